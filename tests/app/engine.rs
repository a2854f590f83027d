//! The questions to the engine, and the effects of its answers.

use rand::RngExt;
use tessera_app::words::JobWords;
use tessera_app::{BoardMsg, Effect, EngineMsg, Msg, Notice, Opponent, PlayMsg, Player, Refusal, Starts};
use tessera_core::game::{Dice, Seat, dice};
use tessera_core::language::Language;
use tessera_games::play::Record;

use super::{App, level, report, words};

#[test]
fn a_move_goes_into_the_address_and_the_machine_is_asked() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    app.tap("c3");
    assert_eq!(app.address(), Some(("linage/size=5.komi=0_5/c3;ai=2:1", false)));
    let question = app.question().expect("the machine is asked").clone();
    assert_eq!(question.record, "linage/size=5.komi=0_5/c3");
    assert!(app.panel().thinking);
    app.answer("a1");
    assert_eq!(app.record(), "linage/size=5.komi=0_5/c3.a1");
    assert_eq!(
        app.panel().last_answer.as_deref(),
        Some("AI: a1 (1.2 s, 10 visits)")
    );
    let turn = (words().your_turn_as)(app.panel().seats[0].side.expect("sides are chosen").name);
    assert_eq!(app.panel().status, turn);
    assert_eq!(app.panel().prompt, app.prompt());
}

#[test]
fn a_machine_that_has_the_first_seat_is_asked_at_once() {
    let app = App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Them);
    assert!(app.question().is_some());
}

#[test]
fn a_stale_answer_changes_nothing() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    app.tap("c3");
    let id = app.model.play().expect("a game").thinking.as_ref().unwrap().id;
    app.send(BoardMsg::Undo);
    app.send(EngineMsg::Final(report(id, "a1")));
    assert_eq!(app.record(), "linage/size=5.komi=0_5/c3@0");
}

#[test]
fn the_person_cannot_move_for_the_machine() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    app.tap("c3");
    app.tap("a1");
    assert_eq!(app.record(), "linage/size=5.komi=0_5/c3");
    assert_eq!(app.panel().notice.as_deref(), Some("a1: it is not your turn."));
}

#[test]
fn the_machine_can_be_hurried_stopped_and_sent_on() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(6)), Starts::Me);
    app.tap("c3");
    let id = app.model.play().expect("a game").thinking.as_ref().unwrap().id;
    app.send(EngineMsg::SoFar(report(id, "b2")));
    assert_eq!(app.panel().progress.0, "1.2 s");
    assert_eq!(app.send(PlayMsg::MoveNow), [Effect::Stop(id)]);
    app.send(PlayMsg::StopThinking);
    assert!(app.effects.contains(&Effect::Drop));
    assert!(app.panel().waiting && !app.panel().thinking);
    app.send(PlayMsg::GoOn);
    assert!(app.question().is_some_and(|question| question.id != id));
}

#[test]
fn a_refusal_is_shown_and_the_engine_can_be_asked_again() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    app.tap("c3");
    let id = app.model.play().expect("a game").thinking.as_ref().unwrap().id;
    app.send(EngineMsg::Refused(id + 1, Refusal::NoEngine));
    assert!(app.panel().thinking, "another job was refused");
    app.send(EngineMsg::Refused(id, Refusal::NoEngine));
    assert_eq!(app.model.shell.notice, Some(Notice::NoAnswer(Refusal::NoEngine)));
    assert!(app.panel().waiting);
    app.send(PlayMsg::GoOn);
    assert!(app.question().is_some());
}

#[test]
fn an_engine_of_another_build_is_refused_with_a_sentence_of_its_own() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    app.tap("c3");
    let id = app.model.play().expect("a game").thinking.as_ref().unwrap().id;
    let (page, engine) = ("b1".to_owned(), "b0".to_owned());
    app.send(EngineMsg::Refused(id, Refusal::WrongBuild { page, engine }));
    assert_eq!(
        app.panel().notice.as_deref(),
        Some(JobWords::of(Language::English).wrong_build)
    );
}

#[test]
fn a_seat_can_be_handed_over_in_the_middle_of_a_game() {
    let mut app = App::friends("size=5.komi=0_5");
    app.tap("c3");
    app.send(PlayMsg::Seat(Seat::SECOND, Player::Machine(level(1))));
    assert!(app.question().is_some());
    app.send(PlayMsg::Seat(Seat::SECOND, Player::Person));
    assert!(app.model.play().expect("a game").thinking.is_none());
}

#[test]
fn a_page_that_is_not_shown_searches_no_longer_than_a_minute_and_a_phone_not_at_all() {
    let thinking = |is_touch: bool| {
        let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
        app.tap("c3");
        assert!(app.question().is_some());
        app.model.shell.is_touch = is_touch;
        app
    };
    let mut desk = thinking(false);
    let effects = desk.send(Msg::Hidden).to_vec();
    assert!(!effects.contains(&Effect::Drop), "it goes on for a while");
    assert!(effects.contains(&Effect::After(60_000, Msg::LongHidden)));
    desk.send(Msg::Shown);
    assert_eq!(desk.send(Msg::LongHidden), [], "it was shown again in time");
    assert!(desk.model.play().expect("a game").thinking.is_some());
    desk.send(Msg::Hidden);
    assert!(desk.send(Msg::LongHidden).contains(&Effect::Drop));
    assert!(desk.send(Msg::LongHidden).is_empty());
    desk.send(Msg::Shown);
    assert!(desk.question().is_some(), "the question is asked again");

    let mut phone = thinking(true);
    assert!(phone.send(Msg::Hidden).contains(&Effect::Drop));
    phone.send(PlayMsg::GoOn);
    assert!(phone.question().is_none(), "nothing starts a search unseen");
    phone.send(Msg::Shown);
    assert!(phone.question().is_some());
}

#[test]
fn two_machines_play_to_the_end_and_every_address_on_the_way_opens_the_same_game() {
    let seed = 20;
    let mut random: Dice = dice(seed);
    let mut app = App::linage("size=5.komi=bid", Opponent::Watch(level(1)), Starts::Me);
    let mut plies = 0;
    while app.panel().banner.is_none() {
        assert!(
            app.question().is_some(),
            "seed {seed}, ply {plies}: nobody was asked"
        );
        let legal = app.legal();
        let name = legal[random.random_range(0..legal.len() as u32) as usize].clone();
        app.answer(&name);
        plies += 1;
        let address = app.address().unwrap().0.to_owned();
        let mut other = App::open();
        other.send(Msg::Navigate(address));
        assert_eq!(other.record(), app.record(), "seed {seed}");
        assert_eq!(
            Record::parse(&app.record()).unwrap().names.len(),
            plies,
            "seed {seed}"
        );
    }
    app.send(BoardMsg::Undo);
    assert_eq!(app.model.board().expect("a game").game.ply(), plies - 1);
    assert!(app.question().is_none(), "whoever steps back wants to look");
}
