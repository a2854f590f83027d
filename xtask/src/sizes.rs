//! `cargo xtask sizes`: the sizes of the built site by component, and the limits on them.
//!
//! Every file is compressed by itself, as a static host sends it. 1 KB is 1,024 bytes.

mod component;
mod first_loads;
mod style_sheets;
mod table;
mod why;

use std::path::Path;

use crate::checkout::Checkout;
use crate::console::print_line;
use crate::failure::Failure;
use crate::step::Step;

use component::Component;
use table::Table;

/// The limit on the gzipped bytes of a component: the one place where limits stand.
fn limit(component: &Component) -> Option<u64> {
    match component {
        // What every game needs, with the library that puts views into a page. docs/performance.md says what became of 975 KB;
        // `cargo xtask parts` decides which function lies in which part.
        Component::App => Some(223 * 1024),
        // It was 825 KB in two parts. Twelve files hold less in common than two, and each has stand-ins of the others' functions:
        // whoever loads all of them loads 6 % more.
        Component::WholeApp => Some(877 * 1024),
        Component::FirstMove(_) => Some(345 * 1024),
        // Its tiles are drawn, and what may be placed where is worked out with every tile.
        Component::Frame(game) if game == "carcassonne" => Some(331 * 1024),
        Component::Frame(_) => Some(303 * 1024),
        Component::Study(game) if game == "carcassonne" => Some(480 * 1024),
        Component::Study(_) => Some(425 * 1024),
        Component::Review(game) if game == "carcassonne" => Some(570 * 1024),
        Component::Review(_) => Some(515 * 1024),
        // Second looks, margins and asides took 6 KB; owners at the end and exact values, for each game and size of board,
        // another 23 KB.
        Component::Worker => Some(280 * 1024),
        // It is loaded when somebody asks for an animation. It has the profile of the worker, which is for speed.
        Component::Animation => Some(45 * 1024),
        // It is loaded when somebody opens a picture. Two thirds of it are the table of products in a field of 256 elements, by which
        // the library mends what is read wrong.
        Component::Codes => Some(104 * 1024),
        // A report has a table behind every chart, a row for each move of the opening, and lands of tiles in Carcassonne.
        Component::StaticPage(path) if path.contains("report/") => Some(112 * 1024),
        // The rules of Carcassonne show five lands of drawn tiles.
        Component::StaticPage(_) => Some(70 * 1024),
        // A frame begins with the same script as a page, which took half a KB; HTML to copy a quarter; the list
        // of finished games 1 KB. A store that loses
        // nothing, offline files in idle steps and words in translated pages took 3 KB, of which sending no comments gave 2 back.
        // The ladder and the puzzle of the day took 2 KB, when short names of imports gave 11 KB of the app. What keeps games and
        // reviews in files, which counted to the app before, came to the other stores in one file.
        Component::Scripts => Some(20 * 1024 + 512),
        // Every page that shows a board loads it.
        Component::Embed => Some(4 * 1024),
        Component::Offline => Some(30 * 1024),
        Component::Part(_) | Component::Styles | Component::Rest => None,
    }
}

/// Prints the sizes of the site in this folder.
pub fn print(dist: &Path) -> Result<(), Failure> {
    let table = measure(dist)?;
    print_line(format_args!("\n{table}"));
    Ok(())
}

/// Prints the sizes of the site in this folder, and fails if a component is above its limit.
pub fn check(dist: &Path) -> Result<(), Failure> {
    let table = measure(dist)?;
    print_line(format_args!("\n{table}"));
    match table.rows_above_limit().as_slice() {
        [] => Ok(()),
        rows => Err(step().failure("compare the gzipped sizes with the limits", rows.join("; "))),
    }
}

/// Prints what the page's program is made of and what has grown since the table that is kept, which `keep` writes anew.
pub fn print_why(checkout: &Checkout, keep: bool) -> Result<(), Failure> {
    let told = why::why(checkout, keep).map_err(|error| step().failure("read the page's program", error))?;
    print_line(format_args!("{told}"));
    Ok(())
}

fn measure(dist: &Path) -> Result<Table, Failure> {
    Table::measure(dist, &limit).map_err(|error| step().failure(format!("measure {}", dist.display()), error))
}

fn step() -> Step {
    Step::new(
        "sizes",
        "some seconds",
        "run `cargo xtask build` if dist/ is missing or old; make the component smaller, \
         or move its limit in xtask/src/sizes.rs and write down why",
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use tempfile::TempDir;

    /// Bytes that hardly compress, from a linear congruential generator.
    fn noise(length: usize) -> Vec<u8> {
        let mut state = 1u32;
        (0..length)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 24) as u8
            })
            .collect()
    }

    /// A built site whose named file, if any, holds that much noise instead.
    fn site(large: Option<(&str, usize)>) -> TempDir {
        let dist = tempfile::tempdir().unwrap();
        for name in [
            "index.html",
            "site-1a2b.js",
            "site-1a2b_bg.wasm",
            "worker-3c4d.js",
            "worker-3c4d_bg.wasm",
            "animation-9a0b.js",
            "animation-9a0b_bg.wasm",
            "codes-1b2c.js",
            "codes-1b2c_bg.wasm",
            "style-5e6f.css",
            "start-7a8b.js",
            "icon-512.png",
            "embed.js",
        ] {
            let text = r#"<link rel="stylesheet" href="./style-5e6f.css">"#;
            fs::write(dist.path().join(name), text).unwrap();
        }
        if let Some((name, length)) = large {
            fs::write(dist.path().join(name), noise(length)).unwrap();
        }
        dist
    }

    #[test]
    fn a_component_above_its_limit_fails_the_check_and_is_named() {
        assert_eq!(check(site(None).path()), Ok(()));
        for (file, kilobytes, component) in [
            ("site-1a2b_bg.wasm", 223, "app"),
            ("worker-3c4d.js", 280, "worker"),
            ("animation-9a0b.js", 45, "encoder of animations"),
            ("codes-1b2c.js", 104, "reader of codes"),
            ("style-5e6f.css", 70, "index.html with its CSS"),
            ("start-7a8b.js", 21, "scripts of the static pages"),
            ("icon-512.png", 30, "service worker, manifest, icons"),
            ("embed.js", 4, "embed.js, for other pages"),
        ] {
            let small = site(Some((file, (kilobytes - 2) * 1024)));
            assert_eq!(check(small.path()), Ok(()), "{file}");
            let large = site(Some((file, (kilobytes + 1) * 1024)));
            let cause = check(large.path()).unwrap_err().cause;
            assert!(cause.contains(component), "{file}: {cause}");
        }
    }

    #[test]
    fn a_folder_without_app_or_worker_or_page_fails() {
        for missing in [
            "index.html",
            "site-1a2b_bg.wasm",
            "worker-3c4d_bg.wasm",
            "animation-9a0b_bg.wasm",
        ] {
            let dist = site(None);
            fs::remove_file(dist.path().join(missing)).unwrap();
            assert!(check(dist.path()).is_err(), "{missing}");
        }
    }
}
