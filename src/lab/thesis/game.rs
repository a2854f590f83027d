//! A timed game of two players of Carcassonne, and what is noted of it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::engine;
use crate::game::{Dice, Game, Seat, StableHasher, Turn, dice};
use crate::games::carcassonne::{Award, Carcassonne, Move, Phase, Position, Terrain, UnplaceableTile};
use crate::protocol::Engine;
use crate::search::Status;

/// The thesis' time for a player and a game, in milliseconds: 6 minutes.
pub(super) const WHOLE: f64 = 360_000.0;

/// What happened on one kind of feature.
#[derive(Clone, Copy, Default, Debug, Serialize, Deserialize)]
pub(super) struct Shared {
    /// Features that were scored with a meeple of the player's in them.
    pub features: u32,
    /// The points that the player got for them.
    pub points: u32,
    /// Meeples that the player put down.
    pub meeples: u32,
}

/// A game that was played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Played {
    /// The points of the first player and of the second.
    pub points: [i32; 2],
    /// By player and terrain.
    pub shared: [[Shared; Terrain::ALL.len()]; 2],
    /// Milliseconds that each thought.
    pub millis: [f64; 2],
}

/// The game as the thesis plays it: for two, a tile that fits nowhere goes back.
pub(super) fn rules() -> Arc<Carcassonne> {
    Arc::new(Carcassonne {
        unplaceable: UnplaceableTile::Return,
        ..Carcassonne::new(2)
    })
}

/// Dice for one purpose.
pub(super) fn stream(words: &[u64]) -> Dice {
    dice(
        words
            .iter()
            .fold(StableHasher::new(), |key, &word| key.with(word))
            .key(),
    )
}

/// Two players, and how much of the thesis' time they have.
pub(super) struct Table {
    pub engines: [Engine; 2],
    pub scale: f64,
    pub seed: u64,
}

impl Table {
    /// Plays a game. Games 2n and 2n + 1 draw from the same bag in the same order; in the second of them the second
    /// player begins.
    pub fn play(&self, number: u32) -> Played {
        let rules = rules();
        let pair = u64::from(number / 2);
        let first = Seat((number % 2) as u8);
        let mut chance = stream(&[self.seed, pair, 0]);
        let mut state = rules.start();
        let mut played = Played {
            points: [0; 2],
            shared: Default::default(),
            millis: [0.0; 2],
        };
        let mut ply = 0;
        loop {
            let mv = match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance => rules.random_move(&state, &mut chance, &mut Vec::new()),
                Turn::Seat(seat) => {
                    let player = usize::from(seat != first);
                    let left = WHOLE * self.scale - played.millis[player];
                    let mut dice = stream(&[self.seed, number.into(), 1, ply]);
                    let begin = Instant::now();
                    let mv = self.choose(player, &rules, &state, left, &mut dice);
                    played.millis[player] += begin.elapsed().as_secs_f64() * 1e3;
                    mv
                }
            };
            if let Move::Meeple(segment) = mv {
                played.note(&state, segment, first);
                let awards = rules.awards(&state, segment);
                awards.iter().for_each(|award| played.score(award, first));
            }
            rules.play(&mut state, mv);
            ply += 1;
        }
        let awards = rules.final_awards(&state);
        awards.iter().for_each(|award| played.score(award, first));
        let score = rules.score(&state);
        played.points = [first, Seat(1 - first.0)].map(|seat| score[seat] / 2);
        played
    }

    /// A player's choice: it has what is left of its time, divided by the choices it still has to make.
    fn choose(
        &self,
        player: usize,
        rules: &Arc<Carcassonne>,
        state: &Position,
        left: f64,
        dice: &mut Dice,
    ) -> Move {
        let turns = f64::from(state.left()) / 2.0 + 1.0;
        let choices = match state.phase() {
            Phase::Lay(_) => 2.0 * turns,
            _ => 2.0 * turns - 1.0,
        };
        let end = Instant::now() + Duration::from_secs_f64((left / choices).max(0.1) / 1e3);
        let mut search = engine::search(self.engines[player], rules.clone(), state);
        while search.step(dice) == Status::Searching && Instant::now() < end {}
        search.result().best().expect("a step was made").mv
    }
}

impl Played {
    fn player(seat: Seat, first: Seat) -> usize {
        usize::from(seat != first)
    }

    /// Notes a meeple.
    fn note(&mut self, state: &Position, segment: Option<u8>, first: Seat) {
        if let (Some(segment), Phase::Meeple(cell)) = (segment, state.phase()) {
            let terrain = state.tile(cell).kind().pattern().segments[usize::from(segment)].terrain;
            let player = Played::player(state.mover(), first);
            self.shared[player][terrain as usize].meeples += 1;
        }
    }

    /// Notes what was scored.
    fn score(&mut self, award: &Award, first: Seat) {
        let majority: Vec<Seat> = award.crowd.majority().collect();
        for seat in Seat::all(2).filter(|&seat| award.crowd.of(seat) > 0) {
            let shared = &mut self.shared[Played::player(seat, first)][award.terrain as usize];
            shared.features += 1;
            if majority.contains(&seat) {
                shared.points += u32::from(award.points);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_adds_up_to_the_points() {
        let table = Table {
            engines: ["greedy", "random"].map(|engine| engine.parse().unwrap()),
            scale: 1.0,
            seed: 5,
        };
        for number in 0..2 {
            let played = table.play(number);
            for player in 0..2 {
                let sum: u32 = played.shared[player].iter().map(|shared| shared.points).sum();
                assert_eq!(sum as i32, played.points[player], "game {number}");
            }
            assert!(played.points[0] > played.points[1], "{played:?}");
        }
    }
}
