//! What all sections of a report are drawn with: the language, numbers as people read them, and links to positions.

use crate::chart::{Axis, Measure};
use crate::link::{Link, Root};
use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Options, Record, Table};
use tessera_report::data::{Mirror, SectionData};
use tessera_report::{Interval, Report, Thing, engine_name, first_side, quoted};

use super::words::{CostWords, CourseWords, ReportWords, TermWords};
use tessera_app::play::view::options_in_words;

/// What a report is drawn with.
pub(super) struct Context<'a> {
    pub report: &'a Report,
    pub game: GameId,
    pub language: Language,
    /// The sentences of the page.
    pub words: &'static ReportWords,
    /// The headings of tables and axes.
    pub terms: &'static TermWords,
    /// The headings of facts, sizes and speeds.
    pub costs: &'static CostWords,
    /// The headings of what happens turn by turn.
    pub course: &'static CourseWords,
    /// The way from the page to others.
    pub root: &'a Root,
    /// Whether the game has puzzles on a page of their own.
    pub has_puzzles: bool,
    /// A game at its start, which knows how moves read; `None` where the options of the report are not those of the game.
    start: Option<Box<dyn Table>>,
}

impl<'a> Context<'a> {
    /// The context of a report on a page.
    pub fn new(game: GameId, report: &'a Report, root: &'a Root, language: Language) -> Context<'a> {
        let start = Options::parse(&report.options).ok();
        let start = start.and_then(|options| catalog::open(game, &options, language).ok());
        Context {
            report,
            game,
            language,
            words: ReportWords::of(language),
            terms: TermWords::of(language),
            costs: CostWords::of(language),
            course: CourseWords::of(language),
            root,
            has_puzzles: false,
            start,
        }
    }

    /// A number with so many decimals.
    pub fn number(&self, value: f64, decimals: usize) -> String {
        self.language.number(value, decimals)
    }

    /// A number with as many decimals as make three digits, at most three.
    pub fn three_digits(&self, value: f64) -> String {
        let decimals = match value.abs() {
            size if size >= 100.0 || value.fract() == 0.0 => 0,
            size if size >= 10.0 => 1,
            size if size >= 1.0 => 2,
            _ => 3,
        };
        self.number(value, decimals)
    }

    /// A published number and ours with as many decimals as either needs, so that a difference is seen.
    pub fn compared(&self, published: f64, ours: Option<f64>, differs: bool) -> [String; 2] {
        let is_large = |value: f64| value.abs() >= 1000.0;
        let shortest = |value: f64| match value.to_string().split_once('.') {
            Some((_, decimals)) if !is_large(value) => decimals.len(),
            _ => 0,
        };
        let mut decimals = shortest(published).max(ours.map_or(0, |value| shortest(value).min(2)));
        if [Some(published), ours].into_iter().flatten().any(is_large) {
            decimals = 0;
        }
        let texts = |decimals: usize| {
            [Some(published), ours]
                .map(|value| value.map_or_else(|| "–".to_owned(), |value| self.number(value, decimals)))
        };
        while differs && decimals < 6 && texts(decimals)[0] == texts(decimals)[1] {
            decimals += 1;
        }
        texts(decimals)
    }

    /// An axis from 0 to the first of about five ticks that is not below `high`.
    pub fn axis(&self, title: &str, measure: Measure, high: f64) -> Axis {
        Axis::rounded(title, measure, 0.0, high, 5, self.language)
    }

    /// A number of things.
    pub fn count(&self, count: u64) -> String {
        self.number(count as f64, 0)
    }

    /// A part of 1 in percent, with one decimal.
    pub fn share(&self, share: f64) -> String {
        format!("{}\u{a0}%", self.number(100.0 * share, 1))
    }

    /// The ends of the interval of a share.
    pub fn share_interval(&self, interval: Interval) -> String {
        let [low, high] = [interval.low, interval.high].map(|end| self.number(100.0 * end, 1));
        format!("{low}–{high}\u{a0}%")
    }

    /// The ends of the interval of a number.
    pub fn interval(&self, interval: Interval) -> String {
        let Interval { low, high, .. } = interval;
        let mut ends = [low, high].map(|end| self.three_digits(end));
        // Three digits may be too few to tell the ends from each other.
        for decimals in 1..=3 {
            if ends[0] == ends[1] && low < high {
                ends = [low, high].map(|end| self.number(end, decimals));
            }
        }
        let [low, high] = ends;
        // A dash between negative numbers would be read as a sign.
        if interval.low < 0.0 {
            (self.words.to)(&low, &high)
        } else {
            format!("{low}–{high}")
        }
    }

    /// A value from −1 to 1 with its sign.
    pub fn value(&self, value: f64) -> String {
        let text = self.number(value, 2);
        if value > 0.0 { format!("+{text}") } else { text }
    }

    /// What a seat is called.
    pub fn seat(&self, seat: u8) -> String {
        (self.terms.player)(seat + 1)
    }

    /// What a seat does in the agreement, where it matters: `Player 1, who bids the komi`.
    pub fn seat_in_agreement(&self, seat: u8) -> String {
        let is_bid = self.report.sections.iter().any(|section| match &section.data {
            SectionData::Bias(data) => !data.bids.is_empty(),
            _ => false,
        });
        let player = self.seat(seat);
        match seat {
            0 if is_bid => (self.words.who_bids)(&player),
            1 if is_bid => (self.words.who_chooses)(&player),
            _ => player,
        }
    }

    /// What the report calls a decision: the heading of its numbers.
    pub fn decision(&self) -> String {
        (self.terms.decision)(self.report.decision() == Thing::Turn)
    }

    /// The heading of numbers of decisions.
    pub fn decisions(&self) -> String {
        (self.terms.decisions)(self.report.decision() == Thing::Turn)
    }

    /// How long a game is: `224 moves`.
    pub fn length(&self, decisions: u32) -> String {
        self.report.decisions(decisions).text(self.language)
    }

    /// What a mirror does.
    pub fn mirror(&self, mirror: Mirror) -> String {
        match mirror {
            Mirror::Rotation { degrees } => (self.costs.rotation)(degrees),
            Mirror::Reflection { degrees } => (self.costs.reflection)(degrees),
            Mirror::Copy => self.costs.copy.to_owned(),
        }
    }

    /// What the report quotes from elsewhere, in the language of the page.
    pub fn quoted(&self, text: &str) -> String {
        quoted(text, self.language)
    }

    /// The options of the report, as people read them.
    pub fn options(&self) -> Vec<String> {
        let options = Options::parse(&self.report.options).unwrap_or_default();
        let komi = self.start.as_ref().and_then(|start| start.komi());
        options_in_words(self.game, &options, komi, self.language)
    }

    /// What an engine is called: `UCT (c = 0.3)` for `uct:c=0.3`.
    pub fn engine(&self, engine: &str) -> String {
        engine_name(engine, self.language)
    }

    /// How a move reads: `Komi 5½` for `komi-5_5`.
    pub fn move_text(&self, name: &str) -> String {
        match &self.start {
            Some(table) => table.move_text(name),
            None => name.to_owned(),
        }
    }

    /// What the first seat plays after some moves from the start.
    pub fn first_side(&self, names: &[String]) -> String {
        first_side(&self.report.game, &self.report.options, names, self.language)
    }

    /// The address of the position of a record.
    pub fn position(&self, record: &str) -> String {
        self.root.to(Link::Position(record))
    }

    /// The address of the review of a game, at its first position.
    pub fn review(&self, record: &str) -> String {
        self.root.to(Link::Review(&at_ply(record, 0)))
    }

    /// The beginning of the addresses of all positions of a game; a ply is to follow.
    pub fn plies_of(&self, record: &str) -> String {
        self.root.to(Link::Review(record)) + "@"
    }
}

/// A record up to some ply, as a link shows it: `linage/size=9/e5.d4@1`.
pub(super) fn at_ply(record: &str, ply: u32) -> String {
    match Record::parse(record) {
        Ok(record) => {
            let shown = Some(ply as usize);
            Record { shown, ..record }.to_string()
        }
        Err(_) => record.to_owned(),
    }
}
