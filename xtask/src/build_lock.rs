//! The lock that lets one xtask at a time build `dist/`.

use std::fs::{self, File, TryLockError};
use std::path::Path;

use crate::console::print_line;

/// Holds the lock until it is dropped.
pub struct BuildLock {
    _file: Option<File>,
}

impl BuildLock {
    /// Waits for the lock, which is a file in this folder.
    ///
    /// On a system without file locks it is granted at once.
    pub fn acquire(folder: &Path) -> Self {
        Self {
            _file: lock_file(folder),
        }
    }
}

fn lock_file(folder: &Path) -> Option<File> {
    fs::create_dir_all(folder).ok()?;
    let file = File::create(folder.join("build-lock")).ok()?;
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        print_line(format_args!("\n==> waiting for another build of dist/ to end"));
        file.lock().ok()?;
    }
    Some(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use std::thread;
    use std::time::Duration;

    #[test]
    fn a_second_build_waits_until_the_first_drops_its_lock() {
        let folder = tempfile::tempdir().unwrap();
        let first = BuildLock::acquire(folder.path());
        let (sender, receiver) = mpsc::channel();
        let path = folder.path().to_path_buf();
        let second = thread::spawn(move || {
            let _lock = BuildLock::acquire(&path);
            sender.send(()).unwrap();
        });
        assert!(receiver.recv_timeout(Duration::from_millis(100)).is_err());
        drop(first);
        assert!(receiver.recv_timeout(Duration::from_secs(60)).is_ok());
        second.join().unwrap();
    }
}
