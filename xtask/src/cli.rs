//! The command line of `cargo xtask`.

use std::ffi::OsString;

use lexopt::{Arg, Error, Parser, ValueExt};

use crate::check::Check;
use crate::profile::Profile;

/// The text that `cargo xtask help` prints.
pub const USAGE: &str = "\
usage: cargo xtask COMMAND

  play [--port N] [--release | --debug] [--no-open]
        installs what is missing, builds, serves on loopback and opens a browser; rebuilds on change
        --port N    serve on this port (else the first free one from 8080)
        --release   full strength (the default)
        --debug     builds faster, plays slower, needs no wasm-opt
        --no-open   only print the address
  test [--whole] [--only fmt|clippy|unit|store|build|sizes|e2e|firefox]...
        everything that CI checks, or the named checks only
        --whole     every test in Chromium, not only a sample chosen by the hash of the commit
  build
        the release build in dist/, ready for any static host, and its sizes
  sizes [--why [--keep]]
        the sizes of dist/ by component; fails if one is above its limit
        --why       the bytes of the page's program by part and module, as built last, and what has grown
        --keep      compare with today's bytes from now on: writes crates/site/modules.txt
  serve [--port N]
        serves dist/ as it is
  parts
        plays in Chromium and writes crates/site/parts.txt: the functions that the page loads in parts
  bench [browser]
        measures the page in Chromium
  bench native [ARGUMENT]...
        the release build of `lab bench` with these arguments
  help";

#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    /// Prints the usage.
    Help,
    /// Builds, serves, opens a browser, and builds again on change.
    Play(PlayOptions),
    /// Runs checks.
    Test {
        /// The checks to run; all if empty.
        only: Vec<Check>,
        /// Whether every variant of a test runs.
        whole: bool,
    },
    /// Builds dist/.
    Build,
    /// Checks the sizes of dist/.
    Sizes {
        /// Whether to tell what the page's program is made of instead.
        why: bool,
        /// Whether later tables are compared with this one.
        keep: bool,
    },
    /// Serves dist/.
    Serve {
        /// The port, if one was named.
        port: Option<u16>,
    },
    /// Lists the functions that the page loads in parts.
    Parts,
    /// Measures the page in Chromium.
    BenchBrowser,
    /// Measures playouts and searches natively.
    BenchNative {
        /// The arguments of `lab bench`.
        arguments: Vec<OsString>,
    },
}

#[derive(Debug, PartialEq, Eq)]
pub struct PlayOptions {
    /// The port, if one was named.
    pub port: Option<u16>,
    /// How to compile.
    pub profile: Profile,
    /// Whether a browser is opened.
    pub open: bool,
}

impl Command {
    /// Reads the arguments after `cargo xtask`. The error names the argument that was not understood.
    pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Self, Error> {
        let mut parser = Parser::from_args(arguments);
        let name = match parser.next()? {
            None | Some(Arg::Short('h') | Arg::Long("help")) => return Ok(Self::Help),
            Some(Arg::Value(name)) => name.string()?,
            Some(option) => return Err(option.unexpected()),
        };
        let command = match name.as_str() {
            "help" => return Ok(Self::Help),
            "bench" => return Self::parse_bench(&mut parser),
            "play" => Self::Play(PlayOptions {
                port: None,
                profile: Profile::Release,
                open: true,
            }),
            "test" => Self::Test {
                only: Vec::new(),
                whole: false,
            },
            "build" => Self::Build,
            "sizes" => Self::Sizes {
                why: false,
                keep: false,
            },
            "serve" => Self::Serve { port: None },
            "parts" => Self::Parts,
            other => return Err(format!("there is no command `{other}`").into()),
        };
        command.parse_options(&mut parser)
    }

    fn parse_options(mut self, parser: &mut Parser) -> Result<Self, Error> {
        while let Some(argument) = parser.next()? {
            match (&mut self, argument) {
                (_, Arg::Short('h') | Arg::Long("help")) => return Ok(Self::Help),
                (Self::Play(PlayOptions { port, .. }) | Self::Serve { port }, Arg::Long("port")) => {
                    let named = parser.value()?;
                    let number = named.parse();
                    *port = Some(
                        number
                            .map_err(|_| format!("--port takes a number from 0 to 65535, not {named:?}"))?,
                    );
                }
                (Self::Play(options), Arg::Long("release")) => options.profile = Profile::Release,
                (Self::Play(options), Arg::Long("debug")) => options.profile = Profile::Debug,
                (Self::Play(options), Arg::Long("no-open")) => options.open = false,
                (Self::Test { whole, .. }, Arg::Long("whole")) => *whole = true,
                (Self::Sizes { why, .. }, Arg::Long("why")) => *why = true,
                (Self::Sizes { why: true, keep }, Arg::Long("keep")) => *keep = true,
                (Self::Sizes { .. }, Arg::Long("keep")) => {
                    return Err("--keep only goes with --why, after it".into());
                }
                (Self::Test { only, .. }, Arg::Long("only")) => {
                    for name in parser.value()?.string()?.split(',') {
                        only.push(parse_check(name)?);
                    }
                }
                (_, argument) => return Err(argument.unexpected()),
            }
        }
        Ok(self)
    }

    fn parse_bench(parser: &mut Parser) -> Result<Self, Error> {
        let name = match parser.next()? {
            None => return Ok(Self::BenchBrowser),
            Some(Arg::Short('h') | Arg::Long("help")) => return Ok(Self::Help),
            Some(Arg::Value(name)) => name.string()?,
            Some(option) => return Err(option.unexpected()),
        };
        match name.as_str() {
            "browser" => Self::BenchBrowser.parse_options(parser),
            "native" => {
                let mut arguments: Vec<_> = parser.raw_args()?.collect();
                if arguments.first().is_some_and(|argument| argument == "--") {
                    arguments.remove(0);
                }
                Ok(Self::BenchNative { arguments })
            }
            other => Err(format!("there is no benchmark `{other}`: it is `browser` or `native`").into()),
        }
    }
}

fn parse_check(name: &str) -> Result<Check, Error> {
    Check::from_name(name).ok_or_else(|| {
        let names = Check::ALL.map(Check::name).join(", ");
        format!("`{name}` is not a check (these are: {names})").into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Command, String> {
        Command::parse(line.split_whitespace().map(OsString::from)).map_err(|error| error.to_string())
    }

    fn play(port: Option<u16>, profile: Profile, open: bool) -> Result<Command, String> {
        Ok(Command::Play(PlayOptions { port, profile, open }))
    }

    #[test]
    fn nothing_and_help_print_the_usage() {
        for line in [
            "",
            "help",
            "--help",
            "-h",
            "play --help",
            "test -h",
            "bench --help",
        ] {
            assert_eq!(parse(line), Ok(Command::Help), "{line}");
        }
    }

    #[test]
    fn sizes_are_kept_only_with_what_they_are_made_of() {
        let sizes = |why, keep| Ok(Command::Sizes { why, keep });
        assert_eq!(parse("sizes"), sizes(false, false));
        assert_eq!(parse("sizes --why"), sizes(true, false));
        assert_eq!(parse("sizes --why --keep"), sizes(true, true));
        assert!(parse("sizes --keep").is_err());
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
        let test = |only: &[Check], whole| {
            let only = only.to_vec();
            Ok(Command::Test { only, whole })
        };
        let command = |only: &[Check]| test(only, false);
        assert_eq!(parse("test --whole"), test(&[], true));
        assert_eq!(parse("test --only e2e --whole"), test(&[Check::E2e], true));
        assert_eq!(parse("test"), command(&[]), "everything");
        for line in ["test --only unit --only fmt", "test --only=unit,fmt"] {
            assert_eq!(parse(line), command(&[Check::Unit, Check::Fmt]), "{line}");
        }
    }

    #[test]
    fn bench_measures_the_page_or_hands_its_arguments_to_lab() {
        for line in ["bench", "bench browser"] {
            assert_eq!(parse(line), Ok(Command::BenchBrowser), "{line}");
        }
        for line in ["bench native --help x=1", "bench native -- --help x=1"] {
            let arguments = vec!["--help".into(), "x=1".into()];
            assert_eq!(parse(line), Ok(Command::BenchNative { arguments }), "{line}");
        }
    }

    #[test]
    fn errors_name_the_argument() {
        for (line, argument) in [
            ("paly", "paly"),
            ("play --port", "--port"),
            ("play --port many", "--port takes a number"),
            ("sizes --keep", "--why"),
            ("play --port 65536", "65536"),
            ("play --debug=yes", "--debug"),
            ("play extra", "extra"),
            ("build --debug", "--debug"),
            ("serve --no-open", "--no-open"),
            ("test --only units", "units"),
            ("test --only", "--only"),
            ("bench nativ", "nativ"),
            ("bench browser --millis", "--millis"),
        ] {
            let error = parse(line).unwrap_err();
            assert!(error.contains(argument), "{line}: {error}");
        }
    }
}
