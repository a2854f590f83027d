//! What the device has stored, read part by part: a part that cannot be read is replaced by its default.

use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Deserializer};

use super::tidy_name::tidy_name;
use tessera_core::game::Seat;

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

/// Reads the name of a player as a link could tell it; for `#[serde(deserialize_with)]`.
pub(super) fn readable_name<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let name: String = readable(from)?;
    Ok(tidy_name(&name))
}

/// Reads the names of players in the same way; for `#[serde(deserialize_with)]`.
pub(super) fn readable_names<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    let names: Vec<String> = readable_each(from)?;
    Ok(names.iter().take(Seat::MAX).map(|name| tidy_name(name)).collect())
}
