//! The second part: the functions that the first loads later.

use std::borrow::Cow;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, ConstExpr, ElementSection, Elements, EntityType, FunctionSection, ImportSection, Module,
    TypeSection,
};

use crate::FIRST;
use crate::fault::Fault;
use crate::plan::{MEMORY, Plan, global_name, shared_name, table_name};
use crate::program::{Program, end};

/// Writes the second part.
pub(crate) fn part(program: &Program, plan: &Plan) -> Result<Vec<u8>, Fault> {
    let mut later = Later {
        indices: plan.indices(plan.later_order()),
    };
    let mut module = Module::new();

    let mut types = TypeSection::new();
    for ty in &program.types {
        types.ty().func_type(&later.func_type(ty.clone())?);
    }
    module.section(&types);

    let mut imports = ImportSection::new();
    let mut import = |name: &str, ty: EntityType| {
        imports.import(FIRST, name, ty);
    };
    if let Some(&memory) = program.memories.first() {
        import(MEMORY, later.memory_type(memory)?.into());
    }
    for (n, &table) in program.tables.iter().enumerate() {
        let mut table = later.table_type(table)?;
        if n as u32 == program.table {
            table.minimum = plan.table_size;
            table.maximum = table.maximum.map(|maximum| maximum.max(plan.table_size));
        }
        import(&table_name(n), table.into());
    }
    for (n, &global) in program.globals.iter().enumerate() {
        import(&global_name(n), later.global_type(global)?.into());
    }
    for (n, &function) in plan.shared.iter().enumerate() {
        let ty = program.functions[function as usize];
        import(&shared_name(n), EntityType::Function(ty));
    }
    module.section(&imports);

    let own = || program.own().filter(|&(function, _)| !plan.is_first(function));
    let mut functions = FunctionSection::new();
    for (function, _) in own() {
        functions.function(program.functions[function as usize]);
    }
    module.section(&functions);

    module.section(&elements(program, plan, &later.indices));

    let mut code = CodeSection::new();
    for (_, body) in own() {
        later.parse_function_body(&mut code, body.clone())?;
    }
    module.section(&code);
    Ok(end(&mut module, program, plan.later_order()))
}

/// The functions of the second part at their places, in as few runs as they make. A function may stand in the table twice.
fn elements(program: &Program, plan: &Plan, indices: &[u32]) -> ElementSection {
    let in_segments = program
        .segments
        .iter()
        .flat_map(|(start, functions)| (*start..).zip(functions.iter().copied()));
    let later = in_segments.filter(|&(_, function)| !plan.is_first(function));
    let placed = plan.places.iter().map(|(&function, &place)| (place, function));
    let mut places: Vec<(u32, u32)> = later.chain(placed).collect();
    places.sort_unstable();
    places.dedup();
    let mut elements = ElementSection::new();
    for run in places.chunk_by(|(before, _), (after, _)| before + 1 == *after) {
        let functions = run
            .iter()
            .map(|&(_, function)| indices[function as usize])
            .collect();
        elements.active(
            Some(program.table).filter(|&table| table > 0),
            &ConstExpr::i32_const(run[0].0.cast_signed()),
            Elements::Functions(Cow::Owned(functions)),
        );
    }
    elements
}

struct Later {
    indices: Vec<u32>,
}

impl Reencode for Later {
    type Error = Fault;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Fault>> {
        Ok(self.indices[function as usize])
    }
}
