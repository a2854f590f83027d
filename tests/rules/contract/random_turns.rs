//! Turns of random games, for laws about what a turn did.

use tessera_core::game::{Turn, dice};
use tessera_games::catalog::{self, GameId, ShowVisitor};
use tessera_games::effects::Effects;
use tessera_games::play::Show;

use super::random_games::Place;
use super::setting::{Setting, settings};
use crate::whole::whole_or;

/// How many moves of each game are looked at: all that the laws promise with `TESSERA_WHOLE=1`, else a sample of them.
fn moves_a_game() -> usize {
    whole_or(10_000, 600)
}

/// A turn of a random game: all that one seat decided in a row.
pub(super) struct PlayedTurn<'a, G: Show> {
    pub(super) game: &'a G,
    /// The states before each move and after the last.
    states: &'a [G::State],
    moves: &'a [G::Move],
    pub(super) effects: &'a Effects,
}

impl<G: Show> PlayedTurn<'_, G> {
    pub(super) fn before(&self) -> &G::State {
        &self.states[0]
    }

    pub(super) fn after(&self) -> &G::State {
        &self.states[self.moves.len()]
    }
}

/// What a law looks at, whatever game it is.
pub(super) trait Check {
    fn turn<G: Show>(&mut self, turn: &PlayedTurn<G>);
}

/// Plays random games of a setting, in turns, until so many moves are made.
struct Games<'a, C> {
    setting: &'a Setting,
    moves: usize,
    check: &'a mut C,
}

impl<C: Check> ShowVisitor for Games<'_, C> {
    type Output = ();
    fn visit<G: Show + 'static>(self, game: G) {
        let (mut made, mut seed) = (0, 0);
        while made < self.moves {
            seed += 1;
            let mut place = Place {
                setting: self.setting,
                seed,
                ply: 0,
            };
            let mut dice = dice(seed);
            let mut states = vec![game.start()];
            let mut moves = Vec::new();
            loop {
                let now = states.last().expect("there is a state");
                let turn = game.turn(now);
                if game.turn(&states[0]) != turn {
                    if matches!(game.turn(&states[0]), Turn::Seat(_)) {
                        let effects = game.effects(&states[0], &moves, now);
                        self.check.turn(&PlayedTurn {
                            game: &game,
                            states: &states,
                            moves: &moves,
                            effects: &effects,
                        });
                    }
                    states = vec![now.clone()];
                    moves.clear();
                }
                if turn == Turn::Over || made >= self.moves {
                    break;
                }
                let mut next = states.last().expect("there is a state").clone();
                let mv = game.random_move(&next, &mut dice, &mut Vec::new());
                game.play(&mut next, mv);
                states.push(next);
                moves.push(mv);
                place.ply += 1;
                made += 1;
            }
        }
    }
}

/// Checks a law on the same number of moves of every game, shared among its settings.
pub(super) fn on_random_turns<C: Check>(check: C) -> C {
    on_random_turns_of(GameId::KNOWN, moves_a_game(), check)
}

/// The same with so many moves of each of these games.
pub(super) fn on_random_turns_of<C: Check>(games: &[GameId], moves_a_game: usize, mut check: C) -> C {
    for &game in games {
        let settings: Vec<Setting> = settings()
            .into_iter()
            .filter(|setting| setting.game == game)
            .collect();
        let moves = moves_a_game.div_ceil(settings.len());
        for setting in &settings {
            let games = Games {
                setting,
                moves,
                check: &mut check,
            };
            catalog::with_show(game, &setting.options, games).expect("made from the specs");
        }
    }
    check
}
