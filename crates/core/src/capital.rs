//! Capital and small letters of English and Spanish: those of Latin-1. The tables for all letters that there are take 12 KB of a
//! program each.

/// A letter that is no capital.
pub fn small(letter: char) -> char {
    match letter {
        // But for the sign of multiplication.
        'À'..='Ö' | 'Ø'..='Þ' => char::from(letter as u8 + 0x20),
        _ => letter.to_ascii_lowercase(),
    }
}

/// A text with a capital at its front, where it begins with a letter.
pub fn with_capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| match first {
        // Those of Latin-1 but for the sign of division.
        'à'..='ö' | 'ø'..='þ' => char::from(first as u8 - 0x20),
        _ => first.to_ascii_uppercase(),
    });
    first.into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_both_languages_have_their_capitals() {
        for letter in "abcdefghijklmnopqrstuvwxyzáéíóúüñ¿½[".chars() {
            let capital: String = letter.to_uppercase().collect();
            assert_eq!(with_capital(&format!("{letter}bc")), capital.clone() + "bc");
            assert_eq!(capital.chars().map(small).collect::<String>(), letter.to_string());
        }
        assert_eq!((with_capital("÷"), small('×')), ("÷".to_owned(), '×'));
        assert_eq!(with_capital(""), "");
    }
}
