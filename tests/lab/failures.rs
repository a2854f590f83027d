//! How every command of `lab` fails: what it says, with which exit code, and what it leaves.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// What the program reads from standard input, for the commands that read it.
const INPUT: &str = "{\"game\":\"linage\",\"moves\":[\"a1\"]}\n";

/// The example of each command that asks for what cannot be done.
const WRONG: &[&str] = &[
    "replay now",
    "show chess//",
    "convert --to json --language xx",
    "picture chess//",
    "perft chess x 1",
    "bench chess",
    "arena linage uct random --games 3",
    "tune chess",
    "fit linage",
    "scaling chess",
    "ladder linage --games 3",
    "book linage --count 0",
    "bids keil --threads 0",
    "analyse linage/size=3.komi=0/z9",
    "verdicts chess",
    "corpus linage --capped --engine random --out none",
    "merge --out none",
    "report chess --corpus none",
    "report-table",
    "measure linage sizes --out /dev/null",
    "engine --gtp chess",
    "solve chess//",
    "puzzles linage",
    "regret linage --levels 0",
    "thesis 9.9",
    "pages --site x",
];

/// The example of each command that cannot read or write something; its standard output is a device that is always full.
const UNREADABLE: &[&str] = &[
    "replay",
    "show linage/size=3.komi=0/a1",
    "convert /dev/null/none",
    "picture linage/size=3.komi=0/a1 --out /dev/full",
    "perft linage size=3.komi=0 1",
    "bench linage --millis 1",
    "arena linage random random --options size=3 --games 2 --resume /dev/full",
    "tune carcassonne --rounds 1 --resume /dev/full",
    "fit carcassonne --games 10 --steps 1 --resume /dev/full",
    "scaling linage --options size=3 --positions 2 --steps 1 --oracle 2",
    "ladder linage --book /dev/null/none",
    "book linage --options size=3 --count 1 --plies 2 --steps 9 --balance 0.5",
    "bids linage --options size=3 --games 1 --rounds 1 --steps 1",
    "analyse linage/size=3.komi=0/a1 --steps 1",
    "verdicts linage --options size=3 --positions 1 --player-steps 1 --steps 1",
    "corpus linage --options size=3 --games 1 --steps 1 --out /dev/null/none",
    "merge --out /dev/null/out /dev/null/none",
    "report linage --corpus /dev/null/none",
    "report-table /dev/null/none",
    "measure linage sizes --out /dev/null/none",
    "engine",
    "solve linage/size=3.komi=0/a1 --memory 1",
    "puzzles linage --corpus /dev/null/none --out /dev/null/out",
    "regret linage --options size=3 --positions 1 --levels 1 --memory 1",
    "thesis 3.1 --games 2 --plots /dev/null/none",
    "pages /dev/null/none",
    "help",
    "--version",
];

/// Runs `lab` with these arguments and this standard output; returns the exit code and what it says of the end.
fn run(arguments: &[&str], out: Stdio) -> (Option<i32>, String) {
    let mut lab = Command::new(env!("CARGO_BIN_EXE_lab"));
    ended(lab.args(arguments), out)
}

/// Runs a command to its end.
fn ended(command: &mut Command, out: Stdio) -> (Option<i32>, String) {
    let child = command.stdin(Stdio::piped()).stdout(out).stderr(Stdio::piped());
    let mut child = child.spawn().expect("the program can be run");
    // A command that reads nothing may have ended already.
    let _ = child.stdin.take().expect("a pipe").write_all(INPUT.as_bytes());
    let ended = child.wait_with_output().expect("the program ends");
    (
        ended.status.code(),
        String::from_utf8_lossy(&ended.stderr).into_owned(),
    )
}

/// A device that is always full.
fn full() -> Stdio {
    File::create("/dev/full")
        .expect("the device can be opened")
        .into()
}

/// `lab` on a disk that has room for so many blocks of 512 bytes a file: further writes fail, as on a full disk.
fn on_small_disk(blocks: u32, arguments: &[&str]) -> (Option<i32>, String) {
    let mut shell = Command::new("sh");
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$@\"");
    shell.args(["-c", &script, "sh", env!("CARGO_BIN_EXE_lab")]);
    ended(shell.args(arguments), Stdio::null())
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn the_examples_are_of_every_command() {
    let help = Command::new(env!("CARGO_BIN_EXE_lab")).arg("help").output();
    let help = String::from_utf8(help.expect("the program can be run").stdout).expect("text");
    let (_, commands) = help.split_once("Commands:\n").expect("a list of commands");
    let (commands, rest) = commands.split_once("\n\n").expect("its end");
    let mut commands: Vec<&str> = commands
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .filter(|&command| command != "help")
        .collect();
    commands.sort_unstable();
    for examples in [WRONG, UNREADABLE] {
        let mut named: Vec<&str> = examples
            .iter()
            .filter_map(|example| example.split(' ').next())
            .filter(|&command| command != "help" && command != "--version")
            .collect();
        named.sort_unstable();
        assert_eq!(named, commands);
    }
    for code in ["\n  0  done", "\n  1  a file or a stream", "\n  2  wrong usage"] {
        assert!(rest.contains(code), "{rest}");
    }
}

#[test]
fn wrong_usage_exits_with_2() {
    for example in WRONG.iter().chain(&["dance"]) {
        let arguments: Vec<&str> = example.split(' ').collect();
        let (code, told) = run(&arguments, Stdio::null());
        assert_eq!(code, Some(2), "{example}: {told}");
        assert!(told.starts_with("error: "), "{example}: {told}");
    }
}

#[test]
fn what_cannot_be_read_or_written_is_told_and_exits_with_1() {
    for example in UNREADABLE {
        let arguments: Vec<&str> = example.split(' ').collect();
        let (code, told) = run(&arguments, full());
        assert_eq!(code, Some(1), "{example}: {told}");
        let last = told.lines().last().unwrap_or_default();
        assert!(
            last.starts_with("error: ") && last.contains("(os error"),
            "{example}: {told}"
        );
    }
}

#[test]
fn a_file_on_a_full_disk_is_told_with_its_name_and_the_old_one_stays() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("position.svg");
    fs::write(&path, "old").expect("a file");
    let out = path.to_str().expect("temporary files have plain names");
    let picture = ["picture", "linage/size=5.komi=0/c3", "--out", out];
    for blocks in [0, 1] {
        let (code, told) = on_small_disk(blocks, &picture);
        assert_eq!(code, Some(1), "{told}");
        assert!(told.starts_with(&format!("error: {out}: ")), "{told}");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), "old");
        assert_eq!(names(folder.path()), ["position.svg"]);
    }
    assert_eq!(on_small_disk(1_000, &picture).0, Some(0));
    assert!(
        fs::read_to_string(&path)
            .expect("it is there")
            .ends_with("</svg>\n")
    );
}

#[test]
fn a_line_that_measure_could_not_finish_is_not_glued_to_the_next() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("measured.jsonl");
    let sizes = folder.path().join("sizes.jsonl");
    let [out, sizes_text] = [&path, &sizes].map(|path| path.to_str().expect("plain names").to_owned());
    let line = |game: &str| format!("{{\"game\":\"{game}\",\"bytes\":9,\"compressed_bytes\":5}}\n");
    fs::write(&sizes, ["linage", "filling"].map(line).concat()).expect("a file");
    let measure = [
        "measure",
        "linage",
        "sizes",
        "--sizes",
        &sizes_text,
        "--out",
        &out,
    ];
    assert_eq!(run(&measure, Stdio::null()).0, Some(0));
    let first = fs::read_to_string(&path).expect("it is there");
    // Only a part of the second line has room.
    assert!((257..512).contains(&first.len()), "{first}");
    assert_eq!(on_small_disk(1, &measure).0, Some(1));
    assert!(
        fs::read_to_string(&path)
            .expect("it is there")
            .starts_with(&first)
    );
    assert_eq!(run(&measure, Stdio::null()).0, Some(0));
    assert_eq!(fs::read_to_string(&path).expect("it is there"), first.repeat(2));
}

#[test]
fn a_long_name_of_a_game_is_quoted_in_part() {
    let longest = "x".repeat(100_000);
    for arguments in [
        &["perft", &longest, "", "1"][..],
        &["solve", &format!("{longest}//")],
        &["show", &format!("{longest}//")],
        &["perft", "linage", &format!("{longest}=3"), "1"],
        &["perft", "linage", &format!("size={longest}"), "1"],
        &["arena", "linage", &longest, "uct"],
        &[&longest],
        &["perft", &format!("--{longest}")],
    ] {
        let (code, told) = run(arguments, Stdio::null());
        assert_eq!(code, Some(2), "{told}");
        assert!(told.len() < 1_000, "{} bytes: {}", told.len(), &told[..300]);
    }
}
