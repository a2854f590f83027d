//! What a linker with `--emit-relocs` writes about a program: its symbols, and where their addresses stand.

use std::collections::BTreeMap;
use std::ops::Range;

use wasmparser::{
    DataKind, KnownCustom, Linking, Name, Parser, Payload, RelocSectionReader, RelocationType, SymbolInfo,
    TypeRef,
};

use crate::fault::Fault;
use crate::program::{place, without_hashes};

/// What a symbol names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Named {
    /// These bytes of the memory.
    Data(Range<u32>),
    /// The function of this number.
    Function(u32),
}

/// The symbols of a program, and the places of their addresses.
#[derive(Default)]
pub(crate) struct Linked {
    /// What each symbol names, if it is data or a function.
    pub symbols: Vec<Option<Named>>,
    /// The places in the file, among the functions, where the address of data or the place of a function in the table is
    /// written, with the symbol of what it is of.
    pub in_code: Vec<(usize, u32)>,
    /// The same places among the data.
    pub in_data: Vec<(usize, u32)>,
    /// How many functions the browser gives; they come first.
    imported: u32,
    /// Where in the file the bodies of the other functions lie.
    bodies: Vec<Range<usize>>,
    /// The names of functions, demangled and without hashes.
    names: BTreeMap<u32, String>,
    /// Where in the file data lie, with their first address.
    segments: Vec<(Range<usize>, u32)>,
    /// The names of the segments of data.
    segment_names: Vec<String>,
    /// The index of each section that has addresses, with where it begins.
    starts: BTreeMap<u32, usize>,
}

impl Linked {
    /// Reads what the linker has told.
    pub fn read(bytes: &[u8]) -> Result<Linked, Fault> {
        let mut linked = Linked::default();
        let mut section = 0;
        let mut relocations = Vec::new();
        for payload in Parser::new(0).parse_all(bytes) {
            let payload = payload?;
            let is_section = payload.as_section().is_some();
            match payload {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        linked.imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionStart { range, .. } => {
                    linked.starts.insert(section, range.start);
                }
                Payload::CodeSectionEntry(body) => {
                    linked.bodies.push(body.range());
                    // It is no section of its own.
                    continue;
                }
                Payload::DataSection(data) => {
                    linked.starts.insert(section, data.range().start);
                    for segment in data {
                        let segment = segment?;
                        let DataKind::Active { offset_expr, .. } = segment.kind else {
                            return Err(Fault::Unknown("data without an address"));
                        };
                        let content = segment.range.end - segment.data.len()..segment.range.end;
                        linked.segments.push((content, place(&offset_expr)?));
                    }
                }
                Payload::CustomSection(custom) => match custom.as_known() {
                    KnownCustom::Name(names) => {
                        for names in names {
                            let Name::Function(names) = names? else { continue };
                            for naming in names {
                                let naming = naming?;
                                let name = rustc_demangle::demangle(naming.name).to_string();
                                linked.names.insert(naming.index, without_hashes(&name));
                            }
                        }
                    }
                    KnownCustom::Linking(parts) => {
                        for part in parts {
                            match part? {
                                Linking::SymbolTable(symbols) => {
                                    for symbol in symbols {
                                        let named = linked.named_by(&symbol?)?;
                                        linked.symbols.push(named);
                                    }
                                }
                                Linking::SegmentInfo(segments) => {
                                    for segment in segments {
                                        linked.segment_names.push(segment?.name.to_owned());
                                    }
                                }
                                _ => {}
                            }
                        }
                    }
                    KnownCustom::Reloc(section) => relocations.push(section),
                    _ => {}
                },
                _ => {}
            }
            section += u32::from(is_section);
        }
        if linked.symbols.is_empty() {
            return Err(Fault::Unknown("no symbols"));
        }
        for relocations in relocations {
            linked.take_relocations(&relocations)?;
        }
        Ok(linked)
    }

    /// What a symbol names, if it is data or a function.
    fn named_by(&self, symbol: &SymbolInfo) -> Result<Option<Named>, Fault> {
        let symbol = match symbol {
            SymbolInfo::Data {
                symbol: Some(symbol), ..
            } => symbol,
            SymbolInfo::Func { index, .. } => return Ok(Some(Named::Function(*index))),
            _ => return Ok(None),
        };
        let segment = self.segments.get(symbol.index as usize);
        let (_, first) = segment.ok_or(Fault::Unknown("a symbol in no data"))?;
        let start = first + symbol.offset;
        Ok(Some(Named::Data(start..start + symbol.size)))
    }

    /// Takes the places where addresses of data and places in the table are written.
    fn take_relocations(&mut self, relocations: &RelocSectionReader) -> Result<(), Fault> {
        let Some(&start) = self.starts.get(&relocations.section_index()) else {
            return Ok(());
        };
        for relocation in relocations.entries() {
            let relocation = relocation?;
            let place = start + relocation.offset as usize;
            if !is_address(relocation.ty) {
                continue;
            }
            let is_code = self.bodies.first().is_some_and(|first| first.start <= place)
                && self.bodies.last().is_some_and(|last| place < last.end);
            let places = if is_code {
                &mut self.in_code
            } else {
                &mut self.in_data
            };
            places.push((place, relocation.index));
        }
        Ok(())
    }

    /// Whether nothing can write to an address.
    pub fn is_constant(&self, address: u32) -> bool {
        let segment = (self.segments.iter())
            .position(|(content, first)| (*first..first + content.len() as u32).contains(&address));
        segment.is_some_and(|n| {
            self.segment_names
                .get(n)
                .is_some_and(|name| name.starts_with(".rodata"))
        })
    }

    pub fn name(&self, function: u32) -> Option<&str> {
        self.names.get(&function).map(String::as_str)
    }

    /// How many functions have each name.
    pub fn namesakes(&self) -> BTreeMap<String, usize> {
        let mut namesakes = BTreeMap::new();
        for name in self.names.values() {
            *namesakes.entry(name.clone()).or_default() += 1;
        }
        namesakes
    }

    /// The name of the function whose body has this place of the file.
    pub fn function_at(&self, place: usize) -> Option<&str> {
        let n = self.bodies.partition_point(|body| body.end <= place);
        self.bodies.get(n).filter(|body| body.contains(&place))?;
        self.name(self.imported + n as u32)
    }

    /// All data with their first address.
    pub fn data(&self, program: &[u8]) -> impl Iterator<Item = (u32, Vec<u8>)> {
        let segments = self.segments.iter();
        segments.map(|(content, first)| (*first, program[content.clone()].to_vec()))
    }

    /// The address of the data at this place of the file.
    pub fn address_of(&self, place: usize) -> Option<u32> {
        let (content, first) = (self.segments.iter()).find(|(content, _)| content.contains(&place))?;
        Some(first + (place - content.start) as u32)
    }
}

/// Whether a relocation writes the address of data or the place of a function in the table.
fn is_address(ty: RelocationType) -> bool {
    use RelocationType::*;
    match ty {
        MemoryAddrLeb | MemoryAddrSleb | MemoryAddrI32 | MemoryAddrRelSleb | MemoryAddrLeb64
        | MemoryAddrSleb64 | MemoryAddrI64 | MemoryAddrRelSleb64 | MemoryAddrTlsSleb
        | MemoryAddrTlsSleb64 | MemoryAddrLocrelI32 | TableIndexSleb | TableIndexI32 | TableIndexRelSleb
        | TableIndexSleb64 | TableIndexI64 | TableIndexRelSleb64 => true,
        FunctionIndexLeb | FunctionIndexI32 | TableNumberLeb | TypeIndexLeb | GlobalIndexLeb
        | GlobalIndexI32 | EventIndexLeb | FunctionOffsetI32 | FunctionOffsetI64 | SectionOffsetI32 => false,
    }
}
