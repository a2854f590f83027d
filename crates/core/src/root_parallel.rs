//! Root parallelization (Chaslot, Winands & van den Herik 2008): the sum of the statistics of several searches
//! of one position.
//!
//! The workers of the page send reports that name moves; `lab arena --workers` holds results with moves of a game's own
//! type. Both are lines of the same statistics and are added up by the same rules:
//!
//! - Visits are added, and values are weighted by visits.
//! - Half widths of intervals are added as those of independent means: as the root of the sum of the squares, each
//!   weighted by visits.
//! - A proven value is exact: it replaces any mean, whatever its visits.
//! - Exact values of a finished search replace the visits of searches that are not finished ([`Rank::Provisional`]).
//! - The variation comes from the search that proved the value, else from the one that visited the move most.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::sorting;

/// What makes one line better than another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// More visits, then the higher value: for searches that visit promising moves more often.
    #[default]
    Visits,
    /// The higher value: for searches that visit all moves equally often.
    Value,
    /// As [`Rank::Visits`], by a search that will rank by exact values if it is given the time: no lead in visits decides,
    /// and a search of the same position that ranks by value replaces it.
    Provisional,
}

/// A move of the position with its statistics and the variation that is expected after it. In reports a move is its
/// name; in results of a search it is the game's own type.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Line<M> {
    /// The move.
    #[serde(rename = "name")]
    pub mv: M,
    /// Its index in the game's list of legal moves, which orders lines that are equal otherwise; 0 for lines that do not
    /// know it: they stay in the order in which they were first reported.
    #[serde(skip)]
    pub place: u32,
    /// How many steps began with it, including steps from earlier roots that led through this one.
    pub visits: u32,
    /// The mean payoff of the seat that chooses, in `0.0..=1.0`, and at chance that of [`Seat::FIRST`]; 0 before the first
    /// visit. A search without playouts puts its own estimate here.
    pub value: f32,
    /// The principal variation, this move first; it ends before chance.
    #[serde(rename = "pv")]
    pub variation: Vec<M>,
    /// Whether the value is the proven payoff.
    #[serde(default)]
    pub proven: bool,
    /// Whether this move is not proven, but another is proven to bring at least as much as this one can bring at most.
    #[serde(default)]
    pub dominated: bool,
    /// Half the width of the 95 % interval of the value by the payoffs of its visits; 0 of an exact value, and where it is
    /// not known.
    #[serde(default)]
    pub half_width: f32,
    /// By how many points the seat that chooses is expected to lead the best of the others at the end; `None` before the
    /// first visit, and of a search that does not know.
    #[serde(default)]
    pub margin: Option<f32>,
    /// The expected payoff of each seat; `None` before the first visit, with two seats, and of a search that does not know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shares: Option<SeatShares>,
}

/// The expected payoff of each seat, each in `0.0..=1.0`; 0 beyond the seats of the game. They are estimates of their own,
/// so they need not sum to 1.
pub type SeatShares = [f32; Seat::MAX];

impl<M> Line<M> {
    /// Returns 1 for a proven win, -1 for a proven loss or a dominated move, else 0.
    pub fn proof(&self) -> i8 {
        match self.value {
            _ if self.dominated && !self.proven => -1,
            1.0.. if self.proven => 1,
            ..=0.0 if self.proven => -1,
            _ => 0,
        }
    }

    /// Returns its sort key. Lines of equal rank keep the order of the game's list.
    pub fn sort_key(&self, rank: Rank) -> SortKey {
        SortKey {
            proof: self.proof(),
            visits: match rank {
                Rank::Visits | Rank::Provisional => self.visits,
                Rank::Value => 0,
            },
            value: self.value,
            place: self.place,
        }
    }

    /// The same statistics of the same move in another form; its place in the list is not known.
    pub fn with_moves<N>(&self, mv: N, variation: Vec<N>) -> Line<N> {
        Line {
            mv,
            place: 0,
            visits: self.visits,
            value: self.value,
            variation,
            proven: self.proven,
            dominated: self.dominated,
            half_width: self.half_width,
            margin: self.margin,
            shares: self.shares,
        }
    }
}

impl<M: Clone> Line<M> {
    /// Adds the statistics of another search about the same move.
    fn add(&mut self, other: &Line<M>) {
        let visits = self.visits.saturating_add(other.visits);
        let is_new_proof = other.proven && !self.proven;
        if is_new_proof {
            (self.value, self.margin, self.half_width) = (other.value, other.margin, other.half_width);
            self.shares = other.shares;
        } else if !self.proven && visits > 0 {
            let mean = |own: f32, of_other: f32| {
                let total =
                    f64::from(own) * f64::from(self.visits) + f64::from(of_other) * f64::from(other.visits);
                (total / f64::from(visits)) as f32
            };
            let margin = match (self.margin, other.margin) {
                (Some(own), Some(of_other)) => Some(mean(own, of_other)),
                // A search that has not visited the move knows no margin.
                (own, of_other) => own.or(of_other),
            };
            self.shares = match (self.shares, other.shares) {
                (Some(own), Some(of_other)) => {
                    Some(std::array::from_fn(|seat| mean(own[seat], of_other[seat])))
                }
                (own, of_other) => own.or(of_other),
            };
            (self.value, self.margin) = (mean(self.value, other.value), margin);
            // The searches are independent, so the variances of their sums add up.
            let spread = |line: &Line<M>| f64::from(line.half_width) * f64::from(line.visits);
            self.half_width = (libm::hypot(spread(self), spread(other)) / f64::from(visits)) as f32;
        }
        let is_visited_more = self.proven == other.proven && other.visits > self.visits;
        self.visits = visits;
        self.proven |= other.proven;
        self.dominated |= other.dominated;
        if is_new_proof || is_visited_more {
            self.variation.clone_from(&other.variation);
        }
    }
}

/// What decides the place of a line among others: proof, visits, value, place in the list, in this order.
#[derive(Clone, Copy, Debug)]
pub struct SortKey {
    /// See [`Line::proof`].
    pub proof: i8,
    /// Visits where they count, else 0.
    pub visits: u32,
    /// See [`Line::value`].
    pub value: f32,
    /// The place in the game's list of legal moves, or 0.
    pub place: u32,
}

impl SortKey {
    /// Returns `Less` if this key belongs to the better line.
    fn compare(&self, other: &SortKey) -> Ordering {
        let proof = other.proof.cmp(&self.proof);
        let visits = other.visits.cmp(&self.visits);
        let value = other.value.total_cmp(&self.value);
        proof.then(visits).then(value).then(self.place.cmp(&other.place))
    }
}

/// Sorts lines, best first; lines of equal keys keep their order.
///
/// Indices are sorted in place of lines, so that all types of line share the machine code of one sort.
pub fn sorted<L>(lines: Vec<L>, key: impl Fn(&L) -> SortKey) -> Vec<L> {
    let keys = lines.iter().map(key).collect();
    let mut lines: Vec<Option<L>> = lines.into_iter().map(Some).collect();
    sorted_indices(keys)
        .into_iter()
        .map(|index| lines[index].take().expect("every index occurs once"))
        .collect()
}

fn sorted_indices(keys: Vec<SortKey>) -> Vec<usize> {
    let mut indices: Vec<usize> = (0..keys.len()).collect();
    sorting::sort_by(&mut indices, |&a, &b| keys[a].compare(&keys[b]));
    indices
}

/// Returns the sum of the lines of several searches of one position, best first, and their rank. Lines of equal visits
/// and value stand in the order of the game's list, where they know it and visits decide; else in the order of the first
/// search. If any search ranks by value, those that are provisional do not count.
pub fn merged<'l, M: Clone + PartialEq + 'l>(
    searches: impl Iterator<Item = (Rank, &'l [Line<M>])> + Clone,
) -> (Rank, Vec<Line<M>>) {
    let is_exact = searches.clone().any(|(rank, _)| rank == Rank::Value);
    let mut searches = searches.filter(|&(rank, _)| !(is_exact && rank == Rank::Provisional));
    let Some((rank, first)) = searches.next() else {
        return (Rank::default(), Vec::new());
    };
    let mut sum = first.to_vec();
    for (_, lines) in searches {
        if sum.is_empty() {
            sum = lines.to_vec();
            continue;
        }
        for line in lines {
            match sum.iter_mut().find(|known| known.is_same_move(line)) {
                Some(known) => known.add(line),
                None => sum.push(line.clone()),
            }
        }
    }
    let lines = sorted(sum, |line| match rank {
        Rank::Visits | Rank::Provisional => line.sort_key(rank),
        // Searches that rank by value order equal moves by reasons that a line does not hold.
        Rank::Value => SortKey {
            place: 0,
            ..line.sort_key(rank)
        },
    });
    (rank, lines)
}

impl<M: PartialEq> Line<M> {
    /// Returns whether both lines are about the same move.
    fn is_same_move(&self, other: &Line<M>) -> bool {
        let is_same = self.mv == other.mv;
        debug_assert!(
            !is_same || self.place == other.place,
            "results on two different positions"
        );
        is_same
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Line = super::Line<char>;

    fn line(mv: char, visits: u32, value: f32, variation: &str) -> Line {
        Line {
            mv,
            visits,
            value,
            variation: variation.chars().collect(),
            ..Line::default()
        }
    }

    /// The sum of the lines of searches of one rank.
    fn merged<'l>(searches: impl IntoIterator<Item = &'l [Line]>, rank: Rank) -> Vec<Line> {
        let searches: Vec<_> = searches.into_iter().map(|lines| (rank, lines)).collect();
        super::merged(searches.into_iter()).1
    }

    fn names(lines: &[Line]) -> String {
        lines.iter().map(|line| line.mv).collect()
    }

    #[test]
    fn visits_are_added_and_values_are_weighted_by_visits() {
        let first = [line('a', 6, 0.5, "a1"), line('b', 4, 0.75, "b1")];
        let second = [line('b', 12, 0.25, "b2"), line('c', 1, 1.0, "c2")];
        let sum = merged([&first[..], &second], Rank::Visits);
        assert_eq!(
            sum,
            [
                line('b', 16, 0.375, "b2"),
                line('a', 6, 0.5, "a1"),
                line('c', 1, 1.0, "c2")
            ]
        );
        assert_eq!(names(&merged([&first[..], &second], Rank::Value)), "cab");
    }

    #[test]
    fn margins_are_weighted_by_visits_as_values_are() {
        let with = |visits: u32, margin: Option<f32>| {
            let mut line = line('a', visits, 0.5, "");
            line.margin = margin;
            [line]
        };
        let sum = |first: &[Line], second: &[Line]| merged([first, second], Rank::Visits)[0].margin;
        assert_eq!(sum(&with(6, Some(3.0)), &with(2, Some(-5.0))), Some(1.0));
        assert_eq!(sum(&with(6, Some(3.0)), &with(0, None)), Some(3.0));
        assert_eq!(sum(&with(0, None), &with(6, Some(3.0))), Some(3.0));
        assert_eq!(sum(&with(6, None), &with(2, None)), None);
        let mut proof = with(1, Some(9.0));
        proof[0].proven = true;
        assert_eq!(sum(&with(6, Some(3.0)), &proof), Some(9.0));
        assert_eq!(sum(&proof, &with(6, Some(3.0))), Some(9.0));
    }

    #[test]
    fn shares_of_seats_are_weighted_by_visits_as_values_are() {
        let with = |visits: u32, shares: Option<[f32; 2]>| {
            let mut line = line('a', visits, 0.5, "");
            line.shares = shares.map(|[first, second]| [first, second, 0.0, 0.0, 0.0]);
            [line]
        };
        let sum = |first: &[Line], second: &[Line]| {
            let shares = merged([first, second], Rank::Visits)[0].shares;
            shares.map(|shares| [shares[0], shares[1]])
        };
        let (few, many) = (with(2, Some([0.5, 0.25])), with(6, Some([0.25, 0.75])));
        assert_eq!(sum(&few, &many), Some([0.3125, 0.625]));
        assert_eq!(sum(&few, &with(0, None)), Some([0.5, 0.25]));
        assert_eq!(sum(&with(0, None), &few), Some([0.5, 0.25]));
        assert_eq!(sum(&with(3, None), &with(2, None)), None);
    }

    #[test]
    fn half_widths_are_those_of_the_mean_of_independent_searches() {
        let with = |visits: u32, half_width: f32, proven: bool| {
            let mut line = line('a', visits, 0.5, "");
            (line.half_width, line.proven) = (half_width, proven);
            [line]
        };
        let sum = |first: &[Line], second: &[Line]| merged([first, second], Rank::Visits)[0].half_width;
        // Two searches of equal visits: by the root of 2 narrower.
        assert!((sum(&with(100, 0.1, false), &with(100, 0.1, false)) - 0.1 / 2.0_f32.sqrt()).abs() < 1e-6);
        // √((300 · 0.04)² + (100 · 0.05)²) / 400 = 13 / 400
        assert!((sum(&with(300, 0.04, false), &with(100, 0.05, false)) - 0.0325).abs() < 1e-6);
        assert_eq!(sum(&with(300, 0.04, false), &with(0, 0.0, false)), 0.04);
        assert_eq!(sum(&with(300, 0.04, false), &with(1, 0.0, true)), 0.0);
    }

    #[test]
    fn a_proof_replaces_a_mean_whichever_comes_first() {
        let mean = [line('a', 90, 0.9, "mean")];
        let mut proof = [line('a', 1, 0.0, "proof")];
        proof[0].proven = true;
        for searches in [[&mean[..], &proof], [&proof, &mean]] {
            let [sum] = &merged(searches, Rank::Visits)[..] else {
                panic!("one move is one line");
            };
            let variation: String = sum.variation.iter().collect();
            assert_eq!(
                (sum.visits, sum.value, sum.proven, &*variation),
                (91, 0.0, true, "proof")
            );
        }
    }

    #[test]
    fn proven_wins_stand_first_and_beaten_moves_last() {
        let mut lines = [
            line('a', 9, 0.9, ""),
            line('b', 9, 0.8, ""),
            line('c', 1, 1.0, ""),
            line('d', 9, 0.0, ""),
        ];
        lines[0].dominated = true;
        lines[2].proven = true;
        lines[3].proven = true;
        for rank in [Rank::Visits, Rank::Value] {
            assert_eq!(names(&merged([&lines[..]], rank)), "cbad");
        }
    }

    #[test]
    fn equal_lines_stand_in_the_order_of_the_list_where_visits_decide_and_else_of_the_first_search() {
        let mut lines = [
            line('a', 3, 0.5, ""),
            line('b', 3, 0.5, ""),
            line('c', 4, 0.5, ""),
        ];
        lines[0].place = 2;
        lines[1].place = 1;
        assert_eq!(names(&merged([&lines[..]], Rank::Visits)), "cba");
        assert_eq!(names(&merged([&lines[..]], Rank::Value)), "abc");
    }

    #[test]
    fn a_search_with_exact_values_replaces_those_that_are_not_finished() {
        let exact = [line('b', 1, 0.5, "exact"), line('a', 1, 0.25, "exact")];
        let provisional = [line('a', 90, 0.75, ""), line('b', 10, 0.25, "")];
        let searches = [(Rank::Provisional, &provisional[..]), (Rank::Value, &exact)];
        for order in [[0, 1, 0], [1, 0, 0], [0, 0, 1]] {
            let sum = super::merged(order.map(|at| searches[at]).into_iter());
            assert_eq!(sum, (Rank::Value, exact.to_vec()));
        }
        let both = [searches[0]; 2];
        let (rank, sum) = super::merged(both.into_iter());
        assert_eq!(
            (rank, names(&sum), sum[0].visits),
            (Rank::Provisional, "ab".into(), 180)
        );
    }

    #[test]
    fn a_search_that_has_not_begun_changes_nothing() {
        let lines = [line('a', 6, 0.5, "a1"), line('b', 4, 0.75, "b1")];
        let idle = [line('a', 0, 0.0, ""), line('b', 0, 0.0, "")];
        assert_eq!(merged([&lines[..], &idle], Rank::Visits), lines);
        assert_eq!(merged([&idle[..], &lines], Rank::Visits), lines);
        assert_eq!(merged([&[][..], &lines], Rank::Visits), lines);
        assert_eq!(merged([], Rank::Visits), []);
    }
}
