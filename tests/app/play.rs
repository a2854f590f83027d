//! A game as it is played: moves, undo, pointers, the result.

use tessera_app::play::view;
use tessera_app::{BoardMsg, Confirm, Effect, Msg, Opponent, PlayMsg, Player, Settings, Starts};
use tessera_core::game::Seat;

use super::{App, level, move_texts, words};

#[test]
fn a_first_visitor_plays_without_choosing_anything() {
    let mut app = App::open();
    app.send(Msg::Navigate("play/linage".into()));
    let page = Effect::Go("linage/size=9.komi=2_5/;ai=2:2".into(), false);
    assert!(
        app.effects.contains(&page),
        "going back does not start another game"
    );
    assert!(app.model.board().is_some());
    let players = app.model.board().expect("a game").game.players;
    assert_eq!(players.0[..2], [Player::Person, Player::Machine(level(2))]);
    let panel = app.panel();
    assert_eq!(panel.bid, None, "the komi is the fair one");
    assert_eq!(panel.subtitle, "9 × 9 · komi 2½");
}

#[test]
fn undo_goes_over_the_machines_answer_and_redo_comes_back() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    app.tap("c3");
    app.answer("a1");
    app.tap("e5");
    app.answer("e1");
    app.send(BoardMsg::Undo);
    assert_eq!(
        app.address(),
        Some(("linage/size=5.komi=0_5/c3.a1.e5.e1@2;ai=2:1", false))
    );
    app.send(BoardMsg::Undo);
    assert_eq!(app.model.board().expect("a game").game.ply(), 0);
    assert!(app.question().is_none(), "looking back asks nothing");
    app.send(BoardMsg::Undo);
    assert_eq!(
        app.model.board().expect("a game").game.ply(),
        0,
        "there is nothing before the start"
    );
    app.send(BoardMsg::Redo);
    app.send(BoardMsg::Redo);
    assert_eq!(app.record(), "linage/size=5.komi=0_5/c3.a1.e5.e1");
}

#[test]
fn a_move_in_the_past_drops_what_came_after_it() {
    let mut app = App::friends("size=5.komi=0_5");
    for cell in ["c3", "a1", "e5"] {
        app.tap(cell);
    }
    app.send(BoardMsg::GoTo(1));
    app.tap("b2");
    assert_eq!(app.record(), "linage/size=5.komi=0_5/c3.b2");
}

#[test]
fn an_illegal_point_is_told_with_its_reason() {
    let mut app = App::friends("size=5.komi=0_5");
    app.tap("a2");
    app.tap("b1");
    assert_eq!(app.record(), "linage/size=5.komi=0_5/a2");
    assert_eq!(
        app.panel().notice.as_deref(),
        Some("b1: would cut off a region without a line.")
    );
    app.send(BoardMsg::Cancel);
    assert_eq!(app.panel().notice, None);
    let b1 = app.cell("b1");
    app.send(BoardMsg::Hover(Some(b1)));
    assert_eq!(
        app.model.see(view::hover),
        "b1: free, would cut off a region without a line"
    );
}

#[test]
fn hovering_shows_what_a_move_would_bring() {
    let mut app = App::friends("size=3.komi=0");
    let b2 = app.cell("b2");
    let before = app.model.see(view::board).whole();
    app.send(BoardMsg::Hover(Some(b2)));
    assert_ne!(app.model.see(view::board).whole(), before, "a ghost is drawn");
    app.send(BoardMsg::Hover(None));
    assert_eq!(
        app.model.see(view::board).whole(),
        before,
        "and goes with the pointer"
    );
}

#[test]
fn the_score_shown_while_hovering_is_the_score_after_the_move() {
    let mut app = App::friends("size=6.komi=0");
    let game = "a6.a1.e1.c1.f5.a4.b1.a5.f1.c4.f2.e3.c6.e2.c2.a2.d6.f3.d1.a3.d2.d3.d4.c5";
    let mut changes = 0;
    for name in game.split('.') {
        let cell = app.cell(name);
        let scores = |app: &App| {
            app.panel()
                .seats
                .iter()
                .map(|row| row.score.clone())
                .collect::<Vec<_>>()
        };
        let before = scores(&app);
        app.send(BoardMsg::Hover(Some(cell)));
        let told: Vec<_> = app.model.see(view::pointed).changes;
        assert_eq!(told.len(), 2, "a change or none for each seat");
        app.tap(name);
        app.send(BoardMsg::Hover(None));
        for ((before, after), told) in before.iter().zip(scores(&app)).zip(told) {
            let change = after.parse::<i32>().unwrap() - before.parse::<i32>().unwrap();
            assert_eq!(told, (change != 0).then(|| format!("+{change}")), "at {name}");
            changes += i32::from(change != 0);
        }
    }
    assert!(changes > 0, "somebody gains something in this game");
}

#[test]
fn a_finger_shows_the_move_first_and_plays_it_second() {
    let mut app = App::friends("size=5.komi=0_5");
    app.touch("c3");
    assert_eq!(app.panel().ghost.as_deref(), Some("c3"));
    assert_eq!(app.record(), "linage/size=5.komi=0_5/");
    app.touch("d4");
    assert_eq!(
        app.panel().ghost.as_deref(),
        Some("d4"),
        "the ghost follows the finger"
    );
    app.touch("d4");
    assert_eq!(app.record(), "linage/size=5.komi=0_5/d4");
    app.touch("a1");
    app.send(BoardMsg::Confirm);
    assert_eq!(app.record(), "linage/size=5.komi=0_5/d4.a1");
    app.touch("e1");
    app.send(BoardMsg::Cancel);
    assert_eq!(app.panel().ghost, None);
}

#[test]
fn confirming_can_be_had_always_or_never() {
    let mut app = App::friends("size=5.komi=0_5");
    app.send(Msg::Set(Settings {
        confirm: Confirm::Always,
        ..Settings::default()
    }));
    app.tap("c3");
    assert_eq!(app.record(), "linage/size=5.komi=0_5/");
    app.send(Msg::Set(Settings {
        confirm: Confirm::Never,
        ..Settings::default()
    }));
    app.touch("d4");
    assert_eq!(app.record(), "linage/size=5.komi=0_5/d4");
}

#[test]
fn a_move_that_waits_to_be_confirmed_leaves_the_choices_where_they_were() {
    let mut app = App::friends("size=5.komi=0_5");
    let before = app.panel().offers;
    assert!(!before.is_empty(), "a person may pass");
    app.touch("d4");
    assert!(app.panel().ghost.is_some(), "a touch waits for another one");
    assert_eq!(app.panel().offers, before);
}

#[test]
fn a_pass_is_pressed_twice_and_waits_three_seconds_for_it() {
    let mut app = App::friends("size=5.komi=0_5");
    let pass = || BoardMsg::Choose("pass".into());
    let label = app.panel().offers[0].label.clone();
    app.send(pass());
    assert!(
        app.effects
            .contains(&Effect::After(3_000, BoardMsg::Disarm.into()))
    );
    assert_eq!(app.panel().offers[0].label, (words().press_again)(&label));
    app.send(BoardMsg::Disarm);
    app.send(pass());
    assert_eq!(
        app.record(),
        "linage/size=5.komi=0_5/",
        "the first press was forgotten"
    );
    app.send(pass());
    assert_eq!(app.record(), "linage/size=5.komi=0_5/pass");
}

#[test]
fn two_passes_end_the_game_with_a_result_and_its_reason() {
    let mut app = App::friends("size=5.komi=3_5");
    for _ in 0..4 {
        app.send(BoardMsg::Choose("pass".into()));
    }
    let banner = app.panel().banner.expect("the game is over");
    assert_eq!(banner.headline, "Player 2 (Horizontal) won by 3½.");
    assert_eq!(
        banner.detail,
        "Vertical 0 (0 points) · Horizontal 3½ (0 points + 3½ komi)"
    );
    app.send(Msg::Rematch);
    assert_eq!(app.record(), "linage/size=5.komi=3_5/");
}

#[test]
fn resigning_is_pressed_twice_and_can_be_taken_back() {
    let mut app = App::linage("size=5.komi=3_5", Opponent::Machine(level(1)), Starts::Me);
    app.send(PlayMsg::Resign);
    assert!(app.panel().resigning && app.panel().banner.is_none());
    app.send(PlayMsg::Resign);
    assert_eq!(
        app.panel().banner.unwrap().headline,
        "AI, level 1 (Horizontal) won by resignation."
    );
    assert!(app.question().is_none());
    app.send(BoardMsg::Undo);
    assert!(app.panel().banner.is_none());
}

#[test]
fn komi_and_side_are_explained_steps() {
    let bid = |komi: &str| {
        let mut app = App::linage("size=5.komi=bid", Opponent::Machine(level(1)), Starts::Them);
        assert!(app.panel().offers.is_empty(), "the machine names the komi");
        app.answer(komi);
        app
    };
    let mut app = bid("komi-5_5");
    let panel = app.panel();
    assert_eq!(panel.status, "Your turn.");
    assert_eq!(panel.prompt, "The komi is 5½. Choose your side.");
    let labels: Vec<_> = panel.offers.iter().map(|offer| offer.label.as_str()).collect();
    assert_eq!(labels, ["Play Vertical", "Play Horizontal"]);
    let other = bid("komi-6_5").panel();
    assert_ne!(panel.offers[1].note, other.offers[1].note, "it names the komi");
    assert_eq!(move_texts(&panel), ["Komi 5½"]);
    app.send(BoardMsg::Choose("horizontal".into()));
    assert_eq!(
        app.model.board().expect("a game").game.to_move(),
        Some(Seat::FIRST),
        "Vertical moves first"
    );
}

#[test]
fn cells_are_described_for_those_who_do_not_see_them() {
    let mut app = App::friends("size=5.komi=0_5");
    app.tap("a2");
    let cells = app.model.see(view::cells);
    let label = |name: &str| {
        let cell = app.cell(name);
        let found = cells.iter().find(|view| view.cell == cell).unwrap();
        (found.label.as_str(), found.open)
    };
    assert_eq!(label("a2"), ("a2, stone, last move", false));
    assert_eq!(
        label("b1"),
        ("b1, free, closed: would cut off a region without a line", false)
    );
    assert_eq!(label("c3"), ("c3, free", true));
}
