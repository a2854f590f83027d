//! A canvas that is not displayed.

use js_sys::{Object, Promise, Reflect, Uint8ClampedArray};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement};

use crate::board::{CanvasPainter, Palette};
use crate::browser;
use tessera_app::{FrameSize, Placement, paint};
use tessera_core::scene::{InkTheme, Scene};

/// The side of the pattern that is drawn to see whether it can be read, in pixels.
const PATTERN: u32 = 16;

/// A canvas that is not displayed, in the colours of a theme.
pub struct Surface {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    palette: Palette,
    ground: String,
}

impl Surface {
    /// An empty surface; `None` where the browser gives none of this size.
    pub fn new(size: FrameSize, theme: InkTheme) -> Option<Surface> {
        let (canvas, context) = canvas(size.width.into(), size.height.into())?;
        Some(Surface {
            canvas,
            context,
            palette: Palette::of_theme(theme),
            ground: theme.ground().css(),
        })
    }

    /// Draws a scene, and nothing else.
    pub fn draw(&self, scene: &Scene, placement: Placement) {
        self.context.set_fill_style_str(&self.ground);
        let (width, height) = (self.canvas.width().into(), self.canvas.height().into());
        self.context.fill_rect(0.0, 0.0, width, height);
        let mut painter = CanvasPainter::new(&self.context, &self.palette, 1.0);
        paint(&scene.items, placement, &mut painter);
    }

    /// The pixels, four bytes each.
    pub fn pixels(&self) -> Option<Uint8ClampedArray> {
        pixels(&self.context, self.canvas.width(), self.canvas.height())
    }

    /// The surface as a PNG file.
    pub async fn png(&self) -> Option<Blob> {
        let canvas = self.canvas.clone();
        let made = Promise::new(&mut |resolve, reject| {
            if let Err(error) = canvas.to_blob(&resolve) {
                // The promise is its own: it cannot fail to be rejected.
                let _ = reject.call1(&JsValue::NULL, &error);
            }
        });
        JsFuture::from(made).await.ok()?.dyn_into().ok()
    }
}

/// A canvas of this size from which pixels will be read.
fn canvas(width: u32, height: u32) -> Option<(HtmlCanvasElement, CanvasRenderingContext2d)> {
    let canvas = browser::window().document()?.create_element("canvas").ok()?;
    let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
    canvas.set_width(width);
    canvas.set_height(height);
    let options = Object::new();
    Reflect::set(&options, &"willReadFrequently".into(), &true.into()).ok()?;
    let context = canvas.get_context_with_context_options("2d", &options).ok()??;
    Some((canvas, context.dyn_into().ok()?))
}

/// The pixels of a canvas. They are not copied into the page's memory, because they only pass through.
fn pixels(context: &CanvasRenderingContext2d, width: u32, height: u32) -> Option<Uint8ClampedArray> {
    let image = context
        .get_image_data(0.0, 0.0, width.into(), height.into())
        .ok()?;
    Reflect::get(&image, &"data".into()).ok()?.dyn_into().ok()
}

/// Whether what is drawn can be read again as it was drawn: browsers that hide what tells devices apart give other
/// pixels, or none.
pub fn can_read() -> bool {
    let Some((_, context)) = canvas(PATTERN, PATTERN) else {
        return false;
    };
    // Neighbours differ in all channels, and no two pixels of a row are equal.
    let color = |at: u32| [at * 7 % 256, at * 13 % 256, 255 - at % 256].map(|channel| channel as u8);
    for at in 0..PATTERN * PATTERN {
        let [red, green, blue] = color(at);
        context.set_fill_style_str(&format!("rgb({red} {green} {blue})"));
        context.fill_rect((at % PATTERN).into(), (at / PATTERN).into(), 1.0, 1.0);
    }
    let read = pixels(&context, PATTERN, PATTERN).map(|pixels| pixels.to_vec());
    let drawn = (0..PATTERN * PATTERN).flat_map(|at| {
        let [red, green, blue] = color(at);
        [red, green, blue, 255]
    });
    read.is_some_and(|read| read.into_iter().eq(drawn))
}
