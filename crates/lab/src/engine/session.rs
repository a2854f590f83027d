//! A session: reads commands and writes answers.

use std::io::Write;

use super::chance_draw::drawn;
use super::go_order::GoOrder;
use super::help;
use super::input_lines::{InputLine, InputLines, Interruption, LINE_LIMIT};
use super::search_limit::SearchLimit;
use super::searcher::Searcher;
use super::setup::set_up;
use super::think::Listener;
use super::turn_facts::{result, set_aside, turn_facts};
use super::why_not::why_not;
use super::written_komi::with_written_komi;
use tessera_cli::failure::Failure;
use tessera_core::quoted::Quoted;
use tessera_games::catalog::GameId;
use tessera_games::play::Table;
use tessera_protocol::{Engine, Report};

/// The version of the line protocol. Version 1 answered nothing to `position` and `play`, and searched with `uct` unless
/// another engine was named.
pub(super) const PROTOCOL: u32 = 2;

/// The longest word that `ping` gives back.
const LONGEST_PING: usize = 40;

/// The commands, for the error about any other.
const COMMANDS: &str = "position, play, undo, chance, turn, legal, moves, record, result, go, stop, ping, id, name, \
                        version, help and quit";

/// The answer to a command: its lines, of which there may be none. The error says what is wrong with the command.
type Answer = Result<String, String>;

/// A conversation with one program.
pub(super) struct Session {
    /// The engine of a `go` that names none.
    pub engine: Engine,
    table: Option<Box<dyn Table>>,
    searcher: Searcher,
}

impl Session {
    /// A conversation before its first line.
    pub fn new(engine: Engine) -> Session {
        Session {
            engine,
            table: None,
            searcher: Searcher::default(),
        }
    }

    /// Answers every line until `quit` or the end of the input.
    pub fn run(&mut self, lines: &mut InputLines, out: &mut impl Write) -> Result<(), Failure> {
        while let Some(line) = lines.next()? {
            let (command, rest) = line.command();
            let answer = match (&line, command) {
                (InputLine::TooLong, _) => Err(format!("a line has at most {LINE_LIMIT} bytes")),
                (_, "quit") => break,
                (_, "go") => self.go(rest, lines, out)?,
                _ => self.answer(command, rest),
            };
            match answer {
                Ok(text) if text.is_empty() => {}
                Ok(text) => writeln!(out, "{text}")?,
                Err(why) => writeln!(out, "error {}", why.replace('\n', " "))?,
            }
            out.flush()?;
        }
        Ok(())
    }

    /// The answer to a command that is no search.
    fn answer(&mut self, command: &str, rest: &str) -> Answer {
        match command {
            "" => Ok(String::new()),
            // It is meant for a search that has just ended.
            "stop" => Ok(String::new()),
            "ping" => pong(rest),
            "name" => Ok("name Tessera".into()),
            "version" => Ok(format!("version {}", env!("CARGO_PKG_VERSION"))),
            "id" => Ok(id()),
            "help" => help::text(rest),
            "position" => {
                let (table, facts) = set_up(rest)?;
                self.table = Some(table);
                Ok(format!("ok {facts}"))
            }
            "play" => Ok(format!("ok {}", play(self.table()?, rest)?)),
            "chance" => chance(self.table()?, rest),
            "undo" => undo(self.table()?, rest),
            "turn" => Ok(format!("ok {}", turn_facts(self.table()?))),
            "legal" => Ok(listed("legal", &self.table()?.legal().names())),
            "moves" => Ok(listed("moves", &self.table()?.record().names)),
            "record" => Ok(format!("record {}", self.table()?.record())),
            "result" => Ok(result(self.table()?)),
            other => Err(format!(
                "no command is called {}; there is {COMMANDS}",
                Quoted(other)
            )),
        }
    }

    /// The current position, or an error if there is none yet.
    fn table(&mut self) -> Result<&mut dyn Table, String> {
        match &mut self.table {
            Some(table) => Ok(&mut **table),
            None => Err("there is no position yet; begin with position GAME/OPTIONS/NAMES".into()),
        }
    }

    /// Searches, writes the `info` lines and returns the line with the move.
    fn go(&mut self, rest: &str, lines: &mut InputLines, out: &mut impl Write) -> Result<Answer, Failure> {
        let engine = self.engine;
        let order = match self.table().and_then(|_| GoOrder::parse(rest, engine)) {
            Ok(order) => order,
            Err(why) => return Ok(Err(why)),
        };
        let Some(table) = &mut self.table else {
            unreachable!("the position was there for the arguments")
        };
        let mut watch = Watch {
            lines,
            out,
            is_endless: order.limit == SearchLimit::Infinite,
        };
        let best = self.searcher.best(&mut **table, &order, &mut watch)?;
        Ok(best.map(|name| format!("best {name}")))
    }
}

/// Follows a search: writes what it finds, and sees what comes in.
struct Watch<'a, W> {
    lines: &'a mut InputLines,
    out: &'a mut W,
    /// Whether the search ends only when it is told to.
    is_endless: bool,
}

impl<W: Write> Listener for Watch<'_, W> {
    fn ends(&mut self) -> Result<bool, Failure> {
        Ok(match self.lines.interruption() {
            None => false,
            Some(Interruption::Stop) => true,
            Some(Interruption::Abandoned) => self.is_endless,
            Some(Interruption::Ping(word)) => {
                match pong(&word) {
                    Ok(pong) => writeln!(self.out, "{pong}")?,
                    Err(why) => writeln!(self.out, "error {why}")?,
                }
                self.out.flush()?;
                false
            }
        })
    }

    fn report(&mut self, report: &Report, millis: f64) -> Result<(), Failure> {
        writeln!(self.out, "{}", info(report, millis))?;
        Ok(self.out.flush()?)
    }
}

/// The `info` line of a report that has moves.
fn info(report: &Report, millis: f64) -> String {
    let best = &report.lines[0];
    format!(
        "info steps={} nodes={} millis={millis:.0} move={} visits={} value={:.3} pv={}",
        report.steps,
        report.nodes,
        best.mv,
        best.visits,
        best.value,
        best.variation.join(".")
    )
}

/// The answer to `ping`, with the word that came with it.
fn pong(word: &str) -> Answer {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    if word.len() <= LONGEST_PING && word.bytes().all(is_plain) {
        Ok(format!("pong {word}").trim_end().to_owned())
    } else {
        Err(format!(
            "ping gives back a word of at most {LONGEST_PING} letters, digits, - and _"
        ))
    }
}

/// Who speaks, which version, and the games.
fn id() -> String {
    let games: Vec<&str> = GameId::KNOWN.iter().map(|game| game.id()).collect();
    format!(
        "id name=Tessera version={} protocol={PROTOCOL} games={}",
        env!("CARGO_PKG_VERSION"),
        games.join(",")
    )
}

/// Plays a name and returns the facts of the new turn.
fn play(table: &mut dyn Table, name: &str) -> Answer {
    let (name, replaced) = with_written_komi(name);
    if let Err(refused) = table.play(&name) {
        return Err(why_not(table, &refused));
    }
    let mut facts = turn_facts(table);
    let mut notes: Vec<String> = replaced
        .iter()
        .map(|(given, written)| format!("{given} is written {written}"))
        .collect();
    if let Some(tile) = set_aside(table) {
        facts += &format!(" aside={tile}");
        notes.push(format!("tile {tile} fits nowhere and is set aside"));
    }
    if !notes.is_empty() {
        facts += &format!(" note={}", notes.join("; "));
    }
    Ok(facts)
}

/// Draws by chance, plays the outcome and returns the facts of the new turn.
fn chance(table: &mut dyn Table, text: &str) -> Answer {
    let seed = match text {
        "" => Some(1),
        _ => text.strip_prefix("seed=").and_then(|seed| seed.parse().ok()),
    };
    let seed = seed.ok_or_else(|| format!("chance knows seed=N, not {}", Quoted(text)))?;
    let outcome = drawn(table, seed)?;
    let facts = play(table, &outcome)?;
    Ok(format!("ok drawn={outcome} {facts}"))
}

/// Takes plies back and returns the facts of the turn before them.
fn undo(table: &mut dyn Table, text: &str) -> Answer {
    let count = match text {
        "" => Some(1),
        _ => text.parse::<usize>().ok().filter(|&count| count > 0),
    };
    let count =
        count.ok_or_else(|| format!("undo takes a number of plies from 1 on, not {}", Quoted(text)))?;
    let played = table.record().names.len();
    if count > played {
        let noun = if played == 1 { "ply" } else { "plies" };
        return Err(format!("expected at most {played} {noun} to take back"));
    }
    for _ in 0..count {
        table.undo();
    }
    Ok(format!("ok {}", turn_facts(table)))
}

/// A word and names after it.
fn listed(word: &str, names: &[String]) -> String {
    format!("{word} {}", names.join(" ")).trim_end().to_owned()
}
