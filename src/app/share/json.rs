//! The game as JSON.

use std::fmt::Write;

use super::link::link;
use super::state::ShareState;
use crate::app::play::PlayState;

/// The game as a file that the home page opens. It holds what a link holds: no seed, and so no coming draws.
///
/// This is the one place where the dialog makes JSON of a game.
pub(super) fn json(state: &PlayState, share: &ShareState) -> String {
    let link = link(state, share);
    let names: Vec<String> = link.names.iter().map(|name| quoted(name)).collect();
    let mut players = Vec::new();
    for seat in state.game.seats() {
        let machine = link.machines.iter().find(|(other, _)| *other == seat);
        players.push(match machine {
            Some((_, level)) => format!("{{\"Machine\": {}}}", quoted(&String::from(*level))),
            None => quoted("Person"),
        });
    }
    let mut text = String::from("{\n \"format\": \"tessera-game\",\n \"version\": 1,\n");
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        " \"record\": {},\n \"players\": [{}]",
        quoted(&link.record.to_string()),
        players.join(", ")
    );
    if !names.is_empty() {
        let _ = write!(text, ",\n \"names\": [{}]", names.join(", "));
    }
    if link.purist {
        text.push_str(",\n \"purist\": true");
    }
    text.push_str("\n}\n");
    text
}

/// A text as a string of JSON.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            letter if letter < ' ' => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(letter));
            }
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}
