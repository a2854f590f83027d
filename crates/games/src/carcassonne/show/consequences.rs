//! The consequences of the placement of a tile.

use crate::carcassonne::rules::{Award, Carcassonne, Crowd, Move, Phase, Position, Terrain};
use tessera_core::game::Game;
use tessera_core::sorting;

/// A consequence of the placement of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consequence {
    /// It completes a feature with meeples, which is scored.
    Completes(Award),
    /// It completes a feature without meeples; a meeple placed on it now earns these points.
    CompletesUnclaimed(Terrain, u16),
    /// It joins features into one.
    Joins {
        /// Their terrain.
        terrain: Terrain,
        /// The number of features before the placement.
        parts: usize,
        /// How many of them held meeples.
        held: usize,
        /// The meeples in the joined feature.
        crowd: Crowd,
    },
}

/// The features that a placement completes, and those that it joins.
pub fn consequences(game: &Carcassonne, before: &Position, placement: Move) -> Vec<Consequence> {
    let mut after = before.clone();
    game.play(&mut after, placement);
    let Phase::Meeple(cell) = after.phase() else {
        return Vec::new();
    };
    let mut found: Vec<Consequence> = game
        .awards(&after, None)
        .into_iter()
        .map(Consequence::Completes)
        .collect();
    let segments = after.tile(cell).kind().pattern().segments;
    let mut seen = Vec::new();
    for (index, segment) in segments.iter().enumerate() {
        let root = after.root(after.segment(cell, index as u8));
        if seen.contains(&root) {
            continue;
        }
        seen.push(root);
        let (terrain, feature) = (segment.terrain, after.feature(root));
        if terrain != Terrain::Field && feature.open == 0 && feature.crowd.is_empty() {
            let points = game.worth(&after, root).1.points;
            found.push(Consequence::CompletesUnclaimed(terrain, points));
        }
        // The roots before the placement of what is one feature after it.
        let mut parts: Vec<u8> = (0..before.segments())
            .filter(|&old| after.root(old) == root)
            .map(|old| before.root(old))
            .collect();
        sorting::sort(&mut parts);
        parts.dedup();
        if parts.len() > 1 {
            let is_held = |part: &&u8| !before.feature(**part).crowd.is_empty();
            found.push(Consequence::Joins {
                terrain,
                parts: parts.len(),
                held: parts.iter().filter(is_held).count(),
                crowd: feature.crowd,
            });
        }
    }
    found
}
