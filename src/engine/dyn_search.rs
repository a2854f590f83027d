//! A search and its game, whatever game it is.

use std::sync::Arc;

#[cfg(feature = "lab")]
use super::fits;
use super::{Refusal, search};
use crate::game::{BySeat, Dice, Game, Turn, dice};
use crate::play::{Show, Visitor, play_on, replay};
use crate::protocol::{self, Engine, NamedLine, Report};
use crate::search::{Heuristics, Rank, Search, Status};

/// What the rules say of a position.
pub(crate) struct Situation {
    /// How many seats play.
    pub seats: u8,
    /// Who is to decide.
    pub turn: Turn,
    /// The names of all legal moves, or of all outcomes, each with its weight: 1 where nothing is drawn.
    pub moves: Vec<(String, u32)>,
    /// What each seat has earned, once the game is over.
    pub payoff: BySeat<f32>,
}

/// A search and its game, whatever game it is.
pub(super) trait DynSearch {
    fn step(&mut self, place: Option<usize>) -> Status;
    /// Goes on from the position after these names, with other dice; `false`, and nothing changes, where nothing is
    /// known of it.
    fn follow(&mut self, names: &[String], seed: u32) -> bool;
    fn export_delta(&mut self) -> Vec<u16>;
    fn import_delta(&mut self, words: &[u16]);
    fn report(&self) -> Report;
    fn situation(&self) -> Situation;
}

/// Sets up the search of a question.
pub(super) struct StartSearch<'q> {
    pub names: &'q [String],
    pub engine: Engine,
    pub seed: u32,
}

impl Visitor for StartSearch<'_> {
    type Output = Result<Box<dyn DynSearch + Send>, Refusal>;

    fn visit<G: Show + Heuristics + 'static>(self, game: G) -> Self::Output {
        #[cfg(feature = "lab")]
        fits(self.engine, &game).map_err(Refusal::Engine)?;
        if self.engine == Engine::Greedy && !G::GREEDY {
            return Err(Refusal::Greedy);
        }
        let state = replay(&game, self.names).map_err(Refusal::Move)?;
        let game = Arc::new(game);
        Ok(Box::new(GameSearch {
            search: search(self.engine, game.clone(), &state),
            dice: dice(self.seed.into()),
            game,
            state,
        }))
    }
}

/// The one implementation of [`DynSearch`], for every game that has names.
struct GameSearch<G: Game> {
    game: Arc<G>,
    state: G::State,
    search: Box<dyn Search<G::Move> + Send>,
    dice: Dice,
}

impl<G: Show> DynSearch for GameSearch<G> {
    fn step(&mut self, place: Option<usize>) -> Status {
        match place {
            Some(place) => self.search.step_at(place, &mut self.dice),
            None => self.search.step(&mut self.dice),
        }
    }

    fn follow(&mut self, names: &[String], seed: u32) -> bool {
        let mut state = self.state.clone();
        let Ok(moves) = play_on(&*self.game, &mut state, names) else {
            return false;
        };
        let follows = self.search.follow(&moves);
        if follows {
            (self.state, self.dice) = (state, dice(seed.into()));
        }
        follows
    }

    fn export_delta(&mut self) -> Vec<u16> {
        self.search.export_delta()
    }

    fn import_delta(&mut self, words: &[u16]) {
        self.search.import_delta(words);
    }

    fn situation(&self) -> Situation {
        let (game, state) = (&self.game, &self.state);
        let turn = game.turn(state);
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let weighed = |mv| {
            let weight = match turn {
                Turn::Chance => game.weight(state, mv),
                _ => 1,
            };
            (game.name(state, mv), weight)
        };
        Situation {
            seats: game.seats(),
            turn,
            moves: moves.into_iter().map(weighed).collect(),
            payoff: match turn {
                Turn::Over => game.payoff(state),
                _ => BySeat::default(),
            },
        }
    }

    fn report(&self) -> Report {
        let verdict = self.search.verdict();
        let named = |line: crate::search::Line<G::Move>| NamedLine {
            name: self.game.name(&self.state, line.mv),
            visits: line.visits,
            value: line.value,
            proven: line.proven,
            beaten: line.beaten,
            pv: self.names(&line.variation),
        };
        Report {
            rank: match verdict.rank {
                Rank::Visits => protocol::Rank::Visits,
                Rank::Value => protocol::Rank::Value,
            },
            steps: verdict.steps,
            nodes: verdict.nodes,
            lines: verdict.lines.into_iter().map(named).collect(),
            ..Report::default()
        }
    }
}

impl<G: Show> GameSearch<G> {
    /// The names of moves that follow each other.
    fn names(&self, moves: &[G::Move]) -> Vec<String> {
        let mut state = self.state.clone();
        let mut name = |&mv: &G::Move| {
            let name = self.game.name(&state, mv);
            self.game.play(&mut state, mv);
            name
        };
        moves.iter().map(&mut name).collect()
    }
}
