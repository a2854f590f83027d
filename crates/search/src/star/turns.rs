//! The turns of a seat: every sequence of its moves up to another seat's turn, chance or the end of the game.

use super::super::evaluate::{Evaluate, TurnOrder, WeightSet};
use tessera_core::game::{Game, Seat, Turn};

/// The turns of a position in the order in which they are searched; each is a row of moves.
pub(crate) struct Turns<M> {
    moves: Vec<M>,
    /// The turns, in order.
    rows: Vec<Row>,
}

/// A turn: its range in `moves`, and its rank; turns of lower rank come first.
#[derive(Clone, Copy)]
struct Row {
    from: u32,
    to: u32,
    rank: f64,
}

impl<M: Copy> Turns<M> {
    /// No turns.
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

    /// Moves a turn to the front; the others keep their order.
    pub fn put_first(&mut self, at: usize) {
        self.rows[..=at].rotate_right(1);
    }

    /// Lists the turns of the seat that decides. `deep` says whether positions below them are searched.
    pub fn list<G>(&mut self, game: &G, state: &G::State, order: TurnOrder, weights: WeightSet, deep: bool)
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
            TurnOrder::Gain if !deep => TurnOrder::Two,
            order => order,
        };
        self.extend(game, state, seat, &mut Vec::new(), order, weights);
        if order != TurnOrder::Listed {
            self.rows.sort_by(|a, b| a.rank.total_cmp(&b.rank));
        }
    }

    /// Appends the turns that begin with the moves in `before`.
    fn extend<G>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        before: &mut Vec<M>,
        order: TurnOrder,
        weights: WeightSet,
    ) where
        G: Evaluate + Game<Move = M>,
    {
        let mut legal = Vec::new();
        game.moves(state, &mut legal);
        let mut after = None;
        for &mv in &legal {
            before.push(mv);
            let ends = game.ends_turn(state, mv);
            if !ends || order == TurnOrder::Gain {
                let after = state_after(game, &mut after, state, mv);
                if !ends {
                    self.extend(game, after, seat, before, order, weights);
                    before.pop();
                    continue;
                }
            }
            let rank = match (order, &after) {
                (TurnOrder::Gain, Some(after)) => -game.evaluate(after, seat, weights),
                (order, _) => f64::from(game.turn_class(state, mv, order)),
            };
            let from = self.moves.len() as u32;
            self.moves.extend_from_slice(before);
            let to = self.moves.len() as u32;
            self.rows.push(Row { from, to, rank });
            before.pop();
        }
    }
}

/// The state after a move, in a buffer that is reused.
fn state_after<'s, G: Game>(
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
