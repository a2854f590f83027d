//! Whatever Share writes is read back as the same game, whatever a program has put around it or done to it.

use rand::RngExt;

use tessera_app::{Effect, Link, Msg, OpenPage, Route, SavedGame, Scope, ShareMsg, ShareTab, pasted};
use tessera_core::game::{Dice, dice};
use tessera_core::language::Language;

use super::App;
use super::records::{SETTINGS, random_game};
use super::share::{embed, sharing, view};
use super::surroundings::{AROUND_ADDRESSES, AROUND_LISTS, is_numbered};
use super::whole::whole_or;

/// Games of every setting with the names that people type.
fn games() -> impl Iterator<Item = (u64, Link)> {
    let seeds = whole_or(50, 3);
    SETTINGS.iter().flat_map(move |setting| {
        (0..seeds).map(move |seed| {
            let mut link = random_game(setting, seed);
            if seed % 3 == 1 {
                link.names = vec!["J. R.".to_owned(), "Ana_".to_owned()];
            }
            (seed, link)
        })
    })
}

/// The game that is read from a text, however it was handed on.
fn read(text: &str) -> Result<Link, String> {
    let saved: Option<SavedGame> = serde_json::from_str(text).ok();
    match pasted(text, saved, Language::English) {
        Ok(read) => read.link().ok_or_else(|| "a puzzle of the site".to_owned()),
        Err(fault) => Err(format!("{fault:?}")),
    }
}

#[test]
fn every_address_is_read_in_all_surroundings() {
    for (seed, link) in games() {
        for place in ["#", "#review/", "#puzzle/own/", "embed.html#", "es/#"] {
            let address = format!("https://games.example/{place}{link}");
            for (name, around) in AROUND_ADDRESSES {
                let text = around(&address);
                let mut read = read(&text);
                // A line that breaks off within the name of a player may be followed by a sentence.
                if let Ok(read) = &mut read
                    && name.contains("wrapped")
                {
                    read.names.clone_from(&link.names);
                }
                assert_eq!(read.as_ref(), Ok(&link), "{name}, seed {seed}: {text}");
            }
        }
        // A record alone.
        for name in [
            "nothing",
            "quotes",
            "code",
            "angle brackets",
            "quoted mail",
            "no-break spaces",
        ] {
            let (_, around) = AROUND_ADDRESSES
                .iter()
                .find(|(other, _)| *other == name)
                .expect("it is there");
            let text = around(&link.to_string());
            assert_eq!(read(&text).as_ref(), Ok(&link), "{name}, seed {seed}: {text}");
        }
    }
}

#[test]
fn pages_of_the_site_are_read_in_all_surroundings() {
    for page in [
        "puzzle/linage-12",
        "puzzle/daily",
        "puzzle/keil-3/r4",
        "setup/carcassonne",
        "play/ecalper",
        "review/linage/size=5.komi=0_5/c3.a1@1",
    ] {
        let route: Route = page.parse().expect("it is an address");
        for (name, around) in AROUND_ADDRESSES {
            let text = around(&format!("https://games.example/#{page}"));
            let mut app = App::open();
            app.send(Msg::Navigate("open".into()));
            let effects = app.send(Msg::Pasted(text.clone(), None)).to_vec();
            let goes = Effect::Leave(format!("#{route}"));
            assert!(effects.contains(&goes), "{name}: {text}: {effects:?}");
        }
    }
}

/// Elements of ours whose attributes hold no address.
#[test]
fn the_puzzle_and_the_new_game_of_an_element_are_found() {
    for (text, address) in [
        ("puzzle=\"linage-12\"", "puzzle/linage-12"),
        ("<board-game puzzle=\"daily\"></board-game>", "puzzle/daily"),
        (
            "<board-game theme='dark'\n  puzzle = 'keil-3/r4'>",
            "puzzle/keil-3/r4",
        ),
        (
            "&lt;board-game puzzle=&quot;linage-12&quot;&gt;",
            "puzzle/linage-12",
        ),
        (
            "<script src=\"https://games.example/embed.js\"></script><board-game puzzle=linage-12>",
            "puzzle/linage-12",
        ),
        ("<board-game game=\"keil\" size=\"7\">", "keil/size=7/"),
        ("<board-game game=\"carcassonne\"></board-game>", "carcassonne//"),
    ] {
        let route: Route = address.parse().expect("it is an address");
        let mut app = App::open();
        app.send(Msg::Navigate("open".into()));
        let effects = app.send(Msg::Pasted(text.into(), None)).to_vec();
        match route {
            // What the element leaves out is as usual.
            Route::Play(_) => assert!(app.record().starts_with(address.trim_end_matches('/')), "{text}"),
            _ => assert!(
                effects.contains(&Effect::Leave(format!("#{route}"))),
                "{text}: {effects:?}"
            ),
        }
    }
    for text in [
        "puzzle=\"\"",
        "puzzle=\"nonsense\"",
        "my-puzzle=\"linage-12\"",
        "game=\"chess\"",
        "the puzzle is linage-12",
    ] {
        assert!(
            read(text).is_err_and(|why| why.contains("Link")),
            "{text}: {:?}",
            read(text)
        );
    }
}

#[test]
fn every_list_of_moves_is_read_in_all_surroundings() {
    for (seed, mut link) in games() {
        link.record.shown = None;
        for language in Language::ALL {
            let text = link.text(language).expect("it is legal");
            for (name, around) in AROUND_LISTS {
                let text = around(&text);
                assert_eq!(read(&text).as_ref(), Ok(&link), "{name}, seed {seed}:\n{text}");
            }
        }
    }
}

#[test]
fn json_is_read_with_what_a_device_puts_around_it() {
    for (seed, link) in games() {
        let text = link
            .json("https://games.example/", Language::Spanish)
            .expect("it is legal");
        for (name, text) in [
            ("nothing", text.clone()),
            ("a mark of the order of bytes", format!("\u{feff}{text}")),
            ("ends of lines of Windows", text.replace('\n', "\r\n")),
            ("empty lines", format!("\n\n{text}\n\n")),
            ("one line", text.replace('\n', " ")),
        ] {
            assert_eq!(read(&text).as_ref(), Ok(&link), "{name}, seed {seed}: {text}");
        }
    }
}

/// The dialog itself: link, text, JSON and HTML of every kind of embedding.
#[test]
fn what_the_dialog_writes_is_read() {
    for (seed, link) in games().filter(|(_, link)| !link.record.names.is_empty()) {
        let mut record = link.record.clone();
        record.shown = None;
        let mut app = sharing(&record.to_string());
        let said = |app: &mut App, msg: ShareMsg| {
            app.send(Msg::Share(msg));
        };
        said(&mut app, ShareMsg::Scope(Scope::Game));
        let shared = app.model.board().expect("a game").game.line().to_vec();
        let same = |text: &str, what: &str| {
            let read = read(text).unwrap_or_else(|fault| panic!("{what}, seed {seed}: {fault}\n{text}"));
            assert_eq!(read.record.names, shared, "{what}, seed {seed}: {text}");
        };
        said(&mut app, ShareMsg::Tab(ShareTab::Link));
        let address = view(&app).link.address;
        AROUND_ADDRESSES
            .iter()
            .for_each(|(name, around)| same(&around(&address), name));
        said(&mut app, ShareMsg::Tab(ShareTab::Text));
        same(&view(&app).text, "list of moves");
        said(&mut app, ShareMsg::Json(true));
        same(&view(&app).text, "JSON");
        said(&mut app, ShareMsg::Tab(ShareTab::Embed));
        for snippet in ["frame", "element", "address", "markdown", "image", "bbcode"] {
            embed(&mut app, "snippet", snippet);
            for kind in ["viewer", "diagram", "play"] {
                embed(&mut app, "kind", kind);
                let html = view(&app).embed.html;
                same(&html, &format!("{snippet}, {kind}"));
                same(
                    &format!("Put this in:\n\n```html\n{html}\n```\n"),
                    "HTML in Markdown",
                );
                same(&html.replace('\n', "\r\n"), "HTML of Windows");
                same(
                    &html
                        .replace('&', "&amp;")
                        .replace('<', "&lt;")
                        .replace('"', "&quot;"),
                    "HTML as text",
                );
            }
        }
    }
}

#[test]
fn of_several_games_the_first_whole_one_is_opened() {
    let whole = "https://games.example/#linage/size=5.komi=0_5/c3.a1";
    let link = read(whole).expect("it is whole");
    for other in [
        "https://games.example/#linage/size=5.komi=0_5/c3.c3",
        "https://games.example/#linage/size=99/c3",
        "https://games.example/#linage/size=5/c3;ai=9:9",
        "linage/size=9.komi=0_5/e5",
        "#linage",
        "#keil",
        "rules/keil/",
    ] {
        assert_eq!(
            read(&format!("{other} and {whole} and https://x/#keil//")).as_ref(),
            Ok(&link),
            "{other}"
        );
    }
    // A sentence that follows is no part of a link.
    let long = format!("This is the game that I played today: {whole}\n");
    for after in ["a1 was a mistake", "b2", "Bye", "0", "c3.a1"] {
        assert_eq!(read(&format!("{long}{after}")).as_ref(), Ok(&link), "{after}");
    }
}

/// Addresses as programs leave them in the field of the browser.
#[test]
fn addresses_open_what_they_name_without_what_stands_behind_them() {
    for end in [
        ".",
        "...",
        ")",
        ",",
        ").",
        ";",
        "!",
        "?",
        "*",
        "**",
        "_",
        "~~",
        "'",
        "\"",
        ">",
        "]",
        ":",
        "&utm_source=chat",
        "?fbclid=abc",
        "%E2%80%8B",
        "%29",
        "%22",
        "%3E",
        "%20",
        "/",
        "\u{200b}",
        "#top",
    ] {
        let mut app = App::open();
        app.send(Msg::Navigate(format!("#linage/size=5.komi=0_5/c3.a1{end}")));
        assert!(matches!(app.model.page, OpenPage::Play(_)), "{end}");
        assert_eq!(app.record(), "linage/size=5.komi=0_5/c3.a1", "{end}");
        assert!(app.model.shell.notice.is_none(), "{end}");
        for page in [
            "review/linage/size=5.komi=0_5/c3.a1",
            "puzzle/own/linage/size=5.komi=0_5/c3.a1@1",
        ] {
            let mut app = App::open();
            app.send(Msg::Navigate(format!("#{page}{end}")));
            assert!(!matches!(app.model.page, OpenPage::Lost(_)), "{page}{end}");
        }
    }
}

/// What is not a whole list is refused, or was written so.
#[test]
fn a_list_with_a_line_lost_doubled_swapped_or_cut_is_never_another_game() {
    let (mut refused, mut same) = (0, 0);
    for (seed, mut link) in games().filter(|(_, link)| link.record.names.len() > 4) {
        link.record.shown = None;
        let text = link.text(Language::English).expect("it is legal");
        let lines: Vec<&str> = text.lines().collect();
        let listed: Vec<usize> = (0..lines.len()).filter(|&at| is_numbered(lines[at])).collect();
        let mut dice: Dice = dice(seed);
        for _ in 0..12 {
            let at = listed[dice.random_range(0..listed.len() as u32) as usize];
            let other = listed[dice.random_range(0..listed.len() as u32) as usize];
            let mut lost = lines.clone();
            lost.remove(at);
            let mut doubled = lines.clone();
            doubled.insert(at, lines[at]);
            let mut swapped = lines.clone();
            swapped.swap(at, other);
            let mut cut = lines.clone();
            let half = lines[at].len() * 2 / 3;
            cut[at] = &lines[at][..(0..=half)
                .rev()
                .find(|&end| lines[at].is_char_boundary(end))
                .unwrap_or(0)];
            let mut quoted = lines.clone();
            let with_mark = format!("> {}", lines[at]);
            quoted[at] = &with_mark;
            for (what, lines) in [
                ("lost", lost),
                ("doubled", doubled),
                ("swapped", swapped),
                ("cut", cut),
                ("quoted", quoted),
            ] {
                let text = lines.join("\n");
                match read(&text) {
                    // The end is missing, and no score tells of it.
                    Ok(read) if Some(&at) == listed.last() && what != "quoted" && read != link => {
                        let names = &read.record.names;
                        assert!(
                            link.record.names.starts_with(names),
                            "{what} line {at}, seed {seed}:\n{text}"
                        );
                    }
                    Ok(read) => {
                        assert_eq!(read, link, "{what} line {at}, seed {seed}:\n{text}");
                        same += 1;
                    }
                    Err(fault) => {
                        assert_ne!(what, "quoted", "seed {seed}: {fault}\n{text}");
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(refused > 500 && same > 100, "{refused} {same}");
}
