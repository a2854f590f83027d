//! What stands beside the board.

use tessera_app::play::key_message;
use tessera_app::play::view::{self, MoveLine};
use tessera_app::{
    BoardMsg, Command, Effect, Model, Msg, NoticeKind, Opponent, PanelTab, PlayMsg, SavedGames, Settings,
    ShareMsg, Starts, share_view,
};
use tessera_core::game::dice;
use tessera_games::catalog::GameId;

use super::{App, level};

/// The lines of the list of moves of a record: what was agreed in brackets, and the columns of a round.
fn lines(record: &str) -> (Vec<String>, Vec<String>) {
    let mut app = App::open();
    app.send(Msg::Navigate(record.into()));
    let moves = app.panel().moves;
    let join = |rows: &[tessera_app::play::view::MoveRow]| {
        let texts: Vec<_> = rows.iter().map(|row| row.text.as_str()).collect();
        texts.join(" ")
    };
    let line = |line: &MoveLine| match line {
        MoveLine::Agreed(rows) => format!("[{}]", join(rows)),
        MoveLine::Round(number, turns) => {
            let turns: Vec<_> = turns.iter().map(|rows| join(rows)).collect();
            format!("{number} {}", turns.join(" | "))
        }
        MoveLine::Turn(number, seat, rows) => format!("{number} seat {} {}", seat.0, join(rows)),
    };
    (moves.columns, moves.lines.iter().map(line).collect())
}

#[test]
fn the_list_of_moves_has_a_column_for_each_side_and_what_was_agreed_apart() {
    let (columns, list) = lines("linage/size=5.komi=bid/komi-5_5.vertical.c3.a1.e5");
    assert_eq!(columns, ["Vertical", "Horizontal"]);
    assert_eq!(list[1..], ["1 c3 | a1", "3 e5 | "]);
    assert!(list[0].starts_with("[Komi 5½ "), "{}", list[0]);
}

#[test]
fn every_place_counts_moves_as_the_list_does() {
    let mut app = App::open();
    app.send(Msg::Navigate(
        "linage/size=5.komi=bid/komi-5_5.vertical.c3.a1.e5@4".into(),
    ));
    assert_eq!(
        app.panel().at,
        "2 of 3",
        "a bid and a choice of side are no moves"
    );
    app.send(ShareMsg::Open);
    let share = app.model.see(share_view);
    assert!(share.caption.contains("move 2"), "{}", share.caption);
    assert_eq!(
        (share.start, share.numbers),
        (Some((true, 4, 5)), vec![0, 0, 0, 1, 2, 3])
    );
    // Of tiles a turn is a move, with its draw and its meeple.
    let mut app = App::open();
    app.send(Msg::Navigate(
        "carcassonne/players=3.small-city=4.unplaceable=aside/E.0_1_2.city-s.D@3".into(),
    ));
    app.send(ShareMsg::Open);
    let share = app.model.see(share_view);
    assert!(share.caption.contains("move 1"), "{}", share.caption);
    assert_eq!(share.numbers, [0, 1, 1, 1, 2]);
}

#[test]
fn the_three_plies_of_a_turn_of_ecalper_stand_in_one_column() {
    let (columns, list) = lines("ecalper/size=4/a1.b2.c3");
    assert_eq!(columns, ["Black", "White"]);
    assert_eq!(list[0], "1 a1 b2 c3 | ");
}

#[test]
fn every_turn_of_a_game_of_tiles_has_a_line_of_its_own() {
    let (columns, list) = lines("carcassonne/players=3.small-city=4.unplaceable=aside/E.0_1_2.city-s.D");
    assert!(columns.is_empty());
    assert_eq!(list.len(), 2, "{list:?}");
    assert!(
        list[0].starts_with("1 seat 0 ") && list[1].starts_with("2 seat 1 "),
        "{list:?}"
    );
}

#[test]
fn the_current_ply_is_marked_wherever_one_looks() {
    let mut app = App::friends("size=5.komi=0_5");
    app.tap("c3");
    app.tap("a1");
    for ply in [0, 1, 2] {
        app.send(BoardMsg::GoTo(ply));
        let moves = app.panel().moves;
        let marked: Vec<_> = moves
            .plies()
            .filter(|row| row.current)
            .map(|row| row.ply)
            .collect();
        let expected: Vec<usize> = (ply..=ply).filter(|&ply| ply > 0).collect();
        assert_eq!(marked, expected);
    }
}

#[test]
fn a_bid_is_set_to_the_fair_komi_and_says_why() {
    let mut app = App::linage("size=9.komi=bid", Opponent::Machine(level(1)), Starts::Me);
    let bid = app.panel().bid.expect("a person bids");
    assert_eq!(bid.bids.len(), 11);
    assert_eq!(
        (
            bid.bids[bid.place].text.as_str(),
            bid.bids[bid.place].name.as_str()
        ),
        ("2½", "komi-2_5")
    );
    let reason = bid.reason.expect("the fair komi of this board is known");
    assert!(
        reason.starts_with("2½ ") && reason.contains("Vertical won 50"),
        "{reason}"
    );
    assert!(app.panel().offers.is_empty(), "they are not listed again");
    app.send(BoardMsg::AimBid(0));
    let panel = app.panel();
    let bid = panel.bid.expect("a person bids");
    assert_eq!((bid.place, bid.offer.as_str()), (0, "Name ½"));
    let dock = panel.main.map(|(label, _)| label);
    assert_eq!(dock, Some(bid.offer), "the dock makes the bid that is set");
    app.send(BoardMsg::Choose("komi-2_5".into()));
    assert_eq!(app.record(), "linage/size=9.komi=bid/komi-2_5");
    assert_eq!(app.panel().bid, None);
}

#[test]
fn a_bid_on_a_board_whose_fair_komi_is_not_known_recommends_nothing() {
    let app = App::linage("size=5.komi=bid", Opponent::Machine(level(1)), Starts::Me);
    let bid = app.panel().bid.expect("a person bids");
    assert_eq!((bid.place, bid.reason), (5, None));
}

#[test]
fn the_options_read_as_players_say_them() {
    for (record, told) in [
        ("linage/size=9.komi=bid/", "9 × 9 · komi to be bid"),
        ("linage/size=9.komi=bid/komi-5_5", "9 × 9 · komi 5½"),
        ("carteso/size=7.komi=0_5/", "7 × 7 · komi ½"),
        ("carcassonne/players=5/", "5 players"),
        ("keil/size=4.komi=1.button=on/", "side 4 · komi 1"),
        ("keil/size=4.komi=1.button=off/", "side 4 · komi 1 · no button"),
        ("ecalper/size=4.pie=off/", "side 4 · no pie rule"),
    ] {
        let mut app = App::open();
        app.send(Msg::Navigate(record.into()));
        assert_eq!(app.panel().subtitle, told, "{record}");
    }
}

#[test]
fn a_quick_game_has_the_fair_komi_until_another_is_chosen() {
    for (game, address) in [
        (GameId::Carteso, "carteso/size=9.komi=2_5/"),
        (GameId::Keil, "keil/size=7.komi=1.button=on/"),
    ] {
        let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
        model.update(Msg::Navigate(format!("play/{}", game.id())));
        let record = |model: &Model| model.board().expect("a game").game.record().to_string();
        assert!(record(&model).starts_with(address), "{}", record(&model));
        model.update(Msg::SetUp(game));
        model.update(Msg::FillInSetup("komi".into(), "bid".into()));
        model.update(Msg::Begin);
        assert!(record(&model).contains("komi=bid"), "{}", record(&model));
        model.update(Msg::SetUp(game));
        model.update(Msg::FillInSetup("komi".into(), "fair".into()));
        model.update(Msg::Begin);
        assert!(record(&model).starts_with(address), "{}", record(&model));
    }
}

#[test]
fn the_button_under_the_thumb_does_what_there_is_to_be_done() {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(1)), Starts::Me);
    let main = |app: &App| app.panel().main.map(|(label, _)| label);
    assert_eq!(main(&app), None, "a stone is placed on the board");
    app.touch("c3");
    assert_eq!(main(&app).as_deref(), Some("✓ c3"));
    let (_, msg) = app.panel().main.expect("a move waits");
    app.send(msg);
    assert_eq!(app.record(), "linage/size=5.komi=0_5/c3");
    assert_eq!(main(&app).as_deref(), Some("Move now"));
    app.send(PlayMsg::StopThinking);
    assert_eq!(main(&app).as_deref(), Some("Go on"));
    let (_, msg) = app.panel().main.expect("the AI waits");
    app.send(msg);
    assert!(app.question().is_some());
}

#[test]
fn a_notice_says_whether_something_was_done() {
    let mut app = App::friends("size=5.komi=0_5");
    app.send(BoardMsg::Copied);
    assert_eq!(app.panel().notice_kind, NoticeKind::Done);
    app.tap("a2");
    app.tap("b1");
    assert_eq!(
        app.panel().notice_kind,
        NoticeKind::Wrong,
        "it would cut off a region"
    );
    app.send(BoardMsg::NotCopied("address".into()));
    assert_eq!(app.panel().notice_kind, NoticeKind::Told);
}

#[test]
fn only_the_board_is_shown_until_it_is_said_or_escaped() {
    let mut app = App::open();
    app.send(Msg::Navigate("carteso/size=5.komi=0_5/".into()));
    let press = |app: &App| {
        let msg = app
            .model
            .see(|state, shell| key_message(Command::BoardOnly, "z", state, shell));
        msg.expect("the key has an effect")
    };
    let on = press(&app);
    app.send(on);
    assert!(app.model.shell.board_only);
    // Escape cancels what is half entered first.
    app.tap("c3");
    app.send(BoardMsg::Cancel);
    assert!(app.model.shell.board_only && app.model.board().expect("a game").taps.is_empty());
    app.send(BoardMsg::Cancel);
    assert!(!app.model.shell.board_only);
    let on = press(&app);
    app.send(on);
    let off = press(&app);
    app.send(off);
    assert!(!app.model.shell.board_only);
}

#[test]
fn a_key_passes_when_it_is_pressed_twice_where_that_is_legal() {
    let mut app = App::friends("size=5.komi=0_5");
    let press = |app: &App| {
        app.model
            .see(|state, shell| key_message(Command::Pass, "P", state, shell))
    };
    for played in ["", "pass"] {
        let msg = press(&app).expect("a pass is legal");
        app.send(msg);
        assert_eq!(app.record(), format!("linage/size=5.komi=0_5/{played}"));
    }
    let mut tiles = App::open();
    tiles.send(Msg::Navigate("carcassonne/players=2/".into()));
    assert_eq!(press(&tiles), None, "there is no pass");
}

#[test]
fn the_tab_of_the_panel_is_kept_and_tells_of_the_game() {
    let mut app = App::open();
    app.send(Msg::Navigate("linage/size=5.komi=3_5/c3".into()));
    app.send(BoardMsg::Tab(PanelTab::Info));
    let settings = &app.model.shell.settings;
    assert_eq!(app.effects, [Effect::KeepSettings(settings.clone())]);
    let stored = serde_json::to_string(settings).expect("settings are stored");
    let read: Settings = serde_json::from_str(&stored).expect("and read");
    assert_eq!(read.panel_tab, PanelTab::Info);
    let info = app.model.see(view::info);
    assert_eq!((info.game, info.options.as_str()), ("linage", "5 × 5 · komi 3½"));
    assert!(!info.goal.is_empty() && info.rules.len() > 2);
    assert_eq!(info.scores.len(), 2);
    app.send(Msg::Navigate("keil/size=3.komi=0_5/a1".into()));
    let before = app.model.see(view::info).scores;
    app.tap("c3");
    assert_ne!(
        app.model.see(view::info).scores,
        before,
        "the score is that of the position"
    );
}
