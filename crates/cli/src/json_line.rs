//! A JSON line.

use std::io::{self, Write};

use serde::Serialize;

/// Writes the value as one line of JSON.
pub fn write(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    // One write a line, so that a reader at the other end of a pipe never sees half of one.
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    out.write_all(&line)
}
