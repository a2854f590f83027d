//! The analysis of the position that is shown on the page of a review.

use super::App;
use super::analysed::{GAME, Review};
use tessera_app::review::view;
use tessera_app::{AnalysisMsg, BoardMsg, Job, Msg, ReviewJump, ReviewMsg};
use tessera_core::language::Language;
use tessera_core::scene::Shape;
use tessera_games::catalog;
use tessera_games::play::Record;
use tessera_protocol::{Budget, Report};

#[test]
fn a_review_asks_about_the_position_that_is_shown_for_the_time_of_the_settings() {
    let review = Review::open(&format!("{GAME}@2"));
    assert!(matches!(review.asked[..], [Job::Analysis(_)]));
    assert_eq!(review.question().record, "linage/size=5.komi=0_5/c3.a1");
    assert_eq!(review.question().budget, Budget::Millis(10_000));
}

#[test]
fn there_is_room_for_the_lines_before_they_are_there_so_that_nothing_moves_when_they_come_or_go() {
    let mut review = Review::open(GAME);
    let (lines, places) = (review.engine().lines.len(), review.engine().places);
    assert_eq!((lines, places), (0, 3));
    review.so_far(&[("d4", 900, 0.75), ("b5", 100, 0.5)], 100);
    assert_eq!(review.engine().places, 3);
    review.analysis(AnalysisMsg::Switch);
    assert_eq!(review.engine().places, 0);
    for link in [
        "linage/size=5.komi=0_5/c3.resign",
        "carcassonne/players=2/V.-1_0_3.none@3",
        "linage/size=5.komi=bid/",
    ] {
        assert_eq!(Review::open(link).engine().places, 3, "{link}");
    }
}

#[test]
fn a_hundred_quick_steps_ask_one_question_about_the_last_position() {
    let mut review = Review::open(GAME);
    for step in 0..100 {
        review.send(ReviewMsg::Go(if step % 4 < 2 {
            ReviewJump::Back
        } else {
            ReviewJump::Forward
        }));
    }
    review.send(ReviewMsg::Go(ReviewJump::Back));
    assert_eq!(review.asked.len(), 1, "only the first position was asked about");
    review.settle();
    assert_eq!(review.asked.len(), 2);
    assert_eq!(review.question().record, "linage/size=5.komi=0_5/c3.a1.e5");
}

#[test]
fn another_position_voids_the_question_at_once_and_a_late_answer_is_not_shown() {
    let mut review = Review::open(GAME);
    let late = review.report(&[("d4", 100, 0.5)], 100);
    let dropped = review.dropped;
    review.send(ReviewMsg::Go(ReviewJump::Back));
    assert!(review.dropped > dropped);
    review.analysis(AnalysisMsg::SoFar(late.clone()));
    review.analysis(AnalysisMsg::Final(late));
    assert!(review.engine().lines.is_empty());
    let tap = review.app.cell("b5");
    review.settle();
    review.send(BoardMsg::Tap(tap, tessera_app::Pointer::Fine));
    review.settle();
    assert_eq!(review.question().record, "linage/size=5.komi=0_5/c3.a1.e5.b5");
}

#[test]
fn a_step_beyond_the_end_of_the_line_leaves_the_search_alone() {
    let mut review = Review::open(GAME);
    review.send(ReviewMsg::Go(ReviewJump::Forward));
    let dropped = review.dropped;
    review.send(BoardMsg::GoTo(4));
    review.send(BoardMsg::Cancel);
    assert_eq!(review.dropped, dropped);
    review.so_far(&[("d4", 900, 0.75)], 100);
    assert_eq!(review.engine().lines.len(), 1);
}

#[test]
fn the_only_move_needs_no_search_and_nobody_calls_it_solved() {
    // Stones are placed until no region is free, so that only a pass is left.
    let mut record = Record::parse("linage/size=4.komi=0_5/").expect("a record");
    let names = loop {
        let (table, _) = catalog::replayed(&record, Language::English).expect("a game");
        let names = table.legal().names();
        match names.iter().find(|name| *name != "pass") {
            Some(name) => record.names.push(name.clone()),
            None => break names,
        }
    };
    let mut review = Review::open(&record.to_string());
    let mut report = review.report(&[(&names[0], 1, 0.0)], 1);
    // What a single playout gives is chance.
    report.lines[0].margin = Some(-13.9);
    review.analysis(AnalysisMsg::Final(report));
    let engine = review.engine();
    assert_eq!(engine.note, "Only one move is possible.");
    assert_eq!((&*engine.lines[0].worth, &*engine.lines[0].margin), ("–", ""));
    assert_eq!(engine.status, "");
}

#[test]
fn the_status_tells_visits_speed_threads_and_time_and_deeper_adds_the_same_time_again() {
    let mut review = Review::open(GAME);
    review.so_far(&[("d4", 9_000, 0.75), ("b5", 3_000, 0.5)], 4_000);
    let engine = review.engine();
    assert_eq!(engine.status, "12 k visits · 3000/s · 3 threads · 4.0 s");
    assert_eq!(engine.progress, Some(40));
    review.finish(&[("d4", 27_000, 0.75), ("b5", 3_000, 0.5)], 10_000);
    assert_eq!(review.engine().progress, None);
    assert_eq!(review.asked.len(), 1, "the time is over");
    review.analysis(AnalysisMsg::Deeper);
    assert_eq!(review.asked.len(), 2);
    assert_eq!(review.question().budget, Budget::Millis(10_000));
    review.so_far(&[("d4", 29_000, 0.75), ("b5", 4_000, 0.5)], 1_000);
    // Visits of the second search are those of both; its steps are its own.
    assert_eq!(
        review.engine().status,
        "63 k visits · 5727/s · 3 threads · 11.0 s"
    );
    review.analysis(AnalysisMsg::Deeper);
    assert_eq!(
        review.question().budget,
        Budget::Millis(19_000),
        "while it searches, too"
    );
}

#[test]
fn an_endless_search_ends_when_its_memory_is_full_and_says_so() {
    let mut review = Review::with(GAME, |app| app.model.shell.settings.analysis_millis = 0);
    assert_eq!(review.question().budget, Budget::Millis(u32::MAX));
    review.so_far(&[("d4", 9_000, 0.75)], 60_000);
    assert_eq!(review.engine().progress, None, "nobody knows how far it is");
    assert!(review.stopped.is_empty());
    let full = Report {
        full: true,
        ..review.report(&[("d4", 90_000, 0.75)], 600_000)
    };
    review.analysis(AnalysisMsg::SoFar(full.clone()));
    review.analysis(AnalysisMsg::SoFar(full.clone()));
    assert_eq!(review.stopped, [full.id], "told once");
    review.analysis(AnalysisMsg::Final(full));
    assert_eq!(review.engine().note, "Stopped: the memory is full.");
    assert_eq!(review.asked.len(), 1);
}

#[test]
fn an_endless_search_shares_the_engines_with_a_review_of_the_game_after_ten_seconds_and_says_so() {
    let mut review = Review::with(GAME, |app| app.model.shell.settings.analysis_millis = 0);
    let is_shared = |review: &Review, reviews| {
        let see = |state: &_, shell: &_| view::engine(state, shell, 3, reviews).status;
        review
            .app
            .model
            .see_review(see)
            .ends_with(" s · shared with the game review")
    };
    review.so_far(&[("d4", 9_000, 0.75)], 9_900);
    assert!(!is_shared(&review, true), "it has the engines alone at first");
    review.so_far(&[("d4", 9_100, 0.75)], 10_000);
    assert!(is_shared(&review, true));
    assert!(!is_shared(&review, false), "no game is reviewed");
}

#[test]
fn a_search_that_ends_before_its_time_knows_all_there_is_to_know() {
    let mut review = Review::open(GAME);
    review.finish(&[("d4", 90, 1.0)], 300);
    let engine = review.engine();
    assert_eq!(
        (engine.note.as_str(), engine.can_deepen),
        ("Solved: these values are final.", false)
    );
}

#[test]
fn the_values_of_bids_come_from_a_table_and_are_told_without_visits() {
    let mut review = Review::open("linage/size=9.komi=bid/komi-3_5.vertical.e5@0");
    review.finish(&[("komi-3_5", 1, 0.47), ("komi-4", 0, 0.5)], 1);
    let engine = review.engine();
    assert_eq!(
        engine.note,
        "Not searched: these values are measured in many games of the AI against itself."
    );
    assert_eq!((engine.status.as_str(), engine.can_deepen), ("", false));
    let lines = engine.lines.iter();
    let lines: Vec<_> = lines
        .map(|line| (line.worth.as_str(), line.visits.as_str()))
        .collect();
    assert_eq!(lines, [("50 %", ""), ("47 %", "")], "the best comes first");
}

#[test]
fn of_bids_that_were_searched_often_enough_the_best_comes_first() {
    let mut review = Review::open("linage/size=9.komi=bid/komi-3_5.vertical.e5@0");
    review.finish(&[("komi-3_5", 900, 0.47), ("komi-4", 100, 0.5)], 30_000);
    let worth: Vec<String> = review.engine().lines.into_iter().map(|line| line.worth).collect();
    assert_eq!(worth, ["50 %", "47 %"]);
    assert_eq!(review.engine().note, "");
}

#[test]
fn a_move_of_few_visits_does_not_stand_above_one_that_was_searched_often() {
    let mut review = Review::open("linage/size=5.komi=5_5/d4@0");
    review.finish(
        &[("c3", 170_000, 0.63), ("d4", 140_000, 0.62), ("b2", 20, 0.64)],
        30_000,
    );
    let lines = review.engine().lines.into_iter();
    let names: Vec<String> = lines.map(|line| line.moves[0].text.clone()).collect();
    assert_eq!(names, ["c3", "d4", "b2"]);
}

#[test]
fn a_page_that_is_not_shown_takes_the_question_back_and_asks_again_for_what_is_left() {
    let mut review = Review::open(GAME);
    review.so_far(&[("d4", 4_000, 0.75)], 4_000);
    review.send(Msg::Hidden);
    let dropped = review.dropped;
    review.settle();
    assert_eq!(review.dropped, dropped + 1);
    review.send(ReviewMsg::Go(ReviewJump::Back));
    review.send(ReviewMsg::Go(ReviewJump::Forward));
    review.settle();
    assert_eq!(review.asked.len(), 1, "nothing is asked unseen");
    review.send(Msg::Shown);
    assert_eq!(review.asked.len(), 2);
}

#[test]
fn switched_off_it_asks_nothing_shows_nothing_and_is_remembered() {
    let mut review = Review::open(GAME);
    review.so_far(&[("d4", 4_000, 0.75)], 4_000);
    assert!(!review.bar().parts.is_empty());
    review.analysis(AnalysisMsg::Switch);
    assert_eq!((review.engine().on, review.bar().parts.len()), (false, 0));
    assert_eq!(review.marks().0, [""; 0]);
    review.send(ReviewMsg::Go(ReviewJump::Back));
    review.settle();
    assert_eq!(review.asked.len(), 1);
    assert!(!review.app.model.shell.settings.analysis);
    review.analysis(AnalysisMsg::Switch);
    assert_eq!(review.asked.len(), 2);
}

#[test]
fn the_link_of_another_starts_no_search_where_the_device_saves_data() {
    let saves = |app: &mut App| app.model.shell.saves_data = true;
    let mut review = Review::with(GAME, saves);
    assert!(review.asked.is_empty());
    review.analysis(AnalysisMsg::Switch);
    assert_eq!(review.asked.len(), 1, "whoever wants it has it");
}

#[test]
fn the_bar_is_for_the_first_seat_whoever_is_to_move_and_turns_with_the_board() {
    let mut review = Review::open(GAME);
    review.so_far(&[("d4", 4_000, 0.75)], 4_000);
    let shares = |review: &Review| {
        let parts = review.bar().parts;
        parts
            .into_iter()
            .map(|part| (part.side.unwrap_or(""), part.percent))
            .collect::<Vec<_>>()
    };
    assert_eq!(shares(&review), [("vertical", 75), ("horizontal", 25)]);
    assert_eq!(review.bar().text, "Chance to win: Vertical 75 %, Horizontal 25 %");
    review.send(ReviewMsg::Go(ReviewJump::Back));
    assert!(!review.bar().is_current, "the bar stays, and tells no number");
    assert_eq!(review.bar().text, "Chance to win: not known yet");
    review.settle();
    review.so_far(&[("d4", 4_000, 0.75)], 4_000);
    assert_eq!(
        shares(&review),
        [("vertical", 25), ("horizontal", 75)],
        "Horizontal is to move"
    );
    review.send(BoardMsg::RotateBoard(1));
    assert_eq!(
        shares(&review),
        [("horizontal", 75), ("vertical", 25)],
        "the upper side is now below"
    );
}

#[test]
fn a_line_is_looked_at_scrubbed_and_played_as_a_variation() {
    let mut review = Review::open(&format!("{GAME}@2"));
    review.so_far(&[("d4.b5.e2", 4_000, 0.75), ("b5", 5, 0.5)], 4_000);
    let lines = review.engine().lines;
    let texts: Vec<_> = lines[0].moves.iter().map(|mv| mv.text.as_str()).collect();
    assert_eq!(texts, ["d4", "b5", "e2"]);
    assert_eq!(
        (lines[0].worth.as_str(), lines[0].visits.as_str()),
        ("75 %", "4000")
    );
    assert_eq!(lines[1].worth, "–", "five visits tell nothing");
    let stones = |review: &Review| {
        let scene = review.app.model.see_review(view::preview);
        scene.map(|scene| {
            scene
                .items
                .iter()
                .filter(|item| matches!(item.shape, Shape::Stone(..)))
                .count()
        })
    };
    assert_eq!(stones(&review), None);
    review.analysis(AnalysisMsg::Look(Some((0, 0))));
    let first = stones(&review).expect("a small board");
    review.analysis(AnalysisMsg::Scrub(1));
    assert_eq!(review.engine().lines[0].looked, Some(1));
    assert_eq!(stones(&review), Some(first + 1));
    review.analysis(AnalysisMsg::Scrub(9));
    assert_eq!(review.engine().lines[0].looked, Some(2), "the line ends there");
    review.analysis(AnalysisMsg::Scrub(-9));
    assert_eq!(review.engine().lines[0].looked, Some(0));
    review.analysis(AnalysisMsg::Play(0, 1));
    let game = &review.app.model.board().expect("a board").game;
    assert_eq!((game.line().join("."), game.ply()), ("c3.a1.d4.b5".into(), 4));
    review.settle();
    assert_eq!(review.question().record, "linage/size=5.komi=0_5/c3.a1.d4.b5");
}

#[test]
fn nothing_is_asked_where_nobody_decides_and_it_is_said_why() {
    let review = Review::open("linage/size=5.komi=0_5/pass.pass");
    assert!(review.asked.is_empty());
    assert_eq!(review.engine().note, "The game is over.");
    let parts = review.bar().parts;
    assert!(
        parts.iter().any(|part| part.percent == 100),
        "the bar tells the result: {parts:?}"
    );
}

#[test]
fn the_settings_change_the_search_that_goes_on() {
    let mut review = Review::open(GAME);
    review.so_far(&[("d4", 900, 0.75)], 4_000);
    review.send(Msg::FillInSettings("analysis_millis".into(), "30000".into()));
    assert_eq!(review.question().budget, Budget::Millis(26_000));
    review.so_far(&[("d4", 900, 0.75), ("b5", 90, 0.5)], 1_000);
    assert_eq!(review.engine().lines.len(), 2);
    review.send(Msg::FillInSettings("analysis_lines".into(), "1".into()));
    assert_eq!(review.engine().lines.len(), 1);
    let asked = review.asked.len();
    review.send(Msg::FillInSettings("analysis_lines".into(), "1".into()));
    review.send(Msg::FillInSettings("theme".into(), "dark".into()));
    assert_eq!(
        review.asked.len(),
        asked,
        "nothing that a search goes by is another"
    );
}
