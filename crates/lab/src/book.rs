//! `lab book`: makes a book of balanced openings.

use std::collections::HashSet;
use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;

use clap::Args;

use super::experiment::{Experiment, Rules, Setting};
use super::limit::Limit;
use super::opening::{name_moves, random_plies};
use super::player::{Player, play_to_end};
use super::rng_streams::stream;
use tessera_cli::failure::Failure;
use tessera_cli::parallel;
use tessera_cli::progress;
use tessera_core::game::{BySeat, Dice, Seat, Turn};
use tessera_engine as engine;
use tessera_protocol::Engine;
use tessera_search::Heuristics;

/// The number of random openings that are tried for each one asked for.
const ATTEMPTS_PER_OPENING: u32 = 1000;

/// Make a book of balanced openings for lab arena and lab ladder.
///
/// The output is not JSON but the book: comment lines that say how it was made, then one record a line. An opening
/// consists of random plies, including bids, and ends where a seat is to move. No two openings lead to the same
/// position. In each, the value of the engine's best move is at most --balance away from an equal share of the win.
/// Since a search's value can be wrong, --games lets the engine also play games against itself from each opening;
/// every seat must then win its equal share to within half a game. The book depends on the seed alone, not on the
/// number of threads.
#[derive(Args)]
pub(super) struct Book {
    #[command(flatten)]
    setting: Setting,
    /// The number of plies of an opening
    #[arg(long, default_value_t = 4)]
    plies: u32,
    /// The number of openings
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// The engine that evaluates the openings: flat, uct or mcts
    #[arg(long, default_value = "uct", value_parser = parse_engine)]
    engine: Engine,
    /// Its search steps for each opening
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    steps: u32,
    /// How far the value may be from an equal share
    #[arg(long, default_value_t = 0.1)]
    balance: f32,
    /// The number of games against itself in which every seat must win its share
    #[arg(long, default_value_t = 0)]
    games: u32,
    /// Its search steps for each move of these games
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..))]
    game_steps: u32,
    /// The seed for openings and searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads evaluate openings [default: one per core]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

/// Parses an engine. Error: its values are not shares of the win.
fn parse_engine(text: &str) -> Result<Engine, String> {
    match text.parse().map_err(|error| format!("{error}"))? {
        Engine::Random | Engine::Greedy | Engine::Leaf => Err(format!(
            "{text} does not estimate who wins; use flat, uct or mcts"
        )),
        engine => Ok(engine),
    }
}

impl Experiment for Book {
    fn setting(&self) -> Result<Setting, Failure> {
        self.setting.complete()
    }

    fn work<G: Rules>(&self, game: &Arc<G>, setting: &Setting, out: &mut impl Write) -> Result<(), Failure> {
        engine::fits(self.engine, &**game).map_err(Failure::usage)?;
        let Book {
            count,
            seed,
            plies,
            balance,
            ..
        } = *self;
        let equal = 1.0 / f32::from(game.seats());
        // The key of the position after the opening and the names of its moves, if it is balanced.
        let evaluated = |attempt: u32| -> Option<(u64, Vec<String>)> {
            let mut dice = stream(seed, &[u64::from(attempt)]);
            let moves = random_plies(&**game, plies, &mut dice)?;
            let (names, state) = name_moves(&**game, &moves);
            if !matches!(game.turn(&state), Turn::Seat(_)) {
                return None;
            }
            let limit = Limit::Steps(self.steps);
            let result = Player::new(game.clone(), self.engine, limit).result(&state, &mut dice);
            let value = result.best()?.value;
            let mut games_are_even = || self.is_even(game, &state, &mut dice);
            ((value - equal).abs() <= balance && games_are_even()).then(|| (game.key(&state), names))
        };
        let bar = progress::bar(count, "openings");
        let attempts = count.saturating_mul(ATTEMPTS_PER_OPENING);
        let mut keys = HashSet::new();
        let mut found = Vec::new();
        parallel::in_order(0..attempts, self.threads, evaluated, |evaluated| {
            if let Some((key, names)) = evaluated
                && keys.insert(key)
            {
                bar.inc(1);
                found.push(setting.record(names));
            }
            Ok(if found.len() == count as usize {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            })
        })?;
        if found.len() < count as usize {
            return Err(Failure::Usage(format!(
                "only {} of {attempts} random openings are balanced and differ; use a smaller --count, a larger \
                 --plies or a larger --balance",
                found.len()
            )));
        }
        writeln!(
            out,
            "# {} balanced openings of {} plies, made by",
            self.count, self.plies
        )?;
        writeln!(
            out,
            "# lab book {} --options {} --plies {} --count {} --engine {} --steps {} --balance {} --games {} \
             --game-steps {} --seed {}",
            setting.game.id(),
            setting.options,
            self.plies,
            self.count,
            self.engine,
            self.steps,
            self.balance,
            self.games,
            self.game_steps,
            self.seed
        )?;
        for record in found {
            writeln!(out, "{record}")?;
        }
        Ok(())
    }
}

impl Book {
    /// Whether every seat wins its equal share of the engine's games against itself from this state, to within half a
    /// game.
    fn is_even<G: Heuristics + 'static>(&self, game: &Arc<G>, from: &G::State, dice: &mut Dice) -> bool {
        let mut earned = BySeat::<f32>::default();
        for _ in 0..self.games {
            let mut state = from.clone();
            let limit = Limit::Steps(self.game_steps);
            play_to_end(game, &mut state, self.engine, limit, dice);
            let payoff = game.payoff(&state);
            Seat::all(game.seats()).for_each(|seat| earned[seat] += payoff[seat]);
        }
        let equal = self.games as f32 / f32::from(game.seats());
        Seat::all(game.seats()).all(|seat| (earned[seat] - equal).abs() <= 0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::super::opening_book::OpeningBook;
    use super::*;
    use tessera_cli::temporary::file_with;
    use tessera_games::catalog::{GameId, Visitor};
    use tessera_games::play::Notation;

    fn book(threads: usize) -> Book {
        Book {
            setting: Setting::of(GameId::Linage, "size=5"),
            plies: 3,
            count: 30,
            engine: Engine::UCT,
            steps: 100,
            balance: 0.1,
            games: 0,
            game_steps: 50,
            seed: 1,
            threads: NonZeroUsize::new(threads),
        }
    }

    fn text(book: &Book) -> String {
        let mut out = Vec::new();
        book.run(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    /// Finds the position key of each opening of the book and its value by a longer search.
    struct EvaluateOpenings<'b>(&'b OpeningBook);

    impl Visitor for EvaluateOpenings<'_> {
        type Output = Vec<(u64, f32)>;
        fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Self::Output {
            let game = Arc::new(game);
            let evaluated = |pair| {
                let state = tessera_games::play::replay(&*game, self.0.opening(pair)).unwrap();
                let result = Player::new(game.clone(), Engine::UCT, Limit::Steps(2000))
                    .result(&state, &mut stream(9, &[pair.into()]));
                (game.key(&state), result.best().unwrap().value)
            };
            (0..self.0.openings() as u32).map(evaluated).collect()
        }
    }

    #[test]
    fn a_book_holds_balanced_positions_without_repetition() {
        let text = text(&book(2));
        let file = file_with(&text);
        let setting = Setting::of(GameId::Linage, "size=5.komi=bid");
        let book = OpeningBook::read(file.path(), setting.game, &setting.options).unwrap();
        assert_eq!(book.openings(), 30);
        let evaluated = setting.visit(EvaluateOpenings(&book)).unwrap();
        let keys: HashSet<u64> = evaluated.iter().map(|&(key, _)| key).collect();
        assert_eq!(keys.len(), 30);
        // The longer search's values differ a little; those of random openings are 0.3 off on average.
        let off: f32 = evaluated.iter().map(|&(_, value)| (value - 0.5).abs()).sum();
        assert!(off / 30.0 < 0.15, "{}", off / 30.0);
    }

    #[test]
    fn games_from_an_opening_are_even_only_if_every_seat_wins_its_share() {
        /// Counts the random openings from which the games are even.
        struct Even(Book);

        impl Visitor for Even {
            type Output = u32;
            fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> u32 {
                let game = Arc::new(game);
                let even = |attempt: u64| {
                    let mut dice = stream(1, &[attempt]);
                    let moves = random_plies(&*game, self.0.plies, &mut dice).unwrap();
                    self.0.is_even(&game, &name_moves(&*game, &moves).1, &mut dice)
                };
                (0..30).map(|attempt| u32::from(even(attempt))).sum()
            }
        }

        let even = |komi: &str, games: u32| {
            let setting = Setting::of(GameId::Linage, &format!("size=5.komi={komi}"));
            let book = Book { games, ..book(1) };
            setting.complete().unwrap().visit(Even(book)).unwrap()
        };
        assert_eq!(even("0", 0), 30, "without games every opening is even");
        assert_eq!(even("20", 4), 0, "nobody overcomes a komi of twenty points");
        let some = even("0", 4);
        assert!((1..30).contains(&some), "{some} of 30");
    }

    #[test]
    fn the_number_of_threads_changes_nothing_and_the_seed_all() {
        let few = |threads, seed| Book {
            count: 10,
            seed,
            ..book(threads)
        };
        let alone = text(&few(1, 1));
        assert_eq!(text(&few(3, 1)), alone);
        let other = few(2, 2);
        assert_ne!(text(&other).lines().last(), alone.lines().last());
    }

    #[test]
    fn a_book_with_too_few_balanced_openings_is_refused_with_advice() {
        let none = Book {
            plies: 0,
            count: 2,
            engine: Engine::Flat,
            steps: 1,
            balance: 1.0,
            ..book(2)
        };
        let why = none.run(&mut Vec::new());
        assert!(matches!(why, Err(Failure::Usage(why)) if why.starts_with("only 1 of 2000 random openings")));
        assert!(
            parse_engine("greedy")
                .unwrap_err()
                .contains("use flat, uct or mcts")
        );
    }
}
