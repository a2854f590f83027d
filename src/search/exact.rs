//! The rest of a game looked through to its end: every choice, every draw by its weight.

use super::judge::Judge;
use super::root::Root;
use super::{Line, Rank, Search, Status, Verdict};
use crate::game::{BySeat, Dice, Game, Seat, Turn};

/// Weighs one move of the root a step, the most promising first, with all that can follow it; settled when all
/// are weighed. Each seat plays for itself (Luckhardt & Irani 1986, "max^n"); of equals the first is played.
pub struct Exact<G: Game, J> {
    root: Root<G>,
    judge: J,
    /// The places of the root's moves, those with the largest shares first; empty before the first step.
    order: Vec<usize>,
    /// What the seat to move has of each move, by its place.
    values: Vec<Option<f32>>,
}

impl<G: Game, J: Judge<G>> Exact<G, J> {
    /// A search from `state`, which should be near the end.
    pub fn new(game: G, state: &G::State, judge: J) -> Exact<G, J> {
        let root = Root::new(game, state);
        Exact {
            judge,
            order: Vec::new(),
            values: vec![None; root.moves.len()],
            root,
        }
    }

    /// What each seat will have when all choose well.
    fn rest(&self, state: &G::State) -> BySeat<f32> {
        let game = &self.root.game;
        let turn = game.turn(state);
        if turn == Turn::Over {
            return self.judge.result(game, state);
        }
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let mut next = state.clone();
        let mut after = |mv: G::Move| {
            next.clone_from(state);
            game.play(&mut next, mv);
            self.rest(&next)
        };
        match turn {
            Turn::Seat(seat) => {
                let mut best = after(moves[0]);
                for &mv in &moves[1..] {
                    let values = after(mv);
                    if values[seat] > best[seat] {
                        best = values;
                    }
                }
                best
            }
            _ => {
                let weight = |mv: G::Move| game.weight(state, mv) as f32;
                let all: f32 = moves.iter().map(|&mv| weight(mv)).sum();
                let mut sum = BySeat::default();
                for &mv in &moves {
                    let (share, values) = (weight(mv) / all, after(mv));
                    for seat in Seat::all(game.seats()) {
                        sum[seat] += share * values[seat];
                    }
                }
                sum
            }
        }
    }

    /// The places of the moves by the judge's shares.
    fn rank(&mut self) {
        let mut shares = Vec::new();
        let Root {
            game, state, moves, ..
        } = &self.root;
        self.judge.look(game, state, moves, &mut shares);
        for place in 0..moves.len() {
            let at = self
                .order
                .partition_point(|&other| shares[other] >= shares[place]);
            self.order.insert(at, place);
        }
    }

    fn weighed(&self) -> usize {
        self.values.iter().flatten().count()
    }
}

impl<G: Game, J: Judge<G>> Search<G::Move> for Exact<G, J> {
    fn step(&mut self, _: &mut Dice) -> Status {
        let done = self.weighed();
        let Turn::Seat(seat) = self.root.turn else {
            return Status::Settled;
        };
        if done == self.values.len() {
            return Status::Settled;
        }
        if self.order.is_empty() {
            self.rank();
        }
        let place = self.order[done];
        let mut next = self.root.state.clone();
        self.root.game.play(&mut next, self.root.moves[place]);
        self.values[place] = Some(self.rest(&next)[seat]);
        match done + 1 < self.values.len() {
            true => Status::Thinking,
            false => Status::Settled,
        }
    }

    fn verdict(&self) -> Verdict<G::Move> {
        let line = |(place, &mv): (usize, &G::Move)| Line {
            mv,
            place: place as u32,
            visits: u32::from(self.values[place].is_some()),
            value: self.values[place].unwrap_or(0.0),
            variation: vec![mv],
        };
        let lines = self.root.moves.iter().enumerate().map(line).collect();
        Verdict::ranked(lines, Rank::Value, 0)
    }
}
