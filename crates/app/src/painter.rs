//! A scene as strokes on a surface: what a canvas has to draw, and where.

use super::camera::Placement;
use tessera_core::scene::{Form, Ink, Item, Point, Shape, stamped};

/// A surface to draw on. Coordinates and lengths are in device pixels.
pub trait Painter {
    /// Draws in this ink from now on.
    fn ink(&mut self, ink: Ink);
    /// Fills the area within closed contours; a contour within another is a hole.
    fn fill(&mut self, contours: &[Vec<(f64, f64)>]);
    /// Fills a disc.
    fn disc(&mut self, center: (f64, f64), radius: f64);
    /// Draws a circle with a line of this width.
    fn ring(&mut self, center: (f64, f64), radius: f64, width: f64);
    /// Draws lines of this width, with square ends.
    fn lines(&mut self, lines: &[[(f64, f64); 2]], width: f64);
    /// Fills the face of a stone with the tones of the ink.
    fn stone(&mut self, form: Form, center: (f64, f64), radius: f64);
    /// Writes text of this height around a point.
    fn text(&mut self, middle: (f64, f64), height: f64, text: &str);
    /// Writes a coordinate around a point, at the size that coordinates have on this surface, but so small that those of
    /// neighbouring cells, which are so far from each other, do not touch.
    fn coordinate(&mut self, middle: (f64, f64), apart: f64, is_beside: bool, text: &str);
}

/// How high a coordinate is that should have this height, where neighbouring cells are so far apart; `None` where it could not
/// be read, and for those that are left out because their neighbours leave no room. `is_beside` says that these stand beside it, and
/// not above and below.
pub fn coordinate_height(wanted: f64, apart: f64, is_beside: bool, text: &str) -> Option<f64> {
    // `−9` is 1.2 times as wide as it is high.
    let height = wanted.min(0.65 * apart);
    let width = (0.62 * text.chars().count() as f64 + 0.25) * height;
    let step = if is_beside {
        (width / apart).ceil() as u32
    } else {
        1
    };
    // The first that is left out gives room to the last that is not.
    let number = text.trim_start_matches('−').parse::<u32>();
    let has_room = step < 2 || number.is_ok_and(|number| number % step == 0 && number > 10);
    (has_room && height > 0.55 * wanted).then_some(height)
}

/// Draws the items of a scene in order.
pub fn paint(items: &[Item], at: Placement, painter: &mut impl Painter) {
    for Item { shape, ink, .. } in items {
        painter.ink(*ink);
        let pixel = |point: Point| (at.x(point), at.y(point));
        match shape {
            Shape::Area(points) => fill(painter, std::slice::from_ref(points), at),
            Shape::Areas(contours) => fill(painter, contours, at),
            Shape::Stamp(contours, to) => {
                let at = Placement {
                    left: at.x(*to),
                    top: at.y(*to),
                    ..at
                };
                fill(painter, contours.0, at);
            }
            Shape::Disc(center, radius) => painter.disc(pixel(*center), f64::from(*radius) * at.unit),
            Shape::Ring(center, radius, width) => {
                let width = (f64::from(*width) * at.unit).max(1.0);
                painter.ring(pixel(*center), f64::from(*radius) * at.unit, width);
            }
            Shape::Lines(lines, width) => strokes(painter, lines, *width, at),
            Shape::Signs(points, sign, width) => strokes(painter, &stamped(points, sign), *width, at),
            Shape::Stone(form, center, radius) => {
                painter.stone(*form, pixel(*center), f64::from(*radius) * at.unit);
            }
            Shape::Text(point, height, text) => {
                painter.text(pixel(*point), f64::from(*height) * at.unit, text);
            }
            Shape::Coordinate(point, _, text) => {
                // Shorter ones find room in any cell.
                let is_beside = text.chars().count() > 2 && stands_beside(items, *point);
                painter.coordinate(pixel(*point), at.unit, is_beside, text);
            }
        }
    }
}

/// Whether another coordinate stands beside the one at this point, and not only above it or below.
fn stands_beside(items: &[Item], at: Point) -> bool {
    items.iter().any(|item| match item.shape {
        Shape::Coordinate(other, ..) => other.y == at.y && other.x != at.x && (other.x - at.x).abs() < 1.5,
        _ => false,
    })
}

/// Upright shapes fill whole pixels, so that no seams show between cells; slanted ones keep their exact form.
fn fill(painter: &mut impl Painter, contours: &[Vec<Point>], at: Placement) {
    let mut sides = contours
        .iter()
        .flat_map(|points| points.iter().zip(points.iter().cycle().skip(1)));
    let upright = sides.all(|(a, b)| a.x == b.x || a.y == b.y);
    let snap = |pixels: f64| if upright { pixels.round() } else { pixels };
    let corner = |&point: &Point| (snap(at.x(point)), snap(at.y(point)));
    let contours: Vec<Vec<(f64, f64)>> = contours
        .iter()
        .map(|points| points.iter().map(corner).collect())
        .collect();
    painter.fill(&contours);
}

/// Upright lines cover whole pixels: one of odd width is sharp when its middle is in the middle of a pixel.
fn strokes(painter: &mut impl Painter, lines: &[[Point; 2]], width: f32, at: Placement) {
    let width = (f64::from(width) * at.unit).round().max(1.0);
    let half = if width % 2.0 == 1.0 { 0.5 } else { 0.0 };
    let snap = |pixels: f64| pixels.round() + half;
    let line = |&[from, to]: &[Point; 2]| {
        let (mut a, mut b) = ((at.x(from), at.y(from)), (at.x(to), at.y(to)));
        if from.x == to.x {
            (a.0, b.0) = (snap(a.0), snap(b.0));
        }
        if from.y == to.y {
            (a.1, b.1) = (snap(a.1), snap(b.1));
        }
        [a, b]
    };
    let lines: Vec<[(f64, f64); 2]> = lines.iter().map(line).collect();
    painter.lines(&lines, width);
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::language::Language;
    use tessera_core::scene::Scene;
    use tessera_games::catalog::{self, GameId};
    use tessera_games::play::Record;

    /// Counts the elements that an SVG of the same strokes has.
    #[derive(Default)]
    struct Recorder {
        ink: Option<Ink>,
        paths: usize,
        circles: usize,
        texts: Vec<String>,
        inks: Vec<Ink>,
        outside: usize,
        size: (f64, f64),
    }

    impl Recorder {
        fn point(&mut self, (x, y): (f64, f64)) {
            let margin = 1.0;
            let inside = |at: f64, most: f64| (-margin..=most + margin).contains(&at);
            self.outside += usize::from(!inside(x, self.size.0) || !inside(y, self.size.1));
        }

        fn drawn(&mut self) {
            let ink = self.ink.expect("an ink is chosen first");
            self.inks.push(ink);
        }
    }

    impl Painter for Recorder {
        fn ink(&mut self, ink: Ink) {
            self.ink = Some(ink);
        }

        fn fill(&mut self, contours: &[Vec<(f64, f64)>]) {
            self.paths += 1;
            self.drawn();
            contours.iter().flatten().for_each(|&at| self.point(at));
        }

        fn disc(&mut self, center: (f64, f64), radius: f64) {
            assert!(radius > 0.0);
            self.circles += 1;
            self.drawn();
            self.point(center);
        }

        fn ring(&mut self, center: (f64, f64), radius: f64, width: f64) {
            assert!(radius > 0.0 && width >= 1.0);
            self.circles += 1;
            self.drawn();
            self.point(center);
        }

        fn lines(&mut self, lines: &[[(f64, f64); 2]], width: f64) {
            assert!(width >= 1.0 && width.fract() == 0.0);
            self.paths += 1;
            self.drawn();
            lines.iter().flatten().for_each(|&at| self.point(at));
        }

        fn stone(&mut self, form: Form, center: (f64, f64), radius: f64) {
            assert!(radius > 0.0);
            match form {
                Form::Disc => self.circles += 1,
                Form::Diamond => self.paths += 1,
            }
            self.drawn();
            self.point(center);
        }

        fn text(&mut self, middle: (f64, f64), _: f64, text: &str) {
            self.drawn();
            self.point(middle);
            self.texts.push(text.to_owned());
        }

        fn coordinate(&mut self, middle: (f64, f64), _: f64, _: bool, text: &str) {
            self.text(middle, 1.0, text);
        }
    }

    #[test]
    fn coordinates_of_small_cells_are_smaller_and_of_the_smallest_left_out() {
        assert_eq!(coordinate_height(10.0, 40.0, true, "a"), Some(10.0));
        assert_eq!(coordinate_height(10.0, 12.0, true, "−9"), Some(0.65 * 12.0));
        assert_eq!(coordinate_height(10.0, 8.0, false, "a"), None);
    }

    #[test]
    fn of_coordinates_that_are_wider_than_their_cells_every_second_is_left_out() {
        let is_shown = |text| coordinate_height(10.0, 12.0, true, text).is_some();
        assert!(["−14", "−12", "−9", "9", "10", "11"].into_iter().all(is_shown));
        assert!(!is_shown("−11") && !is_shown("−13"));
        assert!(!is_shown("−10"), "it would touch its neighbour of two letters");
        assert!(coordinate_height(10.0, 40.0, true, "−11").is_some());
        assert!(coordinate_height(10.0, 12.0, false, "−11").is_some());
    }

    #[test]
    fn the_canvas_draws_the_shapes_of_the_svg_in_the_same_inks() {
        for &game in GameId::ALL {
            let record = Record::parse(game.about().example).expect("examples are records");
            let (table, _) = catalog::replayed(&record, Language::English).expect("examples are legal");
            let scene = table.scene();
            let at = Placement {
                unit: 40.0,
                left: 0.0,
                top: 0.0,
            };
            let mut painter = Recorder {
                size: (f64::from(scene.width) * 40.0, f64::from(scene.height) * 40.0),
                ..Recorder::default()
            };
            paint(&scene.items, at, &mut painter);
            let svg = scene.svg();
            let count = |tag: &str| svg.matches(tag).count();
            assert_eq!(painter.paths, count("<path"), "{game:?}");
            assert_eq!(painter.circles, count("<circle"), "{game:?}");
            assert_eq!(painter.texts.len(), count("<text"), "{game:?}");
            assert_eq!(painter.outside, 0, "{game:?}: all of it lies within the picture");
            for ink in Ink::ALL {
                let used = format!("--ink-{})", ink.name());
                assert_eq!(
                    painter.inks.contains(&ink),
                    svg.contains(&used),
                    "{game:?}: {}",
                    ink.name()
                );
            }
        }
    }

    #[test]
    fn cells_fill_whole_pixels_wherever_the_board_lies() {
        struct Corners(Vec<f64>);
        impl Painter for Corners {
            fn ink(&mut self, _: Ink) {}
            fn fill(&mut self, contours: &[Vec<(f64, f64)>]) {
                self.0
                    .extend(contours.iter().flatten().flat_map(|&(x, y)| [x, y]));
            }
            fn disc(&mut self, _: (f64, f64), _: f64) {}
            fn ring(&mut self, _: (f64, f64), _: f64, _: f64) {}
            fn lines(&mut self, _: &[[(f64, f64); 2]], _: f64) {}
            fn stone(&mut self, _: Form, _: (f64, f64), _: f64) {}
            fn text(&mut self, _: (f64, f64), _: f64, _: &str) {}
            fn coordinate(&mut self, _: (f64, f64), _: f64, _: bool, _: &str) {}
        }
        let mut scene = Scene::default();
        let square = [(0.5, 0.5), (1.5, 0.5), (1.5, 1.5), (0.5, 1.5)];
        scene.draw(
            Ink::Board,
            Shape::Area(square.map(|(x, y)| Point::new(x, y)).into()),
        );
        let at = Placement {
            unit: 33.0,
            left: 7.3,
            top: 2.9,
        };
        let mut corners = Corners(Vec::new());
        paint(&scene.items, at, &mut corners);
        assert_eq!(corners.0.len(), 8);
        assert!(corners.0.iter().all(|at| at.fract() == 0.0), "{:?}", corners.0);
    }

    #[test]
    fn strokes_widen_with_the_cells_and_upright_ones_are_sharp() {
        #[derive(Default)]
        struct Strokes {
            ring: f64,
            lines: Vec<[(f64, f64); 2]>,
        }
        impl Painter for Strokes {
            fn ink(&mut self, _: Ink) {}
            fn fill(&mut self, _: &[Vec<(f64, f64)>]) {}
            fn disc(&mut self, _: (f64, f64), _: f64) {}
            fn ring(&mut self, _: (f64, f64), _: f64, width: f64) {
                self.ring = width;
            }
            fn lines(&mut self, lines: &[[(f64, f64); 2]], width: f64) {
                assert_eq!(width, 5.0);
                self.lines.extend(lines);
            }
            fn stone(&mut self, _: Form, _: (f64, f64), _: f64) {}
            fn text(&mut self, _: (f64, f64), _: f64, _: &str) {}
            fn coordinate(&mut self, _: (f64, f64), _: f64, _: bool, _: &str) {}
        }
        let corner = Point::new(0.5, 0.5);
        let mut scene = Scene::default();
        scene.draw(Ink::Board, Shape::Ring(corner, 0.25, 0.125));
        let lines = vec![
            [corner, Point::new(0.5, 1.5)],
            [corner, Point::new(1.5, 0.5)],
            [corner, Point::new(1.5, 1.5)],
        ];
        scene.draw(Ink::Board, Shape::Lines(lines, 0.125));
        let at = Placement {
            unit: 40.0,
            left: 7.25,
            top: 2.75,
        };
        let mut strokes = Strokes::default();
        paint(&scene.items, at, &mut strokes);
        assert_eq!(strokes.ring, 5.0);
        let [down, across, slanted] = strokes.lines[..] else {
            panic!("three lines: {:?}", strokes.lines);
        };
        assert_eq!(down, [(27.5, 22.75), (27.5, 62.75)]);
        assert_eq!(across, [(27.25, 23.5), (67.25, 23.5)]);
        assert_eq!(slanted, [(27.25, 22.75), (67.25, 62.75)]);
    }
}
