//! What the pages forbid themselves, and the headers by which a server says the same.

/// The Content Security Policy of every page.
///
/// Nothing comes from another host; no script and no style stands in a page; no text becomes code. WebAssembly may be
/// compiled, a worker may begin as a Blob, and text becomes HTML only through the policy in `www/start.js`.
pub(super) const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; \
                                 connect-src 'self'; img-src 'self' data: blob:; style-src 'self'; font-src 'self'; \
                                 manifest-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; \
                                 require-trusted-types-for 'script'; trusted-types default";
