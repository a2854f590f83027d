//! The representative game searched again, and what its sections hold.

use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_engine::review::Review;
use tessera_games::catalog;
use tessera_games::play::Record;
use tessera_protocol::assessment::{Event, GameFigures, GoodMoves, material, results};
use tessera_protocol::{Engine, Report};
use tessera_report::PlayedGame;
use tessera_report::data::{
    GoodMovesData, GoodMovesRow, HeatmapColumn, MaterialColumn, MaterialData, MaterialKind, Percentiles,
    PositionHeatmapData, TrajectoryData, TrajectoryTurn,
};

use super::null_move::{NullValue, null_value};
use crate::question::question;
use tessera_cli::failure::Failure;

/// The engine that searches the game again.
const ENGINE: Engine = Engine::BEST;

/// The values of a game, turn by turn.
pub(super) struct Representative {
    record: String,
    steps: u32,
    figures: GameFigures,
    columns: Vec<HeatmapColumn>,
    material: MaterialData,
    /// Whether the game was searched, and not only replayed.
    is_searched: bool,
}

impl Representative {
    /// Searches a game with so many steps for each turn, as a review does; 0 only replays it.
    pub fn of(game: &PlayedGame, steps: u32, seed: u32) -> Result<Representative, Failure> {
        let record = Record::parse(&game.record).map_err(Failure::usage)?;
        let (mut events, mut columns) = (Vec::new(), Vec::new());
        let mut null = None;
        if steps > 0 {
            let whole = Record {
                shown: Some(0),
                ..record.clone()
            };
            let question = question(&whole, ENGINE, steps, seed);
            // A report asks for the values of the best moves; doublings serve the verdict on the move played.
            let review = Review::start(&question).map_err(Failure::usage)?;
            let mut review = review.with_doublings(0);
            while !review.is_over() {
                let Some(reviewed) = review.step() else { continue };
                let played = record.names[reviewed.ply..reviewed.ply + reviewed.plies].join(".");
                let ply = reviewed.ply as u32;
                let mut event = Event::new(ply, reviewed.seat, reviewed.drawn, &played, &reviewed.report);
                if event.null.is_none() && !reviewed.drawn {
                    let found = null_value(&record, reviewed.ply, ENGINE, steps, seed)?;
                    null = kept_null_move(null, reviewed.seat, found);
                    add_null_move(&mut event, null, &reviewed.report);
                }
                events.push(event);
                if !reviewed.drawn {
                    let values = reviewed.report.lines.iter().map(|line| line.value);
                    columns.push(HeatmapColumn {
                        ply,
                        runs: runs(values),
                    });
                }
            }
        }
        let (table, _) = catalog::replayed(&record, Language::English).map_err(Failure::usage)?;
        let plies = record.names.len() as u32;
        let rows = material(&*table, plies);
        let seats = table.seats();
        let figures = GameFigures::of(&events, Seat::FIRST, seats, &results(&*table), rows);
        Ok(Representative {
            material: material_data(&game.record, seats, &figures),
            record: game.record.clone(),
            steps,
            figures,
            columns,
            is_searched: steps > 0,
        })
    }

    /// The section `change-in-material-per-turn`.
    pub fn material(&self) -> MaterialData {
        self.material.clone()
    }

    /// The section `trajectory`, with the values of the whole corpus; `None` where the game was not searched or has not two
    /// seats.
    pub fn trajectory(&self, fan: Vec<Percentiles>) -> Option<TrajectoryData> {
        let trajectory = self.figures.trajectory.as_ref().filter(|_| self.is_searched)?;
        let point = |point: &tessera_protocol::assessment::TrajectoryPoint| TrajectoryTurn {
            ply: point.ply,
            seat: point.seat,
            value: point.value,
            null: point.null,
            lead_change: trajectory.lead_changes.contains(&point.ply),
            critical: trajectory.critical.contains(&point.ply),
            hot: trajectory.hot.contains(&point.ply),
        };
        Some(TrajectoryData {
            record: self.record.clone(),
            engine: ENGINE.to_string(),
            steps: self.steps,
            points: trajectory.points.iter().map(point).collect(),
            lead_change_share: trajectory.lead_change_share(),
            hot_share: trajectory.hot_share(),
            with_null: trajectory.with_null,
            fan,
        })
    }

    /// The section `position-heatmap`; `None` where the game was not searched.
    pub fn heatmap(&self) -> Option<PositionHeatmapData> {
        self.is_searched.then(|| PositionHeatmapData {
            record: self.record.clone(),
            columns: self.columns.clone(),
        })
    }

    /// The section `good-effective-moves`; `None` where the game was not searched.
    pub fn good_moves(&self) -> Option<GoodMovesData> {
        let row = |(seat, moves): (Option<u8>, &GoodMoves)| GoodMovesRow {
            seat,
            turns: moves.turns,
            effective: moves.effective,
            effective_share: moves.effective_share,
            effective_space: moves.effective_space,
            good: moves.good,
            good_share: moves.good_share,
            good_space: moves.good_space,
        };
        let all = self.figures.good_moves.iter().map(|moves| (None, moves));
        let seats = (0u8..).zip(&self.figures.seats);
        let by_seat = seats.filter_map(|(seat, figures)| Some((Some(seat), figures.good_moves.as_ref()?)));
        self.is_searched.then(|| GoodMovesData {
            rows: all.chain(by_seat).map(row).collect(),
            over_games: Vec::new(),
            games: 1,
        })
    }

    /// How many turns the game has; those of several plies count once.
    pub fn turns(&self) -> u64 {
        self.columns.len() as u64
    }
}

/// The null move of a choice of a seat at which nobody may pass, with that seat: what was found, or within a turn of several
/// plies, where there is none, that of the choice before.
fn kept_null_move(
    before: Option<(Seat, NullValue)>,
    seat: Seat,
    found: Option<NullValue>,
) -> Option<(Seat, NullValue)> {
    match found {
        Some(found) => Some((seat, found)),
        None => before.filter(|&(last, _)| last == seat),
    }
}

/// Gives a choice the value of its null move.
fn add_null_move(event: &mut Event, null: Option<(Seat, NullValue)>, report: &Report) {
    let best = report.lines.first().map_or(0.0, |best| best.half_width.into());
    event.null = null.map(|(_, null)| null.value);
    event.null_half_width = null.map_or(0.0, |(_, null)| null.half_width.hypot(best));
}

/// Values in `0.0..=1.0` as runs of twentieths from -20 to 20, the highest first.
fn runs(values: impl Iterator<Item = f32>) -> Vec<(i8, u32)> {
    let mut twentieths: Vec<i8> = values
        .map(|value| (20.0 * (2.0 * value - 1.0)).round() as i8)
        .collect();
    twentieths.sort_unstable_by(|a, b| b.cmp(a));
    let runs = twentieths.chunk_by(|a, b| a == b);
    runs.map(|run| (run[0], run.len() as u32)).collect()
}

/// What the seats have after each ply.
fn material_data(record: &str, seats: u8, figures: &GameFigures) -> MaterialData {
    let column = |what: MaterialKind| Seat::all(seats).map(move |seat| MaterialColumn { seat: seat.0, what });
    let has_hands = figures.material.iter().all(|row| row.in_hand.is_some());
    let hands = has_hands
        .then(|| column(MaterialKind::InHand))
        .into_iter()
        .flatten();
    MaterialData {
        record: record.to_owned(),
        columns: column(MaterialKind::Points).chain(hands).collect(),
        rows: figures
            .material
            .iter()
            .map(|row| {
                let hands = row.in_hand.iter().flatten().filter(|_| has_hands);
                row.points
                    .iter()
                    .copied()
                    .chain(hands.map(|&pieces| pieces.into()))
                    .collect()
            })
            .collect(),
        greatest_swing: figures
            .greatest_swing
            .map(|swing| (swing.ply, swing.seat, swing.points)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_protocol::NamedLine;

    #[test]
    fn within_a_turn_the_null_move_keeps_its_value_and_has_the_interval_of_each_choice() {
        let found = NullValue {
            value: 0.25,
            half_width: 0.03,
        };
        let first = kept_null_move(None, Seat::FIRST, Some(found));
        let within = kept_null_move(first, Seat::FIRST, None);
        assert_eq!(within, Some((Seat::FIRST, found)));
        assert_eq!(kept_null_move(within, Seat::SECOND, None), None);
        let report = Report {
            lines: vec![NamedLine {
                half_width: 0.04,
                ..NamedLine::default()
            }],
            ..Report::default()
        };
        let mut event = Event::new(3, Seat::FIRST, false, "a1", &report);
        add_null_move(&mut event, within, &report);
        assert_eq!(event.null, Some(0.25));
        assert!((event.null_half_width - 0.05).abs() < 1e-6);
    }

    #[test]
    fn values_become_runs_of_twentieths_best_first() {
        // 0.5 is 0, 1 is 20, 0.26 is -9.6 and so -10.
        let values = [0.5, 1.0, 0.26, 0.51, 0.0];
        assert_eq!(runs(values.into_iter()), [(20, 1), (0, 2), (-10, 1), (-20, 1)]);
    }
}
