//! The games that the device keeps: each under its own id, with those who play it.

use rand::RngExt;
use tessera_app::{
    BoardMsg, Effect, Msg, OpenPage, Opponent, ReviewJump, ReviewMsg, SHARE_DIALOG, SaveId, SavedGame,
    SavedGames, Setup, ShareMsg, Starts, share_view,
};
use tessera_core::game::dice;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_games::play::{LINK_LIMIT, Options};

use super::{App, level};

const OPTIONS: &str = "size=5.komi=0_5";

/// The game that was kept last, as another page reads it.
fn stored(app: &App) -> SavedGame {
    let text = serde_json::to_string(&app.kept()).expect("a game is stored as JSON");
    serde_json::from_str(&text).expect("what was stored")
}

fn against_machine() -> App {
    App::linage(OPTIONS, Opponent::Machine(level(1)), Starts::Me)
}

/// A game of two persons that has an id of its own.
fn other_friends() -> App {
    let mut app = App::open();
    app.model.shell.dice = dice(8);
    let setup = Setup {
        options: Options::parse(OPTIONS).expect("options"),
        opponent: Opponent::Friend,
        ..Setup::default()
    };
    app.send(Msg::Start(GameId::Linage, setup));
    app
}

fn slot(app: &App) -> SaveId {
    app.model.board().expect("a game").slot.id
}

#[test]
fn every_game_is_kept_under_an_id_of_its_own_with_its_players() {
    let mut app = against_machine();
    app.tap("c3");
    let first = stored(&app);
    let mut other = other_friends();
    other.tap("a1");
    let second = stored(&other);
    assert_ne!(first.id, second.id);
    let mut again = App::with(vec![second.clone(), first.clone()]);
    again.send(Msg::Navigate(format!("saved/{}", first.id)));
    assert_eq!(again.record(), first.record);
    assert!(again.question().is_some(), "the machine answers");
    again.send(Msg::Navigate(format!("saved/{}", second.id)));
    assert_eq!(again.record(), second.record);
    assert!(again.question().is_none(), "two persons play");
}

#[test]
fn the_name_that_a_person_gave_a_game_stays_while_it_is_played() {
    let mut app = App::friends(OPTIONS);
    app.tap("c3");
    assert_eq!(stored(&app).name, "");
    let named = SavedGame {
        name: "Against Ada".into(),
        ..stored(&app)
    };
    let mut again = App::with(vec![named]);
    again.resume();
    again.tap("a1");
    assert_eq!(stored(&again).name, "Against Ada");
    // Another line of a finished game is another game.
    for _ in 0..4 {
        again.send(BoardMsg::Choose("pass".into()));
    }
    again.send(BoardMsg::GoTo(0));
    again.tap("b2");
    assert_eq!(stored(&again).name, "");
}

#[test]
fn going_back_to_an_earlier_game_finds_those_who_played_it() {
    let mut app = against_machine();
    app.tap("c3");
    let (address, id) = (app.address().expect("an address").0.to_owned(), slot(&app));
    // A game of two persons with the same moves is kept later.
    let mut other = other_friends();
    other.tap("c3");
    app.model.shell.saved.keep(stored(&other));
    app.send(Msg::Home);
    app.send(Msg::Return(address, id));
    assert_eq!(slot(&app), id);
    assert!(app.question().is_some(), "the machine is still the opponent");
}

#[test]
fn a_game_that_went_further_in_the_meantime_opens_where_it_is() {
    let mut app = App::friends(OPTIONS);
    app.tap("c3");
    let (earlier, id) = (app.record(), slot(&app));
    app.tap("a1");
    let mut again = App::with(vec![stored(&app)]);
    again.send(Msg::Return(earlier.clone(), id));
    assert_eq!(again.record(), app.record());
    assert_eq!(again.address(), Some((app.record().as_str(), false)));
    // Whoever was sent the shorter record is not in this game.
    let mut reader = App::with(vec![stored(&app)]);
    reader.model.shell.dice = dice(8);
    reader.send(Msg::Navigate(earlier.clone()));
    assert_eq!(reader.record(), earlier);
    assert_ne!(slot(&reader), id);
}

#[test]
fn leaving_a_game_keeps_its_picture_unless_everything_was_erased() {
    let pictured = |effects: &[Effect]| {
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::Keep(game) if game.picture.is_some()))
    };
    for msg in [Msg::Home, Msg::Navigate("play/keil".into()), Msg::Hidden] {
        let mut app = App::friends(OPTIONS);
        app.tap("c3");
        assert!(pictured(app.send(msg.clone())), "{msg:?}");
    }
    let mut app = App::friends(OPTIONS);
    assert!(!pictured(app.send(Msg::Hidden)), "nobody has moved yet");
    app.tap("c3");
    app.send(Msg::Erase);
    assert!(pictured(app.send(Msg::Hidden)), "it is asked first");
    app.send(Msg::Erase);
    assert!(!pictured(app.send(Msg::Hidden)));
    app.send(Msg::Home);
    assert!(!app.effects.iter().any(|effect| matches!(effect, Effect::Keep(_))));
}

#[test]
fn what_is_erased_is_said_once_the_device_has_let_go_of_it_or_has_not() {
    for (is_erased, said) in [
        (true, "Everything that was kept on this device is erased."),
        (false, "This device did not erase everything."),
    ] {
        let mut app = App::friends(OPTIONS);
        app.send(Msg::Erase);
        let effects = app.send(Msg::Erase);
        assert!(effects.iter().any(|effect| matches!(effect, Effect::Erase)));
        assert!(app.model.shell.notice.is_none(), "it is not known yet");
        app.send(Msg::Erased(is_erased));
        let notice = app.model.shell.notice.as_ref().expect("it is told");
        assert!(notice.text(Language::English).starts_with(said));
    }
}

#[test]
fn a_game_that_another_tab_has_continued_is_kept_under_another_id_from_then_on() {
    let mut app = App::friends(OPTIONS);
    app.tap("c3");
    let (from, to) = (slot(&app), SaveId::new(1));
    app.send(Msg::Forked(from, to));
    assert_eq!(slot(&app), to);
    assert!(app.panel().notice.expect("a notice").contains("another tab"));
    assert!(app.panel().lasting);
    let record = app.record();
    app.send(Msg::Forked(from, SaveId::new(2)));
    assert_eq!(slot(&app), to, "what was on its way comes late");
    assert_eq!(app.record(), record);
    app.tap("a1");
    assert_eq!(app.kept().id, to);
}

#[test]
fn what_the_page_keeps_while_the_device_lists_its_games_stays() {
    let mut app = App::friends(OPTIONS);
    app.tap("c3");
    let (earlier, id) = (stored(&app), slot(&app));
    let asked_at = app.model.shell.saved.revision();
    app.tap("a1");
    let later = app.record();
    // The list comes late: it was made before the last move.
    app.send(Msg::Saved(SavedGames::new(vec![earlier.clone()]), asked_at));
    app.send(Msg::Navigate("keil/".into()));
    app.send(Msg::Navigate(format!("saved/{id}")));
    assert_eq!(app.record(), later);
    // A list that was asked for after it is as the device is.
    let asked_at = app.model.shell.saved.revision();
    app.send(Msg::Saved(SavedGames::new(vec![earlier.clone()]), asked_at));
    app.send(Msg::Navigate("keil/".into()));
    app.send(Msg::Navigate(format!("saved/{id}")));
    assert_eq!(app.record(), earlier.record);
    // What was erased meanwhile does not come back.
    let asked_at = app.model.shell.saved.revision();
    app.send(Msg::Home);
    app.send(Msg::Erase);
    app.send(Msg::Erase);
    app.send(Msg::Saved(SavedGames::new(vec![earlier]), asked_at));
    assert!(app.model.shell.saved.newest().is_none());
}

#[test]
fn a_review_whose_game_another_tab_has_changed_goes_on_under_another_id_with_its_variations() {
    let mut app = App::friends(OPTIONS);
    app.tap("c3");
    app.send(Msg::OpenReview);
    app.send(ReviewMsg::Go(ReviewJump::Start));
    app.tap("e5");
    let (from, to) = (slot(&app), SaveId::new(1));
    let tree = app.model.shell.saved.tree(from);
    assert!(tree.contains("e5"));
    app.send(Msg::Forked(from, to));
    assert_eq!(slot(&app), to);
    assert_eq!(app.model.shell.saved.tree(to), tree);
    app.send(ReviewMsg::Go(ReviewJump::Start));
    app.tap("d4");
    assert_eq!(app.kept().id, to);
    assert!(app.kept().tree.contains("d4") && app.kept().tree.contains("e5"));
}

#[test]
fn names_in_a_game_of_somebody_else_are_tidied_as_those_in_links_are() {
    let mut app = App::friends(OPTIONS);
    app.tap("c3");
    let foreign = SavedGame {
        names: vec!["\u{202e}Ada\u{7}".into(), "x".repeat(70_000)],
        ..stored(&app)
    };
    let mut again = App::with(vec![foreign]);
    again.resume();
    let seats = again.model.board().expect("a game").game.seat_setups();
    assert_eq!(seats[0].name, "Ada");
    assert_eq!(seats[1].name.chars().count(), 20);
}

#[test]
fn a_game_that_is_not_kept_here_says_so() {
    for address in ["saved/0123456789abcdef", "saved/", "saved/nonsense", "saved/../x"] {
        let mut app = App::open();
        app.send(Msg::Navigate(address.into()));
        let OpenPage::Lost(fault) = &app.model.page else {
            panic!("{address} opens something");
        };
        let text = fault.text(app.model.shell.language);
        assert!(text.contains("not kept on this device"), "{text}");
    }
}

#[test]
fn parts_that_cannot_be_read_are_replaced_and_the_game_is_kept() {
    let record = "linage/size=5.komi=0_5/c3.a1";
    let text = format!(
        r#"{{"id":"00000000000000a5","record":"{record}","players":["Person",{{"Machine":"level 99"}},7],
        "names":["Ada",5,null],"over":"no","begun":true,"luck":"x","purist":[],"stamp":3}}"#
    );
    let game: SavedGame = serde_json::from_str(&text).expect("a game of bad parts");
    let mut app = App::with(vec![game]);
    app.resume();
    assert_eq!(app.record(), record);
    let state = app.model.board().expect("a game");
    assert_eq!(state.game.seat_setups()[0].name, "Ada");
    assert!(app.panel().banner.is_none());
}

#[test]
fn hostile_parts_never_stop_the_app() {
    let seed = 16;
    println!("seed {seed}");
    let mut random = dice(seed);
    let values = [
        "null",
        "true",
        "-1",
        "255",
        "1e308",
        "\"\"",
        "\"<b>\"",
        "[]",
        "[[1],{}]",
        "{\"Machine\":\"8\"}",
        "[\"Person\",\"Person\",\"Person\",\"Person\",\"Person\",\"Person\",\"Person\"]",
    ];
    let records = [
        "linage/size=5.komi=0_5/c3",
        "carcassonne//",
        "keil//e5@0",
        "linage//zz",
        "//",
        "x/y=1/z",
    ];
    let keys = [
        "players", "names", "over", "begun", "luck", "purist", "text", "stamp",
    ];
    let mut opened = 0;
    for _ in 0..500 {
        let mut pick = |count: usize| random.random_range(0..count as u32) as usize;
        let record = records[pick(records.len())];
        let mut text = format!(r#"{{"id":"00000000000000a5","record":"{record}""#);
        for key in keys {
            if pick(2) == 0 {
                text += &format!(r#","{key}":{}"#, values[pick(values.len())]);
            }
        }
        text.push('}');
        let game: SavedGame = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let mut app = App::with(vec![game]);
        app.resume();
        app.send(BoardMsg::Undo);
        app.send(Msg::Hidden);
        app.send(Msg::Home);
        opened += 1;
    }
    assert_eq!(opened, 500);
}

/// A legal game of Keil between two persons whose record has exactly this many bytes.
fn long_game(bytes: usize) -> App {
    let mut app = App::open();
    let setup = Setup {
        options: Options::parse("size=10.komi=5_5.button=off").expect("options"),
        opponent: Opponent::Friend,
        ..Setup::default()
    };
    app.send(Msg::Start(GameId::Keil, setup));
    let seed = 5;
    println!("seed {seed}");
    let mut random = dice(seed);
    while app.record().len() < bytes {
        let left = bytes - app.record().len();
        let names = app.legal();
        // A move takes a dot and a name of two or three letters; these lengths cannot be filled with such moves.
        let fits = |name: &&String| {
            let rest = left.checked_sub(1 + name.len());
            rest.is_some_and(|rest| ![1, 2, 5].contains(&rest))
        };
        let moves: Vec<&String> = names.iter().filter(|name| *name != "pass").filter(fits).collect();
        // Where only a pass is left it is chosen, which takes two presses.
        let at = random.random_range(0..moves.len().max(1) as u32) as usize;
        let name = moves.get(at).map_or("pass".to_owned(), |name| (*name).clone());
        app.send(BoardMsg::Choose(name));
    }
    assert_eq!(app.record().len(), bytes);
    app
}

#[test]
fn a_game_too_long_for_a_link_is_kept_opened_again_and_shared_as_a_file() {
    let app = long_game(LINK_LIMIT + 1);
    let address = format!("saved/{}", slot(&app));
    assert_eq!(app.address(), Some((address.as_str(), false)));
    let mut again = App::with(vec![stored(&app)]);
    again.send(Msg::Navigate(address));
    assert_eq!(again.record(), app.record());
    assert!(again.panel().notice.is_none());
    again.send(ShareMsg::Open);
    let link = again.model.see(share_view).link;
    assert!(link.address.is_empty() && link.warning.is_some_and(|why| why.contains("8000")));
    let shared = again.send(Msg::Share(ShareMsg::SaveLink)).to_vec();
    assert!(
        matches!(&shared[0], Effect::SaveFile(name, text) if name.ends_with(".txt") && *text == app.record()),
        "{shared:?}"
    );
    assert!(
        again
            .panel()
            .notice
            .expect("a notice")
            .contains("Saved as a file")
    );
    // As a link it is refused, and says how long a link may be.
    let mut reader = App::open();
    reader.send(Msg::Navigate(app.record()));
    let OpenPage::Lost(fault) = &reader.model.page else {
        panic!("it is too long for a link");
    };
    assert!(fault.text(reader.model.shell.language).contains("8000"));
}

#[test]
fn the_limit_of_a_link_is_told_before_it_is_reached() {
    let mut app = long_game(LINK_LIMIT * 9 / 10);
    let notice = app.panel().notice.expect("a notice");
    assert!(notice.contains("too long for a link"), "{notice}");
    assert!(app.address().expect("an address").0.starts_with("keil/"));
    let names = app.legal();
    let name = names.iter().find(|name| *name != "pass").expect("a move").clone();
    app.send(BoardMsg::Choose(name));
    assert_eq!(app.panel().notice, None, "it is told once");
}

#[test]
fn share_says_what_the_browser_did() {
    let mut app = App::friends(OPTIONS);
    assert_eq!(app.send(ShareMsg::Open), [Effect::Open(SHARE_DIALOG)]);
    app.send(Msg::Share(ShareMsg::CopyLink));
    assert!(matches!(&app.effects[..], [Effect::Copy(_)]));
    assert_eq!(app.panel().notice, None, "nothing is copied yet");
    app.send(BoardMsg::Copied);
    assert!(app.panel().notice.expect("a notice").contains("is copied"));
    app.send(BoardMsg::NotCopied("https://example.invalid/#x".into()));
    assert_eq!(app.panel().link.as_deref(), Some("https://example.invalid/#x"));
    assert!(app.panel().lasting);
}
