//! The dialog in which a game is shared: what goes along, how it opens, and what it never tells.

use super::{App, level};
use tessera_app::{
    BoardMsg, Effect, Msg, OpenPage, Opponent, Player, QR_LIMIT, Qr, SHARE_DIALOG, Scope, ShareMsg, ShareTab,
    ShareView, Starts, share_view,
};
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

pub(super) const SITE: &str = "https://tessera.example/";
pub(super) const RECORD: &str = "linage/size=5.komi=0_5/c3.a1.e5.b4";
/// Two turns of Carcassonne, and the tile of the third.
pub(super) const LAND: &str =
    "carcassonne/players=2.small-city=4.unplaceable=aside/E.0_1_2.city-s.U.1_0_1.none.U";

/// The app at an address, with the dialog open.
pub(super) fn sharing(address: &str) -> App {
    let mut app = App::open();
    app.model.shell.site = SITE.to_owned();
    app.send(Msg::Navigate(address.to_owned()));
    app.send(ShareMsg::Open);
    app
}

pub(super) fn say(app: &mut App, msg: ShareMsg) -> Vec<Effect> {
    app.send(Msg::Share(msg)).to_vec()
}

pub(super) fn view(app: &App) -> ShareView {
    app.model.see(share_view)
}

/// The link without the address of the site.
pub(super) fn link(app: &App) -> String {
    let address = view(app).link.address;
    let link = address.strip_prefix(SITE).and_then(|link| link.strip_prefix('#'));
    link.expect("an address of the site").to_owned()
}

pub(super) fn embed(app: &mut App, field: &str, value: &str) {
    say(app, ShareMsg::Embed(field.to_owned(), value.to_owned()));
}

pub(super) fn name(app: &mut App, seat: u8, name: &str) {
    let OpenPage::Play(state) = &mut app.model.page else {
        panic!("a game is open")
    };
    state.board.game.names[Seat(seat)] = name.to_owned();
}

#[test]
fn share_opens_a_dialog_and_forgets_it_when_it_is_closed() {
    let mut app = App::open();
    app.send(Msg::Navigate(RECORD.to_owned()));
    assert!(!view(&app).open);
    assert_eq!(app.send(ShareMsg::Open), [Effect::Open(SHARE_DIALOG)]);
    assert!(view(&app).open);
    say(&mut app, ShareMsg::Tab(ShareTab::Embed));
    say(&mut app, ShareMsg::Close);
    assert!(!view(&app).open);
    assert!(
        say(&mut app, ShareMsg::CopyLink).is_empty(),
        "nothing is shared now"
    );
    app.send(ShareMsg::Open);
    assert_eq!(view(&app).tab, ShareTab::Link, "it begins anew");
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
fn a_picture_of_one_position_does_not_promise_all_moves() {
    let mut app = sharing(RECORD);
    assert_eq!(view(&app).scope_note, "All moves, to be stepped through.");
    say(&mut app, ShareMsg::Tab(ShareTab::Image));
    assert!(
        view(&app)
            .scope_note
            .starts_with("The picture holds one position")
    );
    say(&mut app, ShareMsg::Picture("format".into(), "gif".into()));
    assert_eq!(view(&app).scope_note, "All moves, to be stepped through.");
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
    app.send(ShareMsg::Open);
    let before = link(&app);
    app.answer("a1");
    assert_eq!(link(&app), before);
}

#[test]
fn who_was_the_machine_goes_along_if_wished() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(5)), Starts::Me);
    app.model.shell.site = SITE.to_owned();
    app.tap("c3");
    app.send(ShareMsg::Open);
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
    app.send(BoardMsg::Copied);
    assert!(view(&app).told.expect("it is told").contains("copied"));
    say(&mut app, ShareMsg::Scope(Scope::Position));
    assert_eq!(view(&app).told, None, "that was another link");
    app.send(BoardMsg::NotCopied(format!("{SITE}#{RECORD}")));
    assert!(view(&app).told.expect("it is told").contains("could not"));
    say(&mut app, ShareMsg::Close);
    assert!(
        app.panel().link.is_some(),
        "it is still there to be copied by hand"
    );
    app.send(ShareMsg::Open);
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
fn the_dialog_speaks_the_language_of_the_page() {
    let mut app = App::open();
    app.model.shell.language = Language::Spanish;
    app.send(Msg::Navigate(LAND.to_owned()));
    app.send(ShareMsg::Open);
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
        app.model.board().expect("a game").game.players[Seat(0)],
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
