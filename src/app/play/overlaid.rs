//! The board with what lies over it, kept while it stays the same.

use std::cell::RefCell;
use std::rc::Rc;

use crate::scene::Scene;

/// What the board and its overlays depend on, besides the rotation of the piece in hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OverlaidKey {
    /// The names of the plies that have been played.
    pub names: Vec<String>,
    /// The overlays that are shown, by name.
    pub overlays: Vec<&'static str>,
    /// The kind of piece whose cells are marked.
    pub supply: Option<String>,
}

/// The last scenes of one key, one for each rotation of the piece in hand, in quarters clockwise.
///
/// A pointer that moves from cell to cell changes at most that rotation, so a scene is made once for each instead of
/// once for every cell.
#[derive(Default)]
pub struct Overlaid(RefCell<Option<(OverlaidKey, Rotations)>>);

/// The scenes by the rotation of the piece in hand, as far as they were made.
type Rotations = [Option<Rc<Scene>>; 4];

impl Overlaid {
    /// The scene of this key and rotation, made by `make` unless it is known.
    pub fn scene(&self, key: OverlaidKey, facing: u8, make: impl FnOnce() -> Scene) -> Rc<Scene> {
        let mut known = self.0.borrow_mut();
        if known.as_ref().is_none_or(|(last, _)| *last != key) {
            *known = Some((key, Rotations::default()));
        }
        let (_, scenes) = known.as_mut().expect("it was just filled");
        let scene = &mut scenes[usize::from(facing % 4)];
        Rc::clone(scene.get_or_insert_with(|| Rc::new(make())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(names: &[&str]) -> OverlaidKey {
        OverlaidKey {
            names: names.iter().map(|&name| name.to_owned()).collect(),
            overlays: vec!["fields"],
            supply: None,
        }
    }

    #[test]
    fn a_scene_is_made_once_for_a_key_and_a_rotation() {
        let overlaid = Overlaid::default();
        let mut made = 0;
        for (names, facing) in [
            (["a"], 0),
            (["a"], 0),
            (["a"], 1),
            (["a"], 0),
            (["b"], 0),
            (["b"], 0),
        ] {
            overlaid.scene(key(&names), facing, || {
                made += 1;
                Scene::default()
            });
        }
        assert_eq!(made, 3);
    }
}
