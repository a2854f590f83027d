//! What the device keeps of the review of a game.

use tessera_app::GameReview;
use tessera_core::language::Language;

/// A review that is read is written as text that reads as the same review. What it says of the game can be worked out, and
/// it goes on with what is missing.
pub fn check(bytes: &[u8]) {
    let Some(text) = super::text(bytes) else { return };
    let Ok(mut review) = GameReview::parse(text, Language::English) else {
        return;
    };
    let written = review.to_text();
    let again = GameReview::parse(&written, Language::Spanish).expect("it was written");
    assert_eq!(again.plies, review.plies);
    assert_eq!(again.to_text(), written);
    for standing in review.standings() {
        assert!(standing.ply <= review.record.names.len() && standing.value.is_finite());
    }
    for ply in 1..=review.record.names.len() {
        let _ = review.verdict_at(ply);
    }
    drop((review.swings(), review.phases(), review.events()));
    let known = review.plies.clone();
    let mut empty = GameReview::new(&review.record, Language::English).expect("it was read");
    empty.take_over(&review);
    assert_eq!(empty.plies, known, "the same game takes over all");
    assert_eq!(review.go_on(1).is_none(), review.tasks().is_empty());
}
