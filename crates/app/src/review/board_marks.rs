//! Marks that somebody draws on the board of a review: they belong to the position that is shown.

use super::state::ReviewState;
use super::tree::CellMark;
use crate::play::Mark;
use tessera_core::scene::{Scene, SpotId};

/// The marks of a position on its picture. Those whose cells it does not have are left out.
pub fn marks_on(scene: &Scene, marks: &[CellMark]) -> Vec<Mark> {
    let spot = |name: &String| scene.labelled(name).map(|spot| spot.id);
    let mark = |mark: &CellMark| {
        Some(Mark {
            from: spot(&mark.from)?,
            to: spot(&mark.to)?,
        })
    };
    marks.iter().filter_map(mark).collect()
}

impl ReviewState {
    /// Puts the marks of the position that is shown on the board.
    pub(super) fn show_marks(&mut self) {
        let scene = self.board.game.table().scene();
        self.board.marks = marks_on(scene, self.tree.marks(self.current()));
    }

    /// Keeps the marks on the board with the position that is shown. Those on parts of a tile stay until another position is shown.
    pub(super) fn keep_marks(&mut self) {
        let node = self.current();
        if self.learning.is_some() {
            return;
        }
        let scene = self.board.game.table().scene();
        let name = |spot: SpotId| {
            spot.cell()?;
            scene.spot(spot).map(|spot| spot.label.clone())
        };
        let mark = |mark: &Mark| {
            Some(CellMark {
                from: name(mark.from)?,
                to: name(mark.to)?,
            })
        };
        let marks = self.board.marks.iter().filter_map(mark).collect();
        self.tree.set_marks(node, marks);
    }
}
