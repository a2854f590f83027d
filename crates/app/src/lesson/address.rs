//! The address of a step of a lesson: `linage/3`, or `linage` for the first step that is not done.

use std::fmt;
use std::str::FromStr;

use tessera_games::catalog::GameId;

/// Which step of which lesson an address names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonAddress {
    pub game: GameId,
    /// The number of the step, counted from 1; `None` for the first one that is not done.
    pub step: Option<u8>,
}

/// The text is no address of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoLessonAddress;

impl FromStr for LessonAddress {
    type Err = NoLessonAddress;

    fn from_str(text: &str) -> Result<LessonAddress, NoLessonAddress> {
        let (game, step) = match text.split_once('/') {
            Some((game, step)) => (game, Some(step)),
            None => (text, None),
        };
        let game = GameId::find(game).ok_or(NoLessonAddress)?;
        let step = match step {
            None => None,
            // A number is written in one way only.
            Some(digits) => match digits.parse::<u8>() {
                Ok(number) if number >= 1 && number.to_string() == digits => Some(number),
                _ => return Err(NoLessonAddress),
            },
        };
        Ok(LessonAddress { game, step })
    }
}

impl fmt::Display for LessonAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.game.id())?;
        match self.step {
            Some(step) => write!(f, "/{step}"),
            None => Ok(()),
        }
    }
}
