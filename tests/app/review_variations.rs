//! The variations of a review: moves that were not played, their edits, and how they are told.

use super::App;
use super::review::{GAME, OfReview, review};
use rand::RngExt;
use tessera_app::review::view::{NoteItem, TreeLine, TreeNote};
use tessera_app::review::{BRANCH_DIALOG, NodeId, view};
use tessera_app::{BoardMsg, Effect, Msg, ReviewJump, ReviewMsg, TreeMsg};
use tessera_core::game::dice;
use tessera_protocol::assessment::Glyph;

fn path(app: &App) -> Vec<String> {
    let state = app.model.review_page().expect("a review");
    state.tree.names(&state.tree.path(state.current()))
}

/// The main line, and every variation in brackets behind the move it replaces.
fn outline(app: &App) -> String {
    fn text(items: &[NoteItem]) -> String {
        let part = |item: &NoteItem| match item {
            NoteItem::Move(played) => {
                format!("{}{}", played.number.clone().unwrap_or_default(), played.text)
            }
            NoteItem::Comment(text) => format!("\"{text}\""),
            NoteItem::Variation(items) => format!("({})", text(items)),
        };
        items.iter().map(part).collect::<Vec<_>>().join(" ")
    }
    let table = app
        .model
        .see_review(|state, shell| view::moves(state, app.model.game_review(), shell));
    let line = |line: TreeLine| match line {
        TreeLine::Moves(line) => line
            .turns()
            .concat()
            .into_iter()
            .map(|played| played.text)
            .collect(),
        TreeLine::Notes(notes) => notes
            .into_iter()
            .map(|note| match note {
                TreeNote::Comment(text, comment) => format!("{text}: {comment}"),
                TreeNote::Variation(items) => format!("({})", text(&items)),
                TreeNote::Better(better) => {
                    let moves: Vec<String> = better.moves.into_iter().map(|(text, _)| text).collect();
                    format!("[{}, {}]", moves.join(" "), better.cost)
                }
            })
            .collect::<Vec<_>>(),
    };
    let lines = table.lines.into_iter().map(line);
    lines.flatten().collect::<Vec<_>>().join(" ")
}

/// The node that is shown.
fn current(app: &App) -> NodeId {
    app.model.review_page().expect("a review").current()
}

#[test]
fn a_move_on_the_board_is_a_variation_and_the_game_stays_the_main_line() {
    let mut app = review(&format!("{GAME}@1"));
    app.tap("b5");
    app.tap("d1");
    assert_eq!(path(&app), ["c3", "b5", "d1"]);
    assert_eq!(outline(&app), "c3 a1 (2.b5 d1) e5 b2");
    assert_eq!(
        app.address(),
        Some((&*format!("review/{GAME}@1"), false)),
        "the address shows where the variation leaves the game"
    );
    // Another variation of the variation, and one of the first move.
    app.go(ReviewJump::Back);
    app.tap("d4");
    assert_eq!(outline(&app), "c3 a1 (2.b5 d1 (3.d4)) e5 b2");
    app.go(ReviewJump::Start);
    app.tap("a2");
    assert_eq!(outline(&app), "c3 a1 (1.a2) (2.b5 d1 (3.d4)) e5 b2");
}

#[test]
fn a_move_that_is_known_leads_along_its_line() {
    let mut app = review(&format!("{GAME}@1"));
    app.tap("a1");
    assert_eq!((app.ply(), outline(&app).as_str()), (2, "c3 a1 e5 b2"));
    app.go(ReviewJump::End);
    assert_eq!(path(&app), ["c3", "a1", "e5", "b2"]);
    app.send(TreeMsg::Show(NodeId::ROOT).into_review());
    app.tap("c3");
    assert_eq!(app.model.see_review(view::panel).plies, 4, "the line goes on");
}

#[test]
fn back_and_forward_stay_on_the_variation_and_another_way_can_be_chosen() {
    let mut app = review(&format!("{GAME}@1"));
    app.tap("b5");
    app.tap("d1");
    for _ in 0..3 {
        app.go(ReviewJump::Back);
    }
    app.go(ReviewJump::Forward);
    let said = app.send(TreeMsg::Choose(1).into_review()).to_vec();
    assert_eq!(said, [Effect::Say("Next: a1, 1 of 2".into())]);
    app.go(ReviewJump::Forward);
    assert_eq!(path(&app), ["c3", "a1"]);
    app.go(ReviewJump::Back);
    app.send(TreeMsg::Choose(-1).into_review());
    app.go(ReviewJump::End);
    assert_eq!(path(&app), ["c3", "b5", "d1"]);
    // To the places where variations branch off.
    app.go(ReviewJump::PreviousBranch);
    assert_eq!(path(&app), ["c3"]);
    app.go(ReviewJump::PreviousBranch);
    assert_eq!(app.ply(), 0);
    app.go(ReviewJump::NextBranch);
    assert_eq!(path(&app), ["c3"]);
    app.go(ReviewJump::NextBranch);
    assert_eq!(path(&app), ["c3", "b5", "d1"]);
}

#[test]
fn where_several_moves_lead_on_a_dialog_asks_which() {
    let mut app = review(&format!("{GAME}@1"));
    app.send(TreeMsg::Next.into_review());
    assert_eq!(app.ply(), 2, "the only way is taken");
    app.go(ReviewJump::Back);
    app.tap("b5");
    app.go(ReviewJump::Back);
    assert_eq!(
        app.send(TreeMsg::Next.into_review()),
        [Effect::Open(BRANCH_DIALOG)]
    );
    let branches = app.model.see_review(view::branches).ways;
    let ways: Vec<_> = branches
        .iter()
        .map(|way| (way.text.as_str(), way.note.as_str(), way.is_next))
        .collect();
    assert_eq!(ways, [("a1 e5 b2", "main line", false), ("b5", "", true)]);
    app.send(TreeMsg::Show(branches[0].node).into_review());
    assert_eq!(path(&app), ["c3", "a1"]);
}

#[test]
fn every_edit_of_the_variations_is_undone_and_done_again() {
    let mut app = review(&format!("{GAME}@1"));
    app.tap("b5");
    let node = current(&app);
    let before = outline(&app);
    let edits = [
        (
            TreeMsg::Comment(node, "a try".into()),
            "c3 a1 (2.b5 \"a try\") e5 b2",
        ),
        (
            TreeMsg::Glyph(node, Some(Glyph::Dubious)),
            "c3 a1 (2.b5 \"a try\") e5 b2",
        ),
        (TreeMsg::MakeMain(node), "c3 b5 b5: a try (2.a1 e5 b2)"),
        (TreeMsg::Delete(node), "c3 a1 e5 b2"),
    ];
    let mut seen = vec![before];
    for (edit, after) in edits {
        app.send(edit.clone().into_review());
        assert_eq!(outline(&app), after, "{edit:?}");
        seen.push(after.to_owned());
    }
    assert_eq!(path(&app), ["c3"], "what is deleted is no longer shown");
    for before in seen.iter().rev().skip(1) {
        app.send(BoardMsg::Undo);
        assert_eq!(&outline(&app), before);
    }
    // The move itself was an edit, too.
    app.send(BoardMsg::Undo);
    assert_eq!(
        (outline(&app).as_str(), path(&app)),
        ("c3 a1 e5 b2", vec!["c3".to_owned()])
    );
    for _ in 0..5 {
        app.send(BoardMsg::Redo);
    }
    assert_eq!(outline(&app), "c3 a1 e5 b2");
    assert!(!app.model.see_review(view::panel).can_redo);
}

#[test]
fn a_position_is_told_with_its_sign_its_comment_and_the_ways_on() {
    let mut app = review(&format!("{GAME}@2"));
    let node = current(&app);
    app.send(TreeMsg::Comment(node, "Too close".into()).into_review());
    app.send(TreeMsg::Glyph(node, Some(Glyph::Mistake)).into_review());
    app.tap("d4");
    app.go(ReviewJump::Start);
    let said = |app: &mut App, jump| {
        let said = app.go(jump).iter().find_map(|effect| match effect {
            Effect::Say(text) => Some(text.clone()),
            _ => None,
        });
        said.expect("something is said")
    };
    said(&mut app, ReviewJump::Forward);
    assert_eq!(
        said(&mut app, ReviewJump::Forward),
        "Horizontal: a1, mistake. Move 2 of 3. Too close. 2 moves lead on."
    );
    // The slider says it by itself.
    let effects = app.send(ReviewMsg::Slide(1));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Say(_))));
    assert_eq!(app.ply(), 1);
    // The next move with the sign, around the end of the line.
    app.send(TreeMsg::NextSign(Glyph::Mistake).into_review());
    assert_eq!(app.ply(), 2);
    app.send(TreeMsg::NextSign(Glyph::Mistake).into_review());
    assert_eq!(app.ply(), 2);
    let said = app.send(TreeMsg::NextSign(Glyph::Blunder).into_review());
    assert_eq!(
        said,
        [Effect::Say("No move of this line is rated: blunder.".into())]
    );
}

#[test]
fn a_draw_in_a_variation_is_chosen_and_can_be_any_tile_that_is_left() {
    let mut app = review("carcassonne/players=2/D@1");
    let legal = app.legal().swap_remove(0);
    app.send(BoardMsg::Enter(legal));
    // The meeple, or none.
    while !app.model.board().expect("a board").game.awaits_draw() {
        app.send(BoardMsg::Choose(app.legal().swap_remove(0)));
    }
    let before = app.ply();
    let rows = app.model.see_review(view::draws);
    assert!(rows.len() > 20, "nearly every kind is in the bag: {}", rows.len());
    assert!(
        rows.iter()
            .all(|row| row.left > 0 && row.picture.contains("<svg"))
    );
    for kind in ["U", "A"] {
        app.send(ReviewMsg::Draw(Some(kind.into())));
        assert_eq!(
            (app.ply(), path(&app).last().map(String::as_str)),
            (before + 1, Some(kind))
        );
        assert_eq!(app.model.see_review(view::draws), [], "it is drawn");
        app.go(ReviewJump::PlyBack);
    }
    app.send(ReviewMsg::Draw(Some("no tile".into())));
    assert_eq!(app.ply(), before, "what is not in the bag is not drawn");
    app.send(ReviewMsg::Draw(None));
    assert_eq!(app.ply(), before + 1, "by lot");
    app.send(ReviewMsg::Draw(None));
    assert_eq!(app.ply(), before + 1, "there is nothing to draw any more");
}

#[test]
fn a_random_walk_keeps_the_board_on_a_line_of_the_tree() {
    let mut app = review(&format!("{GAME}@2"));
    let mut dice = dice(19);
    for step in 0..2_000 {
        let (nodes, game) = {
            let state = app.model.review_page().expect("a review");
            (state.tree.preorder(), &state.board.game)
        };
        let node = nodes[dice.random_range(0..nodes.len().max(1))];
        let legal = game.table().legal();
        let name = (!game.over()).then(|| {
            let choices = legal.len() as u16;
            legal
                .name(tessera_games::play::MoveIndex(dice.random_range(0..choices)))
                .to_owned()
        });
        let msg: Msg = match dice.random_range(0..12) {
            0..=3 => match name {
                Some(name) => BoardMsg::Choose(name).into(),
                None => BoardMsg::GoTo(0).into(),
            },
            4 => ReviewMsg::Go(ReviewJump::Back).into(),
            5 => ReviewMsg::Go(ReviewJump::NextBranch).into(),
            6 => TreeMsg::Choose(1).into_review(),
            7 => TreeMsg::Promote(node).into_review(),
            8 if nodes.len() > 30 => TreeMsg::Delete(node).into_review(),
            9 => BoardMsg::Undo.into(),
            10 => BoardMsg::Redo.into(),
            _ => TreeMsg::Show(node).into_review(),
        };
        app.send(msg.clone());
        let state = app.model.review_page().expect("a review");
        let game = &state.board.game;
        assert_eq!(
            state.tree.names(state.line()),
            game.line(),
            "step {step}: {msg:?}"
        );
        assert_eq!(path(&app), game.line()[..game.ply()], "step {step}: {msg:?}");
    }
}
