//! A session of the protocol: reads commands and writes answers.

use std::io::Write;

use super::super::go_order::GoOrder;
use super::super::input_lines::{InputLine, InputLines};
use super::super::search_limit::{Clocks, SearchLimit};
use super::super::searcher::Searcher;
use super::super::think::Listener;
use super::board_text::board_text;
use super::clock::GtpClock;
use super::colour::Colour;
use super::gtp_game::GtpGame;
use super::gtp_line::{GtpLine, answer};
use super::vertex::{name_of, vertex_of};
use tessera_cli::failure::Failure;
use tessera_core::game::Turn;
use tessera_core::points;
use tessera_games::play::{Options, Table};
use tessera_protocol::{Engine, Report};

/// The commands, in the order of the alphabet.
const COMMANDS: &[&str] = &[
    "boardsize",
    "clear_board",
    "final_score",
    "genmove",
    "known_command",
    "komi",
    "list_commands",
    "name",
    "play",
    "protocol_version",
    "quit",
    "showboard",
    "tessera-record",
    "time_left",
    "time_settings",
    "undo",
    "version",
];

/// The answer to a command; the error says why it fails.
type Answer = Result<String, String>;

/// A conversation with one controller.
pub(in crate::engine) struct GtpSession {
    game: GtpGame,
    options: Options,
    table: Box<dyn Table>,
    engine: Engine,
    /// How long a move is searched where no time is set, and always if it is a number of steps.
    limit: SearchLimit,
    seed: u32,
    searcher: Searcher,
    clock: GtpClock,
}

impl GtpSession {
    /// A conversation before its first line. Error: an option does not fit.
    pub fn new(
        game: GtpGame,
        options: &Options,
        engine: Engine,
        limit: SearchLimit,
        seed: u32,
    ) -> Result<GtpSession, String> {
        let options = game.options(options)?;
        Ok(GtpSession {
            table: game.table(&options, Vec::new())?,
            game,
            options,
            engine,
            limit,
            seed,
            searcher: Searcher::default(),
            clock: GtpClock::default(),
        })
    }

    /// Answers every line until `quit` or the end of the input.
    pub fn run(&mut self, lines: &mut InputLines, out: &mut impl Write) -> Result<(), Failure> {
        while let Some(line) = lines.next()? {
            let text = match line {
                InputLine::Text(text) => text,
                InputLine::TooLong => "line-too-long".into(),
            };
            let Some(line) = GtpLine::parse(&text) else {
                continue;
            };
            let answered = match line.command.as_str() {
                "genmove" => self.genmove(&line.arguments)?,
                _ => self.answer(&line),
            };
            out.write_all(answer(&line.id, &answered).as_bytes())?;
            out.flush()?;
            if line.command == "quit" {
                break;
            }
        }
        Ok(())
    }

    /// The answer to a command that is no search.
    fn answer(&mut self, line: &GtpLine) -> Answer {
        let arguments: Vec<&str> = line.arguments.iter().map(String::as_str).collect();
        match (line.command.as_str(), &arguments[..]) {
            ("protocol_version", _) => Ok("2".into()),
            ("name", _) => Ok(format!("Tessera {}", self.game.id().name())),
            ("version", _) => Ok(env!("CARGO_PKG_VERSION").into()),
            ("known_command", [command]) => Ok(COMMANDS.contains(command).to_string()),
            ("list_commands", _) => Ok(COMMANDS.join("\n")),
            ("quit", _) => Ok(String::new()),
            ("boardsize", [size]) => self.boardsize(size),
            ("clear_board", _) => {
                self.table = self.game.table(&self.options, Vec::new())?;
                Ok(String::new())
            }
            ("komi", [komi]) => self.komi(komi),
            ("play", [colour, vertex]) => self.play(colour, vertex),
            ("undo", _) => {
                let undone = self.table.undo();
                undone.map(|_| String::new()).ok_or_else(|| "cannot undo".into())
            }
            ("time_settings", [main, period, stones]) => {
                let [main, period, stones] = numbers([main, period, stones])?;
                self.clock.set(main, period, stones);
                Ok(String::new())
            }
            ("time_left", [colour, time, stones]) => {
                let colour = Colour::parse(colour).ok_or("syntax error: expected a color")?;
                let [time, stones] = numbers([time, stones])?;
                self.clock.set_left(colour, time, stones);
                Ok(String::new())
            }
            ("showboard", _) => Ok(format!("\n{}", board_text(self.game, &*self.table))),
            ("final_score", _) => Ok(self.final_score()),
            ("tessera-record", _) => Ok(self.table.record().to_string()),
            (command, _) if COMMANDS.contains(&command) => Err(format!(
                "syntax error: {} arguments do not fit {command}",
                arguments.len()
            )),
            _ => Err("unknown command".into()),
        }
    }

    /// Starts a game on a board of another size.
    fn boardsize(&mut self, size: &str) -> Answer {
        if size.parse::<u32>().is_err() {
            return Err("syntax error: expected a number".into());
        }
        let mut options = self.options.clone();
        options.set("size", size);
        let fits = self.game.id().complete(&options).is_ok();
        if !fits {
            return Err("unacceptable size".into());
        }
        self.table = self.game.table(&options, Vec::new())?;
        self.options = options;
        Ok(String::new())
    }

    /// Changes the komi; the moves stay.
    fn komi(&mut self, komi: &str) -> Answer {
        let komi: f64 = komi.parse().map_err(|_| "syntax error: expected a number")?;
        let most = f64::from(points::LARGEST_KOMI);
        let halves = komi * 2.0;
        if !(0.0..=most).contains(&halves) || halves.fract() != 0.0 {
            return Err(format!(
                "unacceptable komi: expected halves from 0 to {}",
                most / 2.0
            ));
        }
        self.options.set("komi", &points::in_names(halves as i16));
        let names = self.table.record().names;
        self.table = self.game.table(&self.options, names)?;
        Ok(String::new())
    }

    /// Plays a move of a colour.
    fn play(&mut self, colour: &str, vertex: &str) -> Answer {
        let invalid = "invalid color or coordinate";
        let colour = Colour::parse(colour).ok_or(invalid)?;
        let name = name_of(self.game, vertex).ok_or(invalid)?;
        self.check_turn(colour)
            .map_err(|why| format!("illegal move: {why}"))?;
        match self.table.play(&name) {
            Ok(()) => Ok(String::new()),
            Err(refused) => Err(format!("illegal move: {}", refused.why)),
        }
    }

    /// Whether a colour is to move, and if not, why.
    fn check_turn(&self, colour: Colour) -> Result<(), String> {
        match self.table.turn() {
            Turn::Seat(seat) if seat == colour.seat() => Ok(()),
            Turn::Seat(_) => {
                let other = Colour::BOTH.into_iter().find(|&other| other != colour);
                Err(format!("it is the turn of {}", other.map_or("", Colour::name)))
            }
            Turn::Chance | Turn::Over => Err("the game is over".into()),
        }
    }

    /// Searches a move of a colour, plays it and answers with its vertex.
    fn genmove(&mut self, arguments: &[String]) -> Result<Answer, Failure> {
        let [colour] = arguments else {
            return Ok(Err("syntax error: expected a color".into()));
        };
        let Some(colour) = Colour::parse(colour) else {
            return Ok(Err("invalid color or coordinate".into()));
        };
        if let Err(why) = self.check_turn(colour) {
            return Ok(Err(why));
        }
        let limit = match self.limit {
            SearchLimit::Steps(_) => self.limit,
            usual => self.clock.limit(colour).unwrap_or(usual),
        };
        let order = GoOrder {
            engine: self.engine,
            seed: self.seed,
            limit,
            threads: 1,
        };
        let clocks = Clocks::start();
        let best = self.searcher.best(&mut *self.table, &order, &mut Unheard)?;
        self.clock.spend(colour, clocks.wall());
        Ok(best.and_then(|name| match self.table.play(&name) {
            Ok(()) => Ok(vertex_of(self.game, &name)),
            Err(refused) => Err(refused.to_string()),
        }))
    }

    /// The score, as if the game ended now: `B+3.5`, `W+1` or `0`.
    fn final_score(&self) -> String {
        let status = self.table.seat_status();
        let [black, white] = Colour::BOTH.map(|colour| status[colour.seat()].score);
        let lead = f64::from((black - white).abs()) / 2.0;
        match black - white {
            0 => "0".into(),
            1.. => format!("B+{lead}"),
            _ => format!("W+{lead}"),
        }
    }
}

/// Whole numbers of seconds or stones.
fn numbers<const N: usize>(texts: [&&str; N]) -> Result<[u32; N], String> {
    let mut numbers = [0; N];
    for (number, text) in numbers.iter_mut().zip(texts) {
        *number = text
            .parse()
            .map_err(|_| "syntax error: expected a whole number")?;
    }
    Ok(numbers)
}

/// Follows a search that nobody can interrupt, because the protocol has no way to.
struct Unheard;

impl Listener for Unheard {
    fn ends(&mut self) -> Result<bool, Failure> {
        Ok(false)
    }

    fn report(&mut self, _: &Report, _: f64) -> Result<(), Failure> {
        Ok(())
    }
}
