//! The inputs in `fuzz/corpus`, a folder for each door: what mutations begin with, and what was once a fault.

use std::fs;
use std::path::PathBuf;

use allocation_counter::measure;

use crate::Door;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus")
}

/// The names of the folders.
pub fn folders() -> Vec<String> {
    let folders = fs::read_dir(root()).expect("there is a corpus");
    let name = |folder: std::io::Result<fs::DirEntry>| folder.expect("a folder").file_name().into_string();
    folders
        .map(|folder| name(folder).expect("names are text"))
        .collect()
}

/// The inputs of a door with their names, in the order of the names.
pub fn of(door: Door) -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(root().join(door.name)).expect("the door has a corpus");
    let read = |file: std::io::Result<fs::DirEntry>| {
        let path = file.expect("a file").path();
        let bytes = fs::read(&path).expect("the file can be read");
        (
            path.file_name().expect("a name").to_string_lossy().into_owned(),
            bytes,
        )
    };
    let mut inputs: Vec<_> = files.map(read).collect();
    inputs.sort();
    inputs
}

/// Checks an input of this name, and that the check holds no more memory than [`Door::most_memory`]; prints the input if it
/// fails.
pub fn checked(door: Door, name: &str, bytes: &[u8]) {
    let shown = ShownOnPanic(door, name, bytes);
    let memory = measure(|| (door.check)(bytes)).bytes_max;
    assert!(memory <= door.most_memory(), "{memory} bytes of memory");
    drop(shown);
}

/// Prints the input where a check panics.
struct ShownOnPanic<'a>(Door, &'a str, &'a [u8]);

impl Drop for ShownOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let ShownOnPanic(door, name, bytes) = self;
            eprintln!("{}, {name}: {:?}", door.name, String::from_utf8_lossy(bytes));
        }
    }
}
