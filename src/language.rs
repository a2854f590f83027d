//! The language that people read, and how a module keeps its sentences.
//!
//! Every sentence stands in a `words` module: one struct for an area, declared by [`words!`](crate::words), and one
//! `static` of it for each language. A missing translation does not compile; plurals and word order are code.

/// A language that the site speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, the language in which every sentence is written first.
    #[default]
    English,
    /// Every English sentence in brackets and a third longer. Tests use it to find sentences that are hard-coded
    /// or clipped.
    #[cfg(feature = "lab")]
    Pseudo,
}

/// The pseudo-language's form of a sentence: `[Undo·]` for `Undo`.
#[cfg(feature = "lab")]
pub fn pseudo(sentence: &str) -> String {
    let padding = "·".repeat(sentence.chars().count().div_ceil(3));
    format!("[{sentence}{padding}]")
}

/// Declares the sentences of an area: a struct with a `&'static str` for each plain name and a `fn(...) -> String`
/// for each name with arguments. The module that calls it holds the sentences in `static ENGLISH`; `of` gives those
/// of a language.
///
/// ```
/// tessera::words! {
///     /// What the toolbar says.
///     pub struct ToolbarWords {
///         /// The button that takes a move back.
///         undo,
///         /// How many plies were played.
///         plies(count: usize),
///     }
/// }
/// static ENGLISH: ToolbarWords = ToolbarWords {
///     undo: "Undo",
///     plies: |count| format!("{count} {}", if count == 1 { "ply" } else { "plies" }),
/// };
/// # use tessera::language::Language;
/// let words = ToolbarWords::of(Language::English);
/// assert_eq!(words.undo, "Undo");
/// assert_eq!((words.plies)(2), "2 plies");
/// # #[cfg(feature = "lab")]
/// assert_eq!(ToolbarWords::of(Language::Pseudo).undo, "[Undo··]");
/// ```
#[macro_export]
macro_rules! words {
    (
        $(#[$meta:meta])*
        $vis:vis struct $Words:ident {
            $($(#[$field_meta:meta])* $name:ident $(($($arg:ident: $type:ty),* $(,)?))?),* $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis struct $Words {
            $($(#[$field_meta])* pub $name: $crate::words!(@type $(($($type),*))?),)*
        }

        impl $Words {
            /// The sentences in a language.
            pub fn of(language: $crate::language::Language) -> &'static $Words {
                match language {
                    $crate::language::Language::English => &ENGLISH,
                    #[cfg(feature = "lab")]
                    $crate::language::Language::Pseudo => {
                        static PSEUDO: std::sync::LazyLock<$Words> = std::sync::LazyLock::new(|| $Words {
                            $($name: $crate::words!(@pseudo $name $(($($arg),*))?),)*
                        });
                        &PSEUDO
                    }
                }
            }
        }
    };
    (@type) => { &'static str };
    (@type ($($type:ty),*)) => { fn($($type),*) -> String };
    (@pseudo $name:ident) => { $crate::language::pseudo(ENGLISH.$name).leak() };
    (@pseudo $name:ident ($($arg:ident),*)) => {
        |$($arg),*| $crate::language::pseudo(&(ENGLISH.$name)($($arg),*))
    };
}

#[cfg(test)]
mod tests {
    use super::Language;

    crate::words! {
        /// Two sentences.
        struct Greetings {
            /// A sentence without a gap.
            hello,
            /// A sentence with gaps.
            welcome(name: &str, games: usize),
        }
    }

    static ENGLISH: Greetings = Greetings {
        hello: "Hello",
        welcome: |name, games| format!("Welcome {name}, {games} games"),
    };

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
}
