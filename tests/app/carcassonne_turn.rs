//! A turn of Carcassonne on the page: the button that confirms, the choices for a meeple, what the others did.

use crate::carcassonne::{at, cell};
use tessera_app::play::view;
use tessera_app::words::PanelWords;
use tessera_app::{BoardMsg, Command, Model, Msg, Pointer};
use tessera_core::language::Language;
use tessera_core::scene::Shape;

#[test]
fn the_choices_stand_around_the_tile_and_their_marks_need_no_text() {
    let texts = |model: &Model| {
        let items = model.see(view::board).above.items;
        let texts = items.iter().filter(|item| matches!(item.shape, Shape::Text(..)));
        texts.count()
    };
    let offers = |model: &Model| model.panel().offers;
    let mut model = at("A.-1_0_3.road-e.D.0_1_2");
    assert_eq!(texts(&model), 0);
    let rows = offers(&model);
    let road = rows
        .iter()
        .find(|row| row.name == "road-e")
        .expect("there is a road");
    let (_, worth) = road.callout.as_ref().expect("it is called out");
    assert_eq!(worth, "1 point now, at least 3 when complete");
    assert_eq!(rows.iter().filter(|row| row.callout.is_some()).count(), 4);
    // Beside a review of the game the choices stand in its panel.
    let record = model.board().expect("a game").game.record().to_string();
    model.update(Msg::Navigate(format!("review/{record}")));
    assert!(offers(&model).iter().all(|row| row.callout.is_none()));
}

#[test]
fn one_button_places_the_tile_and_then_the_meeple_and_never_leaves_it_out() {
    let main = |model: &Model| model.panel().main;
    let words = PanelWords::of(Language::English);
    let confirms = |model: &Model| model.panel().confirms(words);
    let mut model = at("A.-1_0_3.road-e.D");
    assert_eq!((main(&model), confirms(&model).as_str()), (None, "✓ Place"));
    let to = cell(&model, "0_1");
    model.update(BoardMsg::Tap(to, Pointer::Coarse));
    let (label, msg) = main(&model).expect("a tile waits");
    assert_eq!(label, "✓ Place");
    model.update(msg);
    // Pressed again, it does nothing until a meeple is chosen.
    assert_eq!((main(&model), confirms(&model).as_str()), (None, "✓ Put meeple"));
    let offers = model.panel().offers;
    let mark = offers
        .iter()
        .find_map(|row| row.mark)
        .expect("a place for a meeple");
    model.update(BoardMsg::Tap(mark, Pointer::Coarse));
    let offers = model.panel().offers.into_iter();
    let chosen: Vec<String> = offers.filter(|row| row.is_chosen).map(|row| row.name).collect();
    let [chosen] = chosen.as_slice() else {
        panic!("one is chosen: {chosen:?}")
    };
    let (label, msg) = main(&model).expect("a meeple waits");
    assert_eq!(label, "✓ Put meeple");
    // The key that leaves the meeple out does not throw away what waits.
    let by_key = model.key_message(Command::ChooseNone, " ");
    assert_eq!(by_key, Some(BoardMsg::Choose(chosen.clone()).into()));
    model.update(msg);
    assert!(model.panel().offers.is_empty());
}

#[test]
fn enter_puts_a_meeple_that_waits_as_the_bar_does_and_nothing_that_does_not() {
    let enter = |model: &Model| model.key_message(Command::ConfirmChoice, "Enter");
    let names = |model: &Model| {
        let game = &model.board().expect("a game").game;
        game.record().to_string()
    };
    for chosen_on_the_board in [false, true] {
        let mut model = at("V.1_0_0");
        assert_eq!(enter(&model), None, "nothing is chosen");
        let offers = model.panel().offers;
        let field = offers.iter().find(|row| row.name.starts_with("field"));
        let field = field.expect("a field");
        let mark = field.mark.expect("its mark");
        // A field is asked for twice, however it is chosen first.
        model.update(if chosen_on_the_board {
            BoardMsg::Tap(mark, Pointer::Fine)
        } else {
            BoardMsg::Choose(field.name.clone())
        });
        let confirms = enter(&model);
        assert_eq!(confirms, Some(BoardMsg::Choose(field.name.clone()).into()));
        assert_eq!(model.key_message(Command::ChooseNone, " "), confirms);
        model.update(confirms.expect("a message"));
        assert!(
            names(&model).contains(&format!(".{}", field.name)),
            "{}",
            names(&model)
        );
    }
}

#[test]
fn what_the_others_did_is_told_until_the_own_tile_lies() {
    let told = |model: &Model| model.panel().gains;
    let mut model = at("A.-1_0_3.road-e.D");
    assert_eq!(told(&model), ["Player 1: −1, 0, turned 270°, Meeple: road east."]);
    model.update(BoardMsg::Choose("0_1_2".into()));
    assert!(told(&model).is_empty(), "{:?}", told(&model));
}
