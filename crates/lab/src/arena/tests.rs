//! Matches between engines of few steps.

use super::*;
use tessera_cli::temporary::{file_with, text_of};
use tessera_games::catalog::GameId;

fn arena(threads: usize) -> Arena {
    Arena {
        setting: Setting::of(GameId::Linage, "size=5"),
        first: "uct".parse().unwrap(),
        second: "random".parse().unwrap(),
        games: Some(20),
        steps: Some(50),
        second_steps: None,
        millis: None,
        second_millis: None,
        workers: 1,
        seed: 3,
        opening_plies: 4,
        book: None,
        sprt: None,
        resume: None,
        threads: NonZeroUsize::new(threads),
    }
}

fn lines(arena: &Arena) -> Vec<String> {
    let mut out = Vec::new();
    arena.run(&mut out).unwrap();
    String::from_utf8(out)
        .unwrap()
        .lines()
        .map(String::from)
        .collect()
}

#[test]
fn eight_workers_beat_one_of_the_same_steps() {
    let pool = Arena {
        first: "uct".parse().unwrap(),
        second: "uct".parse().unwrap(),
        workers: 8,
        games: Some(60),
        ..arena(2)
    };
    let output = lines(&pool);
    assert!(output[0].contains("\"workers\":8"), "{}", output[0]);
    let summary: serde_json::Value = serde_json::from_str(output.last().unwrap()).unwrap();
    let share = summary["share"]["mean"].as_f64().unwrap();
    assert!(
        share > 0.6,
        "eight workers of 50 steps win {share} against one of 50"
    );
    assert!(
        !lines(&arena(2))[0].contains("workers"),
        "the header leaves out a single worker"
    );
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let alone = lines(&arena(1));
    assert_eq!(alone.len(), 12);
    assert_eq!(lines(&arena(3)), alone);
}

#[test]
fn an_interrupted_run_continues_and_prints_the_same_lines() {
    let whole = lines(&arena(2));
    // Five pairs and a half of the sixth.
    let mut cut = whole[..6].join("\n") + "\n";
    cut.push_str(&whole[6][..70]);
    let file = file_with(&cut);
    let mut resumed = Arena {
        resume: Some(file.path().to_owned()),
        ..arena(2)
    };
    assert_eq!(lines(&resumed), whole);
    assert_eq!(text_of(&file).lines().collect::<Vec<_>>(), whole[..11]);
    // Pairs in the file are not played again, even if fewer games are asked for.
    resumed.games = Some(6);
    assert_eq!(lines(&resumed)[..4], whole[..4]);
    assert_eq!(text_of(&file).lines().count(), 11);
    resumed.seed = 4;
    let why = resumed.run(&mut Vec::new());
    assert!(matches!(why, Err(Failure::Usage(why)) if why.contains("seed was 3 and is now 4")));
}

#[test]
fn a_kept_pair_that_this_match_cannot_have_played_is_refused_with_its_line() {
    let whole = lines(&arena(2));
    let why = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut pair: serde_json::Value = serde_json::from_str(&whole[2]).unwrap();
        change(&mut pair);
        let file = file_with(&format!("{}\n{}\n{pair}\n", whole[0], whole[1]));
        let resumed = Arena {
            resume: Some(file.path().to_owned()),
            ..arena(2)
        };
        let refused = resumed.run(&mut Vec::new()).expect_err("refused").to_string();
        let place = format!("{}: line 3: ", file.path().display());
        refused.strip_prefix(&place).expect("with its place").to_owned()
    };
    assert!(why(&|pair| pair["games"] = serde_json::json!([])).starts_with("expected 2 games, found 0"));
    assert!(why(&|pair| pair["opening"][0] = "komi-1".into()).starts_with("its opening is not"));
    for (key, value) in [
        ("payoff", 1e9),
        ("payoff", -1.0),
        ("first_seat", 0.25),
        ("seat", 2.0),
        ("plies", 3.0),
    ] {
        let refused = why(&|pair| {
            pair["games"][0][key] = match key {
                "payoff" | "first_seat" => value.into(),
                _ => (value as u32).into(),
            }
        });
        assert!(
            refused.starts_with("the result of game 1 is not that of its moves"),
            "{key}: {refused}"
        );
    }
    let cut = why(&|pair| drop(pair["games"][1]["names"].as_array_mut().unwrap().pop()));
    assert!(cut.starts_with("game 2 is not over"), "{cut}");
    let illegal = why(&|pair| pair["games"][1]["names"][0] = "zz".into());
    assert!(
        illegal.starts_with("game 2 after the opening, ply 1, \"zz\""),
        "{illegal}"
    );
}

#[test]
fn the_test_ends_the_match_at_the_same_pair_for_any_number_of_threads() {
    let tested = |threads| Arena {
        games: None,
        sprt: Some("0,35".parse().unwrap()),
        ..arena(threads)
    };
    let alone = lines(&tested(1));
    assert_eq!(lines(&tested(3)), alone);
    let summary: serde_json::Value = serde_json::from_str(alone.last().unwrap()).unwrap();
    assert_eq!(summary["sprt"]["accepted"], "H1");
    assert_eq!(summary["games"], 32, "the match ends when it is decided");
    let counts = summary["by_pairs"]["counts"].as_array().unwrap();
    let pairs: u64 = counts.iter().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(pairs, 16);
    let three = Arena {
        setting: Setting::of(GameId::Carcassonne, "players=3"),
        ..tested(1)
    };
    assert!(matches!(three.run(&mut Vec::new()), Err(Failure::Usage(why)) if why.contains("two seats")));
}

#[test]
fn the_openings_of_a_book_are_played_in_order_and_repeat() {
    let text = "linage/size=5/komi-4_5.vertical.c3\nlinage/size=5/komi-3_5.horizontal.a1.b4\n";
    let book = file_with(text);
    let lines = lines(&Arena {
        book: Some(book.path().to_owned()),
        games: Some(6),
        ..arena(2)
    });
    let json = |line: &String| -> serde_json::Value { serde_json::from_str(line).unwrap() };
    let opening = |line| json(line)["opening"].to_string();
    assert_eq!(json(&lines[0])["opening"]["book"]["openings"], 2);
    assert_eq!(opening(&lines[1]), r#"["komi-4_5","vertical","c3"]"#);
    assert_eq!(opening(&lines[2]), r#"["komi-3_5","horizontal","a1","b4"]"#);
    assert_eq!(opening(&lines[3]), opening(&lines[1]));
    assert_ne!(json(&lines[3])["games"], json(&lines[1])["games"]);
}

#[test]
fn each_engine_can_have_its_own_kind_of_limit() {
    let limits = |millis, second_steps, second_millis| {
        let arena = Arena {
            steps: None,
            millis,
            second_steps,
            second_millis,
            ..arena(1)
        };
        arena.limits()
    };
    assert_eq!(limits(None, None, None), [Limit::Steps(1000); 2]);
    assert_eq!(limits(Some(5), None, None), [Limit::Millis(5.0); 2]);
    assert_eq!(
        limits(Some(5), Some(9), None),
        [Limit::Millis(5.0), Limit::Steps(9)]
    );
    assert_eq!(
        limits(None, None, Some(7)),
        [Limit::Steps(1000), Limit::Millis(7.0)]
    );
}

#[test]
fn a_search_beats_random_moves_and_the_summary_says_so() {
    let summary: serde_json::Value = serde_json::from_str(lines(&arena(2)).last().unwrap()).unwrap();
    assert_eq!(summary["games"], 20);
    assert_eq!(summary["options"], "size=5.komi=bid");
    assert!(summary["share"]["mean"].as_f64().unwrap() > 0.7, "{summary}");
}

#[test]
fn with_three_seats_the_first_engine_plays_each_once_and_all_games_draw_the_same_tiles() {
    let arena = Arena {
        setting: Setting::of(GameId::Carcassonne, "players=3"),
        first: "greedy".parse().unwrap(),
        games: Some(6),
        opening_plies: 0,
        ..arena(2)
    };
    let lines = lines(&arena);
    for line in &lines[1..3] {
        let pair: serde_json::Value = serde_json::from_str(line).unwrap();
        let games = pair["games"].as_array().unwrap();
        let seats: Vec<_> = games.iter().map(|game| game["seat"].as_u64().unwrap()).collect();
        assert_eq!(seats, [1, 2, 3]);
        let tiles = |game: &serde_json::Value| {
            let names = game["names"].as_array().unwrap().iter();
            let names = names.map(|name| name.as_str().unwrap().to_owned());
            names.filter(|name| name.len() == 1).collect::<Vec<_>>()
        };
        assert_eq!(tiles(&games[0]).len(), 71);
        assert!(games.iter().all(|game| tiles(game) == tiles(&games[0])));
    }
    let summary: serde_json::Value = serde_json::from_str(&lines[3]).unwrap();
    assert_eq!((&summary["games"], &summary["wins"]), (&6.into(), &6.into()));
    let why = Arena {
        games: Some(4),
        ..arena
    }
    .run(&mut Vec::new());
    assert!(matches!(why, Err(Failure::Usage(why)) if why.contains("a multiple of 3 games")));
}

#[test]
fn the_second_engine_can_have_its_own_number_of_steps() {
    let arena = Arena {
        second: "uct".parse().unwrap(),
        second_steps: Some(2),
        ..arena(2)
    };
    let summary: serde_json::Value = serde_json::from_str(lines(&arena).last().unwrap()).unwrap();
    assert_eq!(summary["second_budget"]["steps"], 2);
    assert!(summary["share"]["mean"].as_f64().unwrap() > 0.7, "{summary}");
}

#[test]
fn both_games_of_a_pair_have_one_opening_and_exchanged_seats() {
    for line in &lines(&arena(2))[1..11] {
        let pair: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(pair["opening"].as_array().unwrap().len(), 4);
        assert_eq!(
            (&pair["games"][0]["seat"], &pair["games"][1]["seat"]),
            (&1.into(), &2.into())
        );
    }
}
