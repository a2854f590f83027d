//! Scripts and style sheets that Trunk has built, several in one file.

use std::fs;
use std::path::Path;

use crate::Assets;
use crate::plain_style::plain_style;
use tessera_cli::failure::Failure;

use super::hashed_file::keep_by_hash;

/// Joins in the folder what the same pages load, and names the new files in `assets`.
pub fn join_files(folder: &Path, assets: &mut Assets) -> Result<(), Failure> {
    assets.join(&mut |name: &str, end: &str, files: &[String]| {
        let mut whole = String::new();
        for file in files {
            let place = folder.join(file.trim_start_matches("./"));
            let text = fs::read_to_string(&place).map_err(Failure::file(&place))?;
            whole.push_str(&text);
            // A library need not end its last line.
            whole.push('\n');
            fs::remove_file(&place).map_err(Failure::file(&place))?;
        }
        if end == ".css" {
            whole = plain_style(&whole);
        }
        keep_by_hash(folder, whole.as_bytes(), name, end)
    })
}
