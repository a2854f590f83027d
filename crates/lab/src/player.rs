//! An engine that plays a game, move by move.

use std::sync::Arc;

use cpu_time::ThreadTime;

use super::limit::Limit;
use tessera_core::game::{Dice, Game, Turn};
use tessera_engine as engine;
use tessera_protocol::Engine;
use tessera_search::{Heuristics, Search, SearchResult};

type GameSearch<G> = Box<dyn Search<<G as Game>::Move> + Send>;

/// How often the workers of a pool exchange statistics during the search of a move; the page's workers do so this often
/// in a second.
const EXCHANGES: u32 = 8;

/// An engine in a game. As in the page, `mcts` with a limit in time reuses its tree for the next move; `grave` does so
/// with a limit in steps, too. All else starts a new search for every move.
pub(super) struct Player<G: Heuristics> {
    game: Arc<G>,
    engine: Engine,
    limit: Limit,
    search: Option<GameSearch<G>>,
    /// The moves played since the last search.
    since: Vec<G::Move>,
}

impl<G: Heuristics + 'static> Player<G> {
    /// The engine at the start of a game.
    pub fn new(game: Arc<G>, engine: Engine, limit: Limit) -> Player<G> {
        Player {
            game,
            engine,
            limit,
            search: None,
            since: Vec::new(),
        }
    }

    /// Notes a move that was played, by any seat or by chance.
    pub fn observe(&mut self, mv: G::Move) {
        self.since.push(mv);
    }

    /// Searches the position after all observed moves, for at least one step, and returns the result.
    pub fn result(&mut self, state: &G::State, dice: &mut Dice) -> SearchResult<G::Move> {
        // The clock starts before the search is set up, as it does for a waiting player. It is the processor time of
        // this thread, so that other work on the machine does not shorten the search.
        let begin = ThreadTime::now();
        let mut search = self.search(state);
        self.limit.think(&mut *search, begin, true, dice);
        self.keep(search)
    }

    /// Searches the position with several workers and returns their merged result. Each worker has the whole limit. As
    /// in the page, the workers exchange their deltas after each part of the limit; none of them stops early.
    pub fn pooled(workers: &mut [Player<G>], state: &G::State, dice: &mut Dice) -> SearchResult<G::Move> {
        if let [alone] = workers {
            return alone.result(state, dice);
        }
        let mut searches: Vec<Option<GameSearch<G>>> = workers.iter().map(|_| None).collect();
        let mut deltas: Vec<Vec<u16>> = Vec::new();
        for part in 0..EXCHANGES {
            let received = std::mem::take(&mut deltas);
            for (at, (worker, search)) in workers.iter_mut().zip(&mut searches).enumerate() {
                // Setting up, importing and exporting count as thinking time.
                let begin = ThreadTime::now();
                let search = search.get_or_insert_with(|| worker.search(state));
                let others = received.iter().enumerate().filter(|(sender, _)| *sender != at);
                others.for_each(|(_, delta)| search.import_delta(delta));
                let limit = worker.limit.part(part, EXCHANGES);
                if limit != Limit::Steps(0) {
                    limit.think(&mut **search, begin, false, dice);
                }
                deltas.push(search.export_delta());
            }
        }
        let searches = workers.iter_mut().zip(searches.into_iter().flatten());
        let deltas = searches.map(|(worker, search)| worker.keep(search));
        let merged = deltas.reduce(|mut merged, result| {
            merged.merge(&result);
            merged
        });
        merged.expect("an engine has a worker")
    }

    /// A search of the position: the last one, if it can follow the observed moves, else a new one.
    fn search(&mut self, state: &G::State) -> GameSearch<G> {
        let last = self.search.take().and_then(|mut search| {
            let follows = search.follow(&self.since);
            follows.then_some(search)
        });
        self.since.clear();
        last.unwrap_or_else(|| engine::search(self.engine, self.game.clone(), state))
    }

    /// The result of a search, which is kept if the next move may reuse it.
    fn keep(&mut self, search: GameSearch<G>) -> SearchResult<G::Move> {
        let result = search.result();
        self.search = self.reuses().then_some(search);
        result
    }

    /// Whether searches are kept for the next move.
    fn reuses(&self) -> bool {
        self.engine.always_reuses() || matches!(self.limit, Limit::Millis(_)) && self.engine.reuses()
    }
}

/// Plays a game on to its end: the engine chooses for every seat, with a new search for each move, and the searches and the
/// draws share the dice.
pub(super) fn play_to_end<G: Heuristics + 'static>(
    game: &Arc<G>,
    state: &mut G::State,
    engine: Engine,
    limit: Limit,
    dice: &mut Dice,
) {
    loop {
        let mv = match game.turn(state) {
            Turn::Over => return,
            Turn::Chance => game.random_move(state, dice, &mut Vec::new()),
            Turn::Seat(_) => {
                let result = Player::new(game.clone(), engine, limit).result(state, dice);
                result
                    .best()
                    .expect("the game is not over and a step was made")
                    .mv
            }
        };
        game.play(state, mv);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::game::dice;
    use tessera_games::catalog::Visitor;
    use tessera_games::catalog::{self, GameId};
    use tessera_games::play::{Notation, Options};

    /// Searches two moves of Linage with one engine, each with its own limit.
    struct Twice(&'static str, Limit, Limit);

    impl Visitor for Twice {
        /// The visits that the second result counts.
        type Output = u32;

        fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> u32 {
            let Twice(engine, first, second) = self;
            let game = Arc::new(game);
            let mut player = Player::new(game.clone(), engine.parse().unwrap(), first);
            let (mut state, mut dice) = (game.start(), dice(1));
            let line = player.result(&state, &mut dice).lines.swap_remove(0);
            for &mv in &line.variation[..2] {
                game.play(&mut state, mv);
                player.observe(mv);
            }
            player.limit = second;
            player.result(&state, &mut dice).steps
        }
    }

    #[test]
    fn the_tree_is_reused_by_mcts_with_a_limit_in_time_and_by_grave_unless_it_is_switched_off() {
        let options = Options::parse("size=5.komi=0").unwrap();
        let visits = |engine, first, second| {
            catalog::with(GameId::Linage, &options, Twice(engine, first, second)).unwrap()
        };
        let (long, short) = (Limit::Millis(300.0), Limit::Millis(0.0));
        assert!(visits("mcts", long, short) > 1);
        assert_eq!(visits("mcts:reuse=0", long, short), 1);
        assert_eq!(visits("uct", long, short), 1);
        assert_eq!(visits("mcts", Limit::Steps(2_000), Limit::Steps(1)), 1);
        assert!(visits("grave", Limit::Steps(2_000), Limit::Steps(1)) > 1);
        assert_eq!(visits("grave:reuse=0", Limit::Steps(2_000), Limit::Steps(1)), 1);
    }
}
