//! The review page: its address, its board, and how it leads to other pages.

use super::{App, move_texts};
use tessera::app::review::view;
use tessera::app::{Effect, Msg, OpenPage, Opponent, PlayMsg, ReviewJump, ReviewMsg, Starts};

const GAME: &str = "linage/size=5.komi=0_5/c3.a1.e5.b2";

/// The review of a game by its link.
fn review(link: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(format!("#review/{link}")));
    app
}

impl App {
    fn go(&mut self, jump: ReviewJump) -> &[Effect] {
        self.send(ReviewMsg::Go(jump))
    }

    fn ply(&self) -> usize {
        self.model.play().expect("a board").game.ply()
    }
}

#[test]
fn a_link_opens_the_review_at_its_ply_and_every_seat_is_decided_by_a_person() {
    let mut app = review(&format!("{GAME}@1;ai=2:3"));
    assert!(matches!(app.model.page, OpenPage::Review(_)));
    assert_eq!(app.ply(), 1);
    assert_eq!(app.address(), Some((&*format!("review/{GAME}@1;ai=2:3"), false)));
    assert!(app.question().is_none(), "no engine answers in a review");
    assert!(app.model.play().expect("a board").game.persons_turn());
    app.go(ReviewJump::End);
    assert_eq!(app.ply(), 4);
    assert_eq!(app.address(), Some((&*format!("review/{GAME};ai=2:3"), false)));
}

#[test]
fn the_steps_go_through_the_line_and_stop_at_its_ends() {
    let mut app = review(GAME);
    for (jump, ply) in [
        (ReviewJump::Forward, 4),
        (ReviewJump::Back, 3),
        (ReviewJump::Start, 0),
        (ReviewJump::Back, 0),
        (ReviewJump::Forward, 1),
        (ReviewJump::End, 4),
    ] {
        app.go(jump);
        assert_eq!(app.ply(), ply, "after {jump:?}");
        let panel = app.model.see_review(view::panel);
        assert_eq!(panel.at, format!("Move {ply} of 4"));
        assert_eq!((panel.can_go_back, panel.can_go_forward), (ply > 0, ply < 4));
    }
}

#[test]
fn nothing_of_a_review_is_kept_as_a_game_that_was_played() {
    let mut app = review(GAME);
    let mut effects = app.go(ReviewJump::Start).to_vec();
    effects.extend(app.tap("b5").to_vec());
    effects.extend(app.send(PlayMsg::Resign).to_vec());
    effects.extend(app.send(Msg::Home).to_vec());
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Keep(_))));
    assert!(app.model.shell.saved.newest().is_none());
}

#[test]
fn the_review_of_the_game_on_the_board_has_its_players_and_a_place_in_the_history() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(super::level(2)), Starts::Me);
    app.tap("c3");
    app.answer("a1");
    let id = app.kept().id;
    let kept = app.record();
    app.send(Msg::OpenReview);
    assert_eq!(app.address(), Some((&*format!("review/{kept};ai=2:2"), true)));
    assert_eq!(app.model.play().expect("a board").slot.id, id);
    assert_eq!(move_texts(&app.panel()), ["c3", "a1"]);
    // Back, as the browser tells it, and forward by the id alone.
    app.send(Msg::Return(format!("#{kept};ai=2:2"), id));
    assert!(matches!(app.model.page, OpenPage::Play(_)));
    app.send(Msg::Navigate(format!("#review/saved/{id}")));
    assert!(matches!(app.model.page, OpenPage::Review(_)));
}

#[test]
fn to_play_on_starts_another_game_from_the_position_with_the_same_players() {
    let mut app = review(&format!("{GAME}@1;ai=2:3"));
    let effects = app.send(ReviewMsg::PlayFromHere);
    assert!(effects.contains(&Effect::Go("linage/size=5.komi=0_5/c3;ai=2:3".into(), true)));
    assert!(matches!(app.model.page, OpenPage::Play(_)));
    assert_eq!(app.record(), "linage/size=5.komi=0_5/c3");
    assert!(app.question().is_some(), "the AI is to move there");
}
