//! The weights of the evaluation and of the search: one set for two and three seats, and one for four and five.

use tessera_search::Weight;

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: [$few:literal, $many:literal] by $step:literal),* $(,)?) => {
        /// The weights of the evaluation and of the search. Those in points are in points of the game.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights {
            $($(#[$doc])* pub $name: f32),*
        }

        impl Weights {
            /// The best weights known for two and three seats, found by `lab tune`.
            const FOR_FEW: Weights = Weights { $($name: $few),* };
            /// The best weights known for four and five seats.
            const FOR_MANY: Weights = Weights { $($name: $many),* };

            /// The best weights known for so many seats.
            pub const fn best(seats: u8) -> Weights {
                if seats > 3 {
                    Weights::FOR_MANY
                } else {
                    Weights::FOR_FEW
                }
            }

            /// All weights in order, each with the step by which tuning changes it.
            pub fn list(&self) -> Vec<Weight> {
                vec![$(Weight { name: stringify!($name), value: self.$name, step: $step }),*]
            }

            /// The weights with these numbers, in order; missing ones take their best value for two and three seats.
            pub fn read(numbers: &[f32]) -> Weights {
                let mut numbers = numbers.iter().copied();
                Weights { $($name: numbers.next().unwrap_or($few)),* }
            }
        }
    };
}

weights! {
    /// The number of fitting tiles at which a cell beside a city is covered with the chance one half.
    city_half: [5.08, 5.0] by 0.5,
    /// The same for a cell beside a road.
    road_half: [8.17, 8.06] by 0.7,
    /// The same for a cell beside a cloister.
    cloister_half: [2.78, 2.29] by 0.4,
    /// The factor for the chance that there is time to cover another cell, with endlessly many tiles left. The product is
    /// capped at 1.
    time: [1.94, 1.8] by 0.2,
    /// The assumed fraction of the bag that fits on a cell without neighbours.
    far: [0.7, 0.7] by 0.0,
    /// How many tiles each open side adds to a feature that is completed, with no tile left.
    growth: [1.17, 1.07] by 0.15,
    /// How many tiles more it adds with 36 tiles left.
    growth_left: [0.01, -0.07] by 0.15,
    /// How many tiles each open side adds to a feature that is not completed, with 36 tiles left.
    drift: [-0.51, -0.27] by 0.2,
    /// Points for a meeple that returns.
    home: [0.44, 0.0] by 0.3,
    /// The factor for the chance that a city is completed, where it counts for the fields beside it.
    promise: [0.67, 0.63] by 0.1,
    /// Points for no meeple in hand, early in the game.
    hand_0: [-12.8, -13.52] by 1.0,
    /// Points for one meeple in hand.
    hand_1: [-5.85, -4.98] by 0.7,
    /// Points for two.
    hand_2: [-1.26, -0.87] by 0.5,
    /// Points for three.
    hand_3: [2.84, 2.23] by 0.4,
    /// Points for four.
    hand_4: [2.14, 2.35] by 0.4,
    /// Points for five.
    hand_5: [3.58, 3.55] by 0.4,
    /// Points for six.
    hand_6: [4.51, 4.72] by 0.4,
    /// Points for seven.
    hand_7: [5.71, 5.94] by 0.4,
    /// The number of tiles left for each seat at which meeples in hand are worth half.
    fade: [1.85, 5.33] by 1.0,
    /// How much of the lead by which turns are chosen is over the mean of the others, instead of over the best of them.
    mean_lead: [0.0, 0.28] by 0.0,
    /// Points for being the next to move.
    tempo: [1.14, 1.1] by 0.4,
    /// The scale of leads when no tile is left: with a lead of this many points the chance to win is 0.88.
    spread: [2.18, 2.18] by 0.5,
    /// How much that scale grows with the square root of the tiles left.
    spread_root: [1.5, 1.5] by 0.3,
    /// How many points better a turn must be to have e times the prior probability.
    warmth: [1.42, 1.42] by 0.8,
    /// The exploration constant of PUCT, in payoffs.
    exploration: [0.75, 0.75] by 0.0,
    /// The length of a rollout in turns.
    turns: [6.0, 6.0] by 0.0,
    /// The most turns searched at a node below the root.
    width: [24.0, 24.0] by 0.0,
    /// Whether rollouts assume that every other seat plays against the root's seat (1) or for itself (0).
    paranoid: [0.0, 0.0] by 0.0,
}
