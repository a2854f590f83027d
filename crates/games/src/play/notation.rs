//! The names of moves, and positions reached by them.

use std::fmt;

use tessera_core::game::{BySeat, Game, Seat, Turn};
use tessera_core::quoted::Quoted;

/// The name by which the seat to move resigns, in every game. It is in no list of legal moves, so no search plays it.
///
/// Between two it ends the game. Among more the others go on without the seat, until only one is left.
pub const RESIGN: &str = "resign";

/// A game whose moves have names, as records, engines and the lab write them.
///
/// Laws, checked by `tests/rules/contract/`: names are unique among the legal moves and made of `A-Z a-z 0-9 - _ ~` only;
/// `parse` gives every legal move for its name.
pub trait Notation: Game {
    /// The move's name, unique among the legal moves of the state.
    fn name(&self, state: &Self::State, mv: Self::Move) -> String;

    /// The move that a name stands for, which need not be legal; `None` for a name of no move.
    fn parse(&self, state: &Self::State, name: &str) -> Option<Self::Move>;

    /// The name of a cell of the board: `c3`; empty in games whose cells belong to nobody at the end.
    fn cell_name(&self, cell: u16) -> String {
        let _ = cell;
        String::new()
    }

    /// Takes the seat to move out of the game, if at least two others go on without it; otherwise changes nothing and
    /// returns `false`. Games of more than two seats override it.
    fn leave(&self, state: &mut Self::State) -> bool {
        let _ = state;
        false
    }

    /// Whether a seat has resigned and the others play on.
    fn has_left(&self, state: &Self::State, seat: Seat) -> bool {
        let _ = (state, seat);
        false
    }
}

/// What a name does in a position.
pub(super) enum Ply<M> {
    /// A legal move.
    Move(M),
    /// This seat resigns.
    Resignation(Seat),
}

/// What names have led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<M> {
    /// The moves and outcomes, without resignations.
    pub moves: Vec<M>,
    /// The seat whose resignation ended the game.
    pub resigned: Option<Seat>,
}

/// What each seat earned in a game that ended when this seat resigned: the one other that is still in it has won.
pub fn payoff_by_resignation<G: Notation>(game: &G, state: &G::State, resigned: Seat) -> BySeat<f32> {
    let mut payoff = BySeat::default();
    for seat in Seat::all(game.seats()) {
        let has_won = seat != resigned && !game.has_left(state, seat);
        payoff[seat] = if has_won { 1.0 } else { 0.0 };
    }
    payoff
}

/// A name that stands for no legal move of its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IllegalMove {
    /// How many plies lay before it.
    pub ply: usize,
    /// The name as given.
    pub name: String,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "ply {}, {}: not a legal move here",
            self.ply + 1,
            Quoted(&self.name)
        )
    }
}

impl std::error::Error for IllegalMove {}

/// The state after these names, or the first that is not legal. A resignation that ends the game leaves the state as it
/// is; [`play_on`] says so.
pub fn replay<G: Notation>(game: &G, names: &[String]) -> Result<G::State, IllegalMove> {
    let mut state = game.start();
    play_on(game, &mut state, names)?;
    Ok(state)
}

/// Plays these names from a state on, or says which is the first that is not legal.
#[inline(never)]
pub fn play_on<G: Notation>(
    game: &G,
    state: &mut G::State,
    names: &[String],
) -> Result<Played<G::Move>, IllegalMove> {
    let mut legal = Vec::new();
    let mut played = Played {
        moves: Vec::with_capacity(names.len()),
        resigned: None,
    };
    for (ply, name) in names.iter().enumerate() {
        let found = match played.resigned {
            None => find(game, state, name, &mut legal),
            Some(_) => None,
        };
        match found {
            Some(Ply::Move(mv)) => {
                game.play(state, mv);
                played.moves.push(mv);
            }
            Some(Ply::Resignation(seat)) => {
                played.resigned = (!game.leave(state)).then_some(seat);
            }
            None => {
                return Err(IllegalMove {
                    ply,
                    name: name.clone(),
                });
            }
        }
    }
    Ok(played)
}

/// The legal move of this name, or a resignation. `legal` is scratch space.
pub(super) fn find<G: Notation>(
    game: &G,
    state: &G::State,
    name: &str,
    legal: &mut Vec<G::Move>,
) -> Option<Ply<G::Move>> {
    if name == RESIGN {
        return match game.turn(state) {
            Turn::Seat(seat) => Some(Ply::Resignation(seat)),
            Turn::Chance | Turn::Over => None,
        };
    }
    find_move(game, state, name, legal).map(Ply::Move)
}

/// The legal move or outcome of this name; `None` for any other name, a resignation among them. `legal` is scratch space.
// Reading and writing names is not worth a copy in each caller.
#[inline(never)]
pub fn find_move<G: Notation>(
    game: &G,
    state: &G::State,
    name: &str,
    legal: &mut Vec<G::Move>,
) -> Option<G::Move> {
    let mv = game.parse(state, name)?;
    // Only the exact spelling counts: a name may not be written in two ways.
    (game.is_legal(state, mv, legal) && game.name(state, mv) == name).then_some(mv)
}
