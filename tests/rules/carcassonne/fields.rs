//! Fields: rulings 1, 2, 4, 15 and 16.

use tessera_games::carcassonne::{Carcassonne, Terrain};

use super::{Laid, laid, laid_by};

/// What the fields would give at the end: points and seats.
fn fields(table: &Laid) -> Vec<(u16, Vec<u8>)> {
    let fields = table.finals().into_iter();
    let fields = fields.filter(|award| award.0 == Terrain::Field);
    fields.map(|(_, points, seats)| (points, seats)).collect()
}

#[test]
fn ruling_1_a_field_gives_3_for_each_complete_city_beside_it_and_nothing_before_the_end() {
    // The field south of the start tile is beside no city; that on the tile E is beside the one E completes.
    let farm = laid("E.0_1_2.field-0  B.0_-1_0.field-0");
    assert_eq!(farm.earned(), [0, 0]);
    assert_eq!(farm.in_hand(), [6, 6], "who stands in a field stays there");
    assert_eq!(fields(&farm), [(0, vec![1]), (3, vec![0])]);
    assert_eq!(farm.score(), [3, 0]);
}

#[test]
fn ruling_1_a_city_that_is_not_complete_gives_a_field_nothing() {
    // N opens the city to the east, and is a field beside it.
    assert_eq!(laid("N.0_1_2.field-0").score(), [0, 0]);
    assert_eq!(laid("N.0_1_2.field-0 E.1_1_3.none").score(), [3, 0]);
}

#[test]
fn ruling_1_each_field_counts_on_its_own() {
    // One city of two tiles between two fields: the one on E in the north, and the strip between city and
    // road of the start tile, which U continues to the east. In the first edition the city would count once.
    let both = "E.0_1_2.field-0  B.0_-1_0.none  U.1_0_1.field-0";
    assert_eq!(fields(&laid(both)), [(3, vec![0]), (3, vec![0])]);
    assert_eq!(laid(both).score(), [6, 0]);
    let shared = "E.0_1_2.field-0  U.1_0_1.field-0";
    assert_eq!(laid(shared).score(), [3, 3]);
}

#[test]
fn ruling_1_the_majority_of_a_field_takes_all_its_cities() {
    // Two cities of two tiles; the first seat stands in the fields north of both, the second seat in the strip
    // along the road, which is beside both. B, laid into the hole between, makes one field of the three.
    //
    // E . E
    // D U D
    let apart = "E.0_1_2.field-0  U.1_0_1.field-0  D.2_0_0.none  V.-1_0_3.none  E.2_1_2.field-0";
    assert_eq!(laid(apart).score(), [6, 6]);
    let joined = laid(&format!("{apart}  B.1_1_0.none"));
    assert_eq!(fields(&joined), [(6, vec![0])]);
}

#[test]
fn ruling_2_a_field_that_reaches_a_city_on_several_tiles_counts_it_once() {
    // The city D, N, E goes round a corner; the fields on N and on E meet in the north.
    //
    // B B
    // N E
    // D
    let farm = laid("N.0_1_2.field-0  E.1_1_3.none  B.0_2_0.none  B.1_2_0.none");
    assert_eq!(fields(&farm), [(3, vec![0])]);
    // And where the strip along the road joins the field on the other side of the city: a tie, see ruling 5.
    let around = laid("E.0_1_2.field-0  U.1_0_1.field-0  B.1_1_0.none");
    assert_eq!(fields(&around), [(3, vec![0, 1])]);
}

#[test]
fn ruling_2_a_field_that_reaches_a_city_twice_on_one_tile_counts_it_once() {
    // A city goes round a block of four tiles and comes back to the tile I, whose field lies beside both ends.
    let ring = laid("I.0_-1_2.field-0  N.1_-1_3.none  N.0_-2_1.none  M.1_-2_0.none");
    assert_eq!(fields(&ring), [(3, vec![0])]);
}

#[test]
fn ruling_4_a_complete_city_of_two_tiles_counts_for_fields_whatever_it_gives_itself() {
    for small_city in [4, 2] {
        let game = Carcassonne {
            small_city,
            ..Carcassonne::new(2)
        };
        let farm = laid_by(game, "E.0_1_2.field-0");
        assert_eq!(fields(&farm), [(3, vec![0])]);
    }
}

#[test]
fn ruling_15_what_meets_at_a_corner_is_apart() {
    // The field of E and that of U in the north touch at the corner between them: U's may still be taken.
    assert_eq!(
        laid("E.0_1_2.field-0  U.1_0_1").legal(),
        "none road-e field-3 field-0"
    );
    // No tile may be laid at a corner of the start tile.
    for letter in 'A'..='X' {
        let listed = laid(&letter.to_string()).legal();
        for name in listed.split(' ') {
            let beside = ["0_1_", "1_0_", "0_-1_", "-1_0_"];
            assert!(beside.iter().any(|at| name.starts_with(at)), "{letter}: {name}");
        }
    }
}

#[test]
fn ruling_16_no_field_lies_along_the_side_of_a_city() {
    // G has city from north to south and a field on either side: two fields, for all that the city goes on.
    assert_eq!(laid("G.0_1_0").legal(), "none city-n field-2 field-6");
    // E closes the city in the north: its field is apart from both.
    let above = "G.0_1_0.field-2  E.0_2_2";
    assert_eq!(laid(above).legal(), "none city-s field-0");
    let farms = laid(&format!("{above}.field-0"));
    assert_eq!(fields(&farms), [(3, vec![0]), (3, vec![1])]);
}
