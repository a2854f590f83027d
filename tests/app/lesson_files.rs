//! The files of lessons: they are true by the rules, in both languages, and what is wrong in one is named.

use tessera_app::lesson::{Goal, Lesson, LessonFault, LessonReason, Step, is_reached};
use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Record, Table};

use super::lessons::{lesson, text};

/// The table of a step, and how many plies its record has.
fn table(step: &Step) -> (Box<dyn Table>, usize) {
    let record = Record::parse(&step.record).expect("a record");
    let (table, fault) = catalog::replayed(&record, Language::English).expect("a game");
    assert!(fault.is_none(), "{}", step.record);
    (table, record.names.len())
}

/// For each step that is decided by one ply: all legal moves that reach its goal, as they were found by trying every one.
const REACHED: [(GameId, &str, &str); 38] = [
    (GameId::Linage, "region", "c4 d4 e4"),
    (GameId::Linage, "line", "a1 b1 c1"),
    (GameId::Linage, "close", "c3"),
    (GameId::Linage, "level", "d2 d5 e3 e4 e5"),
    (GameId::Linage, "keep", "b1"),
    (GameId::Linage, "theirs", "b1 c1"),
    (GameId::Linage, "free", "d3"),
    (GameId::Linage, "pass", "pass"),
    (GameId::Linage, "komi", "c1 e1"),
    (GameId::Carteso, "group", "b2b b3b c1b c4b d2b d3b"),
    (GameId::Carteso, "tall", "a3w"),
    (GameId::Carteso, "wide", "d1w"),
    (GameId::Carteso, "hole", "c1w"),
    (GameId::Carteso, "square", "a3b"),
    (GameId::Carteso, "rescue", "b2b"),
    (GameId::Carteso, "gain", "e4b"),
    (GameId::Carteso, "pass", "pass"),
    (GameId::Carteso, "win", "c4b"),
    (GameId::Keil, "capture", "d2"),
    (GameId::Keil, "corner", "b2"),
    (GameId::Keil, "rescue", "b2"),
    (GameId::Keil, "eyes", "a2"),
    (GameId::Keil, "territory", "b4"),
    (GameId::Keil, "button", "button"),
    (GameId::Ecalper, "take", "xa1 xc3 xe3"),
    (GameId::Ecalper, "cut", "xc3"),
    (GameId::Ecalper, "last", "xc4"),
    (GameId::Ecalper, "join", "xb3"),
    (GameId::Ecalper, "tie", "xb1"),
    (GameId::Ecalper, "end", "xc3"),
    (GameId::Ecalper, "swap", "swap"),
    (GameId::Carcassonne, "turn", "0_1_2"),
    (GameId::Carcassonne, "city", "city-s"),
    (GameId::Carcassonne, "road", "road-e"),
    (GameId::Carcassonne, "close", "-1_0_0"),
    (GameId::Carcassonne, "taken", "field-0 field-5"),
    (GameId::Carcassonne, "cloister", "cloister"),
    (GameId::Carcassonne, "farmer", "field-0"),
];

#[test]
fn every_lesson_is_true_by_the_rules() {
    for &game in GameId::ALL {
        let lesson = lesson(game);
        assert_eq!(lesson.game, game);
        assert_eq!(lesson.check(), Ok(()), "{}", game.id());
        assert!((7..=10).contains(&lesson.steps.len()), "{}", game.id());
        let (last, others) = lesson.steps.split_last().expect("there are steps");
        assert_eq!(
            (last.id.as_str(), &last.goal),
            ("game", &Goal::Game),
            "{}",
            game.id()
        );
        assert!(others.iter().all(|step| step.goal != Goal::Game), "{}", game.id());
    }
}

#[test]
fn every_legal_move_is_judged_as_it_was_found_by_trying_it() {
    let mut judged = 0;
    for (game, id, expected) in REACHED {
        let lesson = lesson(game);
        let step = lesson.steps.iter().find(|step| step.id == id).expect("a step");
        let (mut table, start) = table(step);
        let mut reached = Vec::new();
        for name in table.legal().names() {
            table.play(&name).expect("it is legal");
            if is_reached(&step.goal, table.as_mut(), start, step.seat) {
                reached.push(name);
            }
            table.undo();
            judged += 1;
        }
        reached.sort();
        let mut expected: Vec<&str> = expected.split(' ').collect();
        expected.sort_unstable();
        assert_eq!(reached, expected, "{} {id}", game.id());
    }
    assert!(judged > 400, "{judged}");
}

#[test]
fn a_lesson_is_there_in_both_languages_and_no_sentence_is_long() {
    for &game in GameId::ALL {
        for step in &lesson(game).steps {
            let wrong = step.wrong.iter().map(|wrong| &wrong.text);
            for text in [&step.title, &step.task, &step.done].into_iter().chain(wrong) {
                for language in Language::ALL {
                    let text = text.in_language(language);
                    for sentence in text.split_inclusive(['.', '?', ':']) {
                        let words = sentence.split_whitespace().count();
                        assert!(
                            words <= 25,
                            "{} {}: {words} words: {sentence}",
                            game.id(),
                            step.id
                        );
                    }
                }
                let [english, spanish] = Language::ALL.map(|language| text.in_language(language));
                let is_word = |text: &str| text.chars().any(char::is_alphabetic);
                // A name is the same in both.
                assert!(
                    english != spanish || !is_word(&english) || english.split(' ').count() == 1,
                    "{}",
                    step.id
                );
            }
        }
    }
}

#[test]
fn what_is_wrong_in_a_file_is_named_with_its_place() {
    let whole = text(GameId::Linage);
    let fault = |from: &str, to: &str| {
        assert!(whole.contains(from), "{from}");
        Lesson::parse(&whole.replacen(from, to, 1)).expect_err("it is no lesson")
    };
    for (from, to, place, reason) in [
        (
            "\"schema\":1",
            "\"schema\":2",
            "schema",
            LessonReason::Expected("1"),
        ),
        (
            "\"goal\":\"cut\"",
            "\"goal\":\"hop\"",
            "steps[0].goal",
            LessonReason::Expected("a goal"),
        ),
        (
            "{\"gain\":10}",
            "{\"gains\":10}",
            "steps[2].goal.gains",
            LessonReason::UnknownKey,
        ),
        (
            "\"seat\":1",
            "\"seat\":1,\"seat\":1",
            "steps[0].seat",
            LessonReason::UnknownKey,
        ),
        (
            "\"look\":false",
            "\"look\":0",
            "steps[0].look",
            LessonReason::Expected("true or false"),
        ),
        ("\"en\":\"Cut\",", "", "steps[0].title.en", LessonReason::Missing),
        (
            "\"id\":\"line\"",
            "\"id\":\"region\"",
            "steps[1].id",
            LessonReason::Expected("an id that no other step has"),
        ),
    ] {
        let place = place.to_owned();
        assert_eq!(fault(from, to), LessonFault { place, reason });
    }
    assert!(fault("{\"schema\"", "(\"schema\"").place.starts_with("byte 0"));
}

#[test]
fn what_the_rules_refuse_in_a_file_is_named_with_its_place() {
    let whole = text(GameId::Linage);
    let fault = |from: &str, to: &str| {
        assert!(whole.contains(from), "{from}");
        let lesson = Lesson::parse(&whole.replacen(from, to, 1)).expect("it can be read");
        let fault = lesson.check().expect_err("the rules say otherwise");
        (fault.place, fault.reason)
    };
    for (from, to, place, reason) in [
        ("d1.d7.d2", "d1.d1.d2", "steps[0].record", LessonReason::Record),
        ("\"seat\":1", "\"seat\":2", "steps[0].seat", LessonReason::Seat),
        (
            "\"line\":[\"d4\"]",
            "\"line\":[\"a4\"]",
            "steps[0].line",
            LessonReason::NotReached,
        ),
        (
            "\"when\":[\"a4\",\"g4\"]",
            "\"when\":[\"a4\",\"c4\"]",
            "steps[0].wrong[0].when[1]",
            LessonReason::Right,
        ),
        (
            "\"when\":[\"a4\",\"g4\"]",
            "\"when\":[\"a4\",\"z9\"]",
            "steps[0].wrong[0].when[1]",
            LessonReason::Impossible,
        ),
        (
            "\"cells\":[\"a1\",\"b1\",\"c1\"]",
            "\"cells\":[\"a1\",\"z1\"]",
            "steps[1].show[0].cells[1]",
            LessonReason::Cell,
        ),
        (
            "\"reply\":[\"pass\"]",
            "\"reply\":[\"a1\"]",
            "steps[7].reply",
            LessonReason::NoReply,
        ),
    ] {
        assert_eq!(fault(from, to), (place.to_owned(), reason));
    }
}
