//! The body of a function in its part: calls that leave the part go by the table.

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, Function, Instruction};
use wasmparser::{FunctionBody, Operator};

use crate::fault::Fault;
use crate::plan::Plan;
use crate::program::Program;
use crate::wanted::FIRST_PART;

/// Writes a body into a part, whose function indices `part` knows.
pub(crate) fn write<R: Reencode<Error = Fault>>(
    part: &mut R,
    (program, plan, number): (&Program, &Plan, usize),
    code: &mut CodeSection,
    body: &FunctionBody,
) -> Result<(), Error<Fault>> {
    let mut function = part.new_function_with_parsed_locals(body)?;
    for operator in body.get_operators_reader()? {
        match operator? {
            Operator::Call { function_index }
                if ![FIRST_PART, number].contains(&plan.part(function_index)) =>
            {
                call_by_place(
                    program,
                    function_index,
                    plan.places[&function_index],
                    &mut function,
                );
            }
            operator => {
                function.instruction(&part.instruction(operator)?);
            }
        }
    }
    code.function(&function);
    Ok(())
}

/// Calls what stands in a place of the table.
pub(crate) fn call_by_place(program: &Program, function: u32, place: u32, write: &mut Function) {
    write.instruction(&Instruction::I32Const(place.cast_signed()));
    write.instruction(&Instruction::CallIndirect {
        type_index: program.functions[function as usize],
        table_index: program.table,
    });
}
