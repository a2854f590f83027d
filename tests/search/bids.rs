//! How the machine names a komi and chooses a side: at once, by what was found out beforehand.

use std::collections::BTreeSet;

use tessera_engine::{EngineRun, Status};
use tessera_games::catalog::GameId;
use tessera_protocol::{Budget, Engine, Question};

/// The games whose komi is bid for, each with the sizes of which the machine knows what is fair.
const KNOWN: [(GameId, &[u16]); 3] = [
    (GameId::Linage, &[7, 9]),
    (GameId::Carteso, &[7, 9]),
    (GameId::Keil, &[5, 7]),
];

/// What the machine plays after these names, and whether it had to think about it.
fn played(game: GameId, size: u16, names: &str, seed: u32) -> (String, Status) {
    let question = Question {
        id: 1,
        record: format!("{}/size={size}.komi=bid/{names}", game.about().id),
        engine: Engine::BEST,
        budget: Budget::Steps(1_000),
        seed,
        pooled: false,
        memory: None,
    };
    let mut thinking = EngineRun::start(&question).expect("the record was made by hand");
    let status = thinking.step(1);
    (thinking.report().lines[0].mv.clone(), status)
}

#[test]
fn a_fair_komi_is_named_at_once_and_not_always_the_same() {
    for (game, sizes) in KNOWN {
        for &size in sizes {
            let mut bids = BTreeSet::new();
            for seed in 0..20 {
                let (bid, status) = played(game, size, "", seed);
                assert_eq!(status, Status::Finished, "{game:?} {size}, seed {seed}");
                assert!(bid.starts_with("komi-"), "{game:?} {size}, seed {seed}: {bid}");
                bids.insert(bid);
            }
            assert!(bids.len() > 1, "{game:?} {size}: always {bids:?}");
        }
    }
}

#[test]
fn who_is_offered_a_komi_that_is_far_from_fair_takes_the_better_side() {
    for (game, lowest, highest, sides) in [
        (
            GameId::Linage,
            "komi-0_5",
            "komi-10_5",
            ["vertical", "horizontal"],
        ),
        (
            GameId::Carteso,
            "komi-0_5",
            "komi-10_5",
            ["vertical", "horizontal"],
        ),
        (GameId::Keil, "komi-0", "komi-10", ["black", "white"]),
    ] {
        let (_, sizes) = KNOWN
            .into_iter()
            .find(|known| known.0 == game)
            .expect("it is known");
        for &size in sizes {
            for (komi, side) in [lowest, highest].into_iter().zip(sides) {
                let (chosen, status) = played(game, size, komi, 1);
                assert_eq!(
                    (chosen.as_str(), status),
                    (side, Status::Finished),
                    "{game:?} {size}, {komi}"
                );
            }
        }
    }
}
