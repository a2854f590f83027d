//! Steps through the review of a game with draws go by whole turns.

use super::App;
use super::review::review;
use tessera_app::play::Mark;
use tessera_app::play::view::framing;
use tessera_app::{BoardMsg, Command, Effect, Msg, ReviewJump, ReviewMsg, TreeMsg};

/// Two turns, each with a draw, a tile and the decision about a meeple.
const TURNS: &str = "carcassonne/players=2/V.-1_0_3.none.W.0_-1_0.none";

fn walk(app: &mut App, jump: ReviewJump, times: usize) -> Vec<usize> {
    let mut step = |_| {
        app.go(jump);
        app.ply()
    };
    (0..times).map(&mut step).collect()
}

#[test]
fn a_step_leads_to_the_next_choice_with_its_tile_drawn() {
    let mut app = review(&format!("{TURNS}@0"));
    assert_eq!(walk(&mut app, ReviewJump::Forward, 4), [1, 4, 6, 6]);
    assert_eq!(walk(&mut app, ReviewJump::Back, 4), [4, 1, 0, 0]);
    // From within a turn, which the list of moves and links still lead to.
    let mut app = review(&format!("{TURNS}@3"));
    assert_eq!(app.ply(), 3);
    assert_eq!(walk(&mut app, ReviewJump::Back, 1), [1]);
    let mut app = review(&format!("{TURNS}@5"));
    assert_eq!(walk(&mut app, ReviewJump::Forward, 1), [6]);
}

#[test]
fn where_a_step_leads_the_analysis_has_something_to_say() {
    let mut app = review(&format!("{TURNS}@0"));
    for _ in 0..2 {
        app.go(ReviewJump::Forward);
        let state = app.model.review_page().expect("a review");
        assert!(state.board.game.to_move().is_some(), "after {} plies", app.ply());
    }
}

#[test]
fn what_belongs_to_the_last_decision_is_there_where_the_next_tile_is_drawn() {
    let mut app = review(&format!("{TURNS}@3"));
    let decision = app.model.review_page().expect("a review").current();
    app.send(ReviewMsg::Tree(TreeMsg::Comment(
        decision,
        "Too early".to_owned(),
    )));
    let tile = app.cell("-1_0");
    app.send(BoardMsg::Mark(Mark { from: tile, to: tile }));
    app.go(ReviewJump::Start);
    assert!(app.model.board().expect("a board").marks.is_empty());
    walk(&mut app, ReviewJump::Forward, 2);
    assert_eq!(app.ply(), 4, "the next tile is drawn");
    let is_read = |effect: &Effect| matches!(effect, Effect::Say(text) if text.contains("Too early."));
    assert!(app.effects.iter().any(is_read), "{:?}", app.effects);
    assert_eq!(
        app.model.board().expect("a board").marks,
        [Mark { from: tile, to: tile }]
    );
    let menu = app.model.key_message(Command::ThisMove, "c");
    assert_eq!(menu, Some(ReviewMsg::Tree(TreeMsg::OpenMenu(decision)).into()));
    // A mark that is drawn there belongs to the decision, too.
    let start = app.cell("0_0");
    app.send(BoardMsg::Mark(Mark {
        from: start,
        to: start,
    }));
    app.go(ReviewJump::PlyBack);
    assert_eq!(app.model.board().expect("a board").marks.len(), 2);
}

#[test]
fn with_shift_the_arrows_go_by_single_plies() {
    let mut app = review(&format!("{TURNS}@0"));
    let message = |app: &App, steps| app.model.key_message(Command::ToBranch(steps), "");
    let jump = |jump| Some(Msg::Review(ReviewMsg::Go(jump)));
    assert_eq!(message(&app, 1), jump(ReviewJump::PlyForward));
    assert_eq!(message(&app, -1), jump(ReviewJump::PlyBack));
    assert_eq!(walk(&mut app, ReviewJump::PlyForward, 2), [1, 2]);
    assert_eq!(walk(&mut app, ReviewJump::PlyBack, 3), [1, 0, 0]);
    // Elsewhere every ply is a turn, and they lead to where variations branch off.
    let mut app = review("linage/size=5.komi=0_5/c3.a1.e5.b2@0");
    assert_eq!(message(&app, 1), jump(ReviewJump::NextBranch));
    assert_eq!(walk(&mut app, ReviewJump::Forward, 2), [1, 2]);
}

#[test]
fn a_step_stops_within_a_turn_where_variations_branch_off() {
    let mut app = review(&format!("{TURNS}@5"));
    let other = app
        .legal()
        .into_iter()
        .find(|name| name != "none")
        .expect("a place for a meeple");
    let node = app.model.review_page().expect("a review").current();
    app.send(ReviewMsg::Tree(TreeMsg::Play(node, vec![other])));
    let end = app.ply();
    assert!(end > 5, "a meeple is placed");
    assert_eq!(walk(&mut app, ReviewJump::Back, 3), [5, 4, 1]);
    assert_eq!(walk(&mut app, ReviewJump::Forward, 3), [4, 5, end]);
}

#[test]
fn after_a_turn_all_of_it_is_told_and_within_it_the_last_ply() {
    let mut app = review(&format!("{TURNS}@0"));
    let said = |app: &App| -> Vec<String> {
        let said = app.effects.iter().filter_map(|effect| match effect {
            Effect::Say(text) => Some(text.clone()),
            _ => None,
        });
        said.collect()
    };
    let texts = ["V", "-1_0_3", "none"].map(|name| {
        let table = app.model.board().expect("a board").game.table();
        table.move_text(name)
    });
    walk(&mut app, ReviewJump::Forward, 2);
    let [told] = &said(&app)[..] else {
        panic!("{:?}", app.effects)
    };
    let drawn = app.model.board().expect("a board").game.table().move_text("W");
    assert!(
        told.contains(&format!("{}. {drawn}.", texts.join(", "))),
        "{told}"
    );
    app.go(ReviewJump::PlyBack);
    let [told] = &said(&app)[..] else {
        panic!("{:?}", app.effects)
    };
    assert!(
        told.contains(&texts.join(", ")) && !told.contains(&drawn),
        "{told}"
    );
    app.go(ReviewJump::PlyBack);
    let [told] = &said(&app)[..] else {
        panic!("{:?}", app.effects)
    };
    assert!(
        told.contains(&texts[1]) && !told.contains(&texts[..2].join(", ")),
        "{told}"
    );
}

#[test]
fn where_a_meeple_is_put_the_land_is_not_brought_nearer_than_a_finger_needs() {
    let least = |app: &App| app.model.see(framing).least;
    let reviewed = review("carcassonne/players=2/V.-1_0_3@2");
    assert!(least(&reviewed) < 100.0, "{}", least(&reviewed));
    let mut played = App::open();
    played.send(Msg::Navigate("carcassonne/players=2/V.-1_0_3".into()));
    assert!(least(&played) > least(&reviewed));
}
