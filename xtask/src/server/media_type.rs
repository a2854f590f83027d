//! The media type of a file, and whether files of that type are worth compressing.

use std::path::Path;

/// The value of `Content-Type`, by the file's extension. Text is UTF-8.
pub fn media_type(file: &Path) -> String {
    let media_type = mime_guess::from_path(file).first_or_octet_stream();
    if media_type.type_() == "text" {
        format!("{media_type}; charset=utf-8")
    } else {
        media_type.to_string()
    }
}

/// Whether the format of the file is not compressed already: text, WebAssembly, JSON, XML and SVG.
pub fn is_compressible(file: &Path) -> bool {
    let media_type = mime_guess::from_path(file).first_or_octet_stream();
    let (kind, format) = (media_type.type_().as_str(), media_type.subtype().as_str());
    let is_text_format = matches!(format, "wasm" | "json" | "xml" | "javascript")
        || matches!(
            media_type.suffix().map(|suffix| suffix.as_str()),
            Some("json" | "xml")
        );
    kind == "text" || is_text_format
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_file_on_the_site_has_its_type() {
        for (name, media_type, is_compressed) in [
            ("index.html", "text/html; charset=utf-8", true),
            ("a.css", "text/css; charset=utf-8", true),
            ("a.js", "text/javascript; charset=utf-8", true),
            ("a.txt", "text/plain; charset=utf-8", true),
            ("a.csv", "text/csv; charset=utf-8", true),
            ("a.wasm", "application/wasm", true),
            ("a.json", "application/json", true),
            ("a.webmanifest", "application/manifest+json", true),
            ("a.svg", "image/svg+xml", true),
            ("a.xml", "text/xml; charset=utf-8", true),
            ("a.png", "image/png", false),
            ("a.jpg", "image/jpeg", false),
            ("a.webp", "image/webp", false),
            ("a.ico", "image/x-icon", false),
            ("a.woff2", "font/woff2", false),
            ("a.pdf", "application/pdf", false),
            ("a.zip", "application/zip", false),
            ("LICENSE", "application/octet-stream", false),
        ] {
            let file = Path::new(name);
            assert_eq!(super::media_type(file), media_type, "{name}");
            assert_eq!(is_compressible(file), is_compressed, "{name}");
        }
    }
}
