//! A game's heuristics: everything about a game beyond its rules that makes a search stronger.

use std::sync::Arc;

use super::{Evaluate, MctsConfig, Search};
use tessera_core::board::CellMap;
use tessera_core::game::{BySeat, Dice, Seat, Turn, payoff_of_lead};

/// An evaluation weight of a game, as `lab tune` varies it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weight {
    /// The field of the game's weights that it is.
    pub name: &'static str,
    /// The value that the field has.
    pub value: f32,
    /// The first step by which tuning varies it.
    pub step: f32,
}

/// What a move does at once.
#[cfg(feature = "lab")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveEffect {
    /// Nothing that has a name.
    None,
    /// It captures stones.
    Capture,
    /// It gives more liberties to an own group that had one.
    Rescue,
    /// It separates what was connected and open to the other side.
    Cut,
    /// It connects own groups.
    Connection,
    /// It completes a feature.
    Completion,
    /// It places the last meeple of the supply.
    LastMeeple,
}

/// A position of a game in which no seat may repeat a position that it has made before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repetition {
    /// The key of the position without the earlier ones.
    pub key: u64,
    /// By seat: the most stones that a position has which it may not repeat. The present position does not count, because
    /// it is the same however it was reached; positions that cannot occur any more need not count.
    pub most: [u16; 2],
}

/// The heuristics of a game. Every method has a neutral default, so `impl Heuristics for MyGame {}` is enough to be
/// played.
pub trait Heuristics: Evaluate {
    /// Whether greedy play is compiled in: always in `lab`, and in the worker only where a level plays greedily, which
    /// keeps the worker small.
    const GREEDY: bool = cfg!(feature = "lab");

    /// Whether the ends of games are near enough to be solved from a few turns before: not where captures let a game go on
    /// for very long.
    const SOLVES_ENDGAMES: bool = true;

    /// How many actions there are. Two moves are one action if they do the same in different positions, such as a
    /// stone on a cell. RAVE transfers the payoff of an action between positions (AMAF, "all moves as first"; Brügmann
    /// 1993). 0 switches RAVE off.
    fn actions(&self) -> u16 {
        0
    }

    /// The number of a move's action, below [`Heuristics::actions`]; `None` for a move without one. Moves that are legal
    /// in one position have different actions.
    fn action(&self, mv: Self::Move) -> Option<u16> {
        let _ = mv;
        None
    }

    /// Whether an action has the same effect whichever seat makes it, as where stones belong to nobody.
    fn actions_are_shared(&self) -> bool {
        false
    }

    /// A move of a heavy playout: like [`Game::random_move`](tessera_core::game::Game::random_move), but it avoids blunders.
    fn playout_move(&self, state: &Self::State, dice: &mut Dice, buffer: &mut Vec<Self::Move>) -> Self::Move {
        self.random_move(state, dice, buffer)
    }

    /// Draws a move as [`Heuristics::playout_move`] does, and plays it, as
    /// [`Game::play_random`](tessera_core::game::Game::play_random) does.
    #[inline]
    fn play_heavy(
        &self,
        state: &mut Self::State,
        dice: &mut Dice,
        buffer: &mut Vec<Self::Move>,
    ) -> Self::Move {
        let mv = self.playout_move(state, dice, buffer);
        self.play(state, mv);
        mv
    }

    /// The payoff of each seat if the game is over or can only end one way; `None` if the playout must go on.
    fn decided_payoff(&self, state: &Self::State) -> Option<BySeat<f32>> {
        (self.turn(state) == Turn::Over).then(|| self.payoff(state))
    }

    /// After how many plies a playout from here is stopped and scored as if the game were over.
    fn max_playout_plies(&self, state: &Self::State) -> u32 {
        let _ = state;
        u32::MAX
    }

    /// The MCTS constants that play the game best.
    fn mcts_config(&self) -> MctsConfig {
        MctsConfig::default()
    }

    /// How many points can still change hands, which decides whether the endgame solver is used; `u32::MAX` if that is
    /// unknown.
    fn points_in_play(&self, state: &Self::State) -> u32 {
        let _ = state;
        u32::MAX
    }

    /// Whether a legal move is one that a person who knows the game would consider. Only weakened opponents ask.
    fn is_sensible(&self, state: &Self::State, mv: Self::Move) -> bool {
        let _ = (state, mv);
        true
    }

    /// The best moves where they are known without a search, all equally good, each with its expected payoff; empty
    /// where a search is needed.
    fn book_moves(&self, state: &Self::State) -> Vec<(Self::Move, f32)> {
        let _ = state;
        Vec::new()
    }

    /// Appends for each move the payoff, in `0.0..=1.0`, that the static evaluation expects for the seat to move.
    /// Appends nothing where there is no such evaluation.
    #[cfg(feature = "lab")]
    fn rate_moves(&self, state: &Self::State, moves: &[Self::Move], out: &mut Vec<f32>) {
        let _ = (state, moves, out);
    }

    /// What a legal move does at once, by which puzzles are told apart.
    #[cfg(feature = "lab")]
    fn effect(&self, state: &Self::State, mv: Self::Move) -> MoveEffect {
        let _ = (state, mv);
        MoveEffect::None
    }

    /// The position as if the seat to move had passed, where the rules do not let it pass: what reports call the null move.
    /// `None` where passing is legal, within a turn of several plies, and where turns cannot be left out.
    #[cfg(feature = "lab")]
    fn null_move(&self, state: &Self::State) -> Option<Self::State> {
        let _ = state;
        None
    }

    /// The rotations and reflections of the board after which the rules are the same, the identity among them; empty where
    /// none is known.
    fn symmetries(&self) -> Vec<CellMap> {
        Vec::new()
    }

    /// The key of a position after one of these maps, and after whatever else leaves it worth the same to either seat. It is
    /// [`Repetition::key`] where positions may not be repeated.
    fn image_key(&self, state: &Self::State, map: &CellMap) -> u64 {
        let _ = map;
        self.key(state)
    }

    /// What the exact solver needs to know of earlier positions where they may not be repeated; `None` where they may be.
    fn repetition(&self, state: &Self::State) -> Option<Repetition> {
        let _ = state;
        None
    }

    /// Where positions may not be repeated: how many stones there are after a move, or the fewest after any placement that
    /// is legal or would be if it repeated nothing. `u16::MAX` for what repeats nothing anyway.
    fn stones_after(&self, state: &Self::State, mv: Option<Self::Move>) -> u16 {
        let _ = (state, mv);
        u16::MAX
    }

    /// A search made for this game that is stronger than the general ones; `None` if there is none for this position.
    /// It evaluates with [`Heuristics::weights`], or with `weights` in their place, where missing ones are those for two
    /// seats.
    fn own_search(
        self: &Arc<Self>,
        state: &Self::State,
        weights: Option<&[f32]>,
    ) -> Option<Box<dyn Search<Self::Move> + Send>> {
        let _ = (state, weights);
        None
    }

    /// The evaluation weights of [`Heuristics::own_search`]; empty without such a search.
    fn weights(&self) -> Vec<Weight> {
        Vec::new()
    }

    /// The least and the highest payoff that the first seat of two can still get, whatever is played.
    fn payoff_bounds(&self, state: &Self::State) -> [f32; 2] {
        match self.turn(state) {
            Turn::Over => [self.payoff(state)[Seat::FIRST]; 2],
            _ => [0.0, 1.0],
        }
    }

    /// The same for [`ExactSolver`](super::ExactSolver), which may take longer: every payoff that the seats can still reach
    /// by best play of both lies within.
    fn exact_bounds(&self, state: &Self::State) -> [f32; 2] {
        self.payoff_bounds(state)
    }
}

/// The payoff of each seat of two, if the bounds of the first seat's payoff are equal.
pub fn payoff_if_decided([low, high]: [f32; 2]) -> Option<BySeat<f32>> {
    let mut payoff = BySeat::default();
    payoff[Seat::FIRST] = low;
    payoff[Seat::SECOND] = 1.0 - low;
    (low == high).then_some(payoff)
}

/// Bounds of the first seat's payoff where points, once scored, stay scored: from the score in half points and the
/// number of points that can still be scored. While a seat is `asked` about komi or sides, nothing is decided.
#[inline]
pub fn score_bounds(asked: Option<Seat>, turn: Turn, score: &BySeat<i32>, in_play: u32) -> [f32; 2] {
    let slack = match turn {
        Turn::Over => 0,
        _ if asked.is_some() => return [0.0, 1.0],
        _ => 2 * in_play as i32,
    };
    let lead = score[Seat::FIRST] - score[Seat::SECOND];
    [payoff_of_lead(lead - slack), payoff_of_lead(lead + slack)]
}
