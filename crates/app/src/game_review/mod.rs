//! The review of a game: the values of its choices and draws as they arrive, kept on the device.
//!
//! A review goes over the game twice: first with few steps, so that the whole graph is there soon, then with those of
//! [`review_steps`](tessera_protocol::assessment::review_steps). It outlives the page that asked for it: the [`Model`](super::Model) holds it in [`GameReviews`].
//! Of all tabs of the site one reviews a game at a time.

mod course;
mod events;
mod lock;
mod locking;
mod message;
mod place;
mod ply;
mod review;
mod reviews;
mod stored;
mod update;
mod verdicts;

pub use course::{Phase, Standing, Swing};
pub use message::{GameReviewMsg, StoredReview};
pub use place::ReviewKey;
pub use ply::ReviewedPly;
pub use review::{GameReview, REVIEW_SEED, ReviewStatus, Running};
pub use reviews::GameReviews;
pub use stored::BadReview;
