//! `lab report-table`: the published figures beside ours, as a table in Markdown.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use tessera_cli::failure::Failure;
use tessera_games::catalog::GameId;
use tessera_report::{Comparison, Difference, PublishedFigure, Report};

/// Print a table in Markdown of the published figures beside those of reports, with the reasons where they differ.
#[derive(Args)]
pub(super) struct ReportTable {
    /// The reports
    #[arg(required = true)]
    reports: Vec<PathBuf>,
}

impl ReportTable {
    /// Reads the reports and writes a table for each, with a line that sums up its verdicts.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        for path in &self.reports {
            let text = fs::read_to_string(path).map_err(Failure::file(path))?;
            let bad = |why| Failure::Usage(format!("{}: {why}", path.display()));
            out.write_all(table(&Report::parse(&text).map_err(bad)?).as_bytes())?;
        }
        Ok(())
    }
}

pub(super) fn table(report: &Report) -> String {
    let figures: Vec<&PublishedFigure> = report
        .sections
        .iter()
        .flat_map(|section| &section.published)
        .collect();
    let count = |verdict: Comparison| figures.iter().filter(|figure| figure.verdict == verdict).count();
    let name = GameId::find(&report.game).map_or(report.game.as_str(), |game| game.name());
    let mut text = format!(
        "### {name}\n\n{} games, {} steps, seed {}, `{}`. Of {} figures {} agree, {} differ, {} were not measured.\n\n\
         | figure | published | ours | verdict |\n|---|---:|---:|---|\n",
        report.corpus.games,
        report.corpus.steps,
        report.corpus.seed,
        report.options,
        figures.len(),
        count(Comparison::Agrees),
        count(Comparison::Differs),
        count(Comparison::NotMeasured),
    );
    for figure in figures {
        text += &row(figure);
    }
    text + "\n"
}

fn row(figure: &PublishedFigure) -> String {
    let at = figure.at.map_or_else(String::new, |at| format!(" {at}"));
    let number = |value: f64| {
        let text = format!("{value:.2}");
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    };
    let verdict = match figure.verdict {
        Comparison::Agrees => "agrees".to_owned(),
        Comparison::NotMeasured => "not measured".to_owned(),
        Comparison::Differs => {
            let reasons: Vec<&str> = figure.reasons.iter().copied().map(reason).collect();
            format!("differs: {}", reasons.join("; "))
        }
    };
    format!(
        "| {}{at} | {} | {} | {verdict} |\n",
        figure.figure.id(),
        number(figure.published),
        figure.ours.map_or_else(|| "–".to_owned(), number),
    )
}

fn reason(difference: Difference) -> &'static str {
    match difference {
        Difference::Agent => "another engine with other steps",
        Difference::Machine => "another machine and program",
        Difference::Sample => "another number of games",
        Difference::Share => "follows from the share",
        Difference::SingleGame => "one game each",
        Difference::Definition => "counted otherwise",
        Difference::Options => "other options",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_report::Figure;

    fn figure(verdict: Comparison, reasons: Vec<Difference>) -> PublishedFigure {
        PublishedFigure {
            figure: Figure::SeatShare,
            at: Some(1),
            published: 54.15,
            ours: (verdict != Comparison::NotMeasured).then_some(50.0),
            verdict,
            reasons,
        }
    }

    #[test]
    fn a_row_says_how_the_figures_compare_and_why() {
        let differs = figure(Comparison::Differs, vec![Difference::Agent, Difference::Sample]);
        assert_eq!(
            row(&differs),
            "| seat-share 1 | 54.15 | 50 | differs: another engine with other steps; another number of games |\n"
        );
        let missing = figure(Comparison::NotMeasured, Vec::new());
        assert_eq!(row(&missing), "| seat-share 1 | 54.15 | – | not measured |\n");
    }

    /// The reports of the repository: each can be read, has the id of its file, and stands in the table of docs/report.md as
    /// this command prints it.
    #[test]
    fn the_tables_of_the_docs_are_those_of_the_reports() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let docs = fs::read_to_string(root.join("docs/report.md")).unwrap();
        for &game in GameId::ALL {
            let Ok(text) = fs::read_to_string(root.join(format!("www/report/{}.json", game.id()))) else {
                continue;
            };
            let report = Report::parse(&text).unwrap_or_else(|why| panic!("{}: {why}", game.id()));
            assert_eq!(report.game, game.id());
            assert!(
                docs.contains(table(&report).trim_end()),
                "{}: make the table again",
                game.id()
            );
            assert_eq!(report.to_json().as_deref(), Ok(text.as_str()), "{}", game.id());
        }
    }
}
