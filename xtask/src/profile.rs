//! The two ways of compiling the site.

/// How the site is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// Optimised: for playing, for tests and for hosts.
    Release,
    /// Compiled quickly: for working on the site. It needs no wasm-opt.
    Debug,
}

impl Profile {
    /// The profile's name: `release` or `debug`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Release => "release",
            Self::Debug => "debug",
        }
    }
}
