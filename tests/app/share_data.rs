//! A game that is shared as text or as JSON.

use tessera_app::{Effect, Msg, Opponent, PlayMsg, Scope, Setup, ShareMsg, ShareTab, Starts};
use tessera_games::catalog::GameId;

use super::share::{LAND, RECORD, SITE, embed, name, say, sharing, view};
use super::{App, level};

#[test]
fn the_text_lists_players_moves_and_scores() {
    let mut app = sharing("linage/size=9.komi=bid/komi-5_5.horizontal.b5.a2.f1.b3.f4@4");
    name(&mut app, 0, "Ada");
    say(&mut app, ShareMsg::Tab(ShareTab::Text));
    say(&mut app, ShareMsg::Names(true));
    let text = view(&app).text;
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("Linage · 9 × 9"), "{text}");
    assert!(lines.contains(&"1: Ada (Vertical)"), "{text}");
    assert!(text.contains("Komi 5½"), "{text}");
    assert!(
        lines.contains(&"1. b5        a2") && lines.contains(&"3. f4"),
        "{text}"
    );
    assert!(text.contains("Score: "), "{text}");
    assert!(lines.iter().all(|line| line.chars().count() <= 80), "{text}");
    say(&mut app, ShareMsg::Scope(Scope::Line));
    assert!(!view(&app).text.contains("f1"), "{}", view(&app).text);
    assert!(view(&app).text.contains("1. b5        a2"));
}

#[test]
fn the_text_of_a_finished_game_says_who_won_and_of_nobody_that_it_is_you() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(3)), Starts::Me);
    app.tap("c3");
    app.answer("a1");
    for _ in 0..2 {
        app.send(PlayMsg::Resign);
    }
    app.send(ShareMsg::Open);
    say(&mut app, ShareMsg::Tab(ShareTab::Text));
    let text = view(&app).text;
    assert!(
        text.contains("resign") && text.contains("won by resignation"),
        "{text}"
    );
    assert!(!text.to_lowercase().contains("you"), "{text}");
}

#[test]
fn the_text_of_a_game_of_tiles_has_the_scores_of_every_turn() {
    let mut app = sharing(LAND);
    say(&mut app, ShareMsg::Tab(ShareTab::Text));
    let text = view(&app).text;
    let turns: Vec<&str> = text.lines().filter(|line| line.contains("Tile ")).collect();
    assert_eq!(turns.len(), 3, "{text}");
    assert_eq!(
        turns[0],
        "1. Player 1  Tile E · 0, 1, turned 180° · Meeple: city south  [4 0]"
    );
}

#[test]
fn the_json_opens_the_game_again_and_is_saved_under_its_name() {
    let mut app = sharing(&format!("{RECORD};ai=2:5;names=Ada"));
    app.send(Msg::Share(ShareMsg::Tab(ShareTab::Text)));
    for msg in [ShareMsg::Json(true), ShareMsg::Names(true)] {
        say(&mut app, msg);
    }
    let text = view(&app).text;
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(json["plies"].as_array().map(Vec::len), Some(4));
    assert!(json["link"].as_str().expect("a link").contains(RECORD));
    assert!(text.contains("Ada"));
    let saved = say(&mut app, ShareMsg::SaveText);
    assert!(
        matches!(&saved[0], Effect::SaveFile(name, content) if name.starts_with("linage-") && name.ends_with(".json") && *content == text)
    );
    let copied = say(&mut app, ShareMsg::CopyText);
    assert_eq!(copied, [Effect::CopyText(text)]);
}

#[test]
fn an_unfinished_game_of_tiles_tells_nothing_that_is_to_come() {
    // A game of this device, whose seed decides the draws.
    let mut app = App::open();
    app.model.shell.site = SITE.to_owned();
    let setup = Setup {
        opponent: Opponent::Friend,
        ..Setup::default()
    };
    app.send(Msg::Start(GameId::Carcassonne, setup));
    app.send(ShareMsg::Open);
    let drawn = app.record();
    let kept = serde_json::to_value(app.kept()).expect("JSON");
    let seed: Vec<String> = kept["luck"]
        .as_array()
        .expect("a seed of two numbers")
        .iter()
        .map(|part| part.to_string())
        .collect();
    let mut told = Vec::new();
    for scope in [Scope::Game, Scope::Position, Scope::Line] {
        say(&mut app, ShareMsg::Scope(scope));
        for (tab, msg) in [
            (ShareTab::Link, None),
            (ShareTab::Text, Some(ShareMsg::Json(false))),
            (ShareTab::Text, Some(ShareMsg::Json(true))),
            (ShareTab::Embed, None),
        ] {
            say(&mut app, ShareMsg::Tab(tab));
            msg.map(|msg| say(&mut app, msg));
            for snippet in ["frame", "element", "address", "markdown"] {
                embed(&mut app, "snippet", snippet);
                let view = view(&app);
                told.extend([view.link.address, view.text, view.embed.html]);
            }
        }
    }
    for text in &told {
        assert!(
            !seed
                .iter()
                .any(|part| part.len() > 3 && text.contains(part.as_str())),
            "{text}"
        );
        assert!(!text.contains("luck"), "{text}");
        // One tile was drawn: nothing names another.
        assert!(!text.contains(&format!("{drawn}.")), "{text}");
    }
    assert!(told.iter().any(|text| text.contains(&drawn)));
}

#[test]
fn a_file_without_a_seed_is_shuffled_anew() {
    let seed_of = |dice_seed: u64| {
        let mut app = App::open();
        app.model.shell.dice = tessera_core::game::dice(dice_seed);
        let text = format!(
            r#"{{"format":"tessera-game","version":1,"record":"{LAND}","players":["Person","Person"]}}"#
        );
        let game = serde_json::from_str(&text).expect("a game");
        app.send(Msg::Pasted(text, Some(game)));
        app.model.board().expect("a game").game.chance_seed()
    };
    assert_ne!(seed_of(1), seed_of(2));
}
