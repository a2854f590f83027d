//! What the device keeps besides games and reviews.

use super::lesson::LessonProgress;
use super::puzzle::PuzzleScores;
use super::settings::Settings;
use super::setup::Setup;
use tessera_games::catalog::GameId;

/// What the device keeps besides games and reviews.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Kept {
    pub settings: Settings,
    /// The last set-ups.
    pub setups: Vec<(GameId, Setup)>,
    /// How far the boards of games are rotated clockwise, in twelfths of a circle.
    pub rotations: Vec<(GameId, u8)>,
    pub puzzles: PuzzleScores,
    pub lessons: LessonProgress,
}
