//! Players who mirror their opponent, against the engine.

use std::collections::VecDeque;
use std::sync::Arc;

use rand::RngExt;

use super::budget::Budget;
use crate::experiment::Setting;
use crate::limit::Limit;
use crate::player::Player;
use crate::report::Measurement;
use crate::rng_streams::stream;
use tessera_cli::failure::Failure;
use tessera_cli::progress;
use tessera_core::game::{Dice, Seat, Turn};
use tessera_games::catalog::Visitor;
use tessera_games::play::{Notation, find_move};
use tessera_protocol::Engine;
use tessera_report::data::{Mirror, MirrorRow, MirrorsData, SectionData};
use tessera_report::{Board, IntervalKind, replayer};
use tessera_search::Heuristics;

/// The engine that plays against the mirrors.
const ENGINE: Engine = Engine::UCT;

/// Plays the games of every mirror.
pub(super) fn measure(setting: &Setting, command: &Budget) -> Result<Measurement, Failure> {
    let replay = replayer(setting.game, &setting.options).map_err(Failure::usage)?;
    let why = "the board grows, so that nothing can be mirrored";
    let board = replay.board().ok_or_else(|| Failure::usage(why))?;
    if replay.seats() != 2 {
        return Err(Failure::usage("mirrors play in games for two"));
    }
    let play = PlayMirrors {
        setting,
        command,
        board,
    };
    let rows = setting.visit(play)?;
    Ok(Measurement {
        n: rows.iter().map(|row| u64::from(row.games)).sum(),
        interval: IntervalKind::None,
        seed: Some(command.seed),
        data: SectionData::Mirroring(MirrorsData {
            engine: ENGINE.to_string(),
            steps: command.steps,
            rows,
        }),
    })
}

struct PlayMirrors<'a> {
    setting: &'a Setting,
    command: &'a Budget,
    board: &'a Board,
}

struct MirrorGame {
    payoff: f32,
    record: String,
    moves: u32,
    mirrored: u32,
}

impl Visitor for PlayMirrors<'_> {
    type Output = Vec<MirrorRow>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Vec<MirrorRow> {
        let game = Arc::new(game);
        let identity: Vec<u32> = (0..self.board.cells() as u32).collect();
        let symmetries = self.board.symmetries.iter();
        let mirrors: Vec<(Mirror, &[u32])> = symmetries
            .map(|symmetry| (symmetry.mirror, symmetry.map.as_slice()))
            .chain([(Mirror::Copy, identity.as_slice())])
            .collect();
        let bar = progress::bar(mirrors.len() as u32 * self.command.games, "games");
        let row = |(number, &(mirror, map)): (usize, &(Mirror, &[u32]))| {
            let mut row = MirrorRow {
                mirror,
                games: self.command.games,
                wins: 0,
                draws: 0,
                mirrored: 0.0,
                won: None,
            };
            let (mut moves, mut mirrored) = (0, 0);
            for at in 0..self.command.games {
                let seed = [number as u64, at.into()];
                let played = self.game(&game, map, Seat((at % 2) as u8), &seed);
                bar.inc(1);
                moves += played.moves;
                mirrored += played.mirrored;
                match played.payoff {
                    1.0 => {
                        row.wins += 1;
                        row.won.get_or_insert(played.record);
                    }
                    0.0 => {}
                    _ => row.draws += 1,
                }
            }
            row.mirrored = f64::from(mirrored) / f64::from(moves.max(1));
            row
        };
        let rows = mirrors.iter().enumerate().map(row).collect();
        bar.finish_and_clear();
        rows
    }
}

impl PlayMirrors<'_> {
    /// Plays a game with the mirror in a seat.
    fn game<G: Notation + Heuristics + 'static>(
        &self,
        game: &Arc<G>,
        map: &[u32],
        seat: Seat,
        words: &[u64; 2],
    ) -> MirrorGame {
        let dice_of =
            |purpose: u64, ply: usize| stream(self.command.seed, &[words[0], words[1], purpose, ply as u64]);
        let mut player = Player::new(game.clone(), ENGINE, Limit::Steps(self.command.steps));
        let (mut state, mut names) = (game.start(), Vec::new());
        // What the opponent has played since the mirror's last turn, mapped.
        let mut queue = VecDeque::new();
        let (mut moves, mut mirrored) = (0, 0);
        loop {
            let mv = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => game.random_move(&state, &mut dice_of(0, 0), &mut Vec::new()),
                Turn::Seat(to_move) if to_move != seat => {
                    let result = player.result(&state, &mut dice_of(1, names.len()));
                    let mv = result
                        .best()
                        .expect("the game is not over and a step was made")
                        .mv;
                    queue.extend(self.board.mapped_name(&game.name(&state, mv), map));
                    mv
                }
                Turn::Seat(_) => {
                    moves += 1;
                    let answer = self.answer(&**game, &state, &mut queue);
                    mirrored += u32::from(answer.is_some());
                    answer.unwrap_or_else(|| {
                        self.first_or_random(&**game, &state, &names, &mut dice_of(2, names.len()))
                    })
                }
            };
            player.observe(mv);
            names.push(game.name(&state, mv));
            game.play(&mut state, mv);
        }
        MirrorGame {
            payoff: game.payoff(&state)[seat],
            record: self.setting.record(names).to_string(),
            moves,
            mirrored,
        }
    }

    /// The oldest move of the opponent that is not answered yet, mapped, if it is legal.
    fn answer<G: Notation>(
        &self,
        game: &G,
        state: &G::State,
        queue: &mut VecDeque<String>,
    ) -> Option<G::Move> {
        find_move(game, state, &queue.pop_front()?, &mut Vec::new())
    }

    /// The middle of an empty board, else a random move.
    fn first_or_random<G: Notation>(
        &self,
        game: &G,
        state: &G::State,
        names: &[String],
        dice: &mut Dice,
    ) -> G::Move {
        let mut legal = Vec::new();
        game.moves(state, &mut legal);
        let is_empty = names.iter().all(|name| self.board.place_of_name(name).is_none());
        let middle = self.board.middle().filter(|_| is_empty);
        let in_middle =
            |mv: &&G::Move| middle.is_some() && self.board.place_of_name(&game.name(state, **mv)) == middle;
        match legal.iter().find(in_middle) {
            Some(&mv) => mv,
            None => legal[dice.random_range(0..legal.len() as u32) as usize],
        }
    }
}
