//! The bar beside the board: the chance of each side to win. Its first part is the first seat's.

use crate::app::player_names;
use crate::app::review::state::ReviewState;
use crate::app::shell::Shell;
use crate::app::words::AnalysisWords;
use crate::game::Seat;

/// A value from fewer visits is not told, unless it is proven.
const FEWEST_VISITS: u32 = 10;
/// By how much a board is rotated that shows its first seat on the other side, in twelfths of a circle.
const TURNED: std::ops::RangeInclusive<u8> = 4..=8;

/// A part of the bar.
#[derive(Clone, PartialEq, Debug)]
pub struct BarPart {
    /// How much of the bar it takes, in percent.
    pub percent: u32,
    /// The side that it belongs to, as style sheets call it.
    pub side: Option<&'static str>,
    /// The number of the seat's colour, from 0, where seats and not sides have colours; none for all others together.
    pub seat: Option<u8>,
}

/// The bar beside the board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Bar {
    /// Its parts, the lowest first; empty where it is not shown.
    pub parts: Vec<BarPart>,
    /// What is read aloud of it.
    pub text: String,
    /// Whether it is about the position that is shown, and not about the one before.
    pub is_current: bool,
}

/// The chance of the first seat of two to win, as far as it is known.
pub fn first_share(state: &ReviewState) -> Option<f32> {
    let game = &state.board.game;
    if game.table().seats() != 2 {
        return None;
    }
    let first = game.table().seat_status()[Seat::FIRST].payoff;
    if first.is_some() {
        return first;
    }
    let share = share_to_move(state)?;
    match game.to_move()? {
        Seat::FIRST => Some(share),
        _ => Some(1.0 - share),
    }
}

/// The share of the win of the seat to move.
fn share_to_move(state: &ReviewState) -> Option<f32> {
    let best = state.analysis.report.as_ref()?.lines.first()?;
    (best.proven || best.visits >= FEWEST_VISITS).then_some(best.value)
}

/// The bar beside the board.
pub fn bar(state: &ReviewState, shell: &Shell) -> Bar {
    let analysis = &state.analysis;
    if !analysis.on || analysis.hidden {
        return Bar::default();
    }
    match state.board.game.table().seats() {
        2 => two(state, shell),
        _ => many(state, shell),
    }
}

fn percent(share: f32) -> u32 {
    (share.clamp(0.0, 1.0) * 100.0).round() as u32
}

/// What a seat or its side is called.
fn name(state: &ReviewState, seat: Seat, shell: &Shell) -> String {
    let side = state.board.game.table().seat_status()[seat].side;
    side.map_or_else(
        || player_names::title(&state.board.game, seat, shell.language),
        |side| side.name.to_owned(),
    )
}

fn part(state: &ReviewState, seat: Seat, percent: u32) -> BarPart {
    let side = state.board.game.table().seat_status()[seat].side;
    BarPart {
        percent,
        side: side.map(|side| side.id),
        seat: side.is_none().then_some(seat.0),
    }
}

fn two(state: &ReviewState, shell: &Shell) -> Bar {
    let words = AnalysisWords::of(shell.language);
    let now = first_share(state);
    let first = percent(now.or(state.analysis.last_share).unwrap_or(0.5));
    let shares = [(Seat::FIRST, first), (Seat(1), 100 - first)];
    let mut parts = shares.map(|(seat, percent)| part(state, seat, percent)).to_vec();
    if TURNED.contains(&shell.rotation(&state.board.game)) {
        parts.reverse();
    }
    let told = shares.map(|(seat, percent)| format!("{} {percent} %", name(state, seat, shell)));
    Bar {
        parts,
        text: match now {
            Some(_) => (words.chances)(&told),
            None => words.no_chances.to_owned(),
        },
        is_current: now.is_some(),
    }
}

/// With more than two seats the search knows the share of the win of the seat to move, and that of all others together.
fn many(state: &ReviewState, shell: &Shell) -> Bar {
    let words = AnalysisWords::of(shell.language);
    let game = &state.board.game;
    let status = game.table().seat_status();
    if game.over() {
        let shares = game
            .seats()
            .map(|seat| (seat, percent(status[seat].payoff.unwrap_or(0.0))));
        let shares: Vec<(Seat, u32)> = shares.filter(|(_, percent)| *percent > 0).collect();
        let told = shares
            .iter()
            .map(|(seat, percent)| format!("{} {percent} %", name(state, *seat, shell)));
        return Bar {
            text: (words.chances)(&told.collect::<Vec<_>>()),
            parts: shares
                .into_iter()
                .map(|(seat, percent)| part(state, seat, percent))
                .collect(),
            is_current: true,
        };
    }
    let (Some(seat), Some(share)) = (game.to_move(), share_to_move(state)) else {
        return Bar {
            parts: vec![BarPart {
                percent: 100,
                side: None,
                seat: None,
            }],
            text: words.no_chances.to_owned(),
            is_current: false,
        };
    };
    let share = percent(share);
    let others = BarPart {
        percent: 100 - share,
        side: None,
        seat: None,
    };
    let told = [
        format!("{} {share} %", name(state, seat, shell)),
        format!("{} {} %", words.others, 100 - share),
    ];
    Bar {
        parts: vec![part(state, seat, share), others],
        text: (words.chances)(&told),
        is_current: true,
    }
}
