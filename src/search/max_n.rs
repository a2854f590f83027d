//! The rest of a game looked through to its end: every choice, every draw by its weight.

use std::sync::Arc;

use super::evaluate::ahead;
use super::rollout_policy::RolloutPolicy;
use super::root::Root;
use super::verdict::{Place, in_order};
use super::{Line, Rank, Search, Status, Verdict};
use crate::game::{BySeat, Dice, Game, Seat, Turn};

/// Weighs one move of the root a step, the most promising first, with all that can follow it; settled when all
/// are weighed. Each seat plays for itself (Luckhardt & Irani 1986, "max^n"): for its payoff, and where that is the
/// same for its lead; of equals the first is played. A step allocates nothing once the deepest rest has been seen.
pub struct MaxN<G: Game, J> {
    root: Root<G>,
    policy: J,
    /// The places of the root's moves, those with the largest shares first; empty before the first step.
    order: Vec<usize>,
    /// What comes of each move, by its place.
    rests: Vec<Option<Rest>>,
    /// The desks that are free, one for each ply of the rest.
    desks: Vec<Desk<G>>,
}

/// What each seat may expect of a rest of the game: the payoff, and how far it is ahead of the best other by score.
#[derive(Clone, Copy, Default)]
struct Rest {
    payoff: BySeat<f64>,
    lead: BySeat<f64>,
}

impl Rest {
    /// What a seat compares, in single precision: a different order of the same sum is no better.
    fn of(&self, seat: Seat) -> (f32, f32) {
        (self.payoff[seat] as f32, self.lead[seat] as f32)
    }
}

/// Room for one ply: its moves, and the position after one of them.
struct Desk<G: Game> {
    moves: Vec<G::Move>,
    next: G::State,
}

impl<G: Game, J: RolloutPolicy<G>> MaxN<G, J> {
    /// A search from `state`, which should be near the end.
    pub fn new(game: Arc<G>, state: &G::State, policy: J) -> MaxN<G, J> {
        let root = Root::new(game, state);
        MaxN {
            policy,
            order: Vec::new(),
            rests: vec![None; root.moves.len()],
            desks: Vec::new(),
            root,
        }
    }

    /// What comes of a position when all choose well.
    fn rest(&mut self, state: &G::State) -> Rest {
        let turn = self.root.game.turn(state);
        if turn == Turn::Over {
            return self.end(state);
        }
        let mut desk = self.desks.pop().unwrap_or_else(|| Desk {
            moves: Vec::new(),
            next: state.clone(),
        });
        desk.moves.clear();
        self.root.game.moves(state, &mut desk.moves);
        let rest = match turn {
            Turn::Seat(seat) => self.choice(state, seat, &mut desk),
            _ => self.mean(state, &mut desk),
        };
        self.desks.push(desk);
        rest
    }

    /// What comes of a game that is over.
    fn end(&self, state: &G::State) -> Rest {
        let game = &self.root.game;
        let score = game.score(state);
        let mut rest = Rest {
            payoff: BySeat(game.payoff(state).0.map(f64::from)),
            ..Rest::default()
        };
        for seat in Seat::all(game.seats()) {
            rest.lead[seat] = f64::from(ahead(&score, game.seats(), seat));
        }
        rest
    }

    /// What comes of the best of a seat's moves.
    fn choice(&mut self, state: &G::State, seat: Seat, desk: &mut Desk<G>) -> Rest {
        let mut best: Option<Rest> = None;
        for at in 0..desk.moves.len() {
            let rest = self.after(state, desk, at);
            if best.is_none_or(|best| rest.of(seat) > best.of(seat)) {
                best = Some(rest);
            }
        }
        best.expect("there are moves until the game is over")
    }

    /// What comes of chance, by weight.
    fn mean(&mut self, state: &G::State, desk: &mut Desk<G>) -> Rest {
        let (mut sum, mut all) = (Rest::default(), 0);
        for at in 0..desk.moves.len() {
            let weight = self.root.game.weight(state, desk.moves[at]);
            let rest = self.after(state, desk, at);
            for seat in Seat::all(self.root.game.seats()) {
                sum.payoff[seat] += f64::from(weight) * rest.payoff[seat];
                sum.lead[seat] += f64::from(weight) * rest.lead[seat];
            }
            all += weight;
        }
        Rest {
            payoff: BySeat(sum.payoff.0.map(|sum| sum / f64::from(all))),
            lead: BySeat(sum.lead.0.map(|sum| sum / f64::from(all))),
        }
    }

    fn after(&mut self, state: &G::State, desk: &mut Desk<G>, at: usize) -> Rest {
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
        self.policy.look(game, state, moves, &mut shares);
        for place in 0..moves.len() {
            let at = self
                .order
                .partition_point(|&other| shares[other] >= shares[place]);
            self.order.insert(at, place);
        }
    }

    fn weighed(&self) -> usize {
        self.rests.iter().flatten().count()
    }
}

impl<G: Game, J: RolloutPolicy<G>> Search<G::Move> for MaxN<G, J> {
    fn step(&mut self, _: &mut Dice) -> Status {
        let done = self.weighed();
        if !matches!(self.root.turn, Turn::Seat(_)) {
            return Status::Settled;
        }
        if done == self.rests.len() {
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
        self.rests[place] = Some(self.rest(&desk.next));
        self.desks.push(desk);
        match done + 1 < self.rests.len() {
            true => Status::Thinking,
            false => Status::Settled,
        }
    }

    /// The value is the payoff to be expected; between two a sure win or loss is proven.
    /// Among more it never is: who can win nothing may play for either of the others.
    fn verdict(&self) -> Verdict<G::Move> {
        let (game, seat) = (&self.root.game, self.root.viewpoint());
        let of = |place: usize| self.rests[place].map(|rest| rest.of(seat));
        let line = |(place, &mv): (usize, &G::Move)| {
            let value = of(place).map(|(payoff, _)| payoff);
            Line {
                mv,
                place: place as u32,
                visits: u32::from(value.is_some()),
                value: value.unwrap_or(0.0),
                variation: vec![mv],
                proven: game.seats() == 2 && value.is_some_and(|value| value == 0.0 || value == 1.0),
                beaten: false,
            }
        };
        let lines: Vec<_> = self.root.moves.iter().enumerate().map(line).collect();
        let better = |line: &Line<G::Move>| {
            let own = of(line.place as usize);
            let ahead = |&other: &usize| of(other) > own || of(other) == own && other < line.place as usize;
            (0..lines.len()).filter(ahead).count() as u32
        };
        let ranks: Vec<u32> = lines.iter().map(better).collect();
        Verdict {
            rank: Rank::Value,
            steps: self.weighed() as u32,
            nodes: 0,
            lines: in_order(lines, |line| Place {
                proof: 0,
                visits: 0,
                value: 0.0,
                place: ranks[line.place as usize],
            }),
        }
    }
}
