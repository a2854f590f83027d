//! The key under which a review is kept: a hash of its record.

use std::fmt;

use tessera_core::game::StableHasher;
use tessera_games::play::Record;

/// The key under which the review of a record is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ReviewKey(u64);

impl fmt::Display for ReviewKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl ReviewKey {
    /// The key of a record, whatever ply it shows.
    pub fn of(record: &Record) -> ReviewKey {
        let start = with_text(StableHasher::new(), &head(record));
        let all = record
            .names
            .iter()
            .fold(start, |hasher, name| with_text(hasher, name));
        ReviewKey(all.key())
    }
}

/// The keys of a record and of every record that it continues, the longest first: a game that goes on after its review
/// keeps what is known of its first plies.
pub fn keys(record: &Record) -> Vec<ReviewKey> {
    let mut hasher = with_text(StableHasher::new(), &head(record));
    let mut keys: Vec<ReviewKey> = Vec::new();
    for name in &record.names {
        hasher = with_text(hasher, name);
        keys.push(ReviewKey(hasher.key()));
    }
    keys.reverse();
    keys
}

/// The game and its options.
fn head(record: &Record) -> String {
    let head = Record {
        names: Vec::new(),
        shown: None,
        ..record.clone()
    };
    head.to_string()
}

/// The hash after a text: its length, then its bytes in words of eight.
fn with_text(hasher: StableHasher, text: &str) -> StableHasher {
    let word = |bytes: &[u8]| bytes.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
    let sized = hasher.with(text.len() as u64);
    text.as_bytes()
        .chunks(8)
        .map(word)
        .fold(sized, StableHasher::with)
}
