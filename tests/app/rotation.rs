//! A rotated board: pictures and keys follow the rotation, moves and names do not.

use super::words;
use tessera_app::play::view;
use tessera_app::{
    BoardMsg, Coordinates, Effect, Model, Msg, Opponent, Pointer, SavedGames, Settings, Setup,
};
use tessera_core::game::dice;
use tessera_core::scene::{Ink, Point, Scene, Shape, SpotId};
use tessera_games::catalog::GameId;
use tessera_games::play::Options;

fn model(game: GameId, options: &str) -> Model {
    let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
    let setup = Setup {
        options: Options::parse(options).unwrap(),
        opponent: Opponent::Friend,
        ..Setup::default()
    };
    model.update(Msg::Start(game, setup));
    model
}

fn spot(scene: &Scene, label: &str) -> (SpotId, Point) {
    let spot = scene
        .spots
        .iter()
        .find(|spot| spot.label == label)
        .expect("a cell");
    (spot.id, spot.center)
}

/// How far the board is rotated, in twelfths of a circle.
fn rotation(model: &Model) -> u8 {
    model.see(|state, shell| shell.rotation(&state.game))
}

fn near(a: Point, b: Point) -> bool {
    (a.x - b.x).abs() + (a.y - b.y).abs() < 1e-3
}

#[test]
fn twelve_steps_bring_a_hexagonal_board_back_and_each_is_announced_and_stored() {
    let mut model = model(GameId::Keil, "size=4.komi=2.button=on");
    let before = model.see(view::board).whole();
    for step in 1..=12u8 {
        let effects = model.update(BoardMsg::RotateBoard(1));
        assert!(effects.contains(&Effect::KeepRotation(GameId::Keil, step % 12)));
        let degrees = 30 * u16::from(step % 12);
        assert_eq!(model.panel().rotation, Some(degrees));
        let said = match degrees {
            0 => words().board_upright.to_owned(),
            _ => (words().board_rotated)(degrees),
        };
        assert!(effects.contains(&Effect::Say(said)));
        assert_eq!(model.see(view::board).whole() == before, step == 12);
    }
    model.update(BoardMsg::RotateBoard(-1));
    assert_eq!(model.panel().rotation, Some(330));
}

#[test]
fn a_board_whose_rules_name_its_directions_is_only_rotated_by_half_a_circle() {
    for game in [GameId::Linage, GameId::Carteso] {
        let mut model = model(game, "size=5.komi=2");
        let before = model.see(view::board).whole();
        let opposite = |cell| {
            let at = spot(&before, cell).1;
            Point::new(before.width - at.x, before.height - at.y)
        };
        model.update(BoardMsg::RotateBoard(1));
        assert_eq!(model.panel().rotation, Some(180));
        let now = model.see(view::board).whole();
        for cell in ["a1", "e5"] {
            assert!(near(spot(&now, cell).1, opposite(cell)), "{cell}");
        }
        model.update(BoardMsg::RotateBoard(1));
        assert_eq!(model.panel().rotation, Some(0));
    }
}

#[test]
fn each_game_keeps_its_own_turn_and_a_turn_that_does_not_fit_is_none() {
    let mut model = model(GameId::Ecalper, "size=3.pie=on");
    model.shell.rotations = vec![(GameId::Keil, 5), (GameId::Ecalper, 1)];
    assert_eq!(rotation(&model), 1);
    model.update(Msg::Navigate("play/keil".into()));
    assert_eq!(rotation(&model), 5);
    model.shell.rotations.push((GameId::Linage, 5));
    model.update(Msg::Navigate("play/linage".into()));
    assert_eq!(rotation(&model), 0, "a square board lies upright or upside down");
}

#[test]
fn marks_previews_and_coordinates_turn_with_their_cells_and_the_record_does_not() {
    let mut model = model(GameId::Keil, "size=4.komi=2.button=off");
    model.shell.settings.coordinates = Coordinates::Cells;
    let (c2, _) = spot(&model.see(view::board).whole(), "c2");
    for twelfths in 0..12 {
        let scene = model.see(view::board).whole();
        let (_, at) = spot(&scene, "c2");
        assert_eq!(
            scene.spot_at(at).map(|spot| spot.id),
            Some(c2),
            "rotated by {twelfths} twelfths"
        );
        let written = |item: &tessera_core::scene::Item| matches!(&item.shape, Shape::Text(place, _, text) if text == "c2" && near(*place, at));
        assert!(scene.items.iter().any(written), "written in the middle");
        model.update(BoardMsg::Hover(Some(c2)));
        let ghost = |scene: &Scene| {
            let rings = scene.items.iter().filter(|item| item.ink == Ink::Faded);
            let centers = rings.filter_map(|item| match item.shape {
                Shape::Disc(center, ..) => Some(center),
                _ => None,
            });
            centers.collect::<Vec<_>>()
        };
        let shown = ghost(&model.see(view::board).whole());
        assert!(!shown.is_empty() && shown.iter().all(|&ring| near(ring, at)));
        model.update(BoardMsg::Hover(None));
        model.update(BoardMsg::RotateBoard(1));
    }
    model.update(BoardMsg::RotateBoard(5));
    model.update(BoardMsg::Tap(c2, Pointer::Fine));
    assert_eq!(
        model.board().expect("a game").game.record().to_string(),
        "keil/size=4.komi=2.button=off/c2"
    );
}

#[test]
fn what_is_read_aloud_comes_in_the_order_in_which_it_is_seen() {
    let mut model = model(GameId::Ecalper, "size=4.pie=on");
    for _ in 0..12 {
        let scene = model.see(view::board).whole();
        let seen: Vec<SpotId> = scene.spots.iter().map(|spot| spot.id).collect();
        let read: Vec<SpotId> = model.see(view::cells).iter().map(|cell| cell.cell).collect();
        assert_eq!(seen, read);
        for pair in scene.spots.windows(2) {
            let (a, b) = (pair[0].center, pair[1].center);
            assert!(a.y < b.y - 0.1 || (a.y - b.y).abs() < 0.1 && a.x < b.x);
        }
        model.update(BoardMsg::RotateBoard(1));
    }
}

#[test]
fn keils_button_lies_in_a_corner_that_is_free_in_every_turn() {
    for size in [2, 3, 5, 10] {
        let mut model = model(GameId::Keil, &format!("size={size}.komi=2.button=on"));
        for twelfths in 0..12 {
            let scene = model.see(view::board).whole();
            let beside: Vec<Point> = scene
                .items
                .iter()
                .filter(|item| item.beside)
                .flat_map(|item| item.shape.points())
                .collect();
            assert_eq!(beside.len(), 4, "two discs, the half and its caption");
            for at in beside {
                let inside = |at: f32, most: f32| at > 0.1 && at < most - 0.1;
                assert!(inside(at.x, scene.width) && inside(at.y, scene.height));
                for spot in &scene.spots {
                    let away = (spot.center.x - at.x).hypot(spot.center.y - at.y);
                    assert!(
                        away > 0.7,
                        "size {size}, rotated by {twelfths} twelfths: on {}",
                        spot.label
                    );
                }
                for item in scene.items.iter().filter(|item| !item.beside) {
                    let Shape::Text(label, _, text) = &item.shape else {
                        continue;
                    };
                    let away = (label.x - at.x).hypot(label.y - at.y);
                    assert!(
                        away > 0.6,
                        "size {size}, rotated by {twelfths} twelfths: on label {text}"
                    );
                }
            }
            model.update(BoardMsg::RotateBoard(1));
        }
    }
}

#[test]
fn the_hatching_of_what_one_owns_rises_or_falls_in_every_turn() {
    let mut model = model(GameId::Keil, "size=3.komi=2.button=off");
    for cell in ["a1", "e3"] {
        let cell = spot(&model.see(view::board).whole(), cell).0;
        model.update(BoardMsg::Tap(cell, Pointer::Fine));
        model.update(BoardMsg::Choose("pass".into()));
        model.update(BoardMsg::Choose("pass".into()));
    }
    model.update(BoardMsg::GoTo(1));
    let slopes = |scene: &Scene| {
        let signs = scene.items.iter().filter(|item| item.ink == Ink::FirstHatch);
        let strokes = signs.filter_map(|item| match &item.shape {
            Shape::Signs(places, sign, _) if !places.is_empty() => Some(sign.clone()),
            _ => None,
        });
        strokes
            .flatten()
            .map(|[from, to]| (to.y - from.y) * (to.x - from.x))
            .collect::<Vec<_>>()
    };
    for _ in 0..12 {
        let slopes = slopes(&model.see(view::board).whole());
        assert!(
            !slopes.is_empty() && slopes.iter().all(|&slope| slope < 0.0),
            "rising"
        );
        model.update(BoardMsg::RotateBoard(1));
    }
}

#[test]
fn pointing_at_a_stone_highlights_its_group_and_is_no_mistake() {
    let mut model = model(GameId::Keil, "size=4.komi=2.button=off");
    let (c2, _) = spot(&model.see(view::board).whole(), "c2");
    model.update(BoardMsg::Tap(c2, Pointer::Fine));
    let count = |model: &Model, ink| {
        model
            .see(view::board)
            .whole()
            .items
            .iter()
            .filter(|item| item.ink == ink)
            .count()
    };
    model.update(BoardMsg::Hover(Some(c2)));
    assert!(count(&model, Ink::Focus) > 0, "the group is shown");
    assert_eq!(count(&model, Ink::Bar), 0, "and nothing is crossed out");
    model.update(BoardMsg::Hover(None));
    assert_eq!(count(&model, Ink::Focus), 0);
    model.update(BoardMsg::Tap(c2, Pointer::Coarse));
    assert!(count(&model, Ink::Focus) > 0, "a finger sees it, too");
    assert_eq!(count(&model, Ink::Bar), 0);
}
