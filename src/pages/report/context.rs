//! What all sections of a report are drawn with: the language, numbers as people read them, and links to positions.

use crate::catalog::{self, GameId};
use crate::language::Language;
use crate::pages::chart::number;
use crate::pages::link::{Link, Root};
use crate::play::{Options, Record, Table};
use crate::report::{CAPPED, Interval, Report};

use super::words::{CostWords, CourseWords, ReportWords, TermWords};
use crate::app::play::view::options_in_words;

/// What a report is drawn with.
pub(super) struct Context<'a> {
    /// The report.
    pub report: &'a Report,
    /// Its game.
    pub game: GameId,
    /// The language of the page.
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
        number(value, decimals, self.language)
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
        let [low, high] = [interval.low, interval.high].map(|end| self.three_digits(end));
        // A dash between negative numbers would be read as a sign.
        match interval.low < 0.0 {
            true => (self.words.to)(&low, &high),
            false => format!("{low}–{high}"),
        }
    }

    /// A value from −1 to 1 with its sign.
    pub fn value(&self, value: f64) -> String {
        let text = self.number(value, 2);
        match value > 0.0 {
            true => format!("+{text}"),
            false => text,
        }
    }

    /// What a seat is called.
    pub fn seat(&self, seat: u8) -> String {
        (self.terms.player)(seat + 1)
    }

    /// The options of the report, as people read them.
    pub fn options(&self) -> Vec<String> {
        let options = Options::parse(&self.report.options).unwrap_or_default();
        let komi = self.start.as_ref().and_then(|start| start.komi());
        options_in_words(self.game, &options, komi, self.language)
    }

    /// What an engine is called: `UCT (c = 0.3)` for `uct:c=0.3`.
    pub fn engine(&self, engine: &str) -> String {
        let (whole, is_capped) = match engine.strip_suffix(CAPPED) {
            Some(whole) => (whole, true),
            None => (engine, false),
        };
        let (name, constants) = whole.split_once(':').unwrap_or((whole, ""));
        let name = match name {
            "mcts" => self.costs.mcts.to_owned(),
            name => name.to_uppercase(),
        };
        let constant = |text: &str| match text.split_once('=') {
            Some((constant, value)) => {
                let decimals = value.split_once('.').map_or(0, |(_, decimals)| decimals.len());
                let value = value
                    .parse()
                    .map_or_else(|_| value.to_owned(), |value| self.number(value, decimals));
                format!("{constant} = {value}")
            }
            None => text.to_owned(),
        };
        let mut notes: Vec<String> = constants
            .split(',')
            .filter(|text| !text.is_empty())
            .map(constant)
            .collect();
        notes.extend(is_capped.then(|| self.words.capped.to_owned()));
        match notes.is_empty() {
            true => name,
            false => format!("{name} ({})", notes.join("; ")),
        }
    }

    /// How a move reads: `Komi 5½` for `komi-5_5`.
    pub fn move_text(&self, name: &str) -> String {
        match &self.start {
            Some(table) => table.move_text(name),
            None => name.to_owned(),
        }
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
