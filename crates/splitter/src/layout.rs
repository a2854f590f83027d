//! Which functions use which bytes of a program's data, as the linker knows it.

use std::ops::Range;

use crate::fault::Fault;
use crate::linked::Linked;

/// Which functions use which bytes of a program's data. It is read from a program that was linked with `--emit-relocs`, before
/// wasm-bindgen changes it: functions have other numbers afterwards, data the same addresses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// What the linker has placed, in the order of its symbols.
    pub(crate) pieces: Vec<Piece>,
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
    /// The functions that have their address, demangled and without hashes.
    pub functions: Vec<String>,
    /// The pieces that have their address.
    pub pieces: Vec<usize>,
}

impl Layout {
    /// Reads which functions use which bytes.
    pub fn read(program: &[u8]) -> Result<Layout, Fault> {
        let linked = Linked::read(program)?;
        let mut pieces = Vec::new();
        // The piece of each symbol that is data.
        let piece_of: Vec<Option<usize>> = (linked.symbols.iter())
            .map(|bytes| {
                let bytes = bytes.clone()?;
                pieces.push(Piece {
                    is_constant: linked.is_constant(bytes.start),
                    bytes,
                    ..Piece::default()
                });
                Some(pieces.len() - 1)
            })
            .collect();
        let piece = |symbol: u32| piece_of.get(symbol as usize).copied().flatten();
        for &(place, symbol) in &linked.in_code {
            if let Some(used) = piece(symbol) {
                let user = linked.function_at(place).ok_or(STRANGE)?;
                pieces[used].functions.push(user.to_owned());
            }
        }
        for &(place, symbol) in &linked.in_data {
            let Some(used) = piece(symbol) else { continue };
            let address = linked.address_of(place).ok_or(STRANGE)?;
            // Several symbols may share bytes.
            let users: Vec<usize> = (0..pieces.len())
                .filter(|&user| pieces[user].bytes.contains(&address))
                .collect();
            if users.is_empty() {
                return Err(STRANGE);
            }
            pieces[used].pieces.extend(users);
        }
        let data = linked.data(program).collect();
        Ok(Layout { pieces, data })
    }
}

const STRANGE: Fault = Fault::Unknown("an address in no function and in no data");
