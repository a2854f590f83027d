//! What people read about Connect Four.

use super::rules::{ConnectFour, Reason};
use crate::play::{OptionKind, OptionSpec};
use crate::words::SideWords;
use tessera_core::language::Language;

tessera_core::words! {
    /// The sentences of Connect Four.
    pub struct ConnectFourWords {
        /// Who invented it.
        designer,
        /// What one tries to do.
        goal,
        /// How long a game takes.
        tag_minutes,
        /// The rule of a turn.
        rule_drop,
        /// The rule of the end.
        rule_win,
        /// The rule of a draw.
        rule_draw,
        /// The note of the option for the board.
        option_board_note,
        /// The prompt of a turn.
        prompt,
        /// The note of a move.
        drop_note,
        /// A stone of a side.
        stone_of(side: &str),
        /// Why a stone cannot be placed on a cell: it would fall further.
        floating,
        /// What a side's score is made of, if it has four in a row.
        four,
        /// What a side's score is made of, if it has not.
        no_four,
    }
}

static ENGLISH: ConnectFourWords = ConnectFourWords {
    designer: "Howard Wexler and Ned Strongin, 1974",
    goal: "Be the first to have four stones in a row.",
    tag_minutes: "5 min",
    rule_drop: "Black and White drop stones in turn into the columns of an upright board, Black first. A stone falls to the lowest empty cell of its column.",
    rule_win: "Four stones of one side in a row win: level, upright or along a diagonal.",
    rule_draw: "If the board is full and nobody has four in a row, the game is a draw.",
    option_board_note: "Columns and rows.",
    prompt: "Drop a stone into a column.",
    drop_note: "The stone falls to the lowest empty cell.",
    stone_of: |side| format!("{side} stone"),
    floating: "a stone falls further down",
    four: "four in a row",
    no_four: "no four in a row",
};

static SPANISH: ConnectFourWords = ConnectFourWords {
    designer: "Howard Wexler y Ned Strongin, 1974",
    goal: "Sé el primero en tener cuatro piedras en línea.",
    tag_minutes: "5 min",
    rule_drop: "Negro y Blanco dejan caer piedras por turnos en las columnas de un tablero vertical; empieza Negro. La piedra cae hasta la casilla vacía más baja de su columna.",
    rule_win: "Gana quien tenga cuatro piedras propias en línea: en horizontal, en vertical o en diagonal.",
    rule_draw: "Si el tablero se llena y nadie tiene cuatro en línea, hay empate.",
    option_board_note: "Columnas y filas.",
    prompt: "Deja caer una piedra en una columna.",
    drop_note: "La piedra cae hasta la casilla vacía más baja.",
    stone_of: |side| format!("piedra de {side}"),
    floating: "la piedra caería más abajo",
    four: "cuatro en línea",
    no_four: "ningún cuatro en línea",
};

impl ConnectFourWords {
    /// The tags of the game.
    pub fn tags(&self, language: Language) -> Vec<&'static str> {
        vec![SideWords::of(language).tag_players, self.tag_minutes]
    }

    /// The options of the game.
    pub fn options(&self, language: Language) -> Vec<OptionSpec> {
        let value = |board: &str| (board.to_owned(), board.replace('x', " × "));
        vec![OptionSpec {
            key: "board",
            label: SideWords::of(language).option_size,
            note: self.option_board_note,
            kind: OptionKind::OneOf(ConnectFour::BOARDS.map(value).to_vec()),
            default: "7x6",
        }]
    }
}

/// Why no stone may be placed on a cell.
pub fn reason(reason: Reason, language: Language) -> &'static str {
    match reason {
        Reason::GameOver => SideWords::of(language).closed_game_over,
        Reason::Occupied => SideWords::of(language).occupied,
        Reason::Floating => ConnectFourWords::of(language).floating,
    }
}
