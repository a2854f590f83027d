//! Puzzles that the criteria do not list, set aside.

use std::collections::BTreeMap;

use serde::Serialize;

use tessera_protocol::puzzles::{PuzzleFault, PuzzleFile, UnlistedReason};

/// What was done with a file.
#[derive(Serialize, Debug)]
pub(super) struct Sifted {
    game: &'static str,
    puzzles: usize,
    listed: usize,
    /// How many are set aside, for each reason.
    aside: BTreeMap<&'static str, usize>,
    /// How many were listed and are set aside now, or the other way round.
    pub changed: usize,
}

/// Sets aside what the criteria do not list, and lists the rest.
pub(super) fn sift(file: &mut PuzzleFile) -> Result<Sifted, PuzzleFault> {
    let changed = file.sift()?;
    let count = |reason: UnlistedReason| {
        file.puzzles
            .iter()
            .filter(|puzzle| puzzle.aside == Some(reason))
            .count()
    };
    Ok(Sifted {
        game: file.game.id(),
        puzzles: file.puzzles.len(),
        listed: file.listed().count(),
        aside: UnlistedReason::ALL
            .map(|reason| (reason.name(), count(reason)))
            .into(),
        changed,
    })
}
