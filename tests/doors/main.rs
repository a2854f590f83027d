//! Whatever comes in through a door of the program, it keeps the laws of `checks`: its corpus, mutations of it, and games
//! as long as a link can be.

mod checks;
mod corpus;
mod long_games;
mod mutation;
mod worst;

use arbtest::arbtest;

use mutation::{MOST_BYTES, mutated};

/// The most memory that a check may hold at once, for an input of up to [`MOST_BYTES`].
const MOST_MEMORY: u64 = 16 << 20;
/// How much more that may be where a search is started, which reserves the memory for its tree.
const SEARCH_MEMORY: u64 = 64 << 20;
/// How long each door is tried with mutated inputs, in milliseconds.
const BUDGET_MILLIS: u64 = 700;

/// A place where bytes that others have written come in.
#[derive(Clone, Copy)]
struct Door {
    /// Its name, and that of its folder in `fuzz/corpus`.
    name: &'static str,
    /// Panics if the bytes break a law of the door.
    check: fn(&[u8]),
    /// What has a meaning in its inputs.
    words: &'static [&'static str],
}

impl Door {
    /// The most memory that a check of an input of up to [`MOST_BYTES`] may hold.
    fn most_memory(self) -> u64 {
        match self.name {
            "engine" | "gtp" | "message" => MOST_MEMORY + SEARCH_MEMORY,
            _ => MOST_MEMORY,
        }
    }
}

/// Words of records.
const NAMES: &[&str] = &[
    "linage/",
    "keil/",
    "carteso/",
    "ecalper/",
    "carcassonne/",
    "size=",
    "komi=bid",
    "button=on",
    "players=5",
    "/",
    ".",
    "@",
    "pass",
    "resign",
    "button",
    "komi-5_5",
    "a1",
    "c3",
    ";ai=2:3",
    ";names=",
    "%C3%81na",
    "%E2%80%AE",
    "%3B",
    ",",
    ";purist",
    ";game=k7f3q2abcd;to=2",
    ";draw=1",
    ";draw=agreed",
    ";aids",
    "pie",
    "0",
    "-1",
    "65536",
    "18446744073709551616",
];
/// Words of kept reviews.
const REVIEWS: &[&str] = &[
    "tessera-review 1\n",
    "linage/size=3.komi=0/b2",
    "\n",
    "\r",
    " ",
    ",",
    ".",
    "0 1 250 c 9 4 2 n",
    "1 2 80 d",
    " v",
    " p",
    "c3,100,0.5,0.01,1.5,p,c3.d4",
    "d4,9,1.01,0,,d,",
    "-0",
    "+1",
    "1e38",
    "NaN",
    "inf",
    "4294967295",
];
/// Words of engines and of the lines that ask them.
const LINES: &[&str] = &[
    "position linage/size=3.komi=0/",
    "\n",
    "go engine=",
    "steps=1",
    "seed=1",
    "play ",
    "legal\n",
    "result\n",
    "quit\n",
    "undo ",
    "chance seed=2\n",
    "turn\n",
    "record\n",
    "help keil\n",
    "go infinite\n",
    "stop\n",
    "ping x\n",
    "turn-millis=2",
    "cpu-millis=2",
    "clock=9 inc=",
    "komi=3.5",
    "komi-2½",
    "mcts:",
    "uct:c=",
    "star2.5:",
    "c=0.3",
    "t=0.1",
    ",",
    "depth=2",
    "probes=3",
    "reward=score",
    "1e9",
    "NaN",
];
/// Words of GTP.
const VERTICES: &[&str] = &[
    "boardsize 3\n",
    "boardsize ",
    "komi 2.5\n",
    "komi ",
    "play b ",
    "play white ",
    "genmove b\n",
    "genmove w\n",
    "undo\n",
    "clear_board\n",
    "showboard\n",
    "final_score\n",
    "time_settings 1 2 3\n",
    "time_left b ",
    "known_command ",
    "list_commands\n",
    "quit\n",
    "pass",
    "A1",
    "j3",
    "i3",
    "T19",
    "17 ",
    "# ",
    "-1",
    "1e9",
    "NaN",
    "4294967296",
    "\t",
    "\n",
    "ü",
];
/// Words of JSON.
const JSON: &[&str] = &[
    "null",
    "true",
    "0",
    "-1",
    "255",
    "4294967295",
    "1e300",
    "\"\"",
    "[]",
    "{}",
    ",",
    ":",
    "\"",
    "{",
    "}",
    "[",
    "]",
    "\\u0000",
    "\"version\":2",
    ",\"comment\":\"x\\n\"",
    ",\"glyph\":\"?!\"",
    ",\"variations\":[[{\"name\":\"pass\"}]]",
    "Machine",
    "Person",
    "Watch",
    "\n",
];
/// Words of files of puzzles.
const PUZZLES: &[&str] = &[
    "{\"schema\":1,\"game\":\"linage\",\"puzzles\":[",
    "\"id\":\"linage-1\"",
    "\"id\":\"linage-01\"",
    "\"id\":\"keil-4294967296\"",
    "\"seat\":0",
    "\"seat\":255",
    "\"goal\":\"best\"",
    "\"first\":[]",
    "\"line\":[\"pass\"]",
    "\"plies\":-1",
    "\"rating\":1e308",
    "\"aside\":\"pass\"",
    "\"margin\":0.1",
    "\"theme\":\"cut\"",
    "null",
    "\"",
    "{",
    "}",
    "[",
    "]",
    ",",
];
/// Words of the addresses and messages of frames.
const FRAMES: &[&str] = &[
    "&",
    "=",
    "&mode=play",
    "&mode=diagram",
    "&level=",
    "&seed=",
    "&steps=",
    "&engine=on",
    "&orientation=",
    "&id=",
    ";ai=1:2",
    "@0",
    "linage/size=3.komi=0/",
    "carcassonne/players=5/",
    "\n{\"ns\":\"tessera\",\"v\":1,\"type\":\"goTo\",\"to\":0}",
    "\n{\"ns\":\"tessera\",\"v\":1,\"type\":\"setRecord\",\"record\":\"keil//\"}",
    "\"to\":",
    "\"type\":",
    "4294967296",
    "-1",
    "null",
    "{",
    "}",
];
/// Words of links of games by link.
const SHARED: &[&str] = &[
    "linage/size=3.komi=0/b2.a1",
    "linage/size=3.komi=0/",
    "keil/size=3/",
    "\n",
    "game=*",
    "game=k7f3q2abcd",
    ";to=1",
    ";to=2",
    ";to=6",
    ";draw=1",
    ";draw=2",
    ";draw=agreed",
    ";aids",
    ";names=Eve,Bob",
    ";names=%E2%80%AE",
    ";ai=2:3",
    ";purist",
    ".c1",
    ".pass",
    ".resign",
    "@1",
];
/// Words of set-ups.
const FIELDS: &[&str] = &[
    "opponent=",
    "starts=",
    "purist=on",
    "seat-1=",
    "seat-5=",
    "name-2=",
    "size=",
    "komi=",
    "players=",
    "watch",
    "friend",
    "random",
    "8",
    "99",
    "\n",
    "=",
    "ü",
    "\"options\":[[\"size\",\"5\"]]",
    "{",
    "}",
    "[",
    "]",
];

/// Words of records in all forms.
const RECORDS: &[&str] = &[
    "linage/size=3.komi=0/",
    "carcassonne//",
    "#",
    ";ai=2:3",
    ";names=Ada,%C3%81na",
    "\n",
    "\r\n",
    "  ",
    " 1. ",
    "* ",
    " · ",
    "…",
    "[1 2]",
    "Komi 1",
    "Pass",
    "Pasar",
    "resigns",
    "\"format\": \"tessera-record\"",
    "\"version\": 2,",
    "\"version\": 3,",
    ", \"marks\": [\"c3\", \"a1>b2\"]",
    ", \"verdict\": \"only-move\"",
    ", \"shown\": true",
    "\"plies\": [",
    "{\"name\": \"c3\"},",
    "\"seats\": [{}]",
    "\"level\": 8",
    "\"options\": {\"size\": \"5\"}",
    "\"header\"",
    "\"moves\": [[\"1\", \"play-second\"],",
    "\"take-button\"",
    "\"resign\"",
    "size-11",
    "-1",
    "null",
    "\"",
    "{",
    "}",
    "[",
    "]",
    ",",
    "\\ud83d",
    "\"name\": \"* 00\"",
    "\"name\": \"1. c3\"",
];

macro_rules! doors {
    ($($door:ident: $words:expr),* $(,)?) => {
        const DOORS: &[Door] = &[$(Door { name: stringify!($door), check: checks::$door::check, words: $words }),*];

        $(mod $door {
            use super::*;

            const DOOR: Door = Door { name: stringify!($door), check: checks::$door::check, words: $words };

            #[test]
            fn the_corpus_keeps_the_laws() {
                for (name, bytes) in corpus::of(DOOR) {
                    corpus::checked(DOOR, &name, &bytes);
                }
            }

            #[test]
            fn mutated_inputs_keep_the_laws() {
                try_mutations(DOOR);
            }
        })*
    };
}

doors! {
    record: NAMES,
    options: NAMES,
    route: NAMES,
    by_link: SHARED,
    engine: LINES,
    gtp: VERTICES,
    message: JSON,
    storage: JSON,
    review: REVIEWS,
    journal: JSON,
    self_play: JSON,
    setup: FIELDS,
    pasted: RECORDS,
    record_json: RECORDS,
    abstract_play: RECORDS,
    puzzles: PUZZLES,
    embed: FRAMES,
    study: RECORDS,
}

/// Checks mutations of the corpus; a failure prints the seed with which `arbtest` repeats it.
fn try_mutations(door: Door) {
    let corpus: Vec<Vec<u8>> = corpus::of(door).into_iter().map(|(_, bytes)| bytes).collect();
    assert!(!corpus.is_empty(), "{} has a corpus", door.name);
    let property = |source: &mut arbtest::arbitrary::Unstructured| {
        let bytes = mutated(&corpus, door.words, source)?;
        corpus::checked(door, "a mutation", &bytes);
        Ok(())
    };
    arbtest(property).size_max(4_096).budget_ms(BUDGET_MILLIS);
}

#[test]
fn the_longest_games_keep_the_laws() {
    for bytes in long_games::records() {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let place = &text[..text.len().min(40)];
        for door in DOORS
            .iter()
            .filter(|door| ["record", "route", "pasted"].contains(&door.name))
        {
            corpus::checked(*door, place, &bytes);
        }
        for wrapped in long_games::wrapped(&text) {
            for door in DOORS {
                corpus::checked(*door, place, &wrapped);
            }
        }
    }
}

#[test]
fn every_folder_of_the_corpus_is_a_door() {
    let mut folders = corpus::folders();
    folders.sort();
    let mut names: Vec<&str> = DOORS.iter().map(|door| door.name).collect();
    names.sort_unstable();
    assert_eq!(folders, names);
    assert!(DOORS.iter().all(|door| {
        corpus::of(*door)
            .iter()
            .all(|(_, bytes)| bytes.len() <= MOST_BYTES)
    }));
}
