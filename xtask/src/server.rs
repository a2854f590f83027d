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
mod timed_connection;

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::console::print_line;
use crate::failure::Failure;
use crate::port;
use crate::step::Step;

use request::Request;
use response::{Body, Responder, Response};
use timed_connection::TimedConnection;

/// The longest request head that is read, in bytes.
const MAX_HEAD: usize = 16 * 1024;
/// How much of what follows a refused head is read, so that the browser reads the response before the connection ends.
const MOST_UNREAD: u64 = 1 << 20;
/// How many requests are responded to at once; more wait.
const THREADS: usize = 32;
/// How long the head of a request may take to come.
const HEAD_TIME: Duration = Duration::from_secs(10);
/// How long a request may take with its response.
const REQUEST_TIME: Duration = Duration::from_secs(120);
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
    let threads = spawn_all(listener, dist.to_path_buf())?;
    threads.into_iter().for_each(|thread| drop(thread.join()));
    Ok(())
}

/// Serves a folder from another thread for as long as this program runs.
pub fn start(listener: TcpListener, folder: PathBuf) -> Result<(), Failure> {
    spawn_all(listener, folder).map(drop)
}

/// Starts the threads that respond to requests.
fn spawn_all(listener: TcpListener, folder: PathBuf) -> Result<Vec<JoinHandle<()>>, Failure> {
    let shared = Arc::new((listener, Responder::new(folder)));
    let spawn = |_| {
        let shared = Arc::clone(&shared);
        thread::Builder::new().spawn(move || accept_all(&shared.0, &shared.1))
    };
    let threads: io::Result<_> = (0..THREADS).map(spawn).collect();
    threads.map_err(|error| {
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

fn accept_all(listener: &TcpListener, responder: &Responder) {
    for connection in listener.incoming() {
        let Ok(connection) = connection else {
            thread::sleep(ACCEPT_PAUSE);
            continue;
        };
        // An error means that the browser has closed the connection or is too slow: there is nobody to report it to. A
        // panic has been printed, and the next request is responded to.
        let _ = catch_unwind(AssertUnwindSafe(|| respond(connection, responder)));
    }
}

fn respond(connection: TcpStream, responder: &Responder) -> io::Result<()> {
    let mut connection = TimedConnection::new(connection, HEAD_TIME);
    let head = read_head(&mut connection)?;
    connection.end += REQUEST_TIME;
    let response = match &head {
        Some(head) => responder.respond(Request::parse(head).as_ref()),
        None => Response::head_too_large(),
    };
    write!(connection, "{}", response.head())?;
    match response.body {
        Body::None => {}
        Body::Text(text) => connection.write_all(text.as_bytes())?,
        Body::Bytes(bytes) => connection.write_all(&bytes)?,
        Body::File(mut file) => {
            io::copy(&mut file, &mut connection)?;
        }
    }
    if head.is_none() {
        connection.stream.shutdown(Shutdown::Write)?;
        connection.end = Instant::now() + HEAD_TIME;
        io::copy(&mut connection.take(MOST_UNREAD), &mut io::sink())?;
    }
    Ok(())
}

/// Reads up to the empty line after the head of a request; `None` if it is longer than [`MAX_HEAD`].
fn read_head(connection: &mut impl Read) -> io::Result<Option<String>> {
    let mut head = Vec::new();
    let mut chunk = [0; 2048];
    let end = |head: &[u8]| head.windows(4).position(|bytes| bytes == b"\r\n\r\n");
    while end(&head).is_none() && head.len() <= MAX_HEAD {
        match connection.read(&mut chunk)? {
            0 => break,
            n => head.extend_from_slice(&chunk[..n]),
        }
    }
    let length = end(&head).map_or(head.len(), |end| end + 4);
    Ok((length <= MAX_HEAD).then(|| String::from_utf8_lossy(&head).into_owned()))
}

#[cfg(test)]
mod tests;
