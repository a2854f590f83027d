//! What a screen reader is told.

use tessera_app::{Effect, Msg, Opponent, PlayMsg, Starts};

use super::{App, level};

/// What the last message had read aloud.
fn said(app: &App) -> Vec<&str> {
    app.effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Say(text) | Effect::Alert(text) => Some(text.as_str()),
            _ => None,
        })
        .collect()
}

#[test]
fn every_move_is_said_once_with_who_made_it() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(2)), Starts::Me);
    assert!(app.question().is_none());
    app.tap("c3");
    assert_eq!(said(&app), ["You: c3."], "the AI will be heard when it has moved");
    app.answer("a1");
    assert_eq!(said(&app), ["AI: a1. Your turn as Vertical."]);
}

#[test]
fn what_one_may_do_is_said_when_it_is_something_new() {
    let mut app = App::linage("size=5.komi=bid", Opponent::Machine(level(2)), Starts::Them);
    assert_eq!(said(&app), Vec::<&str>::new(), "the AI is thinking");
    app.answer("komi-5_5");
    assert_eq!(
        said(&app),
        ["AI: Komi 5½. Your turn. The komi is 5½. Choose your side."]
    );
    app.send(PlayMsg::Choose("vertical".into()));
    let text = said(&app)[0].to_owned();
    let prompt = app.prompt();
    assert!(text.starts_with("You: ") && text.ends_with(&prompt), "{text}");
    app.tap("c3");
    app.answer("a1");
    assert_eq!(said(&app), ["AI: a1. Your turn as Vertical."]);
}

#[test]
fn the_last_move_is_said_with_the_result() {
    let mut app = App::friends("size=5.komi=0_5");
    for _ in 0..2 {
        app.send(PlayMsg::Choose("pass".into()));
        app.send(PlayMsg::Choose("pass".into()));
    }
    let banner = app.panel().banner.expect("the game is over");
    let told = format!(
        "Player 2: Pass. {} {} {}",
        banner.headline, banner.why, banner.detail
    );
    assert_eq!(
        banner.why,
        "On the board it is 0 to 0; the komi of ½ makes Horizontal win."
    );
    assert_eq!(said(&app), [told]);
}

#[test]
fn an_engine_that_waits_is_said_to_wait() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(2)), Starts::Me);
    app.tap("c3");
    app.answer("a1");
    app.send(PlayMsg::GoTo(1));
    let text = said(&app).join(" ");
    assert!(text.contains("moved next"), "{text}");
}

#[test]
fn the_colours_of_a_stone_are_said_when_they_are_to_be_chosen() {
    let mut app = App::open();
    app.send(Msg::Navigate("carteso/size=5.komi=0_5/".into()));
    app.tap("c3");
    let picker = app.panel().picker.expect("stones are offered");
    let labels: Vec<_> = picker.rows.into_iter().map(|offer| offer.label).collect();
    assert_eq!(labels.len(), 2, "{labels:?}");
    assert_eq!(said(&app), [format!("c3: {}?", labels.join(", "))]);
}
