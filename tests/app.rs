//! The site without a browser: every click is a message, every consequence an effect or a view.

use rand::RngExt;
use tessera::app::{
    Chair, Confirm, Effect, Level, Model, Msg, Opponent, Player, Pointer, Route, Session, Settings, Setup,
    Starts, view,
};
use tessera::catalog::GameId;
use tessera::game::{Dice, Seat, dice};
use tessera::play::{Options, Record};
use tessera::protocol::{NamedLine, Question, Report};

fn level(number: u8) -> Level {
    Level::numbered(number).unwrap()
}

struct Desk {
    model: Model,
    effects: Vec<Effect>,
}

impl Desk {
    fn open() -> Desk {
        Desk::with(None)
    }

    fn with(session: Option<Session>) -> Desk {
        let model = Model::new(Settings::default(), session, Vec::new(), dice(7));
        Desk {
            model,
            effects: Vec::new(),
        }
    }

    /// A game of Linage set up so.
    fn linage(options: &str, opponent: Opponent, starts: Starts) -> Desk {
        let mut desk = Desk::open();
        let options = Options::parse(options).unwrap();
        desk.send(Msg::Start(
            GameId::Linage,
            Setup {
                options,
                opponent,
                starts,
                ..Setup::default()
            },
        ));
        desk
    }

    fn friends(options: &str) -> Desk {
        Desk::linage(options, Opponent::Friend, Starts::Me)
    }

    fn send(&mut self, msg: Msg) -> &[Effect] {
        self.effects = self.model.update(msg);
        &self.effects
    }

    fn cell(&self, label: &str) -> u16 {
        let scene = view::board(&self.model);
        scene
            .spots
            .iter()
            .find(|spot| spot.label == label)
            .expect("a cell of the board")
            .cell
    }

    fn tap(&mut self, label: &str) -> &[Effect] {
        let cell = self.cell(label);
        self.send(Msg::Tap(cell, Pointer::Fine))
    }

    fn touch(&mut self, label: &str) -> &[Effect] {
        let cell = self.cell(label);
        self.send(Msg::Tap(cell, Pointer::Coarse))
    }

    fn record(&self) -> String {
        self.model.game.as_ref().expect("a game").record().to_string()
    }

    fn address(&self) -> Option<(&str, bool)> {
        self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Go(fragment, push) => Some((fragment.as_str(), *push)),
            _ => None,
        })
    }

    fn question(&self) -> Option<&Question> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Ask(question) => Some(question),
            _ => None,
        })
    }

    fn answer(&mut self, name: &str) -> &[Effect] {
        let id = self.model.thinking.as_ref().expect("an open question").id;
        self.send(Msg::Final(report(id, name)))
    }

    fn panel(&self) -> view::Panel {
        view::panel(&self.model)
    }
}

fn report(id: u32, name: &str) -> Report {
    let line = NamedLine {
        name: name.into(),
        visits: 10,
        value: 0.6,
        pv: vec![name.into()],
        ..NamedLine::default()
    };
    Report {
        id,
        lines: vec![line],
        steps: 10,
        nodes: 11,
        millis: 1200,
        ..Report::default()
    }
}

#[test]
fn a_first_visitor_plays_without_choosing_anything() {
    let mut desk = Desk::open();
    desk.send(Msg::Quick(GameId::Linage));
    let page = Effect::Go("linage/size=9.komi=bid/".into(), true);
    assert!(desk.effects.contains(&page), "a game is a page of the history");
    assert_eq!(desk.model.route, Route::Play);
    let players = desk.model.game.as_ref().unwrap().players;
    assert_eq!(players.0[..2], [Player::Person, Player::Machine(level(2))]);
    assert_eq!(desk.panel().offers.len(), 11, "the komi is bid for");
}

#[test]
fn a_move_goes_into_the_address_and_the_machine_is_asked() {
    let mut desk = Desk::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    desk.tap("c3");
    assert_eq!(desk.address(), Some(("linage/size=5.komi=0_5/c3", false)));
    let question = desk.question().expect("the machine is asked").clone();
    assert_eq!(question.record, "linage/size=5.komi=0_5/c3");
    assert!(desk.panel().thinking);
    desk.answer("a1");
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/c3.a1");
    assert_eq!(
        desk.panel().last_answer.as_deref(),
        Some("AI: a1 (1.2 s, 10 visits)")
    );
    assert!(desk.panel().status.starts_with("Your turn as Vertical."));
}

#[test]
fn a_machine_that_has_the_first_seat_is_asked_at_once() {
    let desk = Desk::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Them);
    assert!(desk.question().is_some());
}

#[test]
fn a_stale_answer_changes_nothing() {
    let mut desk = Desk::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    desk.tap("c3");
    let id = desk.model.thinking.as_ref().unwrap().id;
    desk.send(Msg::Undo);
    desk.send(Msg::Final(report(id, "a1")));
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/c3@0");
}

#[test]
fn the_person_cannot_move_for_the_machine() {
    let mut desk = Desk::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    desk.tap("c3");
    desk.tap("a1");
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/c3");
    assert_eq!(desk.panel().notice.as_deref(), Some("a1: it is not your turn."));
}

#[test]
fn undo_goes_over_the_machines_answer_and_redo_comes_back() {
    let mut desk = Desk::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    desk.tap("c3");
    desk.answer("a1");
    desk.tap("e5");
    desk.answer("e1");
    desk.send(Msg::Undo);
    assert_eq!(
        desk.address(),
        Some(("linage/size=5.komi=0_5/c3.a1.e5.e1@2", false))
    );
    desk.send(Msg::Undo);
    assert_eq!(desk.model.game.as_ref().unwrap().ply(), 0);
    assert!(desk.question().is_none(), "looking back asks nothing");
    desk.send(Msg::Undo);
    assert_eq!(
        desk.model.game.as_ref().unwrap().ply(),
        0,
        "there is nothing before the start"
    );
    desk.send(Msg::Redo);
    desk.send(Msg::Redo);
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/c3.a1.e5.e1");
}

#[test]
fn a_move_in_the_past_drops_what_came_after_it() {
    let mut desk = Desk::friends("size=5.komi=0_5");
    for cell in ["c3", "a1", "e5"] {
        desk.tap(cell);
    }
    desk.send(Msg::GoTo(1));
    desk.tap("b2");
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/c3.b2");
}

#[test]
fn an_illegal_point_is_told_with_its_reason() {
    let mut desk = Desk::friends("size=5.komi=0_5");
    desk.tap("a2");
    desk.tap("b1");
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/a2");
    assert_eq!(
        desk.panel().notice.as_deref(),
        Some("b1: would cut off a region without a line.")
    );
    desk.tap("a2");
    assert_eq!(
        desk.panel().notice.as_deref(),
        Some("a2: there is a stone already.")
    );
    desk.send(Msg::Cancel);
    assert_eq!(desk.panel().notice, None);
    let b1 = desk.cell("b1");
    desk.send(Msg::Hover(Some(b1)));
    assert_eq!(
        view::hover(&desk.model),
        "b1: free, would cut off a region without a line"
    );
}

#[test]
fn hovering_shows_what_a_move_would_bring() {
    let mut desk = Desk::friends("size=3.komi=0");
    let b2 = desk.cell("b2");
    let before = view::board(&desk.model);
    desk.send(Msg::Hover(Some(b2)));
    assert_ne!(view::board(&desk.model), before, "a ghost is drawn");
    desk.send(Msg::Hover(None));
    assert_eq!(view::board(&desk.model), before, "and goes with the pointer");
}

#[test]
fn the_score_shown_while_hovering_is_the_score_after_the_move() {
    let mut desk = Desk::friends("size=6.komi=0");
    let game = "a6.a1.e1.c1.f5.a4.b1.a5.f1.c4.f2.e3.c6.e2.c2.a2.d6.f3.d1.a3.d2.d3.d4.c5";
    let mut changes = 0;
    for name in game.split('.') {
        let cell = desk.cell(name);
        let scores = |desk: &Desk| {
            desk.panel()
                .seats
                .iter()
                .map(|row| row.score.clone())
                .collect::<Vec<_>>()
        };
        let before = scores(&desk);
        desk.send(Msg::Hover(Some(cell)));
        let told: Vec<_> = desk.panel().seats.iter().map(|row| row.change.clone()).collect();
        desk.tap(name);
        desk.send(Msg::Hover(None));
        for ((before, after), told) in before.iter().zip(scores(&desk)).zip(told) {
            let change = after.parse::<i32>().unwrap() - before.parse::<i32>().unwrap();
            assert_eq!(told, (change != 0).then(|| format!("+{change}")), "at {name}");
            changes += i32::from(change != 0);
        }
    }
    assert!(changes > 0, "somebody gains something in this game");
}

#[test]
fn a_finger_shows_the_move_first_and_plays_it_second() {
    let mut desk = Desk::friends("size=5.komi=0_5");
    desk.touch("c3");
    assert_eq!(desk.panel().ghost.as_deref(), Some("c3"));
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/");
    desk.touch("d4");
    assert_eq!(
        desk.panel().ghost.as_deref(),
        Some("d4"),
        "the ghost follows the finger"
    );
    desk.touch("d4");
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/d4");
    desk.touch("a1");
    desk.send(Msg::Confirm);
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/d4.a1");
    desk.touch("e1");
    desk.send(Msg::Cancel);
    assert_eq!(desk.panel().ghost, None);
}

#[test]
fn confirming_can_be_had_always_or_never() {
    let mut desk = Desk::friends("size=5.komi=0_5");
    desk.send(Msg::Set(Settings {
        confirm: Confirm::Always,
        ..Settings::default()
    }));
    desk.tap("c3");
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/");
    desk.send(Msg::Set(Settings {
        confirm: Confirm::Never,
        ..Settings::default()
    }));
    desk.touch("d4");
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/d4");
}

#[test]
fn a_pass_is_pressed_twice_and_waits_three_seconds_for_it() {
    let mut desk = Desk::friends("size=5.komi=0_5");
    let pass = || Msg::Choose("pass".into());
    desk.send(pass());
    assert!(desk.effects.contains(&Effect::After(3_000, Msg::Disarm)));
    assert!(desk.panel().offers[0].label.starts_with("Press again"));
    desk.send(Msg::Disarm);
    desk.send(pass());
    assert_eq!(
        desk.record(),
        "linage/size=5.komi=0_5/",
        "the first press was forgotten"
    );
    desk.send(pass());
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/pass");
}

#[test]
fn two_passes_end_the_game_with_a_result_and_its_reason() {
    let mut desk = Desk::friends("size=5.komi=3_5");
    for _ in 0..4 {
        desk.send(Msg::Choose("pass".into()));
    }
    let banner = desk.panel().banner.expect("the game is over");
    assert_eq!(banner.headline, "Player 2 (Horizontal) won by 3½.");
    assert_eq!(
        banner.detail,
        "Vertical 0 (0 points) · Horizontal 3½ (0 points + 3½ komi)"
    );
    desk.send(Msg::Rematch);
    assert_eq!(desk.record(), "linage/size=5.komi=3_5/");
}

#[test]
fn resigning_is_pressed_twice_and_can_be_taken_back() {
    let mut desk = Desk::linage("size=5.komi=3_5", Opponent::Machine(level(1)), Starts::Me);
    desk.send(Msg::Resign);
    assert!(desk.panel().resigning && desk.panel().banner.is_none());
    desk.send(Msg::Resign);
    assert_eq!(
        desk.panel().banner.unwrap().headline,
        "AI, level 1 (Horizontal) won by resignation."
    );
    assert!(desk.question().is_none());
    desk.send(Msg::Undo);
    assert!(desk.panel().banner.is_none());
}

#[test]
fn komi_and_side_are_explained_steps() {
    let mut desk = Desk::linage("size=5.komi=bid", Opponent::Machine(level(1)), Starts::Them);
    assert!(desk.panel().offers.is_empty(), "the machine names the komi");
    desk.answer("komi-5_5");
    let panel = desk.panel();
    assert_eq!(panel.status, "Your turn. The komi is 5½. Choose your side.");
    let labels: Vec<_> = panel.offers.iter().map(|offer| offer.label.as_str()).collect();
    assert_eq!(labels, ["Play Vertical", "Play Horizontal"]);
    assert!(panel.offers[1].note.contains("5½"));
    desk.send(Msg::Choose("horizontal".into()));
    assert_eq!(
        desk.model.game.as_ref().unwrap().to_move(),
        Some(Seat::FIRST),
        "Vertical moves first"
    );
}

#[test]
fn the_machine_can_be_hurried_stopped_and_sent_on() {
    let mut desk = Desk::linage("size=5.komi=0_5", Opponent::Machine(level(6)), Starts::Me);
    desk.tap("c3");
    let id = desk.model.thinking.as_ref().unwrap().id;
    desk.send(Msg::SoFar(report(id, "b2")));
    assert_eq!(desk.panel().progress.0, "1.2 s");
    assert_eq!(desk.send(Msg::MoveNow), [Effect::Stop(id)]);
    desk.send(Msg::StopThinking);
    assert!(desk.effects.contains(&Effect::Drop));
    assert!(desk.panel().waiting && !desk.panel().thinking);
    desk.send(Msg::GoOn);
    assert!(desk.question().is_some_and(|question| question.id != id));
}

#[test]
fn a_refusal_is_told_and_can_be_tried_again() {
    let mut desk = Desk::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    desk.tap("c3");
    desk.send(Msg::Refused("no worker could be started".into()));
    assert!(
        desk.panel()
            .notice
            .unwrap()
            .contains("no worker could be started")
    );
    assert!(desk.panel().waiting);
    desk.send(Msg::GoOn);
    assert!(desk.question().is_some());
}

#[test]
fn a_link_opens_the_game_at_its_ply() {
    let mut desk = Desk::open();
    desk.send(Msg::Navigate("#linage/size=5.komi=0_5/c3.a1.e5@1".into()));
    let game = desk.model.game.as_ref().unwrap();
    assert_eq!((game.ply(), game.line().len()), (1, 3));
    assert!(
        desk.question().is_none(),
        "both seats are persons where nothing is known"
    );
}

#[test]
fn a_broken_link_keeps_the_legal_prefix_and_names_the_ply() {
    let mut desk = Desk::open();
    desk.send(Msg::Navigate("#linage/size=5.komi=0_5/a2.b1.c3".into()));
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/a2");
    let notice = desk.panel().notice.unwrap();
    assert!(
        notice.contains("ply 2, \"b1\": would cut off a region without a line"),
        "{notice}"
    );
    assert!(
        notice.contains("1 ply before it is shown") && notice.contains("2 names are left out"),
        "{notice}"
    );
    assert!(desk.panel().lasting);
}

#[test]
fn a_link_that_says_nothing_is_told_so() {
    for (link, why) in [
        ("chess/size=9/e4", "no game is called \"chess\""),
        ("linage/size=99/", "expected a number from 3 to 19"),
        ("linage/size=9/<script>", "only letters"),
        ("linage/size=9/c3@x", "number of a ply"),
    ] {
        let mut desk = Desk::open();
        desk.send(Msg::Navigate(link.into()));
        let Route::Lost(told) = &desk.model.route else {
            panic!("{link} was opened")
        };
        assert!(told.contains(why), "{link}: {told}");
    }
}

#[test]
fn every_game_tells_its_rules_with_positions_that_can_be_opened() {
    for &id in GameId::ALL {
        let mut desk = Desk::open();
        desk.send(Msg::Navigate(format!("#rules/{}", id.about().id)));
        assert_eq!(desk.model.route, Route::Rules(id));
        let rules = view::rules(id);
        assert!(
            rules
                .iter()
                .filter(|rule| rule.picture.starts_with("<svg"))
                .count()
                >= 2,
            "{id:?}"
        );
        let examples = rules.iter().map(|rule| rule.example).chain([id.about().example]);
        for example in examples.filter(|example| !example.is_empty()) {
            let mut reader = Desk::open();
            reader.send(Msg::Navigate(example.into()));
            // That a bag is shuffled anew is news, and no complaint.
            assert!(!reader.panel().lasting, "{example}: {:?}", reader.panel().notice);
            assert_eq!(reader.record(), example, "{example}");
        }
    }
}

#[test]
fn a_reload_restores_the_game_with_its_players() {
    let mut desk = Desk::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    desk.tap("c3");
    let kept = desk.effects.iter().find_map(|effect| match effect {
        Effect::Keep(session) => Some(session.clone()),
        _ => None,
    });
    let mut again = Desk::with(kept);
    assert_eq!(
        view::resume(&again.model).unwrap().text,
        "Linage, 1 ply, the machine's turn"
    );
    again.send(Msg::Navigate("linage/size=5.komi=0_5/c3".into()));
    assert!(again.question().is_some(), "the machine is still the opponent");
    let mut other = Desk::with(again.model.session.clone());
    other.send(Msg::Navigate("linage/size=5.komi=0_5/a1".into()));
    assert!(
        other.question().is_none(),
        "another game is not the one that was kept"
    );
}

#[test]
fn going_back_to_the_list_stops_the_machine() {
    let mut desk = Desk::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    desk.tap("c3");
    assert!(desk.send(Msg::Navigate(String::new())).contains(&Effect::Drop));
    assert_eq!(desk.model.route, Route::Home);
    assert!(desk.model.thinking.is_none());
    desk.send(Msg::Resume);
    assert!(desk.question().is_some());
}

#[test]
fn a_seat_can_be_handed_over_in_the_middle_of_a_game() {
    let mut desk = Desk::friends("size=5.komi=0_5");
    desk.tap("c3");
    desk.send(Msg::Seat(Seat::SECOND, Player::Machine(level(1))));
    assert!(desk.question().is_some());
    desk.send(Msg::Seat(Seat::SECOND, Player::Person));
    assert!(desk.model.thinking.is_none());
}

/// A chair with a person, or with the machine where there is a level.
fn chair(name: &str, level: Option<Level>) -> Chair {
    Chair {
        player: level.map_or(Player::Person, Player::Machine),
        name: name.into(),
    }
}

impl Desk {
    /// A game of Carcassonne with these chairs.
    fn carcassonne(chairs: Vec<Chair>, starts: Starts) -> Desk {
        let mut desk = Desk::open();
        let setup = Setup {
            options: Options::parse(&format!("players={}", chairs.len())).unwrap(),
            starts,
            chairs,
            ..Setup::default()
        };
        desk.send(Msg::Start(GameId::Carcassonne, setup));
        desk
    }

    fn names(&self) -> Vec<String> {
        self.panel().seats.into_iter().map(|row| row.name).collect()
    }

    /// Makes the first legal move, for a person or for the machine.
    fn move_on(&mut self) {
        let game = self.model.game.as_ref().unwrap();
        let name = game.table().legal()[0].clone();
        if game.persons_turn() {
            self.send(Msg::Choose(name));
        } else {
            self.answer(&name);
        }
    }

    /// Moves on until this seat is to decide.
    fn move_on_to(&mut self, seat: Seat) {
        while self.model.game.as_ref().unwrap().to_move() != Some(seat) {
            self.move_on();
        }
    }

    fn kept(&self) -> Session {
        self.model.session.clone().expect("a game is kept")
    }
}

#[test]
fn three_sit_down_without_choosing_and_each_has_the_colour_of_its_seat() {
    let mut desk = Desk::open();
    let options = Options::parse("players=3").unwrap();
    let setup = Setup {
        options,
        ..Setup::default()
    };
    desk.send(Msg::Start(GameId::Carcassonne, setup));
    assert_eq!(desk.names(), ["You", "AI 2, level 2", "AI 3, level 2"]);
    let colours: Vec<_> = desk.panel().seats.iter().map(|row| row.colour).collect();
    assert_eq!(colours, [Some(0), Some(1), Some(2)]);
    let linage = Desk::linage("size=5.komi=bid", Opponent::Friend, Starts::Me);
    assert!(linage.panel().seats.iter().all(|row| row.colour.is_none()));
}

#[test]
fn any_mix_of_persons_and_machines_sits_down_under_its_names() {
    let chairs = vec![
        chair("  Anna  ", None),
        chair("", Some(level(1))),
        chair("", None),
        chair("left over", Some(level(6))),
        chair("Wolfeschlegelsteinhausenberger", None),
    ];
    let desk = Desk::carcassonne(chairs, Starts::Me);
    let names = [
        "Anna",
        "AI 2, level 1",
        "Player 3",
        "AI 4, level 6",
        "Wolfeschlegelsteinha",
    ];
    assert_eq!(desk.names(), names);
    assert!(!desk.record().contains("Anna"), "names are not in the link");
    let alone = Desk::carcassonne(vec![chair("", Some(level(1))), chair("", None)], Starts::Me);
    assert_eq!(alone.names(), ["AI, level 1", "You"]);
}

#[test]
fn names_outlast_a_reload_and_the_set_up_remembers_them() {
    let chairs = vec![chair("Anna", None), chair("Ben", None), chair("", Some(level(1)))];
    let desk = Desk::carcassonne(chairs.clone(), Starts::Me);
    assert_eq!(desk.model.setup(GameId::Carcassonne).chairs, chairs);
    let text = serde_json::to_string(&desk.kept()).unwrap();
    let mut again = Desk::with(serde_json::from_str(&text).unwrap());
    assert_eq!(
        view::resume(&again.model).map(|resume| resume.text.contains("Anna's turn")),
        Some(true)
    );
    again.send(Msg::Resume);
    assert_eq!(again.names(), ["Anna", "Ben", "AI 3, level 1"]);
}

#[test]
fn what_earlier_versions_kept_can_still_be_read() {
    let setup = r#"{"options":[["size","9"],["komi","bid"]],"opponent":{"Machine":"Two"},"starts":"Them"}"#;
    let setup: Setup = serde_json::from_str(setup).unwrap();
    assert_eq!((setup.chairs.len(), setup.purist), (0, false));
    let players: Vec<Player> = setup
        .seated(2, &mut dice(1))
        .iter()
        .map(|chair| chair.player)
        .collect();
    assert_eq!(players, [Player::Machine(level(4)), Player::Person]);
    let session = r#"{"record":"linage/size=5.komi=0_5/c3","players":["Person",{"Machine":"One"}],
        "resigned":null,"over":false}"#;
    let mut desk = Desk::with(Some(serde_json::from_str(session).unwrap()));
    desk.send(Msg::Resume);
    assert_eq!(desk.names(), ["You", "AI, level 3"]);
}

#[test]
fn by_lot_everybody_gets_every_seat_alike_and_keeps_the_name() {
    let chairs: Vec<Chair> = ["Anna", "Ben", "Cleo"].map(|name| chair(name, None)).into();
    let mut seen = std::collections::BTreeMap::new();
    for seed in 0..6_000 {
        let setup = Setup {
            starts: Starts::Random,
            chairs: chairs.clone(),
            ..Setup::default()
        };
        let order: Vec<String> = setup
            .seated(3, &mut dice(seed))
            .into_iter()
            .map(|chair| chair.name)
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
fn the_chairs_of_a_set_up_follow_the_number_of_players_and_keep_their_names() {
    let mut desk = Desk::open();
    desk.send(Msg::SetUp(GameId::Carcassonne));
    let played = |desk: &mut Desk, players: &str| {
        let (_, mut setup) = desk.model.draft.clone().unwrap();
        setup.options.set("players", players);
        desk.send(Msg::Draft(setup));
        desk.model.draft_chairs()
    };
    assert_eq!(
        played(&mut desk, "2"),
        [chair("", None), chair("", Some(level(2)))]
    );
    assert_eq!(played(&mut desk, "5").len(), 5);
    let (_, mut setup) = desk.model.draft.clone().unwrap();
    setup.change_chair(Seat(4), 5, |chair| {
        *chair = Chair {
            player: Player::Person,
            name: "Eve".into(),
        }
    });
    desk.send(Msg::Draft(setup));
    assert_eq!(played(&mut desk, "3").len(), 3);
    assert_eq!(
        played(&mut desk, "5")[4],
        chair("Eve", None),
        "who left comes back"
    );
    desk.send(Msg::Begin);
    assert_eq!(desk.names()[4], "Eve");
    desk.send(Msg::SetUp(GameId::Linage));
    assert!(
        desk.model.draft_chairs().is_empty(),
        "two sit opposite each other"
    );
}

#[test]
fn in_a_rematch_everybody_moves_on_by_a_seat() {
    let chairs = vec![
        chair("Anna", None),
        chair("", Some(level(1))),
        chair("Cleo", None),
    ];
    let mut desk = Desk::carcassonne(chairs, Starts::Me);
    desk.send(Msg::Rematch);
    assert_eq!(desk.names(), ["Cleo", "Anna", "AI 3, level 1"]);
}

#[test]
fn every_seat_can_be_handed_over_and_the_kept_game_knows() {
    let mut desk = Desk::carcassonne(vec![chair("", None); 4], Starts::Me);
    desk.move_on_to(Seat(2));
    desk.send(Msg::Seat(Seat(2), Player::Machine(level(6))));
    assert!(desk.question().is_some());
    assert_eq!(desk.kept().players[2], Player::Machine(level(6)));
    desk.send(Msg::Seat(Seat(3), Player::Machine(level(1))));
    desk.move_on_to(Seat(3));
    assert!(desk.question().is_some(), "the last seat is the machine's, too");
}

#[test]
fn with_several_seats_it_is_told_by_name_whose_turn_it_is() {
    let chairs = vec![
        chair("", None),
        chair("", Some(level(1))),
        chair("", Some(level(6))),
    ];
    let mut desk = Desk::carcassonne(chairs, Starts::Me);
    assert!(
        desk.panel().status.starts_with("Your turn. "),
        "{}",
        desk.panel().status
    );
    desk.move_on_to(Seat(2));
    assert_eq!(desk.panel().status, "AI 3 is thinking.");
    desk.move_on_to(Seat(0));
    let told = desk.panel().last_answer.unwrap();
    assert!(told.starts_with("AI 3: "), "{told}");
    let friends = vec![chair("Youssef", None), chair("", Some(level(1))), chair("", None)];
    let mut desk = Desk::carcassonne(friends, Starts::Me);
    let status = desk.panel().status;
    assert!(
        status.starts_with("Youssef to move. "),
        "not \"your\" turn: {status}"
    );
    desk.move_on_to(Seat(2));
    let status = desk.panel().status;
    assert!(status.starts_with("Player 3 to move. "), "{status}");
    let alone = vec![chair("Anna", None), chair("", Some(level(1)))];
    let status = Desk::carcassonne(alone, Starts::Me).panel().status;
    assert!(
        status.starts_with("Anna to move. "),
        "who has a name is called by it: {status}"
    );
}

/// A finished reference game, by its place in the file, as a link.
fn finished(place: usize) -> String {
    let lines = include_str!("vectors/carcassonne.jsonl");
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
    let mut desk = Desk::carcassonne(vec![chair("", None); 5], Starts::Me);
    let ai = Player::Machine(level(2));
    let shared = Session {
        record: finished(121),
        players: vec![ai, Player::Person, Player::Person, ai, ai],
        names: ["", "Ben", "Anna", "", ""].map(String::from).into(),
        ..desk.kept()
    };
    desk.model.session = Some(shared);
    desk.send(Msg::Resume);
    let banner = desk.panel().banner.expect("the game is over");
    assert_eq!(banner.headline, "Anna and AI 5 share the win.");
    let scores: Vec<&str> = banner
        .detail
        .split(" · ")
        .map(|part| part.split(" (").next().unwrap())
        .collect();
    let sorted = [
        "Anna 43",
        "AI 5, level 2 43",
        "AI 1, level 2 38",
        "Ben 34",
        "AI 4, level 2 30",
    ];
    assert_eq!(scores, sorted);
    let mut desk = Desk::open();
    desk.send(Msg::Navigate(finished(129)));
    assert_eq!(desk.panel().banner.unwrap().headline, "Player 5 won by 1.");
}

#[test]
fn who_resigns_among_several_makes_nobody_the_winner() {
    let chairs = vec![
        chair("", None),
        chair("", Some(level(1))),
        chair("", Some(level(1))),
    ];
    let mut desk = Desk::carcassonne(chairs, Starts::Me);
    desk.send(Msg::Resign);
    desk.send(Msg::Resign);
    assert_eq!(desk.panel().banner.unwrap().headline, "You resigned.");
}

#[test]
fn a_purist_is_one_where_a_game_has_aids_and_stays_one() {
    let purist = |id: GameId| {
        let mut desk = Desk::open();
        let setup = Setup {
            purist: true,
            ..Setup::default()
        };
        desk.send(Msg::Start(id, setup));
        desk
    };
    let mut desk = purist(GameId::Carcassonne);
    assert!(
        desk.panel().subtitle.ends_with(", purist"),
        "{}",
        desk.panel().subtitle
    );
    let text = serde_json::to_string(&desk.kept()).unwrap();
    let mut again = Desk::with(serde_json::from_str(&text).unwrap());
    again.send(Msg::Resume);
    assert!(again.model.game.as_ref().unwrap().purist);
    desk.send(Msg::Rematch);
    assert!(desk.model.game.as_ref().unwrap().purist);
    let linage = purist(GameId::Linage);
    assert!(!linage.model.game.as_ref().unwrap().purist, "it has no aids");
    assert!(!linage.panel().subtitle.contains("purist"));
}

#[test]
fn cells_are_described_for_those_who_do_not_see_them() {
    let mut desk = Desk::friends("size=5.komi=0_5");
    desk.tap("a2");
    let cells = view::cells(&desk.model);
    let label = |name: &str| {
        let start = format!("{name},");
        let found = cells.iter().find(|cell| cell.label.starts_with(&start)).unwrap();
        (found.label.as_str(), found.open)
    };
    assert_eq!(
        label("a2"),
        ("a2, stone, last move, closed: there is a stone already", false)
    );
    assert_eq!(
        label("b1"),
        ("b1, free, closed: would cut off a region without a line", false)
    );
    assert_eq!(label("c3"), ("c3, free", true));
}

#[test]
fn two_machines_play_to_the_end_and_every_address_on_the_way_opens_the_same_game() {
    let seed = 20;
    let mut random: Dice = dice(seed);
    let mut desk = Desk::linage("size=5.komi=bid", Opponent::Watch(level(1)), Starts::Me);
    let mut plies = 0;
    while desk.panel().banner.is_none() {
        assert!(
            desk.question().is_some(),
            "seed {seed}, ply {plies}: nobody was asked"
        );
        let legal = desk.model.game.as_ref().unwrap().table().legal();
        let name = legal[random.random_range(0..legal.len() as u32) as usize].clone();
        desk.answer(&name);
        plies += 1;
        let address = desk.address().unwrap().0.to_owned();
        let mut other = Desk::open();
        other.send(Msg::Navigate(address.clone()));
        assert_eq!(other.record(), address, "seed {seed}");
        assert_eq!(Record::parse(&address).unwrap().names.len(), plies, "seed {seed}");
    }
    desk.send(Msg::Undo);
    assert_eq!(desk.model.game.as_ref().unwrap().ply(), plies - 1);
    assert!(desk.question().is_none(), "whoever steps back wants to look");
}
