//! The response to a request: status, headers and body.

use std::fmt::Write;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::accept_encoding;
use super::compressed_files::{CompressedFiles, Version};
use super::file_lookup::{Found, find};
use super::media_type::{is_compressible, media_type};
use super::request::Request;
use crate::compression::Coding;

/// The page that is sent where nothing is found, if the folder has one.
const NOT_FOUND_PAGE: &str = "404.html";

const OK: &str = "200 OK";
const MOVED: &str = "301 Moved Permanently";
const NOT_MODIFIED: &str = "304 Not Modified";
const BAD_REQUEST: &str = "400 Bad Request";
const NOT_FOUND: &str = "404 Not Found";
const METHOD_NOT_ALLOWED: &str = "405 Method Not Allowed";
const MISDIRECTED: &str = "421 Misdirected Request";
const HEAD_TOO_LARGE: &str = "431 Request Header Fields Too Large";

/// Responds to requests for the files of one folder.
pub struct Responder {
    folder: PathBuf,
    compressed: CompressedFiles,
}

/// A response.
pub struct Response {
    status: &'static str,
    headers: Vec<(&'static str, String)>,
    /// The body; none in responses to `HEAD` and in 304.
    pub body: Body,
}

/// The body of a response.
pub enum Body {
    /// No body.
    None,
    /// A line of text.
    Text(&'static str),
    /// A compressed file.
    Bytes(Arc<[u8]>),
    /// A file as it is.
    File(File),
}

impl Responder {
    /// Serves the files of this folder.
    pub fn new(folder: PathBuf) -> Self {
        Self {
            folder,
            compressed: CompressedFiles::default(),
        }
    }

    /// The response to a request; `None` stands for one that could not be read.
    pub fn respond(&self, request: Option<&Request>) -> Response {
        let Some(request) = request else {
            return Response::text(BAD_REQUEST);
        };
        // A page of another site may have its own name lead here; then it could read what is served.
        if !is_loopback(request.host) {
            return Response::text(MISDIRECTED);
        }
        let mut response = match request.method {
            "GET" | "HEAD" => self.get(request),
            _ => Response::text(METHOD_NOT_ALLOWED).with("Allow", "GET, HEAD"),
        };
        if request.method == "HEAD" {
            response.body = Body::None;
        }
        response
    }

    fn get(&self, request: &Request) -> Response {
        match find(request.path, &self.folder) {
            Some(Found::File(path)) => self
                .file(OK, &path, request)
                .unwrap_or_else(|_| self.not_found(request)),
            Some(Found::FolderWithoutSlash) => {
                Response::text(MOVED).with("Location", format!("{}/", request.path))
            }
            Some(Found::Malformed) => Response::text(BAD_REQUEST),
            None => self.not_found(request),
        }
    }

    fn not_found(&self, request: &Request) -> Response {
        self.file(NOT_FOUND, &self.folder.join(NOT_FOUND_PAGE), request)
            .unwrap_or_else(|_| Response::text(NOT_FOUND))
    }

    /// A response with a file, or without a body if the browser has this version of it.
    fn file(&self, status: &'static str, path: &Path, request: &Request) -> io::Result<Response> {
        let mut file = File::open(path)?;
        let metadata = file.metadata()?;
        let version = Version {
            length: metadata.len(),
            modified: metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH),
        };
        let is_compressible = is_compressible(path);
        let mut coding = is_compressible
            .then(|| accept_encoding::choose(request.accept_encoding))
            .flatten();
        let mut compressed = None;
        if let Some(chosen) = coding {
            let read = || {
                let mut bytes = Vec::new();
                file.read_to_end(&mut bytes).map(|_| bytes)
            };
            compressed = self.compressed.get(path, version, chosen, read)?;
            if compressed.is_none() {
                // Reading has moved the position in the file.
                coding = None;
                file = File::open(path)?;
            }
        }
        let tag = entity_tag(version, coding);
        let is_known = status == OK
            && request
                .if_none_match
                .is_some_and(|header| names_tag(header, &tag));
        let mut response = Response {
            status: if is_known { NOT_MODIFIED } else { status },
            headers: Vec::new(),
            body: Body::None,
        }
        .with("ETag", tag);
        if is_compressible {
            response = response.with("Vary", "Accept-Encoding");
        }
        if is_known {
            return Ok(response);
        }
        let length = compressed
            .as_ref()
            .map_or(version.length, |bytes| bytes.len() as u64);
        response = response
            .with("Content-Type", media_type(path))
            .with("Content-Length", length.to_string());
        if let Some(coding) = coding {
            response = response.with("Content-Encoding", coding.name());
        }
        response.body = compressed.map_or(Body::File(file), Body::Bytes);
        Ok(response)
    }
}

/// Whether the value of `Host` names this machine as only programs on it can: by a loopback name, with any port.
fn is_loopback(host: &str) -> bool {
    let (name, port) = match host.rfind(':') {
        Some(colon) if !host.ends_with(']') => (&host[..colon], Some(&host[colon + 1..])),
        _ => (host, None),
    };
    let is_port = |port: &str| port.parse::<u16>().is_ok() && !port.starts_with('+');
    ["localhost", "127.0.0.1", "[::1]"]
        .iter()
        .any(|known| name.eq_ignore_ascii_case(known))
        && port.is_none_or(is_port)
}

impl Response {
    /// The response to a request whose head is longer than what is read.
    pub fn head_too_large() -> Self {
        Response::text(HEAD_TOO_LARGE)
    }

    /// A response whose body is its status.
    fn text(status: &'static str) -> Self {
        Self {
            status,
            headers: Vec::new(),
            body: Body::Text(status),
        }
        .with("Content-Type", "text/plain; charset=utf-8")
        .with("Content-Length", status.len().to_string())
    }

    fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }

    /// The status line and the headers, with the empty line after them.
    pub fn head(&self) -> String {
        let mut head = format!(
            "HTTP/1.1 {}\r\n\
             Cache-Control: no-cache\r\n\
             Access-Control-Allow-Origin: *\r\n\
             X-Content-Type-Options: nosniff\r\n\
             Connection: close\r\n",
            self.status
        );
        for (name, value) in &self.headers {
            let _ = write!(head, "{name}: {value}\r\n");
        }
        head + "\r\n"
    }
}

/// `"LENGTH-MODIFIED"` or `"LENGTH-MODIFIED-CODING"`: the length in bytes and the time in nanoseconds, in hexadecimal.
fn entity_tag(version: Version, coding: Option<Coding>) -> String {
    let modified = version
        .modified
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default()
        .as_nanos();
    let suffix = coding
        .map(|coding| format!("-{}", coding.name()))
        .unwrap_or_default();
    format!("\"{:x}-{modified:x}{suffix}\"", version.length)
}

/// Whether the value of `If-None-Match` names the tag, compared weakly (RFC 9110, section 13.1.2).
fn names_tag(header: &str, tag: &str) -> bool {
    header == "*"
        || header
            .split(',')
            .map(str::trim)
            .any(|named| named.strip_prefix("W/").unwrap_or(named) == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_loopback_names_are_names_of_this_machine() {
        for host in [
            "localhost",
            "LocalHost:8080",
            "127.0.0.1",
            "127.0.0.1:1",
            "[::1]",
            "[::1]:65535",
        ] {
            assert!(is_loopback(host), "{host}");
        }
        for host in [
            "",
            "x",
            "localhost.example",
            "example.localhost:80",
            "127.0.0.1.example",
            "127.0.0.2",
            "::1",
            "[::1",
            "[::2]",
            "localhost:",
            "localhost:+80",
            "localhost:65536",
            "localhost:80:80",
            "0.0.0.0",
            "user@localhost",
        ] {
            assert!(!is_loopback(host), "{host}");
        }
    }
}
