//! The bar beside the board: the chance of each side to win. Its first part is the first seat's.

use crate::player_names;
use crate::review::analysis::is_known;
use crate::review::state::ReviewState;
use crate::shell::Shell;
use crate::words::AnalysisWords;
use tessera_core::game::Seat;
use tessera_core::sorting;

/// By how much a board is rotated that shows its first seat on the other side, in twelfths of a circle.
const TURNED: std::ops::RangeInclusive<u8> = 4..=8;

#[derive(Clone, PartialEq, Debug)]
pub struct BarPart {
    /// How much of the bar it takes, in percent.
    pub percent: u32,
    /// The side that it belongs to, as style sheets call it.
    pub side: Option<&'static str>,
    /// The number of the seat's colour, from 0, where seats and not sides have colours; none for all others together.
    pub seat: Option<u8>,
    /// The number of the seat, counted from 1, with more than two seats; none for all others together.
    pub number: Option<u32>,
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

/// The chance of the first seat of two to win, as far as it is known. In a position of a game that is reviewed it is that of
/// the graph.
pub fn first_share(state: &ReviewState) -> Option<f32> {
    let game = &state.board.game;
    if game.table().seats() != 2 {
        return None;
    }
    let first = game.table().seat_status()[Seat::FIRST].payoff;
    if let Some(known) = first.or_else(|| state.reviewed_chance()) {
        return Some(known);
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
    is_known(best).then_some(best.value)
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
        number: None,
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

/// The shares of the win with more than two seats: that of the seat to move as the search values it, and those of the others
/// by what they may expect in proportion, so that all sum to 1. `None` where only the first is known.
fn shares(state: &ReviewState, mover: Seat, share: f32) -> Option<Vec<(Seat, f32)>> {
    let (game, best) = (&state.board.game, state.analysis.report.as_ref()?.lines.first()?);
    let known = best.shares?;
    let expected = |seat: Seat| {
        if seat != mover && !game.table().has_left(seat) {
            known[usize::from(seat.0)]
        } else {
            0.0
        }
    };
    let all: f32 = game.seats().map(expected).sum();
    let part = |seat: Seat| {
        if seat == mover {
            share
        } else {
            (1.0 - share) * expected(seat) / all
        }
    };
    (all > 0.0).then(|| game.seats().map(|seat| (seat, part(seat))).collect())
}

/// Whole percents of shares that sum to 1, which sum to 100: what rounding down leaves goes to the largest remainders.
fn percents(shares: &[(Seat, f32)]) -> Vec<(Seat, u32)> {
    let exact = |share: f32| share.clamp(0.0, 1.0) * 100.0;
    let mut percents: Vec<(Seat, u32)> = shares
        .iter()
        .map(|(seat, share)| (*seat, exact(*share) as u32))
        .collect();
    let mut order: Vec<usize> = (0..shares.len()).collect();
    sorting::sort_by(&mut order, |&a, &b| {
        exact(shares[b].1).fract().total_cmp(&exact(shares[a].1).fract())
    });
    let given: u32 = percents.iter().map(|(_, percent)| percent).sum();
    for &at in order.iter().take(100_u32.saturating_sub(given) as usize) {
        percents[at].1 += 1;
    }
    percents
}

/// The shares of the win of more than two seats, as far as all are known.
pub fn all_shares(state: &ReviewState) -> Option<Vec<(Seat, f32)>> {
    let game = &state.board.game;
    if game.table().seats() == 2 {
        return None;
    }
    if game.over() {
        let status = game.table().seat_status();
        let payoff = |seat: Seat| status[seat].payoff.unwrap_or(0.0);
        return Some(game.seats().map(|seat| (seat, payoff(seat))).collect());
    }
    shares(state, game.to_move()?, share_to_move(state)?)
}

/// With more than two seats: the share of the win of each. Where a piece is drawn they are those of the position before.
fn many(state: &ReviewState, shell: &Shell) -> Bar {
    let words = AnalysisWords::of(shell.language);
    let game = &state.board.game;
    let mover = game.to_move().zip(share_to_move(state));
    let now = all_shares(state);
    let is_current = now.is_some();
    let last = || Some(state.analysis.last_shares.clone()).filter(|last| mover.is_none() && !last.is_empty());
    if let Some(known) = now.or_else(last) {
        let percents = percents(&known).into_iter().filter(|(_, percent)| *percent > 0);
        let percents: Vec<(Seat, u32)> = percents.collect();
        let told = percents
            .iter()
            .map(|(seat, percent)| format!("{} {percent} %", name(state, *seat, shell)));
        return Bar {
            text: if is_current {
                (words.chances)(&told.collect::<Vec<_>>())
            } else {
                words.no_chances.to_owned()
            },
            parts: percents
                .into_iter()
                .map(|(seat, percent)| BarPart {
                    number: Some(u32::from(seat.0) + 1),
                    ..part(state, seat, percent)
                })
                .collect(),
            is_current,
        };
    }
    let rest = |percent| BarPart {
        percent,
        side: None,
        seat: None,
        number: None,
    };
    let Some((seat, share)) = mover else {
        return Bar {
            parts: vec![rest(100)],
            text: words.no_chances.to_owned(),
            is_current: false,
        };
    };
    let share = percent(share);
    let told = [
        format!("{} {share} %", name(state, seat, shell)),
        format!("{} {} %", words.others, 100 - share),
    ];
    Bar {
        parts: vec![part(state, seat, share), rest(100 - share)],
        text: (words.chances)(&told),
        is_current: true,
    }
}
