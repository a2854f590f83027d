//! Which search is asked, and its name in text.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

#[cfg(feature = "lab")]
use super::ThesisEngine;

/// A search and its constants; as text `random`, `flat`, `greedy`, `uct`, `uct:c=0.3`, `mcts`, `mcts:t=0.1`; in `lab`
/// `leaf` and those of the thesis, too.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Engine {
    /// A uniformly random move.
    Random,
    /// The move with the best mean over uniformly random playouts, all moves tried alike.
    Flat,
    /// The turn after which the seat leads most, as if the game ended there.
    Greedy,
    /// The move that looks best at first sight to whoever knows the game; nothing is thought ahead.
    #[cfg(feature = "lab")]
    Leaf,
    /// Upper confidence bounds applied to trees.
    Uct {
        /// The exploration constant, for payoffs in `0.0..=1.0`.
        c: f32,
    },
    /// The strongest tree search there is for the game, with all it knows of it.
    Mcts(Overrides),
    /// A player of the thesis on Carcassonne.
    #[cfg(feature = "lab")]
    Thesis(ThesisEngine),
}

macro_rules! tweaks {
    ($($(#[$doc:meta])* $key:ident: $most:literal),* $(,)?) => {
        /// Where a tree search departs from what is best for the game; as text `t=0.1,steps=50`, in this order.
        #[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
        #[serde(default)]
        pub struct Overrides {
            $($(#[$doc])* #[serde(skip_serializing_if = "Option::is_none")] pub $key: Option<f32>),*
        }

        impl Overrides {
            /// No departure at all.
            pub const NONE: Overrides = Overrides { $($key: None),* };

            /// The keys with the highest number each may have; the lowest is 0.
            pub const KEYS: &[(&str, f32)] = &[$((stringify!($key), $most)),*];

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

tweaks! {
    /// The exploration constant.
    c: 9.0,
    /// After how many visits what a move has earned itself weighs about as much as what it has earned as an
    /// action; 0 for no belief in actions.
    rave: 1e6,
    /// Whether playouts are played with sense (1) or at random (0).
    heavy: 1.0,
    /// Whether proven results are backed up (1) or not (0).
    solver: 1.0,
    /// How many free points are left when the rest is searched to the end; 0 for never.
    tail: 64.0,
    /// Whether what was found out at one move serves at the next where a time is given (1) or not (0).
    reuse: 1.0,
    /// The temperature at which the move is drawn among the well visited; 0 for always the best.
    t: 9.0,
}

impl FromStr for Overrides {
    type Err = ();
    fn from_str(text: &str) -> Result<Overrides, ()> {
        let mut tweaks = Overrides::default();
        for pair in text.split(',') {
            let (key, value) = pair.split_once('=').ok_or(())?;
            let (_, most) = Overrides::KEYS
                .iter()
                .find(|(known, _)| *known == key)
                .ok_or(())?;
            let value = value.parse().ok().filter(|value| (0.0..=*most).contains(value));
            let slot = tweaks.slot(key).filter(|slot| slot.is_none()).ok_or(())?;
            *slot = Some(value.ok_or(())?);
        }
        Ok(tweaks)
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
    /// UCT with the constant that tested best for short searches of Linage.
    pub const UCT: Engine = Engine::Uct { c: 0.3 };

    /// The best there is for each game.
    pub const BEST: Engine = Engine::Mcts(Overrides::NONE);

    /// Whether what was found out at one move may serve at the next.
    pub fn reuses(self) -> bool {
        matches!(self, Engine::Mcts(Overrides { reuse, .. }) if reuse.is_none_or(|reuse| reuse >= 0.5))
    }
}

impl Engine {
    /// An engine with constants of its own.
    fn tweaked(text: &str) -> Option<Engine> {
        #[cfg(feature = "lab")]
        if let Ok(historic) = text.parse() {
            return Some(Engine::Thesis(historic));
        }
        match text.split_once(':')? {
            ("uct", constant) => {
                let c = constant.strip_prefix("c=")?.parse().ok()?;
                (0.0..=9.0).contains(&c).then_some(Engine::Uct { c })
            }
            ("mcts", tweaks) => tweaks.parse().ok().map(Engine::Mcts),
            _ => None,
        }
    }
}

/// Text that names no engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadEngine(String);

impl fmt::Display for BadEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no engine is called {:?}; there is random, flat, greedy, uct, uct:c=0.3 (c from 0 to 9), mcts and \
             mcts:t=0.1, with any of",
            self.0
        )?;
        for (key, most) in Overrides::KEYS {
            write!(f, " {key} (0 to {most})")?;
        }
        #[cfg(feature = "lab")]
        f.write_str(
            "; and leaf, expectimax, star1, star2, star2.5, uct:c=3,reward=score and flat:reward=score",
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
            _ => Engine::tweaked(text).ok_or_else(|| BadEngine(text.to_owned())),
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
            Engine::Mcts(tweaks) if *tweaks == Overrides::default() => write!(f, "mcts"),
            Engine::Mcts(tweaks) => write!(f, "mcts:{tweaks}"),
            #[cfg(feature = "lab")]
            Engine::Thesis(historic) => write!(f, "{historic}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_read_as_they_are_written() {
        for text in [
            "random",
            "flat",
            "greedy",
            #[cfg(feature = "lab")]
            "leaf",
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
