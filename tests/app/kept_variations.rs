//! The variations of a review stay on the device, and go along when the game is shared.

use tessera_app::records::{kept_tree, read_kept_tree};
use tessera_app::review::{NodeId, VariationTree};
use tessera_app::{
    Effect, Msg, OpenPage, Opponent, ReviewJump, ReviewMsg, ReviewState, SavedGame, Scope, ShareMsg,
    ShareTab, Starts, TreeMsg, share_view,
};
use tessera_games::play::Record;
use tessera_protocol::assessment::Glyph;

use super::{App, level};

const GAME: &str = "linage/size=5.komi=0_5/c3.a1.e5.b2";

fn names(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn state(app: &App) -> &ReviewState {
    match &app.model.page {
        OpenPage::Review(state) => state,
        _ => panic!("no review is open"),
    }
}

/// The games that were kept by the last message.
fn kept(app: &App) -> Vec<&SavedGame> {
    let kept = app.effects.iter().filter_map(|effect| match effect {
        Effect::Keep(saved) => Some(saved),
        _ => None,
    });
    kept.collect()
}

/// What is stored of the newest game, as another page reads it.
fn stored(app: &App) -> SavedGame {
    let text = serde_json::to_string(&app.kept()).expect("a game is stored as JSON");
    serde_json::from_str(&text).expect("what was stored")
}

#[test]
fn the_variations_of_a_kept_game_are_kept_and_stay_while_it_is_played_on() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(2)), Starts::Me);
    app.tap("c3");
    app.answer("a1");
    let game = stored(&app);
    assert_eq!(game.tree, "");
    app.send(Msg::OpenReview);
    app.send(ReviewMsg::Go(ReviewJump::Start));
    assert!(kept(&app).is_empty(), "nothing was edited");
    app.tap("e5");
    assert_eq!(kept(&app).len(), 1);
    let node = state(&app).current();
    app.send(ReviewMsg::Tree(TreeMsg::Comment(node, "What about this?".into())));
    app.send(ReviewMsg::Tree(TreeMsg::Glyph(node, Some(Glyph::Interesting))));
    let reviewed = stored(&app);
    assert_eq!(
        (reviewed.id, &reviewed.record),
        (game.id, &game.record),
        "the game is as it was"
    );
    assert_eq!(
        reviewed.tree,
        r#"[{"name": "c3", "variations": [[{"name": "e5", "comment": "What about this?", "glyph": "!?"}]]},{"name": "a1"}]"#
    );

    // The game is played on, on another page.
    let mut again = App::with(vec![reviewed]);
    again.resume();
    again.tap("b2");
    let later = stored(&again);
    assert!(!later.tree.is_empty());
    let mut third = App::with(vec![later.clone()]);
    third.send(Msg::Navigate(format!("review/saved/{}", later.id)));
    let tree = &state(&third).tree;
    assert_eq!(tree.names(&tree.main_line()), names("c3 a1 b2"));
    let variation = tree.find(&names("e5"));
    assert_eq!(tree.comment(variation), "What about this?");
    assert_eq!(tree.glyph(variation), Some(Glyph::Interesting));
    assert!(!tree.can_undo(), "what was kept is no edit");

    // Without variations nothing of them is kept.
    third.send(ReviewMsg::Tree(TreeMsg::Delete(variation)));
    assert_eq!(stored(&third).tree, "");
    third.send(ReviewMsg::Tree(TreeMsg::Undo));
    assert_ne!(stored(&third).tree, "");
}

#[test]
fn variations_that_cannot_be_read_leave_the_game_as_it_was_played() {
    let record = Record::parse(GAME).expect("a record");
    let played = VariationTree::new(&record.names);
    for text in [
        "",
        "nonsense",
        "7",
        "[{}]",
        r#"[{"name": "c3", "clock": 3}]"#,
        r#"[{"name": "zz"}]"#,
        r#"[{"name": "c3"}, {"name": "a1", "variations": [[{"name": "c3"}]]}]"#,
    ] {
        assert_eq!(read_kept_tree(text, &record), played, "{text}");
    }
    let bad =
        r#"{"id": "00000000000000a5", "record": "linage/size=5.komi=0_5/c3", "tree": [7], "retries": "x"}"#;
    let bad: SavedGame = serde_json::from_str(bad).expect("the rest can be read");
    assert_eq!((bad.tree.as_str(), bad.retries), ("", 0));
}

#[test]
fn every_tree_is_read_as_it_was_kept() {
    let record = Record::parse(GAME).expect("a record");
    let mut tree = VariationTree::new(&record.names);
    assert_eq!(kept_tree(&tree, &record.names), "");
    let node = tree
        .add(NodeId::ROOT, &names("b2 c3 pass"))
        .expect("there is room");
    tree.set_comment(node, "Two lines:\n\n\"pass\" \\ «sí»")
        .expect("there is room");
    tree.add(NodeId::ROOT, &names("b2 d4")).expect("there is room");
    tree.make_main(node).expect("the tree is flat");
    let text = kept_tree(&tree, &record.names);
    assert!(!text.contains('\n'), "{text}");
    assert_eq!(read_kept_tree(&text, &record), tree);
    // The game has gone on since: what was played goes before other moves.
    let longer = Record::parse("linage/size=5.komi=0_5/c3.a1.e5.b2.d2").expect("a record");
    let read = read_kept_tree(&text, &longer);
    assert_eq!(read.ply(read.find(&longer.names)), 5);
    assert_eq!(read.preorder().len(), tree.preorder().len() + 1);
}

#[test]
fn an_annotated_game_that_is_pasted_opens_its_review_and_is_kept() {
    let text = r#"{"format": "tessera-record", "version": 2, "game": "linage",
        "options": {"size": "5", "komi": "0_5"}, "seats": [{"name": "Ada"}, {"level": 3}], "shown": 1,
        "plies": [{"name": "c3", "glyph": "!"}, {"name": "a1", "variations": [[{"name": "b2"}]]}]}"#;
    let mut app = App::open();
    app.send(Msg::Pasted(text.into(), None));
    assert_eq!(
        app.address(),
        Some(("review/linage/size=5.komi=0_5/c3.a1@1;ai=2:3;names=Ada", true))
    );
    let review = state(&app);
    assert_eq!(review.board.game.ply(), 1);
    let after = review.tree.children(review.current());
    assert_eq!(review.tree.names(after), names("a1 b2"));
    let saved = stored(&app);
    assert_eq!(saved.record, "linage/size=5.komi=0_5/c3.a1");
    assert_eq!(saved.names[0], "Ada");
    let tree = review.tree.clone();

    // Its address finds it again, and so does a file of the game on another device.
    let mut again = App::with(vec![saved.clone()]);
    again.send(Msg::Navigate("review/linage/size=5.komi=0_5/c3.a1@1".into()));
    assert_eq!(state(&again).tree, tree);
    let mut other = App::open();
    let file = serde_json::json!({
        "format": "tessera-game", "version": 1, "record": saved.record, "players": saved.players,
        "names": saved.names, "tree": saved.tree,
    });
    let read: SavedGame = serde_json::from_value(file.clone()).expect("a kept game");
    other.send(Msg::Pasted(file.to_string(), Some(Box::new(read))));
    assert_eq!(stored(&other).tree, saved.tree);

    // One with a bad variation opens nothing.
    let mut bad = App::open();
    bad.send(Msg::Pasted(text.replace("b2", "c3"), None));
    assert!(matches!(bad.model.page, OpenPage::Home));
    let refused = bad.effects.iter().any(|effect| match effect {
        Effect::RefusePasted(why) => why.contains("move 2, “c3”, cannot be played"),
        _ => false,
    });
    assert!(refused, "{:?}", bad.effects);
}

#[test]
fn a_review_shares_the_main_line_or_the_line_that_is_shown() {
    let mut app = App::open();
    app.send(Msg::Navigate(format!("review/{GAME}@2")));
    app.tap("d4");
    app.tap("b4");
    app.send(ShareMsg::Open);
    let view = |app: &App| app.model.see(share_view);
    let link = view(&app).link.address;
    assert!(link.ends_with("#linage/size=5.komi=0_5/c3.a1.e5.b2@2"), "{link}");
    app.send(Msg::Share(ShareMsg::Scope(Scope::Line)));
    let link = view(&app).link.address;
    assert!(link.ends_with("#linage/size=5.komi=0_5/c3.a1.d4.b4@0"), "{link}");
    app.send(Msg::Share(ShareMsg::Scope(Scope::Position)));
    let link = view(&app).link.address;
    assert!(link.ends_with("#linage/size=5.komi=0_5/c3.a1.d4.b4"), "{link}");

    // What a link leaves out is said.
    let says = |app: &App, what: &str| view(app).scope_note.contains(what);
    assert!(says(&app, "Variations, comments, signs and marks are left out"));
    // As JSON the whole game has its variations.
    app.send(Msg::Share(ShareMsg::Scope(Scope::Game)));
    for (tab, leaves_out) in [
        (ShareTab::Link, true),
        (ShareTab::Image, false),
        (ShareTab::Embed, true),
        (ShareTab::Text, true),
    ] {
        app.send(Msg::Share(ShareMsg::Tab(tab)));
        assert_eq!(
            says(&app, "Variations, comments, signs and marks are left out"),
            leaves_out,
            "{tab:?}"
        );
        assert!(!says(&app, "verdicts"), "there are none");
    }
    app.send(Msg::Share(ShareMsg::Tab(ShareTab::Text)));
    app.send(Msg::Share(ShareMsg::Json(true)));
    assert!(!says(&app, "left out"));
    let json = view(&app).text;
    assert!(json.contains("\"version\": 2,"), "{json}");
    let mut other = App::open();
    other.send(Msg::Pasted(json, None));
    assert_eq!(state(&other).tree, state(&app).tree);
    app.send(Msg::Share(ShareMsg::Scope(Scope::Line)));
    assert!(view(&app).text.contains("\"version\": 1,"));
}
