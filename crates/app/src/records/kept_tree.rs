//! The variations of a game as the device keeps them: the list of plies of a record as JSON, without what follows from the
//! rules; where the start has marks, an object with `marks` and `plies`.

use super::json_reader::STUDY_VERSION;
use super::opened::opened_table;
use super::place::Place;
use super::ply_reader::{PlyReader, check_legal, check_marks, marks as read_marks};
use super::ply_writer::{PlyWriter, list, marks, member};
use crate::json::Json;
use crate::review::{NodeId, VariationTree};
use tessera_core::language::Language;
use tessera_games::play::{RECORD_LIMIT, Record};

/// Writes the variations of a game; nothing where there is only the line that was played.
pub fn kept_tree(tree: &VariationTree, played: &[String]) -> String {
    if *tree == VariationTree::new(played) {
        return String::new();
    }
    // Without a table nothing is refused.
    let plies = PlyWriter::new(tree).main_line(0).unwrap_or_default();
    // Ends of lines within texts are written as escapes.
    let plies: String = list(&plies, 0).lines().map(str::trim_start).collect();
    match marks(tree, NodeId::ROOT) {
        Some(marks) => format!("{{{marks}, {}}}", member("plies", &plies)),
        None => plies,
    }
}

/// Reads the variations of a game of this record, with the line that was played among them. Where they cannot be read, there
/// is only that line.
pub fn read_kept_tree(text: &str, record: &Record) -> VariationTree {
    let mut tree = readable_tree(text, record).unwrap_or_default();
    tree.include(&record.names);
    tree
}

fn readable_tree(text: &str, record: &Record) -> Option<VariationTree> {
    let json = Json::parse(text).ok()?;
    let whole = Place::whole(&json);
    // With marks at the start it is an object with these and the plies.
    let marked = whole.find("plies");
    let at_start = match marked {
        Some(_) => read_marks(&whole).ok()?,
        None => Vec::new(),
    };
    let plies = marked.as_ref().unwrap_or(&whole).list(RECORD_LIMIT).ok()?;
    let reader = PlyReader {
        version: STUDY_VERSION,
        others: false,
    };
    let names = reader.names(&plies).ok()?;
    let lines = reader.lines(&plies, &names, at_start).ok()?;
    // No sentence is made of what is refused.
    let (_, mut table) = opened_table(record, Language::English).ok()?;
    if marked.is_some() {
        check_marks(&whole, table.as_ref()).ok()?;
    }
    check_legal(&plies, table.as_mut(), STUDY_VERSION).ok()?;
    Some(lines.map_or_else(|| VariationTree::new(&names), |lines| lines.tree))
}
