//! All figures of the report on one game, computed from its choices and draws.

use serde::Serialize;

use super::branching::Branching;
use super::event::Event;
use super::good_moves::GoodMoves;
use super::luck::{Balance, OwnPart, Unit, balance, own_part};
use super::material::{Material, Swing, greatest_swing};
use super::move_classes::MoveKind;
use super::trajectory::Trajectory;
use tessera_core::game::{BySeat, Seat, Turn, lead};
use tessera_games::play::Table;

/// The figures of one game, as `lab analyse --report` prints them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameFigures {
    /// How many plies were played, draws and agreements among them.
    pub plies: usize,
    /// How many of its choices and draws have values.
    pub events: u32,
    /// How much there was to choose from.
    pub branching: Branching,
    /// How the values went, in a game for two.
    pub trajectory: Option<Trajectory>,
    /// How many moves were good and effective, of all seats.
    pub good_moves: Option<GoodMoves>,
    /// The figures of each seat.
    pub seats: Vec<SeatFigures>,
    /// What the seats had after each ply.
    pub material: Vec<Material>,
    /// Which kinds of second plies were chosen, where two plies are one choice: in Carcassonne, on what a meeple was
    /// placed. Empty where the legal moves are not known.
    pub move_kinds: Vec<MoveKind>,
    /// The greatest change of a lead.
    pub greatest_swing: Option<Swing>,
}

/// How good a seat's moves were, and how its result came about.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SeatFigures {
    /// How many of its moves were good and effective.
    pub good_moves: Option<GoodMoves>,
    /// How its result came about, as a chance of winning.
    pub chance: Option<Balance>,
    /// How its result came about, in points, where margins are known.
    pub points: Option<Balance>,
    /// What it drew and decided itself, as a chance of winning.
    pub own_chance: Option<OwnPart>,
    /// The same in points.
    pub own_points: Option<OwnPart>,
}

/// How a game ended for a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SeatResult {
    /// What it earned: 1 for a win, ½ for a draw, 0 for a defeat, or its share.
    pub payoff: f64,
    /// By how many points it leads the best of the others, if the game was played to its end.
    pub margin: Option<f64>,
}

impl GameFigures {
    /// The figures of a game, with what the seats had after each of its plies and before the first. `first` is the seat whose
    /// values are given in a game for two; `results` are those of all seats if the game is over, else empty.
    pub fn of(
        events: &[Event],
        first: Seat,
        seats: u8,
        results: &[SeatResult],
        material: Vec<Material>,
    ) -> GameFigures {
        let seat_figures = |seat: Seat| {
            let result = results.get(usize::from(seat.0));
            let balance_in = |unit: Unit, end: Option<f64>| balance(events, seats, seat, unit, end);
            SeatFigures {
                good_moves: GoodMoves::of(events, Some(seat)),
                chance: balance_in(Unit::Chance, result.map(|result| result.payoff)),
                points: balance_in(Unit::Points, result.and_then(|result| result.margin)),
                own_chance: own_part(events, seat, Unit::Chance),
                own_points: own_part(events, seat, Unit::Points),
            }
        };
        GameFigures {
            plies: material.len().saturating_sub(1),
            events: events.len() as u32,
            branching: Branching::of(events),
            trajectory: (seats == 2).then(|| Trajectory::of(events, first)),
            good_moves: GoodMoves::of(events, None),
            seats: Seat::all(seats).map(seat_figures).collect(),
            move_kinds: Vec::new(),
            greatest_swing: greatest_swing(&material),
            material,
        }
    }
}

/// How a game ended for each seat; empty while it goes on.
pub fn results(table: &dyn Table) -> Vec<SeatResult> {
    if table.turn() != Turn::Over {
        return Vec::new();
    }
    let status = table.seat_status();
    let mut score = BySeat::default();
    Seat::all(table.seats()).for_each(|seat| score[seat] = status[seat].score);
    let result = |seat: Seat| SeatResult {
        payoff: status[seat].payoff.unwrap_or_default().into(),
        margin: table
            .resigned()
            .is_none()
            .then(|| f64::from(lead(&score, table.seats(), seat)) / 2.0),
    };
    Seat::all(table.seats()).map(result).collect()
}
