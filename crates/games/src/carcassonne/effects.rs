//! What a turn of Carcassonne does: features are completed and scored, and joined; meeples come back; fields change hands.

use super::rules::{Award, Carcassonne, Crowd, Move, Phase, Position, Terrain};
use crate::effects::{Effect, Effects, Feature, FeatureKind};
use tessera_core::game::{BySeat, Game, Seat};
use tessera_core::sorting;

/// What these moves did: a placement, a meeple, or both.
pub fn effects(game: &Carcassonne, before: &Position, moves: &[Move], after: &Position) -> Effects {
    let mut facts = Vec::new();
    let mut state = before.clone();
    let mut scored = Vec::new();
    for &mv in moves {
        match (mv, state.phase()) {
            (Move::Lay { .. }, _) => {
                let unlaid = state.clone();
                game.play(&mut state, mv);
                // What is complete is scored whatever meeple follows.
                scored = game.awards(&state, None);
                facts.extend(joined(&unlaid, &state));
                if moves.len() == 1 {
                    facts.extend(unclaimed(game, &state));
                }
            }
            (Move::Meeple(segment), Phase::Meeple(cell)) => {
                scored = game.awards(&state, segment);
                facts.extend(segment.map(|segment| Effect::Meeple {
                    seat: state.mover(),
                    kind: kind(state.terrain(state.segment(cell, segment))),
                }));
                let mut back = BySeat::default();
                for seat in Seat::all(game.players) {
                    back[seat] = scored.iter().map(|award| award.crowd.of(seat)).sum();
                }
                if !scored.is_empty() {
                    facts.insert(0, Effect::MeeplesBack(back));
                }
                game.play(&mut state, mv);
            }
            _ => game.play(&mut state, mv),
        }
    }
    let mut completed: Vec<Effect> = scored.iter().map(feature).map(Effect::Completed).collect();
    completed.extend(fields(game, before, after));
    completed.append(&mut facts);
    Effects::between(game, before, after, completed)
}

/// The completed features without meeples on the tile that has just been placed.
fn unclaimed(game: &Carcassonne, laid: &Position) -> Vec<Effect> {
    let of_root = |root: u8| {
        let feature = laid.feature(root);
        let is_free = feature.terrain != Terrain::Field && feature.open == 0 && feature.crowd.is_empty();
        is_free.then(|| Effect::CompletedUnclaimed {
            kind: kind(feature.terrain),
            halves: 2 * i32::from(game.worth(laid, root).1.points),
        })
    };
    roots_of_tile(laid).into_iter().filter_map(of_root).collect()
}

/// The features on the tile that has just been placed, each once.
fn roots_of_tile(laid: &Position) -> Vec<u8> {
    let Phase::Meeple(cell) = laid.phase() else {
        return Vec::new();
    };
    let segments = laid.tile(cell).kind().pattern().segments.len() as u8;
    let mut roots = Vec::new();
    for segment in 0..segments {
        let root = laid.root(laid.segment(cell, segment));
        if !roots.contains(&root) {
            roots.push(root);
        }
    }
    roots
}

/// The features that a placement has joined.
fn joined(before: &Position, laid: &Position) -> Vec<Effect> {
    let of_root = |root: u8| {
        let parts = parts(before, laid, root);
        let is_held = |part: &&u8| !before.feature(**part).crowd.is_empty();
        let feature = laid.feature(root);
        (parts.len() > 1).then(|| Effect::JoinedFeatures {
            kind: kind(feature.terrain),
            parts: parts.len() as u8,
            held: parts.iter().filter(is_held).count() as u8,
            meeples: feature.crowd.by_seat(),
        })
    };
    roots_of_tile(laid).into_iter().filter_map(of_root).collect()
}

/// The roots before the placement of what is one feature after it.
fn parts(before: &Position, after: &Position, root: u8) -> Vec<u8> {
    let mut parts: Vec<u8> = (0..before.segments())
        .filter(|&old| after.root(old) == root)
        .map(|old| before.root(old))
        .collect();
    sorting::sort(&mut parts);
    parts.dedup();
    parts
}

/// The fields before that are part of fields held by others. A field that nobody held has not changed hands.
fn fields(game: &Carcassonne, before: &Position, after: &Position) -> Vec<Effect> {
    let is_held = |&old: &u8| {
        let is_root = before.root(old) == old && before.terrain(old) == Terrain::Field;
        is_root && !before.feature(old).crowd.is_empty()
    };
    let mut parts: Vec<[u8; 2]> = (0..before.segments())
        .filter(is_held)
        .map(|part| [after.root(part), part])
        .collect();
    sorting::sort(&mut parts);
    let mut changed = Vec::new();
    for [root, part] in parts {
        let from: Vec<Seat> = before.feature(part).crowd.majority().collect();
        let to: Vec<Seat> = after.feature(root).crowd.majority().collect();
        if from != to {
            // What a field is worth takes a look at every city: only for those that change hands.
            let halves = 2 * i32::from(game.worth(after, root).0.points);
            changed.push(Effect::FieldChanged { from, to, halves });
        }
    }
    changed
}

/// A scored feature as all games speak of it.
fn feature(award: &Award) -> Feature {
    Feature {
        kind: kind(award.terrain),
        segment: award.root,
        tiles: award.tiles,
        pennants: award.pennants,
        meeples: award.crowd.by_seat(),
        halves: 2 * i32::from(award.points),
    }
}

/// A scored feature as the rules have it.
pub fn award(feature: &Feature) -> Award {
    Award {
        root: feature.segment,
        terrain: terrain(feature.kind),
        tiles: feature.tiles,
        pennants: feature.pennants,
        complete: true,
        crowd: Crowd::of_seats(&feature.meeples),
        points: (feature.halves / 2) as u16,
    }
}

fn kind(terrain: Terrain) -> FeatureKind {
    match terrain {
        Terrain::City => FeatureKind::City,
        Terrain::Road => FeatureKind::Road,
        Terrain::Cloister => FeatureKind::Cloister,
        Terrain::Field => FeatureKind::Field,
    }
}

/// The terrain of the rules for a kind of the general effects.
pub fn terrain(kind: FeatureKind) -> Terrain {
    match kind {
        FeatureKind::City => Terrain::City,
        FeatureKind::Road => Terrain::Road,
        FeatureKind::Cloister => Terrain::Cloister,
        FeatureKind::Field => Terrain::Field,
    }
}
