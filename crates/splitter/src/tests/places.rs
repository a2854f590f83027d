//! A function has a stand-in where somebody outside its part can call it.

use super::data::users;
use super::{bodies, run};
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
        data: Vec::new(),
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
