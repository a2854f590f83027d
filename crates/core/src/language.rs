//! The language that people read, and how a module keeps its sentences.
//!
//! Every sentence stands in a `words` module as a row of [`words!`](crate::words), which makes one struct for an area and one
//! `static` of it for each language. A missing translation does not compile; plurals and word order are code.

use serde::{Deserialize, Serialize};

/// The words given. In a program with the feature `languages-apart` the compiler does not look through this call, so all words of
/// one language stay behind the function that asks for them. In others it finds out which of them are needed, and leaves the rest
/// out of the program.
#[inline(always)]
pub fn apart<W>(words: &'static W) -> &'static W {
    #[cfg(feature = "languages-apart")]
    let words = std::hint::black_box(words);
    words
}

/// A language that the site speaks. It is stored as its tag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    /// English, the language in which every sentence is written first.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Spanish, as it is understood everywhere; the reader is *tú*.
    #[serde(rename = "es")]
    Spanish,
    /// Every English sentence in brackets and a third longer. Tests use it to find sentences that are hard-coded
    /// or clipped.
    #[cfg(feature = "lab")]
    #[serde(rename = "en-x-pseudo")]
    Pseudo,
}

impl Language {
    /// Every language that people can choose.
    pub const ALL: [Language; 2] = [Language::English, Language::Spanish];

    /// The tag of the language in `<html lang>`, in settings and in addresses (BCP 47).
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            #[cfg(feature = "lab")]
            Language::Pseudo => "en-x-pseudo",
        }
    }

    /// The folder of the pages in the language, from the root of the site: empty for English, `es/`.
    pub fn folder(self) -> String {
        if Language::ALL[1..].contains(&self) {
            format!("{}/", self.tag())
        } else {
            String::new()
        }
    }

    /// What the language calls itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "Español",
            #[cfg(feature = "lab")]
            Language::Pseudo => "[Pseudo]",
        }
    }

    /// What is there for this language. A program without the pseudo-language never makes `pseudo`, and does not contain it.
    pub fn choose<T>(
        self,
        english: impl FnOnce() -> T,
        spanish: impl FnOnce() -> T,
        pseudo: impl FnOnce() -> T,
    ) -> T {
        #[cfg(not(feature = "lab"))]
        drop(pseudo);
        match self {
            Language::English => english(),
            Language::Spanish => spanish(),
            #[cfg(feature = "lab")]
            Language::Pseudo => pseudo(),
        }
    }

    /// The language of a tag, whatever region or script the tag names: `es-MX` is Spanish. `None` for a language that
    /// the site does not speak.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let spoken = tag.split(['-', '_']).next()?;
        Language::ALL
            .into_iter()
            .find(|language| language.tag().eq_ignore_ascii_case(spoken))
    }

    /// A number with so many decimals: `1.2`, in Spanish `1,2`.
    pub fn decimal(self, number: f64, decimals: usize) -> String {
        let text = format!("{number:.decimals$}");
        match self {
            Language::Spanish => text.replace('.', ","),
            _ => text,
        }
    }

    /// So many tenths as a number with one decimal: `1.2`, in Spanish `1,2`.
    pub fn tenths(self, tenths: u32) -> String {
        let sign = if self == Language::Spanish { ',' } else { '.' };
        format!("{}{sign}{}", tenths / 10, tenths % 10)
    }

    /// A number as people read it, with its minus sign and its thousands apart: `−2.5`, `12 000`. Every number of a page
    /// that may have five digits is written by this.
    pub fn number(self, number: f64, decimals: usize) -> String {
        let text = self.decimal(number.abs(), decimals);
        let whole = text.find(['.', ',']).unwrap_or(text.len());
        let mut out = String::new();
        if number < 0.0 && text.contains(|digit: char| ('1'..='9').contains(&digit)) {
            out.push('−');
        }
        for (place, digit) in text.chars().enumerate() {
            if place > 0 && place < whole && whole > 4 && (whole - place).is_multiple_of(3) {
                // A narrow space that does not break a line, as the SI has it in every language.
                out.push('\u{202f}');
            }
            out.push(digit);
        }
        out
    }
}

/// The power of ten that is nearest a number whose decimal logarithm is given: `10⁶⁷`.
pub fn power_of_ten(log10: f64) -> String {
    let raised = |digit: char| match digit {
        '-' => '⁻',
        '0' => '⁰',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        // The others follow each other.
        other => char::from_u32('⁴' as u32 + other as u32 - '4' as u32).unwrap_or(other),
    };
    let exponent = format!("{log10:.0}");
    format!("10{}", exponent.chars().map(raised).collect::<String>())
}

/// The pseudo-language's form of a sentence: `[Undo·]` for `Undo`.
pub fn pseudo(sentence: &str) -> String {
    let padding = "·".repeat(sentence.chars().count().div_ceil(3));
    format!("[{sentence}{padding}]")
}

/// Declares the sentences of an area: a struct with a `&'static str` for each plain sentence and a `fn(...) -> String`
/// for each one with arguments. Each sentence is a row: a note, a name, and what it is in English and in Spanish. The
/// English side of a sentence with arguments names their types. `of` gives the sentences of a language.
///
/// The rows are written as the variants of an enum in round brackets, because `rustfmt` keeps those in order.
///
/// ```
/// mod verbs {
///     pub fn wins(name: &str) -> String {
///         format!("{name} wins")
///     }
///
///     pub fn gana(name: &str) -> String {
///         format!("Gana {name}")
///     }
/// }
///
/// tessera_core::words!(
///     /// What the toolbar says.
///     pub enum ToolbarWords {
///         /// The button that takes a move back.
///         undo = en("Undo").es("Deshacer"),
///         /// How many plies were played.
///         plies = en(|count: usize| format!("{count} {}", if count == 1 { "ply" } else { "plies" }))
///             .es(|count| format!("{count} {}", if count == 1 { "jugada" } else { "jugadas" })),
///         /// Who wins. A function that stands elsewhere says its type.
///         won = en(verbs::wins as fn(name: &str) -> String).es(verbs::gana),
///     }
/// );
/// # use tessera_core::language::Language;
/// let words = ToolbarWords::of(Language::English);
/// assert_eq!(words.undo, "Undo");
/// assert_eq!((words.plies)(2), "2 plies");
/// assert_eq!((ToolbarWords::of(Language::Spanish).plies)(1), "1 jugada");
/// assert_eq!((ToolbarWords::of(Language::Spanish).won)("Ada"), "Gana Ada");
/// # #[cfg(feature = "lab")]
/// assert_eq!(ToolbarWords::of(Language::Pseudo).undo, "[Undo··]");
/// ```
///
/// A sentence that is not translated does not compile:
///
/// ```compile_fail
/// tessera_core::words!(
///     /// What the toolbar says.
///     pub enum ToolbarWords {
///         /// The button that takes a move back.
///         undo = en("Undo"),
///     }
/// );
/// ```
#[macro_export]
macro_rules! words {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Words:ident {
            $($(#[$note:meta])* $name:ident = en($($en:tt)+).es($es:expr $(,)?)),* $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis struct $Words {
            $($(#[$note])* pub $name: $crate::words!(@type $($en)+),)*
        }

        impl $Words {
            /// The sentences in a language.
            pub fn of(language: $crate::language::Language) -> &'static $Words {
                language.choose($Words::english, $Words::spanish, || {
                    static PSEUDO: std::sync::LazyLock<$Words> = std::sync::LazyLock::new(|| $Words {
                        $($name: $crate::words!(@pseudo $Words $name $($en)+),)*
                    });
                    &PSEUDO
                })
            }

            // A function for each language, so that the page needs to load only the sentences in its own: see `spanish` in
            // `tests/e2e/parts/first_moves.parts.js`.
            #[inline(never)]
            fn english() -> &'static $Words {
                static ENGLISH: $Words = $Words {
                    $($name: $crate::words!(@value $($en)+),)*
                };
                $crate::language::apart(&ENGLISH)
            }

            #[inline(never)]
            fn spanish() -> &'static $Words {
                static SPANISH: $Words = $Words {
                    $($name: $es,)*
                };
                $crate::language::apart(&SPANISH)
            }
        }
    };
    (@type |$($arg:ident: $type:ty),* $(,)?| $sentence:expr $(,)?) => { fn($($type),*) -> String };
    (@type |$($rest:tt)+) => { compile_error!("the English sentence must name the types of its arguments") };
    (@type $function:path as $type:ty $(,)?) => { $type };
    (@type $text:expr $(,)?) => { &'static str };
    (@value $sentence:expr $(,)?) => { $sentence };
    (@pseudo $Words:ident $name:ident |$($arg:ident: $type:ty),* $(,)?| $sentence:expr $(,)?) => {
        |$($arg),*| $crate::language::pseudo(&($Words::english().$name)($($arg),*))
    };
    (@pseudo $Words:ident $name:ident $function:path as fn($($arg:ident: $type:ty),* $(,)?) -> String $(,)?) => {
        |$($arg),*| $crate::language::pseudo(&($Words::english().$name)($($arg),*))
    };
    (@pseudo $Words:ident $name:ident $text:expr $(,)?) => {
        $crate::language::pseudo($Words::english().$name).leak()
    };
}

#[cfg(test)]
mod tests {
    use super::{Language, power_of_ten};

    crate::words!(
        /// Two sentences.
        enum Greetings {
            /// A sentence without a gap.
            hello = en("Hello").es("Hola"),
            /// A sentence with gaps.
            welcome = en(|name: &str, games: usize| format!("Welcome {name}, {games} games"))
                .es(|name, games| format!("Te damos la bienvenida, {name}: {games} partidas")),
        }
    );

    #[test]
    fn a_tag_names_its_language_whatever_the_region() {
        for language in Language::ALL {
            assert_eq!(Language::of_tag(language.tag()), Some(language));
            let stored = serde_json::to_string(&language).expect("a name");
            assert_eq!(stored, format!("\"{}\"", language.tag()));
        }
        for tag in ["es-MX", "es-419", "ES", "es_AR.UTF-8"] {
            assert_eq!(Language::of_tag(tag), Some(Language::Spanish), "{tag}");
        }
        for tag in ["", "-", "est", "e", "pt-BR"] {
            assert_eq!(Language::of_tag(tag), None, "{tag:?}");
        }
    }

    #[test]
    fn decimals_stand_behind_the_sign_of_the_language() {
        assert_eq!(Language::English.decimal(1.25, 1), "1.2");
        assert_eq!(Language::Spanish.decimal(0.34, 1), "0,3");
        assert_eq!(Language::Spanish.decimal(18.0, 0), "18");
        assert_eq!(Language::English.tenths(12), "1.2");
        assert_eq!(Language::Spanish.tenths(120), "12,0");
    }

    #[test]
    fn numbers_have_their_thousands_apart_and_a_minus_sign() {
        let english = Language::English;
        assert_eq!(english.number(-1234.5, 1), "−1234.5");
        assert_eq!(english.number(92_400_363.0, 0), "92\u{202f}400\u{202f}363");
        assert_eq!(Language::Spanish.number(12_345.25, 1), "12\u{202f}345,2");
        assert_eq!(english.number(-0.01, 1), "0.0");
    }

    #[test]
    fn the_pseudo_language_brackets_and_lengthens_every_sentence() {
        let words = Greetings::of(Language::Pseudo);
        assert_eq!(words.hello, "[Hello··]");
        let welcome = (words.welcome)("Ada", 5);
        assert!(welcome.starts_with("[Welcome Ada, 5 games·") && welcome.ends_with(']'));
        assert_eq!(
            (Greetings::of(Language::English).welcome)("Ada", 5),
            "Welcome Ada, 5 games"
        );
    }

    #[test]
    fn a_power_of_ten_is_written_with_raised_digits() {
        assert_eq!(power_of_ten(66.89), "10⁶⁷");
        assert_eq!(power_of_ten(123.4), "10¹²³");
        assert_eq!(power_of_ten(0.0), "10⁰");
        assert_eq!(power_of_ten(-45.2), "10⁻⁴⁵");
    }
}
