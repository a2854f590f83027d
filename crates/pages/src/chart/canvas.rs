//! What all charts share: the SVG element around them, texts, and the classes of colours.

use std::fmt::Write;

use maud::{Markup, PreEscaped, html};

use tessera_core::scene::{Point, compact_path};

/// How many tones the scale from low to high has.
pub(crate) const HEATS: usize = 9;
/// How many things a chart can tell apart.
pub(super) const SERIES: usize = 6;
/// The width of a chart with axes or bars. On a page of full width a unit is about a pixel.
pub(super) const WIDTH: f64 = 720.0;

/// What a chart says of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Caption<'a> {
    /// A name for the elements of the chart, unique on the page.
    pub id: &'a str,
    /// What is shown.
    pub title: &'a str,
    /// What can be seen in it.
    pub description: &'a str,
}

/// The tone of a part from 0 to 1, as a number of a class `k0` to `k8`.
pub(crate) fn heat(part: f64) -> usize {
    let tone = (part * HEATS as f64).floor();
    // `as` saturates, and makes NaN 0.
    (tone as usize).min(HEATS - 1)
}

/// The class of the text at the tick of this number. On a phone every other text is left out.
pub(super) fn tick_class(place: usize) -> &'static str {
    if place % 2 == 1 { "ct o" } else { "ct" }
}

/// The patterns of the classes, as definitions that a page with charts has once: a picture refers to them by name.
///
/// The first has none; each of the others has lines or dots over its colour.
pub(crate) fn patterns() -> Markup {
    const DRAWN: [&str; SERIES - 1] = [
        "M-1 1l2-2M0 6l6-6M5 7l2-2",
        "M0 3h6",
        "M-1 5l2 2M0 0l6 6M5-1l2 2",
        "M3 0v6",
        "M0 3h6M3 0v6",
    ];
    html! {
        @for (place, path) in DRAWN.iter().enumerate() {
            pattern id={ "p" (place + 1) } width="6" height="6" patternUnits="userSpaceOnUse" {
                path class={ "s" (place + 1) } d="M0 0h6v6H0z" {}
                path.hatch d=(path) {}
            }
        }
    }
}

/// A chart that is being written.
pub(super) struct Canvas {
    width: f64,
    height: f64,
    body: String,
    spots: String,
}

impl Canvas {
    /// An empty canvas of this size.
    pub fn new(width: f64, height: f64) -> Canvas {
        Canvas {
            width,
            height,
            body: String::new(),
            spots: String::new(),
        }
    }

    /// Adds straight lines from point to point; nothing where there are none.
    pub fn path(&mut self, class: &str, points: &[(f64, f64)]) {
        self.paths(class, &[points.to_vec()], false);
    }

    /// Adds an area around each list of points, all of them one shape.
    pub fn areas(&mut self, class: &str, outlines: &[Vec<(f64, f64)>]) {
        self.paths(class, outlines, true);
    }

    fn paths(&mut self, class: &str, lines: &[Vec<(f64, f64)>], closed: bool) {
        let point = |&(x, y): &(f64, f64)| Point::new(x as f32, y as f32);
        let mut d = String::new();
        for line in lines.iter().filter(|line| !line.is_empty()) {
            let points: Vec<Point> = line.iter().map(point).collect();
            d.push_str(&compact_path(&points, 1));
            if closed {
                d.push('z');
            }
        }
        if !d.is_empty() {
            // Writing to a string cannot fail.
            let _ = write!(self.body, r#"<path class="{class}" d="{d}"/>"#);
        }
    }

    /// Adds rectangles from corner to corner, all of them one shape: left, top, right, bottom.
    pub fn rectangles(&mut self, class: &str, rectangles: &[[f64; 4]]) {
        let tenths = |number: f64| (number * 10.0).round();
        let mut d = String::new();
        for rectangle in rectangles {
            let [left, top, right, bottom] = rectangle.map(tenths);
            if right <= left || bottom <= top {
                continue;
            }
            let [x, y, width, height] =
                [left, top, right - left, bottom - top].map(|tenths| short(tenths / 10.0));
            let _ = write!(d, "M{x} {y}h{width}v{height}h-{width}z");
        }
        if !d.is_empty() {
            let _ = write!(self.body, r#"<path class="{class}" d="{d}"/>"#);
        }
    }

    /// Adds a circle.
    pub fn circle(&mut self, class: &str, (x, y): (f64, f64), radius: f64) {
        let [x, y, radius] = [x, y, radius].map(short);
        let _ = write!(
            self.body,
            r#"<circle class="{class}" cx="{x}" cy="{y}" r="{radius}"/>"#
        );
    }

    /// Adds a text. `anchor` is where its place lies in it: `start`, `middle` or `end`.
    pub fn text(&mut self, class: &str, anchor: &str, (x, y): (f64, f64), text: &str) {
        let [x, y] = [x, y].map(short);
        let text = html! { (text) }.into_string();
        let anchor = match anchor {
            "start" => String::new(),
            other => format!(r#" text-anchor="{other}""#),
        };
        let _ = write!(
            self.body,
            r#"<text class="{class}" x="{x}" y="{y}"{anchor}>{text}</text>"#
        );
    }

    /// Says where the next row of the table stands in the chart.
    pub fn spot(&mut self, (x, y): (f64, f64)) {
        let gap = if self.spots.is_empty() { "" } else { " " };
        let _ = write!(self.spots, "{gap}{} {}", short(x), short(y));
    }

    pub fn svg(self, class: &str, caption: &Caption) -> Markup {
        let [width, height] = [self.width, self.height].map(short);
        let spots = Some(&self.spots).filter(|spots| !spots.is_empty());
        html! {
            svg class={ "chart " (class) } viewBox={ "0 0 " (width) " " (height) } role="img"
                aria-labelledby={ (caption.id) "-title" } aria-describedby={ (caption.id) "-desc" } data-spots=[spots] {
                title id={ (caption.id) "-title" } { (caption.title) }
                desc id={ (caption.id) "-desc" } { (caption.description) }
                (PreEscaped(self.body))
            }
        }
    }
}

/// A number of units with at most one decimal, without a zero before the point: `.5`, `12`, `12.3`.
pub(super) fn short(number: f64) -> String {
    let tenths = (number * 10.0).round() as i64;
    let (whole, part) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    let sign = if tenths < 0 { "-" } else { "" };
    match (whole, part) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, part) => format!("{sign}.{part}"),
        (whole, part) => format!("{sign}{whole}.{part}"),
    }
}
