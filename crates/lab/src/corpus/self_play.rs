//! A game that an engine plays against itself, with what it found at every choice.

use std::sync::Arc;

use super::super::experiment::Setting;
use super::super::rng_streams::stream;
use tessera_core::game::{Dice, Seat, StableHasher, Turn};
use tessera_engine as engine;
use tessera_games::play::Notation;
use tessera_protocol::Engine;
use tessera_report::{ChildStats, CorpusGame, CorpusTurn};
use tessera_search::{Heuristics, Search, SearchResult, Status, Uct, UctConfig};

/// How the games of a corpus are played.
pub(super) struct SelfPlay<'s> {
    /// The game and its complete options.
    pub setting: &'s Setting,
    /// The engine of every seat.
    pub engine: Engine,
    /// Whether the playouts of `uct` are capped.
    pub capped: bool,
    /// The steps of each choice, at least 1.
    pub steps: u32,
    pub seed: u64,
    /// Whether the statistics of every legal move are kept.
    pub children: bool,
}

impl SelfPlay<'_> {
    /// Plays the game with this index. It depends on nothing but these settings and the index.
    pub fn play<G: Notation + Heuristics + 'static>(&self, game: &Arc<G>, index: u64) -> CorpusGame {
        let seed = StableHasher::new().with(self.seed).with(index).key();
        let mut chance = stream(seed, &[0]);
        let mut state = game.start();
        let (mut names, mut turns, mut legal) = (Vec::new(), Vec::new(), Vec::new());
        loop {
            let mv = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => game.random_move(&state, &mut chance, &mut legal),
                Turn::Seat(seat) => {
                    let ply = names.len() as u32;
                    legal.clear();
                    game.moves(&state, &mut legal);
                    let result = self.search(game, &state, &mut stream(seed, &[1, ply.into()]));
                    let best = result.best().expect("the game is not over and a step was made");
                    turns.push(self.turn(ply, seat, legal.len(), &result));
                    best.mv
                }
            };
            names.push(game.name(&state, mv));
            game.play(&mut state, mv);
        }
        let (payoff, score) = game.payoff_and_score(&state);
        let seats = usize::from(game.seats());
        CorpusGame {
            index,
            seed,
            record: self.setting.record(names).to_string(),
            payoff: payoff.0[..seats].to_vec(),
            half_points: score.0[..seats].to_vec(),
            turns,
        }
    }

    /// What the engine finds in a position after all its steps, or after fewer if it has then solved the position. A
    /// forced move is searched as any other, so that it has a value.
    fn search<G: Heuristics + 'static>(
        &self,
        game: &Arc<G>,
        state: &G::State,
        dice: &mut Dice,
    ) -> SearchResult<G::Move> {
        let mut search: Box<dyn Search<G::Move> + Send> = match self.engine {
            Engine::Uct { c } if self.capped => {
                let config = UctConfig {
                    exploration: f64::from(c),
                    ..UctConfig::default()
                };
                Box::new(Uct::capped(game.clone(), state, config))
            }
            engine => engine::search(engine, game.clone(), state),
        };
        let keeps_counting = matches!(self.engine, Engine::Uct { .. });
        for _ in 0..self.steps {
            if search.step(dice) == Status::Finished && !keeps_counting {
                break;
            }
        }
        search.result()
    }

    /// The line of a choice among so many legal moves. Not every engine reports on all of them.
    fn turn<M: Copy>(&self, ply: u32, seat: Seat, legal: usize, result: &SearchResult<M>) -> CorpusTurn {
        let best = &result.lines[0];
        let mut children = Vec::new();
        if self.children {
            children = vec![ChildStats(0, 0.0); legal];
            for line in &result.lines {
                children[line.place as usize] = ChildStats(line.visits, rounded(line.value));
            }
        }
        CorpusTurn {
            ply,
            seat: seat.0,
            legal: legal as u32,
            chosen: best.place,
            value: rounded(best.value),
            visits: best.visits,
            children,
        }
    }
}

/// A share with four decimals, as a corpus keeps it.
fn rounded(share: f32) -> f32 {
    ((f64::from(share) * 1e4).round() / 1e4) as f32
}
