//! An animation: the page draws picture after picture, the encoder makes a file of them.

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

use super::encoder::{Encoder, Trouble};
use super::files;
use super::run::{Run, survey, theme};
use super::surface::Surface;
use crate::browser;
use tessera_animation::Request;
use tessera_app::{PictureNews, PictureOrder, Storyboard};
use tessera_core::language::Language;

/// How long the page looks at positions before it does anything else, in milliseconds.
const SLICE_MILLIS: f64 = 16.0;

impl From<Trouble> for PictureNews {
    fn from(trouble: Trouble) -> PictureNews {
        match trouble {
            Trouble::NotLoaded => PictureNews::NotLoaded,
            Trouble::Failed => PictureNews::Failed,
        }
    }
}

/// Makes the animation of an order. A cancelled one ends at the next picture, and so does its worker.
pub async fn make(run: &Run, order: PictureOrder, language: Language) -> Result<Blob, PictureNews> {
    let (theme, kind) = (theme(&order), order.format.media_type());
    let mut survey = survey(order, language)?;
    let mut begun = browser::now();
    while survey.step() {
        if browser::now() - begun > SLICE_MILLIS {
            next_task().await;
            begun = browser::now();
        }
        go_on(run)?;
    }
    let mut board: Storyboard = survey.finish();
    let all = board.plies.len();
    run.report(PictureNews::Begun(all));
    run.report(PictureNews::Drawn(0, all));
    if let Some(last) = board.plies.last().filter(|_| board.is_cut) {
        run.report(PictureNews::Cut(*last));
    }
    let encoder = Encoder::start().await?;
    let surface = Surface::new(board.size, theme).ok_or(PictureNews::Failed)?;
    let inks = board.inks.iter().map(|ink| theme.color(*ink));
    let opaque = inks.filter(|color| color.percent == 100);
    let inks = std::iter::once(theme.ground())
        .chain(opaque)
        .map(|color| color.rgb);
    let begin = Request::Begin {
        width: board.size.width,
        height: board.size.height,
        inks: inks.collect(),
    };
    let mut open = encoder.ask(&begin, None)?;
    let samples = board.samples().into_iter().map(|at| (at, Request::Sample));
    let frames: Vec<u16> = (0..all).map(|at| board.delay(at)).collect();
    let frames = frames
        .into_iter()
        .enumerate()
        .map(|(at, delay)| (at, Request::Frame { delay }));
    for (at, request) in samples.chain(frames) {
        // The page draws while the encoder works on the picture before.
        let (scene, placement) = board.picture(at);
        surface.draw(&scene, placement);
        let pixels = surface.pixels().ok_or(PictureNews::Blocked)?;
        Encoder::answer(open).await?;
        go_on(run)?;
        open = encoder.ask(&request, Some(&pixels))?;
        if matches!(request, Request::Frame { .. }) {
            run.report(PictureNews::Drawn(at + 1, all));
        }
    }
    Encoder::answer(open).await?;
    go_on(run)?;
    let file = Encoder::answer(encoder.ask(&Request::Finish, None)?).await?;
    let file = file.ok_or(PictureNews::Failed)?;
    files::bytes(&file, kind).ok_or(PictureNews::Failed)
}

/// Lets the browser do what waits.
async fn next_task() {
    let passed = Promise::new(&mut |resolve, _| {
        browser::after(0, move || drop(resolve.call0(&JsValue::NULL)));
    });
    // It is never rejected.
    let _ = JsFuture::from(passed).await;
}

/// Fails where nobody wants the animation any more.
fn go_on(run: &Run) -> Result<(), PictureNews> {
    if run.goes_on() {
        Ok(())
    } else {
        Err(PictureNews::Cancelled)
    }
}
