//! Luck and decisions on the review page, from reviews made by hand.

use tessera_app::review::view::said;
use tessera_app::review::{LuckMsg, LuckView, graph, luck};
use tessera_app::{AnalysisMsg, BoardMsg, Effect, GameReviewMsg, Job, Msg, ReviewMsg};
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Item, Shape};
use tessera_games::catalog;
use tessera_games::play::Record;
use tessera_protocol::{NamedLine, Report};

use super::App;
use super::reviewed::{finished, margin, opened, reviewed};

fn view(app: &App) -> LuckView {
    let (state, review) = (app.model.review_page().unwrap(), app.model.game_review().unwrap());
    luck(state, review, &app.model.shell).expect("luck")
}

fn signed(number: i32) -> String {
    match number {
        0 => "0".into(),
        1.. => format!("+{number}"),
        _ => format!("−{}", -number),
    }
}

#[test]
fn a_sentence_says_how_the_result_came_about() {
    let table = finished(2);
    let record = table.record().to_string();
    let app = opened(&record, reviewed(&record, 2));
    // 36 draws of the first seat, 35 of the second, whose luck is the first seat's bad luck; the first gives 2 points away
    // in each of its 36 turns.
    let margin = margin(&*table);
    let (luck, decisions) = (36 - 35, -72);
    let start = margin - luck - decisions;
    let head = match margin {
        0 => "The game is drawn".to_owned(),
        1.. => format!("Player 1 won by {margin}"),
        _ => format!("Player 1 lost by {}", -margin),
    };
    let sentence = format!(
        "{head}: expected at the start {}, luck {}, decisions {}.",
        signed(start),
        signed(luck),
        signed(decisions)
    );
    assert_eq!(view(&app).sentence, sentence);
}

#[test]
fn the_graph_counts_the_turns_of_the_game_as_it_was_played_whatever_lies_on_the_board() {
    let table = finished(2);
    let record = table.record().to_string();
    let mut app = opened(&record, reviewed(&record, 2));
    let sentences = |app: &App| -> Vec<String> {
        let (state, review) = (app.model.review_page().unwrap(), app.model.game_review().unwrap());
        let graph = graph(state, review, &app.model.shell).expect("a graph");
        graph.points.into_iter().map(|point| point.sentence).collect()
    };
    let before = sentences(&app);
    assert!(before[1].starts_with("Turn 1, "), "{:?}", before[1]);
    assert!(
        before.last().expect("a point").starts_with("Turn 71, "),
        "{:?}",
        before.last()
    );
    // A variation that ends after the first tile.
    app.send(ReviewMsg::Seek(1));
    let place = app.model.board().unwrap().game.table().legal();
    let names: Vec<String> = place.names().iter().map(|name| name.to_string()).collect();
    let other = names
        .iter()
        .find(|name| !record.contains(name.as_str()))
        .expect("another place");
    app.send(BoardMsg::Enter(other.clone()));
    assert!(app.model.board().unwrap().game.line().len() < 5);
    assert_eq!(sentences(&app), before);
}

#[test]
fn the_other_seat_sees_the_same_the_other_way_round() {
    let table = finished(2);
    let record = table.record().to_string();
    let mut app = opened(&record, reviewed(&record, 2));
    let first = view(&app);
    app.send(ReviewMsg::Luck(LuckMsg::Seat(Seat(1))));
    let second = view(&app);
    let last = |view: &LuckView| {
        view.chart
            .lines
            .iter()
            .map(|line| line.last.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(last(&first), ["+1.0", "−72.0"]);
    assert_eq!(last(&second), ["−1.0", "+72.0"]);
    // Chances are told by the turn.
    let totals: Vec<_> = first.totals.rows.iter().map(|row| row.cells.clone()).collect();
    for (cells, [luck, decisions]) in totals
        .iter()
        .zip([["+36.0 · ", "−72.0 · "], ["+35.0 · ", "0.0 · "]])
    {
        assert!(
            cells[1].starts_with(luck) && cells[2].starts_with(decisions),
            "{cells:?}"
        );
        assert!(
            cells[1..].iter().all(|cell| cell.ends_with(" % a turn")),
            "{cells:?}"
        );
    }
}

#[test]
fn among_three_only_the_own_tiles_and_turns_count() {
    let table = finished(3);
    let record = table.record().to_string();
    let mut app = opened(&record, reviewed(&record, 3));
    let first = view(&app);
    assert_eq!(first.chart.lines[0].last, "+24.0");
    assert_eq!(first.chart.lines[1].last, "−48.0");
    assert!(first.note.contains("the others drew"));
    assert_eq!(first.units[1].1, "Expected share of the win");
    app.send(ReviewMsg::Luck(LuckMsg::Seat(Seat(2))));
    // 71 tiles among three: the third seat draws 23.
    let third = view(&app);
    assert_eq!(third.chart.lines[0].last, "+23.0");
    assert_eq!(third.chart.lines[1].last, "0.0");
    assert!(third.sentence.starts_with("Player 3 "), "{}", third.sentence);
    assert!(
        third
            .sentence
            .ends_with(". Own tiles: luck +23.0. Own turns: decisions 0.0."),
        "what does not add up to the result is not told as if it did: {}",
        third.sentence
    );
}

pub(super) const TURN: &str = "carcassonne/players=2/V.-1_0_3.none.W.0_-1_0.none";

/// A review of [`TURN`] in which the first turn could have been better.
pub(super) fn turn_review() -> String {
    let (table, _) = catalog::replayed(&Record::parse(TURN).unwrap(), Language::English).unwrap();
    // The device keeps every option.
    let record = table.record();
    format!(
        "tessera-review 1\n{record}\n\
         0 1 300 d 3 2 2 n V,9,0.5,0,1.5,, U,8,0.55,0,2,, B,2,0.75,0,4,,\n\
         1 2 300 c 40 10 4 n -1_0_3.road-e,200,0.5,0.02,1.5,,x -1_0_3.none,80,0.35,0.02,-0.7,,x\n\
         3 1 300 d 2 2 2 n W,4,0.5,0,-1.3,, V,8,0.725,0,1.7,,\n\
         4 2 300 c 40 10 4 n 0_-1_0.none,200,0.5,0.02,-1.3,,x\n"
    )
}

/// How many things are drawn over the board.
fn drawn(app: &App) -> usize {
    app.model.board_view().above.items.len()
}

#[test]
fn the_turn_that_is_looked_at_says_how_good_the_tile_was_and_which_turn_was_best() {
    let mut app = opened(&format!("{TURN}@3"), turn_review());
    let turn = view(&app).turn.expect("a turn");
    // The mean is (9 · 1.5 + 8 · 2 + 2 · 4) / 19 = 37.5 / 19 = 1.97.
    assert_eq!(
        turn.drawn.as_deref(),
        Some("Tile V: −0.5 points (−5 %) against the mean of the bag")
    );
    assert_eq!(turn.from_to, "expected +2.0, with this tile +1.5");
    let bar = turn.bar.expect("a bar");
    assert_eq!((bar.drawn, &*bar.low, &*bar.high), (0.0, "+1.5", "+4.0"));
    assert!((bar.mean - 0.189_473_7).abs() < 1e-4);
    assert_eq!(
        turn.best.as_deref(),
        Some(
            "Best turn: −1, 0, turned 270°, Meeple: road east (+1.5). Played: −1, 0, turned 270°, No meeple (−0.7), 2.2 less."
        )
    );
    app.send(BoardMsg::GoTo(6));
    let turn = view(&app).turn.expect("a turn");
    assert_eq!(
        turn.best.as_deref(),
        Some("The best turn was played: 0, −1, No meeple (−1.3).")
    );
}

#[test]
fn of_two_turns_with_the_same_value_the_one_that_was_played_is_the_best() {
    let text = turn_review()
        .replace("-1_0_3.none,80,0.35,0.02,-0.7", "-1_0_3.none,80,0.5,0.02,1.5")
        .replace(
            "W,4,0.5,0,-1.3,, V,8,0.725,0,1.7",
            "W,4,0.5,0,-1.5,, V,8,0.5,0,-1.5",
        )
        .replace("0_-1_0.none,200,0.5,0.02,-1.3", "0_-1_0.none,200,0.5,0.02,-1.5");
    let app = opened(&format!("{TURN}@3"), text);
    let turn = view(&app).turn.expect("a turn");
    assert_eq!(
        turn.best.as_deref(),
        Some("The best turn was played: −1, 0, turned 270°, No meeple (+1.5).")
    );
}

#[test]
fn the_best_turn_lies_on_the_land_while_its_turn_is_looked_at() {
    let mut app = opened(&format!("{TURN}@3"), turn_review());
    let shown = |app: &mut App| {
        let with = drawn(app);
        app.send(ReviewMsg::Luck(LuckMsg::ShowBest(false)));
        let without = drawn(app);
        app.send(ReviewMsg::Luck(LuckMsg::ShowBest(true)));
        with > without
    };
    // After the tile is drawn, after it is placed, and after its meeple; not before, and not where the best was played.
    for (ply, is_shown) in [(0, false), (1, true), (2, true), (3, true), (4, true), (6, false)] {
        app.send(BoardMsg::GoTo(ply));
        assert_eq!(shown(&mut app), is_shown, "after {ply} plies");
    }
    let label = |app: &App| {
        let items = app.model.board_view().above.items;
        items
            .into_iter()
            .any(|item| format!("{:?}", item.shape).contains("+1.5"))
    };
    app.send(BoardMsg::GoTo(3));
    assert!(label(&app), "its value stands beside it");
}

#[test]
fn once_the_next_tile_is_drawn_the_turn_before_is_told_and_how_lucky_the_draw_was() {
    let told = |ply: usize| {
        let app = opened(&format!("{TURN}@{ply}"), turn_review());
        let (state, review) = (app.model.review_page().unwrap(), app.model.game_review());
        said(state, review, &app.model.shell).expect("something is said")
    };
    let (turn, drawn) = (told(3), told(4));
    assert!(
        turn.mv.ends_with("No meeple") && !turn.verdict.is_empty(),
        "{turn:?}"
    );
    assert_eq!(
        (&drawn.mv, &drawn.verdict, &drawn.cost, &drawn.better),
        (&turn.mv, &turn.verdict, &turn.cost, &turn.better)
    );
    assert!(drawn.why.starts_with(&turn.why), "{drawn:?}");
    assert!(drawn.why.contains("Tile W: luck "), "{drawn:?}");
    assert!(told(1).mv.ends_with("Tile V"), "no turn came before");
}

#[test]
fn no_ring_of_the_analysis_covers_the_value_of_the_best_turn() {
    let mut app = opened(&format!("{TURN}@1"), turn_review());
    // Switched on anew, the analysis asks at once.
    app.send(ReviewMsg::Analysis(AnalysisMsg::Switch));
    app.send(ReviewMsg::Analysis(AnalysisMsg::Switch));
    let asked = app.effects.iter().find_map(|effect| match effect {
        Effect::Start(Job::Analysis(question)) => Some(question.id),
        _ => None,
    });
    app.send(ReviewMsg::Analysis(AnalysisMsg::SoFar(Report {
        id: asked.expect("a question"),
        lines: vec![NamedLine {
            mv: "-1_0_3".to_owned(),
            visits: 100,
            value: 0.5,
            variation: vec!["-1_0_3".to_owned()],
            ..NamedLine::default()
        }],
        millis: 100,
        ..Report::default()
    })));
    let items = app.model.board_view().above.items;
    let last = |is: &dyn Fn(&Item) -> bool| items.iter().rposition(is);
    let ring = last(&|item| item.ink == Ink::Mark && matches!(item.shape, Shape::Ring(..)));
    let value = last(&|item| matches!(&item.shape, Shape::Text(_, _, text) if text == "+1.5"));
    assert!(ring.is_some() && value > ring, "{ring:?}, {value:?}");
}

#[test]
fn the_values_along_the_game_are_a_table_and_places_of_a_slider() {
    let app = opened(&format!("{TURN}@4"), turn_review());
    let view = view(&app);
    let rows: Vec<_> = view
        .table
        .rows
        .iter()
        .map(|row| (row.ply, row.cells.join(" | ")))
        .collect();
    assert_eq!(
        rows,
        [
            (Some(1), "Tile V | Player 1 | −0.5 | −0.5 | 0.0".to_owned()),
            (
                Some(3),
                "−1, 0, turned 270°, No meeple | Player 1 | −2.2 | −0.5 | −2.2".to_owned()
            ),
            // The tile of the other seat is worth 2 less than the mean of its bag.
            (Some(4), "Tile W | Player 2 | +2.0 | +1.5 | −2.2".to_owned()),
            (
                Some(6),
                "0, −1, No meeple | Player 2 | 0.0 | +1.5 | −2.2".to_owned()
            ),
        ]
    );
    let plies: Vec<usize> = view.places.iter().map(|(ply, _)| *ply).collect();
    assert_eq!((plies, view.current), (vec![1, 3, 4, 6], 2));
    assert_eq!(view.places[2].1, "Tile W: luck +1.5, decisions −2.2 so far");
    assert_eq!(view.sentence, "So far: luck +2, decisions −2.");
}

#[test]
fn a_person_is_spoken_to_in_their_language() {
    let table = finished(2);
    let record = table.record().to_string();
    let mut app = App::open();
    app.model.shell.language = Language::Spanish;
    app.send(Msg::Navigate(format!("#review/{record};ai=2:3")));
    let key = app.effects.iter().find_map(|effect| match effect {
        Effect::FetchReview { keys, .. } => Some(keys[0]),
        _ => None,
    });
    app.send(GameReviewMsg::Fetched {
        key: key.expect("a question to the device"),
        text: Some(reviewed(&record, 2)),
        start: false,
    });
    let sentence = view(&app).sentence;
    let begins = ["Ganaste por ", "Perdiste por ", "La partida acabó"];
    assert!(
        begins.iter().any(|begin| sentence.starts_with(begin)),
        "{sentence}"
    );
    assert!(
        sentence.contains("se esperaba al principio ") && sentence.ends_with("suerte +1, decisiones −72."),
        "{sentence}"
    );
}

#[test]
fn a_game_without_draws_has_no_luck() {
    let record = "linage/size=5.komi=0_5/c3.a1.e5.b2";
    let text = format!("tessera-review 1\n{record}\n0 1 500 c 25 10 4 n c3,200,0.7,0.02,,,c3\n");
    let app = opened(record, text);
    let (state, review) = (app.model.review_page().unwrap(), app.model.game_review().unwrap());
    assert!(luck(state, review, &app.model.shell).is_none());
}
