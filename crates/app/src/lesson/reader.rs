//! The file of a lesson is read: strictly, so that a part that is wrong gives a fault that names its place.

use super::fault::{LessonFault, LessonReason};
use super::file::{Goal, Lesson, MarkKind, SCHEMA, ShownMark, Step, Text, Wrong};
use crate::json::{Json, JsonValue};
use tessera_core::game::Seat;
use tessera_games::catalog::GameId;

/// The keys of a step, all of which it has.
const STEP_KEYS: [&str; 13] = [
    "id", "title", "record", "seat", "show", "task", "goal", "turn", "line", "done", "wrong", "reply", "look",
];

impl Lesson {
    /// Reads a file. What the rules say of it is checked by [`Lesson::check`].
    pub fn parse(text: &str) -> Result<Lesson, LessonFault> {
        let json = Json::parse(text)
            .map_err(|fault| LessonFault::new(format!("byte {}", fault.at), LessonReason::Json))?;
        let file = Value::root(&json);
        file.check_keys(&["schema", "game", "steps"])?;
        if !matches!(&file.get("schema")?.json.value, JsonValue::Number(number) if number == SCHEMA) {
            return Err(file.get("schema")?.expected("1"));
        }
        let game = file.get("game")?;
        let lesson = Lesson {
            game: GameId::find(game.text()?).ok_or_else(|| game.expected("the id of a game"))?,
            steps: file.get("steps")?.each(step)?,
        };
        if lesson.steps.is_empty() {
            return Err(file.get("steps")?.expected("at least one step"));
        }
        for (place, step) in lesson.steps.iter().enumerate() {
            if lesson.steps[..place].iter().any(|other| other.id == step.id) {
                let place = format!("steps[{place}].id");
                return Err(LessonFault::new(
                    place,
                    LessonReason::Expected("an id that no other step has"),
                ));
            }
        }
        Ok(lesson)
    }
}

/// A value of the file with its path.
struct Value<'j> {
    json: &'j Json,
    path: String,
}

impl<'j> Value<'j> {
    fn root(json: &'j Json) -> Value<'j> {
        Value {
            json,
            path: String::new(),
        }
    }

    fn within(&self, key: &str) -> String {
        if self.path.is_empty() {
            key.to_owned()
        } else {
            format!("{}.{key}", self.path)
        }
    }

    fn expected(&self, what: &'static str) -> LessonFault {
        LessonFault::new(&*self.path, LessonReason::Expected(what))
    }

    /// Checks that this is an object with no other keys, each at most once.
    fn check_keys(&self, known: &[&str]) -> Result<(), LessonFault> {
        let JsonValue::Object(members) = &self.json.value else {
            return Err(self.expected("an object"));
        };
        for (place, (key, _)) in members.iter().enumerate() {
            let is_double = members[..place].iter().any(|(other, _)| other == key);
            if is_double || !known.contains(&key.as_str()) {
                return Err(LessonFault::new(self.within(key), LessonReason::UnknownKey));
            }
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Result<Value<'j>, LessonFault> {
        let path = self.within(key);
        match self.json.get(key) {
            Some(json) => Ok(Value { json, path }),
            None => Err(LessonFault::new(path, LessonReason::Missing)),
        }
    }

    fn text(&self) -> Result<&'j str, LessonFault> {
        let text = self.json.text().filter(|text| !text.trim().is_empty());
        text.ok_or_else(|| self.expected("a text"))
    }

    fn truth(&self) -> Result<bool, LessonFault> {
        match self.json.value {
            JsonValue::Truth(truth) => Ok(truth),
            _ => Err(self.expected("true or false")),
        }
    }

    /// A whole number from 1 to 99.
    fn number(&self) -> Result<u8, LessonFault> {
        let number = match &self.json.value {
            JsonValue::Number(digits) => digits.parse().ok(),
            _ => None,
        };
        let is_small = |number: &u8| (1..100).contains(number);
        number
            .filter(is_small)
            .ok_or_else(|| self.expected("a whole number from 1 to 99"))
    }

    fn each<T>(&self, read: fn(&Value) -> Result<T, LessonFault>) -> Result<Vec<T>, LessonFault> {
        let JsonValue::List(values) = &self.json.value else {
            return Err(self.expected("a list"));
        };
        let values = values.iter().enumerate();
        let value = |(place, json)| {
            read(&Value {
                json,
                path: format!("{}[{place}]", self.path),
            })
        };
        values.map(value).collect()
    }

    fn names(&self) -> Result<Vec<String>, LessonFault> {
        self.each(|name| name.text().map(str::to_owned))
    }

    /// A text in every language.
    fn words(&self) -> Result<Text, LessonFault> {
        self.check_keys(&["en", "es"])?;
        Ok(Text {
            english: self.get("en")?.text()?.to_owned(),
            spanish: self.get("es")?.text()?.to_owned(),
        })
    }
}

fn step(value: &Value) -> Result<Step, LessonFault> {
    value.check_keys(&STEP_KEYS)?;
    Ok(Step {
        id: value.get("id")?.text()?.to_owned(),
        title: value.get("title")?.words()?,
        record: value.get("record")?.text()?.to_owned(),
        seat: Seat(value.get("seat")?.number()? - 1),
        show: value.get("show")?.each(mark)?,
        task: value.get("task")?.words()?,
        goal: goal(&value.get("goal")?)?,
        whole_turn: value.get("turn")?.truth()?,
        line: value.get("line")?.names()?,
        done: value.get("done")?.words()?,
        wrong: value.get("wrong")?.each(wrong)?,
        reply: value.get("reply")?.names()?,
        look: value.get("look")?.truth()?,
    })
}

fn mark(value: &Value) -> Result<ShownMark, LessonFault> {
    value.check_keys(&["mark", "cells"])?;
    let kind = value.get("mark")?;
    Ok(ShownMark {
        kind: match kind.text()? {
            "ring" => MarkKind::Ring,
            "dot" => MarkKind::Dot,
            "cross" => MarkKind::Cross,
            "line" => MarkKind::Line,
            "outline" => MarkKind::Outline,
            _ => return Err(kind.expected("ring, dot, cross, line or outline")),
        },
        cells: value.get("cells")?.names()?,
    })
}

fn wrong(value: &Value) -> Result<Wrong, LessonFault> {
    value.check_keys(&["when", "text"])?;
    Ok(Wrong {
        when: value.get("when")?.names()?,
        text: value.get("text")?.words()?,
    })
}

/// A goal: a word, or an object of one key with its value.
fn goal(value: &Value) -> Result<Goal, LessonFault> {
    if let Some(word) = value.json.text() {
        return Ok(match word {
            "fits" => Goal::Fits,
            "lead" => Goal::Lead,
            "win" => Goal::Win,
            "cut" => Goal::Cut,
            "linked" => Goal::Linked,
            "unlinked" => Goal::Unlinked(None),
            "game" => Goal::Game,
            _ => return Err(value.expected("a goal")),
        });
    }
    let JsonValue::Object(members) = &value.json.value else {
        return Err(value.expected("a goal"));
    };
    let [(key, json)] = &members[..] else {
        return Err(value.expected("a goal of one key"));
    };
    let of = Value {
        json,
        path: value.within(key),
    };
    let count = || of.number().map(usize::from);
    let points = || of.number().map(|points| 2 * i32::from(points));
    Ok(match key.as_str() {
        "play" => Goal::Play(of.names()?),
        "meeple" => Goal::Meeple(of.text()?.to_owned()),
        "gain" => Goal::Gain(points()?),
        "score" => Goal::Score(points()?),
        "join" => Goal::Join(count()?),
        "capture" => Goal::Capture(count()?),
        "rescue" => Goal::Rescue(of.names()?),
        "live" => Goal::Live(of.names()?),
        "hold" => Goal::Hold(of.names()?),
        "unlinked" => Goal::Unlinked(Some(of.text()?.to_owned())),
        _ => return Err(LessonFault::new(of.path, LessonReason::UnknownKey)),
    })
}
