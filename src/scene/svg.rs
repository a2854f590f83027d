//! A picture as an SVG element.

use std::fmt::Write;

use super::{Item, Point, Scene, Shape, compact, stamped};

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

    fn svg_with(&self, path: fn(&[Point]) -> String) -> String {
        let mut out = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}">"#,
            self.width, self.height
        );
        for Item { shape, ink, .. } in &self.items {
            let color = format!("var(--ink-{})", ink.name());
            // Writing to a string cannot fail.
            let _ = match shape {
                Shape::Area(points) => {
                    write!(out, r#"<path fill="{color}" d="{}Z"/>"#, path(points))
                }
                Shape::Areas(contours) => write!(out, "{}", filled(&color, contours, path)),
                Shape::Stamp(contours, to) => write!(out, "{}", filled(&color, &contours.moved(*to), path)),
                Shape::Disc(center, radius) => {
                    write!(
                        out,
                        r#"<circle fill="{color}" cx="{}" cy="{}" r="{radius}"/>"#,
                        center.x, center.y
                    )
                }
                Shape::Ring(center, radius, width) => write!(
                    out,
                    r#"<circle fill="none" stroke="{color}" stroke-width="{width}" cx="{}" cy="{}" r="{radius}"/>"#,
                    center.x, center.y
                ),
                Shape::Lines(lines, width) => write!(out, "{}", strokes(&color, lines, *width, path)),
                Shape::Signs(points, sign, width) => {
                    write!(out, "{}", strokes(&color, &stamped(points, sign), *width, path))
                }
                Shape::Text(at, height, text) => write!(
                    out,
                    r#"<text fill="{color}" x="{}" y="{}" font-size="{height}" text-anchor="middle" dominant-baseline="central">{}</text>"#,
                    at.x,
                    at.y,
                    escape(text)
                ),
            };
        }
        out.push_str("</svg>");
        out
    }
}

fn filled(color: &str, contours: &[Vec<Point>], path: fn(&[Point]) -> String) -> String {
    let closed = |contour: &Vec<Point>| path(contour) + "Z";
    let d: String = contours.iter().map(closed).collect();
    format!(r#"<path fill="{color}" d="{d}"/>"#)
}

fn strokes(color: &str, lines: &[[Point; 2]], width: f32, path: fn(&[Point]) -> String) -> String {
    let d: String = lines.iter().map(|line| path(line)).collect();
    format!(r#"<path fill="none" stroke="{color}" stroke-width="{width}" d="{d}"/>"#)
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
