//! The Content Security Policy of the pages, and the same as headers of a server.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::embed_script::EMBED_SCRIPT;
use tessera_app::embed::frame_address;
use tessera_core::language::Language;

/// The Content Security Policy of every page.
///
/// Nothing comes from another host; no script and no style stands in a page; no text becomes code. WebAssembly may be
/// compiled, a worker may begin as a Blob, frames show boards of the site itself, and text becomes HTML only through the
/// policy in `www/policy.js`.
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

/// Makes the file `_headers`, which several static hosts read: the headers of every file, what pages are shown in frames
/// (of the `pages`, by their paths, only the frames themselves in pages of other sites), for how long a browser may keep
/// those files that never change under their names, and what lets pages that isolate themselves show boards.
pub fn headers<'a>(
    pages: impl IntoIterator<Item = &'a str>,
    unchanging: impl IntoIterator<Item = &'a str>,
) -> String {
    let mut text = "# Written by `lab pages`, for hosts that read it; docs/deploy.md.\n/*\n".to_owned();
    // Writing to a string cannot fail.
    for (name, value) in [("Content-Security-Policy", POLICY)].iter().chain(HEADERS) {
        let _ = writeln!(text, "  {name}: {value}");
    }
    let _ = writeln!(text, "\n/sw.js\n  Cache-Control: no-cache");
    let _ = writeln!(text, "\n/{EMBED_SCRIPT}\n  Cache-Control: public, max-age=3600");
    for language in Language::ALL {
        let frame = frame_address(language);
        // Some hosts send a page at its name without the extension.
        for address in [frame.as_str(), frame.trim_end_matches(".html")] {
            let _ = writeln!(text, "\n/{address}\n  Cross-Origin-Embedder-Policy: require-corp");
        }
    }
    let addresses: BTreeSet<String> = pages.into_iter().flat_map(addresses_of).collect();
    for address in addresses {
        // Where two rules hold, hosts send both policies, and browsers hold both.
        let _ = writeln!(
            text,
            "\n{address}\n  Content-Security-Policy: frame-ancestors 'self'"
        );
    }
    for path in unchanging {
        let _ = writeln!(
            text,
            "\n/{path}\n  Cache-Control: public, max-age=31536000, immutable"
        );
    }
    text
}

/// The addresses under which hosts send a page, by its path, and others of its folder; none for what is no folder's page: the
/// frames, and the page for missing addresses.
fn addresses_of(path: &str) -> Vec<String> {
    let Some(folder) = path.strip_suffix("index.html") else {
        return Vec::new();
    };
    let mut languages = Language::ALL.iter().map(|language| language.folder());
    if languages.any(|home| home == folder) {
        return vec![format!("/{folder}"), format!("/{path}")];
    }
    let in_language = Language::ALL.iter().map(|language| language.folder());
    let home = in_language
        .filter(|home| folder.starts_with(home.as_str()))
        .max_by_key(String::len);
    let home = home.unwrap_or_default();
    let part = folder[home.len()..].split('/').next().unwrap_or_default();
    vec![format!("/{home}{part}/*")]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_frames_may_be_shown_in_pages_of_other_sites() {
        let pages = [
            "404.html",
            "embed.html",
            "es/embed.html",
            "index.html",
            "es/index.html",
            "rules/keil/index.html",
            "rules/linage/index.html",
            "es/rules/keil/index.html",
            "embedding/index.html",
        ];
        let text = headers(pages, []);
        let rules = text
            .split("\n\n")
            .filter(|rule| rule.contains("frame-ancestors 'self'"));
        let addresses: Vec<&str> = rules.filter_map(|rule| rule.lines().next()).collect();
        let expected = [
            "/",
            "/embedding/*",
            "/es/",
            "/es/index.html",
            "/es/rules/*",
            "/index.html",
            "/rules/*",
        ];
        assert_eq!(addresses, expected);
    }

    #[test]
    fn frames_have_their_headers_with_and_without_their_extension() {
        let text = headers([], []);
        for address in ["/embed.html", "/embed", "/es/embed.html", "/es/embed"] {
            let rule = format!("\n{address}\n  Cross-Origin-Embedder-Policy: require-corp");
            assert!(text.contains(&rule), "{address}");
        }
    }
}
