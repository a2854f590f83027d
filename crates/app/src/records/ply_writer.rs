//! Writes plies as JSON, each with what is said about it and with the variations that branch off there.

use crate::json::quoted;
use crate::review::{NodeId, VariationTree};
use tessera_core::game::{Seat, Turn};
use tessera_games::play::{RefusedMove, Table};

use super::opened::scored;

/// Writes the plies of a tree, a line a ply.
pub(super) struct PlyWriter<'a> {
    tree: &'a VariationTree,
    /// The table before the ply that is written next. With it, a ply tells what follows from the rules.
    table: Option<&'a mut dyn Table>,
    /// How many plies lie on the table.
    played: usize,
    /// The ply after which the position is shown, where it says so itself.
    shown: Option<NodeId>,
}

impl<'a> PlyWriter<'a> {
    /// A writer of the names and of what is said about them.
    pub fn new(tree: &'a VariationTree) -> PlyWriter<'a> {
        PlyWriter {
            tree,
            table: None,
            played: 0,
            shown: None,
        }
    }

    /// Has the ply of a node say that the position after it is shown.
    pub fn showing(self, shown: Option<NodeId>) -> PlyWriter<'a> {
        PlyWriter { shown, ..self }
    }

    /// Has it also tell who decided each ply, how it reads and what it scored. The table is at the start of the game.
    pub fn at_table(self, table: &'a mut dyn Table) -> PlyWriter<'a> {
        PlyWriter {
            table: Some(table),
            ..self
        }
    }

    /// The plies of the main line, with all variations. They will stand in lines that are indented by so many spaces.
    pub fn main_line(mut self, indent: usize) -> Result<Vec<String>, RefusedMove> {
        match self.tree.children(NodeId::ROOT).first() {
            Some(&first) => self.line(first, indent),
            None => Ok(Vec::new()),
        }
    }

    /// A ply and those that go on with it. Variations are written at the first of the moves that replace each other.
    fn line(&mut self, first: NodeId, indent: usize) -> Result<Vec<String>, RefusedMove> {
        let tree = self.tree;
        let mut plies = Vec::new();
        let mut next = Some(first);
        while let Some(node) = next {
            let siblings = tree.parent(node).map_or(&[][..], |parent| tree.children(parent));
            let others = match siblings {
                [main, others @ ..] if *main == node => others,
                _ => &[],
            };
            let mut variations = Vec::new();
            for &other in others {
                let plies = self.line(other, indent + 4)?;
                variations.push(list(&plies, indent + 2));
            }
            let mut members = vec![member("name", &quoted(tree.name(node)))];
            members.extend(self.play(tree.name(node))?);
            if !tree.comment(node).is_empty() {
                members.push(member("comment", &quoted(tree.comment(node))));
            }
            let glyph = tree.glyph(node);
            members.extend(glyph.map(|glyph| member("glyph", &quoted(glyph.text()))));
            members.extend(marks(tree, node));
            let verdict = tree.told_verdict(node);
            members.extend(verdict.map(|verdict| member("verdict", &quoted(verdict.id()))));
            if self.shown == Some(node) {
                members.push(member("shown", "true"));
            }
            if !variations.is_empty() {
                members.push(member("variations", &list(&variations, indent)));
            }
            plies.push(format!("{{{}}}", members.join(", ")));
            next = tree.children(node).first().copied();
        }
        if let Some(table) = &mut self.table {
            plies.iter().for_each(|_| _ = table.undo());
            self.played -= plies.len();
        }
        Ok(plies)
    }

    /// Plays a ply. Returns what follows from the rules, as keys with their values.
    fn play(&mut self, name: &str) -> Result<Vec<String>, RefusedMove> {
        let Some(table) = &mut self.table else {
            return Ok(Vec::new());
        };
        table.play(name)?;
        self.played += 1;
        let mut members = Vec::new();
        if let Turn::Seat(Seat(seat)) = table.decided(self.played - 1) {
            members.push(member("seat", &(seat + 1).to_string()));
        }
        members.push(member("text", &quoted(&table.move_text(name))));
        members.extend(scored(*table).map(|scores| member("scores", &points(&scores))));
        Ok(members)
    }
}

/// A key with its value.
pub(super) fn member(key: &str, value: &str) -> String {
    format!("{}: {value}", quoted(key))
}

/// A list, a line a value, whose brackets stand in lines that are indented by so many spaces.
pub(super) fn list(values: &[String], indent: usize) -> String {
    let (inner, outer) = (" ".repeat(indent + 2), " ".repeat(indent));
    match values {
        [] => "[]".to_owned(),
        _ => format!("[\n{inner}{}\n{outer}]", values.join(&format!(",\n{inner}"))),
    }
}

/// Half points as a list of points.
pub(super) fn points(halves: &[i32]) -> String {
    let number = |&halves: &i32| {
        let half = if halves % 2 == 0 { "" } else { ".5" };
        // Half a point below 0 is written with the sign that division drops.
        let sign = if halves < 0 { "-" } else { "" };
        format!("{sign}{}{half}", halves.abs() / 2)
    };
    let numbers: Vec<String> = halves.iter().map(number).collect();
    format!("[{}]", numbers.join(", "))
}

/// The marks on the position of a node, if it has any.
pub(super) fn marks(tree: &VariationTree, node: NodeId) -> Option<String> {
    let marks = tree.marks(node);
    let texts: Vec<String> = marks.iter().map(|mark| quoted(&mark.to_string())).collect();
    (!marks.is_empty()).then(|| member("marks", &format!("[{}]", texts.join(", "))))
}
