//! Names of players that go along with a game that is shared, whatever is in them.

use tessera_app::{Link, PlayMsg, ShareMsg};

use super::share::{RECORD, link, name, say, sharing, view};

#[test]
fn names_go_along_if_wished_and_are_read_by_whoever_opens_the_link() {
    let mut app = sharing(RECORD);
    assert_eq!(view(&app).names, None);
    name(&mut app, 1, "Ána O'Hara");
    assert_eq!(view(&app).names, Some(false), "names are nobody else's business");
    assert_eq!(link(&app), RECORD);
    say(&mut app, ShareMsg::Names(true));
    let told = link(&app);
    assert_eq!(told, format!("{RECORD};names=,%C3%81na%20O%27Hara"));
    let reader = sharing(&told);
    assert_eq!(reader.panel().seats[1].name, "Ána O'Hara");
    let address = reader.model.play().expect("a game").address();
    assert_eq!(address, told, "a page that is loaded again knows them still");
    // The address of whoever shares tells no names.
    assert_eq!(app.model.play().expect("a game").address(), RECORD);
}

#[test]
fn whoever_takes_a_seat_against_the_engine_has_no_name_of_others() {
    let mut app = sharing(&format!("{RECORD};ai=2:5;names=Ada"));
    assert_eq!(app.panel().seats[0].name, "Ada");
    app.send(PlayMsg::Invite);
    assert_eq!(app.panel().seats[0].name, "You");
    let address = app.model.play().expect("a game").address();
    assert_eq!(address, format!("{RECORD};ai=2:5"));
}

/// Names that would do harm if somebody read them as something else.
pub(super) const HOSTILE: &[&str] = &[
    ";purist",
    ";ai=1:9",
    "%3Bpurist",
    "a,b",
    "\"><script>alert(1)</script>",
    "' onload='x",
    "&theme=dark",
    "#keil//e5",
    "@2",
    "\u{202e}desrever",
    "a\u{0}b\nc\td",
    "  around  ",
    "a name that is much longer than any seat has room for",
    "漢字かな交じり文",
    "👩‍👧",
];

#[test]
fn a_hostile_name_is_a_name_and_nothing_else() {
    for hostile in HOSTILE {
        let mut app = sharing(RECORD);
        name(&mut app, 0, hostile);
        say(&mut app, ShareMsg::Names(true));
        let told = link(&app);
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_~=./@;,:%".contains(letter);
        assert!(told.chars().all(plain), "{told}");
        let read = Link::from_fragment(&told).expect("it was written");
        assert_eq!(read.record.to_string(), RECORD);
        assert!(read.machines.is_empty() && !read.purist, "{told}");
        assert_eq!(read.names.len(), 1, "{told}");
        let seen = &read.names[0];
        assert!(seen.chars().count() <= 20 && seen.trim() == seen, "{seen}");
        assert!(
            !seen.contains(|letter: char| letter.is_control() || letter == '\u{202e}'),
            "{seen}"
        );
        // The same through a program that writes more characters of an address as bytes.
        let escaped = told
            .replace('%', "%25")
            .replace(';', "%3B")
            .replace(',', "%2C")
            .replace('@', "%40");
        assert_eq!(Link::from_fragment(&escaped), Ok(read), "{escaped}");
    }
}

#[test]
fn what_is_no_name_is_refused_with_its_place() {
    for (names, place) in [
        ("", 15),
        (",,", 15),
        ("a b", 15),
        ("Ada,<b>", 19),
        ("Ada,%C3", 19),
        ("Ada,%zz", 19),
        ("Ada,%E2%80%AE", 19),
        ("%20Ada", 15),
        ("abcdefghijklmnopqrstu", 15),
        ("a,b,c,d,e,f", 25),
    ] {
        let fault = Link::from_fragment(&format!("keil//e5;names={names}")).expect_err("no names");
        assert_eq!(fault.at(), place, "{names}: {fault:?}");
    }
    let twice = Link::from_fragment("keil//e5;names=a;names=b").expect_err("it is there twice");
    assert_eq!(twice.at(), 17);
    // A name for a seat that the game does not have is left out.
    let app = sharing("linage/size=5.komi=0_5/c3;names=Ada,Ben,Cleo");
    assert_eq!(app.panel().seats.len(), 2);
    assert_eq!(app.panel().seats[1].name, "Ben");
}
