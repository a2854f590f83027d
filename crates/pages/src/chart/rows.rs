//! Level bars, each below its name: for things without an order, and with names of any length.

use maud::Markup;

use super::axis::Axis;
use super::canvas::{Canvas, Caption, SERIES, WIDTH, tick_class};
use tessera_report::Interval;

/// The height of a bar with its name.
const ROW: f64 = 46.0;
/// How far below its upper end the bar begins.
const NAME: f64 = 22.0;
const BAR: f64 = 14.0;
const RIGHT: f64 = 96.0;
const BOTTOM: f64 = 62.0;

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Bar {
    /// What it stands for.
    pub name: String,
    /// The lengths of its parts, none negative; what is compared has one part.
    pub parts: Vec<f64>,
    /// The interval of its end.
    pub interval: Option<(f64, f64)>,
    /// What is written at its end.
    pub text: String,
}

impl Bar {
    /// A bar of one part.
    pub fn new(name: String, length: f64, text: String) -> Bar {
        Bar {
            name,
            parts: vec![length],
            interval: None,
            text,
        }
    }

    /// A bar as long as an estimate, with its interval.
    pub fn estimate(name: String, estimate: Interval, text: String) -> Bar {
        Bar {
            interval: Some((estimate.low, estimate.high)),
            ..Bar::new(name, estimate.mean, text)
        }
    }
}

/// Bars below each other over one axis.
pub(crate) struct Rows {
    axis: Axis,
    bars: Vec<Bar>,
    rule: Option<f64>,
}

impl Rows {
    /// Bars over an axis, which begins at 0.
    pub fn new(axis: Axis, bars: Vec<Bar>) -> Rows {
        Rows {
            axis,
            bars,
            rule: None,
        }
    }

    /// Adds a dashed upright line at a number.
    pub fn with_rule(mut self, at: f64) -> Rows {
        self.rule = Some(at);
        self
    }

    fn x(&self, number: f64) -> f64 {
        self.axis.part(number).clamp(0.0, 1.0) * (WIDTH - RIGHT)
    }

    pub fn svg(self, caption: &Caption) -> Markup {
        let low = ROW * self.bars.len() as f64 + 4.0;
        let mut canvas = Canvas::new(WIDTH, low + BOTTOM);
        for (place, (tick, text)) in self.axis.ticks.iter().enumerate() {
            let x = self.x(*tick);
            canvas.path("gl", &[(x, 0.0), (x, low)]);
            let anchor = if place == 0 { "start" } else { "middle" };
            canvas.text(tick_class(place), anchor, (x, low + 24.0), text);
        }
        canvas.text("ct at", "start", (0.0, low + 54.0), &self.axis.title);
        if let Some(rule) = self.rule {
            let x = self.x(rule);
            canvas.path("ru", &[(x, 0.0), (x, low)]);
        }
        for (place, bar) in self.bars.iter().enumerate() {
            let top = ROW * place as f64;
            canvas.text("ct nm", "start", (0.0, top + 15.0), &bar.name);
            let mut begin = 0.0;
            for (part, length) in bar.parts.iter().enumerate() {
                let [left, right] = [begin, begin + length].map(|number| self.x(number));
                let rectangle = [left, top + NAME, right, top + NAME + BAR];
                canvas.rectangles(&format!("co s{}", part % SERIES), &[rectangle]);
                begin += length;
            }
            let middle = top + NAME + BAR / 2.0;
            let mut end = self.x(begin);
            if let Some((low, high)) = bar.interval {
                let [from, to] = [low, high].map(|number| self.x(number));
                canvas.path("wh", &[(from, middle), (to, middle)]);
                for x in [from, to] {
                    canvas.path("wh", &[(x, middle - 4.0), (x, middle + 4.0)]);
                }
                end = end.max(to);
            }
            canvas.text("ct st", "start", (end + 8.0, middle + 5.0), &bar.text);
            canvas.spot((self.x(begin), middle));
        }
        canvas.svg("rows", caption)
    }
}
