//! The lines that `lab engine` reads, and the names of engines.

use tessera_lab::doors::engine_answers;
use tessera_protocol::Engine;

/// The words with which answers begin.
const WORDS: &[&str] = &[
    "info", "help", "best", "ok", "legal", "moves", "record", "result", "pong", "id", "name", "version",
    "error",
];

/// An engine that is read from text is written as text that reads as the same engine. Every answer to a line is one of the
/// words of the protocol, and nothing but `info` and `help` lines stands before the one answer to a line.
pub fn check(bytes: &[u8]) {
    if let Some(Ok(engine)) = super::text(bytes).map(str::parse::<Engine>) {
        assert_eq!(engine.to_string().parse(), Ok(engine));
    }
    let asked: Vec<&[u8]> = bytes
        .split(|&byte| byte == b'\n')
        .filter(|line| is_short(line))
        .collect();
    let answers = String::from_utf8(engine_answers(&asked.join(&b'\n'))).expect("answers are text");
    let goes_on = |line: &&str| line.starts_with("info ") || line.starts_with("help ");
    let ends = answers.lines().filter(|line| !goes_on(line)).count();
    assert!(ends <= asked.len(), "{answers}");
    for line in answers.lines() {
        let word = line.split(' ').next().unwrap_or_default();
        assert!(WORDS.contains(&word), "{line}");
    }
}

/// Whether a line asks for no search but one of few steps or milliseconds in one thread: how long a search takes, and how much
/// memory, is up to whoever asks. A
/// search without a limit ends by itself, because all lines have come already.
fn is_short(line: &[u8]) -> bool {
    let line = String::from_utf8_lossy(line);
    let mut words = line.split_whitespace();
    let is_long = |word: &str| match word.split_once('=') {
        Some(("steps" | "millis" | "cpu-millis" | "turn-millis" | "clock", value)) => value.len() > 1,
        // Each thread has a tree of its own.
        Some(("threads", value)) => value
            .parse()
            .is_ok_and(|threads: u32| (2..=64).contains(&threads)),
        _ => false,
    };
    words.next() != Some("go") || !words.any(is_long)
}
