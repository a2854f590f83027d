//! The page of a lesson: what becomes of right and wrong tries, and how far somebody is.

use tessera_app::lesson::view as lesson_view;
use tessera_app::lesson::{Goal, Lesson, Phase, Sign};
use tessera_app::puzzle::FetchFault;
use tessera_app::words::LessonWords;
use tessera_app::{BoardMsg, Effect, LessonMsg, LessonState, LinkFault, Msg, OpenPage, PlayMsg, Player};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

use super::App;

/// The text of the lesson of a game, as the site has it.
pub(super) fn text(game: GameId) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/lessons");
    std::fs::read_to_string(format!("{folder}/{}.json", game.id())).expect("every game has a lesson")
}

pub(super) fn lesson(game: GameId) -> Lesson {
    Lesson::parse(&text(game)).expect("a lesson")
}

/// Opens a step of a lesson by its address.
pub(super) fn opened(address: &str) -> App {
    let mut app = App::open();
    open(&mut app, address);
    app
}

pub(super) fn open(app: &mut App, address: &str) {
    app.send(Msg::Navigate(format!("#learn/{address}")));
    let wanted = app.effects.iter().find_map(|effect| match effect {
        Effect::FetchLesson(game) => Some(*game),
        _ => None,
    });
    let game = wanted.expect("a file is fetched");
    app.send(LessonMsg::Fetched(game, Ok(text(game))));
}

fn state(app: &App) -> &LessonState {
    app.model.lesson_page().expect("a lesson is open")
}

/// What the last message has read aloud, the last of it.
fn said(app: &App) -> String {
    let said = app.effects.iter().rev().find_map(|effect| match effect {
        Effect::Say(text) => Some(text.clone()),
        _ => None,
    });
    said.unwrap_or_default()
}

fn enter(app: &mut App, name: &str) {
    app.send(BoardMsg::Enter(name.to_owned()));
}

/// Sends the message that the page was asked to send back later.
fn let_time_pass(app: &mut App) {
    let later = app.effects.iter().find_map(|effect| match effect {
        Effect::After(_, msg @ Msg::Lesson(LessonMsg::TakeBack(_))) => Some(msg.clone()),
        _ => None,
    });
    app.send(later.expect("a try is taken back after a while"));
}

fn kept(app: &App) -> bool {
    app.effects
        .iter()
        .any(|effect| matches!(effect, Effect::KeepLesson(_)))
}

#[test]
fn of_all_pairs_of_cells_only_those_are_pointed_out_that_the_task_means() {
    for (id, expected) in [("unlinked", "c2 c3"), ("liberty", "c3 c4")] {
        let mut found = Vec::new();
        let number = lesson(GameId::Keil)
            .steps
            .iter()
            .position(|step| step.id == id)
            .expect("a step")
            + 1;
        let app = opened(&format!("keil/{number}"));
        let labels: Vec<String> = state(&app)
            .board
            .game
            .table()
            .scene()
            .spots
            .iter()
            .map(|spot| spot.label.clone())
            .collect();
        for (at, a) in labels.iter().enumerate() {
            for b in &labels[at + 1..] {
                let mut app = opened(&format!("keil/{number}"));
                app.tap(a);
                app.tap(b);
                if state(&app).phase == Phase::Done {
                    let mut pair = [a.as_str(), b.as_str()];
                    pair.sort_unstable();
                    found.push(pair.join(" "));
                }
            }
        }
        assert_eq!(found, [expected], "{id}");
    }
}

#[test]
fn every_step_of_every_lesson_can_be_taken_by_its_own_line() {
    for &game in GameId::ALL {
        let steps = lesson(game).steps;
        let mut app = opened(&format!("{}/1", game.id()));
        for (step, number) in steps.iter().zip(1..) {
            assert_eq!(state(&app).number(), number, "{}", game.id());
            assert_eq!(
                app.address(),
                Some((&*format!("learn/{}/{number}", game.id()), number > 1))
            );
            assert!(
                said(&app).contains(&step.task.in_language(Language::English)),
                "{}",
                said(&app)
            );
            if step.goal == Goal::Game {
                continue;
            }
            for name in &step.line {
                enter(&mut app, name);
            }
            assert_eq!(state(&app).phase, Phase::Done, "{} {}", game.id(), step.id);
            assert!(kept(&app) && app.model.shell.lessons.has_done(game, &step.id));
            assert!(said(&app).contains(&step.done.in_language(Language::English)));
            app.send(LessonMsg::Next);
        }
        assert!(state(&app).is_game());
        assert!(!app.model.shell.lessons.has_done(game, "game"));
    }
}

#[test]
fn a_wrong_try_is_answered_and_taken_back_by_itself() {
    let mut app = opened("linage/6");
    let begin = app.record();
    app.tap("d3");
    assert_eq!(state(&app).phase, Phase::Missed);
    assert_ne!(app.record(), begin, "it is seen for a while");
    assert_eq!(
        said(&app),
        "Not that one. That leaves level lines only at the top: 9 points for Horizontal."
    );
    assert!(!kept(&app));
    let_time_pass(&mut app);
    assert_eq!((state(&app).phase, app.record()), (Phase::Find, begin.clone()));
    let answer = state(&app).answer.clone().expect("the answer stays");
    assert_eq!(answer.sign, Sign::Wrong);
    // Whoever does not wait takes it back by the next try.
    app.tap("a1");
    let late = app.effects.clone();
    app.tap("c1");
    assert_eq!(state(&app).phase, Phase::Done);
    for effect in late {
        if let Effect::After(_, msg) = effect {
            app.send(msg);
        }
    }
    assert_eq!(state(&app).phase, Phase::Done, "what comes late does nothing");
    // Done is done: the board waits for nothing.
    app.tap("e5");
    assert_eq!(state(&app).phase, Phase::Done);
}

#[test]
fn a_try_that_no_file_knows_is_answered_and_taken_back_too() {
    let mut app = opened("linage/6");
    let begin = app.record();
    let known = ["d3", "d4", "a1", "e5", "b1", "c1"];
    let legal = state(&app).board.game.table().legal().names();
    let other = legal
        .iter()
        .find(|name| !known.contains(&name.as_str()) && *name != "pass");
    enter(&mut app, other.expect("there are more moves"));
    assert_eq!(state(&app).phase, Phase::Missed);
    assert!(said(&app).len() > "Not that one. ".len(), "{}", said(&app));
    let_time_pass(&mut app);
    assert_eq!(app.record(), begin);
}

#[test]
fn after_the_third_miss_it_is_shown_where() {
    let mut app = opened("linage/1");
    assert!(
        lesson_view::panel(state(&app), &app.model.shell)
            .feedback
            .headline
            .is_empty()
    );
    for (at, cell) in ["a4", "g4", "c3"].into_iter().enumerate() {
        assert!(!state(&app).is_shown);
        app.tap(cell);
        assert_eq!(state(&app).misses as usize, at + 1);
        let is_last = at == 2;
        assert_eq!(
            said(&app).contains("This does it: d4."),
            is_last,
            "{}",
            said(&app)
        );
        let_time_pass(&mut app);
    }
    assert!(state(&app).is_shown);
    let marked = app.cell("d4");
    assert_eq!(
        state(&app)
            .board
            .annotations
            .cells
            .get(&marked)
            .map(String::as_str),
        Some("marked")
    );
    let plain = opened("linage/1");
    assert_ne!(
        app.model.board_view().above,
        plain.model.board_view().above,
        "it is drawn, too"
    );
    app.tap("d4");
    assert_eq!(state(&app).phase, Phase::Done);
}

#[test]
fn a_closed_cell_is_answered_by_the_step_and_counts_as_a_miss() {
    let mut app = opened("linage/5");
    app.tap("a1");
    assert_eq!(
        said(&app),
        "a1 is closed. Closed: the two cells above would be a region without a line."
    );
    assert_eq!((state(&app).misses, state(&app).phase), (1, Phase::Find));
    // What lies on the board is told, and that is no miss.
    app.tap("b2");
    assert_eq!(state(&app).misses, 1);
    let told = app.effects.iter().find_map(|effect| match effect {
        Effect::Say(text) => Some(text.as_str()),
        _ => None,
    });
    assert!(told.is_some_and(|text| text.starts_with("b2: ")), "{told:?}");
}

#[test]
fn whoever_asks_is_shown_where_and_it_is_read_aloud() {
    let mut app = opened("linage/3");
    app.send(LessonMsg::ShowMe);
    assert_eq!(said(&app), "Look at the board. This does it: c3.");
    assert!(state(&app).is_shown && !state(&app).can_show());
    // No other button comes under the finger.
    let panel = lesson_view::panel(state(&app), &app.model.shell);
    let buttons: Vec<_> = panel
        .feedback
        .buttons
        .iter()
        .map(|button| (button.icon, button.is_enabled))
        .collect();
    assert_eq!(buttons, [("prev", true), ("eye", false), ("next", true)]);
    enter(&mut app, "c3");
    assert_eq!(state(&app).phase, Phase::Done);
    app.send(LessonMsg::Again);
    assert_eq!(state(&app).phase, Phase::Find);
    assert!(state(&app).can_show() && state(&app).answer.is_none());
}

#[test]
fn what_is_chosen_without_the_board_is_not_looked_for_on_it() {
    let mut app = opened("linage/8");
    app.send(LessonMsg::ShowMe);
    assert_eq!(said(&app), "This does it: Pass.");
}

#[test]
fn the_next_step_begins_at_its_top() {
    let mut app = opened("linage/3");
    app.send(LessonMsg::Next);
    assert!(app.effects.contains(&Effect::PanelToTop), "{:?}", app.effects);
}

#[test]
fn two_cells_are_pointed_at_with_a_pointer_or_by_their_names() {
    let mut app = opened("keil/1");
    app.tap("c3");
    assert_eq!(said(&app), "c3. Point at the second cell.");
    app.tap("c3");
    assert_eq!(said(&app), "c3 is no longer chosen.");
    app.tap("c3");
    app.tap("e3");
    assert_eq!(
        said(&app),
        "Not c3 and e3. Not neighbours. A link joins cells that touch."
    );
    assert!(state(&app).pointed.is_empty());
    enter(&mut app, "c2 c3");
    assert_eq!(state(&app).phase, Phase::Done);
    assert!(kept(&app));
}

#[test]
fn a_turn_of_several_stones_is_judged_at_its_end_and_can_be_begun_anew() {
    let mut app = opened("ecalper/1");
    enter(&mut app, "a1");
    enter(&mut app, "c3");
    assert_eq!(state(&app).phase, Phase::Find);
    let panel = lesson_view::panel(state(&app), &app.model.shell);
    assert!(panel.can_take_back);
    app.send(BoardMsg::Undo);
    assert_eq!(said(&app), "Taken back: a1, c3.");
    assert_eq!(state(&app).board.game.ply(), state(&app).start);
    app.send(BoardMsg::Undo);
    assert_eq!(said(&app), "There is nothing to undo.");
    for name in ["a1", "c3", "e3"] {
        enter(&mut app, name);
    }
    assert_eq!(said(&app), "Not that one. Three groups of one.");
    // The next stone begins the turn anew.
    for name in ["b2", "c3", "c2"] {
        enter(&mut app, name);
    }
    assert_eq!(state(&app).phase, Phase::Done);
}

#[test]
fn the_other_side_replies_where_the_lesson_says_so() {
    let mut app = opened("linage/8");
    app.send(BoardMsg::Choose("pass".into()));
    assert_eq!(state(&app).phase, Phase::Find, "a pass is pressed twice, as ever");
    app.send(BoardMsg::Choose("pass".into()));
    assert_eq!(state(&app).phase, Phase::Done);
    assert!(state(&app).board.game.over());
    let mut app = opened("ecalper/6");
    for name in ["c2", "c3", "a1"] {
        enter(&mut app, name);
    }
    assert_eq!(state(&app).phase, Phase::Done);
    assert_eq!(
        state(&app).board.game.line().last().map(String::as_str),
        Some("xc3")
    );
}

#[test]
fn a_lesson_goes_on_with_the_first_step_that_is_not_done() {
    let mut app = opened("linage");
    assert_eq!(state(&app).number(), 1);
    enter(&mut app, "d4");
    app.send(LessonMsg::Next);
    app.send(LessonMsg::Next);
    assert_eq!(state(&app).number(), 3, "a step can be passed over");
    app.send(Msg::Home);
    open(&mut app, "linage");
    assert_eq!(state(&app).number(), 2);
    let dots = lesson_view::panel(state(&app), &app.model.shell).dots;
    let done: Vec<bool> = dots.iter().map(|dot| dot.is_done).collect();
    assert_eq!(done.iter().filter(|&&is_done| is_done).count(), 1);
    assert!(done[0] && dots[1].is_here);
    assert_eq!(dots[0].label, "Step 1: Cut, done");
    app.send(LessonMsg::Back);
    assert_eq!(state(&app).number(), 1);
}

#[test]
fn the_first_game_is_an_ordinary_one_and_is_kept_as_done_at_its_end() {
    let mut app = opened("linage/1");
    enter(&mut app, "d4");
    app.send(Msg::Navigate("#learn/linage/10".into()));
    assert!(state(&app).is_game());
    app.send(LessonMsg::Begin);
    let OpenPage::Play(play) = &app.model.page else {
        panic!("a game is played");
    };
    let machines = play
        .board
        .game
        .seats()
        .filter(|&seat| play.board.game.players[seat] != Player::Person);
    assert_eq!(machines.count(), 1);
    assert_eq!(play.board.game.record().to_string(), "linage/size=5.komi=6_5/");
    assert!(!app.model.shell.lessons.has_done(GameId::Linage, "game"));
    app.send(PlayMsg::Resign);
    app.send(PlayMsg::Resign);
    assert!(app.model.shell.lessons.has_done(GameId::Linage, "game"));
    assert!(kept(&app));
}

#[test]
fn a_game_of_somebody_who_has_begun_no_lesson_is_none_of_a_lesson() {
    let mut app = App::friends("size=5.komi=6_5");
    app.send(PlayMsg::Resign);
    app.send(PlayMsg::Resign);
    assert!(!kept(&app));
}

#[test]
fn what_does_not_arrive_is_said() {
    for (fetched, fault) in [
        (Err(FetchFault::Missing), LinkFault::NoLesson),
        (Err(FetchFault::Unreachable), LinkFault::LessonUnreachable),
        (Err(FetchFault::Unreadable), LinkFault::BadLesson),
        (Ok("<!doctype html>".to_owned()), LinkFault::BadLesson),
        (Ok(text(GameId::Keil)), LinkFault::BadLesson),
    ] {
        let mut app = App::open();
        app.send(Msg::Navigate("#learn/linage/2".into()));
        app.send(LessonMsg::Fetched(GameId::Linage, fetched));
        match &app.model.page {
            OpenPage::Lost(found) => assert_eq!(*found, fault),
            _ => panic!("nothing is shown"),
        }
    }
    let mut app = App::open();
    app.send(Msg::Navigate("#learn/linage/99".into()));
    app.send(LessonMsg::Fetched(GameId::Linage, Ok(text(GameId::Linage))));
    assert!(matches!(app.model.page, OpenPage::Lost(LinkFault::NoLesson)));
}

#[test]
fn a_lesson_speaks_the_language_of_the_page() {
    let mut app = App::open();
    app.model.shell.language = Language::Spanish;
    open(&mut app, "linage/1");
    let panel = lesson_view::panel(state(&app), &app.model.shell);
    assert_eq!(panel.step, (LessonWords::of(Language::Spanish).step_of)(1, 10));
    assert!(panel.task.starts_with("Las casillas vacías"), "{}", panel.task);
    app.tap("d5");
    assert!(
        said(&app).contains("Las piedras no se mueven nunca."),
        "{}",
        said(&app)
    );
}

#[test]
fn a_cell_pointed_at_before_the_answer_was_shown_is_pointed_at_no_longer() {
    let mut app = opened("keil/2");
    enter(&mut app, "e2");
    app.send(LessonMsg::ShowMe);
    enter(&mut app, "c2");
    enter(&mut app, "c3");
    assert_eq!(state(&app).phase, Phase::Done);
}
