//! Writes the list of the functions of a second part: `tessera-splitter NAMES LIST` reads names, one a line.

use std::process::ExitCode;
use std::{env, fs, io};

use tessera_splitter::LaterList;

/// What the list begins with.
const REMARK: &str = "\
# The functions that the page loads later: hashes of their names, see crates/splitter/src/later_list.rs.
# `cargo xtask later` writes this file.
";

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let [names, list] = arguments.as_slice() else {
        eprintln!("usage: tessera-splitter NAMES LIST");
        return ExitCode::from(2);
    };
    let write = || -> io::Result<()> {
        let names = fs::read_to_string(names)?;
        fs::write(list, format!("{REMARK}{}", LaterList::of(names.lines())))
    };
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {} or {}: {why}", names.display(), list.display());
            ExitCode::FAILURE
        }
    }
}
