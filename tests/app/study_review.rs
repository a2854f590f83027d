//! A study that is opened as a review, and a review that is shared as a study.

use rand::RngExt;

use tessera_app::play::Mark;
use tessera_app::records::STUDY;
use tessera_app::review::{ReviewMsg, TreeMsg};
use tessera_app::{BoardMsg, Effect, Job, Msg, OpenPage, Pasted, Scope, ShareMsg, pasted, share_view};
use tessera_core::game::dice;
use tessera_core::language::Language;
use tessera_protocol::assessment::Verdict;

use super::App;
use super::study::{PACKED, review};

/// The address of the study of the corpus.
fn address() -> String {
    format!("{STUDY}{PACKED}")
}

#[test]
fn a_study_opens_the_review_as_it_was_shown_and_keeps_nothing_until_it_is_edited() {
    let mut app = App::open();
    app.send(Msg::Navigate(address()));
    let state = review(&app);
    assert_eq!(state.tree.names(&state.tree.path(state.current())), ["c3", "b2"]);
    assert_eq!(state.address(), address());
    let first = state.tree.find(&["c3".to_owned()]);
    assert_eq!(state.tree.comment(first), "The centre.");
    assert_eq!(
        state.verdict(first),
        Some(Verdict::Best),
        "the verdict of whoever shared it"
    );
    let asked = app.effects.iter().filter_map(|effect| match effect {
        Effect::Start(Job::Analysis(question)) => Some(question.record.clone()),
        _ => None,
    });
    let asked: Vec<String> = asked.collect();
    assert_eq!(asked.len(), 1, "{asked:?}");
    assert!(
        asked[0].ends_with("/c3.b2"),
        "the analysis is of the position that is shown: {asked:?}"
    );
    assert!(!app.effects.iter().any(|effect| matches!(effect, Effect::Keep(_))));
    app.send(ReviewMsg::from(TreeMsg::Show(first)));
    assert_eq!(review(&app).board.marks.len(), 2, "its marks lie on the board");
    assert_eq!(
        review(&app).address(),
        address(),
        "it stays where somebody steps through it"
    );
    app.send(ReviewMsg::from(TreeMsg::Comment(first, "Mine.".to_owned())));
    assert_ne!(review(&app).address(), address());
    assert!(app.effects.iter().any(|effect| matches!(effect, Effect::Keep(_))));

    let mut bad = App::open();
    bad.send(Msg::Navigate(format!("{STUDY}{}", &PACKED[..100])));
    let fault = match &bad.model.page {
        OpenPage::Lost(fault) => fault.text(Language::English),
        _ => panic!("it shows nothing"),
    };
    assert!(fault.contains("the end of the link is missing"), "{fault}");
}

#[test]
fn a_review_is_shared_as_a_study_with_marks_at_the_position_that_is_shown() {
    let mut app = App::open();
    app.send(Msg::Navigate(address()));
    let from = review(&app)
        .board
        .game
        .table()
        .scene()
        .labelled("e5")
        .expect("a cell")
        .id;
    app.send(BoardMsg::Mark(Mark { from, to: from }));
    app.send(ShareMsg::Open);
    let view = |app: &App| app.model.see(share_view);
    assert_eq!(view(&app).study, Some(false));
    assert!(
        view(&app)
            .scope_note
            .contains("a study and the JSON text of the whole game have them")
    );
    assert!(!view(&app).link.address.contains(STUDY));
    app.send(Msg::Share(ShareMsg::Study(true)));
    assert!(
        !view(&app).scope_note.contains("left out"),
        "{}",
        view(&app).scope_note
    );
    let link = view(&app).link.address;
    app.send(Msg::Share(ShareMsg::CopyLink));
    assert!(app.effects.contains(&Effect::Copy(link.clone())));

    let mut other = App::open();
    other.send(Msg::Pasted(format!("Look: {link}"), None));
    let (_, digits) = link.split_once(STUDY).expect("it is a study");
    other.send(Msg::Navigate(format!("{STUDY}{digits}")));
    assert_eq!(review(&other).tree, review(&app).tree);
    let shown = |app: &App| {
        review(app)
            .tree
            .names(&review(app).tree.path(review(app).current()))
    };
    assert_eq!(shown(&other), shown(&app));
    assert_eq!(review(&other).board.marks, review(&app).board.marks);
    // Nothing of it is shared with a position alone.
    app.send(Msg::Share(ShareMsg::Scope(Scope::Position)));
    assert_eq!(view(&app).study, None);
    assert!(!view(&app).link.address.contains(STUDY));
}

#[test]
fn a_study_that_is_too_long_for_a_link_is_said_to_be_and_saved_as_a_file() {
    let mut app = App::open();
    app.send(Msg::Navigate(address()));
    // Digits of a random text cannot be packed much.
    let mut dice = dice(5);
    let nodes = review(&app).tree.preorder();
    for node in nodes {
        let text: String = (0..1_900)
            .map(|_| char::from(dice.random_range(b'0'..=b'z')))
            .collect();
        app.send(ReviewMsg::from(TreeMsg::Comment(node, text)));
    }
    app.send(ShareMsg::Open);
    let view = app.model.see(share_view);
    assert!(
        view.study_note.contains("A file holds all of it"),
        "{}",
        view.study_note
    );
    assert!(!view.link.address.is_empty(), "the plain link fits");
    app.send(Msg::Share(ShareMsg::Study(true)));
    assert_eq!(app.model.see(share_view).link.address, "");
    app.send(Msg::Share(ShareMsg::SaveLink));
    let saved = app.effects.iter().find_map(|effect| match effect {
        Effect::SaveFile(name, text) if name.ends_with(".json") => Some(text.clone()),
        _ => None,
    });
    match pasted(&saved.expect("a file is saved"), None, Language::English) {
        Ok(Pasted::Annotated(game)) => assert_eq!(game.tree, review(&app).tree),
        other => panic!("{other:?}"),
    }
}
