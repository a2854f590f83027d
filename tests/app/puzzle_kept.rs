//! What of a puzzle is shared, kept and erased.

use tessera_app::puzzle::PuzzleScores;
use tessera_app::{BoardMsg, Effect, Msg, PlayMsg, PuzzleMsg, SHARE_DIALOG, ShareMsg, ShareTab, share_view};
use tessera_core::language::Language;

use super::App;
use super::puzzle::{enter, open, opened, said, solve, state, told};

#[test]
fn what_is_shared_has_nothing_of_the_solution() {
    let mut app = opened("linage-1");
    solve(&mut app);
    app.model.shell.site = "https://boards.example/".to_owned();
    app.send(PuzzleMsg::CopyResult);
    let text = "I solved Linage 1\nhttps://boards.example/#puzzle/linage-1";
    assert_eq!(app.effects, [Effect::CopyText(text.to_owned())]);
    app.send(PuzzleMsg::Picture);
    assert_eq!(app.effects, [Effect::Open(SHARE_DIALOG)]);
    let board = &state(&app).board;
    let shared = board
        .share
        .as_ref()
        .expect("it is open")
        .record(board.game.record());
    assert_eq!(shared.to_string(), state(&app).puzzle().record);
}

#[test]
fn the_dialog_shares_the_puzzle_and_its_html_shows_it_in_a_frame() {
    let mut app = opened("linage-1/r2");
    app.model.shell.site = "https://boards.example/".to_owned();
    app.send(ShareMsg::Open);
    app.send(Msg::Share(ShareMsg::Tab(ShareTab::Link)));
    let shared = app.model.see(share_view);
    assert!(shared.is_puzzle);
    assert_eq!(shared.link.address, "https://boards.example/#puzzle/linage-1/r2");
    app.send(Msg::Share(ShareMsg::Tab(ShareTab::Embed)));
    let html = app.model.see(share_view).embed.html;
    let frame = "https://boards.example/embed.html#puzzle/linage-1/r2&amp;mode=puzzle\"";
    assert!(
        html.contains(frame) && html.contains("title=\"Linage: Puzzle\""),
        "{html}"
    );
    app.send(Msg::Share(ShareMsg::Embed("snippet".into(), "element".into())));
    let html = app.model.see(share_view).embed.html;
    assert!(
        html.contains("<board-game puzzle=\"linage-1/r2\" mode=\"puzzle\" lang=\"en\""),
        "{html}"
    );
    assert!(
        html.contains("<a href=\"https://boards.example/#puzzle/linage-1/r2\">"),
        "{html}"
    );
    assert!(!html.contains("b5"), "no solution: {html}");
}

#[test]
fn nothing_of_a_puzzle_is_kept_as_a_game_and_no_key_leads_away_from_it() {
    let mut app = opened("linage-1");
    let mut effects = Vec::new();
    for msg in [
        Msg::from(BoardMsg::Undo),
        Msg::from(BoardMsg::Redo),
        Msg::from(BoardMsg::GoTo(0)),
        Msg::from(PlayMsg::Resign),
        Msg::from(PlayMsg::GoOn),
        Msg::from(PlayMsg::MoveNow),
    ] {
        effects.extend(app.send(msg).to_vec());
        assert_eq!(app.model.board().expect("a board").game.ply(), state(&app).start);
    }
    enter(&mut app, "d3");
    effects.extend(app.effects.clone());
    app.send(Msg::Home);
    effects.extend(app.effects.clone());
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Keep(_))));
    assert!(app.model.shell.saved.newest().is_none());
}

#[test]
fn erasing_forgets_puzzles_and_a_file_of_everything_brings_them_back() {
    let mut app = opened("linage-1");
    solve(&mut app);
    app.send(Msg::Erase);
    app.send(Msg::Erase);
    assert_eq!(app.model.shell.puzzles, PuzzleScores::default());
}

#[test]
fn a_puzzle_speaks_spanish() {
    let mut app = App::open();
    app.model.shell.language = Language::Spanish;
    open(&mut app, "linage-1");
    assert_eq!(told(&app).headline, "Encuentra la jugada ganadora de Horizontal");
    enter(&mut app, "b1");
    assert_eq!(said(&app), "Bien: b1. IA: d5. Encuentra la jugada siguiente.");
}
