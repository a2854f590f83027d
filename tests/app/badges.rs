//! The badges of what was scored, on boards whose cells are small.

use crate::carcassonne::at;
use tessera_app::play::view::{self, BoardView};
use tessera_app::{BoardMsg, Painter, Placement};
use tessera_core::scene::{Form, Ink, SpotId};

/// Remembers how high what is written on badges is.
#[derive(Default)]
struct Heights(Vec<f64>);

impl Painter for Heights {
    fn ink(&mut self, _: Ink) {}
    fn fill(&mut self, _: &[Vec<(f64, f64)>]) {}
    fn disc(&mut self, _: (f64, f64), _: f64) {}
    fn ring(&mut self, _: (f64, f64), _: f64, _: f64) {}
    fn lines(&mut self, _: &[[(f64, f64); 2]], _: f64) {}
    fn stone(&mut self, _: Form, _: (f64, f64), _: f64) {}
    fn text(&mut self, _: (f64, f64), height: f64, text: &str) {
        if text.starts_with('+') {
            self.0.push(height);
        }
    }
    fn coordinate(&mut self, _: (f64, f64), _: f64, _: bool, _: &str) {}
}

fn placement(unit: f64) -> Placement {
    Placement {
        unit,
        left: 7.0,
        top: -3.0,
    }
}

fn heights(board: &BoardView, unit: f64, ratio: f64) -> Vec<f64> {
    let mut heights = Heights::default();
    board.paint_above(placement(unit), ratio, &mut heights);
    heights.0
}

/// The final scoring of a finished game, with all of its steps shown.
fn scored() -> BoardView {
    let golden = include_str!("../goldens/carcassonne.txt");
    let line = golden.lines().next().expect("a game");
    let mut model = at(line.rsplit('/').next().expect("its names"));
    let steps = model.panel().final_scoring;
    model.update(BoardMsg::ShowScoringStep(Some(steps - 1)));
    model.see(view::board)
}

#[test]
fn at_the_end_badges_can_be_read_however_small_the_land_is_shown() {
    let board = scored();
    assert!(!board.badges.is_empty());
    for (unit, ratio) in [(12.0, 1.0), (33.0, 1.0), (33.0, 3.0)] {
        let heights = heights(&board, unit, ratio);
        assert!(heights.len() >= board.badges.len());
        assert!(
            heights.iter().all(|height| *height >= 10.0 * ratio),
            "{unit}: {heights:?}"
        );
    }
    // On large cells they grow with these.
    assert!(heights(&board, 200.0, 1.0).iter().all(|height| *height > 30.0));
}

#[test]
fn a_large_badge_is_touched_where_it_is_seen_and_the_uppermost_first() {
    let board = scored();
    let (last, ratio, unit) = (board.badges.last().expect("a badge"), 2.0, 24.0);
    let at = placement(unit);
    let middle = (at.x(last.at), at.y(last.at));
    for away in [0.0, 20.0] {
        let under = board.spot_under((middle.0 + away, middle.1), at, ratio);
        assert_eq!(under, Some(last.mark), "{away}");
    }
    let far = board.spot_under((middle.0 + 30.0, middle.1), at, ratio);
    assert_ne!(far, Some(last.mark));
}

#[test]
fn while_the_game_goes_on_badges_hide_no_cell() {
    let model = at("E.0_1_2.city-s.U.1_0_1.none.U.2_0_1");
    let board = model.see(view::board);
    let badge = |mark: &SpotId| matches!(mark, SpotId::Badge(_));
    assert!(board.above.marks.iter().any(|mark| badge(&mark.id)));
    assert!(board.badges.is_empty());
    assert!(heights(&board, 20.0, 1.0).iter().all(|height| *height < 4.0));
}
