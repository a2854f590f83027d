//! What the device keeps besides games, as one of the site's tabs reads and writes it. Other tabs write, too: every writing
//! reads what is there, and changes only what this tab has changed.

use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::fallback_storage::{FallbackStorage, Store, full_key};
use super::kept::Kept;
use super::lesson::{LessonProgress, LessonStep};
use super::puzzle::{AgainAttempt, Attempt, PuzzleScores};
use super::settings::Settings;
use super::setup::Setup;
use tessera_games::catalog::GameId;

/// The key of the settings; `www/start.js` reads and writes them, too.
const SETTINGS: &str = "settings";
/// The key under which it is kept which puzzles are solved; `www/puzzles.js` reads it, too.
const PUZZLES: &str = "puzzles";
/// The key under which it is kept which steps of lessons are done; `www/home.js` and `www/learn.js` read it, too.
const LESSONS: &str = "lessons";

/// How values become JSON, and are read of it.
pub trait Codec {
    /// The value, if the text is one that can be read.
    fn read<T: DeserializeOwned>(text: &str) -> Option<T>;
    /// The value as text; `None` for a value that is no plain data.
    fn write<T: Serialize>(value: &T) -> Option<String>;
}

/// What one tab knows of what the device keeps.
pub struct Device<C> {
    storage: FallbackStorage,
    /// The settings as this tab read or wrote them last.
    read: Settings,
    /// The settings as this tab has them: what differs from those that were read could not be written yet.
    own: Settings,
    /// The settings before and after what this tab has written lately: another tab may have written at the same moment.
    lately: Option<(Settings, Settings)>,
    /// The attempts at puzzles that could not be written yet.
    attempts: Vec<Attempt>,
    /// What happened with puzzles that are asked again and could not be written yet.
    again: Vec<AgainAttempt>,
    /// The steps of lessons that could not be written yet.
    steps: Vec<LessonStep>,
    codec: PhantomData<C>,
}

impl<C> Default for Device<C> {
    fn default() -> Device<C> {
        Device {
            storage: FallbackStorage::new(),
            read: Settings::default(),
            own: Settings::default(),
            lately: None,
            attempts: Vec::new(),
            again: Vec::new(),
            steps: Vec::new(),
            codec: PhantomData,
        }
    }
}

impl<C: Codec> Device<C> {
    /// What the device keeps, with what this tab could not write yet.
    pub fn read(&mut self, store: Option<&impl Store>) -> Kept {
        self.read_settings(store);
        let games = GameId::ALL.iter();
        let setup = |id: &GameId| Some((*id, self.kept::<Setup>(store, &setup_key(*id))?.fitted(*id)));
        let rotation = |id: &GameId| Some((*id, self.kept(store, &rotation_key(*id))?));
        Kept {
            settings: self.own.clone(),
            setups: games.clone().filter_map(setup).collect(),
            rotations: games.filter_map(rotation).collect(),
            puzzles: self.read_puzzles(store),
            lessons: self.read_lessons(store),
        }
    }

    /// Keeps settings: those that this tab has changed. Returns all of them, those that other tabs have changed among them.
    pub fn keep_settings(&mut self, store: Option<&impl Store>, settings: &Settings) -> Settings {
        self.own = settings.clone();
        self.read_settings(store);
        if self.write(store, SETTINGS, &self.own) {
            let before = self
                .lately
                .take()
                .map_or_else(|| self.read.clone(), |(before, _)| before);
            self.lately = Some((before, self.own.clone()));
            self.read = self.own.clone();
        }
        self.own.clone()
    }

    /// Writes again what another tab has written over without having read it: browsers tell each tab a moment later what
    /// the others have stored, and a lock does not change that. Asked once, that moment after a writing; whether anything
    /// was lost.
    pub fn settle(&mut self, store: Option<&impl Store>) -> bool {
        let Some((before, after)) = self.lately.take() else {
            return false;
        };
        let now = stored::<C, Settings>(store, SETTINGS).unwrap_or_default();
        let whole = now.clone().with_changes(&before, &after);
        whole != now && self.write(store, SETTINGS, &whole)
    }

    /// Keeps an attempt at a puzzle. Returns all scores.
    pub fn keep_attempt(&mut self, store: Option<&impl Store>, attempt: Attempt) -> PuzzleScores {
        self.attempts.push(attempt);
        self.write_puzzles(store)
    }

    /// Keeps what happened with a puzzle that is asked again. Returns all scores.
    pub fn keep_again(&mut self, store: Option<&impl Store>, attempt: AgainAttempt) -> PuzzleScores {
        self.again.push(attempt);
        self.write_puzzles(store)
    }

    fn write_puzzles(&mut self, store: Option<&impl Store>) -> PuzzleScores {
        let scores = self.read_puzzles(store);
        if self.write(store, PUZZLES, &scores) {
            self.attempts.clear();
            self.again.clear();
        }
        scores
    }

    /// Keeps a step of a lesson as done. Returns all that are.
    pub fn keep_step(&mut self, store: Option<&impl Store>, step: LessonStep) -> LessonProgress {
        self.steps.push(step);
        let progress = self.read_lessons(store);
        if self.write(store, LESSONS, &progress) {
            self.steps.clear();
        }
        progress
    }

    /// Keeps the set-up of a game.
    pub fn keep_setup(&mut self, store: Option<&impl Store>, id: GameId, setup: &Setup) {
        self.keep(store, &setup_key(id), setup);
    }

    /// Keeps how far the board of a game is rotated, in twelfths of a circle.
    pub fn keep_rotation(&mut self, store: Option<&impl Store>, id: GameId, twelfths: u8) {
        self.keep(store, &rotation_key(id), &twelfths);
    }

    /// Takes in what a file has under each key: its settings and set-ups replace those here, and puzzles that were solved here
    /// stay solved. What cannot be read changes nothing.
    pub fn take_in(&mut self, store: Option<&impl Store>, file: impl Fn(&str) -> Option<String>) -> Kept {
        if let Some(settings) = file(SETTINGS).and_then(|text| C::read(&text)) {
            self.read_settings(store);
            self.keep_settings(store, &settings);
        }
        if let Some(scores) = file(PUZZLES).and_then(|text| C::read(&text)) {
            let joined = self.read_puzzles(store).joined(scores);
            self.write(store, PUZZLES, &joined);
        }
        if let Some(progress) = file(LESSONS).and_then(|text| C::read(&text)) {
            let joined = self.read_lessons(store).joined(progress);
            self.write(store, LESSONS, &joined);
        }
        for &id in GameId::ALL {
            if let Some(setup) = file(&setup_key(id)).and_then(|text| C::read::<Setup>(&text)) {
                self.keep_setup(store, id, &setup.fitted(id));
            }
            if let Some(twelfths) = file(&rotation_key(id)).and_then(|text| C::read(&text)) {
                self.keep_rotation(store, id, twelfths);
            }
        }
        self.read(store)
    }

    /// Forgets everything; `false` if the store does not let go of it.
    pub fn erase(&mut self, store: Option<&impl Store>) -> bool {
        let is_erased = self.storage.erase(store);
        *self = Device::default();
        is_erased
    }

    /// Reads the settings that other tabs have changed.
    fn read_settings(&mut self, store: Option<&impl Store>) {
        let now = stored::<C, Settings>(store, SETTINGS).unwrap_or_default();
        self.own = now.clone().with_changes(&self.read, &self.own);
        self.read = now;
    }

    /// The scores, with the attempts that could not be written yet.
    fn read_puzzles(&self, store: Option<&impl Store>) -> PuzzleScores {
        let mut scores = stored::<C, PuzzleScores>(store, PUZZLES).unwrap_or_default();
        for attempt in &self.attempts {
            scores.count(attempt);
        }
        for attempt in &self.again {
            scores.take_again(attempt);
        }
        scores
    }

    /// The steps of lessons that are done, with those that could not be written yet.
    fn read_lessons(&self, store: Option<&impl Store>) -> LessonProgress {
        let mut progress = stored::<C, LessonProgress>(store, LESSONS).unwrap_or_default();
        for step in &self.steps {
            progress.take(step);
        }
        progress
    }

    /// Writes a value; `false` if it could not be written.
    fn write(&self, store: Option<&impl Store>, key: &str, value: &impl Serialize) -> bool {
        let text = C::write(value);
        text.is_some_and(|text| store.is_some_and(|store| store.set(&full_key(key), &text)))
    }

    fn keep(&mut self, store: Option<&impl Store>, key: &str, value: &impl Serialize) {
        if let Some(text) = C::write(value) {
            self.storage.keep(store, key, &text);
        }
    }

    fn kept<T: DeserializeOwned>(&self, store: Option<&impl Store>, key: &str) -> Option<T> {
        C::read(&self.storage.kept(store, key)?)
    }
}

/// The value in the store.
fn stored<C: Codec, T: DeserializeOwned>(store: Option<&impl Store>, key: &str) -> Option<T> {
    C::read(&store?.get(&full_key(key))?)
}

fn setup_key(id: GameId) -> String {
    format!("setup.{}", id.id())
}

/// The key under which the rotation of a game's board is kept.
fn rotation_key(id: GameId) -> String {
    format!("turn.{}", id.id())
}
