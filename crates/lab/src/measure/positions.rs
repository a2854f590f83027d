//! Positions reachable at each depth, and the shortest games that somebody wins.

use std::collections::HashMap;

use super::budget::Budget;
use crate::experiment::Setting;
use crate::opening::name_moves;
use crate::replay::winners;
use crate::report::Measurement;
use tessera_cli::failure::Failure;
use tessera_core::game::{Game, Turn};
use tessera_games::catalog::Visitor;
use tessera_games::play::Notation;
use tessera_report::IntervalKind;
use tessera_report::data::{ReachableData, ReachableRow, SectionData, ShortestData};
use tessera_search::Heuristics;

/// The most shortest games that are kept.
const KEPT: usize = 12;

/// Counts positions depth by depth, until the next depth would have more sequences than the budget.
pub(super) fn measure(setting: &Setting, command: &Budget) -> Result<Vec<Measurement>, Failure> {
    let count = Count {
        setting,
        most: command.positions,
    };
    let (reachable, shortest) = setting.visit(count)?;
    let measurement = |n: u64, data: SectionData| Measurement {
        n,
        interval: IntervalKind::None,
        seed: None,
        data,
    };
    let positions = reachable.rows.iter().map(|row| row.positions).sum();
    Ok(vec![
        measurement(positions, SectionData::PositionsReachable(reachable)),
        measurement(positions, SectionData::ShortestGames(shortest)),
    ])
}

struct Count<'a> {
    setting: &'a Setting,
    most: u64,
}

/// A position with how many sequences lead to it, and the moves of one of them.
struct Reached<G: Game> {
    state: G::State,
    sequences: u64,
    moves: Vec<G::Move>,
}

impl Visitor for Count<'_> {
    type Output = (ReachableData, ShortestData);

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> (ReachableData, ShortestData) {
        let start = Reached::<G> {
            state: game.start(),
            sequences: 1,
            moves: Vec::new(),
        };
        let mut level = vec![start];
        let mut rows = Vec::new();
        let mut shortest = ShortestData {
            searched: 0,
            depth: None,
            count: 0,
            games: Vec::new(),
        };
        loop {
            let depth = rows.len() as u32;
            let is_over = |reached: &&Reached<G>| game.turn(&reached.state) == Turn::Over;
            rows.push(ReachableRow {
                depth,
                sequences: level.iter().map(|reached| reached.sequences).sum(),
                positions: level.len() as u64,
                over: level.iter().filter(is_over).count() as u64,
            });
            shortest.searched = depth;
            if shortest.depth.is_none() {
                let won = level
                    .iter()
                    .filter(is_over)
                    .filter(|reached| has_winner(&game, &reached.state));
                for reached in won {
                    shortest.depth = Some(depth);
                    shortest.count += reached.sequences;
                    if shortest.games.len() < KEPT {
                        shortest.games.push(self.record(&game, &reached.moves));
                    }
                }
            }
            match next_level(&game, &level, self.most) {
                Some(next) if !next.is_empty() => level = next,
                _ => break,
            }
        }
        (ReachableData { rows }, shortest)
    }
}

impl Count<'_> {
    fn record<G: Notation>(&self, game: &G, moves: &[G::Move]) -> String {
        let (names, _) = name_moves(game, moves);
        self.setting.record(names).to_string()
    }
}

/// Whether one seat has earned more than every other.
fn has_winner<G: Game>(game: &G, state: &G::State) -> bool {
    winners(game.seats(), &game.payoff(state)).len() == 1
}

/// The positions one ply deeper, in the order in which they are first reached; `None` where more moves than `most` lead
/// there.
fn next_level<G: Game>(game: &G, level: &[Reached<G>], most: u64) -> Option<Vec<Reached<G>>> {
    let (mut legal, mut all) = (Vec::new(), 0);
    for reached in level {
        legal.clear();
        game.moves(&reached.state, &mut legal);
        all += legal.len() as u64;
        if all > most {
            return None;
        }
    }
    let (mut next, mut places): (Vec<Reached<G>>, HashMap<u64, usize>) = (Vec::new(), HashMap::new());
    for reached in level {
        legal.clear();
        game.moves(&reached.state, &mut legal);
        for &mv in &legal {
            let mut state = reached.state.clone();
            game.play(&mut state, mv);
            let place = *places.entry(game.key(&state)).or_insert(next.len());
            if place == next.len() {
                let mut moves = reached.moves.clone();
                moves.push(mv);
                next.push(Reached {
                    state,
                    sequences: 0,
                    moves,
                });
            }
            next[place].sequences = next[place].sequences.checked_add(reached.sequences)?;
        }
    }
    Some(next)
}
