//! Writes a record as JSON.

use super::annotated::AnnotatedGame;
use super::json_reader::{ANNOTATED_VERSION, FORMAT, START_MARKS_VERSION, STUDY_VERSION, VERSION};
use super::opened::{Unplayable, opened_table};
use super::ply_writer::{PlyWriter, list, marks, member, points};
use crate::json::quoted;
use crate::level::Level;
use crate::link::Link;
use crate::player::Player;
use crate::review::{NodeId, VariationTree};
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
    /// link, which is left out where it would be too long. The version is the first that has all that there is.
    pub fn json(&self, site: &str, language: Language) -> Result<String, Unplayable> {
        let plies = self.plies(language)?;
        let opened = self.link.opened(language)?;
        let (game, table) = (&opened.game, opened.game.table());
        let status = table.seat_status();
        let mut lines = self.head();
        let seats = game.seats().map(|seat_number| {
            let given = self
                .link
                .names
                .get(usize::from(seat_number.0))
                .filter(|name| !name.is_empty());
            let level = match game.players[seat_number] {
                Player::Machine(level) => Some(level),
                Player::Person | Player::Elsewhere => None,
            };
            seat(given, level, status[seat_number].side.map(|side| side.id))
        });
        lines.push(member("seats", &list(&seats.collect::<Vec<_>>(), 2)));
        lines.push(member("plies", &list(&plies, 2)));
        lines.extend(self.tail());
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

    /// The same game as JSON in one line, without what follows from the rules: how moves read, who decided them, scores, the
    /// result and the link.
    pub fn bare_json(&self) -> String {
        // Without a table nothing is refused.
        let plies = self.writer().main_line(0).unwrap_or_default();
        let mut lines = self.head();
        let named = self.link.names.len();
        let machines = self.link.machines.iter();
        let seats = machines.map(|(seat, _)| usize::from(seat.0) + 1).max();
        let seats = (0..seats.unwrap_or(0).max(named)).map(|at| {
            let name = self.link.names.get(at).filter(|name| !name.is_empty());
            let mut machines = self.link.machines.iter();
            let machine = machines.find(|(seat, _)| usize::from(seat.0) == at);
            seat(name, machine.map(|(_, level)| *level), None)
        });
        let seats = joined(seats);
        if !seats.is_empty() {
            lines.push(member("seats", &format!("[{seats}]")));
        }
        let plies = list(&plies, 0);
        // Ends of lines within texts are written as escapes.
        lines.push(member(
            "plies",
            &plies.lines().map(str::trim_start).collect::<String>(),
        ));
        lines.extend(self.tail());
        format!("{{{}}}", joined(lines.into_iter()))
    }

    /// What it is, and the game with its options.
    fn head(&self) -> Vec<String> {
        let record = &self.link.record;
        let version = match (self.is_study(), self.tree.has_notes()) {
            _ if !self.tree.marks(NodeId::ROOT).is_empty() => START_MARKS_VERSION,
            (true, _) => STUDY_VERSION,
            (false, true) => ANNOTATED_VERSION,
            (false, false) => VERSION,
        };
        let options = record.options.0.iter();
        let options = options.map(|(key, value)| member(key, &quoted(value)));
        vec![
            member("format", &quoted(FORMAT)),
            member("version", &version.to_string()),
            member("game", &quoted(&record.game)),
            member("options", &format!("{{{}}}", joined(options))),
        ]
    }

    /// The marks at the start, the ply of the main line that is shown, and whether there are no aids.
    fn tail(&self) -> Vec<String> {
        let record = &self.link.record;
        let shown = record.shown.filter(|&shown| shown < record.names.len());
        let shown = shown.map(|shown| member("shown", &shown.to_string()));
        let purist = self.link.purist.then(|| member("purist", "true"));
        let marks = marks(&self.tree, NodeId::ROOT);
        marks.into_iter().chain(shown).chain(purist).collect()
    }

    /// A writer of the plies without what follows from the rules.
    fn writer(&self) -> PlyWriter<'_> {
        let shown = self.shown.as_ref().map(|_| self.shown_node());
        PlyWriter::new(&self.tree).showing(shown)
    }

    /// A line for each ply. The table is gone before another is opened: that of a long game takes 10 MB.
    fn plies(&self, language: Language) -> Result<Vec<String>, Unplayable> {
        let (_, mut start) = opened_table(&self.link.record, language)?;
        let plies = self.writer().at_table(start.as_mut()).main_line(4);
        plies.map_err(Unplayable::Move)
    }
}

/// A seat: the name of a person, the level of the AI, the side at the end.
fn seat(name: Option<&String>, level: Option<Level>, side: Option<&str>) -> String {
    let name = name.map(|name| member("name", &quoted(name)));
    let level = level.map(|level| member("level", &level.number().to_string()));
    let side = side.map(|side| member("side", &quoted(side)));
    format!("{{{}}}", joined(name.into_iter().chain(level).chain(side)))
}

/// Parts of a line.
fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}
