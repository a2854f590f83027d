//! The graph of the review page, and its luck and decisions: what goes along them.

use tessera_core::language::Language;
use tessera_views as views;

use super::review_parts::{act, carry_out, find, has_text, is_labelled, page, reviewed, state};
use super::{App, Element};

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
