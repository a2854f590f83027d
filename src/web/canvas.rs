//! Paints a scene on a canvas, sharp at every device pixel ratio.

use std::f64::consts::TAU;

use web_sys::{CanvasRenderingContext2d, HtmlElement};

use crate::app::Placement;
use crate::scene::{Ink, Item, Point, Scene, Shape, stamped};

/// The colour of each ink, as the style sheet has it for the theme in force.
#[derive(Clone, PartialEq, Debug)]
pub struct Palette(Vec<String>);

impl Palette {
    /// Reads the `--ink-...` properties in force at an element: as the colour that each gives it, because a
    /// property by itself may still be a choice between light and dark.
    pub fn of(element: &HtmlElement) -> Palette {
        let style = web_sys::window().and_then(|window| window.get_computed_style(element).ok().flatten());
        let color = |ink: &Ink| {
            let inked = element
                .style()
                .set_property("color", &format!("var(--ink-{})", ink.name()));
            let color = inked
                .ok()
                .and(style.as_ref())
                .and_then(|style| style.get_property_value("color").ok());
            color
                .filter(|color| !color.is_empty())
                .unwrap_or_else(|| "gray".into())
        };
        let colors = Ink::ALL.iter().map(color).collect();
        // The canvas shows no text of its own, so its colour is put back only for tidiness.
        let _ = element.style().remove_property("color");
        Palette(colors)
    }

    fn color(&self, ink: Ink) -> &str {
        let index = Ink::ALL.iter().position(|&known| known == ink);
        index.map_or("gray", |index| &self.0[index])
    }
}

/// Paints the whole scene on a cleared canvas.
pub fn paint(context: &CanvasRenderingContext2d, scene: &Scene, palette: &Palette, at: Placement) {
    for Item { shape, ink, .. } in &scene.items {
        let color = palette.color(*ink);
        context.set_fill_style_str(color);
        context.set_stroke_style_str(color);
        match shape {
            Shape::Area(points) => areas(context, std::slice::from_ref(points), at),
            Shape::Areas(contours) => areas(context, contours, at),
            Shape::Stamp(contours, to) => {
                let at = Placement {
                    left: at.x(*to),
                    top: at.y(*to),
                    ..at
                };
                areas(context, contours.0, at);
            }
            Shape::Disc(center, radius) => {
                circle(context, *center, *radius, at);
                context.fill();
            }
            Shape::Ring(center, radius, width) => {
                circle(context, *center, *radius, at);
                context.set_line_width((f64::from(*width) * at.unit).max(1.0));
                context.stroke();
            }
            Shape::Lines(lines, width) => strokes(context, lines, *width, at),
            Shape::Signs(points, sign, width) => strokes(context, &stamped(points, sign), *width, at),
            Shape::Text(point, height, text) => {
                context.set_font(&format!(
                    "{}px system-ui, sans-serif",
                    f64::from(*height) * at.unit
                ));
                context.set_text_align("center");
                context.set_text_baseline("middle");
                // Text that cannot be drawn is left out: nothing else depends on it.
                let _ = context.fill_text(text, at.x(*point), at.y(*point));
            }
        }
    }
}

fn circle(context: &CanvasRenderingContext2d, center: Point, radius: f32, at: Placement) {
    context.begin_path();
    // The radius is never negative, which is the only way an arc can fail.
    let _ = context.arc(at.x(center), at.y(center), f64::from(radius) * at.unit, 0.0, TAU);
    // An open path would show the caps of its line where it begins and ends.
    context.close_path();
}

fn areas(context: &CanvasRenderingContext2d, contours: &[Vec<Point>], at: Placement) {
    let mut sides = contours
        .iter()
        .flat_map(|points| points.iter().zip(points.iter().cycle().skip(1)));
    let upright = sides.all(|(a, b)| a.x == b.x || a.y == b.y);
    // Cells fill whole pixels, so that no seams show between them; slanted shapes keep their exact form.
    let snap = |pixels: f64| if upright { pixels.round() } else { pixels };
    context.begin_path();
    for points in contours {
        for (index, &point) in points.iter().enumerate() {
            let (x, y) = (snap(at.x(point)), snap(at.y(point)));
            if index == 0 {
                context.move_to(x, y);
            } else {
                context.line_to(x, y);
            }
        }
        context.close_path();
    }
    context.fill();
}

fn strokes(context: &CanvasRenderingContext2d, lines: &[[Point; 2]], width: f32, at: Placement) {
    let width = (f64::from(width) * at.unit).round().max(1.0);
    // A line of odd width is sharp when its middle is in the middle of a pixel.
    let half = if width % 2.0 == 1.0 { 0.5 } else { 0.0 };
    let snap = |pixels: f64| pixels.round() + half;
    context.set_line_width(width);
    context.set_line_cap("square");
    context.begin_path();
    for &[from, to] in lines {
        let (mut ax, mut ay, mut bx, mut by) = (at.x(from), at.y(from), at.x(to), at.y(to));
        if from.x == to.x {
            (ax, bx) = (snap(ax), snap(bx));
        }
        if from.y == to.y {
            (ay, by) = (snap(ay), snap(by));
        }
        context.move_to(ax, ay);
        context.line_to(bx, by);
    }
    context.stroke();
}
