//! What the page of a frame shows, as plain values.

use super::host_message::HostFault;
use super::options::{EmbedMode, EmbedOptions, MoveList, OptionFault, OptionProblem};
use super::show_study::{self, StudyView};
use crate::play::view::{Panel, last_played, panel, play_panel};
use crate::play::{Board, PlayState};
use crate::puzzle::PuzzleState;
use crate::shell::Shell;
use crate::words::EmbedWords;
use tessera_core::language::Language;
use tessera_games::play::LINK_LIMIT;

/// What stands around the board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct EmbedView {
    /// What a person can do.
    pub mode: EmbedMode,
    /// Where the list of moves stands.
    pub moves: MoveList,
    /// Whether there are buttons.
    pub controls: bool,
    /// What is going on, in a line.
    pub status: String,
    /// A message, or by what scores the game was won; empty without either.
    pub note: String,
    /// What a person may do, where there is no note.
    pub prompt: String,
    /// The name of the game.
    pub title: &'static str,
    /// What the study says about the position, where one is shown.
    pub study: Option<StudyView>,
    /// The game as a link tells it, at the ply that is shown, or the study; empty if it is too long for one.
    pub link: String,
    /// Whether a person can play on from here.
    pub can_play_on: bool,
    /// Whether a person has played on and can go back to the game.
    pub can_go_back: bool,
    /// Whether the AI waits until somebody asks it to move.
    pub waits: bool,
    /// What the picture shows, for who cannot see it.
    pub picture: String,
}

/// What stands around the board of a game.
pub fn view(state: &PlayState, shell: &Shell) -> EmbedView {
    around(&state.board, play_panel(state, shell), shell)
}

/// What stands around a board with this beside it.
fn around(state: &Board, panel: Panel, shell: &Shell) -> EmbedView {
    let usual = EmbedOptions::default();
    let embed = shell.embed.as_ref();
    let options = embed.map_or(&usual, |embed| &embed.options);
    let game = &state.game;
    let study = embed
        .and_then(|embed| embed.study.as_ref())
        .filter(|_| !game.mode.takes_moves());
    let link = study.map_or_else(|| state.link().to_string(), |study| study.address.clone());
    let status = status_of(state, &panel, shell);
    let picture = [panel.title, &panel.subtitle, &status];
    let picture = picture.into_iter().filter(|part| !part.is_empty());
    let note = match (panel.notice, &panel.banner) {
        (Some(notice), _) => notice,
        (None, Some(banner)) => banner.detail.clone(),
        (None, None) => String::new(),
    };
    EmbedView {
        mode: embed.map_or(usual.mode, |embed| embed.mode),
        moves: options.moves,
        controls: options.controls,
        prompt: if note.is_empty() && game.mode.takes_moves() && !panel.waiting {
            panel.prompt
        } else {
            String::new()
        },
        note,
        title: panel.title,
        study: study.map(|study| study.view(game, shell)),
        link: if link.len() <= LINK_LIMIT {
            link
        } else {
            String::new()
        },
        can_play_on: !game.mode.takes_moves()
            && !game.over()
            && embed.is_some_and(|embed| embed.mode == EmbedMode::Viewer),
        can_go_back: embed.is_some_and(|embed| embed.left.is_some()),
        waits: game.mode.takes_moves() && panel.waiting,
        picture: picture.collect::<Vec<_>>().join(", "),
        status,
    }
}

/// What stands around the board of a puzzle.
pub fn of_puzzle(state: &PuzzleState, shell: &Shell) -> EmbedView {
    EmbedView {
        mode: EmbedMode::Puzzle,
        link: state.lasting_address(),
        can_go_back: false,
        ..around(&state.board, panel(&state.board, shell), shell)
    }
}

/// What is going on, in a line: whose turn it is, or in a game that is only looked at, what was played last.
pub fn status(state: &PlayState, shell: &Shell) -> String {
    status_of(&state.board, &play_panel(state, shell), shell)
}

fn status_of(state: &Board, panel: &Panel, shell: &Shell) -> String {
    let game = &state.game;
    if let Some(banner) = &panel.banner {
        return banner.headline.clone();
    }
    match game.ply() {
        _ if game.mode.takes_moves() => panel.status.clone(),
        0 => panel.status.clone(),
        _ => (EmbedWords::of(shell.language).played_at)(&panel.at, &last_played(game, shell)),
    }
}

/// The same for who hears it, with what a study says about the position.
pub(super) fn spoken(state: &PlayState, shell: &Shell) -> String {
    let study = shell.embed.as_ref().and_then(|embed| embed.study.as_ref());
    let said = study.and_then(|study| show_study::spoken(&study.view(&state.board.game, shell)));
    match (status(state, shell), said) {
        (status, Some(said)) => format!("{status}. {said}"),
        (status, None) => status,
    }
}

/// Why an option is ignored.
pub fn option_fault(fault: &OptionFault, language: Language) -> String {
    let words = EmbedWords::of(language);
    match fault.problem {
        OptionProblem::Unknown => (words.unknown_option)(&fault.text),
        OptionProblem::Value => (words.bad_value)(&fault.text),
        OptionProblem::NoPuzzle => words.no_puzzle.to_owned(),
        OptionProblem::TooLong => words.too_many_options.to_owned(),
    }
}

/// Why a message of the host is not obeyed.
pub fn host_fault(fault: &HostFault, language: Language) -> String {
    let words = EmbedWords::of(language);
    match fault {
        HostFault::Type => words.unknown_type.to_owned(),
        HostFault::Field(name) => (words.bad_field)(name),
        HostFault::Extra => words.extra_field.to_owned(),
    }
}
