//! The constants of the comparison engine GRAVE and their names in text.
//!
//! ```text
//! engine = "grave" [ ":" option { "," option } ]      each option at most once
//! ```
//!
//! | option | values | default | meaning |
//! |---|---|---|---|
//! | `ref` | 0 to 1,000,000 | 100 | a position with more visits than this uses its own AMAF statistics |
//! | `bias` | 0 to 1 | 0.00001 | how fast a move's own mean replaces its AMAF mean |
//! | `guided` | 0, 1 | 0 | 1 for the playouts of `mcts` instead of uniformly random ones to the end |
//! | `reuse` | 0, 1 | 1 | 1 to reuse the tree for the next move |

use std::fmt;

use serde::{Deserialize, Serialize};

use super::engine_text::{message_as_text, pairs};

/// The constants of GRAVE; in messages their text.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GraveOptions {
    /// A position with more visits than this is its own reference; others use that of the nearest such ancestor.
    pub reference: u32,
    /// How fast a move's own mean replaces its AMAF mean; in `0.0..=1.0`.
    pub bias: f32,
    /// Whether playouts are those of `mcts` instead of uniformly random ones to the end of the game.
    pub guided: bool,
    /// Whether the tree is reused for the next move, with a limit in steps, too.
    pub reuse: bool,
}

/// The most visits that a position may be asked for before it is its own reference.
const MOST_VISITS: u32 = 1_000_000;

impl Default for GraveOptions {
    /// The constants that Ludii's MC-GRAVE has.
    fn default() -> GraveOptions {
        GraveOptions {
            reference: 100,
            bias: 1e-5,
            guided: false,
            reuse: true,
        }
    }
}

impl GraveOptions {
    fn read(text: &str) -> Option<GraveOptions> {
        let mut options = GraveOptions::default();
        let Some(rest) = text.strip_prefix("grave:") else {
            return (text == "grave").then_some(options);
        };
        for (key, value) in pairs(rest)? {
            match key {
                "ref" => options.reference = value.parse().ok().filter(|visits| *visits <= MOST_VISITS)?,
                "bias" => {
                    let is_in_range = |bias: &f32| (0.0..=1.0).contains(bias);
                    options.bias = value.parse().ok().filter(is_in_range)?;
                }
                "guided" => options.guided = switch(value)?,
                "reuse" => options.reuse = switch(value)?,
                _ => return None,
            }
        }
        Some(options)
    }
}

/// Reads 1 for on and 0 for off.
fn switch(text: &str) -> Option<bool> {
    match text {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    }
}

message_as_text!(GraveOptions, "no engine grave");

impl fmt::Display for GraveOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == GraveOptions::default() {
            return f.write_str("grave");
        }
        let [guided, reuse] = [self.guided, self.reuse].map(u8::from);
        write!(
            f,
            "grave:ref={},bias={},guided={guided},reuse={reuse}",
            self.reference, self.bias
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_are_read_as_they_are_written() {
        for text in ["grave", "grave:ref=50,bias=0.001,guided=1,reuse=0"] {
            assert_eq!(text.parse::<GraveOptions>().unwrap().to_string(), text);
        }
        let short: GraveOptions = "grave:guided=1".parse().unwrap();
        assert_eq!(short.to_string(), "grave:ref=100,bias=0.00001,guided=1,reuse=1");
        for bad in [
            "gravel",
            "grave:",
            "grave:2000",
            "grave:ref=-1",
            "grave:bias=2",
            "grave:bias=NaN",
            "grave:reuse=1,reuse=1",
            "grave:guided=2",
        ] {
            assert!(bad.parse::<GraveOptions>().is_err(), "{bad}");
        }
    }
}
