//! Meeples in hand and where they may stand: rulings 8, 9 and 18.

use tessera_core::game::{Game, Seat};
use tessera_core::language::Language;
use tessera_games::carcassonne::{Carcassonne, MEEPLES};
use tessera_games::catalog::{self, GameId};
use tessera_games::play::Options;

use super::laid;

/// The first seat has all seven out: on the city D, N, which is open to the east, and on six cloisters in a
/// line to the south; the second seat has laid a road to the west.
const ALL_OUT: &str = "N.0_1_2.city-e     U.-1_0_1.none  B.0_-1_0.cloister  U.-2_0_1.none
    B.0_-2_0.cloister  U.-3_0_1.none  B.0_-3_0.cloister  U.-4_0_1.none
    B.0_-4_0.cloister  U.-5_0_1.none  A.0_-5_0.cloister  U.-6_0_1.none
    A.1_-4_0.cloister  U.-7_0_1.none";

#[test]
fn ruling_8_a_meeple_that_comes_home_this_turn_cannot_be_used_this_turn() {
    let closing = laid(&format!("{ALL_OUT} E.1_1_3"));
    assert_eq!(closing.in_hand(), [0, 7]);
    assert_eq!(closing.legal(), "none", "though the field on E is empty");
    let closed = laid(&format!("{ALL_OUT} E.1_1_3.none"));
    assert_eq!(closed.earned(), [6, 0]);
    assert_eq!(closed.in_hand(), [1, 7], "it is back for the next turn");
}

#[test]
fn ruling_8_a_feature_emptied_by_its_scoring_can_be_claimed_only_before_it() {
    // The road of four V is closed to a ring by the first seat's tile while the second seat stands in it.
    // The placement comes before the scoring: the road is not free.
    let ring = "B.0_-1_0.none  V.1_-1_3.road-e  V.2_-1_0.none  V.2_-2_1.none  V.1_-2_2";
    assert_eq!(
        laid(ring).legal(),
        "none field-0 field-1",
        "the fields inside and outside"
    );
    assert_eq!(laid(&format!("{ring}.none")).earned(), [0, 4]);
}

#[test]
fn with_no_meeple_in_hand_the_only_move_is_none() {
    for letter in ('A'..='X').filter(|letter| !['A', 'B'].contains(letter)) {
        let placements = laid(&format!("{ALL_OUT} {letter}")).legal();
        for placement in placements.split(' ') {
            let turn = format!("{letter} {placement}");
            assert_eq!(laid(&format!("{ALL_OUT} {turn}")).legal(), "none", "{turn}");
        }
    }
    // The other seat has all of its own.
    let other = laid(&format!("{ALL_OUT} U.-8_0_1.none V.1_0_1"));
    assert_eq!(other.legal(), "none road-n field-1 field-0");
}

#[test]
fn ruling_9_nobody_claims_what_is_connected_to_anybodys_meeple() {
    // A city: the first seat stands on N, the second one lays E against it and may have the field only.
    assert_eq!(laid("N.0_1_2.city-e  E.1_1_3").legal(), "none field-0");
    // A road: the meeple stands two tiles away, on the other side of the start tile.
    assert_eq!(laid("U.1_0_1.road-e  V.-1_0_3").legal(), "none field-0 field-3");
    // A field, likewise: the strip between city and road of the start tile reaches both sides.
    assert_eq!(laid("U.1_0_1.field-0  V.-1_0_3").legal(), "none road-e field-3");
    // One's own meeple is no better.
    assert_eq!(
        laid("N.0_1_2.city-e  B.0_-1_0.none  E.1_1_3").legal(),
        "none field-0"
    );
}

#[test]
fn ruling_9_a_tile_that_joins_an_empty_feature_with_a_claimed_one_cannot_claim_them() {
    // The part in the east is empty, that in the west the first seat's; F lies between them.
    //
    // N . E
    // D U U
    let joining = "N.0_1_2.city-e  U.1_0_1.none  U.2_0_1.none  E.2_1_3.none  F.1_1_0";
    assert_eq!(laid(joining).legal(), "none field-0 field-4");
}

#[test]
fn ruling_18_two_to_five_play_with_seven_meeples_each() {
    assert_eq!(MEEPLES, 7);
    for players in 2..=5 {
        let game = Carcassonne::new(players);
        assert_eq!(game.seats(), players);
        let start = game.start();
        assert!(Seat::all(players).all(|seat| start.in_hand(seat) == 7));
    }
    for (text, opens) in [("1", false), ("2", true), ("5", true), ("6", false)] {
        let options = Options::parse(&format!("players={text}")).expect("options");
        let opened = catalog::open(GameId::Carcassonne, &options, Language::English);
        assert_eq!(opened.is_ok(), opens, "players={text}");
    }
}
