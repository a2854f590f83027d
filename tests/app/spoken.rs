//! What a screen reader is told.

use tessera_app::play::{Switch, key_message};
use tessera_app::{
    BoardMsg, Command, Effect, Focus, KeySetting, Msg, Opponent, PlayMsg, Pointer, Press, Starts, TreeMsg,
    commands,
};
use tessera_games::catalog::GameId;
use tessera_protocol::assessment::Glyph;

use super::puzzle_later::{of_site, opened};
use super::review::{OfReview, review};
use super::{App, level};

const LAND: &str = "carcassonne/players=2.small-city=4.unplaceable=aside";

fn at(record: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(record.into()));
    app
}

/// What the last message had read aloud.
fn said(app: &App) -> Vec<&str> {
    app.effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Say(text) | Effect::Alert(text) => Some(text.as_str()),
            _ => None,
        })
        .collect()
}

#[test]
fn a_game_or_a_review_that_is_opened_says_which_it_is_who_plays_and_where_it_stands() {
    let app = at("linage/size=5.komi=0_5/c3;names=Ada,Bo");
    let text = said(&app).join(" ");
    let told = "Linage, 5 × 5 · komi ½. Ada (Vertical); Bo (Horizontal). Bo (Horizontal) to move.";
    assert!(text.starts_with(told), "{text}");
    let app = review("linage/size=5.komi=0_5/c3.resign;names=Ada,Bo");
    let text = said(&app).join(" ");
    let told = "Linage, review · 5 × 5 · komi ½. Ada (Vertical); Bo (Horizontal). ";
    assert!(text.starts_with(told), "{text}");
    assert!(text.contains("Ada (Vertical) won by resignation."), "{text}");
}

#[test]
fn every_move_is_said_once_with_who_made_it() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(2)), Starts::Me);
    assert!(app.question().is_none());
    app.tap("c3");
    assert_eq!(said(&app), ["You: c3."], "the AI will be heard when it has moved");
    app.answer("a1");
    assert_eq!(said(&app), ["AI: a1. Your turn as Vertical."]);
}

#[test]
fn what_one_may_do_is_said_when_it_is_something_new() {
    let mut app = App::linage("size=5.komi=bid", Opponent::Machine(level(2)), Starts::Them);
    assert_eq!(said(&app), Vec::<&str>::new(), "the AI is thinking");
    app.answer("komi-5_5");
    assert_eq!(
        said(&app),
        ["AI: Komi 5½. Your turn. The komi is 5½. Choose your side."]
    );
    app.send(BoardMsg::Choose("vertical".into()));
    let text = said(&app)[0].to_owned();
    let prompt = app.prompt();
    assert!(
        text.starts_with("You take Vertical. ") && text.ends_with(&prompt),
        "{text}"
    );
    app.tap("c3");
    app.answer("a1");
    assert_eq!(said(&app), ["AI: a1. Your turn as Vertical."]);
}

#[test]
fn the_last_move_is_said_with_the_result() {
    let mut app = App::friends("size=5.komi=0_5");
    for _ in 0..2 {
        app.send(BoardMsg::Choose("pass".into()));
        app.send(BoardMsg::Choose("pass".into()));
    }
    let banner = app.panel().banner.expect("the game is over");
    let told = format!(
        "Player 2: Pass. {} {} {}",
        banner.headline, banner.why, banner.detail
    );
    assert_eq!(
        banner.why,
        "On the board it is 0 to 0; the komi of ½ makes Horizontal win."
    );
    assert_eq!(said(&app), [told]);
}

#[test]
fn an_engine_that_waits_is_said_to_wait() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(2)), Starts::Me);
    app.tap("c3");
    app.answer("a1");
    app.send(BoardMsg::GoTo(1));
    let text = said(&app).join(" ");
    assert!(text.contains("moved next"), "{text}");
}

#[test]
fn the_colours_of_a_stone_are_said_when_they_are_to_be_chosen() {
    let mut app = App::open();
    app.send(Msg::Navigate("carteso/size=5.komi=0_5/".into()));
    app.tap("c3");
    let picker = app.panel().picker.expect("stones are offered");
    let labels: Vec<_> = picker.rows.into_iter().map(|offer| offer.label).collect();
    assert_eq!(labels.len(), 2, "{labels:?}");
    assert_eq!(said(&app), [format!("c3: {}?", labels.join(", "))]);
}

#[test]
fn a_tile_is_said_as_it_is_turned_and_whether_it_fits() {
    let mut app = at(&format!("{LAND}/V"));
    let tell_at = |app: &mut App, label: &str| {
        let cell = app.cell(label);
        app.send(BoardMsg::Hover(Some(cell)));
        app.send(BoardMsg::TellPiece);
        said(app).join(" ")
    };
    // The keyboard comes to a cell where the tile must be turned to fit.
    let turned = "Tile V, turned 180°: road north to east; 2 fields. It fits here.";
    assert_eq!(tell_at(&mut app, "-1_0"), turned);
    app.send(BoardMsg::RotatePiece(1));
    let text = said(&app).join(" ");
    assert!(text.starts_with("Tile V, turned 270°: "), "{text}");
    assert!(text.contains(". It fits here."), "{text}");
    assert_eq!(tell_at(&mut app, "0_0"), "", "no tile is held over another one");
    app.send(BoardMsg::RotatePiece(1));
    let text = said(&app).join(" ");
    assert!(text.ends_with("0, 0: there is a tile already."), "{text}");
    app.send(BoardMsg::Hover(None));
    app.send(BoardMsg::RotatePiece(1));
    let text = said(&app).join(" ");
    assert!(text.contains("It fits in "), "{text}");
    let mut stones = App::friends("size=5");
    assert_eq!(tell_at(&mut stones, "c3"), "", "stones do not turn");
}

#[test]
fn the_places_for_a_meeple_are_said_with_their_keys() {
    let mut app = at(&format!("{LAND}/E"));
    let cell = app.cell("0_1");
    app.send(BoardMsg::Tap(cell, Pointer::Key));
    let prompt = "Place a meeple on the tile, or none. ";
    let choices = "1: City, 2: Field, Space: No meeple.";
    let text = said(&app).join(" ");
    assert!(text.ends_with(&format!("{prompt}{choices}")), "{text}");
    let offers = app.panel().offers;
    let keys: Vec<_> = offers.into_iter().filter_map(|offer| offer.key).collect();
    assert_eq!(keys, [' ', '1', '2']);
    let mut review = review(&format!("{LAND}/E"));
    review.send(BoardMsg::Tap(cell, Pointer::Key));
    assert!(said(&review).join(" ").contains(choices), "{:?}", said(&review));
}

#[test]
fn a_key_that_somebody_has_changed_is_said_and_makes_the_choice() {
    let press = Press {
        key: "q",
        control: false,
        shift: false,
    };
    let chosen = |app: &App| {
        let keys = &app.model.shell.settings.keys;
        let mut given = commands(press, Focus::default(), true, keys);
        given.find_map(|command| {
            app.model
                .see(|state, shell| key_message(command, "q", state, shell))
        })
    };
    for (setting, choices) in [
        (
            KeySetting::new("no-choice", press),
            "1: City, 2: Field, q: No meeple.",
        ),
        (KeySetting::off("no-choice"), "1: City, 2: Field, No meeple."),
        (KeySetting::off("choices"), "City, Field, Space: No meeple."),
    ] {
        let is_moved = !setting.is_off();
        let mut app = at(&format!("{LAND}/E"));
        app.send(Msg::SetKey(setting));
        let cell = app.cell("0_1");
        app.send(BoardMsg::Tap(cell, Pointer::Key));
        let text = said(&app).join(" ");
        assert!(text.ends_with(&format!("or none. {choices}")), "{text}");
        let none = is_moved.then(|| Msg::from(BoardMsg::Choose("none".into())));
        assert_eq!(chosen(&app), none, "{choices}");
    }
}

#[test]
fn a_resignation_is_said_once() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(2)), Starts::Me);
    app.send(PlayMsg::Resign);
    app.send(PlayMsg::Resign);
    let told = "You resigned. AI, level 2 (Horizontal) won by resignation. \
        Vertical 0 (0 points) · Horizontal ½ (0 points + ½ komi)";
    assert_eq!(said(&app), [told]);
}

#[test]
fn what_is_undone_and_redone_is_said() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(2)), Starts::Me);
    app.send(BoardMsg::Undo);
    assert_eq!(said(&app), ["There is nothing to undo."]);
    app.tap("c3");
    app.answer("a1");
    app.send(BoardMsg::Redo);
    assert_eq!(said(&app), ["There is nothing to redo."]);
    app.send(BoardMsg::Undo);
    assert_eq!(said(&app), ["Taken back: c3, a1. Your turn as Vertical."]);
    app.send(BoardMsg::Redo);
    assert_eq!(said(&app), ["You: c3. AI: a1. Your turn as Vertical."]);
    let mut review = review("linage/size=5.komi=0_5/c3");
    for (msg, told) in [
        (BoardMsg::Undo, "There is nothing to undo."),
        (BoardMsg::Redo, "There is nothing to redo."),
    ] {
        review.send(msg);
        assert_eq!(said(&review), [told]);
    }
}

#[test]
fn a_puzzle_says_that_there_is_nothing_to_undo_and_which_meeples_there_are() {
    let mut app = opened(&of_site(GameId::Carcassonne), "carcassonne-12");
    app.send(BoardMsg::Undo);
    assert_eq!(said(&app), ["There is nothing to undo."]);
    app.send(BoardMsg::Redo);
    assert_eq!(said(&app), ["There is nothing to redo."]);
    app.send(BoardMsg::Choose("6_-2_0".into()));
    let text = said(&app).join(" ");
    assert!(text.ends_with(" 1: City, 2: Field, Space: No meeple."), "{text}");
}

#[test]
fn a_key_that_shows_or_hides_something_says_so() {
    let mut app = at(&format!("{LAND}/V"));
    let press = |app: &mut App| {
        let see = |state: &_, shell: &_| key_message(Command::Switch, "f", state, shell);
        let msg = app.model.see(see).expect("a switch has the key");
        app.send(msg);
        said(app).join(" ")
    };
    assert_eq!(press(&mut app), "Shown: Fields.");
    assert_eq!(press(&mut app), "Hidden: Fields.");
    // A button that is pressed says it itself.
    let fields = app.panel().overlays.into_iter().find(|row| row.key == 'f');
    let switch: Switch = fields.expect("a switch").switch;
    app.send(BoardMsg::Switch(switch, true));
    assert_eq!(said(&app), Vec::<&str>::new());
    assert!(
        app.model
            .panel()
            .overlays
            .iter()
            .any(|row| row.key == 'f' && row.on)
    );
}

#[test]
fn a_sign_has_the_name_that_the_list_of_keys_has() {
    let mut app = review("linage/size=5.komi=0_5/c3");
    app.send(TreeMsg::NextSign(Glyph::Dubious).into_review());
    assert_eq!(said(&app), ["No move of this line is rated: inaccuracy."]);
}
