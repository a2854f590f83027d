//! What the page of a puzzle holds.

use std::rc::Rc;

use super::address::{PuzzleAddress, PuzzleName};
use crate::level::Level;
use crate::link::Link;
use crate::live_game::LiveGame;
use crate::play::Board;
use crate::play::view::outcome;
use crate::player::Player;
use crate::player_names;
use crate::route::Route;
use crate::saved_game::SaveSlot;
use crate::settings::Settings;
use crate::shell::Shell;
use tessera_core::game::{Seat, Turn};
use tessera_core::language::Language;
use tessera_core::sorting;
use tessera_games::catalog::GameId;
use tessera_games::play::Record;
use tessera_protocol::assessment::PASS;
use tessera_protocol::puzzles::{Goal, Puzzle, PuzzleFile};

/// How far somebody is with a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A move is looked for.
    Find,
    /// The engines look at the position after a move that the solution does not have. A move that is `known` to be right
    /// waits for its answer only.
    Checking {
        /// The id of the question.
        id: u32,
        /// Whether the move is known to be right.
        known: bool,
    },
    /// The move misses the goal; the engines look for an answer to it if a question is open.
    Wrong(Option<u32>),
    /// No engine could prove what the move is worth.
    Unproven,
    /// The goal is reached.
    Solved,
    /// The solution is shown.
    Shown,
}

/// What was played last: the own choice, and the answer to it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Exchange {
    /// The names of the own plies.
    pub own: Vec<String>,
    /// The seat that answered, and the names of its plies.
    pub answer: Option<(Seat, Vec<String>)>,
}

/// Where a puzzle stands in the file of its game.
#[derive(Clone)]
pub struct Listing {
    /// All puzzles of the game.
    pub file: Rc<PuzzleFile>,
    /// The place of this one in the file.
    pub place: usize,
    /// The day of which it is the puzzle; `None` for one that was opened by its id.
    pub daily: Option<u32>,
    /// Whether the puzzles of its path follow.
    pub on_path: bool,
    /// The number of the symmetry by which it is mapped, 0 for none.
    pub orientation: u8,
}

impl Listing {
    /// The puzzle as it stands in the file.
    pub(super) fn puzzle(&self) -> &Puzzle {
        &self.file.puzzles[self.place]
    }

    /// The game of its record; `None` if the record cannot be played, or is of another game than the file.
    pub(super) fn game(&self, language: Language) -> Option<LiveGame> {
        opened(self.file.game, &self.puzzle().record, language)
    }

    /// The number in its id.
    pub fn number(&self) -> u32 {
        self.puzzle().number(self.file.game).unwrap_or_default()
    }

    /// The address that always leads to this puzzle, as it is shown.
    fn lasting_address(&self) -> PuzzleAddress {
        PuzzleAddress {
            name: PuzzleName::Of(self.file.game, self.number()),
            on_path: false,
            orientation: Some(self.orientation),
        }
    }

    /// The address by which it was opened.
    fn address(&self) -> PuzzleAddress {
        match self.daily {
            Some(_) => PuzzleAddress {
                name: PuzzleName::Daily,
                ..self.lasting_address()
            },
            None => PuzzleAddress {
                on_path: self.on_path,
                ..self.lasting_address()
            },
        }
    }
}

/// The game of a record to be reviewed; `None` if it cannot be played, or is of another game.
fn opened(id: GameId, record: &str, language: Language) -> Option<LiveGame> {
    let record = Record::parse(record).ok()?;
    let (game, fault) = LiveGame::review(&record, language).ok()?;
    (fault.is_none() && game.id == id).then_some(game)
}

/// Who has won a game that is over, in a sentence.
pub(super) fn ending(game: &LiveGame, language: Language) -> String {
    let title = |seat| player_names::side_or_name(game, seat, language);
    outcome(game.table(), language, title, |_| false)
}

/// The state of the page of a puzzle.
pub struct PuzzleState {
    /// The board. Its game is [reviewed](crate::Mode::Review) or [looked back at](crate::Mode::LookBack): no engine answers by
    /// itself, and it is not kept as a game that was played.
    pub board: Board,
    /// The puzzle as it is shown.
    puzzle: Puzzle,
    /// Where it stands in the file of its game.
    pub listing: Option<Listing>,
    /// Today's number when the puzzle was opened, counted in local dates from 1970-01-01.
    pub day: u32,
    /// How far somebody is.
    pub phase: Phase,
    /// What was played last.
    pub exchange: Exchange,
    /// How many plies were played before the puzzle.
    pub start: usize,
    /// How many plies were played before the choice that is looked for, or was made last.
    pub choice_from: usize,
    /// What is expected next where play has left the solution: the engines' own line.
    pub(super) expected: Vec<String>,
    /// Whether a hint was given in this attempt.
    pub hinted: bool,
    /// Who decides each ply of the solution.
    turns: Vec<Turn>,
    /// Who wins by the solution and by how much, in a sentence; `None` if it does not end the game.
    pub(super) solution_ending: Option<String>,
    /// The same of the line that is shown once nothing is left to be found.
    pub(super) ending: Option<String>,
    /// Whether this attempt has been counted.
    pub(super) is_counted: bool,
}

impl PuzzleState {
    /// Puts a puzzle of a game on the board; `None` if its record or its solution cannot be played.
    pub fn open(
        id: GameId,
        puzzle: Puzzle,
        slot: SaveSlot,
        settings: &Settings,
        language: Language,
    ) -> Option<PuzzleState> {
        let mut game = opened(id, &puzzle.record, language)?;
        let start = game.ply();
        // What is stepped through later has to be legal.
        let mut trial = opened(id, &puzzle.record, language)?;
        for (at, name) in puzzle.line.iter().enumerate() {
            // A turn that goes on by itself has played this ply already.
            if trial.ply() == start + at {
                trial.play(name).ok()?;
            }
        }
        if !trial.line()[start..].starts_with(&puzzle.line) {
            return None;
        }
        let seat = Seat(puzzle.seat.checked_sub(1)?);
        if game.to_move() != Some(seat) || puzzle.first.is_empty() || puzzle.line.is_empty() {
            return None;
        }
        let strongest = Level::all().last().expect("there are levels");
        for other in game.seats().filter(|&other| other != seat) {
            game.players[other] = Player::Machine(strongest);
        }
        let turns = (start..trial.line().len())
            .map(|ply| trial.decided(ply))
            .collect();
        let mut board = Board::new(game, slot, settings);
        board.confirms_choices = true;
        Some(PuzzleState {
            board,
            puzzle,
            listing: None,
            day: 0,
            phase: Phase::Find,
            exchange: Exchange::default(),
            start,
            choice_from: start,
            expected: Vec::new(),
            hinted: false,
            turns,
            solution_ending: trial.over().then(|| ending(&trial, language)),
            ending: None,
            is_counted: false,
        })
    }

    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The number in its id; `None` for a puzzle that is in no file.
    pub fn number(&self) -> Option<u32> {
        self.listing.as_ref().map(Listing::number)
    }

    /// The day of which it is the puzzle; `None` for one that was opened by its id.
    pub fn daily(&self) -> Option<u32> {
        self.listing.as_ref()?.daily
    }

    /// The seat that solves it.
    pub fn seat(&self) -> Seat {
        Seat(self.puzzle().seat - 1)
    }

    /// The fragment that always leads to this puzzle.
    pub fn lasting_address(&self) -> String {
        self.route(Listing::lasting_address).to_string()
    }

    /// The fragment of the page's address.
    pub fn address(&self) -> String {
        self.route(Listing::address).to_string()
    }

    /// The puzzle of one's own games that is asked next, where this is one of them, too.
    pub(super) fn next_due<'a>(&self, shell: &'a Shell) -> Option<&'a str> {
        let here = self.listing.is_none().then(|| self.lasting_address())?;
        shell.puzzles.next_due(self.day, &here)
    }

    /// Whether another puzzle follows.
    pub(super) fn can_go_on(&self, shell: &Shell) -> bool {
        self.listing.is_some() || self.next_due(shell).is_some()
    }

    /// The route by an address of the listing; that of a puzzle that somebody has made holds its solution.
    fn route(&self, address: fn(&Listing) -> PuzzleAddress) -> Route {
        if let Some(listing) = &self.listing {
            return Route::Puzzle(address(listing));
        }
        let game = &self.board.game;
        let before = game.line().iter().take(self.start);
        Route::OwnPuzzle(Link {
            record: Record {
                names: before.chain(&self.puzzle.line).cloned().collect(),
                shown: Some(self.start),
                ..game.record()
            },
            ..Link::default()
        })
    }

    /// The plies that were played since the beginning of the puzzle, up to the position that is shown.
    pub(super) fn played(&self) -> &[String] {
        let game = &self.board.game;
        game.line().get(self.start..game.ply()).unwrap_or_default()
    }

    /// The plies of the solution that follow the position that is shown; `None` where play has left it.
    ///
    /// Plies that follow each other in one turn are stones, which may be placed in any order.
    pub(super) fn rest(&self) -> Option<Vec<String>> {
        self.rest_after(self.played())
    }

    /// The same after other plies from the beginning of the puzzle.
    fn rest_after(&self, played: &[String]) -> Option<Vec<String>> {
        let mut line = self.puzzle().line.clone();
        for (at, name) in played.iter().enumerate() {
            let is_other = |&place: &usize| self.turns[place] != self.turns[at];
            let end = (at..line.len()).find(is_other).unwrap_or(line.len());
            let found = line[at..end].iter().position(|of_line| of_line == name)?;
            line[at..=at + found].rotate_right(1);
        }
        Some(line.split_off(played.len()))
    }

    /// Whether the last ply, with which play leaves the solution, wins as well; `None` where the file does not say.
    pub(super) fn keeps_win(&self) -> Option<bool> {
        let (name, before) = self.played().split_last()?;
        self.rest_after(before)?;
        // The position is that of the solution if the same stones of the turn lie there.
        let turn = self.choice_from - self.start..before.len();
        let stones = |plies: &[String]| {
            let mut stones = plies[turn.clone()].to_vec();
            sorting::sort(&mut stones);
            stones
        };
        if stones(before) != stones(&self.puzzle().line) {
            return None;
        }
        // There is no list for the first ply.
        let place = self
            .own_plies()
            .iter()
            .position(|&ply| ply == before.len())?
            .checked_sub(1)?;
        Some(self.puzzle().later.get(place)?.contains(name))
    }

    /// Which plies of the solution are the solver's own, counted from its first.
    pub fn own_plies(&self) -> Vec<usize> {
        let seat = Turn::Seat(self.seat());
        (0..self.puzzle().line.len())
            .filter(|&ply| self.turns.get(ply) == Some(&seat))
            .collect()
    }

    /// How many plies at the end of the solution are passes that only end the game, and that nobody has to find.
    pub(super) fn closing_passes(&self) -> usize {
        let line = &self.puzzle().line;
        let passes = line.iter().rev().take_while(|name| *name == PASS).count();
        // Where the other side has not passed, whether to pass has to be found.
        let is_own = |at: usize| self.turns.get(at) == Some(&Turn::Seat(self.seat()));
        passes - usize::from(passes > 0 && is_own(line.len() - passes))
    }

    /// How many choices of its own the seat has made of those in the solution, and how many there are. Where nothing is left
    /// to be found, those are made that lie before the position that is shown.
    pub fn choices(&self) -> (usize, usize) {
        let line = &self.turns[..self.turns.len().saturating_sub(self.closing_passes())];
        let own = |turns: &[Turn]| {
            let seat = Turn::Seat(self.seat());
            let begins = |at: usize| turns[at] == seat && (at == 0 || turns[at - 1] != seat);
            (0..turns.len()).filter(|&at| begins(at)).count()
        };
        let made = if self.is_over() {
            self.board.game.ply()
        } else {
            self.turn_begin()
        };
        let made = made.saturating_sub(self.start).min(line.len());
        (own(&line[..made]), own(line))
    }

    /// After how many plies the turn began to which the choice belongs.
    fn turn_begin(&self) -> usize {
        let is_own = |ply: &usize| self.board.game.decided(*ply) == Turn::Seat(self.seat());
        let before = (self.start..self.choice_from).rev().take_while(is_own);
        self.choice_from - before.count()
    }

    /// Whether stones of the turn are judged already.
    pub fn is_mid_turn(&self) -> bool {
        self.turn_begin() < self.choice_from
    }

    /// Whether a move is looked for on the board.
    pub fn is_looking(&self) -> bool {
        self.phase == Phase::Find
    }

    /// Whether nothing is left to be found.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Solved | Phase::Shown)
    }

    /// The first ply that can be stepped to, where a line can be stepped through: the solution once nothing is left to be
    /// found, and a move that misses the goal with what refutes it.
    pub fn steps_from(&self) -> Option<usize> {
        match self.phase {
            Phase::Solved | Phase::Shown => Some(self.start),
            Phase::Wrong(None) if !self.refutation().is_empty() => Some(self.choice_from),
            _ => None,
        }
    }

    /// The plies that follow the choice on the board: the answer, and how it goes on.
    pub(super) fn refutation(&self) -> &[String] {
        let from = self.choice_from + self.exchange.own.len();
        self.board.game.line().get(from..).unwrap_or_default()
    }

    /// Whether the goal is to win.
    pub fn is_to_win(&self) -> bool {
        self.puzzle().goal == Goal::Win
    }
}
