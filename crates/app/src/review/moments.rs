//! The moments that decided a game: the moves and draws after which the chances had changed most, one after the other.

use super::graph::signed_percent;
use super::moments_state::{Moments, MomentsMsg};
use super::state::ReviewState;
use super::told_change::{told_change, told_loss};
use super::verdict_text::{move_text, verdict_text};
use crate::game_review::{GameReview, ReviewedPly};
use crate::live_game::LiveGame;
use crate::message::Effect;
use crate::model::{Model, OpenPage};
use crate::play::view::percent;
use crate::player_names;
use crate::reasons::reason;
use crate::shell::Shell;
use crate::words::MomentWords;
use tessera_core::sorting;

/// How many moments are shown at most.
const MOST_MOMENTS: usize = 3;
/// A moment changes a chance by at least this much.
const LEAST_CHANGE: f32 = 0.035;

/// What is shown of the moments.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MomentsView {
    /// Which moment of how many is shown; empty while there is none.
    pub at: String,
    /// What is said, a sentence each.
    pub texts: Vec<String>,
    /// What can be done: a label and a message.
    pub buttons: Vec<(&'static str, MomentsMsg)>,
}

/// By how much a choice or a draw changed the chance of its seat.
fn change(ply: &ReviewedPly) -> f32 {
    ply.loss().map(|loss| -loss).or_else(|| ply.luck()).unwrap_or(0.0)
}

/// The moments of a game, at most three, in the order of the plies.
pub fn moments(review: &GameReview) -> Vec<&ReviewedPly> {
    let is_moment =
        |ply: &&ReviewedPly| ply.ply as usize >= review.agreed && change(ply).abs() >= LEAST_CHANGE;
    let mut moments: Vec<&ReviewedPly> = review.plies.iter().filter(is_moment).collect();
    sorting::sort_by(&mut moments, |a, b| {
        let by_change = change(b).abs().total_cmp(&change(a).abs());
        by_change.then(a.ply.cmp(&b.ply))
    });
    moments.truncate(MOST_MOMENTS);
    sorting::sort_by_key(&mut moments, |ply| ply.ply);
    moments
}

impl Model {
    /// Opens the review of the game on the board, begins it, and leads through its moments.
    #[inline(never)]
    pub(crate) fn open_moments(&mut self) -> Vec<Effect> {
        let mut effects = self.review_board();
        if let OpenPage::Review(state) = &mut self.page {
            state.moments = Some(Moments::default());
            for effect in &mut effects {
                if let Effect::FetchReview { start, .. } = effect {
                    *start = true;
                }
            }
        }
        effects
    }

    /// Shows the first moment once the review is complete.
    #[inline(never)]
    pub(crate) fn begin_moments(&mut self) -> Vec<Effect> {
        let OpenPage::Review(state) = &mut self.page else {
            return Vec::new();
        };
        let review = self.reviews.of(&state.played);
        match (state.moments, review) {
            (Some(Moments { at: None }), Some(review)) if review.is_complete() => {
                state.show_moment(&mut self.shell, review, 0)
            }
            _ => Vec::new(),
        }
    }

    /// Takes in what happened while moments are shown.
    pub(crate) fn update_moments(&mut self, msg: MomentsMsg) -> Vec<Effect> {
        let OpenPage::Review(state) = &mut self.page else {
            return Vec::new();
        };
        let at = match (state.moments.and_then(|moments| moments.at), msg) {
            (_, MomentsMsg::End) => {
                state.moments = None;
                return Vec::new();
            }
            (None, _) => return Vec::new(),
            (Some(at), MomentsMsg::Back) => at.checked_sub(1),
            (Some(at), MomentsMsg::Next) => Some(at + 1),
        };
        match (at, self.reviews.of(&state.played)) {
            (Some(at), Some(review)) if at < moments(review).len() => {
                state.show_moment(&mut self.shell, review, at)
            }
            _ => Vec::new(),
        }
    }
}

impl ReviewState {
    /// Shows the position after a moment, and has read aloud what is said of it.
    fn show_moment(&mut self, shell: &mut Shell, review: &GameReview, at: usize) -> Vec<Effect> {
        self.moments = Some(Moments { at: Some(at) });
        let mut effects = match moments(review).get(at) {
            Some(ply) => self.seek(shell, ply.end() as usize),
            None => Vec::new(),
        };
        effects.retain(|effect| !matches!(effect, Effect::Say(_)));
        let view = moments_view(self, Some(review), shell);
        effects.extend(view.map(|view| Effect::Say(view.texts.join(" "))));
        effects
    }
}

/// What is shown of the moments; `None` where nobody is led through them.
pub fn moments_view(state: &ReviewState, review: Option<&GameReview>, shell: &Shell) -> Option<MomentsView> {
    let (shown, words) = (state.moments?, MomentWords::of(shell.language));
    let end = (words.end, MomentsMsg::End);
    let (Some(at), Some(review)) = (shown.at, review) else {
        let text = match review {
            Some(review) if !review.is_active() => words.stopped.to_owned(),
            Some(review) => {
                let (known, all) = review.known(review.steps.fine);
                (words.looking)(known, all)
            }
            None => (words.looking)(0, state.played.names.len()),
        };
        return Some(MomentsView {
            texts: vec![text],
            buttons: vec![end],
            ..MomentsView::default()
        });
    };
    let all = moments(review);
    let Some(ply) = all.get(at) else {
        return Some(MomentsView {
            texts: vec![words.none.to_owned()],
            buttons: vec![end],
            ..MomentsView::default()
        });
    };
    let mut texts = Vec::new();
    if at == 0 && all.len() < MOST_MOMENTS {
        texts.push((words.few)(all.len()));
    }
    let game = &state.board.game;
    texts.push(said(state, review, ply, game, shell));
    texts.extend(why(review, ply, game, shell));
    let mut buttons = Vec::new();
    if at > 0 {
        buttons.push((words.back, MomentsMsg::Back));
    }
    if at + 1 < all.len() {
        buttons.push((words.next, MomentsMsg::Next));
    }
    buttons.push(end);
    Some(MomentsView {
        at: (words.at)(at + 1, all.len()),
        texts,
        buttons,
    })
}

/// What happened in a moment of a game, which has it behind it.
pub(super) fn said(
    state: &ReviewState,
    review: &GameReview,
    ply: &ReviewedPly,
    game: &LiveGame,
    shell: &Shell,
) -> String {
    let words = MomentWords::of(shell.language);
    let number = state.number_as_played(ply.end() as usize);
    let mv = move_text(game.table(), &ply.played);
    let seat = review.seat(ply);
    match (ply.loss(), ply.verdict()) {
        (Some(loss), Some(verdict)) => {
            let who = player_names::side_or_name_within(game, seat, shell.language);
            let verdict = verdict_text(verdict, shell.language);
            (words.played)(
                number,
                &who,
                &mv,
                verdict,
                &percent(told_loss(ply).unwrap_or(loss)),
            )
        }
        _ => {
            let who = player_names::side_or_name_within(game, seat, shell.language);
            (words.drawn)(
                number,
                &mv,
                &who,
                &signed_percent(told_change(ply).unwrap_or(0.0)),
            )
        }
    }
}

/// Why the move of a moment was bad, or else why another one was better; `None` where no effect says it.
pub(super) fn why(review: &GameReview, ply: &ReviewedPly, game: &LiveGame, shell: &Shell) -> Option<String> {
    if ply.drawn {
        return None;
    }
    let (seat, before) = (review.seat(ply), ply.ply as usize);
    let of = |line: &[String], is_good| reason(game, shell.language, before, line, seat, is_good);
    let played = ply
        .report
        .line(&ply.played)
        .and_then(|line| of(&line.variation, false));
    let best = ply.report.lines.first().filter(|best| best.mv != ply.played);
    played.or_else(|| of(&best?.variation, true))
}
