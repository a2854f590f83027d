//! The file in which a run that may be cut short keeps what it has played.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::failure::Failure;
use super::json_line;
use super::pair::Pair;

/// A pair of games as a journal keeps it and a run tells of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Entry {
    /// In a run of several matches, the level that is judged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    #[serde(flatten)]
    pub pair: Pair,
}

/// What an earlier run with the same header has played, and a place for what is played now.
#[derive(Debug, Default)]
pub(super) struct Journal {
    kept: Vec<Entry>,
    file: Option<(PathBuf, File)>,
}

impl Journal {
    /// Opens the file, or begins it with the header, a line that names everything that decides how a pair goes;
    /// without a path nothing is kept.
    ///
    /// The file holds what a run has told: its header, then pairs, between them perhaps summaries, which are
    /// passed over. A last line without an end is a run's that was killed; it is cut off.
    pub fn open(path: Option<&Path>, header: &impl Serialize) -> Result<Journal, Failure> {
        let Some(path) = path else {
            return Ok(Journal::default());
        };
        let failed = |why: String| Failure::Usage(format!("{}: {why}", path.display()));
        let stream = |error: std::io::Error| failed(error.to_string());
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).map_err(stream)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => {
                failed("another run is at it; wait for its end or name another file".into())
            }
            TryLockError::Error(error) => stream(error),
        })?;
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(stream)?;
        let whole = text
            .iter()
            .rposition(|&byte| byte == b'\n')
            .map_or(0, |end| end + 1);
        text.truncate(whole);
        file.set_len(whole as u64).map_err(stream)?;
        file.seek(SeekFrom::End(0)).map_err(stream)?;
        let kept = match text.is_empty() {
            true => {
                json_line::write(&mut file, header).map_err(stream)?;
                Vec::new()
            }
            false => entries(&text, header).map_err(failed)?,
        };
        Ok(Journal {
            kept,
            file: Some((path.to_owned(), file)),
        })
    }

    /// Takes out what was kept of a level: pairs in order from the first on.
    pub fn take(&mut self, level: Option<u8>) -> Result<Vec<Pair>, Failure> {
        let taken = self.kept.extract_if(.., |entry| entry.level == level);
        let pairs: Vec<Pair> = taken.map(|entry| entry.pair).collect();
        match (1..).zip(&pairs).find(|(number, pair)| pair.pair != *number) {
            None => Ok(pairs),
            Some((number, pair)) => Err(Failure::Usage(format!(
                "{}: pair {} stands where pair {number} should; name another file",
                self.file
                    .as_ref()
                    .map_or("the journal".into(), |(path, _)| path.display().to_string()),
                pair.pair
            ))),
        }
    }

    /// Keeps a pair.
    pub fn add(&mut self, entry: &Entry) -> Result<(), Failure> {
        match &mut self.file {
            None => Ok(()),
            Some((path, file)) => json_line::write(file, entry)
                .and_then(|()| file.flush())
                .map_err(|error| Failure::Usage(format!("{}: {error}", path.display()))),
        }
    }
}

/// The pairs of a whole text whose header is this one.
fn entries(text: &[u8], header: &impl Serialize) -> Result<Vec<Entry>, String> {
    let mut entries = Vec::new();
    let lines = text.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
    for (number, line) in (1..).zip(lines) {
        let value: Value = serde_json::from_slice(line)
            .map_err(|error| format!("line {number} is not JSON ({error}); name another file"))?;
        if number == 1 {
            same(&value, header)?;
        } else if value.get("pair").is_some() {
            let entry = serde_json::from_value(value);
            entries.push(entry.map_err(|error| {
                format!("line {number} is no pair of games ({error}); name another file")
            })?);
        }
    }
    Ok(entries)
}

/// Whether the run that began with the line `theirs` was one with this header.
fn same(theirs: &Value, header: &impl Serialize) -> Result<(), String> {
    // Through text, so that numbers are read alike.
    let ours = serde_json::to_string(header).and_then(|text| serde_json::from_str::<Value>(&text));
    let ours = ours.map_err(|error| error.to_string())?;
    let (Value::Object(ours), Value::Object(theirs)) = (&ours, theirs) else {
        return Err("its first line names no run; name another file".into());
    };
    let keys = ours
        .keys()
        .chain(theirs.keys().filter(|key| !ours.contains_key(*key)));
    let told = |value: Option<&Value>| value.map_or("nothing".into(), Value::to_string);
    let differing = keys.filter(|key| ours.get(*key) != theirs.get(*key));
    let differing: Vec<String> = differing
        .map(|key| {
            let (theirs, ours) = (told(theirs.get(key)), told(ours.get(key)));
            format!("{key} was {theirs} and is now {ours}")
        })
        .collect();
    match differing.is_empty() {
        true => Ok(()),
        false => Err(format!(
            "it was played otherwise ({}); say the same as then or name another file",
            differing.join(", ")
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::super::scratch::Scratch;
    use super::*;
    use serde_json::json;

    const HEADER: &str = r#"{"game":"linage","seed":1}"#;

    fn pair(number: u32) -> Pair {
        Pair {
            pair: number,
            opening: Vec::new(),
            games: Vec::new(),
        }
    }

    fn line(number: u32) -> String {
        let entry = Entry {
            level: None,
            pair: pair(number),
        };
        serde_json::to_string(&entry).unwrap()
    }

    fn opened(file: &Scratch) -> Result<Journal, String> {
        let header: Value = serde_json::from_str(HEADER).unwrap();
        Journal::open(Some(&file.0), &header).map_err(|failure| match failure {
            Failure::Usage(why) => why,
            Failure::Stream(error) => error.to_string(),
        })
    }

    #[test]
    fn pairs_are_kept_behind_a_header_and_given_back_once() {
        let file = Scratch::new("journal-kept");
        let mut journal = opened(&file).unwrap();
        for (level, number) in [(None, 1), (Some(2), 1), (None, 2)] {
            let pair = pair(number);
            journal.add(&Entry { level, pair }).unwrap();
        }
        drop(journal);
        assert!(file.text().starts_with(HEADER));
        let mut journal = opened(&file).unwrap();
        assert_eq!(journal.take(None).unwrap(), [pair(1), pair(2)]);
        assert_eq!(journal.take(None).unwrap(), []);
        assert_eq!(journal.take(Some(2)).unwrap(), [pair(1)]);
    }

    #[test]
    fn a_line_without_an_end_is_cut_off_and_a_summary_passed_over() {
        let whole = format!("{HEADER}\n{}\n{}\n{}\n", line(1), json!({"games": 2}), line(2));
        let file = Scratch::holding("journal-cut", &format!("{whole}{}", &line(3)[..9]));
        let mut journal = opened(&file).unwrap();
        assert_eq!(journal.take(None).unwrap(), [pair(1), pair(2)]);
        assert_eq!(file.text(), whole);
        let begun = Scratch::holding("journal-begun", &HEADER[..7]);
        drop(opened(&begun).unwrap());
        assert_eq!(begun.text(), format!("{HEADER}\n"));
    }

    #[test]
    fn another_run_is_refused_with_what_differs() {
        let why = |text: &str| opened(&Scratch::holding("journal-other", text)).unwrap_err();
        let told = why("{\"book\":3,\"game\":\"linage\",\"seed\":2}\n");
        assert!(
            told.contains("(seed was 2 and is now 1, book was 3 and is now nothing)"),
            "{told}"
        );
        assert!(why("uct beats flat\n").contains("line 1 is not JSON"));
        assert!(why("7\n").contains("names no run"));
        assert!(why(&format!("{HEADER}\n{{\"pair\":1}}\n")).contains("line 2 is no pair"));
    }

    #[test]
    fn a_gap_and_a_second_run_are_refused() {
        let file = Scratch::holding("journal-gap", &format!("{HEADER}\n{}\n", line(2)));
        let mut journal = opened(&file).unwrap();
        assert!(opened(&file).unwrap_err().contains("another run is at it"));
        let gap = journal.take(None).unwrap_err();
        assert!(matches!(gap, Failure::Usage(why) if why.contains("pair 2 stands where pair 1 should")));
    }
}
