//! An exact search to the end of the game: every choice, and every draw by its weight.

use std::sync::Arc;

use super::result::{SortKey, sorted};
use super::root::Root;
use super::{Line, Rank, Search, SearchResult, Status};
use tessera_core::game::{BySeat, Dice, Game, Seat, Turn, lead};

/// How many plies a step plays at most: natively 2 to 4 ms of Carcassonne with five seats, so that a step stays short on
/// slow machines, too.
const PLIES_PER_STEP: u32 = 2_000;

/// Searches the whole rest of the game, so many plies a step, and is finished when every move is searched. Each seat
/// maximises its own payoff (Luckhardt & Irani 1986, "max^n"), then its lead, and plays the first of equal moves.
///
/// Until then it has the result of another search `S`, of which it makes a step after each of its own. A step allocates
/// nothing once the greatest depth was reached and where one of `S` allocates nothing.
pub struct MaxN<G: Game, S> {
    root: Root<G>,
    fallback: S,
    /// The steps made until every move was searched.
    steps: u32,
    /// The exact value of each move of the root that is searched, in the order of the game's list.
    values: Vec<Value>,
    /// The positions on the path from the root to the one being searched, and after them buffers that are free.
    path: Vec<Frame<G>>,
    /// The index of the position being searched.
    depth: usize,
}

/// A position on the path, and what is known of its value.
struct Frame<G: Game> {
    state: G::State,
    turn: Turn,
    moves: Vec<G::Move>,
    /// How many moves are searched.
    searched: usize,
    /// At a choice the value of the best move so far, at chance the sum of the values so far by weight.
    value: Value,
    /// At chance the sum of the weights so far.
    weight: u32,
}

/// The expected payoff of each seat, and its expected lead over the best of the others in half points.
#[derive(Clone, Copy, Default)]
struct Value {
    payoff: BySeat<f64>,
    lead: BySeat<f64>,
}

impl Value {
    /// What a seat compares. Single precision, so that rounding in sums of different order decides nothing.
    fn of(&self, seat: Seat) -> (f32, f32) {
        (self.payoff[seat] as f32, self.lead[seat] as f32)
    }

    /// The value of a game that is over.
    fn at_end<G: Game>(game: &G, state: &G::State) -> Value {
        let (payoff, score) = game.payoff_and_score(state);
        let mut value = Value {
            payoff: BySeat(payoff.0.map(f64::from)),
            ..Value::default()
        };
        for seat in Seat::all(game.seats()) {
            value.lead[seat] = f64::from(lead(&score, game.seats(), seat));
        }
        value
    }
}

impl<G: Game> Frame<G> {
    /// A buffer for a position.
    fn new(state: G::State) -> Frame<G> {
        Frame {
            state,
            turn: Turn::Over,
            moves: Vec::new(),
            searched: 0,
            value: Value::default(),
            weight: 0,
        }
    }

    /// Begins the search of the position that was put into the buffer.
    fn open(&mut self, game: &G, turn: Turn) {
        self.turn = turn;
        self.moves.clear();
        game.moves(&self.state, &mut self.moves);
        (self.searched, self.value, self.weight) = (0, Value::default(), 0);
    }

    /// Takes the value of the next move.
    fn add(&mut self, game: &G, value: &Value) {
        match self.turn {
            Turn::Seat(seat) => {
                if self.searched == 0 || value.of(seat) > self.value.of(seat) {
                    self.value = *value;
                }
            }
            _ => {
                let weight = game.weight(&self.state, self.moves[self.searched]);
                for seat in Seat::all(game.seats()) {
                    self.value.payoff[seat] += f64::from(weight) * value.payoff[seat];
                    self.value.lead[seat] += f64::from(weight) * value.lead[seat];
                }
                self.weight += weight;
            }
        }
        self.searched += 1;
    }

    fn is_searched(&self) -> bool {
        self.searched == self.moves.len()
    }

    /// The value of the position, once all moves are searched: that of the best move, or the mean by weight.
    fn value(&self) -> Value {
        match self.turn {
            Turn::Seat(_) => self.value,
            _ => Value {
                payoff: BySeat(self.value.payoff.0.map(|sum| sum / f64::from(self.weight))),
                lead: BySeat(self.value.lead.0.map(|sum| sum / f64::from(self.weight))),
            },
        }
    }
}

impl<G: Game, S> MaxN<G, S> {
    /// A search from `state`, which should be near the end of the game, with another search of the same position.
    pub fn new(game: Arc<G>, state: &G::State, fallback: S) -> MaxN<G, S> {
        let root = Root::new(game, state);
        let mut first = Frame::new(state.clone());
        first.open(&*root.game, root.turn);
        MaxN {
            fallback,
            steps: 0,
            values: Vec::with_capacity(root.moves.len()),
            path: vec![first],
            depth: 0,
            root,
        }
    }

    /// Whether every move of the root is searched.
    fn is_finished(&self) -> bool {
        self.values.len() == self.root.moves.len()
    }

    /// Searches on for the plies of a step, or up to the end; `true` if every move of the root is searched.
    fn search(&mut self) -> bool {
        for _ in 0..PLIES_PER_STEP {
            if self.is_finished() {
                return true;
            }
            self.play_ply();
        }
        self.is_finished()
    }

    /// Plays the next move of the position being searched.
    fn play_ply(&mut self) {
        let game = &*self.root.game;
        if self.depth + 1 == self.path.len() {
            self.path.push(Frame::new(self.root.state.clone()));
        }
        let [frame, next] = &mut self.path[self.depth..][..2] else {
            unreachable!("there is a buffer for the next position")
        };
        next.state.clone_from(&frame.state);
        game.play(&mut next.state, frame.moves[frame.searched]);
        match game.turn(&next.state) {
            Turn::Over => {
                let value = Value::at_end(game, &next.state);
                self.back_up(value);
            }
            turn => {
                next.open(game, turn);
                self.depth += 1;
            }
        }
    }

    /// Takes the value of the next move of the position being searched, and returns to the last position of the path that
    /// still has moves to search.
    fn back_up(&mut self, mut value: Value) {
        loop {
            let frame = &mut self.path[self.depth];
            frame.add(&self.root.game, &value);
            if self.depth == 0 {
                return self.values.push(value);
            }
            if !frame.is_searched() {
                return;
            }
            value = frame.value();
            self.depth -= 1;
        }
    }

    /// The exact result.
    ///
    /// The value of a line is the expected payoff. For two seats a certain win or loss is proven; for more seats it is
    /// not, because a seat that cannot win may play for either of the others.
    fn exact_result(&self) -> SearchResult<G::Move> {
        let (game, seat) = (&self.root.game, self.root.viewpoint());
        let of = |place: usize| self.values[place].of(seat);
        let line = |(place, &mv): (usize, &G::Move)| {
            let (value, _) = of(place);
            Line {
                mv,
                place: place as u32,
                visits: 1,
                value,
                variation: vec![mv],
                proven: game.seats() == 2 && (value == 0.0 || value == 1.0),
                dominated: false,
                margin: Some((self.values[place].lead[seat] / 2.0) as f32),
                half_width: 0.0,
                shares: (game.seats() > 2).then(|| self.values[place].payoff.0.map(|payoff| payoff as f32)),
            }
        };
        let lines: Vec<_> = self.root.moves.iter().enumerate().map(line).collect();
        let rank = |line: &Line<G::Move>| {
            let place = line.place as usize;
            let better = |&other: &usize| of(other) > of(place) || of(other) == of(place) && other < place;
            (0..lines.len()).filter(better).count() as u32
        };
        let ranks: Vec<u32> = lines.iter().map(rank).collect();
        SearchResult {
            rank: Rank::Value,
            steps: self.steps,
            nodes: 0,
            lines: sorted(lines, |line| SortKey {
                proof: 0,
                visits: 0,
                value: 0.0,
                place: ranks[line.place as usize],
            }),
        }
    }
}

impl<G: Game, S: Search<G::Move>> MaxN<G, S> {
    /// Makes a step; that of the other search begins with the move at this index if one is given.
    fn step_from(&mut self, place: Option<usize>, dice: &mut Dice) -> Status {
        if self.is_finished() {
            return Status::Finished;
        }
        self.steps = self.steps.saturating_add(1);
        if self.search() {
            return Status::Finished;
        }
        match place {
            Some(place) => self.fallback.step_at(place, dice),
            None => self.fallback.step(dice),
        };
        self.root.status()
    }
}

impl<G: Game, S: Search<G::Move>> Search<G::Move> for MaxN<G, S> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        self.step_from(None, dice)
    }

    fn step_at(&mut self, place: usize, dice: &mut Dice) -> Status {
        self.step_from(Some(place), dice)
    }

    fn result(&self) -> SearchResult<G::Move> {
        if self.is_finished() {
            self.exact_result()
        } else {
            SearchResult {
                rank: Rank::Provisional,
                steps: self.steps,
                ..self.fallback.result()
            }
        }
    }
}
