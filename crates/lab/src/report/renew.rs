//! A report that exists is written again with the sentences of this program.

use std::fs;
use std::path::Path;

use tessera_cli::failure::Failure;
use tessera_games::catalog::GameId;
use tessera_report::Report;

/// The report of a file with its headings, sentences and comparisons made anew. Its figures and its commit stay.
pub(super) fn renewed(path: &Path, game: GameId) -> Result<Report, Failure> {
    let text = fs::read_to_string(path).map_err(Failure::file(path))?;
    let mut report =
        Report::parse(&text).map_err(|why| Failure::usage(format!("{}: {why}", path.display())))?;
    if report.game != game.id() {
        let why = format!(
            "{}: the report is of {} and not of {}",
            path.display(),
            report.game,
            game.id()
        );
        return Err(Failure::usage(why));
    }
    let before = report.sections.clone();
    report.say();
    // Ours is kept as it was computed before the data were rounded.
    for (section, old) in report.sections.iter_mut().zip(before) {
        for figure in &mut section.published {
            let same = old
                .published
                .iter()
                .find(|old| (old.figure, old.at) == (figure.figure, figure.at));
            figure.ours = same.map_or(figure.ours, |old| old.ours);
        }
    }
    Ok(report)
}
