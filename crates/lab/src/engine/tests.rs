use super::*;

/// The answers to these commands, a line each.
fn answers(commands: &[&str]) -> Vec<String> {
    let mut out = Vec::new();
    let text = commands.join("\n");
    EngineCommand::default()
        .run_text(text.as_bytes(), &mut out)
        .unwrap();
    String::from_utf8(out)
        .unwrap()
        .lines()
        .map(String::from)
        .collect()
}

#[test]
fn a_whole_game_can_be_played() {
    let lines = answers(&[
        "position linage/size=3.komi=0_5/b1",
        "legal",
        "play b2",
        "play b3",
        "result",
        "go engine=uct steps=50 seed=4",
        "play pass",
        "play pass",
        "result",
        "turn",
        "quit",
        "legal",
    ]);
    let setup = "ok turn=2 ply=1 phase=move side=horizontal setup=linage/size=3.komi=0_5/";
    assert_eq!(lines[0], setup);
    assert_eq!(lines[1], "legal a1 c1 b2 a3 b3 c3 pass");
    assert_eq!(lines[2], "ok turn=1 ply=2 phase=move side=vertical");
    assert_eq!(lines[3], "ok turn=2 ply=3 phase=move side=horizontal");
    assert_eq!(lines[4], "result over=false half_points=12,1 winners= turn=2");
    assert!(lines[5].starts_with("info steps=1 nodes="), "{}", lines[5]);
    assert_eq!(lines[6], "best pass");
    assert_eq!(lines[8], "ok turn=over ply=5 phase=over");
    assert_eq!(lines[9], "result over=true half_points=12,1 winners=1 turn=over");
    assert_eq!(lines[10], "ok turn=over ply=5 phase=over");
    assert_eq!(lines.len(), 11);
}

#[test]
fn the_same_position_engine_steps_and_seed_give_the_same_move() {
    for engine in ["uct:c=0.5", "mcts"] {
        let go = format!("go engine={engine} steps=300 seed=9");
        let go = ["position linage/size=5.komi=0/", &go];
        let best = |lines: Vec<String>| lines.into_iter().find(|line| line.starts_with("best"));
        assert_eq!(best(answers(&go)), best(answers(&go)));
        assert!(best(answers(&go)).is_some());
    }
}

#[test]
fn the_strongest_engine_searches_unless_another_is_named() {
    let moves = |go: &str| {
        let lines = answers(&["position linage/size=5.komi=0/b2.c3", go]);
        let mask = |line: &String| line.split(" millis=").next().unwrap_or_default().to_owned();
        lines.iter().skip(1).map(mask).collect::<Vec<_>>()
    };
    assert_eq!(moves("go steps=300"), moves("go engine=mcts steps=300 seed=1"));
    assert_ne!(moves("go steps=300"), moves("go engine=uct steps=300"));
}

#[test]
fn the_greedy_engine_reports_the_whole_turn() {
    let lines = answers(&[
        "position carcassonne/players=2.small-city=4.unplaceable=aside/E",
        "go engine=greedy steps=1000",
    ]);
    let info = &lines[lines.len() - 2];
    assert!(
        info.starts_with("info steps=") && info.contains(" visits=1 "),
        "{info}"
    );
    let best = lines.last().and_then(|line| line.strip_prefix("best "));
    assert!(
        info.contains(&format!(" pv={}.", best.unwrap())),
        "with its meeple: {info}"
    );
}

#[test]
fn every_limit_ends_a_search() {
    for limit in [
        "steps=1",
        "millis=1",
        "cpu-millis=1",
        "turn-millis=2",
        "clock=10 inc=1",
        "clock=0",
        "millis=20 threads=3",
        "infinite threads=2",
        "infinite",
    ] {
        for position in [
            "linage/size=5.komi=0/",
            "ecalper/size=4.pie=on/b2",
            "carcassonne//E",
        ] {
            let lines = answers(&[&format!("position {position}"), &format!("go {limit}")]);
            let last = lines.last().map_or("", String::as_str);
            assert!(last.starts_with("best "), "{position} {limit}: {lines:?}");
        }
    }
}

#[test]
fn stop_ends_a_search_and_what_waited_is_answered_after_it() {
    let lines = answers(&[
        "position linage/size=5.komi=0/",
        "go infinite",
        "ping one",
        "turn",
        "ping two",
        "stop",
        "stop",
        "go infinite",
        "quit",
        "turn",
    ]);
    let begins = |line: &String| line.split(' ').take(2).collect::<Vec<_>>().join(" ");
    let kinds: Vec<String> = lines.iter().map(begins).collect();
    let without_infos: Vec<&String> = kinds.iter().filter(|kind| !kind.starts_with("info")).collect();
    let best = |kind: &String| kind.starts_with("best ");
    assert_eq!(without_infos[1], "pong one", "at once");
    assert!(best(without_infos[2]));
    assert_eq!(without_infos[3..5], ["ok turn=1", "pong two"]);
    assert!(
        best(without_infos[5]),
        "the second search ends because quit waits"
    );
    assert_eq!(without_infos.len(), 6, "{lines:?}");
}

#[test]
fn a_turn_of_several_moves_has_one_time() {
    let mut table = setup::set_up("ecalper/size=4.pie=off/").unwrap().0;
    assert_eq!(moves_ahead::moves_in_turn(&mut *table), 3);
    table.play("b2").unwrap();
    assert_eq!(moves_ahead::moves_in_turn(&mut *table), 2);
    assert_eq!(table.record().names, ["b2"], "nothing stays on the table");
    let mut land = setup::set_up("carcassonne//E").unwrap().0;
    assert_eq!(moves_ahead::moves_in_turn(&mut *land), 2);
    let seat = tessera_core::game::Seat::FIRST;
    let ahead = moves_ahead::moves_in_game(&land.record(), seat, &|| true);
    assert!(
        (60.0..=72.0).contains(&ahead),
        "36 tiles and as many meeples at most: {ahead}"
    );
}

#[test]
fn draws_are_set_or_drawn_and_a_tile_that_fits_nowhere_is_told() {
    let position = "position carcassonne/players=2.small-city=4.unplaceable=aside/";
    let drawn = answers(&[position, "chance seed=5", "undo", "chance seed=5", "chance"]);
    assert!(drawn[1].starts_with("ok drawn=") && drawn[1].contains(" turn=1 ply=1 phase=tile tile="));
    assert_eq!(drawn[1], drawn[3], "the same seed draws the same tile");
    assert_eq!(drawn[4], "error no draw is due: seat 1 is to move");
    let square = answers(&["position linage//", "chance"]);
    assert_eq!(square[1], "error no draw is due: seat 1 is to move");
    // C has cities on all sides, and no city of this land is open.
    let closed = format!("{position}E.0_1_2.none");
    let aside = answers(&[&closed, "play C", "turn", "result"]);
    let facts = "ok turn=chance ply=4 phase=draw aside=C note=tile C fits nowhere and is set aside";
    assert_eq!(aside[1], facts);
    assert_eq!(aside[2], "ok turn=chance ply=4 phase=draw");
    let scores = "result over=false half_points=0,0 winners= turn=chance scoreboard=0,0";
    assert_eq!(aside[3], scores);
}

#[test]
fn the_scoreboard_is_told_beside_the_score_as_if_the_game_ended_now() {
    let lines = answers(&[
        "position carcassonne/players=2.small-city=4.unplaceable=aside/V.-1_0_3.road-e",
        "result",
    ]);
    assert_eq!(
        lines[1],
        "result over=false half_points=4,0 winners= turn=chance scoreboard=0,0"
    );
}

#[test]
fn plies_are_taken_back_and_the_record_is_told() {
    let lines = answers(&[
        "position linage/size=5.komi=2.5/",
        "play c3",
        "play b2",
        "record",
        "moves",
        "undo 2",
        "moves",
        "undo",
        "undo 0",
    ]);
    assert!(lines[0].ends_with("note=komi=2.5 is written komi=2_5"));
    assert_eq!(lines[3], "record linage/size=5.komi=2_5/c3.b2");
    assert_eq!(lines[4], "moves c3 b2");
    assert_eq!(lines[5], "ok turn=1 ply=0 phase=move side=vertical");
    assert_eq!(lines[6], "moves");
    assert_eq!(lines[7], "error expected at most 0 plies to take back");
    assert!(lines[8].starts_with("error undo takes a number of plies"));
}

#[test]
fn the_program_tells_who_it_is_and_what_it_knows() {
    let lines = answers(&["id", "name", "version", "ping", "ping a-1", "ping <b>"]);
    assert!(lines[0].starts_with("id name=Tessera version=") && lines[0].contains(" games=carteso,linage,"));
    assert_eq!(lines[1], "name Tessera");
    assert!(lines[2].starts_with("version "));
    assert_eq!(lines[3..5], ["pong", "pong a-1"]);
    assert!(lines[5].starts_with("error ping gives back a word"));
    let help = answers(&["help", "help keil", "help chess"]);
    let (last, others) = help.split_last().unwrap();
    assert_eq!(
        last,
        "error no game is called \"chess\"; there is carteso, linage, keil, ecalper, carcassonne, connectfour, filling"
    );
    assert!(
        others
            .iter()
            .all(|line| line == "ok" || line.starts_with("help "))
    );
    let has = |part: &str| others.iter().any(|line| line.contains(part));
    for part in [
        "option button=on or off; default on",
        "half_points:",
        "turn-millis=N",
    ] {
        assert!(has(part), "{part}");
    }
}

#[test]
fn a_line_above_the_limit_is_refused_and_the_next_one_is_read() {
    let longest = "x".repeat(input_lines::LINE_LIMIT);
    for long in [
        format!("{longest}x"),
        longest.repeat(3),
        format!("{longest}{longest}xx"),
    ] {
        let lines = answers(&["position linage/size=3.komi=0/a1", &long, "legal", &long]);
        let refused = "error a line has at most 1000100 bytes";
        assert_eq!([lines[1].as_str(), &lines[3]], [refused; 2]);
        assert!(lines[2].starts_with("legal b1 ") && lines.len() == 4);
    }
    let told = answers(&[&longest, "legal"]);
    assert!(told[0].starts_with("error no command is called"));
}

#[test]
fn a_wrong_line_is_answered_with_an_error_and_changes_nothing() {
    let wrong = [
        ("dance", "no command is called \"dance\""),
        ("position chess//", "no game is called"),
        ("position linage/size=5/zz", "ply 1, \"zz\""),
        ("position linage/<>/", "at character 8"),
        (
            "play a1",
            "ply 3, \"a1\": no move on a1: there is a stone already; expected b1, ",
        ),
        ("play", "ply 3, \"\": the name of a move is missing"),
        ("go", "go needs a limit: steps=N, millis=N"),
        ("go steps=0", "a search needs at least one step"),
        ("go steps=5 millis=5", "give one limit"),
        ("undo x", "undo takes a number of plies"),
        ("undo 3", "expected at most 2 plies"),
        ("chance", "no draw is due"),
        ("help chess", "no game is called \"chess\""),
    ];
    for (command, why) in wrong {
        let lines = answers(&["position linage/size=5.komi=0/a1.c3", command, "legal"]);
        assert!(
            lines[1].starts_with(&format!("error {why}")),
            "{command}: {lines:?}"
        );
        assert!(lines[2].starts_with("legal b1 "), "{lines:?}");
    }
    for command in ["go steps=1", "play a1", "turn", "result", "record"] {
        assert!(answers(&[command])[0].starts_with("error there is no position yet"));
    }
    let over = answers(&["position linage/size=5.komi=0/pass.pass", "go steps=5", "legal"]);
    assert_eq!(over[1..], ["error the game is over", "legal"]);
    let draw = answers(&["position carcassonne//", "go steps=5"]);
    assert_eq!(
        draw[1],
        "error chance moves here; play an outcome, or ask for chance"
    );
}

/// What `lab engine --gtp GAME` answers.
fn gtp_answers(game: &str, lines: &str) -> String {
    let command = EngineCommand::gtp(game, 40).unwrap();
    let mut out = Vec::new();
    command.run_text(lines.as_bytes(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn gtp_answers_as_the_protocol_says() {
    for (line, answer) in [
        ("protocol_version", "= 2\n\n"),
        ("7 name", "=7 Tessera Linage\n\n"),
        ("known_command play", "= true\n\n"),
        ("known_command fly", "= false\n\n"),
        ("fly", "? unknown command\n\n"),
        ("12 boardsize 2", "?12 unacceptable size\n\n"),
        ("boardsize x", "? syntax error: expected a number\n\n"),
        (
            "komi -3",
            "? unacceptable komi: expected halves from 0 to 99.5\n\n",
        ),
        (
            "komi 2.25",
            "? unacceptable komi: expected halves from 0 to 99.5\n\n",
        ),
        ("play red a1", "? invalid color or coordinate\n\n"),
        ("play b i5", "? invalid color or coordinate\n\n"),
        ("play w a1", "? illegal move: it is the turn of black\n\n"),
        ("play b", "? syntax error: 1 arguments do not fit play\n\n"),
        ("undo", "? cannot undo\n\n"),
        ("genmove red", "? invalid color or coordinate\n\n"),
        ("# nothing\n\n", ""),
        ("quit\nname", "=\n\n"),
    ] {
        assert_eq!(gtp_answers("linage", line), answer, "{line}");
    }
}

#[test]
fn a_game_can_be_played_by_gtp() {
    let lines = "boardsize 5\nkomi 0.5\nplay b A1\nplay w a1\nplay white C3\ntessera-record\nkomi 2\nfinal_score\n\
                 genmove b\nundo\nundo\ntessera-record\nplay w pass\nplay b pass\ngenmove w\nfinal_score\nclear_board\n\
                 tessera-record";
    let answers = gtp_answers("linage", lines);
    let answers: Vec<&str> = answers.split_terminator("\n\n").collect();
    assert_eq!(answers[..3], ["="; 3]);
    assert_eq!(answers[3], "? illegal move: there is a stone already");
    assert_eq!(answers[5], "= linage/size=5.komi=0_5/a1.c3");
    assert!(
        answers[8].starts_with("= ") && answers[8] != "= PASS",
        "{}",
        answers[8]
    );
    assert_eq!(answers[11], "= linage/size=5.komi=2/a1");
    assert_eq!(answers[14], "? the game is over");
    assert_eq!(answers[15], "= W+2");
    assert_eq!(answers[17], "= linage/size=5.komi=2/");
}

#[test]
fn hexagons_are_played_by_the_names_of_their_cells() {
    let lines = "boardsize 2\nkomi 1\nplay b a1\nplay w C2\nshowboard\nfinal_score";
    let answers = gtp_answers("keil", lines);
    assert!(answers.contains("=\n\n= \n C   . O\n"), "{answers}");
    assert!(answers.ends_with("= W+1\n\n"), "{answers}");
    for (game, why) in [
        ("carteso", "colour of its stone"),
        ("ecalper", "several moves"),
        ("chess", "no such game"),
    ] {
        let refused = EngineCommand::gtp(game, 1).err().unwrap();
        assert!(refused.contains(why), "{refused}");
    }
}

#[test]
fn gtp_plays_by_the_clock() {
    let command = EngineCommand {
        gtp: Some(GtpGame::Linage),
        ..EngineCommand::default()
    };
    let mut out = Vec::new();
    let lines = b"boardsize 5\ntime_settings 0 0 0\ngenmove b\ntime_settings 1 1 2\ntime_left w 0 1\ngenmove w\ntime_left b x 1\n";
    command.run_text(lines, &mut out).unwrap();
    let answers = String::from_utf8(out).unwrap();
    let answers: Vec<&str> = answers.split_terminator("\n\n").collect();
    assert!(answers[2].len() > 2 && answers[5].len() > 2, "{answers:?}");
    assert_eq!(answers[6], "? syntax error: expected a whole number");
}
