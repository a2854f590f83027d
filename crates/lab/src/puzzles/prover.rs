//! What the exact solver says of a position: the moves that win, and the course of the toughest defence.

use std::collections::{HashMap, HashSet};

use tessera_core::game::{Seat, Turn};
use tessera_search::{ExactSolver, Heuristics};

#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// How many positions the solver searches at most for a move.
    pub positions: u64,
    /// How many positions are looked at to find the toughest defence.
    pub defence: u32,
    /// How many steps the exact search of a placement makes at most where tiles are drawn.
    pub best_steps: u32,
    /// The size of the solver's table in mebibytes.
    pub memory: usize,
}

/// The legal moves of a choice, and which of them keep the win.
#[derive(Clone, Debug)]
pub(super) struct Choice<M> {
    /// The legal moves, in the game's order.
    pub moves: Vec<M>,
    /// Those that keep the win, in the same order.
    pub winning: Vec<M>,
}

impl<M> Choice<M> {
    /// Legal moves over winning moves.
    pub fn difficulty(&self) -> f64 {
        self.moves.len() as f64 / self.winning.len() as f64
    }
}

/// How a won position goes on with the toughest defence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Course {
    /// How many plies it takes until the score bounds decide the game.
    pub plies: u32,
    /// The product, over the solver's choices, of legal moves over winning moves.
    pub rating: f64,
}

impl Course {
    /// The course of a decided position.
    const DECIDED: Course = Course {
        plies: 0,
        rating: 1.0,
    };

    /// Whether this course is longer, or as long and rated higher.
    fn is_tougher(&self, other: &Course) -> bool {
        (self.plies, self.rating) > (other.plies, other.rating)
    }
}

/// Proves positions in which a seat wins.
pub(super) struct Prover<'g, G: Heuristics> {
    /// The rules.
    pub game: &'g G,
    solver: ExactSolver<G>,
    limits: Limits,
    /// The seat that wins.
    pub seat: Seat,
    /// The courses that are known, by position key, of the seat's win.
    courses: HashMap<u64, Course>,
    /// The keys of the positions whose course is being looked for.
    open: HashSet<u64>,
}

impl<'g, G: Heuristics> Prover<'g, G> {
    /// A prover of the wins of the first seat; see [`Prover::of_seat`].
    pub fn new(game: &'g G, limits: Limits) -> Prover<'g, G> {
        Prover {
            game,
            solver: ExactSolver::new(game, limits.memory),
            limits,
            seat: Seat::FIRST,
            courses: HashMap::new(),
            open: HashSet::new(),
        }
    }

    /// From now on this seat is the one that wins.
    pub fn of_seat(&mut self, seat: Seat) {
        if seat != self.seat {
            self.courses.clear();
        }
        self.seat = seat;
    }

    /// How many positions the solver has searched.
    pub fn positions(&self) -> u64 {
        self.solver.positions()
    }

    /// Whether the seat wins; `None` if that is not known within the limits.
    pub fn wins(&mut self, state: &G::State) -> Option<bool> {
        self.solver
            .wins(self.game, state, self.seat, self.limits.positions)
    }

    /// The choice of the seat in a position; `None` if it is not solved within the limits.
    pub fn choice(&mut self, state: &G::State) -> Option<Choice<G::Move>> {
        self.narrow_choice(state, usize::MAX)
    }

    /// The choice of the seat in a position, if at most so many moves win; else one with a winning move more.
    pub fn narrow_choice(&mut self, state: &G::State, most: usize) -> Option<Choice<G::Move>> {
        let mut choice = Choice {
            moves: Vec::new(),
            winning: Vec::new(),
        };
        self.game.moves(state, &mut choice.moves);
        for &mv in &choice.moves {
            if self.wins(&self.after(state, mv))? {
                choice.winning.push(mv);
            }
            if choice.winning.len() > most {
                break;
            }
        }
        Some(choice)
    }

    /// The position after a move.
    pub fn after(&self, state: &G::State, mv: G::Move) -> G::State {
        let mut after = state.clone();
        self.game.play(&mut after, mv);
        after
    }

    /// Whether the winning moves are one choice: there is only one, or they are all to be made in this turn, in any order.
    pub fn is_single(&mut self, state: &G::State, winning: &[G::Move]) -> Option<bool> {
        if winning.len() == 1 {
            return Some(true);
        }
        for first in winning {
            let after = self.after(state, *first);
            if self.game.turn(&after) != Turn::Seat(self.seat) {
                return Some(false);
            }
            let then = self.choice(&after)?.winning;
            if !then.iter().eq(winning.iter().filter(|mv| *mv != first)) || !self.is_single(&after, &then)? {
                return Some(false);
            }
        }
        Some(!winning.is_empty())
    }

    /// Whether a move that does not win is not punished at once: neither it nor any answer to it decides the game against
    /// the seat, by the score bounds.
    pub fn is_harmless(&self, state: &G::State, mv: G::Move) -> bool {
        let after = self.after(state, mv);
        if self.is_lost(&after) {
            return false;
        }
        if self.game.turn(&after) == Turn::Seat(self.seat) {
            return true;
        }
        let mut answers = Vec::new();
        self.game.moves(&after, &mut answers);
        let loses = |&answer: &G::Move| self.is_lost(&self.after(&after, answer));
        !answers.iter().any(loses)
    }

    /// Whether the seat can only lose by the score bounds.
    fn is_lost(&self, state: &G::State) -> bool {
        let [low, high] = self.game.exact_bounds(state);
        match self.seat {
            Seat::FIRST => high == 0.0,
            _ => low == 1.0,
        }
    }

    /// Whether the seat can only win by the score bounds.
    pub fn is_decided(&self, state: &G::State) -> bool {
        let [low, high] = self.game.exact_bounds(state);
        match self.seat {
            Seat::FIRST => low == 1.0,
            _ => high == 0.0,
        }
    }

    /// The course of a won position: the other side chooses the longest, then the highest rated, and the seat the winning
    /// move after which the other's best is shortest, then lowest rated. `None` if the limits are too narrow, or if the game
    /// can come back to a position whose course is still being looked for.
    pub fn course(&mut self, state: &G::State) -> Option<Course> {
        if self.is_decided(state) {
            return Some(Course::DECIDED);
        }
        let key = self.game.key(state);
        if let Some(&course) = self.courses.get(&key) {
            return Some(course);
        }
        let positions = self.courses.len() + self.open.len();
        if positions >= self.limits.defence as usize || !self.open.insert(key) {
            return None;
        }
        let course = self.next(state).and_then(|(mv, difficulty)| {
            let then = self.course(&self.after(state, mv))?;
            Some(Course {
                plies: then.plies + 1,
                rating: then.rating * difficulty,
            })
        });
        self.open.remove(&key);
        if let Some(course) = course {
            self.courses.insert(key, course);
        }
        course
    }

    /// The move of the course in an undecided won position, and the difficulty of the choice, 1 for the other seat.
    pub fn next(&mut self, state: &G::State) -> Option<(G::Move, f64)> {
        let is_own = self.game.turn(state) == Turn::Seat(self.seat);
        let (moves, difficulty) = if is_own {
            let choice = self.choice(state)?;
            let difficulty = choice.difficulty();
            (choice.winning, difficulty)
        } else {
            let mut moves = Vec::new();
            self.game.moves(state, &mut moves);
            (moves, 1.0)
        };
        let mut best: Option<(G::Move, Course)> = None;
        for mv in moves {
            let course = self.course(&self.after(state, mv))?;
            let is_better = best.as_ref().is_none_or(|(_, best)| {
                if is_own {
                    best.is_tougher(&course)
                } else {
                    course.is_tougher(best)
                }
            });
            if is_better {
                best = Some((mv, course));
            }
        }
        best.map(|(mv, _)| (mv, difficulty))
    }
}
