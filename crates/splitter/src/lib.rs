//! A WebAssembly program in two parts.
//!
//! The first part is a program that runs by itself. Where it needs a function of the second part, it asks the page for that
//! part once and goes on: each such function has a place in the table of functions, which at first holds a *stand-in*
//! that calls [`LOAD`] and then whatever stands in that place. The second part uses memory, table and functions of the
//! first, and puts its own functions into those places as soon as it is there.
//!
//! ```
//! let program = wat::parse_str(
//!     r#"(module
//!         (import "page" "tesseraLaterPart" (func))
//!         (table 0 funcref)
//!         (func (export "f") (result i32) (call $g))
//!         (func $g (result i32) (i32.const 7)))"#,
//! )?;
//! let parts = tessera_splitter::split(&program, |name| name != "g")?;
//! assert!(parts.first.starts_with(b"\0asm") && parts.later.starts_with(b"\0asm"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod fault;
mod first;
mod imports;
mod later;
mod later_list;
mod plan;
mod program;
#[cfg(test)]
mod tests;
mod watched;

pub use self::fault::Fault;
pub use self::imports::{Shortened, shorten_imports};
pub use self::later_list::LaterList;
pub use self::watched::{Watched, watch};

use self::plan::Plan;
use self::program::Program;

/// The import by which a program asks for its second part; wasm-bindgen writes more before and after that name.
pub const LOAD: &str = "tesseraLaterPart";

/// The module name under which the second part imports what the first exports.
pub const FIRST: &str = "p";

/// The parts of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The program that runs.
    pub first: Vec<u8>,
    /// What it loads later.
    pub later: Vec<u8>,
}

/// Splits a program by the names of its functions, demangled and without hashes; functions without a name are in the first
/// part, as what the browser gives is. A function that nothing of the first part can call is in the second whatever its name.
pub fn split(program: &[u8], is_first: impl Fn(&str) -> bool) -> Result<Parts, Fault> {
    let program = Program::read(program)?;
    let plan = Plan::new(&program, is_first)?;
    Ok(Parts {
        first: first::part(&program, &plan)?,
        later: later::part(&program, &plan)?,
    })
}
