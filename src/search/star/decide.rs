//! A node at which a seat decides: negamax over its turns, with alpha and beta.

use super::table::{Known, Shown};
use super::{Cuts, Evaluate, Frame, Query, Star, Turns, Window, other};
use crate::game::{Game, Seat, Turn};

/// A node that is being searched, from the side of the seat that decides.
pub(super) struct Decide<G: Game> {
    state: G::State,
    seat: Seat,
    depth: u8,
    /// Whether the seat that asked is the other one.
    turned: bool,
    window: Window,
    key: Option<u64>,
    turns: Turns<G::Move>,
    /// How many turns are tried.
    most: usize,
    /// The turn that comes next, or whose value is awaited.
    at: usize,
    awaiting: bool,
    best: f64,
    best_at: usize,
    /// The place in the list of the turn that was put first.
    first: usize,
}

impl<G: Evaluate> Star<G> {
    /// Looks at a position in which a seat is to decide.
    pub(super) fn enter_decide(&mut self, state: G::State, query: Query) -> Option<f64> {
        let Turn::Seat(seat) = self.game.turn(&state) else {
            unreachable!("a seat decides")
        };
        let turned = seat != query.seat;
        let mut window = if turned {
            query.window.turned()
        } else {
            query.window
        };
        let key = self.key(&state, seat, query.depth);
        if let Some(value) = self.recall(key, &mut window) {
            return Some(if turned { -value } else { value });
        }
        let outlook = self.outlook;
        let mut turns = Turns::new();
        let deep = query.depth > 1;
        turns.list(&*self.game, &state, outlook.order, outlook.weights, deep);
        // The turn that was best here, or when it was looked at less deeply, comes first.
        let depths = [query.depth, query.depth - 1];
        let best = |depth: &u8| Some(self.table.get(self.key(&state, seat, *depth)?)?.best);
        let best = depths
            .iter()
            .filter_map(best)
            .find(|&best| best != Known::NO_TURN);
        let first = best.map_or(0, usize::from);
        turns.put_first(first);
        let most = usize::from(query.most).min(turns.len());
        self.frames.push(Frame::Decide(Decide {
            state,
            seat,
            depth: query.depth,
            turned,
            window,
            key,
            turns,
            most,
            at: 0,
            awaiting: false,
            best: f64::NEG_INFINITY,
            best_at: 0,
            first,
        }));
        None
    }

    pub(super) fn go_on_decide(&mut self, mut node: Decide<G>) {
        if std::mem::take(&mut node.awaiting) {
            let value = -self.value.take().expect("the turn was searched");
            if value > node.best {
                (node.best, node.best_at) = (value, node.at);
            }
            node.at += 1;
        }
        let cut = self.outlook.cuts != Cuts::None && node.best >= node.window.high;
        if cut || node.at == node.most {
            return self.finish(node);
        }
        let mut state = node.state.clone();
        node.turns
            .row(node.at)
            .iter()
            .for_each(|&mv| self.game.play(&mut state, mv));
        self.nodes += 1;
        let low = node.window.low.max(node.best);
        let window = Window { low, ..node.window };
        let query = Query {
            seat: other(&*self.game, node.seat),
            window: match self.outlook.cuts {
                Cuts::None => Window::OPEN,
                _ => window.turned(),
            },
            depth: node.depth - 1,
            most: u16::MAX,
        };
        node.awaiting = true;
        self.frames.push(Frame::Decide(node));
        self.value = self.enter(state, query);
    }

    fn finish(&mut self, node: Decide<G>) {
        let Decide { best, window, .. } = node;
        // The place in the list before one was put first.
        let place = match node.best_at {
            0 => node.first,
            at if at <= node.first => at - 1,
            at => at,
        };
        if best > window.low {
            self.keep(node.key, best, Shown::Lower, place as u16);
        }
        if best < window.high && node.most == node.turns.len() {
            self.keep(node.key, best, Shown::Upper, Known::NO_TURN);
        }
        self.value = Some(if node.turned { -best } else { best });
    }
}
