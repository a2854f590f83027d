//! A timed game of Carcassonne between two engines, and its result.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::rng_streams::stream;
use tessera_core::game::{Dice, Game, Seat, Turn};
use tessera_engine as engine;
use tessera_games::carcassonne::{Award, Carcassonne, Move, Phase, Position, Terrain, UnplaceableTile};
use tessera_protocol::Engine;
use tessera_search::Status;

/// The thesis' thinking time per player and game, in milliseconds: 6 minutes.
pub(super) const GAME_MILLIS: f64 = 360_000.0;

/// A player's totals over one kind of feature in a game.
#[derive(Clone, Copy, Default, Debug, Serialize, Deserialize)]
pub(super) struct FeatureTotals {
    /// The number of scored features in which the player had a meeple.
    pub features: u32,
    /// The player's points for them.
    pub points: u32,
    /// The number of meeples that the player placed.
    pub meeples: u32,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct GameResult {
    /// The points of the first player and of the second.
    pub points: [i32; 2],
    /// The totals by player and terrain.
    pub shared: [[FeatureTotals; Terrain::ALL.len()]; 2],
    /// The thinking time of each player in milliseconds.
    pub millis: [f64; 2],
}

/// The thesis' rules: two players, and a tile that fits nowhere returns to the bag.
pub(super) fn rules() -> Arc<Carcassonne> {
    Arc::new(Carcassonne {
        unplaceable: UnplaceableTile::Return,
        ..Carcassonne::new(2)
    })
}

/// A match between two engines with a fraction of the thesis' thinking time.
pub(super) struct TimedMatch {
    pub engines: [Engine; 2],
    pub scale: f64,
    pub seed: u64,
}

impl TimedMatch {
    /// Plays the game with this number. Games 2n and 2n + 1 draw the same tiles in the same order; in game 2n + 1 the
    /// second player begins.
    pub fn play(&self, number: u32) -> GameResult {
        let rules = rules();
        let pair = u64::from(number / 2);
        let first = Seat((number % 2) as u8);
        let mut chance = stream(self.seed, &[pair, 0]);
        let mut state = rules.start();
        let mut result = GameResult {
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
                    let left = GAME_MILLIS * self.scale - result.millis[player];
                    let mut dice = stream(self.seed, &[number.into(), 1, ply]);
                    let begin = Instant::now();
                    let mv = self.choose(player, &rules, &state, left, &mut dice);
                    result.millis[player] += begin.elapsed().as_secs_f64() * 1e3;
                    mv
                }
            };
            if let Move::Meeple(segment) = mv {
                result.add_meeple(&state, segment, first);
                let awards = rules.awards(&state, segment);
                awards.iter().for_each(|award| result.add_award(award, first));
            }
            rules.play(&mut state, mv);
            ply += 1;
        }
        let awards = rules.final_awards(&state);
        awards.iter().for_each(|award| result.add_award(award, first));
        let score = rules.score(&state);
        result.points = [first, Seat(1 - first.0)].map(|seat| score[seat] / 2);
        result
    }

    /// Searches for a player's move. The time is the `left` milliseconds divided by the player's remaining choices.
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

impl GameResult {
    /// The player in a seat, 0 or 1, when the first player sits in `first`.
    fn player(seat: Seat, first: Seat) -> usize {
        usize::from(seat != first)
    }

    /// Counts the meeple that a move places, if it places one.
    fn add_meeple(&mut self, state: &Position, segment: Option<u8>, first: Seat) {
        if let (Some(segment), Phase::Meeple(cell)) = (segment, state.phase()) {
            let terrain = state.tile(cell).kind().pattern().segments[usize::from(segment)].terrain;
            let player = GameResult::player(state.mover(), first);
            self.shared[player][terrain as usize].meeples += 1;
        }
    }

    /// Counts a scored feature for everyone with a meeple in it, and its points for the majority.
    fn add_award(&mut self, award: &Award, first: Seat) {
        let majority: Vec<Seat> = award.crowd.majority().collect();
        for seat in Seat::all(2).filter(|&seat| award.crowd.of(seat) > 0) {
            let shared = &mut self.shared[GameResult::player(seat, first)][award.terrain as usize];
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
    fn the_points_by_terrain_add_up_to_the_points_of_the_game() {
        let timed_match = TimedMatch {
            engines: ["greedy", "random"].map(|engine| engine.parse().unwrap()),
            scale: 1.0,
            seed: 5,
        };
        for number in 0..2 {
            let result = timed_match.play(number);
            for player in 0..2 {
                let sum: u32 = result.shared[player].iter().map(|shared| shared.points).sum();
                assert_eq!(sum as i32, result.points[player], "game {number}");
            }
            assert!(result.points[0] > result.points[1], "{result:?}");
        }
    }
}
