//! A static host on this machine, for `play`, `serve` and the tests in a browser.
//!
//! It answers like a good static host: files by name, `index.html` for a folder, the right types, gzip and brotli,
//! entity tags, and `404.html` (or a line of text) for everything else.

mod accept_encoding;
mod compressed_files;
mod file_lookup;
mod media_type;
mod request;
mod response;

use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use crate::console::{print_error, print_line};
use crate::failure::Failure;
use crate::port;
use crate::step::Step;

use request::Request;
use response::{Body, Responder};

/// The longest request head that is read, in bytes.
const MAX_HEAD: usize = 16 * 1024;
/// How long one read from or one write to a browser may take.
const TIMEOUT: Duration = Duration::from_secs(20);
/// The pause after a connection could not be accepted, most likely because there are no file handles left.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// `cargo xtask serve`: serves the site in this folder until the program is stopped.
pub fn serve(dist: &Path, named_port: Option<u16>) -> Result<(), Failure> {
    require_site(dist)?;
    let listener = port::listen(named_port)?;
    print_line(format_args!(
        "dist/ is at {} (Ctrl-C stops it)",
        port::address(&listener)?
    ));
    accept_all(&listener, &Arc::new(Responder::new(dist.to_path_buf())));
    Ok(())
}

/// Serves a folder from another thread for as long as this program runs.
pub fn start(listener: TcpListener, folder: PathBuf) -> Result<(), Failure> {
    thread::Builder::new()
        .spawn(move || accept_all(&listener, &Arc::new(Responder::new(folder))))
        .map(drop)
        .map_err(|error| {
            Step::new("serving dist/", "at once", "run the command again").failure("start a thread", error)
        })
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

fn accept_all(listener: &TcpListener, responder: &Arc<Responder>) {
    for connection in listener.incoming() {
        let Ok(connection) = connection else {
            thread::sleep(ACCEPT_PAUSE);
            continue;
        };
        let responder = Arc::clone(responder);
        let spawned = thread::Builder::new().spawn(move || {
            // An error means that the browser has closed the connection: there is nobody to report it to.
            let _ = respond(connection, &responder);
        });
        if let Err(error) = spawned {
            print_error(format_args!("a request was dropped: {error}"));
        }
    }
}

fn respond(mut connection: TcpStream, responder: &Responder) -> io::Result<()> {
    connection.set_read_timeout(Some(TIMEOUT))?;
    connection.set_write_timeout(Some(TIMEOUT))?;
    let head = read_head(&mut connection)?;
    let response = responder.respond(Request::parse(&head).as_ref());
    write!(connection, "{}", response.head())?;
    match response.body {
        Body::None => {}
        Body::Text(text) => connection.write_all(text.as_bytes())?,
        Body::Bytes(bytes) => connection.write_all(&bytes)?,
        Body::File(mut file) => {
            io::copy(&mut file, &mut connection)?;
        }
    }
    connection.flush()
}

/// Reads up to the empty line after the head of a request.
fn read_head(connection: &mut impl Read) -> io::Result<String> {
    let mut head = Vec::new();
    let mut chunk = [0; 2048];
    while !head.windows(4).any(|bytes| bytes == b"\r\n\r\n") && head.len() < MAX_HEAD {
        match connection.read(&mut chunk)? {
            0 => break,
            n => head.extend_from_slice(&chunk[..n]),
        }
    }
    Ok(String::from_utf8_lossy(&head).into_owned())
}

#[cfg(test)]
mod tests;
