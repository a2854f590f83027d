//! The strongest search near the end of a game: what it proves is so, and a proven win is won.

use std::sync::Arc;

use tessera_core::game::{Dice, Game, Turn, dice};
use tessera_engine as engine;
use tessera_games::catalog::Visitor;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Notation, Options};
use tessera_search::{Heuristics, Mcts, MctsConfig, Search, Status};

use super::exact::best_play;
use super::whole::whole_or;

/// The number of positions from this one on, repeated ones counted again; `None` if they are more than `left`.
fn positions_below<G: Game>(game: &G, state: &G::State, left: u32) -> Option<u32> {
    if left == 0 {
        return None;
    }
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mut sum = 1;
    for mv in moves {
        let mut after = state.clone();
        game.play(&mut after, mv);
        sum += positions_below(game, &after, left.checked_sub(sum)?)?;
    }
    Some(sum)
}

/// A position of a random game that has at most 3,000 positions below it.
fn ending<G: Game>(game: &G, dice: &mut Dice) -> G::State {
    loop {
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            if positions_below(game, &state, 3_000).is_some() {
                return state;
            }
            let mv = game.random_move(&state, dice, &mut Vec::new());
            game.play(&mut state, mv);
        }
    }
}

/// Runs a search until it settles and compares its proven values and its best move with exact play.
fn solved<G: Heuristics>(game: &G, state: &G::State, search: &mut Mcts<G>, dice: &mut Dice, place: &str) {
    let Turn::Seat(seat) = game.turn(state) else {
        return;
    };
    let mut steps = 0;
    while search.step(dice) == Status::Searching {
        steps += 1;
        assert!(steps < 200_000, "{place}: not solved");
    }
    let after = |mv| {
        let mut after = state.clone();
        game.play(&mut after, mv);
        best_play(game, &after)[seat]
    };
    let result = search.result();
    for line in result.lines.iter().filter(|line| line.proven) {
        assert_eq!(f64::from(line.value), after(line.mv), "{place}: {:?}", line.mv);
    }
    // With one legal move there is nothing to prove.
    let best = result.best().expect("a move");
    let worth = best_play(game, state)[seat];
    assert_eq!(after(best.mv), worth, "{place}: the best is missed");
}

/// A search that imported the visits of another, which proves nothing.
fn informed<G: Heuristics>(game: &Arc<G>, state: &G::State, tuning: MctsConfig, dice: &mut Dice) -> Mcts<G> {
    let guesses = MctsConfig {
        solver: false,
        ..tuning
    };
    let mut exporter = Mcts::new(game.clone(), state, guesses);
    let mut search = Mcts::new(game.clone(), state, tuning);
    for _ in 0..5 {
        (0..100).for_each(|_| _ = exporter.step(dice));
        search.import_delta(&exporter.export_delta());
        search.step(dice);
    }
    search
}

/// Solves random endings, some with the endgame solver and some without, and once more from where a search that knows
/// little goes on after two moves.
struct SolvedEndings {
    seed: u64,
    endings: u32,
}

impl Visitor for SolvedEndings {
    /// How often a tree was reused.
    type Output = u32;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> u32 {
        let game = Arc::new(game);
        let (mut dice, mut followed) = (dice(self.seed), 0);
        for number in 0..self.endings {
            let state = ending(&*game, &mut dice);
            let tuning = MctsConfig {
                endgame: 8 * (number % 2),
                nodes: 1 << 17,
                ..game.mcts_config()
            };
            let place = format!("seed {}, ending {number}", self.seed);
            let mut search = Mcts::new(game.clone(), &state, tuning);
            solved(&*game, &state, &mut search, &mut dice, &place);
            if number % 3 == 0 {
                let mut search = informed(&game, &state, tuning, &mut dice);
                let place = format!("{place}; with imported visits");
                solved(&*game, &state, &mut search, &mut dice, &place);
            }
            let mut search = Mcts::new(game.clone(), &state, MctsConfig { endgame: 0, ..tuning });
            for _ in 0..40 {
                search.step(&mut dice);
            }
            let lines = search.result().lines;
            let Some(line) = lines.iter().find(|line| line.variation.len() > 2) else {
                continue;
            };
            let (moves, mut later) = (&line.variation[..2], state.clone());
            moves.iter().for_each(|&mv| game.play(&mut later, mv));
            if search.follow(moves) {
                followed += 1;
                let place = format!("{place} after {moves:?}");
                solved(&*game, &later, &mut search, &mut dice, &place);
            }
        }
        followed
    }
}

fn solve(game: GameId, options: &str, seed: u64) {
    let endings = whole_or(150, 20);
    let options = Options::parse(options).expect("options are read");
    let followed =
        catalog::with(game, &options, SolvedEndings { seed, endings }).expect("the game is set up");
    // On the smallest board of Keil so little is left that all is proven before anything lies three plies deep.
    assert!(
        game == GameId::Keil || followed > endings / 9,
        "a search went on {followed} times only"
    );
}

#[test]
fn endings_of_linage_are_solved_exactly() {
    solve(GameId::Linage, "size=4.komi=1", 11);
    solve(GameId::Linage, "size=5.komi=2", 12);
}

#[test]
fn endings_of_carteso_are_solved_exactly() {
    solve(GameId::Carteso, "size=3.komi=1", 13);
    solve(GameId::Carteso, "size=4.komi=1", 14);
}

#[test]
fn endings_of_keil_are_solved_exactly() {
    solve(GameId::Keil, "size=2.komi=1.button=off", 15);
    solve(GameId::Keil, "size=2.komi=1.button=on", 16);
}

#[test]
fn endings_of_ecalper_are_solved_exactly() {
    solve(GameId::Ecalper, "size=2", 17);
    solve(GameId::Ecalper, "size=3", 18);
}

/// Plays won endings to their end: the search against random replies.
struct WonEndings {
    seed: u64,
}

impl Visitor for WonEndings {
    type Output = u32;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> u32 {
        let game = Arc::new(game);
        let mut dice = dice(self.seed);
        let mut won = 0;
        for number in 0..whole_or(50, 25) {
            let mut state = ending(&*game, &mut dice);
            let Turn::Seat(own) = game.turn(&state) else {
                continue;
            };
            if best_play(&*game, &state)[own] < 1.0 {
                continue;
            }
            while let Turn::Seat(seat) = game.turn(&state) {
                let mv = if seat == own {
                    let mut search = engine::search(tessera_protocol::Engine::BEST, game.clone(), &state);
                    for _ in 0..20_000 {
                        if search.step(&mut dice) == Status::Finished {
                            break;
                        }
                    }
                    search.result().best().expect("a move").mv
                } else {
                    game.random_move(&state, &mut dice, &mut Vec::new())
                };
                game.play(&mut state, mv);
            }
            assert_eq!(
                game.payoff(&state)[own],
                1.0,
                "seed {}, ending {number}: a won game is not won",
                self.seed
            );
            won += 1;
        }
        won
    }
}

#[test]
fn a_proven_win_is_played_out() {
    let mut won = 0;
    for (game, options) in [
        (GameId::Linage, "size=4.komi=1"),
        (GameId::Carteso, "size=3.komi=1"),
        (GameId::Keil, "size=2.komi=1.button=on"),
        (GameId::Ecalper, "size=2"),
    ] {
        let options = Options::parse(options).expect("options are read");
        won += catalog::with(game, &options, WonEndings { seed: 5 }).expect("the game is set up");
    }
    assert!(won > whole_or(60, 30), "only {won} won endings");
}
