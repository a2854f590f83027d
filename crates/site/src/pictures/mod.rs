//! Pictures and animations: drawn on canvases that are not displayed, and saved or copied.

mod animation;
mod clipboard;
mod encoder;
mod files;
mod run;
mod surface;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::Blob;

use run::{Run, survey, theme};
use surface::Surface;
use tessera_app::{Destination, Format, PictureNews, PictureOrder, Storyboard};
use tessera_core::language::Language;

pub use clipboard::can_copy;
pub use run::stop;

/// Carries an order out and tells what becomes of it.
pub fn draw(order: PictureOrder, language: Language, report: impl Fn(PictureNews) + 'static) {
    let run = Run::begin(report);
    if order.format != Format::Svg && !surface::can_read() {
        return run.report(PictureNews::Blocked);
    }
    // The browser lets a page copy only while it answers to a click.
    if order.to == Destination::Clipboard {
        let blob = wasm_bindgen_futures::future_to_promise(async move {
            let blob = picture(order, language).await.map_err(|_| JsValue::NULL)?;
            Ok(blob.into())
        });
        let written = clipboard::write(Format::Png.media_type(), &blob);
        return spawn_local(async move {
            run.report(if written.await {
                PictureNews::Copied
            } else {
                PictureNews::NotCopied
            });
        });
    }
    spawn_local(async move {
        let name = order.file_name();
        let made = match order.format {
            Format::Gif => animation::make(&run, order, language).await,
            Format::Png | Format::Svg => picture(order, language).await,
        };
        if !run.goes_on() {
            return;
        }
        run.report(match made {
            Ok(blob) => {
                files::save(&name, &blob);
                PictureNews::Saved(name, blob.size() as usize)
            }
            Err(news) => news,
        });
    });
}

/// A picture as a file.
async fn picture(order: PictureOrder, language: Language) -> Result<Blob, PictureNews> {
    let theme = theme(&order);
    let mut board: Storyboard = survey(order, language)?.finish();
    let (scene, placement) = board.picture(0);
    let order = board.order();
    match order.format {
        Format::Svg => {
            let text = scene.svg_file(theme, order.size.into(), &order.title);
            files::text(&text, order.format.media_type()).ok_or(PictureNews::Failed)
        }
        Format::Png | Format::Gif => {
            let surface = Surface::new(board.size, theme).ok_or(PictureNews::Failed)?;
            surface.draw(&scene, placement);
            surface.png().await.ok_or(PictureNews::Failed)
        }
    }
}
