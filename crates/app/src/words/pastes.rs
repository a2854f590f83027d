//! The sentences of texts that were pasted and open no game.

use super::bad_shared;
use super::faults::{bad_game, in_commas, in_commas_in_spanish, why_no_link};
use super::study::StudyWords;
use crate::pasted::{BadPaste, PasteFault, PictureFault};
use crate::records::{AbstractPlayFault, OrderFault, STUDY_LIMIT, StudyFault, UNPACKED_LIMIT};
use tessera_core::language::Language;
use tessera_core::points;
use tessera_core::quoted::shortened;

tessera_core::words!(
    /// Why a text opens no game. Each is the end of a sentence, without a full stop.
    pub enum PasteWords {
        /// A fault of a text of several lines, with its place, both counted from 1.
        at_line =
            en(|line: usize, column: usize, why: &str| format!("line {line}, character {column}: {why}"))
                .es(|line, column, why| format!("línea {line}, carácter {column}: {why}")),
        /// What was pasted opens no game, for this reason.
        pasted = en(|why: &str| format!("This opens no game: {why}."))
            .es(|why| format!("Con esto no se abre ninguna partida: {why}.")),
        /// What opens one.
        opens = en(
            "Paste the link of a game, such as …#linage/size=9.komi=5_5/e5, its part after #, a list of moves \
             or a file that was saved here, or a game of Linage from Abstract Play.",
        )
        .es(
            "Pega el enlace de una partida, como …#linage/size=9.komi=5_5/e5, lo que va después de #, una \
             lista de jugadas o un archivo guardado aquí, o una partida de Linage de Abstract Play.",
        ),
        /// Nothing was pasted.
        nothing_pasted = en("nothing is pasted").es("no se ha pegado nada"),
        /// An address without a game was pasted.
        no_fragment = en("the address has no # with a game after it")
            .es("la dirección no tiene # con una partida detrás"),
        /// Moves were pasted without a game.
        no_game = en(
            "these moves do not say of which game they are; a line before them does, such as \
             linage/size=9.komi=5_5/",
        )
        .es(
            "estas jugadas no dicen de qué juego son; lo dice una línea delante, como \
             linage/size=9.komi=5_5/",
        ),
        /// The address of a game of Abstract Play was pasted.
        abstract_play_address = en(
            "a game of Abstract Play cannot be fetched from here; once it has ended, download its record \
             there and open that file here",
        )
        .es(
            "una partida de Abstract Play no se puede descargar desde aquí; cuando haya terminado, descarga \
             allí su registro y abre aquí ese archivo",
        ),
        /// A move of a list of moves or of JSON cannot be played.
        no_move = en(|ply: usize, name: &str, why: &str| {
            format!("move {ply}{} cannot be played: {why}", in_commas(name))
        })
        .es(|ply, name, why| {
            format!(
                "la jugada {ply}{} no es posible: {why}",
                in_commas_in_spanish(name)
            )
        }),
        /// In a list of moves another number than the next comes after one; 0 for none.
        number_order = en(|after: usize, found: usize| match after {
            0 => format!("the list begins with number {found}, and 1 is expected"),
            _ => format!(
                "after {after} comes {found}, and {} is expected: a line is missing or out of place",
                after + 1
            ),
        })
        .es(|after, found| match after {
            0 => format!("la lista empieza con el número {found}, y debe empezar con el 1"),
            _ => {
                format!(
                    "después de {after} viene {found}, y debe venir {}: falta una línea o no está en su \
                     lugar",
                    after + 1
                )
            }
        }),
        /// A move of a list stands under a number where the game has none like it.
        number_elsewhere = en(|number: usize| {
            format!(
                "this move does not belong to number {number}: a move is missing, is there twice or is out \
                 of place"
            )
        })
        .es(|number| {
            format!(
                "esta jugada no es del número {number}: falta una jugada, está dos veces o no está en su \
                 lugar"
            )
        }),
        /// A move of a list stands under no number, and the game has it under this one.
        number_missing =
            en(|number: usize| format!("this move belongs to number {number}, and stands under none"))
                .es(|number| format!("esta jugada es del número {number}, y no está debajo de ninguno")),
        /// Under a number of a list stands no move.
        number_empty = en(|number: usize| format!("number {number} has no move"))
            .es(|number| format!("el número {number} no tiene ninguna jugada")),
        /// The score of a list is not that of its moves.
        list_score = en("this is not the score after these moves: some are missing or wrong")
            .es("estos no son los puntos después de estas jugadas: faltan algunas o no son correctas"),
        /// A list of moves goes on after its end.
        list_goes_on = en("the list of moves has ended, and goes on here")
            .es("la lista de jugadas había terminado, y sigue aquí"),
        /// A value of JSON, by its path, and a predicate.
        at_path =
            en(|path: &str, why: &str| format!("“{path}” {why}")).es(|path, why| format!("«{path}» {why}")),
        /// A value is missing.
        shape_missing = en("is missing").es("no está"),
        /// A key is there twice.
        shape_twice = en("is there twice").es("está dos veces"),
        /// A key is unknown.
        shape_unknown =
            en("is unknown in a record of this version").es("no se conoce en un registro de esta versión"),
        /// A value must be an object.
        shape_object = en("must be an object: { … }").es("debe ser un objeto: { … }"),
        /// A value must be a list of at most so many.
        shape_list = en(|most: usize| format!("must be a list of at most {most}: [ … ]"))
            .es(|most| format!("debe ser una lista de como máximo {most}: [ … ]")),
        /// A value must be a text.
        shape_text = en("must be a text in quotes").es("debe ser un texto entre comillas"),
        /// A value must be a whole number between these.
        shape_whole = en(|least: u32, most: u32| format!("must be a whole number from {least} to {most}"))
            .es(|least, most| format!("debe ser un número entero del {least} al {most}")),
        /// A value must be a number.
        shape_number = en("must be a number").es("debe ser un número"),
        /// A value must be true or false.
        shape_truth = en("must be true or false").es("debe ser true o false"),
        /// A value must be the name of a move.
        shape_name = en("must be the name of a move, of letters, digits and - _ ~")
            .es("debe ser el nombre de una jugada, con letras, cifras y - _ ~"),
        /// A value must be this text.
        shape_is = en(|text: &str| format!("must be “{text}”")).es(|text| format!("debe ser «{text}»")),
        /// A value is wrong for this reason.
        shape_wrong = en(|why: &str| format!("is wrong: {why}")).es(|why| format!("no es correcto: {why}")),
        /// A value must be one of the signs that rate a move.
        shape_glyph = en(|glyphs: &str| format!("must be one of {glyphs}"))
            .es(|glyphs| format!("debe ser uno de {glyphs}")),
        /// A value must be a cell, or two for an arrow.
        shape_mark =
            en("must be a cell of this position, such as “c3”, or two for an arrow, such as “c3>d4”")
                .es("debe ser una casilla de esta posición, como «c3», o dos para una flecha, como «c3>d4»"),
        /// A value must be one of the verdicts of a review.
        shape_verdict = en(|verdicts: &str| format!("must be one of {verdicts}"))
            .es(|verdicts| format!("debe ser uno de {verdicts}")),
        /// A comment is longer than this.
        shape_comment = en(|most: usize| format!("has more than {most} characters"))
            .es(|most| format!("tiene más de {most} caracteres")),
        /// A variation has no move.
        shape_empty = en("must have at least one move").es("debe tener al menos una jugada"),
        /// A variation begins with a move that is there already.
        shape_same_move = en("is there already: a variation begins with another move")
            .es("ya está: una variante empieza con otra jugada"),
        /// There are more moves in variations than this.
        too_many_moves =
            en(|most: usize| format!("variations may have {most} moves in all, and there are more"))
                .es(|most| format!("las variantes pueden tener {most} jugadas en total, y aquí hay más")),
        /// Variations branch off each other more often than this.
        too_nested = en(|most: usize| {
            format!("a variation may branch off another {most} times, and here it is more often")
        })
        .es(|most| format!("una variante puede salir de otra {most} veces, y aquí son más")),
        /// All comments together are longer than this.
        too_many_comments =
            en(|most: usize| format!("comments may have {most} characters in all, and there are more")).es(
                |most| format!("los comentarios pueden tener {most} caracteres en total, y aquí hay más"),
            ),
        /// Abstract Play: a record of another game.
        other_game = en(|name: &str| {
            format!(
                "{}, and of Abstract Play only games of Linage can be read",
                is(name)
            )
        })
        .es(|name| {
            format!(
                "{}, y de Abstract Play solo se pueden leer partidas de Linage",
                es(name)
            )
        }),
        /// Abstract Play: an unknown variant.
        other_variant = en(|name: &str| {
            format!(
                "{}, and only boards of side 11, 13, 15, 17 and 19 are known",
                is(name)
            )
        })
        .es(|name| {
            format!(
                "{}, y solo se conocen tableros de lado 11, 13, 15, 17 y 19",
                es(name)
            )
        }),
        /// Abstract Play: no komi in whole points.
        komi_not_whole = en(|text: &str| {
            format!(
                "{}, and a komi in whole points is expected as the first move",
                is(text)
            )
        })
        .es(|text| {
            format!(
                "{}, y la primera jugada debe ser un komi de puntos enteros",
                es(text)
            )
        }),
        /// Abstract Play: a komi, with the half point of the button, that no game has here.
        komi_out_of_range =
            en(|komi: &str| format!("leads to komi {komi} with the button, and here it is from 0 to 99½"))
                .es(|komi| format!("lleva a un komi de {komi} con el botón, y aquí va de 0 a 99½")),
        /// Abstract Play: the players do not move in turn.
        not_in_turn = en("is out of turn").es("está fuera de turno"),
        /// Abstract Play: the name of no move.
        unknown_move = en(|text: &str| format!("{}, which is no move on this board", is(text)))
            .es(|text| format!("{}, que no es una jugada en este tablero", es(text))),
        /// Abstract Play: the game went on after the button and a pass.
        after_passes = en("follows the button and a pass, which here are two passes and end the game")
            .es("viene después del botón y de un pase, que aquí son dos pases y terminan la partida"),
        /// JSON of others was pasted.
        other_json =
            en("this JSON was not saved here as a game").es("este JSON no se guardó aquí como partida"),
        /// The same, with what differs from a record.
        other_json_for = en(|why: &str| format!("this JSON was not saved here as a game: {why}"))
            .es(|why| format!("este JSON no se guardó aquí como partida: {why}")),
        /// JSON of others was to be imported.
        other_data = en(
            "it was not exported here with everything; a file of one game is opened on the home page",
        )
        .es("no se exportó aquí con todo; el archivo de una sola partida se abre en la página de inicio"),
        /// A picture has no code that can be read.
        no_code = en("no QR code can be read in this picture; a sharper or larger picture of it may help")
            .es("no se lee ningún código QR en esta imagen; puede ayudar una imagen más nítida o más grande"),
        /// The browser cannot read a picture.
        unreadable_picture =
            en("the browser cannot read this picture").es("el navegador no puede leer esta imagen"),
        /// The program that reads codes did not load.
        no_code_reader = en(
            "the program that reads QR codes did not load; try again once there is a connection",
        )
        .es("no se ha cargado el programa que lee códigos QR; inténtalo de nuevo cuando haya conexión"),
        /// The file with everything was pasted.
        all_data = en("this file holds everything that a browser keeps; the settings import it")
            .es("este archivo contiene todo lo que guarda un navegador; se importa en los ajustes"),
        /// In JSON a value is expected.
        json_value = en("a value is missing in the file").es("falta un valor en el archivo"),
        /// A key is expected.
        json_key =
            en("a key in quotes is missing in the file").es("falta una clave entre comillas en el archivo"),
        /// A colon is expected.
        json_colon = en("a colon is missing in the file").es("faltan dos puntos en el archivo"),
        /// A comma or the closing bracket is expected.
        json_comma = en("a comma or a closing bracket is missing in the file")
            .es("falta una coma o un paréntesis de cierre en el archivo"),
        /// The rest of a text in quotes is expected.
        json_text = en("a text in quotes does not end, or has a sign that may not stand there")
            .es("un texto entre comillas no termina o tiene un signo que no puede ir ahí"),
        /// Nothing more is expected.
        json_nothing = en("the file should end here").es("el archivo debería terminar aquí"),
    }
);

/// Why a text that was pasted opens no game, and what does: whole sentences.
pub fn bad_paste(fault: &BadPaste, language: Language) -> String {
    let words = PasteWords::of(language);
    [&(words.pasted)(&why_not_read(fault, language)), words.opens].join(" ")
}

/// Says in English that a value is this text, which may be empty.
fn is(text: &str) -> String {
    match text {
        "" => "is empty".to_owned(),
        text => format!("is “{text}”"),
    }
}

/// The same in Spanish.
fn es(text: &str) -> String {
    match text {
        "" => "está vacío".to_owned(),
        text => format!("es «{text}»"),
    }
}

/// Why a text could not be read, with the place.
pub fn why_not_read(fault: &BadPaste, language: Language) -> String {
    let words = PasteWords::of(language);
    let why = match &fault.why {
        PasteFault::Empty => words.nothing_pasted.to_owned(),
        PasteFault::Link(fault) => why_no_link(fault, language),
        PasteFault::Study(fault) => bad_study(fault, language),
        PasteFault::Unplayable(fault) => bad_game(fault, language),
        PasteFault::NoFragment => words.no_fragment.to_owned(),
        PasteFault::NoGame => words.no_game.to_owned(),
        PasteFault::AbstractPlayAddress => words.abstract_play_address.to_owned(),
        PasteFault::AbstractPlay(path, fault) => (words.at_path)(path, &words.abstract_play(fault, language)),
        PasteFault::Shape(path, fault) => words.shape_at(path, fault, language),
        PasteFault::Move(refused) => words.refused(refused),
        PasteFault::Order(fault) => words.order(*fault),
        PasteFault::Json(fault) => words.json_part(fault.expected).to_owned(),
        PasteFault::OtherJson(None) => words.other_json.to_owned(),
        PasteFault::OtherJson(Some(fault)) => {
            (words.other_json_for)(&words.shape_at(&fault.path, &fault.why, language))
        }
        PasteFault::OtherData => words.other_data.to_owned(),
        PasteFault::Foreign(fault) => bad_shared(fault, language),
        PasteFault::Picture(fault) => match fault {
            PictureFault::NoCode => words.no_code,
            PictureFault::Unreadable => words.unreadable_picture,
            PictureFault::NotLoaded => words.no_code_reader,
        }
        .to_owned(),
        PasteFault::AllData => words.all_data.to_owned(),
    };
    match fault.line {
        0 => why,
        line => (words.at_line)(line, fault.column, &why),
    }
}

/// Why the link of a study holds no game.
pub fn bad_study(fault: &StudyFault, language: Language) -> String {
    let (words, pastes) = (StudyWords::of(language), PasteWords::of(language));
    let why = match fault {
        StudyFault::TooLong => (words.too_long)(STUDY_LIMIT),
        StudyFault::Digit(at) => (words.digit)(at + 1),
        StudyFault::CutOff => words.cut_off.to_owned(),
        StudyFault::Damaged => words.damaged.to_owned(),
        StudyFault::TooLarge => (words.too_large)(UNPACKED_LIMIT),
        StudyFault::NotText(at) => (words.not_text)(at + 1),
        StudyFault::Json(at, fault) => (words.json)(at + 1, pastes.json_part(fault.expected)),
        StudyFault::Shape(path, shape) if path.is_empty() => (words.whole)(&pastes.shape(shape, language)),
        StudyFault::Shape(path, shape) => pastes.shape_at(path, shape, language),
    };
    (words.no_study)(&why)
}

impl PasteWords {
    /// Why a list of moves is not whole.
    fn order(&self, fault: OrderFault) -> String {
        match fault {
            OrderFault::Number(after, found) => (self.number_order)(after, found),
            OrderFault::Elsewhere(number) => (self.number_elsewhere)(number),
            OrderFault::NoNumber(number) => (self.number_missing)(number),
            OrderFault::Empty(number) => (self.number_empty)(number),
            OrderFault::Score => self.list_score.to_owned(),
            OrderFault::NoMove => self.list_goes_on.to_owned(),
        }
    }

    /// What of a record of Abstract Play cannot be told here.
    fn abstract_play(&self, fault: &AbstractPlayFault, language: Language) -> String {
        match fault {
            AbstractPlayFault::Shape(shape) => self.shape(shape, language),
            AbstractPlayFault::OtherGame(name) => (self.other_game)(&shortened(name)),
            AbstractPlayFault::Variant(name) => (self.other_variant)(&shortened(name)),
            AbstractPlayFault::Komi(text) => (self.komi_not_whole)(&shortened(text)),
            AbstractPlayFault::KomiOutOfRange(halves) => (self.komi_out_of_range)(&points::in_words(*halves)),
            AbstractPlayFault::Turns => self.not_in_turn.to_owned(),
            AbstractPlayFault::Move(text) => (self.unknown_move)(&shortened(text)),
            AbstractPlayFault::AfterPasses => self.after_passes.to_owned(),
            AbstractPlayFault::Illegal(why) => (self.shape_wrong)(why),
        }
    }
}
