//! What it would be worth to pass where the rules let nobody pass: the null moves of a game.

use std::sync::Arc;

use tessera_core::game::{Turn, dice};
use tessera_engine::search;
use tessera_games::catalog::{self, GameId, Visitor};
use tessera_games::play::{Notation, Record, replay};
use tessera_protocol::Engine;
use tessera_search::Heuristics;

use tessera_cli::failure::Failure;

/// What a position is worth to the seat to move if the other seat moves in its place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct NullValue {
    /// The chance of winning, `0.0..=1.0`.
    pub value: f64,
    /// Half the width of its 95 % interval.
    pub half_width: f64,
}

/// The value of the null move after so many plies of a record, by a search of so many steps; `None` where the game has
/// none ([`Heuristics::null_move`]).
pub(super) fn null_value(
    record: &Record,
    plies: usize,
    engine: Engine,
    steps: u32,
    seed: u32,
) -> Result<Option<NullValue>, Failure> {
    let game = GameId::find(&record.game).expect("the record was reviewed");
    let visitor = NullMove {
        names: &record.names[..plies],
        engine,
        steps,
        seed,
    };
    catalog::with(game, &record.options, visitor).map_err(Failure::usage)?
}

struct NullMove<'n> {
    names: &'n [String],
    engine: Engine,
    steps: u32,
    seed: u32,
}

impl Visitor for NullMove<'_> {
    type Output = Result<Option<NullValue>, Failure>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Self::Output {
        let state = replay(&game, self.names).map_err(Failure::usage)?;
        let (Turn::Seat(seat), Some(passed)) = (game.turn(&state), game.null_move(&state)) else {
            return Ok(None);
        };
        let chooser = match game.turn(&passed) {
            Turn::Over => {
                let value = game.payoff(&passed)[seat].into();
                return Ok(Some(NullValue {
                    value,
                    half_width: 0.0,
                }));
            }
            Turn::Seat(chooser) => chooser,
            Turn::Chance => return Ok(None),
        };
        let game = Arc::new(game);
        let mut search = search(self.engine, game, &passed);
        let mut dice = dice(self.seed.into());
        for _ in 0..self.steps {
            search.step(&mut dice);
        }
        Ok(search.result().lines.first().map(|best| NullValue {
            value: if chooser == seat {
                best.value
            } else {
                1.0 - best.value
            }
            .into(),
            half_width: best.half_width.into(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(record: &str) -> Option<NullValue> {
        let record = Record::parse(record).unwrap();
        let plies = record.names.len();
        null_value(&record, plies, Engine::BEST, 200, 1).unwrap()
    }

    #[test]
    fn where_the_rules_let_pass_or_a_turn_goes_on_there_is_no_null_move() {
        for record in [
            "linage/size=5.komi=3_5/c3",
            "keil/size=3.komi=0.button=off/c3",
            "keil/size=3.komi=bid.button=on/",
            "keil/size=3.komi=0.button=on/c3.button",
            "ecalper/size=3.pie=off/a1",
            "carcassonne/players=2/V",
        ] {
            assert_eq!(value(record), None, "{record}");
        }
    }

    #[test]
    fn it_is_worth_what_the_game_is_worth_if_the_other_seat_moves() {
        // White has four stones of seven and one cell is empty: if Black does not replace one, the game is over and lost.
        let lost = value("ecalper/size=2.pie=off/a1.a2.b1.xa1.b2.b3.c1").expect("a null move");
        assert_eq!((lost.value, lost.half_width), (0.0, 0.0));
        // Between turns the other side places three stones first, and none of its own is replaced.
        let ecalper = value("ecalper/size=3.pie=off/a1.b2.c3").expect("a null move");
        assert!(ecalper.half_width > 0.0, "{ecalper:?}");
        let keil = value("keil/size=3.komi=0.button=on/c3").expect("a null move");
        assert!(
            keil.value < 0.5 && keil.half_width > 0.0,
            "Black is ahead: {keil:?}"
        );
    }
}
