//! The pairs of games that a match has played, kept in a [`ResumeLog`].

use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::pair::Pair;
use tessera_cli::failure::Failure;
use tessera_cli::resume_log::ResumeLog;

/// A pair of games as the log keeps it and the run prints it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Entry {
    /// In a run of several matches, the level that is measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    #[serde(flatten)]
    pub pair: Pair,
}

/// The pairs that earlier runs with the same header have played, each with its line number, and a place for new ones.
#[derive(Debug)]
pub(super) struct MatchLog {
    log: ResumeLog,
    kept: Vec<(usize, Entry)>,
}

impl MatchLog {
    /// Opens the log at `path`, or creates it with the header, which names everything that decides how a pair is
    /// played. Summaries between the pairs are skipped; a pair of none of these levels is refused.
    pub fn open(
        path: Option<&Path>,
        header: &impl Serialize,
        levels: &[Option<u8>],
    ) -> Result<MatchLog, Failure> {
        let mut log = ResumeLog::open(path, Some(header))?;
        let kept = entries(log.take_entries()).map_err(|why| log.failure(why))?;
        if let Some((line, _)) = kept.iter().find(|(_, entry)| !levels.contains(&entry.level)) {
            let why = format!("line {line} is of a level that is not played; name another file");
            return Err(log.failure(why));
        }
        Ok(MatchLog { log, kept })
    }

    /// Takes out the pairs that were kept of a level, numbered from 1 without a gap. `check` says what is wrong with a
    /// pair, if anything is.
    pub fn take(
        &mut self,
        level: Option<u8>,
        check: impl Fn(&Pair) -> Result<(), String>,
    ) -> Result<Vec<Pair>, Failure> {
        let taken = self.kept.extract_if(.., |(_, entry)| entry.level == level);
        let mut pairs = Vec::new();
        for (number, (line, Entry { pair, .. })) in (1..).zip(taken) {
            let checked = if pair.pair == number {
                check(&pair)
            } else {
                Err(format!("pair {} stands where pair {number} should", pair.pair))
            };
            checked.map_err(|why| {
                self.log
                    .failure(format_args!("line {line}: {why}; name another file"))
            })?;
            pairs.push(pair);
        }
        Ok(pairs)
    }

    /// Keeps a pair.
    pub fn add(&mut self, entry: &Entry) -> Result<(), Failure> {
        self.log.append(entry)
    }
}

/// The pairs among the entries of a log, without the summaries between them. Error: a line is neither.
pub(super) fn entries(lines: Vec<(usize, Value)>) -> Result<Vec<(usize, Entry)>, String> {
    let is_summary = |value: &Value| value.is_object() && value.get("pair").is_none();
    let pairs = lines.into_iter().filter(|(_, value)| !is_summary(value));
    pairs
        .map(|(line, value)| match serde_json::from_value(value) {
            Ok(entry) => Ok((line, entry)),
            Err(error) => Err(format!(
                "line {line} is not a pair of games ({error}); name another file"
            )),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use tempfile::NamedTempFile;
    use tessera_cli::temporary::file_with;

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
        MatchLog::open(Some(file.path()), &header, &[None, Some(2)]).map_err(|failure| failure.to_string())
    }

    fn taken(log: &mut MatchLog, level: Option<u8>) -> Result<Vec<Pair>, String> {
        log.take(level, |_| Ok(())).map_err(|failure| failure.to_string())
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
        assert_eq!(taken(&mut log, None).unwrap(), [pair(1), pair(2)]);
        assert_eq!(taken(&mut log, None).unwrap(), []);
        assert_eq!(taken(&mut log, Some(2)).unwrap(), [pair(1)]);
    }

    #[test]
    fn summaries_between_the_pairs_are_skipped() {
        let text = format!("{HEADER}\n{}\n{}\n{}\n", line(1), json!({"games": 2}), line(2));
        let mut log = open(&file_with(&text)).unwrap();
        assert_eq!(taken(&mut log, None).unwrap(), [pair(1), pair(2)]);
    }

    #[test]
    fn a_line_that_does_not_belong_to_the_match_is_refused_with_its_place() {
        let why = |lines: &str| {
            let file = file_with(&format!("{HEADER}\n{lines}\n"));
            let told = open(&file).and_then(|mut log| taken(&mut log, None)).unwrap_err();
            assert!(told.starts_with(file.path().to_str().unwrap()), "{told}");
            told
        };
        assert!(why(&line(2)).contains("line 2: pair 2 stands where pair 1 should"));
        assert!(why(r#"{"pair":1}"#).contains("line 2 is not a pair of games"));
        assert!(why(&format!("{}\n7", line(1))).contains("line 3 is not a pair of games"));
        let other = line(1).replacen('{', "{\"level\":3,", 1);
        assert!(why(&other).contains("line 2 is of a level that is not played"));
        let mut log = open(&file_with(&format!("{HEADER}\n{}\n", line(1)))).unwrap();
        let refused = log
            .take(None, |_| Err("a game too few".into()))
            .unwrap_err()
            .to_string();
        assert!(refused.contains("line 2: a game too few"), "{refused}");
    }
}
