//! The lines that `lab engine` reads, and the names of engines.

use tessera::lab::doors::engine_answers;
use tessera::protocol::Engine;

/// An engine that is read from text is written as text that reads as the same engine. Every answer to a line is one of the
/// words of the protocol, and nothing but `info` lines stands before the one answer to a line.
pub fn check(bytes: &[u8]) {
    if let Some(Ok(engine)) = super::text(bytes).map(str::parse::<Engine>) {
        assert_eq!(engine.to_string().parse(), Ok(engine));
    }
    let asked: Vec<&[u8]> = bytes
        .split(|&byte| byte == b'\n')
        .filter(|line| is_short(line))
        .collect();
    let answers = String::from_utf8(engine_answers(&asked.join(&b'\n'))).expect("answers are text");
    let ends = answers.lines().filter(|line| !line.starts_with("info ")).count();
    assert!(ends <= asked.len(), "{answers}");
    for line in answers.lines() {
        let word = line.split(' ').next().unwrap_or_default();
        assert!(
            ["info", "best", "legal", "result", "error"].contains(&word),
            "{line}"
        );
    }
}

/// Whether a line asks for no search but one of few steps: how long a search takes is up to whoever asks.
fn is_short(line: &[u8]) -> bool {
    let line = String::from_utf8_lossy(line);
    let mut words = line.split_whitespace();
    let few = |word: &str| word.strip_prefix("steps=").is_some_and(|steps| steps.len() == 1);
    let is_search = words.next() == Some("go");
    !is_search || (words.clone().any(few) && !words.any(|word| word.starts_with("millis=")))
}
