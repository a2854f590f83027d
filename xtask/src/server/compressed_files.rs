//! Compressed files in memory: each version of a file is compressed once.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::SystemTime;

use crate::compression::{Coding, Effort};

/// The bytes of a compressed file; `None` where compression does not make it smaller.
type Compressed = Option<Arc<[u8]>>;

/// A version of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version {
    /// The file's length in bytes.
    pub length: u64,
    /// When it was modified last.
    pub modified: SystemTime,
}

struct Entry {
    version: Version,
    compressed: Arc<OnceLock<Compressed>>,
}

/// The cache, shared by all connections.
#[derive(Default)]
pub struct CompressedFiles {
    entries: Mutex<HashMap<(PathBuf, Coding), Entry>>,
}

impl CompressedFiles {
    /// The compressed bytes of this version of a file; `None` where compression does not make it smaller.
    ///
    /// `read` is called only if this version is not in the cache. Connections that ask for the same file wait for one
    /// compression; those that ask for others do not wait.
    pub fn get(
        &self,
        path: &Path,
        version: Version,
        coding: Coding,
        read: impl FnOnce() -> io::Result<Vec<u8>>,
    ) -> io::Result<Compressed> {
        let compressed = self.entry(path, version, coding);
        if let Some(compressed) = compressed.get() {
            return Ok(compressed.clone());
        }
        let bytes = read()?;
        let compress = || {
            let compressed = coding.compress(&bytes, Effort::Quick);
            (compressed.len() < bytes.len()).then(|| compressed.into())
        };
        Ok(compressed.get_or_init(compress).clone())
    }

    /// The place of this version of a file; it replaces that of another version.
    fn entry(&self, path: &Path, version: Version, coding: Coding) -> Arc<OnceLock<Compressed>> {
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (path.to_path_buf(), coding);
        if let Some(entry) = entries.get(&key)
            && entry.version == version
        {
            return Arc::clone(&entry.compressed);
        }
        // A build removes the files of the one before, whose names have other hashes.
        entries.retain(|(path, _), _| path.exists());
        let compressed = Arc::default();
        let entry = Entry {
            version,
            compressed: Arc::clone(&compressed),
        };
        entries.insert(key, entry);
        compressed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::fs;
    use std::time::Duration;

    #[test]
    fn a_file_is_read_and_compressed_once_until_it_changes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.txt");
        fs::write(&path, "").unwrap();
        let cache = CompressedFiles::default();
        let reads = Cell::new(0);
        let version = |seconds| Version {
            length: 1000,
            modified: SystemTime::UNIX_EPOCH + Duration::from_secs(seconds),
        };
        let get = |seconds, coding, text: u8| {
            let read = || {
                reads.set(reads.get() + 1);
                Ok(vec![text; 1000])
            };
            cache.get(&path, version(seconds), coding, read).unwrap().unwrap()
        };
        let first = get(1, Coding::Gzip, b'a');
        assert_eq!(get(1, Coding::Gzip, b'b'), first);
        assert_eq!(reads.get(), 1);
        let brotli = get(1, Coding::Brotli, b'a');
        assert_ne!(brotli, first);
        assert_eq!(reads.get(), 2, "another coding");
        assert_ne!(get(2, Coding::Gzip, b'b'), first);
        assert_eq!(reads.get(), 3, "another version");
        assert_eq!(get(1, Coding::Brotli, b'b'), brotli);
        assert_eq!(reads.get(), 3);
    }

    #[test]
    fn a_file_that_compression_does_not_make_smaller_has_no_compressed_bytes() {
        let version = Version {
            length: 1,
            modified: SystemTime::UNIX_EPOCH,
        };
        let cache = CompressedFiles::default();
        let compressed = cache.get(Path::new("a"), version, Coding::Gzip, || Ok(vec![1]));
        assert_eq!(compressed.unwrap(), None);
    }

    #[test]
    fn removed_files_leave_the_cache() {
        let version = Version {
            length: 1,
            modified: SystemTime::UNIX_EPOCH,
        };
        let cache = CompressedFiles::default();
        for name in ["no/such/file", "nor/this"] {
            cache
                .get(Path::new(name), version, Coding::Gzip, || Ok(Vec::new()))
                .unwrap();
        }
        assert_eq!(cache.entries.lock().unwrap().len(), 1);
    }
}
