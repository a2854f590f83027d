//! A WebAssembly program in parts.
//!
//! The first part is a program that runs by itself. Where it needs a function of another part, it asks the page for that part
//! once and goes on: each such function has a place in the table of functions, which at first holds a *stand-in* that calls
//! [`LOAD`] with the number of the part and then whatever stands in that place. Another part uses memory, table and functions of
//! the first, and puts its own functions into those places, and its data into the memory, as soon as it is there. The parts may
//! come in any order.
//!
//! ```
//! use tessera_splitter::{Layout, Wanted};
//!
//! let program = wat::parse_str(
//!     r#"(module
//!         (import "page" "tesseraLoadPart" (func (param i32)))
//!         (table 1 funcref)
//!         (elem (i32.const 0) func $f)
//!         (func $f (export "f") (result i32) (call $g))
//!         (func $g (result i32) (i32.const 7)))"#,
//! )?;
//! let wanted = Wanted {
//!     count: 2,
//!     part_of: &|name| usize::from(name == "g"),
//!     layout: &Layout::default(),
//! };
//! let parts = tessera_splitter::split(&program, &wanted)?;
//! assert!(parts.first.starts_with(b"\0asm") && parts.others[0].starts_with(b"\0asm"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod body;
mod data;
mod fault;
mod first;
mod import_names;
mod imports;
mod layout;
mod linked;
mod modules;
mod part;
mod part_list;
mod plan;
mod program;
mod reach;
mod same;
mod table;
#[cfg(test)]
mod tests;
mod wanted;
mod watched;

pub use self::fault::Fault;
pub use self::import_names::{FIRST, FUNCTIONS, LOAD};
pub use self::imports::{Shortened, shorten_imports};
pub use self::layout::Layout;
pub use self::modules::modules;
pub use self::part_list::PartList;
pub use self::wanted::Wanted;
pub use self::watched::{Watched, watch};

use self::data::Data;
use self::plan::Plan;
use self::program::Program;

/// The parts of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The program that runs.
    pub first: Vec<u8>,
    /// What it loads, by number from 1 on.
    pub others: Vec<Vec<u8>>,
}

/// Splits a program. Functions without a name are in the first part, as what the browser gives is. A function that nothing of
/// the first part can call lies in the part that calls it, if that is one alone. Data lie in the part whose functions alone can
/// reach them; without a layout all lie in the first.
pub fn split(program: &[u8], wanted: &Wanted) -> Result<Parts, Fault> {
    let program = Program::read(program)?;
    let plan = Plan::new(&program, wanted)?;
    let data = Data::new(&program, &plan.reach, wanted.layout)?;
    Ok(Parts {
        first: first::part(&program, &plan, &data)?,
        others: (1..wanted.count)
            .map(|number| part::part(&program, &plan, &data, number))
            .collect::<Result<_, _>>()?,
    })
}
