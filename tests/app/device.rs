//! What the device keeps besides games: tabs that write at the same time, and stores that take nothing.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use rand::RngExt;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tessera_app::puzzle::{Attempt, PuzzleResult};
use tessera_app::{
    Codec, Device, Kept, KeySetting, LessonStep, Press, PuzzleScores, Settings, Store, Theme, shallow,
};
use tessera_core::game::{Dice, dice};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

/// The reader of the page: JSON that was made shallow.
pub(super) struct Json;

impl Codec for Json {
    fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
        serde_json::from_str(&shallow(text)?).ok()
    }

    fn write<T: Serialize>(value: &T) -> Option<String> {
        serde_json::to_string(value).ok()
    }
}

type Tab = Device<Json>;

/// The local storage that all tabs share.
#[derive(Default)]
struct Shared {
    texts: RefCell<BTreeMap<String, String>>,
    is_full: Cell<bool>,
}

impl Store for Shared {
    fn get(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    fn set(&self, key: &str, text: &str) -> bool {
        if !self.is_full.get() {
            self.texts.borrow_mut().insert(key.to_owned(), text.to_owned());
        }
        !self.is_full.get()
    }

    fn remove(&self, key: &str) {
        self.texts.borrow_mut().remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }
}

fn kept(store: &Shared) -> Kept {
    Tab::default().read(Some(store))
}

fn attempt(id: &str, result: PuzzleResult) -> Attempt {
    Attempt {
        id: id.to_owned(),
        product: 100.0,
        result,
        day: None,
    }
}

#[test]
fn a_theme_that_one_tab_chooses_undoes_no_setting_of_another() {
    let store = Shared::default();
    let (mut one, mut other) = (Tab::default(), Tab::default());
    let (first, second) = (one.read(Some(&store)).settings, other.read(Some(&store)).settings);
    let letters = Settings {
        letters: true,
        ..first
    };
    one.keep_settings(Some(&store), &letters);
    // It has not heard of that.
    let dark = Settings {
        theme: Theme::Dark,
        ..second
    };
    let settings = other.keep_settings(Some(&store), &dark);
    assert!(settings.letters && settings.theme == Theme::Dark, "it is told");
    assert_eq!(kept(&store).settings, settings);
}

#[test]
fn a_setting_that_another_tab_writes_over_at_the_same_moment_is_written_again_once() {
    let store = Shared::default();
    let (mut one, mut other) = (Tab::default(), Tab::default());
    let usual = one.read(Some(&store)).settings;
    other.read(Some(&store));
    let (letters, dark) = (
        Settings {
            letters: true,
            ..usual.clone()
        },
        Settings {
            theme: Theme::Dark,
            ..usual.clone()
        },
    );
    one.keep_settings(Some(&store), &letters);
    // The other one does not see that yet.
    let blind = Shared::default();
    other.keep_settings(Some(&blind), &dark);
    store.set(
        "tessera.v1.settings",
        &blind.get("tessera.v1.settings").expect("it was written"),
    );
    assert!(!one.read(Some(&store)).settings.letters, "it is lost");
    assert!(one.settle(Some(&store)));
    let both = kept(&store).settings;
    assert!(both.letters && both.theme == Theme::Dark);
    assert_eq!(one.read(Some(&store)).settings, both);
    assert!(!other.settle(Some(&store)), "nothing of its own is lost");
    // What is changed later was meant.
    let seen = other.read(Some(&store)).settings;
    other.keep_settings(
        Some(&store),
        &Settings {
            letters: false,
            ..seen
        },
    );
    assert!(!one.settle(Some(&store)));
    assert!(!kept(&store).settings.letters);
}

#[test]
fn puzzles_that_two_tabs_solve_are_both_kept_and_make_one_series() {
    let store = Shared::default();
    let (mut one, mut other) = (Tab::default(), Tab::default());
    one.read(Some(&store));
    other.read(Some(&store));
    one.keep_attempt(Some(&store), attempt("linage-1", PuzzleResult::Solved));
    let scores = other.keep_attempt(Some(&store), attempt("linage-2", PuzzleResult::Solved));
    assert_eq!((scores.streak, scores.solved.len()), (2, 2));
    assert_eq!(kept(&store).puzzles, scores);
    let mut alone = PuzzleScores::default();
    for id in ["linage-1", "linage-2"] {
        alone.count(&attempt(id, PuzzleResult::Solved));
    }
    assert_eq!(scores, alone, "as in one tab");
}

fn step(id: &str) -> LessonStep {
    LessonStep {
        game: GameId::Keil,
        id: id.to_owned(),
    }
}

#[test]
fn steps_of_lessons_that_two_tabs_do_are_all_kept() {
    let store = Shared::default();
    let (mut one, mut other) = (Tab::default(), Tab::default());
    one.read(Some(&store));
    other.read(Some(&store));
    one.keep_step(Some(&store), step("link"));
    store.is_full.set(true);
    let progress = one.keep_step(Some(&store), step("capture"));
    assert!(progress.has_done(GameId::Keil, "capture"), "the tab shows it");
    assert_eq!(kept(&store).lessons.done, ["keil/link"]);
    store.is_full.set(false);
    other.keep_step(Some(&store), step("eyes"));
    one.keep_step(Some(&store), step("link"));
    assert_eq!(
        kept(&store).lessons.done,
        ["keil/link", "keil/eyes", "keil/capture"]
    );
    let file = [("lessons", r#"{"done":["keil/link",7,"linage/cut",""],"more":1}"#)];
    let joined = take_in(&store, &file).lessons;
    assert_eq!(
        joined.done,
        ["keil/link", "keil/eyes", "keil/capture", "linage/cut"]
    );
    assert!(!joined.has_begun(GameId::Carteso) && joined.has_begun(GameId::Linage));
}

/// Changes one setting, at random.
fn change(settings: &mut Settings, dice: &mut Dice) {
    let game = GameId::ALL[dice.random_range(0..GameId::ALL.len())];
    match dice.random_range(0..9) {
        0 => settings.theme = settings.theme.next(),
        1 => settings.letters = !settings.letters,
        2 => settings.workers = dice.random_range(0..=8),
        3 => {
            settings.language =
                [None, Some(Language::English), Some(Language::Spanish)][dice.random_range(0..3)]
        }
        4 => settings.analysis_lines = dice.random_range(1..=5),
        5 => settings.show(game, "fields", dice.random()),
        6 => settings.hold_piece(
            game,
            [None, Some("w".to_owned())][dice.random_range(0..2)].clone(),
        ),
        7 => settings.set_key(KeySetting::new(
            "undo",
            Press {
                key: ["a", "b", "c"][dice.random_range(0..3)],
                control: dice.random(),
                shift: false,
            },
        )),
        _ => settings.keys.clear(),
    }
}

/// The settings part by part: the lists by their items.
fn parts(settings: &Settings) -> BTreeMap<String, String> {
    let mut parts = BTreeMap::new();
    let serde_json::Value::Object(all) = serde_json::to_value(settings).expect("plain data") else {
        panic!("settings are an object");
    };
    for (name, value) in all {
        match value {
            serde_json::Value::Array(items) => {
                for item in items {
                    let of = |key: &str| item.get(key).map(ToString::to_string).unwrap_or_default();
                    let of_item = match name.as_str() {
                        "keys" => of("binding"),
                        "pieces" => of("game"),
                        _ => of("game") + &of("name"),
                    };
                    parts.insert(name.clone() + &of_item, item.to_string());
                }
            }
            value => drop(parts.insert(name, value.to_string())),
        }
    }
    parts
}

/// The law: what differs between two tabs' writings is never gone. Each tab hears of the others at random or never, and the
/// store is full at times; what it did not take is written with the next writing of the same tab.
#[test]
fn whatever_three_tabs_change_and_solve_in_any_order_stays() {
    for seed in 0..300 {
        let mut dice = dice(seed);
        let store = Shared::default();
        let mut tabs: Vec<(Tab, Settings)> = (0..3).map(|_| (Tab::default(), Settings::default())).collect();
        for (tab, settings) in &mut tabs {
            *settings = tab.read(Some(&store)).settings;
        }
        // What was said to be kept: by setting, and by puzzle.
        let mut expected = parts(&Settings::default());
        let mut read: [_; 3] = std::array::from_fn(|_| expected.clone());
        let mut told: [BTreeMap<String, Option<String>>; 3] = Default::default();
        let mut solved: Vec<String> = Vec::new();
        let mut waiting: [Vec<Attempt>; 3] = Default::default();
        let mut alone = PuzzleScores::default();
        for step in 0..60 {
            let at = dice.random_range(0..3);
            let (tab, settings) = &mut tabs[at];
            store.is_full.set(dice.random_range(0..6) == 0);
            let kind = dice.random_range(0..5);
            let is_read = kind < 3;
            match kind {
                0 => *settings = tab.read(Some(&store)).settings,
                1 | 2 => {
                    let before = parts(settings);
                    change(settings, &mut dice);
                    let after = parts(settings);
                    for name in before.keys().chain(after.keys()) {
                        if before.get(name) != after.get(name) {
                            // What is changed back before it was written was not changed.
                            if read[at].get(name) == after.get(name) {
                                drop(told[at].remove(name))
                            } else {
                                drop(told[at].insert(name.clone(), after.get(name).cloned()))
                            }
                        }
                    }
                    *settings = tab.keep_settings(Some(&store), settings);
                    if !store.is_full.get() {
                        for (name, value) in std::mem::take(&mut told[at]) {
                            match value {
                                Some(value) => drop(expected.insert(name, value)),
                                None => drop(expected.remove(&name)),
                            }
                        }
                    }
                }
                _ => {
                    let id = format!("keil-{}", dice.random_range(0..12));
                    let result = [PuzzleResult::Solved, PuzzleResult::Helped, PuzzleResult::Failed]
                        [dice.random_range(0..3)];
                    let attempt = attempt(&id, result);
                    waiting[at].push(attempt.clone());
                    let scores = tab.keep_attempt(Some(&store), attempt);
                    assert!(
                        scores.has_solved(&id) || result == PuzzleResult::Failed,
                        "the tab shows it"
                    );
                    if !store.is_full.get() {
                        for attempt in waiting[at].drain(..) {
                            alone.count(&attempt);
                            if attempt.result != PuzzleResult::Failed {
                                solved.push(attempt.id);
                            }
                        }
                    }
                }
            }
            let now = kept(&store);
            if is_read {
                read[at] = parts(&now.settings);
            }
            told[at].retain(|name, value| read[at].get(name) != value.as_ref());
            assert_eq!(parts(&now.settings), expected, "seed {seed}, step {step}");
            assert!(
                solved.iter().all(|id| now.puzzles.has_solved(id)),
                "seed {seed}, step {step}"
            );
            assert_eq!(now.puzzles, alone, "as in one tab: seed {seed}, step {step}");
        }
    }
}

#[test]
fn a_full_store_takes_what_it_refused_with_the_next_writing() {
    let store = Shared::default();
    let mut tab = Tab::default();
    store.is_full.set(true);
    tab.keep_settings(
        Some(&store),
        &Settings {
            letters: true,
            ..Settings::default()
        },
    );
    tab.keep_attempt(Some(&store), attempt("keil-1", PuzzleResult::Solved));
    assert_eq!(kept(&store), Kept::default());
    let read = tab.read(Some(&store));
    assert!(
        read.settings.letters && read.puzzles.has_solved("keil-1"),
        "the page has it"
    );
    store.is_full.set(false);
    tab.keep_settings(
        Some(&store),
        &Settings {
            letters: true,
            theme: Theme::Dark,
            ..Settings::default()
        },
    );
    tab.keep_attempt(Some(&store), attempt("keil-2", PuzzleResult::Solved));
    let kept = kept(&store);
    assert!(kept.settings.letters && kept.settings.theme == Theme::Dark);
    assert_eq!(kept.puzzles.solved, ["keil-1", "keil-2"]);
}

/// Takes in the texts of a file.
fn take_in(store: &Shared, file: &[(&str, &str)]) -> Kept {
    let text = |key: &str| {
        file.iter()
            .find(|(name, _)| *name == key)
            .map(|(_, text)| (*text).to_owned())
    };
    Tab::default().take_in(Some(store), text)
}

#[test]
fn a_file_brings_only_what_the_catalogue_knows_and_undoes_no_solved_puzzle() {
    let store = Shared::default();
    Tab::default().keep_attempt(Some(&store), attempt("keil-1", PuzzleResult::Solved));
    let kept = take_in(
        &store,
        &[
            ("settings", r#"{"theme":"dark","analysis":1}"#),
            (
                "puzzles",
                r#"{"solved":["keil-2"],"failed":["keil-1","keil-3"],"streak":-1}"#,
            ),
            (
                "setup.keil",
                r#"{"purist":true,"chairs":[{"player":"Person","name":"\u202eanna"}]}"#,
            ),
            ("setup.anything", r#"{"purist":true}"#),
            ("turn.keil", "3"),
            ("turn.linage", "\"x\""),
        ],
    );
    assert_eq!(
        kept.settings,
        Settings {
            theme: Theme::Dark,
            ..Settings::default()
        }
    );
    assert!(["keil-1", "keil-2"].iter().all(|id| kept.puzzles.has_solved(id)));
    assert_eq!(kept.puzzles.failed, ["keil-3"]);
    assert_eq!(kept.setups.len(), 1);
    assert_eq!(kept.setups[0].1.seats[0].name, "anna");
    assert_eq!(kept.rotations, [(GameId::Keil, 3)]);
    assert!(
        !store.keys().iter().any(|key| key.ends_with("anything")),
        "{:?}",
        store.keys()
    );
    let again = take_in(
        &store,
        &[("settings", "7"), ("puzzles", "[]"), ("setup.keil", "null")],
    );
    assert_eq!(again, kept, "what cannot be read changes nothing");
}
