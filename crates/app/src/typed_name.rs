//! A cell's name that is typed a character at a time.

use tessera_core::scene::{Scene, SpotId};

/// How long a character waits for the next one, in milliseconds.
const PAUSE_MILLIS: f64 = 1_000.0;

/// What has been typed of a cell's name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TypedName {
    text: String,
    /// When the last character was typed, in milliseconds.
    last: f64,
}

/// What a typed character leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typed {
    /// No cell's name has it there.
    Nothing,
    /// The names of cells begin with the text.
    Begun,
    /// The text is the whole name of this cell.
    Cell(SpotId),
}

impl TypedName {
    /// Adds a character that was typed at a time in milliseconds. What does not continue a name begins another one.
    pub fn push(&mut self, key: &str, now: f64, scene: &Scene) -> Typed {
        if now - self.last > PAUSE_MILLIS {
            self.text.clear();
        }
        self.last = now;
        let key = key.to_ascii_lowercase();
        for text in [format!("{}{key}", self.text), key] {
            if scene.spots.iter().any(|spot| spot.label.starts_with(&text)) {
                let exact = scene.labelled(&text);
                self.text = text;
                return exact.map_or(Typed::Begun, |spot| Typed::Cell(spot.id));
            }
        }
        self.text.clear();
        Typed::Nothing
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::language::Language;
    use tessera_games::catalog::{self, GameId};
    use tessera_games::play::Options;

    fn scene() -> Scene {
        let options = Options::parse("size=12").unwrap();
        catalog::open(GameId::Linage, &options, Language::English)
            .unwrap()
            .scene()
            .clone()
    }

    fn cell(scene: &Scene, label: &str) -> Typed {
        Typed::Cell(scene.spots.iter().find(|spot| spot.label == label).unwrap().id)
    }

    #[test]
    fn a_letter_and_its_number_lead_to_the_cell_and_another_digit_to_the_next() {
        let scene = scene();
        let mut typed = TypedName::default();
        assert_eq!(typed.push("C", 0.0, &scene), Typed::Begun);
        assert_eq!(typed.push("1", 100.0, &scene), cell(&scene, "c1"));
        assert_eq!(typed.push("2", 200.0, &scene), cell(&scene, "c12"));
        assert_eq!(typed.push("d", 300.0, &scene), Typed::Begun);
        assert_eq!(typed.push("4", 400.0, &scene), cell(&scene, "d4"));
    }

    #[test]
    fn after_a_pause_a_new_name_begins_and_other_keys_are_none() {
        let scene = scene();
        let mut typed = TypedName::default();
        typed.push("c", 0.0, &scene);
        assert_eq!(typed.push("1", 2_000.0, &scene), Typed::Nothing);
        assert_eq!(typed.push("ü", 2_100.0, &scene), Typed::Nothing);
    }
}
