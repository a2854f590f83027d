//! `lab engine`: an engine that speaks a line protocol or GTP, for matches against other programs.

mod chance_draw;
mod game_help;
mod go_order;
mod gtp;
mod help;
mod input_lines;
mod leader;
mod moves_ahead;
mod search_limit;
mod searcher;
mod session;
mod setup;
mod team;
#[cfg(test)]
mod tests;
mod think;
mod turn_facts;
mod turn_time;
mod why_not;
mod written_komi;

use std::io::{BufRead, Write};

use clap::Args;

use self::gtp::{GtpGame, GtpSession};
use self::input_lines::InputLines;
use self::search_limit::SearchLimit;
use self::session::Session;
use super::arguments;
use tessera_cli::failure::Failure;
use tessera_games::play::Options;
use tessera_protocol::Engine;

/// Play as an engine: read commands from standard input, write answers to standard output.
///
/// A command is a line, and so is its answer. docs/engine.md has a transcript of each game; the commands "help" and
/// "help GAME" list everything. In short:
///
///   position linage/size=9.komi=0/e5.c3
///       ok turn=1 ply=2 phase=move side=vertical setup=linage/size=9.komi=0/
///
///   go millis=500
///   go engine=uct:c=0.3 steps=1000 seed=1
///       Search and choose a move. The answer is, twice a second and at the end, a line
///         info steps=1000 nodes=8123 millis=97 move=d4 visits=412 value=0.531 pv=d4.e3
///       and then
///         best d4
///       Other limits are cpu-millis=N, turn-millis=N, clock=N inc=N and infinite; "stop" ends any search.
///
///   play d4
///       ok turn=2 ply=3 phase=move side=horizontal
///
///   legal, turn, moves, record, result, undo, chance, ping, id, name, version, help, quit
///
/// The answer to a wrong line is "error" and a sentence; the position stays as it was. Empty lines are skipped.
/// With --gtp the program speaks version 2 of the Go Text Protocol instead.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct EngineCommand {
    /// Speak version 2 of the Go Text Protocol and play this game: linage or keil
    #[arg(long, value_name = "GAME", num_args = 0..=1, default_missing_value = "linage", value_parser = gtp::game)]
    gtp: Option<GtpGame>,
    /// With --gtp, the options that the game begins with, written as in a record
    #[arg(long, requires = "gtp", default_value = "", value_parser = arguments::options)]
    options: Options,
    /// The engine that searches unless another is named
    #[arg(long, default_value = "mcts")]
    engine: Engine,
    /// With --gtp, the milliseconds for a move where no time is set [default: 1000]
    #[arg(long, requires = "gtp")]
    millis: Option<u32>,
    /// With --gtp, search steps for every move, whatever time is set
    #[arg(long, requires = "gtp", conflicts_with = "millis", value_parser = clap::value_parser!(u32).range(1..))]
    steps: Option<u32>,
    /// With --gtp, the seed of the searches
    #[arg(long, requires = "gtp", default_value_t = 1)]
    seed: u32,
}

impl Default for EngineCommand {
    fn default() -> EngineCommand {
        EngineCommand {
            gtp: None,
            options: Options::default(),
            engine: Engine::BEST,
            millis: None,
            steps: None,
            seed: 1,
        }
    }
}

impl EngineCommand {
    /// The command that speaks GTP and makes so many steps for a move. Error: the game does not fit.
    pub fn gtp(game: &str, steps: u32) -> Result<EngineCommand, String> {
        Ok(EngineCommand {
            gtp: Some(gtp::game(game)?),
            steps: Some(steps),
            ..EngineCommand::default()
        })
    }

    /// Answers commands until `quit` or the end of the input.
    pub fn run(&self, input: impl BufRead + Send + 'static, out: &mut impl Write) -> Result<(), Failure> {
        self.answer(&mut InputLines::read(input), out)
    }

    /// Answers the lines of a text.
    pub fn run_text(&self, text: &[u8], out: &mut impl Write) -> Result<(), Failure> {
        self.answer(&mut InputLines::of_text(text), out)
    }

    fn answer(&self, lines: &mut InputLines, out: &mut impl Write) -> Result<(), Failure> {
        match self.gtp {
            None => Session::new(self.engine).run(lines, out),
            Some(game) => {
                let limit = match self.steps {
                    Some(steps) => SearchLimit::Steps(steps),
                    None => SearchLimit::Millis(self.millis.unwrap_or(1_000)),
                };
                let mut session = GtpSession::new(game, &self.options, self.engine, limit, self.seed)
                    .map_err(Failure::Usage)?;
                session.run(lines, out)
            }
        }
    }
}
