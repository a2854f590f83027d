//! The readers of untrusted text in `lab`, without files and clocks, for `tests/doors` and `fuzz`.

use super::engine::EngineCommand;
use super::limit::Limit;
use super::match_log;
use super::opening::Opening;
use super::pair::Match;
use super::thesis;
use super::tune;
use tessera_cli::resume_log;
use tessera_games::catalog::{self, GameId, Visitor};
use tessera_games::play::{Notation, Options};
use tessera_protocol::Engine;
use tessera_search::{Heuristics, Weight};

/// What `lab engine` answers to these lines.
pub fn engine_answers(lines: &[u8]) -> Vec<u8> {
    let mut answers = Vec::new();
    let ended = EngineCommand::default().run_text(lines, &mut answers);
    ended.expect("memory can be read and written");
    answers
}

/// What `lab engine --gtp GAME` answers to these lines, with so many steps for a move.
pub fn gtp_answers(game: &str, steps: u32, lines: &[u8]) -> Result<Vec<u8>, String> {
    let command = EngineCommand::gtp(game, steps)?;
    let mut answers = Vec::new();
    let ended = command.run_text(lines, &mut answers);
    ended.map_err(|failure| failure.to_string())?;
    Ok(answers)
}

/// A journal that an interrupted run is continued from, by the command that keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Journal {
    /// `lab arena` and `lab ladder`: pairs of games.
    Match,
    /// `lab tune`: rounds.
    Tuning,
    /// `lab thesis`: results by their description.
    Thesis,
}

impl Journal {
    /// Every kind.
    pub const ALL: [Journal; 3] = [Journal::Match, Journal::Tuning, Journal::Thesis];

    /// The entries of the complete lines of a journal without its header, each written again as a line. Pairs are checked
    /// as pairs of a match of random moves in Linage on side 3, from two random plies with seed 1, and rounds as rounds
    /// of Carcassonne for two. Error: what is wrong, with the number of the line.
    pub fn read(self, text: &[u8]) -> Result<Vec<String>, String> {
        let lines = resume_log::complete_lines(text)?;
        let written = |entry: serde_json::Result<String>| entry.map_err(|error| error.to_string());
        match self {
            Journal::Match => {
                let entries = match_log::entries(lines)?;
                for (line, entry) in &entries {
                    in_game(GameId::Linage, "size=3.komi=0", CheckPair(&entry.pair))
                        .map_err(|why| format!("line {line}: {why}"))?;
                }
                let lines = entries.iter().map(|(_, entry)| serde_json::to_string(entry));
                lines.map(written).collect()
            }
            Journal::Tuning => {
                let rounds = tune::rounds(lines, &in_game(GameId::Carcassonne, "", Weights))?;
                rounds
                    .iter()
                    .map(|round| written(serde_json::to_string(round)))
                    .collect()
            }
            Journal::Thesis => thesis::results(lines)?
                .into_iter()
                .map(|(what, found)| written(serde_json::to_string(&thesis::entry(&what, &found))))
                .collect(),
        }
    }
}

/// Visits a game with options that are known to be right.
fn in_game<V: Visitor>(game: GameId, options: &str, visitor: V) -> V::Output {
    let options = Options::parse(options).expect("the options are well formed");
    catalog::with(game, &options, visitor).expect("the game has these options")
}

/// Checks a pair as one of a small match.
struct CheckPair<'a>(&'a super::pair::Pair);

impl Visitor for CheckPair<'_> {
    type Output = Result<(), String>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Result<(), String> {
        let small = Match {
            engines: [Engine::Random; 2],
            limits: [Limit::Steps(1); 2],
            workers: 1,
            seed: 1,
            opening: Opening::Plies(2),
        };
        small.check(&game, self.0)
    }
}

struct Weights;

impl Visitor for Weights {
    type Output = Vec<Weight>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Vec<Weight> {
        game.weights()
    }
}
