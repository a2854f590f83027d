//! Everything that is stored, in a file.

use tessera_app::{
    Effect, Imported, ImportedGames, Kept, LessonProgress, Msg, Notice, NoticeKind, PuzzleScores,
    ReviewStatus, SavedGames, Settings, Setup, Theme,
};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

use super::App;
use super::game_review::fetched;
use super::learn::linage;

/// The notice of the page.
fn told(app: &App) -> String {
    let notice = app.model.shell.notice.as_ref().expect("a notice");
    assert!(notice.is_of_storage(), "the settings show it");
    notice.text(app.model.shell.language)
}

#[test]
fn what_was_imported_is_used_at_once() {
    let mut played = App::friends("size=5.komi=0_5");
    played.tap("c3");
    let mut app = App::open();
    assert_eq!(app.send(Msg::Export), [Effect::Export]);
    let settings = Settings {
        theme: Theme::Dark,
        memory: 128,
        ..Settings::default()
    };
    let setup = Setup {
        purist: true,
        ..Setup::default()
    };
    app.send(Msg::Imported(Box::new(Imported {
        kept: Kept {
            settings: settings.clone(),
            setups: vec![(GameId::Carcassonne, setup)],
            rotations: vec![(GameId::Keil, 3)],
            puzzles: PuzzleScores {
                solved: vec!["keil-2".to_owned()],
                ..PuzzleScores::default()
            },
            lessons: LessonProgress {
                done: vec!["linage/region".to_owned()],
            },
        },
        saved: SavedGames::new(vec![played.kept()]),
        asked_at: 0,
        games: ImportedGames {
            kept: 1,
            ..ImportedGames::default()
        },
    })));
    assert!(app.effects.contains(&Effect::KeepSettings(settings.clone())));
    assert_eq!(app.model.shell.settings, settings);
    assert!(app.model.shell.puzzles.has_solved("keil-2"));
    assert!(app.model.shell.lessons.has_done(GameId::Linage, "region"));
    assert_eq!(told(&app), "Settings and 1 game are imported.");
    app.resume();
    assert_eq!(app.record(), played.record());
    app.send(Msg::Navigate("play/carcassonne".into()));
    assert!(app.model.board().expect("a game").game.purist);
}

#[test]
fn a_review_that_a_file_has_is_shown_on_the_page_of_its_game_at_once() {
    let record = "linage/size=5.komi=0_5/c3.a1.e5.b2.d2.pass";
    let kept = linage().model.game_review().expect("a review").to_text();
    let mut app = App::open();
    app.send(Msg::Navigate(format!("review/{record}")));
    fetched(&mut app, None);
    assert!(!app.model.game_review().expect("nothing yet").is_complete());
    let imported = Imported {
        kept: Kept::default(),
        saved: SavedGames::new(Vec::new()),
        asked_at: 0,
        games: ImportedGames::default(),
    };
    app.send(Msg::Imported(Box::new(imported)));
    fetched(&mut app, Some(kept));
    let review = app.model.game_review().expect("a review");
    assert!(review.is_complete());
    assert_eq!(review.status, ReviewStatus::Done);
}

#[test]
fn an_import_says_which_games_are_not_kept() {
    let said = |language, games| Notice::Imported(games).text(language);
    let games = ImportedGames {
        kept: 2,
        no_room: 1,
        too_many: 30,
    };
    assert_eq!(
        said(Language::English, games),
        "Settings and 2 games are imported. 1 game is not kept: this device has no room. 30 finished games are left out: \
         this device keeps no more of them."
    );
    assert_eq!(
        said(Language::Spanish, games),
        "Se han importado los ajustes y 2 partidas. 1 partida no se guarda: este dispositivo no tiene espacio. 30 partidas \
         terminadas quedan fuera: este dispositivo no guarda más."
    );
    assert_eq!(Notice::Imported(games).kind(), NoticeKind::Wrong);
}

#[test]
fn another_file_changes_nothing_and_says_what_is_wrong_with_it() {
    for (text, why) in [
        ("", "line 1, character 1: a value is missing"),
        (
            "{\n\"games\": [1 2]}",
            "line 2, character 13: a comma or a closing bracket",
        ),
        (
            r#"{"format":"tessera-game"}"#,
            "a file of one game is opened on the home page",
        ),
    ] {
        let mut app = App::open();
        app.send(Msg::NotImported(text.into()));
        assert_eq!(app.model.shell.settings, Settings::default());
        assert!(told(&app).contains(why), "{}", told(&app));
    }
}
