//! The list of moves: a row for each round, a column for each seat.

use crate::live_game::LiveGame;
use crate::player_names;
use crate::words::PanelWords;
use tessera_core::game::{Seat, Turn};
use tessera_core::language::Language;
use tessera_core::sorting;
use tessera_games::play::{Record, Table};

/// A ply in the list of moves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MoveRow {
    /// How many plies have been played when it was played.
    pub ply: usize,
    /// How it reads: `c3`, `Komi 5½`.
    pub text: String,
    /// Whether the board shows the position after it.
    pub current: bool,
}

/// A line of a list of moves; each of them is an `M`.
#[derive(Clone, PartialEq, Debug)]
pub enum MoveLine<M = MoveRow> {
    /// What was agreed: a bid, a choice of side, a swap.
    Agreed(Vec<M>),
    /// A round, with the number of its first move: the turn of each seat, in the order of the columns. A turn may have several
    /// plies.
    Round(usize, Vec<Vec<M>>),
    /// The turn of one of many seats, counted from 1, after the draw that it began with.
    Turn(usize, Seat, Vec<M>),
}

impl<M> MoveLine<M> {
    /// Returns the number of its first move, from 1 on; none of what was agreed.
    pub fn number(&self) -> Option<usize> {
        match self {
            MoveLine::Agreed(_) => None,
            MoveLine::Round(number, _) | MoveLine::Turn(number, ..) => Some(*number),
        }
    }

    /// Returns the moves of each column; a line that is no round has one column.
    pub fn turns(&self) -> &[Vec<M>] {
        match self {
            MoveLine::Agreed(moves) | MoveLine::Turn(_, _, moves) => std::slice::from_ref(moves),
            MoveLine::Round(_, turns) => turns,
        }
    }

    /// Returns how many moves it has.
    pub fn count(&self) -> usize {
        self.turns().iter().map(Vec::len).sum()
    }

    /// Returns the line with what the function makes of each move.
    pub fn map<N>(self, mut change: impl FnMut(M) -> N) -> MoveLine<N> {
        let mut all = |moves: Vec<M>| moves.into_iter().map(&mut change).collect();
        match self {
            MoveLine::Agreed(moves) => MoveLine::Agreed(all(moves)),
            MoveLine::Round(number, turns) => MoveLine::Round(number, turns.into_iter().map(all).collect()),
            MoveLine::Turn(number, seat, moves) => MoveLine::Turn(number, seat, all(moves)),
        }
    }
}

/// A list of moves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MoveTable<M = MoveRow> {
    /// The headings of the columns; empty where every turn has a line of its own.
    pub columns: Vec<String>,
    /// The lines, the first turn first.
    pub lines: Vec<MoveLine<M>>,
}

impl MoveTable {
    /// Returns every ply, in the order in which they were played: the first column of a round moves before the second.
    pub fn plies(&self) -> impl Iterator<Item = &MoveRow> {
        self.lines.iter().flat_map(MoveLine::turns).flatten()
    }
}

/// The number of the move, as the list counts, after each number of plies of the line, from 0 on: where tiles are drawn a turn
/// is one move, which begins with its draw; elsewhere a ply is. What was agreed has no number.
pub(crate) fn numbers(game: &LiveGame) -> Vec<usize> {
    let plies = game.line().len();
    if !game.id.seats_vary() {
        let mut number = 0;
        let after = |name: &String| {
            number += usize::from(!game.table().is_agreement(name));
            number
        };
        return [0].into_iter().chain(game.line().iter().map(after)).collect();
    }
    let mut deciders = (0..plies).map(|at| game.decided(at));
    let lines = turns(&mut deciders, game.table().seats());
    let mut numbers = vec![0];
    for line in lines {
        numbers.resize(numbers.len() + line.count(), line.number().unwrap_or_default());
    }
    numbers
}

/// The numbers of a game that is not on the board.
pub(crate) fn numbers_of(record: &Record, language: Language) -> Vec<usize> {
    match LiveGame::view(record, language) {
        Ok((game, _)) => numbers(&game),
        // What was played is legal.
        Err(_) => vec![0],
    }
}

/// The number of the last move of a table, as the list of moves counts.
pub(crate) fn last_number(table: &dyn Table, language: Language) -> usize {
    numbers_of(&table.record(), language)
        .last()
        .copied()
        .unwrap_or_default()
}

/// How many moves have been made after so many plies of the line: a tile that is only drawn is no move yet.
pub(crate) fn made(game: &LiveGame, ply: usize) -> usize {
    let is_drawn = ply > 0 && game.decided(ply - 1) == Turn::Chance;
    numbers(game)[ply] - usize::from(is_drawn)
}

/// Which move of how many is shown.
pub(crate) fn at(game: &LiveGame, language: Language) -> String {
    let numbers = numbers(game);
    (PanelWords::of(language).at)(numbers[game.ply()], numbers[game.line().len()])
}

/// The plies of the whole line, those after the one that is shown too.
pub(crate) fn moves(game: &LiveGame, language: Language) -> MoveTable {
    let (table, names) = (game.table(), game.line());
    let plies = names.iter().enumerate();
    let plies = plies.map(|(at, name)| (game.decided(at), table.is_agreement(name)));
    let MoveTable { columns, lines } = arranged(game, &plies.collect::<Vec<_>>(), language);
    let row = |at: usize| MoveRow {
        ply: at + 1,
        text: table.move_text(&names[at]),
        current: at + 1 == game.ply(),
    };
    let lines = lines.into_iter().map(|line| line.map(row)).collect();
    MoveTable { columns, lines }
}

/// Plies of a game in the lines of a list, each by its place from 0 on. Of a ply it is told who decided it and whether it
/// settles how the game is played. They need not be those of the line on the board.
pub(crate) fn arranged(game: &LiveGame, plies: &[(Turn, bool)], language: Language) -> MoveTable<usize> {
    let table = game.table();
    if game.id.seats_vary() {
        return MoveTable {
            columns: Vec::new(),
            lines: turns(&mut plies.iter().map(|(turn, _)| *turn), table.seats()),
        };
    }
    let opener = plies.iter().find(|(_, agreed)| !agreed);
    let first = match opener {
        Some((Turn::Seat(seat), _)) => *seat,
        _ => Seat(0),
    };
    let column = |seat: Seat| usize::from(seat != first);
    let heading = |seat: Seat| player_names::side_or_name(game, seat, language);
    let mut seats: Vec<Seat> = game.seats().collect();
    sorting::sort_by_key(&mut seats, |&seat| column(seat));
    MoveTable {
        columns: seats.into_iter().map(heading).collect(),
        lines: rounds(plies, column),
    }
}

/// The rounds of two seats, each with the number of its first move. A round ends with the turn of the second column, or where the first column moves again.
fn rounds(plies: &[(Turn, bool)], column: impl Fn(Seat) -> usize) -> Vec<MoveLine<usize>> {
    let mut lines = Vec::new();
    let mut number = 0;
    let mut last = None;
    for (ply, &(turn, agreed)) in plies.iter().enumerate() {
        if agreed {
            match lines.last_mut() {
                Some(MoveLine::Agreed(moves)) => moves.push(ply),
                _ => lines.push(MoveLine::Agreed(vec![ply])),
            }
            last = None;
            continue;
        }
        let Turn::Seat(seat) = turn else { continue };
        number += 1;
        let at = column(seat);
        let goes_on = last == Some(at) || (last == Some(0) && at == 1);
        match lines.last_mut() {
            Some(MoveLine::Round(_, turns)) if goes_on => turns[at].push(ply),
            _ => {
                let mut turns = vec![Vec::new(), Vec::new()];
                turns[at].push(ply);
                lines.push(MoveLine::Round(number, turns));
            }
        }
        last = Some(at);
    }
    lines
}

/// The turns of any number of seats, one after the other, each from its draw to the next. A piece that fits nowhere is
/// followed by another draw. Where a seat resigns, the next one has the piece in hand.
fn turns(plies: &mut dyn Iterator<Item = Turn>, seats: u8) -> Vec<MoveLine<usize>> {
    let mut lines: Vec<MoveLine<usize>> = Vec::new();
    let mut last = None;
    for (ply, turn) in plies.enumerate() {
        let begins = match (last, turn) {
            (None, _) => true,
            (Some(last), Turn::Seat(_)) => last != turn && last != Turn::Chance,
            (Some(last), _) => last != turn,
        };
        match (lines.last_mut(), turn) {
            (Some(MoveLine::Turn(_, seat, moves)), _) if !begins => {
                // Who has drawn is known from what follows.
                if let Turn::Seat(mover) = turn {
                    *seat = mover;
                }
                moves.push(ply);
            }
            (before, _) => {
                let seat = match (before, turn) {
                    (_, Turn::Seat(mover)) => mover,
                    (Some(MoveLine::Turn(_, seat, _)), _) => Seat((seat.0 + 1) % seats),
                    _ => Seat::FIRST,
                };
                lines.push(MoveLine::Turn(lines.len() + 1, seat, vec![ply]));
            }
        }
        last = Some(turn);
    }
    lines
}
