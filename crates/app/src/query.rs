//! Questions about the board that are answered in a sentence.

/// A question about the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Query {
    /// The cell that the keyboard is at, with all there is to know about it.
    Here,
    /// The last turn; asked again, the turn before it, one for each seat.
    LastMove,
    /// How many moves are legal; asked again, which.
    LegalMoves,
    /// What stands on a line from the cell; asked again, on the next line clockwise.
    Scan,
    /// The score of each seat.
    Score,
    /// What the engine thinks.
    Estimate,
    /// The best move that the engine knows.
    BestMove,
}

impl Query {
    /// Every question, in the order of the list.
    pub const ALL: [Query; 7] = [
        Query::Here,
        Query::LastMove,
        Query::LegalMoves,
        Query::Scan,
        Query::Score,
        Query::Estimate,
        Query::BestMove,
    ];
}
