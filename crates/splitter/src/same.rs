//! Which functions of a program do the same.

use std::collections::HashMap;

use wasmparser::{FunctionBody, Operator};

use crate::fault::Fault;
use crate::program::Program;

/// What a function does, but for whom it calls.
#[derive(PartialEq, Eq, Hash)]
struct Shape<'a> {
    ty: u32,
    /// The bytes between its calls.
    between: Vec<&'a [u8]>,
}

/// For each function that is not imported, in order, the number of the first one that does the same: its instructions are equal,
/// and whom it calls does the same.
///
/// An optimising compiler may keep one function in place of all that do the same, under the name of any of them.
pub(crate) fn same(program: &Program) -> Result<Vec<usize>, Fault> {
    let mut shapes = Vec::new();
    let mut callees = Vec::new();
    for (function, body) in program.own() {
        let (between, called) = calls(program, body)?;
        let ty = program.functions[function as usize];
        shapes.push(Shape { ty, between });
        callees.push(called);
    }
    // At first all are taken to do the same; each pass tells more of them apart.
    let mut firsts = vec![0; shapes.len()];
    loop {
        let mut known = HashMap::new();
        let next: Vec<usize> = shapes
            .iter()
            .zip(&callees)
            .enumerate()
            .map(|(n, (shape, called))| {
                let called: Vec<usize> = called
                    .iter()
                    .map(|callee| match callee.checked_sub(program.imported) {
                        Some(own) => program.imported as usize + firsts[own as usize],
                        None => *callee as usize,
                    })
                    .collect();
                *known.entry((shape, called)).or_insert(n)
            })
            .collect();
        if next == firsts {
            return Ok(firsts);
        }
        firsts = next;
    }
}

/// The bytes of a body between its calls, and whom it calls.
fn calls<'a>(program: &Program<'a>, body: &FunctionBody<'a>) -> Result<(Vec<&'a [u8]>, Vec<u32>), Fault> {
    let (mut between, mut called) = (Vec::new(), Vec::new());
    let mut start = body.range().start;
    let mut reader = body.get_operators_reader()?;
    while !reader.eof() {
        let here = reader.original_position();
        if let Operator::Call { function_index } = reader.read()? {
            between.push(&program.bytes[start..here]);
            called.push(function_index);
            start = reader.original_position();
        }
    }
    between.push(&program.bytes[start..body.range().end]);
    Ok((between, called))
}
