//! Files for tests.

use std::fs;
use std::io::Write;

use tempfile::NamedTempFile;

/// A file with this text in it, which is deleted with the value.
pub fn file_with(text: &str) -> NamedTempFile {
    let mut file = NamedTempFile::new().expect("a temporary file can be made");
    file.write_all(text.as_bytes())
        .expect("a temporary file can be written");
    file
}

/// The text in a file.
pub fn text_of(file: &NamedTempFile) -> String {
    fs::read_to_string(file.path()).expect("a temporary file can be read")
}
