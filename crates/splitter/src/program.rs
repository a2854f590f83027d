//! What is read of a program before it is split.

use wasm_encoder::{CustomSection, Module, NameMap, NameSection};
use wasmparser::{
    CompositeInnerType, ConstExpr, DataKind, ElementItems, ElementKind, Export, ExternalKind, FuncType,
    FunctionBody, GlobalType, Imports, KnownCustom, MemoryType, Name, Operator, Parser, Payload, TableType,
    TypeRef,
};

use crate::fault::Fault;

/// A program as it lies in its file.
pub(crate) struct Program<'a> {
    /// The file.
    pub bytes: &'a [u8],
    pub types: Vec<FuncType>,
    /// How many functions the browser gives; they come first.
    pub imported: u32,
    /// The names under which the browser gives them.
    pub import_names: Vec<&'a str>,
    /// For each function, imported ones first, the index of its type.
    pub functions: Vec<u32>,
    pub tables: Vec<TableType>,
    pub memories: Vec<MemoryType>,
    pub globals: Vec<GlobalType>,
    /// What the browser may use.
    pub exports: Vec<Export<'a>>,
    /// Functions in the table: the place of the first, and the functions.
    pub segments: Vec<(u32, Vec<u32>)>,
    /// The table that holds functions.
    pub table: u32,
    /// The data, with their first address.
    pub data: Vec<(u32, &'a [u8])>,
    /// The functions that are not imported.
    pub bodies: Vec<FunctionBody<'a>>,
    /// The names of functions, without hashes and numbers, where they have one.
    pub names: Vec<Option<String>>,
    /// The section that says what a browser must be able to do.
    pub features: Option<&'a [u8]>,
}

impl<'a> Program<'a> {
    pub fn read(bytes: &'a [u8]) -> Result<Program<'a>, Fault> {
        let mut program = Program {
            bytes,
            types: Vec::new(),
            imported: 0,
            import_names: Vec::new(),
            functions: Vec::new(),
            tables: Vec::new(),
            memories: Vec::new(),
            globals: Vec::new(),
            exports: Vec::new(),
            segments: Vec::new(),
            table: 0,
            data: Vec::new(),
            bodies: Vec::new(),
            names: Vec::new(),
            features: None,
        };
        for payload in Parser::new(0).parse_all(bytes) {
            program.take(payload?)?;
        }
        Ok(program)
    }

    fn take(&mut self, payload: Payload<'a>) -> Result<(), Fault> {
        match payload {
            Payload::TypeSection(section) => {
                for group in section {
                    for ty in group?.into_types() {
                        let CompositeInnerType::Func(ty) = ty.composite_type.inner else {
                            return Err(Fault::Unknown("a type that is no function's"));
                        };
                        self.types.push(ty);
                    }
                }
            }
            Payload::ImportSection(section) => {
                for group in section {
                    let Imports::Single(_, import) = group? else {
                        return Err(Fault::Unknown("a group of imports"));
                    };
                    let TypeRef::Func(ty) = import.ty else {
                        return Err(Fault::Unknown("an import that is no function"));
                    };
                    self.functions.push(ty);
                    self.import_names.push(import.name);
                    self.imported += 1;
                }
            }
            Payload::FunctionSection(section) => {
                for ty in section {
                    self.functions.push(ty?);
                }
            }
            Payload::TableSection(section) => {
                for table in section {
                    self.tables.push(table?.ty);
                }
            }
            Payload::MemorySection(section) => {
                for memory in section {
                    self.memories.push(memory?);
                }
            }
            Payload::GlobalSection(section) => {
                for global in section {
                    self.globals.push(global?.ty);
                }
            }
            Payload::ExportSection(section) => {
                for export in section {
                    self.exports.push(export?);
                }
            }
            Payload::ElementSection(section) => {
                for element in section {
                    let element = element?;
                    let (
                        ElementKind::Active {
                            table_index,
                            offset_expr,
                        },
                        ElementItems::Functions(functions),
                    ) = (element.kind, element.items)
                    else {
                        return Err(Fault::Unknown("elements that are no functions in a table"));
                    };
                    self.table = table_index.unwrap_or(0);
                    let functions = functions.into_iter().collect::<Result<_, _>>()?;
                    self.segments.push((place(&offset_expr)?, functions));
                }
            }
            Payload::DataSection(section) => {
                for segment in section {
                    let segment = segment?;
                    let DataKind::Active { offset_expr, .. } = segment.kind else {
                        return Err(Fault::Unknown("data without an address"));
                    };
                    self.data.push((place(&offset_expr)?, segment.data));
                }
            }
            Payload::CodeSectionEntry(body) => self.bodies.push(body),
            Payload::StartSection { .. } => return Err(Fault::Unknown("a start function")),
            Payload::TagSection(_) => return Err(Fault::Unknown("exceptions")),
            Payload::CustomSection(section) => {
                if section.name() == FEATURES {
                    self.features = Some(section.data());
                }
                if let KnownCustom::Name(names) = section.as_known() {
                    self.names = vec![None; self.functions.len()];
                    for subsection in names {
                        let Name::Function(names) = subsection? else {
                            continue;
                        };
                        for naming in names {
                            let naming = naming?;
                            if let Some(name) = self.names.get_mut(naming.index as usize) {
                                *name = Some(without_hashes(naming.name));
                            }
                        }
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    pub fn name(&self, function: u32) -> Option<&str> {
        self.names.get(function as usize)?.as_deref()
    }

    pub fn type_of(&self, function: u32) -> &FuncType {
        &self.types[self.functions[function as usize] as usize]
    }

    /// The functions that are exported.
    pub fn exported(&self) -> impl Iterator<Item = u32> {
        let functions = self
            .exports
            .iter()
            .filter(|export| export.kind == ExternalKind::Func);
        functions.map(|export| export.index)
    }

    /// The functions in the table, each with its place. A function may stand there twice.
    pub fn placed(&self) -> impl Iterator<Item = (u32, u32)> {
        let segments = self.segments.iter();
        segments.flat_map(|(start, functions)| (*start..).zip(functions.iter().copied()))
    }

    /// The functions that are not imported, each with its body.
    pub fn own(&self) -> impl Iterator<Item = (u32, &FunctionBody<'a>)> {
        (self.imported..).zip(&self.bodies)
    }
}

/// The name of the section that says what a browser must be able to do.
const FEATURES: &str = "target_features";

/// A demangled name without what changes from build to build: the hashes of crates, `[c5930c85a12de822]`, and the number of one of
/// several functions of that name, `[2]` or `.17`.
pub(crate) fn without_hashes(name: &str) -> String {
    let name = without_number(name);
    let mut pieces = name.split('[');
    let mut clean = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        match piece.split_once(']') {
            Some((hash, rest)) if hash.len() > 8 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
                clean += rest
            }
            _ => clean.extend(["[", piece]),
        }
    }
    clean
}

/// A name without the number of one of several functions of that name.
fn without_number(name: &str) -> &str {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let in_brackets = name.strip_suffix(']').and_then(|rest| rest.rsplit_once('['));
    match in_brackets.or_else(|| name.rsplit_once('.')) {
        Some((rest, number)) if is_number(number) => without_number(rest),
        _ => name,
    }
}

/// Adds the names of a part's functions, in their order, which only optimisers read, and what a browser must be able to do.
pub(crate) fn end<N: AsRef<str>>(
    module: &mut Module,
    program: &Program,
    function_names: impl Iterator<Item = Option<N>>,
) -> Vec<u8> {
    let mut names = NameMap::new();
    for (index, name) in (0..).zip(function_names) {
        if let Some(name) = name {
            names.append(index, name.as_ref());
        }
    }
    let mut section = NameSection::new();
    section.functions(&names);
    module.section(&section);
    if let Some(features) = program.features {
        module.section(&CustomSection {
            name: FEATURES.into(),
            data: features.into(),
        });
    }
    std::mem::take(module).finish()
}

/// The functions that a body calls by name.
pub(crate) fn calls(body: &FunctionBody) -> Result<Vec<u32>, Fault> {
    let mut calls = Vec::new();
    for operator in body.get_operators_reader()? {
        match operator? {
            Operator::Call { function_index } => calls.push(function_index),
            Operator::ReturnCall { .. } | Operator::RefFunc { .. } => {
                return Err(Fault::Unknown("a tail call or a reference to a function"));
            }
            _ => {}
        }
    }
    Ok(calls)
}

pub(crate) fn place(offset: &ConstExpr) -> Result<u32, Fault> {
    match offset.get_operators_reader().read()? {
        Operator::I32Const { value } => Ok(value.cast_unsigned()),
        _ => Err(Fault::Unknown("elements or data at a place that is computed")),
    }
}
