//! The exact look near the end, against all games that could follow.

use super::*;

/// What the first seat earns by best play of both after these names, tried move by move.
fn payoff_by_trying(record: &Record, names: &[String]) -> f32 {
    let facts = EngineRun::at_position(record, names, Engine::Random, 0, None)
        .unwrap()
        .position();
    let after =
        |(name, _): &(String, u32)| payoff_by_trying(record, &[names, std::slice::from_ref(name)].concat());
    let payoffs = facts.moves.iter().map(after);
    match facts.turn {
        Turn::Seat(Seat::FIRST) => payoffs.fold(0.0, f32::max),
        Turn::Seat(_) => payoffs.fold(1.0, f32::min),
        _ => facts.payoff[Seat::FIRST],
    }
}

#[test]
fn near_the_end_a_choice_and_the_move_played_have_exact_values_after_few_steps() {
    // Small boards, because what the values are compared with tries every game that could follow.
    for (game, seed) in ["linage/size=3.komi=1_5/", "ecalper/size=3.pie=off/"]
        .into_iter()
        .flat_map(|game| [1, 2, 3, 4].map(|seed| (game, seed)))
    {
        let mut record = random_game(game, seed);
        let first = record.names.len().saturating_sub(4);
        record.shown = Some(first);
        let text = record.to_string();
        for item in reviewed(&text, "mcts", 4) {
            let report = &item.report;
            let own = |names: &[String]| {
                let payoff = payoff_by_trying(&record, &[&record.names[..item.ply], names].concat());
                if item.seat == Seat::FIRST {
                    payoff
                } else {
                    1.0 - payoff
                }
            };
            assert_eq!(report.value(), own(&[]), "{text}, ply {}", item.ply);
            let name = played(&text, &item);
            let line = report.line(&name).unwrap();
            let names: Vec<String> = name.split('.').map(str::to_owned).collect();
            let is_no_choice = report.lines.len() < 2;
            assert!(
                is_no_choice || line.proven && line.value == own(&names),
                "{text}: {line:?}"
            );
        }
    }
}

#[test]
fn nothing_is_solved_far_from_the_end_nor_where_games_may_go_on_for_long() {
    // A look takes up to 6,000 steps divided by the moves of the choice: 73 here, and over 300 for each of three choices.
    for (record, most) in [
        ("linage/size=9.komi=3_5/e5", 200),
        ("keil/size=3.komi=0.button=off/c2.a2.a1", 500),
        // A bid leaves two choices, and then the board is open.
        ("linage/size=9.komi=bid/komi-4_5.vertical", 200),
        ("carteso/size=5.komi=bid/komi-2_5", 200),
        // Three stones may be replaced, and then there are 34 cells.
        ("ecalper/size=4.pie=off/a1.c3.e5.xa1@3", 200),
    ] {
        // The second look would double its steps while a verdict is unclear.
        let mut review = Review::start(&question(record, "mcts", 4))
            .unwrap()
            .with_doublings(0);
        let mut steps = 0;
        while !review.is_over() {
            review.step();
            steps += 1;
        }
        assert!(steps < most, "{record}: {steps} steps");
    }
}

#[test]
fn pairs_of_moves_do_not_count_as_moves() {
    // A stone is replaced, or placed, and another follows: thirty pairs, so that the end seemed far.
    let record = "ecalper/size=4/d1.f2.c3.xc3.c1.d6.d2.xd2.a1.f3.c4.xf3.e4.g4.a3.xa3.c6.b4.d4.xd4.c2.f5.a2.xc2.d5.f4.d3.xf4.g1.\
        e3.f1.xf1.g2.b3.b1.xg2.c5@35";
    let [item] = &reviewed(record, "mcts", 4)[..] else {
        panic!("one choice")
    };
    assert_eq!((item.ply, item.plies), (35, 2));
    let line = item.report.line("xg2.c5").unwrap();
    assert_eq!(item.report.lines.len(), 30);
    assert_eq!(
        (line.value, line.proven),
        (1.0, true),
        "nothing is lost by it: {line:?}"
    );
}
