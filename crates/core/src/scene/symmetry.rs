//! The rotations and reflections by which the cells of a board are mapped to each other.

use super::{Scene, Spot};

/// Two points nearer than this are the same, in sides of a cell.
const SAME: f64 = 0.1;

/// A rotation or reflection of the plane that leaves the middle of the board where it is. Angles are in degrees, clockwise
/// from the right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Isometry {
    /// Rotates by an angle.
    Rotation(u16),
    /// Reflects at a line of this angle.
    Reflection(u16),
}

/// A way in which a board is mapped to itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Symmetry {
    /// The angle by which it rotates, or of the line at which it reflects.
    pub isometry: Isometry,
    /// Where each cell goes, by its place in the list of cells.
    pub map: Vec<u32>,
}

impl Isometry {
    /// Whether a game is the same after it, of which people may rotate the board by as many steps of a full circle.
    pub fn keeps_rules(self, rotation_steps: u8) -> bool {
        let (degrees, circle) = match self {
            Isometry::Rotation(degrees) => (degrees, 360),
            Isometry::Reflection(degrees) => (degrees, 180),
        };
        (u32::from(degrees) * u32::from(rotation_steps)).is_multiple_of(circle)
    }

    /// Where a point goes, with the middle of the board at the origin; y grows downwards.
    fn image(self, (x, y): (f64, f64)) -> (f64, f64) {
        match self {
            Isometry::Rotation(degrees) => {
                let (sin, cos) = sin_cos(degrees);
                (x * cos - y * sin, x * sin + y * cos)
            }
            Isometry::Reflection(degrees) => {
                let (sin, cos) = sin_cos(2 * degrees);
                (x * cos + y * sin, x * sin - y * cos)
            }
        }
    }
}

/// The sine and the cosine of an angle, exact enough for places that are compared to a tenth of a cell.
fn sin_cos(degrees: u16) -> (f64, f64) {
    let (sin, cos) = f32::from(degrees).to_radians().sin_cos();
    (sin.into(), cos.into())
}

impl Scene {
    /// The spots of the cells, in reading order.
    pub fn cells(&self) -> Vec<&Spot> {
        self.spots
            .iter()
            .filter(|spot| spot.id.cell().is_some())
            .collect()
    }

    /// The symmetries of the cells but for the identity: rotations, then reflections, by ascending angle.
    pub fn symmetries(&self) -> Vec<Symmetry> {
        let cells = self.cells();
        let step = match cells.first().map(|cell| cell.outline.len()) {
            Some(6) => 60,
            _ => 90,
        };
        let count = cells.len() as f64;
        let middle =
            |axis: fn(&Spot) -> f32| cells.iter().map(|cell| f64::from(axis(cell))).sum::<f64>() / count;
        let (middle_x, middle_y) = (middle(|cell| cell.center.x), middle(|cell| cell.center.y));
        let point = |cell: &&Spot| {
            (
                f64::from(cell.center.x) - middle_x,
                f64::from(cell.center.y) - middle_y,
            )
        };
        let points: Vec<(f64, f64)> = cells.iter().map(point).collect();
        let map = |isometry: Isometry| {
            let place = |&from: &(f64, f64)| {
                let to = isometry.image(from);
                let is_there = |at: &(f64, f64)| (at.0 - to.0).hypot(at.1 - to.1) < SAME;
                points.iter().position(is_there).map(|place| place as u32)
            };
            let map = points.iter().map(place).collect::<Option<Vec<u32>>>()?;
            Some(Symmetry { isometry, map })
        };
        let rotations = (1..360 / step).map(|times| Isometry::Rotation(times * step));
        let reflections = (0..360 / step).map(|times| Isometry::Reflection(times * step / 2));
        rotations.chain(reflections).filter_map(map).collect()
    }
}

/// The name of a move with the cell mapped that it is about: the name itself, or all of it but the letter before or after, as
/// in `xc3` and `c3b`. `None` for a move without a cell.
pub fn mapped_name(labels: &[&str], name: &str, map: &[u32]) -> Option<String> {
    let place = place_of_name(labels, name)?;
    let to = labels[map[place] as usize];
    Some(name.replacen(labels[place], to, 1))
}

/// The place of the cell that the name of a move is about.
pub fn place_of_name(labels: &[&str], name: &str) -> Option<usize> {
    let place = |label: &str| labels.iter().position(|of_cell| *of_cell == label);
    let before = name.char_indices().nth(1).map(|(at, _)| &name[at..]);
    let after = name.char_indices().next_back().map(|(at, _)| &name[..at]);
    place(name)
        .or_else(|| before.and_then(place))
        .or_else(|| after.and_then(place))
}
