//! `lab corpus` and `lab merge`: the same bytes whatever the shards, the threads and the interruptions.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// The settings of a small corpus.
const SETTINGS: [&str; 9] = [
    "corpus",
    "linage",
    "--options",
    "size=3",
    "--steps",
    "25",
    "--seed",
    "4",
    "--commit=abc",
];
const GAMES: &str = "--games=11";

fn lab(arguments: &[&str]) -> Command {
    let mut lab = Command::new(env!("CARGO_BIN_EXE_lab"));
    lab.args(arguments).stdin(Stdio::null());
    lab
}

fn run(arguments: &[&str]) -> Output {
    lab(arguments).output().expect("the program can be run")
}

/// What a run prints that ends well.
fn printed(arguments: &[&str]) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = run(arguments);
    let said = String::from_utf8_lossy(&stderr);
    assert!(status.success(), "{arguments:?}: {said}");
    String::from_utf8(stdout).expect("lab prints UTF-8")
}

/// What a run says that is refused as wrong usage.
fn refused(arguments: &[&str]) -> String {
    let Output { status, stderr, .. } = run(arguments);
    let said = String::from_utf8_lossy(&stderr).into_owned();
    assert_eq!(status.code(), Some(2), "{arguments:?}: {said}");
    said
}

/// Plays into a new file of this name with further arguments.
fn play(folder: &Path, name: &str, more: &[&str]) -> PathBuf {
    let path = folder.join(name);
    let out = ["--out", text(&path), GAMES];
    printed(&[&SETTINGS[..], &out, more].concat());
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("temporary files have plain names")
}

fn bytes(path: &Path) -> Vec<u8> {
    fs::read(path).expect("the file can be read")
}

#[test]
fn the_threads_do_not_change_a_byte() {
    let folder = TempDir::new().unwrap();
    let one = play(folder.path(), "one.jsonl", &["--threads=1"]);
    let two = play(folder.path(), "two.jsonl", &["--threads=2"]);
    assert_eq!(bytes(&one), bytes(&two));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2, "no other file is left");
}

#[test]
fn shards_are_merged_into_the_bytes_of_one_run() {
    let folder = TempDir::new().unwrap();
    let whole = play(folder.path(), "whole.jsonl", &[]);
    for (count, order) in [(3, vec![2, 3, 1]), (16, (1..=16).rev().collect::<Vec<u32>>())] {
        let shard = |number: u32| {
            let shard = format!("--shard={number}/{count}");
            play(folder.path(), &format!("{number}-of-{count}.jsonl"), &[&shard])
        };
        let shards: Vec<_> = order.into_iter().map(shard).collect();
        let merged = folder.path().join("merged.jsonl");
        let files = shards.iter().map(|path| text(path));
        let arguments: Vec<_> = ["merge", GAMES, "--out", text(&merged)]
            .into_iter()
            .chain(files)
            .collect();
        let said = printed(&arguments);
        assert_eq!(bytes(&merged), bytes(&whole), "{count} shards");
        assert!(said.contains(r#""games":11,"sha256":""#), "{said}");
    }
}

#[test]
fn a_run_that_was_cut_off_anywhere_goes_on_to_the_same_bytes() {
    let folder = TempDir::new().unwrap();
    let whole = bytes(&play(folder.path(), "whole.jsonl", &[]));
    let lines: Vec<usize> = (0..whole.len()).filter(|&at| whole[at] == b'\n').collect();
    let cuts = [
        0,
        20,
        lines[0],
        lines[0] + 1,
        lines[4] + 1,
        lines[4] + 30,
        whole.len() - 1,
        whole.len(),
    ];
    for cut in cuts {
        let path = folder.path().join("cut.jsonl");
        fs::write(&path, &whole[..cut]).unwrap();
        let out = ["--out", text(&path), GAMES, "--resume"];
        printed(&[&SETTINGS[..], &out].concat());
        assert_eq!(bytes(&path), whole, "cut after {cut} bytes");
    }
}

#[test]
fn a_killed_run_keeps_its_finished_games_and_goes_on_to_the_same_bytes() {
    let folder = TempDir::new().unwrap();
    let settings = [
        &SETTINGS[..5],
        &["1500", "--seed", "4", "--commit=abc", GAMES, "--threads=2"],
    ]
    .concat();
    let [whole, killed] = ["whole.jsonl", "killed.jsonl"].map(|name| folder.path().join(name));
    printed(&[&settings[..], &["--out", text(&whole)]].concat());
    let mut child = lab(&[&settings[..], &["--out", text(&killed)]].concat())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program can be run");
    let begin = Instant::now();
    let lines = || fs::read_to_string(&killed).map_or(0, |text| text.lines().count());
    while lines() < 3 && begin.elapsed() < Duration::from_secs(120) {
        std::thread::sleep(Duration::from_millis(2));
    }
    child.kill().expect("the run can be killed");
    child.wait().expect("the run has ended");
    let kept = bytes(&killed);
    let complete = kept
        .iter()
        .rposition(|&byte| byte == b'\n')
        .map_or(0, |at| at + 1);
    assert!(lines() >= 3 && bytes(&whole).starts_with(&kept[..complete]));
    printed(&[&settings[..], &["--out", text(&killed), "--resume"]].concat());
    assert_eq!(bytes(&killed), bytes(&whole));
}

#[test]
fn a_game_that_waits_for_one_before_it_is_not_played_again() {
    let folder = TempDir::new().unwrap();
    let whole = play(folder.path(), "whole.jsonl", &[]);
    let text_of = fs::read_to_string(&whole).unwrap();
    let lines: Vec<&str> = text_of.lines().collect();
    // A kept game that no run would play this way shows whether it was taken or played again.
    let marked = lines[5].replace(r#""half_points":["#, r#""half_points":[1"#);
    assert_ne!(marked, lines[5]);
    let path = folder.path().join("late.jsonl");
    fs::write(&path, [lines[0], lines[1], ""].join("\n")).unwrap();
    fs::write(
        folder.path().join("late.jsonl.waiting"),
        [lines[0], &marked, ""].join("\n"),
    )
    .unwrap();
    printed(&[&SETTINGS[..], &["--out", text(&path), GAMES, "--resume"]].concat());
    let finished = fs::read_to_string(&path).unwrap();
    assert_eq!(finished.lines().nth(5), Some(&*marked));
    assert_eq!(finished.lines().count(), lines.len());
    assert!(!folder.path().join("late.jsonl.waiting").exists());
}

#[test]
fn a_longer_corpus_goes_on_after_a_shorter_one() {
    let folder = TempDir::new().unwrap();
    let whole = play(folder.path(), "whole.jsonl", &[]);
    let path = folder.path().join("grown.jsonl");
    printed(&[&SETTINGS[..], &["--out", text(&path), "--games=4"]].concat());
    assert!(bytes(&whole).starts_with(&bytes(&path)));
    printed(&[&SETTINGS[..], &["--out", text(&path), GAMES, "--resume"]].concat());
    assert_eq!(bytes(&path), bytes(&whole));
    let told = refused(&[&SETTINGS[..], &["--out", text(&path), "--games=4", "--resume"]].concat());
    assert!(
        told.contains("line 6: game 4 stands where none of this shard should"),
        "{told}"
    );
}

#[test]
fn a_file_of_another_run_is_refused_and_left_as_it_was() {
    let folder = TempDir::new().unwrap();
    let path = play(folder.path(), "a.jsonl", &[]);
    let before = bytes(&path);
    let out = ["--out", text(&path), GAMES];
    let told = refused(&[&SETTINGS[..], &out].concat());
    assert!(
        told.contains("the file exists; --resume goes on with it"),
        "{told}"
    );
    let other_steps = [
        &SETTINGS[..4],
        &["--steps=26", "--seed=4", "--commit=abc"],
        &out,
        &["--resume"],
    ]
    .concat();
    let told = refused(&other_steps);
    assert!(told.contains("steps was 25 and is now 26"), "{told}");
    let told = refused(&[&SETTINGS[..], &out, &["--resume", "--shard=2/2"]].concat());
    assert!(
        told.contains("line 2: game 0 stands where game 1 of this shard should"),
        "{told}"
    );
    assert_eq!(bytes(&path), before);
}

#[test]
fn shards_that_do_not_make_a_corpus_are_not_merged() {
    let folder = TempDir::new().unwrap();
    let shards = ["1/3", "2/3", "3/3"].map(|shard| {
        let name = format!("{}.jsonl", &shard[..1]);
        play(folder.path(), &name, &["--shard", shard])
    });
    let [first, second, third] = [&shards[0], &shards[1], &shards[2]].map(|path| text(path));
    let merged = folder.path().join("merged.jsonl");
    let told = |files: &[&str]| refused(&[&["merge", GAMES, "--out", text(&merged)], files].concat());
    assert!(told(&[first, third]).contains("game 1 is missing"));
    assert!(told(&[first, second]).contains("game 2 is missing"));
    let twice = told(&[first, second, third, second]);
    assert!(twice.contains("game 1 stands in"), "{twice}");
    let few = refused(&[
        "merge",
        "--games=20",
        "--out",
        text(&merged),
        first,
        second,
        third,
    ]);
    assert!(few.contains("games 11 to 19 are missing"), "{few}");
    let many = refused(&["merge", "--games=5", "--out", text(&merged), first, second, third]);
    assert!(many.contains("expected 5 games, found game 10"), "{many}");
    let other = folder.path().join("other.jsonl");
    let other_seed = [
        &SETTINGS[..6],
        &["--seed=5", "--commit=abc", GAMES, "--shard=2/3"],
    ]
    .concat();
    printed(&[&other_seed[..], &["--out", text(&other)]].concat());
    let differing = told(&[first, text(&other), third]);
    assert!(
        differing.contains("not played in the same way: seed is 4 and 5"),
        "{differing}"
    );
    let whole = bytes(&shards[1]);
    fs::write(&shards[1], &whole[..whole.len() - 1]).unwrap();
    let cut = told(&[first, second, third]);
    assert!(cut.contains("2.jsonl, line 5: the run was cut off here"), "{cut}");
    assert!(!merged.exists(), "nothing is left of a merge that was refused");
}
