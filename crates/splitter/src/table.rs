//! Functions at their places in the table.

use std::borrow::Cow;

use wasm_encoder::{ConstExpr, ElementSection, Elements};

/// Writes functions, each with its place, in as few runs as they make; `indices` has the index of each in its part.
pub(crate) fn write(
    elements: &mut ElementSection,
    table: u32,
    placed: impl Iterator<Item = (u32, u32)>,
    indices: &[u32],
) {
    let mut placed: Vec<(u32, u32)> = placed.collect();
    placed.sort_unstable();
    placed.dedup();
    for run in placed.chunk_by(|(before, _), (after, _)| before + 1 == *after) {
        let functions = run.iter().map(|&(_, function)| indices[function as usize]);
        elements.active(
            Some(table).filter(|&table| table > 0),
            &ConstExpr::i32_const(run[0].0.cast_signed()),
            Elements::Functions(Cow::Owned(functions.collect())),
        );
    }
}
