//! A part that the first loads: its functions and its data.

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, ConstExpr, DataSection, ElementSection, EntityType, FunctionSection, ImportSection, Module,
    TypeSection,
};

use crate::body;
use crate::data::Data;
use crate::fault::Fault;
use crate::import_names::FIRST;
use crate::plan::{MEMORY, Plan, global_name, table_name};
use crate::program::{Program, end};
use crate::table;

/// Writes the part of a number.
pub(crate) fn part(program: &Program, plan: &Plan, data: &Data, number: usize) -> Result<Vec<u8>, Fault> {
    let mut part = Part {
        indices: plan.indices(plan.order(number)),
    };
    let mut module = Module::new();

    let mut types = TypeSection::new();
    for ty in &program.types {
        types.ty().func_type(&part.func_type(ty.clone())?);
    }
    module.section(&types);

    let mut imports = ImportSection::new();
    let mut import = |name: &str, ty: EntityType| {
        imports.import(FIRST, name, ty);
    };
    if let Some(&memory) = program.memories.first() {
        import(MEMORY, part.memory_type(memory)?.into());
    }
    for (n, &table) in program.tables.iter().enumerate() {
        let mut table = part.table_type(table)?;
        if n as u32 == program.table {
            table.minimum = plan.table_size;
            table.maximum = table.maximum.map(|maximum| maximum.max(plan.table_size));
        }
        import(&table_name(program, n), table.into());
    }
    for (n, &global) in program.globals.iter().enumerate() {
        import(&global_name(n), part.global_type(global)?.into());
    }
    for (function, name) in plan.imports(number) {
        import(&name, EntityType::Function(program.functions[function as usize]));
    }
    module.section(&imports);

    let own = || {
        program
            .own()
            .filter(|&(function, _)| plan.part(function) == number)
    };
    let mut functions = FunctionSection::new();
    for (function, _) in own() {
        functions.function(program.functions[function as usize]);
    }
    module.section(&functions);

    module.section(&elements(program, plan, &part.indices, number));

    let mut code = CodeSection::new();
    for (_, body) in own() {
        body::write(&mut part, (program, plan, number), &mut code, body)?;
    }
    module.section(&code);

    let mut section = DataSection::new();
    for (address, bytes) in data.runs(number) {
        section.active(
            0,
            &ConstExpr::i32_const(address.cast_signed()),
            bytes.iter().copied(),
        );
    }
    module.section(&section);
    let names = plan.order(number).map(|function| program.name(function));
    Ok(end(&mut module, program, names))
}

/// The functions of the part at their places. A function may stand in the table twice.
fn elements(program: &Program, plan: &Plan, indices: &[u32], number: usize) -> ElementSection {
    let placed = plan.places.iter().map(|(&function, &place)| (place, function));
    let own = (program.placed().chain(placed)).filter(|&(_, function)| plan.part(function) == number);
    let mut elements = ElementSection::new();
    table::write(&mut elements, program.table, own, indices);
    elements
}

struct Part {
    indices: Vec<u32>,
}

impl Reencode for Part {
    type Error = Fault;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Fault>> {
        Ok(self.indices[function as usize])
    }
}
