//! The set-up of a game: the choices before it starts, and the form in which they are made.

mod choices;
mod form;
mod option_fields;
mod state;

pub use choices::{Opponent, SeatSetup, Setup, Starts};
pub use form::{NEXT as NEXT_LEVEL, SetupForm, form};
pub use state::SetupState;
