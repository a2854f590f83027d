//! The engines and their names in text.
//!
//! ```text
//! engine    = random | flat | greedy | uct [ ":c=" number ] | mcts [ ":" override { "," override } ]
//! override  = key "=" number          each key at most once; keys and ranges are those of [`Overrides`]
//! ```
//!
//! In `lab` also `leaf`, `grave` (see `protocol/grave.rs`), `oracle` (see `protocol/oracle.rs`) and the engines of the thesis
//! (see `protocol/thesis.rs`).

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

#[cfg(feature = "lab")]
use super::{GraveOptions, OracleOptions, ThesisEngine};
use tessera_core::quoted::Quoted;

/// A search and its constants; as text `uct:c=0.3` or `mcts:t=0.1`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Engine {
    /// A uniformly random move.
    Random,
    /// Flat Monte Carlo: the move with the best mean over random playouts, with equally many for every move.
    Flat,
    /// The turn after which the seat would have the largest lead if the game ended there.
    Greedy,
    /// The best move by the static evaluation, without a search.
    #[cfg(feature = "lab")]
    Leaf,
    /// UCT: upper confidence bounds applied to trees.
    Uct {
        /// The exploration constant, for payoffs in `0.0..=1.0`; itself in `0.0..=9.0`.
        #[serde(deserialize_with = "exploration")]
        c: f32,
    },
    /// The strongest search for the game, with its heuristics.
    Mcts(Overrides),
    /// An independent MC-GRAVE, by which the others are measured.
    #[cfg(feature = "lab")]
    Grave(GraveOptions),
    /// The strongest search of a tree, told for nothing what a learned net would have to learn.
    #[cfg(feature = "lab")]
    Oracle(OracleOptions),
    /// An engine of Heyden's thesis on Carcassonne.
    #[cfg(feature = "lab")]
    Thesis(ThesisEngine),
}

/// The highest exploration constant of UCT.
const MOST_EXPLORATION: f32 = 9.0;

/// Reads an exploration constant from a message.
fn exploration<'de, D: Deserializer<'de>>(message: D) -> Result<f32, D::Error> {
    let c = f32::deserialize(message)?;
    let is_in_range = (0.0..=MOST_EXPLORATION).contains(&c);
    is_in_range
        .then_some(c)
        .ok_or_else(|| D::Error::custom("c is not in its range"))
}

macro_rules! override_keys {
    ($($(#[$doc:meta])* $key:ident: $most:literal),* $(,)?) => {
        /// Constants of the strongest search that replace the best ones; as text `c=0.25,t=0.1`, in this order.
        #[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
        #[serde(try_from = "UncheckedOverrides")]
        pub struct Overrides {
            $($(#[$doc])* #[serde(skip_serializing_if = "Option::is_none")] pub $key: Option<f32>),*
        }

        /// Overrides as a message holds them, of any value.
        #[derive(Deserialize)]
        struct UncheckedOverrides {
            $($key: Option<f32>),*
        }

        impl TryFrom<UncheckedOverrides> for Overrides {
            type Error = &'static str;

            fn try_from(unchecked: UncheckedOverrides) -> Result<Overrides, &'static str> {
                let is_in_range = |value: Option<f32>, most| value.is_none_or(|value| (0.0..=most).contains(&value));
                if true $(&& is_in_range(unchecked.$key, $most))* {
Ok(Overrides { $($key: unchecked.$key),* })
} else {
Err("an override is not in its range")
}
            }
        }

        impl Overrides {
            /// No overrides.
            pub const NONE: Overrides = Overrides { $($key: None),* };

            /// Whether nothing is overridden but what a game with weights of its own knows: the temperature, and `duel`.
            pub fn fit_own_weights(&self) -> bool {
                let Overrides { t, duel, .. } = *self;
                *self == Overrides { t, duel, ..Overrides::NONE }
            }

            /// Each key with its highest value; the lowest is 0.
            const KEYS: &[(&str, f32)] = &[$((stringify!($key), $most)),*];

            fn slot(&mut self, key: &str) -> Option<&mut Option<f32>> {
                match key {
                    $(stringify!($key) => Some(&mut self.$key),)*
                    _ => None,
                }
            }

            fn values(&self) -> Vec<Option<f32>> {
                vec![$(self.$key),*]
            }
        }
    };
}

override_keys! {
    /// The exploration constant.
    c: 9.0,
    /// Only positions with at most so many moves are explored.
    explored: 1e6,
    /// The RAVE constant `k`: a move with about `k` visits weighs its own mean and its AMAF mean equally; 0 switches RAVE
    /// off.
    rave: 1e6,
    /// The bias `b` by which RAVE fades in place of `rave`: by the numbers of a move's visits and of its AMAF statistics.
    bias: 1.0,
    /// Positions with at most so many visits borrow AMAF statistics from above (GRAVE); 0 for never.
    reference: 1e6,
    /// 1 for heavy playouts, 0 for uniformly random ones.
    heavy: 1.0,
    /// 1 to back up proven payoffs (MCTS-Solver), 0 not to.
    solver: 1.0,
    /// The endgame solver runs at this many points in play or fewer; 0 for never.
    endgame: 64.0,
    /// 1 to reuse the tree for the next move where a time is given, 0 not to.
    reuse: 1.0,
    /// 1 to evaluate with the weights for two seats whatever the number of seats, in a game with weights of its own.
    duel: 1.0,
    /// The temperature of the softmax that draws the move, in payoffs; 0 for always the best move.
    t: 9.0,
}

impl FromStr for Overrides {
    type Err = ();
    fn from_str(text: &str) -> Result<Overrides, ()> {
        let mut overrides = Overrides::default();
        for pair in text.split(',') {
            let (key, value) = pair.split_once('=').ok_or(())?;
            let (_, most) = Overrides::KEYS
                .iter()
                .find(|(known, _)| *known == key)
                .ok_or(())?;
            let value = value.parse().ok().filter(|value| (0.0..=*most).contains(value));
            let slot = overrides.slot(key).filter(|slot| slot.is_none()).ok_or(())?;
            *slot = Some(value.ok_or(())?);
        }
        Ok(overrides)
    }
}

impl fmt::Display for Overrides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = Overrides::KEYS.iter().zip(self.values());
        let set = set.filter_map(|((key, _), value)| value.map(|value| format!("{key}={value}")));
        f.write_str(&set.collect::<Vec<_>>().join(","))
    }
}

impl Engine {
    /// UCT with the constant that played best in short searches of Linage.
    pub const UCT: Engine = Engine::Uct { c: 0.3 };

    /// The strongest engine of every game.
    pub const BEST: Engine = Engine::Mcts(Overrides::NONE);

    /// Whether the search tree may be reused for the next question.
    pub fn reuses(self) -> bool {
        matches!(self, Engine::Mcts(Overrides { reuse, .. }) if reuse.is_none_or(|reuse| reuse >= 0.5))
            || self.always_reuses()
    }

    /// Whether the search tree is reused where steps are counted, too.
    pub fn always_reuses(self) -> bool {
        #[cfg(feature = "lab")]
        if let Engine::Grave(options) = self {
            return options.reuse;
        }
        false
    }
}

impl Engine {
    /// Reads an engine with constants.
    fn with_constants(text: &str) -> Option<Engine> {
        #[cfg(feature = "lab")]
        if let Ok(engine) = text.parse() {
            return Some(Engine::Thesis(engine));
        }
        #[cfg(feature = "lab")]
        if let Ok(options) = text.parse() {
            return Some(Engine::Grave(options));
        }
        #[cfg(feature = "lab")]
        if let Ok(options) = text.parse() {
            return Some(Engine::Oracle(options));
        }
        match text.split_once(':')? {
            ("uct", constant) => {
                let c = constant.strip_prefix("c=")?.parse().ok()?;
                (0.0..=MOST_EXPLORATION).contains(&c).then_some(Engine::Uct { c })
            }
            ("mcts", overrides) => overrides.parse().ok().map(Engine::Mcts),
            _ => None,
        }
    }
}

/// A text that names no engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadEngine(pub String);

/// English, for `lab` and for developers.
impl fmt::Display for BadEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no engine is {}; the engines are random, flat, greedy, uct, uct:c=0.3 (c from 0 to 9), mcts and \
             mcts:t=0.1, with any of",
            Quoted(&self.0)
        )?;
        for (key, most) in Overrides::KEYS {
            write!(f, " {key} (0 to {most})")?;
        }
        #[cfg(feature = "lab")]
        f.write_str(
            "; and leaf, grave, grave:ref=100,bias=0.00001,guided=0,reuse=1, oracle:visits=16,playouts=64,prior=1000,weight=0.3, expectimax, star1, star2, star2.5, uct:c=3,reward=score and flat:reward=score",
        )?;
        Ok(())
    }
}

impl std::error::Error for BadEngine {}

impl FromStr for Engine {
    type Err = BadEngine;
    fn from_str(text: &str) -> Result<Engine, BadEngine> {
        match text {
            "random" => Ok(Engine::Random),
            "flat" => Ok(Engine::Flat),
            "greedy" => Ok(Engine::Greedy),
            #[cfg(feature = "lab")]
            "leaf" => Ok(Engine::Leaf),
            "uct" => Ok(Engine::UCT),
            "mcts" => Ok(Engine::BEST),
            _ => Engine::with_constants(text).ok_or_else(|| BadEngine(text.to_owned())),
        }
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Engine::Random => write!(f, "random"),
            Engine::Flat => write!(f, "flat"),
            Engine::Greedy => write!(f, "greedy"),
            #[cfg(feature = "lab")]
            Engine::Leaf => write!(f, "leaf"),
            Engine::Uct { c } => write!(f, "uct:c={c}"),
            Engine::Mcts(overrides) if *overrides == Overrides::default() => write!(f, "mcts"),
            Engine::Mcts(overrides) => write!(f, "mcts:{overrides}"),
            #[cfg(feature = "lab")]
            Engine::Grave(options) => write!(f, "{options}"),
            #[cfg(feature = "lab")]
            Engine::Oracle(options) => write!(f, "{options}"),
            #[cfg(feature = "lab")]
            Engine::Thesis(engine) => write!(f, "{engine}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_with_a_constant_out_of_its_range_is_refused() {
        let read = |text: &str| serde_json::from_str::<Engine>(text);
        assert_eq!(
            read(r#"{"mcts":{"t":0.5,"endgame":64}}"#).unwrap().to_string(),
            "mcts:endgame=64,t=0.5"
        );
        assert_eq!(read(r#"{"uct":{"c":0.5}}"#).unwrap().to_string(), "uct:c=0.5");
        for bad in [
            r#"{"mcts":{"endgame":65}}"#,
            r#"{"mcts":{"t":-1}}"#,
            r#"{"mcts":{"rave":1e300}}"#,
            r#"{"uct":{"c":9.5}}"#,
            #[cfg(feature = "lab")]
            r#"{"thesis":"star2:depth=10"}"#,
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn engines_are_read_as_they_are_written() {
        for text in [
            "random",
            "flat",
            "greedy",
            #[cfg(feature = "lab")]
            "leaf",
            #[cfg(feature = "lab")]
            "grave",
            #[cfg(feature = "lab")]
            "grave:ref=50,bias=0.001,guided=1,reuse=0",
            "uct:c=0.3",
            "uct:c=1",
            "mcts",
            "mcts:c=0.25,t=0.1",
        ] {
            assert_eq!(text.parse::<Engine>().unwrap().to_string(), text);
        }
        assert_eq!("uct".parse::<Engine>(), Ok(Engine::UCT));
        for bad in [
            "",
            "mct",
            "mcts:",
            "mcts:t",
            "mcts:t=-1",
            "mcts:t=1,t=1",
            "mcts:heavy=2",
            "uct:c=",
            "uct:c=-1",
            "uct:c=NaN",
            "uct:d=1",
        ] {
            assert!(bad.parse::<Engine>().is_err(), "{bad}");
        }
    }
}
