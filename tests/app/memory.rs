//! How much memory the tree of a search takes.

use tessera_app::worker_memory;
use tessera_engine::EngineRun;
use tessera_games::catalog::{self, GameId, Visitor};
use tessera_games::play::{Notation, Options};
use tessera_protocol::ladder::rungs;
use tessera_protocol::{Budget, Engine, Question, Request};
use tessera_search::{Heuristics, Mcts, Uct, UctConfig};

/// A question whose tree may take so many mebibytes.
fn question(engine: Engine, memory: Option<u32>) -> Question {
    Question {
        id: 1,
        record: "linage/size=19.komi=3_5/j10".into(),
        engine,
        budget: Budget::Steps(STEPS),
        seed: 1,
        pooled: false,
        memory,
    }
}

/// With so many steps the trees grow above a mebibyte where they may.
const STEPS: u32 = 900;

/// The most mebibytes of the tree of an engine at its usual size.
struct UsualSize(Engine);

impl Visitor for UsualSize {
    type Output = u64;
    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> u64 {
        let (nodes, bytes) = match self.0 {
            Engine::Uct { .. } => (UctConfig::default().nodes, Uct::<G>::BYTES_PER_NODE.iter().sum()),
            Engine::Mcts(_) => (
                game.mcts_config().nodes,
                Mcts::<G>::BYTES_PER_NODE.iter().sum::<usize>(),
            ),
            _ => (0, 0),
        };
        (u64::from(nodes) * bytes as u64).div_ceil(1 << 20)
    }
}

#[test]
fn the_memory_of_a_phone_holds_the_tree_of_every_level_at_its_usual_size() {
    let mut request = Request::Ask(question(Engine::UCT, None));
    request.limit_memory(worker_memory(true));
    let Request::Ask(Question {
        memory: Some(most), ..
    }) = request
    else {
        panic!("the question has a limit");
    };
    for &game in GameId::KNOWN {
        for rung in rungs(game) {
            let size = UsualSize(rung.engine);
            let size = catalog::with(game, &Options::default(), size).expect("the usual options");
            assert!(size <= most.into(), "{}: {size} MiB", game.about().id);
        }
    }
}

#[test]
fn a_tree_takes_no_more_than_the_memory_it_is_given_and_a_move_is_found_in_it() {
    for (engine, bytes) in [(Engine::UCT, 24), (Engine::BEST, 28)] {
        let nodes = |memory| {
            let mut run = EngineRun::start(&question(engine, memory)).expect("a mebibyte can be had");
            run.step(STEPS);
            let report = run.report();
            assert_eq!(report.steps, STEPS, "a full tree is searched on");
            assert!(report.lines[0].visits > 0);
            report.nodes
        };
        let limited = nodes(Some(1));
        assert!(limited * bytes <= 1 << 20, "{engine}: {limited} nodes");
        assert!(nodes(None) > limited, "{engine}: without a limit it is larger");
        assert!(nodes(Some(0)) < 500, "the moves of the root always fit");
    }
}
