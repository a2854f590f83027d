//! A record as JSON is written.

use super::json_reader::{FORMAT, VERSION};
use super::opened::Unplayable;
use crate::app::json::quoted;
use crate::app::link::Link;
use crate::app::player::Player;
use crate::game::{Seat, Turn};
use crate::language::Language;
use crate::play::LINK_LIMIT;

impl Link {
    /// The game as JSON, a line a ply. The moves read as in this language; `site` is the address before the `#` of the
    /// link, which is left out where it would be too long.
    pub fn json(&self, site: &str, language: Language) -> Result<String, Unplayable> {
        let opened = self.opened(language)?;
        let (game, table, record) = (&opened.game, opened.game.table(), &self.record);
        let status = table.seat_status();
        let mut lines = vec![
            format!("\"format\": {}", quoted(FORMAT)),
            format!("\"version\": {VERSION}"),
            format!("\"game\": {}", quoted(&record.game)),
        ];
        let options = record.options.0.iter();
        let options = options.map(|(key, value)| member(key, &quoted(value)));
        lines.push(format!("\"options\": {{{}}}", joined(options)));
        let seats = game.seats().map(|seat| {
            let given = self
                .names
                .get(usize::from(seat.0))
                .filter(|name| !name.is_empty());
            let name = given.map(|name| member("name", &quoted(name)));
            let level = match game.players[seat] {
                Player::Machine(level) => Some(member("level", &level.number().to_string())),
                Player::Person => None,
            };
            let side = status[seat].side.map(|side| member("side", &quoted(side.id)));
            format!("{{{}}}", joined(name.into_iter().chain(level).chain(side)))
        });
        lines.push(list("seats", seats));
        let plies = game.line().iter().enumerate().map(|(ply, name)| {
            let seat = match game.decided(ply) {
                Turn::Seat(seat) => Some(member("seat", &(seat.0 + 1).to_string())),
                Turn::Chance | Turn::Over => None,
            };
            let text = member("text", &quoted(&table.move_text(name)));
            let scores = opened
                .scores
                .get(ply)
                .map(|scores| member("scores", &points(scores)));
            let name = member("name", &quoted(name));
            let parts = [name].into_iter().chain(seat).chain([text]).chain(scores);
            format!("{{{}}}", joined(parts))
        });
        lines.push(list("plies", plies));
        if let Some(shown) = record.shown.filter(|&shown| shown < record.names.len()) {
            lines.push(member("shown", &shown.to_string()));
        }
        if self.purist {
            lines.push(member("purist", "true"));
        }
        if game.over() {
            let scores: Vec<i32> = game.seats().map(|seat| status[seat].score).collect();
            let won = |seat: &Seat| status[*seat].has_won();
            let winners = game.seats().filter(won).map(|seat| (seat.0 + 1).to_string());
            let resigned = game
                .resigned()
                .map(|seat| member("resigned", &(seat.0 + 1).to_string()));
            let parts = [
                member("points", &points(&scores)),
                member("winners", &format!("[{}]", joined(winners))),
            ];
            let text = member("text", &quoted(&opened.outcome(language)));
            let parts = parts.into_iter().chain(resigned).chain([text]);
            lines.push(format!("\"result\": {{{}}}", joined(parts)));
        }
        let link = self.to_string();
        if link.len() <= LINK_LIMIT {
            lines.push(member("link", &quoted(&format!("{site}#{link}"))));
        }
        Ok(format!("{{\n  {}\n}}\n", lines.join(",\n  ")))
    }
}

/// A key with its value.
fn member(key: &str, value: &str) -> String {
    format!("{}: {value}", quoted(key))
}

/// Parts of a line.
fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

/// A key with a list, a line a value.
fn list(key: &str, values: impl Iterator<Item = String>) -> String {
    let values: Vec<String> = values.map(|value| format!("\n    {value}")).collect();
    match values[..] {
        [] => member(key, "[]"),
        _ => format!("{}: [{}\n  ]", quoted(key), values.join(",")),
    }
}

/// Half points as a list of points.
fn points(halves: &[i32]) -> String {
    let number = |&halves: &i32| {
        let half = if halves % 2 == 0 { "" } else { ".5" };
        // Half a point below 0 is written with the sign that division drops.
        let sign = if halves < 0 { "-" } else { "" };
        format!("{sign}{}{half}", halves.abs() / 2)
    };
    format!("[{}]", joined(halves.iter().map(number)))
}
