//! A game as it is played: moves, undo, pointers, the result.

use tessera::app::play::view;
use tessera::app::{Confirm, Effect, Msg, Opponent, PlayMsg, Player, Settings, Starts};
use tessera::game::Seat;

use super::{Desk, level, words};

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
    let before = desk.model.see(view::board).whole();
    desk.send(PlayMsg::Hover(Some(b2)));
    assert_ne!(desk.model.see(view::board).whole(), before, "a ghost is drawn");
    desk.send(PlayMsg::Hover(None));
    assert_eq!(
        desk.model.see(view::board).whole(),
        before,
        "and goes with the pointer"
    );
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
        let told: Vec<_> = desk.model.see(view::pointed).changes;
        assert_eq!(told.len(), 2, "a change or none for each seat");
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
    let label = desk.panel().offers[0].label.clone();
    desk.send(pass());
    assert!(
        desk.effects
            .contains(&Effect::After(3_000, PlayMsg::Disarm.into()))
    );
    assert_eq!(desk.panel().offers[0].label, (words().press_again)(&label));
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
    let bid = |komi: &str| {
        let mut desk = Desk::linage("size=5.komi=bid", Opponent::Machine(level(1)), Starts::Them);
        assert!(desk.panel().offers.is_empty(), "the machine names the komi");
        desk.answer(komi);
        desk
    };
    let mut desk = bid("komi-5_5");
    let panel = desk.panel();
    assert_eq!(panel.status, "Your turn. The komi is 5½. Choose your side.");
    let labels: Vec<_> = panel.offers.iter().map(|offer| offer.label.as_str()).collect();
    assert_eq!(labels, ["Play Vertical", "Play Horizontal"]);
    let other = bid("komi-6_5").panel();
    assert_ne!(panel.offers[1].note, other.offers[1].note, "it names the komi");
    let moves: Vec<_> = panel.moves.iter().map(|row| row.text.as_str()).collect();
    assert_eq!(moves, ["Komi 5½"]);
    desk.send(PlayMsg::Choose("horizontal".into()));
    assert_eq!(
        desk.model.play().expect("a game").game.to_move(),
        Some(Seat::FIRST),
        "Vertical moves first"
    );
}

#[test]
fn cells_are_described_for_those_who_do_not_see_them() {
    let mut desk = Desk::friends("size=5.komi=0_5");
    desk.tap("a2");
    let cells = desk.model.see(view::cells);
    let label = |name: &str| {
        let cell = desk.cell(name);
        let found = cells.iter().find(|view| view.cell == cell).unwrap();
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
