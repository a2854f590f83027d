//! What the review of the game says about the move that led to the position that is shown.

use super::better::{BetterLine, better};
use crate::game_review::{GameReview, ReviewedPly};
use crate::play::view::{in_percent, percent};
use crate::review::graph::signed_percent;
use crate::review::moments::why;
use crate::review::state::ReviewState;
use crate::review::told_change::{told_loss, told_luck};
use crate::review::verdict_text::{move_text, verdict_text};
use crate::shell::Shell;
use crate::words::GameReviewWords;
use tessera_core::capital::with_capital;
use tessera_protocol::assessment::{Glyph, Verdict};

/// What is said about the move that led to the position that is shown.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Said {
    /// The sign of the verdict.
    pub sign: Option<Glyph>,
    /// The verdict, as a sentence begins; empty where there is none.
    pub verdict: String,
    /// The move, or what position it is: `h4`, `At the start`.
    pub mv: String,
    /// What it cost, or how lucky the draw was: `cost 9 %`; may be empty.
    pub cost: String,
    /// The chance of its seat before and after it, in percent; none where it is not known.
    pub chances: Option<[i32; 2]>,
    /// Why, as a sentence; may be empty.
    pub why: String,
    /// What would have been better.
    pub better: Option<BetterLine>,
    /// Whether any move of the game is an inaccuracy or worse.
    pub has_faults: bool,
}

/// What is said about the move that led to the position that is shown, or about the turn before its draw; nothing before anything is
/// known of the game, and while somebody is led through it otherwise.
pub fn said(state: &ReviewState, review: Option<&GameReview>, shell: &Shell) -> Option<Said> {
    let review = review.filter(|review| !review.plies.is_empty())?;
    if state.learning.is_some() || state.moments.is_some() {
        return None;
    }
    let words = GameReviewWords::of(shell.language);
    let (node, ply) = (state.current(), state.board.game.ply());
    let has_faults = review.next(0, |_, verdict| verdict.is_fault()).is_some();
    let mv = match ply {
        0 => words.at_start.to_owned(),
        _ => state.board.game.table().move_text(state.tree.name(node)),
    };
    let unknown = |why: &str| Said {
        mv: mv.clone(),
        why: why.to_owned(),
        has_faults,
        ..Said::default()
    };
    let told = |known: &ReviewedPly, node| Said {
        has_faults,
        better: better(state, Some(review), shell, node),
        ..of_move(state, review, known, shell)
    };
    Some(match review.ending_at(ply) {
        _ if !state.is_as_played() => unknown(words.not_played),
        Some(known) => match (
            turn_before(review, known, state.decided_ply()),
            state.turn_told().last(),
        ) {
            (Some(choice), Some(&last)) => {
                with_draw(told(choice, last), of_move(state, review, known, shell))
            }
            _ => told(known, node),
        },
        None if ply == 0 && !has_faults && review.is_complete() => unknown(words.no_mistakes),
        None => unknown(""),
    })
}

/// What is said about a turn, and how lucky the draw was that followed it.
fn with_draw(turn: Said, draw: Said) -> Said {
    let luck = if draw.cost.is_empty() {
        String::new()
    } else {
        format!(" {}: {}.", draw.mv, draw.cost)
    };
    Said {
        why: (turn.why + &luck).trim_start().to_owned(),
        ..turn
    }
}

/// The choice after so many plies, which ends the turn before a draw; `None` where this is no draw.
fn turn_before<'r>(review: &'r GameReview, draw: &ReviewedPly, decided: usize) -> Option<&'r ReviewedPly> {
    let before = || review.ending_at(decided).filter(|choice| !choice.drawn);
    if draw.drawn { before() } else { None }
}

/// What is said about a move or a draw of the game.
fn of_move(state: &ReviewState, review: &GameReview, known: &ReviewedPly, shell: &Shell) -> Said {
    let words = GameReviewWords::of(shell.language);
    let verdict = known.verdict();
    let loss = told_loss(known).filter(|_| verdict != Some(Verdict::Unclear));
    let luck = || told_luck(known).map(|luck| (words.luck)(&signed_percent(luck)));
    let reason = || why(review, known, &state.board.game, shell);
    Said {
        sign: verdict.and_then(Verdict::glyph),
        verdict: verdict.map_or(String::new(), |verdict| {
            with_capital(verdict_text(verdict, shell.language))
        }),
        mv: move_text(state.board.game.table(), &known.played),
        cost: loss
            .map(|loss| (words.cost)(&percent(loss)))
            .or_else(luck)
            .unwrap_or_default(),
        chances: known
            .value_played()
            .map(|after| [known.value(), after].map(in_percent)),
        why: match verdict {
            Some(Verdict::Unclear) => words.unclear_means.to_owned(),
            Some(verdict) if verdict.is_fault() => reason().unwrap_or_default(),
            _ => String::new(),
        },
        ..Said::default()
    }
}
