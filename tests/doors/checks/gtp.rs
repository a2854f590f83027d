//! The lines that `lab engine --gtp` reads.

use tessera_core::language::Language;
use tessera_games::catalog;
use tessera_games::play::Record;
use tessera_lab::doors::gtp_answers;

/// How many steps a move is searched.
const STEPS: u32 = 2;

/// Every line has at most one answer. Answers are ASCII, begin with `=` or `?` and end with an empty line. The game that the
/// lines have led to is a record that replays.
pub fn check(bytes: &[u8]) {
    for game in ["linage", "keil"] {
        let asked = bytes.split(|&byte| byte == b'\n').count();
        let answers = gtp_answers(game, STEPS, bytes).expect("the game fits the protocol");
        let answers = String::from_utf8(answers).expect("answers are text");
        assert!(answers.is_ascii(), "{answers:?}");
        assert!(answers.is_empty() || answers.ends_with("\n\n"), "{answers:?}");
        let sections: Vec<&str> = answers.split_terminator("\n\n").collect();
        assert!(sections.len() <= asked, "{answers:?}");
        assert!(
            sections.iter().all(|section| section.starts_with(['=', '?'])),
            "{answers:?}"
        );
        let and_record = [bytes, b"\ntessera-record"].concat();
        let told = gtp_answers(game, STEPS, &and_record).expect("as before");
        let told = String::from_utf8(told).expect("answers are text");
        // After `quit` nothing is told.
        let Some(record) = told
            .strip_prefix(&*answers)
            .and_then(|told| told.strip_prefix("= "))
        else {
            assert_eq!(told, answers);
            continue;
        };
        let record = Record::parse(record.trim_end()).expect("a record is told");
        let (_, refused) = catalog::replayed(&record, Language::English).expect("its game is known");
        assert_eq!(refused, None);
    }
}
