//! A record as JSON is written.

use super::annotated::AnnotatedGame;
use super::json_reader::{ANNOTATED_VERSION, FORMAT, VERSION};
use super::opened::{Unplayable, opened_table};
use super::ply_writer::{PlyWriter, list, member, points};
use crate::json::quoted;
use crate::link::Link;
use crate::player::Player;
use crate::review::VariationTree;
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_games::play::LINK_LIMIT;

impl Link {
    /// The game as JSON, as [`AnnotatedGame::json`] writes it.
    pub fn json(&self, site: &str, language: Language) -> Result<String, Unplayable> {
        let tree = VariationTree::new(&self.record.names);
        AnnotatedGame::new(self.clone(), tree).json(site, language)
    }
}

impl AnnotatedGame {
    /// The game as JSON, a line a ply. The moves read as in this language; `site` is the address before the `#` of the
    /// link, which is left out where it would be too long. Only a game with notes is written as version 2.
    pub fn json(&self, site: &str, language: Language) -> Result<String, Unplayable> {
        let plies = self.plies(language)?;
        let opened = self.link.opened(language)?;
        let (game, table, record) = (&opened.game, opened.game.table(), &self.link.record);
        let version = match self.tree.has_notes() {
            true => ANNOTATED_VERSION,
            false => VERSION,
        };
        let status = table.seat_status();
        let mut lines = vec![
            format!("\"format\": {}", quoted(FORMAT)),
            format!("\"version\": {version}"),
            format!("\"game\": {}", quoted(&record.game)),
        ];
        let options = record.options.0.iter();
        let options = options.map(|(key, value)| member(key, &quoted(value)));
        lines.push(format!("\"options\": {{{}}}", joined(options)));
        let seats = game.seats().map(|seat| {
            let given = self
                .link
                .names
                .get(usize::from(seat.0))
                .filter(|name| !name.is_empty());
            let name = given.map(|name| member("name", &quoted(name)));
            let level = match game.players[seat] {
                Player::Machine(level) => Some(member("level", &level.number().to_string())),
                Player::Person | Player::Elsewhere => None,
            };
            let side = status[seat].side.map(|side| member("side", &quoted(side.id)));
            format!("{{{}}}", joined(name.into_iter().chain(level).chain(side)))
        });
        lines.push(member("seats", &list(&seats.collect::<Vec<_>>(), 2)));
        lines.push(member("plies", &list(&plies, 2)));
        if let Some(shown) = record.shown.filter(|&shown| shown < record.names.len()) {
            lines.push(member("shown", &shown.to_string()));
        }
        if self.link.purist {
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
        let link = self.link.to_string();
        if link.len() <= LINK_LIMIT {
            lines.push(member("link", &quoted(&format!("{site}#{link}"))));
        }
        Ok(format!("{{\n  {}\n}}\n", lines.join(",\n  ")))
    }

    /// A line for each ply. The table is gone before another is opened: that of a long game takes 10 MB.
    fn plies(&self, language: Language) -> Result<Vec<String>, Unplayable> {
        let (_, mut start) = opened_table(&self.link.record, language)?;
        let plies = PlyWriter::at_table(&self.tree, start.as_mut()).main_line(4);
        plies.map_err(Unplayable::Move)
    }
}

/// Parts of a line.
fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}
