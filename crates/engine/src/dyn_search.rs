//! A search of any game behind one trait object; moves are given by their names.

use std::sync::Arc;

use super::build::search_within;
use super::refusal::Refusal;
#[cfg(feature = "lab")]
use super::support::fits;
use tessera_core::game::{BySeat, Dice, Game, Seat, Turn, dice, lead};
use tessera_games::catalog::Visitor;
use tessera_games::play::{Notation, RESIGN, payoff_by_resignation, play_on};
use tessera_protocol::{Engine, OwnedCell, Ownership, Report, WeighedLine};
use tessera_search::{ENDGAME_PLIES, EndCounts, EndgameSolver, Ends, Heuristics, Search, Status};

/// A position by the rules.
pub struct PositionFacts {
    /// How many seats play.
    pub seats: u8,
    /// Who decides.
    pub turn: Turn,
    /// The names of all legal moves or outcomes, each with its weight; the weight of a move is 1.
    pub moves: Vec<(String, u32)>,
    /// The payoff of each seat if the game is over, else zeros.
    pub payoff: BySeat<f32>,
    /// By how many points each seat leads the best of the others if the game is over and was played to its end.
    pub margins: Option<BySeat<f32>>,
}

/// A search with its game, of any game.
pub(super) trait DynSearch {
    /// Makes a step, beginning with the move at this index in the list of legal moves if one is given.
    fn step(&mut self, index: Option<usize>) -> Status;
    /// Makes the position after these names the root, with new dice. Returns `false`, and changes nothing, where there
    /// are no statistics about it.
    fn follow(&mut self, names: &[String], seed: u32) -> bool;
    /// See [`Search::export_delta`].
    fn export_delta(&mut self) -> Vec<u16>;
    /// See [`Search::import_delta`].
    fn import_delta(&mut self, words: &[u16]);
    /// Whether [`DynSearch::solve`] can solve anything: not in games with chance, with more than two seats, or that may go on
    /// for very long.
    fn can_solve(&self) -> bool;
    /// Searches the position after these names exactly, in a slice of at most [`ENDGAME_PLIES`] plies that uses what the
    /// slices before have found. Returns what the first seat earns by best play once that is known; `None` until then, and
    /// always where [`DynSearch::can_solve`] is not so.
    fn solve(&mut self, names: &[String]) -> Option<f32>;
    /// The result of the search, with names for moves.
    fn report(&self) -> Report;
    /// The position by the rules.
    fn position(&self) -> PositionFacts;
}

/// Starts the search of an engine in the position after these names.
pub(super) struct StartSearch<'q> {
    pub names: &'q [String],
    pub engine: Engine,
    pub seed: u32,
    /// The most mebibytes that the tree may take, if that is limited.
    pub memory: Option<u32>,
    /// The lines from whose ends the game is played on to count who owns each cell, in place of a search.
    pub ends: Option<&'q [WeighedLine]>,
}

/// Counts who owns each cell at the end of a game that is played on from these lines.
fn ends<G: Notation + Heuristics + 'static>(
    game: &Arc<G>,
    state: &G::State,
    lines: &[WeighedLine],
) -> Result<Ends<G>, Refusal> {
    if !game.has_owners() {
        return Err(Refusal::Ownerless);
    }
    let mut starts = Vec::new();
    for line in lines.iter().filter(|line| line.weight > 0) {
        let mut state = state.clone();
        let played = play_on(&**game, &mut state, &line.names).map_err(Refusal::Move)?;
        // Who resigns leaves a board on which nobody owns anything for good.
        if played.resigned.is_none() {
            starts.push((state, line.weight));
        }
    }
    if starts.is_empty() {
        starts.push((state.clone(), 1));
    }
    Ok(Ends::new(game.clone(), starts))
}

impl Visitor for StartSearch<'_> {
    type Output = Result<Box<dyn DynSearch + Send>, Refusal>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Self::Output {
        #[cfg(feature = "lab")]
        fits(self.engine, &game).map_err(Refusal::Engine)?;
        if self.engine == Engine::Greedy && !G::GREEDY {
            return Err(Refusal::Greedy);
        }
        let mut state = game.start();
        let played = play_on(&game, &mut state, self.names).map_err(Refusal::Move)?;
        let game = Arc::new(game);
        Ok(Box::new(GameSearch {
            search: match self.ends {
                Some(lines) => Box::new(ends(&game, &state, lines)?),
                None => search_within(self.memory, self.engine, game.clone(), &state)?,
            },
            dice: dice(self.seed.into()),
            game,
            state,
            resigned: played.resigned,
            solver: None,
        }))
    }
}

/// The implementation of [`DynSearch`] for a game.
struct GameSearch<G: Heuristics> {
    game: Arc<G>,
    state: G::State,
    /// The seat whose resignation ended the game.
    resigned: Option<Seat>,
    search: Box<dyn Search<G::Move> + Send>,
    dice: Dice,
    /// Made when something is to be solved.
    solver: Option<EndgameSolver<G>>,
}

impl<G: Notation + Heuristics> DynSearch for GameSearch<G> {
    fn step(&mut self, index: Option<usize>) -> Status {
        match index {
            Some(index) => self.search.step_at(index, &mut self.dice),
            None => self.search.step(&mut self.dice),
        }
    }

    fn follow(&mut self, names: &[String], seed: u32) -> bool {
        let mut state = self.state.clone();
        // A search has no statistics about a game without one of its seats.
        if self.resigned.is_some() || names.iter().any(|name| name == RESIGN) {
            return false;
        }
        let Ok(played) = play_on(&*self.game, &mut state, names) else {
            return false;
        };
        let follows = self.search.follow(&played.moves);
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

    fn can_solve(&self) -> bool {
        let game = &*self.game;
        let has_chance = game.turn(&game.start()) == Turn::Chance;
        G::SOLVES_ENDGAMES && game.seats() == 2 && !has_chance && self.resigned.is_none()
    }

    fn solve(&mut self, names: &[String]) -> Option<f32> {
        if !self.can_solve() {
            return None;
        }
        let game = &*self.game;
        let mut state = self.state.clone();
        let played = play_on(game, &mut state, names).expect("legal moves are solved");
        assert!(played.resigned.is_none(), "a resignation is no move");
        let solver = self
            .solver
            .get_or_insert_with(|| EndgameSolver::patient(ENDGAME_PLIES));
        solver.payoff(game, &state)
    }

    fn position(&self) -> PositionFacts {
        let (game, state) = (&self.game, &self.state);
        if let Some(resigned) = self.resigned {
            return PositionFacts {
                seats: game.seats(),
                turn: Turn::Over,
                moves: Vec::new(),
                payoff: payoff_by_resignation(&**game, state, resigned),
                margins: None,
            };
        }
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
        PositionFacts {
            seats: game.seats(),
            turn,
            moves: moves.into_iter().map(weighed).collect(),
            payoff: match turn {
                Turn::Over => game.payoff(state),
                _ => BySeat::default(),
            },
            margins: (turn == Turn::Over).then(|| margins(&**game, state)),
        }
    }

    fn report(&self) -> Report {
        let result = self.search.result();
        let named = |line: tessera_search::Line<G::Move>| {
            let name = self.game.name(&self.state, line.mv);
            line.with_moves(name, self.names(&line.variation))
        };
        Report {
            rank: result.rank,
            steps: result.steps,
            nodes: result.nodes,
            full: self.search.is_full(),
            lines: result.lines.into_iter().map(named).collect(),
            ownership: self.search.ends().map(|counts| self.ownership(&counts)),
            ..Report::default()
        }
    }
}

/// By how many points each seat leads the best of the others, counted now.
fn margins<G: Game>(game: &G, state: &G::State) -> BySeat<f32> {
    let score = game.score(state);
    let mut margins = BySeat::default();
    for seat in Seat::all(game.seats()) {
        margins[seat] = lead(&score, game.seats(), seat) as f32 / 2.0;
    }
    margins
}

impl<G: Notation + Heuristics> GameSearch<G> {
    /// Counts of ends, with names for cells.
    fn ownership(&self, counts: &EndCounts) -> Ownership {
        let named = |&(cell, ends): &(u16, BySeat<u32>)| OwnedCell {
            cell: self.game.cell_name(cell),
            ends: ends.0,
        };
        Ownership::new(counts.ends, counts.cells.iter().map(named).collect())
    }

    /// The names of the moves of a variation.
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
