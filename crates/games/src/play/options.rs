//! A game's options: which there are, and the chosen ones as text.

use std::fmt;

use serde::{Deserialize, Serialize};

use tessera_core::points;
use tessera_core::quoted::Quoted;

/// What a number of an option counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Cells along the side of a square board.
    Square,
    /// Cells along the side of a hexagonal board.
    Hexagon,
    /// Seats that play.
    Players,
}

/// What values an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// A whole number. Records may use `least..=most`; the page offers `offered..=most`.
    Number {
        /// What it counts.
        of: Measure,
        /// The smallest accepted.
        least: u16,
        /// The largest accepted.
        most: u16,
        /// The smallest offered by the page.
        offered: u16,
    },
    /// One of these values, each with its label.
    OneOf(Vec<(String, String)>),
    /// `bid`, or a fixed komi such as `3_5`.
    Komi,
}

/// One option of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its key in records: `size`.
    pub key: &'static str,
    /// What people read: `Board`.
    pub label: &'static str,
    /// One sentence about it.
    pub note: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// The value where none is given.
    pub default: &'static str,
}

/// Chosen options as pairs of key and value; written `size=9.komi=bid`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Options(pub Vec<(String, String)>);

/// An option that a game does not have, or a value that it does not take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadOption {
    /// The option's key as given; empty where a value stands alone.
    pub key: String,
    /// What is wrong.
    pub why: OptionFault,
}

/// What is wrong with an option, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionFault {
    /// The key stands alone, or with an empty value.
    NoValue,
    /// The same key stands twice.
    GivenTwice,
    /// The game has no such option.
    Unknown {
        /// The keys of those it has.
        keys: Vec<&'static str>,
    },
    /// The value is no number in its range.
    NotInRange {
        /// The smallest accepted.
        least: u16,
        /// The largest accepted.
        most: u16,
        /// The value as given.
        value: String,
    },
    /// The value is none of those that the option takes.
    NotOneOf {
        /// The values that it takes.
        values: Vec<String>,
        /// The value as given.
        value: String,
    },
    /// The value is neither `bid` nor a komi.
    NotKomi {
        /// The value as given.
        value: String,
    },
}

/// English, for `lab` and for developers; the page words the facts itself.
impl fmt::Display for BadOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.key.is_empty() {
            return f.write_str("the name of an option is missing");
        }
        write!(f, "option {}: ", Quoted(&self.key))?;
        match &self.why {
            OptionFault::NoValue => f.write_str("expected key=value"),
            OptionFault::GivenTwice => f.write_str("given twice"),
            OptionFault::Unknown { keys } => write!(f, "unknown; this game has {}", keys.join(", ")),
            OptionFault::NotInRange { least, most, value } => {
                write!(
                    f,
                    "expected a number from {least} to {most}, got {}",
                    Quoted(value)
                )
            }
            OptionFault::NotOneOf { values, value } => {
                write!(f, "expected {}, got {}", values.join(" or "), Quoted(value))
            }
            OptionFault::NotKomi { value } => write!(
                f,
                "expected bid or points such as 3_5 (at most 99_5), got {}",
                Quoted(value)
            ),
        }
    }
}

impl std::error::Error for BadOption {}

impl Options {
    /// Reads `size=9.komi=bid`; the empty text is no options. Keys and values are checked by
    /// [`Options::complete`].
    pub fn parse(text: &str) -> Result<Options, BadOption> {
        let mut options = Options::default();
        for part in text.split('.').filter(|part| !part.is_empty()) {
            let Some((key, value)) = part.split_once('=') else {
                return Err(BadOption {
                    key: part.into(),
                    why: OptionFault::NoValue,
                });
            };
            if options.get(key).is_some() {
                return Err(BadOption {
                    key: key.into(),
                    why: OptionFault::GivenTwice,
                });
            }
            options.0.push((key.into(), value.into()));
        }
        Ok(options)
    }

    /// The value of an option, if it is given.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0
            .iter()
            .find(|(k, _)| k == key)
            .map(|(_, value)| value.as_str())
    }

    /// Sets the value of an option.
    pub fn set(&mut self, key: &str, value: &str) {
        match self.0.iter_mut().find(|(k, _)| k == key) {
            Some((_, old)) => *old = value.into(),
            None => self.0.push((key.into(), value.into())),
        }
    }

    /// Leaves an option to its default.
    pub fn clear(&mut self, key: &str) {
        self.0.retain(|(known, _)| known != key);
    }

    /// All options of a game in the order of its specs, defaults filled in; an unknown key or a value out of
    /// range is refused.
    pub fn complete(&self, specs: &[OptionSpec]) -> Result<Options, BadOption> {
        let known = |key: &str| specs.iter().any(|spec| spec.key == key);
        if let Some((key, _)) = self.0.iter().find(|(key, _)| !known(key)) {
            let keys = specs.iter().map(|spec| spec.key).collect();
            return Err(BadOption {
                key: key.clone(),
                why: OptionFault::Unknown { keys },
            });
        }
        let pair = |spec: &OptionSpec| {
            let value = self.get(spec.key).unwrap_or(spec.default);
            spec.check(value)
                .map(|()| (spec.key.to_owned(), value.to_owned()))
        };
        specs.iter().map(pair).collect::<Result<_, _>>().map(Options)
    }

    /// The options that a game has, with values that it takes; all others are left out.
    pub fn fitted(self, specs: &[OptionSpec]) -> Options {
        let fits = |(key, value): &(String, String)| {
            let spec = specs.iter().find(|spec| spec.key == key);
            spec.is_some_and(|spec| spec.check(value).is_ok())
        };
        Options(self.0.into_iter().filter(fits).collect())
    }

    /// The number that an option of kind [`OptionKind::Number`] stands at, after [`Options::complete`].
    pub fn number(&self, key: &str) -> u16 {
        self.get(key)
            .and_then(|value| value.parse().ok())
            .expect("complete options hold their numbers")
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (key, value)) in self.0.iter().enumerate() {
            write!(f, "{}{key}={value}", if index == 0 { "" } else { "." })?;
        }
        Ok(())
    }
}

impl OptionSpec {
    /// Whether the option takes this value.
    pub fn check(&self, value: &str) -> Result<(), BadOption> {
        let given = || value.to_owned();
        let fault = match &self.kind {
            _ if value.is_empty() => Some(OptionFault::NoValue),
            OptionKind::Number { least, most, .. } => match value.parse::<u16>() {
                Ok(number) if (*least..=*most).contains(&number) && number.to_string() == value => None,
                _ => Some(OptionFault::NotInRange {
                    least: *least,
                    most: *most,
                    value: given(),
                }),
            },
            OptionKind::OneOf(values) => {
                let known = values.iter().any(|(name, _)| name == value);
                (!known).then(|| OptionFault::NotOneOf {
                    values: values.iter().map(|(name, _)| name.clone()).collect(),
                    value: given(),
                })
            }
            OptionKind::Komi => {
                let known = value == "bid" || points::from_name(value).is_some();
                (!known).then(|| OptionFault::NotKomi { value: given() })
            }
        };
        match fault {
            None => Ok(()),
            Some(why) => Err(BadOption {
                key: self.key.into(),
                why,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn specs() -> Vec<OptionSpec> {
        let number = OptionKind::Number {
            of: Measure::Square,
            least: 3,
            most: 19,
            offered: 5,
        };
        vec![
            OptionSpec {
                key: "size",
                label: "Board",
                note: "",
                kind: number,
                default: "9",
            },
            OptionSpec {
                key: "komi",
                label: "Komi",
                note: "",
                kind: OptionKind::Komi,
                default: "bid",
            },
        ]
    }

    #[test]
    fn missing_options_take_their_defaults_and_the_order_is_the_games() {
        let text = |given: &str| {
            Options::parse(given)
                .unwrap()
                .complete(&specs())
                .unwrap()
                .to_string()
        };
        assert_eq!(text(""), "size=9.komi=bid");
        assert_eq!(text("komi=3_5.size=5"), "size=5.komi=3_5");
    }

    #[test]
    fn a_bad_option_is_named_and_the_right_values_are_told() {
        let why = |given: &str| {
            Options::parse(given)
                .and_then(|options| options.complete(&specs()))
                .unwrap_err()
                .to_string()
        };
        assert_eq!(why("size"), "option \"size\": expected key=value");
        assert_eq!(why("size=5.size=6"), "option \"size\": given twice");
        assert_eq!(
            why("sise=5"),
            "option \"sise\": unknown; this game has size, komi"
        );
        assert_eq!(
            why("size=20"),
            "option \"size\": expected a number from 3 to 19, got \"20\""
        );
        assert_eq!(
            why("size=+5"),
            "option \"size\": expected a number from 3 to 19, got \"+5\""
        );
        assert!(why("komi=much").contains("expected bid or points"));
        for option in ["size", "komi"] {
            assert_eq!(
                why(&format!("{option}=")),
                format!("option \"{option}\": expected key=value")
            );
        }
        assert_eq!(why("=9"), "the name of an option is missing");
    }

    #[test]
    fn what_fits_a_game_is_its_own_options_with_values_that_they_take() {
        let fitted = |text: &str| Options::parse(text).unwrap().fitted(&specs()).to_string();
        assert_eq!(fitted("size=7.colour=red"), "size=7");
        assert_eq!(fitted("size=2.komi=bid"), "komi=bid");
    }
}
