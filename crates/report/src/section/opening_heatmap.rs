//! Where the first moves are played, and how well they do: by sides where seats choose sides, because who plays which is
//! then no matter of the seat.

use super::super::board::Board;
use super::super::data::{CellPlays, OpeningHeatmapData};
use super::super::played_game::PlayedGame;
use super::bias::Earned;

/// The first turns that count, agreements among them.
const TURNS: usize = 10;
/// The fewest plays with which a cell is shown.
const LEAST: u32 = 5;

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
