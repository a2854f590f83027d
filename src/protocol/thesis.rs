//! The players of Heyden's thesis on Carcassonne (Maastricht 2009) as text.
//!
//! `expectimax`, `star1`, `star2` and `star2.5` take `probes=5` (Star2.5 only), `depth=2`, `deepen=1`, `order=2` (0 as
//! listed, 1 and 2 as in the thesis, 3 by gain), `bounds=sound` (or `fixed`, `dynamic`, `none`), `table=1` and
//! `weights=final` (or `first`); `uct` takes `c=3` and `reward=score` (or `result`), `flat` a reward.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A player of the thesis.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ThesisEngine {
    /// Expectimax and its relatives. A step is a node.
    Star(StarOptions),
    /// UCT for another reward than the payoff.
    Uct {
        /// The exploration constant, in units of the reward.
        c: f32,
        /// What is averaged.
        reward: ThesisReward,
    },
    /// Flat Monte Carlo for another reward than the payoff.
    Flat(ThesisReward),
}

/// What playouts are averaged by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ThesisReward {
    /// The lead in points.
    Score,
    /// 1 for a win, -1 for a loss.
    Result,
}

/// How Expectimax looks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StarOptions {
    /// `None` for Expectimax, else how many turns of each outcome are probed: 0 in Star1, 1 in Star2.
    pub probes: Option<u8>,
    /// How many turns it looks ahead, at least 1.
    pub depth: u8,
    /// Whether it begins with one and goes deeper.
    pub deepen: bool,
    /// 0 as listed, 1 and 2 as in the thesis, 3 by gain.
    pub order: u8,
    /// 0 sound, 1 fixed, 2 dynamic, 3 none.
    pub bounds: u8,
    /// Whether it remembers positions.
    pub table: bool,
    /// Whether it judges by the first weights instead of the final ones.
    pub first_weights: bool,
}

const BOUNDS: [&str; 4] = ["sound", "fixed", "dynamic", "none"];

impl StarOptions {
    /// With so many probes, two turns ahead, in order 2, with sound bounds.
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

    /// Reads one `key=value`.
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

/// The pairs of a text, each key once.
fn pairs(text: &str) -> Option<Vec<(&str, &str)>> {
    let pairs: Option<Vec<_>> = text.split(',').map(|pair| pair.split_once('=')).collect();
    let pairs = pairs?;
    let repeated = |at: usize| pairs[..at].iter().any(|(key, _)| *key == pairs[at].0);
    (!(0..pairs.len()).any(repeated)).then_some(pairs)
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
        let mut ways = StarOptions::new(probes);
        for (key, value) in pairs {
            ways.set(key, value)?;
        }
        Some(ThesisEngine::Star(ways))
    }
}

impl FromStr for ThesisEngine {
    type Err = ();
    fn from_str(text: &str) -> Result<ThesisEngine, ()> {
        ThesisEngine::read(text).ok_or(())
    }
}

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
        let ways = match self {
            ThesisEngine::Uct { c, reward } => return write!(f, "uct:c={c},reward={reward}"),
            ThesisEngine::Flat(reward) => return write!(f, "flat:reward={reward}"),
            ThesisEngine::Star(ways) => ways,
        };
        let name = match ways.probes {
            None => "expectimax",
            Some(0) => "star1",
            Some(1) => "star2",
            Some(_) => "star2.5",
        };
        write!(f, "{name}:")?;
        if let Some(probes @ 2..) = ways.probes {
            write!(f, "probes={probes},")?;
        }
        write!(f, "depth={},deepen={}", ways.depth, u8::from(ways.deepen))?;
        write!(
            f,
            ",order={},bounds={}",
            ways.order,
            BOUNDS[usize::from(ways.bounds)]
        )?;
        let weights = if ways.first_weights { "first" } else { "final" };
        write!(f, ",table={},weights={weights}", u8::from(ways.table))
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
