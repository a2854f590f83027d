//! Has the linker tell in a release where addresses are written, so that data can be loaded with the functions that use them: see
//! crates/splitter.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // The profile `site` is a release.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
