//! Marks on the board of a review: those that somebody draws, and the sign of the move that was played. They belong to the
//! position that is shown.

use super::overlay::Overlay;
use super::state::ReviewState;
use super::tree::{CellMark, NodeId};
use super::verdict_text::sign_text;
use crate::play::Mark;
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Outline, Point, Scene, Shape, Spot, SpotId};
use tessera_protocol::assessment::{Glyph, Verdict};

/// The radius of the ring around the move that was played, in cells.
const RING: f32 = 0.455;
/// How wide that ring is drawn, in cells.
const RING_WIDTH: f32 = 0.07;
/// The radius of the disc with the sign, in cells.
const SIGN: f32 = 0.17;
/// The height of the sign, in cells.
const SIGN_TEXT: f32 = 0.25;
/// How far the disc lies from the middle of the cell towards its upper right corner, in cells: no ring of a neighbour reaches there.
const SIGN_AWAY: f32 = 0.45;
/// How far the ground of the disc is seen around it, in cells.
const SIGN_AROUND: f32 = 0.03;

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

/// Draws the sign of the move that was played: its cell is ringed in the colour of the sign, and the sign stands at a corner.
/// Nothing where something else is drawn on the stones, or nothing is to lie over the board.
pub(super) fn draw_sign(state: &ReviewState, above: &mut Scene) {
    let (table, analysis) = (state.board.game.table(), &state.analysis);
    let is_hidden = analysis.on && matches!(analysis.overlay, Overlay::Ownership | Overlay::Off);
    let Some((cell, glyph)) = state.played_sign().filter(|_| !is_hidden) else {
        return;
    };
    let Some(spot) = table.scene().spot(cell) else {
        return;
    };
    let ink = match glyph {
        None | Some(Glyph::Good | Glyph::Brilliant) => Ink::GoodMove,
        Some(Glyph::Interesting) => Ink::Mark,
        Some(Glyph::Dubious) => Ink::Inaccuracy,
        Some(Glyph::Mistake) => Ink::Mistake,
        Some(Glyph::Blunder) => Ink::Blunder,
    };
    let ring = match table.land() {
        Some(_) => Outline::of_cell(&spot.outline).line(),
        None => Shape::Ring(spot.center, RING, RING_WIDTH),
    };
    above.draw(ink, ring);
    let at = towards_corner(spot, SIGN_AWAY);
    above.draw(Ink::Board, Shape::Disc(at, SIGN + SIGN_AROUND));
    above.draw(ink, Shape::Disc(at, SIGN));
    above.draw(
        Ink::Board,
        match glyph {
            Some(glyph) => Shape::Text(at, SIGN_TEXT, glyph.text().to_owned()),
            None => Shape::Signs(vec![at], tick(), 0.045),
        },
    );
}

/// The point so far from the middle of a cell in the direction of its upper right corner.
fn towards_corner(spot: &Spot, away: f32) -> Point {
    let Point { x, y } = spot.center;
    let corners = spot.outline.iter().map(|corner| (corner.x - x, corner.y - y));
    let (dx, dy) = corners.fold((0.0, 0.0), |most, corner| {
        // Of corners equally far right and up, the first.
        if corner.0 - corner.1 > most.0 - most.1 + 1e-3 {
            corner
        } else {
            most
        }
    });
    let share = away / dx.hypot(dy).max(1e-3);
    Point::new(x + share * dx, y + share * dy)
}

/// The sign of the best move, around its middle.
fn tick() -> Vec<[Point; 2]> {
    let [from, lowest, to] =
        [(-0.085, 0.005), (-0.025, 0.07), (0.085, -0.065)].map(|(x, y)| Point::new(x, y));
    vec![[from, lowest], [lowest, to]]
}

impl ReviewState {
    /// The cell of the move that was played, with its sign; no sign for the best move. `None` where nothing is said about it or it
    /// has no cell, and while somebody learns.
    fn played_sign(&self) -> Option<(SpotId, Option<Glyph>)> {
        let (game, node) = (&self.board.game, self.decided_node());
        let glyph = self.sign(node);
        let is_best = self.verdict(node) == Some(Verdict::Best);
        if self.learning.is_some() || glyph.is_none() && !is_best {
            return None;
        }
        // The tile of a turn is placed before its meeple.
        let plies = if game.table().land().is_some() { 2 } else { 1 };
        let end = self.decided_ply();
        let played = (end.saturating_sub(plies)..end).rev();
        let mut spots = played.flat_map(|ply| game.table().spots_of(ply));
        Some((spots.find(|spot| spot.cell().is_some())?, glyph))
    }

    /// The node of the last decision.
    fn decided_node(&self) -> NodeId {
        self.turn_told().last().copied().unwrap_or(NodeId::ROOT)
    }

    /// The move that the page speaks about: the last decision, also where a draw was made since; a draw only where nobody has
    /// decided yet.
    pub fn told_node(&self) -> NodeId {
        let decided = self.decided_node();
        if decided == NodeId::ROOT {
            self.current()
        } else {
            decided
        }
    }

    /// The node whose marks are on the board: the one that is shown if it has any, else the move that the page speaks about.
    fn marked_node(&self) -> NodeId {
        let shown = self.current();
        if self.tree.marks(shown).is_empty() {
            self.told_node()
        } else {
            shown
        }
    }

    /// Has the sign of the move that was played told at its cell.
    pub(super) fn tell_sign(&mut self, language: Language) {
        let node = self.decided_node();
        let meaning = || sign_text(self.tree.glyph(node), self.verdict(node), language);
        self.board.annotations.sign = self.played_sign().and_then(|(cell, _)| Some((cell, meaning()?)));
    }

    /// Puts the marks of the position that is shown on the board.
    pub(super) fn show_marks(&mut self) {
        let scene = self.board.game.table().scene();
        self.board.marks = marks_on(scene, self.tree.marks(self.marked_node()));
    }

    /// Keeps the marks on the board with the position that is shown. Those on parts of a tile stay until another position is shown.
    pub(super) fn keep_marks(&mut self) {
        let node = self.marked_node();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::overlay_marks::{self as over, ring_width};
    use tessera_games::catalog;
    use tessera_games::play::Record;

    #[test]
    fn the_sign_of_a_move_covers_no_ring_and_no_number_of_another_cell() {
        let ring = over::RING + ring_width(0.0).unwrap() / 2.0 + over::AROUND;
        for link in [
            "carteso/size=9.komi=0/",
            "linage/size=9.komi=0_5/",
            "keil/size=5.komi=0/",
            "ecalper/size=3/",
        ] {
            let record = Record::parse(link).unwrap();
            let (table, _) = catalog::replayed(&record, Language::English).unwrap();
            let spots = &table.scene().spots;
            for spot in spots {
                let at = towards_corner(spot, SIGN_AWAY);
                assert!((at.x - spot.center.x).hypot(at.y - spot.center.y) > 0.4, "{link}");
                for other in spots.iter().filter(|other| other.id != spot.id) {
                    let Point { x, y } = other.center;
                    let to = |dx: f32, dy: f32| (x + dx - at.x).hypot(y + dy - at.y) + 1e-3;
                    let pair = format!("{link}: {} and {}", spot.label, other.label);
                    assert!(to(0.0, 0.0) > ring + SIGN + SIGN_AROUND, "{pair}");
                    let rank = to(-over::RANK_ASIDE, -over::RANK_ASIDE);
                    assert!(rank > over::RANK + SIGN, "{pair}");
                }
            }
        }
    }
}
