//! What numbers of a report count.

/// What a number counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// Games, each from its start to its end.
    Game,
    /// Single decisions of players: a bid, a choice of a side, a pass, each of the stones of a turn.
    Move,
    /// Turns of several plies that are decided as one: a tile and its meeple.
    Turn,
    /// Steps of a record: moves, and draws of tiles.
    Ply,
    /// Different moves, each counted once.
    DifferentMove,
    /// Kinds of moves, where a move itself depends on the position.
    MoveKind,
    /// Positions.
    Position,
    /// Ratings by people.
    Rating,
    /// Repetitions of a measurement.
    Trial,
    /// Players of a game.
    Player,
    /// Cells of a board.
    Cell,
    /// Points of a score.
    Point,
}
