//! How a review is kept on the device: a line of text for each choice and draw.
//!
//! ```text
//! review = "tessera-review 1" LF record LF { ply LF }
//! ply    = first " " plies " " steps " " kind " " moves " " winning " " close " " rank { " " line }
//! kind   = "c" | "d"                     a choice or a draw
//! rank   = "n" | "v" | "p"               by visits, by value, provisionally by visits
//! line   = name "," visits "," value "," half-width "," margin "," proof "," variation
//! margin = number | ""                   in points
//! proof  = "" | "p" | "d"                proven or dominated
//! ```
//!
//! Values are kept as they were found; what is settled of them with the other plies is found anew when they are read.
//! The names of a variation are joined by dots. No name holds a space, a comma or a control character.

use std::fmt::Write;
use std::str::FromStr;

use super::ply::ReviewedPly;
use super::review::GameReview;
use tessera_core::decimal::decimal;
use tessera_core::language::Language;
use tessera_games::play::Record;
use tessera_protocol::{NamedLine, Rank, Report};

const FORMAT: &str = "tessera-review 1";

/// A text that is no review, with the number of the line that cannot be read, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadReview(pub usize);

impl GameReview {
    /// The review as text, without what it is doing.
    pub fn to_text(&self) -> String {
        let mut text = format!("{FORMAT}\n{}\n", self.record);
        for ply in &self.plies {
            write_ply(&mut text, ply);
        }
        text
    }

    /// Reads a review. The record is replayed, and every number is checked.
    pub fn parse(text: &str, language: Language) -> Result<GameReview, BadReview> {
        let mut lines = text.lines();
        if lines.next() != Some(FORMAT) {
            return Err(BadReview(1));
        }
        let record = lines.next().and_then(|line| Record::parse(line).ok());
        let review = record.and_then(|record| {
            let review = GameReview::new(&record, language).ok()?;
            // A name that is not legal would have been left out.
            review.is_of(&record).then_some(review)
        });
        let mut review = review.ok_or(BadReview(2))?;
        for (place, line) in lines.enumerate() {
            let ply = read_ply(line, &review).ok_or(BadReview(place + 3))?;
            review.plies.push(ply);
        }
        review.settle_values();
        Ok(review)
    }
}

fn write_ply(text: &mut String, ply: &ReviewedPly) {
    let kind = if ply.drawn { 'd' } else { 'c' };
    let rank = match ply.report.rank {
        Rank::Visits => 'n',
        Rank::Value => 'v',
        Rank::Provisional => 'p',
    };
    let ReviewedPly {
        ply: first,
        plies,
        steps,
        moves,
        winning,
        close,
        ..
    } = ply;
    // Writing to a text cannot fail.
    let _ = write!(
        text,
        "{first} {plies} {steps} {kind} {moves} {winning} {close} {rank}"
    );
    for line in &ply.report.lines {
        let margin = line.margin.map_or(String::new(), |margin| margin.to_string());
        let proof = match (line.proven, line.dominated) {
            (true, _) => "p",
            (_, true) => "d",
            _ => "",
        };
        let (name, visits, value, half_width) = (&line.mv, line.visits, line.value, line.half_width);
        let variation = line.variation.join(".");
        let _ = write!(
            text,
            " {name},{visits},{value},{half_width},{margin},{proof},{variation}"
        );
    }
    text.push('\n');
}

/// The choice or draw of a line, if it follows those that were read.
fn read_ply(line: &str, review: &GameReview) -> Option<ReviewedPly> {
    // The end of a line would not be read as it is written.
    if line.contains(char::is_control) {
        return None;
    }
    let mut fields = line.split(' ');
    let ply: u32 = number(fields.next()?)?;
    let plies: u32 = number(fields.next()?)?;
    let steps = number(fields.next()?)?;
    let drawn = match fields.next()? {
        "c" => false,
        "d" => true,
        _ => return None,
    };
    let (moves, winning, close) = (
        number(fields.next()?)?,
        number(fields.next()?)?,
        number(fields.next()?)?,
    );
    let rank = match fields.next()? {
        "n" => Rank::Visits,
        "v" => Rank::Value,
        "p" => Rank::Provisional,
        _ => return None,
    };
    let lines: Vec<NamedLine> = fields.map(read_line).collect::<Option<_>>()?;
    let names = review
        .record
        .names
        .get(ply as usize..ply.checked_add(plies)? as usize)?;
    let before = review.plies.last().map_or(0, |last| last.end());
    let fits = (1..=2).contains(&plies) && ply >= before && review.drawn[ply as usize] == drawn;
    fits.then(|| ReviewedPly {
        ply,
        plies,
        steps,
        drawn,
        played: names.join("."),
        moves,
        winning,
        close,
        report: Report {
            lines,
            rank,
            steps,
            ..Report::default()
        },
        ..ReviewedPly::default()
    })
}

fn read_line(text: &str) -> Option<NamedLine> {
    let mut fields = text.split(',');
    let name = fields.next().filter(|name| !name.is_empty())?.to_owned();
    let visits = number(fields.next()?)?;
    let is_chance = |value: &f32| (-0.01..=1.01).contains(value);
    let value = decimal(fields.next()?).filter(is_chance)?;
    let is_width = |width: &f32| *width >= 0.0;
    let half_width = decimal(fields.next()?).filter(is_width)?;
    let margin = match fields.next()? {
        "" => None,
        text => Some(decimal(text)?),
    };
    let (proven, dominated) = match fields.next()? {
        "" => (false, false),
        "p" => (true, false),
        "d" => (false, true),
        _ => return None,
    };
    let variation = fields.next()?;
    let names = variation.split('.').filter(|name| !name.is_empty());
    fields.next().is_none().then(|| NamedLine {
        place: 0,
        mv: name,
        visits,
        value,
        variation: names.map(str::to_owned).collect(),
        proven,
        dominated,
        half_width,
        margin,
        shares: None,
    })
}

fn number<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}
