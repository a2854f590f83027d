//! A game being played, whatever game it is.

use std::fmt;

use super::options::Options;
use super::record::Record;
use super::show::{Choice, Show, Target};
use crate::game::{BySeat, Dice, Seat, Turn};
use crate::scene::{Ink, Item, Scene, Shape};

/// A name that is not legal where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IllegalMove {
    /// How many plies lay before it.
    pub ply: usize,
    /// The name as given.
    pub name: String,
    /// Why it cannot be played, in words.
    pub why: String,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ply {}, {:?}: {}", self.ply + 1, self.name, self.why)
    }
}

impl std::error::Error for IllegalMove {}

/// What touching some targets in a row means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Touch {
    /// The gesture is complete: this move.
    Move(String),
    /// The gesture has begun: what may be touched next.
    Next(Vec<Target>),
    /// No move begins so.
    Nothing,
}

/// A choice that can be made now and the move it makes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The move's name.
    pub name: String,
    /// How its button reads.
    pub choice: Choice,
}

/// What is known of a seat at a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Seating {
    /// What the seat plays: `Vertical`.
    pub side: Option<&'static str>,
    /// Its score in half points, as if the game ended now.
    pub score: i32,
    /// What the score is made of.
    pub account: String,
    /// What it earned, once the game is over: 1 won, ½ drawn, 0 lost.
    pub payoff: Option<f32>,
}

/// What a move would bring about.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// The board after it, the move marked, and what it would take away crossed out.
    pub scene: Scene,
    /// The scores after it, in half points by seat.
    pub score: BySeat<i32>,
}

/// A game in play behind one face for all games; the page holds a `Box<dyn Table>`.
pub trait Table {
    /// How many seats play.
    fn seats(&self) -> u8;
    /// The game, the options and the names played so far.
    fn record(&self) -> Record;
    /// Who is to decide.
    fn turn(&self) -> Turn;
    /// The names of all legal moves (or outcomes), in the game's order.
    fn legal(&self) -> Vec<String>;
    /// Plays a move by its name; an illegal one changes nothing.
    fn play(&mut self, name: &str) -> Result<(), IllegalMove>;
    /// Takes the last ply back and returns its name; `None` at the start.
    fn undo(&mut self) -> Option<String>;
    /// At a chance turn: draws an outcome and returns its name.
    fn roll(&mut self, dice: &mut Dice) -> Option<String>;
    /// The board as it lies, the last move of each seat marked.
    fn scene(&self) -> Scene;
    /// The cells of the last move.
    fn last_cells(&self) -> Vec<u16>;
    /// What a legal move would bring about; `None` if it is not legal.
    fn preview(&self, name: &str) -> Option<Preview>;
    /// What touching these targets in a row means.
    fn touch(&self, taps: &[Target]) -> Touch;
    /// The moves that one more choice makes after these targets were touched.
    fn offers(&self, taps: &[Target]) -> Vec<Offer>;
    /// What the seat to move may do, in one sentence.
    fn prompt(&self) -> String;
    /// What is known of each seat.
    fn seating(&self) -> BySeat<Seating>;
    /// What is on a cell, in words.
    fn content(&self, cell: u16) -> String;
    /// Why no move begins at a cell; `None` where one does.
    fn objection(&self, cell: u16) -> Option<String>;
    /// Into how many steps a full circle is divided by which the board may be turned, a divisor of 12.
    fn turns(&self) -> u8;
    /// What is drawn over the scene while a cell is pointed at.
    fn hint(&self, cell: u16) -> Vec<Item>;
}

/// The state after these names, or the first that is not legal.
pub fn replay<G: Show>(game: &G, names: &[String]) -> Result<G::State, IllegalMove> {
    let mut state = game.start();
    let mut legal = Vec::new();
    for (ply, name) in names.iter().enumerate() {
        let mv = find(game, &state, name, &mut legal).ok_or_else(|| refusal(game, &state, ply, name))?;
        game.play(&mut state, mv);
    }
    Ok(state)
}

fn find<G: Show>(game: &G, state: &G::State, name: &str, legal: &mut Vec<G::Move>) -> Option<G::Move> {
    legal.clear();
    game.moves(state, legal);
    legal.iter().copied().find(|&mv| game.name(state, mv) == name)
}

fn refusal<G: Show>(game: &G, state: &G::State, ply: usize, name: &str) -> IllegalMove {
    let spots = game.scene(state).spots;
    let cell = spots.iter().find(|spot| spot.label == name).map(|spot| spot.cell);
    let why = match game.turn(state) {
        Turn::Over => "the game is over".to_owned(),
        _ => cell
            .and_then(|cell| game.objection(state, cell))
            .unwrap_or_else(|| "not a legal move here".to_owned()),
    };
    IllegalMove {
        ply,
        name: name.to_owned(),
        why,
    }
}

/// The one implementation of [`Table`], for every game that can be shown.
pub(super) struct Playing<G: Show> {
    id: &'static str,
    options: Options,
    game: G,
    /// The states before each ply and the present one: one more than there are moves.
    states: Vec<G::State>,
    moves: Vec<G::Move>,
    names: Vec<String>,
}

impl<G: Show> Playing<G> {
    pub(super) fn start(id: &'static str, options: Options, game: G) -> Playing<G> {
        let states = vec![game.start()];
        Playing {
            id,
            options,
            game,
            states,
            moves: Vec::new(),
            names: Vec::new(),
        }
    }

    fn state(&self) -> &G::State {
        self.states.last().expect("the start is never taken back")
    }

    fn legal_moves(&self) -> Vec<G::Move> {
        let mut legal = Vec::new();
        self.game.moves(self.state(), &mut legal);
        legal
    }

    fn push(&mut self, mv: G::Move) {
        let mut state = self.state().clone();
        self.names.push(self.game.name(&state, mv));
        self.game.play(&mut state, mv);
        self.states.push(state);
        self.moves.push(mv);
    }

    /// Marks the cells of the move made at `ply`.
    fn mark(&self, scene: &mut Scene, ply: usize, ink: Ink) {
        self.mark_move(scene, &self.states[ply], self.moves[ply], ink);
    }

    fn mark_move(&self, scene: &mut Scene, before: &G::State, mv: G::Move, ink: Ink) {
        for target in self.game.gesture(before, mv) {
            let Target::Cell(cell) = target else { continue };
            if let Some(center) = scene.spot(cell).map(|spot| spot.center) {
                // A rim under the ring, so that it stands out on dark and on light stones.
                scene.draw(Ink::LastRim, Shape::Ring(center, 0.17, 0.12));
                scene.draw(ink, Shape::Ring(center, 0.17, 0.06));
            }
        }
    }
}

impl<G: Show> Table for Playing<G> {
    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn record(&self) -> Record {
        Record {
            game: self.id.to_owned(),
            options: self.options.clone(),
            names: self.names.clone(),
            shown: None,
        }
    }

    fn turn(&self) -> Turn {
        self.game.turn(self.state())
    }

    fn legal(&self) -> Vec<String> {
        self.legal_moves()
            .into_iter()
            .map(|mv| self.game.name(self.state(), mv))
            .collect()
    }

    fn play(&mut self, name: &str) -> Result<(), IllegalMove> {
        match find(&self.game, self.state(), name, &mut Vec::new()) {
            Some(mv) => {
                self.push(mv);
                Ok(())
            }
            None => Err(refusal(&self.game, self.state(), self.names.len(), name)),
        }
    }

    fn undo(&mut self) -> Option<String> {
        self.moves.pop()?;
        self.states.pop();
        self.names.pop()
    }

    fn roll(&mut self, dice: &mut Dice) -> Option<String> {
        if self.turn() != Turn::Chance {
            return None;
        }
        let outcome = self.game.random_move(self.state(), dice, &mut Vec::new());
        self.push(outcome);
        self.names.last().cloned()
    }

    fn scene(&self) -> Scene {
        let mut scene = self.game.scene(self.state());
        let Some(last) = self.moves.len().checked_sub(1) else {
            return scene;
        };
        let decided = |ply: usize| self.game.turn(&self.states[ply]);
        // The seat's own last move is still of interest when the opponent has answered.
        if let Some(earlier) = (0..last).rev().find(|&ply| decided(ply) != decided(last)) {
            self.mark(&mut scene, earlier, Ink::Earlier);
        }
        self.mark(&mut scene, last, Ink::Last);
        scene
    }

    fn last_cells(&self) -> Vec<u16> {
        let Some(last) = self.moves.len().checked_sub(1) else {
            return Vec::new();
        };
        let gesture = self.game.gesture(&self.states[last], self.moves[last]);
        let cell = |target: Target| match target {
            Target::Cell(cell) => Some(cell),
            Target::Choice(_) => None,
        };
        gesture.into_iter().filter_map(cell).collect()
    }

    fn preview(&self, name: &str) -> Option<Preview> {
        let mv = find(&self.game, self.state(), name, &mut Vec::new())?;
        let mut after = self.state().clone();
        self.game.play(&mut after, mv);
        let mut scene = self.game.scene(&after);
        scene.items.extend(self.game.effects(self.state(), mv, &after));
        self.mark_move(&mut scene, self.state(), mv, Ink::Focus);
        Some(Preview {
            scene,
            score: self.game.score(&after),
        })
    }

    fn touch(&self, taps: &[Target]) -> Touch {
        let state = self.state();
        let mut next = Vec::new();
        for mv in self.legal_moves() {
            let gesture = self.game.gesture(state, mv);
            if gesture == taps {
                return Touch::Move(self.game.name(state, mv));
            }
            if let Some(target) = gesture.strip_prefix(taps).and_then(|rest| rest.first())
                && !next.contains(target)
            {
                next.push(target.clone());
            }
        }
        if next.is_empty() {
            Touch::Nothing
        } else {
            Touch::Next(next)
        }
    }

    fn offers(&self, taps: &[Target]) -> Vec<Offer> {
        let state = self.state();
        let chosen = |&mv: &G::Move| {
            let gesture = self.game.gesture(state, mv);
            matches!(gesture.strip_prefix(taps), Some([Target::Choice(_)]))
        };
        let offer = |mv| Offer {
            name: self.game.name(state, mv),
            choice: self.game.choice(state, mv),
        };
        self.legal_moves().into_iter().filter(chosen).map(offer).collect()
    }

    fn prompt(&self) -> String {
        self.game.prompt(self.state())
    }

    fn seating(&self) -> BySeat<Seating> {
        let state = self.state();
        let (sides, score, account) = (
            self.game.sides(state),
            self.game.score(state),
            self.game.account(state),
        );
        let payoff = (self.turn() == Turn::Over).then(|| self.game.payoff(state));
        let mut seating = BySeat::default();
        for seat in Seat::all(self.seats()) {
            seating[seat] = Seating {
                side: sides[seat],
                score: score[seat],
                account: account[seat].clone(),
                payoff: payoff.as_ref().map(|payoff| payoff[seat]),
            };
        }
        seating
    }

    fn content(&self, cell: u16) -> String {
        self.game.content(self.state(), cell)
    }

    fn objection(&self, cell: u16) -> Option<String> {
        self.game.objection(self.state(), cell)
    }

    fn turns(&self) -> u8 {
        self.game.turns()
    }

    fn hint(&self, cell: u16) -> Vec<Item> {
        self.game.hint(self.state(), cell)
    }
}
