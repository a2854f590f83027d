//! The tools that turn the crate into a site: Trunk, the wasm-bindgen CLI, wasm-opt.
//!
//! A tool on PATH is used when its version fits. Else it is installed into a folder of its own, named
//! after tool and version, so that nobody's other tools change and a second checkout finds it there.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::checkout::Checkout;
use crate::console::say;
use crate::dist::Profile;
use crate::failure::Failure;
use crate::npm::Node;
use crate::pins::Pins;
use crate::programs::{Programs, program_in, version_of};
use crate::step::Step;
use crate::toolchain;

/// The tools, each in the version that the checkout names.
pub struct Toolbox {
    programs: Programs,
}

struct Tool {
    program: &'static str,
    version: String,
    source: Source,
    takes: &'static str,
}

#[derive(Clone, Copy)]
enum Source {
    /// A crate with this name and the tool's version.
    Crate(&'static str),
    /// An npm package with this name, whose version has `.0.0` behind it.
    Npm(&'static str),
}

impl Toolbox {
    /// Makes sure that everything is there that a build with this profile needs.
    pub fn open(checkout: &Checkout, profile: Profile) -> Result<Self, Failure> {
        toolchain::wasm_target()?;
        let pins = Pins::of(checkout)?;
        let mut tools = vec![
            Tool {
                program: "wasm-bindgen",
                version: pins.wasm_bindgen,
                source: Source::Crate("wasm-bindgen-cli"),
                takes: "2 minutes on two cores, once",
            },
            Tool {
                program: "trunk",
                version: pins.trunk,
                source: Source::Crate("trunk"),
                takes: "4 to 6 minutes on two cores, once",
            },
        ];
        if profile == Profile::Release {
            tools.push(Tool {
                program: "wasm-opt",
                version: pins.binaryen,
                source: Source::Npm("binaryen"),
                takes: "some seconds, 100 MB, once",
            });
        }
        let mut toolbox = Self {
            programs: Programs::on_path(),
        };
        let home = home()?;
        for tool in &tools {
            toolbox.provide(tool, &home)?;
        }
        // What cargo compiled on the way is of no further use, and large.
        let _ = fs::remove_dir_all(leftovers(&home));
        Ok(toolbox)
    }

    /// Trunk, in the root of the checkout, with the other tools on its PATH.
    pub fn trunk(&self, checkout: &Checkout) -> Command {
        let trunk = self.programs.find("trunk").unwrap_or("trunk".into());
        let mut command = checkout.command(trunk);
        command
            .env("PATH", self.programs.joined())
            // A failing build is told in Trunk's words, not in its stack frames.
            .env("RUST_LIB_BACKTRACE", "0")
            // Trunk reads NO_COLOR as `true` or `false` and stops at the usual `1`.
            .env_remove("NO_COLOR");
        if env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) {
            command.env("TRUNK_COLOR", "never");
        }
        command
    }

    fn provide(&mut self, tool: &Tool, home: &Path) -> Result<(), Failure> {
        if let Some(found) = self.programs.find(tool.program)
            && tool.fits(&found)
        {
            return Ok(());
        }
        let folder = tool.folder(home);
        if !tool.is_in(&folder) {
            tool.install(home, &self.programs)?;
        }
        self.programs.prefer(folder);
        Ok(())
    }
}

impl Tool {
    fn fits(&self, program: &Path) -> bool {
        version_of(program).as_ref() == Some(&self.version)
    }

    fn is_in(&self, folder: &Path) -> bool {
        program_in(folder, self.program).is_some_and(|program| self.fits(&program))
    }

    /// Where this tool in this version is installed.
    fn root(&self, home: &Path) -> PathBuf {
        home.join(format!("{}-{}", self.program, self.version))
    }

    /// Where its program is then.
    fn folder(&self, home: &Path) -> PathBuf {
        let root = self.root(home);
        match self.source {
            Source::Crate(_) => root.join("bin"),
            Source::Npm(_) => root.join("node_modules").join(".bin"),
        }
    }

    fn install(&self, home: &Path, programs: &Programs) -> Result<(), Failure> {
        let Self { program, version, .. } = self;
        let root = self.root(home);
        let step = Step::new(
            format!("installing {program} {version}"),
            self.takes,
            format!(
                "see the lines above; is the network there? \
                 Or install {program} {version} yourself, so that it is on PATH"
            ),
        );
        fs::create_dir_all(&root)
            .map_err(|error| step.failure(format!("mkdir {}", root.display()), error))?;
        let typed = match self.source {
            Source::Crate(name) => self.install_crate(&step, name, home, programs)?,
            Source::Npm(name) => install_package(&step, &format!("{name}@{version}.0.0"), &root)?,
        };
        if self.is_in(&self.folder(home)) {
            Ok(())
        } else {
            Err(step.failure(
                typed,
                format_args!("it ended well, but its {program} is not version {version}"),
            ))
        }
    }

    fn install_crate(
        &self,
        step: &Step,
        name: &str,
        home: &Path,
        programs: &Programs,
    ) -> Result<String, Failure> {
        let root = self.root(home);
        if programs.find("cargo-binstall").is_some() {
            let quick = Step::new(
                format!("fetching {} {} ready-made", self.program, self.version),
                "some seconds",
                "none needed",
            );
            let mut binstall = cargo_in(home);
            binstall
                .args(["binstall", "--no-confirm", "--disable-strategies", "compile"])
                .arg("--root")
                .arg(&root)
                .arg(format!("{name}@{}", self.version));
            match quick.run(&mut binstall) {
                Ok(()) if self.is_in(&self.folder(home)) => return Ok("cargo binstall".into()),
                _ => say(format_args!("    not to be had so: compiling it")),
            }
        }
        let mut install = cargo_in(home);
        install
            .args(["install", "--debug", "--locked", "--force", name])
            .args(["--version", &self.version])
            .arg("--root")
            .arg(&root)
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env("CARGO_TARGET_DIR", leftovers(home));
        step.run(&mut install)?;
        Ok(crate::step::typed(&install))
    }
}

fn install_package(step: &Step, package: &str, root: &Path) -> Result<String, Failure> {
    let node = Node::find(
        &Programs::on_path(),
        "wasm-opt",
        &format!(", or Binaryen ({package}); `cargo xtask play --debug` needs neither"),
    )?;
    let mut install = node.npm("install");
    install
        .args(["--no-save", "--prefix"])
        .arg(root)
        .arg(package)
        .current_dir(root);
    step.run(&mut install)?;
    Ok(crate::step::typed(&install))
}

fn cargo_in(folder: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(folder);
    command
}

/// Where our own tools are kept across runs and checkouts.
fn home() -> Result<PathBuf, Failure> {
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

fn leftovers(home: &Path) -> PathBuf {
    home.join("target")
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
            takes: "",
        };
        let home = Path::new("/home");
        assert_eq!(
            tool("1.2.3", Source::Crate("trunk")).folder(home),
            Path::new("/home/trunk-1.2.3/bin")
        );
        assert_eq!(
            tool("9", Source::Npm("trunk")).folder(home),
            Path::new("/home/trunk-9/node_modules/.bin")
        );
    }
}
