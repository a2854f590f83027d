//! What the device keeps of lessons: which steps are done.

use serde::{Deserialize, Serialize};

use crate::readable::readable_each;
use tessera_games::catalog::GameId;

/// A step of a lesson that was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    pub game: GameId,
    pub id: String,
}

impl LessonStep {
    /// How it is kept: `linage/region`.
    fn key(&self) -> String {
        key(self.game, &self.id)
    }
}

fn key(game: GameId, id: &str) -> String {
    format!("{}/{id}", game.id())
}

/// Which steps of lessons are done. `www/home.js` and `www/learn.js` read it. A part that cannot be read is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub struct LessonProgress {
    /// Every step that is done: the id of its game, a slash, its id.
    pub done: Vec<String>,
}

/// The progress as any version has stored it.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Stored {
    #[serde(deserialize_with = "readable_each")]
    done: Vec<String>,
}

/// The longest name of a step that is read, in bytes.
const LONGEST: usize = 64;
/// How many steps are read; the site has some fifty.
const MOST: usize = 1_000;

impl From<Stored> for LessonProgress {
    fn from(stored: Stored) -> LessonProgress {
        let mut done = stored.done;
        done.retain(|key| (1..=LONGEST).contains(&key.len()));
        done.truncate(MOST);
        LessonProgress { done }
    }
}

impl LessonProgress {
    /// Whether a step is done.
    pub fn has_done(&self, game: GameId, id: &str) -> bool {
        let key = key(game, id);
        self.done.contains(&key)
    }

    /// Whether any step of a game is done.
    pub fn has_begun(&self, game: GameId) -> bool {
        let prefix = key(game, "");
        self.done.iter().any(|key| key.starts_with(&prefix))
    }

    /// Takes in that a step is done.
    pub fn take(&mut self, step: &LessonStep) {
        if !self.has_done(step.game, &step.id) {
            self.done.push(step.key());
        }
    }

    /// This progress with that of a file: all that is done in either.
    pub fn joined(mut self, other: LessonProgress) -> LessonProgress {
        for key in other.done {
            if !self.done.contains(&key) {
                self.done.push(key);
            }
        }
        self
    }
}
