//! The list of the parts of a program and of the functions in them.

use std::collections::BTreeMap;
use std::fmt;

/// The parts of a program by their names, and the functions that lie in them. A function that is not listed, a new one above
/// all, is in the first part if anything there can call it: a list that has become old makes the first part larger.
///
/// A line `part NAME` begins each part but the first, which has no name. Names of functions are long, so the list has a hash of
/// each: eight hexadecimal digits a line, in order. Lines that begin with `#` are remarks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PartList {
    names: Vec<String>,
    /// The number of the part of each function that is not in the first, by the hash of its name.
    parts: BTreeMap<u32, usize>,
}

impl PartList {
    /// Names a part that functions lie in. A function that is named twice stays where it is.
    pub fn add<'a>(&mut self, name: &str, functions: impl IntoIterator<Item = &'a str>) {
        self.names.push(name.to_owned());
        for function in functions {
            self.parts.entry(hash(function)).or_insert(self.names.len());
        }
    }

    /// Reads a list; the fault names the line, counted from 1.
    pub fn read(text: &str) -> Result<PartList, String> {
        let mut list = PartList::default();
        for (n, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#')) {
            if let Some(name) = line.strip_prefix("part ") {
                if !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
                    return Err(format!(
                        "line {n}: the name of a part has letters and digits only"
                    ));
                }
                list.names.push(name.to_owned());
                continue;
            }
            let hash = (line.len() == 8).then(|| u32::from_str_radix(line, 16).ok());
            let hash = hash.flatten();
            let hash = hash.ok_or_else(|| format!("line {n}: eight hexadecimal digits were expected"))?;
            if list.names.is_empty() {
                return Err(format!("line {n}: a function stands before the name of a part"));
            }
            list.parts.entry(hash).or_insert(list.names.len());
        }
        Ok(list)
    }

    /// The names of the parts but the first, by number from 1 on.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The number of the part of a function, 0 for the first.
    pub fn part_of(&self, function: &str) -> usize {
        self.parts.get(&hash(function)).copied().unwrap_or(0)
    }
}

impl fmt::Display for PartList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (part, name) in (1..).zip(&self.names) {
            writeln!(f, "part {name}")?;
            for (hash, _) in self.parts.iter().filter(|(_, of)| **of == part) {
                writeln!(f, "{hash:08x}")?;
            }
        }
        Ok(())
    }
}

/// FNV-1a of 32 bits: two names with one hash are in the same part.
fn hash(name: &str) -> u32 {
    let mix = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    name.bytes().fold(0x811c_9dc5, mix)
}
