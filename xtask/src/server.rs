//! A static host on this machine: what `play`, `serve` and the end-to-end tests look at.
//!
//! It does what any static host does and no more: files by name, the right types, 404 for the rest.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::checkout::Checkout;
use crate::console::{complain, say};
use crate::failure::Failure;
use crate::port;
use crate::step::Step;

/// The longest request head that is read.
const LONGEST_HEAD: usize = 16 * 1024;
/// How long a browser may take to send or to receive.
const PATIENCE: Duration = Duration::from_secs(20);

/// `cargo xtask serve`: serves `dist/` until it is stopped.
pub fn serve(checkout: &Checkout, named: Option<u16>) -> Result<(), Failure> {
    require_site(&checkout.dist())?;
    let listener = port::listen(named)?;
    say(format_args!(
        "dist/ is at {} (Ctrl-C stops it)",
        port::address(&listener)?
    ));
    answer_all(&listener, &checkout.dist());
    Ok(())
}

/// Serves a folder from another thread, for as long as this program runs.
pub fn start(listener: TcpListener, folder: PathBuf) -> Result<(), Failure> {
    thread::Builder::new()
        .spawn(move || answer_all(&listener, &folder))
        .map(drop)
        .map_err(|error| {
            Step::new("serving dist/", "at once", "run the command again").failure("start a thread", error)
        })
}

/// Fails if there is no site to serve.
pub fn require_site(dist: &Path) -> Result<(), Failure> {
    if dist.join("index.html").is_file() {
        return Ok(());
    }
    Err(
        Step::new("serving dist/", "at once", "run `cargo xtask build` first")
            .failure("look for dist/index.html", "it is not there"),
    )
}

fn answer_all(listener: &TcpListener, folder: &Path) {
    for connection in listener.incoming() {
        let Ok(connection) = connection else {
            // Out of file handles, most likely: let the open connections end.
            thread::sleep(Duration::from_millis(50));
            continue;
        };
        let folder = folder.to_path_buf();
        let spawned = thread::Builder::new().spawn(move || {
            // A browser that hangs up is its own affair.
            let _ = answer(connection, &folder);
        });
        if let Err(error) = spawned {
            complain(format_args!("one request was dropped: {error}"));
        }
    }
}

fn answer(mut connection: TcpStream, folder: &Path) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    connection.set_write_timeout(Some(PATIENCE))?;
    let head = read_head(&mut connection)?;
    let reply = Reply::to(&head, folder);
    write!(connection, "{}", reply.head())?;
    match reply.body {
        Body::None => {}
        Body::Text(text) => connection.write_all(text.as_bytes())?,
        Body::File(mut file) => {
            io::copy(&mut file, &mut connection)?;
        }
    }
    connection.flush()
}

fn read_head(connection: &mut impl Read) -> io::Result<String> {
    let mut head = Vec::new();
    let mut chunk = [0; 2048];
    while !head.windows(4).any(|bytes| bytes == b"\r\n\r\n") && head.len() < LONGEST_HEAD {
        match connection.read(&mut chunk)? {
            0 => break,
            n => head.extend_from_slice(&chunk[..n]),
        }
    }
    Ok(String::from_utf8_lossy(&head).into_owned())
}

struct Reply {
    status: &'static str,
    kind: &'static str,
    extra: String,
    length: u64,
    body: Body,
}

enum Body {
    None,
    Text(&'static str),
    File(File),
}

impl Reply {
    fn to(head: &str, folder: &Path) -> Self {
        let mut words = head.lines().next().unwrap_or_default().split(' ');
        let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
        if !words.next().is_some_and(|word| word.starts_with("HTTP/1.")) {
            return Self::refusal("400 Bad Request", "");
        }
        let mut reply = match method {
            "GET" | "HEAD" => Self::with_file(target, folder),
            _ => Self::refusal("405 Method Not Allowed", "Allow: GET, HEAD\r\n"),
        };
        if method == "HEAD" {
            reply.body = Body::None;
        }
        reply
    }

    fn with_file(target: &str, folder: &Path) -> Self {
        let path = target.split(['?', '#']).next().unwrap_or_default();
        let reply = match find(path, folder) {
            Some(Found::File(file)) => Self::of(&file),
            Some(Found::Folder) => Some(Self::refusal(
                "301 Moved Permanently",
                &format!("Location: {path}/\r\n"),
            )),
            None => None,
        };
        reply.unwrap_or_else(|| Self::refusal("404 Not Found", ""))
    }

    fn of(path: &Path) -> Option<Self> {
        let file = File::open(path).ok()?;
        let length = file.metadata().ok()?.len();
        Some(Self {
            status: "200 OK",
            kind: kind_of(path),
            extra: String::new(),
            length,
            body: Body::File(file),
        })
    }

    fn refusal(status: &'static str, extra: &str) -> Self {
        Self {
            status,
            kind: "text/plain; charset=utf-8",
            extra: extra.to_owned(),
            length: status.len() as u64,
            body: Body::Text(status),
        }
    }

    fn head(&self) -> String {
        format!(
            "HTTP/1.1 {}\r\n\
             Content-Type: {}\r\n\
             Content-Length: {}\r\n\
             Cache-Control: no-cache\r\n\
             Access-Control-Allow-Origin: *\r\n\
             X-Content-Type-Options: nosniff\r\n\
             Connection: close\r\n\
             {}\r\n",
            self.status, self.kind, self.length, self.extra
        )
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Found {
    File(PathBuf),
    /// A folder asked for without its last slash.
    Folder,
}

/// What lies at this path of an address, if it lies in the folder.
fn find(path: &str, folder: &Path) -> Option<Found> {
    let name = decoded(path.strip_prefix('/')?)?;
    let plain = Path::new(&name)
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    if !plain || name.contains(['\\', '\0', ':']) {
        return None;
    }
    let found = folder.join(&name);
    let inside = found
        .canonicalize()
        .ok()?
        .starts_with(folder.canonicalize().ok()?);
    if !inside {
        return None;
    }
    let whole = name.is_empty() || name.ends_with('/');
    if fs::metadata(&found).ok()?.is_dir() {
        if whole {
            let index = found.join("index.html");
            index.is_file().then_some(Found::File(index))
        } else {
            Some(Found::Folder)
        }
    } else {
        (!whole).then_some(Found::File(found))
    }
}

/// Undoes `%20` and the like.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
        } else {
            byte
        });
    }
    String::from_utf8(bytes).ok()
}

fn kind_of(file: &Path) -> &'static str {
    let ending = file.extension().and_then(|ending| ending.to_str());
    match ending.unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" => "text/plain; charset=utf-8",
        "csv" => "text/csv; charset=utf-8",
        "xml" => "application/xml",
        "pdf" => "application/pdf",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;
    use std::net::SocketAddr;

    /// A site in `dist`, with a secret beside it.
    fn site(name: &str) -> (Scratch, PathBuf) {
        let scratch = Scratch::new(name);
        scratch.write("secret.txt", "secret");
        scratch.write("dist/index.html", "<h1>five games</h1>");
        scratch.write("dist/worker.wasm", "\0asm");
        scratch.write("dist/rules/index.html", "rules");
        scratch.write("dist/rules/a b.txt", "a b");
        let dist = scratch.path().join("dist");
        (scratch, dist)
    }

    fn ask(address: SocketAddr, request: &str) -> String {
        let mut connection = TcpStream::connect(address).unwrap();
        write!(connection, "{request}\r\n\r\n").unwrap();
        let mut reply = Vec::new();
        connection.read_to_end(&mut reply).unwrap();
        String::from_utf8_lossy(&reply).into_owned()
    }

    #[test]
    fn a_browser_gets_files_types_and_refusals() {
        let (_scratch, dist) = site("server");
        let listener = port::listen(Some(0)).unwrap();
        let address = listener.local_addr().unwrap();
        start(listener, dist).unwrap();

        let home = ask(address, "GET / HTTP/1.1\r\nHost: x");
        assert!(home.starts_with("HTTP/1.1 200 OK\r\n"), "{home}");
        assert!(home.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"));
        assert!(home.contains("\r\nAccess-Control-Allow-Origin: *\r\n"));
        assert!(home.ends_with("\r\n\r\n<h1>five games</h1>"));

        let wasm = ask(address, "GET /worker.wasm?v=2 HTTP/1.1");
        assert!(wasm.contains("\r\nContent-Type: application/wasm\r\n"));
        assert!(wasm.contains("\r\nContent-Length: 4\r\n"));

        let head = ask(address, "HEAD /worker.wasm HTTP/1.1");
        assert!(head.contains("\r\nContent-Length: 4\r\n") && head.ends_with("\r\n\r\n"));

        let moved = ask(address, "GET /rules HTTP/1.1");
        assert!(moved.starts_with("HTTP/1.1 301 ") && moved.contains("\r\nLocation: /rules/\r\n"));
        assert!(ask(address, "GET /rules/ HTTP/1.1").ends_with("rules"));

        for (request, status) in [
            ("GET /none HTTP/1.1", "404"),
            ("GET /../secret.txt HTTP/1.1", "404"),
            ("GET /%2e%2e/secret.txt HTTP/1.1", "404"),
            ("GET //etc/passwd HTTP/1.1", "404"),
            ("POST / HTTP/1.1", "405"),
            ("nonsense", "400"),
            ("", "400"),
        ] {
            let reply = ask(address, request);
            assert!(
                reply.starts_with(&format!("HTTP/1.1 {status} ")),
                "{request}: {reply}"
            );
            assert!(!reply.contains("secret"), "{request}");
        }
    }

    #[test]
    fn only_what_lies_in_the_folder_is_found() {
        let (_scratch, dist) = site("find");
        let file = |name: &str| Some(Found::File(dist.join(name)));
        assert_eq!(find("/", &dist), file("index.html"));
        assert_eq!(find("/rules/a%20b.txt", &dist), file("rules/a b.txt"));
        assert_eq!(find("/rules", &dist), Some(Found::Folder));
        for path in [
            "",
            "rules/",
            "/index.html/",
            "/../secret.txt",
            "/rules/../../secret.txt",
            "/..%2fsecret.txt",
            "/rules\\..\\index.html",
            "/%00",
            "/%",
            "/%ff",
            "/C:/x",
        ] {
            assert_eq!(find(path, &dist), None, "{path}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_does_not_lead_out() {
        let (_scratch, dist) = site("link");
        let link = dist.join("link.txt");
        std::os::unix::fs::symlink(dist.join("../secret.txt"), &link).unwrap();
        assert_eq!(find("/link.txt", &dist), None);
    }
}
