//! The boards and options on which the laws are checked.

use std::collections::HashSet;
use std::fmt;

use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{OptionKind, Options, Table};

/// A game and the options it is set up with.
pub struct Setting {
    pub game: GameId,
    pub options: Options,
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.game.about().id, self.options)
    }
}

impl Setting {
    /// A table before the first ply.
    pub fn open(&self) -> Box<dyn Table> {
        catalog::open(self.game, &self.options, Language::English)
            .expect("the options were made from the specs")
    }
}

/// Every game with every combination of: its smallest, usual, middle and largest numbers; komi bid and
/// fixed; each of other choices.
pub fn settings() -> Vec<Setting> {
    let mut settings = Vec::new();
    for &game in GameId::KNOWN {
        let mut combinations = vec![Options::default()];
        for spec in game.specs() {
            let mut values: Vec<String> = match &spec.kind {
                OptionKind::Number { least, most, .. } => {
                    let usual: u16 = spec.default.parse().expect("the default is a number");
                    [*least, usual, (least + most) / 2, *most]
                        .map(|number| number.to_string())
                        .to_vec()
                }
                OptionKind::OneOf(values) => values.iter().map(|(value, _)| value.clone()).collect(),
                OptionKind::Komi => ["bid", "0"].map(String::from).to_vec(),
            };
            let mut seen = HashSet::new();
            values.retain(|value| seen.insert(value.clone()));
            combinations = combinations
                .iter()
                .flat_map(|options| {
                    values.iter().map(|value| {
                        let mut options = options.clone();
                        options.set(spec.key, value);
                        options
                    })
                })
                .collect();
        }
        settings.extend(combinations.into_iter().map(|options| Setting { game, options }));
    }
    settings
}
