//! Carcassonne for people: names, gestures, pictures and sentences.

pub mod art;
mod curve;
mod houses;
pub mod land;
pub mod meeple;
pub mod pattern;
mod plan;
pub mod veil;

use super::rules::{Carcassonne, Kind, Move, Phase, Position, Terrain};
use crate::game::{BySeat, Seat};
use crate::play::{Choice, Gesture, Show, Target};
use crate::scene::Scene;

/// The sides of a tile as names spell them.
const SIDES: [char; 4] = ['n', 'e', 's', 'w'];

/// The name of a segment in records: `city-n`, `field-5`: the lowest side or half that it touches.
fn segment_name(state: &Position, cell: u8, segment: u8) -> String {
    let tile = state.tile(cell);
    let lowest = tile.reach(segment).trailing_zeros() as usize;
    match tile.kind().pattern().segments[usize::from(segment)].terrain {
        Terrain::Cloister => "cloister".into(),
        Terrain::City => format!("city-{}", SIDES[lowest]),
        Terrain::Road => format!("road-{}", SIDES[lowest]),
        Terrain::Field => format!("field-{lowest}"),
    }
}

impl Show for Carcassonne {
    fn name(&self, state: &Position, mv: Move) -> String {
        match (mv, state.phase()) {
            (Move::Draw(kind), _) => kind.letter().into(),
            (Move::Lay { x, y, turn }, _) => format!("{x}_{y}_{turn}"),
            (Move::Meeple(Some(segment)), Phase::Meeple(cell)) => segment_name(state, cell, segment),
            (Move::Meeple(_), _) => "none".into(),
        }
    }

    fn gesture(&self, state: &Position, mv: Move) -> Gesture {
        vec![Target::Choice(self.name(state, mv))]
    }

    fn scene(&self, _: &Position) -> Scene {
        Scene::default()
    }

    fn sides(&self, _: &Position) -> BySeat<Option<&'static str>> {
        BySeat::default()
    }

    fn prompt(&self, _: &Position) -> String {
        "Lay".into()
    }

    fn choice(&self, state: &Position, mv: Move) -> Choice {
        Choice {
            label: self.name(state, mv),
            note: "x".into(),
        }
    }

    fn content(&self, _: &Position, _: u16) -> String {
        String::new()
    }

    fn objection(&self, _: &Position, _: u16) -> Option<String> {
        None
    }

    fn account(&self, _: &Position) -> BySeat<String> {
        BySeat::default()
    }
}
