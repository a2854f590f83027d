//! No files of a crate import each other in a circle.
//!
//! A file imports another if a private `use` or a path in its code names an item that the other defines. A `use` of a
//! re-exported item leads to the file that defines it, so a `mod.rs` that only declares and re-exports its children
//! is imported by nobody. Not counted are `mod` and `pub use` declarations, names of whole modules, method calls,
//! and all code under `#[cfg(test)]`, which may look at what stands above it.

use std::collections::{BTreeMap, BTreeSet};

use crate::cfg::may_be_built;
use crate::names::Names;
use crate::reading::Place;
use crate::sources::{Source, sources};

/// The files of a circle, in the order of their paths, and for each import inside it the place where it is written.
#[derive(Debug)]
struct Circle {
    files: BTreeSet<String>,
    imports: Vec<String>,
}

/// The largest sets of files in which each file reaches each other by imports.
fn circles(sources: &[Source]) -> Vec<Circle> {
    let names = Names::of(sources);
    let without_tests = |name: &str, _: Option<&str>| (name == "test").then_some(false);
    let imports = names.imports(|mention, conditions| {
        mention.place != Place::Reexport && may_be_built(conditions, &without_tests)
    });
    let mut next: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for &(from, to) in imports.keys() {
        next.entry(from).or_default().push(to);
    }
    let reached: Vec<BTreeSet<usize>> = (0..sources.len()).map(|file| reached_from(file, &next)).collect();
    let mut found: Vec<Circle> = Vec::new();
    for file in 0..sources.len() {
        let members: BTreeSet<usize> = reached[file]
            .iter()
            .copied()
            .filter(|&other| reached[other].contains(&file))
            .collect();
        // A circle is listed with its first file.
        if members.first() != Some(&file) {
            continue;
        }
        let inside = imports
            .iter()
            .filter(|((from, to), _)| members.contains(from) && members.contains(to));
        let written = |((from, to), line): (&(usize, usize), &usize)| {
            format!("{}:{line} imports {}", names.files[*from], names.files[*to])
        };
        found.push(Circle {
            files: members.iter().map(|&file| names.files[file].clone()).collect(),
            imports: inside.map(written).collect(),
        });
    }
    found
}

/// The files that a file reaches by one import or more; itself only by a circle.
fn reached_from(file: usize, next: &BTreeMap<usize, Vec<usize>>) -> BTreeSet<usize> {
    let mut reached = BTreeSet::new();
    let mut open = vec![file];
    while let Some(file) = open.pop() {
        for &other in next.get(&file).into_iter().flatten() {
            if reached.insert(other) {
                open.push(other);
            }
        }
    }
    reached
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let found: Vec<String> = circles(&sources())
        .iter()
        .map(|circle| format!("{:?}\n  {}", circle.files, circle.imports.join("\n  ")))
        .collect();
    assert!(found.is_empty(), "circles of imports:\n{}", found.join("\n"));
}

/// The files of the circles among planted files.
fn planted(files: &[(&str, &str)]) -> Vec<Vec<String>> {
    let sources: Vec<Source> = files
        .iter()
        .map(|(file, text)| Source::planted(file, text))
        .collect();
    circles(&sources)
        .into_iter()
        .map(|circle| circle.files.into_iter().collect())
        .collect()
}

#[test]
fn a_planted_circle_is_found() {
    let root = ("crates/app/src/lib.rs", "mod a; mod b; mod c;");
    let found = planted(&[
        root,
        ("crates/app/src/a.rs", "use crate::b::B; pub struct A;"),
        (
            "crates/app/src/b.rs",
            "pub struct B; fn f() -> crate::c::C { crate::c::C }",
        ),
        (
            "crates/app/src/c.rs",
            "pub struct C; fn f() { assert!(crate::a::A::new()); }",
        ),
    ]);
    assert_eq!(
        found,
        [[
            "crates/app/src/a.rs",
            "crates/app/src/b.rs",
            "crates/app/src/c.rs"
        ]]
    );
}

#[test]
fn a_planted_circle_by_super_is_found() {
    let found = planted(&[
        ("crates/app/src/lib.rs", "mod tree;"),
        (
            "crates/app/src/tree.rs",
            "mod node; use node::Node; pub struct Tree(Node);",
        ),
        (
            "crates/app/src/tree/node.rs",
            "pub struct Node; impl Node { fn up(&self, tree: &super::Tree) {} }",
        ),
    ]);
    assert_eq!(found, [["crates/app/src/tree.rs", "crates/app/src/tree/node.rs"]]);
}

#[test]
fn a_planted_circle_is_found_in_a_crate_with_a_program_beside_its_library() {
    let files = |of_page: &'static str| {
        [
            ("crates/site/src/lib.rs", "mod app; mod page; pub fn mount() {}"),
            ("crates/site/src/main.rs", "fn main() { tessera_site::mount(); }"),
            (
                "crates/site/src/app.rs",
                "use super::page::show; pub struct App; fn f() { show() }",
            ),
            ("crates/site/src/page.rs", of_page),
        ]
    };
    let circle = [["crates/site/src/app.rs", "crates/site/src/page.rs"]];
    assert_eq!(
        planted(&files("pub fn show() {} fn f(_: super::app::App) {}")),
        circle
    );
    assert_eq!(
        planted(&files("pub fn show() {} fn f(_: crate::app::App) {}")),
        circle
    );
}

#[test]
fn a_planted_circle_through_a_glob_and_a_new_name_is_found() {
    let found = planted(&[
        ("crates/app/src/lib.rs", "mod tree; mod leaf;"),
        (
            "crates/app/src/tree.rs",
            "use crate::leaf as end; pub struct Tree; fn f() { end::cut(); }",
        ),
        (
            "crates/app/src/leaf.rs",
            "use super::tree::*; pub fn cut() {} struct Leaf { tree: Tree }",
        ),
    ]);
    assert_eq!(found, [["crates/app/src/leaf.rs", "crates/app/src/tree.rs"]]);
}

#[test]
fn a_module_that_only_declares_and_reexports_its_children_is_in_no_circle() {
    let found = planted(&[
        ("crates/app/src/lib.rs", "mod tree;"),
        (
            "crates/app/src/tree/mod.rs",
            "mod node; mod leaf; pub use leaf::Leaf; pub(crate) use node::Node;",
        ),
        (
            "crates/app/src/tree/node.rs",
            "use super::Leaf; pub struct Node(Leaf);",
        ),
        ("crates/app/src/tree/leaf.rs", "pub struct Leaf;"),
    ]);
    assert_eq!(found, [[""; 0]; 0]);
}

#[test]
fn a_circle_between_reexported_items_is_found_in_the_files_that_define_them() {
    let found = planted(&[
        ("crates/app/src/lib.rs", "mod tree;"),
        (
            "crates/app/src/tree/mod.rs",
            "mod node; mod leaf; pub use self::leaf::*; pub use node::Node;",
        ),
        (
            "crates/app/src/tree/node.rs",
            "use super::Leaf; pub struct Node(Leaf);",
        ),
        (
            "crates/app/src/tree/leaf.rs",
            "use crate::tree; pub struct Leaf(Box<tree::Node>);",
        ),
    ]);
    assert_eq!(
        found,
        [["crates/app/src/tree/leaf.rs", "crates/app/src/tree/node.rs"]]
    );
}

#[test]
fn a_circle_through_a_function_with_the_name_of_its_module_is_found() {
    let found = planted(&[
        ("crates/app/src/lib.rs", "mod view;"),
        (
            "crates/app/src/view/mod.rs",
            "mod news; mod panel; pub use news::news; pub use panel::panel;",
        ),
        (
            "crates/app/src/view/news.rs",
            "use super::panel::at; pub fn news() { at() }",
        ),
        (
            "crates/app/src/view/panel.rs",
            "pub fn at() {} pub fn panel() { super::news() }",
        ),
    ]);
    assert_eq!(
        found,
        [["crates/app/src/view/news.rs", "crates/app/src/view/panel.rs"]]
    );
}

#[test]
fn a_circle_of_reexports_ends() {
    let found = planted(&[
        ("crates/app/src/lib.rs", "mod a; mod b;"),
        ("crates/app/src/a.rs", "pub use crate::b::x; fn f() { x() }"),
        ("crates/app/src/b.rs", "pub use crate::a::x;"),
    ]);
    assert_eq!(found, [[""; 0]; 0]);
}

#[test]
fn tests_may_import_what_stands_above() {
    let found = planted(&[
        ("crates/app/src/lib.rs", "mod a; mod b;"),
        (
            "crates/app/src/a.rs",
            "pub struct A; #[cfg(test)] mod tests { use crate::b::B; } #[cfg(test)] mod checks;",
        ),
        ("crates/app/src/a/checks.rs", "use crate::b::B;"),
        ("crates/app/src/b.rs", "use crate::a::A; pub struct B;"),
    ]);
    assert_eq!(found, [[""; 0]; 0]);
}
