//! What the command line asks for.

use std::ffi::OsString;
use std::fmt::Display;

use crate::dist::Profile;
use crate::test::Check;

/// What `cargo xtask help` prints.
pub const USAGE: &str = "\
usage: cargo xtask COMMAND

  play [--port N] [--release | --debug] [--no-open]
        installs what is missing, builds, serves on loopback and opens a browser; rebuilds on change
        --port N    serve on this port (else the first free one from 8080)
        --release   full strength (the default)
        --debug     builds faster, plays slower, needs no wasm-opt
        --no-open   only print the address
  test [--only fmt|clippy|unit|build|e2e]...
        everything that CI checks, or the named checks only
  build
        the release build in dist/, ready for any static host
  serve [--port N]
        serves dist/ as it is
  bench [ARGUMENT]...
        the release build of `lab bench` with these arguments
  help";

/// One command with its options.
#[derive(Debug, PartialEq, Eq)]
pub enum Request {
    /// Print the usage.
    Help,
    /// Build, serve, open, rebuild.
    Play(PlayWish),
    /// Check everything, or these.
    Test {
        /// Empty for everything.
        only: Vec<Check>,
    },
    /// Make dist/.
    Build,
    /// Serve dist/.
    Serve {
        /// The port, if one was named.
        port: Option<u16>,
    },
    /// Measure.
    Bench {
        /// Handed on to `lab bench`.
        arguments: Vec<String>,
    },
}

/// The options of `play`.
#[derive(Debug, PartialEq, Eq)]
pub struct PlayWish {
    /// The port, if one was named.
    pub port: Option<u16>,
    /// How to compile.
    pub profile: Profile,
    /// Whether a browser may be opened.
    pub open: bool,
}

impl Request {
    /// Reads the words after `cargo xtask`; the error says which word was not understood.
    pub fn parse(words: impl IntoIterator<Item = OsString>) -> Result<Self, String> {
        let mut words = words
            .into_iter()
            .map(|word| word.into_string().map_err(|word| format!("{word:?} is not text")))
            .collect::<Result<Vec<_>, _>>()?
            .into_iter();
        let Some(command) = words.next() else {
            return Ok(Self::Help);
        };
        let request = match command.as_str() {
            "help" | "--help" | "-h" => return Ok(Self::Help),
            "bench" => {
                let mut arguments: Vec<_> = words.collect();
                if arguments.first().is_some_and(|word| word == "--") {
                    arguments.remove(0);
                }
                return Ok(Self::Bench { arguments });
            }
            "play" => Self::Play(PlayWish {
                port: None,
                profile: Profile::Release,
                open: true,
            }),
            "test" => Self::Test { only: Vec::new() },
            "build" => Self::Build,
            "serve" => Self::Serve { port: None },
            other => return Err(format!("there is no command `{other}`")),
        };
        request.with_options(&command, &mut words)
    }

    fn with_options(
        mut self,
        command: &str,
        words: &mut impl Iterator<Item = String>,
    ) -> Result<Self, String> {
        while let Some(word) = words.next() {
            let (name, inline) = match word.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (word.as_str(), None),
            };
            let has_inline = inline.is_some();
            let mut value = |what: &str| {
                inline
                    .clone()
                    .or_else(|| words.next())
                    .ok_or_else(|| format!("`{name}` wants {what}"))
            };
            match (&mut self, name) {
                (_, "--help" | "-h") => return Ok(Self::Help),
                (Self::Play(PlayWish { port, .. }) | Self::Serve { port }, "--port") => {
                    *port = Some(number(&value("a port number")?)?);
                }
                (Self::Play(wish), "--release") if !has_inline => wish.profile = Profile::Release,
                (Self::Play(wish), "--debug") if !has_inline => wish.profile = Profile::Debug,
                (Self::Play(wish), "--no-open") if !has_inline => wish.open = false,
                (Self::Test { only }, "--only") => {
                    let names = value("the name of a check")?;
                    for name in names.split(',') {
                        only.push(check(name)?);
                    }
                }
                _ => return Err(format!("`{command}` does not know `{word}`")),
            }
        }
        Ok(self)
    }
}

fn number(word: &str) -> Result<u16, String> {
    word.parse()
        .map_err(|error: std::num::ParseIntError| refusal(word, "a port number", error))
}

fn check(word: &str) -> Result<Check, String> {
    Check::named(word).ok_or_else(|| {
        let names: Vec<_> = Check::ALL.iter().map(|check| check.name()).collect();
        refusal(word, "a check", names.join(", "))
    })
}

fn refusal(word: &str, what: &str, why: impl Display) -> String {
    format!("`{word}` is not {what} ({why})")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Request, String> {
        Request::parse(line.split_whitespace().map(OsString::from))
    }

    fn play(port: Option<u16>, profile: Profile, open: bool) -> Result<Request, String> {
        Ok(Request::Play(PlayWish { port, profile, open }))
    }

    #[test]
    fn nothing_and_help_are_help() {
        for line in ["", "help", "--help", "-h", "play --help", "test -h"] {
            assert_eq!(parse(line), Ok(Request::Help), "{line}");
        }
    }

    #[test]
    fn play_takes_a_port_a_profile_and_no_open() {
        assert_eq!(parse("play"), play(None, Profile::Release, true));
        assert_eq!(
            parse("play --port 9000 --debug --no-open"),
            play(Some(9000), Profile::Debug, false)
        );
        assert_eq!(
            parse("play --port=9000 --release"),
            play(Some(9000), Profile::Release, true)
        );
    }

    #[test]
    fn test_takes_checks_one_by_one_or_in_a_list() {
        let only = vec![Check::Unit, Check::Fmt];
        assert_eq!(
            parse("test"),
            Ok(Request::Test { only: Vec::new() }),
            "everything"
        );
        assert_eq!(
            parse("test --only unit --only fmt"),
            Ok(Request::Test { only: only.clone() })
        );
        assert_eq!(
            parse("test --only=unit,fmt"),
            Ok(Request::Test { only: only.clone() })
        );
    }

    #[test]
    fn bench_hands_everything_on() {
        let arguments = vec!["--help".to_owned(), "x=1".to_owned()];
        for line in ["bench --help x=1", "bench -- --help x=1"] {
            assert_eq!(
                parse(line),
                Ok(Request::Bench {
                    arguments: arguments.clone()
                })
            );
        }
    }

    #[test]
    fn mistakes_name_the_word() {
        for (line, word) in [
            ("paly", "paly"),
            ("play --port", "--port"),
            ("play --port many", "many"),
            ("play --port 65536", "65536"),
            ("play --debug=yes", "--debug=yes"),
            ("play extra", "extra"),
            ("build --debug", "--debug"),
            ("serve --no-open", "--no-open"),
            ("test --only units", "units"),
            ("test --only", "--only"),
        ] {
            let mistake = parse(line).unwrap_err();
            assert!(
                mistake.contains(&format!("`{word}`")),
                "{line}: {mistake} should name {word}"
            );
        }
    }
}
