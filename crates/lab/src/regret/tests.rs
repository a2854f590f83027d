use super::*;
use tessera_games::catalog::Visitor;
use tessera_search::{EndgameSolver, Heuristics};

fn regret(game: GameId, options: &str, positions: u32, levels: &[u8]) -> Regret {
    Regret {
        game,
        options: Options::parse(options).unwrap(),
        positions,
        seed: 5,
        levels: levels.to_vec(),
        engine: None,
        top_millis: 20,
        memory: 1,
        each: true,
    }
}

fn lines(regret: &Regret) -> Vec<serde_json::Value> {
    let mut out = Vec::new();
    regret.run(&mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn each_level_is_judged_by_the_moves_that_keep_the_value() {
    let strongest = ladder::LEVELS as u8;
    let lines = lines(&regret(GameId::Linage, "size=4", 25, &[1, strongest]));
    assert_eq!(lines.len(), 26);
    let (summary, positions) = lines.split_last().unwrap();
    assert_eq!(summary["positions"], 25);
    assert_eq!(summary["options"], "size=4");
    for (at, level) in [1, strongest].iter().enumerate() {
        let kept = |line: &&serde_json::Value| line["best"].as_array().unwrap().contains(&line["played"][at]);
        let share = &summary["levels"][at];
        assert_eq!(share["level"], *level);
        assert_eq!(share["kept"], positions.iter().filter(kept).count());
    }
    let random: f64 = positions
        .iter()
        .map(|line| line["best"].as_array().unwrap().len() as f64 / line["moves"].as_f64().unwrap())
        .sum();
    assert!((summary["random"].as_f64().unwrap() - random / 25.0).abs() < 1e-9);
}

#[test]
fn positions_are_drawn_by_the_seed_alone_and_none_twice() {
    let records = |levels: &[u8], seed| {
        let regret = Regret {
            seed,
            ..regret(GameId::Carteso, "size=2", 15, levels)
        };
        let lines = lines(&regret);
        let records = lines.iter().filter_map(|line| line["record"].as_str());
        records.map(str::to_owned).collect::<Vec<_>>()
    };
    let drawn = records(&[1], 5);
    assert_eq!(drawn, records(&[2, 3], 5));
    assert_ne!(drawn, records(&[1], 6));
    let different: std::collections::HashSet<&String> = drawn.iter().collect();
    assert_eq!(different.len(), drawn.len());
}

/// Compares the moves of drawn positions with another solver.
struct Compared<'s>(&'s Setting);

impl Visitor for Compared<'_> {
    /// How many positions were compared, and in how many the best move wins.
    type Output = [u32; 2];

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> [u32; 2] {
        let mut drawn = Drawn::new(self.0, &Arc::new(game), 7, 1);
        // The keys of positions hold the komi, so one solver does for all.
        let mut solver = EndgameSolver::<G>::patient(20_000);
        let mut counts = [0; 2];
        'positions: for _ in 0..15 {
            let Some(Solved {
                game, state, best, ..
            }) = drawn.next()
            else {
                break;
            };
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            let Some(worth) = solver.payoff(&*game, &state) else {
                continue;
            };
            for mv in moves {
                let mut after = state.clone();
                game.play(&mut after, mv);
                let Some(payoff) = solver.payoff(&*game, &after) else {
                    continue 'positions;
                };
                assert_eq!(payoff == worth, best.contains(&mv), "{}", game.name(&state, mv));
            }
            counts[0] += 1;
            counts[1] += u32::from(worth != 0.5);
        }
        counts
    }
}

#[test]
fn another_solver_agrees_on_which_moves_keep_the_value() {
    // The other solver does not get to the end of Keil, where tests/search/exact_solver.rs compares with brute force.
    let boards = [
        (GameId::Linage, "size=3.komi=0"),
        (GameId::Linage, "size=4.komi=0"),
        (GameId::Carteso, "size=2.komi=0"),
        (GameId::Ecalper, "size=2.pie=on"),
    ];
    let mut all = [0; 2];
    for (game, options) in boards {
        let setting = Setting::of(game, options).complete().unwrap();
        let counts = setting.visit(Compared(&setting)).unwrap();
        println!("{game:?}: {counts:?}");
        assert!(counts[0] > 3, "{game:?}: {counts:?}");
        (0..2).for_each(|place| all[place] += counts[place]);
    }
    assert!(all[1] > 10 && all[0] - all[1] > 10, "{all:?}");
}

#[test]
fn what_cannot_be_measured_is_refused() {
    let why = |game, options| {
        let refused = regret(game, options, 3, &[1]).run(&mut Vec::new());
        refused.unwrap_err().to_string()
    };
    assert!(why(GameId::Linage, "size=3.komi=2").contains("leave it out"));
    assert!(why(GameId::Carcassonne, "").contains("without chance"));
    assert!(why(GameId::Linage, "size=99").contains("size"));
}

#[test]
fn the_table_has_a_row_for_each_level() {
    let summary = Summary {
        game: "linage",
        options: "size=3".to_owned(),
        seed: 1,
        positions: 200,
        random: 0.25,
        seconds: 1.0,
        levels: vec![LevelShare {
            level: 8,
            engine: "mcts".to_owned(),
            budget: Limit::Steps(1),
            kept: 199,
            share: Interval::wilson(199.0, 200.0),
            millis: 12.34,
        }],
    };
    let table = table(&summary);
    assert!(table.starts_with("linage size=3: 200 positions, 25.0 % kept by a random move\n"));
    assert!(
        table.ends_with("\n| 8 | 199 | 99.5 | 97.2 to 99.9 | 12.3 |\n"),
        "{table}"
    );
}
