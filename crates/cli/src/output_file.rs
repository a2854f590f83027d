//! A file that is written beside its place and takes it when it is whole, so that a full disk or the end of the run leaves
//! what lay there before.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::failure::Failure;
use super::file_lock;

/// What the name of a file ends with while it is written.
pub const PARTIAL: &str = ".partial";

/// A file under writing, locked for this run. One that is dropped unfinished is removed, and its place is left as it was.
#[derive(Debug)]
pub struct OutputFile {
    /// As the caller names it.
    named: PathBuf,
    /// Where the finished file lies, and where it is written until then; `None` for a device, which is written directly.
    places: Option<[PathBuf; 2]>,
    file: BufWriter<File>,
    is_finished: bool,
}

impl OutputFile {
    /// Begins a file at `path`, whose folders are made where they are missing. Errors: it cannot be written, or another run
    /// writes it.
    pub fn begin(path: &Path) -> Result<OutputFile, Failure> {
        let failed = Failure::file(path);
        let old = fs::metadata(path).ok();
        let is_device = old.as_ref().is_some_and(|old| !old.is_file() && !old.is_dir());
        let (file, places) = if is_device {
            (OpenOptions::new().write(true).open(path).map_err(&failed)?, None)
        } else {
            // A link stays a link: the file that it leads to is replaced.
            let place = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
            if let Some(folder) = place.parent() {
                fs::create_dir_all(folder).map_err(&failed)?;
            }
            let mut partial = OsString::from(&place);
            partial.push(PARTIAL);
            let partial = PathBuf::from(partial);
            let file = file_lock::open(&partial, path)?;
            file.set_len(0).map_err(&failed)?;
            if let Some(old) = old.filter(fs::Metadata::is_file) {
                file.set_permissions(old.permissions()).map_err(&failed)?;
            }
            (file, Some([place, partial]))
        };
        Ok(OutputFile {
            named: path.to_owned(),
            places,
            file: BufWriter::new(file),
            is_finished: false,
        })
    }

    /// Begins a file and writes all of it, so that only its place is left to be taken.
    pub fn holding(path: &Path, content: &[u8]) -> Result<OutputFile, Failure> {
        let mut output = OutputFile::begin(path)?;
        output.write_all(content).map_err(Failure::file(path))?;
        output.written()?;
        Ok(output)
    }

    /// Writes what is left in memory to the disk, and says where the file lies until it takes its place.
    pub fn written(&mut self) -> Result<&Path, Failure> {
        let Some([_, partial]) = &self.places else {
            self.file.flush().map_err(Failure::file(&self.named))?;
            return Ok(&self.named);
        };
        // Some disks tell only now that they are full.
        let synced = self.file.flush().and_then(|()| self.file.get_ref().sync_all());
        synced.map_err(Failure::file(&self.named))?;
        Ok(partial)
    }

    /// Lets the file take its place.
    pub fn finish(mut self) -> Result<(), Failure> {
        self.written()?;
        if let Some([place, partial]) = &self.places {
            fs::rename(partial, place).map_err(Failure::file(&self.named))?;
        }
        self.is_finished = true;
        Ok(())
    }
}

impl Write for OutputFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for OutputFile {
    fn drop(&mut self) {
        if let (false, Some([_, partial])) = (self.is_finished, &self.places) {
            // What was written so far is of no use; that it cannot be removed changes nothing about the failure.
            let _ = fs::remove_file(partial);
        }
    }
}

/// Writes a file, whole or not at all.
pub fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    OutputFile::holding(path, content.as_ref())?.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<String> = entries
            .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_takes_its_place_only_when_it_is_whole() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("new/report.json");
        write(&path, "old").unwrap();
        let mut output = OutputFile::begin(&path).unwrap();
        output.write_all(b"half of the n").unwrap();
        output.written().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        drop(output);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(names(path.parent().unwrap()), ["report.json"]);
        write(&path, "new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    }

    #[test]
    fn two_runs_do_not_write_one_file() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("corpus.jsonl");
        let first = OutputFile::holding(&path, b"first").unwrap();
        let why = OutputFile::begin(&path).unwrap_err().to_string();
        assert!(why.contains("another run writes to it"), "{why}");
        first.finish().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "first");
        assert_eq!(names(folder.path()), ["corpus.jsonl"]);
    }

    #[test]
    fn what_a_killed_run_left_is_written_over() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("list.json");
        fs::write(folder.path().join("list.json.partial"), "longer than the next").unwrap();
        write(&path, "next").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "next");
        assert_eq!(names(folder.path()), ["list.json"]);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn links_and_devices_stay_what_they_are() {
        let folder = TempDir::new().unwrap();
        let (path, link) = (folder.path().join("file"), folder.path().join("link"));
        write(&path, "old").unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        write(&link, "new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert!(link.is_symlink());
        let full = write(Path::new("/dev/full"), "text").unwrap_err();
        assert!(matches!(full, Failure::File(..)), "{full}");
        write(Path::new("/dev/null"), "text").unwrap();
        assert!(!Path::new("/dev/null.partial").exists());
    }
}
