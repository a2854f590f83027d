//! A program of workers that the page loads by its own build: the engine, or the encoder of animations.
//!
//! A worker is made the same way everywhere, a sandboxed frame included: script and wasm are fetched, the wasm is
//! compiled once, and each worker begins as a Blob of the script that is sent the compiled module and a port. Where no
//! worker can be started, the page runs the same script and gives it the port. The page's policy forbids scripts that
//! are Blobs, so there it runs from its own address.

use js_sys::{Array, Object, Promise, Reflect, WebAssembly};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlScriptElement, MessagePort, Response, Url, Worker};

use super::browser;

/// The build id of pages and workers that no build step has stamped.
const UNSTAMPED: &str = "dev";

/// The attribute of the document that names a program while it is loaded.
const LOADING: &str = "data-program";

/// A program, ready to be started any number of times.
#[derive(Clone)]
pub struct Program {
    /// The name of its files, before the build id.
    name: &'static str,
    module: WebAssembly::Module,
    /// The address of the script.
    script: String,
    /// The address of the script for a worker.
    worker_script: String,
}

impl Program {
    /// Downloads and compiles the program that belongs to a build. Its script declares `global`.
    pub async fn load(name: &'static str, global: &str, build: &str) -> Result<Program, JsValue> {
        // While it is on its way `www/offline.js` leaves the line alone.
        let root = browser::window()
            .document()
            .and_then(|document| document.document_element());
        let root = root.ok_or("no document")?;
        root.set_attribute(LOADING, name)?;
        let program = Program::fetch(name, global, build).await;
        root.remove_attribute(LOADING)?;
        program
    }

    async fn fetch(name: &'static str, global: &str, build: &str) -> Result<Program, JsValue> {
        let stem = match build {
            UNSTAMPED => name.to_owned(),
            build => format!("{name}-{build}"),
        };
        let stem = browser::site_address() + &stem;
        let address = format!("{stem}.js");
        let script = JsFuture::from(fetch(&address).await?.text()?).await?;
        // Compiling from bytes needs no MIME type from the host, which static hosts get wrong.
        let wasm = fetch(&format!("{stem}_bg.wasm")).await?;
        let bytes = JsFuture::from(wasm.array_buffer()?).await?;
        let module = JsFuture::from(WebAssembly::compile(&bytes)).await?.dyn_into()?;
        // It waits for the module and the port.
        let starter = format!(
            "\nonmessage=e=>{{{global}({{module_or_path:e.data[0]}}).then(()=>{global}.serve(e.data[1]))}};"
        );
        let kind = BlobPropertyBag::new();
        kind.set_type("text/javascript");
        let blob = Blob::new_with_str_sequence_and_options(&Array::of2(&script, &starter.into()), &kind)?;
        Ok(Program {
            name,
            module,
            script: address,
            worker_script: Url::create_object_url_with_blob(&blob)?,
        })
    }

    /// Starts a worker that listens at a port.
    pub fn start_worker(&self, port: &MessagePort) -> Result<Worker, JsValue> {
        let worker = Worker::new(&self.worker_script)?;
        let message = Array::of2(&self.module, port);
        worker.post_message_with_transfer(&message, &Array::of1(port))?;
        Ok(worker)
    }

    /// Runs the script in the page, unless it has run there: it declares names, so it can run only once. Returns the
    /// options with which its program is started.
    pub async fn run_script(&self) -> Result<Object, JsValue> {
        let id = format!("program-{}", self.name);
        if browser::element(&id).is_none() {
            run_script(&self.script, &id).await?;
        }
        let options = Object::new();
        Reflect::set(&options, &"module_or_path".into(), &self.module)?;
        Ok(options)
    }
}

/// Returns the build that the page belongs to.
pub fn page_build() -> String {
    let meta = browser::window()
        .document()
        .and_then(|document| document.query_selector("meta[name=build]").ok().flatten());
    meta.and_then(|meta| meta.get_attribute("content"))
        .unwrap_or_else(|| UNSTAMPED.into())
}

/// Returns the message of a browser's error.
pub fn error_message(error: &JsValue) -> String {
    error
        .dyn_ref::<js_sys::Error>()
        .map_or_else(|| format!("{error:?}"), |error| String::from(error.message()))
}

async fn fetch(path: &str) -> Result<Response, JsValue> {
    let response: Response = JsFuture::from(browser::window().fetch_with_str(path))
        .await?
        .dyn_into()?;
    if response.ok() {
        return Ok(response);
    }
    Err(js_sys::Error::new(&format!("{path}: status {}", response.status())).into())
}

async fn run_script(address: &str, id: &str) -> Result<(), JsValue> {
    let document = browser::window().document().ok_or("no document")?;
    let script: HtmlScriptElement = document.create_element("script")?.dyn_into()?;
    script.set_id(id);
    script.set_src(address);
    let loaded = Promise::new(&mut |resolve, reject| {
        script.set_onload(Some(&resolve));
        script.set_onerror(Some(&reject));
    });
    document.body().ok_or("no body")?.append_child(&script)?;
    let ran = JsFuture::from(loaded).await;
    if ran.is_err() {
        script.remove();
    }
    ran.map(|_| ())
}
