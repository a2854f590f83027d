//! The server, asked over a connection as a browser does it.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, SystemTime};

use tempfile::TempDir;

use super::*;

/// A response as it came over the connection.
struct Received {
    head: String,
    body: Vec<u8>,
}

impl Received {
    fn status(&self) -> &str {
        self.head.split(' ').nth(1).unwrap()
    }

    fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (found, value) = line.split_once(": ")?;
            (found == name).then_some(value)
        })
    }
}

/// A served site, with a file next to its folder.
struct Site {
    root: TempDir,
    address: SocketAddr,
}

impl Site {
    fn start(files: &[(&str, &str)]) -> Self {
        let root = tempfile::tempdir().unwrap();
        fs::write(root.path().join("secret.txt"), "secret").unwrap();
        for (name, text) in files {
            let file = root.path().join("dist").join(name);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        let listener = port::listen(Some(0)).unwrap();
        let address = listener.local_addr().unwrap();
        start(listener, root.path().join("dist")).unwrap();
        Self { root, address }
    }

    /// Sends a request line with headers.
    fn ask(&self, request: &str) -> Received {
        let mut connection = TcpStream::connect(self.address).unwrap();
        write!(connection, "{request}\r\n\r\n").unwrap();
        let mut bytes = Vec::new();
        connection.read_to_end(&mut bytes).unwrap();
        let end = bytes.windows(4).position(|bytes| bytes == b"\r\n\r\n").unwrap();
        let body = bytes.split_off(end + 4);
        Received {
            head: String::from_utf8(bytes).unwrap(),
            body,
        }
    }

    fn get(&self, path: &str, headers: &str) -> Received {
        self.ask(&format!("GET {path} HTTP/1.1\r\nHost: localhost:1{headers}"))
    }
}

/// Text that compresses well.
fn long_text() -> String {
    "five board games; ".repeat(200)
}

#[test]
fn a_browser_gets_files_with_their_types_and_folders_by_their_index() {
    let site = Site::start(&[
        ("index.html", "<h1>five games</h1>"),
        ("worker.wasm", "\0asm"),
        ("rules/index.html", "rules"),
    ]);
    let home = site.get("/", "");
    assert_eq!(home.status(), "200");
    assert_eq!(home.header("Content-Type"), Some("text/html; charset=utf-8"));
    assert_eq!(home.header("Access-Control-Allow-Origin"), Some("*"));
    assert_eq!(home.body, b"<h1>five games</h1>");

    let wasm = site.get("/worker.wasm?v=2", "");
    assert_eq!(wasm.header("Content-Type"), Some("application/wasm"));
    assert_eq!(wasm.header("Content-Length"), Some("4"));

    let head = site.ask("HEAD /worker.wasm HTTP/1.1\r\nHost: [::1]");
    assert_eq!(head.header("Content-Length"), Some("4"));
    assert!(head.body.is_empty());

    let moved = site.get("/rules", "");
    assert_eq!(
        (moved.status(), moved.header("Location")),
        ("301", Some("/rules/"))
    );
    assert_eq!(site.get("/rules/", "").body, b"rules");
}

#[test]
fn everything_else_is_refused_with_its_status() {
    let site = Site::start(&[("index.html", "home")]);
    for (request, status) in [
        ("GET /none HTTP/1.1", "404"),
        ("GET /../secret.txt HTTP/1.1", "404"),
        ("GET /%2e%2e/secret.txt HTTP/1.1", "404"),
        ("GET //etc/passwd HTTP/1.1", "404"),
        ("GET /%+1 HTTP/1.1", "400"),
        ("POST / HTTP/1.1", "405"),
        ("nonsense", "400"),
        ("", "400"),
    ] {
        let response = site.ask(&format!("{request}\r\nHost: localhost"));
        assert_eq!(response.status(), status, "{request}");
        assert!(!response.body.ends_with(b"secret"), "{request}");
    }
}

#[test]
fn a_request_for_another_host_than_this_machine_is_refused() {
    let site = Site::start(&[("index.html", "home")]);
    for (host, status) in [
        ("Host: localhost", "200"),
        ("host:127.0.0.1:8080", "200"),
        ("Host: [::1]:8080", "200"),
        ("Host: attacker.example", "421"),
        ("Host: localhost.attacker.example:8080", "421"),
        ("Accept: */*", "421"),
        ("Host: localhost\r\nHost: attacker.example", "400"),
    ] {
        let response = site.ask(&format!("GET / HTTP/1.1\r\n{host}"));
        assert_eq!(response.status(), status, "{host}");
        assert_eq!(response.body == b"home", status == "200", "{host}");
    }
}

#[test]
fn a_head_up_to_16_kib_is_read_and_a_longer_one_refused() {
    let site = Site::start(&[("index.html", "home")]);
    let rest = "GET / HTTP/1.1\r\nHost: localhost:1\r\nX: \r\n\r\n".len();
    let of_length = |length: usize| site.get("/", &format!("\r\nX: {}", "x".repeat(length - rest)));
    assert_eq!(of_length(MAX_HEAD).status(), "200");
    for length in [MAX_HEAD + 1, 3 * MAX_HEAD, 20 * MAX_HEAD] {
        assert_eq!(of_length(length).status(), "431", "{length} bytes");
    }
}

#[test]
fn only_so_many_requests_are_responded_to_at_once() {
    let site = Site::start(&[("index.html", "home")]);
    let connect = |_| TcpStream::connect(site.address).unwrap();
    let silent: Vec<TcpStream> = (0..THREADS).map(connect).collect();
    let mut waiting = connect(0);
    write!(waiting, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    waiting
        .set_read_timeout(Some(Duration::from_millis(100)))
        .unwrap();
    assert!(
        waiting.read(&mut [0]).is_err(),
        "every thread waits for a request"
    );
    drop(silent);
    waiting.set_read_timeout(None).unwrap();
    let mut response = String::new();
    waiting.read_to_string(&mut response).unwrap();
    assert!(response.starts_with("HTTP/1.1 200 "), "{response}");
}

#[test]
fn what_is_not_found_is_answered_with_the_page_for_it_if_there_is_one() {
    let without = Site::start(&[("index.html", "home")]).get("/none/at/all", "");
    assert_eq!(
        (without.status(), without.header("Content-Type")),
        ("404", Some("text/plain; charset=utf-8"))
    );
    let text = long_text();
    let site = Site::start(&[("index.html", "home"), ("404.html", &text)]);
    let plain = site.get("/none/at/all", "");
    assert_eq!(
        (plain.status(), plain.header("Content-Type")),
        ("404", Some("text/html; charset=utf-8"))
    );
    assert_eq!(plain.body, text.as_bytes());
    let compressed = site.get("/none/at/all", "\r\nAccept-Encoding: gzip\r\nIf-None-Match: *");
    assert_eq!(
        (compressed.status(), compressed.header("Content-Encoding")),
        ("404", Some("gzip"))
    );
}

#[test]
fn a_compressible_file_is_sent_in_the_coding_that_the_browser_prefers() {
    let text = long_text();
    let site = Site::start(&[("a.js", &text)]);

    let gzip = site.get("/a.js", "\r\nAccept-Encoding: gzip");
    let mut decoded = Vec::new();
    flate2::read::GzDecoder::new(&gzip.body[..])
        .read_to_end(&mut decoded)
        .unwrap();
    assert_eq!(gzip.header("Content-Encoding"), Some("gzip"));
    assert_eq!(decoded, text.as_bytes());

    let brotli = site.get("/a.js", "\r\nAccept-Encoding: gzip, br");
    let mut decoded = Vec::new();
    brotli::BrotliDecompress(&mut &brotli.body[..], &mut decoded).unwrap();
    assert_eq!(brotli.header("Content-Encoding"), Some("br"));
    assert_eq!(decoded, text.as_bytes());

    let plain = site.get("/a.js", "\r\nAccept-Encoding: gzip;q=0, br;q=0");
    assert_eq!(plain.header("Content-Encoding"), None);
    assert_eq!(plain.body, text.as_bytes());

    for response in [&gzip, &brotli, &plain] {
        assert_eq!(
            response.header("Content-Type"),
            Some("text/javascript; charset=utf-8")
        );
        assert_eq!(response.header("Vary"), Some("Accept-Encoding"));
        let length = response.body.len().to_string();
        assert_eq!(response.header("Content-Length"), Some(length.as_str()));
    }
    let head = site.ask("HEAD /a.js HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip");
    assert_eq!(head.header("Content-Length"), gzip.header("Content-Length"));
    assert!(head.body.is_empty());
}

#[test]
fn compressed_formats_and_tiny_files_are_sent_as_they_are() {
    let text = long_text();
    let site = Site::start(&[("a.png", &text), ("a.woff2", &text), ("tiny.css", "a{}")]);
    for (path, body, vary) in [
        ("/a.png", text.as_str(), None),
        ("/a.woff2", &text, None),
        ("/tiny.css", "a{}", Some("Accept-Encoding")),
    ] {
        // The second response comes from the cache.
        for _ in 0..2 {
            let response = site.get(path, "\r\nAccept-Encoding: gzip, br");
            assert_eq!(response.header("Content-Encoding"), None, "{path}");
            assert_eq!(response.header("Vary"), vary, "{path}");
            assert_eq!(response.body, body.as_bytes(), "{path}");
        }
    }
}

#[test]
fn a_file_that_the_browser_has_is_not_sent_again_until_it_changes() {
    let site = Site::start(&[("a.css", &long_text())]);
    for headers in ["", "\r\nAccept-Encoding: br"] {
        let first = site.get("/a.css", headers);
        let tag = first.header("ETag").unwrap();
        for named in [
            tag.to_owned(),
            format!("W/{tag}"),
            format!("\"x\", {tag}"),
            "*".into(),
        ] {
            let known = site.get("/a.css", &format!("{headers}\r\nIf-None-Match: {named}"));
            assert_eq!(known.status(), "304", "{named}");
            assert_eq!(known.header("ETag"), Some(tag));
            assert_eq!(known.header("Vary"), Some("Accept-Encoding"));
            assert!(known.body.is_empty());
        }
        let other = site.get("/a.css", &format!("{headers}\r\nIf-None-Match: \"x\""));
        assert_eq!(other.status(), "200");
    }
    let plain = site.get("/a.css", "");
    let brotli = site.get("/a.css", "\r\nAccept-Encoding: br");
    assert_ne!(plain.header("ETag"), brotli.header("ETag"));

    let changed = "another text; ".repeat(100);
    let file = site.root.path().join("dist/a.css");
    fs::write(&file, &changed).unwrap();
    // Where the clock of the file system is coarse, the time may be that of the first version.
    File::options()
        .write(true)
        .open(&file)
        .unwrap()
        .set_modified(SystemTime::now() + Duration::from_secs(5))
        .unwrap();
    let tag = brotli.header("ETag").unwrap();
    let response = site.get(
        "/a.css",
        &format!("\r\nAccept-Encoding: br\r\nIf-None-Match: {tag}"),
    );
    let mut decoded = Vec::new();
    brotli::BrotliDecompress(&mut &response.body[..], &mut decoded).unwrap();
    assert_eq!(decoded, changed.as_bytes());
}
