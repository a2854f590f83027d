//! The file in which a run that may be cut short keeps its results, so that the next run goes on after them.
//!
//! The format is JSON lines:
//!
//! ```text
//! log    = [ header ] { entry }
//! header = JSON object "\n"      what decides the results: engines, seed, limits
//! entry  = JSON object "\n"      a result, as the run prints it
//! ```
//!
//! For example `{"game":"linage","seed":1}`, then `{"pair":1,"opening":["e5"],"games":[...]}`. A last line without its
//! line feed was cut off with its run and is dropped: its result is computed again.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde_json::Value;

use super::failure::Failure;
use super::file_lock;
use super::json_line;

/// A locked log file and the entries of earlier runs; without a file nothing is kept.
#[derive(Debug, Default)]
pub struct ResumeLog {
    file: Option<(PathBuf, File)>,
    /// The entries of earlier runs, each with its line number in the file.
    entries: Vec<(usize, Value)>,
}

impl ResumeLog {
    /// Opens or creates the file at `path` and locks it for this run. What is no regular file, a device for example, holds
    /// no entries.
    ///
    /// With a `header` a new file begins with it, and a file that begins with another one is refused with the keys
    /// that differ. Other errors: the file cannot be read or written, another run holds it, a line is not JSON. A file
    /// that is refused is left as it was.
    pub fn open(path: Option<&Path>, header: Option<&impl Serialize>) -> Result<ResumeLog, Failure> {
        let Some(path) = path else {
            return Ok(ResumeLog::default());
        };
        let refused = |why: String| Failure::Usage(format!("{}: {why}", path.display()));
        let failed = Failure::file(path);
        let mut file = file_lock::open(path, path)?;
        let is_regular = file.metadata().map_err(&failed)?.is_file();
        let mut text = Vec::new();
        if is_regular {
            file.read_to_end(&mut text).map_err(&failed)?;
        }
        let (complete, cut) = text.split_at(end_of_lines(&text));
        let mut entries = parse(complete).map_err(refused)?;
        if !cut.is_empty() && !cut.starts_with(b"{") {
            return Err(refused("its last line is not JSON; name another file".into()));
        }
        let is_new = entries.is_empty();
        if let (Some(header), false) = (header, is_new) {
            check_header(&entries.remove(0).1, header).map_err(refused)?;
        }
        if !cut.is_empty() {
            file.set_len(complete.len() as u64).map_err(&failed)?;
            file.seek(SeekFrom::End(0)).map_err(&failed)?;
        }
        if let (Some(header), true) = (header, is_new) {
            json_line::write(&mut file, header).map_err(&failed)?;
        }
        Ok(ResumeLog {
            file: Some((path.to_owned(), file)),
            entries,
        })
    }

    /// Takes out the entries of earlier runs, each with its line number.
    pub fn take_entries(&mut self) -> Vec<(usize, Value)> {
        std::mem::take(&mut self.entries)
    }

    /// Appends an entry and flushes it.
    pub fn append(&mut self, entry: &impl Serialize) -> Result<(), Failure> {
        match &mut self.file {
            None => Ok(()),
            Some((path, file)) => json_line::write(file, entry)
                .and_then(|()| file.flush())
                .map_err(Failure::file(path)),
        }
    }

    /// A refusal that names the file.
    pub fn failure(&self, why: impl std::fmt::Display) -> Failure {
        match &self.file {
            Some((path, _)) => Failure::Usage(format!("{}: {why}", path.display())),
            None => Failure::usage(why),
        }
    }
}

/// How many bytes the lines have that end in a line feed; what follows them was cut off.
fn end_of_lines(text: &[u8]) -> usize {
    let end = text.iter().rposition(|&byte| byte == b'\n');
    end.map_or(0, |end| end + 1)
}

/// The entries of complete lines, the header among them, each with its line number. Error: a line is not JSON.
fn parse(text: &[u8]) -> Result<Vec<(usize, Value)>, String> {
    let lines = (1..).zip(text.split(|&byte| byte == b'\n'));
    lines
        .filter(|(_, line)| !line.is_empty())
        .map(|(number, line)| match serde_json::from_slice(line) {
            Ok(value) => Ok((number, value)),
            Err(error) => Err(format!("line {number} is not JSON ({error}); name another file")),
        })
        .collect()
}

/// The entries of the complete lines of a log without its header.
pub fn complete_lines(text: &[u8]) -> Result<Vec<(usize, Value)>, String> {
    let mut entries = parse(&text[..end_of_lines(text)])?;
    entries.drain(..entries.len().min(1));
    Ok(entries)
}

/// Whether a log that begins with `found` belongs to a run with this header; the error names the keys that differ.
fn check_header(found: &Value, header: &impl Serialize) -> Result<(), String> {
    // Through text, so that both sides read numbers alike.
    let expected = serde_json::to_string(header).and_then(|text| serde_json::from_str::<Value>(&text));
    let expected = expected.map_err(|error| error.to_string())?;
    let (Value::Object(expected), Value::Object(found)) = (&expected, found) else {
        return Err("its first line is not the header of a run; name another file".into());
    };
    let only_found = found.keys().filter(|key| !expected.contains_key(*key));
    let shown = |value: Option<&Value>| value.map_or("nothing".into(), Value::to_string);
    let differing: Vec<String> = expected
        .keys()
        .chain(only_found)
        .filter(|key| expected.get(*key) != found.get(*key))
        .map(|key| {
            let (then, now) = (shown(found.get(key)), shown(expected.get(key)));
            format!("{key} was {then} and is now {now}")
        })
        .collect();
    if differing.is_empty() {
        return Ok(());
    }
    Err(format!(
        "it belongs to another run ({}); give the same arguments as then or name another file",
        differing.join(", ")
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::temporary::{file_with, text_of};
    use serde_json::json;
    use tempfile::NamedTempFile;

    const HEADER: &str = r#"{"game":"linage","seed":1}"#;

    fn open(file: &NamedTempFile) -> Result<ResumeLog, String> {
        let header: Value = serde_json::from_str(HEADER).unwrap();
        ResumeLog::open(Some(file.path()), Some(&header)).map_err(|failure| failure.to_string())
    }

    #[test]
    fn entries_are_kept_after_a_header_and_given_back_to_the_next_run() {
        let file = file_with("");
        let mut log = open(&file).unwrap();
        for number in 1..=3 {
            log.append(&json!({ "pair": number })).unwrap();
        }
        drop(log);
        assert!(text_of(&file).starts_with(HEADER));
        let entries = open(&file).unwrap().take_entries();
        assert_eq!(
            entries,
            [
                (2, json!({"pair": 1})),
                (3, json!({"pair": 2})),
                (4, json!({"pair": 3}))
            ]
        );
    }

    #[test]
    fn a_log_that_is_cut_off_anywhere_gives_back_its_complete_lines() {
        let whole = format!("{HEADER}\n{}\n{}\n", json!({"pair": 1}), json!({"pair": 2}));
        for cut in 0..=whole.len() {
            let file = file_with(&whole[..cut]);
            let mut log = open(&file).unwrap();
            let kept = whole[..cut].matches('\n').count().saturating_sub(1);
            assert_eq!(log.take_entries().len(), kept, "cut after {cut} bytes");
            log.append(&json!({"pair": "next"})).unwrap();
            let text = text_of(&file);
            assert!(text.starts_with(HEADER) && text.ends_with("{\"pair\":\"next\"}\n"));
            assert_eq!(text.lines().count(), kept + 2, "cut after {cut} bytes");
        }
    }

    #[test]
    fn a_log_of_another_run_is_refused_with_the_keys_that_differ() {
        let why = |text: &str| open(&file_with(text)).unwrap_err();
        let differing = why("{\"book\":3,\"game\":\"linage\",\"seed\":2}\n");
        assert!(
            differing.contains("(seed was 2 and is now 1, book was 3 and is now nothing)"),
            "{differing}"
        );
        assert!(why("uct beats flat\n").contains("line 1 is not JSON"));
        assert!(why("7\n").contains("not the header of a run"));
    }

    #[test]
    fn two_runs_do_not_write_to_one_log() {
        let file = file_with("");
        let _first = open(&file).unwrap();
        assert!(open(&file).unwrap_err().contains("another run writes to it"));
    }

    #[test]
    fn a_file_that_is_refused_is_left_as_it_was() {
        for text in [
            "notes",
            "{\"seed\":2}\n{\"cut",
            "7\n{\"cut",
            "{\"game\":\"linage\",\"seed\":1}\nnotes",
        ] {
            let file = file_with(text);
            assert!(open(&file).is_err(), "{text}");
            assert_eq!(text_of(&file), text);
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_a_failure_of_the_file_and_no_wrong_usage() {
        let full = |header: Option<&Value>| ResumeLog::open(Some(Path::new("/dev/full")), header);
        let failed = full(Some(&json!({}))).unwrap_err();
        assert!(
            matches!(&failed, Failure::File(path, _) if path == Path::new("/dev/full")),
            "{failed}"
        );
        let mut log = full(None).unwrap();
        assert!(matches!(log.append(&json!({"pair": 1})), Err(Failure::File(..))));
    }

    #[test]
    fn without_a_file_nothing_is_kept() {
        let mut log = ResumeLog::open(None, Some(&json!({}))).unwrap();
        log.append(&json!({"pair": 1})).unwrap();
        assert!(log.take_entries().is_empty());
    }
}
