//! Moves that are tried on the board of a game by link.

use tessera_app::{BoardMsg, ByLinkMsg, Effect, LessonStep, Msg, OpenPage, PlayMsg, ShareMsg};
use tessera_games::catalog::GameId;

use super::App;
use super::by_link::{device, host, two};
use super::by_link_carcassonne::carcassonne;
use tessera_app::Starts;

const PLAYED: &str = "linage/size=5.komi=0_5/c3";

/// Ada has sent c3 and tries what Bob may answer.
fn trying() -> (App, App) {
    let (mut ada, bob) = two();
    ada.send(PlayMsg::ByLink(ByLinkMsg::Try));
    ada.tap("a1");
    ada.tap("b2");
    (ada, bob)
}

#[test]
fn both_sides_are_tried_and_nothing_of_it_is_kept_or_sent() {
    let (mut ada, _) = two();
    let (id, address) = (ada.shared_id(), ada.model.play().unwrap().address());
    let kept = ada.kept_by_link(id);
    assert_eq!(ada.card().try_moves, Some("Try moves"));
    ada.send(PlayMsg::ByLink(ByLinkMsg::Try));
    assert_eq!(ada.card().heading, "Trying moves");
    ada.tap("a1");
    assert_eq!(ada.record(), format!("{PLAYED}.a1"));
    let said = ada
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Say(text) if text.contains("a1")));
    assert!(said, "what is tried is read aloud: {:?}", ada.effects);
    ada.tap("b2");
    ada.tap("b3");
    ada.send(BoardMsg::Undo);
    assert_eq!(ada.record(), format!("{PLAYED}.a1.b2.b3@3"));
    assert_eq!(ada.kept_by_link(id), kept);
    assert_eq!(ada.model.play().unwrap().address(), address);
    let gone = ada
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Go(..) | Effect::Keep(_)));
    assert!(!gone, "{:?}", ada.effects);
    let (label, _) = ada.panel().main.expect("the way back");
    assert_eq!(label, "Back to the game");
    ada.send(PlayMsg::ByLink(ByLinkMsg::EndTrying));
    assert_eq!(ada.record(), PLAYED);
    assert_eq!(ada.panel().status, "Waiting for Bob");
    assert_eq!(ada.kept_by_link(id), kept);
    ada.tap("a1");
    assert_eq!(ada.record(), PLAYED, "the board is locked again");
}

#[test]
fn a_game_that_is_tried_to_its_end_is_no_first_game_of_a_lesson() {
    let (mut ada, _) = two();
    let begun = LessonStep {
        game: GameId::Linage,
        id: "cut".into(),
    };
    ada.model.shell.lessons.take(&begun);
    ada.send(PlayMsg::ByLink(ByLinkMsg::Try));
    for _ in 0..2 {
        ada.send(BoardMsg::Choose("pass".into()));
        ada.send(BoardMsg::Choose("pass".into()));
    }
    assert!(ada.model.board().unwrap().game.over(), "{}", ada.record());
    assert!(!ada.model.shell.lessons.has_done(GameId::Linage, "game"));
}

#[test]
fn on_the_own_turn_moves_are_tried_from_the_menu() {
    let (_, mut bob) = two();
    let tries = |app: &App| app.card().more.iter().any(|(_, msg)| *msg == ByLinkMsg::Try);
    assert!(tries(&bob));
    bob.send(BoardMsg::GoTo(0));
    assert!(!tries(&bob), "at an earlier position nothing is tried");
    bob.send(PlayMsg::ByLink(ByLinkMsg::Try));
    assert_eq!(bob.card().end_trying, None);
    bob.send(BoardMsg::GoTo(1));
    bob.send(PlayMsg::ByLink(ByLinkMsg::Try));
    bob.tap("a1");
    assert_eq!(bob.card().send, None, "it is not to be sent");
    bob.send(PlayMsg::ByLink(ByLinkMsg::EndTrying));
    bob.tap("b2");
    assert_eq!(bob.record(), format!("{PLAYED}.b2"));
    assert!(bob.card().send.is_some_and(|send| send.is_due));
}

#[test]
fn a_link_that_comes_back_ends_the_trying() {
    let (mut ada, mut bob) = trying();
    bob.tap("b3");
    let link = bob.send_link();
    ada.send(PlayMsg::ByLink(ByLinkMsg::Paste(link)));
    assert_eq!(ada.record(), format!("{PLAYED}.b3"));
    assert_eq!(ada.panel().status, "Your turn as Vertical.");
}

#[test]
fn what_is_about_the_game_ends_the_trying() {
    let (mut ada, _) = trying();
    ada.send(Msg::OpenReview);
    assert!(matches!(ada.model.page, OpenPage::Play(_)), "no engine helps");
    assert_eq!(ada.record(), PLAYED);
    let (mut ada, _) = trying();
    let id = ada.shared_id();
    ada.send(Msg::Rematch);
    assert_ne!(ada.shared_id(), id, "a rematch is by link, too");
    let (mut ada, _) = trying();
    ada.send(ShareMsg::Open);
    assert_eq!(ada.record(), PLAYED);
    let (mut ada, _) = trying();
    assert!(!ada.panel().can_resign && !ada.panel().can_hint);
    ada.send(BoardMsg::Copied);
    assert_eq!(ada.record(), PLAYED);
}

#[test]
fn an_offer_of_a_draw_waits_while_moves_are_tried() {
    let (mut ada, mut bob) = two();
    bob.tap("a1");
    bob.send(PlayMsg::ByLink(ByLinkMsg::OfferDraw));
    let link = bob.send_link();
    ada.send(Msg::Navigate(link));
    assert!(ada.card().accepts);
    ada.send(PlayMsg::ByLink(ByLinkMsg::Try));
    ada.tap("b2");
    ada.send(PlayMsg::ByLink(ByLinkMsg::EndTrying));
    assert!(ada.card().accepts, "trying declines nothing");
}

#[test]
fn nobody_tries_moves_who_only_looks_or_before_tiles_are_drawn() {
    let mut ada = host("size=5.komi=0_5", Starts::Me);
    ada.tap("c3");
    let link = ada.send_link();
    let mut bob = device(9);
    bob.send(Msg::Navigate(link));
    bob.send(PlayMsg::ByLink(ByLinkMsg::Try));
    assert_eq!(bob.card().end_trying, None);
    let mut host = carcassonne(2, 7);
    host.send(PlayMsg::ByLink(ByLinkMsg::Try));
    assert_eq!(host.card().end_trying, None);
}

#[test]
fn a_game_that_ends_while_moves_are_tried_is_not_over() {
    let (mut ada, _) = two();
    ada.send(PlayMsg::ByLink(ByLinkMsg::Try));
    for _ in 0..200 {
        let legal = ada.legal();
        let Some(name) = legal.last().cloned() else { break };
        ada.send(BoardMsg::Choose(name.clone()));
        ada.send(BoardMsg::Choose(name));
    }
    assert!(ada.model.board().unwrap().game.over(), "{}", ada.record());
    let panel = ada.panel();
    assert!(!panel.over && panel.banner.is_none());
    assert_eq!(panel.main.expect("the way back").0, "Back to the game");
    ada.send(PlayMsg::ByLink(ByLinkMsg::EndTrying));
    assert_eq!(ada.record(), PLAYED);
}
