//! `lab show`: describes a position in words, as the text view of the page does.

use std::io::{Read, Write};

use clap::Args;

use super::link;
use tessera_cli::bounded_line;
use tessera_cli::failure::Failure;
use tessera_core::game::{BySeat, Seat};
use tessera_core::language::Language;
use tessera_core::points;
use tessera_games::catalog;
use tessera_games::play::PositionText;

/// Describe the position that a record shows in words: the scores, and what stands on every cell.
///
/// The output is plain text, as the text view of the page has it. Seats are called Seat 1, Seat 2 and so on, sides by
/// their names.
#[derive(Args)]
pub(super) struct Show {
    /// The record, GAME/OPTIONS/NAMES as in a link, with the notes that a link may have, or - to read it from standard input
    record: String,
}

impl Show {
    /// Writes the text. Error: the record is not a legal game.
    pub fn run(&self, input: impl Read, out: &mut impl Write) -> Result<(), Failure> {
        let text = match self.record.as_str() {
            "-" => bounded_line::whole_text(input)?,
            record => record.to_owned(),
        };
        let mut record = link::record(text.trim()).map_err(Failure::usage)?;
        let plies = record.names.len();
        let shown = record.shown.take().unwrap_or(plies);
        if shown > plies {
            return Err(Failure::Usage(format!(
                "the record has no position after ply {shown}; its last ply is {plies}"
            )));
        }
        record.names.truncate(shown);
        let language = Language::English;
        let (table, refused) = catalog::replayed(&record, language).map_err(Failure::usage)?;
        if let Some(refused) = refused {
            return Err(Failure::usage(refused));
        }
        let mut names = BySeat::default();
        for seat in Seat::all(table.seats()) {
            names[seat] = format!("Seat {}", seat.0 + 1);
        }
        writeln!(out, "{record}")?;
        let seat_status = table.seat_status();
        for seat in Seat::all(table.seats()) {
            let status = &seat_status[seat];
            let who = status.side.map_or(names[seat].as_str(), |side| side.name);
            let account = if status.account.is_empty() {
                String::new()
            } else {
                format!(" ({})", status.account)
            };
            writeln!(out, "{who}: {}{account}", points::in_words(status.score))?;
        }
        for line in PositionText::of(table.as_ref(), &names).lines(language) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the command writes for a record.
    fn shown(record: &str) -> Result<String, Failure> {
        let show = Show {
            record: record.to_owned(),
        };
        let mut out = Vec::new();
        show.run(&[][..], &mut out)?;
        Ok(String::from_utf8(out).expect("text"))
    }

    #[test]
    fn a_board_of_squares_has_a_line_a_row_from_the_top() {
        let text = shown("linage/size=3.komi=0_5/b2.a1@1").unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "linage/size=3.komi=0_5/b2");
        assert_eq!(
            lines[3..],
            [
                "Row 3: a3 to c3 free.",
                "Row 2: a2 free; b2 stone; c2 free.",
                "Row 1: a1 to c1 free."
            ]
        );
    }

    #[test]
    fn before_the_komi_is_named_scores_stand_alone() {
        let text = shown("linage/size=5/").unwrap();
        assert!(text.contains("\nSeat 1: 0\n"), "{text}");
    }

    #[test]
    fn a_ply_that_the_record_does_not_have_is_refused() {
        let why = shown("linage/size=5.komi=2/c3@9").unwrap_err().to_string();
        assert!(
            why.contains("after ply 9") && why.contains("last ply is 1"),
            "{why}"
        );
    }

    #[test]
    fn a_board_of_hexagons_has_a_line_a_row() {
        let text = shown("ecalper/size=2/a1").unwrap();
        let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("Row ")).collect();
        assert_eq!(rows.len(), 3, "{text}");
        assert!(rows.iter().any(|row| row.contains("a1 black stone")), "{text}");
    }

    #[test]
    fn a_land_has_a_line_a_tile() {
        let text = shown("carcassonne/players=2.small-city=4.unplaceable=aside/E.0_1_2.none").unwrap();
        let tiles: Vec<&str> = text.lines().skip(3).collect();
        assert_eq!(tiles.len(), 2, "{text}");
        assert!(
            tiles[0].starts_with("0, 1 ") && tiles[1].starts_with("0, 0 "),
            "{text}"
        );
    }

    #[test]
    fn a_record_that_is_not_legal_is_refused() {
        for record in ["", "chess//", "linage/size=3.komi=0_5/z9"] {
            assert!(shown(record).is_err(), "{record}");
        }
    }
}
