//! The site without a browser: what it knows ([`Model`]), what can happen ([`Msg`]), what is to be done
//! about it ([`Effect`]) and what is to be seen ([`view`]).

mod camera;
mod game;
mod game_review;
mod gesture;
mod job;
mod job_words;
mod keys;
mod level;
mod message;
mod model;
mod player;
mod player_names;
mod rotation;
mod session;
mod settings;
mod setup;
mod supervisor;
pub mod view;

pub use camera::{Camera, Frame, Placement};
pub use game::{ChanceSeed, LiveGame};
pub use game_review::GameReview;
pub use gesture::{Aim, HANDLES, aim};
pub use job::{Job, Outcome, Page, Priority, Progress, Refusal};
pub use job_words::JobWords;
pub use keys::{Step, step_from};
pub use level::Level;
pub use message::{Effect, Msg, Pointer};
pub use model::{Model, Route};
pub use player::Player;
pub use session::Session;
pub use settings::{Confirm, Coordinates, Settings, Theme};
pub use setup::{Opponent, SeatSetup, Setup, Starts};
pub use supervisor::{Action, Event, Supervisor};
