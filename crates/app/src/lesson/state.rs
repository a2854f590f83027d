//! What the page of a lesson holds.

use std::rc::Rc;

use super::address::LessonAddress;
use super::file::{Goal, Lesson, Step};
use crate::level::Level;
use crate::live_game::LiveGame;
use crate::mode::Mode;
use crate::play::Board;
use crate::player::Player;
use crate::route::Route;
use crate::saved_game::SaveSlot;
use crate::settings::Settings;
use tessera_core::language::Language;
use tessera_core::scene::SpotId;
use tessera_games::catalog::GameId;
use tessera_games::play::Record;

/// After how many tries that miss the goal it is shown where it is reached.
pub(super) const PATIENCE: u32 = 3;

/// How far somebody is with a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// It is to be done.
    Find,
    /// A try misses the goal, and is still on the board.
    Missed,
    Done,
}

/// What an answer is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// The goal is reached.
    Right,
    /// A try misses it.
    Wrong,
    /// It is shown where it is reached.
    Shown,
}

/// What is said of the last thing that was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What it is about.
    pub sign: Sign,
    /// The first line, without a full stop.
    pub headline: String,
    /// The sentences below it.
    pub text: String,
}

/// The state of the page of a lesson.
pub struct LessonState {
    /// The board. Its game is [reviewed](Mode::Review) or [looked back at](Mode::LookBack): no engine answers by
    /// itself, and it is not kept as a game that was played.
    pub board: Board,
    /// The lesson.
    pub(super) lesson: Rc<Lesson>,
    /// Which step of it is taken, counted from 0.
    pub(super) place: usize,
    /// How far somebody is with the step.
    pub phase: Phase,
    /// What is said of the last try; `None` before the first.
    pub answer: Option<Answer>,
    /// How many tries have missed the goal.
    pub misses: u32,
    /// Whether it is shown where the goal is reached.
    pub is_shown: bool,
    /// The cells that are pointed at, in a step in which nothing is played.
    pub pointed: Vec<SpotId>,
    /// How many plies were played before the step.
    pub start: usize,
    /// The number of the last try, counted on this page.
    pub(super) tries: u32,
}

impl LessonState {
    /// Puts a step of a lesson on the board; `None` if its record cannot be played.
    pub fn open(
        lesson: Rc<Lesson>,
        place: usize,
        slot: SaveSlot,
        settings: &Settings,
        language: Language,
    ) -> Option<LessonState> {
        let step = lesson.steps.get(place)?;
        let game = opened(lesson.game, step, language)?;
        let start = game.ply();
        let mut board = Board::new(game, slot, settings);
        board.confirms_choices = true;
        Some(LessonState {
            board,
            lesson,
            place,
            phase: Phase::Find,
            answer: None,
            misses: 0,
            is_shown: false,
            pointed: Vec::new(),
            start,
            tries: 0,
        })
    }

    /// The game that is learned.
    pub fn game(&self) -> GameId {
        self.lesson.game
    }

    /// All steps.
    pub fn steps(&self) -> &[Step] {
        &self.lesson.steps
    }

    /// The step that is taken.
    pub fn step(&self) -> &Step {
        &self.lesson.steps[self.place]
    }

    /// The number of the step, counted from 1.
    pub fn number(&self) -> u8 {
        (self.place + 1) as u8
    }

    /// Whether the step is the first game.
    pub fn is_game(&self) -> bool {
        self.step().goal == Goal::Game
    }

    /// Whether there is a step after this one.
    pub fn has_next(&self) -> bool {
        self.place + 1 < self.lesson.steps.len()
    }

    /// Whether a step before this one exists.
    pub fn has_back(&self) -> bool {
        self.place > 0
    }

    /// The address of a step of this lesson, by its number.
    pub fn address_of(&self, number: u8) -> String {
        Route::Lesson(LessonAddress {
            game: self.lesson.game,
            step: Some(number),
        })
        .to_string()
    }

    /// The fragment of the page's address.
    pub fn address(&self) -> String {
        self.address_of(self.number())
    }

    /// The names of the plies of the try, up to the position that is shown.
    pub(super) fn tried(&self) -> &[String] {
        let game = &self.board.game;
        game.line().get(self.start..game.ply()).unwrap_or_default()
    }

    /// Whether the board waits for a try.
    pub fn is_looking(&self) -> bool {
        self.phase == Phase::Find && !self.is_game()
    }

    /// Whether it can be shown where the goal is reached.
    pub fn can_show(&self) -> bool {
        self.phase != Phase::Done && !self.is_shown && !self.is_game()
    }

    /// Enters a phase. The board can be played on only while a try is waited for, and never where cells are pointed at.
    pub(super) fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.board.game.mode = match phase {
            Phase::Find => mode_of(self.step()),
            Phase::Missed | Phase::Done => Mode::LookBack,
        };
        self.board.hint = None;
    }
}

/// What the board of a step is there for while a try is waited for.
fn mode_of(step: &Step) -> Mode {
    if step.look || step.goal == Goal::Game {
        Mode::LookBack
    } else {
        Mode::Review
    }
}

/// The game of a step; `None` if its record cannot be played or is of another game.
fn opened(id: GameId, step: &Step, language: Language) -> Option<LiveGame> {
    let record = Record::parse(&step.record).ok()?;
    let (mut game, fault) = LiveGame::review(&record, language).ok()?;
    if fault.is_some() || game.id != id {
        return None;
    }
    // Only the first game begins before a draw.
    if step.goal != Goal::Game && game.to_move() != Some(step.seat) {
        return None;
    }
    let lowest = Level::all().next().expect("there are levels");
    for other in game.seats().filter(|&other| other != step.seat) {
        game.players[other] = Player::Machine(lowest);
    }
    game.mode = mode_of(step);
    Some(game)
}
