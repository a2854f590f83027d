//! A pointer that moves over the board makes nothing anew that only a move changes.

use tessera::app::play::view;
use tessera::app::{Model, Msg, PlayMsg, Settings};
use tessera::game::dice;

/// A land of some tiles, with a tile in a person's hand.
fn land() -> Model {
    let mut model = Model::new(Settings::default(), None, Vec::new(), dice(7));
    let link = "carcassonne/players=2.small-city=4.unplaceable=aside/E.0_1_2.city-s.U.1_0_1.none.U";
    model.update(Msg::Navigate(link.into()));
    model
}

#[test]
fn the_picture_of_the_game_is_made_once_a_ply_however_the_pointer_moves() {
    let mut model = land();
    let picture = |model: &Model| std::ptr::from_ref(model.play().expect("a game").game.table().scene());
    let before = picture(&model);
    let cells: Vec<_> = model.see(view::board).spots.iter().map(|spot| spot.id).collect();
    assert!(cells.len() > 5);
    for cell in cells {
        model.update(PlayMsg::Hover(Some(cell)));
        model.see(view::board);
        model.see(view::panel);
        model.see(view::framing);
        assert_eq!(picture(&model), before);
    }
}

#[test]
fn the_labels_of_cells_do_not_depend_on_the_pointer_and_do_on_the_position() {
    let mut model = land();
    let before = model.see(view::cells);
    let is_same = |model: &Model, other: &Model| {
        let key =
            |model: &Model| model.see(|state, shell| Some(format!("{:?}", view::cells_key(state, shell))));
        key(model) == key(other)
    };
    let start = land();
    let cell = before[0].cell;
    model.update(PlayMsg::Hover(Some(cell)));
    assert!(is_same(&model, &start));
    assert_eq!(model.see(view::cells), before);
    model.update(PlayMsg::GoTo(2));
    assert!(!is_same(&model, &start));
    assert_ne!(model.see(view::cells), before);
}
