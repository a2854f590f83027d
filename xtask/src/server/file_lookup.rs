//! From the path of an address to a file of the served folder.

use std::fs;
use std::path::{Component, Path, PathBuf};

/// What lies at a path of an address.
#[derive(Debug, PartialEq, Eq)]
pub enum Found {
    /// A file; for a folder that ends in a slash, its `index.html`.
    File(PathBuf),
    /// A folder whose path does not end in a slash.
    FolderWithoutSlash,
    /// Nothing: after a `%` do not stand two hexadecimal digits, or the bytes are no text.
    Malformed,
}

/// Looks up a path of an address; `None` if nothing is there or it lies outside the folder.
pub fn find(path: &str, folder: &Path) -> Option<Found> {
    let Some(name) = percent_decode(path.strip_prefix('/')?) else {
        return Some(Found::Malformed);
    };
    let is_plain = Path::new(&name)
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    if !is_plain || name.contains(['\\', '\0', ':']) {
        return None;
    }
    let found = folder.join(&name);
    // Symbolic links are followed before the test, so that none leads out.
    let is_inside = found
        .canonicalize()
        .ok()?
        .starts_with(folder.canonicalize().ok()?);
    if !is_inside {
        return None;
    }
    let names_folder = name.is_empty() || name.ends_with('/');
    if fs::metadata(&found).ok()?.is_dir() {
        if names_folder {
            let index = found.join("index.html");
            index.is_file().then_some(Found::File(index))
        } else {
            Some(Found::FolderWithoutSlash)
        }
    } else {
        (!names_folder).then_some(Found::File(found))
    }
}

/// Replaces `%20` and the like by their bytes; `None` if a `%` is followed by anything else, or the result is not UTF-8.
fn percent_decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let mut digit = || char::from(rest.next()?).to_digit(16);
            (digit()? << 4 | digit()?) as u8
        } else {
            byte
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    /// A site in the folder `dist`, with a file next to that folder.
    fn site() -> (TempDir, PathBuf) {
        let root = tempfile::tempdir().unwrap();
        let dist = root.path().join("dist");
        fs::create_dir_all(dist.join("rules")).unwrap();
        fs::write(root.path().join("secret.txt"), "secret").unwrap();
        fs::write(dist.join("index.html"), "home").unwrap();
        fs::write(dist.join("rules/a b.txt"), "a b").unwrap();
        (root, dist)
    }

    #[test]
    fn only_files_of_the_folder_are_found() {
        let (_root, dist) = site();
        let file = |name: &str| Some(Found::File(dist.join(name)));
        assert_eq!(find("/", &dist), file("index.html"));
        assert_eq!(find("/rules/a%20b.txt", &dist), file("rules/a b.txt"));
        assert_eq!(find("/rules", &dist), Some(Found::FolderWithoutSlash));
        for path in [
            "",
            "rules/",
            "/rules/",
            "/index.html/",
            "/../secret.txt",
            "/rules/../../secret.txt",
            "/..%2fsecret.txt",
            "/rules\\..\\index.html",
            "/%00",
            "/C:/x",
        ] {
            assert_eq!(find(path, &dist), None, "{path}");
        }
        for path in ["/%", "/%2", "/%+1", "/%-1", "/% 1", "/%g0", "/%ff"] {
            assert_eq!(find(path, &dist), Some(Found::Malformed), "{path}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_symbolic_link_does_not_lead_out_of_the_folder() {
        let (_root, dist) = site();
        let link = dist.join("link.txt");
        std::os::unix::fs::symlink(dist.join("../secret.txt"), &link).unwrap();
        assert_eq!(find("/link.txt", &dist), None);
    }
}
