//! How a section was computed or measured, in words. It follows from the data alone.

use super::counted::Counted;
use super::data::SectionData;
use super::envelope::{Report, Section};
use super::thing::Thing;
use super::words::{MethodWords, engine_name, quoted};
use tessera_core::language::Language;

/// How a section of a report was computed or measured.
pub fn method(report: &Report, section: &Section, language: Language) -> String {
    let words = MethodWords::of(language);
    let corpus = &report.corpus;
    let number = |number: u32| language.number(number.into(), 0);
    let counted = |sentence: &str| {
        let games = (words.corpus)(
            Counted::whole(corpus.games, Thing::Game),
            &engine_name(&corpus.engine, language),
            &number(corpus.steps),
            corpus.seed,
        );
        format!("{games} {sentence}")
    };
    let decisions_are = match report.decision() {
        Thing::Turn => words.turns_are,
        _ => words.moves_are,
    };
    // The engine and steps of the second search stand in the trajectory, or nowhere.
    let searched = |sentence: &str| {
        let trajectory = report.sections.iter().find_map(|section| match &section.data {
            SectionData::Trajectory(data) => Some(data),
            _ => None,
        });
        match trajectory {
            Some(data) => {
                let engine = engine_name(&data.engine, language);
                format!(
                    "{} {sentence}",
                    (words.representative)(&engine, &number(data.steps))
                )
            }
            None => sentence.to_owned(),
        }
    };
    match &section.data {
        SectionData::Absent(_) => words.nothing.to_owned(),
        SectionData::Rules(_) | SectionData::Miscellaneous(_) => {
            format!("{} {decisions_are}", words.rules)
        }
        SectionData::BggStats(_) => words.published.to_owned(),
        SectionData::BggRatings(data) => {
            let printed = Counted::whole(data.ratings.len() as u64, Thing::Rating);
            let counted = report.sections.iter().find_map(|section| match &section.data {
                SectionData::BggStats(stats) => Some(stats.voters),
                _ => None,
            });
            match counted {
                Some(counted) if u64::from(counted) < data.ratings.len() as u64 => {
                    format!(
                        "{} {}",
                        words.published,
                        (words.uncounted_ratings)(printed, counted)
                    )
                }
                _ => words.published.to_owned(),
            }
        }
        SectionData::LevelsOfPlay(data) => (words.levels)(data.points, data.games),
        SectionData::Kolmogorov(data) => (words.kolmogorov)(&quoted(&data.build, language)),
        SectionData::PlayoutComplexity(data) => (words.playout)(
            Counted::whole(data.trials, Thing::Trial),
            data.trial_ms,
            &quoted(&data.machine.name, language),
            &quoted(&data.reference, language),
        ),
        SectionData::Bias(_) => counted(words.bias),
        SectionData::SearchSpeed(data) => {
            let machine = data.rows.first().map_or("", |row| row.machine.name.as_str());
            (words.search_speed)(&quoted(machine, language))
        }
        SectionData::Mirroring(data) => {
            let games = data.rows.first().map_or(0, |row| row.games);
            (words.mirroring)(
                Counted::whole(games, Thing::Game),
                &engine_name(&data.engine, language),
                &number(data.steps),
            )
        }
        SectionData::Complexity(_) => counted(&format!("{decisions_are} {}", words.complexity)),
        SectionData::ComputationalComplexity(_) => counted(words.computational),
        SectionData::MoveClassification(_) => match report.decision() {
            Thing::Turn => counted(&format!("{} {}", words.kinds_are_classed, words.moves)),
            _ => counted(words.moves),
        },
        SectionData::BoardCoverage(_) => counted(words.coverage),
        SectionData::GameLengths(_) => counted(&format!("{} {decisions_are}", words.lengths)),
        SectionData::Material(_) => format!("{} {}", words.material, words.plies_are),
        SectionData::Trajectory(_) => searched(words.trajectory),
        SectionData::PositionHeatmap(_) => searched(words.heatmap),
        SectionData::GoodMoves(_) => searched(words.good_moves),
        SectionData::ActionsPerTurn(_) => counted(&format!("{} {decisions_are}", words.actions)),
        SectionData::ActionTypes(_) => format!("{} {}", words.action_types, words.plies_are),
        SectionData::OpeningHeatmap(data) => counted(&(words.opening_heatmap)(data.folded)),
        SectionData::PositionsReachable(_) => words.reachable.to_owned(),
        SectionData::ShortestGames(_) => words.shortest.to_owned(),
        SectionData::Openings(_) => counted(words.openings),
        SectionData::Puzzles(_) => words.nothing.to_owned(),
        SectionData::Features(_) => counted(words.features),
        SectionData::Luck(data) => (words.luck)(data.draws, Counted::whole(data.games_per_draw, Thing::Game)),
    }
}
