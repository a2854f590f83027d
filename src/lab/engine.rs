//! `lab engine`: an engine that speaks a line protocol, for matches against other programs.

use std::io::{self, BufRead, Read, Write};
use std::time::Instant;

use clap::Args;

use super::failure::Failure;
use super::link;
use crate::catalog;
use crate::engine::{EngineRun, Status};
use crate::game::{Seat, Turn};
use crate::language::Language;
use crate::play::{RECORD_LIMIT, Table};
use crate::protocol::{Budget, Engine, Question, Report};

/// The milliseconds between two `info` lines.
const INFO_EVERY_MILLIS: f64 = 500.0;

/// The longest line that is read, in bytes without the line feed: a record and its command.
const LINE_LIMIT: usize = RECORD_LIMIT + 100;

/// Play as an engine: read commands from standard input, write answers to standard output.
///
/// The commands, one a line:
///
///   position linage/size=9.komi=0/e5.c3
///       Set the position. No answer.
///
///   go engine=uct:c=0.3 steps=1000 seed=1
///   go engine=uct millis=500
///       Search and choose a move. engine=uct and seed=1 are the defaults. The answer is, twice a second and at the
///       end, a line
///         info steps=1000 nodes=8123 millis=97 move=d4 visits=412 value=0.531 pv=d4.e3
///       and then
///         best d4
///       With millis, engine=mcts reuses its last search tree if the game has continued from there without a draw
///       by chance.
///
///   play d4
///       Play a move, or set the outcome of a draw. No answer.
///
///   legal
///       The answer is "legal" and the names of all moves.
///
///   result
///       The answer is: result over=true half_points=12,7 winners=1
///
///   quit
///
/// The answer to a wrong line is "error" and a sentence; the position stays as it was. Empty lines are skipped.
/// Begin with "position".
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct EngineCommand {}

impl EngineCommand {
    /// Answers commands until `quit` or the end of the input.
    pub fn run(&self, mut input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let (mut table, mut last) = (None, None);
        let mut line = Vec::new();
        while let Some(is_whole) = next_line(&mut input, &mut line)? {
            if !is_whole {
                writeln!(out, "error a line has at most {LINE_LIMIT} bytes")?;
                out.flush()?;
                continue;
            }
            let text = String::from_utf8_lossy(&line);
            let (command, rest) = match text.trim().split_once(char::is_whitespace) {
                Some((command, rest)) => (command, rest.trim()),
                None => (text.trim(), ""),
            };
            let answer = match command {
                "" => Ok(String::new()),
                "quit" => break,
                "position" => position(rest).map(|new| {
                    table = Some(new);
                    String::new()
                }),
                "play" => positioned(&mut table).and_then(|table| play(table, rest)),
                "legal" => positioned(&mut table).map(|table| legal(table)),
                "result" => positioned(&mut table).map(|table| result(table)),
                "go" => match positioned(&mut table).and_then(|table| question(table, rest)) {
                    Ok(question) => go(&question, &mut last, out)?,
                    Err(why) => Err(why),
                },
                other => Err(format!(
                    "no command is called {other:?}; there is position, go, play, legal, result and quit"
                )),
            };
            match answer {
                Ok(line) if line.is_empty() => {}
                Ok(line) => writeln!(out, "{line}")?,
                Err(why) => writeln!(out, "error {}", why.replace('\n', " "))?,
            }
            out.flush()?;
        }
        Ok(())
    }
}

/// Reads the next line without its line feed; `None` at the end of the input. `false` stands for a line above
/// [`LINE_LIMIT`], of which nothing is kept.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<bool>> {
    line.clear();
    let limit = LINE_LIMIT as u64 + 1;
    if input.take(limit).read_until(b'\n', line)? == 0 {
        return Ok(None);
    }
    if line.pop_if(|byte| *byte == b'\n').is_some() || line.len() <= LINE_LIMIT {
        return Ok(Some(true));
    }
    line.clear();
    while input.take(limit).read_until(b'\n', line)? > 0 && line.pop() != Some(b'\n') {
        line.clear();
    }
    Ok(Some(false))
}

/// The answer to a command: a line, or empty for none. The error says what is wrong with the command.
type Answer = Result<String, String>;

/// The current position, or an error if there is none yet.
fn positioned(table: &mut Option<Box<dyn Table>>) -> Result<&mut dyn Table, String> {
    match table {
        Some(table) => Ok(&mut **table),
        None => Err("there is no position yet; begin with position GAME/OPTIONS/NAMES".into()),
    }
}

fn position(text: &str) -> Result<Box<dyn Table>, String> {
    let record = link::record(text).map_err(|error| error.to_string())?;
    match catalog::replayed(&record, Language::English).map_err(|error| error.to_string())? {
        (table, None) => Ok(table),
        (_, Some(fault)) => Err(fault.to_string()),
    }
}

fn play(table: &mut dyn Table, name: &str) -> Answer {
    table
        .play(name)
        .map(|()| String::new())
        .map_err(|fault| fault.to_string())
}

fn legal(table: &dyn Table) -> String {
    let names = table.legal().names().join(" ");
    format!("legal {names}").trim_end().to_owned()
}

fn result(table: &dyn Table) -> String {
    let seat_status = table.seat_status();
    let seats = || Seat::all(table.seats());
    let joined = |numbers: Vec<String>| numbers.join(",");
    let scores = seats().map(|seat| seat_status[seat].score.to_string()).collect();
    let best = seats()
        .filter_map(|seat| seat_status[seat].payoff)
        .fold(0.0, f32::max);
    let won = |seat: &Seat| seat_status[*seat].payoff == Some(best);
    let winners = seats().filter(won).map(|seat| (seat.0 + 1).to_string()).collect();
    format!(
        "result over={} half_points={} winners={}",
        table.turn() == Turn::Over,
        joined(scores),
        joined(winners)
    )
}

/// Parses the arguments of `go`.
fn question(table: &dyn Table, text: &str) -> Result<Question, String> {
    let (mut engine, mut budget, mut seed) = (Engine::UCT, None, 1);
    for part in text.split_whitespace() {
        let (key, value) = part
            .split_once('=')
            .ok_or_else(|| format!("expected key=value, got {part:?}"))?;
        let number = || {
            let fault = |_| format!("expected a whole number for {key}, got {value:?}");
            value.parse::<u32>().map_err(fault)
        };
        match key {
            "engine" => engine = value.parse().map_err(|error| format!("{error}"))?,
            "seed" => seed = number()?,
            "steps" | "millis" if budget.is_some() => {
                return Err("give either steps or millis, and only once".into());
            }
            "steps" => budget = Some(Budget::Steps(number()?)),
            "millis" => budget = Some(Budget::Millis(number()?)),
            _ => return Err(format!("go knows engine, steps, millis and seed, not {key:?}")),
        }
    }
    if table.turn() == Turn::Chance {
        return Err("chance moves here; play an outcome".into());
    }
    if budget == Some(Budget::Steps(0)) {
        return Err("a search needs at least one step".into());
    }
    Ok(Question {
        id: 0,
        record: table.record().to_string(),
        engine,
        budget: budget.ok_or("go needs steps=N or millis=N")?,
        seed,
        pooled: false,
        memory: None,
    })
}

/// Searches, writes the `info` lines and returns the line with the move. `last` is the search of the last `go`, whose
/// tree may be reused; it is replaced by this one.
fn go(question: &Question, last: &mut Option<EngineRun>, out: &mut impl Write) -> Result<Answer, Failure> {
    let begin = Instant::now();
    let started = match last.take() {
        Some(last) => last.resume(question),
        None => EngineRun::start(question),
    };
    let run = match started {
        Ok(run) => last.insert(run),
        Err(refusal) => return Ok(Err(refusal.to_string())),
    };
    let now = || begin.elapsed().as_secs_f64() * 1e3;
    let end = match question.budget {
        Budget::Steps(_) => f64::INFINITY,
        Budget::Millis(millis) => millis.into(),
    };
    loop {
        let status = run.slice(INFO_EVERY_MILLIS.min(end - now()), now);
        let report = run.report();
        let Some(best) = report.lines.first() else {
            return Ok(Err("there is no move to choose here".into()));
        };
        writeln!(out, "{}", info(&report, now()))?;
        out.flush()?;
        if status == Status::Finished || now() >= end {
            return Ok(Ok(format!("best {}", best.name)));
        }
    }
}

/// The `info` line of a report.
fn info(report: &Report, millis: f64) -> String {
    let best = &report.lines[0];
    format!(
        "info steps={} nodes={} millis={millis:.0} move={} visits={} value={:.3} pv={}",
        report.steps,
        report.nodes,
        best.name,
        best.visits,
        best.value,
        best.pv.join(".")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(commands: &[&str]) -> Vec<String> {
        let mut out = Vec::new();
        EngineCommand {}
            .run(commands.join("\n").as_bytes(), &mut out)
            .unwrap();
        String::from_utf8(out)
            .unwrap()
            .lines()
            .map(String::from)
            .collect()
    }

    #[test]
    fn a_whole_game_can_be_played() {
        let lines = answers(&[
            "position linage/size=3.komi=0_5/b1",
            "legal",
            "play b2",
            "play b3",
            "result",
            "go engine=uct steps=50 seed=4",
            "play pass",
            "play pass",
            "result",
            "quit",
            "legal",
        ]);
        assert_eq!(lines[0], "legal a1 c1 b2 a3 b3 c3 pass");
        assert_eq!(lines[1], "result over=false half_points=12,1 winners=");
        assert!(lines[2].starts_with("info steps=1 nodes="), "{}", lines[2]);
        assert_eq!(lines[3], "best pass");
        assert_eq!(lines[4], "result over=true half_points=12,1 winners=1");
        assert_eq!(lines.len(), 5);
    }

    #[test]
    fn the_same_position_engine_steps_and_seed_give_the_same_move() {
        let go = [
            "position linage/size=5.komi=0/",
            "go engine=uct:c=0.5 steps=300 seed=9",
        ];
        let best = |lines: Vec<String>| lines.into_iter().find(|line| line.starts_with("best"));
        assert_eq!(best(answers(&go)), best(answers(&go)));
        assert!(best(answers(&go)).is_some());
    }

    #[test]
    fn the_greedy_engine_reports_the_whole_turn() {
        let lines = answers(&[
            "position carcassonne/players=2.small-city=4.unplaceable=aside/E",
            "go engine=greedy steps=1000",
        ]);
        let info = &lines[lines.len() - 2];
        assert!(
            info.starts_with("info steps=") && info.contains(" visits=1 "),
            "{info}"
        );
        let best = lines.last().and_then(|line| line.strip_prefix("best "));
        assert!(
            info.contains(&format!(" pv={}.", best.unwrap())),
            "with its meeple: {info}"
        );
    }

    #[test]
    fn a_line_above_the_limit_is_refused_and_the_next_one_is_read() {
        let longest = "x".repeat(LINE_LIMIT);
        for long in [
            format!("{longest}x"),
            longest.repeat(3),
            format!("{longest}{longest}xx"),
        ] {
            let lines = answers(&["position linage/size=3.komi=0/a1", &long, "legal", &long]);
            let refused = "error a line has at most 1000100 bytes";
            assert_eq!([lines[0].as_str(), &lines[2]], [refused; 2]);
            assert!(lines[1].starts_with("legal b1 ") && lines.len() == 3);
        }
        let told = answers(&[&longest, "legal"]);
        assert!(told[0].starts_with("error no command is called"));
    }

    #[test]
    fn a_wrong_line_is_answered_with_an_error_and_changes_nothing() {
        let wrong = [
            ("dance", "no command is called \"dance\""),
            ("position chess//", "no game is called"),
            ("position linage/size=5/zz", "ply 1, \"zz\""),
            ("position linage/<>/", "at character 8"),
            ("play a1", "ply 3, \"a1\""),
            ("go", "go needs steps=N or millis=N"),
            ("go steps=0", "a search needs at least one step"),
            ("go steps=x", "expected a whole number for steps"),
            ("go steps=5 millis=5", "give either steps or millis"),
            ("go engine=deep steps=5", "no engine is called \"deep\""),
            ("go quickly", "expected key=value"),
            ("go depth=5", "go knows engine, steps, millis and seed"),
        ];
        for (command, why) in wrong {
            let lines = answers(&["position linage/size=5.komi=0/a1.c3", command, "legal"]);
            assert!(
                lines[0].starts_with(&format!("error {why}")),
                "{command}: {lines:?}"
            );
            assert!(lines[1].starts_with("legal b1 "), "{lines:?}");
        }
        assert!(answers(&["go steps=1"])[0].starts_with("error there is no position yet"));
        let over = answers(&["position linage/size=5.komi=0/pass.pass", "go steps=5", "legal"]);
        assert_eq!(over, ["error the game is over", "legal"]);
    }
}
