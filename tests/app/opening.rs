//! Games that are opened from the home page, from a dialog, from a link or after a reload.

use tessera_app::words::GameOptionWords;
use tessera_app::{Effect, Msg, OpenPage, Opponent, Player, Setup, Starts};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

use super::{App, level};

#[test]
fn every_drawn_example_is_a_position_to_play_on_from() {
    for &id in GameId::ALL {
        let about = id.about();
        let drawn = about.rules.iter().map(|passage| passage.example);
        let examples: Vec<_> = drawn.filter(|example| !example.is_empty()).collect();
        assert!(!examples.is_empty(), "{id:?}");
        for example in examples.into_iter().chain([about.example]) {
            let mut reader = App::open();
            reader.send(Msg::Navigate(example.into()));
            // The notice of a newly shuffled bag is no error.
            assert!(!reader.panel().lasting, "{example}: {:?}", reader.panel().notice);
            assert_eq!(reader.record(), example, "{example}");
        }
    }
}

#[test]
fn a_link_to_a_dialog_opens_it_over_the_home_page_and_leaves_no_address() {
    for (fragment, dialog) in [("setup/keil", "setup"), ("settings", "settings")] {
        let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
        let effects = app.send(Msg::Navigate(format!("#{fragment}")));
        let asked = [
            Effect::Unsay,
            Effect::CloseDialogs,
            Effect::Drop,
            Effect::Go(String::new(), false),
            Effect::Open(dialog),
        ];
        assert_eq!(effects, asked, "{fragment}");
        assert!(matches!(app.model.page, OpenPage::Home));
    }
    let mut app = App::open();
    app.send(Msg::Navigate("setup/keil".into()));
    assert_eq!(
        app.model.setup.as_ref().map(|state| state.game),
        Some(GameId::Keil)
    );
}

#[test]
fn what_lies_over_a_page_is_closed_when_another_page_is_opened_by_its_address() {
    for fragment in [
        "linage/size=5.komi=0_5/c3",
        "review/linage/size=5.komi=0_5/c3",
        "puzzle/linage-1",
        "bench",
        "",
        "nonsense",
    ] {
        let mut app = App::open();
        app.send(Msg::Navigate("setup/keil".into()));
        let effects = app.send(Msg::Navigate(fragment.into()));
        let closes = effects.iter().position(|effect| *effect == Effect::CloseDialogs);
        assert!(closes.is_some(), "{fragment}: {effects:?}");
        let opens = effects
            .iter()
            .position(|effect| matches!(effect, Effect::Open(_)));
        assert!(opens.is_none_or(|opens| closes < Some(opens)), "{fragment}");
        assert_eq!(
            effects.contains(&Effect::ToTop),
            !fragment.is_empty(),
            "{fragment}"
        );
    }
}

#[test]
fn the_review_of_a_link_that_continues_a_kept_game_has_the_players_of_the_link() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(2)), Starts::Me);
    app.tap("c3");
    let kept = app.kept();
    let persons = |app: &App| {
        let game = &app.model.board().expect("a board").game;
        game.seats().all(|seat| game.players[seat] == Player::Person)
    };
    let mut reader = App::with(vec![kept.clone()]);
    reader.send(Msg::Navigate("review/linage/size=5.komi=0_5/c3.a1.e5.b2".into()));
    assert!(persons(&reader), "whoever played on is not known");
    assert_ne!(reader.model.board().expect("a board").slot.id, kept.id);
    // The kept game itself is reviewed with its players.
    let mut own = App::with(vec![kept.clone()]);
    own.send(Msg::Navigate("review/linage/size=5.komi=0_5/c3".into()));
    assert!(!persons(&own));
    let mut again = App::with(vec![kept.clone()]);
    again.send(Msg::Return("review/linage/size=5.komi=0_5/c3.a1".into(), kept.id));
    assert!(!persons(&again), "the entry of the history is of that game");
}

#[test]
fn a_reload_restores_the_game_with_its_players() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    app.tap("c3");
    let kept = app.effects.iter().find_map(|effect| match effect {
        Effect::Keep(game) => Some(game.clone()),
        _ => None,
    });
    let kept = kept.expect("a move is kept at once");
    assert_eq!(kept.text, "1 move, the AI's turn");
    let mut again = App::with(vec![kept]);
    again.send(Msg::Navigate("linage/size=5.komi=0_5/c3".into()));
    assert!(again.question().is_some(), "the machine is still the opponent");
    let mut other = App::with(vec![again.kept()]);
    other.send(Msg::Navigate("linage/size=5.komi=0_5/a1".into()));
    assert!(
        other.question().is_none(),
        "another game is not the one that was kept"
    );
}

#[test]
fn going_back_to_the_list_stops_the_machine() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    app.tap("c3");
    assert!(app.send(Msg::Navigate(String::new())).contains(&Effect::Drop));
    assert!(matches!(app.model.page, OpenPage::Home));
    assert!(app.model.board().is_none(), "the state of the page is dropped");
    app.resume();
    assert!(app.question().is_some());
}

#[test]
fn a_purist_is_one_where_a_game_has_aids_and_stays_one() {
    let start = |id: GameId, purist: bool| {
        let mut app = App::open();
        let setup = Setup {
            purist,
            ..Setup::default()
        };
        app.send(Msg::Start(id, setup));
        app
    };
    let subtitle = |id: GameId, purist: bool| start(id, purist).panel().subtitle;
    assert_eq!(
        subtitle(GameId::Carcassonne, true),
        format!(
            "{} · {}",
            subtitle(GameId::Carcassonne, false),
            GameOptionWords::of(Language::English).purist
        )
    );
    let mut app = start(GameId::Carcassonne, true);
    let text = serde_json::to_string(&app.kept()).unwrap();
    let mut again = App::with(vec![serde_json::from_str(&text).unwrap()]);
    again.resume();
    assert!(again.model.board().expect("a game").game.purist);
    app.send(Msg::Rematch);
    assert!(app.model.board().expect("a game").game.purist);
    let linage = start(GameId::Linage, true);
    assert!(
        !linage.model.board().expect("a game").game.purist,
        "it has no aids"
    );
    assert_eq!(linage.panel().subtitle, subtitle(GameId::Linage, false));
}
