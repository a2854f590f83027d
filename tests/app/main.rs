//! The site without a browser: every click is a message, every consequence an effect or a view.

mod carcassonne;
mod hover;
mod language;
mod levels;
mod links;
mod rotation;
mod seats;
mod themes;

use rand::RngExt;
use tessera::app::play::view;
use tessera::app::words::JobWords;
use tessera::app::{
    Confirm, Effect, Job, Level, Model, Msg, Notice, OpenPage, Opponent, PlayMsg, Player, Pointer, Refusal,
    Session, Settings, Setup, Starts, resume,
};
use tessera::catalog::GameId;
use tessera::game::{Dice, Seat, dice};
use tessera::language::Language;
use tessera::play::{Options, Record};
use tessera::protocol::{NamedLine, Question, Report};
use tessera::scene::SpotId;

fn level(number: u8) -> Level {
    Level::numbered(number).unwrap()
}

struct Desk {
    model: Model,
    effects: Vec<Effect>,
}

impl Desk {
    /// Opens the game that was kept, as the link on the home page does.
    fn resume(&mut self) {
        let record = self
            .model
            .shell
            .session
            .as_ref()
            .expect("a kept game")
            .record
            .clone();
        self.send(Msg::Navigate(record));
    }

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

    fn send(&mut self, msg: impl Into<Msg>) -> &[Effect] {
        self.effects = self.model.update(msg);
        &self.effects
    }

    fn cell(&self, label: &str) -> SpotId {
        let scene = self.model.see(view::board);
        scene
            .spots
            .iter()
            .find(|spot| spot.label == label)
            .expect("a cell of the board")
            .id
    }

    fn tap(&mut self, label: &str) -> &[Effect] {
        let cell = self.cell(label);
        self.send(PlayMsg::Tap(cell, Pointer::Fine))
    }

    fn touch(&mut self, label: &str) -> &[Effect] {
        let cell = self.cell(label);
        self.send(PlayMsg::Tap(cell, Pointer::Coarse))
    }

    fn record(&self) -> String {
        self.model.play().expect("a game").game.record().to_string()
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
        let id = self
            .model
            .play()
            .expect("a game")
            .thinking
            .as_ref()
            .expect("an open question")
            .id;
        self.send(PlayMsg::Final(report(id, name)))
    }

    fn panel(&self) -> view::Panel {
        self.model.see(view::panel)
    }

    fn kept(&self) -> Session {
        self.model.shell.session.clone().expect("a game is kept")
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
    desk.send(Msg::Navigate("play/linage".into()));
    let page = Effect::Go("linage/size=9.komi=bid/".into(), false);
    assert!(
        desk.effects.contains(&page),
        "going back does not start another game"
    );
    assert!(desk.model.play().is_some());
    let players = desk.model.play().expect("a game").game.players;
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
    let id = desk.model.play().expect("a game").thinking.as_ref().unwrap().id;
    desk.send(PlayMsg::Undo);
    desk.send(PlayMsg::Final(report(id, "a1")));
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
    desk.send(PlayMsg::Undo);
    assert_eq!(
        desk.address(),
        Some(("linage/size=5.komi=0_5/c3.a1.e5.e1@2", false))
    );
    desk.send(PlayMsg::Undo);
    assert_eq!(desk.model.play().expect("a game").game.ply(), 0);
    assert!(desk.question().is_none(), "looking back asks nothing");
    desk.send(PlayMsg::Undo);
    assert_eq!(
        desk.model.play().expect("a game").game.ply(),
        0,
        "there is nothing before the start"
    );
    desk.send(PlayMsg::Redo);
    desk.send(PlayMsg::Redo);
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/c3.a1.e5.e1");
}

#[test]
fn a_move_in_the_past_drops_what_came_after_it() {
    let mut desk = Desk::friends("size=5.komi=0_5");
    for cell in ["c3", "a1", "e5"] {
        desk.tap(cell);
    }
    desk.send(PlayMsg::GoTo(1));
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
    desk.send(PlayMsg::Cancel);
    assert_eq!(desk.panel().notice, None);
    let b1 = desk.cell("b1");
    desk.send(PlayMsg::Hover(Some(b1)));
    assert_eq!(
        desk.model.see(view::hover),
        "b1: free, would cut off a region without a line"
    );
}

#[test]
fn hovering_shows_what_a_move_would_bring() {
    let mut desk = Desk::friends("size=3.komi=0");
    let b2 = desk.cell("b2");
    let before = desk.model.see(view::board);
    desk.send(PlayMsg::Hover(Some(b2)));
    assert_ne!(desk.model.see(view::board), before, "a ghost is drawn");
    desk.send(PlayMsg::Hover(None));
    assert_eq!(desk.model.see(view::board), before, "and goes with the pointer");
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
        desk.send(PlayMsg::Hover(Some(cell)));
        let told: Vec<_> = desk.panel().seats.iter().map(|row| row.change.clone()).collect();
        desk.tap(name);
        desk.send(PlayMsg::Hover(None));
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
    desk.send(PlayMsg::Confirm);
    assert_eq!(desk.record(), "linage/size=5.komi=0_5/d4.a1");
    desk.touch("e1");
    desk.send(PlayMsg::Cancel);
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
    let pass = || PlayMsg::Choose("pass".into());
    desk.send(pass());
    assert!(
        desk.effects
            .contains(&Effect::After(3_000, PlayMsg::Disarm.into()))
    );
    assert!(desk.panel().offers[0].label.starts_with("Press again"));
    desk.send(PlayMsg::Disarm);
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
        desk.send(PlayMsg::Choose("pass".into()));
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
    desk.send(PlayMsg::Resign);
    assert!(desk.panel().resigning && desk.panel().banner.is_none());
    desk.send(PlayMsg::Resign);
    assert_eq!(
        desk.panel().banner.unwrap().headline,
        "AI, level 1 (Horizontal) won by resignation."
    );
    assert!(desk.question().is_none());
    desk.send(PlayMsg::Undo);
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
    desk.send(PlayMsg::Choose("horizontal".into()));
    assert_eq!(
        desk.model.play().expect("a game").game.to_move(),
        Some(Seat::FIRST),
        "Vertical moves first"
    );
}

#[test]
fn the_machine_can_be_hurried_stopped_and_sent_on() {
    let mut desk = Desk::linage("size=5.komi=0_5", Opponent::Machine(level(6)), Starts::Me);
    desk.tap("c3");
    let id = desk.model.play().expect("a game").thinking.as_ref().unwrap().id;
    desk.send(PlayMsg::SoFar(report(id, "b2")));
    assert_eq!(desk.panel().progress.0, "1.2 s");
    assert_eq!(desk.send(PlayMsg::MoveNow), [Effect::Stop(id)]);
    desk.send(PlayMsg::StopThinking);
    assert!(desk.effects.contains(&Effect::Drop));
    assert!(desk.panel().waiting && !desk.panel().thinking);
    desk.send(PlayMsg::GoOn);
    assert!(desk.question().is_some_and(|question| question.id != id));
}

#[test]
fn a_refusal_is_shown_and_the_engine_can_be_asked_again() {
    let mut desk = Desk::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    desk.tap("c3");
    let id = desk.model.play().expect("a game").thinking.as_ref().unwrap().id;
    desk.send(PlayMsg::Refused(id + 1, Refusal::NoEngine));
    assert!(desk.panel().thinking, "another job was refused");
    desk.send(PlayMsg::Refused(id, Refusal::NoEngine));
    assert_eq!(desk.model.shell.notice, Some(Notice::NoAnswer(Refusal::NoEngine)));
    assert!(desk.panel().waiting);
    desk.send(PlayMsg::GoOn);
    assert!(desk.question().is_some());
}

#[test]
fn an_engine_of_another_build_is_refused_with_a_sentence_of_its_own() {
    let mut desk = Desk::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    desk.tap("c3");
    let id = desk.model.play().expect("a game").thinking.as_ref().unwrap().id;
    let (page, engine) = ("b1".to_owned(), "b0".to_owned());
    desk.send(PlayMsg::Refused(id, Refusal::WrongBuild { page, engine }));
    assert_eq!(
        desk.panel().notice.as_deref(),
        Some(JobWords::of(Language::English).wrong_build)
    );
}

#[test]
fn a_review_collects_its_plies_in_order_and_outlives_the_page() {
    let mut desk = Desk::linage("size=5.komi=0_5", Opponent::Friend, Starts::Me);
    desk.tap("c3");
    desk.tap("b2");
    let [Effect::Start(Job::Review { question, plies })] = &desk.send(Msg::Review(50))[..] else {
        panic!("{:?}", desk.effects);
    };
    assert_eq!(
        (question.record.as_str(), *plies),
        ("linage/size=5.komi=0_5/c3.b2", 2)
    );
    let id = question.id;
    desk.send(Msg::Home);
    for (review, ply) in [(id, 1), (id + 1, 1), (id, 0)] {
        let report = report(review, "c3");
        desk.send(Msg::Reviewed {
            id: review,
            ply,
            report,
        });
    }
    desk.send(Msg::ReviewEnded(id + 1, Err(Refusal::Cancelled)));
    let known = |desk: &Desk| {
        let review = desk.model.review.clone().unwrap();
        let plies: Vec<u32> = review.plies.iter().map(|(ply, _)| *ply).collect();
        (plies, review.end)
    };
    assert_eq!(known(&desk), (vec![0, 1], None));
    desk.send(Msg::ReviewEnded(id, Ok(())));
    assert_eq!(known(&desk), (vec![0, 1], Some(Ok(()))));
}

#[test]
fn every_drawn_example_is_a_position_to_play_on_from() {
    for &id in GameId::ALL {
        let about = id.about();
        let drawn = about.rules.iter().map(|passage| passage.example);
        let examples: Vec<_> = drawn.filter(|example| !example.is_empty()).collect();
        assert!(examples.len() >= 2, "{id:?}");
        for example in examples.into_iter().chain([about.example]) {
            let mut reader = Desk::open();
            reader.send(Msg::Navigate(example.into()));
            // That a bag is shuffled anew is news, and no complaint.
            assert!(!reader.panel().lasting, "{example}: {:?}", reader.panel().notice);
            assert_eq!(reader.record(), example, "{example}");
        }
    }
}

#[test]
fn a_link_to_a_dialog_opens_it_over_the_home_page_and_leaves_no_address() {
    for (fragment, dialog) in [("setup/keil", "setup"), ("settings", "settings")] {
        let mut desk = Desk::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
        let effects = desk.send(Msg::Navigate(format!("#{fragment}")));
        let asked = [
            Effect::Drop,
            Effect::Go(String::new(), false),
            Effect::Open(dialog),
        ];
        assert_eq!(effects, asked, "{fragment}");
        assert!(matches!(desk.model.page, OpenPage::Home));
    }
    let mut desk = Desk::open();
    desk.send(Msg::Navigate("setup/keil".into()));
    assert_eq!(
        desk.model.setup.as_ref().map(|state| state.game),
        Some(GameId::Keil)
    );
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
        resume(&again.model.shell).unwrap().text,
        "Linage, 1 ply, the AI's turn"
    );
    again.send(Msg::Navigate("linage/size=5.komi=0_5/c3".into()));
    assert!(again.question().is_some(), "the machine is still the opponent");
    let mut other = Desk::with(again.model.shell.session.clone());
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
    assert!(matches!(desk.model.page, OpenPage::Home));
    assert!(desk.model.play().is_none(), "the state of the page is dropped");
    desk.resume();
    assert!(desk.question().is_some());
}

#[test]
fn a_seat_can_be_handed_over_in_the_middle_of_a_game() {
    let mut desk = Desk::friends("size=5.komi=0_5");
    desk.tap("c3");
    desk.send(PlayMsg::Seat(Seat::SECOND, Player::Machine(level(1))));
    assert!(desk.question().is_some());
    desk.send(PlayMsg::Seat(Seat::SECOND, Player::Person));
    assert!(desk.model.play().expect("a game").thinking.is_none());
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
    again.resume();
    assert!(again.model.play().expect("a game").game.purist);
    desk.send(Msg::Rematch);
    assert!(desk.model.play().expect("a game").game.purist);
    let linage = purist(GameId::Linage);
    assert!(
        !linage.model.play().expect("a game").game.purist,
        "it has no aids"
    );
    assert!(!linage.panel().subtitle.contains("purist"));
}

#[test]
fn cells_are_described_for_those_who_do_not_see_them() {
    let mut desk = Desk::friends("size=5.komi=0_5");
    desk.tap("a2");
    let cells = desk.model.see(view::cells);
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
        let legal = desk.model.play().expect("a game").game.table().legal().names();
        let name = legal[random.random_range(0..legal.len() as u32) as usize].clone();
        desk.answer(&name);
        plies += 1;
        let address = desk.address().unwrap().0.to_owned();
        let mut other = Desk::open();
        other.send(Msg::Navigate(address.clone()));
        assert_eq!(other.record(), address, "seed {seed}");
        assert_eq!(Record::parse(&address).unwrap().names.len(), plies, "seed {seed}");
    }
    desk.send(PlayMsg::Undo);
    assert_eq!(desk.model.play().expect("a game").game.ply(), plies - 1);
    assert!(desk.question().is_none(), "whoever steps back wants to look");
}
