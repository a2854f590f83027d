//! The list of the functions that a program needs later.

use std::collections::BTreeSet;
use std::fmt;

/// The functions of the second part of a program. A function that is not listed, a new one above all, is in the first part
/// if anything there can call it: a list that has become old makes the first part larger, and nothing worse.
///
/// Names of functions are long, so the list has a hash of each: eight hexadecimal digits a line, in order. Lines that begin
/// with `#` are remarks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LaterList(BTreeSet<u32>);

impl LaterList {
    /// The list of functions with these names.
    pub fn of<'a>(names: impl IntoIterator<Item = &'a str>) -> LaterList {
        LaterList(names.into_iter().map(hash).collect())
    }

    /// Reads a list; the fault names the line, counted from 1.
    pub fn read(text: &str) -> Result<LaterList, String> {
        let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#'));
        let hashes = lines.map(|(n, line)| {
            let hash = (line.len() == 8)
                .then(|| u32::from_str_radix(line, 16).ok())
                .flatten();
            hash.ok_or_else(|| format!("line {n}: eight hexadecimal digits were expected"))
        });
        Ok(LaterList(hashes.collect::<Result<_, _>>()?))
    }

    /// Whether a function with this name is listed.
    pub fn has(&self, name: &str) -> bool {
        self.0.contains(&hash(name))
    }
}

impl fmt::Display for LaterList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|hash| writeln!(f, "{hash:08x}"))
    }
}

/// FNV-1a of 32 bits: two names with one hash are in the same part.
fn hash(name: &str) -> u32 {
    let mix = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    name.bytes().fold(0x811c_9dc5, mix)
}
