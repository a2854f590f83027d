//! What the engines of `lab` that have many options share as text.

/// Reads `key=value` pairs; `None` if one is malformed or a key is repeated.
pub(super) fn pairs(text: &str) -> Option<Vec<(&str, &str)>> {
    let pairs: Option<Vec<_>> = text.split(',').map(|pair| pair.split_once('=')).collect();
    let pairs = pairs?;
    let repeated = |at: usize| pairs[..at].iter().any(|(key, _)| *key == pairs[at].0);
    (!(0..pairs.len()).any(repeated)).then_some(pairs)
}

/// Makes the text of an engine what stands for it in messages. The type has a function `read`, which gives `None` for other texts, and
/// is displayed as what `read` takes; the second argument says what a text that is refused is not.
macro_rules! message_as_text {
    ($Engine:ty, $refused:literal) => {
        impl std::str::FromStr for $Engine {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                Self::read(text).ok_or(())
            }
        }

        impl TryFrom<String> for $Engine {
            type Error = &'static str;

            fn try_from(text: String) -> Result<Self, &'static str> {
                Self::read(&text).ok_or($refused)
            }
        }

        impl From<$Engine> for String {
            fn from(engine: $Engine) -> String {
                engine.to_string()
            }
        }
    };
}
pub(super) use message_as_text;
