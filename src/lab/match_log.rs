//! The pairs of games that a match has played, kept in a [`ResumeLog`].

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::failure::Failure;
use super::pair::Pair;
use super::resume_log::ResumeLog;

/// A pair of games as the log keeps it and the run prints it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Entry {
    /// In a run of several matches, the level that is measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    #[serde(flatten)]
    pub pair: Pair,
}

/// The pairs that earlier runs with the same header have played, and a place for new ones.
#[derive(Debug)]
pub(super) struct MatchLog {
    log: ResumeLog,
    kept: Vec<Entry>,
}

impl MatchLog {
    /// Opens the log at `path`, or creates it with the header, which names everything that decides how a pair is
    /// played. Summaries between the pairs are skipped.
    pub fn open(path: Option<&Path>, header: &impl Serialize) -> Result<MatchLog, Failure> {
        let mut log = ResumeLog::open(path, Some(header))?;
        let pairs = log.take_entries().into_iter();
        let kept: Result<Vec<Entry>, Failure> = pairs
            .filter(|(_, value)| value.get("pair").is_some())
            .map(|(line, value)| {
                serde_json::from_value(value).map_err(|error| {
                    log.failure(format_args!(
                        "line {line} is not a pair of games ({error}); name another file"
                    ))
                })
            })
            .collect();
        Ok(MatchLog { kept: kept?, log })
    }

    /// Takes out the pairs that were kept of a level, numbered from 1 without a gap.
    pub fn take(&mut self, level: Option<u8>) -> Result<Vec<Pair>, Failure> {
        let taken = self.kept.extract_if(.., |entry| entry.level == level);
        let pairs: Vec<Pair> = taken.map(|entry| entry.pair).collect();
        match (1..).zip(&pairs).find(|(number, pair)| pair.pair != *number) {
            None => Ok(pairs),
            Some((number, pair)) => Err(self.log.failure(format_args!(
                "pair {} stands where pair {number} should; name another file",
                pair.pair
            ))),
        }
    }

    /// Keeps a pair.
    pub fn add(&mut self, entry: &Entry) -> Result<(), Failure> {
        self.log.append(entry)
    }
}

#[cfg(test)]
mod tests {
    use super::super::temporary::file_with;
    use super::*;
    use serde_json::{Value, json};
    use tempfile::NamedTempFile;

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

    fn open(file: &NamedTempFile) -> Result<MatchLog, String> {
        let header: Value = serde_json::from_str(HEADER).unwrap();
        MatchLog::open(Some(file.path()), &header).map_err(|failure| failure.to_string())
    }

    #[test]
    fn the_pairs_of_each_level_are_given_back_once() {
        let file = file_with("");
        let mut log = open(&file).unwrap();
        for (level, number) in [(None, 1), (Some(2), 1), (None, 2)] {
            let pair = pair(number);
            log.add(&Entry { level, pair }).unwrap();
        }
        drop(log);
        let mut log = open(&file).unwrap();
        assert_eq!(log.take(None).unwrap(), [pair(1), pair(2)]);
        assert_eq!(log.take(None).unwrap(), []);
        assert_eq!(log.take(Some(2)).unwrap(), [pair(1)]);
    }

    #[test]
    fn summaries_between_the_pairs_are_skipped() {
        let text = format!("{HEADER}\n{}\n{}\n{}\n", line(1), json!({"games": 2}), line(2));
        let mut log = open(&file_with(&text)).unwrap();
        assert_eq!(log.take(None).unwrap(), [pair(1), pair(2)]);
    }

    #[test]
    fn a_gap_and_a_line_that_is_not_a_pair_are_refused_with_their_place() {
        let gap = file_with(&format!("{HEADER}\n{}\n", line(2)));
        let why = open(&gap).unwrap().take(None).unwrap_err().to_string();
        assert!(why.contains("pair 2 stands where pair 1 should"), "{why}");
        let broken = file_with(&format!("{HEADER}\n{{\"pair\":1}}\n"));
        assert!(
            open(&broken)
                .unwrap_err()
                .contains("line 2 is not a pair of games")
        );
    }
}
