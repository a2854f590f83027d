//! The reviews that the device keeps, and the lock of the tab that reviews a game: `www/reviews.js`.

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use tessera_app::{ReviewKey, StoredReview};

// Each fails where the script was not loaded; then nothing is kept or locked, and the review goes on.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = tesseraReviews, js_name = fetch)]
    fn fetch_first(keys: Array) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = tesseraReviews, js_name = keep)]
    fn keep_one(key: &str, text: &str, steps: f64, runs: bool) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = tesseraReviews, js_name = running)]
    fn running_one() -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = tesseraReviews, js_name = erase)]
    fn erase_all() -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = tesseraReviews, js_name = lock)]
    fn request_lock(id: u32, held_elsewhere: &Closure<dyn FnMut()>) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = tesseraReviews, js_name = unlock)]
    fn release_lock(id: u32) -> Result<Promise, JsValue>;
}

/// The text of the first kept review of these keys.
pub async fn fetch(keys: &[ReviewKey]) -> Option<String> {
    let keys: Array = keys.iter().map(|key| JsValue::from(key.to_string())).collect();
    JsFuture::from(fetch_first(keys).ok()?).await.ok()?.as_string()
}

pub fn keep(review: &StoredReview) {
    // Where nothing can be stored, the review is made again.
    let _ = keep_one(
        &review.key.to_string(),
        &review.text,
        review.steps as f64,
        review.runs,
    );
}

/// The text of the review that went on in this tab before the page was loaded again.
pub async fn running() -> Option<String> {
    JsFuture::from(running_one().ok()?).await.ok()?.as_string()
}

/// Removes all reviews; whether none is left.
pub async fn erase() -> bool {
    // Without the script nothing is stored.
    let Ok(erased) = erase_all() else { return true };
    JsFuture::from(erased)
        .await
        .is_ok_and(|erased| erased.is_truthy())
}

/// Requests the lock of the tab that reviews a game. Returns once it is granted, or `false` once the request is withdrawn;
/// calls `held_elsewhere` if another tab has the lock.
pub async fn lock(id: u32, held_elsewhere: impl FnMut() + 'static) -> bool {
    // It lives as long as this function waits.
    let held_elsewhere = Closure::new(held_elsewhere);
    match request_lock(id, &held_elsewhere) {
        Ok(request) => JsFuture::from(request)
            .await
            .is_ok_and(|granted| granted.is_truthy()),
        Err(_) => true,
    }
}

/// Releases the lock that was requested with this id, or withdraws the request.
pub fn unlock(id: u32) {
    // What was never requested needs no release.
    let _ = release_lock(id);
}
