//! A game that is shared as a board for another page: a frame, an element, or a picture.

use tessera_app::form::{Choice, Control};
use tessera_app::{Destination, Effect, Msg, PictureNews, ShareMsg, ShareTab};
use tessera_core::scene::{Ink, InkTheme};
use tessera_games::catalog::GameId;

use super::App;
use super::share::{RECORD, SITE, embed, name, say, sharing, view};
use super::share_names::HOSTILE;

#[test]
fn the_frame_names_what_is_not_usual() {
    let mut app = sharing(&format!("{RECORD}@2"));
    say(&mut app, ShareMsg::Tab(ShareTab::Embed));
    let html = |app: &App| view(app).embed.html;
    assert_eq!(
        html(&app),
        format!(
            "<iframe src=\"{SITE}embed.html#{RECORD}@2\" title=\"Linage, 4 moves\" loading=\"lazy\" \
             referrerpolicy=\"no-referrer\" sandbox=\"allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox\" \
             allow=\"fullscreen; clipboard-write\" style=\"width:100%;aspect-ratio:4/5;border:0\"></iframe>"
        )
    );
    let fields = view(&app).embed.fields;
    let kind = fields.iter().find(|field| field.name == "kind").expect("a field");
    let Control::Select { choices, .. } = &kind.control else {
        panic!("{kind:?}");
    };
    let text = |choice: &Choice| (choice.value.clone(), choice.text.clone());
    let kinds: Vec<_> = choices.iter().map(text).collect();
    let expected = [
        ("viewer", "Viewer with moves"),
        ("diagram", "Diagram"),
        ("play", "Play from here"),
    ];
    assert_eq!(
        kinds,
        expected.map(|(value, text)| (value.to_owned(), text.to_owned()))
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
    app.send(ShareMsg::Open);
    say(&mut app, ShareMsg::Tab(ShareTab::Embed));
    let shown = view(&app).embed;
    assert_eq!(shown.live, None);
    let note = shown.note.unwrap_or_default();
    assert!(note.contains("too long"), "{note}");
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

#[test]
fn the_address_of_the_frame_is_that_in_its_html() {
    let mut app = sharing(RECORD);
    say(&mut app, ShareMsg::Tab(ShareTab::Embed));
    embed(&mut app, "kind", "diagram");
    let html = view(&app).embed.html;
    embed(&mut app, "snippet", "address");
    let shown = view(&app).embed;
    assert_eq!(shown.html, format!("{SITE}embed.html#{RECORD}&mode=diagram"));
    assert!(html.replace("&amp;", "&").contains(&shown.html), "{html}");
    assert_eq!((shown.policy.as_str(), shown.is_html), ("", false));
}

#[test]
fn a_picture_leads_to_the_game_and_names_the_file_that_is_saved() {
    let mut app = sharing(&format!("{RECORD}@2"));
    say(&mut app, ShareMsg::Tab(ShareTab::Embed));
    for (snippet, expected) in [
        (
            "markdown",
            format!("[![Linage, 4 moves](linage-2.png)]({SITE}#{RECORD}@2)"),
        ),
        (
            "image",
            format!(r#"<a href="{SITE}#{RECORD}@2"><img src="linage-2.png" alt="Linage, 4 moves"></a>"#),
        ),
        (
            "bbcode",
            format!("[url={SITE}#{RECORD}@2][img]linage-2.png[/img][/url]"),
        ),
    ] {
        embed(&mut app, "snippet", snippet);
        let shown = view(&app);
        assert_eq!(shown.embed.html, expected);
        assert!(shown.embed.note.is_some_and(|note| note.contains("linage-2.png")));
        assert!(shown.embed.needs_picture && shown.embed.live.is_none());
        let order = say(&mut app, ShareMsg::Draw(Destination::File));
        assert!(matches!(&order[..], [Effect::Draw(order)] if order.file_name() == "linage-2.png"));
        say(
            &mut app,
            ShareMsg::Drawn(PictureNews::Saved("linage-2.png".to_owned(), 5_000)),
        );
        assert_eq!(view(&app).told.as_deref(), Some("Saved linage-2.png, 5 kB."));
    }
    // An address of the game with every letter that a link may have ends where the markup says.
    name(&mut app, 1, "(b)[c]<d>\"e\"*f*_g_");
    say(&mut app, ShareMsg::Names(true));
    for (snippet, ends, after) in [
        ("markdown", ')', ""),
        ("bbcode", ']', "[img]linage-2.png[/img][/url]"),
    ] {
        embed(&mut app, "snippet", snippet);
        let html = view(&app).embed.html;
        let (_, address) = html.split_once(SITE).expect("an address");
        let (address, rest) = address.split_once(ends).expect("an end");
        assert!(address.ends_with("_g%5F") && rest == after, "{html}");
    }
}
