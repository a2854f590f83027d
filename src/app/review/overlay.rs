//! What can lie over the board of a review.

/// What lies over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Overlay {
    /// The best moves: numbered rings, the thinner the more a move loses.
    #[default]
    Best,
    /// How often each move was searched: discs by area, with percents.
    Visits,
    /// The chance to win after each move: squares by area, with percents.
    Value,
    /// What the other side would do if the seat to move passed: numbered diamonds.
    Threats,
    /// Nothing.
    Off,
}

impl Overlay {
    /// Every overlay, in the order of the switches.
    pub const ALL: [Overlay; 5] = [
        Overlay::Best,
        Overlay::Visits,
        Overlay::Value,
        Overlay::Threats,
        Overlay::Off,
    ];

    /// The overlay after this one.
    pub fn next(self) -> Overlay {
        let at = Overlay::ALL.iter().position(|known| *known == self).unwrap_or(0);
        Overlay::ALL[(at + 1) % Overlay::ALL.len()]
    }
}
