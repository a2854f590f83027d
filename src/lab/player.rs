//! An engine at its seat for a whole game.

use std::sync::Arc;

use cpu_time::ThreadTime;

use super::limit::Limit;
use crate::engine;
use crate::game::{Dice, Game};
use crate::protocol::Engine;
use crate::search::{Heuristics, Search, Verdict};

/// A search of a game.
type GameSearch<G> = Box<dyn Search<<G as Game>::Move> + Send>;

/// How often the workers of a pool tell each other what they have found out while they think about a move: as often
/// as those of the page in a second.
const PARTS: u32 = 8;

/// An engine in a game. Where it is given a time, what `mcts` found out at one move serves at the next, as in the page;
/// others, and where steps are counted all, think about every move afresh.
pub(super) struct Player<G: Heuristics> {
    game: Arc<G>,
    engine: Engine,
    limit: Limit,
    search: Option<GameSearch<G>>,
    /// The moves made since it was asked last.
    since: Vec<G::Move>,
}

impl<G: Heuristics + 'static> Player<G> {
    /// An engine that was not asked yet.
    pub fn new(game: Arc<G>, engine: Engine, limit: Limit) -> Player<G> {
        Player {
            game,
            engine,
            limit,
            search: None,
            since: Vec::new(),
        }
    }

    /// Takes notice of a move, its own or another's.
    pub fn observe(&mut self, mv: G::Move) {
        self.since.push(mv);
    }

    /// What it makes of the position that all moves so far have led to; at least a step is made.
    pub fn verdict(&mut self, state: &G::State, dice: &mut Dice) -> Verdict<G::Move> {
        // The clock runs while the search is set up, as it does for people who wait; and it is that of this thread
        // alone, so that other work on the machine takes nobody's share.
        let begin = ThreadTime::now();
        let mut search = self.search(state);
        self.limit.think(&mut *search, begin, true, dice);
        self.keep(search)
    }

    /// What several of one limit make of it together, each of which hears after each part of the limit what the others
    /// have found out, as the workers of the page do; all of the limit is used.
    pub fn pooled(workers: &mut [Player<G>], state: &G::State, dice: &mut Dice) -> Verdict<G::Move> {
        if let [alone] = workers {
            return alone.verdict(state, dice);
        }
        let mut searches: Vec<Option<GameSearch<G>>> = workers.iter().map(|_| None).collect();
        let mut told: Vec<Vec<u16>> = Vec::new();
        for part in 0..PARTS {
            let heard = std::mem::take(&mut told);
            for (at, (worker, search)) in workers.iter_mut().zip(&mut searches).enumerate() {
                // To set up, to hear and to tell take of the time, too.
                let begin = ThreadTime::now();
                let search = search.get_or_insert_with(|| worker.search(state));
                let others = heard.iter().enumerate().filter(|(teller, _)| *teller != at);
                others.for_each(|(_, words)| search.import_delta(words));
                let limit = worker.limit.part(part, PARTS);
                if limit != Limit::Steps(0) {
                    limit.think(&mut **search, begin, false, dice);
                }
                told.push(search.export_delta());
            }
        }
        let searches = workers.iter_mut().zip(searches.into_iter().flatten());
        let told = searches.map(|(worker, search)| worker.keep(search));
        let whole = told.reduce(|mut whole, verdict| {
            whole.merge(&verdict);
            whole
        });
        whole.expect("an engine has a worker")
    }

    /// A search of the position: the last one if it can follow the game there.
    fn search(&mut self, state: &G::State) -> GameSearch<G> {
        let last = self.search.take().and_then(|mut search| {
            let follows = search.follow(&self.since);
            follows.then_some(search)
        });
        self.since.clear();
        last.unwrap_or_else(|| engine::search(self.engine, self.game.clone(), state))
    }

    /// What a search has to say, which is kept if it may serve again.
    fn keep(&mut self, search: GameSearch<G>) -> Verdict<G::Move> {
        let verdict = search.verdict();
        self.search = self.reuses().then_some(search);
        verdict
    }

    fn reuses(&self) -> bool {
        matches!(self.limit, Limit::Millis(_)) && self.engine.reuses()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{self, GameId};
    use crate::game::dice;
    use crate::play::{Options, Show, Visitor};

    /// An engine thinks about two moves of Linage, each up to a limit of its own.
    struct Twice(&'static str, Limit, Limit);

    impl Visitor for Twice {
        /// How many visits it knows of at the second.
        type Output = u32;

        fn visit<G: Show + Heuristics + 'static>(self, game: G) -> u32 {
            let Twice(engine, first, second) = self;
            let game = Arc::new(game);
            let mut player = Player::new(game.clone(), engine.parse().unwrap(), first);
            let (mut state, mut dice) = (game.start(), dice(1));
            let line = player.verdict(&state, &mut dice).lines.swap_remove(0);
            for &mv in &line.variation[..2] {
                game.play(&mut state, mv);
                player.observe(mv);
            }
            player.limit = second;
            player.verdict(&state, &mut dice).steps
        }
    }

    #[test]
    fn what_was_found_out_serves_again_where_a_time_is_given_and_nobody_forbids_it() {
        let options = Options::parse("size=5.komi=0").unwrap();
        let visits = |engine, first, second| {
            catalog::with(GameId::Linage, &options, Twice(engine, first, second)).unwrap()
        };
        let (long, short) = (Limit::Millis(50.0), Limit::Millis(0.0));
        assert!(visits("mcts", long, short) > 20);
        assert_eq!(visits("mcts:reuse=0", long, short), 1);
        assert_eq!(visits("uct", long, short), 1);
        assert_eq!(visits("mcts", Limit::Steps(2_000), Limit::Steps(1)), 1);
    }
}
