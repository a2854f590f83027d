//! The constants of the experiment that shows how much a learned net can gain at most, and their names in text.
//!
//! ```text
//! engine = "oracle" [ ":" option { "," option } ]      each option at most once
//! ```
//!
//! `oracle` is `mcts` without reuse of its tree. It gets values and priors, which cost it no steps.
//!
//! | option | values | default | meaning |
//! |---|---|---|---|
//! | `visits` | 1 to 1,000,000 | 16 | a position is evaluated when it has so many visits; the root gets its priors at once |
//! | `playouts` | 0 to 1,000 | 0 | the value of the position: the mean of so many playouts, which counts like so many visits |
//! | `prior` | 0 to 1,000,000 | 0 | the prior of each move: its share of the visits in a search of so many steps |
//! | `weight` | 0 to 9 | 0.3 | the weight `w` of a prior `P` in `w·P·√N / (1 + n)` |

use std::fmt;

use serde::{Deserialize, Serialize};

use super::engine_text::{message_as_text, pairs};

/// What an oracle tells; in messages the text of the engine.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct OracleOptions {
    /// How many visits of a position cause its evaluation; at least 1.
    pub visits: u32,
    /// How many playouts make up the value of a position; 0 for no value.
    pub playouts: u32,
    /// How many steps the search has from whose visits priors are taken; 0 for no priors.
    pub prior: u32,
    /// The weight of the priors; in `0.0..=9.0`.
    pub weight: f32,
}

/// The most visits, and the most steps for a prior.
const MOST_VISITS: u32 = 1_000_000;

/// The most playouts for a value.
const MOST_PLAYOUTS: u32 = 1_000;

impl Default for OracleOptions {
    /// An oracle that tells nothing.
    fn default() -> OracleOptions {
        OracleOptions {
            visits: 16,
            playouts: 0,
            prior: 0,
            weight: 0.3,
        }
    }
}

impl OracleOptions {
    fn read(text: &str) -> Option<OracleOptions> {
        let mut options = OracleOptions::default();
        let Some(rest) = text.strip_prefix("oracle:") else {
            return (text == "oracle").then_some(options);
        };
        for (key, value) in pairs(rest)? {
            let number = |least: u32, most: u32| value.parse().ok().filter(|n| (least..=most).contains(n));
            match key {
                "visits" => options.visits = number(1, MOST_VISITS)?,
                "playouts" => options.playouts = number(0, MOST_PLAYOUTS)?,
                "prior" => options.prior = number(0, MOST_VISITS)?,
                "weight" => {
                    let is_in_range = |weight: &f32| (0.0..=9.0).contains(weight);
                    options.weight = value.parse().ok().filter(is_in_range)?;
                }
                _ => return None,
            }
        }
        Some(options)
    }
}

message_as_text!(OracleOptions, "no engine oracle");

impl fmt::Display for OracleOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OracleOptions {
            visits,
            playouts,
            prior,
            weight,
        } = self;
        write!(
            f,
            "oracle:visits={visits},playouts={playouts},prior={prior},weight={weight}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_are_read_as_they_are_written() {
        for (text, full) in [
            ("oracle", "oracle:visits=16,playouts=0,prior=0,weight=0.3"),
            (
                "oracle:playouts=64",
                "oracle:visits=16,playouts=64,prior=0,weight=0.3",
            ),
            (
                "oracle:prior=4000,weight=1,visits=64",
                "oracle:visits=64,playouts=0,prior=4000,weight=1",
            ),
        ] {
            let options: OracleOptions = text.parse().unwrap();
            assert_eq!(options.to_string(), full);
            assert_eq!(full.parse(), Ok(options));
        }
        for bad in [
            "oracles",
            "oracle:",
            "oracle:64",
            "oracle:visits=0",
            "oracle:playouts=1001",
            "oracle:prior=-1",
            "oracle:weight=10",
            "oracle:weight=NaN",
            "oracle:prior=1,prior=1",
            "oracle:steps=1",
        ] {
            assert!(bad.parse::<OracleOptions>().is_err(), "{bad}");
        }
    }
}
