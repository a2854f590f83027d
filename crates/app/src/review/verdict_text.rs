//! Verdicts and moves as people read them.

use crate::words::{GameReviewWords, ReviewWords};
use tessera_core::language::Language;
use tessera_games::play::Table;
use tessera_protocol::assessment::{Glyph, Verdict};

/// What is said about one move.
pub(crate) fn verdict_text(verdict: Verdict, language: Language) -> &'static str {
    let words = GameReviewWords::of(language);
    match verdict {
        Verdict::Best => words.best_move,
        Verdict::OnlyMove => words.only_move,
        Verdict::Good => words.good_move,
        Verdict::Inaccuracy => words.inaccuracy,
        Verdict::Mistake => words.mistake,
        Verdict::Blunder => words.blunder,
        Verdict::Unclear => words.unclear,
        Verdict::Forced => words.forced,
    }
}

/// What the sign of a move means: that of a person, or else that of a verdict.
pub(crate) fn sign_text(
    glyph: Option<Glyph>,
    verdict: Option<Verdict>,
    language: Language,
) -> Option<String> {
    match glyph {
        Some(glyph) => Some((ReviewWords::of(language).sign)(glyph)),
        None => verdict.map(|verdict| verdict_text(verdict, language).to_owned()),
    }
}

/// What is said about so many moves.
pub(in crate::review) fn verdicts_text(verdict: Verdict, count: usize, language: Language) -> &'static str {
    let words = GameReviewWords::of(language);
    match verdict {
        _ if count == 1 => verdict_text(verdict, language),
        Verdict::OnlyMove => words.only_moves,
        Verdict::Inaccuracy => words.inaccuracies,
        Verdict::Mistake => words.mistakes,
        Verdict::Blunder => words.blunders,
        Verdict::Unclear => words.unclears,
        Verdict::Best | Verdict::Good | Verdict::Forced => verdict_text(verdict, language),
    }
}

/// How a move reads whose plies are joined by dots: `2, −1, no meeple`.
pub(in crate::review) fn move_text(table: &dyn Table, name: &str) -> String {
    let texts: Vec<String> = name.split('.').map(|name| table.move_text(name)).collect();
    texts.join(", ")
}
