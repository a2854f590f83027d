//! A value of JSON with the path that leads to it, and why it has another shape than a record needs.

use crate::json::{Json, JsonValue};
use crate::review::TreeLimit;
use tessera_core::game::Seat;
use tessera_core::quoted::shortened;
use tessera_games::catalog::BadGame;
use tessera_games::play::RefusedMove;

/// How many keys an object may have.
const MOST_KEYS: usize = 100;

/// A value of another shape than a record needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShapeFault {
    /// The byte of the text at which the value begins.
    pub at: usize,
    /// The path that leads to it: `plies[12].name`.
    pub path: String,
    pub why: Shape,
}

/// What is wrong with a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// The key is missing.
    Missing,
    /// The key is there twice.
    Twice,
    /// A record of its version has no such key.
    Unknown,
    /// It must be an object.
    Object,
    /// It must be a list of at most so many values.
    List(usize),
    /// It must be a text.
    Text,
    /// It must be a whole number between these.
    Whole(u32, u32),
    /// It must be a number.
    Number,
    /// It must be `true` or `false`.
    Truth,
    /// It must be the name of a move.
    Name,
    /// It must be this text.
    Is(&'static str),
    /// There is no such game, or it has no such options.
    Game(BadGame),
    /// It must be one of the signs that rate a move.
    Glyph,
    /// It must be a cell, or two for an arrow.
    Mark,
    /// It must be one of the verdicts of a review.
    Verdict,
    /// It is longer than a comment may be.
    Comment,
    /// It must hold at least one ply.
    Empty,
    /// Another ply in its place has the same name.
    SameMove,
    /// There is more than a game may have.
    Limit(TreeLimit),
    /// The move is not legal.
    Illegal(RefusedMove),
}

/// A value of JSON with the path that leads to it.
pub(super) struct Place<'j> {
    pub json: &'j Json,
    /// The path; empty for the whole.
    pub path: String,
}

impl<'j> Place<'j> {
    /// The whole of what was read.
    pub fn whole(json: &'j Json) -> Place<'j> {
        let path = String::new();
        Place { json, path }
    }

    /// This value is at fault.
    pub fn fault(&self, why: Shape) -> ShapeFault {
        ShapeFault {
            at: self.json.at,
            path: self.path.clone(),
            why,
        }
    }

    fn path_of(&self, key: &str) -> String {
        match self.path.as_str() {
            "" => shortened(key).into_owned(),
            path => format!("{path}.{}", shortened(key)),
        }
    }

    /// The keys and values of an object.
    pub fn members(&self) -> Result<&'j [(String, Json)], ShapeFault> {
        match &self.json.value {
            JsonValue::Object(members) => Ok(members),
            _ => Err(self.fault(Shape::Object)),
        }
    }

    /// Checks that an object has no key twice, and none but these where nothing else is allowed.
    pub fn check_keys(&self, known: &[&str], others: bool) -> Result<(), ShapeFault> {
        let members = self.members()?;
        for (at, (key, value)) in members.iter().enumerate() {
            let why = match () {
                () if at >= MOST_KEYS => Shape::Unknown,
                () if members[..at].iter().any(|(other, _)| other == key) => Shape::Twice,
                () if !others && !known.contains(&key.as_str()) => Shape::Unknown,
                () => continue,
            };
            return Err(ShapeFault {
                at: value.at,
                path: self.path_of(key),
                why,
            });
        }
        Ok(())
    }

    /// The value of a key that may be missing; one that is `null` is.
    pub fn find(&self, key: &str) -> Option<Place<'j>> {
        let json = self.json.get(key)?;
        let path = self.path_of(key);
        (json.value != JsonValue::Null).then_some(Place { json, path })
    }

    /// The value of a key that must be there.
    pub fn member(&self, key: &str) -> Result<Place<'j>, ShapeFault> {
        self.members()?;
        self.find(key).ok_or_else(|| ShapeFault {
            at: self.json.at,
            path: self.path_of(key),
            why: Shape::Missing,
        })
    }

    /// The values of a list, at most so many.
    pub fn list(&self, most: usize) -> Result<Vec<Place<'j>>, ShapeFault> {
        let values = match &self.json.value {
            JsonValue::List(values) if values.len() <= most => values,
            _ => return Err(self.fault(Shape::List(most))),
        };
        let place = |(at, json)| Place {
            json,
            path: format!("{}[{at}]", self.path),
        };
        Ok(values.iter().enumerate().map(place).collect())
    }

    pub fn text(&self) -> Result<&'j str, ShapeFault> {
        self.json.text().ok_or_else(|| self.fault(Shape::Text))
    }

    /// A whole number from `least` to `most`.
    pub fn whole_number(&self, least: u32, most: u32) -> Result<u32, ShapeFault> {
        let number = match &self.json.value {
            JsonValue::Number(number) => number.parse().ok(),
            _ => None,
        };
        let number = number.filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| self.fault(Shape::Whole(least, most)))
    }

    /// Checks that a key, if it is there, has a list of numbers, one for each seat at most.
    pub fn check_numbers(&self, key: &str) -> Result<(), ShapeFault> {
        let Some(list) = self.find(key) else { return Ok(()) };
        let values = list.list(Seat::MAX)?;
        let is_number = |value: &&Place| matches!(value.json.value, JsonValue::Number(_));
        let other = values.iter().find(|value| !is_number(value));
        other.map_or(Ok(()), |value| Err(value.fault(Shape::Number)))
    }
}
