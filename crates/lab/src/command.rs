//! The command line of `lab`.

#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Write};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue};
use clap::{Parser, Subcommand};

use super::experiment::Experiment;
use super::{
    analyse, arena, bench, bids, book, convert, corpus, engine, fit, ladder, measure, merge, perft, picture,
    puzzles, regret, replay, report, report_table, scaling, show, solve, thesis, tune, verdicts,
};
use tessera_cli::failure::{Failure, exit_code, exit_codes};
use tessera_core::quoted::shortened;

/// Run the rules and the searches of the games without a browser.
///
/// Results are JSON lines on standard output; everything else goes to standard error. Options of games are written
/// as in records: size=9.komi=bid, and "" for none.
#[derive(Parser)]
#[command(name = "lab", version, after_help = exit_codes())]
struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Replay(replay::Replay),
    Show(show::Show),
    Convert(convert::Convert),
    Picture(picture::Picture),
    Perft(perft::Perft),
    Bench(bench::Bench),
    Arena(arena::Arena),
    Tune(tune::Tune),
    Fit(fit::Fit),
    Ladder(ladder::Ladder),
    Book(book::Book),
    Bids(bids::Bids),
    Analyse(analyse::Analyse),
    Verdicts(verdicts::Verdicts),
    Corpus(corpus::Corpus),
    Merge(merge::Merge),
    Report(report::Report),
    Measure(measure::Measure),
    ReportTable(report_table::ReportTable),
    Engine(engine::EngineCommand),
    Solve(solve::Solve),
    Puzzles(puzzles::Puzzles),
    Regret(regret::Regret),
    Scaling(scaling::Scaling),
    Thesis(thesis::Thesis),
    Pages(tessera_pages::Pages),
}

/// Runs the command on the command line. The help has the table of exit codes.
pub fn main() -> ExitCode {
    // Locked standard input cannot be read by another thread, as lab engine does.
    let (input, mut out) = (BufReader::new(io::stdin()), io::stdout().lock());
    let done = match Lab::try_parse() {
        Ok(lab) => lab.run(input, &mut out),
        Err(refusal) if refusal.use_stderr() => with_short_quotes(refusal).exit(),
        // Help and version go to standard output, as results do.
        Err(help) => help.print().map_err(Failure::Stream),
    };
    exit_code(done.and_then(|()| Ok(out.flush()?)))
}

/// The refusal of arguments with long ones shortened where it quotes them.
fn with_short_quotes(mut refusal: clap::Error) -> clap::Error {
    let quotes: Vec<_> = refusal
        .context()
        .filter_map(|(kind, value)| match value {
            ContextValue::String(text) => match shortened(text) {
                Cow::Borrowed(_) => None,
                Cow::Owned(text) => Some((kind, text)),
            },
            _ => None,
        })
        .collect();
    for (kind, text) in quotes {
        // A tip quotes it again.
        refusal.remove(ContextKind::Suggested);
        refusal.insert(kind, ContextValue::String(text));
    }
    refusal
}

impl Lab {
    /// Runs the command with this standard input and output.
    fn run(self, input: impl BufRead + Send + 'static, out: &mut impl Write) -> Result<(), Failure> {
        match self.command {
            Command::Replay(replay) => replay.run(input, out),
            Command::Show(show) => show.run(input, out),
            Command::Convert(convert) => convert.run(input, out),
            Command::Picture(picture) => picture.run(input, out),
            Command::Perft(perft) => perft.run(out),
            Command::Bench(bench) => bench.run(out),
            Command::Arena(arena) => arena.run(out),
            Command::Tune(tune) => tune.run(out),
            Command::Fit(fit) => fit.run(out),
            Command::Ladder(ladder) => ladder.run(out),
            Command::Book(book) => book.run(out),
            Command::Bids(bids) => bids.run(out),
            Command::Analyse(analyse) => analyse.run(input, out),
            Command::Verdicts(verdicts) => verdicts.run(out),
            Command::Corpus(corpus) => corpus.run(out),
            Command::Merge(merge) => merge.run(out),
            Command::Report(report) => report.run(out),
            Command::ReportTable(table) => table.run(out),
            Command::Measure(measure) => measure.run(out),
            Command::Engine(engine) => engine.run(input, out),
            Command::Solve(solve) => solve.run(out),
            Command::Puzzles(puzzles) => puzzles.run(out),
            Command::Regret(regret) => regret.run(out),
            Command::Scaling(scaling) => scaling.run(out),
            Command::Thesis(thesis) => thesis.run(out),
            Command::Pages(pages) => pages.run(),
        }
    }
}
