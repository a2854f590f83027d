//! The sentences of records, games and moves that are refused.

use crate::link::BadLink;
use tessera_core::language::Language;
use tessera_core::quoted::shortened;
use tessera_games::catalog::{BadGame, GameId};
use tessera_games::play::{
    BadOption, BadRecord, OptionFault, RecordFault, RefusedMove, listed, listed_in_spanish,
};

tessera_core::words!(
    /// Why a link, a record, a game or a move is refused. Each but the last is the end of a sentence, without a full stop.
    pub enum FaultWords {
        /// A fault of a record, with the place of the character, counted from 1.
        at_character = en(|place: usize, why: &str| format!("at character {place}: {why}"))
            .es(|place, why| format!("en el carácter {place}: {why}")),
        /// The record is too long.
        too_long = en(|most: usize| format!("a game has at most {most} characters"))
            .es(|most| format!("una partida tiene como máximo {most} caracteres")),
        /// A character is not used in records.
        character = en("only letters, digits and - _ ~ = . / @ may stand here")
            .es("aquí solo puede haber letras, cifras y - _ ~ = . / @"),
        /// After `@` stands no number.
        ply = en("the number of a move is missing after @").es("falta el número de una jugada después de @"),
        /// Where the name of a move is expected stands none.
        name = en("the name of a move is missing").es("falta el nombre de la jugada"),
        /// A note of a link is expected, and none stands there.
        note = en(
            "after ; only “ai=” with seats and levels, “names=”, “purist” or the notes of a game by link may \
             stand, each once",
        )
        .es(
            "después de ; solo puede haber «ai=» con jugadores y niveles, «names=», «purist» o las notas de \
             una partida por enlace, cada uno una vez",
        ),
        /// A seat of an engine with its level is expected, and none stands there.
        machine = en("expected a seat and the level of its AI, such as 2:3, each seat once")
            .es("falta un jugador y el nivel de su IA, como 2:3, cada jugador una vez"),
        /// The name of a person is expected, and none stands there.
        seat_name = en(
            "expected a name of at most 20 characters, as addresses have it, such as Ada or %C3%81na",
        )
        .es("falta un nombre de 20 caracteres como máximo, escrito como en las direcciones: Ada o %C3%81na"),
        /// A note of a game by link is expected, and none stands there.
        shared = en(
            "expected the notes of a game by link: “game=” with ten letters or digits and “to=” with a seat, \
             each once",
        )
        .es(
            "faltan las notas de una partida por enlace: su número de diez letras o cifras y el jugador al \
             que se envía, cada una una vez",
        ),
        /// A fault of an option: its key, and a predicate.
        option = en(|key: &str, why: &str| format!("the option “{key}” {why}"))
            .es(|key, why| format!("la opción «{key}» {why}")),
        /// A value stands alone.
        no_key = en("the name of an option is missing").es("falta el nombre de una opción"),
        /// An option has no value.
        no_value = en("has no value").es("no tiene valor"),
        /// An option is given twice.
        given_twice = en("is given twice").es("aparece dos veces"),
        /// The game has no such option, but these.
        unknown_option = en(|keys: &[String]| format!("is unknown; this game has {}", listed(keys)))
            .es(|keys| format!("es desconocida; este juego tiene {}", listed_in_spanish(keys))),
        /// A value is no number in its range.
        not_in_range = en(|least: u16, most: u16, value: &str| {
            format!("must be a number from {least} to {most}, not “{value}”")
        })
        .es(|least, most, value| format!("debe ser un número del {least} al {most}, no «{value}»")),
        /// A value is none of those that the option takes.
        not_one_of =
            en(|values: &[String], value: &str| format!("must be {}, not “{value}”", values.join(" or ")))
                .es(|values, value| format!("debe ser {}, no «{value}»", values.join(" o "))),
        /// A value is neither `bid` nor a komi.
        not_komi =
            en(|value: &str| format!("must be “bid”, or points such as 3_5 (at most 99_5), not “{value}”"))
                .es(|value| {
                    format!("debe ser «bid» o un número de puntos como 3_5 (como máximo 99_5), no «{value}»")
                }),
        /// No game is named; there are these.
        no_game = en(|names: &[String]| format!("no game is named; there are {}", listed(names)))
            .es(|names| format!("no se nombra ningún juego; hay {}", listed_in_spanish(names))),
        /// No game is called so; these are.
        unknown_game =
            en(|id: &str, names: &[String]| format!("no game is called “{id}”; there are {}", listed(names)))
                .es(|id, names| format!("ningún juego se llama «{id}»; hay {}", listed_in_spanish(names))),
        /// A move of this number is refused: a whole sentence. Its name may be missing.
        refused_move = en(|number: usize, name: &str, why: &str| {
            format!("Move {number}{} cannot be played: {why}.", in_commas(name))
        })
        .es(|number, name, why| {
            format!(
                "La jugada {number}{} no es posible: {why}.",
                in_commas_in_spanish(name)
            )
        }),
    }
);

/// The name of a move after its number, in commas; nothing where it has no name.
pub(super) fn in_commas(name: &str) -> String {
    match name {
        "" => String::new(),
        name => format!(", “{name}”,"),
    }
}

/// The same in Spanish.
pub(super) fn in_commas_in_spanish(name: &str) -> String {
    match name {
        "" => String::new(),
        name => format!(", «{name}»,"),
    }
}

/// Why text is no link to a game. That there is no such game needs no place.
pub fn bad_link(fault: &BadLink, language: Language) -> String {
    if let BadLink::Record(fault) = fault
        && let Some(fault) = fault.unknown_game()
    {
        return bad_game(&fault, language);
    }
    (FaultWords::of(language).at_character)(fault.at() + 1, &why_no_link(fault, language))
}

/// The same without the place.
pub(super) fn why_no_link(fault: &BadLink, language: Language) -> String {
    let words = FaultWords::of(language);
    match fault {
        BadLink::Record(fault) => why_no_record(fault, language),
        BadLink::Note(_) => words.note.to_owned(),
        BadLink::Machine(_) => words.machine.to_owned(),
        BadLink::Name(_) => words.seat_name.to_owned(),
        BadLink::Shared(_) => words.shared.to_owned(),
    }
}

/// Why text is no record, without the place.
fn why_no_record(fault: &BadRecord, language: Language) -> String {
    if let Some(fault) = fault.unknown_game() {
        return bad_game(&fault, language);
    }
    let words = FaultWords::of(language);
    match &fault.why {
        RecordFault::TooLong(most) => (words.too_long)(*most),
        RecordFault::Character => words.character.to_owned(),
        RecordFault::Ply => words.ply.to_owned(),
        RecordFault::Name => words.name.to_owned(),
        RecordFault::Option(fault) => bad_option(fault, language),
    }
}

/// Why an option is refused.
fn bad_option(fault: &BadOption, language: Language) -> String {
    let words = FaultWords::of(language);
    if fault.key.is_empty() {
        return words.no_key.to_owned();
    }
    let why = match &fault.why {
        OptionFault::NoValue => words.no_value.to_owned(),
        OptionFault::GivenTwice => words.given_twice.to_owned(),
        OptionFault::Unknown { keys } => {
            let keys: Vec<String> = keys.iter().map(|key| format!("“{key}”")).collect();
            (words.unknown_option)(&keys)
        }
        OptionFault::NotInRange { least, most, value } => {
            (words.not_in_range)(*least, *most, &shortened(value))
        }
        OptionFault::NotOneOf { values, value } => (words.not_one_of)(values, &shortened(value)),
        OptionFault::NotKomi { value } => (words.not_komi)(&shortened(value)),
    };
    (words.option)(&shortened(&fault.key), &why)
}

/// Why a game cannot be opened.
pub fn bad_game(fault: &BadGame, language: Language) -> String {
    match fault {
        BadGame::Unknown(id) => {
            let words = FaultWords::of(language);
            let games = GameId::ALL.iter();
            let names: Vec<String> = games.map(|game| game.name().to_owned()).collect();
            match id.as_str() {
                "" => (words.no_game)(&names),
                id => (words.unknown_game)(&shortened(id), &names),
            }
        }
        BadGame::Option(fault) => bad_option(fault, language),
    }
}

/// Why a move of this number is refused, in a whole sentence.
pub fn refused_move(number: usize, fault: &RefusedMove, language: Language) -> String {
    (FaultWords::of(language).refused_move)(number, &shortened(&fault.mv.name), &fault.why)
}
