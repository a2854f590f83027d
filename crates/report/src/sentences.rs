//! What is said of a section in words: what its data say, and how they were computed. It follows from the data alone.

use super::comparison::compare;
use super::envelope::{Report, Section};
use super::section::context::Context;
use super::sections::{AbsenceReason, SectionData, SectionId};
use super::thing::Thing;
use super::words::{CourseTakeaways, MethodWords, TakeawayWords};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

impl Report {
    /// Writes all that follows from the data: the headings, the sentences, and what was published beside our figures. Data
    /// stay as they are.
    pub fn say(&mut self) {
        if let Some(game) = GameId::find(&self.game) {
            compare(self, game);
        }
        let english = Language::English;
        let said: Vec<[String; 2]> = self
            .sections
            .iter()
            .map(|section| [takeaway(self, section, english), method(self, section, english)])
            .collect();
        for (section, [takeaway, how]) in self.sections.iter_mut().zip(said) {
            section.title = section.id.title(english).to_owned();
            (section.takeaway, section.how) = (takeaway, how);
        }
    }
}

/// What the data of a section say, in one or two sentences.
pub fn takeaway(report: &Report, section: &Section, language: Language) -> String {
    match section.data.content() {
        Ok(content) => content.takeaway(&context(report, language)),
        Err(reason) => absent(reason, TakeawayWords::of(language)).to_owned(),
    }
}

/// How a section of a report was computed or measured.
pub fn method(report: &Report, section: &Section, language: Language) -> String {
    match section.data.content() {
        Ok(content) => content.how(&context(report, language)),
        Err(_) => MethodWords::of(language).nothing.to_owned(),
    }
}

/// What the sentences of all sections say of a report.
fn context(report: &Report, language: Language) -> Context<'_> {
    let mut context = Context {
        language,
        takeaways: TakeawayWords::of(language),
        course: CourseTakeaways::of(language),
        how: MethodWords::of(language),
        setup: [&report.game, &report.options],
        corpus: &report.corpus,
        decision: report.decision(),
        turns: None,
        with_draws: false,
        voters: None,
        search: None,
        random_games: None,
    };
    for section in &report.sections {
        match &section.data {
            SectionData::ActionsPerTurn(data) if context.decision == Thing::Turn => {
                context.turns = Some(&data.game);
            }
            SectionData::Bias(data) => context.with_draws = data.draws.mean > 0.0,
            SectionData::BggStats(data) => context.voters = Some(data.voters),
            SectionData::SearchSpeed(data) => {
                let title = SectionId::SearchSpeed.title(language);
                context.random_games = data.random_games().map(|games| (games, title));
            }
            SectionData::Trajectory(data) => context.search = Some((&data.engine, data.steps)),
            _ => {}
        }
    }
    context
}

fn absent(reason: AbsenceReason, words: &TakeawayWords) -> &'static str {
    match reason {
        AbsenceReason::NotMeasured => words.not_measured,
        AbsenceReason::NotPublished => words.not_published,
        AbsenceReason::GrowingBoard => words.growing_board,
        AbsenceReason::NoChance => words.no_chance,
        AbsenceReason::NoFeatures => words.no_features,
        AbsenceReason::OwnPage => words.own_page,
    }
}
