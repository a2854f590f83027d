//! What people see of a game in which tiles are drawn from a bag and make a land that grows.

use super::land::{Gain, Hand, Holding, Overlay, ScoreBreakdown, Supply};
use tessera_core::game::BySeat;
use tessera_core::language::Language;
use tessera_core::scene::{Scene, SpotId};

/// The part of [`Show`](super::Show) that only games played with tiles have. `S` is the game's state and `M` its move.
pub trait ShowLand<S, M> {
    /// The piece to be placed, rotated clockwise by so many quarter turns; `None` when none is.
    fn hand(&self, state: &S, facing: u8, language: Language) -> Option<Hand>;

    /// The kinds of edges that pieces have, as a heading names them.
    fn edges(&self, language: Language) -> Vec<String>;

    /// The kinds of pieces still to come, all that there ever are.
    fn supply(&self, state: &S, language: Language) -> Vec<Supply>;

    /// What can be laid over the board.
    fn overlays(&self, language: Language) -> Vec<Overlay>;

    /// Draws the overlay of this name on a picture of the board. `facing` is the rotation of the piece in hand.
    fn draw_overlay(&self, state: &S, overlay: &str, facing: u8, scene: &mut Scene);

    /// Draws a move over the board before it: a board that grows does not jump.
    fn draw_ghost(&self, state: &S, mv: M, above: &mut Scene);

    /// Draws the turn that these moves make from `before` over the picture of the board `now`, so that it cannot pass for
    /// one that was made, in the first scene, and a short label of it in the second.
    fn draw_turn(&self, before: &S, moves: &[M], now: &S, label: &str, above: [&mut Scene; 2]);

    /// Draws a move that a mark stands for at the mark: as something that is not there yet, with its number among the choices
    /// and, if wanted, the points that it would have now.
    fn draw_offer(&self, state: &S, mv: M, number: Option<usize>, with_points: bool, above: &mut Scene);

    /// What could be worked out about a spot by looking hard, in words; purists do not read it.
    fn aid(&self, state: &S, spot: SpotId, language: Language) -> Option<String>;

    /// What a move would bring about, in short sentences, beyond what its picture and the scores show. `names` is what
    /// each seat is called.
    fn facts(&self, state: &S, mv: M, names: &BySeat<String>, language: Language) -> Vec<String>;

    /// The only legal move, where making it decides nothing, so that nobody need be asked.
    fn forced(&self, state: &S) -> Option<M>;

    /// What a move made from `before` has scored, or what else it brought about that everybody should read. Spots and
    /// points are those of the board `now`; `names` is what each seat is called.
    fn gains(&self, before: &S, mv: M, now: &S, names: &BySeat<String>, language: Language) -> Vec<Gain>;

    /// What is scored when the game ends here, thing by thing. `names` is what each seat is called.
    fn final_scoring(&self, state: &S, names: &BySeat<String>, language: Language) -> Vec<Gain>;

    /// Which points each seat has from which source, if the game ended now.
    fn score_breakdown(&self, state: &S, language: Language) -> ScoreBreakdown;

    /// What each seat has scored for good and holds in hand; `None` once the game is over.
    fn holdings(&self, state: &S) -> Option<BySeat<Holding>>;

    /// The cells that a piece lies on.
    fn tiles(&self, state: &S) -> Vec<SpotId>;

    /// The cell where play is, to be in view when the board is too large to be seen whole.
    fn focus(&self, state: &S) -> Option<SpotId>;
}
