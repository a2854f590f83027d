//! What people read about Carcassonne before a game begins.

use crate::play::{Measure, OptionKind, OptionSpec};
use tessera_core::language::Language;

tessera_core::words! {
    /// The sentences about Carcassonne as a game.
    pub struct AboutWords {
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

static SPANISH: AboutWords = AboutWords {
    designer: "Klaus-Jürgen Wrede, 2000",
    goal: "Coloca losetas, reclama lo que crece y recupera tus meeples a tiempo.",
    tag_tiles: "losetas",
    tag_players: "de 2 a 5 jugadores",
    tag_minutes: "40 min",
    rule_tiles: "Roba una loseta y colócala junto a otras, girada como quieras, de modo que cada lado continúe lo que toca: ciudad con ciudad, camino con camino, campo con campo. Una loseta que no encaja en ningún sitio sale de la partida.",
    rule_meeples: "Después puedes colocar uno de tus siete meeples en esa loseta: en una ciudad, un camino, un monasterio o un campo, siempre que allí no haya todavía ningún meeple, ni en esta loseta ni en otra más lejana.",
    rule_complete: "Un camino está completo cuando sus dos extremos están cerrados o cuando forma un circuito; vale 1 punto por loseta. Una ciudad está completa cuando su muralla no tiene huecos; vale 2 puntos por loseta y 2 por escudo. Un monasterio está completo cuando lo rodean ocho losetas; vale 9 puntos.",
    rule_majority: "Quien tenga más meeples en lo que se completa recibe sus puntos; si hay empate, todos los empatados los reciben completos. Todos los meeples que había allí vuelven a sus dueños, que pueden usarlos desde el turno siguiente.",
    rule_fields: "Los meeples de los campos se quedan hasta el final. Entonces, quien tenga más en un campo recibe 3 puntos por cada ciudad completa que haya junto a él, por muchas veces que el campo la toque.",
    rule_end: "La partida termina cuando la bolsa queda vacía. Lo que ha quedado incompleto vale 1 punto por loseta y 1 por escudo; un monasterio, 1 punto más 1 por cada loseta que lo rodea. Gana quien tenga más puntos.",
    option_players: "Jugadores",
    option_players_note: "Cuántos juegan.",
    option_small_city: "Ciudad de dos losetas",
    option_small_city_note: "Lo que vale completa; en las primeras ediciones valía 2 puntos.",
    small_city_4: "4 puntos",
    small_city_2: "2 puntos",
    option_unplaceable: "Loseta que no encaja en ningún sitio",
    option_unplaceable_note: "Sale de la partida o vuelve a la bolsa.",
    unplaceable_aside: "Se aparta",
    unplaceable_return: "Vuelve a la bolsa",
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
