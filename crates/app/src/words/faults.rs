//! The sentences of records, games and moves that are refused.

use crate::link::BadLink;
use tessera_core::language::Language;
use tessera_core::quoted::shortened;
use tessera_games::catalog::{BadGame, GameId};
use tessera_games::play::{
    BadOption, BadRecord, OptionFault, RecordFault, RefusedMove, listed, listed_in_spanish,
};

tessera_core::words! {
    /// Why a link, a record, a game or a move is refused. Each but the last is the end of a sentence, without a full stop.
    pub struct FaultWords {
        /// A fault of a record, with the place of the character, counted from 1.
        at_character(place: usize, why: &str),
        /// The record is too long.
        too_long(most: usize),
        /// A character is not used in records.
        character,
        /// After `@` stands no number.
        ply,
        /// Where the name of a move is expected stands none.
        name,
        /// A note of a link is expected, and none stands there.
        note,
        /// A seat of an engine with its level is expected, and none stands there.
        machine,
        /// The name of a person is expected, and none stands there.
        seat_name,
        /// A note of a game by link is expected, and none stands there.
        shared,
        /// A fault of an option: its key, and a predicate.
        option(key: &str, why: &str),
        /// An option has no value.
        no_value,
        /// An option is given twice.
        given_twice,
        /// The game has no such option, but these.
        unknown_option(keys: &[String]),
        /// A value is no number in its range.
        not_in_range(least: u16, most: u16, value: &str),
        /// A value is none of those that the option takes.
        not_one_of(values: &[String], value: &str),
        /// A value is neither `bid` nor a komi.
        not_komi(value: &str),
        /// No game is called so; these are.
        unknown_game(id: &str, names: &[String]),
        /// A move of this number is refused: a whole sentence.
        refused_move(number: usize, name: &str, why: &str),
    }
}

static ENGLISH: FaultWords = FaultWords {
    at_character: |place, why| format!("at character {place}: {why}"),
    too_long: |most| format!("a game has at most {most} characters"),
    character: "only letters, digits and - _ ~ = . / @ may stand here",
    ply: "the number of a move is missing after @",
    name: "the name of a move is missing",
    note: "after ; only “ai=” with seats and levels, “names=”, “purist” or the notes of a game by link may stand, each once",
    shared: "expected the notes of a game by link: “game=” with ten letters or digits and “to=” with a seat, each once",
    seat_name: "expected a name of at most 20 characters, as addresses have it, such as Ada or %C3%81na",
    machine: "expected a seat and the level of its AI, such as 2:3, each seat once",
    option: |key, why| format!("the option “{key}” {why}"),
    no_value: "has no value",
    given_twice: "is given twice",
    unknown_option: |keys| format!("is unknown; this game has {}", listed(keys)),
    not_in_range: |least, most, value| format!("must be a number from {least} to {most}, not “{value}”"),
    not_one_of: |values, value| format!("must be {}, not “{value}”", values.join(" or ")),
    not_komi: |value| format!("must be “bid”, or points such as 3_5 (at most 99_5), not “{value}”"),
    unknown_game: |id, names| format!("no game is called “{id}”; there are {}", listed(names)),
    refused_move: |number, name, why| format!("Move {number}, “{name}”, cannot be played: {why}."),
};

static SPANISH: FaultWords = FaultWords {
    at_character: |place, why| format!("en el carácter {place}: {why}"),
    too_long: |most| format!("una partida tiene como máximo {most} caracteres"),
    character: "aquí solo puede haber letras, cifras y - _ ~ = . / @",
    ply: "falta el número de una jugada después de @",
    name: "falta el nombre de la jugada",
    option: |key, why| format!("la opción «{key}» {why}"),
    no_value: "no tiene valor",
    given_twice: "aparece dos veces",
    unknown_option: |keys| format!("es desconocida; este juego tiene {}", listed_in_spanish(keys)),
    not_in_range: |least, most, value| format!("debe ser un número del {least} al {most}, no «{value}»"),
    not_one_of: |values, value| format!("debe ser {}, no «{value}»", values.join(" o ")),
    not_komi: |value| {
        format!("debe ser «bid» o un número de puntos como 3_5 (como máximo 99_5), no «{value}»")
    },
    unknown_game: |id, names| format!("ningún juego se llama «{id}»; hay {}", listed_in_spanish(names)),
    note: "después de ; solo puede haber «ai=» con jugadores y niveles, «names=», «purist» o las notas de una partida por enlace, cada uno una vez",
    shared: "faltan las notas de una partida por enlace: su número de diez letras o cifras y el jugador al que se envía, cada una una vez",
    seat_name: "falta un nombre de 20 caracteres como máximo, escrito como en las direcciones: Ada o %C3%81na",
    machine: "falta un jugador y el nivel de su IA, como 2:3, cada jugador una vez",
    refused_move: |number, name, why| format!("La jugada {number}, «{name}», no es posible: {why}."),
};

/// Why text is no link to a game.
pub fn bad_link(fault: &BadLink, language: Language) -> String {
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
            let games = GameId::ALL.iter();
            let names: Vec<String> = games.map(|game| game.name().to_owned()).collect();
            (FaultWords::of(language).unknown_game)(&shortened(id), &names)
        }
        BadGame::Option(fault) => bad_option(fault, language),
    }
}

/// Why a move of this number is refused, in a whole sentence.
pub fn refused_move(number: usize, fault: &RefusedMove, language: Language) -> String {
    (FaultWords::of(language).refused_move)(number, &shortened(&fault.mv.name), &fault.why)
}
