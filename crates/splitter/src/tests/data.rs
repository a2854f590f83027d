//! Data lie with the functions that use them.

use std::ops::Range;

use wasm_encoder::{
    CodeSection, ConstExpr, CustomSection, DataSection, DataSymbolDefinition, Function, FunctionSection,
    Instruction, LinkingSection, MemArg, MemorySection, MemoryType, Module, NameMap, NameSection,
    SymbolTable, TypeSection, ValType,
};

use super::run;
use crate::layout::{Piece, Users};
use crate::{Fault, Layout, Wanted, split};

/// A program that reads data by their addresses, by an address that stands in other data, and counts in data.
const PROGRAM: &str = r#"(module
    (import "page" "__wbg_tesseraLoadPart_12" (func $load (param i32)))
    (memory (export "memory") 1)
    (table $functions 4 8 funcref)
    (elem (i32.const 1) func $a)
    (data (i32.const 8) "\31\32")
    (data (i32.const 16) "\14\00\00\00\33")
    (data (i32.const 24) "\34")
    (func $a (result i32) (i32.load8_u (i32.const 8)))
    (func $b (result i32) (i32.add
        (i32.load8_u (i32.const 9))
        (i32.load8_u (i32.load (i32.const 16)))))
    (func $c (result i32)
        (i32.store8 (i32.const 24) (i32.add (i32.load8_u (i32.const 24)) (i32.const 1)))
        (i32.load8_u (i32.const 9)))
    (func $d (result i32) (i32.load8_u (i32.const 24)))
    (func (export "run") (param i32) (result i32)
        (i32.add (i32.mul (call $c) (i32.const 1000))
            (i32.add (i32.mul (call $b) (i32.const 100))
                (i32.add (i32.mul (call $a) (i32.const 10)) (call $d))))))"#;

const FUNCTIONS: [&str; 4] = ["a", "b", "c", "d"];

fn layout() -> Layout {
    let piece = |bytes: Range<u32>, functions: &[&str], pieces: &[usize]| Piece {
        is_constant: bytes.start < 24,
        bytes,
        users: users(functions, pieces),
    };
    Layout {
        pieces: vec![
            piece(8..9, &["a"], &[]),
            piece(9..10, &["b", "c"], &[]),
            piece(16..20, &["b"], &[]),
            piece(20..21, &[], &[2]),
            piece(24..25, &["c", "d"], &[]),
        ],
        ..Layout::default()
    }
}

pub(super) fn users(functions: &[&str], pieces: &[usize]) -> Users {
    Users {
        functions: functions.iter().map(|name| (*name).to_owned()).collect(),
        pieces: pieces.to_vec(),
    }
}

#[test]
fn a_program_does_the_same_however_it_is_split_with_its_data() {
    let program = wat::parse_str(PROGRAM).unwrap();
    let (whole, ..) = run(&program, &[], 0);
    const PARTS: usize = 3;
    for way in 0..PARTS.pow(FUNCTIONS.len() as u32) {
        let part_of = |name: &str| {
            let n = FUNCTIONS.iter().position(|&own| own == name);
            n.map_or(0, |n| way / PARTS.pow(n as u32) % PARTS)
        };
        let layout = layout();
        let wanted = Wanted {
            count: PARTS,
            part_of: &part_of,
            layout: &layout,
        };
        let parts = split(&program, &wanted).unwrap_or_else(|why| panic!("way {way}: {why}"));
        assert_eq!(run(&parts.first, &parts.others, 0).0, whole, "way {way}");
        // Each byte that a part has, by the text that it is.
        let all = [&parts.first, &parts.others[0], &parts.others[1]];
        for (text, users) in [("1", "a"), ("2", "bc"), ("3", "b")] {
            for (n, part) in all.iter().enumerate() {
                let users: Vec<usize> = users.chars().map(|user| part_of(&user.to_string())).collect();
                let is_there = data(part).contains(text);
                if users.contains(&0) {
                    assert_eq!(is_there, n == 0, "way {way}: {text} in part {n}")
                } else {
                    assert_eq!(is_there, users.contains(&n), "way {way}: {text} in part {n}")
                }
            }
        }
        // What changes has one place.
        let counters = all.iter().filter(|part| data(part).contains('4')).count();
        assert_eq!(counters, 1, "way {way}");
    }
}

/// The data of a part, as a text.
fn data(part: &[u8]) -> String {
    let mut text = String::new();
    for payload in wasmparser::Parser::new(0).parse_all(part) {
        if let Ok(wasmparser::Payload::DataSection(segments)) = payload {
            for segment in segments {
                text += &String::from_utf8_lossy(segment.unwrap().data);
            }
        }
    }
    text
}

/// A program as a linker writes it: `f` has the address of a table, which has the address of a text. `other` and the last data
/// know the place of `f` among the functions.
fn linked() -> Vec<u8> {
    let mut module = Module::new();
    let mut types = TypeSection::new();
    types.ty().function([], [ValType::I32]);
    module.section(&types);
    let mut functions = FunctionSection::new();
    functions.function(0).function(0);
    module.section(&functions);
    let mut memories = MemorySection::new();
    memories.memory(MemoryType {
        minimum: 1,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    });
    module.section(&memories);
    let mut code = CodeSection::new();
    let mut other = Function::new([]);
    other
        .instruction(&Instruction::I32Const(0))
        .instruction(&Instruction::End);
    code.function(&other);
    let mut user = Function::new([]);
    user.instruction(&Instruction::I32Const(64))
        .instruction(&Instruction::I32Load(MemArg {
            offset: 0,
            align: 2,
            memory_index: 0,
        }))
        .instruction(&Instruction::End);
    code.function(&user);
    module.section(&code);
    let mut data = DataSection::new();
    data.active(0, &ConstExpr::i32_const(64), *b"\x44\0\0\0text");
    data.active(0, &ConstExpr::i32_const(80), *b"count");
    module.section(&data);

    let mut symbols = SymbolTable::new();
    for (name, index, offset, size) in [("table", 0, 0, 4), ("text", 0, 4, 4), ("count", 1, 0, 5)] {
        symbols.data(0, name, Some(DataSymbolDefinition { index, offset, size }));
    }
    symbols.function(0, 1, Some("f"));
    let mut linking = LinkingSection::new();
    linking.symbol_table(&symbols);
    let mut bytes = Vec::new();
    wasm_encoder::Encode::encode(&linking, &mut bytes);
    module.section(&Raw(0, bytes));
    // In the section of code, behind the count: the length, the number of locals and the instruction of the first body, of four
    // bytes after its length; then the same of the second.
    module.section(&custom("reloc.CODE", &[3, 2, 1, 1 + 3, 3, 4, 1 + 5 + 3, 0, 0]));
    // In the section of data, behind the count: the kind, four bytes of the address, and the length; then eight bytes, and the
    // same of the second data.
    module.section(&custom(
        "reloc.DATA",
        &[4, 2, 5, 1 + 6, 1, 0, 2, 1 + 6 + 8 + 6, 3],
    ));
    let mut names = NameMap::new();
    names.append(0, "other");
    names.append(1, "_RNvC6_123foo1f");
    let mut section = NameSection::new();
    section.functions(&names);
    module.section(&section);
    module.finish()
}

fn custom<'a>(name: &'a str, data: &'a [u8]) -> CustomSection<'a> {
    CustomSection {
        name: name.into(),
        data: data.into(),
    }
}

/// A section whose bytes have a length before them already.
struct Raw(u8, Vec<u8>);

impl wasm_encoder::Encode for Raw {
    fn encode(&self, sink: &mut Vec<u8>) {
        sink.extend(&self.1);
    }
}

impl wasm_encoder::Section for Raw {
    fn id(&self) -> u8 {
        self.0
    }
}

#[test]
fn a_linker_tells_which_functions_and_data_have_an_address_or_know_a_place() {
    let layout = Layout::read(&linked()).unwrap();
    let pieces: Vec<_> = (layout.pieces.iter())
        .map(|piece| (piece.bytes.clone(), piece.users.clone()))
        .collect();
    assert_eq!(
        pieces,
        [
            (64..68, users(&["123foo::f"], &[])),
            (68..72, users(&[], &[0])),
            (80..85, users(&[], &[])),
        ]
    );
    let placed: Vec<_> = layout.functions.into_iter().collect();
    assert_eq!(placed, [("123foo::f".to_owned(), users(&["other"], &[2]))]);
    // A layout is that of one program.
    let wanted = Wanted {
        count: 1,
        part_of: &|_| 0,
        layout: &Layout::read(&linked()).unwrap(),
    };
    let other = split(&wat::parse_str(PROGRAM).unwrap(), &wanted);
    assert_eq!(
        other,
        Err(Fault::Unknown("other data than the linker has placed"))
    );
}

#[test]
fn a_program_without_symbols_has_no_layout() {
    let program = wat::parse_str(PROGRAM).unwrap();
    assert_eq!(Layout::read(&program), Err(Fault::Unknown("no symbols")));
    assert!(matches!(
        Layout::read(b"<!doctype html>"),
        Err(Fault::Unreadable(_))
    ));
}
