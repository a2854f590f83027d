//! The straight lines of cells that run from a cell.

use tessera_core::scene::{Scene, Spot, SpotId};

/// A direction as people name it, seen on the board as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    Up,
    UpRight,
    Right,
    DownRight,
    Down,
    DownLeft,
    Left,
    UpLeft,
}

const HEADINGS: [Heading; 8] = [
    Heading::Up,
    Heading::UpRight,
    Heading::Right,
    Heading::DownRight,
    Heading::Down,
    Heading::DownLeft,
    Heading::Left,
    Heading::UpLeft,
];

/// A line of cells.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardLine {
    /// Where it runs.
    pub heading: Heading,
    /// Its cells, the nearest first, to the edge or the first gap.
    pub cells: Vec<SpotId>,
}

/// The lines of cells that run from a cell, clockwise from the top: eight on squares, six on hexagons.
pub fn lines_from(scene: &Scene, from: SpotId) -> Vec<BoardLine> {
    let Some(from) = scene.spot(from) else {
        return Vec::new();
    };
    let line = |(bearing, step): (f32, f32)| {
        let (sin, cos) = bearing.to_radians().sin_cos();
        let at = |count: usize| {
            let away = step * count as f32;
            let near = |spot: &&Spot| {
                let (x, y) = (
                    spot.center.x - from.center.x - away * sin,
                    spot.center.y - from.center.y + away * cos,
                );
                x.hypot(y) < 0.25
            };
            scene.spots.iter().find(near)
        };
        // A board of half a right angle to the left or the right of the top still counts as up.
        let heading = HEADINGS[(bearing / 45.0).round() as usize % 8];
        BoardLine {
            heading,
            cells: (1..).map_while(at).map(|spot| spot.id).collect(),
        }
    };
    bearings(from).into_iter().map(line).collect()
}

/// The directions of the lines from a cell, in degrees clockwise from the top, each with the distance of its cells.
fn bearings(spot: &Spot) -> Vec<(f32, f32)> {
    if spot.outline.len() != 6 {
        return (0..8)
            .map(|eighth| {
                (
                    45.0 * eighth as f32,
                    if eighth % 2 == 0 { 1.0 } else { 2f32.sqrt() },
                )
            })
            .collect();
    }
    // The neighbours of a hexagon lie beyond the middles of its sides.
    let (a, b) = (spot.outline[0], spot.outline[1]);
    let (x, y) = (
        (a.x + b.x) / 2.0 - spot.center.x,
        (a.y + b.y) / 2.0 - spot.center.y,
    );
    let first = x.atan2(-y).to_degrees().round().rem_euclid(60.0);
    (0..6).map(|sixth| (first + 60.0 * sixth as f32, 1.0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::language::Language;
    use tessera_games::catalog::{self, GameId};
    use tessera_games::play::Options;

    /// The lines from a cell of a board that is rotated by so many twelfths, each with the names of its cells.
    fn lines(game: GameId, options: &str, from: &str, twelfths: u8) -> Vec<(Heading, String)> {
        let options = Options::parse(options).unwrap();
        let table = catalog::open(game, &options, Language::English).unwrap();
        let scene = table.scene().rotated(twelfths);
        let from = scene.spots.iter().find(|spot| spot.label == from).unwrap().id;
        let name = |cell: &SpotId| scene.spot(*cell).unwrap().label.clone();
        let named = |line: BoardLine| {
            let names: Vec<String> = line.cells.iter().map(name).collect();
            (line.heading, names.join(" "))
        };
        lines_from(&scene, from).into_iter().map(named).collect()
    }

    #[test]
    fn eight_lines_run_from_a_square_to_the_edge() {
        let named = lines(GameId::Linage, "size=5", "b4", 0);
        let expected = [
            (Heading::Up, "b5"),
            (Heading::UpRight, "c5"),
            (Heading::Right, "c4 d4 e4"),
            (Heading::DownRight, "c3 d2 e1"),
            (Heading::Down, "b3 b2 b1"),
            (Heading::DownLeft, "a3"),
            (Heading::Left, "a4"),
            (Heading::UpLeft, "a5"),
        ];
        assert_eq!(
            named,
            expected.map(|(heading, cells)| (heading, cells.to_owned()))
        );
    }

    #[test]
    fn six_lines_run_from_a_hexagon_whichever_way_the_board_lies() {
        let all = |twelfths| lines(GameId::Keil, "size=3", "c3", twelfths);
        for twelfths in 0..12 {
            let named = all(twelfths);
            assert_eq!(named.len(), 6);
            assert!(named.iter().all(|(_, cells)| cells.len() == 5), "{named:?}");
            let mut headings: Vec<String> = named.iter().map(|(heading, _)| format!("{heading:?}")).collect();
            headings.sort();
            headings.dedup();
            assert_eq!(headings.len(), 6, "{named:?}");
        }
        let upright = all(0).iter().any(|(heading, _)| *heading == Heading::Up);
        let turned = all(1).iter().any(|(heading, _)| *heading == Heading::Up);
        assert_ne!(upright, turned, "a twelfth of a turn exchanges rows and columns");
    }
}
