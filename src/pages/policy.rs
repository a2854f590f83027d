//! What the pages forbid themselves, and the headers by which a server says the same.

use std::fmt::Write;

use super::embed_script::EMBED_SCRIPT;
use crate::app::embed::frame_address;
use crate::language::Language;

/// The Content Security Policy of every page.
///
/// Nothing comes from another host; no script and no style stands in a page; no text becomes code. WebAssembly may be
/// compiled, a worker may begin as a Blob, frames show boards of the site itself, and text becomes HTML only through the
/// policy in `www/start.js`.
pub(super) const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; \
                                 connect-src 'self'; frame-src 'self'; \
                                 img-src 'self' data: blob:; style-src 'self'; font-src 'self'; \
                                 manifest-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; \
                                 require-trusted-types-for 'script'; trusted-types default";

/// The headers of every file, but for the policy; docs/deploy.md says what each does.
const HEADERS: &[(&str, &str)] = &[
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    (
        "Permissions-Policy",
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "cross-origin"),
    ("Access-Control-Allow-Origin", "*"),
];

/// Makes the file `_headers`, which several static hosts read: the headers of every file, for how long a browser may keep
/// those that never change under their names, and what lets pages that isolate themselves show boards.
pub fn headers<'a>(unchanging: impl IntoIterator<Item = &'a str>) -> String {
    let mut text = "# Written by `lab pages`, for hosts that read it; docs/deploy.md.\n/*\n".to_owned();
    // Writing to a string cannot fail.
    for (name, value) in [("Content-Security-Policy", POLICY)].iter().chain(HEADERS) {
        let _ = writeln!(text, "  {name}: {value}");
    }
    let _ = writeln!(text, "\n/sw.js\n  Cache-Control: no-cache");
    let _ = writeln!(text, "\n/{EMBED_SCRIPT}\n  Cache-Control: public, max-age=3600");
    for language in Language::ALL {
        let frame = frame_address(language);
        let _ = writeln!(text, "\n/{frame}\n  Cross-Origin-Embedder-Policy: require-corp");
    }
    for path in unchanging {
        let _ = writeln!(
            text,
            "\n/{path}\n  Cache-Control: public, max-age=31536000, immutable"
        );
    }
    text
}
