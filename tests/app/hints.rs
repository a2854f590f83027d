//! Hints in three steps, marks drawn by a player, and the cells where a stone may be placed.

use tessera_app::play::view;
use tessera_app::{BoardMsg, Effect, EngineMsg, Mark, Msg, PlayMsg, Switch};
use tessera_core::scene::{Ink, Item, Shape};
use tessera_protocol::{NamedLine, Question, Report};

use super::App;

fn asked(effects: &[Effect]) -> &Question {
    let question = effects.iter().find_map(|effect| match effect {
        Effect::Ask(question) => Some(question),
        _ => None,
    });
    question.expect("the engine is asked")
}

fn report(id: u32, moves: &[&str]) -> Report {
    let line = NamedLine {
        mv: moves[0].to_owned(),
        visits: 10,
        value: 0.54,
        variation: moves.iter().map(|&name| name.to_owned()).collect(),
        ..NamedLine::default()
    };
    Report {
        id,
        lines: vec![line],
        ..Report::default()
    }
}

/// What lies over the board in this ink.
fn over(app: &App, ink: Ink) -> Vec<Item> {
    let items = app.model.see(view::board).above.items;
    items.into_iter().filter(|item| item.ink == ink).collect()
}

#[test]
fn a_hint_shows_an_area_then_the_move_then_its_numbers_and_ends_with_the_next_move() {
    let mut app = App::friends("size=5.komi=0_5");
    let before = app.panel().prompt;
    let question = asked(app.send(PlayMsg::Hint)).clone();
    let id = question.id;
    assert_eq!(app.panel().prompt, "Looking for a hint …");
    assert!(question.record.starts_with("linage/size=5"));
    app.send(EngineMsg::Final(report(id, &["c3", "d4", "b2"])));
    assert!(app.panel().prompt.starts_with("Hint: look within the circle"));
    let area = over(&app, Ink::Mark);
    assert_eq!(area.len(), 1, "an area is drawn");
    assert!(
        app.send(PlayMsg::Hint)
            .iter()
            .any(|effect| matches!(effect, Effect::Say(_)))
    );
    assert!(app.panel().prompt.starts_with("Hint: c3."));
    assert_ne!(over(&app, Ink::Mark), area, "the move is marked");
    app.send(PlayMsg::Hint);
    assert_eq!(
        app.panel().prompt,
        "Hint: c3, 54 % to win. Expected after it: d4, b2."
    );
    assert_eq!(app.record(), "linage/size=5.komi=0_5/", "a hint plays nothing");
    app.tap("a1");
    assert_eq!(over(&app, Ink::Mark), []);
    assert_eq!(app.panel().prompt, before);
}

#[test]
fn an_answer_to_a_hint_that_is_no_longer_wanted_changes_nothing_and_its_search_is_stopped() {
    let mut app = App::friends("size=5.komi=0_5");
    let id = asked(app.send(PlayMsg::Hint)).id;
    let cell = app.cell("a1");
    let effects = app.send(BoardMsg::Tap(cell, tessera_app::Pointer::Fine)).to_vec();
    assert!(effects.contains(&Effect::Drop), "{effects:?}");
    let before = app.panel();
    app.send(EngineMsg::Final(report(id, &["c3"])));
    assert_eq!(app.panel(), before);
    assert_eq!(app.record(), "linage/size=5.komi=0_5/a1");
}

#[test]
fn hints_are_counted_by_position_and_named_at_the_end() {
    let mut app = App::friends("size=3.komi=0_5");
    let id = asked(app.send(PlayMsg::Hint)).id;
    app.send(EngineMsg::Final(report(id, &["a1"])));
    app.send(PlayMsg::Hint);
    for _ in 0..2 {
        app.send(BoardMsg::Choose("pass".into()));
        app.send(BoardMsg::Choose("pass".into()));
    }
    let banner = app.panel().banner.expect("two passes end the game");
    assert!(banner.detail.ends_with("· 1 hint"), "{}", banner.detail);
}

#[test]
fn hints_are_still_counted_after_the_game_was_left() {
    let mut app = App::friends("size=3.komi=0_5");
    let id = asked(app.send(PlayMsg::Hint)).id;
    app.send(EngineMsg::Final(report(id, &["a1"])));
    app.tap("a1");
    let address = app.record();
    app.send(Msg::Home);
    app.send(Msg::Navigate(address));
    for _ in 0..2 {
        app.send(BoardMsg::Choose("pass".into()));
        app.send(BoardMsg::Choose("pass".into()));
    }
    let banner = app.panel().banner.expect("two passes end the game");
    assert!(banner.detail.ends_with("· 1 hint"), "{}", banner.detail);
}

#[test]
fn after_moves_were_taken_back_a_hint_and_a_resignation_are_of_the_position_that_is_shown() {
    let mut app = App::friends("size=5.komi=0_5");
    app.tap("a1");
    app.tap("e5");
    app.send(BoardMsg::Undo);
    assert!(app.panel().can_hint && app.panel().can_resign);
    let question = asked(app.send(PlayMsg::Hint)).clone();
    assert!(question.record.ends_with("/a1.e5@1"), "{}", question.record);
    app.send(EngineMsg::Final(report(question.id, &["c3"])));
    assert!(app.panel().prompt.starts_with("Hint: look within the circle"));
    app.send(PlayMsg::Resign);
    app.send(PlayMsg::Resign);
    assert_eq!(app.record(), "linage/size=5.komi=0_5/a1.resign");
    // Nothing is to be decided in a game that is over.
    app.send(BoardMsg::GoTo(1));
    assert!(!app.panel().can_hint && !app.panel().can_resign);
}

#[test]
fn a_hint_about_a_meeple_names_the_place_at_once_and_marks_it_on_the_tile() {
    let mut app = App::open();
    app.send(Msg::Navigate("carcassonne/players=2/V.-1_0_3".into()));
    let id = asked(app.send(PlayMsg::Hint)).id;
    app.send(EngineMsg::Final(report(id, &["road-e"])));
    assert!(app.panel().prompt.starts_with("Hint: "), "{}", app.panel().prompt);
    assert!(!app.panel().prompt.contains("circle"));
    let marked = over(&app, Ink::Mark);
    assert!(
        matches!(marked[..], [Item { shape: Shape::Ring(_, radius, _), .. }] if radius < 0.2),
        "{marked:?}"
    );
}

#[test]
fn the_area_of_a_hint_is_drawn_whole() {
    let mut app = App::friends("size=5.komi=0_5");
    for cell in ["a1", "e1", "a5", "e5", "c1"] {
        for _ in 0..10 {
            let id = asked(app.send(PlayMsg::Hint)).id;
            app.send(EngineMsg::Final(report(id, &[cell])));
            let scene = app.model.see(view::board).whole();
            let points: Vec<_> = over(&app, Ink::Mark)
                .iter()
                .flat_map(|item| item.shape.points())
                .collect();
            let is_seen = points
                .iter()
                .all(|at| at.x > 0.0 && at.y > 0.0 && at.x < scene.width && at.y < scene.height);
            assert!(!points.is_empty() && is_seen, "{cell}: {points:?}");
            // In another position the hint is gone.
            app.tap("c3");
            app.send(BoardMsg::Undo);
        }
    }
}

#[test]
fn a_hint_that_is_a_choice_beside_the_board_draws_nothing() {
    let mut app = App::friends("size=5.komi=0_5");
    let id = asked(app.send(PlayMsg::Hint)).id;
    app.send(EngineMsg::Final(report(id, &["pass"])));
    assert!(app.panel().prompt.contains("a choice beside the board"));
    assert_eq!(over(&app, Ink::Mark), []);
}

#[test]
fn a_mark_is_drawn_erased_by_the_same_mark_and_gone_with_the_next_move() {
    let mut app = App::friends("size=5.komi=0_5");
    let (from, to) = (app.cell("a1"), app.cell("d4"));
    app.send(BoardMsg::Mark(Mark { from, to }));
    app.send(BoardMsg::Mark(Mark { from, to: from }));
    let shapes = over(&app, Ink::Mark);
    assert!(matches!(shapes[0].shape, Shape::Area(_)), "an arrow");
    assert!(matches!(shapes[1].shape, Shape::Ring(..)), "a circle");
    app.send(BoardMsg::Mark(Mark { from, to }));
    assert_eq!(over(&app, Ink::Mark).len(), 1);
    app.tap("c3");
    assert_eq!(over(&app, Ink::Mark), []);
    assert_eq!(app.record(), "linage/size=5.komi=0_5/c3", "a mark is no move");
}

#[test]
fn closed_cells_are_hatched_where_most_are_open_and_open_ones_dotted_where_few_are() {
    let mut app = App::friends("size=5.komi=0_5");
    app.send(BoardMsg::Switch(Switch::Legal, true));
    let hatched = over(&app, Ink::Bar);
    assert!(matches!(hatched[0].shape, Shape::Signs(..)));
    let mut app = App::open();
    // Of the three stones of the first turn one is replaced: three cells are open of very many.
    app.send(Msg::Navigate("ecalper/size=3.pie=on/a1.b2.c3.swap".into()));
    app.send(BoardMsg::Switch(Switch::Legal, true));
    assert_eq!(over(&app, Ink::Mark).len(), 3);
}
