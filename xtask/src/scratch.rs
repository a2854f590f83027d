//! A folder for one test, gone when the test ends.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;

/// Removes its folder when dropped.
pub struct Scratch {
    folder: PathBuf,
}

impl Scratch {
    /// An empty folder; `name` tells the tests of one run apart.
    pub fn new(name: &str) -> Self {
        let folder = env::temp_dir().join(format!("tessera-{name}-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self { folder }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.folder
    }

    /// Writes a file, and the folders it is in.
    pub fn write(&self, name: &str, text: &str) -> PathBuf {
        let file = self.folder.join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, text).unwrap();
        file
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}
