//! The list of moves: a row for each round, a column for each seat.

use crate::live_game::LiveGame;
use crate::player_names;
use crate::words::PanelWords;
use tessera_core::game::{Seat, Turn};
use tessera_core::language::Language;
use tessera_core::sorting;

/// A ply in the list of moves.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveRow {
    /// How many plies have been played when it was played.
    pub ply: usize,
    /// How it reads: `c3`, `Komi 5½`.
    pub text: String,
    /// Whether the board shows the position after it.
    pub current: bool,
}

/// A line of the list of moves.
#[derive(Clone, PartialEq, Debug)]
pub enum MoveLine {
    /// What was agreed: a bid, a choice of side, a swap.
    Agreed(Vec<MoveRow>),
    /// A round, counted from 1: the turn of each seat, in the order of the columns. A turn may have several plies.
    Round(usize, Vec<Vec<MoveRow>>),
    /// The turn of one of many seats, counted from 1, after the draw that it began with.
    Turn(usize, Seat, Vec<MoveRow>),
}

/// The list of moves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MoveTable {
    /// The headings of the columns; empty where every turn has a line of its own.
    pub columns: Vec<String>,
    /// The lines, the first turn first.
    pub lines: Vec<MoveLine>,
}

impl MoveTable {
    /// Every ply, in the order in which they were played.
    pub fn plies(&self) -> impl Iterator<Item = &MoveRow> {
        self.lines
            .iter()
            .flat_map(|line| match line {
                MoveLine::Agreed(rows) | MoveLine::Turn(_, _, rows) => vec![rows],
                MoveLine::Round(_, turns) => turns.iter().collect(),
            })
            .flatten()
    }
}

/// The number of the move, as the list counts, after each number of plies of the line, from 0 on: where tiles are drawn a turn
/// is one move, which begins with its draw; elsewhere a ply is.
pub(crate) fn numbers(game: &LiveGame) -> Vec<usize> {
    let plies = game.line().len();
    if !game.id.seats_vary() {
        return (0..=plies).collect();
    }
    let row = |at: usize| MoveRow {
        ply: at + 1,
        text: String::new(),
        current: false,
    };
    let lines = turns(
        (0..plies).map(|at| (game.decided(at), row(at))),
        game.table().seats(),
    );
    let turn_of_plies = lines.iter().flat_map(|line| match line {
        MoveLine::Turn(number, _, rows) => vec![*number; rows.len()],
        _ => Vec::new(),
    });
    std::iter::once(0).chain(turn_of_plies).collect()
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
    let table = game.table();
    let plies = game.line().iter().enumerate().map(|(index, name)| {
        let row = MoveRow {
            ply: index + 1,
            text: table.move_text(name),
            current: index + 1 == game.ply(),
        };
        (game.decided(index), table.is_agreement(name), row)
    });
    arranged(game, plies.collect(), language)
}

/// Plies of a game in the lines of a list, each ply with who decided it and whether it settles how the game is played. They
/// need not be those of the line on the board.
pub(crate) fn arranged(game: &LiveGame, plies: Vec<(Turn, bool, MoveRow)>, language: Language) -> MoveTable {
    let table = game.table();
    if game.id.seats_vary() {
        return MoveTable {
            columns: Vec::new(),
            lines: turns(plies.into_iter().map(|(turn, _, row)| (turn, row)), table.seats()),
        };
    }
    let opener = plies.iter().find(|(_, agreed, _)| !agreed);
    let first = match opener {
        Some((Turn::Seat(seat), ..)) => *seat,
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

/// The rounds of two seats. A round ends with the turn of the second column, or where the first column moves again.
fn rounds(plies: Vec<(Turn, bool, MoveRow)>, column: impl Fn(Seat) -> usize) -> Vec<MoveLine> {
    let mut lines = Vec::new();
    let mut number = 0;
    let mut last = None;
    for (turn, agreed, row) in plies {
        if agreed {
            match lines.last_mut() {
                Some(MoveLine::Agreed(rows)) => rows.push(row),
                _ => lines.push(MoveLine::Agreed(vec![row])),
            }
            last = None;
            continue;
        }
        let Turn::Seat(seat) = turn else { continue };
        let at = column(seat);
        let goes_on = last == Some(at) || (last == Some(0) && at == 1);
        match lines.last_mut() {
            Some(MoveLine::Round(_, turns)) if goes_on => turns[at].push(row),
            _ => {
                number += 1;
                let mut turns = vec![Vec::new(), Vec::new()];
                turns[at].push(row);
                lines.push(MoveLine::Round(number, turns));
            }
        }
        last = Some(at);
    }
    lines
}

/// The turns of any number of seats, one after the other, each from its draw to the next. A piece that fits nowhere is
/// followed by another draw. Where a seat resigns, the next one has the piece in hand.
fn turns(plies: impl Iterator<Item = (Turn, MoveRow)>, seats: u8) -> Vec<MoveLine> {
    let mut lines: Vec<MoveLine> = Vec::new();
    let mut last = None;
    for (turn, row) in plies {
        let begins = match (last, turn) {
            (None, _) => true,
            (Some(last), Turn::Seat(_)) => last != turn && last != Turn::Chance,
            (Some(last), _) => last != turn,
        };
        match (lines.last_mut(), turn) {
            (Some(MoveLine::Turn(_, seat, rows)), _) if !begins => {
                // Who has drawn is known from what follows.
                if let Turn::Seat(mover) = turn {
                    *seat = mover;
                }
                rows.push(row);
            }
            (before, _) => {
                let seat = match (before, turn) {
                    (_, Turn::Seat(mover)) => mover,
                    (Some(MoveLine::Turn(_, seat, _)), _) => Seat((seat.0 + 1) % seats),
                    _ => Seat::FIRST,
                };
                lines.push(MoveLine::Turn(lines.len() + 1, seat, vec![row]));
            }
        }
        last = Some(turn);
    }
    lines
}
