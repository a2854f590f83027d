//! The exact solver finds what looking at everything finds, in random endings of the games for two.

use tessera_core::game::{Dice, Game, Seat, Turn, dice};
use tessera_games::catalog::{self, GameId, Visitor};
use tessera_games::play::{Notation, Options, find_move};
use tessera_report::{Board, replayer};
use tessera_search::{ExactSolver, Heuristics};

/// What the first seat earns by best play of both, by looking at every move, without any key; `None` if that takes more
/// than `left` positions or lies more than `plies` away, as it may in Keil, whose games can go on for very long.
fn brute_force<G: Game>(game: &G, state: &G::State, left: &mut u32, plies: u32) -> Option<f32> {
    *left = left.checked_sub(1)?;
    let plies = plies.checked_sub(1)?;
    let Turn::Seat(seat) = game.turn(state) else {
        return Some(game.payoff(state)[Seat::FIRST]);
    };
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mut best: Option<f32> = None;
    for mv in moves {
        let mut after = state.clone();
        game.play(&mut after, mv);
        let value = brute_force(game, &after, left, plies)?;
        best = Some(match (best, seat) {
            (None, _) => value,
            (Some(best), Seat::FIRST) => best.max(value),
            (Some(best), _) => best.min(value),
        });
    }
    best
}

/// How far away brute force looks at most, so that it stays within its stack.
const MOST_PLIES: u32 = 60;

/// Compares the positions of random games from the end backwards, as far as brute force reaches.
struct Endings {
    seed: u64,
    games: u32,
    /// How many positions brute force may look at.
    most: u32,
}

/// The positions of a game of random moves, from the start to the end.
fn random_game<G: Game>(game: &G, dice: &mut Dice) -> Vec<G::State> {
    let mut states = vec![game.start()];
    while game.turn(&states[states.len() - 1]) != Turn::Over {
        let mut state = states[states.len() - 1].clone();
        let mv = game.random_move(&state, dice, &mut Vec::new());
        game.play(&mut state, mv);
        states.push(state);
    }
    states
}

impl Visitor for Endings {
    /// How many positions were compared, and how many of them are worth nothing, a half and one to the first seat.
    type Output = [u32; 4];

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> [u32; 4] {
        let mut dice = dice(self.seed);
        let mut solver = ExactSolver::new(&game, 1);
        let mut by_images = ExactSolver::new(&game, 1).with_symmetries(&game);
        let mut counts = [0; 4];
        for number in 0..self.games {
            let states = random_game(&game, &mut dice);
            for (ply, state) in states.iter().enumerate().rev() {
                let Some(value) = brute_force(&game, state, &mut { self.most }, MOST_PLIES) else {
                    break;
                };
                let place = format!("seed {}, game {number}, ply {ply}", self.seed);
                assert_eq!(solver.payoff(&game, state, u64::MAX), Some(value), "{place}");
                assert_eq!(by_images.payoff(&game, state, u64::MAX), Some(value), "{place}");
                let wins = |seat| ExactSolver::new(&game, 1).wins(&game, state, seat, u64::MAX);
                // A solver that knows nothing of other positions, now and then.
                if ply % 4 == 0 {
                    assert_eq!(wins(Seat::FIRST), Some(value == 1.0), "{place}");
                    assert_eq!(wins(Seat::SECOND), Some(value == 0.0), "{place}");
                }
                let [low, high] = game.exact_bounds(state);
                assert!(
                    low <= value && value <= high,
                    "{place}: {low}..{high} for {value}"
                );
                counts[0] += 1;
                counts[1 + (2.0 * value) as usize] += 1;
            }
        }
        counts
    }
}

#[test]
fn random_endings_are_worth_what_brute_force_says() {
    // Komi and sides to be settled, the button, the superko rule, the pie rule, draws.
    let boards = [
        (GameId::Linage, "size=3.komi=bid", 60),
        (GameId::Linage, "size=4.komi=1", 60),
        (GameId::Linage, "size=5.komi=2_5", 40),
        (GameId::Carteso, "size=2.komi=bid", 60),
        (GameId::Carteso, "size=3.komi=1", 60),
        (GameId::Carteso, "size=5.komi=0_5", 40),
        (GameId::Keil, "size=2.komi=0.button=on", 150),
        (GameId::Keil, "size=2.komi=0_5.button=off", 150),
        (GameId::Keil, "size=3.komi=1.button=on", 60),
        (GameId::Ecalper, "size=2.pie=on", 100),
        (GameId::Ecalper, "size=2.pie=off", 100),
        (GameId::Ecalper, "size=3.pie=on", 60),
        (GameId::Ecalper, "size=5.pie=on", 30),
    ];
    let mut all = [0; 4];
    for (game, options, games) in boards {
        let endings = Endings {
            seed: 11,
            games,
            most: 6_000,
        };
        let counts = catalog::with(game, &Options::parse(options).unwrap(), endings).unwrap();
        println!("{game:?} {options}: {counts:?}");
        assert!(counts[0] >= games, "{game:?} {options}: {counts:?}");
        (0..4).for_each(|place| all[place] += counts[place]);
    }
    assert!(
        all[0] >= 2_000 && all[1..].iter().all(|&count| count > 0),
        "{all:?}"
    );
}

/// Plays random games, and each of them again after every symmetry of the board as it is drawn.
struct Images<'a> {
    board: &'a Board,
    seed: u64,
}

impl Visitor for Images<'_> {
    /// How many pairs of a position and another image of it were compared.
    type Output = u32;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> u32 {
        let maps = game.symmetries();
        let drawn = self
            .board
            .symmetries
            .iter()
            .filter(|symmetry| symmetry.keeps_rules);
        let drawn: Vec<_> = drawn.collect();
        assert_eq!(
            maps.len(),
            drawn.len() + 1,
            "the identity is the one that is not drawn"
        );
        let key = |state: &G::State| maps.iter().map(|map| game.image_key(state, map)).min();
        let mut dice = dice(self.seed);
        let mut compared = 0;
        for symmetry in drawn {
            let (mut state, mut image) = (game.start(), game.start());
            while game.turn(&state) != Turn::Over {
                let mv = game.random_move(&state, &mut dice, &mut Vec::new());
                let name = game.name(&state, mv);
                let mapped = self.board.mapped_name(&name, &symmetry.map).unwrap_or(name);
                let mapped = find_move(&game, &image, &mapped, &mut Vec::new());
                game.play(&mut state, mv);
                game.play(&mut image, mapped.expect("the image of a legal move is legal"));
                assert_eq!(
                    key(&state),
                    key(&image),
                    "seed {}, {:?}",
                    self.seed,
                    symmetry.mirror
                );
                compared += u32::from(game.key(&state) != game.key(&image));
            }
        }
        compared
    }
}

#[test]
fn positions_that_a_symmetry_of_the_board_maps_to_each_other_have_one_key() {
    for (game, options) in [
        (GameId::Linage, "size=5.komi=2_5"),
        (GameId::Carteso, "size=5.komi=0_5"),
        (GameId::Keil, "size=3.komi=1.button=on"),
        (GameId::Ecalper, "size=4.pie=on"),
    ] {
        let options = Options::parse(options).unwrap();
        let replayer = replayer(game, &options).unwrap();
        let images = Images {
            board: replayer.board().expect("the board does not grow"),
            seed: 12,
        };
        let compared = catalog::with(game, &options, images).unwrap();
        assert!(compared > 20, "{game:?}: {compared}");
    }
}

#[test]
fn fewer_positions_are_searched_where_images_are_taken_for_one() {
    struct Start;
    impl Visitor for Start {
        type Output = [u64; 2];
        fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> [u64; 2] {
            let mut plain = ExactSolver::new(&game, 16);
            let mut by_images = ExactSolver::new(&game, 16).with_symmetries(&game);
            let start = game.start();
            let payoffs = [&mut plain, &mut by_images].map(|solver| solver.payoff(&game, &start, u64::MAX));
            assert_eq!(payoffs[0], payoffs[1]);
            [plain.positions(), by_images.positions()]
        }
    }
    for (game, options) in [
        (GameId::Linage, "size=4.komi=5"),
        (GameId::Carteso, "size=3.komi=0"),
        (GameId::Ecalper, "size=2.pie=off"),
    ] {
        let [plain, by_images] = catalog::with(game, &Options::parse(options).unwrap(), Start).unwrap();
        println!("{game:?} {options}: {plain} positions, {by_images} by images");
        assert!(2 * by_images < plain, "{game:?}: {plain}, {by_images}");
    }
}

#[test]
fn a_position_that_takes_more_than_the_limit_is_not_solved() {
    struct Limited;
    impl Visitor for Limited {
        type Output = [Option<f32>; 2];
        fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> [Option<f32>; 2] {
            let start = game.start();
            let few = ExactSolver::new(&game, 1).payoff(&game, &start, 3);
            [few, ExactSolver::new(&game, 1).payoff(&game, &start, 1_000_000)]
        }
    }
    let options = Options::parse("size=3.komi=0_5").unwrap();
    let [few, many] = catalog::with(GameId::Linage, &options, Limited).unwrap();
    assert_eq!(few, None);
    assert!(many.is_some());
}

/// Compares the solver with one whose keys have all earlier positions, from the ends of random games backwards.
struct Repetitions {
    seed: u64,
    games: u32,
}

/// How many positions the slower of them may search.
const MOST_WITH_WHOLE_KEYS: u64 = 1_500;

impl Visitor for Repetitions {
    /// How many positions were compared, and how many positions either solver has searched for that.
    type Output = [u64; 3];

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> [u64; 3] {
        let mut dice = dice(self.seed);
        let mut counts = [0; 3];
        for number in 0..self.games {
            // Tables of their own for each game, so that what is found in one position is used in the next.
            let mut shared = ExactSolver::new(&game, 1);
            let mut whole = ExactSolver::new(&game, 1).with_whole_keys();
            let states = random_game(&game, &mut dice);
            let mut searched = [0; 2];
            for (ply, state) in states.iter().enumerate().rev() {
                let Some(value) = whole.payoff(&game, state, MOST_WITH_WHOLE_KEYS) else {
                    break;
                };
                let place = format!("seed {}, game {number}, ply {ply}", self.seed);
                assert_eq!(shared.payoff(&game, state, u64::MAX), Some(value), "{place}");
                counts[0] += 1;
                searched = [shared.positions(), whole.positions()];
            }
            (0..2).for_each(|place| counts[1 + place] += searched[place]);
        }
        counts
    }
}

#[test]
fn proofs_that_are_kept_without_earlier_positions_say_the_same() {
    let boards = [
        ("size=2.komi=0_5.button=off", 150),
        ("size=2.komi=0.button=on", 150),
        ("size=2.komi=3.button=off", 100),
        ("size=3.komi=1.button=on", 15),
    ];
    let mut searched = [0; 2];
    for (options, games) in boards {
        let repetitions = Repetitions { seed: 3, games };
        let counts = catalog::with(GameId::Keil, &Options::parse(options).unwrap(), repetitions).unwrap();
        println!("{options}: {counts:?}");
        let [compared, shared, whole] = counts;
        assert!(compared >= 4 * u64::from(games), "{options}: {counts:?}");
        searched = [searched[0] + shared, searched[1] + whole];
    }
    assert_ne!(searched[0], searched[1], "no proof was used again");
}

#[test]
fn keil_on_side_three_is_proven_from_its_third_stone_on() {
    struct Answered;
    impl Visitor for Answered {
        type Output = (Option<f32>, u64);
        fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> (Option<f32>, u64) {
            let mut state = game.start();
            for name in ["b2", "c3"] {
                let mv = find_move(&game, &state, name, &mut Vec::new()).expect("a legal move");
                game.play(&mut state, mv);
            }
            let mut solver = ExactSolver::new(&game, 64).with_symmetries(&game);
            (solver.payoff(&game, &state, 50_000), solver.positions())
        }
    }
    // Captures let a game go on for so long that a search in depth finds nothing within so few positions.
    let options = Options::parse("size=3.komi=1.button=off").unwrap();
    let (payoff, positions) = catalog::with(GameId::Keil, &options, Answered).unwrap();
    assert_eq!(payoff, Some(1.0), "after {positions} positions");
}
