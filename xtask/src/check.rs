//! The parts of `cargo xtask test`, by name.

/// One part of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// rustfmt changes nothing.
    Fmt,
    /// clippy finds nothing in the native code, the site and the worker.
    Clippy,
    /// `cargo test` passes.
    Unit,
    /// The scripts that keep games lose nothing in random histories of a device that fails.
    Store,
    /// The release build of the site succeeds.
    Build,
    /// No part of the built site is above its limit of size.
    Sizes,
    /// The specs pass in a real Chromium.
    E2e,
    /// The tests in a real Firefox pass.
    Firefox,
}

/// What came of a check that did not fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Passed,
    /// It could not be made on this machine; it has said why.
    LeftOut,
}

impl Check {
    /// All checks, in the order in which they run.
    pub const ALL: [Self; 8] = [
        Self::Fmt,
        Self::Clippy,
        Self::Unit,
        Self::Store,
        Self::Build,
        Self::Sizes,
        Self::E2e,
        Self::Firefox,
    ];

    /// The check's name, as it stands after `--only`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Fmt => "fmt",
            Self::Clippy => "clippy",
            Self::Unit => "unit",
            Self::Store => "store",
            Self::Build => "build",
            Self::Sizes => "sizes",
            Self::E2e => "e2e",
            Self::Firefox => "firefox",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|check| check.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_check_is_found_by_its_name() {
        for check in Check::ALL {
            assert_eq!(Check::from_name(check.name()), Some(check));
        }
        assert_eq!(Check::from_name("everything"), None);
    }
}
