//! A game looked back on, against what a plain search says.

mod exact_look;

use super::*;
use tessera_protocol::NamedLine;

fn question(record: &str, engine: &str, steps: u32) -> Question {
    Question {
        id: 7,
        record: record.into(),
        engine: engine.parse().unwrap(),
        budget: Budget::Steps(steps),
        seed: 1,
        pooled: false,
        memory: None,
    }
}

fn reviewed(record: &str, engine: &str, steps: u32) -> Vec<Reviewed> {
    let mut review = Review::start(&question(record, engine, steps))
        .unwrap()
        .with_doublings(0);
    let mut item = Vec::new();
    while !review.is_over() {
        item.extend(review.step());
    }
    item
}

/// The names that were played at the plies of an item.
fn played(record: &str, item: &Reviewed) -> String {
    let names = Record::parse(record).unwrap().names;
    names[item.ply..item.ply + item.plies].join(".")
}

const TILES: &str =
    "carcassonne/players=3.small-city=4.unplaceable=aside/V.-1_0_3.road-e.W.0_-1_0.road-s.P.1_-1_1.road-s";

/// The tile drawn at ply 12 fits nowhere.
const ASIDE: &str = "carcassonne/players=2.small-city=4.unplaceable=aside/E.0_-1_2.none.T.1_0_1.city-n.X.-1_0_0.\
    field-1.C.0_1_0.city-n.B.L.0_-2_0.road-e";

/// A record of each game, a turn or more long.
const RECORDS: [&str; 6] = [
    "carteso/size=5.komi=bid/komi-2_5",
    "linage/size=6.komi=bid/komi-4_5.vertical.c3.b2",
    "keil/size=3.komi=0.button=off/c2.a2.a1",
    "ecalper/size=4.pie=off/b2.d4.f3.xd4.c3",
    TILES,
    "linage/size=4.komi=0/b1.b2.pass.pass",
];

/// The names of the legal moves after so many plies and these names.
fn legal(record: &Record, plies: usize, names: &[String]) -> Vec<String> {
    let names = [&record.names[..plies], names].concat();
    let thinking = EngineRun::at_position(record, &names, Engine::Random, 0, None).unwrap();
    let moves = thinking.position().moves;
    moves.into_iter().map(|(name, _)| name).collect()
}

/// Asserts that every legal move of every choice of a record has a value, and the best move no loss.
fn assert_every_move_has_a_value(text: &str, steps: u32) {
    let record = Record::parse(text).unwrap();
    for item in reviewed(text, "mcts", steps).iter().filter(|item| !item.drawn) {
        let mut names = legal(&record, item.ply, &[]);
        if item.plies > 1 {
            let joined = |first: String| {
                let next = legal(&record, item.ply, std::slice::from_ref(&first));
                next.into_iter().map(move |next| [&first, ".", &next].concat())
            };
            names = names.into_iter().flat_map(joined).collect();
        }
        assert_eq!(item.report.lines.len(), names.len(), "{text}, ply {}", item.ply);
        for name in names {
            let line = item.report.line(&name).expect("every move has a line");
            assert!((0.0..=1.0).contains(&line.value), "{text}: {line:?}");
        }
        assert!(item.report.line(&played(text, item)).is_some());
        assert_eq!(item.report.loss(&item.report.lines[0].mv), Some(0.0));
    }
}

#[test]
fn every_legal_move_of_every_choice_has_a_value() {
    for text in RECORDS {
        assert_every_move_has_a_value(text, 40);
    }
}

#[test]
fn the_last_turns_are_reviewed_whether_the_exact_search_is_finished_or_not() {
    // A random game, reviewed from the placement of the third tile from the end.
    let mut record = random_game("carcassonne/players=3.small-city=4.unplaceable=aside/", 1);
    record.shown = Some(record.names.len() - 8);
    assert_every_move_has_a_value(&record.to_string(), 20);
}

/// A random game to its end.
fn random_game(game: &str, seed: u32) -> Record {
    let mut record = Record::parse(game).unwrap();
    loop {
        let seed = seed ^ record.names.len() as u32;
        let mut run = EngineRun::at_position(&record, &record.names, Engine::Random, seed, None).unwrap();
        if run.position().turn == Turn::Over {
            return record;
        }
        run.step_at(None);
        record.names.push(run.report().lines[0].mv.clone());
    }
}

#[test]
fn a_turn_of_carcassonne_is_a_draw_and_one_choice_of_cell_turn_and_meeple() {
    let item = reviewed(TILES, "mcts", 100);
    let shape: Vec<_> = item
        .iter()
        .map(|item| (item.ply, item.plies, item.drawn, item.seat.0))
        .collect();
    assert_eq!(
        shape,
        [
            (0, 1, true, 0),
            (1, 2, false, 0),
            (3, 1, true, 1),
            (4, 2, false, 1),
            (6, 1, true, 2),
            (7, 2, false, 2),
        ]
    );
    let report = &item[1].report;
    assert!(report.line("-1_0_3.none").is_some() && report.line("-1_0_3.road-e").is_some());
    let both = report.line("-1_0_3.road-e").unwrap();
    assert_eq!(both.variation, ["-1_0_3", "road-e"]);
}

#[test]
fn the_luck_of_all_outcomes_of_a_draw_is_nothing_together() {
    for item in reviewed(TILES, "mcts", 64).iter().filter(|item| item.drawn) {
        let report = &item.report;
        assert_eq!(report.lines.len(), 24);
        let luck = |line: &NamedLine| f64::from(line.visits) * f64::from(report.luck(&line.mv).unwrap());
        let (sum, all): (f64, u32) = (
            report.lines.iter().map(luck).sum(),
            report.lines.iter().map(|line| line.visits).sum(),
        );
        assert!((sum / f64::from(all)).abs() < 1e-6, "{sum}");
        assert_eq!(all, 71 - item.ply as u32 / 3);
        assert!(report.lines.iter().any(|line| report.luck(&line.mv) > Some(0.0)));
    }
}

#[test]
fn a_loss_is_never_negative_and_the_best_move_has_none() {
    for record in RECORDS {
        for engine in ["mcts", "uct", "flat", "leaf"] {
            for item in reviewed(record, engine, 12).iter().filter(|item| !item.drawn) {
                let report = &item.report;
                for line in &report.lines {
                    assert!(report.loss(&line.mv) >= Some(0.0));
                }
                assert_eq!(report.loss(&report.lines[0].mv), Some(0.0), "{record}, {engine}");
            }
        }
    }
}

#[test]
fn a_blunder_costs_what_a_proof_says() {
    // So small a board is searched to the end: each of these gives a won game away.
    let item = reviewed("linage/size=3.komi=0_5/b1.b2.pass", "mcts", 400);
    for (item, name) in item.iter().zip(["b1", "b2", "pass"]) {
        assert_eq!(item.report.loss(name), Some(1.0), "{:?}", item.report);
        assert!(item.report.line(name).unwrap().proven);
    }
    assert_eq!(item.len(), 3);
}

#[test]
fn the_same_seed_gives_the_same_numbers() {
    for record in [TILES, RECORDS[1]] {
        assert_eq!(reviewed(record, "mcts", 20), reviewed(record, "mcts", 20));
    }
}

#[test]
fn what_the_search_does_not_believe_in_is_tried_too() {
    let item = reviewed("linage/size=9.komi=0/a1", "mcts", 100);
    let [choice] = &item[..] else { panic!("one choice") };
    assert_eq!(choice.report.lines.len(), 82);
    let believed: u32 = choice.report.lines.iter().map(|line| line.visits).sum();
    assert_eq!(believed, 100);
    let doubted = choice.report.lines.iter().filter(|line| line.visits == 0);
    assert!(doubted.clone().count() > 10 && doubted.clone().any(|line| line.value > 0.0));
    // Twenty-five steps went to the move played: its value is no mean of a few.
    let value = choice.report.line("a1").unwrap().value;
    assert!((0.05..0.95).contains(&value), "{value}");
}

#[test]
fn a_bid_that_nobody_would_make_is_judged_by_what_it_leads_to() {
    let item = reviewed("linage/size=9.komi=bid/komi-9_5", "mcts", 80);
    let report = &item[0].report;
    let losses: Vec<_> = report
        .lines
        .iter()
        .map(|line| report.loss(&line.mv).unwrap())
        .collect();
    assert!(losses.iter().any(|&loss| loss > 0.2), "{losses:?}");
}

#[test]
fn a_resignation_is_no_choice() {
    let plies = |record: &str| -> Vec<(usize, usize)> {
        let items = reviewed(record, "uct", 20);
        items.iter().map(|item| (item.ply, item.plies)).collect()
    };
    assert_eq!(plies("linage/size=4.komi=0/b1.b2.resign"), [(0, 1), (1, 1)]);
    assert_eq!(plies("linage/size=4.komi=0/resign"), []);
    let three = "carcassonne/players=3/D.resign.1_0_0.none.D";
    assert_eq!(plies(three), [(0, 1), (2, 2), (4, 1)]);
    assert_eq!(plies("carcassonne/players=3/D.1_0_0.resign"), [(0, 1), (1, 1)]);
}

#[test]
fn the_review_begins_where_the_record_says() {
    let item = reviewed("linage/size=5.komi=0/a1.c3.e5@2", "uct", 30);
    let plies: Vec<_> = item.iter().map(|item| item.ply).collect();
    assert_eq!(plies, [2]);
    assert_eq!(item[0].report.id, 7);
}

#[test]
fn a_tile_that_is_set_aside_is_worth_what_the_next_draw_is() {
    let item = reviewed(ASIDE, "leaf", 1);
    let [first, second] = [12, 13].map(|ply| item.iter().find(|item| item.ply == ply).unwrap());
    assert!(first.drawn && second.drawn);
    let aside = first.report.line("B").unwrap().value;
    // But for the few ways in which three tiles in a row fit nowhere, which are not all followed.
    assert!((aside - second.report.expected()).abs() < 1e-3, "{aside}");
    assert!(aside > 0.0);
    assert_eq!(first.seat, second.seat);
}

#[test]
fn what_cannot_be_reviewed_is_refused_with_the_place() {
    let why = |record: &str| {
        let refused = Review::start(&question(record, "uct", 1)).err();
        refused.unwrap().to_string()
    };
    assert!(why("linage/<").starts_with("at character 8: only letters"));
    assert!(why("chess//e4").starts_with("no game is called \"chess\""));
    assert!(why("linage/size=2/").contains("expected a number from 3 to 19"));
    assert_eq!(
        why("linage/size=5.komi=0/a2.b1"),
        "ply 2, \"b1\": not a legal move here"
    );
}

#[test]
fn a_review_shared_out_ply_by_ply_finds_the_same_as_one_of_the_whole_record() {
    for text in RECORDS {
        let asked = question(text, "uct", 8);
        let whole = reviewed(text, "uct", 8);
        let plies = Record::parse(text).unwrap().names.len();
        let mut shared = Vec::new();
        for ply in 0..plies {
            let mut part = Review::part(&asked, ply..ply + 1).unwrap().with_doublings(0);
            while !part.is_over() {
                shared.extend(part.step());
            }
        }
        assert_eq!(shared, whole, "{text}");
        let mut part = Review::part(&asked, 1..plies + 9).unwrap().with_doublings(0);
        let mut rest = Vec::new();
        while !part.is_over() {
            rest.extend(part.step());
        }
        let later = whole.into_iter().filter(|item| item.ply > 0);
        assert_eq!(rest, later.collect::<Vec<_>>(), "{text}");
    }
}

#[test]
fn every_move_of_carcassonne_has_a_margin_and_no_move_of_another_game() {
    for text in RECORDS {
        for item in reviewed(text, "mcts", 10) {
            let margins = item.report.lines.iter().filter_map(|line| line.margin).count();
            let all = if text == TILES { item.report.lines.len() } else { 0 };
            assert_eq!(margins, all, "{text}, ply {}", item.ply);
        }
    }
}

#[test]
fn the_margins_of_all_outcomes_are_above_and_below_the_expected_one_by_nothing_together() {
    for item in reviewed(TILES, "mcts", 64).iter().filter(|item| item.drawn) {
        let expected = item.report.expected_margin().unwrap();
        let above = |line: &NamedLine| f64::from(line.visits) * f64::from(line.margin.unwrap() - expected);
        let sum: f64 = item.report.lines.iter().map(above).sum();
        assert!(sum.abs() < 1e-2, "{sum}");
    }
}

#[test]
fn a_tile_that_is_set_aside_has_the_margin_of_the_next_draw() {
    let item = reviewed(ASIDE, "mcts", 16);
    let [first, second] = [12, 13].map(|ply| item.iter().find(|item| item.ply == ply).unwrap());
    let aside = first.report.line("B").unwrap().margin.unwrap();
    let next = second.report.expected_margin().unwrap();
    assert!((aside - next).abs() < 0.5, "{aside}, {next}");
}

#[test]
fn a_second_look_at_a_lost_and_a_won_move_agrees_with_the_longer_search_of_both() {
    let record = "linage/size=4.komi=1_5/a4.b2.d1.c3.a1";
    let mut compared = 0;
    for item in reviewed(record, "mcts", 2_000) {
        let [best, played] = [0, 1].map(|at| {
            let name = if at == 0 {
                item.report.lines[0].mv.clone()
            } else {
                played(record, &item)
            };
            item.report.line(&name).unwrap().clone()
        });
        for line in [&best, &played].into_iter().filter(|line| line.proven) {
            compared += 1;
            assert_eq!(line.half_width, 0.0);
            let names = [
                &Record::parse(record).unwrap().names[..item.ply],
                &line.variation[..1],
            ]
            .concat();
            let after = Record {
                names,
                ..Record::parse(record).unwrap()
            };
            let mut run =
                EngineRun::at_position(&after, &after.names, "mcts".parse().unwrap(), 9, None).unwrap();
            (0..20_000).for_each(|_| run.step_at(None));
            assert_eq!(
                line.value,
                1.0 - run.report().value(),
                "ply {}, {}",
                item.ply,
                line.mv
            );
        }
    }
    assert!(compared >= 4, "{compared} proven values");
}

#[test]
fn beside_a_proven_value_an_open_one_reaches_to_a_win_or_a_loss() {
    let line = |name: &str, value: f32, proven: bool| NamedLine {
        mv: name.into(),
        value,
        half_width: if proven { 0.0 } else { 0.01 },
        proven,
        visits: 10,
        ..NamedLine::default()
    };
    let half_widths = |best: NamedLine, played: NamedLine| {
        let report = Report {
            lines: vec![best, played],
            ..Report::default()
        };
        let look = SecondLook::new(report, Seat::FIRST, "b".into(), 100, 0);
        look.improved()
            .lines
            .iter()
            .map(|line| line.half_width)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        half_widths(line("a", 1.0, true), line("b", 0.75, false)),
        [0.0, 0.25]
    );
    assert_eq!(
        half_widths(line("a", 0.25, false), line("b", 0.0, true)),
        [0.25, 0.0]
    );
    assert_eq!(
        half_widths(line("a", 0.75, false), line("b", 0.5, false)),
        [0.01, 0.01]
    );
    assert_eq!(
        half_widths(line("a", 1.0, true), line("b", 0.0, true)),
        [0.0, 0.0]
    );
}

#[test]
fn the_searches_of_a_second_look_share_the_memory_of_the_review() {
    let record = Record::parse("linage/size=9.komi=5_5/e5.a1").unwrap();
    let memory = Some(4);
    let mut whole = EngineRun::at_position(&record, &record.names, Engine::BEST, 1, memory).unwrap();
    while !whole.report().full {
        (0..100).for_each(|_| whole.step_at(None));
    }
    let most = whole.report().nodes;
    let question = Question {
        memory,
        ..question("linage/size=9.komi=5_5/e5.a1", "mcts", 400)
    };
    let mut review = Review::part(&question, 1..2).unwrap();
    let mut beside = review.run_beside(&["a1".to_owned()]);
    while !beside.report().full {
        (0..100).for_each(|_| beside.step_at(None));
    }
    // A tree is full when the moves of a position do not fit any more.
    let all = beside.report().nodes * MAX_MOVES as u32;
    assert!(all <= most + 100, "{all} nodes, and {most} in one tree");
    let mut searched = 0;
    while !review.is_over() {
        (0..200).for_each(|_| _ = review.step());
        let look = review.open.as_ref().and_then(|open| open.second_look.as_ref());
        let reports: Vec<Report> = look.map_or(Vec::new(), SecondLook::reports);
        let nodes: u32 = reports.iter().map(|report| report.nodes).sum();
        assert!(nodes <= most, "{nodes} nodes in {} trees", reports.len());
        searched = searched.max(reports.len());
    }
    assert!(searched >= 2, "two moves are compared");
}
