//! The command line: consistent, and without panics for any list of arguments.

use super::*;
use clap::CommandFactory;
use rand::RngExt;

use tessera_core::game::{Dice, dice};

/// The seed of the argument lists.
const SEED: u64 = 1;
const LISTS: u32 = 1_000;

/// A command, and arguments of which each list has one from every group, so that the command ends soon.
type Shape = (&'static str, &'static [&'static [&'static str]]);

const SMALL: &[&str] = &[
    "--options size=3",
    "--options size=4.komi=0",
    "--options size=5.komi=3_5",
];
const STEPS: &[&str] = &["--steps 1", "--steps 2", "--steps 0", "--steps x"];
const GAMES: &[&str] = &["--games 2", "--games 4", "--games 3", "--games 0"];

const SHAPES: &[Shape] = &[
    ("replay", &[]),
    (
        "analyse",
        &[STEPS, &["--engine random", "--engine uct", "--engine star2"]],
    ),
    (
        "engine",
        &[
            &["", "--gtp", "--gtp keil --steps 1", "--gtp carteso", "--millis 5"],
            &[
                "",
                "--options komi=bid",
                "--options size=5",
                "--engine uct",
                "--engine x",
            ],
        ],
    ),
    ("help", &[&["arena", "dance", ""]]),
    (
        "perft",
        &[&[
            "linage size=3.komi=0 2",
            "keil size=2 1",
            "carcassonne players=9 1",
            "chess x 1",
        ]],
    ),
    (
        "bench",
        &[&["linage --millis 0", "keil --millis 1", "chess --millis 1"]],
    ),
    (
        "arena",
        &[
            &["linage uct random", "linage mcts:t=1 flat", "linage star2 leaf"],
            SMALL,
            STEPS,
            GAMES,
        ],
    ),
    (
        "ladder",
        &[&["linage --highest 2", "linage --highest 1"], SMALL, GAMES],
    ),
    (
        "book",
        &[
            &["linage --engine uct"],
            SMALL,
            STEPS,
            &["--count 1", "--count 0"],
            &["--plies 2", "--plies 99"],
        ],
    ),
    (
        "bids",
        &[
            &["linage --options size=3", "keil --options size=2"],
            STEPS,
            GAMES,
            &["--rounds 1", "--each"],
        ],
    ),
    (
        "tune",
        &[
            &["carcassonne --rounds 0", "carcassonne --duel x=1", "linage"],
            STEPS,
            &["--pairs 1"],
        ],
    ),
    ("thesis", &[&["3.1", "9.9", "6.1 --scale inf", "6.1 --scale -1"]]),
    ("pages", &[&["/dev/null/none"]]),
];

/// What may stand anywhere.
const WORDS: &[&str] = &[
    "",
    "-",
    "--",
    "-1",
    "0",
    "1",
    "4000000000",
    "18446744073709551615",
    "1e300",
    "NaN",
    "ü",
    "linage",
    "uct:c=-1",
    "size=9.size=9",
    "0,35",
    "35,0",
    "NaN,inf",
    "/dev/null/none",
    "--seed",
    "--threads",
    "--resume",
    "--book",
    "--sprt",
    "--opening-plies",
    "--workers",
    "--lowest",
    "--highest",
    "--top-millis",
    "--scale",
    "--last",
    "--times",
    "--table",
    "--balance",
    "--from",
    "--to",
    "--duel",
    "--record",
    "--plots",
    "--help",
    "--version",
];

/// Standard input for the commands that read it.
const INPUT: &str = "linage/size=3.komi=0/a1.b2\n{\"game\":\"linage\",\"moves\":[\"a1\"]}\nposition keil//\nlegal\n\u{fffd}\n";

/// One of these, at random.
fn one_of<T: Copy>(choices: &[T], dice: &mut Dice) -> T {
    choices[dice.random_range(0..choices.len() as u32) as usize]
}

fn random_list(dice: &mut Dice) -> Vec<String> {
    let (command, groups) = one_of(SHAPES, dice);
    let mut list = vec![command.to_owned()];
    for group in groups {
        list.extend(one_of(group, dice).split(' ').map(String::from));
    }
    // Half of the lists are of the right shape.
    for _ in 0..dice.random_range(0..8u32).saturating_sub(3) {
        let place = dice.random_range(0..=list.len() as u32) as usize;
        list.insert(place, one_of(WORDS, dice).to_owned());
    }
    list.insert(0, "lab".to_owned());
    list
}

#[test]
fn no_list_of_arguments_makes_the_program_panic() {
    let mut dice = dice(SEED);
    let mut ended_well = 0;
    for number in 0..LISTS {
        let list = random_list(&mut dice);
        // Shown if the next line panics.
        println!("seed {SEED}, list {number}: {list:?}");
        match Lab::try_parse_from(&list) {
            Ok(lab) => match lab.run(INPUT.as_bytes(), &mut Vec::new()) {
                Ok(()) => ended_well += 1,
                Err(failure) => assert!(!failure.to_string().is_empty()),
            },
            Err(refusal) => assert!([0, 2].contains(&refusal.exit_code())),
        }
    }
    assert!(ended_well > LISTS / 10, "only {ended_well} lists were of any use");
}

#[test]
fn the_definition_of_the_command_line_is_consistent() {
    Lab::command().debug_assert();
}

#[test]
fn a_wrong_argument_is_refused_with_the_valid_ones() {
    let why = |words: &[&str]| {
        let error = Lab::try_parse_from(words).err().expect("refused");
        assert_eq!(error.exit_code(), 2);
        error.to_string()
    };
    assert!(why(&["lab", "perft", "chess", "", "3"]).contains("no game is called \"chess\"; there is "));
    assert!(why(&["lab", "perft", "linage", "size", "3"]).contains("expected key=value"));
    assert!(why(&["lab", "thesis", "6.1", "--scale", "inf"]).contains("expected a number from"));
}
