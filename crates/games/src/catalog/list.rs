//! The one list of games, and the one place where a game's id becomes its type.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::entry::{Entry, Passage, ShowVisitor, Visitor};
use crate::play::{BadOption, GameTable, OptionSpec, Options, Record, RefusedMove, Show, Table};
use tessera_core::language::Language;
use tessera_core::quoted::Quoted;

macro_rules! catalog {
    ($($id:ident => $entry:ty),* $(,)?; only in lab: $($lab:ident => $lab_entry:ty),* $(,)?) => {
        /// A game of the catalogue.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum GameId {
            $(#[doc = concat!("The game ", stringify!($id), ".")] $id,)*
            $(
                #[cfg(feature = "lab_games")]
                #[doc = concat!("The game ", stringify!($lab), ", which only `lab` knows.")]
                $lab,
            )*
        }

        impl GameId {
            /// Every game of the site, in the order of the home page.
            pub const ALL: &[GameId] = &[$(GameId::$id),*];

            /// Every game that this program knows: those of the site, and then those that only `lab` knows.
            pub const KNOWN: &[GameId] = &[$(GameId::$id,)* $(#[cfg(feature = "lab_games")] GameId::$lab),*];

            /// The game's id in records and links.
            pub fn id(self) -> &'static str {
                match self {
                    $(GameId::$id => <$entry>::ID,)*
                    $(#[cfg(feature = "lab_games")] GameId::$lab => <$lab_entry>::ID,)*
                }
            }

            /// The name of the game, which is the same in every language.
            pub fn name(self) -> &'static str {
                match self {
                    $(GameId::$id => <$entry>::NAME,)*
                    $(#[cfg(feature = "lab_games")] GameId::$lab => <$lab_entry>::NAME,)*
                }
            }

            /// Whether the game offers aids that a purist would rather do without.
            pub fn has_aids(self) -> bool {
                match self {
                    $(GameId::$id => <$entry>::AIDS,)*
                    $(#[cfg(feature = "lab_games")] GameId::$lab => <$lab_entry>::AIDS,)*
                }
            }

            /// What is known of the game without setting it up, with its texts in this language.
            pub fn about_in(self, language: Language) -> About {
                match self {
                    $(GameId::$id => About::new::<$entry>(language),)*
                    $(#[cfg(feature = "lab_games")] GameId::$lab => About::new::<$lab_entry>(language),)*
                }
            }

            /// The game's options, in the order in which records write them, with labels in this language.
            pub fn specs_in(self, language: Language) -> Vec<OptionSpec> {
                match self {
                    $(GameId::$id => <$entry>::specs(language),)*
                    $(#[cfg(feature = "lab_games")] GameId::$lab => <$lab_entry>::specs(language),)*
                }
            }

            fn visit<V: Visitor>(self, options: &Options, visitor: V) -> V::Output {
                match self {
                    $(GameId::$id => <$entry>::with(options, visitor),)*
                    $(#[cfg(feature = "lab_games")] GameId::$lab => <$lab_entry>::with(options, visitor),)*
                }
            }

            fn visit_shown<V: ShowVisitor>(self, options: &Options, visitor: V) -> V::Output {
                match self {
                    $(GameId::$id => <$entry>::with_show(options, visitor),)*
                    $(#[cfg(feature = "lab_games")] GameId::$lab => <$lab_entry>::with_show(options, visitor),)*
                }
            }
        }
    };
}

catalog! {
    Carteso => crate::carteso::CartesoEntry,
    Linage => crate::linage::LinageEntry,
    Keil => crate::keil::KeilEntry,
    Ecalper => crate::ecalper::EcalperEntry,
    Carcassonne => crate::carcassonne::CarcassonneEntry;
    only in lab:
    ConnectFour => crate::connect_four::ConnectFourEntry,
    Filling => crate::filling::FillingEntry,
}

/// What is known of a game without setting it up; see [`Entry`].
#[derive(Clone, Debug)]
pub struct About {
    /// The id in records and links.
    pub id: &'static str,
    /// The name that people read.
    pub name: &'static str,
    /// Who invented the game.
    pub designer: &'static str,
    /// What one tries to do.
    pub goal: &'static str,
    /// Board, players and length.
    pub tags: Vec<&'static str>,
    /// A record that shows the game at its best.
    pub example: &'static str,
    /// Whether it offers aids that a purist would rather do without.
    pub aids: bool,
    /// The rules, in the order in which one learns them.
    pub rules: Vec<Passage>,
}

impl About {
    fn new<E: Entry>(language: Language) -> About {
        let text = E::text(language);
        About {
            id: E::ID,
            name: E::NAME,
            designer: text.designer,
            goal: text.goal,
            tags: text.tags,
            example: E::EXAMPLE,
            aids: E::AIDS,
            rules: text.rules,
        }
    }
}

impl GameId {
    /// What is known of the game without setting it up, with its texts in English; the page names its language.
    pub fn about(self) -> About {
        self.about_in(Language::default())
    }

    /// The game's options for whoever reads only keys and values; their labels are in English.
    pub fn specs(self) -> Vec<OptionSpec> {
        self.specs_in(Language::default())
    }

    /// The game of this id in records and addresses; `None` for ids that this build does not know.
    pub fn find(id: &str) -> Option<GameId> {
        GameId::KNOWN.iter().copied().find(|game| game.id() == id)
    }

    /// All options of the game in the order in which records write them, defaults filled in; an unknown key or a value
    /// out of range is refused.
    pub fn complete(self, options: &Options) -> Result<Options, BadOption> {
        options.complete(&self.specs())
    }

    /// Whether records of the game may set this key.
    pub fn has_option(self, key: &str) -> bool {
        self.specs().iter().any(|spec| spec.key == key)
    }

    /// Whether an option says how many play; then all seats are alike and each is set for itself.
    pub fn seats_vary(self) -> bool {
        self.has_option("players")
    }
}

/// Why a game could not be opened from text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadGame {
    /// No game has this id, which is empty where none is given.
    Unknown(String),
    /// An option is not the game's.
    Option(BadOption),
}

/// English, for `lab` and for developers; the page words the facts itself.
impl fmt::Display for BadGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadGame::Unknown(id) => {
                let ids: Vec<_> = GameId::KNOWN.iter().map(|game| game.id()).collect();
                match id.as_str() {
                    "" => f.write_str("no game is named")?,
                    id => write!(f, "no game is called {}", Quoted(id))?,
                }
                write!(f, "; there is {}", ids.join(", "))
            }
            BadGame::Option(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BadGame {}

/// Sets the game up with these options (missing ones take their defaults) and visits it.
pub fn with<V: Visitor>(game: GameId, options: &Options, visitor: V) -> Result<V::Output, BadOption> {
    Ok(game.visit(&game.complete(options)?, visitor))
}

/// The same for a visitor that shows the game to people.
pub fn with_show<V: ShowVisitor>(
    game: GameId,
    options: &Options,
    visitor: V,
) -> Result<V::Output, BadOption> {
    Ok(game.visit_shown(&game.complete(options)?, visitor))
}

/// How many seats the game has with these options.
pub fn seats(game: GameId, options: &Options) -> Result<u8, BadOption> {
    Ok(open(game, options, Language::default())?.seats())
}

/// A table before the first ply, which speaks this language.
pub fn open(game: GameId, options: &Options, language: Language) -> Result<Box<dyn Table>, BadOption> {
    let options = game.complete(options)?;
    let opening = OpenTable {
        id: game.id(),
        options: options.clone(),
        language,
    };
    Ok(game.visit_shown(&options, opening))
}

/// Puts a game on a table.
struct OpenTable {
    id: &'static str,
    options: Options,
    language: Language,
}

impl ShowVisitor for OpenTable {
    type Output = Box<dyn Table>;
    fn visit<G: Show + 'static>(self, game: G) -> Box<dyn Table> {
        Box::new(GameTable::start(self.id, self.options, self.language, game))
    }
}

/// A table after all names of a record; if one is not legal, the table after those before it and the refusal.
pub fn replayed(
    record: &Record,
    language: Language,
) -> Result<(Box<dyn Table>, Option<RefusedMove>), BadGame> {
    let game = GameId::find(&record.game).ok_or_else(|| BadGame::Unknown(record.game.clone()))?;
    let mut table = open(game, &record.options, language).map_err(BadGame::Option)?;
    for name in &record.names {
        if let Err(refused) = table.play(name) {
            return Ok((table, Some(refused)));
        }
    }
    Ok((table, None))
}
