//! A report as a whole, and how it is read and written.
//!
//! ```text
//! report  = { schema, game, options, commit, corpus, sections }
//! corpus  = { games, engine, steps, seed, sha256 }
//! section = { id, title, n, interval, seed, how, takeaway, data, published }
//! ```
//!
//! A report has every section of [`SectionId::ALL`], once and in that order. Unknown fields are refused, and so is a text
//! of more than [`LIMIT`] bytes.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::compact_json::compact_json;
use super::corpus_summary::CorpusSummary;
use super::published::PublishedFigure;
use super::sections::{SectionData, SectionId};

/// The version of the format.
pub const SCHEMA: u32 = 1;

/// The most bytes that a report may have: 150 KB.
pub const LIMIT: usize = 150_000;

/// The full report of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The version of the format; see [`SCHEMA`].
    pub schema: u32,
    /// The id of the game.
    pub game: String,
    /// All options of the game, as records write them.
    pub options: String,
    /// The commit of the program that made the report.
    pub commit: String,
    /// The games that it is computed from.
    pub corpus: CorpusSummary,
    pub sections: Vec<Section>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Section {
    pub id: SectionId,
    /// Its heading in English.
    pub title: String,
    /// How many games, trials or positions it is computed from; what they are, `how` says. 0 where there are no data.
    pub n: u64,
    pub interval: IntervalKind,
    /// The seed of what was played or searched for it; `None` where nothing was drawn.
    pub seed: Option<u64>,
    /// How it was computed or measured, in English.
    pub how: String,
    /// What the data say, in one English sentence.
    pub takeaway: String,
    pub data: SectionData,
    /// The figures of the published report beside ours.
    pub published: Vec<PublishedFigure>,
}

/// What the intervals of a section are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IntervalKind {
    /// There are none: every number is exact or of a single game.
    None,
    /// Wilson's score intervals of 95 %.
    #[serde(rename = "wilson-95")]
    Wilson95,
    /// Intervals of 95 % of a mean, with the normal distribution.
    #[serde(rename = "normal-95")]
    Normal95,
    /// Percentiles or quartiles of what was seen.
    Percentiles,
    /// Standard deviations of the trials.
    Deviation,
}

/// Why a text is no report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadReport {
    /// It has this many bytes, more than [`LIMIT`].
    TooLarge(usize),
    /// It is not the JSON of a report; the message names line and column.
    Json(String),
    /// It is of another version of the format.
    Schema(u32),
    /// A section, by its place counted from 0, cannot be read.
    Section {
        place: usize,
        /// Its id as written.
        id: String,
        why: String,
    },
    /// At this place, counted from 0, this section was expected; the other was found, or nothing.
    Order(usize, Option<SectionId>, Option<SectionId>),
}

/// English, for `lab` and for developers.
impl fmt::Display for BadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |id: &Option<SectionId>| id.map_or("nothing", SectionId::id);
        match self {
            BadReport::TooLarge(bytes) => {
                write!(f, "the report has {bytes} bytes; expected at most {LIMIT}")
            }
            BadReport::Json(why) => f.write_str(why),
            BadReport::Schema(found) => write!(f, "schema: expected {SCHEMA}, found {found}"),
            BadReport::Section { place, id, why } => write!(f, "sections[{place}] ({id}): {why}"),
            BadReport::Order(place, expected, found) => {
                let (expected, found) = (name(expected), name(found));
                write!(f, "sections[{place}]: expected {expected}, found {found}")
            }
        }
    }
}

impl std::error::Error for BadReport {}

/// A report whose sections are not read yet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawReport {
    schema: u32,
    game: String,
    options: String,
    commit: String,
    corpus: CorpusSummary,
    sections: Vec<serde_json::Value>,
}

/// A section whose data are not read yet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSection {
    id: SectionId,
    title: String,
    n: u64,
    interval: IntervalKind,
    seed: Option<u64>,
    how: String,
    takeaway: String,
    data: serde_json::Value,
    published: Vec<PublishedFigure>,
}

impl Report {
    /// Reads a report. Errors: it is too large, is no JSON of this format, or has not every section in its place.
    pub fn parse(text: &str) -> Result<Report, BadReport> {
        if text.len() > LIMIT {
            return Err(BadReport::TooLarge(text.len()));
        }
        let raw: RawReport =
            serde_json::from_str(text).map_err(|error| BadReport::Json(error.to_string()))?;
        if raw.schema != SCHEMA {
            return Err(BadReport::Schema(raw.schema));
        }
        let sections: Result<Vec<Section>, BadReport> =
            raw.sections.into_iter().enumerate().map(read_section).collect();
        let report = Report {
            schema: raw.schema,
            game: raw.game,
            options: raw.options,
            commit: raw.commit,
            corpus: raw.corpus,
            sections: sections?,
        };
        report.check_order()?;
        Ok(report)
    }

    /// The report as JSON, a section a line, with a line break at the end. Errors: it is too large, or has not every
    /// section in its place.
    pub fn to_json(&self) -> Result<String, BadReport> {
        self.check_order()?;
        let json = |error: serde_json::Error| BadReport::Json(error.to_string());
        let head = compact_json(&Report {
            sections: Vec::new(),
            ..self.clone()
        })
        .map_err(json)?;
        let mut text = head.strip_suffix("]}").unwrap_or(&head).to_owned();
        for (place, section) in self.sections.iter().enumerate() {
            text += if place == 0 { "\n" } else { ",\n" };
            text += &compact_json(section).map_err(json)?;
        }
        text += "\n]}\n";
        if text.len() > LIMIT {
            Err(BadReport::TooLarge(text.len()))
        } else {
            Ok(text)
        }
    }

    /// The section of this id; every report has it.
    pub fn section(&self, id: SectionId) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == id)
    }

    fn check_order(&self) -> Result<(), BadReport> {
        let places = SectionId::ALL.len().max(self.sections.len());
        for place in 0..places {
            let expected = SectionId::ALL.get(place).copied();
            let found = self.sections.get(place).map(|section| section.id);
            if expected != found {
                return Err(BadReport::Order(place, expected, found));
            }
        }
        Ok(())
    }
}

fn read_section((place, value): (usize, serde_json::Value)) -> Result<Section, BadReport> {
    let id = value
        .get("id")
        .and_then(|id| id.as_str())
        .unwrap_or("no id")
        .to_owned();
    let bad = |error: serde_json::Error, path: &str| BadReport::Section {
        place,
        id: id.clone(),
        why: format!("{path}{error}"),
    };
    let raw: RawSection = serde_json::from_value(value).map_err(|error| bad(error, ""))?;
    Ok(Section {
        id: raw.id,
        title: raw.title,
        n: raw.n,
        interval: raw.interval,
        seed: raw.seed,
        how: raw.how,
        takeaway: raw.takeaway,
        data: SectionData::read(raw.id, raw.data).map_err(|error| bad(error, "data: "))?,
        published: raw.published,
    })
}

#[cfg(test)]
#[path = "envelope_tests.rs"]
mod tests;
