//! Questions about the board, and their answers.

use tessera_app::play::view;
use tessera_app::{
    BoardMsg, Command, Effect, EngineMsg, Focus, Msg, Opponent, PlayMsg, Press, Query, Starts, Switch,
    commands,
};
use tessera_core::language::Language;
use tessera_protocol::{NamedLine, Report};

use super::{App, level};

/// The answer to a question at a cell.
fn ask(app: &mut App, query: Query, cell: Option<&str>) -> String {
    let cell = cell.map(|label| app.cell(label));
    let effects = app.send(BoardMsg::Ask(query, cell)).to_vec();
    let [Effect::Say(text)] = &effects[..] else {
        panic!("{query:?} has {effects:?}")
    };
    // What is said can also be seen.
    assert_eq!(app.model.see(view::pointed).hover, *text);
    text.clone()
}

fn at(address: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(address.into()));
    app
}

#[test]
fn a_cell_and_the_lines_from_it_are_described() {
    let mut app = at("linage/size=5.komi=0_5/c3.c5.a1");
    let here = ask(&mut app, Query::Here, Some("c3"));
    assert!(here.starts_with("c3, stone") && here.ends_with('.'), "{here}");
    let expected = [
        "Up: c4 PLAIN; c5 stone.",
        "Up right: d4 to e5 PLAIN.",
        "Right: d3 to e3 PLAIN.",
        "Down right: d2 to e1 PLAIN.",
        "Down: c2 to c1 PLAIN.",
        "Down left: b2 PLAIN; a1 stone.",
        "Left: b3 to a3 PLAIN.",
        "Up left: b4 to a5 PLAIN.",
        "Up: c4 PLAIN; c5 stone.",
    ];
    for expected in expected {
        let expected = expected.replace("PLAIN", "free");
        assert_eq!(ask(&mut app, Query::Scan, Some("c3")), expected);
    }
    assert_eq!(ask(&mut app, Query::Scan, Some("c5")), "Up: no cell.");
    assert_eq!(
        ask(&mut app, Query::Here, None),
        "Go to a cell of the board first."
    );
}

#[test]
fn the_last_turns_are_said_one_for_each_seat() {
    let mut app = at("linage/size=5.komi=0_5/c3.a1.b2");
    let mut last = || ask(&mut app, Query::LastMove, None);
    assert_eq!(
        [last(), last(), last()],
        ["Player 1: b2.", "Player 2: a1.", "Player 1: b2."]
    );
    let mut app = at("linage/size=5.komi=0_5/");
    assert_eq!(ask(&mut app, Query::LastMove, None), "Nobody has moved yet.");
}

#[test]
fn the_last_tile_of_each_player_is_shown_on_the_board() {
    let mut app = at("carcassonne/players=2.small-city=4.unplaceable=aside/E.0_1_2.city-s.U.1_0_1.none.U");
    let shown = |app: &App| {
        let asked = app
            .model
            .see(|state, _| state.asked().cloned())
            .expect("an answer");
        let shows = asked.shows.expect("a cell");
        app.model
            .see(view::board)
            .background
            .spot(shows)
            .expect("a spot")
            .label
            .clone()
    };
    let text = ask(&mut app, Query::LastMove, None);
    assert_eq!(text, "Player 2: 1, 0, turned 90°, No meeple.");
    assert_eq!(shown(&app), "1_0");
    assert_eq!(
        ask(&mut app, Query::LastMove, None),
        "Player 1: 0, 1, turned 180°, Meeple: city south."
    );
    assert_eq!(shown(&app), "0_1");
}

#[test]
fn legal_moves_are_counted_and_then_listed() {
    let mut app = at("ecalper/size=2/");
    let count = ask(&mut app, Query::LegalMoves, None);
    let all = app.model.board().expect("a game").game.table().legal().len();
    assert_eq!(count, format!("There are {all} legal moves."));
    let list = ask(&mut app, Query::LegalMoves, None);
    assert!(
        list.starts_with("Legal: ") && list.matches(", ").count() == all - 1,
        "{list}"
    );
    assert_eq!(ask(&mut app, Query::LegalMoves, None), count);
}

#[test]
fn the_score_is_said_with_what_it_is_made_of() {
    let mut app = at("linage/size=5.komi=3_5/c3.a1");
    let score = ask(&mut app, Query::Score, None);
    let rows = app.panel().seats;
    let sides = rows.iter().map(|row| row.side.expect("a side").name);
    assert!(sides.into_iter().all(|side| score.contains(side)), "{score}");
    assert!(score.contains("komi"), "{score}");
}

#[test]
fn what_the_ai_thinks_is_said_only_where_it_is_shown() {
    let mut app = at("linage/size=5.komi=0_5/");
    assert_eq!(ask(&mut app, Query::Estimate, None), "No AI plays in this game.");
    let mut app = App::linage("size=5.komi=0_5", Opponent::Machine(level(2)), Starts::Me);
    for query in [Query::Estimate, Query::BestMove] {
        assert_eq!(
            ask(&mut app, query, None),
            "“What the AI thinks” is off. The comma key switches it on."
        );
    }
    app.send(BoardMsg::Switch(Switch::Estimate, true));
    assert_eq!(ask(&mut app, Query::Estimate, None), "It has not thought yet.");
    let unknown = "The AI has not looked at this position yet.";
    assert_eq!(ask(&mut app, Query::BestMove, None), unknown);
    app.tap("c3");
    let id = app.question().expect("the AI is to move").id;
    let line = |pv: &[&str]| NamedLine {
        mv: pv[0].into(),
        visits: 10,
        value: 0.6,
        variation: pv.iter().map(|name| (*name).to_owned()).collect(),
        ..NamedLine::default()
    };
    let report = |pv: &[&str]| Report {
        id,
        lines: vec![line(pv)],
        steps: 10,
        ..Report::default()
    };
    app.send(EngineMsg::SoFar(report(&["a1", "b2"])));
    assert_eq!(ask(&mut app, Query::BestMove, None), "Best so far: a1, 60 %.");
    app.send(EngineMsg::Final(report(&["a1", "b2"])));
    app.send(PlayMsg::Announced(id));
    assert_eq!(ask(&mut app, Query::BestMove, None), "The AI expects b2.");
    let worth = ask(&mut app, Query::Estimate, None);
    assert!(worth.starts_with("60 % for AI, level 2"), "{worth}");
}

#[test]
fn an_answer_is_seen_until_another_cell_is_looked_at_or_the_position_changes() {
    let mut app = App::friends("size=5.komi=0_5");
    let (c3, c4) = (app.cell("c3"), app.cell("c4"));
    let seen = |app: &App| app.model.see(|state, _| state.asked().is_some());
    app.send(BoardMsg::Ask(Query::Score, Some(c3)));
    // The dialog of the questions takes the focus from the cell and gives it back.
    app.send(BoardMsg::Hover(None));
    app.send(BoardMsg::Hover(Some(c3)));
    assert!(seen(&app));
    app.send(BoardMsg::Hover(Some(c4)));
    assert!(!seen(&app));
    app.send(BoardMsg::Ask(Query::Score, Some(c4)));
    app.tap("c4");
    assert!(!seen(&app));
}

#[test]
fn letters_with_shift_are_questions_and_without_names_of_cells() {
    let press = |shift| Press {
        key: if shift { "G" } else { "g" },
        control: false,
        shift,
    };
    let first = |shift| {
        commands(
            press(shift),
            Focus {
                at_board: true,
                in_review: false,
            },
            true,
            &[],
        )
        .collect::<Vec<_>>()
    };
    assert!(first(true).contains(&Command::Ask(Query::BestMove)));
    assert!(!first(false).contains(&Command::Ask(Query::BestMove)));
    assert!(first(false).contains(&Command::TypeCell));
    let mut queries: Vec<String> = Vec::new();
    for query in Query::ALL {
        queries.push(tessera_app::key_name(Command::Ask(query), Language::English, &[]));
    }
    assert_eq!(
        queries,
        [
            "Shift-o", "Shift-l", "Shift-m", "Shift-x", "Shift-s", "Shift-v", "Shift-g"
        ]
    );
}
