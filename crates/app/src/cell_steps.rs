//! Which cell a key leads to.

use tessera_core::scene::{Point, Scene, Spot, SpotId};

/// A step of the keyboard on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// To the neighbour on the left.
    Left,
    /// To the neighbour on the right.
    Right,
    /// To the neighbour above.
    Up,
    /// To the neighbour below.
    Down,
    /// To the other neighbour on the left, where a hexagonal board has two.
    LeftOther,
    /// To the other neighbour on the right, where there are two.
    RightOther,
    /// To the other neighbour above, where there are two.
    UpOther,
    /// To the other neighbour below, where there are two.
    DownOther,
    /// To the first cell of the row.
    RowStart,
    /// To the last cell of the row.
    RowEnd,
    /// To the first cell of the board.
    First,
    /// To the last cell of the board.
    Last,
    /// Up by at most five cells.
    PageUp,
    /// Down by at most five cells.
    PageDown,
}

/// The cell that a step leads to from `cell`; `None` at the edge. Steps are taken in the picture as it lies,
/// whichever way it is turned.
pub fn step_from(scene: &Scene, cell: SpotId, step: Step) -> Option<SpotId> {
    let from = scene.spot(cell)?;
    let row = || scene.spots.iter().filter(|spot| spot.row == from.row);
    let spot = match step {
        Step::Left => neighbour(scene, from, LEFT, false),
        Step::Right => neighbour(scene, from, RIGHT, false),
        Step::Up => neighbour(scene, from, UP, false),
        Step::Down => neighbour(scene, from, DOWN, false),
        Step::LeftOther => neighbour(scene, from, LEFT, true),
        Step::RightOther => neighbour(scene, from, RIGHT, true),
        Step::UpOther => neighbour(scene, from, UP, true),
        Step::DownOther => neighbour(scene, from, DOWN, true),
        Step::RowStart => row().min_by_key(|spot| spot.column),
        Step::RowEnd => row().max_by_key(|spot| spot.column),
        Step::First => scene.spots.first(),
        Step::Last => scene.spots.last(),
        Step::PageUp => page(scene, from, UP),
        Step::PageDown => page(scene, from, DOWN),
    };
    spot.map(|spot| spot.id).filter(|&to| to != cell)
}

const LEFT: Point = Point::new(-1.0, 0.0);
const RIGHT: Point = Point::new(1.0, 0.0);
const UP: Point = Point::new(0.0, -1.0);
const DOWN: Point = Point::new(0.0, 1.0);

/// Where a spot lies, seen from another one in a direction.
struct RelativePosition {
    away: f32,
    ahead: f32,
    /// How far off the direction it is, clockwise.
    off: f32,
}

impl RelativePosition {
    fn of(spot: &Spot, from: &Spot, direction: Point) -> RelativePosition {
        let (x, y) = (spot.center.x - from.center.x, spot.center.y - from.center.y);
        RelativePosition {
            away: x.hypot(y),
            ahead: x * direction.x + y * direction.y,
            off: y * direction.x - x * direction.y,
        }
    }
}

/// The neighbour in a direction. A hexagon has two of them in a direction that runs into one of its corners:
/// the first is the one counterclockwise, so that opposite directions undo each other, and the other is left
/// to `other`. Where the next cell is missing it is the nearest that lies that way.
fn neighbour<'a>(scene: &'a Scene, from: &Spot, direction: Point, other: bool) -> Option<&'a Spot> {
    let seen = || {
        let seen_from = |spot: &'a Spot| (spot, RelativePosition::of(spot, from, direction));
        scene.spots.iter().map(seen_from)
    };
    // Two neighbours in front are 30 degrees off; the next ones are 60 degrees off, or 45 on a square board.
    let adjacent = seen()
        .filter(|(_, position)| position.away < 1.1 && position.ahead > 0.8 * position.away)
        .min_by(|(_, a), (_, b)| {
            let order = a.off.total_cmp(&b.off);
            if other { order.reverse() } else { order }
        });
    let nearest = || {
        let ahead =
            seen().filter(|(_, position)| position.ahead > 0.0 && position.ahead > 0.75 * position.away);
        ahead.min_by(|(_, a), (_, b)| a.away.total_cmp(&b.away))
    };
    adjacent.or_else(nearest).map(|(spot, _)| spot)
}

/// The cell straight ahead that is farthest, up to five cells away.
fn page<'a>(scene: &'a Scene, from: &Spot, direction: Point) -> Option<&'a Spot> {
    let seen_from = |spot: &'a Spot| (spot, RelativePosition::of(spot, from, direction));
    let ahead = scene.spots.iter().map(seen_from).filter(|(_, position)| {
        // Half a cell aside, as in every other row of a hexagonal board, is still straight ahead.
        position.off.abs() < 0.55 && (0.1..5.1).contains(&position.ahead)
    });
    let far = |position: &RelativePosition| position.ahead - position.off.abs() / 10.0;
    ahead
        .max_by(|(_, a), (_, b)| far(a).total_cmp(&far(b)))
        .map(|(spot, _)| spot)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::language::Language;
    use tessera_games::catalog::{self, GameId};
    use tessera_games::play::Options;

    fn walk(steps: &[Step], from: &str) -> Option<String> {
        let options = Options::parse("size=9").unwrap();
        let scene = catalog::open(GameId::Linage, &options, Language::English)
            .unwrap()
            .scene()
            .clone();
        let mut cell = scene.spots.iter().find(|spot| spot.label == from).unwrap().id;
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

    #[test]
    fn all_six_neighbours_are_reached_in_each_of_the_twelve_turns() {
        const STEPS: [Step; 8] = [
            Step::Left,
            Step::Right,
            Step::Up,
            Step::Down,
            Step::LeftOther,
            Step::RightOther,
            Step::UpOther,
            Step::DownOther,
        ];
        for size in [2, 3, 5, 10] {
            let options = Options::parse(&format!("size={size}")).unwrap();
            let upright = catalog::open(GameId::Keil, &options, Language::English)
                .unwrap()
                .scene()
                .clone();
            for twelfths in 0..12 {
                let scene = upright.rotated(twelfths);
                for from in &upright.spots {
                    let near = |spot: &&Spot| {
                        let (x, y) = (spot.center.x - from.center.x, spot.center.y - from.center.y);
                        (0.9..1.1).contains(&x.hypot(y))
                    };
                    let mut neighbours: Vec<_> =
                        upright.spots.iter().filter(near).map(|spot| spot.id).collect();
                    let mut reached: Vec<_> = STEPS
                        .iter()
                        .filter_map(|&step| step_from(&scene, from.id, step))
                        .collect();
                    neighbours.sort();
                    reached.sort();
                    reached.dedup();
                    assert_eq!(
                        reached, neighbours,
                        "{} of size {size}, turned by {twelfths}",
                        from.label
                    );
                }
            }
        }
    }

    #[test]
    fn opposite_keys_undo_each_other_in_each_of_the_twelve_turns() {
        let options = Options::parse("size=5").unwrap();
        let upright = catalog::open(GameId::Keil, &options, Language::English)
            .unwrap()
            .scene()
            .clone();
        let middle = upright.spots[upright.spots.len() / 2].id;
        let pairs = [
            (Step::Left, Step::Right),
            (Step::Up, Step::Down),
            (Step::LeftOther, Step::RightOther),
            (Step::UpOther, Step::DownOther),
        ];
        for twelfths in 0..12 {
            let scene = upright.rotated(twelfths);
            for (there, back) in pairs {
                let gone = step_from(&scene, middle, there).unwrap();
                assert_eq!(
                    step_from(&scene, gone, back),
                    Some(middle),
                    "{there:?}, turned by {twelfths}"
                );
            }
        }
    }

    #[test]
    fn where_a_cell_is_missing_a_step_goes_to_the_next_that_lies_that_way() {
        let options = Options::parse("size=5").unwrap();
        let mut scene = catalog::open(GameId::Linage, &options, Language::English)
            .unwrap()
            .scene()
            .clone();
        let cell =
            |scene: &Scene, label: &str| scene.spots.iter().find(|spot| spot.label == label).unwrap().id;
        let (b3, c3, d3) = (cell(&scene, "b3"), cell(&scene, "c3"), cell(&scene, "d3"));
        scene.spots.retain(|spot| spot.id != c3);
        assert_eq!(step_from(&scene, b3, Step::Right), Some(d3));
    }
}
