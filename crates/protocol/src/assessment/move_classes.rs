//! Which kinds of moves were chosen more often than chance would have chosen them.
//!
//! A kind is available at a turn where a legal move is of it. It is expected as often as a move drawn at random would be
//! of it: the sum over the turns of its share of the legal moves. Forced turns do not count.

use serde::{Deserialize, Serialize};

/// The fewest turns at which a kind has to be available, so that its class means something.
pub const LEAST_AVAILABLE: u32 = 10;

/// How often a kind of move was chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MoveKind {
    /// The name of the kind.
    pub name: String,
    /// At how many turns a move of it was legal.
    pub available: u32,
    /// How often one was chosen.
    pub chosen: u32,
    /// How often one would have been chosen at random.
    pub expected: f64,
}

/// What a kind of move is called by how often it was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MoveClass {
    /// Chosen more than every second time.
    Killer,
    /// Chosen more often than at random.
    Good,
    /// Chosen no more often than at random.
    Bad,
    /// Never chosen.
    Terrible,
}

impl MoveKind {
    /// Its class; `None` where it was available too seldom.
    pub fn class(&self) -> Option<MoveClass> {
        (self.available >= LEAST_AVAILABLE).then_some(match self.chosen {
            0 => MoveClass::Terrible,
            chosen if 2 * chosen > self.available => MoveClass::Killer,
            chosen if f64::from(chosen) > self.expected => MoveClass::Good,
            _ => MoveClass::Bad,
        })
    }
}

/// The kind of a move whose name is several joined by dots: that of the last, without what follows a hyphen: `city` for
/// `0_1_2.city-s`. `None` for a single name, which says nothing about a kind.
pub fn kind_of(name: &str) -> Option<&str> {
    let (_, last) = name.rsplit_once('.')?;
    last.split('-').next()
}

/// The kinds of the legal moves of some turns, in the order in which they come up, each turn with the kinds of its legal
/// moves and of the move that was chosen.
pub fn move_kinds<'n>(turns: impl IntoIterator<Item = (Vec<&'n str>, &'n str)>) -> Vec<MoveKind> {
    let (mut names, mut counts): (Vec<&str>, _) = (Vec::new(), MoveCounts::default());
    let place = |name: &'n str, names: &mut Vec<&'n str>| {
        let place = names.iter().position(|other| *other == name);
        place.unwrap_or_else(|| {
            names.push(name);
            names.len() - 1
        }) as u32
    };
    for (legal, chosen) in turns {
        let legal: Vec<u32> = legal.into_iter().map(|name| place(name, &mut names)).collect();
        counts.add(&legal, place(chosen, &mut names));
    }
    counts.kinds(|label| names[label as usize].to_owned())
}

/// How often each kind of move was available and chosen, counted turn by turn. Kinds are numbers here.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MoveCounts {
    counts: Vec<Count>,
    /// The kinds in the order in which they came up.
    order: Vec<u32>,
    turns: u32,
}

/// How often a kind was available, chosen and expected; and the last turn at which it was seen, counted from 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Count {
    available: u32,
    chosen: u32,
    expected: f64,
    seen: u32,
}

impl MoveCounts {
    /// Counts a turn with the kinds of its legal moves and of the move that was chosen. Forced turns do not count.
    pub fn add(&mut self, legal: &[u32], chosen: u32) {
        if legal.len() < 2 {
            return;
        }
        self.turns += 1;
        let share = 1.0 / legal.len() as f64;
        for &kind in legal {
            let place = kind as usize;
            if place >= self.counts.len() {
                self.counts.resize(place + 1, Count::default());
            }
            let count = &mut self.counts[place];
            count.expected += share;
            if count.seen != self.turns {
                if count.seen == 0 {
                    self.order.push(kind);
                }
                count.seen = self.turns;
                count.available += 1;
                count.chosen += u32::from(kind == chosen);
            }
        }
    }

    /// The kinds in the order in which they came up, with the names that `name` gives them.
    pub fn kinds(&self, name: impl Fn(u32) -> String) -> Vec<MoveKind> {
        let kind = |&kind: &u32| {
            let count = self.counts[kind as usize];
            MoveKind {
                name: name(kind),
                available: count.available,
                chosen: count.chosen,
                expected: count.expected,
            }
        };
        self.order.iter().map(kind).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_compared_with_a_move_drawn_at_random() {
        let turns = vec![
            (vec!["none", "city", "city", "road"], "city"),
            (vec!["none", "road"], "none"),
            (vec!["none"], "none"),
        ];
        let kinds = move_kinds(turns);
        let counts: Vec<_> = kinds
            .iter()
            .map(|kind| (&*kind.name, kind.available, kind.chosen, kind.expected))
            .collect();
        assert_eq!(
            counts,
            [("none", 2, 1, 0.75), ("city", 1, 1, 0.5), ("road", 2, 0, 0.75)]
        );
    }

    #[test]
    fn the_kind_of_a_placement_with_a_meeple_is_what_the_meeple_stands_on() {
        assert_eq!(kind_of("0_1_2.city-s"), Some("city"));
        assert_eq!(kind_of("-1_0_2.none"), Some("none"));
        assert_eq!((kind_of("c3"), kind_of("-1_0_2")), (None, None));
    }

    #[test]
    fn classes_are_by_half_of_the_times_by_chance_and_by_never() {
        let class = |available, chosen, expected| {
            let kind = MoveKind {
                name: "city".into(),
                available,
                chosen,
                expected,
            };
            kind.class()
        };
        assert_eq!(class(10, 6, 1.0), Some(MoveClass::Killer));
        assert_eq!(class(10, 5, 1.0), Some(MoveClass::Good));
        assert_eq!(class(10, 5, 5.0), Some(MoveClass::Bad));
        assert_eq!(class(10, 0, 0.5), Some(MoveClass::Terrible));
        assert_eq!(class(9, 9, 1.0), None);
    }
}
