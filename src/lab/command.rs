//! The command line of `lab`.

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use super::failure::Failure;
use super::{analyse, arena, bench, bids, book, engine, ladder, pages, perft, replay, thesis, tune};

/// Run the rules and the searches of the games without a browser.
///
/// Results are JSON lines on standard output; everything else goes to standard error. Options of games are written
/// as in records: size=9.komi=bid, and "" for none.
#[derive(Parser)]
#[command(name = "lab", version)]
struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Replay(replay::Replay),
    Perft(perft::Perft),
    Bench(bench::Bench),
    Arena(arena::Arena),
    Tune(tune::Tune),
    Ladder(ladder::Ladder),
    Book(book::Book),
    Bids(bids::Bids),
    Analyse(analyse::Analyse),
    Engine(engine::EngineCommand),
    Thesis(thesis::Thesis),
    Pages(pages::Pages),
}

/// Runs the command on the command line. The exit code is 0 on success, 2 for wrong usage, 1 if reading or writing
/// fails.
pub fn main() -> ExitCode {
    let mut out = io::stdout().lock();
    let done = match Lab::parse().command {
        Command::Replay(replay) => replay.run(io::stdin().lock(), &mut out),
        Command::Perft(perft) => perft.run(&mut out),
        Command::Bench(bench) => bench.run(&mut out),
        Command::Arena(arena) => arena.run(&mut out),
        Command::Tune(tune) => tune.run(&mut out),
        Command::Ladder(ladder) => ladder.run(&mut out),
        Command::Book(book) => book.run(&mut out),
        Command::Bids(bids) => bids.run(&mut out),
        Command::Analyse(analyse) => analyse.run(io::stdin().lock(), &mut out),
        Command::Engine(engine) => engine.run(io::stdin().lock(), &mut out),
        Command::Thesis(thesis) => thesis.run(&mut out),
        Command::Pages(pages) => pages.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has closed the pipe, as `head` does: that is no error.
        Err(Failure::Stream(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("error: {failure}");
            match failure {
                Failure::Stream(_) => ExitCode::FAILURE,
                Failure::Usage(_) => ExitCode::from(2),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_definition_of_the_command_line_is_consistent() {
        Lab::command().debug_assert();
    }

    #[test]
    fn a_wrong_argument_is_refused_with_the_valid_ones() {
        let why = |words: &[&str]| {
            let error = Lab::try_parse_from(words).err().expect("refused");
            assert_eq!(error.exit_code(), 2);
            error.to_string()
        };
        assert!(why(&["lab", "perft", "chess", "", "3"]).contains("no game is called \"chess\"; there is "));
        assert!(why(&["lab", "perft", "linage", "size", "3"]).contains("expected key=value"));
    }
}
