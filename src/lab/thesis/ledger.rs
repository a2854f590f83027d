//! What was done before a run was cut off: one line for each game or search, by what it was.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::super::failure::Failure;

/// Lines {"what":"..","found":{..}}, in a file if there is one.
pub(super) struct Ledger {
    known: HashMap<String, Value>,
    file: Option<File>,
}

impl Ledger {
    /// Reads what the file knows; it is made if it is not there. A last line that was cut off is left out.
    pub fn open(path: Option<&Path>) -> Result<Ledger, Failure> {
        let mut known = HashMap::new();
        let Some(path) = path else {
            return Ok(Ledger { known, file: None });
        };
        let file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(|error| Failure::usage(format!("{}: {error}", path.display())))?;
        for line in BufReader::new(&file).lines() {
            if let Ok(mut entry) = serde_json::from_str::<Value>(&line?)
                && let Some(what) = entry["what"].as_str().map(String::from)
            {
                known.insert(what, entry["found"].take());
            }
        }
        Ok(Ledger {
            known,
            file: Some(file),
        })
    }

    /// What was found, if this was done.
    pub fn get<T: DeserializeOwned>(&self, what: &str) -> Option<T> {
        serde_json::from_value(self.known.get(what)?.clone()).ok()
    }

    /// Notes what was found.
    pub fn note(&mut self, what: &str, found: &impl Serialize) -> Result<(), Failure> {
        let found = serde_json::to_value(found).map_err(Failure::usage)?;
        if let Some(file) = &mut self.file {
            // The line feed comes first, so that a line that was cut off spoils nothing.
            let line = format!("\n{}", serde_json::json!({ "what": what, "found": found }));
            file.write_all(line.as_bytes())?;
        }
        self.known.insert(what.to_owned(), found);
        Ok(())
    }
}
