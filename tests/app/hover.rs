//! A pointer that moves over the board makes nothing anew that only a move changes.

use tessera_app::play::view;
use tessera_app::{BoardMsg, Coordinates, Model, Msg, Pointer, SavedGames, Settings};
use tessera_core::game::dice;
use tessera_core::scene::{Ink, Item, Shape, SpotId};
use tessera_games::catalog::GameId;

/// A land of some tiles, with a tile in a person's hand.
const LAND: &str = "carcassonne/players=2.small-city=4.unplaceable=aside/E.0_1_2.city-s.U.1_0_1.none.U";

/// A play page that shows the position of a link.
fn at(link: &str) -> Model {
    let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
    model.update(Msg::Navigate(link.into()));
    assert!(model.board().is_some(), "{link}");
    model
}

/// What can be pointed at, nothing among it.
fn spots(model: &Model) -> Vec<Option<SpotId>> {
    let scene = model.see(view::board).whole();
    let spots = scene.spots.iter().chain(&scene.marks);
    spots.map(|spot| Some(spot.id)).chain([None]).collect()
}

#[test]
fn over_a_land_the_background_is_drawn_once_a_ply_however_the_pointer_moves() {
    let mut model = at(LAND);
    for coordinates in [Coordinates::Edge, Coordinates::Cells, Coordinates::Off] {
        model.update(Msg::Set(Settings {
            coordinates,
            ..Settings::default()
        }));
        for rotation in 0..4 {
            let before = model.see(view::board);
            let mut above = Vec::new();
            let spots = spots(&model);
            assert!(spots.len() > 5);
            for spot in spots {
                model.update(BoardMsg::Hover(spot));
                let now = model.see(view::board);
                assert_eq!(now.background, before.background, "{spot:?}, rotation {rotation}");
                if !above.contains(&now.above.items) {
                    above.push(now.above.items);
                }
            }
            assert!(above.len() > 5, "what is pointed at is shown");
            model.update(BoardMsg::RotateBoard(1));
        }
    }
    let before = model.see(view::board).background;
    model.update(BoardMsg::GoTo(2));
    assert_ne!(model.see(view::board).background, before, "another position");
}

#[test]
fn a_switch_of_what_lies_over_the_board_is_seen() {
    let mut model = at(LAND);
    let items = |model: &Model| model.see(view::board).whole().items;
    for overlay in model.panel().overlays {
        let before = items(&model);
        model.update(BoardMsg::Switch(overlay.switch, !overlay.on));
        let is_drawn = overlay.key != 'e';
        assert_eq!(items(&model) != before, is_drawn, "{}", overlay.label);
        model.update(BoardMsg::Switch(overlay.switch, overlay.on));
        assert_eq!(items(&model), before, "{}", overlay.label);
    }
}

#[test]
fn without_coordinates_all_else_that_is_written_over_a_land_stays() {
    let mut model = at(LAND);
    let written = |model: &mut Model, coordinates| {
        model.update(Msg::Set(Settings {
            coordinates,
            ..model.shell.settings.clone()
        }));
        let items = model.see(view::board).whole().items;
        let at_edge = items
            .iter()
            .filter(|item| matches!(item.shape, Shape::Coordinate(..)));
        let texts = items.iter().filter(|item| matches!(item.shape, Shape::Text(..)));
        (at_edge.count(), texts.count())
    };
    let mut most = 0;
    for overlay in model.panel().overlays {
        model.update(BoardMsg::Switch(overlay.switch, true));
        let (at_edge, texts) = written(&mut model, Coordinates::Edge);
        assert!(at_edge > 0);
        assert_eq!(
            written(&mut model, Coordinates::Off),
            (0, texts),
            "{}",
            overlay.label
        );
        most = most.max(texts);
    }
    assert!(most > 0, "the points of fields are written");
}

/// A page that shows a game of each kind of board after so many plies.
fn boards(plies: usize) -> impl Iterator<Item = Model> {
    let examples = [GameId::Carteso, GameId::Linage, GameId::Keil].map(|id| id.about().example);
    examples.into_iter().map(move |example| {
        let mut model = at(example);
        model.update(BoardMsg::GoTo(plies));
        model
    })
}

/// What is drawn while the pointer is at each cell on which a move begins, with the cell.
fn pointed(model: &mut Model) -> Vec<(SpotId, Vec<Item>)> {
    let cells = model.see(view::cells);
    let open = cells.into_iter().filter(|cell| cell.open).map(|cell| cell.cell);
    let mut look = |cell| {
        model.update(BoardMsg::Hover(Some(cell)));
        (cell, model.see(view::board).whole().items)
    };
    open.map(&mut look).collect()
}

#[test]
fn the_last_moves_stay_marked_while_the_pointer_shows_another() {
    let is_mark = |item: &&Item| {
        matches!(
            item.ink,
            Ink::Last | Ink::LastOnWhite | Ink::Earlier | Ink::EarlierOnWhite
        )
    };
    for mut model in boards(10) {
        let items = model.see(view::board).whole().items;
        let marks: Vec<_> = items.iter().filter(is_mark).collect();
        assert_eq!(marks.len(), 2, "the last move, and that of the seat before");
        for (cell, items) in pointed(&mut model) {
            let now: Vec<_> = items.iter().filter(is_mark).collect();
            assert_eq!(now, marks, "at {cell:?}");
        }
    }
}

#[test]
fn a_stone_that_is_only_pointed_at_cannot_pass_for_one_that_lies_there() {
    for mut model in boards(10).skip(1) {
        let scene = model.see(view::board).whole();
        for (cell, items) in pointed(&mut model) {
            let at = scene.spot(cell).expect("a cell").center;
            let place = |lies: fn(&Shape) -> bool, ink: Option<Ink>| {
                items.iter().rposition(|item| {
                    lies(&item.shape) && item.shape.points()[0] == at && ink.is_none_or(|ink| item.ink == ink)
                })
            };
            let stone = place(|shape| matches!(shape, Shape::Stone(..)), None);
            let faded = place(|shape| matches!(shape, Shape::Disc(..)), Some(Ink::Faded));
            assert!(stone.is_some() && faded > stone, "at {cell:?}");
            let dashes = items.iter().rposition(|item| item.ink == Ink::Focus);
            assert!(dashes > faded, "at {cell:?}");
        }
    }
}

/// What the page reads again only when something else than the pointer has changed.
fn unpointed(model: &Model) -> impl PartialEq + std::fmt::Debug + use<> {
    (
        model.panel(),
        model.see(view::framing),
        model.see(view::cells),
        model.see(view::supply),
    )
}

#[test]
fn beside_the_board_the_pointer_changes_only_what_is_read_again_for_it() {
    let links = GameId::ALL.iter().map(|id| {
        let (start, names) = id.about().example.rsplit_once('/').expect("a record");
        let names: Vec<_> = names.split('.').take(7).collect();
        format!("{start}/{}", names.join("."))
    });
    for link in links.chain([LAND.into()]) {
        let mut model = at(&link);
        // By itself, with a cell touched, and with a finger's move that waits to be confirmed.
        for pointer in [None, Some(Pointer::Fine), Some(Pointer::Coarse)] {
            let cells = model.see(view::cells);
            let open = cells.iter().find(|cell| cell.open);
            if let (Some(pointer), Some(open)) = (pointer, open) {
                model.update(BoardMsg::Tap(open.cell, pointer));
                model.update(BoardMsg::Hover(None));
            }
            let before = unpointed(&model);
            for spot in spots(&model) {
                model.update(BoardMsg::Hover(spot));
                assert_eq!(unpointed(&model), before, "{link}, {spot:?}");
            }
        }
    }
}
