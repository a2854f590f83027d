//! The parts of the review page that are about the game as a whole: its moves, its ways, its report.

use tessera_app::review::{BRANCH_DIALOG, MOVE_MENU, NodeId, REPORT_DIALOG};
use tessera_app::{Effect, GameReviewMsg, ReviewMsg, ReviewState, TreeMsg};
use tessera_core::language::Language;
use tessera_views::{self as views, Act, PAGE, Screen};

use super::super::luck::{TURN, turn_review};
use super::{App, Element, read};

/// The review of this game, in this language.
pub(super) fn opened(language: Language, record: &str) -> App {
    App::in_language(language, &format!("review/{record}"))
}

/// The review of [`TURN`] of which the device keeps some values, with so many plies played.
pub(super) fn reviewed(language: Language, ply: usize) -> App {
    let mut app = opened(language, &format!("{TURN}@{ply}"));
    let asked = app.effects.iter().find_map(|effect| match effect {
        Effect::FetchReview { keys, start } => Some((keys[0], *start)),
        _ => None,
    });
    let (key, start) = asked.expect("a question to the device");
    let text = Some(turn_review());
    app.send(GameReviewMsg::Fetched { key, text, start });
    app
}

/// A game of Linage with a variation `2.b5 d1` in place of its second move, at its first.
pub(super) fn varied(language: Language) -> App {
    let mut app = opened(language, "linage/size=5.komi=0_5/c3.a1.e5.b2@1");
    app.tap("b5");
    app.tap("d1");
    app.send(ReviewMsg::Seek(1));
    app
}

pub(super) fn state(app: &App) -> &ReviewState {
    app.model.review_page().expect("the review page")
}

/// The page with these dialogs open.
pub(super) fn page(app: &App, open: &[&'static str]) -> Element {
    let screen = screen(open);
    read(&views::page(&app.model, &screen).html(PAGE))
}

fn screen(open: &[&'static str]) -> Screen {
    Screen {
        open: open.to_vec(),
        ..Screen::default()
    }
}

/// The first element of the page that fits.
pub(super) fn find(page: &Element, fits: impl Fn(&Element) -> bool) -> &Element {
    let found = page.all().into_iter().find(|element| fits(element));
    found.expect("an element that fits")
}

pub(super) fn has_text(tag: &'static str, text: &'static str) -> impl Fn(&Element) -> bool {
    move |element| element.tag == tag && element.text() == text
}

pub(super) fn is_labelled(label: &'static str) -> impl Fn(&Element) -> bool {
    move |element| element.attribute("aria-label") == Some(label)
}

/// What an element does, by the attribute that says when, with this value.
pub(super) fn act(
    app: &App,
    open: &[&'static str],
    element: &Element,
    when: &str,
    value: &str,
) -> Option<Act> {
    let handle = element.attribute(when).expect("it does something");
    views::page(&app.model, &screen(open)).act(handle, value)
}

/// Tells the model what is to be told; returns the dialogs that are closed.
pub(super) fn carry_out(app: &mut App, act: Act) -> Vec<&'static str> {
    match act {
        Act::Tell(msg) => {
            app.send(msg);
            Vec::new()
        }
        Act::Close(dialog) => vec![dialog],
        Act::All(acts) => acts.into_iter().flat_map(|act| carry_out(app, act)).collect(),
        other => panic!("nothing that the model is told: {other:?}"),
    }
}

/// The moves of the list as a screen reader meets them.
fn listed(app: &App) -> Vec<String> {
    let page = page(app, &[]);
    let moves = page.all().into_iter();
    let moves = moves.filter(|element| element.attribute("data-node").is_some());
    moves.map(Element::text).collect()
}

#[test]
fn the_list_of_moves_marks_the_current_move_and_the_next_and_answers_for_all_of_them() {
    let mut app = varied(Language::English);
    assert_eq!(listed(&app), ["c3", "a1", "2.b5", "d1", "e5", "b2"]);
    let shown = page(&app, &[]);
    let current = find(&shown, |element| {
        element.attribute("aria-current") == Some("step")
    });
    assert_eq!(
        (current.text(), current.attribute("tabindex")),
        ("c3".into(), Some("0"))
    );
    // Two moves lead on: it is marked which of them a step forward leads to.
    assert_eq!(
        find(&shown, |element| element.attribute("data-next").is_some()).text(),
        "2.b5"
    );
    let list = find(&shown, |element| element.has_class("list"));
    let node = find(&shown, has_text("button", "e5")).attribute("data-node");
    let node = node.expect("the number of a move");
    let show = act(&app, &[], list, "data-on", node).expect("it is shown");
    carry_out(&mut app, show);
    assert_eq!(state(&app).board.game.ply(), 3);
    let shown = page(&app, &[]);
    assert!(
        shown
            .all()
            .iter()
            .all(|element| element.attribute("data-next").is_none()),
        "only one move follows"
    );
    assert_eq!(act(&app, &[], list, "data-on", ""), None, "beside the moves");
    // The key for menus is about the move that is shown.
    let menu = act(&app, &[], list, "data-menu", "").expect("a menu");
    carry_out(&mut app, menu);
    assert_eq!(state(&app).menu, Some(state(&app).current()));
    app.send(ReviewMsg::Seek(0));
    assert_eq!(
        act(&app, &[], list, "data-menu", ""),
        None,
        "before the first move"
    );
}

#[test]
fn a_move_is_rated_commented_on_and_deleted_in_its_menu() {
    let mut app = varied(Language::English);
    let node = find(&page(&app, &[]), has_text("button", "2.b5"))
        .attribute("data-node")
        .and_then(|number| number.parse().ok())
        .map(NodeId::numbered);
    let node = node.expect("a move");
    app.send(ReviewMsg::from(TreeMsg::OpenMenu(node)));
    assert!(
        page(&app, &[]).by_id("move-menu-title").is_none(),
        "it is written while it is open"
    );
    let open = [MOVE_MENU];
    let menu = page(&app, &open);
    assert_eq!(
        menu.by_id("move-menu-title").expect("a title").text(),
        "Move 2: b5"
    );
    let mistake = find(&menu, |element| element.attribute("title") == Some("mistake"));
    assert_eq!(mistake.attribute("aria-pressed"), Some("false"));
    let rate = act(&app, &open, mistake, "data-on", "").expect("a sign");
    assert!(carry_out(&mut app, rate).is_empty(), "the menu stays open");
    let menu = page(&app, &open);
    let mistake = find(&menu, |element| element.attribute("title") == Some("mistake"));
    assert_eq!(mistake.attribute("aria-pressed"), Some("true"));
    // The form and the buttons are about the text in the field.
    let field = find(&menu, |element| element.tag == "textarea");
    let form = find(&menu, |element| element.attribute("data-submit").is_some());
    assert_eq!(form.attribute("data-field"), field.attribute("id"));
    let main = find(&menu, has_text("button", "Make this the main line"));
    assert_eq!(main.attribute("data-field"), field.attribute("id"));
    let edit = act(&app, &open, main, "data-on", "Too far away.").expect("an edit");
    assert_eq!(carry_out(&mut app, edit), [MOVE_MENU]);
    assert_eq!(listed(&app), ["c3", "b5, mistake", "2.a1", "e5", "b2", "d1"]);
    let comment = find(&page(&app, &[]), |element| element.has_class("comment")).text();
    assert_eq!(comment, "b5 Too far away.");
    let menu = page(&app, &open);
    assert_eq!(
        find(&menu, |element| element.tag == "textarea").text(),
        "Too far away."
    );
    assert!(
        menu.all()
            .iter()
            .all(|element| element.text() != "Move this line up" || element.tag != "button"),
        "the main line is the first already"
    );
    let done = find(&menu, |element| element.attribute("data-submit").is_some());
    let keep = act(&app, &open, done, "data-submit", "Far <b>away</b>.").expect("it is kept");
    assert_eq!(carry_out(&mut app, keep), [MOVE_MENU]);
    let comment = find(&page(&app, &[]), |element| element.has_class("comment")).text();
    assert_eq!(comment, "b5 Far <b>away</b>.", "it is text");
    let menu = page(&app, &open);
    let delete = find(&menu, has_text("button", "Delete 2 moves from here on"));
    let delete = act(&app, &open, delete, "data-on", "").expect("an edit");
    assert_eq!(carry_out(&mut app, delete), [MOVE_MENU]);
    assert_eq!(listed(&app), ["c3", "a1", "e5", "b2"]);
}

#[test]
fn where_ways_part_a_dialog_leads_on_by_one_of_them() {
    let mut app = varied(Language::English);
    let open = [BRANCH_DIALOG];
    let ways = page(&app, &open);
    let dialog = ways.by_id(BRANCH_DIALOG).expect("the dialog");
    let items: Vec<_> = dialog
        .all()
        .into_iter()
        .filter(|element| element.has_class("item"))
        .collect();
    let names: Vec<_> = items.iter().map(|item| item.text()).collect();
    assert_eq!(names, ["a1 e5 b2main line", "b5 d1"]);
    let first: Vec<_> = items
        .iter()
        .map(|item| item.attribute("autofocus").is_some())
        .collect();
    assert_eq!(first, [false, true], "the focus is on the way of a step forward");
    let go = act(&app, &open, items[0], "data-on", "").expect("a way");
    assert_eq!(carry_out(&mut app, go), [BRANCH_DIALOG]);
    assert_eq!(state(&app).board.game.line()[1], "a1");
    assert_eq!(state(&app).board.game.ply(), 2);
}

#[test]
fn the_report_is_written_while_it_is_open_and_its_tables_lead_to_positions() {
    let mut app = reviewed(Language::English, 0);
    let figures = |app: &App| {
        let page = page(app, &[REPORT_DIALOG]);
        let headings = page.all().into_iter().filter(|element| element.tag == "h3");
        headings.map(Element::text).collect::<Vec<_>>()
    };
    assert!(figures(&app).is_empty());
    app.press("This game's report");
    assert!(app.effects.contains(&Effect::Open(REPORT_DIALOG)));
    assert!(
        figures(&app).contains(&"Trajectory".to_owned()),
        "{:?}",
        figures(&app)
    );
    let shown = page(&app, &[REPORT_DIALOG]);
    let dialog = shown.by_id(REPORT_DIALOG).expect("the dialog");
    let closed = act(&app, &[], dialog, "data-closed", "").expect("it is told");
    carry_out(&mut app, closed);
    assert!(figures(&app).is_empty());
}

#[test]
fn a_tile_is_drawn_by_its_button_or_by_lot() {
    let mut app = opened(Language::English, &format!("{TURN}@6"));
    let shown = page(&app, &[]);
    let draws = find(&shown, |element| element.has_class("draws"));
    let tiles: Vec<_> = draws
        .all()
        .into_iter()
        .filter(|element| element.tag == "button")
        .collect();
    assert!(tiles.len() > 10);
    assert_eq!(tiles[0].text(), "Draw by lot");
    let draw = act(&app, &[], tiles[1], "data-on", "").expect("a draw");
    carry_out(&mut app, draw);
    assert!(
        page(&app, &[])
            .all()
            .iter()
            .all(|element| !element.has_class("draws"))
    );
    // The line goes on with a draw: the choice of another one is written once it is asked for, at this position only.
    let buttons = |app: &App| {
        let shown = page(app, &[]);
        let draws = find(&shown, |element| element.has_class("draws"));
        let all = draws.all().into_iter();
        all.filter(|element| element.tag == "button").count()
    };
    app.send(ReviewMsg::Seek(6));
    assert_eq!(buttons(&app), 1);
    app.press("Another tile");
    assert!(buttons(&app) > 10);
    app.send(ReviewMsg::Seek(3));
    assert_eq!(buttons(&app), 1);
    app.send(ReviewMsg::Seek(6));
    app.press("Another tile");
    assert_eq!(buttons(&app), 1);
}
