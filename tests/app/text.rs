//! The position in words.

use tessera_app::play::Doing;
use tessera_app::play::view::{self, TextView};
use tessera_app::{BoardMsg, Effect, Msg};
use tessera_games::play::{TextCell, TextShape};

use super::App;

fn text(address: &str) -> TextView {
    let mut app = App::open();
    app.send(Msg::Navigate(address.into()));
    app.model
        .see(|board, shell| view::text(board, Doing::Nothing, shell))
}

#[test]
fn a_board_of_squares_is_a_table() {
    let text = text("linage/size=4.komi=0_5/b2");
    let position = &text.position;
    assert_eq!(position.shape, TextShape::Table);
    assert_eq!(position.columns, ["a", "b", "c", "d"]);
    let names: Vec<&str> = position.rows.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(names, ["4", "3", "2", "1"]);
    assert_eq!(
        position.rows[2].cells[1],
        TextCell {
            name: "b2".into(),
            content: "stone".into()
        }
    );
    assert_eq!(text.facts[0], "Linage · 4 × 4 · komi ½");
    assert_eq!(text.facts.last().map(String::as_str), Some("Player 1: b2."));
    for fact in &text.facts {
        assert!(text.plain.contains(fact), "{fact}");
    }
    assert!(
        text.plain.contains("\nRow 2: a2 free; b2 stone; "),
        "{}",
        text.plain
    );
}

#[test]
fn a_board_of_hexagons_is_a_list_for_each_row() {
    let position = text("keil/size=3.komi=0_5/c3").position;
    assert_eq!(position.shape, TextShape::Rows);
    let lengths: Vec<usize> = position.rows.iter().map(|row| row.cells.len()).collect();
    assert_eq!(lengths, [3, 4, 5, 4, 3]);
    for row in &position.rows {
        let has_name = |cell: &TextCell| cell.name.contains(&row.name);
        assert!(row.cells.iter().all(has_name), "{row:?}");
    }
}

#[test]
fn a_land_is_a_list_of_its_tiles() {
    let position = text("carcassonne/players=2.small-city=4.unplaceable=aside/E.0_1_2.city-s.U").position;
    assert_eq!(position.shape, TextShape::Tiles);
    let cells: Vec<&TextCell> = position.rows.iter().flat_map(|row| &row.cells).collect();
    assert_eq!(cells.len(), 2, "{cells:?}");
    assert_eq!(cells[0].name, "0, 1");
    assert_eq!(cells[0].content, "city south; 1 field");
}

#[test]
fn the_text_is_copied_and_that_is_said() {
    let mut app = App::friends("size=5.komi=0_5");
    let plain = app
        .model
        .see(|board, shell| view::text(board, Doing::Nothing, shell))
        .plain;
    assert_eq!(app.send(BoardMsg::CopyText), [Effect::CopyText(plain)]);
    let said = |app: &mut App, copied| app.send(BoardMsg::TextCopied(copied)).to_vec();
    assert_eq!(said(&mut app, true), [Effect::Say("The text is copied.".into())]);
    let [Effect::Say(text)] = &said(&mut app, false)[..] else {
        panic!("nothing is said")
    };
    assert!(text.contains("by hand"), "{text}");
}
