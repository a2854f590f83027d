//! What a search has to say: its moves, best first, in a form that a pool of workers can add up.

pub use crate::root_parallel::Rank;
use crate::root_parallel::{self, MoveStats, RootLine};
pub(super) use crate::root_parallel::{SortKey as Place, sorted as in_order};

/// One move of the position asked about, and what is known of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<M> {
    /// The move.
    pub mv: M,
    /// Its place, from 0, in the game's own list of legal moves: the last word between equals.
    pub place: u32,
    /// How many steps began with it, those included that were made in an earlier position and led through this one.
    pub visits: u32,
    /// The mean payoff, in `0.0..=1.0`, of the seat to decide; 0 before the first visit. For
    /// [`Greedy`](super::Greedy), which plays nothing out, what it makes of the score.
    ///
    /// Where chance decides, the payoff is that of [`Seat::FIRST`](crate::game::Seat::FIRST).
    pub value: f32,
    /// Whether the value is proven to the end of the game.
    pub proven: bool,
    /// Whether another move is proven to bring at least as much as this one, which is not, can bring at most: it may
    /// look well only for want of a closer look.
    pub beaten: bool,
    /// The moves expected from here on, this one first, as far as seats choose them: it stops before chance.
    pub variation: Vec<M>,
}

impl Rank {
    /// Returns the sort key of a line. Lines of equal rank keep the order of the game's list.
    pub(super) fn place<M>(self, line: &Line<M>) -> Place {
        self.sort_key(line.stats(), line.place)
    }
}

/// The answer of a search after some steps.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict<M> {
    /// Every move that was weighed, each once, best first, equals in an order of the search's own; empty when
    /// the game is over.
    pub lines: Vec<Line<M>>,
    /// What "best" means here.
    pub rank: Rank,
    /// The visits of all lines together: how many steps were made, and in an earlier position led through this one.
    pub steps: u32,
    /// How many nodes the tree holds; 0 for a search without one.
    pub nodes: u32,
}

impl<M> Verdict<M> {
    /// Puts the lines in order.
    pub(super) fn ranked(lines: Vec<Line<M>>, rank: Rank, nodes: u32) -> Verdict<M> {
        let steps = lines.iter().map(|line| line.visits).sum();
        let lines = in_order(lines, |line| rank.place(line));
        Verdict {
            lines,
            rank,
            steps,
            nodes,
        }
    }

    /// The line to play; `None` when the game is over.
    pub fn best(&self) -> Option<&Line<M>> {
        self.lines.first()
    }
}

impl<M: Clone + PartialEq> Verdict<M> {
    /// Adds what another search found out about the same position: visits are summed and
    /// values weighted by them (Chaslot, Winands & van den Herik 2008, "root parallelization").
    ///
    /// See [`root_parallel`] for the rules.
    pub fn merge(&mut self, other: &Verdict<M>) {
        debug_assert_eq!(self.rank, other.rank, "two kinds of search cannot be added up");
        self.lines = root_parallel::merged([&*self.lines, &*other.lines], self.rank);
        self.steps = self.steps.saturating_add(other.steps);
        self.nodes = self.nodes.saturating_add(other.nodes);
    }
}

/// By how many visits the most visited move leads the next.
#[cfg(feature = "lab")]
pub(super) fn lead(visits: impl Iterator<Item = u32>) -> u32 {
    let (most, second) = visits.fold((0, 0), |(most, second), visits| match visits > most {
        true => (visits, most),
        false => (most, second.max(visits)),
    });
    most - second
}

impl<M> Line<M> {
    fn stats(&self) -> MoveStats {
        MoveStats {
            visits: self.visits,
            value: self.value,
            proven: self.proven,
            beaten: self.beaten,
        }
    }

    /// Returns 1 for a proven win, -1 for a proven loss or a move that is beaten without a proof of its own, else 0.
    pub(super) fn proof(&self) -> i8 {
        self.stats().proof()
    }
}

impl<M: Clone + PartialEq> RootLine for Line<M> {
    fn is_same_move(&self, other: &Line<M>) -> bool {
        let is_same = self.mv == other.mv;
        debug_assert!(
            !is_same || self.place == other.place,
            "verdicts on two different positions"
        );
        is_same
    }

    fn stats(&self) -> MoveStats {
        self.stats()
    }

    fn set_stats(&mut self, stats: MoveStats) {
        let MoveStats {
            visits,
            value,
            proven,
            beaten,
        } = stats;
        (self.visits, self.value) = (visits, value);
        (self.proven, self.beaten) = (proven, beaten);
    }

    fn copy_variation(&mut self, other: &Line<M>) {
        self.variation.clone_from(&other.variation);
    }

    fn list_place(&self) -> u32 {
        self.place
    }
}
