//! A lock on a file, so that only one run at a time writes it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::Path;

use super::failure::Failure;

/// Opens or creates the file at `path` for reading and writing, and locks it until it is closed. A failure names the file as
/// `named`; one that another run has locked is refused.
pub fn open(path: &Path, named: &Path) -> Result<File, Failure> {
    let failed = Failure::file(named);
    let mut options = OpenOptions::new();
    let options = options.read(true).write(true).create(true).truncate(false);
    loop {
        let file = options.open(path).map_err(&failed)?;
        match file.try_lock() {
            // The run that had locked it may have given it another name meanwhile.
            Ok(()) if !lies_at(&file, path) => {}
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) => {
                let why = "another run writes to it; wait for its end or name another file";
                return Err(Failure::Usage(format!("{}: {why}", named.display())));
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
    }
}

/// Whether the open file is the one that lies at the path.
#[cfg(unix)]
fn lies_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;

    let id = |metadata: fs::Metadata| (metadata.dev(), metadata.ino());
    match (file.metadata(), fs::metadata(path)) {
        (Ok(open), Ok(there)) => id(open) == id(there),
        _ => false,
    }
}

/// Whether a file lies at the path: a locked one cannot be renamed on other systems.
#[cfg(not(unix))]
fn lies_at(_: &File, path: &Path) -> bool {
    fs::exists(path).unwrap_or(false)
}
