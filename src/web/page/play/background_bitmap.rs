//! A picture on a canvas of which the part that stays the same is kept as a bitmap.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::canvas::{CanvasPainter, Palette};
use crate::app::{Background, Placement, paint};
use crate::scene::Item;

/// What a bitmap was painted with: colours, size in device pixels and place.
type Setting = (Palette, (u32, u32), Placement);

/// A canvas that is not shown, with the first items of the picture.
#[derive(Default)]
pub struct BackgroundBitmap {
    background: Background,
    setting: Option<Setting>,
    canvas: Option<(HtmlCanvasElement, CanvasRenderingContext2d)>,
}

impl BackgroundBitmap {
    /// Paints the items on a cleared canvas of this size in device pixels.
    pub fn paint(
        &mut self,
        context: &CanvasRenderingContext2d,
        palette: &Palette,
        size: (u32, u32),
        place: Placement,
        items: &[Item],
    ) {
        let setting = (palette.clone(), size, place);
        if self.setting.as_ref() != Some(&setting) {
            self.background.clear();
            self.setting = Some(setting);
        }
        let plan = self.background.plan(items);
        self.canvas = self.canvas.take().or_else(hidden_canvas);
        let kept = match &self.canvas {
            // A canvas without a size cannot be drawn from.
            Some((canvas, hidden)) if size.0 > 0 && size.1 > 0 => {
                if plan.renew {
                    // A new size clears a canvas, also where it is the same.
                    canvas.set_width(size.0);
                    canvas.set_height(size.1);
                    paint(
                        &items[..plan.kept],
                        place,
                        &mut CanvasPainter::new(hidden, palette),
                    );
                }
                match context.draw_image_with_html_canvas_element(canvas, 0.0, 0.0) {
                    Ok(()) => plan.kept,
                    Err(_) => 0,
                }
            }
            _ => 0,
        };
        paint(&items[kept..], place, &mut CanvasPainter::new(context, palette));
    }
}

/// A new canvas that is not part of the page; `None` where the browser gives none.
fn hidden_canvas() -> Option<(HtmlCanvasElement, CanvasRenderingContext2d)> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    let context = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    Some((canvas, context))
}
