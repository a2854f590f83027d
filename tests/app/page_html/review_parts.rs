//! The parts of the review page that are about the game as a whole: its moves, its graph, luck, its report.

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

/// A game of Linage with a variation `1…b5 d1` in place of its second move, at its first.
pub(super) fn varied(language: Language) -> App {
    let mut app = opened(language, "linage/size=5.komi=0_5/c3.a1.e5.b2@1");
    app.tap("b5");
    app.tap("d1");
    app.send(ReviewMsg::Seek(1));
    app
}

fn state(app: &App) -> &ReviewState {
    app.model.review_page().expect("the review page")
}

/// The page with these dialogs open.
fn page(app: &App, open: &[&'static str]) -> Element {
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
fn find(page: &Element, fits: impl Fn(&Element) -> bool) -> &Element {
    let found = page.all().into_iter().find(|element| fits(element));
    found.expect("an element that fits")
}

fn has_text(tag: &'static str, text: &'static str) -> impl Fn(&Element) -> bool {
    move |element| element.tag == tag && element.text() == text
}

fn is_labelled(label: &'static str) -> impl Fn(&Element) -> bool {
    move |element| element.attribute("aria-label") == Some(label)
}

/// What an element does, by the attribute that says when, with this value.
fn act(app: &App, open: &[&'static str], element: &Element, when: &str, value: &str) -> Option<Act> {
    let handle = element.attribute(when).expect("it does something");
    views::page(&app.model, &screen(open)).act(handle, value)
}

/// Tells the model what is to be told; returns the dialogs that are closed.
fn carry_out(app: &mut App, act: Act) -> Vec<&'static str> {
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
    assert_eq!(listed(&app), ["c3", "a1", "1…b5", "d1", "e5", "b2"]);
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
        "1…b5"
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
    let node = find(&page(&app, &[]), has_text("button", "1…b5"))
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
    assert_eq!(listed(&app), ["c3", "b5, mistake", "1…a1", "e5", "b2", "d1"]);
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

/// The slider of the graph.
fn plot(page: &Element) -> &Element {
    find(page, is_labelled("Position in the graph"))
}

#[test]
fn the_graph_is_gone_along_by_keys_and_by_the_pointer() {
    let mut app = reviewed(Language::English, 0);
    let shown = |app: &App| {
        let page = page(app, &[]);
        let value = plot(&page).attribute("aria-valuenow").map(str::to_owned);
        (value.expect("a value"), state(app).board.game.ply())
    };
    assert_eq!(shown(&app), ("0".into(), 0));
    let press = |app: &mut App, key: &str| {
        let page = page(app, &[]);
        let stroke = format!("-- {key} {key}");
        let act = act(app, &[], plot(&page), "data-key", &stroke);
        act.map(|act| carry_out(app, act)).is_some()
    };
    assert!(press(&mut app, "ArrowRight"));
    assert_eq!(shown(&app), ("1".into(), 1));
    assert!(press(&mut app, "End"));
    let last = shown(&app);
    assert!(
        press(&mut app, "ArrowRight"),
        "the keymap has no other use for it"
    );
    assert_eq!(shown(&app), last);
    assert!(press(&mut app, "Home"));
    assert_eq!(shown(&app), ("0".into(), 0));
    assert!(!press(&mut app, "a"));

    let drag = |app: &mut App, what: &str| {
        let page = page(app, &[]);
        let act = act(app, &[], plot(&page), "data-drag", what);
        act.map(|act| carry_out(app, act)).is_some()
    };
    let before = app.regions();
    assert!(drag(&mut app, "over 0.99"));
    assert_eq!(shown(&app).1, 0, "it is only pointed at");
    let after = app.regions();
    let mut changed: Vec<_> = after.changed(&before).into_iter().map(|(name, _)| name).collect();
    changed.sort_unstable();
    assert_eq!(changed, ["graph-told", "plot"]);
    let pointed = views::pointed(&app.model);
    for name in changed {
        assert_eq!(
            pointed.html(name),
            after.html(name),
            "it is told of at once: {name}"
        );
    }
    assert!(!drag(&mut app, "over 0.98"), "the same point");
    assert!(drag(&mut app, "down 0.98"));
    let pressed = shown(&app);
    assert!(pressed.1 > 0);
    assert!(drag(&mut app, "to -0.2"));
    assert_eq!(shown(&app), ("0".into(), 0));
    assert!(drag(&mut app, "out"));
    assert_eq!(state(&app).pointed, None);
}

#[test]
fn the_graph_is_a_table_for_whoever_wants_one() {
    let mut app = reviewed(Language::English, 0);
    app.press("Show as table");
    let table = page(&app, &[]);
    let rows = find(&table, |element| element.tag == "figure").all().into_iter();
    let buttons: Vec<_> = rows.filter(|element| element.has_class("quiet")).collect();
    assert_eq!(buttons[0].text(), "At the start");
    let seek = act(&app, &[], buttons[1], "data-on", "").expect("a position");
    carry_out(&mut app, seek);
    assert!(state(&app).board.game.ply() > 0);
    app.press("Show as graph");
    assert_eq!(plot(&page(&app, &[])).role(), Some("slider"));
}

#[test]
fn luck_is_chosen_by_unit_and_seat_and_gone_along_by_its_slider() {
    let mut app = reviewed(Language::English, 3);
    let sum = |app: &App| find(&page(app, &[]), |element| element.has_class("luck")).text();
    let in_points = sum(&app);
    let choose = |app: &mut App, name: &'static str| {
        let page = page(app, &[]);
        let label = find(&page, has_text("label", name));
        let field = find(label, |element| element.tag == "input");
        let act = act(app, &[], field, "data-change", "on").expect("a choice");
        carry_out(app, act);
    };
    choose(&mut app, "Chance of winning");
    assert_ne!(sum(&app), in_points);
    choose(&mut app, "Best turn on the land");
    assert!(state(&app).luck.hides_best);
    let shown = page(&app, &[]);
    let slider = find(&shown, is_labelled("Along luck and decisions"));
    let last = slider.attribute("max").expect("a last place").to_owned();
    let go = act(&app, &[], slider, "data-input", &last).expect("a place");
    carry_out(&mut app, go);
    let shown = page(&app, &[]);
    let slider = find(&shown, is_labelled("Along luck and decisions"));
    assert_eq!(slider.attribute("value"), Some(&*last));
    assert_eq!(act(&app, &[], slider, "data-input", "1000"), None);
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

#[test]
fn luck_and_graph_have_their_parts_in_order_in_english_and_in_spanish() {
    for (language, outline) in [(Language::English, ENGLISH), (Language::Spanish, SPANISH)] {
        let page = page(&reviewed(language, 3), &[]);
        let of = |part: &Element| part.outline(&page);
        let graph = find(&page, |element| element.tag == "figure");
        let luck = find(&page, |element| element.has_class("luck"));
        let lines = [of(graph), of(luck)].concat();
        assert_eq!(lines, outline.lines().collect::<Vec<_>>());
    }
}

const ENGLISH: &str = "figure Chance of winningPlayer 1, by move
button Show as table
slider Position in the graph
region Luck and decisions
heading Luck and decisions
img Worst tile +1.5, mean +2.0, this tile +1.5, best tile +4.0
checkbox Best turn on the land
group Measured in
radio Points
radio Chance of winning
group Seen by
radio Player 1
radio Player 2
img Luck and decisions so far, for Player 1
slider Along luck and decisions
region Luck and decisions of each player
region Luck and decisions so far, for Player 1
button Tile V
button −1, 0, turned 270°, No meeple
button Tile W
button 0, −1, No meeple";
const SPANISH: &str = "figure Probabilidad de ganarJugador 1, por jugada
button Mostrar como tabla
slider Posición en el gráfico
region Suerte y decisiones
heading Suerte y decisiones
img Peor loseta +1,5, media +2,0, esta loseta +1,5, mejor loseta +4,0
checkbox Mejor turno en el tablero
group Medido en
radio Puntos
radio Probabilidad de ganar
group Visto por
radio Jugador 1
radio Jugador 2
img Suerte y decisiones hasta cada jugada, para Jugador 1
slider A lo largo de suerte y decisiones
region Suerte y decisiones de cada jugador
region Suerte y decisiones hasta cada jugada, para Jugador 1
button Loseta V
button −1, 0, girada 270°, Sin meeple
button Loseta W
button 0, −1, Sin meeple";
