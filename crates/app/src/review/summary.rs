//! How far the review of the game is, and how well each seat has played, as plain values.

use super::graph::signed_percent;
use super::message::ReviewMsg;
use super::state::ReviewState;
use super::verdict_text::{move_text, verdict_text, verdicts_text};
use crate::game_review::{GameReview, GameReviewMsg, GameReviews, ReviewStatus, ReviewedPly, Running, Swing};
use crate::message::Msg;
use crate::play::view::percent;
use crate::player_names;
use crate::shell::Shell;
use crate::words::GameReviewWords;
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_protocol::assessment::Verdict;

/// The verdicts that are counted, the gravest first.
const COUNTED: [Verdict; 5] = [
    Verdict::Blunder,
    Verdict::Mistake,
    Verdict::Inaccuracy,
    Verdict::OnlyMove,
    Verdict::Unclear,
];

/// How far the review of the game is.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ReviewProgress {
    /// What it does, or what can be done.
    pub text: String,
    /// How long it still takes.
    pub time_left: String,
    /// How much of the present pass is done, in `0.0..=1.0`; none while it does nothing.
    pub part: Option<f32>,
    /// The button: its text and its message.
    pub button: Option<(&'static str, Msg)>,
    /// Whether the button is what one would do next.
    pub is_urged: bool,
}

/// What a review says about the whole game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// The seats, in their order.
    pub seats: Vec<SeatSummary>,
    /// The largest changes of the chances.
    pub swings: Vec<SwingRow>,
    /// Whether any move is an inaccuracy, a mistake or a blunder.
    pub has_faults: bool,
    /// Which moves count in the means.
    pub mean_note: &'static str,
}

/// How well a seat has played.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatSummary {
    pub seat: Seat,
    /// What it is called.
    pub name: String,
    /// What a choice lost on the mean: `2 % lost per choice`.
    pub mean_loss: String,
    /// How often each verdict was given; those that were not are left out.
    pub chips: Vec<VerdictChip>,
}

/// How often a verdict was given to a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct VerdictChip {
    pub verdict: Verdict,
    /// The verdict in words.
    pub text: &'static str,
    /// How often it was given.
    pub count: usize,
    /// What the button does.
    pub label: String,
    /// The message that goes to the next such move.
    pub to_next: ReviewMsg,
}

/// A large change of a chance.
#[derive(Clone, PartialEq, Debug)]
pub struct SwingRow {
    /// How many plies are played after it.
    pub ply: usize,
    /// The change in words.
    pub text: String,
}

/// How far the review of the game on the page is.
pub fn progress(state: &ReviewState, reviews: &GameReviews, shell: &Shell) -> ReviewProgress {
    let words = GameReviewWords::of(shell.language);
    if state.played.names.is_empty() {
        return ReviewProgress {
            text: words.nothing.to_owned(),
            ..ReviewProgress::default()
        };
    }
    let start = (words.start, Msg::GameReview(GameReviewMsg::Start));
    let Some(review) = reviews.of(&state.played) else {
        return ReviewProgress {
            text: idle_text(reviews, words),
            button: Some(start),
            is_urged: true,
            ..ReviewProgress::default()
        };
    };
    let go_on = if review.plies.is_empty() {
        start
    } else {
        (words.go_on, Msg::GameReview(GameReviewMsg::Start))
    };
    let (known, all) = review.known(review.steps.fine);
    match &review.status {
        ReviewStatus::Done => ReviewProgress::default(),
        ReviewStatus::Waiting if reviews.waits_for_another_tab() => ReviewProgress {
            text: words.waits.to_owned(),
            button: Some((words.stop, Msg::GameReview(GameReviewMsg::Stop))),
            ..ReviewProgress::default()
        },
        // The lock is mostly granted at once.
        ReviewStatus::Waiting => under_way(review, &Running::default(), words),
        ReviewStatus::Running(running) => under_way(review, running, words),
        ReviewStatus::Failed(refusal) => ReviewProgress {
            text: (words.failed)(&refusal.text(shell.language)),
            button: Some(go_on),
            ..ReviewProgress::default()
        },
        ReviewStatus::Idle => ReviewProgress {
            text: if review.plies.is_empty() {
                idle_text(reviews, words)
            } else {
                (words.stopped)(known, all)
            },
            button: Some(go_on),
            is_urged: true,
            ..ReviewProgress::default()
        },
    }
}

/// What is said before the review was begun.
fn idle_text(reviews: &GameReviews, words: &GameReviewWords) -> String {
    let text = match reviews.active() {
        Some(_) if reviews.waits_for_another_tab() => words.another_waits,
        Some(_) => words.another_runs,
        None => words.note,
    };
    text.to_owned()
}

fn under_way(review: &GameReview, running: &Running, words: &GameReviewWords) -> ReviewProgress {
    let steps = review.steps;
    let (coarse, all) = review.known(steps.coarse);
    let (fine, _) = review.known(steps.fine);
    let (text, known) = if coarse < all {
        ((words.first_pass)(coarse, all), coarse)
    } else {
        ((words.second_pass)(fine, all), fine)
    };
    let left = running
        .millis_left()
        .map(|millis| (words.time_left)(millis / 1_000));
    ReviewProgress {
        text,
        time_left: left.unwrap_or_default(),
        part: Some(known as f32 / all.max(1) as f32),
        button: Some((words.stop, Msg::GameReview(GameReviewMsg::Stop))),
        is_urged: false,
    }
}

/// Whether every move has a value.
fn is_known(review: &GameReview) -> bool {
    let (known, all) = review.known(review.steps.coarse);
    known == all && all > 0
}

/// How accurate each seat was: `92 % accuracy`; nothing before every move has a value, and of a seat that had
/// nothing to choose.
pub fn accuracies(review: &GameReview, shell: &Shell) -> Vec<Option<String>> {
    let words = GameReviewWords::of(shell.language);
    let text = |accuracy: f32| (words.accuracy)(&percent(accuracy / 100.0));
    let all = review.accuracies().into_iter().filter(|_| is_known(review));
    all.map(|accuracy| accuracy.map(text)).collect()
}

/// What the review says about the whole game; nothing before every move has a value.
pub fn summary(state: &ReviewState, review: &GameReview, shell: &Shell) -> Option<Summary> {
    if !is_known(review) {
        return None;
    }
    let words = GameReviewWords::of(shell.language);
    let seats = Seat::all(review.seats).map(|seat| seat_summary(state, review, shell, seat));
    Some(Summary {
        mean_note: if review.has_draws() {
            words.mean_loss_with_luck
        } else {
            words.mean_loss_note
        },
        seats: seats.collect(),
        swings: swings(state, review, shell),
        has_faults: review.next(0, |_, verdict| verdict.is_fault()).is_some(),
    })
}

fn seat_summary(state: &ReviewState, review: &GameReview, shell: &Shell, seat: Seat) -> SeatSummary {
    let words = GameReviewWords::of(shell.language);
    let name = player_names::side_or_name(&state.board.game, seat, shell.language);
    let chips = COUNTED.into_iter().filter_map(|verdict| {
        let is_it = |ply: &&ReviewedPly| ply.verdict() == Some(verdict);
        let count = review.choices(seat).filter(is_it).count();
        let said = verdicts_text(verdict, count, shell.language);
        (count > 0).then(|| VerdictChip {
            verdict,
            text: verdict_text(verdict, shell.language),
            count,
            label: match verdict {
                Verdict::Unclear => {
                    format!(
                        "{}. {}",
                        (words.go_to_next)(count, said, &name),
                        words.unclear_means
                    )
                }
                _ => (words.go_to_next)(count, said, &name),
            },
            to_next: ReviewMsg::ToVerdict(seat, verdict),
        })
    });
    let mean_loss = review.mean_loss(seat);
    let text = |loss| (words.mean_loss)(&percent_with_tenth(loss, shell.language));
    SeatSummary {
        seat,
        mean_loss: mean_loss.map_or(String::new(), text),
        chips: chips.collect(),
        name,
    }
}

fn swings(state: &ReviewState, review: &GameReview, shell: &Shell) -> Vec<SwingRow> {
    let words = GameReviewWords::of(shell.language);
    let game = &state.board.game;
    let row = |swing: Swing| {
        let before = review.ending_at(swing.ply);
        let mv = before.map_or(String::new(), |ply| move_text(game.table(), &ply.played));
        let (who, change) = if review.seats == 2 && swing.change < 0.0 {
            // With two seats the chance of the other has grown.
            (Seat(1 - swing.seat.0), -swing.change)
        } else {
            (swing.seat, swing.change)
        };
        let who = player_names::side_or_name(game, who, shell.language);
        SwingRow {
            ply: swing.ply,
            text: (words.swing)(&mv, &who, &signed_percent(change)),
        }
    };
    review.swings().into_iter().map(row).collect()
}

/// A small part as people read it: `2.4 %`.
fn percent_with_tenth(part: f32, language: Language) -> String {
    format!("{} %", language.decimal(f64::from(part) * 100.0, 1))
}
