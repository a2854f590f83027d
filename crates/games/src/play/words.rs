//! Sentences that all games share, and pieces of sentences.

use std::fmt::Display;

tessera_core::words!(
    /// What a table says whatever game lies on it.
    pub enum PlayWords {
        /// Why nothing can be played after the end.
        game_over = en("the game is over").es("la partida ha terminado"),
        /// Why a name cannot be played where nothing better is known.
        not_legal = en("not a legal move here").es("no es una jugada válida aquí"),
        /// The board has no cell of the name.
        no_cell = en("there is no such cell").es("esa casilla no existe"),
        /// No piece that can be drawn has the name.
        no_piece = en("no tile is called so").es("ninguna loseta se llama así"),
        /// No piece of the name is left.
        no_piece_left = en("no such tile is left").es("no queda ninguna loseta así"),
        /// A row of cells in words, by its name.
        row = en(|name: &str, parts: &[String]| format!("Row {name}: {}.", parts.join("; ")))
            .es(|name, parts| format!("Fila {name}: {}.", parts.join("; "))),
        /// A cell with what is on it.
        on_cell = en(|cell: &str, content: &str| format!("{cell} {content}"))
            .es(|cell, content| format!("{cell} {content}")),
        /// Several cells in a row with the same on them.
        on_cells = en(|first: &str, last: &str, content: &str| format!("{first} to {last} {content}"))
            .es(|first, last, content| format!("{first} a {last} {content}")),
        /// How a resignation reads in the list of moves.
        resigns = en("resigns").es("abandona"),
    }
);

/// Things in a row, in English: `a`, `a and b`, `a, b and c`.
pub fn listed(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [firsts @ .., last] => format!("{} and {last}", firsts.join(", ")),
    }
}

/// Things in a row, in Spanish: `a`, `a y b`, `a, b y c`.
pub fn listed_in_spanish(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [firsts @ .., last] => format!("{} {} {last}", firsts.join(", "), spanish_and(last)),
    }
}

/// The Spanish "and" before a word: `e` before the sound of an i, as in `e Inés` and `e hijos`, else `y`.
fn spanish_and(word: &str) -> &'static str {
    // The table of all small letters would come with the first move of a game.
    let mut letters = word.chars().map(|letter| letter.to_ascii_lowercase());
    match (letters.next(), letters.next(), letters.next()) {
        (Some('i' | 'í' | 'Í'), ..) | (Some('h'), Some('í' | 'Í'), _) => "e",
        (Some('h'), Some('i'), third)
            if !matches!(third, Some('a' | 'e' | 'o' | 'á' | 'é' | 'ó' | 'Á' | 'É' | 'Ó')) =>
        {
            "e"
        }
        _ => "y",
    }
}

/// A number with what it counts, in English or Spanish: `1 tile`, `3 tiles`, `2 cities`, `2 ciudades`.
pub fn counted<N: Display + PartialEq + From<u8>>(number: N, singular: &str, plural: &str) -> String {
    let noun = if number == N::from(1) { singular } else { plural };
    format!("{number} {noun}")
}

/// How much a part of some things is, in whole percent; a half goes to the even number, as it does in a number with decimals.
pub fn percent(part: u8, all: u8) -> u32 {
    (100.0 * f64::from(part) / f64::from(all.max(1))).round_ties_even() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percents_are_whole_as_numbers_without_decimals_are() {
        for (all, part) in (1..=u8::MAX).flat_map(|all| (0..=all).map(move |part| (all, part))) {
            let exact = 100.0 * f64::from(part) / f64::from(all);
            assert_eq!(
                percent(part, all).to_string(),
                format!("{exact:.0}"),
                "{part} of {all}"
            );
        }
        assert_eq!(percent(0, 0), 0);
    }

    #[test]
    fn things_in_a_row_are_joined_as_spanish_is_spoken() {
        let row = |parts: &[&str]| {
            listed_in_spanish(&parts.iter().map(|part| part.to_string()).collect::<Vec<_>>())
        };
        assert_eq!(row(&[]), "");
        assert_eq!(row(&["Ana"]), "Ana");
        assert_eq!(row(&["norte", "este", "oeste"]), "norte, este y oeste");
        assert_eq!(row(&["Ana", "Inés"]), "Ana e Inés");
        assert_eq!(row(&["Ana", "IA 2"]), "Ana e IA 2");
        assert_eq!(row(&["Ana", "Hilario"]), "Ana e Hilario");
        assert_eq!(row(&["agua", "hielo"]), "agua y hielo");
        assert_eq!(row(&["Ana", "Yolanda"]), "Ana y Yolanda");
    }
}
