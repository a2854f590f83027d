//! What the sentences of a section say of the whole report, and numbers as a language writes them.

use crate::corpus_summary::CorpusSummary;
use crate::counted::{Counted, Wins};
use crate::interval::Interval;
use crate::sides::side_name;
use crate::thing::Thing;
use crate::words::{CourseTakeaways, MethodWords, TakeawayWords, engine_name};
use tessera_core::language::Language;

/// The language of the sentences, and what all sections know of their report.
pub(crate) struct Context<'r> {
    pub language: Language,
    /// What data say.
    pub takeaways: &'static TakeawayWords,
    /// What the data of single games and of openings say.
    pub course: &'static CourseTakeaways,
    /// How data were computed or measured.
    pub how: &'static MethodWords,
    /// The id of the game and its options, as records write them.
    pub setup: [&'r str; 2],
    pub corpus: &'r CorpusSummary,
    /// What the report calls a decision.
    pub decision: Thing,
    /// The first plies of the turns of the representative game, where a turn may have several.
    pub turns: Option<&'r [(u32, u32)]>,
    /// Whether games of the corpus were drawn.
    pub with_draws: bool,
    /// How many ratings the published mean is of.
    pub voters: Option<u32>,
    /// The engine that searched the representative game again, with its steps.
    pub search: Option<(&'r str, u32)>,
    /// Random games a second, as they were measured with the searches, and the title of the section that tells that.
    pub random_games: Option<(f64, &'static str)>,
}

impl Context<'_> {
    /// A number with so many decimals.
    pub fn number(&self, number: f64, decimals: usize) -> String {
        self.language.number(number, decimals)
    }

    /// A number with one decimal if it has a fraction.
    pub fn short(&self, number: f64) -> String {
        self.number(number, decimals_of(number))
    }

    /// A number with about three digits.
    pub fn digits(&self, number: f64) -> String {
        let decimals = match number.abs() {
            size if size >= 100.0 => 0,
            size if size >= 10.0 => 1,
            _ => 2,
        };
        self.number(number, decimals)
    }

    /// A part of 1 in percent, with one decimal.
    pub fn percent(&self, share: f64) -> String {
        self.number(100.0 * share, 1)
    }

    pub fn whole(&self, number: u64) -> String {
        self.number(number as f64, 0)
    }

    /// All games of the corpus.
    pub fn games(&self) -> Counted {
        Counted::whole(self.corpus.games, Thing::Game)
    }

    /// How often somebody wins in games of the corpus.
    pub fn wins(&self, share: Interval) -> Wins {
        let with_draws = self.with_draws;
        Wins { share, with_draws }
    }

    pub fn decisions(&self, number: impl Into<u64>) -> Counted {
        Counted::whole(number, self.decision)
    }

    /// The move or turn that ends after so many plies: `move 32`, `turn 69`.
    pub fn at(&self, plies: u32) -> String {
        let decision = match self.turns {
            Some(turns) => turns.iter().filter(|(first, _)| first < &plies).count() as u32,
            None => plies,
        };
        (self.course.at_number)(decision, self.decision == Thing::Turn)
    }

    /// What a side is called.
    pub fn side(&self, id: &str) -> String {
        let [game, options] = self.setup;
        side_name(game, options, id, self.language)
    }

    /// What a decision is.
    pub fn decisions_are(&self) -> &'static str {
        match self.decision {
            Thing::Turn => self.how.turns_are,
            _ => self.how.moves_are,
        }
    }

    /// A sentence on how something was counted, after one on the corpus.
    pub fn counted(&self, sentence: &str) -> String {
        let corpus = self.corpus;
        let engine = engine_name(&corpus.engine, self.language);
        let steps = self.whole(corpus.steps.into());
        let games = (self.how.corpus)(self.games(), &engine, &steps, corpus.seed);
        format!("{games} {sentence}")
    }

    /// A sentence on what a search found, after one on the search, whose engine and steps stand in the trajectory or nowhere.
    pub fn searched(&self, sentence: &str) -> String {
        let Some((engine, steps)) = self.search else {
            return sentence.to_owned();
        };
        let engine = engine_name(engine, self.language);
        let search = (self.how.representative)(&engine, &self.whole(steps.into()));
        format!("{search} {sentence}")
    }
}

/// One decimal if a number has a fraction, else none.
pub(super) fn decimals_of(number: f64) -> usize {
    usize::from(number.fract() != 0.0)
}
