//! What people read about Carcassonne before a game begins.

use crate::play::{Measure, OptionKind, OptionSpec};
use tessera_core::language::Language;

tessera_core::words!(
    /// The sentences about Carcassonne as a game.
    pub enum AboutWords {
        /// Who invented it.
        designer = en("Klaus-Jürgen Wrede, 2000").es("Klaus-Jürgen Wrede, 2000"),
        /// What one tries to do.
        goal = en("Place tiles, claim what grows, and get your meeples back in time.")
            .es("Coloca losetas, reclama lo que crece y recupera tus meeples a tiempo."),
        /// The tag for what it is played with.
        tag_tiles = en("tiles").es("losetas"),
        /// The tag for the number of players.
        tag_players = en("2 to 5 players").es("de 2 a 5 jugadores"),
        /// How long a game takes.
        tag_minutes = en("40 min").es("40 min"),
        /// The rule of placements.
        rule_tiles = en(
            "Draw a tile and place it beside others, rotated as you like, so that each of its sides \
             continues what it meets: city to city, road to road, field to field. A tile that fits nowhere \
             leaves the game.",
        )
        .es(
            "Roba una loseta y colócala junto a otras, girada como quieras, de modo que cada lado continúe \
             lo que toca: ciudad con ciudad, camino con camino, campo con campo. Una loseta que no encaja en \
             ningún sitio sale de la partida.",
        ),
        /// The rule of meeples.
        rule_meeples = en(
            "Then you may place one of your seven meeples on that tile: in a city, on a road, on a cloister \
             or in a field, as long as there is no meeple anywhere in it yet, on this tile or far away.",
        )
        .es(
            "Después puedes colocar uno de tus siete meeples en esa loseta: en una ciudad, un camino, un \
             monasterio o un campo, siempre que allí no haya todavía ningún meeple, ni en esta loseta ni en \
             otra más lejana.",
        ),
        /// The rule of complete features.
        rule_complete = en(
            "A road is complete when both its ends are closed or it runs in a circle; it scores 1 point per \
             tile. A city is complete when its wall has no gap; it scores 2 points per tile and 2 per \
             pennant. A cloister is complete when eight tiles surround it; it scores 9.",
        )
        .es(
            "Un camino está completo cuando sus dos extremos están cerrados o cuando forma un circuito; vale \
             1 punto por loseta. Una ciudad está completa cuando su muralla no tiene huecos; vale 2 puntos \
             por loseta y 2 por escudo. Un monasterio está completo cuando lo rodean ocho losetas; vale 9 \
             puntos.",
        ),
        /// The rule of the majority.
        rule_majority = en(
            "Whoever has the most meeples in what is completed scores its points; players who tie score them \
             in full. All its meeples come home and can be used from the next turn on.",
        )
        .es(
            "Quien tenga más meeples en lo que se completa recibe sus puntos; si hay empate, todos los \
             empatados los reciben completos. Todos los meeples que había allí vuelven a sus dueños, que \
             pueden usarlos desde el turno siguiente.",
        ),
        /// The rule of fields.
        rule_fields = en(
            "Meeples in fields stay until the end. Then whoever has the most in a field scores 3 points for \
             each complete city beside it, however often the field touches it.",
        )
        .es(
            "Los meeples de los campos se quedan hasta el final. Entonces, quien tenga más en un campo \
             recibe 3 puntos por cada ciudad completa que haya junto a él, por muchas veces que el campo la \
             toque.",
        ),
        /// The rule of the end.
        rule_end = en(
            "The game ends when the bag is empty. What is not complete still scores 1 point per tile and 1 \
             per pennant; a cloister scores 1, and 1 for each tile around it. The most points win.",
        )
        .es(
            "La partida termina cuando la bolsa queda vacía. Lo que ha quedado incompleto vale 1 punto por \
             loseta y 1 por escudo; un monasterio, 1 punto más 1 por cada loseta que lo rodea. Gana quien \
             tenga más puntos.",
        ),
        /// The label of the option for the number of players.
        option_players = en("Players").es("Jugadores"),
        /// Its note.
        option_players_note = en("How many play.").es("Cuántos juegan."),
        /// The label of the option for cities of two tiles.
        option_small_city = en("City of two tiles").es("Ciudad de dos losetas"),
        /// Its note.
        option_small_city_note = en("What it scores when complete; the first editions gave 2 points.")
            .es("Lo que vale completa; en las primeras ediciones valía 2 puntos."),
        /// The label of its value 4.
        small_city_4 = en("4 points").es("4 puntos"),
        /// The label of its value 2.
        small_city_2 = en("2 points").es("2 puntos"),
        /// The label of the option for tiles that fit nowhere.
        option_unplaceable = en("A tile that fits nowhere").es("Loseta que no encaja en ningún sitio"),
        /// Its note.
        option_unplaceable_note = en("It leaves the game, or goes back into the bag.")
            .es("Sale de la partida o vuelve a la bolsa."),
        /// The label of its value `aside`.
        unplaceable_aside = en("Set aside").es("Se aparta"),
        /// The label of its value `return`.
        unplaceable_return = en("Goes back").es("Vuelve a la bolsa"),
    }
);

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
