//! A part of a corpus that one of several runs plays.

use std::fmt;
use std::str::FromStr;

use tessera_core::quoted::Quoted;

/// A shard, written `3/16`: of every 16 games in a row the third.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shard {
    /// Its number, counted from 1.
    number: u64,
    /// How many shards there are.
    of: u64,
}

impl Shard {
    /// The only shard of a corpus that is played in one run.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// The indices of its games in a corpus of so many, in ascending order.
    pub fn indices(self, games: u64) -> impl Iterator<Item = u64> {
        (self.number - 1..games).step_by(self.of as usize)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let read = text.split_once('/').and_then(|(number, of)| {
            Some(Shard {
                number: number.parse().ok()?,
                of: of.parse().ok()?,
            })
        });
        let shard = read.filter(|shard| (1..=shard.of).contains(&shard.number) && shard.of <= 1_000_000);
        shard.ok_or_else(|| {
            format!(
                "expected a shard such as 3/16, the third of sixteen, got {}",
                Quoted(text)
            )
        })
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_read_as_they_are_written_and_others_are_refused() {
        for text in ["1/1", "3/16", "16/16"] {
            assert_eq!(text.parse::<Shard>().unwrap().to_string(), text);
        }
        for text in ["", "3", "0/4", "5/4", "1/0", "a/b", "-1/4", "1/4/4", "1/1000001"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
    }

    #[test]
    fn every_game_belongs_to_exactly_one_shard() {
        for (of, games) in [(1, 5), (3, 10), (4, 3)] {
            let shards = (1..=of).map(|number| Shard { number, of });
            let mut all: Vec<u64> = shards.flat_map(|shard| shard.indices(games)).collect();
            all.sort();
            assert_eq!(all, (0..games).collect::<Vec<_>>());
        }
    }
}
