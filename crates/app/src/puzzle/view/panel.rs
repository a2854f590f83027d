//! What stands beside the board of a puzzle, but for what became of the last move.

use super::feedback::goal;
use crate::link::Link;
use crate::play::view::{last_played, made, options};
use crate::puzzle::state::{Phase, PuzzleState};
use crate::route::Route;
use crate::shell::Shell;
use crate::words::PuzzleWords;
use tessera_games::play::Record;
use tessera_protocol::puzzles::BANDS;

/// How many puzzles of a band are solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BandRow {
    /// What the band is called.
    pub name: &'static str,
    /// How many are solved, in words.
    pub text: String,
    /// How many are solved, and how many there are.
    pub solved: (usize, usize),
    /// Whether it is the band of this puzzle.
    pub is_here: bool,
}

/// What stands beside the board of a puzzle.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PuzzlePanel {
    /// Which puzzle: `Puzzle 31`.
    pub title: String,
    /// The game, the band, the board and the komi.
    pub subtitle: String,
    /// How many own choices are made, and how many there are in the solution.
    pub choices: (usize, usize),
    /// The same in words.
    pub choices_text: String,
    /// Which game the position is from.
    pub about: String,
    /// The address of the review of what is on the board, once nothing is left to be found.
    pub review: Option<String>,
    /// Whether the solution, or what refutes a move, can be stepped through, back, and forward; `None` where neither is shown.
    pub steps: Option<(bool, bool)>,
    /// The ply that is shown.
    pub ply: usize,
    /// How many plies of it were played since the puzzle began.
    pub played: usize,
    /// Rating and streaks, a sentence each.
    pub scores: Vec<String>,
    /// The bands of the game.
    pub bands: Vec<BandRow>,
    /// The address of the game on the list of puzzles.
    pub list: String,
    /// Whether a choice can be taken back.
    pub can_take_back: bool,
    /// Whether a hint can be had.
    pub can_hint: bool,
    /// Whether there is a next one.
    pub can_go_on: bool,
    /// Whether it is the puzzle of another day than today.
    pub is_of_other_day: bool,
}

/// What stands beside the board of a puzzle.
pub fn panel(state: &PuzzleState, shell: &Shell) -> PuzzlePanel {
    let (game, words) = (&state.board.game, PuzzleWords::of(shell.language));
    let puzzle = state.puzzle();
    let name = game.id.name();
    let choices = state.choices();
    let source = &puzzle.source;
    let band = band_name(puzzle.band(), words);
    let options = options(game, shell.language);
    let parts = [
        Some(match (state.daily(), state.number()) {
            (Some(_), Some(number)) => (words.numbered)(name, number),
            _ => name.to_owned(),
        }),
        state.listing.is_some().then(|| band.to_ascii_lowercase()),
        Some(options).filter(|options| !options.is_empty()),
    ];
    let scores = &shell.puzzles;
    let has_rating = !scores.solved.is_empty() || !scores.failed.is_empty();
    let days = scores.days_on(state.day);
    PuzzlePanel {
        title: title(state, shell),
        subtitle: parts.into_iter().flatten().collect::<Vec<_>>().join(" · "),
        choices,
        choices_text: if state.is_over() {
            (words.choice_of)(choices.0.max(1), choices.1)
        } else {
            (words.choice_of)((choices.0 + 1).min(choices.1), choices.1)
        },
        about: match state.listing {
            Some(_) => (words.about)(source.game, source.steps, made(game, state.start)),
            None => words.about_own.to_owned(),
        },
        review: state.is_over().then(|| review(state)),
        steps: state.steps_from().map(|from| (game.ply() > from, !game.at_end())),
        ply: game.ply(),
        played: game.ply() - state.start,
        scores: [
            has_rating.then(|| {
                (words.rating)(
                    scores.rating.round() as i32,
                    (2.0 * scores.deviation).round() as i32,
                )
            }),
            (scores.streak > 1).then(|| (words.streak)(scores.streak)),
            (days > 0).then(|| (words.days)(days)),
        ]
        .into_iter()
        .flatten()
        .collect(),
        bands: (1..=BANDS)
            .filter_map(|band| band_row(state, shell, band))
            .collect(),
        list: format!("puzzles/#{}", game.id.id()),
        can_take_back: state.board.is_begun() || state.can_try_again(),
        can_hint: state.can_hint(),
        can_go_on: state.can_go_on(shell),
        is_of_other_day: state.daily().is_some_and(|daily| daily != state.day),
    }
}

/// Which puzzle it is: `Puzzle 31`.
pub fn title(state: &PuzzleState, shell: &Shell) -> String {
    let words = PuzzleWords::of(shell.language);
    match (state.daily(), state.number()) {
        (Some(_), _) => words.daily.to_owned(),
        (None, Some(number)) => (words.title)(number),
        (None, None) => words.panel.to_owned(),
    }
}

/// What a band is called.
fn band_name(band: u8, words: &PuzzleWords) -> &'static str {
    match band {
        1 => words.easy,
        2 => words.medium,
        _ => words.hard,
    }
}

fn band_row(state: &PuzzleState, shell: &Shell, band: u8) -> Option<BandRow> {
    let words = PuzzleWords::of(shell.language);
    let file = &state.listing.as_ref()?.file;
    let of_band = || file.listed().filter(move |puzzle| puzzle.band() == band);
    let all = of_band().count();
    let solved = of_band()
        .filter(|puzzle| shell.puzzles.has_solved(&puzzle.id))
        .count();
    (all > 0).then(|| BandRow {
        name: band_name(band, words),
        text: (words.solved_of)(solved, all),
        solved: (solved, all),
        is_here: state.puzzle().band() == band,
    })
}

/// The fragment of the review of the line on the board, at the beginning of the puzzle.
fn review(state: &PuzzleState) -> String {
    let record = Record {
        shown: Some(state.start),
        ..state.board.game.record()
    };
    let link = Link {
        record,
        ..Link::default()
    };
    format!("#{}", Route::Review(link))
}

/// What is told to others: whether the puzzle is solved, and its address.
pub(in crate::puzzle) fn result(state: &PuzzleState, shell: &Shell) -> String {
    let words = PuzzleWords::of(shell.language);
    let name = state.board.game.id.name();
    let numbered = state.number().map(|number| (words.numbered)(name, number));
    let sentence = if state.phase == Phase::Solved {
        (words.i_solved)(&numbered.unwrap_or_else(|| (words.own_of)(name)))
    } else {
        format!("{}: {}", numbered.as_deref().unwrap_or(name), goal(state, shell))
    };
    format!("{sentence}\n{}#{}", shell.site, state.lasting_address())
}

/// What is read aloud when another ply of the solution is shown.
pub(in crate::puzzle) fn step(state: &PuzzleState, shell: &Shell) -> String {
    if state.board.game.ply() > state.start {
        format!("{}.", last_played(&state.board.game, shell))
    } else {
        PuzzleWords::of(shell.language).start_position.to_owned()
    }
}
