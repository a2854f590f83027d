//! Writes the list of the parts of a program: `tessera-splitter NAMES LIST` reads lines `PART FUNCTION`.

use std::process::ExitCode;
use std::{env, fs, io};

use tessera_splitter::PartList;

/// What the list begins with.
const REMARK: &str = "\
# The functions that the page loads in parts: hashes of their names, see crates/splitter/src/part_list.rs.
# `cargo xtask parts` writes this file.
";

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let [names, list] = arguments.as_slice() else {
        eprintln!("usage: tessera-splitter NAMES LIST");
        return ExitCode::from(2);
    };
    let write = || -> io::Result<()> {
        let text = fs::read_to_string(names)?;
        let functions: Vec<(&str, &str)> = text.lines().filter_map(|line| line.split_once(' ')).collect();
        let mut parts = PartList::default();
        for of_part in functions.chunk_by(|(before, _), (after, _)| before == after) {
            parts.add(of_part[0].0, of_part.iter().map(|(_, function)| *function));
        }
        fs::write(list, format!("{REMARK}{parts}"))
    };
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {} or {}: {why}", names.display(), list.display());
            ExitCode::FAILURE
        }
    }
}
