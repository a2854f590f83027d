//! Exact counts on small boards: how many games of so many plies there are, how many of them are finished,
//! what they score, and how many positions they reach. `tests/vectors/perft.json`.
//!
//! A tree is counted in the representation of the board that the page has, which holds every board of the game, and
//! again in the one that the searches have, which is the fastest that holds this board.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::Path;

use serde::Deserialize;

use tessera_core::game::{Game, Seat, Turn};
use tessera_core::language::Language;
use tessera_games::carcassonne::Carcassonne;
use tessera_games::catalog::{self, GameId, ShowVisitor, Visitor};
use tessera_games::play::{Notation, Options, Show};
use tessera_search::Heuristics;

use super::whole::whole_or;

/// Trees of at most so many leaves are also walked move by move, without trusting the keys.
fn most_walked() -> u64 {
    whole_or(2_000_000, 100_000)
}

/// Depths are counted up to the first of more positions.
fn most_counted() -> usize {
    whole_or(usize::MAX, 50_000)
}

/// Depths of at most so many positions are counted again in the representation of the searches.
fn most_counted_again() -> usize {
    whole_or(100_000, 30_000)
}

/// Games whose keys distinguish positions with different histories, which the counts of the vectors do not.
const KEYS_WITH_HISTORY: &[&str] = &["keil"];

#[derive(Deserialize)]
struct Counted {
    game: String,
    options: String,
    depths: Vec<Depth>,
}

#[derive(Deserialize)]
struct Depth {
    depth: u32,
    leaves: u64,
    terminal_leaves: u64,
    distinct_keys: usize,
    /// In points, by the first letter of the side, over all leaves.
    sum_scores: BTreeMap<String, f64>,
}

/// What is counted at one depth, but for the positions.
#[derive(PartialEq, Debug, Default)]
struct Sums {
    leaves: u64,
    terminal: u64,
    /// In half points.
    scores: BTreeMap<String, i64>,
}

impl Sums {
    /// Counts a position that `leaves` games lead to.
    fn add<G: Show>(&mut self, game: &G, state: &G::State, leaves: u64) {
        self.leaves += leaves;
        if game.turn(state) == Turn::Over {
            self.terminal += leaves;
        }
        let (score, sides) = (game.score(state), game.sides(state, Language::English));
        for seat in Seat::all(game.seats()) {
            match sides[seat] {
                Some(side) => {
                    *self.scores.entry(side.name[..1].into()).or_default() +=
                        i64::from(score[seat]) * leaves as i64;
                }
                None => assert_eq!(score[seat], 0, "a seat without a side scores"),
            }
        }
    }

    fn walk<G: Show>(&mut self, game: &G, state: &G::State, depth: u32) {
        if depth == 0 {
            return self.add(game, state, 1);
        }
        let mut legal = Vec::new();
        game.moves(state, &mut legal);
        for mv in legal {
            let mut after = state.clone();
            game.play(&mut after, mv);
            self.walk(game, &after, depth - 1);
        }
    }
}

/// The sums of one depth without the names of sides.
#[derive(PartialEq, Debug)]
struct SeatSums {
    leaves: u64,
    terminal: u64,
    /// In half points, by seat.
    scores: Vec<i64>,
    positions: usize,
}

impl SeatSums {
    /// The sums of the positions of a depth.
    fn of<G: Game>(game: &G, level: &HashMap<u64, (G::State, u64)>) -> SeatSums {
        let mut sums = SeatSums {
            leaves: 0,
            terminal: 0,
            scores: vec![0; game.seats().into()],
            positions: level.len(),
        };
        for (state, leaves) in level.values() {
            sums.leaves += leaves;
            if game.turn(state) == Turn::Over {
                sums.terminal += leaves;
            }
            let score = game.score(state);
            for (seat, sum) in Seat::all(game.seats()).zip(&mut sums.scores) {
                *sum += i64::from(score[seat]) * *leaves as i64;
            }
        }
        sums
    }
}

/// Counts so many depths in the representation of the searches.
struct InSearch(usize);

impl Visitor for InSearch {
    type Output = Vec<SeatSums>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Vec<SeatSums> {
        let start = game.start();
        let mut level = HashMap::from([(game.key(&start), (start, 1u64))]);
        let mut sums = vec![SeatSums::of(&game, &level)];
        while sums.len() < self.0 {
            level = deeper(&game, &level);
            sums.push(SeatSums::of(&game, &level));
        }
        sums
    }
}

impl ShowVisitor for &Counted {
    type Output = Result<Vec<SeatSums>, String>;

    /// The sums of the depths that are to be counted again. Error: a count differs from the vectors.
    fn visit<G: Show + 'static>(self, game: G) -> Result<Vec<SeatSums>, String> {
        let mut again = Vec::new();
        let start = game.start();
        let mut level = HashMap::from([(game.key(&start), (start, 1u64))]);
        for (depth, counted) in self.depths.iter().enumerate() {
            assert_eq!(counted.depth as usize, depth, "depths are listed from 0");
            if counted.distinct_keys > most_counted() {
                break;
            }
            if depth > 0 {
                level = deeper(&game, &level);
            }
            if again.len() == depth && level.len() <= most_counted_again() {
                again.push(SeatSums::of(&game, &level));
            }
            let mut sums = Sums::default();
            for (state, leaves) in level.values() {
                sums.add(&game, state, *leaves);
            }
            let wanted = Sums {
                leaves: counted.leaves,
                terminal: counted.terminal_leaves,
                scores: counted
                    .sum_scores
                    .iter()
                    .map(|(side, points)| (side.clone(), (points * 2.0) as i64))
                    .collect(),
            };
            if sums != wanted {
                return Err(format!("depth {depth}: ours {sums:?}, wanted {wanted:?}"));
            }
            let right = match level.len().cmp(&counted.distinct_keys) {
                std::cmp::Ordering::Less => false,
                std::cmp::Ordering::Equal => true,
                std::cmp::Ordering::Greater => KEYS_WITH_HISTORY.contains(&self.game.as_str()),
            };
            if !right {
                let (ours, theirs) = (level.len(), counted.distinct_keys);
                return Err(format!("depth {depth}: {ours} positions by key, wanted {theirs}"));
            }
            if counted.leaves <= most_walked() {
                let mut walked = Sums::default();
                walked.walk(&game, &game.start(), counted.depth);
                if walked != wanted {
                    return Err(format!(
                        "depth {depth}, walked: ours {walked:?}, wanted {wanted:?}"
                    ));
                }
            }
        }
        Ok(again)
    }
}

/// The positions one ply on, by key, each with the number of games that lead to it.
fn deeper<G: Game>(game: &G, level: &HashMap<u64, (G::State, u64)>) -> HashMap<u64, (G::State, u64)> {
    let mut next: HashMap<u64, (G::State, u64)> = HashMap::new();
    let mut legal = Vec::new();
    for (state, leaves) in level.values() {
        legal.clear();
        game.moves(state, &mut legal);
        for &mv in &legal {
            let mut after = state.clone();
            game.play(&mut after, mv);
            next.entry(game.key(&after)).or_insert((after, 0)).1 += leaves;
        }
    }
    next
}

#[test]
fn every_tree_has_the_counted_leaves_scores_and_positions() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors/perft.json");
    let text = fs::read_to_string(path).expect("tests/vectors/perft.json");
    let trees: Vec<Counted> = serde_json::from_str(&text).expect("tests/vectors/perft.json");
    let mut faults = Vec::new();
    let mut counted = 0;
    for tree in &trees {
        let Some(game) = GameId::find(&tree.game) else {
            continue;
        };
        counted += 1;
        let options = Options::parse(&tree.options).expect("vector options");
        let mut fault = |fault: String| faults.push(format!("{} {}, {fault}", tree.game, tree.options));
        match catalog::with_show(game, &options, tree).expect("vector options") {
            Err(wrong) => fault(wrong),
            Ok(shown) => {
                let searched = catalog::with(game, &options, InSearch(shown.len())).expect("vector options");
                if shown != searched {
                    fault(format!("the page counts {shown:?}, the searches {searched:?}"));
                }
            }
        }
    }
    assert!(counted > 0, "no tree is of a game of the catalogue");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Our own counts, so that a change is noticed. An outcome of chance counts as a move, whatever its weight. Depths 2
/// and 3 are also the sums of the first turns in `docs/carcassonne.md`; depth 4 follows from them, for every
/// kind can be drawn again but after the 65 turns that lay the only tile of one: 24 * 484 - 65.
#[test]
fn carcassonne_has_as_many_games_of_few_plies_as_it_always_had() {
    let game = Carcassonne::new(2);
    let start = game.start();
    let mut level = HashMap::from([(game.key(&start), (start, 1u64))]);
    for leaves in [24, 102, 484, 11_551] {
        level = deeper(&game, &level);
        assert_eq!(level.values().map(|(_, games)| games).sum::<u64>(), leaves);
        assert_eq!(
            level.len() as u64,
            leaves,
            "no two turns lead to the same position"
        );
    }
    let mut legal = Vec::new();
    for (state, _) in level.values() {
        game.moves(state, &mut legal);
    }
    assert_eq!(legal.len(), 76_014);
}
