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
    goal: "Place tiles, claim what grows, and get your meeples back in time.",
    tag_tiles: "tiles",
    tag_players: "2 to 5 players",
    tag_minutes: "40 min",
    rule_tiles: "Draw a tile and place it beside others, rotated as you like, so that each of its sides continues what it meets: city to city, road to road, field to field. A tile that fits nowhere leaves the game.",
    rule_meeples: "Then you may place one of your seven meeples on that tile: in a city, on a road, on a cloister or in a field, as long as there is no meeple anywhere in it yet, on this tile or far away.",
    rule_complete: "A road is complete when both its ends are closed or it runs in a circle; it scores 1 point per tile. A city is complete when its wall has no gap; it scores 2 points per tile and 2 per pennant. A cloister is complete when eight tiles surround it; it scores 9.",
    rule_majority: "Whoever has the most meeples in what is completed scores its points; players who tie score them in full. All its meeples come home and can be used from the next turn on.",
    rule_fields: "Meeples in fields stay until the end. Then whoever has the most in a field scores 3 points for each complete city beside it, however often the field touches it.",
    rule_end: "The game ends when the bag is empty. What is not complete still scores 1 point per tile and 1 per pennant; a cloister scores 1, and 1 for each tile around it. The most points win.",
    option_players: "Players",
    option_players_note: "How many play.",
    option_small_city: "City of two tiles",
    option_small_city_note: "What it scores when complete; the first editions gave 2 points.",
    small_city_4: "4 points",
    small_city_2: "2 points",
    option_unplaceable: "A tile that fits nowhere",
    option_unplaceable_note: "It leaves the game, or goes back into the bag.",
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
