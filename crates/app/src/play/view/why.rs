//! Why a finished game was won: facts of the rules, and a sentence for each.

use crate::live_game::LiveGame;
use crate::player_names;
use crate::words::WhyWords;
use tessera_core::game::{BySeat, Seat, Turn};
use tessera_core::language::Language;
use tessera_core::points;
use tessera_games::effects::Effect;
use tessera_games::play::{SeatStatus, Table};

/// A fact that explains how a game ended. Points are half points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// These seats have resigned.
    Resigned(Vec<Seat>),
    /// The players agreed on a draw.
    Agreed,
    /// The largest group of the winner is the larger one; the sizes of both.
    LargerGroup(Seat, i32, i32),
    /// The largest groups have this size, and the winner has fewer groups.
    FewerGroups(Seat, i32),
    /// The largest groups have this size, and there are as many groups of either side.
    EqualGroups(i32),
    /// Both sides have so many points.
    Even(i32),
    /// What the winner and the loser have on the board.
    Board(Seat, i32, i32),
    /// Only the half point of the button is the difference.
    Button(Seat),
    /// The winner closed so many cells by the ply of this number.
    Closed(Seat, usize, usize),
    /// The winner finished a group of so many stones by the ply of this number.
    Finished(Seat, usize, usize),
    /// The winner captured so many stones in the whole game.
    Captured(Seat, usize),
    /// The source of points, by its place, in which the winner is furthest ahead of the next seat; the points of both.
    Source(usize, [Seat; 2], [i32; 2]),
    /// Several seats won, and each has so many points.
    Shared(i32),
}

/// What explains how a game ended, what matters most first, at most two facts; nothing while it goes on.
pub fn reasons(game: &LiveGame) -> Vec<Reason> {
    if !game.over() {
        return Vec::new();
    }
    if game.is_agreed_draw() {
        return vec![Reason::Agreed];
    }
    let table = game.table();
    let resigned = table.resigned();
    let has_left = |seat: Seat| table.has_left(seat) || resigned == Some(seat);
    let left: Vec<Seat> = game.seats().filter(|&seat| has_left(seat)).collect();
    let stayed: Vec<Seat> = game.seats().filter(|&seat| !has_left(seat)).collect();
    let mut reasons = if left.is_empty() {
        Vec::new()
    } else {
        vec![Reason::Resigned(left)]
    };
    // Whoever is left alone has won by that and by nothing else.
    if resigned.is_none() && stayed.len() > 1 {
        reasons.extend(by_score(game, &stayed));
    }
    reasons.truncate(2);
    reasons
}

/// What explains the result of a game that was played to its end by these seats.
fn by_score(game: &LiveGame, stayed: &[Seat]) -> Vec<Reason> {
    let (table, status) = (game.table(), game.table().seat_status());
    let best = |seats: &mut dyn Iterator<Item = Seat>| {
        seats.reduce(|best, seat| {
            if status[seat].score > status[best].score {
                seat
            } else {
                best
            }
        })
    };
    let winners: Vec<Seat> = stayed
        .iter()
        .copied()
        .filter(|&seat| status[seat].has_won())
        .collect();
    let Some(&winner) = winners.first() else {
        return Vec::new();
    };
    let score = status[winner].score;
    if winners.len() > 1 {
        if winners.iter().any(|&seat| status[seat].score != score) {
            return Vec::new();
        }
        return vec![match table.seats() {
            _ if table.scores_largest_group() => Reason::EqualGroups(score / 2),
            2 => Reason::Even(score),
            _ => Reason::Shared(score),
        }];
    }
    let Some(next) = best(&mut stayed.iter().copied().filter(|&seat| seat != winner)) else {
        return Vec::new();
    };
    if table.scores_largest_group() {
        return vec![if score > status[next].score {
            Reason::LargerGroup(winner, score / 2, status[next].score / 2)
        } else {
            Reason::FewerGroups(winner, score / 2)
        }];
    }
    if table.land().is_some() {
        return source(table, winner, next).into_iter().collect();
    }
    match table.komi() {
        Some(komi) => by_points(game, &status, winner, next, komi),
        None => Vec::new(),
    }
}

/// The source of points in which the winner is furthest ahead of the next seat.
fn source(table: &dyn Table, winner: Seat, next: Seat) -> Option<Reason> {
    let rows = table.land()?.score_breakdown().rows;
    let (own, other) = (rows.get(winner.0 as usize)?, rows.get(next.0 as usize)?);
    let mut most: Option<(usize, i32)> = None;
    for (at, (own, other)) in own.iter().zip(other).enumerate() {
        let lead = own - other;
        if lead > most.map_or(0, |(_, lead)| lead) {
            most = Some((at, lead));
        }
    }
    let (at, _) = most?;
    Some(Reason::Source(at, [winner, next], [own[at], other[at]]))
}

/// What explains the result of a game of points and a komi.
fn by_points(
    game: &LiveGame,
    status: &BySeat<SeatStatus>,
    winner: Seat,
    loser: Seat,
    komi: i16,
) -> Vec<Reason> {
    let table = game.table();
    let mut button = None;
    let (mut captured, mut largest) = (0, None);
    let mut note = |size: usize, reason: Reason| {
        if size > largest.as_ref().map_or(1, |(most, _)| *most) {
            largest = Some((size, reason));
        }
    };
    for ply in 0..game.ply() {
        // A ply may close several regions, or finish several groups.
        let (mut closed, mut finished) = (0, 0);
        for fact in table.effects_of_plies(ply..ply + 1).facts {
            match fact {
                Effect::Button(seat) => button = Some(seat),
                Effect::Captured { whose, cells }
                    if whose == loser && game.decided(ply) == Turn::Seat(winner) =>
                {
                    captured += cells.len();
                }
                Effect::Closed { owner, cells } if owner == winner => closed += cells.len(),
                Effect::Finished { owner, cells, .. } if owner == winner => finished += cells.len(),
                _ => {}
            }
        }
        note(closed, Reason::Closed(winner, ply, closed));
        note(finished, Reason::Finished(winner, ply, finished));
    }
    let board = |seat: Seat| {
        let is_second = status[seat].side.is_some_and(|side| !side.is_first);
        let komi = if is_second { i32::from(komi) } else { 0 };
        status[seat].score - komi - i32::from(button == Some(seat))
    };
    let margin = status[winner].score - status[loser].score;
    let mut reasons = if margin == 1 && button == Some(winner) {
        vec![Reason::Button(winner)]
    } else if komi < 0 && board(winner) <= board(loser) {
        // A komi below zero counts for the first side; then the board alone need not say who won.
        Vec::new()
    } else {
        vec![Reason::Board(winner, board(winner), board(loser))]
    };
    if captured > 0 {
        reasons.push(Reason::Captured(winner, captured));
    } else if let Some((_, reason)) = largest {
        reasons.push(reason);
    }
    reasons
}

/// Why a finished game ended as it did, in one or two sentences; empty where nothing explains it, and while it goes on.
#[inline(never)]
pub fn why(game: &LiveGame, language: Language) -> String {
    let mut texts: Vec<String> = Vec::new();
    for reason in reasons(game) {
        let said = text(game, &reason, language);
        if !texts.contains(&said) {
            texts.push(said);
        }
    }
    texts.join(" ")
}

/// A fact as a sentence.
fn text(game: &LiveGame, reason: &Reason, language: Language) -> String {
    let (words, table) = (WhyWords::of(language), game.table());
    let status = table.seat_status();
    let first = |seat| player_names::side_or_name_first(game, seat, language);
    let within = |seat| player_names::side_or_name_within(game, seat, language);
    let other = |seat: Seat| within(Seat(1 - seat.0));
    let said = |halves: i32| points::in_words(halves);
    let counted = |halves: i32| (words.points)(halves);
    let komi = table.komi().unwrap_or(0);
    let second = game
        .seats()
        .find(|&seat| status[seat].side.is_some_and(|side| !side.is_first));
    let mv = |ply: usize| table.move_text(&game.line()[ply]);
    match reason {
        Reason::Resigned(seats) => {
            let names: Vec<String> = seats.iter().map(|&seat| first(seat)).collect();
            let is_you = |&seat: &Seat| status[seat].side.is_none() && player_names::is_you(game, seat);
            (words.resigned)(&names, seats.len() == 1 && seats.iter().all(is_you))
        }
        Reason::Agreed => {
            let score = |seat: Seat| (words.side_score)(&first(seat), &said(status[seat].score));
            (words.agreed)(&game.seats().map(score).collect::<Vec<_>>())
        }
        &Reason::LargerGroup(winner, larger, smaller) => {
            (words.larger_group)(&within(winner), larger, &other(winner), smaller)
        }
        &Reason::FewerGroups(winner, size) => (words.fewer_groups)(&within(winner), size),
        &Reason::EqualGroups(size) => (words.equal_groups)(size),
        &Reason::Even(each) => match second.filter(|_| komi != 0) {
            Some(second) => (words.even_with_komi)(&counted(each), &said(komi.into()), &within(second)),
            None => (words.even)(&counted(each)),
        },
        &Reason::Board(winner, own, lost) => {
            let (own_said, lost_said, komi_said) = (said(own), said(lost), said(komi.into()));
            match second.filter(|_| komi > 0) {
                None => (words.board)(&own_said, &lost_said, &within(winner)),
                Some(second) if second != winner => (words.beats_komi)(
                    &own_said,
                    &lost_said,
                    &within(winner),
                    &komi_said,
                    &within(second),
                ),
                Some(_) if own > lost => {
                    (words.without_komi)(&own_said, &lost_said, &within(winner), &komi_said)
                }
                Some(_) if own == lost => (words.komi_decides)(&own_said, &komi_said, &within(winner)),
                Some(_) => {
                    (words.komi_turns)(&lost_said, &own_said, &other(winner), &komi_said, &within(winner))
                }
            }
        }
        &Reason::Button(winner) => (words.button)(&within(winner)),
        &Reason::Closed(winner, ply, cells) => (words.closed)(&mv(ply), cells, &within(winner)),
        &Reason::Finished(winner, ply, stones) => (words.finished)(&mv(ply), stones, &within(winner)),
        &Reason::Captured(winner, stones) => (words.captured)(&first(winner), stones, &other(winner)),
        &Reason::Source(at, [winner, next], [own, less]) => {
            let columns = table
                .land()
                .map_or_else(Vec::new, |land| land.score_breakdown().columns);
            let column = columns.get(at).cloned().unwrap_or_default();
            (words.source)(
                &column,
                &counted(own),
                &within(winner),
                &said(less),
                &within(next),
            )
        }
        &Reason::Shared(each) => (words.shared)(&counted(each)),
    }
}
