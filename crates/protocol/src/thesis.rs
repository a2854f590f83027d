//! The engines of Heyden's thesis on Carcassonne (Maastricht 2009) and their names in text.
//!
//! ```text
//! engine = star [ ":" option { "," option } ] | "uct:c=" number ",reward=" reward | "flat:reward=" reward
//! star   = expectimax | star1 | star2 | star2.5
//! reward = score | result
//! ```
//!
//! | option | values | default | meaning |
//! |---|---|---|---|
//! | `probes` | 2 to 250 | 5 | turns that are probed for each outcome; `star2.5` only |
//! | `depth` | 1 to 9 | 2 | depth in turns |
//! | `deepen` | 0, 1 | 0 | 1 for iterative deepening |
//! | `order` | 0 to 3 | 2 | turns in the game's order (0), in the thesis' order 1 or 2, or by evaluation (3) |
//! | `bounds` | `sound`, `fixed`, `dynamic`, `none` | `sound` | bounds of unsearched outcomes |
//! | `table` | 0, 1 | 0 | 1 for a transposition table |
//! | `weights` | `first`, `final` | `final` | weights of the evaluation |

use std::fmt;

use serde::{Deserialize, Serialize};

use super::engine_text::{message_as_text, pairs};

/// An engine of the thesis; in messages its text.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum ThesisEngine {
    /// Expectimax, Star1, Star2 or Star2.5. A step is a node.
    Star(StarOptions),
    /// UCT that averages another reward than the payoff.
    Uct {
        /// The exploration constant, in units of the reward.
        c: f32,
        /// The reward that is averaged.
        reward: ThesisReward,
    },
    /// Flat Monte Carlo that averages another reward than the payoff.
    Flat(ThesisReward),
}

/// The reward of a playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThesisReward {
    /// The lead in points.
    Score,
    /// 1 for a win, -1 for a loss.
    Result,
}

/// The options of an expectimax engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StarOptions {
    /// `None` for expectimax; otherwise how many turns of each outcome are probed: 0 in Star1, 1 in Star2.
    pub probes: Option<u8>,
    /// The depth in turns, at least 1.
    pub depth: u8,
    /// Whether it deepens iteratively.
    pub deepen: bool,
    /// The order of turns: 0 the game's, 1 and 2 the thesis', 3 by evaluation.
    pub order: u8,
    /// The bounds: 0 sound, 1 fixed, 2 dynamic, 3 none.
    pub bounds: u8,
    /// Whether it uses a transposition table.
    pub table: bool,
    /// Whether it evaluates with the first weights instead of the final ones.
    pub first_weights: bool,
}

/// The names of the bounds, by number.
const BOUNDS: [&str; 4] = ["sound", "fixed", "dynamic", "none"];

impl StarOptions {
    /// The default options with so many probes.
    const fn new(probes: Option<u8>) -> StarOptions {
        StarOptions {
            probes,
            depth: 2,
            deepen: false,
            order: 2,
            bounds: 0,
            table: false,
            first_weights: false,
        }
    }

    /// Sets one option; `None` if its key or value is invalid.
    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        let number = |least: u8, most: u8| value.parse().ok().filter(|n| (least..=most).contains(n));
        match key {
            "probes" if self.probes > Some(1) => self.probes = Some(number(2, 250)?),
            "depth" => self.depth = number(1, 9)?,
            "deepen" => self.deepen = number(0, 1)? == 1,
            "order" => self.order = number(0, 3)?,
            "bounds" => self.bounds = BOUNDS.iter().position(|&name| name == value)? as u8,
            "table" => self.table = number(0, 1)? == 1,
            "weights" => {
                self.first_weights = match value {
                    "first" => true,
                    "final" => false,
                    _ => return None,
                }
            }
            _ => return None,
        }
        Some(())
    }
}

fn reward(text: &str) -> Option<ThesisReward> {
    match text {
        "score" => Some(ThesisReward::Score),
        "result" => Some(ThesisReward::Result),
        _ => None,
    }
}

impl ThesisEngine {
    fn read(text: &str) -> Option<ThesisEngine> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let pairs = if text.contains(':') {
            pairs(rest)?
        } else {
            Vec::new()
        };
        let probes = match name {
            "expectimax" => None,
            "star1" => Some(0),
            "star2" => Some(1),
            "star2.5" => Some(5),
            "uct" => {
                let [("c", c), ("reward", kind)] = pairs[..] else {
                    return None;
                };
                let c = c.parse().ok().filter(|c| (0.0..=1000.0).contains(c))?;
                return Some(ThesisEngine::Uct {
                    c,
                    reward: reward(kind)?,
                });
            }
            "flat" => {
                let [("reward", kind)] = pairs[..] else {
                    return None;
                };
                return Some(ThesisEngine::Flat(reward(kind)?));
            }
            _ => return None,
        };
        let mut options = StarOptions::new(probes);
        for (key, value) in pairs {
            options.set(key, value)?;
        }
        Some(ThesisEngine::Star(options))
    }
}

message_as_text!(ThesisEngine, "no engine of the thesis");

impl fmt::Display for ThesisReward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ThesisReward::Score => "score",
            ThesisReward::Result => "result",
        })
    }
}

impl fmt::Display for ThesisEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = match self {
            ThesisEngine::Uct { c, reward } => return write!(f, "uct:c={c},reward={reward}"),
            ThesisEngine::Flat(reward) => return write!(f, "flat:reward={reward}"),
            ThesisEngine::Star(options) => options,
        };
        let name = match options.probes {
            None => "expectimax",
            Some(0) => "star1",
            Some(1) => "star2",
            Some(_) => "star2.5",
        };
        write!(f, "{name}:")?;
        if let Some(probes @ 2..) = options.probes {
            write!(f, "probes={probes},")?;
        }
        write!(f, "depth={},deepen={}", options.depth, u8::from(options.deepen))?;
        write!(
            f,
            ",order={},bounds={}",
            options.order,
            BOUNDS[usize::from(options.bounds)]
        )?;
        let weights = if options.first_weights { "first" } else { "final" };
        write!(f, ",table={},weights={weights}", u8::from(options.table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_written() {
        for text in [
            "uct:c=3,reward=score",
            "flat:reward=result",
            "expectimax:depth=2,deepen=0,order=2,bounds=sound,table=0,weights=final",
            "star2.5:probes=7,depth=3,deepen=1,order=1,bounds=dynamic,table=1,weights=first",
        ] {
            assert_eq!(text.parse::<ThesisEngine>().unwrap().to_string(), text);
        }
        let short: ThesisEngine = "star2.5:depth=3".parse().unwrap();
        assert_eq!(
            short.to_string(),
            "star2.5:probes=5,depth=3,deepen=0,order=2,bounds=sound,table=0,weights=final"
        );
        for bad in [
            "star3",
            "star1:",
            "star1:probes=2",
            "star2.5:probes=1",
            "star2:depth=0",
            "star2:depth=1,depth=2",
            "uct:reward=score",
            "flat:reward=half",
        ] {
            assert!(bad.parse::<ThesisEngine>().is_err(), "{bad}");
        }
    }
}
