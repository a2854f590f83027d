//! What a search has to say: its moves, best first, in a form that a pool of workers can add up.

use std::cmp::Ordering;

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

/// What makes a line the better of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    /// More visits, then the higher value: for searches that visit what they believe in.
    Visits,
    /// The higher value: for searches that visit all alike.
    Value,
}

/// What a line's place among others depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// 1 for a proven win, -1 for a proven loss or what is beaten, else 0.
    pub proof: i8,
    /// Visits, where they matter; else 0.
    pub visits: u32,
    /// The value.
    pub value: f32,
    /// The place in the game's list.
    pub place: u32,
}

impl Place {
    /// `Less` when this is the better one.
    fn compare(&self, other: &Place) -> Ordering {
        let proof = other.proof.cmp(&self.proof);
        let visits = other.visits.cmp(&self.visits);
        let value = other.value.total_cmp(&self.value);
        proof.then(visits).then(value).then(self.place.cmp(&other.place))
    }
}

impl Rank {
    /// What a line's place depends on. Lines equal in rank keep the order of the game's list.
    pub(super) fn place<M>(self, line: &Line<M>) -> Place {
        Place {
            proof: line.proof(),
            visits: match self {
                Rank::Visits => line.visits,
                Rank::Value => 0,
            },
            value: line.value,
            place: line.place,
        }
    }
}

/// The lines, best first; equal ones stay in their order. What is sorted are places, which are the same for all
/// games: a sort of its own for each type of move would be a fifth of the worker.
pub(super) fn in_order<M>(lines: Vec<Line<M>>, place: impl Fn(&Line<M>) -> Place) -> Vec<Line<M>> {
    let places = lines.iter().map(place).collect();
    let mut lines: Vec<Option<Line<M>>> = lines.into_iter().map(Some).collect();
    order(places)
        .into_iter()
        .map(|at| lines[at].take().expect("each is taken once"))
        .collect()
}

fn order(places: Vec<Place>) -> Vec<usize> {
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by(|&a, &b| places[a].compare(&places[b]));
    order
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
    /// Equals come in the order of the game's list, or where the value decides in this one's. The variation of a line is that of the search that visited it more, this one's if both did equally.
    pub fn merge(&mut self, other: &Verdict<M>) {
        debug_assert_eq!(self.rank, other.rank, "two kinds of search cannot be added up");
        for theirs in &other.lines {
            match self.lines.iter_mut().find(|line| line.mv == theirs.mv) {
                Some(ours) => ours.merge(theirs),
                None => self.lines.push(theirs.clone()),
            }
        }
        let rank = self.rank;
        self.lines = in_order(std::mem::take(&mut self.lines), |line| match rank {
            Rank::Visits => rank.place(line),
            // Of equals one was put first for a reason that its line does not tell.
            Rank::Value => Place {
                place: 0,
                ..rank.place(line)
            },
        });
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
    /// 1 for a proven win, -1 for a proven loss or what is beaten, else 0.
    pub(super) fn proof(&self) -> i8 {
        match (self.proven, self.value) {
            (true, 1.0) => 1,
            (true, 0.0) => -1,
            (false, _) if self.beaten => -1,
            _ => 0,
        }
    }
}

impl<M: Clone> Line<M> {
    fn merge(&mut self, other: &Line<M>) {
        debug_assert_eq!(self.place, other.place, "verdicts on two different positions");
        let proof = [&*self, other]
            .into_iter()
            .find(|line| line.proven)
            .map(|line| line.value);
        if other.visits > self.visits {
            self.variation.clone_from(&other.variation);
        }
        let (ours, theirs) = (f64::from(self.visits), f64::from(other.visits));
        if ours + theirs > 0.0 {
            let total = f64::from(self.value) * ours + f64::from(other.value) * theirs;
            self.value = (total / (ours + theirs)) as f32;
        }
        self.visits = self.visits.saturating_add(other.visits);
        self.beaten |= other.beaten;
        self.proven = proof.is_some();
        self.value = proof.unwrap_or(self.value);
    }
}
