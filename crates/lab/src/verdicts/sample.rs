//! Positions of games, with the move that was played in them.

use rand::RngExt;

use super::exact::{ExactChoices, Moves};
use crate::experiment::Setting;
use crate::question::question;
use crate::rng_streams::stream;
use tessera_core::game::{Dice, Turn};
use tessera_engine::review::Review;
use tessera_engine::{EngineRun, Refusal};
use tessera_games::catalog;
use tessera_games::play::Record;
use tessera_protocol::Engine;

/// How many games are searched for a position.
const MAX_GAMES: u32 = 20;
/// After how many plies a game of a sample is given up, where it does not end by itself.
const MAX_PLIES: usize = 1_000;

/// Where the positions of a sample come from.
pub(super) struct Source<'s> {
    pub setting: &'s Setting,
    /// The engine that plays the games, and its steps for each move.
    pub player: Engine,
    pub player_steps: u32,
    pub seed: u64,
}

/// A position of a game and the move that was played in it.
pub(super) struct Position {
    /// The game up to the choice.
    pub record: Record,
    /// The names of the move, one or two plies.
    pub played: Vec<String>,
    /// The exact value of every move, if it is known.
    pub values: Option<Vec<(String, f32)>>,
}

impl Source<'_> {
    /// The position of this number: a choice among several moves, drawn from a game of its own. Where exact values are
    /// asked for it is one of the earlier half of the choices at the end of the game that are solved; every second of
    /// these has moves of different values. The move is that of the game, or for every second pair of positions one drawn
    /// from all moves. `None` if no game of several has such a position.
    pub fn position(&self, number: u32, exact: bool) -> Result<Option<Position>, Refusal> {
        for game in 0..MAX_GAMES {
            let position = self.position_of_game(number, game, exact)?;
            if position.is_some() {
                return Ok(position);
            }
        }
        Ok(None)
    }

    fn position_of_game(&self, number: u32, game: u32, exact: bool) -> Result<Option<Position>, Refusal> {
        let mut dice = stream(self.seed, &[number.into(), game.into()]);
        let record = self.play(&mut dice)?;
        let question = question(&record, Engine::Random, 1, 0);
        let choices = Review::start(&question)?.choices();
        let choices: Vec<(usize, usize)> = choices.iter().map(|plies| (plies.start, plies.len())).collect();
        let names = &record.names;
        let mut open: Vec<_> = if exact {
            let solved = ExactChoices {
                names,
                choices: &choices,
            };
            let solved = catalog::with(self.setting.game, &self.setting.options, solved)
                .map_err(|why| Refusal::Game(catalog::BadGame::Option(why)))?;
            let earlier = solved.len() / 2;
            let choices = choices.iter().rev().copied();
            choices.zip(solved.into_iter().map(Some)).skip(earlier).collect()
        } else {
            choices.into_iter().map(|choice| (choice, None)).collect()
        };
        let differ = |values: &Vec<(String, f32)>| values.iter().any(|(_, value)| *value != values[0].1);
        let is_decisive = |values: &Option<Vec<_>>| values.as_ref().is_some_and(differ);
        if exact && number.is_multiple_of(2) {
            open.retain(|(_, values)| is_decisive(values));
        }
        while !open.is_empty() {
            let ((ply, plies), values) = open.swap_remove(dice.random_range(0..open.len() as u32) as usize);
            let before = &names[..ply];
            let moves = Moves { names: before, plies };
            let moves = catalog::with(self.setting.game, &self.setting.options, moves)
                .map_err(|why| Refusal::Game(catalog::BadGame::Option(why)))?;
            if moves.len() < 2 {
                continue;
            }
            let played = if number % 4 < 2 {
                names[ply..ply + plies].to_vec()
            } else {
                let drawn = &moves[dice.random_range(0..moves.len() as u32) as usize];
                drawn.split('.').map(str::to_owned).collect()
            };
            let record = Record {
                names: before.to_vec(),
                ..record
            };
            return Ok(Some(Position {
                record,
                played,
                values,
            }));
        }
        Ok(None)
    }

    /// A game of the player against itself.
    fn play(&self, dice: &mut Dice) -> Result<Record, Refusal> {
        let mut record = self.setting.record(Vec::new());
        while record.names.len() < MAX_PLIES {
            let mut start =
                |engine| EngineRun::at_position(&record, &record.names, engine, dice.random(), None);
            let mut run = start(Engine::Random)?;
            let steps = match run.position().turn {
                Turn::Over => break,
                Turn::Chance => 1,
                Turn::Seat(_) => {
                    run = start(self.player)?;
                    self.player_steps
                }
            };
            for _ in 0..steps {
                run.step_at(None);
            }
            record.names.push(run.report().lines[0].mv.clone());
        }
        Ok(record)
    }
}
