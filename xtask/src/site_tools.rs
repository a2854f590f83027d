//! The tools that build the site from the crate: Trunk, the wasm-bindgen CLI and wasm-opt.
//!
//! A tool on PATH is used if it has the right version. Otherwise it is installed into a folder named after tool and
//! version, so that other installed tools stay as they are and a second checkout uses the same folder.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::checkout::Checkout;
use crate::console::print_line;
use crate::failure::Failure;
use crate::node_js::NodeJs;
use crate::npm_packages;
use crate::profile::Profile;
use crate::program_version::program_version;
use crate::search_path::SearchPath;
use crate::step::{Step, shell_line};
use crate::tool_versions::ToolVersions;
use crate::toolchain;

/// The tools, each in the version that the checkout names.
pub struct SiteTools {
    search_path: SearchPath,
}

struct Tool {
    program: &'static str,
    version: String,
    source: Source,
    expected_time: &'static str,
}

enum Source {
    /// A crate with this name and the tool's version.
    Crate(&'static str),
    /// The npm package whose lock file lies in this folder of the checkout.
    Npm(PathBuf),
}

impl SiteTools {
    /// Installs every tool that a build with this profile needs and that is missing.
    pub fn install_missing(checkout: &Checkout, profile: Profile) -> Result<Self, Failure> {
        toolchain::install_wasm_target()?;
        let versions = ToolVersions::read(checkout)?;
        let mut tools = vec![
            Tool {
                program: "wasm-bindgen",
                version: versions.wasm_bindgen,
                source: Source::Crate("wasm-bindgen-cli"),
                expected_time: "2 minutes on two cores, once",
            },
            Tool {
                program: "trunk",
                version: versions.trunk,
                source: Source::Crate("trunk"),
                expected_time: "4 to 6 minutes on two cores, once",
            },
        ];
        if profile == Profile::Release {
            tools.push(Tool {
                program: "wasm-opt",
                version: versions.binaryen,
                source: Source::Npm(checkout.binaryen()),
                expected_time: "some seconds, once; 100 MB",
            });
        }
        let mut installed = Self {
            search_path: SearchPath::from_env(),
        };
        let folder = tools_folder()?;
        for tool in &tools {
            installed.install_if_missing(tool, &folder)?;
        }
        let node_js = NodeJs::find(&SearchPath::from_env(), "the scripts of the page", "")?;
        npm_packages::install(&node_js, &checkout.page_packages(), "idiomorph and esbuild")?;
        // The files that cargo compiled for the installation are large and not needed any more.
        let _ = fs::remove_dir_all(compile_folder(&folder));
        Ok(installed)
    }

    /// A command of Trunk, working in the root of the checkout, with the other tools on its PATH.
    pub fn trunk(&self, checkout: &Checkout) -> Command {
        let trunk = self.search_path.find("trunk").unwrap_or("trunk".into());
        let mut command = checkout.command(trunk);
        command
            .env("PATH", self.search_path.to_os_string())
            // Without this a failing build prints the stack frames of Trunk.
            .env("RUST_LIB_BACKTRACE", "0")
            // Trunk accepts `true` or `false` as the value of NO_COLOR and fails on the usual `1`.
            .env_remove("NO_COLOR");
        if env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) {
            command.env("TRUNK_COLOR", "never");
        }
        command
    }

    fn install_if_missing(&mut self, tool: &Tool, tools_folder: &Path) -> Result<(), Failure> {
        if let Some(found) = self.search_path.find(tool.program)
            && tool.has_version(&found)
        {
            return Ok(());
        }
        let folder = tool.program_folder(tools_folder);
        if !tool.is_in(&folder) {
            tool.install(tools_folder, &self.search_path)?;
        }
        self.search_path.prepend(folder);
        Ok(())
    }
}

impl Tool {
    fn has_version(&self, program: &Path) -> bool {
        program_version(program).as_ref() == Some(&self.version)
    }

    fn is_in(&self, folder: &Path) -> bool {
        SearchPath::new([folder.to_path_buf()])
            .find(self.program)
            .is_some_and(|program| self.has_version(&program))
    }

    /// The folder into which this version of the tool is installed.
    fn root(&self, tools_folder: &Path) -> PathBuf {
        tools_folder.join(format!("{}-{}", self.program, self.version))
    }

    /// The folder in which its program lies after the installation.
    fn program_folder(&self, tools_folder: &Path) -> PathBuf {
        let root = self.root(tools_folder);
        match &self.source {
            Source::Crate(_) => root.join("bin"),
            Source::Npm(_) => root.join("node_modules").join(".bin"),
        }
    }

    fn install(&self, tools_folder: &Path, search_path: &SearchPath) -> Result<(), Failure> {
        let Self { program, version, .. } = self;
        let root = self.root(tools_folder);
        let step = Step::new(
            format!("installing {program} {version}"),
            self.expected_time,
            format!(
                "read the lines above and check the network, \
                 or install {program} {version} yourself, so that it is on PATH"
            ),
        );
        fs::create_dir_all(&root)
            .map_err(|error| step.failure(format!("mkdir {}", root.display()), error))?;
        let line = match &self.source {
            Source::Crate(name) => self.install_crate(&step, name, tools_folder, search_path)?,
            Source::Npm(package) => install_package(&step, package, &root)?,
        };
        if self.is_in(&self.program_folder(tools_folder)) {
            Ok(())
        } else {
            Err(step.failure(
                line,
                format_args!("it succeeded, but the installed {program} does not have version {version}"),
            ))
        }
    }

    fn install_crate(
        &self,
        step: &Step,
        name: &str,
        tools_folder: &Path,
        search_path: &SearchPath,
    ) -> Result<String, Failure> {
        let root = self.root(tools_folder);
        if search_path.find("cargo-binstall").is_some() {
            let quick = Step::new(
                format!("downloading the compiled {} {}", self.program, self.version),
                "some seconds",
                "nothing: it is compiled instead",
            );
            let mut binstall = cargo_in(tools_folder);
            binstall
                .args(["binstall", "--no-confirm", "--disable-strategies", "compile"])
                .arg("--root")
                .arg(&root)
                .arg(format!("{name}@{}", self.version));
            match quick.run(&mut binstall) {
                Ok(()) if self.is_in(&self.program_folder(tools_folder)) => {
                    return Ok("cargo binstall".into());
                }
                _ => print_line(format_args!("    it cannot be downloaded: compiling it")),
            }
        }
        let mut install = cargo_in(tools_folder);
        install
            .args(["install", "--debug", "--locked", "--force", name])
            .args(["--version", &self.version])
            .arg("--root")
            .arg(&root)
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env("CARGO_TARGET_DIR", compile_folder(tools_folder));
        step.run(&mut install)?;
        Ok(shell_line(&install))
    }
}

/// Installs what the lock file of an npm package names into a folder; npm refuses a download that has another hash.
fn install_package(step: &Step, package: &Path, root: &Path) -> Result<String, Failure> {
    let node_js = NodeJs::find(
        &SearchPath::from_env(),
        "wasm-opt",
        ", or Binaryen; `cargo xtask play --debug` needs neither",
    )?;
    for name in ["package.json", "package-lock.json"] {
        let copied = fs::copy(package.join(name), root.join(name));
        copied.map_err(|error| step.failure(format!("copy {}", package.join(name).display()), error))?;
    }
    let mut install = node_js.npm("ci");
    install.current_dir(root);
    step.run(&mut install)?;
    Ok(shell_line(&install))
}

fn cargo_in(folder: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(folder);
    command
}

/// The folder of installed tools, shared by all runs and checkouts: `$TESSERA_TOOLS`, or `tessera-tools` in cargo's home.
fn tools_folder() -> Result<PathBuf, Failure> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty());
    if let Some(folder) = set("TESSERA_TOOLS") {
        return Ok(folder.into());
    }
    set("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(env::home_dir()?.join(".cargo")))
        .map(|cargo| cargo.join("tessera-tools"))
        .ok_or_else(|| {
            Step::new(
                "finding a place for the tools",
                "at once",
                "set TESSERA_TOOLS to a folder that is kept",
            )
            .failure("read CARGO_HOME and HOME", "neither is set")
        })
}

/// Cargo's target folder for installations.
fn compile_folder(tools_folder: &Path) -> PathBuf {
    tools_folder.join("target")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_version_of_a_tool_has_its_own_folder() {
        let tool = |version: &str, source| Tool {
            program: "trunk",
            version: version.into(),
            source,
            expected_time: "",
        };
        let folder = Path::new("/tools");
        assert_eq!(
            tool("1.2.3", Source::Crate("trunk")).program_folder(folder),
            Path::new("/tools/trunk-1.2.3/bin")
        );
        assert_eq!(
            tool("9", Source::Npm(PathBuf::new())).program_folder(folder),
            Path::new("/tools/trunk-9/node_modules/.bin")
        );
    }

    #[test]
    fn the_lock_file_has_the_hash_of_the_binaryen_that_trunk_expects() {
        let checkout = Checkout::from_env();
        let version = ToolVersions::read(&checkout).unwrap().binaryen;
        let read = |name: &str| fs::read_to_string(checkout.binaryen().join(name)).unwrap();
        assert!(read("package.json").contains(&format!("\"binaryen\": \"{version}.0.0\"")));
        let lock = read("package-lock.json");
        let (_, package) = lock
            .split_once("\"node_modules/binaryen\"")
            .expect("it is locked");
        assert!(
            package.contains(&format!("\"version\": \"{version}.0.0\"")),
            "{package}"
        );
        assert!(package.contains("\"integrity\": \"sha512-"), "{package}");
    }
}
