//! The labels of the cells, which the page reads again only when their key changes.

use tessera_app::play::{Doing, view};
use tessera_app::{BoardMsg, CellLabels, Level, Model, Msg, PlayMsg, Player, SavedGames, Settings};
use tessera_core::game::{Seat, dice};

/// What the labels depend on, in a form that can be compared.
fn key(model: &Model) -> String {
    model.see(|state, shell| format!("{:?}", view::cells_key(state, shell)))
}

const LAND: &str = "carcassonne/players=2.small-city=4.unplaceable=aside/E.0_1_2.city-s.U.1_0_1.none.U";

#[test]
fn what_changes_a_label_changes_the_key_of_the_labels() {
    let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
    let mut seen: Vec<(String, Vec<view::CellView>)> = Vec::new();
    let machine = |seat| {
        PlayMsg::Seat(
            Seat(seat),
            Player::Machine(Level::numbered(3).expect("there are eight")),
        )
    };
    let person = |seat| PlayMsg::Seat(Seat(seat), Player::Person);
    let (start, _) = LAND.rsplit_once(".U.").expect("a line");
    let messages: Vec<Msg> = vec![
        Msg::Navigate(LAND.into()),
        BoardMsg::GoTo(3).into(),
        BoardMsg::GoTo(6).into(),
        machine(0).into(),
        machine(1).into(),
        person(0).into(),
        person(1).into(),
        BoardMsg::RotateBoard(1).into(),
        BoardMsg::RotateBoard(-1).into(),
        // The same game opened anew, with another position.
        Msg::Navigate(start.into()),
        Msg::Navigate(LAND.into()),
        Msg::Navigate("linage/size=5.komi=0/c3".into()),
        Msg::Navigate("linage/size=5.komi=0/d4".into()),
        Msg::Navigate("linage/size=5.komi=0/c3.d4".into()),
        BoardMsg::Undo.into(),
        Msg::FillInSettings("cell_labels".into(), "short".into()),
        Msg::Navigate(LAND.into()),
    ];
    for message in messages {
        model.update(message);
        seen.push((key(&model), model.see(view::cells)));
    }
    let kinds = |of: fn(&(String, Vec<view::CellView>)) -> String| {
        let mut all: Vec<String> = seen.iter().map(of).collect();
        all.sort();
        all.dedup();
        all.len()
    };
    assert!(
        kinds(|(_, cells)| format!("{cells:?}")) > 5,
        "the labels do change"
    );
    for (at, (key, cells)) in seen.iter().enumerate() {
        for (other_key, other) in &seen[..at] {
            assert!(key != other_key || cells == other, "{key}");
        }
    }
}

#[test]
fn a_short_label_has_the_name_and_the_content_only() {
    let label = |cell_labels, cell: &str| {
        let settings = Settings {
            cell_labels,
            ..Settings::default()
        };
        let mut model = Model::new(settings, SavedGames::default(), Vec::new(), dice(7));
        model.update(Msg::Navigate("linage/size=5.komi=0/c3".into()));
        let labels = model.see(view::cells).into_iter().map(|view| view.label);
        let of_cell = |label: &String| label.starts_with(&format!("{cell},"));
        labels.into_iter().find(of_cell).expect("a cell")
    };
    assert_eq!(label(CellLabels::Short, "c3"), "c3, stone");
    assert_eq!(label(CellLabels::Full, "c3"), "c3, stone, last move");
    assert_eq!(label(CellLabels::Short, "d3"), label(CellLabels::Full, "d3"));
}

#[test]
fn what_a_label_tells_is_not_told_again_as_the_reason() {
    let told = |address: &str, label: &str| {
        let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
        model.update(Msg::Navigate(address.into()));
        let spots = model.see(view::board).whole().spots;
        let spot = spots
            .into_iter()
            .find(|spot| spot.label == label)
            .expect("a cell");
        model.update(BoardMsg::Hover(Some(spot.id)));
        let cells = model.see(view::cells);
        let cell = cells
            .into_iter()
            .find(|cell| cell.cell == spot.id)
            .expect("a cell");
        (cell.label, model.see(view::hover))
    };
    let told_at = |address, label, read: &str, seen: &str| {
        assert_eq!(told(address, label), (read.to_owned(), seen.to_owned()));
    };
    let linage = "linage/size=3.komi=0/c1.a3";
    told_at(linage, "c1", "c1, stone", "c1: stone");
    let owned = "linage/size=3.komi=0/b1.b3.b2";
    told_at(owned, "a1", "a1, owned by Vertical", "a1: owned by Vertical");
    told_at("carteso/size=5.komi=0/xa1", "b2", "b2, empty", "b2: empty");
    let (tile, hover) = told(LAND, "0_0");
    assert!(
        !tile.contains("closed") && !hover.contains("already"),
        "{tile} {hover}"
    );
    let (own, _) = told("ecalper/size=2.pie=on/a1.a2.b1", "b2");
    assert!(own.contains("closed"), "{own}: that is not told by the cell");
}

#[test]
fn what_closes_every_cell_is_said_by_the_status_and_by_none_of_them() {
    let shown = |address: &str| {
        let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
        model.update(Msg::Navigate(address.into()));
        let cells = model.see(view::cells);
        let closed = cells.iter().filter(|cell| cell.label.contains("closed")).count();
        (
            closed,
            cells.iter().any(|cell| cell.open),
            model.see(|board, shell| view::prompt(board, Doing::Nothing, shell)),
        )
    };
    // The tile lies, and a meeple may stand on it.
    let (placed, _) = LAND.rsplit_once(".city-s").expect("a line");
    let (closed, is_open, told) = shown(placed);
    assert_eq!((closed, is_open), (0, false));
    assert!(told.contains("meeple"), "{told}");
    let (closed, is_open, _) = shown(LAND);
    assert!(closed > 0 && is_open, "tiles close their own cells");
    // The game is over.
    let (closed, is_open, _) = shown(
        include_str!("../goldens/linage.txt")
            .lines()
            .next()
            .expect("a game"),
    );
    assert_eq!((closed, is_open), (0, false));
}
