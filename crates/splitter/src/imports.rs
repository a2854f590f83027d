//! Short names for what a program imports: wasm-bindgen writes a hash behind each name, which no compression makes smaller.

use std::collections::BTreeMap;

use wasm_encoder::ImportSection;
use wasm_encoder::Module;
use wasm_encoder::reencode::{Error, Reencode};
use wasmparser::{Imports, Parser};

use crate::fault::Fault;
use crate::program::Program;

/// A program whose imports have short names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortened {
    pub program: Vec<u8>,
    /// The short name of each import, by the name that it had.
    pub names: BTreeMap<String, String>,
}

/// Gives the imports of a program names of two letters, in the order of the names that they had: names that are short already
/// stay as they are.
pub fn shorten_imports(program: &[u8]) -> Result<Shortened, Fault> {
    let read = Program::read(program)?;
    let mut names: BTreeMap<String, String> = BTreeMap::new();
    names.extend(
        read.import_names
            .iter()
            .map(|&name| (name.to_owned(), String::new())),
    );
    for (number, short) in names.values_mut().enumerate() {
        *short =
            short_name(number).ok_or(Fault::Unknown("more imports than there are names of two letters"))?;
    }
    let mut module = Module::new();
    let mut renamer = Renamer { names: &names };
    renamer.parse_core_module(&mut module, Parser::new(0), program)?;
    Ok(Shortened {
        program: module.finish(),
        names,
    })
}

/// The name of this number in the order of names of two letters.
fn short_name(number: usize) -> Option<String> {
    let letter = |at: usize| char::from(b'a' + at as u8);
    (number < 26 * 26).then(|| [letter(number / 26), letter(number % 26)].iter().collect())
}

struct Renamer<'n> {
    names: &'n BTreeMap<String, String>,
}

impl Reencode for Renamer<'_> {
    type Error = Fault;

    fn parse_imports(
        &mut self,
        section: &mut ImportSection,
        imports: Imports<'_>,
    ) -> Result<(), Error<Fault>> {
        let Imports::Single(_, import) = imports else {
            return Err(Error::UserError(Fault::Unknown("a group of imports")));
        };
        let ty = self.entity_type(import.ty)?;
        let short = self.names.get(import.name).map_or(import.name, String::as_str);
        section.import(import.module, short, ty);
        Ok(())
    }
}
