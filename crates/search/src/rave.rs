//! The constants of [`Mcts`](super::Mcts), and the rule by which it chooses moves in the tree: UCB1 with RAVE.

use super::node::{AmafSums, Node};

/// How the AMAF mean of a move gives way to the mean of its own visits, by its weight β.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Fading {
    /// `β = √(k / (3n + k))` after `n` own visits, with this `k` (Gelly & Silver 2007). A move without statistics is expected
    /// to earn what its position does. 0 for UCB1 alone.
    Visits(f32),
    /// `β = a / (a + n + b·a·n)` after `n` own visits and `a` in the AMAF statistics, with this bias `b` (Silver 2009, "the
    /// minimum of the mean squared error", as Cazenave 2015 writes it). A move without statistics is tried first.
    Error(f32),
}

/// The constants of an MCTS; [`MctsConfig::default`] plays well in every game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MctsConfig {
    /// The exploration constant `c` of `c·√(ln N / n)`, at least 0, for payoffs in `0.0..=1.0`.
    pub exploration: f32,
    /// Only positions with at most so many moves are explored in this way: where there are few moves, one that AMAF misjudges may
    /// be the only one.
    pub explored: u32,
    /// How the AMAF mean of a move gives way to the mean of its own visits.
    pub rave: Fading,
    /// A position with at most this many visits borrows the AMAF statistics of the nearest one above it that has more, as
    /// far as they are of more steps than its own (GRAVE, Cazenave 2015). 0 for never.
    pub reference: u32,
    /// Whether playouts use [`Heuristics::playout_move`](super::Heuristics::playout_move) instead of uniformly random
    /// moves.
    pub heavy: bool,
    /// Whether bounds of the payoff are backed up (MCTS-Solver).
    pub solver: bool,
    /// A position with at most this many [points in play](super::Heuristics::points_in_play) is solved by alpha-beta;
    /// 0 for never.
    pub endgame: u32,
    /// The most moves that the tree holds; those of the root always fit.
    pub nodes: u32,
}

impl Default for MctsConfig {
    /// A million nodes: 36 MiB where a move takes at most 4 bytes.
    fn default() -> MctsConfig {
        MctsConfig {
            exploration: 0.1,
            explored: u32::MAX,
            rave: Fading::Visits(1000.0),
            reference: 0,
            heavy: true,
            solver: true,
            endgame: 0,
            nodes: 1 << 20,
        }
    }
}

impl MctsConfig {
    /// Whether AMAF statistics are gathered.
    pub(super) fn uses_amaf(&self) -> bool {
        self.rave != Fading::Visits(0.0)
    }
}

/// For how many numbers of visits the coefficients are computed in advance.
const PRECOMPUTED: usize = 4096;

/// The move choice rule, with its coefficients by number of visits.
pub(super) struct Rave {
    exploration: f32,
    explored: u32,
    fading: Fading,
    by_visits: Vec<Coefficients>,
}

/// The coefficients of a move's sums after a number of visits.
#[derive(Clone, Copy)]
struct Coefficients {
    /// Of the total of the move's own visits, in halves: `(1 - β) / 2n`.
    own: f32,
    /// Of its AMAF mean, in halves: `β / 2`.
    amaf: f32,
    /// Of the exploration term: `1 / √n`, where a move without visits counts as visited once.
    exploration: f32,
}

impl Coefficients {
    fn of(fading: Fading, visits: u32) -> Coefficients {
        let n = visits.max(1) as f32;
        let beta = match fading {
            Fading::Visits(k) if k > 0.0 => (k / (3.0 * visits as f32 + k)).sqrt(),
            // Not by visits alone, or never.
            Fading::Visits(_) | Fading::Error(_) => 0.0,
        };
        Coefficients {
            own: (1.0 - beta) / (2.0 * n),
            amaf: beta / 2.0,
            exploration: 1.0 / n.sqrt(),
        }
    }
}

impl Rave {
    /// The rule with the constants of a search.
    pub fn new(config: &MctsConfig) -> Rave {
        let fading = config.rave;
        let of = |visits| Coefficients::of(fading, visits);
        Rave {
            exploration: config.exploration,
            explored: config.explored,
            fading,
            by_visits: (0..PRECOMPUTED as u32).map(of).collect(),
        }
    }

    /// The factor `c·√(ln N)` of the exploration terms in a position with so many moves and `N` visits.
    pub fn scale(&self, moves: u32, visits: u32) -> f32 {
        if moves > self.explored {
            return 0.0;
        }
        self.exploration * libm::logf(visits.max(1) as f32).sqrt()
    }

    /// The upper confidence bound of a move: its expected payoff plus the exploration term. `borrowed` are AMAF statistics
    /// from above, by action. A move without any statistics is expected to earn `mean`, or is tried first.
    #[inline]
    pub fn value(&self, node: &Node, borrowed: Option<&[AmafSums]>, mean: f32, scale: f32) -> f32 {
        let coefficients = || match self.by_visits.get(node.visits as usize) {
            Some(&coefficients) => coefficients,
            None => Coefficients::of(self.fading, node.visits),
        };
        let own = node.amaf();
        let amaf = match borrowed.and_then(|borrowed| borrowed.get(usize::from(node.action))) {
            Some(&sums) if sums.visits > own.visits => sums,
            _ => own,
        };
        let expected = match self.fading {
            Fading::Error(_) if amaf.visits == 0 && node.visits == 0 => return f32::INFINITY,
            Fading::Error(bias) => {
                // The two means by their weights β and 1 - β, over one denominator.
                let weight = 1.0 + bias * amaf.visits as f32;
                let sum = amaf.total as f32 + weight * node.total as f32;
                0.5 * sum / (amaf.visits as f32 + weight * node.visits as f32)
            }
            Fading::Visits(_) if amaf.visits > 0 => {
                let amaf = amaf.total as f32 / amaf.visits as f32;
                let coefficients = coefficients();
                coefficients.own * node.total as f32 + coefficients.amaf * amaf
            }
            Fading::Visits(_) if node.visits > 0 => node.mean(),
            // Without RAVE every move is tried once.
            Fading::Visits(0.0) => f32::INFINITY,
            Fading::Visits(_) => mean,
        };
        if scale > 0.0 {
            expected + coefficients().exploration * scale
        } else {
            expected
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(total: u32, visits: u32, amaf_total: u32, amaf_visits: u32) -> Node {
        Node {
            total,
            visits,
            amaf_total,
            amaf_visits,
            ..Node::new(1)
        }
    }

    fn rule(rave: Fading, exploration: f32) -> Rave {
        Rave::new(&MctsConfig {
            rave,
            exploration,
            ..MctsConfig::default()
        })
    }

    #[test]
    fn by_its_bias_the_amaf_mean_gives_way_as_the_formula_says() {
        let rule = rule(Fading::Error(0.01), 0.2);
        // Means of 0.3 and 0.75 over 20 and 40 steps.
        let (n, a) = (20.0_f32, 40.0_f32);
        let beta = a / (a + n + 0.01 * a * n);
        let scale = rule.scale(50, 100);
        let expected = (1.0 - beta) * 0.3 + beta * 0.75 + scale / n.sqrt();
        let value = rule.value(&node(12, 20, 60, 40), None, 0.5, scale);
        assert!((value - expected).abs() < 1e-6, "{value}, not {expected}");
        // One kind of statistics alone is all there is.
        assert_eq!(rule.value(&node(12, 20, 0, 0), None, 0.5, 0.0), 0.3);
        assert_eq!(rule.value(&node(0, 0, 60, 40), None, 0.5, 0.0), 0.75);
        assert_eq!(rule.value(&node(0, 0, 0, 0), None, 0.5, 0.0), f32::INFINITY);
    }

    #[test]
    fn only_positions_with_few_moves_are_explored() {
        let rule = Rave::new(&MctsConfig {
            exploration: 0.5,
            explored: 24,
            ..MctsConfig::default()
        });
        assert_eq!(rule.scale(25, 1_000), 0.0);
        assert_eq!(rule.scale(24, 1_000), 0.5 * libm::logf(1_000.0).sqrt());
    }

    #[test]
    fn what_is_borrowed_counts_where_it_is_of_more_steps() {
        let borrowed = |visits| {
            let sums = AmafSums {
                total: 2 * visits,
                visits,
            };
            [AmafSums::default(), sums]
        };
        for fading in [Fading::Error(0.0), Fading::Visits(1e6)] {
            let rule = rule(fading, 0.0);
            let value = |visits| rule.value(&node(0, 0, 40, 40), Some(&borrowed(visits)), 0.5, 0.0);
            assert_eq!(value(41), 1.0, "{fading:?}");
            assert_eq!(value(40), 0.5, "{fading:?}");
        }
    }
}
