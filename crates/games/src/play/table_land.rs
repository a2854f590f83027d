//! The one implementation of a table's land.

use super::land::{Gain, Hand, Overlay, ScoreBreakdown, Supply};
use super::show::Show;
use super::show_land::ShowLand;
use super::table::Land;
use tessera_core::game::{BySeat, Dice, Turn};
use tessera_core::language::Language;
use tessera_core::scene::{Scene, SpotId};

/// A land as it lies on a table.
pub(super) struct TableLand<'t, G: Show> {
    pub game: &'t G,
    pub shown: &'t dyn ShowLand<G::State, G::Move>,
    pub language: Language,
    /// The states before each ply and the present one: one more than there are moves.
    pub states: &'t [G::State],
    /// The moves; `None` where the seat to move resigned.
    pub moves: &'t [Option<G::Move>],
}

impl<G: Show> TableLand<'_, G> {
    fn state(&self) -> &G::State {
        &self.states[self.moves.len()]
    }

    /// Who decided a ply, or is to decide the next.
    fn turn(&self, ply: usize) -> Turn {
        self.game.turn(&self.states[ply])
    }

    /// The ply with which the last turn of the seat to move began, not the present turn; 0 if there was none.
    fn last_round(&self) -> usize {
        let mut ply = self.moves.len();
        let mine = match self.turn(ply) {
            Turn::Over => (0..ply)
                .rev()
                .map(|ply| self.turn(ply))
                .find(|turn| *turn != Turn::Chance),
            turn => Some(turn),
        };
        let mut back = |of: &dyn Fn(Turn) -> bool| {
            while ply > 0 && of(self.turn(ply - 1)) {
                ply -= 1;
            }
        };
        // Over the present turn with its draw, over the others' turns, over the turn before.
        back(&|turn| Some(turn) == mine || turn == Turn::Chance);
        back(&|turn| Some(turn) != mine);
        back(&|turn| Some(turn) == mine);
        ply
    }
}

impl<G: Show> Land for TableLand<'_, G> {
    fn draws(&self) -> usize {
        (0..self.moves.len())
            .filter(|&ply| self.turn(ply) == Turn::Chance)
            .count()
    }

    fn draw(&self, dice: &mut Dice) -> Option<String> {
        if self.turn(self.moves.len()) != Turn::Chance {
            return None;
        }
        let outcome = self.game.random_move(self.state(), dice, &mut Vec::new());
        Some(self.game.name(self.state(), outcome))
    }

    fn forced(&self) -> Option<String> {
        let mv = self.shown.forced(self.state())?;
        Some(self.game.name(self.state(), mv))
    }

    fn hand(&self, facing: u8) -> Option<Hand> {
        self.shown.hand(self.state(), facing, self.language)
    }

    fn edges(&self) -> Vec<String> {
        self.shown.edges(self.language)
    }

    fn supply(&self) -> Vec<Supply> {
        self.shown.supply(self.state(), self.language)
    }

    fn overlays(&self) -> Vec<Overlay> {
        self.shown.overlays(self.language)
    }

    fn draw_overlay(&self, overlay: &str, facing: u8, scene: &mut Scene) {
        self.shown.draw_overlay(self.state(), overlay, facing, scene);
    }

    fn draw_turn(&self, plies: usize, turn: &str, label: &str, above: [&mut Scene; 2]) {
        let Some(before) = self.states.get(plies) else {
            return;
        };
        let (mut state, mut moves) = (before.clone(), Vec::new());
        for name in turn.split('.') {
            let legal = self.game.parse(&state, name);
            let Some(mv) = legal.filter(|mv| self.game.is_legal(&state, *mv, &mut Vec::new())) else {
                return;
            };
            moves.push(mv);
            self.game.play(&mut state, mv);
        }
        self.shown.draw_turn(before, &moves, self.state(), label, above);
    }

    fn draw_offer(&self, name: &str, number: Option<usize>, with_points: bool, above: &mut Scene) {
        if let Some(mv) = self.game.parse(self.state(), name) {
            self.shown
                .draw_offer(self.state(), mv, number, with_points, above);
        }
    }

    fn aid(&self, spot: SpotId) -> Option<String> {
        self.shown.aid(self.state(), spot, self.language)
    }

    fn gains(&self, names: &BySeat<String>) -> Vec<(usize, Gain)> {
        let of = |ply: usize| {
            let gains = self.moves[ply].map_or_else(Vec::new, |mv| {
                let before = &self.states[ply];
                self.shown.gains(before, mv, self.state(), names, self.language)
            });
            gains.into_iter().map(move |gain| (ply, gain))
        };
        (self.last_round()..self.moves.len()).flat_map(of).collect()
    }

    fn final_scoring(&self, names: &BySeat<String>) -> Vec<Gain> {
        self.shown.final_scoring(self.state(), names, self.language)
    }

    fn score_breakdown(&self) -> ScoreBreakdown {
        self.shown.score_breakdown(self.state(), self.language)
    }

    fn tiles(&self) -> Vec<SpotId> {
        self.shown.tiles(self.state())
    }

    fn focus(&self) -> Option<SpotId> {
        self.shown.focus(self.state())
    }
}
