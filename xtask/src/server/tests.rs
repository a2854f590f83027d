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
            found.eq_ignore_ascii_case(name).then_some(value)
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

    /// Sends a request line with headers. In HTTP/1.0 what follows the head is the body as it is, and the connection ends.
    fn ask(&self, request: &str) -> Received {
        let mut connection = TcpStream::connect(self.address).unwrap();
        // At once: the server may answer, and close, before all of a request has come.
        connection
            .write_all(format!("{request}\r\n\r\n").as_bytes())
            .unwrap();
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
        self.ask(&format!("GET {path} HTTP/1.0\r\nHost: localhost:1{headers}"))
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
        ("app.js", "1"),
        ("rules/index.html", "rules"),
        ("rules/a b.txt", "a b"),
    ]);
    let home = site.get("/", "");
    assert_eq!(home.status(), "200");
    assert!(home.header("Content-Type").unwrap().starts_with("text/html"));
    assert_eq!(home.header("Access-Control-Allow-Origin"), Some("*"));
    assert_eq!(home.header("Cache-Control"), Some("no-cache"));
    assert_eq!(home.body, b"<h1>five games</h1>");

    let wasm = site.get("/worker.wasm?v=2", "");
    assert_eq!(wasm.header("Content-Type"), Some("application/wasm"));
    assert_eq!(wasm.header("Content-Length"), Some("4"));
    assert!(
        site.get("/app.js", "")
            .header("Content-Type")
            .unwrap()
            .starts_with("text/javascript")
    );

    let head = site.ask("HEAD /worker.wasm HTTP/1.0\r\nHost: [::1]");
    assert_eq!(head.header("Content-Length"), Some("4"));
    assert!(head.body.is_empty());

    let moved = site.get("/rules", "");
    assert_eq!(
        (moved.status(), moved.header("Location")),
        ("307", Some("/rules/"))
    );
    assert_eq!(site.get("/rules/", "").body, b"rules");
    assert_eq!(site.get("/rules/a%20b.txt", "").body, b"a b");
}

#[test]
fn everything_else_is_refused_with_its_status() {
    let site = Site::start(&[("index.html", "home")]);
    for (request, status) in [
        ("GET /none HTTP/1.0", "404"),
        ("GET /../secret.txt HTTP/1.0", "404"),
        ("GET /%2e%2e/secret.txt HTTP/1.0", "404"),
        ("GET /..%2fsecret.txt HTTP/1.0", "404"),
        ("GET //etc/passwd HTTP/1.0", "404"),
        ("POST / HTTP/1.0", "405"),
        ("nonsense", "400"),
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
        ("Host: LocalHost:8080", "200"),
        ("Host: [::1]:8080", "200"),
        ("Host: attacker.example", "421"),
        ("Host: localhost.attacker.example:8080", "421"),
        ("Host: 127.0.0.2", "421"),
        ("Host: user@localhost", "421"),
        ("Host: localhost:80:80", "421"),
        ("Host:", "421"),
        ("Accept: */*", "421"),
        ("Host: localhost\r\nHost: attacker.example", "421"),
    ] {
        let response = site.ask(&format!("GET / HTTP/1.0\r\n{host}"));
        assert_eq!(response.status(), status, "{host}");
        assert_eq!(response.body == b"home", status == "200", "{host}");
    }
}

#[test]
fn what_is_not_found_is_answered_with_the_page_for_it_if_there_is_one() {
    let without = Site::start(&[("index.html", "home")]).get("/none/at/all", "");
    assert_eq!(without.status(), "404");
    let text = long_text();
    let site = Site::start(&[("index.html", "home"), ("404.html", &text)]);
    let plain = site.get("/none/at/all", "");
    assert_eq!(plain.status(), "404");
    assert!(plain.header("Content-Type").unwrap().starts_with("text/html"));
    assert_eq!(plain.body, text.as_bytes());
}

#[test]
fn a_compressible_file_is_sent_in_the_coding_that_the_browser_prefers() {
    let text = long_text();
    let site = Site::start(&[("a.js", &text), ("a.png", &text), ("404.html", &text)]);
    for path in ["/a.js", "/none"] {
        let gzip = site.get(path, "\r\nAccept-Encoding: gzip");
        let mut decoded = Vec::new();
        flate2::read::GzDecoder::new(&gzip.body[..])
            .read_to_end(&mut decoded)
            .unwrap();
        assert_eq!(gzip.header("Content-Encoding"), Some("gzip"), "{path}");
        assert_eq!(decoded, text.as_bytes());

        let brotli = site.get(path, "\r\nAccept-Encoding: gzip, br");
        let mut decoded = Vec::new();
        brotli::BrotliDecompress(&mut &brotli.body[..], &mut decoded).unwrap();
        assert_eq!(brotli.header("Content-Encoding"), Some("br"), "{path}");
        assert_eq!(decoded, text.as_bytes());

        let plain = site.get(path, "\r\nAccept-Encoding: gzip;q=0, br;q=0");
        assert_eq!(plain.header("Content-Encoding"), None, "{path}");
        assert_eq!(plain.body, text.as_bytes());
    }
    let picture = site.get("/a.png", "\r\nAccept-Encoding: gzip, br");
    assert_eq!(picture.header("Content-Encoding"), None);
}

#[test]
fn a_file_that_the_browser_has_is_not_sent_again_until_it_changes() {
    let site = Site::start(&[("a.css", &long_text())]);
    let first = site.get("/a.css", "\r\nAccept-Encoding: br");
    let known = format!(
        "\r\nAccept-Encoding: br\r\nIf-Modified-Since: {}",
        first.header("Last-Modified").unwrap()
    );
    let again = site.get("/a.css", &known);
    assert_eq!(again.status(), "304");
    assert!(again.body.is_empty());
    File::options()
        .write(true)
        .open(site.root.path().join("dist/a.css"))
        .unwrap()
        .set_modified(SystemTime::now() + Duration::from_secs(5))
        .unwrap();
    assert_eq!(site.get("/a.css", &known).status(), "200");
}
