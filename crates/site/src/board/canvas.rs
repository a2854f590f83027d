//! Paints on a canvas, sharp at every device pixel ratio.

use std::f64::consts::TAU;

use wasm_bindgen::JsCast;
use web_sys::{CanvasGradient, CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement};

use crate::browser;
use tessera_app::{Painter, coordinate_height, pixels};
use tessera_core::scene::{Form, Ink, InkTheme, LIGHT, MIDDLE_TONE, Point};

/// The colour of each ink, as the style sheet has it for the theme in force.
#[derive(Clone, PartialEq, Debug)]
pub struct Palette(Vec<String>);

impl Palette {
    /// Reads the `--ink-...` properties in force at a canvas: as the colour that each gives an element, because a property by itself
    /// may still be a choice between light and dark. Nothing in a canvas is shown, and the styles of all these elements are found
    /// at once: one element that takes one colour after the other has its style found as often.
    pub fn of(canvas: &HtmlElement) -> Palette {
        let probes = Ink::ALL.map(|ink| probe(canvas, ink));
        let colors = probes.iter().map(|probe| probe.as_ref().and_then(color_of));
        let colors = colors.map(|color| color.unwrap_or_else(|| "gray".into()));
        let palette = Palette(colors.collect());
        probes.iter().flatten().for_each(|probe| probe.remove());
        palette
    }

    /// The colours of a theme, whatever the page shows.
    pub fn of_theme(theme: InkTheme) -> Palette {
        Palette(Ink::ALL.map(|ink| theme.color(ink).css()).into())
    }

    fn color(&self, ink: Ink) -> &str {
        &self.0[ink as usize]
    }
}

/// An element in a canvas, in the colour of an ink.
fn probe(canvas: &HtmlElement, ink: Ink) -> Option<HtmlElement> {
    let probe = browser::document().create_element("i").ok()?;
    let probe: HtmlElement = probe.dyn_into().ok()?;
    let style = probe.style();
    style
        .set_property("color", &format!("var(--ink-{})", ink.name()))
        .ok()?;
    canvas.append_child(&probe).ok()?;
    Some(probe)
}

fn color_of(probe: &HtmlElement) -> Option<String> {
    let style = browser::window().get_computed_style(probe).ok()??;
    let color = style.get_property_value("color").ok()?;
    (!color.is_empty()).then_some(color)
}

pub struct CanvasPainter<'a> {
    context: &'a CanvasRenderingContext2d,
    palette: &'a Palette,
    /// Device pixels per CSS pixel.
    ratio: f64,
    ink: Ink,
    /// The inks that fill and stroke now. To set one, its colour is read as text, which takes as long as to fill a disc.
    filling: Option<Ink>,
    stroking: Option<Ink>,
    /// The height and the weight of the text written last: to set a font takes as long as to paint many stones.
    font: Option<(f64, &'static str)>,
    /// The gradients of the stones drawn so far, by the ink of the stone.
    gradients: Vec<(Ink, CanvasGradient)>,
}

/// The fonts of the page, as `www/style.css` has them.
const FAMILIES: &str = " Inter, \"Segoe UI Variable Text\", \"Segoe UI\", Roboto, \"Helvetica Neue\", Arial, system-ui, sans-serif";
/// The font size of coordinates, in CSS pixels.
const COORDINATE: f64 = 11.0;

impl<'a> CanvasPainter<'a> {
    /// A canvas with these colours and so many device pixels per CSS pixel.
    pub fn new(context: &'a CanvasRenderingContext2d, palette: &'a Palette, ratio: f64) -> CanvasPainter<'a> {
        context.set_line_cap("square");
        context.set_text_align("center");
        context.set_text_baseline("middle");
        CanvasPainter {
            context,
            palette,
            ratio,
            ink: Ink::Board,
            filling: None,
            stroking: None,
            font: None,
            gradients: Vec::new(),
        }
    }

    /// The gradient of a stone of radius 1 in the present ink.
    fn gradient(&mut self) -> Option<&CanvasGradient> {
        let known = self.gradients.iter().position(|(ink, _)| *ink == self.ink);
        if known.is_none() {
            let (Point { x, y }, reach) = LIGHT;
            let (x, y) = (x.into(), y.into());
            let light = self.context.create_radial_gradient(x, y, 0.0, x, y, reach.into());
            let gradient = light.ok()?;
            for (tone, at) in self.ink.tones().into_iter().zip([0.0, MIDDLE_TONE, 1.0]) {
                gradient.add_color_stop(at, self.palette.color(tone)).ok()?;
            }
            self.gradients.push((self.ink, gradient));
        }
        let gradient = known.map_or(self.gradients.last(), |at| self.gradients.get(at));
        gradient.map(|(_, gradient)| gradient)
    }

    /// Writes a text of this height and weight in the font of the page.
    fn write(&mut self, (x, y): (f64, f64), font: (f64, &'static str), text: &str) {
        if self.font.replace(font) != Some(font) {
            let (height, weight) = font;
            self.context
                .set_font(&(weight.to_owned() + &pixels(height) + FAMILIES));
        }
        self.fill_with_ink();
        // Text that cannot be drawn is left out: nothing else depends on it.
        let _ = self.context.fill_text(text, x, y);
    }

    /// What is filled from now on has the present ink.
    fn fill_with_ink(&mut self) {
        if self.filling.replace(self.ink) != Some(self.ink) {
            self.context.set_fill_style_str(self.palette.color(self.ink));
        }
    }

    fn fill_path(&mut self) {
        self.fill_with_ink();
        self.context.fill();
    }

    fn stroke_path(&mut self, width: f64) {
        if self.stroking.replace(self.ink) != Some(self.ink) {
            self.context.set_stroke_style_str(self.palette.color(self.ink));
        }
        self.context.set_line_width(width);
        self.context.stroke();
    }

    fn outline(&self, contours: &[Vec<(f64, f64)>]) {
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
        self.ink = ink;
    }

    fn fill(&mut self, contours: &[Vec<(f64, f64)>]) {
        self.outline(contours);
        self.fill_path();
    }

    fn disc(&mut self, center: (f64, f64), radius: f64) {
        self.circle(center, radius);
        self.fill_path();
    }

    fn ring(&mut self, center: (f64, f64), radius: f64, width: f64) {
        self.circle(center, radius);
        self.stroke_path(width);
    }

    fn lines(&mut self, lines: &[[(f64, f64); 2]], width: f64) {
        self.context.begin_path();
        for &[from, to] in lines {
            self.context.move_to(from.0, from.1);
            self.context.line_to(to.0, to.1);
        }
        self.stroke_path(width);
    }

    fn stone(&mut self, form: Form, (x, y): (f64, f64), radius: f64) {
        // The stone is drawn with radius 1, so that all stones of an ink have the same gradient. A transformation of
        // finite numbers cannot fail.
        let _ = self.context.set_transform(radius, 0.0, 0.0, radius, x, y);
        match form {
            Form::Disc => self.circle((0.0, 0.0), 1.0),
            Form::Diamond => self.outline(&[vec![(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]]),
        }
        if let Some(gradient) = self.gradient().cloned() {
            self.context.set_fill_style_canvas_gradient(&gradient);
            self.filling = None;
            self.context.fill();
        } else {
            self.fill_path();
        }
        let _ = self.context.reset_transform();
    }

    fn coordinate(&mut self, middle: (f64, f64), apart: f64, is_beside: bool, text: &str) {
        if let Some(height) = coordinate_height(COORDINATE * self.ratio, apart, is_beside, text) {
            self.write(middle, (height, ""), text);
        }
    }

    fn text(&mut self, middle: (f64, f64), height: f64, text: &str) {
        self.write(middle, (height, "600 "), text);
    }
}

/// Paints a canvas of this size anew: its width and height in device pixels, and device pixels per CSS pixel.
pub fn paint_on(
    canvas: &HtmlCanvasElement,
    palette: &Palette,
    (width, height, ratio): (u32, u32, f64),
    paint: impl FnOnce(&mut CanvasPainter),
) {
    if canvas.width() != width || canvas.height() != height {
        canvas.set_width(width);
        canvas.set_height(height);
    }
    let context = canvas.get_context("2d").ok().flatten();
    let Some(context) = context.and_then(|context| context.dyn_into::<CanvasRenderingContext2d>().ok())
    else {
        return;
    };
    context.clear_rect(0.0, 0.0, f64::from(width), f64::from(height));
    paint(&mut CanvasPainter::new(&context, palette, ratio));
}
