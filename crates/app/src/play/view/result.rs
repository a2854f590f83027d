//! How the game ended.

use super::outcome::outcome;
use super::why::why;
use crate::live_game::LiveGame;
use crate::play::board::Board;
use crate::player_names;
use crate::shell::Shell;
use crate::words::{ByLinkWords, CoachWords, HintWords, PlayWords, RetryWords};
use tessera_core::game::Seat;
use tessera_core::points;
use tessera_core::sorting;

/// How the game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Banner {
    /// Who won.
    pub headline: String,
    /// Why, in one or two sentences; empty where nothing explains it.
    pub why: String,
    /// By what scores.
    pub detail: String,
    /// That the coach falls silent with this win; empty else.
    pub coach: &'static str,
}

/// The result of a finished game.
pub(super) fn banner(state: &Board, shell: &Shell) -> Option<Banner> {
    state.game.over().then(|| result(state, shell))
}

#[inline(never)]
fn result(state: &Board, shell: &Shell) -> Banner {
    let game = &state.game;
    let seat_status = game.table().seat_status();
    let mut ranking: Vec<Seat> = game.seats().collect();
    if game.table().seats() > 2 {
        sorting::sort_by_key(&mut ranking, |&seat| -seat_status[seat].score);
    }
    let words = PlayWords::of(shell.language);
    let retry_words = RetryWords::of(shell.language);
    let score = |&seat: &Seat| {
        let status = &seat_status[seat];
        let who = match status.side {
            Some(side) => side.name.to_owned(),
            None => player_names::name(game, seat, shell.language),
        };
        (words.final_score)(&who, &points::in_words(status.score), &status.account)
    };
    Banner {
        headline: headline(game, shell),
        // A frame has little room, and does not load it.
        why: if shell.embed.is_some() {
            String::new()
        } else {
            why(game, shell.language)
        },
        detail: ranking
            .iter()
            .map(score)
            .chain((game.hints > 0).then(|| (HintWords::of(shell.language).count)(game.hints)))
            .chain((game.retries > 0).then(|| (retry_words.taken_back)(game.retries)))
            .collect::<Vec<_>>()
            .join(" · "),
        coach: if state.ends_coach(shell) {
            CoachWords::of(shell.language).gone
        } else {
            ""
        },
    }
}

/// Who won and by how much.
fn headline(game: &LiveGame, shell: &Shell) -> String {
    if game.is_agreed_draw() {
        return ByLinkWords::of(shell.language).agreed_draw.to_owned();
    }
    let title = |seat| player_names::title(game, seat, shell.language);
    let you = |seat| player_names::is_you(game, seat);
    outcome(game.table(), shell.language, title, you)
}
