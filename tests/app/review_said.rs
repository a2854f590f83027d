//! What a review says about the move that is shown, and the chances in the list of moves.

use tessera_app::play::view::cells;
use tessera_app::review::LearnMsg;
use tessera_app::review::view::{Said, TreeLine, moves, said};
use tessera_app::{AnalysisMsg, Overlay, ReviewMsg, TreeMsg};
use tessera_core::game::Seat;
use tessera_core::scene::{Ink, Shape};
use tessera_protocol::assessment::Glyph;

use super::App;
use super::review_graph::{GAME, VALUES, reviewed};

fn said_after(app: &mut App, ply: usize) -> Said {
    app.send(ReviewMsg::Seek(ply));
    shown(app).expect("something is said")
}

fn shown(app: &App) -> Option<Said> {
    app.model
        .see_review(|state, shell| said(state, app.model.game_review(), shell))
}

/// The chances behind the moves of the main line, in the order of the plies.
fn worths(app: &App) -> Vec<Option<i32>> {
    let table = app
        .model
        .see_review(|state, shell| moves(state, app.model.game_review(), shell));
    let moves = table.lines.into_iter().flat_map(|line| match line {
        TreeLine::Moves(line) => line.turns().concat(),
        TreeLine::Notes(_) => Vec::new(),
    });
    moves.map(|played| played.worth).collect()
}

#[test]
fn a_mistake_is_named_with_its_cost_its_chances_and_what_was_better() {
    let mut app = reviewed(GAME, &VALUES);
    let told = said_after(&mut app, 2);
    assert_eq!(
        (&*told.verdict, &*told.mv, &*told.cost),
        ("Blunder", "b2", "cost 20 %")
    );
    assert_eq!(told.sign, Some(Glyph::Blunder));
    assert_eq!(told.chances, Some([50, 30]), "as its seat sees them");
    let better = told.better.expect("a better move");
    let names: Vec<&str> = better.moves.iter().map(|(text, _)| &**text).collect();
    assert_eq!(names, ["a1"]);
    let told = said_after(&mut app, 1);
    assert_eq!((&*told.verdict, &*told.mv, &*told.cost), ("Best move", "c3", ""));
    assert_eq!((told.better, told.has_faults), (None, true));
}

#[test]
fn what_a_move_cost_is_the_difference_of_the_chances_that_are_told() {
    let mut app = reviewed(
        GAME,
        &[(0.443, 0.0), (0.557, 0.064), (0.507, 0.12), (0.613, 0.06)],
    );
    let told = said_after(&mut app, 2);
    assert_eq!((told.chances, &*told.cost), (Some([56, 49]), "cost 7 %"));
}

#[test]
fn the_start_and_a_variation_have_no_verdict_but_the_way_to_the_mistakes() {
    let mut app = reviewed(GAME, &VALUES);
    let told = said_after(&mut app, 0);
    assert_eq!(
        (&*told.verdict, &*told.mv, told.has_faults),
        ("", "At the start", true)
    );
    app.tap("e5");
    let told = shown(&app).expect("something is said");
    assert_eq!((&*told.verdict, &*told.mv, told.has_faults), ("", "e5", true));
    assert!(
        told.why.starts_with("This position is not of the game"),
        "{}",
        told.why
    );
    // Back from the variation after the second ply: the move that it replaces comes after it.
    said_after(&mut app, 2);
    app.tap("e5");
    app.send(ReviewMsg::PreviousFault);
    assert_eq!(app.model.board().expect("a board").game.ply(), 2);
}

#[test]
fn nothing_is_said_before_anything_is_known_and_nothing_better_while_somebody_looks_for_it() {
    let mut app = App::open();
    app.send(tessera_app::Msg::Navigate(format!(
        "review/linage/size=5.komi=0_5/{GAME}"
    )));
    assert_eq!(shown(&app), None);
    assert_eq!(worths(&app), [None; 4]);
    let mut app = reviewed(GAME, &VALUES);
    assert!(said_after(&mut app, 2).better.is_some());
    app.send(ReviewMsg::Learn(LearnMsg::Start(Seat::SECOND)));
    assert_eq!(shown(&app), None, "the lesson stands in its place");
}

#[test]
fn the_list_tells_the_chance_of_whoever_moved_and_none_of_moves_that_were_not_played() {
    let mut app = reviewed(GAME, &VALUES);
    assert_eq!(worths(&app), [Some(50), Some(30), Some(58), Some(36)]);
    // What follows the last ply is no part of the game.
    app.send(ReviewMsg::Seek(4));
    app.tap("e5");
    assert_eq!(worths(&app), [Some(50), Some(30), Some(58), Some(36), None]);
}

/// The inks and texts of the sign on the board.
fn signs(app: &App) -> (Vec<Ink>, Vec<String>) {
    const INKS: [Ink; 4] = [Ink::GoodMove, Ink::Inaccuracy, Ink::Mistake, Ink::Blunder];
    let items = app.model.board_view().above.items;
    let rings = items.iter().filter(|item| matches!(item.shape, Shape::Ring(..)));
    let inks = rings
        .map(|item| item.ink)
        .filter(|ink| INKS.contains(ink))
        .collect();
    let texts = items.iter().filter_map(|item| match &item.shape {
        Shape::Text(_, _, text) => Some(text.clone()),
        _ => None,
    });
    (inks, texts.collect())
}

/// What is read aloud at a cell.
fn label(app: &App, name: &str) -> String {
    let cells = app.model.see(cells).into_iter();
    let mut labels = cells.map(|cell| cell.label);
    labels.find(|label| label.starts_with(name)).expect("a cell")
}

#[test]
fn the_move_that_was_played_has_its_sign_on_the_board_and_at_its_cell() {
    let mut app = reviewed(GAME, &VALUES);
    said_after(&mut app, 2);
    assert_eq!(signs(&app), (vec![Ink::Blunder], vec!["??".to_owned()]));
    assert!(label(&app, "b2").contains(", blunder"), "{}", label(&app, "b2"));
    said_after(&mut app, 1);
    assert_eq!(
        signs(&app),
        (vec![Ink::GoodMove], vec![]),
        "the best move has a tick"
    );
    assert!(label(&app, "c3").contains(", best move"), "{}", label(&app, "c3"));
    assert!(!label(&app, "b2").contains("blunder"));
    said_after(&mut app, 3);
    assert_eq!(signs(&app), (vec![Ink::Mistake], vec!["?".to_owned()]));
    // A person's sign goes before that of the verdict.
    let node = app.model.review_page().expect("a review").current();
    app.send(ReviewMsg::Tree(TreeMsg::Glyph(node, Some(Glyph::Dubious))));
    assert_eq!(signs(&app), (vec![Ink::Inaccuracy], vec!["?!".to_owned()]));
    assert!(label(&app, "d4").contains("inaccuracy"), "{}", label(&app, "d4"));
    said_after(&mut app, 0);
    assert_eq!(signs(&app), (vec![], vec![]));
}

#[test]
fn the_sign_on_the_board_goes_where_nothing_is_to_lie_over_it() {
    let mut app = reviewed(GAME, &VALUES);
    said_after(&mut app, 2);
    app.send(ReviewMsg::Analysis(AnalysisMsg::Overlay(Overlay::Off)));
    assert_eq!(signs(&app).0, []);
    app.send(ReviewMsg::Analysis(AnalysisMsg::Overlay(Overlay::Visits)));
    assert_eq!(signs(&app).0, [Ink::Blunder]);
}
