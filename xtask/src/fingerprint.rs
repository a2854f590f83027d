//! Detects changes of files: one number over all their names, sizes and modification times.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// Folders in the root of the checkout from which nothing goes into the site.
const NOT_SOURCES: [&str; 6] = ["target", "dist", "tests", "benches", "xtask", "node_modules"];

/// The fingerprint of every file in the checkout that the site is built from.
pub fn of_sources(root: &Path) -> u64 {
    fingerprint(root, &|path| {
        path.parent() != Some(root) || !NOT_SOURCES.iter().any(|name| path.ends_with(name))
    })
}

/// The fingerprint of every file in a folder.
pub fn of_folder(folder: &Path) -> u64 {
    fingerprint(folder, &|_| true)
}

/// Files that cannot be read are left out, and so are hidden files and folders except `.cargo`.
fn fingerprint(folder: &Path, is_included: &dyn Fn(&Path) -> bool) -> u64 {
    let mut files = Vec::new();
    collect(folder, is_included, &mut files);
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

fn collect(folder: &Path, is_included: &dyn Fn(&Path) -> bool, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        let name = entry.file_name();
        let hidden = name.as_encoded_bytes().starts_with(b".") && name != ".cargo";
        if hidden || !is_included(&path) {
            continue;
        }
        match entry.file_type() {
            Ok(kind) if kind.is_dir() => collect(&path, is_included, files),
            Ok(_) => files.push(path),
            Err(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_of_a_source_changes_the_fingerprint_and_one_of_an_output_does_not() {
        let root = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| {
            let file = root.path().join(name);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        };
        let fingerprint = || of_sources(root.path());
        write("src/lib.rs", "one");
        let first = fingerprint();
        for output in ["target/x", "dist/index.html", "tests/t.rs", ".git/HEAD"] {
            write(output, "two");
            assert_eq!(fingerprint(), first, "{output}");
        }
        for source in ["src/lib.rs", "src/tests/deep.rs", ".cargo/config.toml"] {
            let before = fingerprint();
            write(source, "three");
            assert_ne!(fingerprint(), before, "{source}");
        }
        let before = fingerprint();
        fs::remove_file(root.path().join("src/lib.rs")).unwrap();
        assert_ne!(fingerprint(), before, "a removed file");
    }
}
