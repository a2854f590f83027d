//! The dialog in which a game is shared: what goes along, how it opens, and what it never tells.

use super::{App, level};
use tessera::app::{
    Effect, Link, Msg, OpenPage, Opponent, PlayMsg, Player, QR_LIMIT, Qr, SHARE_DIALOG, Scope, Setup,
    ShareMsg, ShareTab, ShareView, Starts, share_view,
};
use tessera::catalog::GameId;
use tessera::game::Seat;
use tessera::language::Language;
use tessera::scene::{Ink, InkTheme};

const SITE: &str = "https://tessera.example/";
const RECORD: &str = "linage/size=5.komi=0_5/c3.a1.e5.b4";
/// Two turns of Carcassonne, and the tile of the third.
const LAND: &str = "carcassonne/players=2.small-city=4.unplaceable=aside/E.0_1_2.city-s.U.1_0_1.none.U";

/// The app at an address, with the dialog open.
fn sharing(address: &str) -> App {
    let mut app = App::open();
    app.model.shell.site = SITE.to_owned();
    app.send(Msg::Navigate(address.to_owned()));
    app.send(PlayMsg::Share);
    app
}

fn say(app: &mut App, msg: ShareMsg) -> Vec<Effect> {
    app.send(PlayMsg::Sharing(msg)).to_vec()
}

fn view(app: &App) -> ShareView {
    app.model.see(share_view)
}

/// The link without the address of the site.
fn link(app: &App) -> String {
    let address = view(app).link.address;
    let link = address.strip_prefix(SITE).and_then(|link| link.strip_prefix('#'));
    link.expect("an address of the site").to_owned()
}

fn embed(app: &mut App, field: &str, value: &str) {
    say(app, ShareMsg::Embed(field.to_owned(), value.to_owned()));
}

fn name(app: &mut App, seat: u8, name: &str) {
    let OpenPage::Play(state) = &mut app.model.page else {
        panic!("a game is open")
    };
    state.game.names[Seat(seat)] = name.to_owned();
}

#[test]
fn share_opens_a_dialog_and_forgets_it_when_it_is_closed() {
    let mut app = App::open();
    app.send(Msg::Navigate(RECORD.to_owned()));
    assert!(!view(&app).open);
    assert_eq!(app.send(PlayMsg::Share), [Effect::Open(SHARE_DIALOG)]);
    assert!(view(&app).open);
    say(&mut app, ShareMsg::Tab(ShareTab::Embed));
    say(&mut app, ShareMsg::Close);
    assert!(!view(&app).open);
    assert!(
        say(&mut app, ShareMsg::CopyLink).is_empty(),
        "nothing is shared now"
    );
    app.send(PlayMsg::Share);
    assert_eq!(view(&app).tab, ShareTab::Link, "it begins anew");
}

#[test]
fn arrows_lead_around_the_tabs() {
    for tab in ShareTab::ALL {
        assert_eq!(tab.after(ShareTab::ALL.len()), tab);
        assert_eq!(tab.after(1).after(ShareTab::ALL.len() - 1), tab);
    }
}

#[test]
fn a_game_a_position_and_a_line_are_three_links() {
    let mut app = sharing(&format!("{RECORD}@3"));
    assert_eq!(
        link(&app),
        format!("{RECORD}@3"),
        "the whole game, at the ply that is shown"
    );
    say(&mut app, ShareMsg::Scope(Scope::Position));
    assert_eq!(link(&app), "linage/size=5.komi=0_5/c3.a1.e5", "it ends there");
    assert_eq!(view(&app).start, None);
    say(&mut app, ShareMsg::Scope(Scope::Line));
    assert_eq!(
        link(&app),
        "linage/size=5.komi=0_5/c3.a1.e5@0",
        "the same, from its start"
    );
    // Each says what it is.
    let notes = [Scope::Game, Scope::Position, Scope::Line].map(|scope| {
        say(&mut app, ShareMsg::Scope(scope));
        view(&app).scope_note
    });
    assert!(
        notes[1].contains("move 3") && notes[2].contains("1 to 3"),
        "{notes:?}"
    );
    assert!(notes[0] != notes[1] && notes[1] != notes[2]);
}

#[test]
fn the_link_opens_at_the_move_that_is_wished_and_the_picture_shows_it() {
    let mut app = sharing(RECORD);
    assert_eq!(view(&app).start, Some((false, 4, 4)));
    let at_the_end = view(&app).picture;
    say(&mut app, ShareMsg::Start(2));
    assert_eq!(link(&app), format!("{RECORD}@2"));
    assert!(view(&app).caption.contains("move 2"), "{}", view(&app).caption);
    assert_ne!(view(&app).picture, at_the_end);
    say(&mut app, ShareMsg::Start(99));
    assert_eq!(link(&app), RECORD, "the last move is the end");
    say(&mut app, ShareMsg::Start(0));
    assert!(view(&app).caption.contains("start"), "{}", view(&app).caption);
    say(&mut app, ShareMsg::Starts(false));
    assert_eq!(link(&app), RECORD);
}

#[test]
fn every_link_opens_what_it_was_made_of() {
    for &game in GameId::ALL {
        let example = game.about().example;
        for scope in [Scope::Game, Scope::Position, Scope::Line] {
            let mut app = sharing(&format!("{example}@2"));
            say(&mut app, ShareMsg::Scope(scope));
            let (told, caption) = (link(&app), view(&app).caption);
            let again = sharing(&told);
            assert_eq!(view(&again).caption, caption, "{told}");
        }
    }
}

#[test]
fn what_the_engine_plays_meanwhile_is_not_shared() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(5)), Starts::Me);
    app.model.shell.site = SITE.to_owned();
    app.tap("c3");
    app.send(PlayMsg::Share);
    let before = link(&app);
    app.answer("a1");
    assert_eq!(link(&app), before);
}

#[test]
fn who_was_the_machine_goes_along_if_wished() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(5)), Starts::Me);
    app.model.shell.site = SITE.to_owned();
    app.tap("c3");
    app.send(PlayMsg::Share);
    assert_eq!(view(&app).machines, Some(true));
    assert!(link(&app).ends_with(";ai=2:5"));
    say(&mut app, ShareMsg::Machines(false));
    assert!(!link(&app).contains(';'));
    say(&mut app, ShareMsg::Tab(ShareTab::Text));
    assert!(!view(&app).text.contains("AI"), "{}", view(&app).text);
    let friends = sharing(RECORD);
    assert_eq!(view(&friends).machines, None, "nobody asks where there was none");
}

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
const HOSTILE: &[&str] = &[
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

#[test]
fn a_long_link_is_warned_of_and_is_no_code() {
    let mut app = sharing("linage/size=19.komi=0_5/a1.b1");
    assert_eq!(view(&app).link.warning, None);
    let length = view(&app).link.address.len();
    assert_eq!(view(&app).link.length, format!("{length} characters"));
    // A site with a long address: what counts is the whole.
    app.model.shell.site = format!("https://{}/", "a".repeat(2_000));
    assert!(view(&app).link.warning.expect("a warning").contains("2000"));
    say(&mut app, ShareMsg::Qr);
    let link = view(&app).link;
    assert!(link.qr.is_none());
    assert!(link.no_qr.expect("a reason").contains(&QR_LIMIT.to_string()));
    assert!(!link.address.is_empty(), "it can still be copied");
}

#[test]
fn the_link_is_copied_and_what_became_of_it_is_told_in_the_dialog() {
    let mut app = sharing(RECORD);
    let copied = say(&mut app, ShareMsg::CopyLink);
    assert_eq!(copied, [Effect::Copy(format!("{SITE}#{RECORD}"))]);
    assert_eq!(view(&app).told, None, "nothing is copied yet");
    app.send(PlayMsg::Copied);
    assert!(view(&app).told.expect("it is told").contains("copied"));
    say(&mut app, ShareMsg::Scope(Scope::Position));
    assert_eq!(view(&app).told, None, "that was another link");
    app.send(PlayMsg::NotCopied(format!("{SITE}#{RECORD}")));
    assert!(view(&app).told.expect("it is told").contains("could not"));
    say(&mut app, ShareMsg::Close);
    assert!(
        app.panel().link.is_some(),
        "it is still there to be copied by hand"
    );
    app.send(PlayMsg::Share);
    let sent = say(&mut app, ShareMsg::Send);
    assert!(
        matches!(&sent[..], [Effect::Send(title, address)] if title.starts_with("Linage") && address.ends_with(RECORD))
    );
    say(&mut app, ShareMsg::NotSent);
    assert!(view(&app).told.expect("it is told").contains("Copy it instead"));
    say(&mut app, ShareMsg::Close);
    assert_eq!(app.panel().notice, None);
}

/// What a camera reads off a code, whose picture is drawn with so many pixels for a module.
fn photographed(qr: &Qr, pixels: usize) -> String {
    // The path is squares of `M x y h run v1 h-run z`.
    let side = qr.side as usize;
    let mut dark = vec![false; side * side];
    for run in qr.path.split('M').skip(1) {
        let (x, rest) = run.split_once(' ').expect("a place");
        let (y, rest) = rest.split_once('h').expect("a place");
        let (length, _) = rest.split_once('v').expect("a length");
        let [x, y, length] = [x, y, length].map(|number| number.parse::<usize>().expect("a number"));
        dark[y * side + x..][..length].fill(true);
    }
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(side * pixels, side * pixels, |x, y| {
        if dark[y / pixels * side + x / pixels] {
            0
        } else {
            255
        }
    });
    let grids = image.detect_grids();
    assert_eq!(grids.len(), 1);
    grids[0].decode().expect("it can be read").1
}

#[test]
fn another_program_reads_the_code_as_the_link() {
    let mut app = sharing(RECORD);
    say(&mut app, ShareMsg::Qr);
    let address = view(&app).link.address;
    let qr = Qr::of(&address).expect("it is short");
    assert_eq!(view(&app).link.qr.as_deref(), Some(qr.svg().as_str()));
    assert_eq!(photographed(&qr, 3), address);
    for length in [1, 17, 100, 500, QR_LIMIT] {
        let text: String = "https://tessera.example/#linage/"
            .chars()
            .cycle()
            .take(length)
            .collect();
        assert_eq!(photographed(&Qr::of(&text).expect("it has room"), 3), text);
    }
    assert_eq!(Qr::of(&"a".repeat(QR_LIMIT + 1)), None);
}

#[test]
fn the_text_lists_players_moves_and_scores() {
    let mut app = sharing("linage/size=9.komi=bid/komi-5_5.horizontal.b5.a2.f1.b3.f4@4");
    name(&mut app, 0, "Ada");
    say(&mut app, ShareMsg::Tab(ShareTab::Text));
    say(&mut app, ShareMsg::Names(true));
    let text = view(&app).text;
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("Linage · 9 × 9"), "{text}");
    assert!(lines.contains(&"1: Ada (Vertical)"), "{text}");
    assert!(text.contains("Komi 5½"), "{text}");
    assert!(
        lines.contains(&"1. b5        a2") && lines.contains(&"3. f4"),
        "{text}"
    );
    assert!(text.contains("Score: "), "{text}");
    assert!(lines.iter().all(|line| line.chars().count() <= 80), "{text}");
    say(&mut app, ShareMsg::Scope(Scope::Line));
    assert!(!view(&app).text.contains("f1"), "{}", view(&app).text);
    assert!(view(&app).text.contains("1. b5        a2"));
}

#[test]
fn the_text_of_a_finished_game_says_who_won_and_of_nobody_that_it_is_you() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(3)), Starts::Me);
    app.tap("c3");
    app.answer("a1");
    for _ in 0..2 {
        app.send(PlayMsg::Resign);
    }
    app.send(PlayMsg::Share);
    say(&mut app, ShareMsg::Tab(ShareTab::Text));
    let text = view(&app).text;
    assert!(
        text.contains("resign") && text.contains("won by resignation"),
        "{text}"
    );
    assert!(!text.to_lowercase().contains("you"), "{text}");
}

#[test]
fn the_text_of_a_game_of_tiles_has_the_scores_of_every_turn() {
    let mut app = sharing(LAND);
    say(&mut app, ShareMsg::Tab(ShareTab::Text));
    let text = view(&app).text;
    let turns: Vec<&str> = text.lines().filter(|line| line.contains("Tile ")).collect();
    assert_eq!(turns.len(), 3, "{text}");
    assert_eq!(
        turns[0],
        "1. Player 1  Tile E · 0, 1, turned 180° · Meeple: city south  [4 0]"
    );
}

#[test]
fn the_json_opens_the_game_again_and_is_saved_under_its_name() {
    let mut app = sharing(&format!("{RECORD};ai=2:5;names=Ada"));
    app.send(PlayMsg::Sharing(ShareMsg::Tab(ShareTab::Text)));
    for msg in [ShareMsg::Json(true), ShareMsg::Names(true)] {
        say(&mut app, msg);
    }
    let text = view(&app).text;
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(json["plies"].as_array().map(Vec::len), Some(4));
    assert!(json["link"].as_str().expect("a link").contains(RECORD));
    assert!(text.contains("Ada"));
    let saved = say(&mut app, ShareMsg::SaveText);
    assert!(
        matches!(&saved[0], Effect::SaveFile(name, content) if name.starts_with("linage-") && name.ends_with(".json") && *content == text)
    );
    let copied = say(&mut app, ShareMsg::CopyText);
    assert_eq!(copied, [Effect::CopyText(text)]);
}

#[test]
fn an_unfinished_game_of_tiles_tells_nothing_that_is_to_come() {
    // A game of this device, whose seed decides the draws.
    let mut app = App::open();
    app.model.shell.site = SITE.to_owned();
    let setup = Setup {
        opponent: Opponent::Friend,
        ..Setup::default()
    };
    app.send(Msg::Start(GameId::Carcassonne, setup));
    app.send(PlayMsg::Share);
    let drawn = app.record();
    let kept = serde_json::to_value(app.kept()).expect("JSON");
    let seed: Vec<String> = kept["luck"]
        .as_array()
        .expect("a seed of two numbers")
        .iter()
        .map(|part| part.to_string())
        .collect();
    let mut told = Vec::new();
    for scope in [Scope::Game, Scope::Position, Scope::Line] {
        say(&mut app, ShareMsg::Scope(scope));
        for (tab, msg) in [
            (ShareTab::Link, None),
            (ShareTab::Text, Some(ShareMsg::Json(false))),
            (ShareTab::Text, Some(ShareMsg::Json(true))),
            (ShareTab::Embed, None),
        ] {
            say(&mut app, ShareMsg::Tab(tab));
            msg.map(|msg| say(&mut app, msg));
            for snippet in ["frame", "element"] {
                embed(&mut app, "snippet", snippet);
                let view = view(&app);
                told.extend([view.link.address, view.text, view.embed.html]);
            }
        }
    }
    for text in &told {
        assert!(
            !seed
                .iter()
                .any(|part| part.len() > 3 && text.contains(part.as_str())),
            "{text}"
        );
        assert!(!text.contains("luck"), "{text}");
        // One tile was drawn: nothing names another.
        assert!(!text.contains(&format!("{drawn}.")), "{text}");
    }
    assert!(told.iter().any(|text| text.contains(&drawn)));
}

#[test]
fn a_file_without_a_seed_is_shuffled_anew() {
    let seed_of = |dice_seed: u64| {
        let mut app = App::open();
        app.model.shell.dice = tessera::game::dice(dice_seed);
        let text = format!(
            r#"{{"format":"tessera-game","version":1,"record":"{LAND}","players":["Person","Person"]}}"#
        );
        let game = serde_json::from_str(&text).expect("a game");
        app.send(Msg::Pasted(text, Some(game)));
        app.model.play().expect("a game").game.chance_seed()
    };
    assert_ne!(seed_of(1), seed_of(2));
}

#[test]
fn the_frame_names_what_is_not_usual() {
    let mut app = sharing(&format!("{RECORD}@2"));
    say(&mut app, ShareMsg::Tab(ShareTab::Embed));
    let html = |app: &App| view(app).embed.html;
    assert_eq!(
        html(&app),
        format!(
            "<iframe src=\"{SITE}embed.html#{RECORD}@2\" title=\"Linage, 4 moves\" loading=\"lazy\" \
             referrerpolicy=\"no-referrer\" sandbox=\"allow-scripts allow-popups allow-popups-to-escape-sandbox\" \
             allow=\"fullscreen; clipboard-write\" style=\"width:100%;aspect-ratio:4/5;border:0\"></iframe>"
        )
    );
    for (field, value) in [
        ("kind", "play"),
        ("theme", "dark"),
        ("width", "480"),
        ("language", "es"),
    ] {
        embed(&mut app, field, value);
    }
    say(&mut app, ShareMsg::Rotate);
    let text = html(&app);
    assert!(
        text.contains(&format!(
            "src=\"{SITE}es/embed.html#{RECORD}@2&amp;mode=play&amp;theme=dark&amp;orientation=6\""
        )),
        "{text}"
    );
    assert!(text.contains("title=\"Linage, 4 jugadas\""), "{text}");
    assert!(text.contains("width:480px;max-width:100%"), "{text}");
    assert_eq!(view(&app).embed.policy, "frame-src https://tessera.example");
    // What is not offered changes nothing.
    for (field, value) in [
        ("kind", "puzzle"),
        ("theme", "red"),
        ("width", "7"),
        ("nothing", "x"),
    ] {
        embed(&mut app, field, value);
    }
    embed(&mut app, "width", "480");
    assert_eq!(html(&app), text);
    assert_eq!(say(&mut app, ShareMsg::CopyHtml), [Effect::CopyText(text)]);
}

#[test]
fn the_element_holds_the_game_and_what_is_seen_before_it_is_there() {
    let mut app = sharing(&format!("{RECORD}@2;ai=2:3"));
    say(&mut app, ShareMsg::Tab(ShareTab::Embed));
    embed(&mut app, "snippet", "element");
    let html = view(&app).embed.html;
    assert!(
        html.starts_with(&format!(
            "<script type=\"module\" src=\"{SITE}embed.js\" async></script>\n<board-game "
        )),
        "{html}"
    );
    assert!(
        html.contains(&format!("record=\"{RECORD};ai=2:3\" ply=\"2\"")),
        "{html}"
    );
    assert!(
        html.contains(&format!("<a href=\"{SITE}#{RECORD}@2;ai=2:3\">")),
        "{html}"
    );
    assert!(html.ends_with("</board-game>"), "{html}");
    // The picture has colours of its own: the page of others has none of ours.
    assert!(html.contains("<svg ") && !html.contains("var("), "{html}");
    assert!(html.contains("<title>Linage, 5 × 5 · komi ½ · move 2"), "{html}");
    embed(&mut app, "theme", "dark");
    assert_ne!(view(&app).embed.html, html);
    assert_eq!(
        view(&app).embed.policy,
        "frame-src https://tessera.example; script-src https://tessera.example"
    );
}

#[test]
fn no_name_breaks_out_of_an_attribute() {
    for hostile in HOSTILE {
        for snippet in ["frame", "element"] {
            let mut app = sharing(RECORD);
            name(&mut app, 1, hostile);
            say(&mut app, ShareMsg::Names(true));
            say(&mut app, ShareMsg::Tab(ShareTab::Embed));
            embed(&mut app, "snippet", snippet);
            let html = view(&app).embed.html;
            // With what stands between quotes left out, the HTML is the same as without a name.
            let shape = |html: &str| html.split('"').step_by(2).map(str::to_owned).collect::<Vec<_>>();
            say(&mut app, ShareMsg::Names(false));
            assert_eq!(shape(&html), shape(&view(&app).embed.html), "{html}");
            assert!(!html.to_lowercase().contains("<script>"), "{html}");
        }
    }
}

#[test]
fn the_dialog_speaks_the_language_of_the_page() {
    let mut app = App::open();
    app.model.shell.language = Language::Spanish;
    app.send(Msg::Navigate(LAND.to_owned()));
    app.send(PlayMsg::Share);
    say(&mut app, ShareMsg::Tab(ShareTab::Text));
    let view = view(&app);
    assert!(
        view.text.contains("Puntos:") && view.caption.contains("jugada"),
        "{} {}",
        view.text,
        view.caption
    );
    for word in ["Score", "Player", "move", "Tile"] {
        assert!(!view.text.contains(word), "{}", view.text);
    }
    assert!(matches!(
        app.model.play().expect("a game").game.players[Seat(0)],
        Player::Person
    ));
}

#[test]
fn a_kept_game_is_opened_to_be_shared() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Friend, Starts::Me);
    app.tap("c3");
    let (kept, record) = (app.kept(), app.record());
    let mut again = App::with(vec![kept.clone()]);
    again.model.shell.site = SITE.to_owned();
    let effects = again.send(Msg::Navigate(format!("share/{}", kept.id))).to_vec();
    assert_eq!(effects.last(), Some(&Effect::Open(SHARE_DIALOG)));
    assert!(
        effects.contains(&Effect::Go(record.clone(), false)),
        "Back does not open it again"
    );
    assert_eq!(link(&again), record);
    let mut nowhere = App::open();
    nowhere.send(Msg::Navigate(format!("share/{}", kept.id)));
    assert!(matches!(nowhere.model.page, OpenPage::Lost(_)) && !view(&nowhere).open);
}

#[test]
fn a_picture_in_a_chosen_theme_is_an_image_by_itself() {
    let mut app = sharing(RECORD);
    assert!(view(&app).themed.is_none() && view(&app).picture.contains("var(--ink-"));
    let mut seen = Vec::new();
    for _ in 0..3 {
        say(&mut app, ShareMsg::Theme);
        let view = view(&app);
        let address = view.themed.expect("an image");
        let svg = address.strip_prefix("data:image/svg+xml,").expect("a picture");
        assert!(
            svg.starts_with("%3Csvg") && !svg.contains(['<', '>', '"', '#']),
            "{svg}"
        );
        assert!(!svg.contains("var("), "{svg}");
        assert!(!seen.contains(&address), "each theme has its colours");
        seen.push(address);
    }
    say(&mut app, ShareMsg::Theme);
    assert!(view(&app).themed.is_none());
}

#[test]
fn the_live_board_has_the_address_of_the_frame_and_a_game_that_is_too_long_for_one_has_none() {
    let mut app = sharing(RECORD);
    assert_eq!(view(&app).embed.live, None, "only while its tab is open");
    say(&mut app, ShareMsg::Tab(ShareTab::Embed));
    embed(&mut app, "kind", "play");
    embed(&mut app, "language", "es");
    let shown = view(&app).embed;
    let (address, title) = shown.live.clone().expect("a frame");
    assert_eq!(address, format!("{SITE}es/embed.html#{RECORD}&mode=play"));
    assert_eq!(title, "Linage, 4 jugadas");
    // What is only of the HTML loads no other frame.
    embed(&mut app, "width", "480");
    embed(&mut app, "snippet", "element");
    assert_eq!(view(&app).embed.live, shown.live);

    let long = include_str!("../e2e/records/keil_long.txt").trim();
    app.send(Msg::Pasted(long.to_owned(), None));
    app.send(PlayMsg::Share);
    say(&mut app, ShareMsg::Tab(ShareTab::Embed));
    let shown = view(&app).embed;
    assert_eq!(shown.live, None);
    assert!(
        shown.note.is_some_and(|note| note.contains("too long")),
        "{:?}",
        shown.note
    );
}

#[test]
fn a_picture_that_is_too_large_for_a_page_has_no_ornaments() {
    // Of two games of tiles to their end; the second one is among those with the largest pictures.
    let vectors = include_str!("../vectors/carcassonne.jsonl");
    let record = |line: &str| {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let names = line["moves"].as_array().expect("moves").iter();
        let names: Vec<&str> = names.filter_map(|name| name.as_str()).collect();
        let options = line["options"].as_str().expect("options");
        format!("carcassonne/{options}/{}", names.join("."))
    };
    let whole = [
        vectors.lines().next(),
        vectors.lines().max_by_key(|line| line.len()),
    ];
    let whole = whole.map(|line| record(line.expect("a game")));
    let examples = GameId::ALL.iter().map(|game| game.about().example.to_owned());
    for record in examples.chain(whole) {
        let mut app = sharing(&record);
        say(&mut app, ShareMsg::Tab(ShareTab::Embed));
        embed(&mut app, "snippet", "element");
        let embed = view(&app).embed;
        assert_eq!(embed.note, None, "{record}");
        let length = embed.html.len();
        assert!(
            embed.html.contains("<svg ") && length < 140_000,
            "{record}: {length}"
        );
        // The walls of cities and the ground of every tile are there.
        if record.starts_with("carcassonne") {
            for ink in [Ink::Wall, Ink::Meadow, Ink::City] {
                assert!(embed.html.contains(&InkTheme::Light.color(ink).hex()), "{ink:?}");
            }
        }
    }
}
