//! The numbers of the published reports, by counting.

use std::collections::{BTreeSet, HashSet};

use tessera_core::game::{Game, Turn, dice};
use tessera_games::catalog::Visitor;
use tessera_games::catalog::{self, GameId};
use tessera_games::linage::{Linage, Move, Position};
use tessera_games::play::{Notation, Options};
use tessera_search::Heuristics;

use super::whole::whole_or;

/// A position as the report distinguishes positions.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Seen {
    /// A bit for each cell: the stones that each side placed, the side that moves first in front.
    stones: [u128; 2],
    /// The side to move.
    mover: usize,
    /// How many passes were made in succession: in this count a finished game goes on, so it may be three.
    passes: u8,
}

/// A position with what the rules need to go on from it.
struct Node {
    seen: Seen,
    /// Never finished: two passes in succession lead back to the state before them, which has the same
    /// stones and the same side to move.
    state: Position<2>,
    /// The state before the last pass, if it is not yet answered by another.
    unpassed: Option<Position<2>>,
}

impl Node {
    fn after(&self, game: &Linage<2>, mv: Move) -> Node {
        let mut seen = self.seen.clone();
        seen.mover = 1 - seen.mover;
        let (state, unpassed) = match (mv, self.unpassed) {
            (Move::Pass, Some(before)) => (before, None),
            (mv, _) => {
                let mut state = self.state;
                game.play(&mut state, mv);
                (state, (mv == Move::Pass).then_some(self.state))
            }
        };
        match mv {
            Move::Place(cell) => {
                seen.stones[self.seen.mover] |= 1 << cell;
                seen.passes = 0;
            }
            Move::Pass => seen.passes += 1,
            Move::Agreement(_) => unreachable!("nothing is left to agree on"),
        }
        Node {
            seen,
            state,
            unpassed,
        }
    }
}

fn legal<G: Game>(game: &G, state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

/// How many positions are first reached by each ply after `state`, where play begins.
fn new_positions(game: &Linage<2>, state: Position<2>, plies: usize) -> Vec<usize> {
    let start = Seen {
        stones: [0; 2],
        mover: 0,
        passes: 0,
    };
    let mut known = HashSet::from([start.clone()]);
    let mut level = vec![Node {
        seen: start,
        state,
        unpassed: None,
    }];
    let mut counts = Vec::new();
    for _ in 0..plies {
        let mut next = Vec::new();
        for node in &level {
            for mv in legal(game, &node.state) {
                let after = node.after(game, mv);
                if known.insert(after.seen.clone()) {
                    next.push(after);
                }
            }
        }
        counts.push(next.len());
        level = next;
    }
    counts
}

/// "Unique Positions Reachable at Depth", 0 to 5. From depth 1 on the start is no longer counted.
#[test]
fn linage_has_as_many_positions_by_depth_as_the_report_says() {
    let game = Linage::<2>::new(9, None);
    let known = [0, 11, 33, 1837, 147_807, 6_115_241];
    // The positions of the last depth are counted only where all cases are asked for.
    let depths = whole_or(6, 5);
    let mut new_by_depth = vec![0; depths];
    let bids = legal(&game, &game.start());
    new_by_depth[1] = bids.len();
    for bid in bids {
        let mut state = game.start();
        game.play(&mut state, bid);
        let sides = legal(&game, &state);
        new_by_depth[2] += sides.len();
        for side in sides {
            let mut state = state;
            game.play(&mut state, side);
            for (ply, new) in new_positions(&game, state, depths - 3).into_iter().enumerate() {
                new_by_depth[3 + ply] += new;
            }
        }
    }
    let mut reached = 0;
    let cumulated = new_by_depth.into_iter().map(|new| {
        reached += new;
        reached
    });
    assert_eq!(
        cumulated.collect::<Vec<_>>(),
        known[..depths],
        "by depth; the start is 1 at depth 0"
    );
}

/// The names of all moves that some random games come across.
struct Names;

impl Visitor for Names {
    type Output = BTreeSet<String>;
    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> BTreeSet<String> {
        let mut dice = dice(1);
        let mut names = BTreeSet::new();
        for _ in 0..20 {
            let mut state = game.start();
            while game.turn(&state) != Turn::Over {
                names.extend(legal(&game, &state).iter().map(|&mv| game.name(&state, mv)));
                let mv = game.random_move(&state, &mut dice, &mut Vec::new());
                game.play(&mut state, mv);
            }
        }
        names
    }
}

/// "Distinct actions 95".
#[test]
fn linage_has_as_many_distinct_actions_as_the_report_says() {
    let names = catalog::with(GameId::Linage, &Options::default(), Names).expect("defaults");
    assert_eq!(names.len(), 95, "{names:?}");
}

/// "22 solutions found at depth 4": the shortest games.
#[test]
fn linage_has_as_many_shortest_games_as_the_report_says() {
    fn finished(game: &Linage<2>, state: &Position<2>, plies: u32) -> usize {
        match (game.turn(state), plies) {
            (Turn::Over, 0) => 1,
            (Turn::Over, _) | (_, 0) => 0,
            _ => legal(game, state)
                .into_iter()
                .map(|mv| {
                    let mut after = *state;
                    game.play(&mut after, mv);
                    finished(game, &after, plies - 1)
                })
                .sum(),
        }
    }
    let game = Linage::<2>::new(9, None);
    let by_length = [0, 1, 2, 3, 4].map(|plies| finished(&game, &game.start(), plies));
    assert_eq!(by_length, [0, 0, 0, 0, 22]);
}
