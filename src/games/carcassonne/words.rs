//! What people read about Carcassonne before a game begins.

use crate::language::Language;
use crate::play::{Measure, OptionKind, OptionSpec};

crate::words! {
    /// The sentences about Carcassonne as a game.
    pub struct AboutWords {
        /// The name of the game.
        name,
        /// Who invented it.
        designer,
        /// What one tries to do.
        goal,
        /// The tag for what it is played with.
        tag_tiles,
        /// The tag for the number of players.
        tag_players,
        /// How long a game takes.
        tag_minutes,
        /// The rule of placements.
        rule_tiles,
        /// The rule of meeples.
        rule_meeples,
        /// The rule of complete features.
        rule_complete,
        /// The rule of the majority.
        rule_majority,
        /// The rule of fields.
        rule_fields,
        /// The rule of the end.
        rule_end,
        /// The label of the option for the number of players.
        option_players,
        /// Its note.
        option_players_note,
        /// The label of the option for cities of two tiles.
        option_small_city,
        /// Its note.
        option_small_city_note,
        /// The label of its value 4.
        small_city_4,
        /// The label of its value 2.
        small_city_2,
        /// The label of the option for tiles that fit nowhere.
        option_unplaceable,
        /// Its note.
        option_unplaceable_note,
        /// The label of its value `aside`.
        unplaceable_aside,
        /// The label of its value `return`.
        unplaceable_return,
    }
}

static ENGLISH: AboutWords = AboutWords {
    name: "Carcassonne",
    designer: "Klaus-Jürgen Wrede, 2000",
    goal: "Lay tiles, claim what grows, and get your meeples back in time.",
    tag_tiles: "tiles",
    tag_players: "2 to 5 players",
    tag_minutes: "40 minutes",
    rule_tiles: "Draw a tile and lay it beside others, turned as you like, so that each of its sides goes on with what it meets: city with city, road with road, field with field. A tile that fits nowhere leaves the game.",
    rule_meeples: "Then you may put one of your seven meeples on the tile: into a city, on a road, on a cloister or into a field, if nobody stands anywhere in it yet, on this tile or far away.",
    rule_complete: "A road is complete when both its ends are closed, and brings 1 point a tile. A city is complete when its wall has no gap, and brings 2 points a tile and 2 a pennant. A cloister is complete when eight tiles lie around it, and brings 9.",
    rule_majority: "Whoever has the most meeples in what is completed gets the points; those who have equally many get them in full. All its meeples come home, and can be used from the next turn on.",
    rule_fields: "Meeples in fields lie there until the end. Then whoever has the most in a field gets 3 points for each completed city beside it, however often the field touches it.",
    rule_end: "The game ends when the bag is empty. What is not complete still brings 1 point a tile and 1 a pennant; a cloister 1, and 1 for each tile around it. Most points win.",
    option_players: "Players",
    option_players_note: "How many sit at the table.",
    option_small_city: "City of two tiles",
    option_small_city_note: "Points when it is complete; the first editions gave 2.",
    small_city_4: "4 points",
    small_city_2: "2 points",
    option_unplaceable: "A tile that fits nowhere",
    option_unplaceable_note: "Leaves the game, or goes back into the bag.",
    unplaceable_aside: "Set aside",
    unplaceable_return: "Goes back",
};

/// The options of the game.
pub fn options(language: Language) -> Vec<OptionSpec> {
    let words = AboutWords::of(language);
    let value = |value: &str, label: &str| (value.to_owned(), label.to_owned());
    vec![
        OptionSpec {
            key: "players",
            label: words.option_players,
            note: words.option_players_note,
            kind: OptionKind::Number {
                of: Measure::Players,
                least: 2,
                most: 5,
                offered: 2,
            },
            default: "2",
        },
        OptionSpec {
            key: "small-city",
            label: words.option_small_city,
            note: words.option_small_city_note,
            kind: OptionKind::OneOf(vec![
                value("4", words.small_city_4),
                value("2", words.small_city_2),
            ]),
            default: "4",
        },
        OptionSpec {
            key: "unplaceable",
            label: words.option_unplaceable,
            note: words.option_unplaceable_note,
            kind: OptionKind::OneOf(vec![
                value("aside", words.unplaceable_aside),
                value("return", words.unplaceable_return),
            ]),
            default: "aside",
        },
    ]
}
