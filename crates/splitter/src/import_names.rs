//! What the parts of a program and the page call each other.

/// The import by which a program asks for a part, whose number it gives; wasm-bindgen writes more before and after that name.
pub const LOAD: &str = "tesseraLoadPart";

/// The module name under which the other parts import what the first exports, and functions by their places in its table.
pub const FIRST: &str = "p";

/// The name under which the first part exports its table of functions. What another part imports as a function is named by its
/// place there, a number in base 36.
pub const FUNCTIONS: &str = "-f";
