//! A function has a stand-in where somebody outside its part can call it.

use super::data::users;
use super::{bodies, run, run_after};
use crate::layout::Piece;
use crate::{Layout, Wanted, split};

/// A program that calls three functions by their places: one that `one` knows, one that stands in data of `one`, and one that
/// `one` and `other` know.
const PROGRAM: &str = r#"(module
    (type $give (func (result i32)))
    (import "page" "__wbg_tesseraLoadPart_12" (func $load (param i32)))
    (memory (export "memory") 1)
    (table $functions 4 8 funcref)
    (elem (i32.const 1) func $a $b $c)
    (data (i32.const 8) "\02\00\00\00")
    (func $a (result i32) (i32.const 1))
    (func $b (result i32) (i32.const 10))
    (func $c (result i32) (i32.const 100))
    (func $one (result i32)
        (i32.add
            (i32.add
                (call_indirect $functions (type $give) (i32.const 1))
                (call_indirect $functions (type $give) (i32.load (i32.const 8))))
            (call_indirect $functions (type $give) (i32.const 3))))
    (func $other (result i32) (call_indirect $functions (type $give) (i32.const 3)))
    (func $run (export "run") (param i32) (result i32) (i32.add (call $one) (call $other))))"#;

const FUNCTIONS: [&str; 5] = ["a", "b", "c", "one", "other"];

#[test]
fn a_function_whose_place_its_own_part_alone_knows_has_no_stand_in() {
    let program = wat::parse_str(PROGRAM).unwrap();
    let layout = Layout {
        pieces: vec![Piece {
            bytes: 8..12,
            is_constant: true,
            users: users(&["one"], &[]),
        }],
        functions: [
            ("a".to_owned(), users(&["one"], &[])),
            ("b".to_owned(), users(&[], &[0])),
            ("c".to_owned(), users(&["one", "other"], &[])),
        ]
        .into(),
        ..Layout::default()
    };
    const PARTS: usize = 3;
    for way in 0..PARTS.pow(FUNCTIONS.len() as u32) {
        let part_of = |name: &str| {
            let n = FUNCTIONS.iter().position(|&own| own == name);
            n.map_or(0, |n| way / PARTS.pow(n as u32) % PARTS)
        };
        let wanted = Wanted {
            count: PARTS,
            part_of: &part_of,
            layout: &layout,
        };
        let parts = split(&program, &wanted).unwrap_or_else(|why| panic!("way {way}: {why}"));
        assert_eq!(run(&parts.first, &parts.others, 0).0, 211, "way {way}");
        for early in [[0, 1], [1, 0]] {
            let (given, ..) = run_after(&early, &parts.first, &parts.others, 0);
            assert_eq!(given, 211, "way {way}, {early:?}");
        }

        let [one, other] = ["one", "other"].map(part_of);
        // `run`, which is in the first part, calls both.
        let mut at_first = 3;
        for (name, callers) in [("a", [one, one]), ("b", [one, one]), ("c", [one, other])] {
            // What the first part neither knows nor calls goes to the part that alone does.
            let part = match part_of(name) {
                0 if !callers.contains(&0) && callers[0] == callers[1] => callers[0],
                named => named,
            };
            at_first += usize::from(part == 0 || callers != [part, part]);
        }
        assert_eq!(bodies(&parts.first), at_first, "way {way}");
    }
}

#[test]
fn where_one_of_several_functions_of_a_name_is_not_there_the_first_part_may_know_the_place() {
    let program = wat::parse_str(PROGRAM).unwrap();
    let stand_ins = |namesakes: usize| {
        let layout = Layout {
            functions: [("a".to_owned(), users(&["one"], &[]))].into(),
            namesakes: [("one".to_owned(), namesakes)].into(),
            ..Layout::default()
        };
        let wanted = Wanted {
            count: 2,
            part_of: &|name| usize::from(["a", "one"].contains(&name)),
            layout: &layout,
        };
        let parts = split(&program, &wanted).unwrap();
        // Besides those of `one` and of `a`, four functions are in the first part.
        bodies(&parts.first) - 4
    };
    assert_eq!(stand_ins(1), 1, "of `one` alone");
    assert_eq!(
        stand_ins(2),
        2,
        "wasm-bindgen has given another `one` another name"
    );
}
