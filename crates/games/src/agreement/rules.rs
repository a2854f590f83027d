//! What may be agreed on, and how records name it.

use super::side::Side;
use tessera_core::points;

/// A move that changes the agreement and not the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AgreementMove {
    /// Bids this komi, in half points.
    Komi(i16),
    /// Chooses to play this side.
    Play(Side),
    /// Exchanges sides (pie rule).
    Swap,
    /// Takes the button.
    Button,
}

/// The rules of agreement that a game is set up with. They are part of the game, not of its state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AgreementRules {
    /// The names of the sides in records, the first mover's first: `["vertical", "horizontal"]`.
    pub side_names: [&'static str; 2],
    /// The fixed komi in half points; `None` if the komi is bid.
    pub komi: Option<i16>,
    /// The smallest komi that may be bid, in half points.
    pub lowest_bid: i16,
    /// Whether there is a button, worth half a point.
    pub button: bool,
}

impl AgreementRules {
    /// How many values of komi may be bid, each a point above the one before. Ai Ai, whose published counts of
    /// actions we compare with, offers eleven.
    pub const BIDS: i16 = 11;

    /// The values of komi that may be bid, in half points, lowest first.
    pub fn bids(&self) -> impl Iterator<Item = i16> + use<> {
        let lowest = self.lowest_bid;
        (0..AgreementRules::BIDS).map(move |step| lowest + 2 * step)
    }

    /// The name of a side in records.
    pub fn side_name(&self, side: Side) -> &'static str {
        self.side_names[side as usize]
    }

    /// The name of a move in records: `komi-9_5`, `horizontal`, `swap`, `button`.
    pub fn name(&self, mv: AgreementMove) -> String {
        match mv {
            AgreementMove::Komi(halves) => format!("komi-{}", points::in_names(halves)),
            AgreementMove::Play(side) => self.side_name(side).to_owned(),
            AgreementMove::Swap => "swap".to_owned(),
            AgreementMove::Button => "button".to_owned(),
        }
    }

    /// Whether a ply of this name settles how the game is played: a bid, a choice of side, a swap.
    pub fn is_agreement(&self, name: &str) -> bool {
        // To take the button is a turn.
        self.parse(name).is_some_and(|mv| mv != AgreementMove::Button)
    }

    /// The move of this name, be it open now or not.
    pub fn parse(&self, name: &str) -> Option<AgreementMove> {
        if let Some(komi) = name.strip_prefix("komi-") {
            return points::from_name(komi).map(AgreementMove::Komi);
        }
        let side = Side::BOTH.into_iter().find(|&side| self.side_name(side) == name);
        side.map(AgreementMove::Play).or(match name {
            "swap" => Some(AgreementMove::Swap),
            "button" => Some(AgreementMove::Button),
            _ => None,
        })
    }
}
