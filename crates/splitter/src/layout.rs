//! Who uses which bytes of a program's data and which places of its table, as the linker knows it.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::fault::Fault;
use crate::linked::{Linked, Named};

/// Who uses which bytes of a program's data and which places of its table. It is read from a program that was linked with
/// `--emit-relocs`, before wasm-bindgen changes it: functions have other numbers afterwards, data the same addresses, and places the
/// same functions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// What the linker has placed, in the order of its symbols.
    pub(crate) pieces: Vec<Piece>,
    /// The functions with a place in the table, demangled and without hashes, each with those who know its place.
    pub(crate) functions: BTreeMap<String, Users>,
    /// How many functions have each name.
    pub(crate) namesakes: BTreeMap<String, usize>,
    /// All data with their first address, by which the program is known again.
    pub(crate) data: Vec<(u32, Vec<u8>)>,
}

/// Bytes that the linker places as one: a text, a table of texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Piece {
    /// Where they lie in the memory.
    pub bytes: Range<u32>,
    /// Whether nothing can write there.
    pub is_constant: bool,
    /// Those who have their address.
    pub users: Users,
}

/// Those who have an address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Users {
    /// Functions, demangled and without hashes.
    pub functions: Vec<String>,
    pub pieces: Vec<usize>,
}

impl Layout {
    /// Reads who uses which bytes and which places of the table.
    pub fn read(program: &[u8]) -> Result<Layout, Fault> {
        let linked = Linked::read(program)?;
        let mut layout = Layout {
            namesakes: linked.namesakes(),
            data: linked.data(program).collect(),
            ..Layout::default()
        };
        // The piece of each symbol that is data.
        let piece_of: Vec<Option<usize>> = (linked.symbols.iter())
            .map(|named| {
                let Some(Named::Data(bytes)) = named else {
                    return None;
                };
                layout.pieces.push(Piece {
                    bytes: bytes.clone(),
                    is_constant: linked.is_constant(bytes.start),
                    ..Piece::default()
                });
                Some(layout.pieces.len() - 1)
            })
            .collect();
        for &(place, symbol) in &linked.in_code {
            let user = linked.function_at(place).ok_or(STRANGE)?;
            if let Some(users) = layout.users(&linked, &piece_of, symbol) {
                users.functions.push(user.to_owned());
            }
        }
        for &(place, symbol) in &linked.in_data {
            let address = linked.address_of(place).ok_or(STRANGE)?;
            // Several symbols may share bytes.
            let holders: Vec<usize> = (0..layout.pieces.len())
                .filter(|&user| layout.pieces[user].bytes.contains(&address))
                .collect();
            let Some(users) = layout.users(&linked, &piece_of, symbol) else {
                continue;
            };
            if holders.is_empty() {
                return Err(STRANGE);
            }
            users.pieces.extend(holders);
        }
        Ok(layout)
    }

    /// Those who have the address of what a symbol names.
    fn users(&mut self, linked: &Linked, piece_of: &[Option<usize>], symbol: u32) -> Option<&mut Users> {
        match linked.symbols.get(symbol as usize)?.as_ref()? {
            Named::Data(_) => Some(&mut self.pieces[piece_of[symbol as usize]?].users),
            Named::Function(function) => {
                let name = linked.name(*function)?;
                Some(self.functions.entry(name.to_owned()).or_default())
            }
        }
    }
}

const STRANGE: Fault = Fault::Unknown("an address in no function and in no data");
