//! Why a program cannot be split.

use std::fmt;

/// Why a program cannot be split.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is no WebAssembly that can be read.
    Unreadable(String),
    /// It has no import that loads a part, see [`crate::LOAD`].
    NoLoad,
    /// It uses something that no program of ours has.
    Unknown(&'static str),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unreadable(why) => write!(f, "no WebAssembly that can be read: {why}"),
            Fault::NoLoad => write!(f, "the program has no import named {}", crate::import_names::LOAD),
            Fault::Unknown(what) => write!(f, "the program has {what}, which cannot be split"),
        }
    }
}

impl std::error::Error for Fault {}

impl From<wasmparser::BinaryReaderError> for Fault {
    fn from(error: wasmparser::BinaryReaderError) -> Fault {
        Fault::Unreadable(error.to_string())
    }
}

impl From<wasm_encoder::reencode::Error<Fault>> for Fault {
    fn from(error: wasm_encoder::reencode::Error<Fault>) -> Fault {
        match error {
            wasm_encoder::reencode::Error::UserError(fault) => fault,
            other => Fault::Unreadable(other.to_string()),
        }
    }
}
