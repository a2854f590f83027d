//! What the device has stored, read part by part: a part that cannot be read is replaced by its default.

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Deserializer};

/// A value, if it can be read.
#[derive(Deserialize)]
#[serde(untagged)]
enum Readable<T> {
    Yes(T),
    No(IgnoredAny),
}

impl<T: Default> Readable<T> {
    fn or_default(self) -> T {
        match self {
            Readable::Yes(value) => value,
            Readable::No(_) => T::default(),
        }
    }
}

/// Reads a value, or returns the default; for `#[serde(deserialize_with)]`.
pub(super) fn readable<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(
    from: D,
) -> Result<T, D::Error> {
    Readable::deserialize(from).map(Readable::or_default)
}

/// Reads a list, with the default for each element that cannot be read; for `#[serde(deserialize_with)]`.
pub(super) fn readable_each<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(
    from: D,
) -> Result<Vec<T>, D::Error> {
    let each: Vec<Readable<T>> = readable(from)?;
    Ok(each.into_iter().map(Readable::or_default).collect())
}
