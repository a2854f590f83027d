//! How a game of one person against a level ended, as the home page counts it.

use std::fmt;
use std::str::FromStr;

use super::level::Level;
use super::live_game::LiveGame;
use super::player::Player;
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_games::catalog;
use tessera_games::play::Table;

/// What the person made of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    Won,
    /// The level won.
    Lost,
    /// Neither did.
    Drawn,
}

/// The end of a game of one person against one level; as text, which `www/ladder.js` reads, `won 3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// What the person made of it.
    pub score: Score,
    pub level: Level,
}

impl Outcome {
    /// The outcome of a game that is over; `None` of any other, and of one that was not played by one person against one level.
    pub fn of(game: &LiveGame) -> Option<Outcome> {
        let seats: Vec<Seat> = game.seats().collect();
        let (person, level) = match seats[..] {
            [first, second] => match (game.players[first], game.players[second]) {
                (Player::Person, Player::Machine(level)) => (first, level),
                (Player::Machine(level), Player::Person) => (second, level),
                _ => return None,
            },
            _ => return None,
        };
        let payoff = |table: &dyn Table| table.seat_status()[person].payoff;
        let score = if game.at_end() {
            payoff(game.table())
        } else if game.is_finished() {
            // An earlier position is shown.
            payoff(&*catalog::replayed(&game.record(), Language::English).ok()?.0)
        } else {
            None
        };
        let score = match score? {
            payoff if payoff > 0.5 => Score::Won,
            payoff if payoff < 0.5 => Score::Lost,
            _ => Score::Drawn,
        };
        Some(Outcome { score, level })
    }
}

/// Text that is no outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoOutcome;

impl FromStr for Outcome {
    type Err = NoOutcome;

    fn from_str(text: &str) -> Result<Outcome, NoOutcome> {
        let (_, level) = text.split_once(' ').ok_or(NoOutcome)?;
        let scores = [Score::Won, Score::Lost, Score::Drawn];
        let level = level.parse().ok().and_then(Level::numbered).ok_or(NoOutcome)?;
        let outcomes = scores.map(|score| Outcome { score, level });
        // A number that is written in another way is none of them.
        let mut outcomes = outcomes.into_iter();
        outcomes
            .find(|outcome| outcome.to_string() == text)
            .ok_or(NoOutcome)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let score = match self.score {
            Score::Won => "won",
            Score::Lost => "lost",
            Score::Drawn => "drawn",
        };
        write!(f, "{score} {}", self.level.number())
    }
}
