//! What stands beside the board of a lesson.

use std::collections::BTreeMap;

use super::message::LessonMsg;
use super::state::{LessonState, Phase, Sign};
use crate::message::Msg;
use crate::play::view::prompt;
use crate::play::{Annotations, Doing};
use crate::player_names;
use crate::puzzle::view::{Feedback, PuzzleButton, PuzzleSign};
use crate::shell::Shell;
use crate::words::LessonWords;
use tessera_core::scene::SpotId;
use tessera_games::play::Target;

/// A step in the row of all steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepDot {
    /// What is read aloud: its number, what it is about, and whether it is done.
    pub label: String,
    pub address: String,
    pub is_done: bool,
    /// Whether it is the one on the board.
    pub is_here: bool,
}

/// What stands beside the board of a lesson.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LessonPanel {
    /// The game.
    pub title: String,
    /// What the step is about.
    pub subject: String,
    /// Which step of how many.
    pub step: String,
    /// Every step.
    pub dots: Vec<StepDot>,
    /// What the learner plays.
    pub you: String,
    /// What is to be done.
    pub task: String,
    /// Which controls do it.
    pub controls: String,
    /// The address of the page of all steps.
    pub overview: String,
    /// What became of the last try, with the buttons.
    pub feedback: Feedback,
    /// Whether a try or a part of one can be taken back.
    pub can_take_back: bool,
}

/// What stands beside the board of a lesson.
pub fn panel(state: &LessonState, shell: &Shell) -> LessonPanel {
    let (language, words) = (shell.language, LessonWords::of(shell.language));
    let (game, step) = (&state.board.game, state.step());
    let dots = state.steps().iter().zip(1..).map(|(one, number)| {
        let (is_done, is_here) = (
            shell.lessons.has_done(state.game(), &one.id),
            number == state.number(),
        );
        let title = one.title.in_language(language);
        StepDot {
            label: match (is_done, is_here) {
                (_, true) => (words.step_here)(number, &title),
                (true, false) => (words.step_done)(number, &title),
                (false, false) => (words.step)(number, &title),
            },
            address: format!("#{}", state.address_of(number)),
            is_done,
            is_here,
        }
    });
    LessonPanel {
        title: state.game().name().to_owned(),
        subject: step.title.in_language(language),
        step: (words.step_of)(state.number(), state.steps().len()),
        dots: dots.collect(),
        you: you(state, shell),
        task: step.task.in_language(language),
        controls: match state.phase {
            Phase::Find if state.is_game() => words.begin_note.to_owned(),
            Phase::Find if step.look => words.point.to_owned(),
            Phase::Find => prompt(&state.board, Doing::Nothing, shell),
            Phase::Missed | Phase::Done => String::new(),
        },
        overview: format!("learn/{}/", state.game().id()),
        feedback: feedback(state, shell),
        can_take_back: state.board.is_begun()
            || state.phase == Phase::Missed
            || game.ply() > state.start && state.phase == Phase::Find,
    }
}

/// The step in the title of the window: `Step 3: Close`.
pub fn title(state: &LessonState, shell: &Shell) -> String {
    let title = state.step().title.in_language(shell.language);
    (LessonWords::of(shell.language).step)(state.number(), &title)
}

/// What the learner plays.
fn you(state: &LessonState, shell: &Shell) -> String {
    let words = LessonWords::of(shell.language);
    let seat = state.step().seat;
    match state.board.game.table().seat_status()[seat].side {
        Some(side) => (words.you_are)(side.name),
        None => (words.you_are)(&(words.player)(seat.0 + 1)),
    }
}

/// What became of the last try, with the buttons.
pub fn feedback(state: &LessonState, shell: &Shell) -> Feedback {
    let words = LessonWords::of(shell.language);
    let (sign, headline, text) = match &state.answer {
        Some(answer) => (
            match answer.sign {
                Sign::Right => Some(PuzzleSign::Right),
                Sign::Wrong => Some(PuzzleSign::Wrong),
                Sign::Shown => None,
            },
            answer.headline.clone(),
            answer.text.clone(),
        ),
        None if state.is_game() && shell.lessons.has_done(state.game(), &state.step().id) => {
            let done = state.step().done.in_language(shell.language);
            (Some(PuzzleSign::Right), words.right.to_owned(), done)
        }
        None => (None, String::new(), String::new()),
    };
    Feedback {
        sign,
        headline,
        text,
        buttons: buttons(state, shell),
    }
}

pub fn buttons(state: &LessonState, shell: &Shell) -> Vec<PuzzleButton> {
    let words = LessonWords::of(shell.language);
    let button = |label, icon, msg: LessonMsg, is_urged| PuzzleButton {
        label,
        icon,
        msg: Msg::Lesson(msg),
        is_urged,
        is_enabled: true,
    };
    let back = state
        .has_back()
        .then(|| button(words.back, "prev", LessonMsg::Back, false));
    let others = match state.phase {
        _ if state.is_game() => vec![button(words.begin, "play", LessonMsg::Begin, true)],
        Phase::Done => vec![
            button(words.again, "undo", LessonMsg::Again, false),
            if state.has_next() {
                button(words.next, "next", LessonMsg::Next, true)
            } else {
                button(words.all_steps, "next", LessonMsg::Leave, true)
            },
        ],
        Phase::Find | Phase::Missed => {
            let show = PuzzleButton {
                is_enabled: state.can_show(),
                ..button(words.show_me, "eye", LessonMsg::ShowMe, false)
            };
            let skip = button(words.skip, "next", LessonMsg::Next, false);
            [show]
                .into_iter()
                .chain(state.has_next().then_some(skip))
                .collect()
        }
    };
    back.into_iter().chain(others).collect()
}

/// What is read aloud: what is to be done, or what became of a try.
pub(super) fn spoken(state: &LessonState, shell: &Shell) -> String {
    match &state.answer {
        Some(answer) => format!("{}. {}", answer.headline, answer.text).trim().to_owned(),
        None => {
            let panel = panel(state, shell);
            format!("{}: {}. {}. {}", panel.step, panel.subject, panel.you, panel.task)
        }
    }
}

/// What can be said of any try that misses the goal: what it does.
pub(super) fn reason(state: &LessonState, shell: &Shell) -> String {
    let (game, words) = (&state.board.game, LessonWords::of(shell.language));
    let table = game.table();
    let effects = table.effects_of_plies(state.start..game.ply());
    let clauses = table.effects_text(&effects, &player_names::of_effects(game, shell.language));
    let moves: Vec<String> = state.tried().iter().map(|name| table.move_text(name)).collect();
    // Several moves are no subject of a sentence.
    let subject = moves.join(", ") + if moves.len() > 1 { ":" } else { "" };
    match clauses {
        Some(clauses) => (words.does)(&subject, &clauses),
        None => words.not_yet.to_owned(),
    }
}

/// The cells where the goal is reached, as the lesson has it.
pub(super) fn shown_cells(state: &LessonState) -> Vec<SpotId> {
    let (table, step) = (state.board.game.table(), state.step());
    let mut cells = Vec::new();
    for name in &step.line {
        if step.look {
            cells.extend(table.scene().labelled(name).map(|spot| spot.id));
        } else if let Some(mv) = table.legal().find(name) {
            let gesture = &table.legal().get(mv).gesture;
            cells.extend(gesture.iter().filter_map(|target| match target {
                Target::Spot(spot) => Some(*spot),
                _ => None,
            }));
        }
    }
    cells
}

/// What reaches the goal, in a sentence.
pub(super) fn shown(state: &LessonState, shell: &Shell) -> String {
    let table = state.board.game.table();
    let moves = state.step().line.iter().map(|name| table.move_text(name));
    let moves = moves.collect::<Vec<_>>().join(", ");
    (LessonWords::of(shell.language).shown)(&moves)
}

/// What the page says of the board beside what lies on it: the marks.
pub(super) fn annotations(state: &LessonState, shell: &Shell) -> Annotations {
    let words = LessonWords::of(shell.language);
    let table = state.board.game.table();
    let mut cells = BTreeMap::new();
    if state.phase == Phase::Find {
        let labels = state.step().show.iter().flat_map(|mark| &mark.cells);
        let marked = labels.filter_map(|label| table.scene().labelled(label).map(|spot| spot.id));
        let shown = if state.is_shown {
            shown_cells(state)
        } else {
            Vec::new()
        };
        for cell in marked.chain(shown) {
            cells.insert(cell, words.marked.to_owned());
        }
    }
    for &cell in &state.pointed {
        cells.insert(cell, words.is_pointed_at.to_owned());
    }
    Annotations {
        cells,
        ..Annotations::default()
    }
}
