//! A program that notes which of its functions have run.

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, ConstExpr, ExportKind, ExportSection, GlobalSection, GlobalType, Instruction, Module,
    ValType,
};
use wasmparser::{CustomSectionReader, FunctionBody, Parser};

use crate::fault::Fault;
use crate::program::Program;
use crate::same::same;

/// A program that notes which of its functions have run.
#[derive(Clone, Debug)]
pub struct Watched {
    /// The program. It exports a global variable `ran-N` for each function, which is 1 once it has run.
    pub program: Vec<u8>,
    /// The names of the functions, by N, as [`crate::split`] asks for them; empty where it has none.
    pub names: Vec<String>,
    /// For each function the N of the first one that does the same.
    pub same: Vec<usize>,
}

/// Makes a program note which of its functions have run.
pub fn watch(program: &[u8]) -> Result<Watched, Fault> {
    let program = Program::read(program)?;
    let mut module = Module::new();
    let mut watcher = Watcher {
        program: &program,
        next: 0,
    };
    watcher.parse_core_module(&mut module, Parser::new(0), program.bytes)?;
    let names = program
        .own()
        .map(|(function, _)| program.name(function).unwrap_or_default().to_owned());
    Ok(Watched {
        names: names.collect(),
        same: same(&program)?,
        program: module.finish(),
    })
}

struct Watcher<'p, 'a> {
    program: &'p Program<'a>,
    next: u32,
}

impl Watcher<'_, '_> {
    fn flag(&self, n: u32) -> u32 {
        self.program.globals.len() as u32 + n
    }
}

impl Reencode for Watcher<'_, '_> {
    type Error = Fault;

    fn parse_global_section(
        &mut self,
        globals: &mut GlobalSection,
        section: wasmparser::GlobalSectionReader<'_>,
    ) -> Result<(), Error<Fault>> {
        for global in section {
            self.parse_global(globals, global?)?;
        }
        let flag = GlobalType {
            val_type: ValType::I32,
            mutable: true,
            shared: false,
        };
        for _ in &self.program.bodies {
            globals.global(flag, &ConstExpr::i32_const(0));
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
        for n in 0..self.program.bodies.len() as u32 {
            exports.export(&format!("ran-{n}"), ExportKind::Global, self.flag(n));
        }
        Ok(())
    }

    fn parse_function_body(
        &mut self,
        code: &mut CodeSection,
        body: FunctionBody<'_>,
    ) -> Result<(), Error<Fault>> {
        let mut function = self.new_function_with_parsed_locals(&body)?;
        function.instruction(&Instruction::I32Const(1));
        function.instruction(&Instruction::GlobalSet(self.flag(self.next)));
        self.next += 1;
        let mut reader = body.get_operators_reader()?;
        while !reader.eof() {
            function.instruction(&self.parse_instruction(&mut reader)?);
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
