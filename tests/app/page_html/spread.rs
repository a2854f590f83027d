//! What lies over a land that fills the window.

use tessera_app::BoardMsg;
use tessera_core::language::Language;

use super::App;

const LAND: &str = "carcassonne/players=2.small-city=4.unplaceable=aside/V";

/// Whether the button with this id says that what it opens is open, and whether that has the class by which it is seen.
fn open(app: &App, id: &str) -> (bool, bool) {
    let page = app.html();
    let button = page.by_id(id).expect("the button");
    let opens = button.attribute("aria-controls").expect("what it opens");
    let opened = page.by_id(opens).expect("what is opened");
    (
        button.attribute("aria-expanded") == Some("true"),
        opened.has_class("open"),
    )
}

#[test]
fn moves_and_aids_open_one_at_a_time_until_the_button_or_escape() {
    let mut app = App::in_language(Language::English, LAND);
    let states = |app: &App| [open(app, "to-moves"), open(app, "to-aids")];
    let (shut, opened) = ((false, false), (true, true));
    assert_eq!(states(&app), [shut, shut]);
    app.press("Moves");
    assert_eq!(states(&app), [opened, shut]);
    app.press("Aids");
    assert_eq!(states(&app), [shut, opened]);
    app.press("Aids");
    assert_eq!(states(&app), [shut, shut]);
    app.press("Moves");
    // A tile that is held over a cell is put back first.
    app.touch("1_0");
    app.send(BoardMsg::Cancel);
    assert_eq!(states(&app), [opened, shut]);
    app.send(BoardMsg::Cancel);
    assert_eq!(states(&app), [shut, shut]);
}

#[test]
fn only_a_land_fills_the_window() {
    let is_spread = |record: &str| {
        let page = App::in_language(Language::English, record).html();
        page.all().iter().any(|element| element.has_class("spread"))
    };
    assert!(is_spread(LAND));
    for record in ["linage/size=5/", "carteso/", "keil/", "ecalper/"] {
        assert!(!is_spread(record), "{record}");
    }
}
