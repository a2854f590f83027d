//! Random positions of a small board, each with the moves that keep what it is worth.

use std::any::Any;
use std::collections::{HashMap, HashSet};
use std::marker::PhantomData;
use std::sync::Arc;

use rand::RngExt;

use crate::experiment::Setting;
use crate::opening::name_moves;
use crate::rng_streams::stream;
use tessera_core::game::{Game, Seat, Turn};
use tessera_core::points::{self, LARGEST_KOMI};
use tessera_games::catalog::Visitor;
use tessera_games::play::{Notation, Record};
use tessera_search::{ExactSolver, Heuristics};

/// After so many draws in a row without another position the board is taken to have no more.
const MOST_DRAWS: u32 = 3_000;

/// A position, and which moves keep what it is worth.
pub(super) struct Solved<G: Game> {
    /// The rules, with the komi of this position.
    pub game: Arc<G>,
    pub state: G::State,
    /// The moves that keep what it is worth; not all.
    pub best: Vec<G::Move>,
    pub moves: usize,
    /// A record that ends in the position.
    pub record: Record,
}

/// Positions of a board, as the seed draws them.
pub(super) struct Drawn<G: Heuristics> {
    /// The game with complete options, in which the komi is replaced by one for each position.
    setting: Setting,
    /// The rules with a komi of 0, if the game has one.
    game: Arc<G>,
    /// The rules by komi, in half points.
    by_komi: HashMap<i16, Arc<G>>,
    solver: ExactSolver<G>,
    seed: u64,
    draws: u64,
    /// The keys of the positions drawn so far.
    seen: HashSet<u64>,
}

impl<G: Notation + Heuristics + 'static> Drawn<G> {
    /// The positions of a game, with a solver that has so many mebibytes.
    pub fn new(setting: &Setting, game: &Arc<G>, seed: u64, mebibytes: usize) -> Drawn<G> {
        Drawn {
            setting: setting.clone(),
            solver: ExactSolver::new(&**game, mebibytes).with_symmetries(&**game),
            game: game.clone(),
            by_komi: HashMap::new(),
            seed,
            draws: 0,
            seen: HashSet::new(),
        }
    }

    pub fn options_without_komi(&self) -> String {
        let mut options = self.setting.options.clone();
        options.0.retain(|(key, _)| key != "komi");
        options.to_string()
    }

    /// The next position; `None` if there seems to be none left.
    pub fn next(&mut self) -> Option<Solved<G>> {
        (0..MOST_DRAWS).find_map(|_| self.draw())
    }

    /// Draws a position; `None` if it was drawn before, or if no move can lose anything.
    fn draw(&mut self) -> Option<Solved<G>> {
        let mut dice = stream(self.seed, &[0, self.draws]);
        self.draws += 1;
        let game = self.game.clone();
        let (mut state, mut buffer, mut played) = (game.start(), Vec::new(), Vec::new());
        while game.turn(&state) != Turn::Over {
            buffer.clear();
            let mv = game.random_move(&state, &mut dice, &mut buffer);
            played.push(mv);
            game.play(&mut state, mv);
        }
        played.truncate(dice.random_range(0..played.len()));
        let key = game.key(&position(&*game, &played));
        if self.seen.contains(&key) {
            return None;
        }
        let komis = self.komis(&played);
        let (game, komi) = match komis.as_slice() {
            [] => return None,
            komis => komis[dice.random_range(0..komis.len())].clone(),
        };
        let state = position(&*game, &played);
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        let best = self.best(&game, &state, &moves);
        if best.len() == moves.len() {
            return None;
        }
        self.seen.insert(key);
        let (names, _) = name_moves(&*game, &played);
        let setting = komi.map_or(self.setting.clone(), |komi| self.with_komi(komi));
        Some(Solved {
            best,
            moves: moves.len(),
            record: setting.record(names),
            state,
            game,
        })
    }

    /// The rules with which a position is looked at, each with the komi, and none where the seat to move can only lose.
    fn komis(&mut self, played: &[G::Move]) -> Vec<(Arc<G>, Option<i16>)> {
        if self.setting.options.get("komi").is_none() {
            return vec![(self.game.clone(), None)];
        }
        // The least komi with which the second seat wins, by halving.
        let (mut low, mut high) = (0, LARGEST_KOMI);
        while low < high {
            let middle = (low + high) / 2;
            if self.payoff(played, middle) == 0.0 {
                high = middle
            } else {
                low = middle + 1
            }
        }
        // With no komi at all the second seat would win by more, so that it is not known by how much.
        if low == 0 || self.payoff(played, low) != 0.0 {
            return Vec::new();
        }
        let is_draw = self.payoff(played, low - 1) == 0.5;
        let draw = is_draw.then_some(low - 1);
        let won = match self.game.turn(&position(&*self.game, played)) {
            Turn::Seat(Seat::FIRST) => (low > i16::from(is_draw)).then(|| low - 1 - i16::from(is_draw)),
            _ => Some(low),
        };
        let komis = [draw, won].into_iter().flatten();
        komis.map(|komi| (self.rules(komi), Some(komi))).collect()
    }

    /// What the first seat earns after these moves with this komi.
    fn payoff(&mut self, played: &[G::Move], komi: i16) -> f32 {
        let game = self.rules(komi);
        self.worth(&game, &position(&*game, played))
    }

    /// What the first seat earns.
    fn worth(&mut self, game: &G, state: &G::State) -> f32 {
        let payoff = self.solver.payoff(game, state, u64::MAX);
        payoff.expect("there is no limit")
    }

    /// The moves that are worth the most to the seat to move.
    fn best(&mut self, game: &G, state: &G::State, moves: &[G::Move]) -> Vec<G::Move> {
        let is_first = game.turn(state) == Turn::Seat(Seat::FIRST);
        let mut worth = |&mv: &G::Move| {
            let mut after = state.clone();
            game.play(&mut after, mv);
            let payoff = self.worth(game, &after);
            if is_first { payoff } else { 1.0 - payoff }
        };
        let worths: Vec<f32> = moves.iter().map(&mut worth).collect();
        let most = worths.iter().copied().fold(0.0, f32::max);
        let best = moves.iter().zip(&worths).filter(|&(_, &worth)| worth == most);
        best.map(|(&mv, _)| mv).collect()
    }

    fn with_komi(&self, komi: i16) -> Setting {
        let mut setting = self.setting.clone();
        setting.options.set("komi", &points::in_names(komi));
        setting
    }

    fn rules(&mut self, komi: i16) -> Arc<G> {
        let setting = self.with_komi(komi);
        let of_komi = || {
            let same = setting
                .visit(SameType(PhantomData))
                .expect("the options are valid");
            Arc::new(same.expect("the type of a game does not depend on the komi"))
        };
        self.by_komi.entry(komi).or_insert_with(of_komi).clone()
    }
}

/// The position after these moves.
fn position<G: Game>(game: &G, played: &[G::Move]) -> G::State {
    let mut state = game.start();
    played.iter().for_each(|&mv| game.play(&mut state, mv));
    state
}

/// The game that is visited, if its type is this one.
struct SameType<G>(PhantomData<G>);

impl<G: 'static> Visitor for SameType<G> {
    type Output = Option<G>;

    fn visit<H: Notation + Heuristics + 'static>(self, game: H) -> Option<G> {
        let game: Box<dyn Any> = Box::new(game);
        game.downcast().ok().map(|game| *game)
    }
}
