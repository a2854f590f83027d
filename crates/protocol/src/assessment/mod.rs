//! What the values of positions say about a game: pure functions on plain numbers.

mod accuracy;
mod after_move;
mod branching;
mod event;
mod figures;
mod glyph;
mod good_moves;
mod luck;
mod material;
mod move_classes;
mod steps;
mod trajectory;
mod value_series;
mod verdict;

pub use accuracy::{MoveValues, game_accuracies, move_accuracy};
pub use after_move::{AfterMove, PositionValue, widen_beside_a_proof};
pub use branching::Branching;
pub use event::{EFFECTIVE, Event, PASS, Worth};
pub use figures::{GameFigures, SeatFigures, SeatResult, results};
pub use glyph::{BadGlyph, Glyph};
pub use good_moves::GoodMoves;
pub use luck::{Balance, LuckPoint, OwnPart, Unit, WholeBalance, balance, change, luck_points, own_part};
pub use material::{Material, Swing, greatest_swing, material};
pub use move_classes::{MoveClass, MoveCounts, MoveKind, kind_of, move_kinds};
pub use steps::{DOUBLINGS, ReviewSteps, review_steps};
pub use trajectory::{Trajectory, TrajectoryPoint};
pub use value_series::settle;
pub use verdict::{BLUNDER, INACCURACY, MISTAKE, Verdict, loss_interval, settled_verdict, verdict};
