//! Which part of the board is in view, and how large.

use tessera_core::scene::{Point, Scene};

/// Where a scene lies on a canvas, in device pixels: a whole number of them for each cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placement {
    /// The side of a cell.
    pub unit: f64,
    /// The left edge of the scene.
    pub left: f64,
    /// The top edge of the scene.
    pub top: f64,
}

impl Placement {
    /// The point of the scene under a pixel.
    pub fn point(&self, x: f64, y: f64) -> Point {
        Point::new(
            ((x - self.left) / self.unit) as f32,
            ((y - self.top) / self.unit) as f32,
        )
    }

    /// How many pixels from the left edge of the canvas a point is.
    pub fn x(&self, point: Point) -> f64 {
        self.left + f64::from(point.x) * self.unit
    }

    /// How many pixels from the top edge of the canvas a point is.
    pub fn y(&self, point: Point) -> f64 {
        self.top + f64::from(point.y) * self.unit
    }
}

/// A canvas that a scene is to be seen on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// Its width in device pixels.
    pub width: f64,
    /// Its height in device pixels.
    pub height: f64,
    /// Device pixels per CSS pixel.
    pub ratio: f64,
    /// What lies over its edges.
    pub margins: Margins,
}

/// How far other things lie over the edges of a canvas, in device pixels: what is to be seen stays between them.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Margins {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl Frame {
    /// From where, and how far, the canvas is free from left to right.
    pub fn across(&self) -> (f64, f64) {
        free(self.width, self.margins.left, self.margins.right)
    }

    /// From where, and how far, the canvas is free from top to bottom.
    pub fn down(&self) -> (f64, f64) {
        free(self.height, self.margins.top, self.margins.bottom)
    }

    /// The middle of what is free.
    pub fn middle(&self) -> (f64, f64) {
        let ((left, width), (top, height)) = (self.across(), self.down());
        (left + width / 2.0, top + height / 2.0)
    }
}

/// Where margins would leave nothing free, there are none.
fn free(length: f64, before: f64, after: f64) -> (f64, f64) {
    let room = length - before - after;
    if room < 1.0 { (0.0, length) } else { (before, room) }
}

/// The cell that is to be seen of a board that is larger than its frame.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardFocus {
    pub center: Point,
    /// Where that is to lie on the canvas, in device pixels; `None` for the middle of what is free.
    pub at: Option<(f64, f64)>,
}

/// What is in view.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Camera {
    /// The whole board, as large as it will go; but where its cells would be much too small to be touched, the part of
    /// it where play is.
    #[default]
    Fit,
    /// The whole board, however small.
    Whole,
    /// As somebody has set it.
    Held {
        /// The side of a cell, in device pixels.
        unit: f64,
        /// What is in the middle of the frame, seen from the board's first cell: a board may grow to any side.
        middle: Point,
    },
}

/// The smallest and the largest side of a cell that one can zoom to, in CSS pixels.
const UNITS: (f64, f64) = (12.0, 320.0);
/// How many times as large the cells of a whole board have to become that it is worth moving it.
const WORTH_MOVING: f64 = 1.25;

impl Camera {
    /// Where a scene lies on a frame. `least` is the side that a cell should have, in CSS pixels: a whole board that falls
    /// clearly short of it is shown with such cells, and `focus` where that says.
    pub fn place(&self, scene: &Scene, frame: Frame, least: f64, focus: Option<BoardFocus>) -> Placement {
        let (across, down) = (f64::from(scene.width.max(1.0)), f64::from(scene.height.max(1.0)));
        let (columns, rows) = (frame.across(), frame.down());
        let fit = (columns.1 / across).min(rows.1 / down);
        let (unit, focus) = match *self {
            Camera::Whole => (fit, None),
            Camera::Fit if fit * WORTH_MOVING >= least * frame.ratio => (fit, None),
            Camera::Fit => (least * frame.ratio, focus),
            Camera::Held { unit, middle } => {
                let first = scene.first_cell();
                let center = Point::new(first.x + middle.x, first.y + middle.y);
                (unit, Some(BoardFocus { center, at: None }))
            }
        };
        let unit = unit.floor().max(1.0);
        let focus = focus.unwrap_or(BoardFocus {
            center: Point::new(scene.width / 2.0, scene.height / 2.0),
            at: None,
        });
        // A board that fills the window stays where somebody has moved it, if all of it is seen there.
        let stays = matches!(self, Camera::Held { .. }) && frame.margins != Margins::default();
        // Any other that is smaller than what is free is in its middle; a larger one leaves nothing of it bare.
        let edge = |(start, room): (f64, f64), cells: f64, center: f32, at: Option<f64>| {
            let size = cells * unit;
            // A cell that is held lies wholly within what is free, whatever is bare beside the board.
            if let Some(at) = at {
                let at = (at - start).min(room - unit / 2.0).max(unit / 2.0);
                return (start + at - f64::from(center) * unit).floor();
            }
            let edge = room / 2.0 - f64::from(center) * unit;
            let edge = if size > room {
                edge.clamp(room - size, 0.0)
            } else if stays {
                edge.clamp(0.0, room - size)
            } else {
                (room - size) / 2.0
            };
            (start + edge).floor()
        };
        // The corners of cells fall on whole pixels, whatever margin the picture has: no seams show then.
        let corner = scene.first_cell();
        let snapped = |edge: f64, center: f32| {
            let within = (f64::from(center) - 0.5) * unit;
            edge + within.round() - within
        };
        Placement {
            unit,
            left: snapped(
                edge(columns, across, focus.center.x, focus.at.map(|at| at.0)),
                corner.x,
            ),
            top: snapped(
                edge(rows, down, focus.center.y, focus.at.map(|at| at.1)),
                corner.y,
            ),
        }
    }

    /// Closer by a factor, or farther away if it is below 1; what is under a pixel stays there. Farther away than
    /// the whole board is the whole board.
    pub fn zoomed(scene: &Scene, frame: Frame, at: Placement, factor: f64, x: f64, y: f64) -> Camera {
        let (least, most) = (UNITS.0 * frame.ratio, UNITS.1 * frame.ratio);
        // Cells are whole pixels: a fraction that is rounded away later would move what is under the pixel.
        let unit = (at.unit * factor).clamp(least, most).floor();
        let whole = Camera::Whole.place(scene, frame, 0.0, None).unit;
        if factor < 1.0 && unit <= whole {
            return Camera::Whole;
        }
        let under = at.point(x, y);
        let left = x - f64::from(under.x) * unit;
        let top = y - f64::from(under.y) * unit;
        Camera::held(scene, frame, Placement { unit, left, top })
    }

    /// Moved by so many pixels.
    pub fn dragged(scene: &Scene, frame: Frame, at: Placement, x: f64, y: f64) -> Camera {
        Camera::held(
            scene,
            frame,
            Placement {
                left: at.left + x,
                top: at.top + y,
                ..at
            },
        )
    }

    fn held(scene: &Scene, frame: Frame, at: Placement) -> Camera {
        let ((x, y), first) = (frame.middle(), scene.first_cell());
        let middle = at.point(x, y);
        Camera::Held {
            unit: at.unit,
            middle: Point::new(middle.x - first.x, middle.y - first.y),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::scene::{Spot, SpotId};

    const FRAME: Frame = Frame {
        width: 400.0,
        height: 300.0,
        ratio: 1.0,
        margins: Margins {
            left: 0.0,
            top: 0.0,
            right: 0.0,
            bottom: 0.0,
        },
    };

    /// The same frame with something over three of its edges.
    const COVERED: Frame = Frame {
        margins: Margins {
            left: 0.0,
            top: 40.0,
            right: 100.0,
            bottom: 60.0,
        },
        ..FRAME
    };

    fn in_the_middle(center: Point) -> Option<BoardFocus> {
        Some(BoardFocus { center, at: None })
    }

    /// A scene with one spot.
    fn scene(width: f32, height: f32, first: Point) -> Scene {
        Scene {
            width,
            height,
            spots: vec![Spot {
                id: SpotId::Cell(0),
                label: String::new(),
                center: first,
                outline: Vec::new(),
                row: 0,
                column: 0,
            }],
            ..Scene::default()
        }
    }

    #[test]
    fn a_whole_board_is_in_the_middle_and_as_large_as_it_will_go() {
        let at = Camera::Fit.place(&scene(4.0, 4.0, Point::new(0.5, 0.5)), FRAME, 0.0, None);
        assert_eq!((at.unit, at.left, at.top), (75.0, 50.0, 0.0));
    }

    #[test]
    fn a_board_lies_between_what_covers_the_edges_of_its_frame() {
        let small = Camera::Fit.place(&scene(3.0, 2.0, Point::new(0.5, 0.5)), COVERED, 0.0, None);
        assert_eq!((small.unit, small.left, small.top), (100.0, 0.0, 40.0));
        // A larger one can be moved until each of its edges is free.
        let large = scene(10.0, 10.0, Point::new(0.5, 0.5));
        let middle = Camera::Fit.place(&large, COVERED, 50.0, in_the_middle(Point::new(5.0, 5.0)));
        assert_eq!(middle.point(150.0, 140.0), Point::new(5.0, 5.0));
        let moved = |x, y| Camera::dragged(&large, COVERED, middle, x, y).place(&large, COVERED, 0.0, None);
        let (first, last) = (moved(900.0, 900.0), moved(-900.0, -900.0));
        assert_eq!((first.left, first.top), (0.0, 40.0));
        assert_eq!((last.left, last.top), (300.0 - 500.0, 240.0 - 500.0));
        // A smaller one stays where it is moved to, but never leaves what is free.
        let board = scene(3.0, 1.0, Point::new(0.5, 0.5));
        let fit = Camera::Fit.place(&board, COVERED, 0.0, None);
        let moved = |x, y| Camera::dragged(&board, COVERED, fit, x, y).place(&board, COVERED, 0.0, None);
        assert_eq!(
            (moved(0.0, 30.0).top, moved(0.0, 900.0).top),
            (fit.top + 30.0, 140.0)
        );
        // Nothing is free: then what covers the edges is left out of account.
        let margins = Margins {
            left: 300.0,
            right: 300.0,
            ..Margins::default()
        };
        assert_eq!(Frame { margins, ..FRAME }.across(), (0.0, 400.0));
    }

    #[test]
    fn cells_do_not_become_smaller_than_can_be_touched() {
        let scene = scene(20.0, 20.0, Point::new(0.5, 0.5));
        let at = Camera::Fit.place(&scene, FRAME, 36.0, in_the_middle(Point::new(10.0, 10.0)));
        assert_eq!(at.unit, 36.0);
        assert_eq!(
            at.point(200.0, 150.0),
            Point::new(10.0, 10.0),
            "the focus is in the middle"
        );
        let corner = Camera::Fit.place(&scene, FRAME, 36.0, in_the_middle(Point::default()));
        assert_eq!(
            (corner.left, corner.top),
            (0.0, 0.0),
            "nothing beyond the board is shown"
        );
    }

    #[test]
    fn a_whole_board_is_not_moved_for_cells_that_become_a_little_larger() {
        let scene = scene(10.0, 10.0, Point::new(0.5, 0.5));
        let whole = Camera::Whole.place(&scene, FRAME, 0.0, None);
        let at = |least| Camera::Fit.place(&scene, FRAME, least, in_the_middle(Point::new(2.0, 2.0)));
        assert_eq!(whole.unit, 30.0);
        assert_eq!((at(31.0), at(37.0)), (whole, whole));
        assert_eq!(at(38.0).unit, 38.0);
    }

    #[test]
    fn a_cell_that_a_finger_holds_stays_under_it_while_cells_become_larger() {
        let scene = scene(20.0, 6.0, Point::new(0.5, 0.5));
        for frame in [FRAME, COVERED] {
            let whole = Camera::Whole.place(&scene, frame, 0.0, None);
            for (column, row) in [(0, 0), (3, 4), (19, 5)] {
                let center = Point::new(column as f32 + 0.5, row as f32 + 0.5);
                let at = (whole.x(center), whole.y(center));
                let focus = BoardFocus { center, at: Some(at) };
                let after = Camera::Fit.place(&scene, frame, 60.0, Some(focus));
                assert_eq!(after.unit, 60.0);
                let moved = (after.x(center) - at.0, after.y(center) - at.1);
                // At an edge of what is free it moves by as much as it takes to be seen whole.
                assert!(
                    moved.0.abs() <= 30.0 && moved.1.abs() <= 30.0,
                    "{column}, {row}: {moved:?}"
                );
                let ((left, width), (top, height)) = (frame.across(), frame.down());
                assert!((left + 29.0..=left + width - 29.0).contains(&after.x(center)));
                assert!((top + 29.0..=top + height - 29.0).contains(&after.y(center)));
            }
        }
    }

    #[test]
    fn what_is_under_the_pointer_stays_there() {
        let scene = scene(8.0, 6.0, Point::new(4.0, 3.0));
        let before = Camera::Fit.place(&scene, FRAME, 0.0, None);
        let camera = Camera::zoomed(&scene, FRAME, before, 2.0, 100.0, 80.0);
        let after = camera.place(&scene, FRAME, 0.0, None);
        assert_eq!(after.unit, 100.0);
        let (was, is) = (before.point(100.0, 80.0), after.point(100.0, 80.0));
        assert!((was.x - is.x).abs() < 0.02 && (was.y - is.y).abs() < 0.02);
    }

    #[test]
    fn a_held_view_stays_where_it_is_when_the_board_grows() {
        let before = scene(8.0, 6.0, Point::new(4.0, 3.0));
        let place = Camera::Fit.place(&before, FRAME, 0.0, None);
        let camera = Camera::zoomed(&before, FRAME, place, 3.0, 200.0, 150.0);
        let shown = camera.place(&before, FRAME, 0.0, None);
        // Two columns more in the west: everything is two further to the right in the picture.
        let grown = scene(10.0, 6.0, Point::new(6.0, 3.0));
        let after = camera.place(&grown, FRAME, 0.0, None);
        let (x, y) = (shown.x(Point::new(4.0, 3.0)), shown.y(Point::new(4.0, 3.0)));
        assert!((after.x(Point::new(6.0, 3.0)) - x).abs() <= 1.0);
        assert!((after.y(Point::new(6.0, 3.0)) - y).abs() <= 1.0);
    }

    #[test]
    fn a_drag_moves_the_board_with_the_finger_and_zooming_out_ends_with_the_whole() {
        let scene = scene(8.0, 6.0, Point::new(4.0, 3.0));
        let fit = Camera::Fit.place(&scene, FRAME, 0.0, None);
        let close = Camera::zoomed(&scene, FRAME, fit, 3.0, 200.0, 150.0).place(&scene, FRAME, 0.0, None);
        let moved = Camera::dragged(&scene, FRAME, close, 30.0, -20.0).place(&scene, FRAME, 0.0, None);
        assert!((moved.left - close.left - 30.0).abs() <= 1.0 && (moved.top - close.top + 20.0).abs() <= 1.0);
        assert_eq!(Camera::zoomed(&scene, FRAME, close, 0.2, 0.0, 0.0), Camera::Whole);
    }
}
