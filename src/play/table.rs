//! A game being played, whatever game it is.

use std::collections::BTreeSet;
use std::fmt;

use super::land::{Gain, Hand, Holding, Overlay, ScoreBreakdown, Supply};
use super::options::Options;
use super::record::Record;
use super::show::{Choice, Show, Target};
use crate::game::{BySeat, Dice, Seat, Turn};
use crate::scene::{Ink, Item, Scene};

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
    /// The mark on the board that makes it too, if one does.
    pub mark: Option<u16>,
}

/// What is known of a seat at a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatStatus {
    /// What the seat plays: `Vertical`.
    pub side: Option<&'static str>,
    /// Its score in half points, as if the game ended now.
    pub score: i32,
    /// What the score is made of.
    pub account: String,
    /// What it earned, once the game is over: 1 won, ½ drawn, 0 lost.
    pub payoff: Option<f32>,
    /// What it has for good and in hand, where the score is partly promised.
    pub holding: Option<Holding>,
}

/// What a move would bring about.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// The board after it, the move marked, and what it would take away crossed out.
    pub scene: Scene,
    /// The scores after it, in half points by seat.
    pub score: BySeat<i32>,
    /// What it brings about besides, in short sentences.
    pub facts: Vec<String>,
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
    /// How many of the plies so far were chance's.
    fn draws(&self) -> usize;
    /// At a chance turn: draws an outcome and returns its name.
    fn roll(&mut self, dice: &mut Dice) -> Option<String>;
    /// The board as it lies, the last move of each seat marked.
    fn scene(&self) -> Scene;
    /// The cells of the last move.
    fn last_cells(&self) -> Vec<u16>;
    /// What a legal move would bring about; `None` if it is not legal. `before` is the picture of the board with
    /// everything that is laid over it.
    fn preview(&self, name: &str, before: Scene) -> Option<Preview>;
    /// What touching these targets in a row means.
    fn touch(&self, taps: &[Target]) -> Touch;
    /// The moves that one more choice, or a touch of one more mark, makes after these targets were touched.
    fn offers(&self, taps: &[Target]) -> Vec<Offer>;
    /// What the seat to move may do, in one sentence.
    fn prompt(&self) -> String;
    /// What is known of each seat.
    fn seat_status(&self) -> BySeat<SeatStatus>;
    /// What is on a cell, in words.
    fn content(&self, cell: u16) -> String;
    /// What could be worked out about a cell by looking hard, in words.
    fn aid(&self, cell: u16) -> Option<String>;
    /// Why no move begins at a cell; `None` where one does.
    fn why_illegal(&self, cell: u16) -> Option<String>;
    /// Into how many steps a full circle is divided by which the board may be turned, a divisor of 12.
    fn rotation_steps(&self) -> u8;
    /// What is drawn over the scene while a cell is pointed at.
    fn hint(&self, cell: u16) -> Vec<Item>;
    /// Whether a legal move gives something away for good.
    fn is_irreversible(&self, name: &str) -> bool;
    /// The name of the one move that nobody wants to be asked for.
    fn forced(&self) -> Option<String>;
    /// Every way in which the piece in hand may be turned somewhere, in order.
    fn facings(&self) -> Vec<u8>;
    /// The piece to be placed, turned by so many quarters.
    fn hand(&self, facing: u8) -> Option<Hand>;
    /// What can be laid over the board.
    fn overlays(&self) -> &'static [Overlay];
    /// Draws an overlay, by its place in [`Table::overlays`].
    fn overlay(&self, overlay: usize, facing: u8, scene: &mut Scene);
    /// What was scored since the seat to move began its last turn, latest last, and at which ply (counted
    /// from 0).
    fn gains(&self) -> Vec<(usize, Gain)>;
    /// What is scored when the game ends here.
    fn final_scoring(&self) -> Vec<Gain>;
    /// Who has what from where.
    fn tally(&self) -> Option<ScoreBreakdown>;
    /// The kinds of pieces still to come.
    fn supply(&self) -> Vec<Supply>;
    /// Whether pieces are drawn out of a bag.
    fn has_bag(&self) -> bool;
    /// The cell where play is.
    fn focus(&self) -> Option<u16>;
}

/// The state after these names, or the first that is not legal.
pub fn replay<G: Show>(game: &G, names: &[String]) -> Result<G::State, IllegalMove> {
    let mut state = game.start();
    play_on(game, &mut state, names)?;
    Ok(state)
}

/// Plays these names from a state on and returns their moves, or says which is the first that is not legal.
#[inline(never)]
pub fn play_on<G: Show>(
    game: &G,
    state: &mut G::State,
    names: &[String],
) -> Result<Vec<G::Move>, IllegalMove> {
    let (mut legal, mut moves) = (Vec::new(), Vec::with_capacity(names.len()));
    for (ply, name) in names.iter().enumerate() {
        let mv = find(game, state, name, &mut legal).ok_or_else(|| refusal(game, state, ply, name))?;
        game.play(state, mv);
        moves.push(mv);
    }
    Ok(moves)
}

fn find<G: Show>(game: &G, state: &G::State, name: &str, legal: &mut Vec<G::Move>) -> Option<G::Move> {
    legal.clear();
    game.moves(state, legal);
    legal.iter().copied().find(|&mv| game.name(state, mv) == name)
}

fn refusal<G: Show>(game: &G, state: &G::State, ply: usize, name: &str) -> IllegalMove {
    let why = match game.turn(state) {
        Turn::Over => "the game is over".to_owned(),
        _ => game
            .cell(state, name)
            .and_then(|cell| game.why_illegal(state, cell))
            .unwrap_or_else(|| "not a legal move here".to_owned()),
    };
    IllegalMove {
        ply,
        name: name.to_owned(),
        why,
    }
}

/// The one implementation of [`Table`], for every game that can be shown.
pub(super) struct GameTable<G: Show> {
    id: &'static str,
    options: Options,
    game: G,
    /// The states before each ply and the present one: one more than there are moves.
    states: Vec<G::State>,
    moves: Vec<G::Move>,
    names: Vec<String>,
}

impl<G: Show> GameTable<G> {
    pub(super) fn start(id: &'static str, options: Options, game: G) -> GameTable<G> {
        let states = vec![game.start()];
        GameTable {
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

    /// Marks the move made at `ply`.
    fn mark(&self, scene: &mut Scene, ply: usize, ink: Ink) {
        self.game.mark(scene, &self.states[ply], self.moves[ply], ink);
    }

    /// Who decided a ply.
    fn decided(&self, ply: usize) -> Turn {
        self.game.turn(&self.states[ply])
    }

    fn find(&self, name: &str) -> Option<G::Move> {
        find(&self.game, self.state(), name, &mut Vec::new())
    }

    /// The ply with which the last turn of the seat to move began, not the present turn; 0 if there was none.
    fn last_round(&self) -> usize {
        let mut ply = self.moves.len();
        let mine = match self.turn() {
            Turn::Over => (0..ply)
                .rev()
                .map(|ply| self.decided(ply))
                .find(|turn| *turn != Turn::Chance),
            turn => Some(turn),
        };
        let mut back = |of: &dyn Fn(Turn) -> bool| {
            while ply > 0 && of(self.decided(ply - 1)) {
                ply -= 1;
            }
        };
        // Over the present turn with its draw, over the others' turns, over the turn before.
        back(&|turn| Some(turn) == mine || turn == Turn::Chance);
        back(&|turn| Some(turn) != mine);
        back(&|turn| Some(turn) == mine);
        ply
    }
}

impl<G: Show> Table for GameTable<G> {
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
        match self.find(name) {
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

    fn draws(&self) -> usize {
        (0..self.moves.len())
            .filter(|&ply| self.decided(ply) == Turn::Chance)
            .count()
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
        // The seat's own last move is still of interest when the opponent has answered.
        if let Some(earlier) = (0..last)
            .rev()
            .find(|&ply| self.decided(ply) != self.decided(last))
        {
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
            Target::Rotation(_) | Target::Choice(_) => None,
        };
        gesture.into_iter().filter_map(cell).collect()
    }

    fn preview(&self, name: &str, before: Scene) -> Option<Preview> {
        let mv = self.find(name)?;
        let mut after = self.state().clone();
        self.game.play(&mut after, mv);
        Some(Preview {
            scene: self.game.ghost(self.state(), mv, before),
            score: self.game.score(&after),
            facts: self.game.facts(self.state(), mv),
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
        let marks: Vec<u16> = self
            .game
            .scene(state)
            .marks
            .iter()
            .map(|mark| mark.cell)
            .collect();
        let offer = |mv: G::Move| {
            let gesture = self.game.gesture(state, mv);
            let mark = match gesture.strip_prefix(taps) {
                Some([Target::Choice(_)]) => None,
                Some(&[Target::Cell(cell)]) if marks.contains(&cell) => Some(cell),
                _ => return None,
            };
            Some(Offer {
                name: self.game.name(state, mv),
                choice: self.game.choice(state, mv),
                mark,
            })
        };
        self.legal_moves().into_iter().filter_map(offer).collect()
    }

    fn prompt(&self) -> String {
        self.game.prompt(self.state())
    }

    fn seat_status(&self) -> BySeat<SeatStatus> {
        let state = self.state();
        let (sides, score, account) = (
            self.game.sides(state),
            self.game.score(state),
            self.game.account(state),
        );
        let holdings = self.game.holdings(state);
        let payoff = (self.turn() == Turn::Over).then(|| self.game.payoff(state));
        let mut seat_status = BySeat::default();
        for seat in Seat::all(self.seats()) {
            seat_status[seat] = SeatStatus {
                side: sides[seat],
                score: score[seat],
                account: account[seat].clone(),
                payoff: payoff.as_ref().map(|payoff| payoff[seat]),
                holding: holdings.as_ref().map(|holdings| holdings[seat]),
            };
        }
        seat_status
    }

    fn content(&self, cell: u16) -> String {
        self.game.content(self.state(), cell)
    }

    fn aid(&self, cell: u16) -> Option<String> {
        self.game.aid(self.state(), cell)
    }

    fn why_illegal(&self, cell: u16) -> Option<String> {
        self.game.why_illegal(self.state(), cell)
    }

    fn rotation_steps(&self) -> u8 {
        self.game.rotation_steps()
    }

    fn hint(&self, cell: u16) -> Vec<Item> {
        self.game.hint(self.state(), cell)
    }

    fn is_irreversible(&self, name: &str) -> bool {
        self.find(name)
            .is_some_and(|mv| self.game.is_irreversible(self.state(), mv))
    }

    fn forced(&self) -> Option<String> {
        let mv = self.game.forced(self.state())?;
        Some(self.game.name(self.state(), mv))
    }

    fn facings(&self) -> Vec<u8> {
        let state = self.state();
        let turned = |mv| match self.game.gesture(state, mv).last() {
            Some(Target::Rotation(turn)) => Some(*turn),
            _ => None,
        };
        let ways: BTreeSet<u8> = self.legal_moves().into_iter().filter_map(turned).collect();
        ways.into_iter().collect()
    }

    fn hand(&self, facing: u8) -> Option<Hand> {
        self.game.hand(self.state(), facing)
    }

    fn overlays(&self) -> &'static [Overlay] {
        self.game.overlays()
    }

    fn overlay(&self, overlay: usize, facing: u8, scene: &mut Scene) {
        self.game.overlay(self.state(), overlay, facing, scene);
    }

    fn gains(&self) -> Vec<(usize, Gain)> {
        let of = |ply: usize| {
            let gains = self.game.gains(&self.states[ply], self.moves[ply], self.state());
            gains.into_iter().map(move |gain| (ply, gain))
        };
        (self.last_round()..self.moves.len()).flat_map(of).collect()
    }

    fn final_scoring(&self) -> Vec<Gain> {
        self.game.final_scoring(self.state())
    }

    fn tally(&self) -> Option<ScoreBreakdown> {
        self.game.tally(self.state())
    }

    fn supply(&self) -> Vec<Supply> {
        self.game.supply(self.state())
    }

    fn has_bag(&self) -> bool {
        self.game.has_bag()
    }

    fn focus(&self) -> Option<u16> {
        self.game.focus(self.state())
    }
}
