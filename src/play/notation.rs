//! The names of moves, and positions reached by them.

use std::fmt;

use crate::game::Game;

/// A game whose moves have names, as records, engines and the lab write them.
///
/// Laws, checked by `tests/rules/contract/`: names are unique among the legal moves and made of `A-Z a-z 0-9 - _ ~` only;
/// `parse` gives every legal move for its name.
pub trait Notation: Game {
    /// The move's name, unique among the legal moves of the state.
    fn name(&self, state: &Self::State, mv: Self::Move) -> String;

    /// The move that a name stands for, which need not be legal; `None` for a name of no move.
    fn parse(&self, state: &Self::State, name: &str) -> Option<Self::Move>;
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
        write!(f, "ply {}, {:?}: not a legal move here", self.ply + 1, self.name)
    }
}

impl std::error::Error for IllegalMove {}

/// The state after these names, or the first that is not legal.
pub fn replay<G: Notation>(game: &G, names: &[String]) -> Result<G::State, IllegalMove> {
    let mut state = game.start();
    play_on(game, &mut state, names)?;
    Ok(state)
}

/// Plays these names from a state on and returns their moves, or says which is the first that is not legal.
#[inline(never)]
pub fn play_on<G: Notation>(
    game: &G,
    state: &mut G::State,
    names: &[String],
) -> Result<Vec<G::Move>, IllegalMove> {
    let (mut legal, mut moves) = (Vec::new(), Vec::with_capacity(names.len()));
    for (ply, name) in names.iter().enumerate() {
        let mv = find(game, state, name, &mut legal).ok_or_else(|| IllegalMove {
            ply,
            name: name.clone(),
        })?;
        game.play(state, mv);
        moves.push(mv);
    }
    Ok(moves)
}

/// The legal move of this name. `legal` is scratch space.
pub(super) fn find<G: Notation>(
    game: &G,
    state: &G::State,
    name: &str,
    legal: &mut Vec<G::Move>,
) -> Option<G::Move> {
    let mv = game.parse(state, name)?;
    // Only the exact spelling counts: a name may not be written in two ways.
    (game.is_legal(state, mv, legal) && game.name(state, mv) == name).then_some(mv)
}
