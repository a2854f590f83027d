//! The versions of the tools that build the site, read from Cargo.lock and Trunk.toml.

use crate::checkout::Checkout;
use crate::failure::Failure;
use crate::step::Step;

/// The version of each tool with which this checkout is built.
#[derive(Debug, PartialEq, Eq)]
pub struct ToolVersions {
    /// The version of Trunk.
    pub trunk: String,
    /// The version of the wasm-bindgen CLI, which must be that of the crate.
    pub wasm_bindgen: String,
    /// The version of Binaryen, which contains wasm-opt: one number.
    pub binaryen: String,
}

impl ToolVersions {
    /// Reads Cargo.lock and Trunk.toml.
    pub fn read(checkout: &Checkout) -> Result<Self, Failure> {
        let lock = checkout.read("Cargo.lock")?;
        let trunk = checkout.read("Trunk.toml")?;
        let missing = |what: &str, file: &str| {
            Step::new(
                "reading the versions of the tools",
                "at once",
                format!("restore the file: `git checkout -- {file}`"),
            )
            .failure(format!("look for {what} in {file}"), "it is not there")
        };
        Ok(Self {
            trunk: setting(&trunk, "trunk-version")
                .map(|version| version.trim_start_matches('=').to_owned())
                .ok_or_else(|| missing("`trunk-version = \"=...\"`", "Trunk.toml"))?,
            wasm_bindgen: locked(&lock, "wasm-bindgen")
                .ok_or_else(|| missing("the package `wasm-bindgen`", "Cargo.lock"))?,
            binaryen: setting(&trunk, "wasm_opt")
                .and_then(|version| Some(version.strip_prefix("version_")?.to_owned()))
                .ok_or_else(|| missing("`wasm_opt = \"version_...\"`", "Trunk.toml"))?,
        })
    }
}

/// The version of a package in the text of a Cargo.lock.
fn locked(lock: &str, package: &str) -> Option<String> {
    lock.split("[[package]]")
        .find(|entry| setting(entry, "name") == Some(package))
        .and_then(|entry| setting(entry, "version"))
        .map(str::to_owned)
}

/// The value of the first line `key = "value"`.
fn setting<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.lines().find_map(|line| {
        let value = line.trim().strip_prefix(key)?.trim_start();
        let value = value.strip_prefix('=')?.trim_start().strip_prefix('"')?;
        value.split('"').next()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"
version = 4

[[package]]
name = "wasm-bindgen-macro"
version = "0.2.1"

[[package]]
name = "wasm-bindgen"
version = "0.2.129"
dependencies = [
 "wasm-bindgen-macro",
]
"#;

    #[test]
    fn the_locked_version_is_that_of_the_package_itself() {
        assert_eq!(locked(LOCK, "wasm-bindgen").as_deref(), Some("0.2.129"));
        assert_eq!(locked(LOCK, "wasm-bindgen-macro").as_deref(), Some("0.2.1"));
        assert_eq!(locked(LOCK, "wasm"), None);
        assert_eq!(locked("", "wasm-bindgen"), None);
    }

    #[test]
    fn a_setting_is_found_by_its_whole_key() {
        let text = "# wasm_opt = \"no\"\nwasm_opt_level = \"no\"\n  wasm_opt=\"version_1\"\n";
        assert_eq!(setting(text, "wasm_opt"), Some("version_1"));
        assert_eq!(setting(text, "trunk-version"), None);
    }

    #[test]
    fn this_checkout_has_a_version_of_every_tool() {
        let versions = ToolVersions::read(&Checkout::from_env()).unwrap();
        for version in [&versions.trunk, &versions.wasm_bindgen, &versions.binaryen] {
            assert!(
                version.split('.').all(|part| part.parse::<u32>().is_ok()),
                "{versions:?}"
            );
        }
    }
}
