//! Which part of a board is in view, on boards of every game and on frames of several sizes.

use rand::RngExt;

use tessera_app::play::view;
use tessera_app::{Camera, Frame, Margins, Model, Msg, Placement, SavedGames, Settings};
use tessera_core::game::dice;
use tessera_core::language::Language;
use tessera_core::scene::Scene;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Options, Record};

const NO_MARGINS: Margins = Margins {
    left: 0.0,
    top: 0.0,
    right: 0.0,
    bottom: 0.0,
};

/// Frames in device pixels: a telephone on which much lies over the board, a tablet, a wide screen.
const FRAMES: [Frame; 3] = [
    Frame {
        width: 1080.0,
        height: 1100.0,
        ratio: 3.0,
        margins: Margins {
            left: 24.0,
            top: 195.0,
            right: 24.0,
            bottom: 552.0,
        },
    },
    Frame {
        width: 1201.0,
        height: 1537.0,
        ratio: 2.0,
        margins: NO_MARGINS,
    },
    Frame {
        width: 1333.0,
        height: 701.0,
        ratio: 1.0,
        margins: NO_MARGINS,
    },
];

/// A telephone held upright, with what lies over a land there while a tile is placed.
const PHONE: Frame = Frame {
    width: 720.0,
    height: 1384.0,
    ratio: 2.0,
    margins: Margins {
        left: 16.0,
        top: 236.0,
        right: 16.0,
        bottom: 512.0,
    },
};

/// A board may be moved by less than this many pixels, so that the corners of its cells fall on whole pixels.
const SNAP: f64 = 2.0;

/// The board of every game at its start, and after its example, which in Carcassonne has grown to all sides; and a board
/// of many cells.
fn scenes() -> Vec<Scene> {
    let empty = |id: GameId, options: &str| {
        let options = Options::parse(options).expect("options");
        let table = catalog::open(id, &options, Language::English).expect("options of the game");
        table.scene().clone()
    };
    let mut scenes = vec![empty(GameId::Linage, "size=19")];
    for &id in GameId::ALL {
        let record = Record::parse(id.about().example).expect("an example is a record");
        let (played, _) = catalog::replayed(&record, Language::English).expect("an example is legal");
        scenes.extend([empty(id, ""), played.scene().clone()]);
    }
    scenes
}

/// Calls `check` with every scene on every frame.
fn on_every_frame(mut check: impl FnMut(&Scene, Frame)) {
    for scene in scenes() {
        for frame in FRAMES {
            check(&scene, frame);
        }
    }
}

fn place(camera: Camera, scene: &Scene, frame: Frame) -> Placement {
    camera.place(scene, frame, 0.0, None)
}

/// The left and right, or the upper and lower, edges of the scene from where the frame is free, with how far it is free.
fn edges(scene: &Scene, frame: Frame, at: Placement) -> [(f64, f64, f64); 2] {
    let edge = |low: f64, cells: f32, (start, room): (f64, f64)| {
        (low - start, low - start + f64::from(cells) * at.unit, room)
    };
    [
        edge(at.left, scene.width, frame.across()),
        edge(at.top, scene.height, frame.down()),
    ]
}

#[test]
fn a_board_that_fits_is_whole_in_view_and_as_large_as_it_will_go() {
    on_every_frame(|scene, frame| {
        for camera in [Camera::Fit, Camera::Whole] {
            let at = place(camera, scene, frame);
            for (low, high, room) in edges(scene, frame, at) {
                assert!(low >= -SNAP && high <= room + SNAP, "{low} {high} {room}");
                assert!((low - (room - high)).abs() <= 2.0 * SNAP, "it is in the middle");
            }
            let larger = at.unit + 1.0;
            let too_wide = f64::from(scene.width) * larger > frame.across().1;
            let too_high = f64::from(scene.height) * larger > frame.down().1;
            assert!(too_wide || too_high, "{at:?}");
        }
    });
}

#[test]
fn no_zoom_and_no_drag_loses_the_board() {
    let mut dice = dice(3);
    on_every_frame(|scene, frame| {
        let mut at = place(Camera::Fit, scene, frame);
        for _ in 0..60 {
            let [x, y] = [frame.width, frame.height].map(|room| dice.random_range(0.0..room));
            let camera = if dice.random::<bool>() {
                Camera::zoomed(scene, frame, at, dice.random_range(0.4..2.5), x, y)
            } else {
                Camera::dragged(
                    scene,
                    frame,
                    at,
                    4.0 * (x - frame.width / 2.0),
                    4.0 * (y - frame.height / 2.0),
                )
            };
            at = place(camera, scene, frame);
            for (low, high, room) in edges(scene, frame, at) {
                if high - low <= room {
                    assert!(low >= -SNAP && high <= room + SNAP, "{low} {high} {room}")
                } else {
                    assert!(low <= SNAP && high >= room - SNAP, "{low} {high} {room}")
                }
            }
        }
    });
}

#[test]
fn what_is_under_the_pointer_stays_there_while_the_board_comes_closer() {
    let mut dice = dice(4);
    on_every_frame(|scene, frame| {
        let whole = place(Camera::Whole, scene, frame);
        let middle = frame.middle();
        let bare = edges(scene, frame, whole).map(|(low, high, room)| room / (high - low));
        // The board fills the frame, so it is not centred.
        let closer = Camera::zoomed(
            scene,
            frame,
            whole,
            1.1 * bare[0].max(bare[1]),
            middle.0,
            middle.1,
        );
        let mut before = place(closer, scene, frame);
        for _ in 0..8 {
            let [x, y] =
                [frame.across(), frame.down()].map(|(start, room)| start + dice.random_range(0.0..room));
            let after = place(
                Camera::zoomed(scene, frame, before, dice.random_range(1.1..1.5), x, y),
                scene,
                frame,
            );
            let point = before.point(x, y);
            let moved = (after.x(point) - x).abs().max((after.y(point) - y).abs());
            assert!(moved <= SNAP, "{moved} pixels, {before:?} {after:?}");
            before = after;
        }
    });
}

#[test]
fn all_of_a_land_is_in_view_on_a_phone_while_a_cell_is_looked_for() {
    let (start, names) = GameId::Carcassonne
        .about()
        .example
        .rsplit_once('/')
        .expect("a record");
    let names: Vec<&str> = names.split('.').collect();
    let mut looked = 0;
    for plies in (1..names.len()).step_by(9) {
        let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
        model.update(Msg::Navigate(format!("{start}/{}", names[..plies].join("."))));
        let offers = model.panel().offers;
        if offers.iter().any(|offer| offer.mark.is_some()) {
            continue;
        }
        looked += 1;
        let scene = model.see(view::board).background;
        let least = model.see(view::framing).least_on(PHONE);
        let at = Camera::Fit.place(&scene, PHONE, least, None);
        assert_eq!(at, place(Camera::Whole, &scene, PHONE), "after {plies} plies");
    }
    assert!(looked > 1);
}
