//! Games in the forms in which they are handed on: what is written, and what is read of what others hand over.
//!
//! A link is the shortest form, and a study is one, too; `docs/records.md` has the grammar of each. All of them hold what a [`Link`](super::Link)
//! holds: a record, and what a record does not say of who played. None holds what decides coming draws.

mod abstract_play;
mod annotated;
mod json_reader;
mod json_writer;
mod kept_tree;
mod line;
mod opened;
mod place;
mod ply_reader;
mod ply_writer;
mod study;
mod text_reader;
mod text_writer;

pub use abstract_play::{
    AbstractPlayFault, BadAbstractPlay, Changes, Ending, from_abstract_play, is_abstract_play,
};
pub use annotated::AnnotatedGame;
pub use json_reader::{ANNOTATED_VERSION, FORMAT, START_MARKS_VERSION, STUDY_VERSION, VERSION, from_json};
pub use kept_tree::{kept_tree, read_kept_tree};
pub use opened::Unplayable;
pub use place::{Shape, ShapeFault};
pub use study::{STUDY, STUDY_LIMIT, StudyFault, UNPACKED_LIMIT, from_study};
pub use text_reader::{OrderFault, TextFault, from_text};
