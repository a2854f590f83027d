//! The statistics in the tree against plain counts.

mod sharing;

use std::collections::HashMap;
use std::sync::Mutex;

use super::*;
use tessera_core::game::{Game, StableHasher, dice};

/// Two seats take cells in turn, and the heavier share wins. The game logs every move that is played.
struct Shares {
    weights: [i32; 7],
    shared: bool,
    max_playout_plies: u32,
    log: Mutex<Vec<u16>>,
}

impl Game for Shares {
    type State = Vec<u16>;
    type Move = u16;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Vec<u16> {
        Vec::new()
    }

    fn turn(&self, taken: &Vec<u16>) -> Turn {
        match taken.len() {
            7 => Turn::Over,
            count => Turn::Seat(Seat(count as u8 % 2)),
        }
    }

    fn moves(&self, taken: &Vec<u16>, out: &mut Vec<u16>) {
        out.extend((0..7).filter(|cell| !taken.contains(cell)));
    }

    fn play(&self, taken: &mut Vec<u16>, cell: u16) {
        taken.push(cell);
        self.log.lock().unwrap().push(cell);
    }

    fn payoff(&self, taken: &Vec<u16>) -> BySeat<f32> {
        tessera_core::game::payoff_by_score(2, &self.score(taken))
    }

    fn score(&self, taken: &Vec<u16>) -> BySeat<i32> {
        let mut score = BySeat::default();
        for (at, &cell) in taken.iter().enumerate() {
            score[Seat(at as u8 % 2)] += self.weights[usize::from(cell)];
        }
        score
    }

    fn key(&self, taken: &Vec<u16>) -> u64 {
        let of = |seat: usize| {
            taken
                .iter()
                .skip(seat)
                .step_by(2)
                .map(|cell| 1 << cell)
                .sum::<u64>()
        };
        StableHasher::new().with(of(0)).with(of(1)).key()
    }
}

impl crate::Evaluate for Shares {}

impl Heuristics for Shares {
    fn actions(&self) -> u16 {
        7
    }

    fn action(&self, cell: u16) -> Option<u16> {
        Some(cell)
    }

    fn actions_are_shared(&self) -> bool {
        self.shared
    }

    fn max_playout_plies(&self, _: &Vec<u16>) -> u32 {
        self.max_playout_plies
    }

    fn points_in_play(&self, taken: &Vec<u16>) -> u32 {
        7 - taken.len() as u32
    }
}

/// The game with playouts to the end, and a configuration without the solver.
fn whole(shared: bool) -> (Arc<Shares>, MctsConfig) {
    let game = Arc::new(Shares {
        weights: [5, 3, 8, 1, 9, 2, 4],
        shared,
        max_playout_plies: u32::MAX,
        log: Mutex::default(),
    });
    let config = MctsConfig {
        solver: false,
        ..MctsConfig::default()
    };
    (game, config)
}

#[test]
fn a_playout_cut_at_its_ply_limit_pays_as_if_the_game_ended_there() {
    let game = Arc::new(Shares {
        weights: [5, 3, 8, 1, 9, 2, 4],
        shared: true,
        max_playout_plies: 2,
        log: Mutex::default(),
    });
    let config = MctsConfig {
        solver: false,
        ..MctsConfig::default()
    };
    let mut search = Mcts::new(game.clone(), &game.start(), config);
    let (mut dice, mut cut) = (dice(7), 0);
    for _ in 0..100 {
        game.log.lock().unwrap().clear();
        let paid = |search: &Mcts<Shares>| -> f32 {
            search
                .tree
                .block(search.root_block)
                .iter()
                .map(|node| node.total as f32 / 2.0)
                .sum()
        };
        let before = paid(&search);
        search.step(&mut dice);
        let log = game.log.lock().unwrap().clone();
        assert_eq!(log.len(), 7.min(search.path.len() + 2));
        assert_eq!(paid(&search) - before, game.payoff(&log)[Seat::FIRST]);
        cut += u32::from(log.len() < 7);
    }
    assert!(cut > 50, "only {cut} playouts were cut short");
}

/// A number of visits and the sum of their payoffs.
type Stat = (f32, f32);

/// The visits, total, AMAF visits, AMAF total and bounds of every move of the tree, by the path that leads to it.
type Statistics = HashMap<Vec<u16>, (u32, u32, u32, u32, [u8; 2])>;

fn statistics(search: &Mcts<Shares>) -> Statistics {
    let (mut told, mut open) = (HashMap::new(), vec![(Vec::new(), search.root_block)]);
    while let Some((way, block)) = open.pop() {
        for at in block.range() {
            let node = search.tree.node(at);
            let way: Vec<u16> = way.iter().copied().chain([search.moves[at]]).collect();
            let own = (node.visits, node.total, node.amaf_visits, node.amaf_total);
            open.push((way.clone(), node.children));
            told.insert(way, (own.0, own.1, own.2, own.3, [node.low, node.high]));
        }
    }
    told
}

#[test]
fn following_moves_keeps_the_statistics_of_everything_below_them() {
    for seed in 0..20 {
        let game = Arc::new(Shares {
            weights: [5, 3, 8, 1, 9, 2, 4],
            shared: seed % 2 == 0,
            max_playout_plies: u32::MAX,
            log: Mutex::default(),
        });
        let config = MctsConfig {
            solver: seed % 4 < 2,
            ..MctsConfig::default()
        };
        let mut dice = dice(seed);
        let mut search = Mcts::new(game.clone(), &game.start(), config);
        for _ in 0..300 {
            search.step(&mut dice);
        }
        let (before, nodes) = (statistics(&search), search.tree.len());
        assert!(!search.follow(&[7]), "seed {seed}: there is no such move");
        assert_eq!(
            statistics(&search),
            before,
            "seed {seed}: what fails changes nothing"
        );
        let best = &search.result().lines[0];
        let made = [best.variation[0], best.variation[1]];
        assert!(search.follow(&made), "seed {seed}: both were tried often");
        let later = |(way, known): (&Vec<u16>, _)| {
            let rest = way.strip_prefix(&made[..]).filter(|rest| !rest.is_empty());
            Some((rest?.to_vec(), known))
        };
        let expected: HashMap<_, _> = before.iter().filter_map(later).collect();
        let now = statistics(&search);
        assert_eq!(
            now.iter()
                .map(|(way, known)| (way.clone(), known))
                .collect::<HashMap<_, _>>(),
            expected,
            "seed {seed}"
        );
        assert!(
            search.tree.len() < nodes,
            "seed {seed}: what cannot come any more is forgotten"
        );
        let mut legal = Vec::new();
        game.moves(&made.to_vec(), &mut legal);
        let order: Vec<_> = search.root_block.range().map(|at| search.moves[at]).collect();
        assert_eq!(order, legal, "seed {seed}: in the order of the game");
        let visits: u32 = search
            .root_block
            .range()
            .map(|at| search.tree.node(at).visits)
            .sum();
        assert_eq!(search.result().steps, visits);
        // It thinks on: a step more is a visit more.
        search.step(&mut dice);
        assert_eq!(search.result().steps, visits + 1, "seed {seed}");
    }
}

#[test]
fn visits_and_amaf_sums_equal_a_plain_count() {
    for (shared, seed) in [(false, 1), (true, 2), (false, 3), (true, 4)] {
        let (game, config) = whole(shared);
        let mut search = Mcts::new(game.clone(), &game.start(), config);
        let mut dice = dice(seed);
        let mut plain: HashMap<(u64, u16), (Stat, Stat)> = HashMap::new();
        for _ in 0..400 {
            game.log.lock().unwrap().clear();
            search.step(&mut dice);
            let log = game.log.lock().unwrap().clone();
            let payoff = game.payoff(&log);
            for depth in 0..search.path.len() {
                let key = game.key(&log[..depth].to_vec());
                let earned = payoff[Seat(depth as u8 % 2)];
                let of_own = &mut plain.entry((key, log[depth])).or_default().0;
                *of_own = (of_own.0 + 1.0, of_own.1 + earned);
                for later in (depth..7).step_by(if shared { 1 } else { 2 }) {
                    let of_action = &mut plain.entry((key, log[later])).or_default().1;
                    *of_action = (of_action.0 + 1.0, of_action.1 + earned);
                }
            }
        }
        let mut compared = 0;
        let mut open = vec![(Vec::new(), search.root_block)];
        while let Some((state, block)) = open.pop() {
            for at in block.range() {
                let (node, cell) = (search.tree.node(at), search.moves[at]);
                let known = plain.get(&(game.key(&state), cell)).copied().unwrap_or_default();
                let ours = (
                    (node.visits as f32, node.total as f32 / 2.0),
                    (node.amaf_visits as f32, node.amaf_total as f32 / 2.0),
                );
                assert_eq!(ours, known, "seed {seed}, {cell} after {state:?}");
                compared += 1;
                let mut after = state.clone();
                after.push(cell);
                open.push((after, node.children));
            }
        }
        assert!(compared > 100, "seed {seed}: only {compared} moves");
    }
}
