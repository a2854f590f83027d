//! A picture as an SVG element.

use std::fmt::Write;

use serde::Serialize;

use super::{Form, Ink, InkTheme, Item, Point, Scene, Shape, compact_path, length_text, stamped};

/// The middle of the light on a stone of radius 1, seen from the stone's middle, and how far the light reaches.
pub const LIGHT: (Point, f32) = (Point::new(-0.28, -0.4), 1.55);
/// Where the middle of a stone's three tones lies between the light and the shade.
pub const MIDDLE_TONE: f32 = 0.57;

/// Where the colours of a picture come from.
#[derive(Clone, Copy)]
enum Inks {
    /// From the style sheet of the page that the picture stands in.
    StyleSheet,
    /// From a theme: the picture stands alone.
    Theme(InkTheme),
}

impl Inks {
    /// The colour of an ink, without its opacity where it comes from a theme.
    fn color(self, ink: Ink) -> String {
        match self {
            Inks::StyleSheet => format!("var(--ink-{})", ink.name()),
            Inks::Theme(theme) => theme.color(ink).hex(),
        }
    }

    /// The attributes by which something is filled or stroked in an ink.
    fn painted(self, [attribute, opacity]: [&'static str; 2], ink: Ink) -> Vec<(&'static str, String)> {
        let mut attributes = vec![(attribute, self.color(ink))];
        if let Inks::Theme(theme) = self
            && let color = theme.color(ink)
            && color.percent < 100
        {
            attributes.push((opacity, (f32::from(color.percent) / 100.0).to_string()));
        }
        attributes
    }
}

/// The attributes for filling and for stroking: each colour with its opacity.
const FILL: [&str; 2] = ["fill", "fill-opacity"];
const STROKE: [&str; 2] = ["stroke", "stroke-opacity"];

/// The gradients of stones, as the definitions that a page with pictures of stones has once.
pub fn gradients() -> String {
    gradients_of(Inks::StyleSheet)
}

fn gradients_of(inks: Inks) -> String {
    let gradient = |ink: Ink| {
        let stop =
            |(tone, at): (Ink, f32)| format!(r#"<stop offset="{at}" stop-color="{}"/>"#, inks.color(tone));
        let stops: String = ink
            .tones()
            .into_iter()
            .zip([0.0, MIDDLE_TONE, 1.0])
            .map(stop)
            .collect();
        // In a picture, lengths are parts of the stone's diameter.
        let [x, y, r] = [LIGHT.0.x + 1.0, LIGHT.0.y + 1.0, LIGHT.1].map(|length| length / 2.0);
        let name = ink.name();
        format!(r#"<radialGradient id="lit-{name}" cx="{x}" cy="{y}" r="{r}">{stops}</radialGradient>"#)
    };
    [Ink::Black, Ink::White].map(gradient).concat()
}

/// An SVG element without children: its name, its attributes, and its text, empty for a shape.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SvgElement(&'static str, Vec<(&'static str, String)>, String);

/// A picture as plain data, for a page that draws it without a parser.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Drawing {
    /// The width and the height, in hundredths of a cell.
    pub size: [f32; 2],
    /// The elements, the lowest first.
    pub elements: Vec<SvgElement>,
}

impl Scene {
    /// The picture as an SVG element, its colours the style sheet's `--ink-...` variables, one unit a cell.
    pub fn svg(&self) -> String {
        self.svg_with(&EXACT)
    }

    /// The same picture in whole hundredths of a cell: a fifth of the bytes, for pages that show it small.
    pub fn compact_svg(&self) -> String {
        self.in_hundredths().svg_with(&WHOLE)
    }

    /// The same picture with paths in thousandths of a cell, for a cell that a page shows large.
    pub fn large_svg(&self) -> String {
        self.in_hundredths().svg_with(&TENTHS)
    }

    /// The elements of [`compact_svg`](Scene::compact_svg).
    pub fn drawing(&self) -> Drawing {
        let scene = self.in_hundredths();
        let elements = scene
            .items
            .iter()
            .map(|item| element(item, &WHOLE, Inks::StyleSheet));
        Drawing {
            size: [scene.width, scene.height],
            elements: elements.collect(),
        }
    }

    /// The same picture a hundred times as large, its size in whole units.
    fn in_hundredths(&self) -> Self {
        let mut scene = self.clone();
        scene.scale_shapes(Point::default(), HUNDREDTHS);
        [scene.width, scene.height] = [scene.width, scene.height].map(|cells| (cells * HUNDREDTHS).ceil());
        scene
    }

    /// The picture as an SVG file that needs no style sheet: its colours are those of a theme, its longer side has so
    /// many pixels where nobody asks for another size, and its title is what a screen reader says.
    pub fn svg_file(&self, theme: InkTheme, pixels: u32, title: &str) -> String {
        self.file_with(theme, pixels, title, &FINE)
    }

    /// The same picture in whole hundredths of a cell, for pages that show it small.
    pub fn compact_svg_file(&self, theme: InkTheme, pixels: u32, title: &str) -> String {
        self.in_hundredths().file_with(theme, pixels, title, &WHOLE)
    }

    fn file_with(&self, theme: InkTheme, pixels: u32, title: &str, lengths: &Lengths) -> String {
        let inks = Inks::Theme(theme);
        let (width, height) = (self.width, self.height);
        let scale = pixels as f32 / width.max(height).max(1.0);
        let [across, down] = [width, height].map(|cells| (cells * scale).round());
        let title = escape(title);
        let mut out = format!(
            concat!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}" viewBox="0 0 {} {}" "#,
                r#"font-family="sans-serif" role="img"><title>{}</title><defs>{}</defs>"#,
                r#"<rect width="{}" height="{}" fill="{}"/>"#
            ),
            across,
            down,
            width,
            height,
            title,
            gradients_of(inks),
            width,
            height,
            theme.ground().hex()
        );
        self.write_items(&mut out, lengths, inks);
        out
    }

    fn svg_with(&self, lengths: &Lengths) -> String {
        let mut out = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}">"#,
            (lengths.length)(self.width),
            (lengths.length)(self.height)
        );
        self.write_items(&mut out, lengths, Inks::StyleSheet);
        out
    }

    /// Writes all items and the end of the picture.
    fn write_items(&self, out: &mut String, lengths: &Lengths, inks: Inks) {
        for item in &self.items {
            let SvgElement(name, attributes, text) = element(item, lengths, inks);
            // Areas that nobody has are left out of files.
            let is_empty = |(key, value): &(&str, String)| *key == "d" && value.is_empty();
            if matches!(inks, Inks::Theme(_)) && attributes.iter().any(is_empty) {
                continue;
            }
            // Writing to a string cannot fail.
            let _ = write!(out, "<{name}");
            for (key, value) in attributes {
                let _ = write!(out, r#" {key}="{value}""#);
            }
            let _ = if text.is_empty() {
                write!(out, "/>")
            } else {
                write!(out, ">{}</{name}>", escape(&text))
            };
        }
        out.push_str("</svg>");
    }
}

fn element(Item { shape, ink, .. }: &Item, &Lengths { path, length }: &Lengths, inks: Inks) -> SvgElement {
    let (ink, fill) = (*ink, inks.painted(FILL, *ink));
    let filled = |d: String| SvgElement("path", [fill.clone(), vec![("d", d)]].concat(), String::new());
    let contours = |contours: &[Vec<Point>]| contours.iter().map(|contour| path(contour) + "Z").collect();
    let stroked = |name, width: f32, shape: Vec<(&'static str, String)>| {
        let none = vec![("fill", "none".to_owned())];
        let width = vec![("stroke-width", length(width))];
        let attributes = [none, inks.painted(STROKE, ink), width, shape].concat();
        SvgElement(name, attributes, String::new())
    };
    let strokes = |lines: &[[Point; 2]], width: f32| {
        let d = lines.iter().map(|line| path(line)).collect();
        stroked("path", width, vec![("d", d)])
    };
    let circle = |center: &Point, radius: &f32| {
        vec![
            ("cx", length(center.x)),
            ("cy", length(center.y)),
            ("r", length(*radius)),
        ]
    };
    match shape {
        Shape::Area(points) => filled(path(points) + "Z"),
        Shape::Areas(areas) => filled(contours(areas)),
        Shape::Stamp(areas, to) => filled(contours(&areas.moved(*to))),
        Shape::Disc(center, radius) => {
            SvgElement("circle", [fill, circle(center, radius)].concat(), String::new())
        }
        Shape::Stone(form, center, radius) => {
            // Where a page has no gradient of this name, the ink itself fills the stone.
            let fill = ("fill", format!("url(#lit-{}) {}", ink.name(), inks.color(ink)));
            let (name, outline) = match form {
                Form::Disc => ("circle", circle(center, radius)),
                Form::Diamond => ("path", vec![("d", path(&Form::diamond(*center, *radius)) + "Z")]),
            };
            SvgElement(name, [fill].into_iter().chain(outline).collect(), String::new())
        }
        Shape::Ring(center, radius, width) => stroked("circle", *width, circle(center, radius)),
        Shape::Lines(lines, width) => strokes(lines, *width),
        Shape::Signs(points, sign, width) => strokes(&stamped(points, sign), *width),
        Shape::Text(at, height, text) | Shape::Coordinate(at, height, text) => {
            let place = [
                ("x", length(at.x)),
                ("y", length(at.y)),
                ("font-size", length(*height)),
                ("text-anchor", "middle".to_owned()),
                match inks {
                    Inks::StyleSheet => ("dominant-baseline", "central".to_owned()),
                    // Several programs that show SVG files know no baselines.
                    Inks::Theme(_) => ("dy", "0.35em".to_owned()),
                },
            ];
            SvgElement("text", [fill, place.into()].concat(), text.to_string())
        }
    }
}

/// How lengths are written.
struct Lengths {
    path: fn(&[Point]) -> String,
    length: fn(f32) -> String,
}

/// How many units a cell has in a compact picture.
const HUNDREDTHS: f32 = 100.0;

/// Every length as it is.
const EXACT: Lengths = Lengths {
    path,
    length: |length| length.to_string(),
};

/// Points with four decimals, which no eye tells from more.
const FINE: Lengths = Lengths {
    path: |points| {
        path(
            &points
                .iter()
                .map(|at| Point::new(fine(at.x), fine(at.y)))
                .collect::<Vec<_>>(),
        )
    },
    length: |length| fine(length).to_string(),
};

/// Paths in whole units, without the points that a straight line nearly meets; other lengths with one decimal.
const WHOLE: Lengths = Lengths {
    path: |points| compact_path(points, 0),
    length: |length| length_text(length, 1),
};

/// The same with one decimal in paths, too.
const TENTHS: Lengths = Lengths {
    path: |points| compact_path(points, 1),
    ..WHOLE
};

/// A length rounded to four decimals.
fn fine(length: f32) -> f32 {
    (length * 1e4).round() / 1e4
}

fn path(points: &[Point]) -> String {
    let mut d = String::new();
    for (index, point) in points.iter().enumerate() {
        let _ = write!(d, "{}{} {}", if index == 0 { "M" } else { "L" }, point.x, point.y);
    }
    d
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::super::Ink;
    use super::*;

    #[test]
    fn text_cannot_break_out_of_the_picture() {
        let mut scene = Scene::default();
        scene.draw(Ink::Label, Shape::Text(Point::default(), 1.0, "<b>&".into()));
        assert!(scene.svg().contains("&lt;b&gt;&amp;"));
    }

    #[test]
    fn a_compact_picture_is_in_whole_hundredths_of_a_cell() {
        let mut scene = Scene {
            width: 2.0,
            height: 1.234,
            ..Scene::default()
        };
        scene.draw(Ink::Black, Shape::Disc(Point::new(0.333, 0.5), 0.4567));
        scene.draw(
            Ink::Grid,
            Shape::Lines(vec![[Point::default(), Point::new(2.0, 0.126)]], 0.03),
        );
        assert_eq!(
            scene.compact_svg(),
            concat!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 124">"#,
                r#"<circle fill="var(--ink-black)" cx="33.3" cy="50" r="45.7"/>"#,
                r#"<path fill="none" stroke="var(--ink-grid)" stroke-width="3" d="M0 0l200 13"/></svg>"#
            )
        );
    }

    #[test]
    fn contours_of_one_shape_are_one_path_and_each_is_closed() {
        let contour = |x| vec![Point::new(x, 0.0), Point::new(x + 1.0, 0.0), Point::new(x, 1.0)];
        let mut scene = Scene::default();
        scene.draw(Ink::Meadow, Shape::Areas(vec![contour(0.0), contour(2.0)]));
        assert!(scene.svg().contains(r#"d="M0 0L1 0L0 1ZM2 0L3 0L2 1Z""#));
    }
}
