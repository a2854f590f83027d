//! The first part: it runs by itself and has stand-ins for the functions of the second.

use std::borrow::Cow;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, ConstExpr, ElementSection, Elements, ExportKind, ExportSection, Function, FunctionSection,
    Instruction, Module, TableSection,
};
use wasmparser::{CustomSectionReader, FunctionBody, Operator, Parser};

use crate::fault::Fault;
use crate::plan::{MEMORY, Plan, global_name, shared_name, table_name};
use crate::program::{Program, end};

/// Writes the first part.
pub(crate) fn part(program: &Program, plan: &Plan) -> Result<Vec<u8>, Fault> {
    let mut module = Module::new();
    let indices = plan.indices(plan.first_order());
    let mut first = First {
        program,
        plan,
        indices,
        next: program.imported,
    };
    first.parse_core_module(&mut module, Parser::new(0), program.bytes)?;
    Ok(end(&mut module, program, plan.first_order()))
}

struct First<'p, 'a> {
    program: &'p Program<'a>,
    plan: &'p Plan,
    indices: Vec<u32>,
    /// The function whose body is read next.
    next: u32,
}

impl First<'_, '_> {
    fn call_by_place(&self, function: u32, place: u32, write: &mut Function) {
        write.instruction(&Instruction::I32Const(place.cast_signed()));
        write.instruction(&Instruction::CallIndirect {
            type_index: self.program.functions[function as usize],
            table_index: self.program.table,
        });
    }

    /// A function that loads the second part and calls what then stands in its place.
    fn stand_in(&self, function: u32, place: u32) -> Function {
        let mut stand_in = Function::new([]);
        stand_in.instruction(&Instruction::Call(self.plan.load));
        for param in 0..self.program.type_of(function).params().len() {
            stand_in.instruction(&Instruction::LocalGet(param as u32));
        }
        self.call_by_place(function, place, &mut stand_in);
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
            .filter(|&function| self.plan.is_first(function));
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
            exports.export(&table_name(n), ExportKind::Table, n as u32);
        }
        for n in 0..self.program.globals.len() {
            exports.export(&global_name(n), ExportKind::Global, n as u32);
        }
        for (n, &function) in self.plan.shared.iter().enumerate() {
            exports.export(&shared_name(n), ExportKind::Func, self.indices[function as usize]);
        }
        Ok(())
    }

    fn parse_element_section(
        &mut self,
        elements: &mut ElementSection,
        section: wasmparser::ElementSectionReader<'_>,
    ) -> Result<(), Error<Fault>> {
        for element in section {
            self.parse_element(elements, element?)?;
        }
        let old_size = self.program.tables[self.program.table as usize].initial;
        let mut new: Vec<(u32, u32)> = (self.plan.places.iter())
            .filter(|&(_, &place)| u64::from(place) >= old_size)
            .map(|(&function, &place)| (place, self.indices[function as usize]))
            .collect();
        new.sort_unstable();
        let stand_ins: Vec<u32> = new.into_iter().map(|(_, stand_in)| stand_in).collect();
        elements.active(
            Some(self.program.table).filter(|&table| table > 0),
            &ConstExpr::i32_const(old_size as i32),
            Elements::Functions(Cow::Owned(stand_ins)),
        );
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: wasmparser::CodeSectionReader<'_>,
    ) -> Result<(), Error<Fault>> {
        for body in section {
            let body = body?;
            if self.plan.is_first(self.next) {
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
        let mut function = self.new_function_with_parsed_locals(&body)?;
        for operator in body.get_operators_reader()? {
            match operator? {
                Operator::Call { function_index } if !self.plan.is_first(function_index) => {
                    self.call_by_place(function_index, self.plan.places[&function_index], &mut function);
                }
                operator => {
                    function.instruction(&self.instruction(operator)?);
                }
            }
        }
        code.function(&function);
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
