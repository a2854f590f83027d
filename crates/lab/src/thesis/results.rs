//! The results of games and searches from which the tables are computed, kept in a [`ResumeLog`].

use std::collections::HashMap;
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use tessera_cli::failure::Failure;
use tessera_cli::resume_log::ResumeLog;

/// Results by the description of the game or search; an entry of the log is `{"what":"...","found":{...}}`.
pub(super) struct Results {
    known: HashMap<String, Value>,
    log: ResumeLog,
}

impl Results {
    /// Reads the results of earlier runs from the file, which is created if it is missing; without a path nothing is
    /// kept beyond the run.
    pub fn open(path: Option<&Path>) -> Result<Results, Failure> {
        let mut log = ResumeLog::open(path, None::<&()>)?;
        let known = results(log.take_entries()).map_err(|why| log.failure(why))?;
        let known = known.into_iter().collect();
        Ok(Results { known, log })
    }

    /// The result of this game or search, if it is known.
    pub fn get<T: DeserializeOwned>(&self, what: &str) -> Option<T> {
        serde_json::from_value(self.known.get(what)?.clone()).ok()
    }

    /// Keeps a result.
    pub fn add(&mut self, what: &str, found: &impl Serialize) -> Result<(), Failure> {
        let found = serde_json::to_value(found).map_err(Failure::usage)?;
        self.log.append(&entry(what, &found))?;
        self.known.insert(what.to_owned(), found);
        Ok(())
    }
}

/// A result as the log keeps it.
pub fn entry(what: &str, found: &Value) -> Value {
    json!({ "what": what, "found": found })
}

/// The results among the entries of a log, each with its description. Error: a line is no result.
pub fn results(lines: Vec<(usize, Value)>) -> Result<Vec<(String, Value)>, String> {
    let read = |(line, mut entry): (usize, Value)| match entry.get("what").and_then(Value::as_str) {
        Some(what) => Ok((what.to_owned(), entry["found"].take())),
        None => Err(format!("line {line} does not say what it is a result of")),
    };
    lines.into_iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_cli::temporary::file_with;

    #[test]
    fn a_result_is_found_again_by_the_next_run_and_by_no_other_name() {
        let file = file_with("");
        let mut results = Results::open(Some(file.path())).unwrap();
        assert_eq!(results.get::<u32>("game 1"), None);
        results.add("game 1", &7).unwrap();
        assert_eq!(results.get("game 1"), Some(7));
        drop(results);
        let results = Results::open(Some(file.path())).unwrap();
        assert_eq!(results.get("game 1"), Some(7));
        assert_eq!(results.get::<u32>("game 2"), None);
    }

    #[test]
    fn two_runs_at_once_do_not_share_a_file() {
        let file = file_with("");
        let _first = Results::open(Some(file.path())).unwrap();
        let why = Results::open(Some(file.path())).err().expect("refused");
        assert!(why.to_string().contains("another run writes to it"), "{why}");
    }

    #[test]
    fn a_line_without_a_description_is_refused_with_its_place() {
        let file = file_with("{\"what\":\"a\",\"found\":1}\n{\"found\":1}\n");
        let why = Results::open(Some(file.path()))
            .err()
            .expect("refused")
            .to_string();
        assert!(why.contains("line 2 does not say"), "{why}");
    }
}
