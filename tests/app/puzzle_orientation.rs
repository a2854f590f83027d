//! The orientations of the board in which a puzzle is shown.

use tessera_app::{Effect, LinkFault, Msg, OpenPage, PuzzleMsg};
use tessera_games::catalog::GameId;
use tessera_protocol::puzzles::PuzzleFile;

use super::App;
use super::puzzle::{DAY, file, kept, open, opened, said, solve, state};
use super::whole::whole_or;

/// The address without its orientation.
pub(super) fn address_of_next(app: &mut App) -> String {
    app.send(PuzzleMsg::Next);
    let (address, pushed) = app.address().expect("an address");
    assert!(pushed);
    address.split("/r").next().expect("a part").to_owned()
}

#[test]
fn a_link_names_the_orientation_of_the_board_and_without_one_it_is_drawn() {
    let filed = opened("linage-1");
    let line = state(&filed).puzzle().line.clone();
    assert_eq!(line[0], "b1");
    // A board of five by five: by half a circle, top and bottom swapped, left and right swapped.
    for (number, first) in [(1, "d5"), (2, "b5"), (3, "d1")] {
        let mut app = opened(&format!("linage-1/r{number}"));
        let address = format!("puzzle/linage-1/r{number}");
        assert_eq!(app.address(), Some((&*address, false)));
        assert_eq!(state(&app).puzzle().line[0], first);
        app.tap(first);
        assert!(
            said(&app).starts_with(&format!("Right: {first}. AI: ")),
            "{}",
            said(&app)
        );
        solve(&mut app);
        let scores = kept(&app).expect("it is kept");
        assert_eq!(scores.solved, ["linage-1"], "it is the same puzzle");
        app.send(PuzzleMsg::CopyResult);
        let is_named = |effect: &Effect| matches!(effect, Effect::CopyText(text) if text.ends_with(&address));
        assert!(app.effects.iter().any(is_named), "{:?}", app.effects);
    }
    let mut drawn = std::collections::BTreeSet::new();
    let mut app = App::open();
    for _ in 0..60 {
        open(&mut app, "linage-1/r");
        drawn.insert(app.address().expect("an address").0.to_owned());
        assert!(!app.address().expect("an address").1, "the link is replaced");
        app.send(Msg::Home);
    }
    let all = ["", "/r1", "/r2", "/r3"].map(|end| format!("puzzle/linage-1{end}"));
    assert_eq!(drawn, all.into());
}

#[test]
fn puzzles_of_the_site_are_puzzles_in_every_orientation() {
    for &game in GameId::ALL {
        let most = match game {
            GameId::Linage | GameId::Carteso => 3,
            GameId::Keil | GameId::Ecalper => 11,
            _ => 0,
        };
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/puzzles");
        let text = std::fs::read_to_string(format!("{path}/{}.json", game.id())).expect("a file");
        let file: PuzzleFile = serde_json::from_str(&text).expect("a file of puzzles");
        for puzzle in file.puzzles.iter().step_by(whole_or(1, 11)) {
            for number in 0..=most + 1 {
                let address = match number {
                    0 => puzzle.id.clone(),
                    number => format!("{}/r{number}", puzzle.id),
                };
                let mut app = App::open();
                app.send(Msg::Navigate(format!("#puzzle/{address}")));
                app.send(PuzzleMsg::Day(DAY));
                app.send(PuzzleMsg::Fetched(game, Ok(Box::new(file.clone()))));
                match app.model.puzzle_page() {
                    Some(state) => assert_eq!(state.puzzle().check(game), Ok(()), "{address}"),
                    None => assert_eq!(number, most + 1, "{address}"),
                }
            }
        }
    }
}

#[test]
fn an_orientation_that_the_board_lacks_is_no_puzzle_but_of_the_day_another_is_drawn() {
    let mut app = App::open();
    app.send(Msg::Navigate("#puzzle/linage-1/r4".to_owned()));
    app.send(PuzzleMsg::Day(DAY));
    app.send(PuzzleMsg::Fetched(GameId::Linage, Ok(file(GameId::Linage))));
    assert!(matches!(app.model.page, OpenPage::Lost(LinkFault::NoPuzzle)));
    let app = opened("daily/r11");
    let (address, _) = app.address().expect("an address");
    assert!(
        address.starts_with("puzzle/daily") && address != "puzzle/daily/r11",
        "{address}"
    );
    assert_eq!(opened("daily/r2").address(), Some(("puzzle/daily/r2", false)));
}
