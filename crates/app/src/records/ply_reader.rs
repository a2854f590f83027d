//! Reads plies as JSON, each with what is said about it and with the variations that branch off there.

use super::place::{Place, Shape, ShapeFault};
use crate::json::JsonValue;
use crate::review::{CellMark, MOST_MARKS, NodeId, TreeLimit, VariationTree};
use tessera_core::game::Seat;
use tessera_games::play::{RECORD_LIMIT, Table};
use tessera_protocol::assessment::{Glyph, Verdict};

/// What a ply may have in every version.
const KEYS: [&str; 4] = ["name", "seat", "text", "scores"];
/// What a ply may have besides since version 2.
const NOTES: [&str; 3] = ["comment", "glyph", "variations"];

/// What a ply may have besides since version 3.
const STUDY: [&str; 3] = ["marks", "verdict", "shown"];

#[derive(Clone, Copy)]
pub(super) struct PlyReader {
    /// The version of the record, which says what a ply may have.
    pub version: u32,
    /// Whether a ply may have other keys.
    pub others: bool,
}

/// All lines, as far as they are read.
pub(super) struct ReadLines {
    pub tree: VariationTree,
    /// The position that is shown, where a ply says so.
    pub shown: Option<NodeId>,
}

impl PlyReader {
    /// The names of the main line.
    pub fn names(self, plies: &[Place]) -> Result<Vec<String>, ShapeFault> {
        plies.iter().map(|ply| self.name(ply)).collect()
    }

    /// All lines with the marks at the start, where there is anything besides the names of the main line.
    pub fn lines(
        self,
        plies: &[Place],
        names: &[String],
        at_start: Vec<CellMark>,
    ) -> Result<Option<ReadLines>, ShapeFault> {
        let notes = [self.notes(), self.study()].concat();
        let has_notes = |ply: &Place| notes.iter().any(|key| ply.find(key).is_some());
        if at_start.is_empty() && !plies.iter().any(has_notes) {
            return Ok(None);
        }
        let mut lines = ReadLines {
            tree: VariationTree::new(names),
            shown: None,
        };
        lines.tree.put_marks(NodeId::ROOT, at_start);
        let mut parent = NodeId::ROOT;
        for ply in plies {
            let Some(&node) = lines.tree.children(parent).first() else {
                break;
            };
            self.annotate(ply, &mut lines, parent, node)?;
            parent = node;
        }
        match lines.tree.limit() {
            None => Ok(Some(lines)),
            Some(limit) => Err(plies[0].fault(Shape::Limit(limit))),
        }
    }

    /// The keys that version 2 brought, where a ply may have them.
    fn notes(self) -> &'static [&'static str] {
        if self.version >= 2 { &NOTES } else { &[] }
    }

    /// The keys that version 3 brought, where a ply may have them.
    fn study(self) -> &'static [&'static str] {
        if self.version >= 3 { &STUDY } else { &[] }
    }

    /// The name of a ply, whose other keys are checked.
    fn name(self, ply: &Place) -> Result<String, ShapeFault> {
        let known = [&KEYS[..], self.notes(), self.study()].concat();
        ply.check_keys(&known, self.others)?;
        let name = ply.member("name")?;
        let text = name.text()?;
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_~".contains(&byte);
        if text.is_empty() || !text.bytes().all(plain) {
            return Err(name.fault(Shape::Name));
        }
        if let Some(seat) = ply.find("seat") {
            seat.whole_number(1, Seat::MAX as u32)?;
        }
        ply.find("text").map(|text| text.text()).transpose()?;
        ply.check_numbers("scores")?;
        Ok(text.to_owned())
    }

    /// Reads what is said about a ply, and the variations in its place.
    fn annotate(
        self,
        ply: &Place,
        lines: &mut ReadLines,
        parent: NodeId,
        node: NodeId,
    ) -> Result<(), ShapeFault> {
        let glyph = ply.find("glyph").map(|place| {
            let glyph = place.text()?.parse::<Glyph>();
            glyph.map_err(|_| place.fault(Shape::Glyph))
        });
        let glyph = glyph.transpose()?;
        let comment = ply.find("comment");
        let text = comment.as_ref().map(Place::text).transpose()?.unwrap_or_default();
        if let (false, Some(comment)) = (lines.tree.annotate(node, text, glyph), comment) {
            return Err(comment.fault(Shape::Comment));
        }
        if self.version >= 3 {
            study(ply, lines, node)?;
        }
        for variation in variations(ply)? {
            let plies = variation.list(RECORD_LIMIT)?;
            if plies.is_empty() {
                return Err(variation.fault(Shape::Empty));
            }
            self.variation(&plies, lines, parent)?;
        }
        Ok(())
    }

    /// Reads a variation that branches off at a node.
    fn variation(self, plies: &[Place], lines: &mut ReadLines, branch: NodeId) -> Result<(), ShapeFault> {
        let mut parent = branch;
        for ply in plies {
            let name = self.name(ply)?;
            if lines.tree.child(parent, &name).is_some() {
                return Err(ply.fault(Shape::SameMove));
            }
            let node = lines.tree.append(parent, &name);
            let node = node.ok_or_else(|| ply.fault(Shape::Limit(TreeLimit::MOST)))?;
            self.annotate(ply, lines, parent, node)?;
            parent = node;
        }
        Ok(())
    }
}

/// Reads the marks on the position after a ply, the verdict on the move, and whether it is shown.
fn study(ply: &Place, lines: &mut ReadLines, node: NodeId) -> Result<(), ShapeFault> {
    lines.tree.put_marks(node, marks(ply)?);
    if let Some(place) = ply.find("verdict") {
        let id = place.text()?;
        let known = Verdict::ALL.into_iter().find(|verdict| verdict.id() == id);
        let verdict = known.ok_or_else(|| place.fault(Shape::Verdict))?;
        lines.tree.tell_verdict(node, Some(verdict));
    }
    if let Some(place) = ply.find("shown") {
        match (&place.json.value, lines.shown) {
            (JsonValue::Truth(false), _) => {}
            (JsonValue::Truth(true), None) => lines.shown = Some(node),
            (JsonValue::Truth(true), Some(_)) => return Err(place.fault(Shape::Twice)),
            _ => return Err(place.fault(Shape::Truth)),
        }
    }
    Ok(())
}

/// The marks on the position after a ply, or at the start of a record.
pub(super) fn marks(ply: &Place) -> Result<Vec<CellMark>, ShapeFault> {
    let Some(list) = ply.find("marks") else {
        return Ok(Vec::new());
    };
    let mut marks: Vec<CellMark> = Vec::new();
    for place in list.list(MOST_MARKS)? {
        let mark = place.text()?.parse().map_err(|_| place.fault(Shape::Mark))?;
        if marks.contains(&mark) {
            return Err(place.fault(Shape::Twice));
        }
        marks.push(mark);
    }
    Ok(marks)
}

/// Checks that the cells of all marks on a position are there. Marks are read only of records that may have them.
pub(super) fn check_marks(ply: &Place, table: &dyn Table) -> Result<(), ShapeFault> {
    let marks = marks(ply)?;
    if marks.is_empty() {
        return Ok(());
    }
    let scene = table.scene();
    let is_there =
        |mark: &CellMark| scene.labelled(&mark.from).is_some() && scene.labelled(&mark.to).is_some();
    match marks.iter().position(|mark| !is_there(mark)) {
        None => Ok(()),
        Some(at) => {
            let list = ply.member("marks")?.list(MOST_MARKS)?;
            Err(list[at].fault(Shape::Mark))
        }
    }
}

/// The variations in place of a ply.
fn variations<'j>(ply: &Place<'j>) -> Result<Vec<Place<'j>>, ShapeFault> {
    let list = ply.find("variations").map(|list| list.list(RECORD_LIMIT));
    Ok(list.transpose()?.unwrap_or_default())
}

/// Checks that all plies, whose shape is right, are legal after those on a table, and that the cells of their marks are
/// there, where the version has marks. The table is left as it was found.
pub(super) fn check_legal(plies: &[Place], table: &mut dyn Table, version: u32) -> Result<(), ShapeFault> {
    for ply in plies {
        for variation in variations(ply)? {
            check_legal(&variation.list(RECORD_LIMIT)?, table, version)?;
        }
        let name = ply.member("name")?;
        let played = table.play(name.text()?);
        played.map_err(|refused| name.fault(Shape::Illegal(refused)))?;
        if version >= 3 {
            check_marks(ply, table)?;
        }
    }
    plies.iter().for_each(|_| _ = table.undo());
    Ok(())
}
