//! How games by link end: by a draw that is offered, by a resignation, and the rematch after that.

use tessera_app::{ByLinkMsg, DrawOffer, Msg, PlayMsg, Player};
use tessera_core::game::Seat;

use super::App;
use super::by_link::{device, two};

#[test]
fn a_draw_is_offered_with_a_move_and_accepted_or_declined() {
    let (mut ada, mut bob) = two();
    bob.tap("a1");
    assert_eq!(bob.card().send.unwrap().draw, Some(false));
    bob.send(PlayMsg::ByLink(ByLinkMsg::OfferDraw));
    let link = bob.send_link();
    assert!(link.contains(";draw=2"), "{link}");
    ada.send(Msg::Navigate(link.clone()));
    assert!(ada.card().accepts);
    // Another device of hers declines by a move.
    let mut other = App::with(ada.kept_by_link(ada.shared_id()));
    other.send(Msg::Navigate(link));
    other.tap("e5");
    assert_eq!(
        other.model.board().unwrap().game.by_link.unwrap().draw,
        DrawOffer::None
    );
    ada.send(PlayMsg::ByLink(ByLinkMsg::AcceptDraw));
    assert!(ada.panel().over && ada.kept().over);
    let banner = ada.panel().banner.unwrap();
    assert_eq!(banner.headline, "Draw by agreement.");
    assert_eq!(
        banner.why,
        "The draw was agreed; the score was Vertical 0 and Horizontal ½."
    );
    let agreed = ada.send_link();
    bob.send(Msg::Navigate(agreed));
    assert!(bob.panel().over);
    assert_eq!(bob.kept_by_link(bob.shared_id()).len(), 1);
    assert!(bob.kept().over);
}

#[test]
fn who_resigns_sends_that_too() {
    let (mut ada, mut bob) = two();
    bob.send(PlayMsg::Resign);
    bob.send(PlayMsg::Resign);
    assert_eq!(bob.card().heading, "Send the result");
    let link = bob.send_link();
    assert!(
        bob.card().send.is_some_and(|send| !send.is_due),
        "it can be sent again"
    );
    ada.send(Msg::Navigate(link));
    assert!(ada.panel().over);
    assert_eq!(ada.kept_by_link(ada.shared_id()).len(), 1);
}

#[test]
fn the_seats_are_exchanged_in_a_rematch_which_has_an_id_of_its_own() {
    let (_, mut bob) = two();
    let id = bob.shared_id();
    bob.send(PlayMsg::Resign);
    bob.send(PlayMsg::Resign);
    bob.send(Msg::Rematch);
    assert_ne!(bob.shared_id(), id);
    let game = &bob.model.board().unwrap().game;
    assert_eq!(game.players[Seat(0)], Player::Person, "now he begins");
    assert_eq!(game.names[Seat(1)], "Ada");
    bob.tap("c3");
    let mut ada = device(10);
    let link = bob.send_link();
    ada.send(Msg::Navigate(link));
    assert_eq!(ada.card().heading, "Bob invites you to Linage");
}
