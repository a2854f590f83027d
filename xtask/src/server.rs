//! A static host on this machine, for `play`, `serve` and the tests in a browser.
//!
//! It answers like a good static host: files by name, `index.html` for a folder, their types, gzip and brotli, and
//! `404.html` for everything else.

use std::io;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::thread;

use axum::extract::Request;
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, HOST, HeaderName, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::{Router, serve as respond_to_all};
use tokio::runtime::{Builder, Runtime};
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::services::{ServeDir, ServeFile};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::console::print_line;
use crate::failure::Failure;
use crate::port;
use crate::step::Step;

/// The page that is sent where nothing is found.
const NOT_FOUND_PAGE: &str = "404.html";
/// How hard gzip and brotli try: every response is compressed anew, so this is quick.
const COMPRESSION_LEVEL: i32 = 4;
/// The names by which programs on this machine reach it.
const LOOPBACK: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// `cargo xtask serve`: serves the site in this folder until the program is stopped.
pub fn serve(dist: &Path, named_port: Option<u16>) -> Result<(), Failure> {
    require_site(dist)?;
    let listener = port::listen(named_port)?;
    print_line(format_args!(
        "dist/ is at {} (Ctrl-C stops it)",
        port::address(&listener)?
    ));
    respond(listener, dist).map_err(not_served)
}

/// Serves a folder from another thread for as long as this program runs.
pub fn start(listener: TcpListener, folder: PathBuf) -> Result<(), Failure> {
    let serve = move || respond(listener, &folder);
    thread::Builder::new().spawn(serve).map(drop).map_err(not_served)
}

fn not_served(error: io::Error) -> Failure {
    Step::new("serving dist/", "at once", "run the command again").failure("listen to requests", error)
}

/// Fails if there is no site to serve.
fn require_site(dist: &Path) -> Result<(), Failure> {
    if dist.join("index.html").is_file() {
        return Ok(());
    }
    Err(
        Step::new("serving dist/", "at once", "run `cargo xtask build` first")
            .failure("look for dist/index.html", "it is not there"),
    )
}

/// Responds to every request that comes.
fn respond(listener: TcpListener, folder: &Path) -> io::Result<()> {
    let runtime: Runtime = Builder::new_multi_thread().enable_all().build()?;
    listener.set_nonblocking(true)?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        respond_to_all(listener, files(folder)).await
    })
}

/// The files of a folder. A browser asks each time whether it has the newest.
fn files(folder: &Path) -> Router {
    let not_found = ServeFile::new(folder.join(NOT_FOUND_PAGE));
    let always =
        |name: HeaderName, value| SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value));
    Router::new()
        .fallback_service(ServeDir::new(folder).not_found_service(not_found))
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(COMPRESSION_LEVEL)))
        .layer(always(CACHE_CONTROL, "no-cache"))
        .layer(always(ACCESS_CONTROL_ALLOW_ORIGIN, "*"))
        .layer(always(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(from_fn(refuse_other_hosts))
}

/// A page of another site may have its own name lead here; then it could read what is served.
async fn refuse_other_hosts(request: Request, next: Next) -> Response {
    if names_loopback(request.headers()) {
        next.run(request).await
    } else {
        StatusCode::MISDIRECTED_REQUEST.into_response()
    }
}

/// Whether the one header `Host` names this machine as only programs on it can: by a loopback name, with any port.
fn names_loopback(headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else {
        return false;
    };
    let Ok(host) = Authority::try_from(host.as_bytes()) else {
        return false;
    };
    !host.as_str().contains('@')
        && LOOPBACK
            .iter()
            .any(|known| host.host().eq_ignore_ascii_case(known))
}

#[cfg(test)]
mod tests;
