//! What moves do is told after them, before them, and as the reason for them.

use rand::RngExt;
use tessera_app::play::view;
use tessera_app::{BoardMsg, Effect, EngineMsg, Msg, Opponent, PlayMsg, Setup, Starts};
use tessera_core::game::{Turn, dice};
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Item, Shape, SpotId};
use tessera_games::catalog::{self, GameId};
use tessera_games::play::Options;
use tessera_protocol::{NamedLine, Report};

use super::puzzle::{enter, opened, told};
use super::{App, level};

/// What the last message had read aloud.
fn said(app: &App) -> String {
    let said = app.effects.iter().filter_map(|effect| match effect {
        Effect::Say(text) | Effect::Alert(text) => Some(text.as_str()),
        _ => None,
    });
    said.collect::<Vec<_>>().join(" ")
}

/// A game between friends, as a link has it.
fn at(link: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(link.to_owned()));
    assert!(app.model.board().is_some(), "{link}");
    app
}

/// What the card beside the board says.
fn card(app: &App) -> Vec<String> {
    app.model.see(view::pointed).facts
}

/// A position where a stone on c2 leaves the rows above and below it to Horizontal.
const ALMOST_CLOSED: &str = "linage/size=3.komi=0/a2.b2";

#[test]
fn a_turn_is_told_with_what_it_did_and_the_cells_won_are_marked_until_the_next() {
    let mut app = at(ALMOST_CLOSED);
    assert_eq!(card(&app), ["Player 2: b2."], "a plain move is told, too");
    app.tap("c2");
    let line = "Player 1: c2, closes 2 regions with 6 cells in all for Horizontal.";
    assert!(said(&app).starts_with(line), "{}", said(&app));
    assert_eq!(card(&app), [line]);
    let marked = |app: &App| -> usize {
        let items = app.model.see(view::board).above.items;
        let signs = items.iter().filter(|item| item.ink == Ink::Mark);
        signs
            .map(|item| match &item.shape {
                Shape::Signs(centers, ..) => centers.len(),
                _ => 0,
            })
            .sum()
    };
    assert_eq!(marked(&app), 6);
    // A pass is confirmed.
    app.send(BoardMsg::Choose("pass".into()));
    app.send(BoardMsg::Choose("pass".into()));
    assert_eq!(marked(&app), 0, "the next turn wins nothing");
}

#[test]
fn a_move_that_is_only_pointed_at_is_told_what_it_would_do() {
    let mut app = at(ALMOST_CLOSED);
    let cell = app.cell("c2");
    app.send(BoardMsg::Hover(Some(cell)));
    assert_eq!(
        card(&app),
        ["Closes 2 regions with 6 cells in all for Horizontal."]
    );
    app.send(BoardMsg::Hover(None));
    assert_eq!(card(&app), ["Player 2: b2."]);
}

#[test]
fn the_card_says_which_side_the_ai_takes_beside_its_move() {
    let start = |starts| {
        let mut app = App::open();
        app.send(Msg::Start(
            GameId::Linage,
            Setup {
                options: Options::parse("size=9.komi=bid").expect("options"),
                opponent: Opponent::Machine(level(2)),
                starts,
                ..Setup::default()
            },
        ));
        app
    };
    let mut app = start(Starts::Me);
    assert_eq!(card(&app), Vec::<String>::new(), "nobody has moved");
    app.send(BoardMsg::Choose("komi-2_5".into()));
    app.answer("vertical");
    assert!(said(&app).starts_with("AI takes Vertical."), "{}", said(&app));
    app.answer("c3");
    assert_eq!(card(&app), ["AI takes Vertical. AI: c3."]);
    let mut app = start(Starts::Them);
    app.answer("komi-2_5");
    assert_eq!(card(&app), ["AI: Komi 2½."]);
    app.send(BoardMsg::Choose("vertical".into()));
    assert_eq!(card(&app), ["You take Vertical."]);
}

#[test]
fn a_swap_is_told_as_what_it_means_for_whom_it_concerns() {
    let mut app = App::open();
    app.send(Msg::Start(
        GameId::Ecalper,
        Setup {
            options: Options::parse("size=3.pie=on").expect("options"),
            opponent: Opponent::Machine(level(2)),
            starts: Starts::Me,
            ..Setup::default()
        },
    ));
    for cell in ["a1", "b2", "c3"] {
        app.tap(cell);
    }
    app.answer("swap");
    let line = "AI liked your 3 stones and swapped: you are White now.";
    assert!(said(&app).starts_with(line), "{}", said(&app));
    assert_eq!(card(&app), [line]);
    let mut app = at("ecalper/size=3.pie=on/a1.b2.c3.swap");
    app.send(BoardMsg::GoTo(3));
    app.send(BoardMsg::Choose("swap".into()));
    assert!(
        said(&app).starts_with("Player 2 swapped, took over the 3 stones and is Black now."),
        "{}",
        said(&app)
    );
}

#[test]
fn a_stone_that_was_taken_over_has_a_disc_of_the_side_that_had_it_and_no_ring() {
    let mut app = at("ecalper/size=3.pie=on/a1.b2.c3");
    let marks = |app: &App| -> [usize; 2] {
        let items = app.model.see(view::board).above.items;
        let count = |is: fn(&Item) -> bool| items.iter().filter(|item| is(item)).count();
        [
            count(|item| item.ink == Ink::Black && matches!(item.shape, Shape::Disc(..))),
            count(|item| item.ink == Ink::Mark && matches!(item.shape, Shape::Ring(..))),
        ]
    };
    assert_eq!(marks(&app), [0, 0]);
    app.tap("b2");
    let line = "Player 2: xb2, replaces 1 stone of Black";
    assert!(said(&app).starts_with(line), "{}", said(&app));
    assert!(card(&app)[0].starts_with(line), "{:?}", card(&app));
    assert_eq!(
        marks(&app),
        [1, 0],
        "the rings are those of stones that may be replaced"
    );
}

/// A report whose best line is this one.
fn report(id: u32, line: &[&str]) -> Report {
    Report {
        id,
        lines: vec![NamedLine {
            mv: line[0].to_owned(),
            visits: 10,
            value: 0.9,
            variation: line.iter().map(|&name| name.to_owned()).collect(),
            ..NamedLine::default()
        }],
        ..Report::default()
    }
}

/// The last step of a hint whose best line is this one.
fn hinted(link: &str, line: &[&str]) -> String {
    let mut app = at(link);
    app.send(PlayMsg::Hint);
    let id = app
        .model
        .board()
        .expect("a game")
        .hint
        .as_ref()
        .expect("it is asked for")
        .id;
    app.send(EngineMsg::Final(report(id, line)));
    app.send(PlayMsg::Hint);
    app.send(PlayMsg::Hint);
    app.panel().prompt
}

#[test]
fn the_last_step_of_a_hint_says_what_the_move_leads_to_or_averts_and_nothing_else() {
    // Horizontal has the move, and c2 closes both rows for it.
    let good = hinted("linage/size=3.komi=0/a2.pass.b2", &["c2"]);
    assert!(
        good.ends_with(" c2 closes 2 regions with 6 cells in all for Horizontal."),
        "{good}"
    );
    // The same stone is Vertical's loss, so it is no reason for it.
    let bad = hinted(ALMOST_CLOSED, &["c2"]);
    assert!(!bad.contains("closes"), "{bad}");
}

/// A position of a random game of Linage with a move that averts something and does nothing else, and the place and the
/// size of what it averts.
fn averting() -> (String, String, String, usize) {
    let options = Options::parse("size=5.komi=0").expect("options");
    for seed in 1..200 {
        let mut dice = dice(seed);
        let mut table = catalog::open(GameId::Linage, &options, Language::English).expect("a table");
        while let Turn::Seat(seat) = table.turn() {
            for (mv, legal) in table.legal().iter() {
                let Some(threat) = table.averted(mv) else { continue };
                let effects = table.effects(mv);
                if effects.facts.iter().all(|fact| fact.balance(seat) == 0) {
                    let spot = table.scene().spot(SpotId::Cell(threat.at)).expect("a cell");
                    let record = table.record().to_string();
                    return (
                        record,
                        legal.name.clone(),
                        spot.label.clone(),
                        threat.effect.size(),
                    );
                }
            }
            let names = table.legal().names();
            let name = &names[dice.random_range(0..names.len() as u32) as usize];
            table.play(name).expect("it was listed");
        }
    }
    panic!("no move averts anything");
}

#[test]
fn a_move_that_leads_to_nothing_by_itself_is_explained_by_what_it_averts() {
    let (record, name, at, size) = averting();
    let text = hinted(&record, &[&name]);
    assert!(
        text.contains(&format!(" Otherwise {at} could close a region of {size} cell")),
        "{record} {name}: {text}"
    );
}

#[test]
fn a_wrong_move_of_a_puzzle_is_refuted_by_what_happens_in_the_line_and_by_nothing_else() {
    let mut app = opened("linage-1");
    enter(&mut app, "d3");
    let before = told(&app).text;
    super::puzzle::answer(&mut app, "b1", 0.9, false);
    let (text, state) = (told(&app).text, super::puzzle::state(&app));
    let game = &state.board.game;
    let line = &game.line()[state.start..];
    let effects = game.table().effects_of_line(state.start, line);
    let is_told = text.contains("After ");
    let sums = effects
        .iter()
        .map(|effects| -> i32 { effects.facts.iter().map(|fact| fact.balance(state.seat())).sum() });
    let decided = sums.take(6).find(|sum| *sum != 0).is_some_and(|sum| sum < 0);
    assert!(!before.contains("After "), "{before}");
    assert_eq!(is_told, decided, "{text}: {effects:?}");
}
