//! Whether files have changed: one number for all their names, sizes and times.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// Folders of the checkout that do not go into the site.
const NOT_SOURCES: [&str; 6] = ["target", "dist", "tests", "benches", "xtask", "node_modules"];

/// The state of everything in the checkout that the site is made from.
pub fn of_sources(root: &Path) -> u64 {
    fingerprint(root, &|path| {
        path.parent() != Some(root) || !NOT_SOURCES.iter().any(|name| path.ends_with(name))
    })
}

/// The state of every file in a folder.
pub fn of_folder(folder: &Path) -> u64 {
    fingerprint(folder, &|_| true)
}

/// Files that cannot be read, and hidden ones but for `.cargo`, do not count.
fn fingerprint(folder: &Path, counts: &dyn Fn(&Path) -> bool) -> u64 {
    let mut files = Vec::new();
    collect(folder, counts, &mut files);
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files {
        if let Ok(meta) = fs::metadata(&file) {
            file.hash(&mut hasher);
            meta.len().hash(&mut hasher);
            meta.modified().ok().hash(&mut hasher);
        }
    }
    hasher.finish()
}

fn collect(folder: &Path, counts: &dyn Fn(&Path) -> bool, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        let name = entry.file_name();
        let hidden = name.as_encoded_bytes().starts_with(b".") && name != ".cargo";
        if hidden || !counts(&path) {
            continue;
        }
        match entry.file_type() {
            Ok(kind) if kind.is_dir() => collect(&path, counts, files),
            Ok(_) => files.push(path),
            Err(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;

    #[test]
    fn sources_count_and_outputs_do_not() {
        let scratch = Scratch::new("sources");
        let state = || of_sources(scratch.path());
        scratch.write("src/lib.rs", "one");
        let first = state();
        for output in ["target/x", "dist/index.html", "tests/t.rs", ".git/HEAD"] {
            scratch.write(output, "two");
            assert_eq!(state(), first, "{output}");
        }
        for source in ["src/lib.rs", "src/tests/deep.rs", ".cargo/config.toml"] {
            let before = state();
            scratch.write(source, "three");
            assert_ne!(state(), before, "{source}");
        }
        let before = state();
        fs::remove_file(scratch.path().join("src/lib.rs")).unwrap();
        assert_ne!(state(), before, "a file that is gone");
    }
}
