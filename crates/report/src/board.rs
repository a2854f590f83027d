//! A board of fixed cells as points of the plane: its symmetries and distances.

use super::section::{BoardCell, BoardShape, CellShape, Mirror};
use tessera_core::scene::{self, Isometry, Scene};

/// A board of fixed cells.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// Its shape and cells.
    pub shape: BoardShape,
    /// The numbers of the cells as spots of the scene, in the same order.
    spots: Vec<u16>,
    /// Its symmetries but for the identity.
    pub symmetries: Vec<Symmetry>,
    /// The angle of a neighbour's direction, in radians.
    direction: f64,
}

/// A way in which the board is mapped to itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Symmetry {
    pub mirror: Mirror,
    /// Where each cell goes, by its place in the list.
    pub map: Vec<u32>,
    /// Whether the game after it is the same game: not where it would exchange vertical and horizontal.
    pub keeps_rules: bool,
}

impl Board {
    /// The board of a scene in which every spot is a cell; `None` without two cells. `rotation_steps` is into how many steps
    /// a full circle is divided by which the game may be rotated.
    pub fn of(scene: &Scene, rotation_steps: u8) -> Option<Board> {
        let spots = scene.cells();
        let points: Vec<(f64, f64)> = spots
            .iter()
            .map(|spot| (spot.center.x.into(), spot.center.y.into()))
            .collect();
        let first = *points.first()?;
        let apart = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).hypot(a.1 - b.1);
        let others = points.iter().filter(|&&point| apart(first, point) > 1e-6);
        let neighbour = *others.min_by(|&&a, &&b| apart(first, a).total_cmp(&apart(first, b)))?;
        let unit = apart(first, neighbour);
        let shape = match spots[0].outline.len() {
            6 => CellShape::Hexagon,
            _ => CellShape::Square,
        };
        let round = |number: f64| (number * 1000.0).round() / 1000.0;
        let cells = spots.iter().zip(&points).map(|(spot, point)| BoardCell {
            name: spot.label.clone(),
            x: round(point.0 / unit),
            y: round(point.1 / unit),
        });
        let symmetry = |found: scene::Symmetry| Symmetry {
            mirror: found.isometry.into(),
            map: found.map,
            keeps_rules: found.isometry.keeps_rules(rotation_steps),
        };
        Some(Board {
            shape: BoardShape {
                shape,
                cells: cells.collect(),
            },
            spots: spots.iter().filter_map(|spot| spot.id.cell()).collect(),
            symmetries: scene.symmetries().into_iter().map(symmetry).collect(),
            direction: (neighbour.1 - first.1).atan2(neighbour.0 - first.0),
        })
    }

    /// The place of the cell that is this spot of the scene.
    pub fn place_of_spot(&self, spot: u16) -> Option<u32> {
        let place = self.spots.iter().position(|&other| other == spot)?;
        Some(place as u32)
    }

    /// The place of the cell that the name of a move is about: the name itself, or all of it but the letter before or after,
    /// as in `xc3` and `c3b`.
    pub fn place_of_name(&self, name: &str) -> Option<u32> {
        scene::place_of_name(&self.labels(), name).map(|place| place as u32)
    }

    /// The name of a move with its cell mapped; `None` for a move without one.
    pub fn mapped_name(&self, name: &str, map: &[u32]) -> Option<String> {
        scene::mapped_name(&self.labels(), name, map)
    }

    fn labels(&self) -> Vec<&str> {
        self.shape.cells.iter().map(|cell| &*cell.name).collect()
    }

    /// The cell in the middle of the board; of several that are as near, the first.
    pub fn middle(&self) -> Option<u32> {
        let sum = |to: u32| -> u64 {
            (0..self.cells() as u32)
                .map(|from| u64::from(self.distance(from, to)))
                .sum()
        };
        (0..self.cells() as u32).min_by_key(|&cell| sum(cell))
    }

    pub fn cells(&self) -> usize {
        self.shape.cells.len()
    }

    /// How many steps lie between two cells: of a king on squares, to a neighbour on hexagons.
    pub fn distance(&self, from: u32, to: u32) -> u32 {
        let cells = &self.shape.cells;
        let (from, to) = (&cells[from as usize], &cells[to as usize]);
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        match self.shape.shape {
            CellShape::Square => dx.abs().max(dy.abs()).round() as u32,
            CellShape::Hexagon => {
                // Rotated so that a neighbour lies to the right: then cells have axial coordinates.
                let (sin, cos) = (-self.direction).sin_cos();
                let (x, y) = (dx * cos - dy * sin, dx * sin + dy * cos);
                let row = y / 0.75f64.sqrt();
                let column = x - row / 2.0;
                let most = row.abs().max(column.abs()).max((row + column).abs());
                most.round() as u32
            }
        }
    }

    /// The mean distance of two different cells drawn at random.
    pub fn mean_distance(&self) -> f64 {
        let cells = self.cells() as u32;
        let pairs = (0..cells).flat_map(|from| (0..from).map(move |to| (from, to)));
        let sum: u64 = pairs.map(|(from, to)| u64::from(self.distance(from, to))).sum();
        sum as f64 / (f64::from(cells) * f64::from(cells - 1) / 2.0)
    }
}

impl From<Isometry> for Mirror {
    fn from(isometry: Isometry) -> Mirror {
        match isometry {
            Isometry::Rotation(degrees) => Mirror::Rotation { degrees },
            Isometry::Reflection(degrees) => Mirror::Reflection { degrees },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::replay::replayer;
    use super::*;
    use tessera_games::catalog::GameId;
    use tessera_games::play::Options;

    fn board(game: GameId, options: &str) -> Board {
        let replayer = replayer(game, &Options::parse(options).unwrap()).unwrap();
        replayer.board().expect("the board does not grow").clone()
    }

    #[test]
    fn mean_distances_are_those_of_the_reports() {
        // REPORT.md: hexagons with seven cells a side 5.94, with eight 6.85, squares of nine by nine 4.22
        // (by our count 4.2148).
        for (game, options, expected) in [
            (GameId::Keil, "size=7", 5.94),
            (GameId::Ecalper, "size=8", 6.85),
            (GameId::Linage, "size=9", 4.215),
        ] {
            let mean = board(game, options).mean_distance();
            assert!((mean - expected).abs() < 0.005, "{game:?}: {mean}");
        }
    }

    #[test]
    fn squares_have_seven_symmetries_and_hexagons_eleven() {
        let squares = board(GameId::Linage, "size=9");
        assert_eq!(squares.symmetries.len(), 7);
        // A quarter turn and the diagonals exchange vertical and horizontal.
        let kept: Vec<Mirror> = squares
            .symmetries
            .iter()
            .filter(|symmetry| symmetry.keeps_rules)
            .map(|symmetry| symmetry.mirror)
            .collect();
        let reflection = |degrees| Mirror::Reflection { degrees };
        let half_turn = Mirror::Rotation { degrees: 180 };
        assert_eq!(kept, [half_turn, reflection(0), reflection(90)]);
        let hexagons = board(GameId::Keil, "size=7");
        assert_eq!(hexagons.symmetries.len(), 11);
        assert!(hexagons.symmetries.iter().all(|symmetry| symmetry.keeps_rules));
    }

    #[test]
    fn the_name_of_a_move_is_mapped_with_its_cell() {
        let board = board(GameId::Ecalper, "size=3");
        let half_turn = board
            .symmetries
            .iter()
            .find(|symmetry| symmetry.mirror == Mirror::Rotation { degrees: 180 });
        let map = &half_turn.unwrap().map;
        let middle = board.middle().unwrap();
        assert_eq!(map[middle as usize], middle);
        let first = &board.shape.cells[0].name;
        let last = &board.shape.cells[board.cells() - 1].name;
        assert_eq!(board.mapped_name(first, map).as_ref(), Some(last));
        assert_eq!(
            board.mapped_name(&format!("x{first}"), map),
            Some(format!("x{last}"))
        );
        assert_eq!(
            board.mapped_name(&format!("{first}w"), map),
            Some(format!("{last}w"))
        );
        assert_eq!(board.mapped_name("swap", map), None);
    }

    #[test]
    fn a_symmetry_maps_cells_as_its_name_says() {
        let board = board(GameId::Linage, "size=9");
        let image = |mirror: Mirror, name: &str| {
            let cells = &board.shape.cells;
            let from = cells.iter().position(|cell| cell.name == name).unwrap();
            let symmetry = board.symmetries.iter().find(|symmetry| symmetry.mirror == mirror);
            cells[symmetry.unwrap().map[from] as usize].name.clone()
        };
        assert_eq!(image(Mirror::Rotation { degrees: 180 }, "a1"), "i9");
        assert_eq!(image(Mirror::Reflection { degrees: 0 }, "a1"), "a9");
        assert_eq!(image(Mirror::Reflection { degrees: 90 }, "a1"), "i1");
        // The line from top left to bottom right runs at 45 degrees, as y grows downwards.
        assert_eq!(image(Mirror::Reflection { degrees: 45 }, "b1"), "i8");
    }
}
