//! A chart with two axes.

use maud::Markup;

use super::axis::Axis;
use super::canvas::{Canvas, Caption, WIDTH, tick_class};

/// The height of the area between the axes.
const HEIGHT: f64 = 236.0;
/// Above it the title of the upright axis stands, and what is written at rules.
const TOP: f64 = 40.0;
/// Below it the ticks and the title of the level axis stand.
const BOTTOM: f64 = 62.0;
const RIGHT: f64 = 26.0;
/// The widest digit on a phone, where texts are larger in proportion.
const DIGIT: f64 = 12.5;

/// A chart with two axes, to which marks are added back to front.
pub(crate) struct Plot {
    pub(super) x: Axis,
    pub(super) y: Axis,
    left: f64,
    pub(super) canvas: Canvas,
}

impl Plot {
    /// An empty chart: the axes, and lines at the ticks of the upright one.
    pub fn new(x: Axis, y: Axis) -> Plot {
        let widest = y.ticks.iter().map(|(_, text)| text.chars().count()).max();
        let left = 16.0 + DIGIT * widest.unwrap_or(1).max(2) as f64;
        let canvas = Canvas::new(WIDTH, TOP + HEIGHT + BOTTOM);
        let mut plot = Plot { x, y, left, canvas };
        plot.axes();
        plot
    }

    fn axes(&mut self) {
        let (left, right, low) = (self.left, WIDTH - RIGHT, TOP + HEIGHT);
        self.canvas.text("ct at", "start", (0.0, 16.0), &self.y.title);
        let middle = (left + right) / 2.0;
        self.canvas
            .text("ct at", "middle", (middle, low + 56.0), &self.x.title);
        for (place, (tick, text)) in self.y.ticks.clone().iter().enumerate() {
            let y = self.y(*tick);
            self.canvas.path("gl", &[(left, y), (right, y)]);
            self.canvas
                .text(tick_class(place), "end", (left - 8.0, y + 4.0), text);
        }
        for (place, (tick, text)) in self.x.ticks.clone().iter().enumerate() {
            let x = self.x(*tick);
            self.canvas.path("tk", &[(x, low), (x, low + 5.0)]);
            self.canvas
                .text(tick_class(place), "middle", (x, low + 26.0), text);
        }
        self.canvas.path("ax", &[(left, low), (right, low)]);
    }

    /// The place of a number of the level axis; one beyond the axis lies at its end.
    pub(super) fn x(&self, number: f64) -> f64 {
        self.left + self.x.part(number).clamp(0.0, 1.0) * (WIDTH - RIGHT - self.left)
    }

    /// The place of a number of the upright axis; one beyond the axis lies at its end.
    pub(super) fn y(&self, number: f64) -> f64 {
        TOP + (1.0 - self.y.part(number).clamp(0.0, 1.0)) * HEIGHT
    }

    pub(super) fn at(&self, (x, y): (f64, f64)) -> (f64, f64) {
        (self.x(x), self.y(y))
    }

    /// Adds a dashed line over the whole width.
    pub fn level(&mut self, y: f64) {
        let y = self.y(y);
        self.canvas.path("ru", &[(self.left, y), (WIDTH - RIGHT, y)]);
    }

    /// Adds a dashed line over the whole height with a text at its upper end.
    pub fn upright(&mut self, x: f64, text: &str) {
        let x = self.x(x);
        self.canvas.path("ru", &[(x, TOP - 6.0), (x, TOP + HEIGHT)]);
        let anchor = if x > WIDTH * 0.7 { "end" } else { "start" };
        let beside = if anchor == "end" { -6.0 } else { 6.0 };
        self.canvas.text("ct st", anchor, (x + beside, TOP - 2.0), text);
    }

    /// Says which points the rows of the table stand for, in order.
    pub fn rows_at(&mut self, points: impl IntoIterator<Item = (f64, f64)>) {
        for point in points {
            let spot = self.at(point);
            self.canvas.spot(spot);
        }
    }

    pub fn svg(self, caption: &Caption) -> Markup {
        self.canvas.svg("plot", caption)
    }
}
