//! What is to be done, or what became of a move.

use crate::message::Msg;
use crate::play::HintStep;
use crate::play::view::hint as hint_on_board;
use crate::player_names;
use crate::puzzle::again::AGAIN_DAYS;
use crate::puzzle::message::PuzzleMsg;
use crate::puzzle::state::{Phase, PuzzleState};
use crate::reasons::reason;
use crate::shell::Shell;
use crate::words::PuzzleWords;
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_games::play::Table;
use tessera_protocol::assessment::PASS;

/// The sign beside what is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleSign {
    /// The choice is right.
    Right,
    /// The choice is wrong.
    Wrong,
}

/// A button of the page.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleButton {
    /// What it says.
    pub label: &'static str,
    /// The name of its icon.
    pub icon: &'static str,
    /// What it does.
    pub msg: Msg,
    /// Whether it is what most people want to do now.
    pub is_urged: bool,
    /// Whether it does anything now; one that does not keeps its place.
    pub is_enabled: bool,
}

/// What is to be done, or what became of a move.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Feedback {
    /// The sign; `None` before the first choice, and where nothing is known.
    pub sign: Option<PuzzleSign>,
    /// The first line, without a full stop.
    pub headline: String,
    /// The sentences below it.
    pub text: String,
    pub buttons: Vec<PuzzleButton>,
}

/// What is to be done, or what became of the last move.
pub fn feedback(state: &PuzzleState, shell: &Shell) -> Feedback {
    let words = PuzzleWords::of(shell.language);
    let own = moves(state, &state.exchange.own);
    let answer = answer(state, shell);
    let has_begun = state.choice_from > state.start;
    let (sign, headline, text) = match state.phase {
        Phase::Find => match hint(state, shell) {
            _ if state.board.game.ply() > state.choice_from => {
                (None, goal(state, shell), words.turn_goes_on.to_owned())
            }
            Some(hint) => (None, goal(state, shell), hint),
            None if has_begun && own.is_empty() => {
                let next = if state.is_mid_turn() {
                    words.turn_goes_on.to_owned()
                } else {
                    (words.find_next)("")
                };
                (None, goal(state, shell), next)
            }
            None if state.is_mid_turn() => (
                Some(PuzzleSign::Right),
                (words.right)(&own),
                words.turn_goes_on.to_owned(),
            ),
            None if has_begun => (
                Some(PuzzleSign::Right),
                (words.right)(&own),
                (words.find_next)(&answer),
            ),
            None => (None, goal(state, shell), task(state, words)),
        },
        Phase::Checking { .. } => (None, (words.checking)(&own), String::new()),
        Phase::Wrong(_) => {
            let headline = if state.is_to_win() {
                (words.does_not_win)(&own)
            } else {
                (words.not_best)(&own)
            };
            let text = if !answer.is_empty() {
                let answered = state.exchange.answer.as_ref().map_or(0, |(_, names)| names.len());
                let then = state.refutation().get(answered..).unwrap_or_default();
                if then.is_empty() {
                    answer
                } else {
                    (words.goes_on)(&answer, &moves(state, then))
                }
            } else if state.phase == Phase::Wrong(None) {
                String::new()
            } else {
                words.looking_for_answer.to_owned()
            };
            let why = refuted(state, shell);
            let text = [text].into_iter().chain(why).filter(|text| !text.is_empty());
            let text = text.collect::<Vec<_>>().join(" ");
            (Some(PuzzleSign::Wrong), headline, text)
        }
        Phase::Unproven => (None, (words.unproven)(&own), words.unproven_note.to_owned()),
        Phase::Solved => {
            let line = &state.board.game.line()[state.start..];
            (
                Some(PuzzleSign::Right),
                words.solved.to_owned(),
                [solution(state, line, shell)]
                    .into_iter()
                    .chain(again(state, shell))
                    .collect::<Vec<_>>()
                    .join(" "),
            )
        }
        Phase::Shown => {
            let line = &state.puzzle().line;
            (None, words.solution.to_owned(), solution(state, line, shell))
        }
    };
    Feedback {
        sign,
        headline,
        text,
        buttons: buttons(state, shell, words),
    }
}

/// When a puzzle of one's own games is asked again; `None` of any other.
fn again(state: &PuzzleState, shell: &Shell) -> Option<String> {
    let again = shell.puzzles.again_of(&state.lasting_address())?;
    let days = AGAIN_DAYS[usize::from(again.solved).min(AGAIN_DAYS.len() - 1)];
    Some((PuzzleWords::of(shell.language).again)(days))
}

/// What the hint says; `None` without one.
pub fn hint(state: &PuzzleState, shell: &Shell) -> Option<String> {
    let words = PuzzleWords::of(shell.language);
    let hint = state.board.hint.as_ref()?;
    let best = hint.report.as_ref()?.lines.first()?;
    match hint.step {
        HintStep::Area => hint_on_board(&state.board, shell),
        HintStep::Move | HintStep::Numbers => {
            let table = state.board.game.table();
            let is_rotated = table.legal().facing(&best.mv).is_some();
            let text = (words.hint_move)(&table.move_text(&best.mv));
            Some(if is_rotated {
                format!("{text} {}", words.hint_rotated)
            } else {
                text
            })
        }
    }
}

/// The goal of the puzzle in one sentence, without a full stop.
pub(super) fn goal(state: &PuzzleState, shell: &Shell) -> String {
    goal_text(
        state.board.game.table(),
        state.seat(),
        state.is_to_win(),
        shell.language,
    )
}

/// What a seat is to find in a position, the win or the best move, in one sentence without a full stop.
pub fn goal_text(table: &dyn Table, seat: Seat, is_to_win: bool, language: Language) -> String {
    let words = PuzzleWords::of(language);
    let status = table.seat_status();
    match (status[seat].side, is_to_win) {
        (Some(side), true) => (words.win)(side.name),
        (Some(side), false) => (words.best)(side.name),
        (None, true) => words.you_win.to_owned(),
        (None, false) => words.your_best.to_owned(),
    }
}

/// What there is to know about the goal.
fn task(state: &PuzzleState, words: &PuzzleWords) -> String {
    if state.is_to_win() {
        (words.to_win_in)(state.choices().1)
    } else {
        words.best_note.to_owned()
    }
}

/// A line that reaches the goal, and what comes of it.
fn solution(state: &PuzzleState, line: &[String], shell: &Shell) -> String {
    let words = PuzzleWords::of(shell.language);
    // The passes that end the game are not worth naming.
    let passes = line.iter().rev().take_while(|name| *name == PASS).count();
    let found = &line[..line.len() - passes.min(state.closing_passes())];
    let margin = state.puzzle().margin.filter(|_| !state.is_to_win());
    let margin = margin.map(|margin| (words.margin)(&shell.language.decimal(margin, 1)));
    let ending = state.ending.clone().filter(|_| state.is_to_win());
    let theme = state
        .listing
        .as_ref()
        .map(|_| (words.theme)(state.puzzle().theme));
    let sentences = [Some(format!("{}.", moves(state, found))), ending, margin, theme];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What happens after a wrong choice that speaks against it.
fn refuted(state: &PuzzleState, shell: &Shell) -> Option<String> {
    let line: Vec<String> = state
        .exchange
        .own
        .iter()
        .chain(state.refutation())
        .cloned()
        .collect();
    let game = &state.board.game;
    reason(
        game,
        shell.language,
        state.choice_from,
        &line,
        state.seat(),
        false,
    )
}

/// How names read in a row: `e4, f5`.
pub(super) fn moves(state: &PuzzleState, names: &[String]) -> String {
    let table = state.board.game.table();
    let texts: Vec<String> = names.iter().map(|name| table.move_text(name)).collect();
    texts.join(", ")
}

/// The answer to the last choice: `AI: e4.`; empty without one.
fn answer(state: &PuzzleState, shell: &Shell) -> String {
    let words = PuzzleWords::of(shell.language);
    match &state.exchange.answer {
        None => String::new(),
        Some((seat, names)) => {
            let who = player_names::short(&state.board.game, *seat, shell.language);
            (words.answered)(&who, &moves(state, names))
        }
    }
}

/// A frame of another site leads nowhere and copies nothing.
fn buttons(state: &PuzzleState, shell: &Shell, words: &PuzzleWords) -> Vec<PuzzleButton> {
    let is_framed = shell.embed.is_some();
    let button = |label, icon, msg: Msg, is_urged| PuzzleButton {
        label,
        icon,
        msg,
        is_urged,
        is_enabled: true,
    };
    let solution = button(words.show_solution, "eye", PuzzleMsg::Solution.into(), false);
    let next = || {
        let next = button(words.next, "next", PuzzleMsg::Next.into(), true);
        (!is_framed && state.can_go_on(shell)).then_some(next)
    };
    let restart = button(words.restart, "undo", PuzzleMsg::Restart.into(), false);
    let try_again = |is_urged| button(words.try_again, "undo", PuzzleMsg::TryAgain.into(), is_urged);
    match state.phase {
        Phase::Find => {
            let more = state.board.hint.is_some();
            let label = if more { words.hint_more } else { words.hint };
            let hint = state
                .can_hint()
                .then(|| button(label, "hint", PuzzleMsg::Hint.into(), false));
            let back = state.can_try_again().then(|| try_again(false));
            back.into_iter().chain(hint).chain([solution]).collect()
        }
        Phase::Checking { .. } => vec![solution],
        Phase::Wrong(_) | Phase::Unproven => vec![try_again(true), solution],
        Phase::Solved if is_framed => vec![restart],
        Phase::Solved => next()
            .into_iter()
            .chain([
                button(words.copy_result, "share", PuzzleMsg::CopyResult.into(), false),
                button(words.picture, "image", PuzzleMsg::Picture.into(), false),
            ])
            .collect(),
        Phase::Shown => next().into_iter().chain([restart]).collect(),
    }
}
