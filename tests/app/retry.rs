//! Moves that lose much are offered to be taken back, where somebody wants it.

use tessera_app::{BoardMsg, Effect, EngineMsg, Msg, Opponent, PlayMsg, Refusal, Settings, Setup, Starts};
use tessera_games::catalog::GameId;
use tessera_protocol::{Budget, NamedLine, Question, Report};

use super::{App, level};

/// A game of Linage against the engine, in which a person is warned.
fn warned() -> App {
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(3)), Starts::Me);
    let settings = Settings {
        retry: true,
        ..Settings::default()
    };
    app.send(Msg::Set(settings));
    app
}

/// What the engine found out: the best move and another, with their values, each give or take half a point.
fn found(id: u32, best: (&str, f32), other: (&str, f32)) -> Report {
    let line = |(name, value): (&str, f32)| NamedLine {
        mv: name.to_owned(),
        visits: 100,
        value,
        half_width: 0.005,
        ..NamedLine::default()
    };
    Report {
        id,
        lines: vec![line(best), line(other)],
        ..Report::default()
    }
}

/// The only question that is asked.
fn only_question(app: &App) -> Question {
    let asked = app
        .effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Ask(_)));
    assert_eq!(asked.count(), 1, "{:?}", app.effects);
    app.question().expect("a question").clone()
}

/// What the engine found out about the position after a move that is worth this much.
fn found_after(id: u32, value: f32) -> Report {
    found(id, ("b2", 1.0 - value), ("pass", 1.0 - value))
}

/// Answers the check of a move: what was found before it, and what it is worth by the position after it.
fn check(app: &mut App, best: (&str, f32), played: (&str, f32), after: f32) {
    let before = only_question(app);
    app.send(EngineMsg::Final(found(before.id, best, played)));
    let again = only_question(app);
    assert!(again.record.ends_with(played.0), "{}", again.record);
    app.send(EngineMsg::Final(found_after(again.id, after)));
}

/// Plays a move that loses 20 points, and returns what the opponent is asked afterwards.
fn blunder(app: &mut App) -> Question {
    app.tap("a1");
    check(app, ("c3", 0.7), ("a1", 0.5), 0.5);
    only_question(app)
}

#[test]
fn a_move_that_loses_15_points_may_be_taken_back_and_the_game_counts_as_assisted() {
    let mut app = warned();
    app.tap("a1");
    let before = only_question(&app);
    assert_eq!(
        before.record, "linage/size=5.komi=0_5/",
        "the position before the move is searched"
    );
    assert_eq!(before.budget, Budget::Millis(500));
    assert!(app.panel().thinking && !app.panel().waiting);
    app.send(EngineMsg::Final(found(before.id, ("c3", 0.7), ("a1", 0.4))));
    let after = only_question(&app);
    assert_eq!(
        after.record, "linage/size=5.komi=0_5/a1",
        "and the one after it where the move seems bad"
    );
    assert_eq!(after.budget, Budget::Millis(500));
    assert!(app.panel().thinking && app.panel().retry.is_none());
    app.send(EngineMsg::Final(found_after(after.id, 0.53)));
    let answer = only_question(&app);
    assert_eq!(
        answer.record, "linage/size=5.komi=0_5/a1",
        "the opponent goes on without waiting"
    );
    let offer = app.panel().retry.expect("it may be taken back");
    assert!(
        offer
            .text
            .starts_with("a1 costs about 17\u{a0}% of your chance of winning."),
        "{offer:?}"
    );
    let said = app
        .effects
        .iter()
        .filter(|effect| **effect == Effect::Say(offer.text.clone()));
    assert_eq!(said.count(), 1, "it is read aloud once");

    // The offer stays when the engine has answered.
    app.answer("b2");
    assert!(app.panel().retry.is_some());
    let effects = app.send(PlayMsg::TakeBack).to_vec();
    assert!(effects.contains(&Effect::Drop));
    assert_eq!(app.record(), "linage/size=5.komi=0_5/a1.b2@0");
    assert_eq!(app.panel().retry, None);
    assert_eq!(app.kept().retries, 1);
    app.tap("c3");
    assert_eq!(app.record(), "linage/size=5.komi=0_5/c3");

    // The game says so at its end, also after it was left.
    let mut again = App::with(vec![app.kept()]);
    again.resume();
    again.answer("b2");
    again.send(PlayMsg::Resign);
    again.send(PlayMsg::Resign);
    let banner = again.panel().banner.expect("it is over");
    assert!(
        banner.detail.ends_with("· assisted: 1 move taken back"),
        "{}",
        banner.detail
    );
}

#[test]
fn whoever_undoes_a_blunder_after_the_warning_takes_it_back() {
    let mut app = warned();
    blunder(&mut app);
    app.answer("b2");
    app.send(BoardMsg::Undo);
    assert_eq!(app.kept().retries, 1);
    assert_eq!(app.panel().retry, None);
    // Without a warning an undone move is no help.
    app.send(BoardMsg::Redo);
    app.send(BoardMsg::Undo);
    assert_eq!(app.kept().retries, 1);
}

#[test]
fn the_offer_ends_with_the_next_move_or_when_the_move_is_left() {
    let mut app = warned();
    blunder(&mut app);
    app.send(PlayMsg::KeepMove);
    assert_eq!(app.panel().retry, None);
    app.answer("b2");
    blunder_at(&mut app, "c3");
    app.answer("d4");
    assert!(app.panel().retry.is_some());
    app.tap("e5");
    assert_eq!(app.panel().retry, None);
    assert_eq!(app.kept().retries, 0);
}

/// Plays a move that loses 20 points.
fn blunder_at(app: &mut App, cell: &str) {
    app.tap(cell);
    check(app, ("e1", 0.7), (cell, 0.5), 0.5);
    assert!(app.panel().retry.is_some());
}

#[test]
fn nothing_is_offered_for_less_or_where_it_is_not_certain() {
    for value in [0.551, 0.7] {
        let mut app = warned();
        app.tap("a1");
        let check = only_question(&app);
        app.send(EngineMsg::Final(found(check.id, ("c3", 0.7), ("a1", value))));
        assert_eq!(app.panel().retry, None, "{value}");
        let answer = only_question(&app);
        assert_eq!(answer.record, "linage/size=5.komi=0_5/a1");
        assert_ne!(answer.budget, Budget::Millis(500), "that is the opponent's");
    }
    for (value, half_width) in [(0.56, 0.005), (0.9, 0.005), (0.52, 0.3)] {
        let mut app = warned();
        app.tap("a1");
        let before = only_question(&app);
        app.send(EngineMsg::Final(found(before.id, ("c3", 0.7), ("a1", 0.4))));
        let mut report = found_after(only_question(&app).id, value);
        report
            .lines
            .iter_mut()
            .for_each(|line| line.half_width = half_width);
        app.send(EngineMsg::Final(report));
        assert_eq!(app.panel().retry, None, "{value} ± {half_width} after the move");
    }
    // A move of which nothing was found out.
    let mut app = warned();
    app.tap("a1");
    let check = only_question(&app);
    app.send(EngineMsg::Final(found(check.id, ("c3", 0.7), ("b2", 0.1))));
    assert_eq!(app.panel().retry, None);
}

#[test]
fn a_move_that_was_hardly_tried_beside_a_proven_win_is_no_blunder() {
    let mut app = warned();
    app.tap("a1");
    let before = only_question(&app);
    let mut report = found(before.id, ("c3", 1.0), ("a1", 0.5));
    report.lines[0].proven = true;
    app.send(EngineMsg::Final(report));
    let after = only_question(&app);
    app.send(EngineMsg::Final(found_after(after.id, 0.84)));
    assert_eq!(app.panel().retry, None, "it may win as well");
}

#[test]
fn a_proven_loss_needs_no_second_search() {
    let mut app = warned();
    app.tap("a1");
    let before = only_question(&app);
    let mut report = found(before.id, ("c3", 0.7), ("a1", 0.0));
    report.lines[1].proven = true;
    app.send(EngineMsg::Final(report));
    let offer = app.panel().retry.expect("it may be taken back");
    assert!(offer.text.starts_with("a1 costs about 70\u{a0}%"), "{offer:?}");
    assert_ne!(only_question(&app).budget, Budget::Millis(500));
}

#[test]
fn without_an_answer_the_game_goes_on() {
    let mut app = warned();
    app.tap("a1");
    let check = only_question(&app);
    app.send(EngineMsg::Refused(check.id, Refusal::EngineLost));
    assert_eq!(only_question(&app).record, "linage/size=5.komi=0_5/a1");
    assert_eq!(
        app.model.shell.notice, None,
        "the opponent will say so if there is no engine"
    );
}

#[test]
fn a_check_ends_when_the_person_goes_back_or_has_the_engine_move_now() {
    let mut app = warned();
    app.tap("a1");
    let check = only_question(&app);
    assert_eq!(app.send(PlayMsg::MoveNow), [Effect::Stop(check.id)]);
    let effects = app.send(BoardMsg::Undo).to_vec();
    assert!(effects.contains(&Effect::Drop));
    assert!(!app.panel().thinking);
    app.send(EngineMsg::Final(found(check.id, ("c3", 0.7), ("a1", 0.1))));
    assert_eq!(app.panel().retry, None);
    assert_eq!(app.kept().retries, 0);
    // A page that is not seen searches nothing, and goes on with the game later.
    app.tap("a1");
    app.send(Msg::Hidden);
    assert!(app.send(Msg::LongHidden).contains(&Effect::Drop));
    app.send(Msg::Shown);
    assert_eq!(only_question(&app).record, "linage/size=5.komi=0_5/a1");
}

#[test]
fn only_a_person_alone_against_engines_is_warned_and_only_if_that_is_wanted() {
    let asked = |app: &mut App| {
        app.tap("a1");
        app.question().map(|question| question.record.clone())
    };
    let unwarned = Some("linage/size=5.komi=0_5/a1".to_owned());
    let mut app = warned();
    app.send(Msg::Set(Settings::default()));
    assert_eq!(asked(&mut app), unwarned, "it is off at first");

    let mut app = App::friends("size=5.komi=0_5");
    app.send(Msg::Set(Settings {
        retry: true,
        ..Settings::default()
    }));
    assert_eq!(
        asked(&mut app),
        None,
        "it would help one person against the other"
    );

    // A game without aids has no such aid.
    for purist in [false, true] {
        let mut app = App::open();
        app.send(Msg::Set(Settings {
            retry: true,
            ..Settings::default()
        }));
        let setup = Setup {
            opponent: Opponent::Machine(level(3)),
            starts: Starts::Me,
            purist,
            ..Setup::default()
        };
        app.send(Msg::Start(GameId::Carcassonne, setup));
        let game = &app.model.board().expect("a game").game;
        let first = game.table().legal().names()[0].clone();
        app.send(BoardMsg::Choose(first));
        let state = app.model.play().expect("a game");
        assert_eq!(state.retry.is_none(), purist);
    }

    // A resignation is no move to be rated.
    let mut app = warned();
    app.send(PlayMsg::Resign);
    app.send(PlayMsg::Resign);
    assert_eq!(app.question(), None);
    assert!(app.panel().over);
}
