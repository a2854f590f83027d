//! The rest of a game looked through to its end: every choice, every draw by its weight.

use super::judge::Judge;
use super::root::Root;
use super::{Line, Rank, Search, Status, Verdict};
use crate::game::{BySeat, Dice, Game, Seat, Turn};

/// Weighs one move of the root a step, the most promising first, with all that can follow it; settled when all
/// are weighed. Each seat plays for itself (Luckhardt & Irani 1986, "max^n"); of equals the first is played. A
/// step allocates nothing once the deepest rest has been seen.
pub struct Exact<G: Game, J> {
    root: Root<G>,
    judge: J,
    /// The places of the root's moves, those with the largest shares first; empty before the first step.
    order: Vec<usize>,
    /// What the seat to move has of each move, by its place.
    values: Vec<Option<f32>>,
    /// The desks that are free, one for each ply of the rest.
    desks: Vec<Desk<G>>,
}

/// Room for one ply: its moves, and the position after one of them.
struct Desk<G: Game> {
    moves: Vec<G::Move>,
    next: G::State,
}

impl<G: Game, J: Judge<G>> Exact<G, J> {
    /// A search from `state`, which should be near the end.
    pub fn new(game: G, state: &G::State, judge: J) -> Exact<G, J> {
        let root = Root::new(game, state);
        Exact {
            judge,
            order: Vec::new(),
            values: vec![None; root.moves.len()],
            desks: Vec::new(),
            root,
        }
    }

    /// What each seat will have when all choose well.
    fn rest(&mut self, state: &G::State) -> BySeat<f32> {
        let turn = self.root.game.turn(state);
        if turn == Turn::Over {
            return self.judge.result(&self.root.game, state);
        }
        let mut desk = self.desks.pop().unwrap_or_else(|| Desk {
            moves: Vec::new(),
            next: state.clone(),
        });
        desk.moves.clear();
        self.root.game.moves(state, &mut desk.moves);
        let values = match turn {
            Turn::Seat(seat) => self.choice(state, seat, &mut desk),
            _ => self.mean(state, &mut desk),
        };
        self.desks.push(desk);
        values
    }

    /// What comes of the best of a seat's moves.
    fn choice(&mut self, state: &G::State, seat: Seat, desk: &mut Desk<G>) -> BySeat<f32> {
        let mut best: Option<BySeat<f32>> = None;
        for at in 0..desk.moves.len() {
            let values = self.after(state, desk, at);
            if best.is_none_or(|best| values[seat] > best[seat]) {
                best = Some(values);
            }
        }
        best.expect("there are moves until the game is over")
    }

    /// What comes of chance, by weight.
    fn mean(&mut self, state: &G::State, desk: &mut Desk<G>) -> BySeat<f32> {
        let (mut sum, mut all) = (BySeat([0.0; Seat::MAX]), 0);
        for at in 0..desk.moves.len() {
            let weight = self.root.game.weight(state, desk.moves[at]);
            let values = self.after(state, desk, at);
            for seat in Seat::all(self.root.game.seats()) {
                sum[seat] += weight as f32 * values[seat];
            }
            all += weight;
        }
        BySeat(sum.0.map(|sum| sum / all as f32))
    }

    fn after(&mut self, state: &G::State, desk: &mut Desk<G>, at: usize) -> BySeat<f32> {
        desk.next.clone_from(state);
        self.root.game.play(&mut desk.next, desk.moves[at]);
        self.rest(&desk.next)
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
        let mut desk = self.desks.pop().unwrap_or_else(|| Desk {
            moves: Vec::new(),
            next: self.root.state.clone(),
        });
        desk.next.clone_from(&self.root.state);
        self.root.game.play(&mut desk.next, self.root.moves[place]);
        self.values[place] = Some(self.rest(&desk.next)[seat]);
        self.desks.push(desk);
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
            proven: false,
        };
        let lines = self.root.moves.iter().enumerate().map(line).collect();
        Verdict::ranked(lines, Rank::Value, 0)
    }
}
