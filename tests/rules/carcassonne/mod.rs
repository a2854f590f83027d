//! Carcassonne by hand: a case for each of the 19 rulings of `docs/carcassonne.md`, laid move by move, and what
//! holds for the tiles, the bag and the results beside them.

mod bag;
mod features;
mod fields;
mod growth;
mod keys;
mod leaving;
mod meeples;
mod results;
mod tiles;
mod words;

use tessera_core::game::{Game, Seat};
use tessera_games::carcassonne::{Carcassonne, Kind, Move, Position, Terrain};
use tessera_games::play::{Notation, replay};

/// A table as the names of its moves lead to it.
struct Laid {
    game: Carcassonne,
    state: Position,
}

/// Two play; the turns are written as in a record, with spaces or line breaks for some of the dots.
fn laid(turns: &str) -> Laid {
    laid_by(Carcassonne::new(2), turns)
}

fn laid_by(game: Carcassonne, turns: &str) -> Laid {
    let names: Vec<String> = names(turns);
    let state = replay(&game, &names).unwrap_or_else(|error| panic!("{error}: {turns}"));
    Laid { game, state }
}

fn names(turns: &str) -> Vec<String> {
    let words = turns.split_whitespace().flat_map(|turn| turn.split('.'));
    words.map(str::to_owned).collect()
}

fn kind(letter: char) -> Kind {
    Kind::all().find(|kind| kind.letter() == letter).expect("A to X")
}

impl Laid {
    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.moves(&self.state, &mut moves);
        moves
    }

    /// The names of the legal moves, separated by spaces.
    fn legal(&self) -> String {
        let name = |&mv: &Move| self.game.name(&self.state, mv);
        self.moves().iter().map(name).collect::<Vec<_>>().join(" ")
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.game.players)
    }

    /// What each seat has scored during the game.
    fn earned(&self) -> Vec<u16> {
        let points = |seat| self.state.earned(seat).iter().sum();
        self.seats().map(points).collect()
    }

    /// What each seat would have if the game ended now.
    fn score(&self) -> Vec<i32> {
        let halves = self.game.score(&self.state);
        self.seats().map(|seat| halves[seat] / 2).collect()
    }

    /// How many meeples each seat has in hand.
    fn in_hand(&self) -> Vec<u8> {
        self.seats().map(|seat| self.state.in_hand(seat)).collect()
    }

    /// What the end of the game would pay: what for, how much, and to which seats.
    fn finals(&self) -> Vec<(Terrain, u16, Vec<u8>)> {
        let awards = self.game.final_awards(&self.state);
        let lines = awards.iter().map(|award| {
            let seats = award.crowd.majority().map(|seat| seat.0);
            (award.terrain, award.points, seats.collect())
        });
        lines.collect()
    }
}
