//! Books of openings, made.

use std::collections::HashSet;
use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;

use clap::Args;

use super::arguments;
use super::failure::Failure;
use super::limit::Limit;
use super::opening::{drawn, named};
use super::parallel;
use super::player::Player;
use super::progress;
use super::rng_streams::stream;
use crate::catalog::{self, GameId};
use crate::engine;
use crate::game::{BySeat, Dice, Seat, Turn};
use crate::play::{Options, Record, Show, Visitor};
use crate::protocol::Engine;
use crate::search::Heuristics;

/// How many draws are tried for each opening that is wanted.
const PATIENCE: u32 = 1000;

/// Make a book of balanced openings for lab arena and lab ladder.
///
/// What is written is no JSON but the book: a text of records, one a line, after lines that say how it was made.
/// Openings are random plies, bids included, that end where a seat is to move; none leads to a position that
/// another one leads to; and each is one in which the best move that the engine finds is worth an equal's share
/// of the win, give or take the balance. What a search thinks of an opening and what comes of it differ, so with
/// --games the engine also plays on from each against itself, and every seat must win its equal share, give or take
/// half a game. The book depends on the seed alone, not on the number of threads.
#[derive(Args)]
pub(super) struct Book {
    /// The game
    #[arg(value_parser = arguments::game)]
    game: GameId,
    /// The game's options as in a record
    #[arg(long, default_value = "", value_parser = arguments::options)]
    options: Options,
    /// How many plies an opening has
    #[arg(long, default_value_t = 4)]
    plies: u32,
    /// How many openings are wanted
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// The engine that judges them: flat, uct or mcts
    #[arg(long, default_value = "uct", value_parser = parse_engine)]
    engine: Engine,
    /// Its search steps for each
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    steps: u32,
    /// How far from an equal's share the value may be
    #[arg(long, default_value_t = 0.1)]
    balance: f32,
    /// How many games against itself must come out even
    #[arg(long, default_value_t = 0)]
    games: u32,
    /// Its search steps for each move of these games
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..))]
    game_steps: u32,
    /// The seed of openings and searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many openings are judged at once [default: as many as there are cores]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

/// An engine whose values are shares of the win.
pub(super) fn parse_engine(text: &str) -> Result<Engine, String> {
    match text.parse().map_err(|error| format!("{error}"))? {
        Engine::Random | Engine::Greedy | Engine::Leaf => Err(format!(
            "{text} cannot tell who is winning; use flat, uct or mcts"
        )),
        engine => Ok(engine),
    }
}

impl Book {
    /// Writes the book.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let options = self
            .options
            .complete(&self.game.specs())
            .map_err(Failure::usage)?;
        let finding = Finding {
            binding: self,
            options: options.clone(),
        };
        let found = catalog::with(self.game, &options, finding).map_err(Failure::usage)??;
        let id = self.game.about().id;
        writeln!(
            out,
            "# {} balanced openings of {} plies, made by",
            self.count, self.plies
        )?;
        writeln!(
            out,
            "# lab book {id} --options {options} --plies {} --count {} --engine {} --steps {} --balance {} --games {} \
             --game-steps {} --seed {}",
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
    /// Whether in the games that the engine plays against itself from here every seat wins its equal share.
    fn comes_out_even<G: Heuristics + 'static>(
        &self,
        game: &Arc<G>,
        from: &G::State,
        dice: &mut Dice,
    ) -> bool {
        let mut earned = BySeat::<f32>::default();
        for _ in 0..self.games {
            let mut state = from.clone();
            while game.turn(&state) != Turn::Over {
                let mv = match game.turn(&state) {
                    Turn::Seat(_) => {
                        let verdict = Player::new(game.clone(), self.engine, Limit::Steps(self.game_steps))
                            .verdict(&state, dice);
                        verdict.best().expect("the game is not over").mv
                    }
                    _ => game.random_move(&state, dice, &mut Vec::new()),
                };
                game.play(&mut state, mv);
            }
            let payoff = game.payoff(&state);
            Seat::all(game.seats()).for_each(|seat| earned[seat] += payoff[seat]);
        }
        let equal = self.games as f32 / f32::from(game.seats());
        Seat::all(game.seats()).all(|seat| (earned[seat] - equal).abs() <= 0.5)
    }
}

/// Finds the openings.
struct Finding<'b> {
    binding: &'b Book,
    options: Options,
}

impl Visitor for Finding<'_> {
    type Output = Result<Vec<Record>, Failure>;

    fn visit<G: Show + Heuristics + 'static>(self, game: G) -> Self::Output {
        let game = Arc::new(game);
        engine::fits(self.binding.engine, &*game).map_err(Failure::usage)?;
        let Book {
            count,
            seed,
            plies,
            balance,
            ..
        } = *self.binding;
        let equal = 1.0 / f32::from(game.seats());
        // The names of an opening that is balanced, and the key of the position it leads to.
        let judged = |attempt: u32| -> Option<(u64, Vec<String>)> {
            let mut dice = stream(seed, &[u64::from(attempt)]);
            let moves = drawn(&*game, plies, &mut dice)?;
            let (names, state) = named(&*game, &moves);
            if !matches!(game.turn(&state), Turn::Seat(_)) {
                return None;
            }
            let limit = Limit::Steps(self.binding.steps);
            let verdict = Player::new(game.clone(), self.binding.engine, limit).verdict(&state, &mut dice);
            let value = verdict.best()?.value;
            let mut is_even = || self.binding.comes_out_even(&game, &state, &mut dice);
            ((value - equal).abs() <= balance && is_even()).then(|| (game.key(&state), names))
        };
        let bar = progress::bar(count, "openings");
        let attempts = count.saturating_mul(PATIENCE);
        let mut keys = HashSet::new();
        let mut found = Vec::new();
        parallel::in_order(0..attempts, self.binding.threads, judged, |judged| {
            if let Some((key, names)) = judged
                && keys.insert(key)
            {
                bar.inc(1);
                found.push(Record {
                    game: self.binding.game.about().id.to_owned(),
                    options: self.options.clone(),
                    names,
                    shown: None,
                });
            }
            Ok(match found.len() == count as usize {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            })
        })?;
        match found.len() == count as usize {
            true => Ok(found),
            false => Err(Failure::Usage(format!(
                "only {} of {attempts} draws are balanced and differ; ask for fewer with --count, for longer \
                 ones with --plies, or for less with --balance",
                found.len()
            ))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::opening_book::OpeningBook;
    use super::super::temporary::file_with;
    use super::*;

    fn binding(threads: usize) -> Book {
        Book {
            game: GameId::Linage,
            options: Options::parse("size=5").unwrap(),
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

    fn text(binding: &Book) -> String {
        let mut out = Vec::new();
        binding.run(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    /// The position and the value of each opening of the book, judged anew by more steps.
    struct Judging<'b>(&'b OpeningBook);

    impl Visitor for Judging<'_> {
        type Output = Vec<(u64, f32)>;
        fn visit<G: Show + Heuristics + 'static>(self, game: G) -> Self::Output {
            let game = Arc::new(game);
            let judged = |pair| {
                let state = crate::play::replay(&*game, self.0.opening(pair)).unwrap();
                let verdict = Player::new(game.clone(), Engine::UCT, Limit::Steps(2000))
                    .verdict(&state, &mut stream(9, &[pair.into()]));
                (game.key(&state), verdict.best().unwrap().value)
            };
            (0..self.0.openings() as u32).map(judged).collect()
        }
    }

    #[test]
    fn a_book_holds_balanced_positions_each_once() {
        let text = text(&binding(2));
        let file = file_with(&text);
        let options = Options::parse("size=5.komi=bid").unwrap();
        let book = OpeningBook::read(file.path(), GameId::Linage, &options).unwrap();
        assert_eq!(book.openings(), 30);
        let judged = catalog::with(GameId::Linage, &options, Judging(&book)).unwrap();
        let keys: HashSet<u64> = judged.iter().map(|&(key, _)| key).collect();
        assert_eq!(keys.len(), 30);
        // The new judgement is another one, so it may differ; but a random opening is 0.3 off in the mean.
        let off: f32 = judged.iter().map(|&(_, value)| (value - 0.5).abs()).sum();
        assert!(off / 30.0 < 0.15, "{}", off / 30.0);
    }

    #[test]
    fn games_from_an_opening_come_out_even_only_where_every_seat_wins_its_share() {
        /// How many of these openings the games find even.
        struct Even(Book);

        impl Visitor for Even {
            type Output = u32;
            fn visit<G: Show + Heuristics + 'static>(self, game: G) -> u32 {
                let game = Arc::new(game);
                let even = |attempt: u64| {
                    let mut dice = stream(1, &[attempt]);
                    let moves = drawn(&*game, self.0.plies, &mut dice).unwrap();
                    self.0.comes_out_even(&game, &named(&*game, &moves).1, &mut dice)
                };
                (0..30).map(|attempt| u32::from(even(attempt))).sum()
            }
        }

        let even = |komi: &str, games: u32| {
            let options = Options::parse(&format!("size=5.komi={komi}")).unwrap();
            let binding = Book { games, ..binding(1) };
            let options = options.complete(&GameId::Linage.specs()).unwrap();
            catalog::with(GameId::Linage, &options, Even(binding)).unwrap()
        };
        assert_eq!(even("0", 0), 30, "nothing is asked");
        assert_eq!(even("20", 4), 0, "nobody makes up for a komi of twenty points");
        let some = even("0", 4);
        assert!((1..30).contains(&some), "{some} of 30");
    }

    #[test]
    fn the_number_of_threads_changes_nothing_and_the_seed_all() {
        let alone = text(&binding(1));
        assert_eq!(text(&binding(3)), alone);
        let other = Book {
            seed: 2,
            ..binding(2)
        };
        assert_ne!(text(&other).lines().last(), alone.lines().last());
    }

    #[test]
    fn what_cannot_be_found_is_refused_with_what_would_help() {
        let none = Book {
            plies: 0,
            count: 2,
            engine: Engine::Flat,
            steps: 1,
            balance: 1.0,
            ..binding(2)
        };
        let why = none.run(&mut Vec::new());
        assert!(matches!(why, Err(Failure::Usage(why)) if why.starts_with("only 1 of 2000 draws")));
        assert!(
            parse_engine("greedy")
                .unwrap_err()
                .contains("use flat, uct or mcts")
        );
    }
}
