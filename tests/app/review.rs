//! The review page: its address, its board, and how it leads to other pages.

use super::{App, move_texts};
use tessera_app::form::Control;
use tessera_app::review::{PLAY_ON_DIALOG, play_on_fields, view};
use tessera_app::{
    Effect, Msg, OpenPage, Opponent, PlayMsg, PlayOnMsg, ReviewJump, ReviewMsg, Starts, TreeMsg,
};

pub(super) const GAME: &str = "linage/size=5.komi=0_5/c3.a1.e5.b2";

/// The review of a game by its link.
pub(super) fn review(link: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(format!("#review/{link}")));
    app
}

/// A message about the variations.
pub(super) trait OfReview {
    fn into_review(self) -> Msg;
}

impl OfReview for TreeMsg {
    fn into_review(self) -> Msg {
        ReviewMsg::from(self).into()
    }
}

impl App {
    pub(super) fn go(&mut self, jump: ReviewJump) -> &[Effect] {
        self.send(ReviewMsg::Go(jump))
    }

    pub(super) fn ply(&self) -> usize {
        self.model.board().expect("a board").game.ply()
    }
}

#[test]
fn a_link_opens_the_review_at_its_ply_and_every_seat_is_decided_by_a_person() {
    let mut app = review(&format!("{GAME}@1;ai=2:3"));
    assert!(matches!(app.model.page, OpenPage::Review(_)));
    assert_eq!(app.ply(), 1);
    assert_eq!(app.address(), Some((&*format!("review/{GAME}@1;ai=2:3"), false)));
    assert!(app.question().is_none(), "no engine answers in a review");
    assert!(app.model.board().expect("a board").game.persons_turn());
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
        assert_eq!((panel.can_go_back(), panel.can_go_forward()), (ply > 0, ply < 4));
    }
}

#[test]
fn nothing_of_a_review_is_kept_as_a_game_that_was_played() {
    let mut app = review(GAME);
    let mut effects = app.go(ReviewJump::Start).to_vec();
    effects.extend(app.tap("b5").to_vec());
    effects.extend(app.send(PlayMsg::Resign).to_vec());
    effects.extend(app.send(Msg::Home).to_vec());
    let kept = effects.iter().filter_map(|effect| match effect {
        Effect::Keep(saved) => Some(saved),
        _ => None,
    });
    // The variation is kept with the game, and the game as it was.
    assert!(kept.clone().all(|saved| saved.record == GAME));
    assert_eq!(kept.count(), 1);
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
    assert_eq!(app.model.board().expect("a board").slot.id, id);
    assert_eq!(move_texts(&app.panel()), ["c3", "a1"]);
    // Back, as the browser tells it, and forward by the id alone.
    app.send(Msg::Return(format!("#{kept};ai=2:2"), id));
    assert!(matches!(app.model.page, OpenPage::Play(_)));
    app.send(Msg::Navigate(format!("#review/saved/{id}")));
    assert!(matches!(app.model.page, OpenPage::Review(_)));
}

#[test]
fn to_play_on_starts_another_game_from_the_position_against_a_level_that_is_chosen() {
    let mut app = review(&format!("{GAME}@1;ai=2:3"));
    let opened = app.send(ReviewMsg::PlayOn(PlayOnMsg::Open));
    assert_eq!(opened, [Effect::Open(PLAY_ON_DIALOG)]);
    let chosen = |app: &App| {
        let fields = app.model.see_review(play_on_fields);
        let chosen = fields.into_iter().map(|field| match field.control {
            Control::Select { chosen, .. } => chosen,
            other => panic!("a choice: {other:?}"),
        });
        chosen.collect::<Vec<_>>()
    };
    assert_eq!(
        chosen(&app),
        ["2", "3"],
        "the seat to move, against the level that played"
    );
    for (field, value) in [
        ("seat", "1"),
        ("level", "5"),
        ("seat", "9"),
        ("level", "x"),
        ("x", "1"),
    ] {
        app.send(ReviewMsg::PlayOn(PlayOnMsg::FillIn(field.into(), value.into())));
    }
    assert_eq!(chosen(&app), ["1", "5"], "what is no choice changes nothing");
    let effects = app.send(ReviewMsg::PlayOn(PlayOnMsg::Start));
    assert!(effects.contains(&Effect::Go("linage/size=5.komi=0_5/c3;ai=2:5".into(), true)));
    assert!(matches!(app.model.page, OpenPage::Play(_)));
    assert_eq!(app.record(), "linage/size=5.komi=0_5/c3");
    assert!(app.question().is_some(), "the AI is to move there");
}

#[test]
fn the_review_of_a_game_against_an_engine_names_no_button_that_is_not_there() {
    for language in tessera_core::language::Language::ALL {
        let mut app = App::open();
        app.model.shell.language = language;
        app.send(Msg::Navigate(format!("#review/{GAME};ai=1:2")));
        for ply in 0..=4 {
            app.send(ReviewMsg::Seek(ply));
            let prompt = app.panel().prompt;
            assert!(
                !["Go on", "Continuar"].iter().any(|name| prompt.contains(name)),
                "{prompt}"
            );
        }
    }
}
