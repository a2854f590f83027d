//! Cities, roads and cloisters: rulings 3, 5, 7, 10, 11, 12, 13 and 14.

use tessera_core::game::Seat;
use tessera_games::carcassonne::{Carcassonne, Phase, Terrain};

use super::{Laid, laid, laid_by};

/// The city of the start tile, closed from the north by a tile with one side of city.
const TWO_TILES: &str = "E.0_1_2.city-s";

#[test]
fn ruling_3_a_complete_city_of_two_tiles_gives_4_points() {
    assert_eq!(laid(TWO_TILES).earned(), [4, 0]);
}

#[test]
fn ruling_3_by_option_a_city_of_two_tiles_gives_2_points_and_a_larger_one_no_less() {
    let first_edition = || Carcassonne {
        small_city: 2,
        ..Carcassonne::new(2)
    };
    assert_eq!(laid_by(first_edition(), TWO_TILES).earned(), [2, 0]);
    // Three tiles: up from the start tile, and round the corner to the east.
    let three = laid_by(first_edition(), "N.0_1_2.city-e  E.1_1_3.none");
    assert_eq!(three.earned(), [6, 0]);
    // Not complete, a city of two tiles is two tiles whatever the option.
    let open = laid_by(first_edition(), "N.0_1_2.city-e");
    assert_eq!(open.finals(), [(Terrain::City, 2, vec![0])]);
}

/// Two parts of one city, a meeple of each seat in its own, with a hole between them at `1_1`:
///
/// ```text
/// N . E    first seat in the west, second in the east
/// D U U
/// ```
const TWO_PARTS: &str = "N.0_1_2.city-e  U.1_0_1.none  U.2_0_1.none  E.2_1_3.city-w";

#[test]
fn ruling_5_where_meeples_are_equal_in_number_every_seat_scores_in_full() {
    // Four tiles and the pennant of F.
    let joined = laid(&format!("{TWO_PARTS} F.1_1_0.none"));
    assert_eq!(joined.earned(), [10, 10]);
    assert_eq!(joined.in_hand(), [7, 7]);
}

#[test]
fn ruling_5_the_majority_alone_scores_and_everybody_goes_home() {
    // A third part in the north has a second meeple of the first seat: R joins all three, five tiles.
    let turns = format!("{TWO_PARTS} B.0_2_0.none V.-1_0_3.none E.1_2_2.city-s V.-1_1_1.none R.1_1_0.none");
    let joined = laid(&turns);
    assert_eq!(joined.earned(), [10, 0]);
    assert_eq!(joined.in_hand(), [7, 7]);
}

#[test]
fn ruling_5_at_the_end_of_the_game_too() {
    // R leaves the city open to the north: at the end one point a tile to both.
    let joined = laid(&format!("{TWO_PARTS} R.1_1_0.none"));
    assert_eq!(joined.earned(), [0, 0]);
    assert_eq!(joined.finals(), [(Terrain::City, 4, vec![0, 1])]);
    assert_eq!(joined.score(), [4, 4]);
}

#[test]
fn ruling_7_a_meeple_may_stand_on_what_its_own_tile_completes_and_comes_home_at_once() {
    assert_eq!(laid("E.0_1_2").legal(), "none city-s field-0");
    let closed = laid(TWO_TILES);
    assert_eq!(closed.earned(), [4, 0]);
    assert_eq!(closed.in_hand(), [7, 7]);
    assert!(closed.state.standing().is_empty());
}

/// Two cloisters one below the other, the first seat's and the second's, and all that surrounds them but the
/// tile at `1_-1`, which touches the upper one with a side and the lower one with a corner:
///
/// ```text
/// U D U
/// E B .
/// E B E
/// V E V
/// ```
const TWO_CLOISTERS: &str = "B.0_-1_0.cloister B.0_-2_0.cloister U.-1_0_1.none U.1_0_1.none E.-1_-1_3.none
    E.-1_-2_3.none E.1_-2_1.none E.0_-3_2.none V.-1_-3_0.none V.1_-3_3.none";

#[test]
fn ruling_10_a_cloister_gives_9_when_all_eight_neighbours_lie_whoever_laid_the_last() {
    let before = laid(TWO_CLOISTERS);
    assert_eq!(before.earned(), [0, 0]);
    assert_eq!(before.score(), [8, 8], "one neighbour is missing to each");
    // The first seat lays the tile that completes both, its neighbour's as well as its own.
    let after = laid(&format!("{TWO_CLOISTERS} E.1_-1_1.none"));
    assert_eq!(after.state.earned(Seat(0)), [0, 0, 9, 0]);
    assert_eq!(after.state.earned(Seat(1)), [0, 0, 9, 0]);
    assert_eq!(after.in_hand(), [7, 7]);
}

#[test]
fn ruling_10_a_cloister_laid_into_a_hole_is_complete_at_once() {
    // The same land, with the place of the upper cloister left for last: it completes the lower one, too.
    let hole = "U.-1_0_1.none U.1_0_1.none E.-1_-1_3.none E.1_-1_1.none E.-1_-2_3.none E.1_-2_1.none
        B.0_-2_0.cloister E.0_-3_2.none V.-1_-3_0.none V.1_-3_3.none";
    let after = laid(&format!("{hole} B.0_-1_0.cloister"));
    assert_eq!(after.state.earned(Seat(0)), [0, 0, 18, 0]);
    assert_eq!(after.in_hand(), [7, 7]);
}

#[test]
fn ruling_11_at_the_end_roads_and_cities_give_1_a_tile_pennants_1_and_cloisters_1_and_their_neighbours() {
    // A city of two tiles with a pennant (M), a road of two tiles to the east, a cloister south of the start
    // tile that has two neighbours: the start tile and, by a corner, the road.
    let open = laid("M.0_1_2.city-e  U.1_0_1.road-e  B.0_-1_0.cloister");
    assert_eq!(open.earned(), [0, 0]);
    let mut finals = open.finals();
    finals.sort();
    assert_eq!(
        finals,
        [
            (Terrain::City, 3, vec![0]),
            (Terrain::Road, 2, vec![1]),
            (Terrain::Cloister, 3, vec![0])
        ]
    );
    assert_eq!(open.score(), [6, 2]);
}

#[test]
fn ruling_12_a_road_that_bites_its_tail_is_complete_and_each_tile_counts_once() {
    // Four bends below the start tile make a ring.
    let open = "V.0_-1_3.road-e  V.1_-1_0.none  V.1_-2_1.none";
    assert_eq!(laid(open).earned(), [0, 0]);
    let ring = laid(&format!("{open} V.0_-2_2.none"));
    assert_eq!(ring.earned(), [4, 0]);
    assert_eq!(ring.in_hand(), [7, 7]);
}

/// Below the start tile a city goes round a block of four tiles and comes back to the tile I that it began on,
/// which has two separate sides of city; M has a pennant.
const RING_OF_CITY: &str = "I.0_-1_2.city-e  N.1_-1_3.none  N.0_-2_1.none  M.1_-2_0";

#[test]
fn ruling_13_a_city_that_reaches_a_tile_twice_counts_it_once_and_its_pennant_once() {
    let ring = laid(&format!("{RING_OF_CITY}.none"));
    assert_eq!(ring.earned(), [10, 0], "four tiles and a pennant");
    assert_eq!(ring.in_hand(), [7, 7]);
}

#[test]
fn ruling_13_a_road_that_reaches_a_tile_twice_counts_it_once() {
    // The road leaves the junction W to the east and comes back to it from the south.
    let ring = laid("W.0_-1_0.road-e  V.1_-1_0.none  V.1_-2_1.none  V.0_-2_2.none");
    assert_eq!(ring.earned(), [4, 0]);
    assert_eq!(ring.in_hand(), [7, 7]);
}

/// The seats, terrains and points that the laid tile would settle without a meeple of its own.
fn settled(table: &Laid) -> Vec<(Terrain, u16, Vec<u8>)> {
    assert!(matches!(table.state.phase(), Phase::Meeple(_)));
    let awards = table.game.awards(&table.state, None);
    let lines = awards.iter().map(|award| {
        let seats = award.crowd.majority().map(|seat| seat.0);
        (award.terrain, award.points, seats.collect())
    });
    lines.collect()
}

#[test]
fn ruling_14_a_tile_that_closes_several_features_scores_each_once() {
    // Left and right of L, roads come from cloisters; below it is the city of the start tile:
    //
    // A L A    second seat on the western road, first seat on the eastern
    // U D U
    let before = "U.1_0_1.none  U.-1_0_1.none  A.1_1_1.road-w  A.-1_1_3.road-e";
    let laying = laid(&format!("{before} L.0_1_2"));
    let mut both = settled(&laying);
    both.sort();
    assert_eq!(
        both,
        [(Terrain::Road, 2, vec![0]), (Terrain::Road, 2, vec![1])],
        "the city is empty and gives nothing"
    );
    let after = laid(&format!("{before} L.0_1_2.city-s"));
    assert_eq!(after.state.earned(Seat(0)), [4, 2, 0, 0]);
    assert_eq!(after.state.earned(Seat(1)), [0, 2, 0, 0]);
    assert_eq!(after.in_hand(), [7, 7]);
}

#[test]
fn ruling_14_a_feature_that_the_laid_tile_reaches_twice_is_still_scored_once() {
    // The last tile of the ring is the one that it began from above: here the junction W, then the tile I.
    let road = laid("V.0_-1_3.road-e  V.1_-1_0.none  V.0_-2_2.none  W.1_-2_1");
    assert_eq!(settled(&road), [(Terrain::Road, 4, vec![0])]);
    let city = laid("U.1_0_1.none  N.1_-1_3.none  N.1_-2_0.city-n  M.0_-2_1.none  I.0_-1_2");
    assert_eq!(settled(&city), [(Terrain::City, 10, vec![0])]);
}
