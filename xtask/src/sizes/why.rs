//! What the page's program is made of, by module, and what has grown since the table that is kept.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use tessera_splitter::{PartList, modules};

use crate::checkout::Checkout;

/// What the names of our crates begin with.
const OWN_CRATES: &str = "tessera_";
/// What the table calls the first part, which has no name.
const FIRST: &str = "first";
/// Changes of fewer bytes are not listed, nor modules that have fewer.
const LEAST: u64 = 256;
/// What the kept table begins with.
const REMARK: &str = "\
# The bytes of the functions of the page's program, before Binaryen, by part and module.
# `cargo xtask sizes --why --keep` writes this file, and `cargo xtask sizes --why` compares with it.
";

/// Bytes by part and module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Bytes(BTreeMap<(String, String), u64>);

impl Bytes {
    /// Reads the lines that `fmt` writes; the fault names the line, counted from 1.
    fn read(text: &str) -> Result<Bytes, String> {
        let mut bytes = Bytes::default();
        for (n, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#')) {
            let parsed = line.split_once(' ').and_then(|(part, rest)| {
                let (module, number) = rest.rsplit_once(' ')?;
                let key = (part.to_owned(), module.to_owned());
                Some((key, number.parse().ok()?))
            });
            let (key, number) =
                parsed.ok_or_else(|| format!("line {n}: `PART MODULE BYTES` was expected"))?;
            bytes.0.insert(key, number);
        }
        Ok(bytes)
    }

    fn of(&self, key: &(String, String)) -> u64 {
        self.0.get(key).copied().unwrap_or(0)
    }
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ((part, module), bytes) in &self.0 {
            writeln!(f, "{part} {module} {bytes}")?;
        }
        Ok(())
    }
}

/// What the page's program is made of, as text; `keep` writes the table that later ones are compared with.
pub fn why(checkout: &Checkout, keep: bool) -> Result<String, String> {
    let now = measure(checkout)?;
    let file = checkout.root().join("crates").join("site").join("modules.txt");
    let before = match fs::read_to_string(&file) {
        Ok(text) => Bytes::read(&text).map_err(|why| at(&file, why))?,
        Err(_) => Bytes::default(),
    };
    if keep {
        fs::write(&file, format!("{REMARK}{now}")).map_err(|why| at(&file, why))?;
    }
    Ok(table(&now, &before))
}

fn measure(checkout: &Checkout) -> Result<Bytes, String> {
    let built: PathBuf = ["wasm-bindgen", "release", "site_bg.wasm"].iter().collect();
    let built = checkout.target().join(built);
    let list = checkout.root().join("crates").join("site").join("parts.txt");
    let program = fs::read(&built).map_err(|why| at(&built, why))?;
    let text = fs::read_to_string(&list).map_err(|why| at(&list, why))?;
    let parts = PartList::read(&text).map_err(|why| at(&list, why))?;
    let modules = modules(&program, &parts, OWN_CRATES).map_err(|why| at(&built, why))?;
    let named = modules.into_iter().map(|((part, module), bytes)| {
        let part = if part.is_empty() { FIRST.to_owned() } else { part };
        ((part, module), bytes)
    });
    Ok(Bytes(named.collect()))
}

fn at(file: &Path, why: impl fmt::Display) -> String {
    format!("{}: {why}", file.display())
}

/// A part after the other, with its modules from the largest to the smallest, and how much each has changed.
fn table(now: &Bytes, before: &Bytes) -> String {
    let keys: BTreeSet<&(String, String)> = now.0.keys().chain(before.0.keys()).collect();
    let change = |bytes: u64, before: u64| match bytes.cast_signed() - before.cast_signed() {
        0 => String::new(),
        change => format!("{change:+}"),
    };
    let mut text = format!("{:48} {:>9} {:>9}", "bytes before Binaryen", "now", "change");
    let parts: BTreeSet<&str> = keys.iter().map(|(part, _)| part.as_str()).collect();
    for part in parts {
        let mut modules: Vec<_> = keys.iter().filter(|(of, _)| of == part).collect();
        modules.sort_by_key(|key| std::cmp::Reverse(now.of(key)));
        let sum = |bytes: &Bytes| modules.iter().map(|key| bytes.of(key)).sum::<u64>();
        let (all, all_before) = (sum(now), sum(before));
        text += &format!("\n\n{part:48} {all:>9} {:>9}", change(all, all_before));
        for key in modules {
            let (bytes, before) = (now.of(key), before.of(key));
            if bytes >= LEAST || bytes.abs_diff(before) >= LEAST {
                text += &format!("\n  {:46} {bytes:>9} {:>9}", key.1, change(bytes, before));
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_tells_the_modules_of_each_part_and_what_has_changed() {
        let now = "first tessera_app::play 3000\nfirst core 5000\nfirst std 10\nlater core 700\n";
        let before =
            "# A remark.\nfirst tessera_app::play 2000\nfirst core 5000\nlater tessera_app::gone 900\n";
        let [now, before] = [now, before].map(|text| Bytes::read(text).unwrap());
        let lines: Vec<Vec<String>> = table(&now, &before)
            .lines()
            .skip(1)
            .filter(|line| !line.is_empty())
            .map(|line| line.split_whitespace().map(str::to_owned).collect())
            .collect();
        let told: Vec<String> = lines.iter().map(|words| words.join(" ")).collect();
        assert_eq!(
            told,
            [
                "first 8010 +1010",
                "core 5000",
                "tessera_app::play 3000 +1000",
                "later 700 -200",
                "core 700 +700",
                "tessera_app::gone 0 -900"
            ]
        );
        assert_eq!(Bytes::read(&now.to_string()), Ok(now));
    }

    #[test]
    fn a_line_that_is_none_is_named() {
        let fault = Bytes::read("# A remark.\nfirst core many").unwrap_err();
        assert_eq!(fault, "line 2: `PART MODULE BYTES` was expected");
    }
}
