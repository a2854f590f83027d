//! The laws of [`Show`]: gestures, pictures, sentences.

use std::collections::HashSet;

use tessera_core::game::{BySeat, Seat, Turn};
use tessera_core::language::Language;
use tessera_core::scene::{Point, Scene, SpotId};
use tessera_games::play::{Show, Target};

use super::law::law;
use super::random_games::{for_positions, legal};
use super::setting::Setting;

law! {
    fn gestures_are_unique_and_none_begins_with_another<G: Show>(game: &G, setting: &Setting) {
        for_positions(game, setting, 3, |state| {
            let scene = game.scene(state, Language::English);
            let cells: HashSet<SpotId> = scene.spots.iter().chain(&scene.marks).map(|spot| spot.id).collect();
            assert_eq!(cells.len(), scene.spots.len() + scene.marks.len(), "each has a number of its own");
            let mut gestures: Vec<Vec<String>> = Vec::new();
            for mv in legal(game, state) {
                let gesture = game.gesture(state, mv);
                assert!(!gesture.is_empty(), "{} needs no touch", game.name(state, mv));
                for target in &gesture {
                    if let Target::Spot(spot) = target {
                        assert!(cells.contains(spot), "{spot:?} cannot be seen");
                    }
                }
                gestures.push(gesture.iter().map(|target| format!("{target:?}")).collect());
            }
            // In order, a gesture that begins another stands right before one that it begins.
            gestures.sort();
            for pair in gestures.windows(2) {
                assert!(!pair[1].starts_with(&pair[0]), "{:?} and {:?}", pair[0], pair[1]);
            }
        });
    }
}

law! {
    fn a_cell_is_refused_exactly_where_no_move_begins<G: Show>(game: &G, setting: &Setting) {
        for_positions(game, setting, 2, |state| {
            let begins: HashSet<Target> = legal(game, state)
                .into_iter()
                .filter_map(|mv| game.gesture(state, mv).into_iter().next())
                .collect();
            let Scene { spots, marks, .. } = game.scene(state, Language::English);
            for spot in spots.iter().chain(&marks) {
                let closed = game.closed(state, spot.id);
                assert_eq!(closed.is_none(), begins.contains(&Target::Spot(spot.id)), "{}", spot.label);
                let text = closed.map(|closed| game.closed_text(closed, Language::English));
                assert_ne!(text.as_deref(), Some(""), "{}", spot.label);
            }
        });
    }
}

law! {
    fn whatever_people_read_is_not_empty<G: Show>(game: &G, setting: &Setting) {
        for_positions(game, setting, 2, |state| {
            assert!(!game.prompt(state, Language::English).is_empty());
            for mv in legal(game, state) {
                let choice = game.choice(state, mv, &BySeat::default(), Language::English);
                let name = game.name(state, mv);
                assert!(!choice.label.is_empty() && !choice.note.is_empty(), "the choice of {name}");
            }
            for spot in game.scene(state, Language::English).spots {
                assert!(!game.content(state, spot.id, &BySeat::default(), Language::English).is_empty(), "the content of {}", spot.label);
            }
            if game.turn(state) == Turn::Over {
                for seat in Seat::all(game.seats()) {
                    assert!(!game.account(state, Language::English)[seat].is_empty(), "the account of {seat:?}");
                }
            }
        });
    }
}

law! {
    fn spots_are_cells_in_reading_order<G: Show>(game: &G, setting: &Setting) {
        for_positions(game, setting, 1, |state| {
            let spots = game.scene(state, Language::English).spots;
            let (mut cells, mut labels) = (HashSet::new(), HashSet::new());
            for spot in &spots {
                assert!(cells.insert(spot.id) && labels.insert(spot.label.clone()), "{} twice", spot.label);
                assert!(spot.contains(spot.center), "the middle of {} lies outside", spot.label);
            }
            for pair in spots.windows(2) {
                assert!((pair[0].row, pair[0].column) < (pair[1].row, pair[1].column), "{}", pair[1].label);
            }
        });
    }
}

law! {
    fn a_rotated_scene_is_a_scene_of_the_same_cells<G: Show>(game: &G, setting: &Setting) {
        let steps = game.rotation_steps();
        assert!(steps > 0 && 12 % steps == 0, "{steps} steps do not make a circle");
        for_positions(game, setting, 1, |state| {
            let scene = game.scene(state, Language::English);
            for twelfths in (0..12).step_by(usize::from(12 / steps)) {
                let rotated = scene.rotated(twelfths);
                assert_eq!(rotated.items.len(), scene.items.len());
                assert_eq!(rotated.spots.len(), scene.spots.len());
                for spot in &rotated.spots {
                    let was = scene.spot(spot.id).expect("the same cells");
                    assert_eq!(was.label, spot.label);
                    assert!(spot.contains(spot.center), "{} by {twelfths}", spot.label);
                    let inside = |at: &Point| (0.0..=rotated.width).contains(&at.x) && (0.0..=rotated.height).contains(&at.y);
                    assert!(spot.outline.iter().all(inside), "{} by {twelfths}", spot.label);
                }
                for pair in rotated.spots.windows(2) {
                    assert!((pair[0].row, pair[0].column) < (pair[1].row, pair[1].column));
                }
            }
        });
    }
}

law! {
    fn hints_lie_in_the_picture<G: Show>(game: &G, setting: &Setting) {
        for_positions(game, setting, 1, |state| {
            let scene = game.scene(state, Language::English);
            let inside = |at: &Point| (0.0..=scene.width).contains(&at.x) && (0.0..=scene.height).contains(&at.y);
            for spot in &scene.spots {
                for item in game.hint(state, spot.id) {
                    assert!(item.shape.points().iter().all(inside), "the hint at {}", spot.label);
                }
            }
        });
    }
}
