//! `lab puzzles`: finds puzzles in the games of corpora, and proves those that are published.

mod best;
mod candidates;
mod criteria;
mod depths;
mod komi;
mod line;
mod prover;
mod rounding;
mod set;
mod sift;
mod symmetry;
#[cfg(test)]
mod tests;
mod theme;
mod verify;

use std::collections::HashSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::arguments;
use super::report::corpus_file::CorpusFile;
use candidates::{Counts, Miner};
use depths::{Depths, Reach};
use prover::Limits;
use rounding::rounded;
use symmetry::Symmetries;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_cli::progress::LongRun;
use tessera_games::catalog::{self, GameId, Visitor};
use tessera_games::play::{Notation, Record};
use tessera_protocol::puzzles::{Puzzle, has_large_komi};
use tessera_report::{CorpusGame, CorpusHeader};
use tessera_search::Heuristics;
use verify::Verification;

/// Find puzzles in the games of a corpus, or prove the puzzles that are published.
///
/// A puzzle is a position in which the seat to move wins and exactly one first move does, though another move would not
/// lose within two plies. Everything is solved to the end of the game. docs/puzzles.md has the criteria, the format of
/// the file and what was measured. In Carcassonne a puzzle is a position whose best move is known by an exact search of
/// the last tiles.
///
/// A file that exists keeps its puzzles and their numbers; new ones are added until as many are listed as --limit says. It
/// is written again whenever one was found. Only puzzles that can be listed are added.
#[derive(Args)]
pub(super) struct Puzzles {
    /// The game; with --verify and --sift all games if none is named
    #[arg(value_parser = arguments::game, required_unless_present_any = ["verify", "sift"])]
    game: Option<GameId>,
    /// A file that lab corpus has written; may be named several times
    #[arg(long, value_name = "FILE", required_unless_present_any = ["verify", "sift"])]
    corpus: Vec<PathBuf>,
    /// The file of puzzles [default: www/puzzles/GAME.json]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// How many puzzles the file lists at most
    #[arg(long, default_value_t = 60)]
    limit: usize,
    /// How many plies before the end of a game the first position lies at most
    #[arg(long, default_value_t = 24)]
    plies: usize,
    /// Where a komi is bid: for how many komis on either side of the final lead of its game a position is looked at
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=20))]
    komis: u16,
    /// How many positions the solver searches at most for a move
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    positions: u64,
    /// How many positions are looked at for the toughest defence
    #[arg(long, default_value_t = 20_000)]
    defence: u32,
    /// How many steps of 2,000 plies the exact search makes at most for a placement, in a game with draws
    #[arg(long, default_value_t = 400)]
    best_steps: u32,
    /// The memory of the solver's table
    #[arg(long, default_value_t = 64, value_name = "MEBIBYTES", value_parser = clap::value_parser!(u32).range(1..=65_536))]
    memory: u32,
    /// Look at this many games at most of each corpus [default: all]
    #[arg(long, default_value_t = u64::MAX, hide_default_value = true)]
    games: u64,
    /// Print instead how many plies before the end of the games of the corpora positions are solved in so many seconds of
    /// processor time each, by this solver and by the endgame solver of the engines
    #[arg(long, value_name = "SECONDS", conflicts_with = "verify", value_parser = arguments::scale)]
    depths: Option<f64>,
    /// Prove every puzzle of the files from scratch instead: the first moves, the line, rating and theme
    #[arg(long)]
    verify: bool,
    /// Set aside instead the puzzles of the files that the criteria do not list, and list the others
    #[arg(long, conflicts_with_all = ["verify", "depths"])]
    sift: bool,
    /// With --verify: prove only one in so many puzzles, beginning with one that --seed draws
    #[arg(long, default_value_t = 1, requires = "verify", value_parser = clap::value_parser!(u32).range(1..))]
    one_in: u32,
    /// The seed of that draw
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The line that is printed for each corpus.
#[derive(Serialize)]
struct Mined {
    corpus: String,
    options: String,
    #[serde(flatten)]
    counts: Counts,
    /// Positions that the solver searched.
    positions: u64,
    seconds: f64,
}

/// The line that is printed for each corpus with --depths: of the exact solver, and of the endgame solver.
#[derive(Serialize)]
struct Measured {
    corpus: String,
    games: u64,
    /// The mean number of plies before the end from which on positions are solved.
    mean_plies: [f64; 2],
    /// How many positions the exact solver searches in a second of processor time.
    positions_a_second: f64,
    /// Seconds of processor time.
    seconds: [f64; 2],
}

/// The line that is printed when the file is complete.
#[derive(Serialize)]
struct Written {
    file: String,
    puzzles: usize,
    /// How many puzzles of each band are listed.
    bands: [usize; 3],
}

impl Puzzles {
    /// Finds puzzles, or proves or sifts those of the files.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        match (self.verify, self.game, self.depths) {
            _ if self.sift => self.sift(out),
            (false, Some(game), Some(seconds)) => self.measure(game, seconds, out),
            (false, Some(game), None) => self.mine(game, out),
            _ => self.prove(out),
        }
    }

    /// Prints how deep the solvers reach in the games of the corpora.
    fn measure(&self, game: GameId, seconds: f64, out: &mut impl Write) -> Result<(), Failure> {
        for corpus in &self.corpus {
            let mut file = CorpusFile::open(corpus)?;
            let (mut games, mut sums) = (0, [Reach::default(); 2]);
            while let Some(played) = file.next_game()? {
                if games == self.games {
                    break;
                }
                let record = Record::parse(&played.record).map_err(Failure::usage)?;
                // There is none where the second side is ahead by more than a komi can say.
                if let Some(record) = komi::records(game, &record, 1)?.into_iter().next() {
                    let depths = Depths {
                        names: &record.names,
                        seconds,
                        memory: self.memory as usize,
                    };
                    let reach = catalog::with(game, &record.options, depths).map_err(Failure::usage)?;
                    sums.iter_mut()
                        .zip(&reach)
                        .for_each(|(sum, reach)| sum.add(reach));
                }
                games += 1;
            }
            let mean = |sum: &Reach| rounded(f64::from(sum.plies) / games.max(1) as f64);
            let measured = Measured {
                corpus: corpus.display().to_string(),
                games,
                mean_plies: [mean(&sums[0]), mean(&sums[1])],
                positions_a_second: rounded(sums[0].positions as f64 / sums[0].seconds.max(1e-9)),
                seconds: [rounded(sums[0].seconds), rounded(sums[1].seconds)],
            };
            json_line::write(out, &measured)?;
        }
        Ok(())
    }

    fn limits(&self) -> Limits {
        Limits {
            positions: self.positions,
            defence: self.defence,
            best_steps: self.best_steps,
            memory: self.memory as usize,
        }
    }

    fn path(&self, game: GameId) -> PathBuf {
        let usual = || Path::new("www/puzzles").join(game.id()).with_extension("json");
        self.out.clone().unwrap_or_else(usual)
    }

    fn mine(&self, game: GameId, out: &mut impl Write) -> Result<(), Failure> {
        let path = self.path(game);
        let old = set::read(&path, game)?;
        let mut found: Vec<Puzzle> = Vec::new();
        for corpus in &self.corpus {
            let mut file = CorpusFile::open(corpus)?;
            let header = file.header().clone();
            if header.game != game.id() {
                let why = format!("the corpus is of {} and not of {}", header.game, game.id());
                return Err(file.fault(why));
            }
            let mut games = Vec::new();
            while let Some(played) = file.next_game()? {
                if games.len() as u64 == self.games {
                    break;
                }
                games.push(played);
            }
            let options = arguments::options(&header.options).map_err(Failure::usage)?;
            let mut search = CorpusSearch {
                command: self,
                game,
                symmetries: Symmetries::of(game, &options),
                header: &header,
                seen: HashSet::new(),
                counts: Counts::default(),
                positions: 0,
            };
            let begin = Instant::now();
            let count = games.len() as u32;
            let progress = LongRun::new(count, count, "games");
            for played in &games {
                let puzzles = search.puzzles(played)?;
                if !puzzles.is_empty() {
                    found.extend(puzzles);
                    set::write(&path, &set::extended(old.clone(), &found, self.limit))?;
                }
                progress.advance();
            }
            let CorpusSearch {
                counts, positions, ..
            } = search;
            let mined = Mined {
                corpus: corpus.display().to_string(),
                options: header.options,
                counts,
                positions,
                seconds: rounded(begin.elapsed().as_secs_f64()),
            };
            json_line::write(out, &mined)?;
        }
        let file = set::extended(old, &found, self.limit);
        set::write(&path, &file)?;
        let of_band = |band: u8| file.listed().filter(|puzzle| puzzle.band() == band).count();
        let written = Written {
            file: path.display().to_string(),
            puzzles: file.puzzles.len(),
            bands: [1, 2, 3].map(of_band),
        };
        Ok(json_line::write(out, &written)?)
    }

    /// The game that was named, else all.
    fn games(&self) -> Vec<GameId> {
        self.game.map_or_else(|| GameId::ALL.to_vec(), |game| vec![game])
    }

    /// The file of a game, which has to be there.
    fn written(&self, game: GameId) -> Result<PathBuf, Failure> {
        let path = self.path(game);
        if path.is_file() {
            Ok(path)
        } else {
            Err(set::bad(
                &path,
                &"there is no such file of puzzles; name one with --out, or begin in the folder of the project",
            ))
        }
    }

    fn sift(&self, out: &mut impl Write) -> Result<(), Failure> {
        for game in self.games() {
            let path = self.written(game)?;
            let mut file = set::read_unsifted(&path, game)?;
            let sifted = sift::sift(&mut file).map_err(|fault| set::bad(&path, &fault))?;
            if sifted.changed > 0 {
                set::write(&path, &file)?;
            }
            json_line::write(out, &sifted)?;
        }
        Ok(())
    }

    fn prove(&self, out: &mut impl Write) -> Result<(), Failure> {
        for game in self.games() {
            let file = set::read(&self.written(game)?, game)?;
            let verification = Verification {
                limits: self.limits(),
                one_in: self.one_in,
                seed: self.seed,
            };
            let proven = verification.prove(&file)?;
            json_line::write(out, &proven)?;
        }
        Ok(())
    }
}

/// Finds the puzzles of a corpus.
struct CorpusSearch<'a> {
    command: &'a Puzzles,
    game: GameId,
    symmetries: Symmetries,
    header: &'a CorpusHeader,
    /// The keys of the puzzles found so far.
    seen: HashSet<u64>,
    counts: Counts,
    /// How many positions the solver has searched.
    positions: u64,
}

/// Two puzzles of one game are at least so many plies apart.
const APART: usize = 4;

impl CorpusSearch<'_> {
    /// The puzzles of a game, whose ids are still empty.
    fn puzzles(&mut self, played: &CorpusGame) -> Result<Vec<Puzzle>, Failure> {
        let record = Record::parse(&played.record).map_err(Failure::usage)?;
        let mut found = Vec::new();
        for record in komi::records(self.game, &record, self.command.komis)? {
            if has_large_komi(self.game, &record).map_err(Failure::usage)? {
                continue;
            }
            let mine = MineGame {
                command: self.command,
                id: self.game,
                header: self.header,
                index: played.index,
                record: &record,
                symmetries: &self.symmetries,
            };
            let mined = catalog::with(self.game, &record.options, mine).map_err(Failure::usage)?;
            self.counts.add(&mined.counts);
            self.positions += mined.positions;
            found.extend(mined.puzzles);
        }
        self.counts.games += 1;
        found.sort_by(|a, b| b.puzzle.rating.total_cmp(&a.puzzle.rating));
        let mut kept: Vec<FoundPuzzle> = Vec::new();
        for puzzle in found {
            if kept.iter().any(|other| other.ply.abs_diff(puzzle.ply) < APART) {
                self.counts.near += 1;
            } else if puzzle.key.is_some_and(|key| !self.seen.insert(key)) {
                self.counts.symmetric += 1;
            } else {
                kept.push(puzzle);
            }
        }
        self.counts.found += kept.len() as u64;
        Ok(kept.into_iter().map(|found| found.puzzle).collect())
    }
}

struct FoundPuzzle {
    /// How many plies lie before it.
    ply: usize,
    puzzle: Puzzle,
    /// A key that all its images have.
    key: Option<u64>,
}

/// What was found in a game.
struct MinedGame {
    puzzles: Vec<FoundPuzzle>,
    counts: Counts,
    positions: u64,
}

/// Finds the puzzles of a game.
struct MineGame<'a> {
    command: &'a Puzzles,
    id: GameId,
    header: &'a CorpusHeader,
    index: u64,
    record: &'a Record,
    symmetries: &'a Symmetries,
}

impl Visitor for MineGame<'_> {
    type Output = MinedGame;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> MinedGame {
        let game = Arc::new(game);
        let command = self.command;
        let mut miner = Miner::new(self.id, &game, command.limits(), command.plies);
        let puzzles = miner.puzzles(self.header, self.index, self.record);
        let found = |(ply, puzzle): (usize, Puzzle)| FoundPuzzle {
            ply,
            key: self.symmetries.key(&*game, &puzzle.record),
            puzzle,
        };
        MinedGame {
            puzzles: puzzles.into_iter().map(found).collect(),
            positions: miner.positions(),
            counts: miner.counts,
        }
    }
}
