//! The lines of a file, one after the other, each up to a limit of its length.

use std::fmt;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::bounded_line::{self, LINE_LIMIT, LineRead};
use super::failure::Failure;

/// A file that is read line by line.
pub struct FileLines {
    path: PathBuf,
    reader: BufReader<File>,
    /// The number of the line that was read last, counted from 1.
    number: usize,
    line: Vec<u8>,
}

impl FileLines {
    /// Opens a file.
    pub fn open(path: &Path) -> Result<FileLines, Failure> {
        let file = File::open(path).map_err(Failure::file(path))?;
        Ok(FileLines {
            path: path.to_owned(),
            reader: BufReader::new(file),
            number: 0,
            line: Vec::new(),
        })
    }

    /// The next line with its line feed; `None` at the end. Errors: the file cannot be read, or the line is too long or no
    /// text.
    pub fn next_line(&mut self) -> Result<Option<&str>, Failure> {
        self.number += 1;
        let read = bounded_line::read(&mut self.reader, LINE_LIMIT, &mut self.line);
        match read.map_err(Failure::file(&self.path))? {
            LineRead::End => Ok(None),
            LineRead::TooLong => Err(self.fault(bounded_line::too_long(LINE_LIMIT))),
            LineRead::Line => match str::from_utf8(&self.line) {
                Ok(text) => Ok(Some(text)),
                Err(why) => Err(self.fault(format_args!("not text in UTF-8: {why}"))),
            },
        }
    }

    /// The next line as JSON of this type; `None` at the end.
    pub fn next_value<T: DeserializeOwned>(&mut self) -> Result<Option<T>, Failure> {
        let Some(line) = self.next_line()? else {
            return Ok(None);
        };
        let value = serde_json::from_str(line);
        value.map(Some).map_err(|why| self.fault(why))
    }

    /// A failure by the line that was read last.
    pub fn fault(&self, why: impl fmt::Display) -> Failure {
        Failure::Usage(format!("{}, line {}: {why}", self.path.display(), self.number))
    }

    /// The line that was read last, with its line feed.
    pub fn line(&self) -> &[u8] {
        &self.line
    }

    pub fn path(&self) -> &Path {
        &self.path
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::temporary::file_with;

    #[test]
    fn a_faulty_line_is_refused_with_its_place() {
        let file = file_with("1\n2\nx\n");
        let mut lines = FileLines::open(file.path()).unwrap();
        assert_eq!(lines.next_value::<u8>().unwrap(), Some(1));
        assert_eq!(lines.next_line().unwrap(), Some("2\n"));
        let why = lines.next_value::<u8>().unwrap_err().to_string();
        assert!(why.contains(", line 3: expected value"), "{why}");
        assert_eq!(lines.next_value::<u8>().unwrap(), None);
    }

    #[test]
    fn a_line_above_the_limit_is_refused_and_not_kept() {
        let file = file_with("1\n");
        // A hole in a file reads as zeros and takes no room.
        file.as_file().set_len(2 + LINE_LIMIT as u64 + 1).unwrap();
        let mut lines = FileLines::open(file.path()).unwrap();
        assert_eq!(lines.next_line().unwrap(), Some("1\n"));
        let why = lines.next_line().unwrap_err().to_string();
        assert!(
            why.contains(", line 2: the line is longer than 67108864 bytes"),
            "{why}"
        );
    }
}
