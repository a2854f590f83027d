//! What players read: the facts in the sentences about tiles, features and points.

use tessera_core::game::{BySeat, Seat};
use tessera_core::language::Language;
use tessera_core::scene::SpotId;
use tessera_games::carcassonne::Carcassonne;
use tessera_games::play::{Notation, Show, ShowLand};

use super::{Laid, laid, laid_by};

/// What the seats are called.
fn names() -> BySeat<String> {
    let mut names: BySeat<String> = BySeat::default();
    (names[Seat(0)], names[Seat(1)]) = ("you".into(), "Anna".into());
    names
}

impl Laid {
    /// What a meeple of this name would be worth, in words.
    fn claim(&self, name: &str) -> String {
        let mv = self.game.parse(&self.state, name).expect("a name");
        let facts = self.game.facts(&self.state, mv, &names(), Language::English);
        facts.concat()
    }
}

#[test]
fn an_open_road_or_city_is_never_said_to_be_complete_on_the_tiles_it_has() {
    // A city of one tile cannot be complete: with the tile that closes it, it has two.
    assert_eq!(
        laid("E.0_-1_2").claim("city-s"),
        "City of 1 tile: 1 point now, at least 4 when complete."
    );
    let small = Carcassonne {
        small_city: 2,
        ..Carcassonne::new(2)
    };
    assert_eq!(
        laid_by(small, "E.0_-1_2").claim("city-s"),
        "City of 1 tile: 1 point now, at least 2 when complete."
    );
    // A road with two open ends needs a tile at each.
    assert_eq!(
        laid("U.1_0_1").claim("road-e"),
        "Road of 2 tiles: 2 points now, at least 4 when complete."
    );
    assert_eq!(
        laid("E.0_1_2").claim("city-s"),
        "City of 2 tiles: complete. It scores 4 points at once, and the meeple comes back."
    );
    assert!(
        laid("E.0_-1_2")
            .claim("field-0")
            .starts_with("Field: 0 complete cities beside it, 0 points at the end.")
    );
}

#[test]
fn who_holds_a_feature_is_said_within_the_sentence() {
    let taken = laid("U.1_0_1.road-e");
    let road = taken.state.root(taken.state.segment(0, 1));
    let spot = SpotId::Segment(road);
    let content = taken
        .game
        .content(&taken.state, spot, &names(), Language::English);
    assert_eq!(content, "road of 2 tiles, held by you");
}
