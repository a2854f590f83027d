mod data;
mod places;

use super::{Fault, Layout, PartList, Parts, Wanted, shorten_imports, split, watch};

use wasmi::{
    AsContextMut, Caller, Engine, Extern, ExternType, Func, Instance, Linker, Module, Nullable, Ref, Store,
    Val,
};

/// A program that calls through the table, directly, with values and in circles, keeps a global variable and memory.
const PROGRAM: &str = r#"(module
    (type $step (func (param i32) (result i32)))
    (import "page" "__wbg_tesseraLoadPart_12" (func $load (param i32)))
    (import "page" "note" (func $note (param i32)))
    (memory (export "memory") 1)
    (table $others 2 externref)
    (table $functions 4 8 funcref)
    (global $count (mut i32) (i32.const 0))
    (elem (table $functions) (i32.const 1) func $a $b $note_it)
    (data (i32.const 8) "\05")
    (func $a (param i32) (result i32) (call $tick) (i32.add (local.get 0) (call $c (local.get 0))))
    (func $b (param i32) (result i32)
        (call $tick)
        (table.set $others (i32.const 0) (ref.null extern))
        (drop (table.get $others (i32.const 1)))
        (if (result i32) (i32.eqz (local.get 0))
            (then (i32.load8_u (i32.const 8)))
            (else (call_indirect $functions (type $step) (i32.sub (local.get 0) (i32.const 1)) (i32.const 2)))))
    (func $c (param i32) (result i32) (call $tick) (i32.mul (call $b (local.get 0)) (i32.const 3)))
    (func $note_it (param i32) (call $note (global.get $count)) (call $note (local.get 0)))
    (func $tick (global.set $count (i32.add (global.get $count) (i32.const 1))))
    (func $run (export "run") (param i32) (result i32)
        (i32.store (i32.const 16) (call $a (local.get 0)))
        (call $note_it (i32.load (i32.const 16)))
        (call_indirect $functions (type $step) (call $d (local.get 0)) (i32.const 1)))
    (func $d (export "d") (param i32) (result i32) (call $tick) (i32.add (global.get $count) (local.get 0)))
    (func $keep (export "keep") (call $load (i32.const 1))))"#;

const FUNCTIONS: [&str; 8] = ["a", "b", "c", "note_it", "tick", "run", "d", "keep"];

/// What the program has told the page, and its parts with how often each was asked for.
#[derive(Default)]
struct Page {
    notes: Vec<i32>,
    parts: Vec<Vec<u8>>,
    loads: Vec<u32>,
}

/// Splits a program without a layout.
fn split_by(program: &[u8], count: usize, part_of: &dyn Fn(&str) -> usize) -> Result<Parts, Fault> {
    let layout = &Layout::default();
    split(
        program,
        &Wanted {
            count,
            part_of,
            layout,
        },
    )
}

/// Runs a program with a page that loads its parts when they are wanted, and returns what it gave, what it noted, and its loads.
fn run(first: &[u8], others: &[Vec<u8>], argument: i32) -> (i32, Vec<i32>, Vec<u32>) {
    run_after(&[], first, others, argument)
}

/// The same with a page that has loaded these parts before, by their places among the others.
fn run_after(early: &[usize], first: &[u8], others: &[Vec<u8>], argument: i32) -> (i32, Vec<i32>, Vec<u32>) {
    let engine = Engine::default();
    let page = Page {
        parts: others.to_vec(),
        loads: vec![0; others.len()],
        ..Page::default()
    };
    let mut store = Store::new(&engine, page);
    let mut linker = Linker::new(&engine);
    linker
        .func_wrap("page", "note", |mut page: Caller<Page>, value: i32| {
            page.data_mut().notes.push(value)
        })
        .unwrap();
    linker
        .func_wrap("page", "__wbg_tesseraLoadPart_12", load)
        .unwrap();
    let module = Module::new(&engine, first).expect("a valid first part");
    let instance = linker
        .instantiate_and_start(&mut store, &module)
        .expect("it starts");
    for &n in early {
        let exported = |store: &Store<Page>, name: &str| instance.get_export(store, name);
        join(&engine, &mut store, exported, &others[n]);
    }
    let mut given = [Val::I32(0)];
    let run: Func = instance.get_func(&store, "run").expect("it is exported");
    run.call(&mut store, &[Val::I32(argument)], &mut given)
        .expect("it runs");
    let [Val::I32(given)] = given else {
        panic!("it gives a number")
    };
    let page = store.into_data();
    (given, page.notes, page.loads)
}

/// Does what the page does where the program waits for a part.
fn load(mut page: Caller<Page>, part: i32) {
    let n = part as usize - 1;
    page.data_mut().loads[n] += 1;
    let bytes = page.data().parts[n].clone();
    let engine = page.engine().clone();
    join(&engine, &mut page, |page, name| page.get_export(name), &bytes);
}

/// Does what the page does: it gives a part what the first exports, and functions by their places in its table.
fn join<S: AsContextMut>(
    engine: &Engine,
    store: &mut S,
    exported: impl Fn(&S, &str) -> Option<Extern>,
    part: &[u8],
) {
    let module = Module::new(engine, part).expect("a valid part");
    let exports: Vec<Extern> = (module.imports())
        .map(|import| {
            assert_eq!(import.module(), super::FIRST);
            if !matches!(import.ty(), ExternType::Func(_)) {
                return exported(store, import.name()).expect("the first part exports it");
            }
            let functions = exported(store, super::FUNCTIONS).and_then(Extern::into_table);
            let place = u64::from_str_radix(import.name(), 36).expect("a place");
            let at_place = functions.expect("a table").get(&*store, place);
            let Some(Ref::Func(Nullable::Val(function))) = at_place else {
                panic!("nothing stands at {place}")
            };
            function.into()
        })
        .collect();
    Instance::new(store, &module, &exports).expect("it fits");
}

#[test]
fn a_program_does_the_same_however_it_is_split() {
    let program = wat::parse_str(PROGRAM).unwrap();
    let whole = run(&program, &[], 3);
    const PARTS: usize = 3;
    for way in 0..PARTS.pow(FUNCTIONS.len() as u32) {
        let part_of = |name: &str| {
            let n = FUNCTIONS.iter().position(|&own| own == name);
            n.map_or(0, |n| way / PARTS.pow(n as u32) % PARTS)
        };
        let parts = split_by(&program, PARTS, &part_of).unwrap_or_else(|why| panic!("way {way}: {why}"));
        // One way in seven, so that the test does not take long.
        for early in [[0, 1], [1, 0]].into_iter().filter(|_| way % 7 == 0) {
            let (given, notes, loads) = run_after(&early, &parts.first, &parts.others, 3);
            assert_eq!((given, &notes), (whole.0, &whole.1), "way {way}, {early:?}");
            for (n, loads) in (1..).zip(loads) {
                // What the browser calls always asks for its part.
                let asks = part_of("run") == n;
                assert_eq!(loads, u32::from(asks), "way {way}, {early:?}: part {n} is there");
            }
        }
        let (given, notes, loads) = run(&parts.first, &parts.others, 3);
        assert_eq!((given, &notes), (whole.0, &whole.1), "way {way}");
        for (n, loads) in (1..).zip(loads) {
            assert!(loads <= 1, "way {way}: part {n} was loaded {loads} times");
            let is_used = FUNCTIONS.iter().any(|name| *name != "keep" && part_of(name) == n);
            assert!(is_used || loads == 0, "way {way}: nothing of part {n} was called");
        }
    }
}

#[test]
fn what_one_other_part_alone_calls_lies_there_too() {
    let program = wat::parse_str(PROGRAM).unwrap();
    let functions = |later: &[&str]| {
        let parts = split_by(&program, 2, &|name| usize::from(later.contains(&name))).unwrap();
        bodies(&parts.others[0])
    };
    assert_eq!(functions(&["c"]), 1, "all that it calls is called elsewhere, too");
    assert_eq!(functions(&["a"]), 2, "c is called by it alone");
    assert_eq!(
        functions(&["a", "b", "c", "d"]),
        5,
        "tick goes with the four that call it"
    );
    assert_eq!(
        functions(&["run"]),
        1,
        "what is in the table or exported is the first part's"
    );
    let two = |name: &str| {
        ["a", "b", "c", "d"]
            .iter()
            .position(|own| *own == name)
            .map_or(0, |n| 1 + n / 2)
    };
    let parts = split_by(&program, 3, &two).unwrap();
    assert_eq!(
        parts.others.iter().map(|part| bodies(part)).collect::<Vec<_>>(),
        [2, 2],
        "what two parts call is the first's"
    );
}

/// How many functions of its own a part has.
fn bodies(part: &[u8]) -> usize {
    let bodies = wasmparser::Parser::new(0).parse_all(part);
    bodies
        .filter(|payload| matches!(payload, Ok(wasmparser::Payload::CodeSectionEntry(_))))
        .count()
}

#[test]
fn a_watched_program_does_the_same_and_names_what_has_run() {
    let program = wat::parse_str(PROGRAM).unwrap();
    let watched = watch(&program).unwrap();
    assert_eq!(watched.names, FUNCTIONS);
    let (given, notes, _) = run(&watched.program, &[], 3);
    let whole = run(&program, &[], 3);
    assert_eq!((given, notes), (whole.0, whole.1));

    let engine = Engine::default();
    let mut store = Store::new(&engine, Page::default());
    let mut linker = Linker::new(&engine);
    linker.func_wrap("page", "note", |_: i32| {}).unwrap();
    linker
        .func_wrap("page", "__wbg_tesseraLoadPart_12", |_: i32| {})
        .unwrap();
    let module = Module::new(&engine, &watched.program).unwrap();
    let instance = linker.instantiate_and_start(&mut store, &module).unwrap();
    let d = instance.get_func(&store, "d").unwrap();
    d.call(&mut store, &[Val::I32(1)], &mut [Val::I32(0)]).unwrap();
    let ran: Vec<&str> = (0..)
        .zip(&watched.names)
        .filter(|(n, _)| {
            let flag = instance
                .get_global(&store, &format!("ran-{n}"))
                .expect("a flag for each function");
            matches!(flag.get(&store), Val::I32(1))
        })
        .map(|(_, name)| name.as_str())
        .collect();
    assert_eq!(ran, ["tick", "d"]);
}

#[test]
fn functions_do_the_same_if_their_instructions_are_equal_and_whom_they_call_does_the_same() {
    let text = r#"(module
        (import "page" "one" (func $one))
        (import "page" "other" (func $other))
        (func $three (result i32) (i32.const 3))
        (func $three_too (result i32) (i32.const 3))
        (func $four (result i32) (i32.const 4))
        (func $three_long (result i64) (i64.const 3))
        (func $calls_three (result i32) (i32.add (call $three) (i32.const 1)))
        (func $calls_three_too (result i32) (i32.add (call $three_too) (i32.const 1)))
        (func $calls_four (result i32) (i32.add (call $four) (i32.const 1)))
        (func $turns (call $turns_too))
        (func $turns_too (call $turns))
        (func $asks_one (call $one))
        (func $asks_other (call $other)))"#;
    let watched = watch(&wat::parse_str(text).unwrap()).unwrap();
    let first_of = |n: &usize| watched.names[*n].as_str();
    let firsts: Vec<&str> = watched.same.iter().map(first_of).collect();
    assert_eq!(
        firsts,
        [
            "three",
            "three",
            "four",
            "three_long",
            "calls_three",
            "calls_three",
            "calls_four",
            "turns",
            "turns",
            "asks_one",
            "asks_other"
        ]
    );
}

#[test]
fn hashes_of_crates_and_numbers_of_functions_with_one_name_are_no_part_of_a_name() {
    let text = r#"(module
        (func $"core[c5930c85a12de822]::fmt::<[u8]>")
        (func $"<alloc[3ca501edff3f0c7c]::vec::Vec<[u8; 3usize]>>::push[12]")
        (func $"<core[c5930c85a12de822]::fmt::Error>::fmt.490")
        (func $"one[1].17"))"#;
    let watched = watch(&wat::parse_str(text).unwrap()).unwrap();
    let names = [
        "core::fmt::<[u8]>",
        "<alloc::vec::Vec<[u8; 3usize]>>::push",
        "<core::fmt::Error>::fmt",
        "one",
    ];
    assert_eq!(watched.names, names);
}

#[test]
fn what_cannot_be_split_is_refused_with_its_reason() {
    let refused = |text: &str| split_by(&wat::parse_str(text).unwrap(), 1, &|_| 0).unwrap_err();
    assert_eq!(refused("(module (table 1 funcref))"), Fault::NoLoad);
    let no_number = r#"(module (import "page" "tesseraLoadPart" (func)) (table 1 funcref))"#;
    assert_eq!(refused(no_number), Fault::NoLoad);
    let load = r#"(import "page" "tesseraLoadPart" (func (param i32)))"#;
    assert_eq!(refused(&format!("(module {load})")), Fault::Unknown("no table"));
    let start = refused(&format!("(module {load} (table 1 funcref) (func $s) (start $s))"));
    assert_eq!(start, Fault::Unknown("a start function"));
    assert!(matches!(
        split_by(b"<!doctype html>", 1, &|_| 0),
        Err(Fault::Unreadable(_))
    ));
}

#[test]
fn a_list_has_the_functions_of_each_part_and_is_read_as_it_is_written() {
    let mut list = PartList::default();
    list.add("later", ["a::b", "c"]);
    list.add("es", ["d", "c"]);
    assert_eq!(list.names(), ["later", "es"]);
    assert_eq!(
        ["a::b", "c", "d", "a"].map(|name| list.part_of(name)),
        [1, 1, 2, 0]
    );
    assert_eq!(PartList::read(&format!("# Remark\n{list}")), Ok(list));
    for (text, fault) in [
        (
            "part a\n0123abcd\n123",
            "line 3: eight hexadecimal digits were expected",
        ),
        (
            "# Remark\n0123abcd",
            "line 2: a function stands before the name of a part",
        ),
        (
            "part a-b",
            "line 1: the name of a part has letters and digits only",
        ),
    ] {
        assert_eq!(PartList::read(text).unwrap_err(), fault);
    }
}

#[test]
fn imports_have_short_names_in_the_order_of_those_that_they_had_and_short_ones_stay() {
    let program = wat::parse_str(PROGRAM).expect("a program");
    let shortened = shorten_imports(&program).expect("it is read");
    let names: Vec<(&str, &str)> = (shortened.names.iter())
        .map(|(old, new)| (old.as_str(), new.as_str()))
        .collect();
    assert_eq!(names, [("__wbg_tesseraLoadPart_12", "aa"), ("note", "ab")]);
    let text = |bytes: &[u8], name: &str| bytes.windows(name.len()).any(|part| part == name.as_bytes());
    assert!(
        text(&program, "__wbg_tesseraLoadPart_12") && !text(&shortened.program, "__wbg_tesseraLoadPart_12")
    );
    let again = shorten_imports(&shortened.program).expect("it is read");
    assert_eq!(again.program, shortened.program);
    assert!(again.names.iter().all(|(old, new)| old == new));
    // Both parts of a program that was split have them, too.
    let parts = split_by(&program, 2, &|name| usize::from(name == "c")).expect("it is split");
    assert!(shorten_imports(&parts.first).is_ok_and(|first| first.names == shortened.names));
}
