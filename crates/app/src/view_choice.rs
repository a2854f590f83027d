//! What somebody has chosen to see of the board.

use super::camera::{Camera, Frame, Placement};
use tessera_core::scene::{Scene, SpotId};

/// What somebody has chosen to see of the board.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ViewChoice {
    chosen: Camera,
    /// The view that brought the keyboard's cell into sight; it is dropped at the next move.
    until_next_move: Option<Camera>,
}

impl ViewChoice {
    pub fn camera(&self) -> Camera {
        self.until_next_move.unwrap_or(self.chosen)
    }

    /// Whether the board is shown as it is by itself.
    pub fn is_usual(&self) -> bool {
        self.camera() == Camera::Fit
    }

    /// Looks at the board in this way until something else is chosen.
    pub fn hold(&mut self, camera: Camera) {
        *self = ViewChoice {
            chosen: camera,
            until_next_move: None,
        };
    }

    /// Shows the board as it is by itself, or, where it is, all of it, however small.
    pub fn fit(&mut self) {
        let camera = if self.is_usual() {
            Camera::Whole
        } else {
            Camera::Fit
        };
        self.hold(camera);
    }

    /// A move was made: the view is the chosen one again.
    pub fn end_move(&mut self) {
        self.until_next_move = None;
    }

    /// Brings a cell into view that is out of it. Where nobody has moved the board, that lasts until the next move: the
    /// board then shows by itself what matters.
    pub fn show(&mut self, cell: SpotId, scene: &Scene, frame: Frame, at: Placement) {
        let Some(center) = scene.spot(cell).map(|spot| spot.center) else {
            return;
        };
        let half = at.unit / 2.0;
        let by = |at: f64, (start, room): (f64, f64)| {
            (start + half - at).max(0.0) + (start + room - half - at).min(0.0)
        };
        let (x, y) = (by(at.x(center), frame.across()), by(at.y(center), frame.down()));
        if x.abs().max(y.abs()) <= 1.0 {
            return;
        }
        let camera = Camera::dragged(scene, frame, at, x, y);
        match self.chosen {
            Camera::Held { .. } => self.hold(camera),
            Camera::Fit | Camera::Whole => self.until_next_move = Some(camera),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::camera::{BoardFocus, Margins};
    use tessera_core::language::Language;
    use tessera_core::scene::Point;
    use tessera_games::catalog::{self, GameId};
    use tessera_games::play::Options;

    const FRAME: Frame = Frame {
        width: 400.0,
        height: 300.0,
        ratio: 2.0,
        margins: Margins {
            left: 20.0,
            top: 0.0,
            right: 0.0,
            bottom: 30.0,
        },
    };

    fn scene() -> Scene {
        let options = Options::parse("size=19").unwrap();
        catalog::open(GameId::Linage, &options, Language::English)
            .unwrap()
            .scene()
            .clone()
    }

    fn cell(scene: &Scene, label: &str) -> SpotId {
        scene.spots.iter().find(|spot| spot.label == label).unwrap().id
    }

    /// Whether a whole cell lies within the frame.
    fn is_in_view(view: &ViewChoice, scene: &Scene, label: &str) -> bool {
        let at = view.camera().place(scene, FRAME, 0.0, None);
        let center = scene.spot(cell(scene, label)).unwrap().center;
        let inside = |pixel: f64, (start, room): (f64, f64)| {
            pixel > start + at.unit / 2.0 - 2.0 && pixel < start + room - at.unit / 2.0 + 2.0
        };
        inside(at.x(center), FRAME.across()) && inside(at.y(center), FRAME.down())
    }

    /// A view of the middle of the board, held there.
    fn close(scene: &Scene) -> ViewChoice {
        let mut view = ViewChoice::default();
        let at = Camera::Fit.place(scene, FRAME, 0.0, None);
        view.hold(Camera::zoomed(scene, FRAME, at, 6.0, 200.0, 150.0));
        view
    }

    #[test]
    fn a_cell_out_of_view_is_brought_into_view_and_one_in_view_changes_nothing() {
        let scene = scene();
        for label in ["a1", "a19", "s1", "s19", "j10"] {
            let mut view = close(&scene);
            let before = view;
            let at = view.camera().place(&scene, FRAME, 0.0, None);
            view.show(cell(&scene, label), &scene, FRAME, at);
            assert!(is_in_view(&view, &scene, label), "{label}");
            assert_eq!(view == before, label == "j10", "{label}");
        }
    }

    #[test]
    fn a_look_until_next_move_ends_with_the_next_move_and_a_held_view_does_not() {
        let scene = scene();
        let mut usual = ViewChoice::default();
        let near = Camera::Fit.place(
            &scene,
            FRAME,
            60.0,
            Some(BoardFocus {
                center: Point::new(9.0, 9.0),
                at: None,
            }),
        );
        usual.show(cell(&scene, "a1"), &scene, FRAME, near);
        assert!(!usual.is_usual());
        usual.end_move();
        assert!(usual.is_usual());
        let mut held = close(&scene);
        let at = held.camera().place(&scene, FRAME, 0.0, None);
        held.show(cell(&scene, "a1"), &scene, FRAME, at);
        held.end_move();
        assert!(is_in_view(&held, &scene, "a1"));
    }

    #[test]
    fn fit_shows_the_usual_view_and_from_there_the_whole_board() {
        let mut view = close(&scene());
        view.fit();
        assert_eq!(view.camera(), Camera::Fit);
        view.fit();
        assert_eq!(view.camera(), Camera::Whole);
        view.fit();
        assert_eq!(view.camera(), Camera::Fit);
    }

    #[test]
    fn a_cell_that_is_not_there_changes_nothing() {
        let scene = scene();
        let mut view = close(&scene);
        let before = view;
        let at = view.camera().place(&scene, FRAME, 0.0, None);
        view.show(SpotId::Cell(u16::MAX), &scene, FRAME, at);
        assert_eq!(view, before);
    }
}
