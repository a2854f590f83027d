//! The first part: it runs by itself and has stand-ins for functions of the others.

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, ConstExpr, DataSection, ElementSection, ExportKind, ExportSection, Function,
    FunctionSection, Instruction, Module, TableSection,
};
use wasmparser::{CustomSectionReader, FunctionBody, Parser};

use crate::body::{self, call_by_place};
use crate::data::Data;
use crate::fault::Fault;
use crate::plan::{MEMORY, Plan, global_name, table_name};
use crate::program::{Program, end};
use crate::table;
use crate::wanted::FIRST_PART;

/// Writes the first part.
pub(crate) fn part(program: &Program, plan: &Plan, data: &Data) -> Result<Vec<u8>, Fault> {
    let mut module = Module::new();
    let indices = plan.indices(plan.first_order());
    let mut first = First {
        program,
        plan,
        data,
        indices,
        next: program.imported,
    };
    first.parse_core_module(&mut module, Parser::new(0), program.bytes)?;
    let names = plan
        .first_order()
        .map(|function| plan.name_at_first(program, function));
    Ok(end(&mut module, program, names))
}

struct First<'p, 'a> {
    program: &'p Program<'a>,
    plan: &'p Plan<'p>,
    data: &'p Data<'a>,
    indices: Vec<u32>,
    /// The function whose body is read next.
    next: u32,
}

impl First<'_, '_> {
    /// A function that loads the part of a function and calls what then stands in its place.
    fn stand_in(&self, function: u32, place: u32) -> Function {
        let mut stand_in = Function::new([]);
        stand_in.instruction(&Instruction::I32Const(self.plan.part(function) as i32));
        stand_in.instruction(&Instruction::Call(self.plan.load));
        for param in 0..self.program.type_of(function).params().len() {
            stand_in.instruction(&Instruction::LocalGet(param as u32));
        }
        call_by_place(self.program, function, place, &mut stand_in);
        stand_in.instruction(&Instruction::End);
        stand_in
    }
}

impl Reencode for First<'_, '_> {
    type Error = Fault;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Fault>> {
        Ok(self.indices[function as usize])
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        _: wasmparser::FunctionSectionReader<'_>,
    ) -> Result<(), Error<Fault>> {
        let own = (self.program.imported..self.program.functions.len() as u32)
            .filter(|&function| self.plan.part(function) == FIRST_PART);
        for function in own.chain(self.plan.places.keys().copied()) {
            functions.function(self.program.functions[function as usize]);
        }
        Ok(())
    }

    fn parse_table_section(
        &mut self,
        tables: &mut TableSection,
        section: wasmparser::TableSectionReader<'_>,
    ) -> Result<(), Error<Fault>> {
        for (index, table) in (0..).zip(section) {
            let mut table = table?;
            if index == self.program.table {
                table.ty.initial = self.plan.table_size;
                table.ty.maximum = table.ty.maximum.map(|maximum| maximum.max(self.plan.table_size));
            }
            self.parse_table(tables, table)?;
        }
        Ok(())
    }

    fn parse_export_section(
        &mut self,
        exports: &mut ExportSection,
        section: wasmparser::ExportSectionReader<'_>,
    ) -> Result<(), Error<Fault>> {
        for export in section {
            self.parse_export(exports, export?)?;
        }
        exports.export(MEMORY, ExportKind::Memory, 0);
        for n in 0..self.program.tables.len() {
            exports.export(&table_name(self.program, n), ExportKind::Table, n as u32);
        }
        for n in 0..self.program.globals.len() {
            exports.export(&global_name(n), ExportKind::Global, n as u32);
        }
        Ok(())
    }

    fn parse_element_section(
        &mut self,
        elements: &mut ElementSection,
        _: wasmparser::ElementSectionReader<'_>,
    ) -> Result<(), Error<Fault>> {
        let placed = self.plan.places.iter().chain(&self.plan.shared);
        let placed = placed.map(|(&function, &place)| (place, function));
        let at_first =
            (self.program.placed().chain(placed)).filter(|&(_, function)| self.plan.is_at_first(function));
        table::write(elements, self.program.table, at_first, &self.indices);
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: wasmparser::CodeSectionReader<'_>,
    ) -> Result<(), Error<Fault>> {
        for body in section {
            let body = body?;
            if self.plan.part(self.next) == FIRST_PART {
                self.parse_function_body(code, body)?;
            }
            self.next += 1;
        }
        for (&function, &place) in &self.plan.places {
            code.function(&self.stand_in(function, place));
        }
        Ok(())
    }

    fn parse_function_body(
        &mut self,
        code: &mut CodeSection,
        body: FunctionBody<'_>,
    ) -> Result<(), Error<Fault>> {
        let split = (self.program, self.plan, FIRST_PART);
        body::write(self, split, code, &body)
    }

    fn data_count(&mut self, _: u32) -> Result<u32, Error<Fault>> {
        Ok(self.data.runs(FIRST_PART).count() as u32)
    }

    fn parse_data_section(
        &mut self,
        data: &mut DataSection,
        _: wasmparser::DataSectionReader<'_>,
    ) -> Result<(), Error<Fault>> {
        for (address, bytes) in self.data.runs(FIRST_PART) {
            data.active(
                0,
                &ConstExpr::i32_const(address.cast_signed()),
                bytes.iter().copied(),
            );
        }
        Ok(())
    }

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), Error<Fault>> {
        Ok(())
    }
}
