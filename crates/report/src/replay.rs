//! Games of a corpus replayed by their rules.

use std::collections::HashMap;
use std::fmt;

use super::board::Board;
use super::corpus::CorpusGame;
use super::played_game::{PlayedGame, PlayedTurn, payoffs};
use super::section::ActionKind;
use tessera_core::game::{Seat, Turn};
use tessera_core::language::Language;
use tessera_core::scene::SpotId;
use tessera_games::catalog::{self, GameId, ShowVisitor};
use tessera_games::play::{BadOption, BadRecord, Options, Record, Show, Target, find_move};
use tessera_protocol::assessment::kind_of;

/// Why a game of a corpus cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadGame {
    /// The record cannot be read.
    Record(BadRecord),
    /// The name at this ply, counted from 0, is not legal.
    Illegal(usize, String),
    /// The record ends before the game does.
    Unfinished,
}

/// English, for `lab`.
impl fmt::Display for BadGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadGame::Record(why) => write!(f, "the record is wrong {why}"),
            BadGame::Illegal(ply, name) => {
                write!(f, "the record: ply {}, {name:?}: not a legal move here", ply + 1)
            }
            BadGame::Unfinished => f.write_str("the record ends before the game is over"),
        }
    }
}

impl std::error::Error for BadGame {}

/// A turn of a game with the kinds of its legal moves.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnKinds {
    /// The ply, counted from 0.
    pub ply: u32,
    /// The kind of each legal move.
    pub kinds: Vec<ActionKind>,
}

/// A game whose corpus is replayed, whatever game it is.
pub trait Replay {
    fn replay(&mut self, game: &CorpusGame) -> Result<PlayedGame, BadGame>;
    /// The kinds of the legal moves of each choice of a record; a choice of several plies counts ply by ply.
    fn kinds(&self, record: &Record) -> Result<Vec<TurnKinds>, BadGame>;
    /// What the labels of moves stand for: names, or kinds of moves where names depend on the position.
    fn labels(&self) -> &[String];
    /// The board; `None` where it grows.
    fn board(&self) -> Option<&Board>;
    fn seats(&self) -> u8;
}

/// Replays games of these options.
pub fn replayer(game: GameId, options: &Options) -> Result<Box<dyn Replay>, BadOption> {
    catalog::with_show(game, options, MakeReplayer)
}

struct MakeReplayer;

impl ShowVisitor for MakeReplayer {
    type Output = Box<dyn Replay>;

    fn visit<G: Show + 'static>(self, game: G) -> Box<dyn Replay> {
        let start = game.start();
        let board = match game.land() {
            Some(_) => None,
            None => Board::of(&game.scene(&start, Language::default()), game.rotation_steps()),
        };
        Box::new(Replayer {
            game,
            board,
            labels: Labels::default(),
        })
    }
}

/// Names and their places.
#[derive(Default)]
struct Labels {
    names: Vec<String>,
    places: HashMap<String, u32>,
}

impl Labels {
    /// The place of a name, which is added if it is new.
    fn place(&mut self, name: &str) -> u32 {
        if let Some(&place) = self.places.get(name) {
            return place;
        }
        let place = self.names.len() as u32;
        self.names.push(name.to_owned());
        self.places.insert(name.to_owned(), place);
        place
    }
}

struct Replayer<G> {
    game: G,
    board: Option<Board>,
    labels: Labels,
}

impl<G: Show> Replayer<G> {
    /// The board's cell that a move is made on.
    fn cell(&self, state: &G::State, mv: G::Move) -> Option<u32> {
        let board = self.board.as_ref()?;
        match self.game.gesture(state, mv).first()? {
            Target::Spot(SpotId::Cell(cell)) => board.place_of_spot(*cell),
            _ => None,
        }
    }

    /// The labels of the legal moves of a turn of one ply.
    fn legal_labels(&mut self, state: &G::State, legal: &[G::Move]) -> Vec<u32> {
        let label = |&mv: &G::Move| self.labels.place(&self.game.name(state, mv));
        legal.iter().map(label).collect()
    }

    /// The labels of the legal moves of a turn whose plies count together: the kind of the last ply of each.
    fn legal_kinds(&mut self, state: &G::State, legal: &[G::Move], seat: Seat) -> Vec<u32> {
        let (mut labels, mut replies) = (Vec::new(), Vec::new());
        for &mv in legal {
            let mut after = state.clone();
            self.game.play(&mut after, mv);
            if self.game.turn(&after) != Turn::Seat(seat) {
                labels.push(self.labels.place(NO_SECOND));
                continue;
            }
            replies.clear();
            self.game.moves(&after, &mut replies);
            for &reply in &replies {
                let name = format!(".{}", self.game.name(&after, reply));
                labels.push(self.labels.place(kind_of(&name).unwrap_or(NO_SECOND)));
            }
        }
        labels
    }

    fn kind(&self, state: &G::State, mv: G::Move) -> ActionKind {
        let name = self.game.name(state, mv);
        match name.as_str() {
            "pass" => ActionKind::Pass,
            "button" => ActionKind::Button,
            "none" => ActionKind::NoMeeple,
            _ if self.game.bid(mv).is_some() => ActionKind::Komi,
            _ if self.game.is_agreement(&name) => ActionKind::Sides,
            _ => match self.game.gesture(state, mv).first() {
                Some(Target::Spot(SpotId::Segment(_))) => ActionKind::Meeple,
                // The only game in which pieces are replaced writes an x before the cell.
                _ if name.starts_with('x') => ActionKind::Replace,
                _ => ActionKind::Add,
            },
        }
    }
}

/// The kind of a turn that has no second ply.
const NO_SECOND: &str = "none";

impl<G: Show> Replay for Replayer<G> {
    fn replay(&mut self, corpus: &CorpusGame) -> Result<PlayedGame, BadGame> {
        let record = Record::parse(&corpus.record).map_err(BadGame::Record)?;
        let mut played = PlayedGame {
            index: corpus.index,
            record: corpus.record.clone(),
            ..PlayedGame::default()
        };
        let mut state = self.game.start();
        played.keys.push(self.game.key(&state));
        let mut values = corpus.turns.iter().map(|turn| (turn.ply, turn.value)).peekable();
        let (mut legal, mut after_draw) = (Vec::new(), false);
        let mut ply = 0;
        while let Some(name) = record.names.get(ply) {
            legal.clear();
            self.game.moves(&state, &mut legal);
            let illegal = || BadGame::Illegal(ply, name.clone());
            let mv = find_move(&self.game, &state, name, &mut Vec::new()).ok_or_else(illegal)?;
            let Turn::Seat(seat) = self.game.turn(&state) else {
                played.draws.push(legal.len() as u32);
                self.game.play(&mut state, mv);
                played.keys.push(self.game.key(&state));
                (ply, after_draw) = (ply + 1, true);
                continue;
            };
            while values.next_if(|(of, _)| (*of as usize) < ply).is_some() {}
            let value = values.peek().filter(|(of, _)| *of as usize == ply);
            let mut turn = PlayedTurn {
                ply: ply as u32,
                seat: seat.0,
                side: self.game.sides(&state, Language::default())[seat]
                    .as_ref()
                    .map(|side| side.id),
                name: name.clone(),
                cell: self.cell(&state, mv),
                agreement: self.game.is_agreement(name),
                bid: self.game.bid(mv),
                value: value.map(|&(_, value)| value.into()),
                ..PlayedTurn::default()
            };
            turn.legal = if after_draw {
                self.legal_kinds(&state, &legal, seat)
            } else {
                self.legal_labels(&state, &legal)
            };
            self.game.play(&mut state, mv);
            played.keys.push(self.game.key(&state));
            ply += 1;
            while after_draw && self.game.turn(&state) == Turn::Seat(seat) {
                let Some(name) = record.names.get(ply) else { break };
                let illegal = || BadGame::Illegal(ply, name.clone());
                let mv = find_move(&self.game, &state, name, &mut legal).ok_or_else(illegal)?;
                self.game.play(&mut state, mv);
                played.keys.push(self.game.key(&state));
                turn.name = format!("{}.{name}", turn.name);
                ply += 1;
            }
            turn.chosen = if after_draw {
                self.labels.place(kind_of(&turn.name).unwrap_or(NO_SECOND))
            } else {
                self.labels.place(&turn.name)
            };
            after_draw = false;
            played.turns.push(turn);
        }
        if self.game.turn(&state) != Turn::Over {
            return Err(BadGame::Unfinished);
        }
        let seats = self.game.seats();
        played.payoff = payoffs(&self.game.payoff(&state), seats);
        let sides = self.game.sides(&state, Language::default());
        let sides: Option<Vec<_>> = Seat::all(seats).map(|seat| Some(sides[seat]?.id)).collect();
        played.sides = sides.unwrap_or_default();
        if let Some(land) = self.game.land() {
            played.breakdown = land.score_breakdown(&state, Language::default()).rows;
        }
        Ok(played)
    }

    fn kinds(&self, record: &Record) -> Result<Vec<TurnKinds>, BadGame> {
        let (mut state, mut legal, mut turns) = (self.game.start(), Vec::new(), Vec::new());
        for (ply, name) in record.names.iter().enumerate() {
            legal.clear();
            self.game.moves(&state, &mut legal);
            if matches!(self.game.turn(&state), Turn::Seat(_)) {
                let kinds = legal.iter().map(|&mv| self.kind(&state, mv)).collect();
                turns.push(TurnKinds {
                    ply: ply as u32,
                    kinds,
                });
            }
            let illegal = || BadGame::Illegal(ply, name.clone());
            let mv = find_move(&self.game, &state, name, &mut legal).ok_or_else(illegal)?;
            self.game.play(&mut state, mv);
        }
        Ok(turns)
    }

    fn labels(&self) -> &[String] {
        &self.labels.names
    }

    fn board(&self) -> Option<&Board> {
        self.board.as_ref()
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }
}
