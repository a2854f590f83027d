//! Learning from mistakes, as plain values.

use super::learn::{LearnMsg, LearnStep, Learning};
use super::state::ReviewState;
use super::verdict_text::{move_text, verdict_text};
use crate::game_review::GameReview;
use crate::play::view::percent;
use crate::player_names;
use crate::reasons::reason;
use crate::shell::Shell;
use crate::words::LearnWords;
use tessera_core::sorting;

/// What somebody sees who learns from mistakes, or may begin to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LearnView {
    /// The buttons that begin, one for each seat that made mistakes.
    pub starts: Vec<LearnButton>,
    /// Which mistake of how many is looked at; empty while nobody learns.
    pub at: String,
    /// What is to be done, or what became of the move that was tried.
    pub text: String,
    /// Whether the move was good enough, where one was tried.
    pub sign: Option<LearnSign>,
    /// What can be done.
    pub buttons: Vec<LearnButton>,
}

/// Whether a move was good enough that was tried in place of a mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LearnSign {
    /// It was, or the best move is shown.
    Right,
    /// It was not.
    Wrong,
}

/// A button of somebody who learns from mistakes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LearnButton {
    /// What it says.
    pub label: String,
    /// What it does.
    pub msg: LearnMsg,
    /// Whether it is what one would do next.
    pub is_urged: bool,
}

fn button(label: &str, msg: LearnMsg, is_urged: bool) -> LearnButton {
    LearnButton {
        label: label.to_owned(),
        msg,
        is_urged,
    }
}

/// What somebody sees who learns from mistakes, or may begin to once every move of the game has been reviewed.
pub fn learn(state: &ReviewState, review: Option<&GameReview>, shell: &Shell) -> LearnView {
    let Some(learning) = &state.learning else {
        return LearnView {
            starts: review.map_or_else(Vec::new, |review| starts(state, review, shell)),
            ..LearnView::default()
        };
    };
    let words = LearnWords::of(shell.language);
    let count = learning.mistakes.len();
    LearnView {
        starts: Vec::new(),
        at: (words.at)((learning.at + 1).min(count), count),
        text: text(state, shell).unwrap_or_default(),
        sign: match learning.step {
            LearnStep::Right(_) => Some(LearnSign::Right),
            LearnStep::Wrong(_) => Some(LearnSign::Wrong),
            _ => None,
        },
        buttons: buttons(state, learning, words),
    }
}

/// The buttons that begin, for persons before engines.
fn starts(state: &ReviewState, review: &GameReview, shell: &Shell) -> Vec<LearnButton> {
    let (known, all) = review.known(review.steps.coarse);
    if known < all || all == 0 {
        return Vec::new();
    }
    let (game, words) = (&state.board.game, LearnWords::of(shell.language));
    let label = |seat, count| {
        if player_names::is_you(game, seat) {
            (words.start_own)(count)
        } else {
            (words.start)(
                &player_names::side_or_name_within(game, seat, shell.language),
                count,
            )
        }
    };
    let seats = game.seats().filter_map(|seat| {
        let count = Learning::mistakes(review, seat).len();
        let is_own = player_names::is_you(game, seat);
        (count > 0).then(|| button(&label(seat, count), LearnMsg::Start(seat), is_own))
    });
    let mut buttons: Vec<LearnButton> = seats.collect();
    sorting::sort_by_key(&mut buttons, |button| !button.is_urged);
    buttons
}

fn buttons(state: &ReviewState, learning: &Learning, words: &LearnWords) -> Vec<LearnButton> {
    let is_last = learning.at + 1 == learning.mistakes.len();
    let view = button(words.view, LearnMsg::View, false);
    let skip = button(words.skip, LearnMsg::Skip, false);
    let end = button(words.end, LearnMsg::End, false);
    let try_again = button(words.try_again, LearnMsg::TryAgain, true);
    match learning.step {
        LearnStep::Checking { .. } => vec![try_again, view, skip, end],
        LearnStep::Unknown | LearnStep::Wrong(_) if state.is_tried_on_board() => {
            vec![try_again, view, skip, end]
        }
        LearnStep::Find | LearnStep::Unknown | LearnStep::Wrong(_) if is_elsewhere(state, learning) => {
            vec![button(words.back, LearnMsg::TryAgain, true), view, skip, end]
        }
        LearnStep::Find | LearnStep::Unknown | LearnStep::Wrong(_) => vec![view, skip, end],
        LearnStep::Right(_) | LearnStep::Shown => {
            let next = if is_last { words.finish } else { words.next };
            vec![button(next, LearnMsg::Next, true), end]
        }
        LearnStep::Done => vec![
            button(words.again, LearnMsg::Start(learning.seat), false),
            button(words.end, LearnMsg::End, true),
        ],
    }
}

/// Whether the position on the board is not before the mistake, nor after a move in its place.
fn is_elsewhere(state: &ReviewState, learning: &Learning) -> bool {
    let game = &state.board.game;
    let shown = &game.line()[..game.ply()];
    let before = learning
        .mistake()
        .and_then(|mistake| state.played.names.get(..mistake.ply()));
    let begun = learning
        .mistake()
        .map_or(0, |mistake| mistake.choice.plies as usize - 1);
    !before.is_some_and(|before| shown.starts_with(before) && shown.len() <= before.len() + begun)
}

/// That the move that was tried is taken back.
pub(super) fn taken_back(state: &ReviewState, shell: &Shell) -> Option<String> {
    let learning = state.learning.as_ref()?;
    let tried = move_text(state.board.game.table(), &learning.tried);
    Some((LearnWords::of(shell.language).taken_back)(&tried))
}

/// What speaks for the best move once it is shown, or against one that was played or tried and of which a line is known.
fn why(state: &ReviewState, shell: &Shell) -> Option<String> {
    let learning = state.learning.as_ref()?;
    let mistake = learning.mistake()?;
    let (game, report) = (&state.board.game, &mistake.choice.report);
    let plies = mistake.ply();
    // The line is known for the position before the mistake.
    if game.line().get(..plies)? != state.played.names.get(..plies)? {
        return None;
    }
    let said = |names: &str, is_good| {
        let line = report.line(names)?;
        reason(
            game,
            shell.language,
            plies,
            &line.variation,
            learning.seat,
            is_good,
        )
    };
    let played = || said(&mistake.choice.played, false);
    match learning.step {
        LearnStep::Find => played(),
        LearnStep::Wrong(_) => said(&learning.tried, false),
        LearnStep::Right(_) => said(&learning.tried, true),
        LearnStep::Shown => {
            let best = report.lines.first().and_then(|best| said(&best.mv, true));
            let both: Vec<String> = best.into_iter().chain(played()).collect();
            (!both.is_empty()).then(|| both.join(" "))
        }
        _ => None,
    }
}

/// What is to be done, or what became of the move that was tried; `None` while nobody learns.
pub(super) fn text(state: &ReviewState, shell: &Shell) -> Option<String> {
    let text = instruction(state, shell)?;
    Some(match why(state, shell) {
        Some(why) => format!("{text} {why}"),
        None => text,
    })
}

/// The same without what speaks for or against a move.
fn instruction(state: &ReviewState, shell: &Shell) -> Option<String> {
    let learning = state.learning.as_ref()?;
    let words = LearnWords::of(shell.language);
    let Some(mistake) = learning.mistake() else {
        return Some((words.done)(learning.solved, learning.mistakes.len()));
    };
    let game = &state.board.game;
    let named = |name: &str| move_text(game.table(), name);
    let (tried, best) = (named(&learning.tried), mistake.best().join("."));
    let is_looking = learning.step == LearnStep::Find || learning.is_refused() && !state.is_tried_on_board();
    Some(match learning.step {
        _ if is_looking && is_elsewhere(state, learning) => words.elsewhere.to_owned(),
        _ if is_looking && game.ply() > mistake.ply() => words.go_on.to_owned(),
        LearnStep::Find => {
            let played = named(&mistake.choice.played);
            let verdict = verdict_text(mistake.verdict, shell.language);
            if player_names::is_you(game, learning.seat) {
                (words.find_own)(&played, verdict)
            } else {
                let who = player_names::side_or_name_first(game, learning.seat, shell.language);
                (words.find)(&who, &played, verdict)
            }
        }
        LearnStep::Checking { .. } => (words.checking)(&tried),
        LearnStep::Unknown => (words.unknown)(&tried),
        LearnStep::Wrong(_) if learning.tried == mistake.choice.played => (words.same)(&tried),
        LearnStep::Wrong(loss) => (words.wrong)(&tried, &percent(loss)),
        LearnStep::Right(_) if learning.tried == best => (words.best)(&tried),
        LearnStep::Right(loss) => (words.right)(&tried, &percent(loss), &named(&best)),
        LearnStep::Shown => {
            let line = mistake.choice.report.lines.first();
            let then = line.map_or(&[][..], |line| line.variation.get(1..).unwrap_or_default());
            let then: Vec<String> = then.iter().map(|name| named(name)).collect();
            (words.solution)(&named(&best), &then.join(", "))
        }
        LearnStep::Done => String::new(),
    })
}
