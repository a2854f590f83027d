//! What two players agree on before and beside the play: komi by bid, the choice of sides, the pie rule and the
//! button. Linage, Carteso, Keil and Ecalper share it.
//!
//! > Before the game starts, the first player chooses the value of komi, and then the second player chooses
//! > sides. (Rules of Linage, Carteso and Keil.)
//!
//! An [`Agreement`] is part of a game's state, an [`AgreementMove`] one of its moves. A seat is a person and
//! makes choices; a side is what the person plays. A swap changes who plays which side and leaves the board as it is.

mod effects;
mod rules;
mod side;
mod state;
mod turn_order;

pub use effects::effect;
pub use rules::{AgreementMove, AgreementRules};
pub use side::Side;
pub use state::{Agreement, Button};
pub use turn_order::{BoardClosed, TurnOrder};
