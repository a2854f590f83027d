//! Reads a corpus line by line and checks what can be checked without the rules of the game.

use super::fault::{CorpusFault, CorpusReason};
use super::{ChildStats, CorpusGame, CorpusHeader, SCHEMA};
use tessera_core::game::Seat;
use tessera_games::play::Record;

/// Reads a corpus line by line, so that a large one need not be held in memory.
#[derive(Clone, Debug)]
pub struct CorpusParser {
    file: String,
    header: CorpusHeader,
    /// The line that was read last, counted from 1.
    line: usize,
    /// The least index that the next game may have.
    least: u64,
}

impl CorpusParser {
    /// Reads the first line of a corpus. `file` is what errors call the source.
    pub fn new(file: &str, line: &str) -> Result<CorpusParser, CorpusFault> {
        let at_start = |reason: CorpusReason| CorpusFault {
            file: file.to_owned(),
            line: 1,
            reason,
        };
        if line.is_empty() {
            return Err(at_start(CorpusReason::Empty));
        }
        let header: CorpusHeader =
            serde_json::from_str(line).map_err(|error| at_start(CorpusReason::Json(error.to_string())))?;
        if header.schema != SCHEMA {
            return Err(at_start(CorpusReason::Schema(header.schema)));
        }
        Ok(CorpusParser::for_header(file, header))
    }

    /// A parser of the lines after this header.
    pub fn for_header(file: &str, header: CorpusHeader) -> CorpusParser {
        CorpusParser {
            file: file.to_owned(),
            header,
            line: 1,
            least: 0,
        }
    }

    pub fn header(&self) -> &CorpusHeader {
        &self.header
    }

    /// Reads the next line. Errors: it is no game of this corpus, its index does not ascend, or its numbers contradict
    /// each other. Whether the names of the record are legal is known only to the game.
    pub fn game(&mut self, line: &str) -> Result<CorpusGame, CorpusFault> {
        self.line += 1;
        let read = serde_json::from_str(line).map_err(|error| CorpusReason::Json(error.to_string()));
        let game: CorpusGame = read.map_err(|reason| self.fault(reason))?;
        let checked = self.check(&game).map_err(|reason| self.fault(reason));
        checked?;
        self.least = game.index + 1;
        Ok(game)
    }

    /// A fault of the line that was read last.
    pub fn fault(&self, reason: CorpusReason) -> CorpusFault {
        CorpusFault {
            file: self.file.clone(),
            line: self.line,
            reason,
        }
    }

    fn check(&self, game: &CorpusGame) -> Result<(), CorpusReason> {
        if game.index < self.least {
            return Err(CorpusReason::Order {
                index: game.index,
                least: self.least,
            });
        }
        let record = Record::parse(&game.record).map_err(CorpusReason::Record)?;
        let options = record.options.to_string();
        if record.game != self.header.game || options != self.header.options {
            return Err(CorpusReason::OtherGame(format!("{}/{options}", record.game)));
        }
        check_result(game)?;
        let mut least = 0;
        for (at, turn) in game.turns.iter().enumerate() {
            let is_true = |holds: bool, field: &str, expected: String| {
                if holds {
                    Ok(())
                } else {
                    Err(value(format!("turns[{at}].{field}"), expected))
                }
            };
            let plies = record.names.len() as u32;
            let ply = least..plies;
            is_true(
                ply.contains(&turn.ply),
                "ply",
                format!("a ply from {least} to below {plies}, the length of the record"),
            )?;
            let seats = game.payoff.len();
            is_true(
                usize::from(turn.seat) < seats,
                "seat",
                format!("a seat below {seats}"),
            )?;
            is_true(
                turn.chosen < turn.legal,
                "chosen",
                format!("a place below {}", turn.legal),
            )?;
            is_true(is_share(turn.value), "value", "a number from 0 to 1".into())?;
            let kept = if self.header.children { turn.legal } else { 0 };
            is_true(
                turn.children.len() == kept as usize,
                "children",
                format!("{kept} entries"),
            )?;
            let in_range = turn.children.iter().all(|&ChildStats(_, mean)| is_share(mean));
            is_true(in_range, "children", "values from 0 to 1".into())?;
            least = turn.ply + 1;
        }
        Ok(())
    }
}

/// Checks payoffs and scores.
fn check_result(game: &CorpusGame) -> Result<(), CorpusReason> {
    let seats = game.payoff.len();
    if !(1..=Seat::MAX).contains(&seats) {
        return Err(value("payoff", format!("1 to {} seats", Seat::MAX)));
    }
    let sum: f32 = game.payoff.iter().sum();
    if !game.payoff.iter().copied().all(is_share) || (sum - 1.0).abs() > 1e-4 {
        return Err(value("payoff", "numbers from 0 to 1 whose sum is 1".into()));
    }
    if game.half_points.len() == seats {
        Ok(())
    } else {
        Err(value("half_points", format!("a score for each of {seats} seats")))
    }
}

fn is_share(number: f32) -> bool {
    (0.0..=1.0).contains(&number)
}

fn value(path: impl Into<String>, expected: String) -> CorpusReason {
    CorpusReason::Value {
        path: path.into(),
        expected,
    }
}
