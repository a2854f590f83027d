//! A file for one test.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process;

/// The path of a file that is not there yet and goes with the test.
pub(super) struct Scratch(pub PathBuf);

impl Scratch {
    /// One for the test of this name.
    pub fn new(test: &str) -> Scratch {
        let path = env::temp_dir().join(format!("tessera-{}-{test}", process::id()));
        let _ = fs::remove_file(&path);
        Scratch(path)
    }

    /// One with this text in it.
    pub fn holding(test: &str, text: &str) -> Scratch {
        let scratch = Scratch::new(test);
        fs::write(&scratch.0, text).unwrap();
        scratch
    }

    /// What is in it.
    pub fn text(&self) -> String {
        fs::read_to_string(&self.0).unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}
