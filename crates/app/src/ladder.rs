//! How somebody does against the level that was played last in a game, and which level comes next.
//!
//! `www/ladder.js` says the same on home, without the app.

use super::level::Level;
use super::outcome::{Outcome, Score};
use super::saved_games::SavedGames;
use tessera_games::catalog::GameId;

/// How many of the last games against a level decide which level comes next.
const LAST: usize = 3;
/// How many of them have to be won for the next level.
const ENOUGH: usize = 2;

/// The games that the device keeps of one person against the level that was played last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ladder {
    pub level: Level,
    /// How many games against it were won.
    pub won: usize,
    pub lost: usize,
    pub drawn: usize,
    /// The level that comes next; `None` where it stays.
    pub next: Option<Level>,
}

impl Ladder {
    /// How it stands in a game; `None` where no such game is kept that is over.
    pub fn of(saved: &SavedGames, game: GameId) -> Option<Ladder> {
        let ended: Vec<Outcome> = saved.outcomes(game).collect();
        let level = ended.first()?.level;
        let at_level = ended.iter().filter(|outcome| outcome.level == level);
        let scores: Vec<Score> = at_level.map(|outcome| outcome.score).collect();
        let count = |scores: &[Score], wanted| scores.iter().filter(|&&score| score == wanted).count();
        let last = &scores[..scores.len().min(LAST)];
        let number = level.number();
        let next = if count(last, Score::Won) >= ENOUGH {
            Level::numbered(number + 1)
        } else if count(last, Score::Lost) == LAST {
            Level::numbered(number - 1)
        } else {
            None
        };
        Some(Ladder {
            level,
            won: count(&scores, Score::Won),
            lost: count(&scores, Score::Lost),
            drawn: count(&scores, Score::Drawn),
            next,
        })
    }
}
