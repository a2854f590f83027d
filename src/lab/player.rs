//! An engine at its seat for a whole game.

use cpu_time::ThreadTime;

use super::limit::Limit;
use crate::engine;
use crate::game::Dice;
use crate::protocol::{Engine, Tweaks};
use crate::search::{Mind, Search, Verdict};

/// An engine in a game. Where it is given a time, what it found out at one move serves at the next, as in the page;
/// where steps are counted every move is thought about afresh.
pub(super) struct Player<'g, G: Mind> {
    game: &'g G,
    engine: Engine,
    limit: Limit,
    search: Option<Box<dyn Search<G::Move> + Send + 'g>>,
    /// The moves made since it was asked last.
    since: Vec<G::Move>,
}

impl<'g, G: Mind> Player<'g, G> {
    /// An engine that was not asked yet.
    pub fn new(game: &'g G, engine: Engine, limit: Limit) -> Player<'g, G> {
        Player {
            game,
            engine,
            limit,
            search: None,
            since: Vec::new(),
        }
    }

    /// Takes notice of a move, its own or another's.
    pub fn see(&mut self, mv: G::Move) {
        self.since.push(mv);
    }

    /// What it makes of the position that all moves so far have led to; at least a step is made.
    pub fn verdict(&mut self, state: &G::State, dice: &mut Dice) -> Verdict<G::Move> {
        // The clock runs while the search is set up, as it does for people who wait; and it is that of this thread
        // alone, so that other work on the machine takes nobody's share.
        let begin = ThreadTime::now();
        let follows = |search: &mut Box<dyn Search<G::Move> + Send + 'g>| search.follow(&self.since);
        let known = self.search.take().filter(|_| self.reuses());
        let mut search = match known.and_then(|mut search| follows(&mut search).then_some(search)) {
            Some(search) => search,
            None => engine::search(self.engine, self.game, state),
        };
        self.since.clear();
        self.limit.think(&mut *search, begin, dice);
        let verdict = search.verdict();
        self.search = Some(search);
        verdict
    }

    fn reuses(&self) -> bool {
        let is_barred = matches!(self.engine, Engine::Mcts(Tweaks { reuse: Some(reuse), .. }) if reuse < 0.5);
        matches!(self.limit, Limit::Millis(_)) && !is_barred
    }
}
