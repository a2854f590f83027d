//! The numbers that a position is weighed with.

use crate::search::Weight;

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $value:literal by $step:literal),* $(,)?) => {
        /// What a position is weighed with. Points are points, as scored on the table.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights {
            $($(#[$doc])* pub $name: f32),*
        }

        impl Weights {
            /// The best that are known.
            pub const BEST: Weights = Weights { $($name: $value),* };

            /// All of them, in order.
            pub fn list(&self) -> Vec<Weight> {
                vec![$(Weight { name: stringify!($name), value: self.$name, step: $step }),*]
            }

            /// The weights with these numbers, in order; the best where there are too few.
            pub fn read(numbers: &[f32]) -> Weights {
                let mut numbers = numbers.iter().copied();
                Weights { $($name: numbers.next().unwrap_or($value)),* }
            }
        }
    };
}

weights! {
    /// A cell beside a city is covered in one of two games if so many tiles fit there.
    city_half: 5.08 by 0.5,
    /// A cell beside a road.
    road_half: 8.17 by 0.7,
    /// A cell beside a cloister.
    cloister_half: 2.78 by 0.4,
    /// The factor for one cell more that is to be covered in time, by no end of tiles; of no more than 1 in all.
    time: 1.94 by 0.2,
    /// How many of the tiles in the bag fit, one may assume, on a cell that nothing touches yet.
    far: 0.7 by 0.0,
    /// How many tiles an open side adds to what is completed, in the end and more with 36 tiles left.
    growth: 1.17 by 0.15,
    /// See above.
    growth_left: 0.01 by 0.15,
    /// How many tiles an open side adds to what is not completed, with 36 tiles left.
    drift: -0.51 by 0.2,
    /// Points for a meeple that may come home.
    home: 0.44 by 0.3,
    /// How much of a city that may be completed counts for the fields beside it.
    promise: 0.67 by 0.1,
    /// Points for no meeple in hand, early in the game.
    hand_0: -12.8 by 1.0,
    /// For one.
    hand_1: -5.85 by 0.7,
    /// For two.
    hand_2: -1.26 by 0.5,
    /// For three.
    hand_3: 2.84 by 0.4,
    /// For four.
    hand_4: 2.14 by 0.4,
    /// For five.
    hand_5: 3.58 by 0.4,
    /// For six.
    hand_6: 4.51 by 0.4,
    /// For seven.
    hand_7: 5.71 by 0.4,
    /// With so many tiles left for each seat, meeples in hand are worth half.
    fade: 1.85 by 1.0,
    /// Points for being the next to move.
    tempo: 1.14 by 0.4,
    /// The lead in points that makes three quarters of a win likely when no tile is left, and how it grows with
    /// the root of the tiles left.
    spread: 2.18 by 0.5,
    /// See above.
    spread_root: 1.5 by 0.3,
    /// By how many points a turn must be better to look 2.7 times as likely the best.
    warmth: 1.42 by 0.8,
    /// How much the first look weighs in the search, in payoffs.
    exploration: 0.75 by 0.0,
    /// How many turns a rollout lasts.
    turns: 6.0 by 0.0,
    /// The most turns looked at below the root.
    width: 24.0 by 0.0,
    /// Whether every other seat is thought to play against the one that asks (1) or for itself (0).
    paranoid: 0.0 by 0.0,
}
