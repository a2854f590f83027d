//! The site without a browser: what it knows ([`Model`]), what can happen ([`Msg`]), what is to be done
//! about it ([`Effect`]) and what is to be seen ([`view`]).

mod called;
mod camera;
mod game;
mod gesture;
mod keys;
mod level;
mod message;
mod model;
mod player;
mod pool;
mod session;
mod settings;
mod setup;
mod turn;
pub mod view;

pub use camera::{Camera, Frame, Placement};
pub use game::{LiveGame, Luck};
pub use gesture::{Aim, HANDLES, aim};
pub use keys::{Step, step_from};
pub use level::Level;
pub use message::{Effect, Msg, Pointer};
pub use model::{Model, Route};
pub use player::Player;
pub use pool::{Heard, Pool};
pub use session::Session;
pub use settings::{Confirm, Coordinates, Settings, Theme};
pub use setup::{Chair, Opponent, Setup, Starts};
