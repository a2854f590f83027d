//! How the line of a link stands to the line of the same game that the device keeps.

/// How the line of a link stands to the line of the same game that the device keeps, the best to go on with first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Relation {
    Same,
    /// It goes on from the line that is kept.
    Further,
    /// The line that is kept goes on from it.
    Behind,
    /// The first plies that differ come after so many that are the same; the fewer they are, the farther the lines are apart.
    Parted(std::cmp::Reverse<usize>),
}

/// How the line of a link stands to the line that is kept.
pub fn relation(kept: &[String], link: &[String]) -> Relation {
    let same = kept
        .iter()
        .zip(link)
        .take_while(|(kept, link)| kept == link)
        .count();
    match (same == kept.len(), same == link.len()) {
        (true, true) => Relation::Same,
        (true, false) => Relation::Further,
        (false, true) => Relation::Behind,
        (false, false) => Relation::Parted(std::cmp::Reverse(same)),
    }
}
