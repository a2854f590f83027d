//! What a program is made of: the bytes of its functions by part and module.

use std::collections::BTreeMap;

use crate::fault::Fault;
use crate::part_list::PartList;
use crate::program::Program;

/// The bytes of the functions of a program by the name of their part, which is empty for the first, and their module, as a
/// [`PartList`] sorts the functions.
///
/// A module is a crate of the program with the module right below it, or a whole crate of others.
pub fn modules(
    program: &[u8],
    list: &PartList,
    own_crates: &str,
) -> Result<BTreeMap<(String, String), u64>, Fault> {
    let program = Program::read(program)?;
    let mut modules = BTreeMap::new();
    for (function, body) in program.own() {
        let name = program.name(function).unwrap_or_default();
        let part = match list.part_of(name) {
            0 => String::new(),
            n => list.names()[n - 1].clone(),
        };
        let bytes = body.range().len() as u64;
        *modules.entry((part, module(name, own_crates))).or_insert(0) += bytes;
    }
    Ok(modules)
}

/// The module of a function by its demangled name: that of the type whose method it is, or that of the function.
fn module(name: &str, own_crates: &str) -> String {
    let is_of_path = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == ':';
    // A path has two names or more: `mut`, `dyn` and the like are none, nor is what follows the type in `<[u8]>::join`.
    let is_path = |path: &&str| path.contains("::") && !path.starts_with("::");
    let mut paths = name.split(|c| !is_of_path(c)).filter(is_path);
    let mut segments = paths.next().unwrap_or("other").split("::");
    let first = segments.next().unwrap_or_default();
    match segments.next() {
        Some(second) if first.starts_with(own_crates) => format!("{first}::{second}"),
        _ => first.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bytes_of_functions_are_summed_by_part_and_module() {
        let text = r#"(module
            (func $"house_app[c5930c85a12de822]::play::start" (nop))
            (func $"<house_app[c5930c85a12de822]::play::Page as core[c5930c85a12de822]::fmt::Debug>::fmt" (nop) (nop))
            (func $"<&mut core[c5930c85a12de822]::str::Chars>::next" (nop))
            (func $"house_app[c5930c85a12de822]::keys::all" (nop))
            (func $"<[u8]>::join")
            (func $"main"))"#;
        let mut list = PartList::default();
        list.add("later", ["house_app::keys::all"]);
        let modules = modules(&wat::parse_str(text).unwrap(), &list, "house_").unwrap();
        let lines: Vec<String> = (modules.iter())
            .map(|((part, module), bytes)| format!("{part}/{module} {bytes}"))
            .collect();
        // A body is the number of its local variables, its instructions and an end.
        assert_eq!(
            lines,
            [
                "/core 3",
                "/house_app::play 7",
                "/other 4",
                "later/house_app::keys 3"
            ]
        );
    }
}
