//! What people read about Connect Four.

use super::rules::{ConnectFour, Reason};
use crate::play::{OptionKind, OptionSpec};
use crate::words::SideWords;
use tessera_core::language::Language;

tessera_core::words!(
    /// The sentences of Connect Four.
    pub enum ConnectFourWords {
        /// Who invented it.
        designer = en("Howard Wexler and Ned Strongin, 1974").es("Howard Wexler y Ned Strongin, 1974"),
        /// What one tries to do.
        goal = en("Be the first to have four stones in a row.")
            .es("Sé el primero en tener cuatro piedras en línea."),
        /// How long a game takes.
        tag_minutes = en("5 min").es("5 min"),
        /// The rule of a turn.
        rule_drop = en(
            "Black and White drop stones in turn into the columns of an upright board, Black first. A stone \
             falls to the lowest empty cell of its column.",
        )
        .es(
            "Negro y Blanco dejan caer piedras por turnos en las columnas de un tablero vertical; empieza \
             Negro. La piedra cae hasta la casilla vacía más baja de su columna.",
        ),
        /// The rule of the end.
        rule_win = en("Four stones of one side in a row win: level, upright or along a diagonal.").es(
            "Gana quien tenga cuatro piedras propias en línea: en horizontal, en vertical o en diagonal.",
        ),
        /// The rule of a draw.
        rule_draw = en("If the board is full and nobody has four in a row, the game is a draw.")
            .es("Si el tablero se llena y nadie tiene cuatro en línea, hay empate."),
        /// The note of the option for the board.
        option_board_note = en("Columns and rows.").es("Columnas y filas."),
        /// The prompt of a turn.
        prompt = en("Drop a stone into a column.").es("Deja caer una piedra en una columna."),
        /// The note of a move.
        drop_note = en("The stone falls to the lowest empty cell.")
            .es("La piedra cae hasta la casilla vacía más baja."),
        /// A stone of a side.
        stone_of = en(|side: &str| format!("{side} stone")).es(|side| format!("piedra de {side}")),
        /// Why a stone cannot be placed on a cell: it would fall further.
        floating = en("a stone falls further down").es("la piedra caería más abajo"),
        /// What a side's score is made of, if it has four in a row.
        four = en("four in a row").es("cuatro en línea"),
        /// What a side's score is made of, if it has not.
        no_four = en("no four in a row").es("ningún cuatro en línea"),
    }
);

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
