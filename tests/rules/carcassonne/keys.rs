//! Keys: equal where the future is the same, different where it is not.

use std::collections::BTreeSet;

use tessera_core::game::Game;
use tessera_games::carcassonne::Carcassonne;

use super::{Laid, laid, laid_by};

fn key(table: &Laid) -> u64 {
    table.game.key(&table.state)
}

#[test]
fn the_same_tiles_and_meeples_laid_in_another_order_are_the_same_position() {
    // Each seat lays its two tiles in either order.
    let one = laid("E.0_1_2.field-0  U.1_0_1.road-e  B.0_-1_0.cloister  V.-1_0_3.none");
    let other = laid("B.0_-1_0.cloister  V.-1_0_3.none  E.0_1_2.field-0  U.1_0_1.road-e");
    assert_eq!(key(&one), key(&other));
    assert_eq!(one.legal(), other.legal());
    assert_eq!((one.score(), one.in_hand()), (other.score(), other.in_hand()));
    // A seat's meeple comes where the other seat's was: who laid which tile is not asked, who stands where is.
    let swapped = laid("U.1_0_1.road-e  E.0_1_2.field-0  B.0_-1_0.cloister  V.-1_0_3.none");
    assert_ne!(key(&one), key(&swapped));
}

#[test]
fn who_laid_a_tile_is_forgotten() {
    let one = laid("E.0_1_2.none  U.1_0_1.none");
    let other = laid("U.1_0_1.none  E.0_1_2.none");
    assert_eq!(key(&one), key(&other));
}

#[test]
fn what_is_left_in_the_bag_tells_positions_apart() {
    // The table is the same; C was set aside in one of them.
    let all = laid("E.0_1_2.none  V.1_0_0.none");
    let less = laid("E.0_1_2.none  C.V.1_0_0.none");
    assert_eq!(all.legal().replace(" C", ""), less.legal());
    assert_ne!(key(&all), key(&less));
}

#[test]
fn points_phase_mover_turn_and_place_tell_positions_apart() {
    let tables = [
        "",
        "E",
        "U",
        "E.0_1_2",
        "E.0_1_2.none",
        "E.0_1_2.city-s",
        "E.0_1_2.field-0",
        "E.0_-1_2.none",
        "E.0_-1_1.none",
    ];
    let keys: BTreeSet<u64> = tables.iter().map(|turns| key(&laid(turns))).collect();
    assert_eq!(keys.len(), tables.len());
    // The table of two turns that are the same for two and for three, but for whose turn is next.
    let three = laid_by(Carcassonne::new(3), "E.0_1_2.none  U.1_0_1.none");
    let two = laid("E.0_1_2.none  U.1_0_1.none");
    assert_eq!((three.legal(), two.legal()), (two.legal(), three.legal()));
    assert_ne!(key(&three), key(&two));
}
