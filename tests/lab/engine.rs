//! `lab engine`: what its documentation shows, and a conversation through pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};
use std::{fs, thread};

use expect_test::expect_file;
use tessera_lab::doors::{engine_answers, gtp_answers};

/// Ends a test that hangs.
const HANG: Duration = Duration::from_secs(120);

const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/engine.md");

/// What the program answers to these commands. `arguments` are those of `lab engine` in a transcript.
fn answers(arguments: &str, commands: &[&str]) -> String {
    let lines = commands.join("\n");
    let words: Vec<&str> = arguments.split_whitespace().collect();
    let bytes = match words[..] {
        [] => engine_answers(lines.as_bytes()),
        ["--gtp", game, "--steps", steps] => {
            let steps = steps.parse().expect("a number of steps");
            gtp_answers(game, steps, lines.as_bytes()).expect("the game fits")
        }
        _ => panic!("transcripts know no {arguments:?}"),
    };
    String::from_utf8(bytes).expect("answers are text")
}

/// Answers without what depends on the clock: of `info` lines in a row only the last, without its milliseconds.
fn without_clock(answers: &str) -> Vec<String> {
    let lines: Vec<&str> = answers.lines().collect();
    let is_info = |line: Option<&&str>| line.is_some_and(|line| line.starts_with("info "));
    let kept = lines.iter().enumerate().filter(|(at, _)| {
        let next = lines.get(at + 1);
        !(is_info(lines.get(*at)) && is_info(next))
    });
    let masked = |line: &str| {
        let words = line.split(' ').map(|word| {
            if word.starts_with("millis=") {
                "millis=…"
            } else {
                word
            }
        });
        words.collect::<Vec<_>>().join(" ")
    };
    kept.map(|(_, line)| masked(line).trim_end().to_owned()).collect()
}

/// A transcript as it should be: each command with what the program answers to it.
fn replayed(arguments: &str, commands: &[&str]) -> Vec<String> {
    let mut lines = vec![format!("$ lab engine {arguments}").trim_end().to_owned()];
    let mut told = 0;
    for end in 1..=commands.len() {
        lines.push(format!("> {}", commands[end - 1]));
        let so_far = without_clock(&answers(arguments, &commands[..end]));
        lines.extend(so_far[told..].iter().filter(|line| !line.is_empty()).cloned());
        told = so_far.len();
    }
    lines
}

#[test]
fn the_transcripts_of_the_documentation_are_what_the_program_answers() {
    let text = fs::read_to_string(DOCS).expect("the documentation can be read");
    let mut lines = text.lines().peekable();
    let (mut written, mut transcripts) = (Vec::new(), 0);
    while let Some(line) = lines.next() {
        let Some(arguments) = line.strip_prefix("$ lab engine") else {
            written.push(line.to_owned());
            continue;
        };
        let mut commands = Vec::new();
        while let Some(line) = lines.next_if(|line| *line != "```") {
            commands.extend(line.strip_prefix("> "));
        }
        assert!(commands.len() > 3, "a transcript has commands");
        written.extend(replayed(arguments.trim(), &commands));
        transcripts += 1;
    }
    assert_eq!(transcripts, 6, "each game has one, and GTP");
    let written = written.join("\n") + "\n";
    expect_file![DOCS].assert_eq(&written);
}

/// The program, spoken to through pipes.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

/// Reads lines in a thread of its own, so that a test can give up waiting.
fn lines_of(output: ChildStdout) -> Receiver<String> {
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

impl Engine {
    fn start(arguments: &[&str]) -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_lab"))
            .arg("engine")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program can be run");
        let input = child.stdin.take();
        let lines = lines_of(child.stdout.take().expect("it has an output"));
        Engine { child, input, lines }
    }

    fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("the input is open");
        writeln!(input, "{line}").expect("the program reads");
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(HANG).expect("the program answers")
    }

    /// The next line that begins with a word; those before it are dropped.
    fn line_with(&self, word: &str) -> String {
        loop {
            let line = self.line();
            if line.split(' ').next() == Some(word) {
                return line;
            }
        }
    }

    /// Closes the input and waits for the end of the program; returns its exit code.
    fn end(mut self) -> Option<i32> {
        self.input = None;
        let begin = Instant::now();
        while begin.elapsed() < HANG {
            if let Some(status) = self.child.try_wait().expect("it can be waited for") {
                return status.code();
            }
            thread::sleep(Duration::from_millis(5));
        }
        self.child.kill().expect("it can be ended");
        panic!("the program does not end");
    }
}

#[test]
fn stop_ends_a_search_without_limit_and_the_conversation_goes_on() {
    let mut engine = Engine::start(&[]);
    engine.send("position linage/size=9.komi=0/");
    assert!(engine.line().starts_with("ok turn=1 "));
    engine.send("go infinite");
    assert!(engine.line().starts_with("info "), "it searches");
    engine.send("ping still-there");
    engine.send("turn");
    assert_eq!(engine.line_with("pong"), "pong still-there");
    engine.send("stop");
    let best = engine.line_with("best");
    assert!(engine.line().starts_with("ok turn=1 "), "what waited is answered");
    engine.send(&best.replace("best", "play"));
    assert!(
        engine.line().starts_with("ok turn=2 ply=1 "),
        "{best} is a legal move"
    );
    engine.send("stop");
    engine.send("ping");
    assert_eq!(engine.line(), "pong", "a stop without a search has no answer");
    assert_eq!(engine.end(), Some(0));
}

#[test]
fn the_end_of_the_input_and_quit_end_a_search_without_limit() {
    for last in ["", "quit"] {
        let mut engine = Engine::start(&[]);
        engine.send("position ecalper/size=7/");
        engine.send("go infinite");
        engine.send(last);
        if last.is_empty() {
            engine.input = None;
        }
        assert!(engine.line_with("best").len() > "best ".len());
        assert_eq!(engine.end(), Some(0));
    }
}

#[test]
fn a_search_with_a_limit_is_finished_before_quit() {
    let mut engine = Engine::start(&[]);
    engine.send("position linage/size=5.komi=0/");
    engine.send("go steps=500\nquit");
    assert!(engine.line().starts_with("ok "));
    let lines = std::iter::repeat_with(|| engine.line());
    let last_info = lines.take_while(|line| !line.starts_with("best ")).last();
    assert!(last_info.is_some_and(|line| line.starts_with("info steps=500 ")));
    assert_eq!(engine.end(), Some(0));
}

/// The value of a key in an answer.
fn value<'l>(line: &'l str, key: &str) -> Option<&'l str> {
    let words = line.split(' ');
    words
        .filter_map(|word| word.split_once('='))
        .find_map(|(known, value)| (known == key).then_some(value))
}

#[test]
fn a_whole_game_of_each_kind_is_played_by_what_the_answers_say() {
    let mut engine = Engine::start(&[]);
    for (game, limit) in [
        ("carteso/size=3", "steps=20"),
        ("linage/size=4.komi=bid", "clock=300 inc=1"),
        ("keil/size=2.button=on", "cpu-millis=2"),
        ("ecalper/size=2", "turn-millis=8"),
        ("carcassonne/players=3", "clock=200"),
    ] {
        engine.send(&format!("position {game}"));
        let mut facts = engine.line();
        let mut plies = 0;
        loop {
            assert_eq!(value(&facts, "ply"), Some(plies.to_string().as_str()), "{facts}");
            let command = match value(&facts, "turn") {
                Some("over") => break,
                Some("chance") => "chance seed=5".to_owned(),
                _ => {
                    engine.send(&format!("go {limit}"));
                    engine.line_with("best").replace("best", "play")
                }
            };
            engine.send(&command);
            facts = engine.line();
            assert!(facts.starts_with("ok "), "{game}, {command}: {facts}");
            plies += 1;
        }
        engine.send("result");
        let result = engine.line();
        assert!(result.starts_with("result over=true half_points="), "{result}");
        assert_eq!(value(&result, "turn"), Some("over"));
    }
    assert_eq!(engine.end(), Some(0));
}

#[test]
fn gtp_is_spoken_through_pipes() {
    let mut engine = Engine::start(&["--gtp", "--steps", "20", "--options", "size=5.komi=0_5"]);
    for (line, answer) in [
        ("1 name", "=1 Tessera Linage"),
        ("2 play b J1", "?2 illegal move: there is no such cell"),
        ("3 tessera-record", "=3 linage/size=5.komi=0_5/"),
    ] {
        engine.send(line);
        assert_eq!(engine.line(), answer);
        assert_eq!(engine.line(), "", "an answer ends with an empty line");
    }
    engine.send("4 genmove black");
    assert!(engine.line().starts_with("=4 "));
    assert_eq!(engine.end(), Some(0));
}

/// The median and the largest of some times in milliseconds.
fn median_and_largest(mut times: Vec<f64>) -> (f64, f64) {
    times.sort_by(f64::total_cmp);
    (times[times.len() / 2], times[times.len() - 1])
}

#[test]
#[ignore = "it measures, and asserts nothing"]
fn the_times_of_ping_and_stop() {
    let mut engine = Engine::start(&[]);
    let timed = |engine: &mut Engine, line: &str, answer: &str| {
        let begin = Instant::now();
        engine.send(line);
        engine.line_with(answer);
        begin.elapsed().as_secs_f64() * 1e3
    };
    let pings = (0..1_000).map(|_| timed(&mut engine, "ping", "pong")).collect();
    let (median, largest) = median_and_largest(pings);
    println!("ping, 1,000 times: median {median:.3} ms, largest {largest:.3} ms");
    for game in [
        "carteso/size=9.komi=0/",
        "linage/size=9.komi=0/",
        "linage/size=19.komi=0/",
        "keil/size=7.komi=0.button=on/",
        "ecalper/size=7.pie=on/",
        "carcassonne/players=2.small-city=4.unplaceable=aside/E",
    ] {
        engine.send(&format!("position {game}"));
        engine.line_with("ok");
        let stop = |_| {
            engine.send("go infinite");
            thread::sleep(Duration::from_millis(150));
            timed(&mut engine, "stop", "best")
        };
        let (median, largest) = median_and_largest((0..20).map(stop).collect());
        println!("stop in {game}: median {median:.1} ms, largest {largest:.1} ms");
    }
    assert_eq!(engine.end(), Some(0));
}
