//! How many moves are good and effective in several games of a corpus.

use std::path::Path;

use super::corpus_file::CorpusFile;
use super::representative::Representative;
use tessera_cli::failure::Failure;
use tessera_report::data::{GoodMovesRow, GoodMovesSpread};
use tessera_report::{Replay, quartiles};

/// Good and effective moves of several games.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Spread {
    /// The rows of each game.
    games: Vec<Vec<GoodMovesRow>>,
}

impl Spread {
    /// Searches `count` games of a corpus of `all`, at equal distances from each other, with so many steps for each turn.
    pub fn search(
        path: &Path,
        replay: &mut dyn Replay,
        all: u64,
        count: u64,
        steps: u32,
        seed: u32,
    ) -> Result<Spread, Failure> {
        let mut spread = Spread::default();
        let count = count.min(all);
        let mut file = CorpusFile::open(path)?;
        let mut place = 0;
        while let Some(game) = file.next_game()? {
            let searched = spread.games.len() as u64;
            if searched < count && place == searched * all / count {
                let played = replay.replay(&game).map_err(|why| file.fault(why))?;
                let data = Representative::of(&played, steps, seed)?.good_moves();
                spread.games.extend(data.map(|data| data.rows));
            }
            place += 1;
        }
        Ok(spread)
    }

    /// How many games were searched.
    pub fn games(&self) -> u32 {
        self.games.len() as u32
    }

    /// The quartiles over the games, for all seats and for each; empty of fewer than two games.
    pub fn quartiles(&self) -> Vec<GoodMovesSpread> {
        let Some(first) = self.games.first().filter(|_| self.games.len() > 1) else {
            return Vec::new();
        };
        let spread = |of: &GoodMovesRow| {
            let of_seat = |game: &Vec<GoodMovesRow>| game.iter().find(|row| row.seat == of.seat).copied();
            let rows: Vec<GoodMovesRow> = self.games.iter().filter_map(of_seat).collect();
            let over = |number: fn(&GoodMovesRow) -> f64| quartiles(rows.iter().map(number).collect());
            GoodMovesSpread {
                seat: of.seat,
                effective: over(|row| row.effective),
                effective_share: over(|row| row.effective_share),
                good: over(|row| row.good),
                good_share: over(|row| row.good_share),
            }
        };
        first.iter().map(spread).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(effective: f64) -> Vec<GoodMovesRow> {
        let row = |seat: Option<u8>| GoodMovesRow {
            seat,
            turns: 10,
            effective,
            effective_share: effective / 20.0,
            effective_space: 1.0,
            good: 2.0,
            good_share: 0.1,
            good_space: 1.0,
        };
        vec![row(None), row(Some(0))]
    }

    #[test]
    fn quartiles_are_taken_over_the_games() {
        let spread = Spread {
            games: [4.0, 1.0, 3.0, 2.0].map(game).to_vec(),
        };
        let quartiles = spread.quartiles();
        assert_eq!((quartiles.len(), spread.games()), (2, 4));
        // Of 1, 2, 3, 4: a quarter is at most 1, half at most 2.5 in the middle, three quarters at most 3.
        let effective = quartiles[1].effective;
        assert_eq!((effective.low, effective.median, effective.high), (1.0, 2.5, 3.0));
        assert_eq!(quartiles[1].seat, Some(0));
        assert!(
            Spread {
                games: vec![game(1.0)]
            }
            .quartiles()
            .is_empty()
        );
    }
}
