//! Whoever points at a stone, a tile or a region with an owner, or clicks it, is told what is there: that is no mistake.

use tessera_app::play::view;
use tessera_app::{BoardMsg, Effect, Model, Msg, PlayMsg, Pointer, SavedGames, Settings};
use tessera_core::game::dice;
use tessera_core::scene::{Ink, SpotId};
use tessera_games::catalog::GameId;

/// A game between friends after so many plies, all that is left out being played.
fn at(id: GameId, plies: usize) -> Model {
    let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
    let (start, names) = id.about().example.rsplit_once('/').expect("a record");
    let names: Vec<&str> = names.split(['.', '@']).take(plies).collect();
    model.update(Msg::Navigate(format!("{start}/{}", names.join("."))));
    assert!(model.board().is_some(), "{id:?}");
    model
}

/// How much is crossed out.
fn bars(model: &Model) -> usize {
    let items = model.see(view::board).whole().items;
    items.iter().filter(|item| item.ink == Ink::Bar).count()
}

/// The spots on which something lies, and that are no moves.
fn taken(model: &Model) -> Vec<SpotId> {
    let table = model.board().expect("a game").game.table();
    let scene = table.scene();
    let spots = scene.spots.iter().chain(&scene.marks).map(|spot| spot.id);
    spots
        .filter(|&spot| table.is_taken(spot) && !table.is_open(spot))
        .collect()
}

#[test]
fn what_lies_on_the_board_is_told_without_a_bar_and_without_an_alert() {
    for &id in GameId::ALL {
        for (plies, resigns) in [(9, false), (10, false), (12, false), (12, true)] {
            let mut model = at(id, plies);
            if resigns {
                model.update(PlayMsg::Resign);
                model.update(PlayMsg::Resign);
            }
            let bars_before = bars(&model);
            let spots = taken(&model);
            assert!(spots.len() > 2, "{id:?}, {plies} plies: {spots:?}");
            for spot in spots {
                model.update(BoardMsg::Hover(Some(spot)));
                assert_eq!(bars(&model), bars_before, "{id:?}: pointed at {spot:?}");
                model.update(BoardMsg::Hover(None));
                for pointer in [Pointer::Fine, Pointer::Coarse, Pointer::Key] {
                    let effects = model.update(BoardMsg::Tap(spot, pointer));
                    let told = model.see(view::pointed).hover;
                    assert!(!told.is_empty(), "{id:?}: {spot:?}");
                    assert_eq!(effects, [Effect::Say(told)], "{id:?}: {spot:?}, {pointer:?}");
                    assert_eq!(bars(&model), bars_before, "{id:?}: {spot:?}, {pointer:?}");
                    assert!(model.shell.notice.is_none(), "{id:?}: {spot:?}, {pointer:?}");
                }
                model.update(BoardMsg::Hover(None));
            }
        }
    }
}

#[test]
fn an_empty_cell_on_which_a_move_is_not_legal_is_refused_with_its_reason() {
    let mut model = at(GameId::Linage, 0);
    model.update(Msg::Navigate("linage/size=5.komi=0_5/a2".into()));
    let scene = model.board().expect("a game").game.table().scene();
    let b1 = scene.labelled("b1").expect("a cell").id;
    model.update(BoardMsg::Hover(Some(b1)));
    assert_eq!(bars(&model), 1);
    let effects = model.update(BoardMsg::Tap(b1, Pointer::Fine));
    let text = "b1: would cut off a region without a line.".to_owned();
    assert_eq!(effects, [Effect::Alert(text)]);
    assert_eq!(bars(&model), 1);
    // The notice says it, and nothing says it again as long as the pointer stays.
    let hover = |model: &Model| model.see(view::pointed).hover;
    assert_eq!(hover(&model), "");
    model.update(BoardMsg::Hover(None));
    model.update(BoardMsg::Hover(Some(b1)));
    assert_eq!(hover(&model), "", "it is said still");
    model.update(BoardMsg::Cancel);
    assert_eq!(hover(&model), "b1: free, would cut off a region without a line");
}
