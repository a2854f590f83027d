//! Linage against a literal reading of its rules, on every size of the board: the vectors of the reference end at size 9,
//! and larger boards are bitboards of more words.

use std::collections::BTreeSet;

use rand::RngExt;

use tessera_core::game::{Seat, Turn, dice};
use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::Options;

/// "A region is a maximal set of orthogonally contiguous empty points."
type Region = BTreeSet<(i32, i32)>;

/// The empty points of a board, column and row.
struct Board {
    size: i32,
    empty: Region,
}

impl Board {
    fn new(size: i32) -> Board {
        let points = (0..size).flat_map(|column| (0..size).map(move |row| (column, row)));
        Board {
            size,
            empty: points.collect(),
        }
    }

    fn regions(&self) -> Vec<Region> {
        let mut left = self.empty.clone();
        let mut regions = Vec::new();
        while let Some(seed) = left.pop_first() {
            let mut region = Region::from([seed]);
            let mut open = vec![seed];
            while let Some((column, row)) = open.pop() {
                let beside = [
                    (column + 1, row),
                    (column - 1, row),
                    (column, row + 1),
                    (column, row - 1),
                ];
                for point in beside {
                    if left.remove(&point) {
                        region.insert(point);
                        open.push(point);
                    }
                }
            }
            regions.push(region);
        }
        regions
    }

    /// "[...] place a stone on an empty point which is part of a free region. At all times, every region must
    /// include at least one line."
    fn legal(&self) -> BTreeSet<String> {
        let free = self
            .regions()
            .into_iter()
            .filter(|region| owner(region).is_none())
            .flatten();
        let mut legal: BTreeSet<String> = free
            .filter(|point| {
                let mut empty = self.empty.clone();
                empty.remove(point);
                let after = Board {
                    size: self.size,
                    empty,
                };
                after
                    .regions()
                    .iter()
                    .all(|region| horizontal(region) || vertical(region))
            })
            .map(name)
            .collect();
        legal.insert("pass".into());
        legal
    }

    /// "A player's score is the number of points in the regions that they own": Vertical's and Horizontal's.
    fn points(&self) -> [i32; 2] {
        let mut points = [0; 2];
        for region in self.regions() {
            if let Some(side) = owner(&region) {
                points[side] += region.len() as i32;
            }
        }
        points
    }
}

/// "A line is a set of three orthogonally contiguous empty points on the same row or column."
fn horizontal(region: &Region) -> bool {
    let line = |&(column, row): &(i32, i32)| (0..3).all(|step| region.contains(&(column + step, row)));
    region.iter().any(line)
}

fn vertical(region: &Region) -> bool {
    let line = |&(column, row): &(i32, i32)| (0..3).all(|step| region.contains(&(column, row + step)));
    region.iter().any(line)
}

/// "A region is owned by Vertical if it contains no horizontal lines, and by Horizontal if it contains no
/// vertical lines." The side is 0 or 1.
fn owner(region: &Region) -> Option<usize> {
    match (horizontal(region), vertical(region)) {
        (false, _) => Some(0),
        (_, false) => Some(1),
        _ => None,
    }
}

fn name((column, row): (i32, i32)) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

fn point(name: &str) -> (i32, i32) {
    (
        i32::from(name.as_bytes()[0] - b'a'),
        name[1..].parse::<i32>().expect("a row") - 1,
    )
}

#[test]
fn every_size_of_linage_is_played_by_the_letter_of_the_rules() {
    for size in 3..=19 {
        let options = Options::parse(&format!("size={size}.komi=0")).expect("options");
        for seed in 1..=2 {
            let mut dice = dice(seed);
            let mut table = catalog::open(GameId::Linage, &options, Language::English).expect("options");
            let mut board = Board::new(size);
            while table.turn() != Turn::Over {
                let here = format!("{} with seed {seed}", table.record());
                let names = table.legal().names();
                // The literal rules are slow, so on large boards not every position is checked.
                if table
                    .record()
                    .names
                    .len()
                    .is_multiple_of(1 + (size as usize / 6).pow(2))
                {
                    assert_eq!(
                        names.iter().cloned().collect::<BTreeSet<_>>(),
                        board.legal(),
                        "{here}"
                    );
                    let seat_status = table.seat_status();
                    let halves = [Seat::FIRST, Seat::SECOND].map(|seat| seat_status[seat].score);
                    assert_eq!(halves, board.points().map(|points| 2 * points), "{here}");
                }
                // A pass is played only where there is nothing else, so that games come to their end.
                let drawn = dice.random_range(0..(names.len() as u32 - 1).max(1));
                let played = &names[drawn as usize];
                table.play(played).expect("it was listed");
                if played != "pass" {
                    board.empty.remove(&point(played));
                }
            }
        }
    }
}
