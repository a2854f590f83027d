//! The turns of a seat: all that it can do before another seat, chance or the end has its say.

use super::super::evaluate::{Evaluate, Order, Weights};
use crate::game::{Game, Seat, Turn};

/// The turns of one position, in the order in which they are tried. Each is a row of moves.
pub(in crate::search) struct Turns<M> {
    moves: Vec<M>,
    /// Where each turn ends in `moves`, where it begins, and its rank: lower ones first.
    rows: Vec<Row>,
}

#[derive(Clone, Copy)]
struct Row {
    from: u32,
    to: u32,
    rank: f64,
}

impl<M: Copy> Turns<M> {
    pub fn new() -> Turns<M> {
        Turns {
            moves: Vec::new(),
            rows: Vec::new(),
        }
    }

    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// The moves of a turn.
    pub fn row(&self, at: usize) -> &[M] {
        let row = self.rows[at];
        &self.moves[row.from as usize..row.to as usize]
    }

    /// Puts a turn first; the others keep their order.
    pub fn put_first(&mut self, at: usize) {
        self.rows[..=at].rotate_right(1);
    }

    /// Lists the turns of the seat to move. `deep` says whether anything is looked at below them.
    pub fn list<G>(&mut self, game: &G, state: &G::State, order: Order, weights: Weights, deep: bool)
    where
        G: Evaluate + Game<Move = M>,
    {
        self.moves.clear();
        self.rows.clear();
        let turn = game.turn(state);
        let Turn::Seat(seat) = turn else {
            return;
        };
        let order = match order {
            Order::Gain if !deep => Order::Two,
            order => order,
        };
        self.extend(game, state, seat, &mut Vec::new(), order, weights);
        if order != Order::Listed {
            self.rows.sort_by(|a, b| a.rank.total_cmp(&b.rank));
        }
    }

    fn extend<G>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        before: &mut Vec<M>,
        order: Order,
        weights: Weights,
    ) where
        G: Evaluate + Game<Move = M>,
    {
        let mut legal = Vec::new();
        game.moves(state, &mut legal);
        let mut after = None;
        for &mv in &legal {
            before.push(mv);
            let ends = game.ends_turn(state, mv);
            if !ends || order == Order::Gain {
                let after = follow(game, &mut after, state, mv);
                if !ends {
                    self.extend(game, after, seat, before, order, weights);
                    before.pop();
                    continue;
                }
            }
            let rank = match (order, &after) {
                (Order::Gain, Some(after)) => -game.evaluate(after, seat, weights),
                (order, _) => f64::from(game.class(state, mv, order)),
            };
            let from = self.moves.len() as u32;
            self.moves.extend_from_slice(before);
            let to = self.moves.len() as u32;
            self.rows.push(Row { from, to, rank });
            before.pop();
        }
    }
}

/// The state after a move, in a place that is used again.
fn follow<'s, G: Game>(
    game: &G,
    place: &'s mut Option<G::State>,
    state: &G::State,
    mv: G::Move,
) -> &'s G::State {
    let after = match place {
        Some(after) => {
            after.clone_from(state);
            after
        }
        None => place.insert(state.clone()),
    };
    game.play(after, mv);
    after
}
