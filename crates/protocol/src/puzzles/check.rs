//! A puzzle checked by the rules of its game: by replaying it, without a search.

use super::fault::{PuzzleFault, PuzzleReason};
use super::file::{Goal, Puzzle};
use tessera_core::game::{Seat, Turn};
use tessera_games::catalog::{self, BadGame, GameId, ShowVisitor};
use tessera_games::play::{Notation, Record, Show, play_on};

impl Puzzle {
    /// Checks everything that the rules say of the puzzle: its record, whose move it is, that first moves, line and later moves
    /// are legal, and that the line ends as the goal says. Which moves win is known only to a search.
    pub fn check(&self, game: GameId) -> Result<(), PuzzleFault> {
        let at = |reason: PuzzleReason| PuzzleFault::new("record", reason);
        let record = Record::parse(&self.record).map_err(|why| at(PuzzleReason::Record(why)))?;
        if record.game != game.id() || record.shown.is_some() {
            let expected = format!("a record of {} without @", game.id());
            return Err(at(PuzzleReason::expected(expected, &self.record)));
        }
        self.check_numbers()?;
        let check = CheckByRules {
            puzzle: self,
            names: &record.names,
        };
        let checked = catalog::with_show(game, &record.options, check);
        checked.map_err(|why| at(PuzzleReason::Game(BadGame::Option(why))))?
    }

    /// Checks the numbers that are not the rules' business.
    fn check_numbers(&self) -> Result<(), PuzzleFault> {
        let holds = |holds: bool, place: &str, expected: &str, found: String| {
            if holds {
                Ok(())
            } else {
                Err(PuzzleFault::new(place, PuzzleReason::expected(expected, found)))
            }
        };
        let plies = self.line.len();
        holds(
            plies == self.plies as usize,
            "plies",
            &plies.to_string(),
            self.plies.to_string(),
        )?;
        let is_rating = self.rating.is_finite() && self.rating >= 1.0;
        holds(is_rating, "rating", "a number from 1 on", self.rating.to_string())?;
        let (is_margin, expected) = match self.goal {
            Goal::Win => (self.margin.is_none(), "null, because the goal is to win"),
            Goal::Best => (
                self.margin
                    .is_some_and(|margin| margin.is_finite() && margin > 0.0),
                "points above 0, because the goal is the best move",
            ),
        };
        let is_later = self.goal == Goal::Win || self.later.is_empty();
        holds(
            is_later,
            "later",
            "nothing, because the goal is the best move",
            self.later.len().to_string(),
        )?;
        holds(is_margin, "margin", expected, format!("{:?}", self.margin))
    }
}

/// Checks a puzzle by the rules of its game, once they are known.
struct CheckByRules<'p> {
    puzzle: &'p Puzzle,
    /// The names of the record.
    names: &'p [String],
}

impl ShowVisitor for CheckByRules<'_> {
    type Output = Result<(), PuzzleFault>;

    fn visit<G: Show + 'static>(self, game: G) -> Result<(), PuzzleFault> {
        self.check(&game)
    }
}

impl CheckByRules<'_> {
    fn check<G: Notation>(&self, game: &G) -> Result<(), PuzzleFault> {
        let mut state = game.start();
        let played = play_names(game, &mut state, self.names);
        played.map_err(|reason| PuzzleFault::new("record", reason))?;
        let seat = self.check_seat(game, &state)?;
        self.check_first(game, &state)?;
        // After the first.
        let mut own_plies = 0;
        for (at, name) in self.puzzle.line.iter().enumerate() {
            let place = || format!("line[{at}]");
            if let Turn::Chance = game.turn(&state) {
                let reason = PuzzleReason::expected("the end before a draw", name);
                return Err(PuzzleFault::new(place(), reason));
            }
            if at > 0 && game.turn(&state) == Turn::Seat(seat) {
                self.check_later(game, &state, own_plies, name)?;
                own_plies += 1;
            }
            let played = play_names(game, &mut state, std::slice::from_ref(name));
            played.map_err(|reason| PuzzleFault::new(place(), reason))?;
        }
        if own_plies < self.puzzle.later.len() {
            let reason =
                PuzzleReason::expected("a list for each later own ply at most", self.puzzle.later.len());
            return Err(PuzzleFault::new("later", reason));
        }
        let (goal, turn) = (self.puzzle.goal, game.turn(&state));
        let (reached, expected) = match goal {
            Goal::Win => (
                turn == Turn::Over && game.payoff(&state)[seat] == 1.0,
                "plies to the end of a game that the seat wins",
            ),
            Goal::Best => (turn != Turn::Seat(seat), "all plies of the choice"),
        };
        if reached {
            return Ok(());
        }
        let reason = PuzzleReason::expected(expected, self.puzzle.line.join("."));
        Err(PuzzleFault::new("line", reason))
    }

    /// Checks the moves that win at one of the later own plies, if there is a list of them: they are legal, and the line goes
    /// on with one of them.
    fn check_later<G: Notation>(
        &self,
        game: &G,
        state: &G::State,
        own_ply: usize,
        name: &String,
    ) -> Result<(), PuzzleFault> {
        let Some(names) = self.puzzle.later.get(own_ply) else {
            return Ok(());
        };
        for (at, name) in names.iter().enumerate() {
            let place = || format!("later[{own_ply}][{at}]");
            let played = play_names(game, &mut state.clone(), std::slice::from_ref(name));
            played.map_err(|reason| PuzzleFault::new(place(), reason))?;
            if names[..at].contains(name) {
                let reason = PuzzleReason::expected("each move once", name);
                return Err(PuzzleFault::new(place(), reason));
            }
        }
        if names.contains(name) {
            return Ok(());
        }
        let reason = PuzzleReason::expected(format!("{name}, with which the line goes on"), names.join(" "));
        Err(PuzzleFault::new(format!("later[{own_ply}]"), reason))
    }

    /// The seat that solves the puzzle, which has to be the one to move.
    fn check_seat<G: Notation>(&self, game: &G, state: &G::State) -> Result<Seat, PuzzleFault> {
        let expected = match game.turn(state) {
            Turn::Seat(seat) if seat.0 + 1 == self.puzzle.seat => return Ok(seat),
            Turn::Seat(seat) => format!("{}, which is to move", seat.0 + 1),
            Turn::Chance | Turn::Over => "a position in which a seat is to move".to_owned(),
        };
        let reason = PuzzleReason::expected(expected, self.puzzle.seat);
        Err(PuzzleFault::new("seat", reason))
    }

    /// Checks that the first moves are legal, each given once, and that the line begins with one of them.
    fn check_first<G: Notation>(&self, game: &G, state: &G::State) -> Result<(), PuzzleFault> {
        let Puzzle { first, line, .. } = self.puzzle;
        for (at, mv) in first.iter().enumerate() {
            let place = format!("first[{at}]");
            let names: Vec<String> = mv.split('.').map(str::to_owned).collect();
            if let Err(reason) = play_names(game, &mut state.clone(), &names) {
                return Err(PuzzleFault::new(place, reason));
            }
            if first[..at].contains(mv) {
                let reason = PuzzleReason::expected("each move once", mv);
                return Err(PuzzleFault::new(place, reason));
            }
        }
        let begins = |mv: &String| {
            let mut names = mv.split('.').enumerate();
            names.all(|(at, name)| line.get(at).is_some_and(|of_line| of_line == name))
        };
        if first.iter().any(begins) {
            Ok(())
        } else {
            let reason = PuzzleReason::expected("a line that begins with a first move", line.join("."));
            Err(PuzzleFault::new("line", reason))
        }
    }
}

/// Plays names; a resignation is no move of a puzzle.
fn play_names<G: Notation>(game: &G, state: &mut G::State, names: &[String]) -> Result<(), PuzzleReason> {
    let played = play_on(game, state, names).map_err(PuzzleReason::Illegal)?;
    if played.moves.len() == names.len() {
        Ok(())
    } else {
        Err(PuzzleReason::expected("moves", "a resignation"))
    }
}
