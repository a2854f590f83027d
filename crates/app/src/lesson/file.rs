//! The lesson of a game as a file: `www/lessons/GAME.json`, schema 1. `docs/learning.md` describes it.

use tessera_core::game::Seat;
use tessera_core::language::{Language, pseudo};
use tessera_games::catalog::GameId;

/// The version of the format.
pub(super) const SCHEMA: &str = "1";

/// A text in every language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    pub(super) english: String,
    pub(super) spanish: String,
}

impl Text {
    pub fn in_language(&self, language: Language) -> String {
        language.choose(
            || self.english.clone(),
            || self.spanish.clone(),
            || pseudo(&self.english),
        )
    }
}

/// The lesson of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    pub game: GameId,
    /// The steps in the order in which they are taken, at least one.
    pub steps: Vec<Step>,
}

/// A step: a position, and one thing to do in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What it is called where progress is kept; no two steps of a lesson have the same.
    pub id: String,
    /// What it is about, in a word or two.
    pub title: Text,
    /// The record whose last position it begins with.
    pub record: String,
    /// Who takes it.
    pub seat: Seat,
    /// What is marked on the board.
    pub show: Vec<ShownMark>,
    /// What is to be done.
    pub task: Text,
    /// When it is done.
    pub goal: Goal,
    /// Whether it is judged at the end of the turn, and not after the first ply.
    pub whole_turn: bool,
    /// Plies that reach the goal, or the two cells to be pointed at.
    pub line: Vec<String>,
    /// What is said once it is done.
    pub done: Text,
    /// What is said of tries that miss the goal.
    pub wrong: Vec<Wrong>,
    /// The first of these that is legal is played for the other seat once the goal is reached.
    pub reply: Vec<String>,
    /// Whether nothing is played: two cells are pointed at.
    pub look: bool,
}

/// A mark on cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownMark {
    /// How it is drawn.
    pub kind: MarkKind,
    /// The labels of its cells.
    pub cells: Vec<String>,
}

/// How cells are marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkKind {
    /// A ring around what lies on each.
    Ring,
    /// A dot on each.
    Dot,
    /// A cross on each.
    Cross,
    /// One line through all of them.
    Line,
    /// A border around each.
    Outline,
}

/// What is said of tries that miss the goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The tries: plies joined by dots, a cell that is touched in vain, or two cells with a space between them.
    pub when: Vec<String>,
    /// What is said.
    pub text: Text,
}

/// When a step is done. Points are half points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The first ply is one of these.
    Play(Vec<String>),
    /// A tile is placed where it fits.
    Fits,
    /// A meeple is placed on this kind of feature.
    Meeple(String),
    /// The own score grows by at least so much, as if the game ended then.
    Gain(i32),
    /// The own score grows by at least so much for good.
    Score(i32),
    /// The own score is higher than that of every other seat.
    Lead,
    /// The game is won.
    Win,
    /// A region or a group of the other side falls apart.
    Cut,
    /// A group with an own stone of the turn has at least so many stones.
    Join(usize),
    /// At least so many stones are captured.
    Capture(usize),
    /// No single reply captures these stones or claims their group.
    Rescue(Vec<String>),
    /// These stones can never be captured, even if their side passes from now on.
    Live(Vec<String>),
    /// These stones stay in one group whatever the next ply is.
    Hold(Vec<String>),
    /// Two stones are pointed at that are linked.
    Linked,
    /// Two neighbours are pointed at that are not linked: this cell and an empty one, or two stones without a cell.
    Unlinked(Option<String>),
    /// A first game is played to its end.
    Game,
}

impl Lesson {
    /// The step of a number that is counted from 1.
    pub fn numbered(&self, number: u8) -> Option<&Step> {
        self.steps.get(usize::from(number.checked_sub(1)?))
    }
}
