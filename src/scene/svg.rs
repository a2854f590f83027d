//! A picture as an SVG element.

use std::fmt::Write;

use serde::Serialize;

use super::{Form, Ink, Item, Point, Scene, Shape, compact, stamped};

/// The middle of the light on a stone of radius 1, seen from the stone's middle, and how far the light reaches.
pub const LIGHT: (Point, f32) = (Point::new(-0.28, -0.4), 1.55);
/// Where the middle of a stone's three tones lies between the light and the shade.
pub const MIDDLE_TONE: f32 = 0.57;

/// The gradients of stones, as the definitions that a page with pictures of stones has once.
pub fn gradients() -> String {
    let gradient = |ink: Ink| {
        let stop = |(tone, at): (Ink, f32)| {
            format!(r#"<stop offset="{at}" stop-color="var(--ink-{})"/>"#, tone.name())
        };
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
    /// The width and the height, in cells.
    pub size: [f32; 2],
    /// The elements, the lowest first.
    pub elements: Vec<SvgElement>,
}

impl Scene {
    /// The picture as an SVG element, its colours the style sheet's `--ink-...` variables.
    pub fn svg(&self) -> String {
        self.svg_with(path)
    }

    /// The same picture with coordinates rounded to hundredths of a cell: a quarter of the bytes, for pages that
    /// show it small.
    pub fn compact_svg(&self) -> String {
        self.svg_with(compact::path)
    }

    /// The elements of [`compact_svg`](Scene::compact_svg).
    pub fn drawing(&self) -> Drawing {
        let elements = self.items.iter().map(|item| element(item, compact::path));
        Drawing {
            size: [self.width, self.height],
            elements: elements.collect(),
        }
    }

    fn svg_with(&self, path: fn(&[Point]) -> String) -> String {
        let mut out = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}">"#,
            self.width, self.height
        );
        for item in &self.items {
            let SvgElement(name, attributes, text) = element(item, path);
            // Writing to a string cannot fail.
            let _ = write!(out, "<{name}");
            for (key, value) in attributes {
                let _ = write!(out, r#" {key}="{value}""#);
            }
            let _ = match text.is_empty() {
                true => write!(out, "/>"),
                false => write!(out, ">{}</{name}>", escape(&text)),
            };
        }
        out.push_str("</svg>");
        out
    }
}

/// A shape as an SVG element.
fn element(Item { shape, ink, .. }: &Item, path: fn(&[Point]) -> String) -> SvgElement {
    let color = format!("var(--ink-{})", ink.name());
    let filled = |d: String| SvgElement("path", vec![("fill", color.clone()), ("d", d)], String::new());
    let contours = |contours: &[Vec<Point>]| contours.iter().map(|contour| path(contour) + "Z").collect();
    let stroked = |name, width: f32, shape: Vec<(&'static str, String)>| {
        let stroke = [
            ("fill", "none".to_owned()),
            ("stroke", color.clone()),
            ("stroke-width", width.to_string()),
        ];
        SvgElement(name, stroke.into_iter().chain(shape).collect(), String::new())
    };
    let strokes = |lines: &[[Point; 2]], width: f32| {
        let d = lines.iter().map(|line| path(line)).collect();
        stroked("path", width, vec![("d", d)])
    };
    let circle = |center: &Point, radius: &f32| {
        vec![
            ("cx", center.x.to_string()),
            ("cy", center.y.to_string()),
            ("r", radius.to_string()),
        ]
    };
    match shape {
        Shape::Area(points) => filled(path(points) + "Z"),
        Shape::Areas(areas) => filled(contours(areas)),
        Shape::Stamp(areas, to) => filled(contours(&areas.moved(*to))),
        Shape::Disc(center, radius) => {
            let fill = [("fill", color)];
            SvgElement(
                "circle",
                fill.into_iter().chain(circle(center, radius)).collect(),
                String::new(),
            )
        }
        Shape::Stone(form, center, radius) => {
            // Where a page has no gradient of this name, the ink itself fills the stone.
            let fill = ("fill", format!("url(#lit-{}) {color}", ink.name()));
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
            let attributes = [
                ("fill", color),
                ("x", at.x.to_string()),
                ("y", at.y.to_string()),
                ("font-size", height.to_string()),
                ("text-anchor", "middle".to_owned()),
                ("dominant-baseline", "central".to_owned()),
            ];
            SvgElement("text", attributes.into(), text.to_string())
        }
    }
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
    fn contours_of_one_shape_are_one_path_and_each_is_closed() {
        let contour = |x| vec![Point::new(x, 0.0), Point::new(x + 1.0, 0.0), Point::new(x, 1.0)];
        let mut scene = Scene::default();
        scene.draw(Ink::Meadow, Shape::Areas(vec![contour(0.0), contour(2.0)]));
        assert!(scene.svg().contains(r#"d="M0 0L1 0L0 1ZM2 0L3 0L2 1Z""#));
    }
}
