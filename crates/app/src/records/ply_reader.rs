//! Plies as JSON are read, each with what is said about it and with the variations that branch off there.

use super::place::{Place, Shape, ShapeFault};
use crate::review::{NodeId, TreeLimit, VariationTree};
use tessera_core::game::Seat;
use tessera_games::play::{RECORD_LIMIT, Table};
use tessera_protocol::assessment::Glyph;

/// What a ply may have in every version.
const KEYS: [&str; 4] = ["name", "seat", "text", "scores"];
/// What a ply may have besides since version 2.
const NOTES: [&str; 3] = ["comment", "glyph", "variations"];

/// How plies are read.
#[derive(Clone, Copy)]
pub(super) struct PlyReader {
    /// Whether a ply may have what version 2 brought.
    pub notes: bool,
    /// Whether a ply may have other keys.
    pub others: bool,
}

impl PlyReader {
    /// The names of the main line.
    pub fn names(self, plies: &[Place]) -> Result<Vec<String>, ShapeFault> {
        plies.iter().map(|ply| self.name(ply)).collect()
    }

    /// All lines, where there is anything besides the names of the main line.
    pub fn tree(self, plies: &[Place], names: &[String]) -> Result<Option<VariationTree>, ShapeFault> {
        let has_notes = |ply: &Place| NOTES.iter().any(|key| ply.find(key).is_some());
        if !self.notes || !plies.iter().any(has_notes) {
            return Ok(None);
        }
        let mut tree = VariationTree::new(names);
        let mut parent = NodeId::ROOT;
        for ply in plies {
            let Some(&node) = tree.children(parent).first() else {
                break;
            };
            self.annotate(ply, &mut tree, parent, node)?;
            parent = node;
        }
        match tree.limit() {
            None => Ok(Some(tree)),
            Some(limit) => Err(plies[0].fault(Shape::Limit(limit))),
        }
    }

    /// The name of a ply, whose other keys are checked.
    fn name(self, ply: &Place) -> Result<String, ShapeFault> {
        let known = [&KEYS[..], if self.notes { &NOTES } else { &[] }].concat();
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
        tree: &mut VariationTree,
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
        if let (false, Some(comment)) = (tree.annotate(node, text, glyph), comment) {
            return Err(comment.fault(Shape::Comment));
        }
        for variation in variations(ply)? {
            let plies = variation.list(RECORD_LIMIT)?;
            if plies.is_empty() {
                return Err(variation.fault(Shape::Empty));
            }
            self.variation(&plies, tree, parent)?;
        }
        Ok(())
    }

    /// Reads a variation that branches off at a node.
    fn variation(self, plies: &[Place], tree: &mut VariationTree, branch: NodeId) -> Result<(), ShapeFault> {
        let mut parent = branch;
        for ply in plies {
            let name = self.name(ply)?;
            if tree.child(parent, &name).is_some() {
                return Err(ply.fault(Shape::SameMove));
            }
            let node = tree.append(parent, &name);
            let node = node.ok_or_else(|| ply.fault(Shape::Limit(TreeLimit::MOST)))?;
            self.annotate(ply, tree, parent, node)?;
            parent = node;
        }
        Ok(())
    }
}

/// The variations in place of a ply.
fn variations<'j>(ply: &Place<'j>) -> Result<Vec<Place<'j>>, ShapeFault> {
    let list = ply.find("variations").map(|list| list.list(RECORD_LIMIT));
    Ok(list.transpose()?.unwrap_or_default())
}

/// Checks that all plies, whose shape is right, are legal after those on a table. The table is left as it was found.
pub(super) fn check_legal(plies: &[Place], table: &mut dyn Table) -> Result<(), ShapeFault> {
    for ply in plies {
        for variation in variations(ply)? {
            check_legal(&variation.list(RECORD_LIMIT)?, table)?;
        }
        let name = ply.member("name")?;
        let played = table.play(name.text()?);
        played.map_err(|refused| name.fault(Shape::Illegal(refused.why)))?;
    }
    plies.iter().for_each(|_| _ = table.undo());
    Ok(())
}
