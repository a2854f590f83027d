//! The program `lab`, run as its users run it: what it writes where, and its exit code.

#![cfg(all(feature = "lab", target_os = "linux"))]

mod corpus;
mod engine;
mod lab_games;
mod puzzles;
mod scale;

use std::fs::File;
use std::process::{Command, Stdio};

/// Runs `lab` with these arguments and this standard output; returns the exit code and what it says of the end.
fn run(arguments: &[&str], out: Stdio) -> (Option<i32>, String) {
    let child = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(out)
        .stderr(Stdio::piped())
        .spawn();
    let ended = child.and_then(|child| child.wait_with_output());
    let ended = ended.expect("the program can be run");
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

#[test]
fn whatever_cannot_be_written_is_told_and_exits_with_1() {
    let perft = ["perft", "linage", "size=3.komi=0", "1"];
    for arguments in [&["help"][..], &["--version"], &["arena", "--help"], &perft] {
        let (code, told) = run(arguments, full());
        assert_eq!(code, Some(1), "{arguments:?}: {told}");
        assert!(told.starts_with("error: No space left"), "{arguments:?}: {told}");
        assert_eq!(run(arguments, Stdio::null()).0, Some(0), "{arguments:?}");
    }
}

#[test]
fn a_journal_on_a_full_disk_is_told_with_its_name_and_exits_with_1() {
    let arena = [
        "arena",
        "linage",
        "random",
        "random",
        "--options",
        "size=3",
        "--games",
        "2",
    ];
    let arguments = [&arena[..], &["--resume", "/dev/full"]].concat();
    let (code, told) = run(&arguments, Stdio::null());
    assert_eq!(code, Some(1), "{told}");
    assert!(told.starts_with("error: /dev/full: No space left"), "{told}");
}

#[test]
fn wrong_usage_exits_with_2() {
    for arguments in [
        &["dance"][..],
        &["perft", "chess", "", "1"],
        &["bids", "keil", "--threads", "0"],
    ] {
        assert_eq!(run(arguments, Stdio::null()).0, Some(2), "{arguments:?}");
    }
}
