//! `lab convert`: writes a game in another form.

use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use tessera_app::words::why_not_read;
use tessera_app::{Link, Notice, Pasted, SavedGame, pasted};
use tessera_cli::bounded_line;
use tessera_cli::failure::Failure;
use tessera_core::language::Language;
use tessera_core::quoted::Quoted;
use tessera_games::catalog;

/// Write a game as a link, as JSON or as a list of moves.
///
/// What is read may have any of the forms that docs/records.md describes: a record or a link, which may stand in other
/// text; JSON; a list of moves; a file that the page has saved; or the record of a game of Linage from Abstract Play. What
/// differs there is told on standard error.
#[derive(Args)]
pub(super) struct Convert {
    /// The form to write
    #[arg(long, value_enum, default_value_t = Form::Link)]
    to: Form,
    /// The language of what people read: en or es
    #[arg(long, default_value = "en", value_parser = language)]
    language: Language,
    /// The address before the # of links, such as https://games.example/ [default: none]
    #[arg(long)]
    site: Option<String>,
    /// The file to read [default: standard input]
    file: Option<PathBuf>,
}

/// A form of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Form {
    /// A record with the notes of its link; with --site a whole address
    Link,
    /// JSON, a line a ply
    Json,
    /// A list of moves in columns
    Text,
}

fn language(tag: &str) -> Result<Language, String> {
    Language::of_tag(tag).ok_or_else(|| format!("expected en or es, got {}", Quoted(tag)))
}

impl Convert {
    /// Writes the game. Error: what was read is no game, or one with an illegal move.
    pub fn run(&self, input: impl Read, out: &mut impl Write) -> Result<(), Failure> {
        let text = match &self.file {
            Some(path) => fs::read_to_string(path).map_err(Failure::file(path))?,
            None => bounded_line::whole_text(input)?,
        };
        if text.trim().is_empty() {
            return Err(Failure::Usage("the input is empty: expected a game".into()));
        }
        let (link, told) = read(&text).map_err(Failure::Usage)?;
        if let Some(told) = told {
            eprintln!("{told}");
        }
        let (_, refused) = catalog::replayed(&link.record, Language::English).map_err(Failure::usage)?;
        if let Some(refused) = refused {
            return Err(Failure::usage(refused));
        }
        let site = self.site.as_deref();
        let written = match self.to {
            Form::Link => Ok(match site {
                Some(site) => format!("{site}#{link}\n"),
                None => format!("{link}\n"),
            }),
            Form::Json => link.json(site.unwrap_or_default(), self.language),
            Form::Text => link.text(self.language),
        };
        out.write_all(written.map_err(Failure::usage)?.as_bytes())?;
        Ok(())
    }
}

/// The game in a text, and what is to be told of it. Error: why it is none.
fn read(text: &str) -> Result<(Link, Option<String>), String> {
    let saved: Option<SavedGame> = serde_json::from_str(text).ok();
    let language = Language::English;
    let read = pasted(text, saved, language).map_err(|fault| why_not_read(&fault, language))?;
    let told = match &read {
        Pasted::Shared(_, Some(changes)) => Some(Notice::FromAbstractPlay(*changes).text(language)),
        _ => None,
    };
    let link = read.link().ok_or("the address of a puzzle has no record")?;
    Ok((link, told))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str = "linage/size=5.komi=bid/komi-0_5.horizontal.c3.a1;ai=2:3;names=Ada";

    fn converted(to: Form, text: &str) -> Result<String, String> {
        let convert = Convert {
            to,
            language: Language::English,
            site: None,
            file: None,
        };
        let mut out = Vec::new();
        let done = convert.run(text.as_bytes(), &mut out);
        done.map_err(|failure| failure.to_string())?;
        Ok(String::from_utf8(out).expect("text"))
    }

    #[test]
    fn every_form_is_written_and_read() {
        let link = format!("{LINK}\n");
        assert_eq!(converted(Form::Link, LINK).as_ref(), Ok(&link));
        let json = converted(Form::Json, LINK).expect("it is legal");
        assert_eq!(converted(Form::Link, &json).as_ref(), Ok(&link));
        let text = converted(Form::Text, &json).expect("it is legal");
        assert_eq!(converted(Form::Link, &text).as_ref(), Ok(&link));
        let saved = r#"{"format": "tessera-game", "version": 1, "record": "linage/size=5.komi=0_5/c3",
            "players": ["Person", {"Machine": "4"}], "names": ["Ada", ""], "luck": [7, 8]}"#;
        let link = converted(Form::Link, saved).expect("it is legal");
        assert_eq!(link, "linage/size=5.komi=0_5/c3;ai=2:4;names=Ada\n");
    }

    #[test]
    fn what_is_no_game_is_refused_with_its_place() {
        for (text, told) in [
            ("", "the input is empty"),
            (
                "linage/size=5/c3..d4",
                "line 1, character 18: the name of a move is missing",
            ),
            (
                "linage/size=5.komi=0_5/zz",
                "ply 1, \"zz\": not a legal move here",
            ),
            (
                "{\"format\": \"tessera-record\"}",
                "line 1, character 1: “version” is missing",
            ),
        ] {
            for to in [Form::Link, Form::Json, Form::Text] {
                let why = converted(to, text).expect_err("it is refused");
                assert!(why.contains(told), "{text}: {why}");
            }
        }
    }
}
