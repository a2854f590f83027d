//! `lab picture`: the position of a record as an SVG file.

use std::io::{Read, Write};
use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::link;
use tessera_cli::bounded_line;
use tessera_cli::failure::Failure;
use tessera_cli::output_file;
use tessera_core::language::Language;
use tessera_core::scene::{Ink, InkTheme};
use tessera_games::catalog;

/// Draw the position that a record shows as an SVG file that needs nothing else.
///
/// The colours are those of the site's themes. The title of the file is the record.
#[derive(Args)]
pub(super) struct Picture {
    /// The record, GAME/OPTIONS/NAMES as in a link, or - to read it from standard input
    record: String,
    /// The colours
    #[arg(long, default_value = "light", value_parser = themes())]
    theme: InkTheme,
    /// The longer side, in pixels
    #[arg(long, default_value_t = 720, value_parser = clap::value_parser!(u32).range(16..=8192))]
    size: u32,
    /// By how many degrees the board is rotated clockwise, as far as the game lets it be
    #[arg(long, default_value_t = 0)]
    rotate: u16,
    /// Draw no coordinates
    #[arg(long)]
    no_coordinates: bool,
    /// The file; without it the picture goes to standard output
    #[arg(long)]
    out: Option<PathBuf>,
}

/// Reads the name of a theme.
fn themes() -> impl TypedValueParser<Value = InkTheme> {
    let names = InkTheme::ALL.map(InkTheme::name);
    PossibleValuesParser::new(names).map(|name| {
        let theme = InkTheme::ALL.into_iter().find(|theme| theme.name() == name);
        theme.unwrap_or(InkTheme::Light)
    })
}

impl Picture {
    /// Draws the picture. Error: the record is not a legal game, or its board cannot be rotated so.
    pub fn run(&self, input: impl Read, out: &mut impl Write) -> Result<(), Failure> {
        let text = match self.record.as_str() {
            "-" => bounded_line::whole_text(input)?,
            record => record.to_owned(),
        };
        let mut record = link::record(text.trim()).map_err(Failure::usage)?;
        let shown = record.shown.take().unwrap_or(usize::MAX);
        record.names.truncate(shown);
        let (table, refused) = catalog::replayed(&record, Language::English).map_err(Failure::usage)?;
        if let Some(refused) = refused {
            return Err(Failure::usage(refused));
        }
        let step = 360 / u16::from(table.rotation_steps());
        if !self.rotate.is_multiple_of(step) {
            return Err(Failure::usage(format!(
                "--rotate {}: this board is rotated in steps of {step} degrees",
                self.rotate
            )));
        }
        // A twelfth of a circle is 30 degrees.
        let twelfths = (self.rotate / 30 % 12) as u8;
        let mut scene = table.scene().rotated(twelfths);
        if self.no_coordinates {
            scene.erase(Ink::Label);
        }
        let svg = scene.svg_file(self.theme, self.size, &record.to_string());
        match &self.out {
            Some(path) => output_file::write(path, svg + "\n")?,
            None => writeln!(out, "{svg}")?,
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(picture: Picture) -> Result<String, Failure> {
        let mut out = Vec::new();
        picture.run(&[][..], &mut out)?;
        Ok(String::from_utf8(out).expect("text"))
    }

    fn picture(record: &str) -> Picture {
        Picture {
            record: record.to_owned(),
            theme: InkTheme::Dark,
            size: 300,
            rotate: 0,
            no_coordinates: false,
            out: None,
        }
    }

    #[test]
    fn the_position_is_drawn_in_the_colours_and_the_size_that_are_asked_for() {
        let svg = drawn(picture("linage/size=3.komi=0_5/b2.a1@1")).unwrap();
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
        assert!(svg.contains(r#"width="300""#) && svg.contains("<title>linage/size=3.komi=0_5/b2</title>"));
        assert!(svg.contains(&InkTheme::Dark.color(Ink::Board).hex()));
        // Of two stones only the first one lies there.
        assert_eq!(svg.matches("fill=\"url(#lit-").count(), 1, "{svg}");
    }

    #[test]
    fn the_notes_of_a_link_are_no_part_of_the_picture() {
        let plain = drawn(picture("linage/size=3.komi=0_5/b2")).unwrap();
        assert_eq!(
            drawn(picture("linage/size=3.komi=0_5/b2;ai=2:3;names=Ada")).unwrap(),
            plain
        );
    }

    #[test]
    fn the_board_is_rotated_in_the_steps_of_the_game() {
        let rotated = |rotate| {
            drawn(Picture {
                rotate,
                ..picture("ecalper/size=2/a1")
            })
        };
        assert_ne!(rotated(60).unwrap(), rotated(0).unwrap());
        assert_eq!(rotated(360).unwrap(), rotated(0).unwrap());
        assert!(rotated(45).is_err());
    }

    #[test]
    fn without_coordinates_there_is_no_text() {
        let with = picture("linage/size=3.komi=0_5/b2");
        let without = Picture {
            no_coordinates: true,
            ..picture("linage/size=3.komi=0_5/b2")
        };
        assert!(drawn(with).unwrap().contains("<text"));
        assert!(!drawn(without).unwrap().contains("<text"));
    }

    #[test]
    fn a_record_that_is_not_legal_is_refused() {
        for record in ["", "chess//", "linage/size=3.komi=0_5/z9"] {
            assert!(drawn(picture(record)).is_err(), "{record}");
        }
    }
}
