//! Games for several seats: who sits where, under which name, and what they are told.

use super::{App, level, words};
use tessera_app::play::view;
use tessera_app::words::HomeWords;
use tessera_app::{BoardMsg, Level, Msg, Opponent, PlayMsg, Player, SavedGame, SeatSetup, Setup, Starts};
use tessera_core::game::{Seat, dice};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_games::play::Options;

/// A seat with a person, or with the machine where there is a level.
fn seat_setup(name: &str, level: Option<Level>) -> SeatSetup {
    SeatSetup {
        player: level.map_or(Player::Person, Player::Machine),
        name: name.into(),
    }
}

impl App {
    /// A game of Carcassonne with these seats.
    fn carcassonne(seats: Vec<SeatSetup>, starts: Starts) -> App {
        let mut app = App::open();
        let setup = Setup {
            options: Options::parse(&format!("players={}", seats.len())).unwrap(),
            starts,
            seats,
            ..Setup::default()
        };
        app.send(Msg::Start(GameId::Carcassonne, setup));
        app
    }

    fn names(&self) -> Vec<String> {
        self.panel().seats.into_iter().map(|row| row.name).collect()
    }

    /// Makes the first legal move, for a person or for the machine.
    fn move_on(&mut self) {
        let game = &self.model.board().expect("a game").game;
        let name = game.table().legal().names()[0].clone();
        if game.persons_turn() {
            self.send(BoardMsg::Choose(name));
        } else {
            self.answer(&name);
        }
    }

    /// Moves on until this seat is to decide.
    fn move_on_to(&mut self, seat: Seat) {
        while self.model.board().expect("a game").game.to_move() != Some(seat) {
            self.move_on();
        }
    }
}

#[test]
fn three_sit_down_without_choosing_and_each_has_the_colour_of_its_seat() {
    let mut app = App::open();
    let options = Options::parse("players=3").unwrap();
    let setup = Setup {
        options,
        ..Setup::default()
    };
    app.send(Msg::Start(GameId::Carcassonne, setup));
    assert_eq!(app.names(), ["You", "AI 2, level 2", "AI 3, level 2"]);
    let colours: Vec<_> = app.panel().seats.iter().map(|row| row.colour).collect();
    assert_eq!(colours, [Some(0), Some(1), Some(2)]);
    let linage = App::linage("size=5.komi=bid", Opponent::Friend, Starts::Me);
    assert!(linage.panel().seats.iter().all(|row| row.colour.is_none()));
}

#[test]
fn any_mix_of_persons_and_machines_sits_down_under_its_names() {
    let seats = vec![
        seat_setup("  Anna  ", None),
        seat_setup("", Some(level(1))),
        seat_setup("", None),
        seat_setup("left over", Some(level(6))),
        seat_setup("Wolfeschlegelsteinhausenberger", None),
    ];
    let app = App::carcassonne(seats, Starts::Me);
    let names = [
        "Anna",
        "AI 2, level 1",
        "Player 3",
        "AI 4, level 6",
        "Wolfeschlegelsteinha",
    ];
    assert_eq!(app.names(), names);
    assert!(!app.record().contains("Anna"), "names are not in the link");
    let alone = App::carcassonne(
        vec![seat_setup("", Some(level(1))), seat_setup("", None)],
        Starts::Me,
    );
    assert_eq!(alone.names(), ["AI, level 1", "You"]);
}

#[test]
fn names_outlast_a_reload_and_the_set_up_remembers_them() {
    let seats = vec![
        seat_setup("Anna", None),
        seat_setup("Ben", None),
        seat_setup("", Some(level(1))),
    ];
    let app = App::carcassonne(seats.clone(), Starts::Me);
    assert_eq!(app.model.shell.setup(GameId::Carcassonne).seats, seats);
    let text = serde_json::to_string(&app.kept()).unwrap();
    let mut again = App::with(vec![serde_json::from_str(&text).unwrap()]);
    let told = again.kept().text;
    again.resume();
    let english = HomeWords::of(Language::English);
    assert_eq!(again.panel().ply, 1, "a tile is drawn, which is no move yet");
    let turn = (english.turn_of)("Anna");
    assert_eq!(told, (english.summary)(0, Some(&turn)));
    assert_eq!(again.names(), ["Anna", "Ben", "AI 3, level 1"]);
}

#[test]
fn what_is_kept_without_the_newer_parts_is_read() {
    let setup = r#"{"options":[["size","9"],["komi","bid"]],"opponent":{"Machine":"4"},"starts":"Them"}"#;
    let setup: Setup = serde_json::from_str(setup).unwrap();
    assert_eq!((setup.seats.len(), setup.purist), (0, false));
    let players: Vec<Player> = setup
        .seated(2, &mut dice(1))
        .iter()
        .map(|seat| seat.player)
        .collect();
    assert_eq!(players, [Player::Machine(level(4)), Player::Person]);
    let kept = r#"{"id":"00000000000000a5","record":"linage/size=5.komi=0_5/c3","players":["Person",{"Machine":"3"}],
        "over":false}"#;
    let mut app = App::with(vec![serde_json::from_str(kept).unwrap()]);
    app.resume();
    assert_eq!(app.names(), ["You", "AI, level 3"]);
}

#[test]
fn by_lot_everybody_gets_every_seat_alike_and_keeps_the_name() {
    let seats: Vec<SeatSetup> = ["Anna", "Ben", "Cleo"].map(|name| seat_setup(name, None)).into();
    let mut seen = std::collections::BTreeMap::new();
    for seed in 0..6_000 {
        let setup = Setup {
            starts: Starts::Random,
            seats: seats.clone(),
            ..Setup::default()
        };
        let order: Vec<String> = setup
            .seated(3, &mut dice(seed))
            .into_iter()
            .map(|seat| seat.name)
            .collect();
        *seen.entry(order).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 6, "every order");
    // Five deviations of a binomial with p = 1/6.
    assert!(
        seen.values().all(|&count: &i32| (count - 1_000).abs() < 145),
        "{seen:?}"
    );
}

#[test]
fn the_seats_of_a_set_up_follow_the_number_of_players_and_keep_their_names() {
    let mut app = App::open();
    app.send(Msg::SetUp(GameId::Carcassonne));
    let played = |app: &mut App, players: &str| {
        app.send(Msg::FillInSetup("players".into(), players.into()));
        app.model.setup.as_ref().unwrap().seats()
    };
    assert_eq!(
        played(&mut app, "2"),
        [seat_setup("", None), seat_setup("", Some(level(2)))]
    );
    assert_eq!(played(&mut app, "5").len(), 5);
    for (field, value) in [("seat-5", "person"), ("name-5", "Eve")] {
        app.send(Msg::FillInSetup(field.into(), value.into()));
    }
    assert_eq!(played(&mut app, "3").len(), 3);
    assert_eq!(
        played(&mut app, "5")[4],
        seat_setup("Eve", None),
        "who left comes back"
    );
    app.send(Msg::Begin);
    assert_eq!(app.names()[4], "Eve");
    app.send(Msg::SetUp(GameId::Linage));
    assert!(
        app.model.setup.as_ref().unwrap().seats().is_empty(),
        "two sit opposite each other"
    );
}

#[test]
fn in_a_rematch_everybody_moves_on_by_a_seat() {
    let seats = vec![
        seat_setup("Anna", None),
        seat_setup("", Some(level(1))),
        seat_setup("Cleo", None),
    ];
    let mut app = App::carcassonne(seats, Starts::Me);
    app.send(Msg::Rematch);
    assert_eq!(app.names(), ["Cleo", "Anna", "AI 3, level 1"]);
}

#[test]
fn every_seat_can_be_handed_over_and_the_kept_game_knows() {
    let mut app = App::carcassonne(vec![seat_setup("", None); 4], Starts::Me);
    app.move_on_to(Seat(2));
    app.send(PlayMsg::Seat(Seat(2), Player::Machine(level(6))));
    assert!(app.question().is_some());
    assert_eq!(app.kept().players[2], Player::Machine(level(6)));
    app.send(PlayMsg::Seat(Seat(3), Player::Machine(level(1))));
    app.move_on_to(Seat(3));
    assert!(app.question().is_some(), "the last seat is the machine's, too");
}

#[test]
fn with_several_seats_it_is_told_by_name_whose_turn_it_is() {
    let seats = vec![
        seat_setup("", None),
        seat_setup("", Some(level(1))),
        seat_setup("", Some(level(6))),
    ];
    let mut app = App::carcassonne(seats, Starts::Me);
    assert_eq!(app.panel().status, words().your_turn);
    assert_eq!(app.panel().prompt, app.prompt());
    app.move_on_to(Seat(2));
    assert_eq!(app.panel().status, "AI 3 is thinking.");
    app.move_on_to(Seat(0));
    let last_report = &app.model.play().expect("a game").last_report;
    assert_eq!(last_report.as_ref().map(|(seat, _)| *seat), Some(Seat(2)));
    let friends = vec![
        seat_setup("Youssef", None),
        seat_setup("", Some(level(1))),
        seat_setup("", None),
    ];
    let mut app = App::carcassonne(friends, Starts::Me);
    assert_eq!(
        app.panel().status,
        (words().to_move)("Youssef"),
        "not \"your\" turn"
    );
    app.move_on_to(Seat(2));
    assert_eq!(app.panel().status, (words().to_move)("Player 3"));
    let alone = vec![seat_setup("Anna", None), seat_setup("", Some(level(1)))];
    let app = App::carcassonne(alone, Starts::Me);
    assert_eq!(
        app.panel().status,
        (words().to_move)("Anna"),
        "who has a name is called by it"
    );
}

/// A finished reference game, by its place in the file, as a link.
fn finished(place: usize) -> String {
    let lines = include_str!("../vectors/carcassonne.jsonl");
    let game: serde_json::Value = serde_json::from_str(lines.lines().nth(place).unwrap()).unwrap();
    let names: Vec<&str> = game["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|name| name.as_str().unwrap())
        .collect();
    let options = Options::parse(game["options"].as_str().unwrap()).unwrap();
    let options = options.complete(&GameId::Carcassonne.specs()).unwrap();
    format!("carcassonne/{options}/{}", names.join("."))
}

#[test]
fn a_result_among_several_names_the_winners_and_is_sorted_by_score() {
    let mut app = App::carcassonne(vec![seat_setup("", None); 5], Starts::Me);
    let ai = Player::Machine(level(2));
    let shared = SavedGame {
        record: finished(121),
        players: vec![ai, Player::Person, Player::Person, ai, ai],
        names: ["", "Ben", "Anna", "", ""].map(String::from).into(),
        ..app.kept()
    };
    app.model.shell.saved.keep(shared);
    app.resume();
    let banner = app.panel().banner.expect("the game is over");
    assert_eq!(banner.headline, "Anna and AI 5 share the win.");
    let seats = app.panel().seats;
    let ranking = [2, 4, 0, 1, 3].map(|seat: usize| &seats[seat]);
    let scores = ranking.map(|row| (row.name.as_str(), row.score.as_str()));
    let sorted = [
        ("Anna", "43"),
        ("AI 5, level 2", "43"),
        ("AI 1, level 2", "38"),
        ("Ben", "34"),
        ("AI 4, level 2", "30"),
    ];
    assert_eq!(scores, sorted);
    let told = ranking.map(|row| (words().final_score)(&row.name, &row.score, &row.account));
    assert_eq!(banner.detail, told.join(" · "));
    let mut app = App::open();
    app.send(Msg::Navigate(finished(129)));
    assert_eq!(app.panel().banner.unwrap().headline, "Player 5 won by 1.");
}

#[test]
fn the_others_go_on_without_a_seat_that_resigns_until_one_is_left() {
    let names = ["Anna", "Ben", "Cleo", "Dora"];
    let mut app = App::carcassonne(names.map(|name| seat_setup(name, None)).into(), Starts::Me);
    let resign = |app: &mut App| {
        app.send(PlayMsg::Resign);
        app.send(PlayMsg::Resign);
    };
    let turn = |app: &App| app.model.board().expect("a game").game.to_move();
    let hand = |app: &App| app.model.see(view::pointed).hand.map(|hand| hand.text);
    let first = hand(&app);
    resign(&mut app);
    assert_eq!(
        (turn(&app), hand(&app)),
        (Some(Seat(1)), first),
        "the tile in hand passes on"
    );
    assert_eq!(app.panel().seats[0].name, "Anna (resigned)");
    assert!(app.panel().banner.is_none() && !app.kept().over);
    // Three turns later it is Ben's again.
    for seat in [1, 2, 3, 1] {
        assert_eq!(turn(&app), Some(Seat(seat)));
        while turn(&app) == Some(Seat(seat)) {
            let name = app.legal().remove(0);
            app.send(BoardMsg::Choose(name));
        }
    }
    assert_eq!(turn(&app), Some(Seat(2)));
    let lines = app.panel().moves.lines;
    let turns = lines.iter().map(|line| match line {
        view::MoveLine::Turn(_, seat, rows) => (seat.0, rows.len()),
        other => panic!("{other:?}"),
    });
    // Anna's draw and resignation, Ben's turn without a draw, and so on.
    assert_eq!(turns.take(3).collect::<Vec<_>>(), [(0, 2), (1, 2), (2, 3)]);
    let mut reader = App::open();
    reader.send(Msg::Navigate(app.record()));
    assert_eq!((turn(&reader), reader.record()), (Some(Seat(2)), app.record()));
    resign(&mut app);
    resign(&mut app);
    let banner = app.panel().banner.expect("the end");
    assert_eq!(banner.headline, "Ben won by resignation.");
    assert!(app.kept().over);
}

#[test]
fn engines_wait_where_every_person_has_resigned() {
    let seats = vec![
        seat_setup("", None),
        seat_setup("", Some(level(1))),
        seat_setup("", Some(level(1))),
    ];
    let mut app = App::carcassonne(seats, Starts::Me);
    app.send(PlayMsg::Resign);
    app.send(PlayMsg::Resign);
    assert!(app.question().is_none() && app.panel().waiting);
    assert!(app.kept().over, "there is nothing to continue for a person");
    app.send(PlayMsg::GoOn);
    let record = app.question().expect("the engines go on").record.clone();
    assert!(record.ends_with(".resign"), "{record}");
    app.send(BoardMsg::Undo);
    assert!(
        app.model.board().expect("a game").game.persons_turn(),
        "it can be taken back"
    );
}
