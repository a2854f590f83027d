//! What can lie over the board of a review.

/// What lies over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Overlay {
    /// The best moves: numbered rings with their chances, the thinner the more a move loses.
    #[default]
    Best,
    /// How often each move was searched: discs by area, with percents.
    Visits,
    /// The chance to win after each move: squares by area, with percents.
    Value,
    /// What the other side would do if the seat to move passed: numbered diamonds.
    Threats,
    /// Who owns each cell at the end: upright and lying bars by length, with percents.
    Ownership,
    /// Nothing.
    Off,
}

impl Overlay {
    /// Every overlay, in the order of the switches.
    const ALL: [Overlay; 6] = [
        Overlay::Best,
        Overlay::Visits,
        Overlay::Value,
        Overlay::Threats,
        Overlay::Ownership,
        Overlay::Off,
    ];

    /// Every overlay, in the order of the switches. `owned` is whether cells of the board belong to somebody at the end.
    pub fn all(owned: bool) -> Vec<Overlay> {
        let is_offered = |overlay: &Overlay| owned || *overlay != Overlay::Ownership;
        Overlay::ALL.into_iter().filter(is_offered).collect()
    }

    /// The overlay after this one.
    pub fn next(self, owned: bool) -> Overlay {
        let all = Overlay::all(owned);
        let at = all.iter().position(|known| *known == self).unwrap_or(0);
        all[(at + 1) % all.len()]
    }
}
