//! How the points of the seats changed from ply to ply.

use serde::Serialize;

use tessera_core::game::Seat;
use tessera_games::play::Table;

/// What the seats have after a ply. Points are those that count if the game ended there.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Material {
    /// How many plies were played.
    pub plies: u32,
    /// The points of each seat.
    pub points: Vec<f64>,
    /// The pieces that each seat has in hand, in games where a seat has some.
    pub in_hand: Option<Vec<u8>>,
}

/// The greatest change of the lead over the best of the others that one ply brought to a seat.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Swing {
    /// The ply, counted from 0.
    pub ply: u32,
    /// The seat that gained, counted from 0.
    pub seat: u8,
    /// By how many points its lead grew.
    pub points: f64,
}

/// What the seats have after each of the first plies of a game, the start among them. An agreement is about no points.
pub fn material(table: &dyn Table, plies: u32) -> Vec<Material> {
    let after = |plies: u32| {
        let status = table.seat_status_after(plies as usize);
        let seats = || Seat::all(table.seats());
        let in_hand: Option<Vec<u8>> = seats().map(|seat| Some(status[seat].holding?.pieces)).collect();
        Material {
            plies,
            points: seats().map(|seat| f64::from(status[seat].score) / 2.0).collect(),
            in_hand,
        }
    };
    (0..=plies).map(after).collect()
}

/// How many points a seat is ahead of the best of the others.
fn lead(points: &[f64], seat: usize) -> f64 {
    let others = points.iter().enumerate().filter(|(other, _)| *other != seat);
    let best = others
        .map(|(_, &points)| points)
        .fold(f64::NEG_INFINITY, f64::max);
    points[seat] - best
}

/// The greatest swing of a game, the first of equal ones; `None` where no lead changed. The material stands in the order of
/// the plies.
pub fn greatest_swing(material: &[Material]) -> Option<Swing> {
    let mut greatest: Option<Swing> = None;
    for pair in material.windows(2) {
        let [before, after] = pair else { continue };
        if before.points.len() < 2 || before.points.len() != after.points.len() {
            continue;
        }
        for seat in 0..after.points.len() {
            let points = lead(&after.points, seat) - lead(&before.points, seat);
            if points > greatest.map_or(0.0, |greatest| greatest.points) {
                greatest = Some(Swing {
                    ply: before.plies,
                    seat: seat as u8,
                    points,
                });
            }
        }
    }
    greatest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn material(points: &[&[f64]]) -> Vec<Material> {
        let at = |(plies, points): (usize, &&[f64])| Material {
            plies: plies as u32,
            points: points.to_vec(),
            in_hand: None,
        };
        points.iter().enumerate().map(at).collect()
    }

    #[test]
    fn the_greatest_swing_is_that_of_a_lead_over_the_best_of_the_others() {
        let two = material(&[&[0.0, 0.0], &[4.0, 0.0], &[4.0, 6.0], &[4.0, 6.0]]);
        let swing = greatest_swing(&two).unwrap();
        assert_eq!((swing.ply, swing.seat, swing.points), (1, 1, 6.0));
        // The third seat's 9 points bring it from 10 behind to 1 behind; the second loses nothing by it.
        let three = material(&[&[10.0, 8.0, 0.0], &[10.0, 8.0, 9.0]]);
        let swing = greatest_swing(&three).unwrap();
        assert_eq!((swing.ply, swing.seat, swing.points), (0, 2, 9.0));
        assert_eq!(greatest_swing(&material(&[&[0.0, 0.0], &[0.0, 0.0]])), None);
        assert_eq!(greatest_swing(&[]), None);
    }
}
