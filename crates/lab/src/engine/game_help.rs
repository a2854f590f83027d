//! The names of cells and moves of each game, and what its half points count, for programs that play it.

use tessera_games::catalog::GameId;

/// The names of moves where a komi is bid.
const BID: &str = "with komi=bid seat 1 bids first (komi-0_5, komi-1_5 and so on, see legal), then seat 2 chooses a side by its name; \
                   with a fixed komi seat 1 plays the side that moves first";
/// The names of the cells of a square board.
const SQUARE_CELLS: &str = "cells: a letter for the column from the left and a number for the row from below, i among the letters: a1 to i9 on \
                            size 9";
/// The names of the cells of a hexagonal board.
const HEXAGONAL_CELLS: &str = "cells: a letter for the row from below, i among the letters, and a number for the place in the row from the left: on \
                               size 4 a1 to a4, d1 to d7 and g1 to g4";

/// How moves are named and points counted.
pub(super) fn about_moves(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Linage => &[
            SQUARE_CELLS,
            "moves: e5 places a stone, which belongs to nobody; pass; two passes in a row end the game",
            "sides: vertical moves first, horizontal second and gets the komi",
            BID,
            "half_points: twice the cells of the regions that a side owns, and twice the komi for horizontal",
        ],
        GameId::Carteso => &[
            SQUARE_CELLS,
            "moves: e5b places a black stone, e5w a white one, whichever side moves; pass; two passes in a row end the game",
            "sides: vertical moves first, horizontal second and gets the komi",
            BID,
            "half_points: twice the stones of the groups that a side owns, and twice the komi for horizontal",
        ],
        GameId::Keil => &[
            HEXAGONAL_CELLS,
            "moves: d4 places a stone; pass; two passes in a row end the game; button, once in a game with button=on, takes the \
             button instead of placing a stone, and until then nobody may pass",
            "sides: black moves first, white second and gets the komi",
            BID,
            "half_points: twice the stones and the territory of a side, twice the komi for white, and 1 for the button",
        ],
        GameId::Ecalper => &[
            HEXAGONAL_CELLS,
            "moves: d4 places a stone, xd4 replaces the opponent's stone there; a turn is one replacement among the three stones \
             placed last and then three placements, of which the first turn has only the placements: each is a move of its \
             own, so a seat moves several times in a row",
            "swap: with pie=on seat 2 may take over black once, instead of its first replacement; seat 1 then goes on as white",
            "sides: black moves first, white second",
            "half_points: twice the largest group of a side; if they are equal, fewer groups win, see winners",
        ],
        GameId::Carcassonne => &[
            "cells: X_Y, steps east and north of the start tile, a D that lies on 0_0: 2_-1 is two east and one south",
            "moves: a turn is a draw by chance, a tile and a meeple. The tile: X_Y_R with R quarter turns clockwise, 0 to 3, from \
             the way in which the list of tiles describes it; turns that look the same have one name. The meeple: city-S or \
             road-S on the tile just placed, where S is the first side of n, e, s, w that the city or road touches as the tile \
             lies; field-H, where H is the first half of a side, 0 to 7 clockwise from the west half of the north; cloister; \
             or none. docs/carcassonne.md has all rulings",
            "draws: the outcomes are kinds of tiles, A to X, see legal. Whoever has the bag sets the outcome by play E; chance \
             seed=N draws by the bag instead, each kind as often as it is left. A tile that fits nowhere is told by aside=E, \
             and the same seat draws again",
            "half_points: twice the points as if the game ended now, incomplete features and fields included; scoreboard: twice \
             the points scored so far",
        ],
        GameId::ConnectFour => &[
            "cells: a letter for the column from the left and a number for the row from below: a1 to g6 on board=7x6",
            "moves: d1 drops a stone into column d, where it comes to lie on d1",
            "sides: black moves first, white second",
            "half_points: 2 for the side with four in a row",
        ],
        GameId::Filling => &[
            SQUARE_CELLS,
            "moves: e5 places a stone",
            "sides: black moves first, white second",
            "half_points: none; a full board is a draw",
        ],
    }
}
