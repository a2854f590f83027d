use super::super::report::Measurement;
use super::*;
use tessera_cli::temporary::file_with;
use tessera_games::catalog::GameId;
use tessera_report::SectionId;
use tessera_report::data::SectionData;

fn command(game: GameId, options: &str) -> Measure {
    Measure {
        setting: Setting::of(game, options),
        sections: Vec::new(),
        budget: Budget {
            steps: 20,
            games: 2,
            levels: 2,
            elo_games: 2,
            positions: 20_000,
            trials: 2,
            trial_ms: 1,
            machine: "test".into(),
            sizes: None,
            browser: None,
            browser_name: "test".into(),
            seed: 1,
        },
        out: PathBuf::new(),
    }
}

fn measure(game: GameId, options: &str, section: Measured) -> Vec<Measurement> {
    let command = command(game, options);
    let setting = command.setting.complete().unwrap();
    command.measure(section, &setting).unwrap()
}

#[test]
fn positions_and_shortest_games_of_linage_are_those_of_the_published_report() {
    let measured = measure(GameId::Linage, "size=9", Measured::Positions);
    let SectionData::PositionsReachable(data) = &measured[0].data else {
        panic!("{measured:?}")
    };
    // Eleven komi, two sides, 82 moves: the published sums 1, 11, 33, 1837 are those of all depths but the start.
    let rows: Vec<_> = data.rows.iter().map(|row| row.positions).collect();
    assert_eq!(rows, [1, 11, 22, 22 * 82]);
    let measured = measure(GameId::Linage, "size=3.komi=bid", Measured::Positions);
    let SectionData::ShortestGames(data) = &measured[1].data else {
        panic!("{measured:?}")
    };
    // 22 solutions at depth 4 are published: eleven komi, two sides, two passes. They are the same on a small board.
    assert_eq!((data.depth, data.count, data.games.len()), (Some(4), 22, 12));
    assert_eq!(
        data.games[0],
        "linage/size=3.komi=bid/komi-0_5.vertical.pass.pass"
    );
}

#[test]
fn every_symmetry_mirrors_and_the_games_depend_on_the_seed_alone() {
    let mirrors = || measure(GameId::Linage, "size=3.komi=0", Measured::Mirrors).remove(0);
    let measured = mirrors();
    assert_eq!(measured, mirrors());
    let SectionData::Mirroring(data) = &measured.data else {
        panic!("{measured:?}")
    };
    assert_eq!(
        (data.rows.len(), measured.n),
        (8, 16),
        "seven symmetries and the copy"
    );
    assert!(
        data.rows
            .iter()
            .all(|row| row.wins + row.draws <= 2 && row.won.is_some() == (row.wins > 0))
    );
    assert!(data.rows.iter().any(|row| row.mirrored > 0.0));
    let command = command(GameId::Carcassonne, "players=2");
    assert!(mirrors_refused(&command).contains("the board grows"));
}

fn mirrors_refused(command: &Measure) -> String {
    mirrors::measure(&command.setting, &command.budget)
        .unwrap_err()
        .to_string()
}

#[test]
fn levels_are_steps_against_the_last_accepted_one() {
    let measured = measure(GameId::Linage, "size=3.komi=0", Measured::Levels).remove(0);
    let SectionData::LevelsOfPlay(data) = &measured.data else {
        panic!("{measured:?}")
    };
    assert_eq!((data.points, data.games, data.steps.len()), (36, 50, 2));
    assert_eq!((data.steps[0].steps, data.steps[0].opponent), (Some(10), None));
    for step in &data.steps {
        let games = step.wins + step.draws + step.losses;
        let points = f64::from(step.wins) + f64::from(step.draws) / 2.0;
        assert!(games <= 50 && step.accepted == (points >= 36.0), "{step:?}");
    }
    assert_eq!(
        data.elo.len(),
        data.steps.iter().filter(|step| step.accepted).count()
    );
}

#[test]
fn speeds_are_measured_in_trials() {
    let measured = measure(GameId::Linage, "size=5.komi=0", Measured::Speeds).remove(0);
    let SectionData::SearchSpeed(data) = &measured.data else {
        panic!("{measured:?}")
    };
    assert!(
        data.rows.len() == 4
            && data
                .rows
                .iter()
                .all(|row| row.per_second.mean > 0.0 && row.trials == 2)
    );
    let measured = measure(GameId::Linage, "size=5.komi=0", Measured::Playouts).remove(0);
    let SectionData::PlayoutComplexity(data) = &measured.data else {
        panic!("{measured:?}")
    };
    assert!((data.ratio - data.reference_per_second / data.per_second).abs() < 1e-9);
    assert_eq!(data.reference, GameId::ConnectFour.name());
}

#[test]
fn what_was_measured_is_read_by_the_report() {
    let file = tessera_cli::temporary::file_with("");
    let mut command = command(GameId::Linage, "size=3.komi=bid");
    command.sections = vec![Measured::Positions];
    command.out = file.path().to_owned();
    command.run(&mut Vec::new()).unwrap();
    let options = command.setting.complete().unwrap().options.to_string();
    let read = |options: &str| {
        super::super::report::Measurements::read(file.path(), GameId::Linage, options).unwrap()
    };
    assert!(read(&options).get(SectionId::ShortestGames).is_some());
    assert!(
        read("size=9").get(SectionId::ShortestGames).is_none(),
        "another board"
    );
}

#[test]
fn sizes_are_compared_with_a_game_that_only_fills_the_board() {
    let lines = [
        r#"{"game":"filling","bytes":1000,"compressed_bytes":500}"#,
        r#"{"game":"linage","bytes":1500,"compressed_bytes":800}"#,
    ];
    let mut command = command(GameId::Linage, "size=9");
    let setting = command.setting.complete().unwrap();
    let mut measured = |text: Option<&str>| {
        let file = text.map(file_with);
        command.budget.sizes = file.as_ref().map(|file| file.path().to_owned());
        let measured = command.measure(Measured::Sizes, &setting);
        measured
            .map(|mut lines| lines.remove(0))
            .map_err(|refused| refused.to_string())
    };
    let measured_sizes = measured(Some(&lines.join("\n"))).unwrap();
    let SectionData::Kolmogorov(data) = &measured_sizes.data else {
        panic!("{measured_sizes:?}")
    };
    assert_eq!((data.ratio, data.compressed_ratio), (1.5, 1.6));
    assert_eq!(data.connect_four_bytes, None);

    let bad = [
        (Some(lines[0]), "has no line of linage"),
        (Some("{}"), "line 1"),
        (None, "--sizes"),
    ];
    for (text, why) in bad {
        let refused = measured(text).unwrap_err();
        assert!(refused.contains(why), "{refused}");
    }
}
