//! The section `opening-heatmap`: where the first moves are played, and how well they do.
//!
//! They are counted by sides where seats choose sides, because who plays which is then no matter of the seat.

use serde::{Deserialize, Serialize};

use super::bias::Earned;
use super::common::BoardShape;
use super::content::Content;
use super::context::Context;
use crate::board::Board;
use crate::played_game::PlayedGame;

/// The first turns that count, agreements among them.
const TURNS: usize = 10;
/// The fewest plays with which a cell is shown.
const LEAST: u32 = 5;

/// The section `opening-heatmap`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningHeatmapData {
    /// The first turns that count: 10.
    pub turns: u32,
    /// How many symmetries of the board were folded together: 1 where none were.
    pub folded: u32,
    /// The fewest plays with which a cell is shown: 5.
    pub least: u32,
    pub board: BoardShape,
    /// The sides whose stones the lists below are, as records call them: `vertical`. Empty where seats are all alike: there
    /// the lists are those of the seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<String>,
    /// What each side, or each seat, played.
    pub seats: Vec<Vec<CellPlays>>,
}

/// What a side or a seat played on a cell in the first turns.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CellPlays {
    /// The cell: its place in the board's list.
    pub cell: u32,
    /// How often it played there. Where symmetries are folded, the count of all cells that are alike.
    pub plays: u32,
    /// Which part of the games it won where it played there, a draw counted as half a win.
    pub share: f64,
}

/// What each side, or each seat where there are none, played on each cell in the first turns.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OpeningHeatmapTally {
    sides: Vec<&'static str>,
    seats: Vec<Vec<Earned>>,
}

impl OpeningHeatmapTally {
    /// Counts a game.
    pub fn add(&mut self, game: &PlayedGame, board: &Board) {
        if self.sides.is_empty() {
            self.sides.clone_from(&game.sides);
            self.sides.sort_unstable();
        }
        self.seats
            .resize(game.payoff.len().max(self.seats.len()), Vec::new());
        for turn in game.turns.iter().take(TURNS) {
            let Some(cell) = turn.cell else { continue };
            let side = turn.side.filter(|_| !self.sides.is_empty());
            let (place, payoff) = match side {
                Some(side) => (
                    self.sides.iter().position(|other| *other == side),
                    game.payoff_of_side(side),
                ),
                None => (Some(usize::from(turn.seat)), game.payoff_of(turn.seat)),
            };
            let Some(cells) = place.and_then(|place| self.seats.get_mut(place)) else {
                continue;
            };
            cells.resize(board.cells(), Earned::default());
            cells[cell as usize].add(payoff);
        }
    }

    /// The section's data. Cells that a symmetry of the rules maps to each other are counted together.
    pub fn data(&self, board: &Board) -> OpeningHeatmapData {
        let symmetries: Vec<&Vec<u32>> = board
            .symmetries
            .iter()
            .filter(|symmetry| symmetry.keeps_rules)
            .map(|symmetry| &symmetry.map)
            .collect();
        let seat = |cells: &Vec<Earned>| {
            let folded = |(cell, _): (usize, &Earned)| {
                let mut alike = vec![cell as u32];
                alike.extend(symmetries.iter().map(|map| map[cell]));
                alike.sort_unstable();
                alike.dedup();
                let mut sum = Earned::default();
                for cell in alike {
                    sum.games += cells[cell as usize].games;
                    sum.points += cells[cell as usize].points;
                }
                (sum.games >= LEAST).then(|| CellPlays {
                    cell: cell as u32,
                    plays: sum.games,
                    share: sum.points / f64::from(sum.games),
                })
            };
            cells.iter().enumerate().filter_map(folded).collect()
        };
        OpeningHeatmapData {
            turns: TURNS as u32,
            folded: symmetries.len() as u32 + 1,
            least: LEAST,
            board: board.shape.clone(),
            sides: self.sides.iter().map(|&side| side.to_owned()).collect(),
            seats: self.seats.iter().map(seat).collect(),
        }
    }
}

impl Content for OpeningHeatmapData {
    fn how(&self, context: &Context) -> String {
        context.counted(&(context.how.opening_heatmap)(self.folded))
    }

    fn takeaway(&self, context: &Context) -> String {
        let first = context.decisions(self.turns);
        let most = self.seats.iter().enumerate().find_map(|(place, cells)| {
            // Of cells that were played as often, the first.
            let plays = cells.iter().map(|cell| cell.plays).max()?;
            Some((place, cells.iter().find(|cell| cell.plays == plays)?))
        });
        let named =
            most.and_then(|(place, plays)| Some((place, plays, self.board.cells.get(plays.cell as usize)?)));
        let Some((place, plays, cell)) = named else {
            return (context.course.no_opening_cell)(first, self.least);
        };
        let who = match self.sides.get(place) {
            Some(side) => context.side(side),
            None => (context.course.seat)(place as u8 + 1),
        };
        let percent = context.percent(plays.share);
        (context.course.opening_cell)(&who, first, &cell.name, plays.plays, context.games(), &percent)
    }
}
