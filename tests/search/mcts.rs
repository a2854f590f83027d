//! The laws of the strongest search: choice between lines, messages to other workers, reuse of the tree.

use std::sync::Arc;

use rand::RngExt;
use tessera_core::game::{BySeat, Game, Seat, Turn, dice};
use tessera_games::catalog::Visitor;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Notation, Options};
use tessera_search::{Evaluate, Fading, Heuristics, Line, Mcts, MctsConfig, Search, Status, Uct, UctConfig};

use super::toys::TicTacToe;
use super::{assert_right, think};

/// The lengths of ten messages to other workers, one after each `steps` steps.
struct ExportLengths {
    steps: u32,
}

impl Visitor for ExportLengths {
    /// The lengths, and how many words a position of the most moves takes.
    type Output = (Vec<usize>, usize);

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Self::Output {
        let game = Arc::new(game);
        let (start, mut moves, mut dice) = (game.start(), Vec::new(), dice(19));
        game.moves(&start, &mut moves);
        let mut search = Mcts::new(game.clone(), &start, game.mcts_config());
        let mut next_length = || {
            (0..self.steps).for_each(|_| _ = search.step(&mut dice));
            search.export_delta().len()
        };
        ((0..10).map(|_| next_length()).collect(), 4 * moves.len() + 3)
    }
}

#[test]
fn a_message_to_other_workers_has_a_bounded_length() {
    let options = Options::parse("size=19.komi=3_5").expect("options are read");
    let lengths = ExportLengths { steps: 2_000 };
    let (lengths, position) = catalog::with(GameId::Linage, &options, lengths).expect("the game is set up");
    let most = 1 << 16;
    for (at, &length) in lengths.iter().enumerate() {
        assert!(length > position, "{at}: {lengths:?}");
        // Of those that are on the way down when it is enough each may come to its end.
        assert!(length < most + 8 * position, "{at}: {lengths:?}");
    }
    assert!(
        lengths.iter().any(|&length| length > most),
        "{lengths:?}: never too much"
    );
    assert!(
        lengths[5..].iter().any(|&length| length < most),
        "{lengths:?}: always too much"
    );
}

/// Whether a search leaves the dice and the result alike when it is run again.
struct SameSeed;

impl Visitor for SameSeed {
    type Output = ();

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) {
        let game = Arc::new(game);
        let state = game.start();
        let think = |seed| {
            let mut search = Mcts::new(game.clone(), &state, game.mcts_config());
            let mut dice = dice(seed);
            for _ in 0..500 {
                search.step(&mut dice);
            }
            search.result()
        };
        assert_eq!(think(1), think(1));
        let result = think(2);
        assert_eq!(result.steps, 500);
        assert_eq!(game.turn(&state), Turn::Seat(Seat::FIRST));
    }
}

#[test]
fn the_same_seed_gives_the_same_verdict() {
    for game in [GameId::Linage, GameId::Carteso, GameId::Keil, GameId::Ecalper] {
        catalog::with(game, &Options::default(), SameSeed).expect("the game is set up");
    }
}

/// The first seat draws at once or sets a trap, in which the other draws, or enters and chooses among ten doors: one
/// wins for it, and nine lose.
struct Trap;

#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Begun,
    Set,
    Entered,
    Over(f32),
}

impl Game for Trap {
    type State = Stage;
    type Move = u8;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Stage {
        Stage::Begun
    }

    fn turn(&self, stage: &Stage) -> Turn {
        match stage {
            Stage::Begun => Turn::Seat(Seat::FIRST),
            Stage::Set | Stage::Entered => Turn::Seat(Seat::SECOND),
            Stage::Over(_) => Turn::Over,
        }
    }

    fn moves(&self, stage: &Stage, out: &mut Vec<u8>) {
        match stage {
            Stage::Begun | Stage::Set => out.extend([0, 1]),
            Stage::Entered => out.extend(0..10),
            Stage::Over(_) => {}
        }
    }

    fn play(&self, stage: &mut Stage, choice: u8) {
        *stage = match (*stage, choice) {
            (Stage::Begun | Stage::Set, 0) => Stage::Over(0.5),
            (Stage::Begun, _) => Stage::Set,
            (Stage::Set, _) => Stage::Entered,
            (_, door) => Stage::Over(f32::from(u8::from(door != 7))),
        };
    }

    fn payoff(&self, stage: &Stage) -> BySeat<f32> {
        let mut payoff = BySeat::default();
        if let Stage::Over(first) = *stage {
            (payoff[Seat::FIRST], payoff[Seat::SECOND]) = (first, 1.0 - first);
        }
        payoff
    }

    fn score(&self, stage: &Stage) -> BySeat<i32> {
        BySeat(self.payoff(stage).0.map(|payoff| (2.0 * payoff) as i32))
    }

    fn key(&self, stage: &Stage) -> u64 {
        match stage {
            Stage::Begun => 0,
            Stage::Set => 1,
            Stage::Entered => 2,
            Stage::Over(first) => 3 + (2.0 * first) as u64,
        }
    }
}

impl Evaluate for Trap {}
impl Heuristics for Trap {}
impl Evaluate for TicTacToe {}
impl Heuristics for TicTacToe {}

#[test]
fn a_sure_draw_is_played_before_what_can_bring_no_more_however_well_that_looked() {
    let settled = |seed: u64| {
        let mut search = Mcts::new(Arc::new(Trap), &Stage::Begun, MctsConfig::default());
        let mut dice = dice(seed);
        let mut steps = 0;
        while search.step(&mut dice) == Status::Searching {
            steps += 1;
            assert!(steps < 10_000, "seed {seed}: not solved");
        }
        search
    };
    let mut tempting = 0;
    for seed in 0..50 {
        let search = settled(seed);
        let mut result = search.result();
        let [draw, trap] = &result.lines[..] else {
            panic!("two moves")
        };
        assert_eq!((draw.mv, draw.proven, draw.value), (0, true, 0.5), "seed {seed}");
        assert!(trap.dominated && !trap.proven, "seed {seed}");
        tempting += u32::from(trap.visits > draw.visits);
        result.merge(&settled(seed + 50).result());
        assert_eq!(
            result.best().expect("two moves").mv,
            0,
            "seed {seed}, two searches"
        );
    }
    assert!(tempting > 10, "the trap had more visits {tempting} times only");
}

#[test]
fn the_lead_is_by_how_much_the_first_line_has_more_visits_than_the_second() {
    let game = Arc::new(TicTacToe(&[]));
    let tuning = MctsConfig {
        solver: false,
        ..MctsConfig::default()
    };
    let searches: [Box<dyn Search<u8>>; 2] = [
        Box::new(Mcts::new(game.clone(), &game.start(), tuning)),
        Box::new(Uct::new(game.clone(), &game.start(), UctConfig::default())),
    ];
    for mut search in searches {
        let mut dice = dice(3);
        for _ in 0..300 {
            search.step(&mut dice);
            let result = search.result();
            let visits = |place: usize| result.lines[place].visits;
            assert_eq!(search.lead(), Some(visits(0) - visits(1)));
        }
    }
}

#[test]
fn what_is_proven_lost_leads_nobody() {
    // Cross threatens to finish the first row: all but one answer lose, as the search finds out move by move.
    let game = Arc::new(TicTacToe(&[0, 4, 1]));
    let mut refuted = 0;
    for seed in 0..20 {
        let mut search = Mcts::new(game.clone(), &game.start(), MctsConfig::default());
        let mut dice = dice(seed);
        for _ in 0..200 {
            search.step(&mut dice);
            let lines = search.result().lines;
            let is_open = |line: &&Line<u8>| !(line.dominated || line.proven && line.value == 0.0);
            let mut visits: Vec<u32> = lines.iter().filter(is_open).map(|line| line.visits).collect();
            visits.sort_by(|a, b| b.cmp(a));
            visits.extend([0, 0]);
            assert_eq!(search.lead(), Some(visits[0] - visits[1]), "seed {seed}");
            let most = lines.iter().max_by_key(|line| line.visits).expect("moves");
            refuted += u32::from(!is_open(&most));
        }
    }
    assert!(refuted > 0, "what was visited most was never refuted");
}

/// Plays random games and lets one search follow them, a move or two at a time.
struct ReusedTree(u64);

impl Visitor for ReusedTree {
    /// How often it could.
    type Output = u32;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> u32 {
        let game = Arc::new(game);
        let ReusedTree(seed) = self;
        let (mut dice, mut followed) = (dice(seed), 0);
        for number in 0..6 {
            let mut state = game.start();
            let tuning = MctsConfig {
                nodes: 1 << 14,
                ..game.mcts_config()
            };
            let mut search = Mcts::new(game.clone(), &state, tuning);
            loop {
                for _ in 0..200 {
                    search.step(&mut dice);
                }
                let lines = search.result().lines;
                let tried: Vec<_> = lines.iter().filter(|line| line.visits > 2).collect();
                let Some(line) = tried.get(dice.random_range(0..tried.len().max(1))) else {
                    break;
                };
                let count = dice.random_range(1..=line.variation.len().min(2));
                let moves = &line.variation[..count];
                moves.iter().for_each(|&mv| game.play(&mut state, mv));
                if game.turn(&state) == Turn::Over {
                    break;
                }
                if search.follow(moves) {
                    followed += 1;
                    let mut places: Vec<_> = search
                        .result()
                        .lines
                        .iter()
                        .map(|line| (line.place, line.mv))
                        .collect();
                    places.sort_by_key(|(place, _)| *place);
                    let mut legal = Vec::new();
                    game.moves(&state, &mut legal);
                    let expected: Vec<_> = (0..).zip(legal).collect();
                    assert_eq!(places, expected, "seed {seed}, game {number}, after {moves:?}");
                } else {
                    search = Mcts::new(game.clone(), &state, tuning);
                }
            }
        }
        followed
    }
}

#[test]
fn a_search_that_follows_a_game_weighs_the_legal_moves_in_their_order() {
    let settings = [
        (GameId::Linage, "size=5.komi=bid"),
        (GameId::Carteso, "size=4.komi=bid"),
        (GameId::Keil, "size=3.komi=bid.button=on"),
        (GameId::Ecalper, "size=3.pie=on"),
    ];
    for (seed, (game, options)) in (31..).zip(settings) {
        let options = Options::parse(options).expect("options are read");
        let followed = catalog::with(game, &options, ReusedTree(seed)).expect("the game is set up");
        assert!(followed > 30, "{game:?}: {followed} times");
    }
}

#[test]
fn with_borrowed_statistics_a_win_in_one_and_the_worth_of_solved_positions_are_found() {
    let config = MctsConfig {
        exploration: 0.0,
        rave: Fading::Error(1e-5),
        reference: 30,
        ..MctsConfig::default()
    };
    // A fork that wins, and a threat that must be stopped.
    for cells in [&[0, 2, 4, 6][..], &[0, 4, 8, 2], &[4, 0, 8], &[0, 4, 1]] {
        let game = TicTacToe(cells);
        let mut search = Mcts::new(Arc::new(game.clone()), &game.start(), config);
        assert_right(&game, &think(&mut search, 3_000, &mut dice(4)), 0.1, 4);
    }
}
