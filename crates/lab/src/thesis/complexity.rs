//! Figure 3.3: the complexity of games.

use std::path::Path;

use super::plot;
use tessera_cli::failure::Failure;

/// Games with the decimal logarithms of their state-space and game-tree complexity, from van den Herik, Uiterwijk & van
/// Rijswijck (2002), table 6; the last is the thesis'.
const OTHERS: [(&str, [f64; 2]); 10] = [
    ("Awari", [12.0, 32.0]),
    ("Connect Four", [14.0, 21.0]),
    ("Othello", [28.0, 58.0]),
    ("Chess", [46.0, 123.0]),
    ("Chinese Chess", [48.0, 150.0]),
    ("Hex", [57.0, 98.0]),
    ("Shogi", [71.0, 226.0]),
    ("Go-Moku", [105.0, 70.0]),
    ("Go", [172.0, 360.0]),
    ("Carcassonne, thesis", [POSITIONS, 194.9]),
];

/// The thesis' lower bound of the state-space complexity of Carcassonne, as a decimal logarithm (section 3.1).
const POSITIONS: f64 = 40.7;

/// Draws the figure, with Carcassonne at this decimal logarithm of its game-tree complexity.
pub(super) fn draw(path: &Path, log_games: f64) -> Result<(), Failure> {
    plot::points(
        path,
        "Complexity of games",
        ["positions, decimal logarithm", "games, decimal logarithm"],
        &OTHERS,
        ("Carcassonne, here", [POSITIONS, log_games]),
    )
}
