//! The section `openings`: the openings that are played most.
//!
//! An opening is the first plies that several games have in common, beyond those that settle how the game is played. Games
//! that a symmetry of the rules maps to each other have the same opening. An opening is listed only if no longer one has
//! as many games.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::bias::Earned;
use super::content::Content;
use super::context::Context;
use crate::board::Board;
use crate::interval::Interval;
use crate::played_game::{PlayedGame, PlayedTurn};
use tessera_games::play::Record;

/// The most turns of an opening beyond the agreement.
const TURNS: usize = 6;
/// The most openings that are listed.
const LISTED: usize = 12;

/// An interval of more than this is too wide to say who wins.
const WIDE: f64 = 0.3;

/// The section `openings`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningsData {
    /// The openings that were played most, the most frequent first.
    pub openings: Vec<Opening>,
    /// The fewest games with which an opening is listed.
    pub least: u32,
}

/// An opening: the first plies that some games have in common.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The record of these plies, which can be opened.
    pub record: String,
    /// The names of its moves.
    pub names: Vec<String>,
    /// How many of the names settle how the game is played.
    pub agreements: u32,
    /// How many games begin so.
    pub games: u32,
    /// The share of the points of the first seat.
    pub first_seat: Interval,
}

/// Counts the openings of games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OpeningTally {
    games: u32,
    /// The game and options that every record begins with.
    setup: Option<Record>,
    /// How often games begin with these names, how many of them settle the game, and what the first seat earned.
    prefixes: BTreeMap<Vec<String>, (u32, Earned)>,
}

impl OpeningTally {
    /// Counts a game of a corpus whose draws, if there are any, are part of the opening.
    pub fn add(&mut self, game: &PlayedGame, board: Option<&Board>) {
        self.games += 1;
        let Ok(record) = Record::parse(&game.record) else {
            return;
        };
        let agreements = game.turns.iter().take_while(|turn| turn.agreement).count();
        let turns = &game.turns[..game.turns.len().min(agreements + TURNS)];
        let names = canonical(turns, board, &record.names);
        for end in turns.iter().skip(agreements).map(end_of) {
            let (settled, earned) = self.prefixes.entry(names[..end].to_vec()).or_default();
            *settled = agreements as u32;
            earned.add(game.payoff_of(0));
        }
        self.setup.get_or_insert(Record {
            names: Vec::new(),
            ..record
        });
    }

    /// The section's data.
    pub fn data(&self) -> OpeningsData {
        let least = 2.max(self.games / 500);
        let is_closed = |names: &Vec<String>, games: u32| {
            let longer = self.prefixes.range(names.clone()..).skip(1);
            let mut longer = longer.take_while(|(other, _)| other.starts_with(names));
            !longer.any(|(_, (_, earned))| earned.games == games)
        };
        let mut openings: Vec<_> = self
            .prefixes
            .iter()
            .filter(|(names, (_, earned))| earned.games >= least && is_closed(names, earned.games))
            .collect();
        // The most frequent first, then the longest.
        openings.sort_by_key(|(names, (_, earned))| (u32::MAX - earned.games, usize::MAX - names.len()));
        openings.truncate(LISTED);
        let opening = |(names, (agreements, earned)): (&Vec<String>, &(u32, Earned))| {
            let record = Record {
                names: names.clone(),
                ..self.setup.clone().unwrap_or_default()
            };
            Opening {
                record: record.to_string(),
                names: names.clone(),
                agreements: *agreements,
                games: earned.games,
                first_seat: earned.share(),
            }
        };
        OpeningsData {
            openings: openings.into_iter().map(opening).collect(),
            least,
        }
    }
}

/// The ply after a turn.
fn end_of(turn: &PlayedTurn) -> usize {
    turn.ply as usize + turn.name.split('.').count()
}

/// The names of the plies up to the end of these turns, mapped by the symmetry of the rules that gives the least cells.
fn canonical(turns: &[PlayedTurn], board: Option<&Board>, names: &[String]) -> Vec<String> {
    let end = turns.last().map_or(0, end_of);
    let mut names = names[..end].to_vec();
    let Some(board) = board else { return names };
    let cells: Vec<u32> = turns.iter().filter_map(|turn| turn.cell).collect();
    let maps = board.symmetries.iter().filter(|symmetry| symmetry.keeps_rules);
    let image = |map: &Vec<u32>| -> Vec<u32> { cells.iter().map(|&cell| map[cell as usize]).collect() };
    let best = maps.map(|symmetry| &symmetry.map).min_by_key(|map| image(map));
    let Some(map) = best.filter(|map| image(map) < cells) else {
        return names;
    };
    for turn in turns {
        let Some(cell) = turn.cell else { continue };
        let name = |cell: u32| &board.shape.cells[cell as usize].name;
        let place = turn.ply as usize;
        names[place] = names[place].replacen(name(cell), name(map[cell as usize]), 1);
    }
    names
}

impl Content for OpeningsData {
    fn how(&self, context: &Context) -> String {
        context.counted(context.how.openings)
    }

    fn takeaway(&self, context: &Context) -> String {
        let Some(opening) = self.openings.first() else {
            return context.course.no_opening.to_owned();
        };
        let share = opening.first_seat;
        if share.high - share.low > WIDE {
            (context.course.opening_of_few)(opening.games, context.games())
        } else {
            (context.course.opening)(opening.games, context.games(), context.wins(share))
        }
    }
}
