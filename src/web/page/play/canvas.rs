//! Paints on a canvas, sharp at every device pixel ratio.

use std::f64::consts::TAU;

use web_sys::{CanvasRenderingContext2d, HtmlElement};

use crate::app::Painter;
use crate::scene::Ink;

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

/// A canvas to paint on.
pub struct CanvasPainter<'a> {
    context: &'a CanvasRenderingContext2d,
    palette: &'a Palette,
}

impl<'a> CanvasPainter<'a> {
    /// A canvas with these colours.
    pub fn new(context: &'a CanvasRenderingContext2d, palette: &'a Palette) -> CanvasPainter<'a> {
        context.set_line_cap("square");
        context.set_text_align("center");
        context.set_text_baseline("middle");
        CanvasPainter { context, palette }
    }

    fn circle(&self, (x, y): (f64, f64), radius: f64) {
        self.context.begin_path();
        // The radius is never negative, which is the only way an arc can fail.
        let _ = self.context.arc(x, y, radius, 0.0, TAU);
        // An open path would show the caps of its line where it begins and ends.
        self.context.close_path();
    }
}

impl Painter for CanvasPainter<'_> {
    fn ink(&mut self, ink: Ink) {
        let color = self.palette.color(ink);
        self.context.set_fill_style_str(color);
        self.context.set_stroke_style_str(color);
    }

    fn fill(&mut self, contours: &[Vec<(f64, f64)>]) {
        self.context.begin_path();
        for corners in contours {
            for (index, &(x, y)) in corners.iter().enumerate() {
                if index == 0 {
                    self.context.move_to(x, y);
                } else {
                    self.context.line_to(x, y);
                }
            }
            self.context.close_path();
        }
        self.context.fill();
    }

    fn disc(&mut self, center: (f64, f64), radius: f64) {
        self.circle(center, radius);
        self.context.fill();
    }

    fn ring(&mut self, center: (f64, f64), radius: f64, width: f64) {
        self.circle(center, radius);
        self.context.set_line_width(width);
        self.context.stroke();
    }

    fn lines(&mut self, lines: &[[(f64, f64); 2]], width: f64) {
        self.context.set_line_width(width);
        self.context.begin_path();
        for &[from, to] in lines {
            self.context.move_to(from.0, from.1);
            self.context.line_to(to.0, to.1);
        }
        self.context.stroke();
    }

    fn text(&mut self, (x, y): (f64, f64), height: f64, text: &str) {
        self.context
            .set_font(&format!("{height}px system-ui, sans-serif"));
        // Text that cannot be drawn is left out: nothing else depends on it.
        let _ = self.context.fill_text(text, x, y);
    }
}
