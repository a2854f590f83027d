//! Which cell a key leads to.

use crate::scene::{Scene, Spot};

/// A step of the keyboard on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// To the neighbour on the left.
    Left,
    /// To the neighbour on the right.
    Right,
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the row above, on the other diagonal of a hexagonal board.
    UpOther,
    /// To the row below, on the other diagonal of a hexagonal board.
    DownOther,
    /// To the first cell of the row.
    RowStart,
    /// To the last cell of the row.
    RowEnd,
    /// To the first cell of the board.
    First,
    /// To the last cell of the board.
    Last,
    /// Five rows up.
    PageUp,
    /// Five rows down.
    PageDown,
}

/// The cell that a step leads to from `cell`; `None` at the edge.
pub fn step_from(scene: &Scene, cell: u16, step: Step) -> Option<u16> {
    let from = scene.spot(cell)?;
    let row = |row: u16| scene.spots.iter().filter(move |spot| spot.row == row);
    let beside = |spot: &&Spot, step: i32| i32::from(spot.column) == i32::from(from.column) + step;
    // In the next row of a square board one spot is nearest; of a hexagonal one, two are equally near and
    // the zigzag takes the left one going up and the right one going down, so that Up and Down undo each
    // other and the other two neighbours are left to the other diagonal.
    let nearest = |to: u16, leaning: f32| {
        row(to)
            .min_by(|a, b| {
                let distance = |spot: &Spot| (spot.center.x - from.center.x - leaning).abs();
                distance(a).total_cmp(&distance(b))
            })
            .filter(|spot| (spot.center.x - from.center.x).abs() < 0.75)
    };
    let above = |rows: u16, leaning| from.row.checked_sub(rows).and_then(|to| nearest(to, leaning));
    let below = |rows: u16, leaning| nearest(from.row + rows, leaning);
    let spot = match step {
        Step::Left => row(from.row).find(|spot| beside(spot, -1)),
        Step::Right => row(from.row).find(|spot| beside(spot, 1)),
        Step::Up => above(1, -0.01),
        Step::Down => below(1, 0.01),
        Step::UpOther => above(1, 0.01),
        Step::DownOther => below(1, -0.01),
        Step::RowStart => row(from.row).min_by_key(|spot| spot.column),
        Step::RowEnd => row(from.row).max_by_key(|spot| spot.column),
        Step::First => scene.spots.first(),
        Step::Last => scene.spots.last(),
        Step::PageUp => (1..=5).rev().find_map(|rows| above(rows, 0.0)),
        Step::PageDown => (1..=5).rev().find_map(|rows| below(rows, 0.0)),
    };
    spot.map(|spot| spot.cell).filter(|&to| to != cell)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{self, GameId};
    use crate::play::Options;

    fn walk(steps: &[Step], from: &str) -> Option<String> {
        let options = Options::parse("size=9").unwrap();
        let scene = catalog::open(GameId::Linage, &options).unwrap().scene();
        let mut cell = scene.spots.iter().find(|spot| spot.label == from).unwrap().cell;
        for &step in steps {
            cell = step_from(&scene, cell, step)?;
        }
        scene.spot(cell).map(|spot| spot.label.clone())
    }

    #[test]
    fn arrows_go_to_neighbours_and_stop_at_the_edge() {
        assert_eq!(walk(&[Step::Up, Step::Right], "e5").as_deref(), Some("f6"));
        assert_eq!(walk(&[Step::Down, Step::Left], "e5").as_deref(), Some("d4"));
        assert_eq!(walk(&[Step::Left], "a5"), None);
        assert_eq!(walk(&[Step::Up], "a9"), None);
        assert_eq!(walk(&[Step::Down], "a1"), None);
    }

    #[test]
    fn home_and_end_go_along_the_row_and_pages_five_rows() {
        assert_eq!(walk(&[Step::RowStart], "e5").as_deref(), Some("a5"));
        assert_eq!(walk(&[Step::RowEnd], "e5").as_deref(), Some("i5"));
        assert_eq!(walk(&[Step::First], "e5").as_deref(), Some("a9"));
        assert_eq!(walk(&[Step::Last], "e5").as_deref(), Some("i1"));
        assert_eq!(walk(&[Step::PageUp], "e5").as_deref(), Some("e9"));
        assert_eq!(walk(&[Step::PageDown], "e8").as_deref(), Some("e3"));
    }
}
