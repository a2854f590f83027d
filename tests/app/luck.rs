//! Luck and decisions on the review page, and the report on a game, from reviews made by hand.

use tessera_app::review::{LuckMsg, LuckView, game_report, graph, luck};
use tessera_app::{Effect, GameReviewMsg, Msg, PlayMsg, ReviewMsg};
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_games::catalog;
use tessera_games::play::{Record, Table};

use super::App;

/// A finished game of Carcassonne for so many, in which every move is the one at an arbitrary place of the list.
fn finished(players: u8) -> Box<dyn Table> {
    let start = Record::parse(&format!("carcassonne/players={players}/")).unwrap();
    let (mut table, _) = catalog::replayed(&start, Language::English).unwrap();
    for ply in 0.. {
        let legal = table.legal().names();
        let Some(name) = legal.get(ply * 7 % legal.len().max(1)) else {
            break;
        };
        table.play(name).unwrap();
    }
    table
}

/// The review of a game of Carcassonne, as the device keeps it. A tile drawn is worth a point more than the mean, for one of
/// four is another worth 3 less. The first seat plays turns that lose 2 points, the others play the best. Between two every
/// value continues the one before it, up to the result.
fn reviewed(record: &str, players: u8) -> String {
    let parsed = Record::parse(record).unwrap();
    let (table, _) = catalog::replayed(&parsed, Language::English).unwrap();
    let names = parsed.names;
    let mut text = format!("tessera-review 1\n{record}\n");
    let mut seat = 0;
    let mut ply = 0;
    // What the first of two seats expects: 36 tiles of its own, 35 of the other, and 36 turns.
    let mut lead = margin(&*table) - 36 + 35 + 2 * 36;
    while ply < names.len() {
        let own = match (players, seat) {
            (2, 0) => lead,
            (2, _) => -lead,
            _ => 3,
        };
        let other = if names[ply] == "A" { "B" } else { "A" };
        let tile = &names[ply];
        let (drawn, rest) = (own + 1, own - 3);
        text += &format!("{ply} 1 300 d 2 2 2 n {tile},3,0.5,0,{drawn},, {other},1,0.5,0,{rest},,\n");
        ply += 1;
        if ply + 1 >= names.len() {
            break;
        }
        let turn = names[ply..ply + 2].join(".");
        let played = drawn - 2;
        let best = match seat {
            0 => format!("9_9_0.none,200,0.5,0.02,{drawn},,9_9_0.none {turn},80,0.5,0.02,{played},,{turn}"),
            _ => format!("{turn},200,0.5,0.02,{drawn},,{turn}"),
        };
        text += &format!("{ply} 2 300 c 40 10 4 n {best}\n");
        ply += 2;
        lead -= 1;
        seat = (seat + 1) % players;
    }
    text
}

/// The review page of a game of which the device keeps this.
fn opened(link: &str, text: String) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(format!("#review/{link}")));
    let asked = app.effects.iter().find_map(|effect| match effect {
        Effect::FetchReview { keys, start } => Some((keys[0], *start)),
        _ => None,
    });
    let (key, start) = asked.expect("a question to the device");
    app.send(GameReviewMsg::Fetched {
        key,
        text: Some(text),
        start,
    });
    assert!(app.model.game_review().is_some(), "the review is read");
    app
}

fn view(app: &App) -> LuckView {
    let (state, review) = (app.model.review_page().unwrap(), app.model.game_review().unwrap());
    luck(state, review, &app.model.shell).expect("luck")
}

/// How many points the first seat leads by.
fn margin(table: &dyn Table) -> i32 {
    let status = table.seat_status();
    (status[Seat(0)].score - status[Seat(1)].score) / 2
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
    let place = app.model.play().unwrap().game.table().legal();
    let names: Vec<String> = place.names().iter().map(|name| name.to_string()).collect();
    let other = names
        .iter()
        .find(|name| !record.contains(name.as_str()))
        .expect("another place");
    app.send(PlayMsg::Enter(other.clone()));
    assert!(app.model.play().unwrap().game.line().len() < 5);
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
    app.model.board().above.items.len()
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
    app.send(PlayMsg::GoTo(6));
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
        app.send(PlayMsg::GoTo(ply));
        assert_eq!(shown(&mut app), is_shown, "after {ply} plies");
    }
    let label = |app: &App| {
        let items = app.model.board().above.items;
        items
            .into_iter()
            .any(|item| format!("{:?}", item.shape).contains("+1.5"))
    };
    app.send(PlayMsg::GoTo(3));
    assert!(label(&app), "its value stands beside it");
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

/// The titles of the figures of the report on the game of the page, with what they say.
fn figures(app: &App) -> Vec<(&'static str, String)> {
    let report = game_report(
        app.model.review_page().unwrap(),
        app.model.game_review(),
        &app.model.shell,
    );
    let figures = report.figures.into_iter();
    figures.map(|figure| (figure.title, figure.says)).collect()
}

#[test]
fn the_report_on_a_game_for_two_has_a_sentence_for_each_figure() {
    let record = "linage/size=5.komi=0_5/c3.a1.e5.b2";
    // The first seat's values: 0.4, 0.2, 0.2, -0.6. Passing costs 0.2 at the first turn and nothing that is sure at the
    // third.
    let text = format!(
        "tessera-review 1\n{record}\n\
         0 1 500 c 20 1 4 n d4,200,0.7,0.02,,,d4 c3,80,0.6,0.02,,,c3 pass,9,0.6,0.02,,,pass\n\
         1 1 500 c 10 0 2 n a1,200,0.4,0.02,,,a1\n\
         2 1 500 c 40 3 1 n d4,200,0.6,0.05,,,d4 e5,80,0.2,0.05,,,e5 pass,9,0.58,0.05,,,pass\n\
         3 1 500 c 1 1 1 n b2,200,0.8,0.02,,,b2\n"
    );
    let app = opened(record, text);
    let figures = figures(&app);
    let says = |title: &str| {
        let found = figures.iter().find(|(of, _)| *of == title);
        found.map(|(_, says)| says.as_str())
    };
    assert_eq!(
        says("Trajectory"),
        Some("The lead changed once (33 % of the decisions).")
    );
    assert_eq!(
        says("Critical decisions"),
        Some("1 of 4 decisions had exactly one winning move.")
    );
    assert_eq!(
        says("Hot decisions"),
        Some("At 1 decision, 50 % of those that allow passing, a move was worth more than passing.")
    );
    // log₁₀ (20 · 10 · 40 · 1) = 3.9
    assert_eq!(
        says("Legal moves"),
        Some("There were 17.8 legal moves at each decision; the game is one of about 10⁴ of its shape.")
    );
    // (4/20 + 2/10 + 1/40 + 1) / 4 and (1/20 + 0 + 3/40 + 1) / 4
    assert_eq!(
        says("Good and effective moves"),
        Some(
            "In the mean 36 % of the moves were about as good as the best, and 28 % won more often than not."
        )
    );
    assert_eq!(says("Meeples in hand"), None);
}

#[test]
fn the_report_on_a_game_for_three_has_what_means_something_there() {
    let table = finished(3);
    let record = table.record().to_string();
    let app = opened(&record, reviewed(&record, 3));
    let titles: Vec<_> = figures(&app).into_iter().map(|(title, _)| title).collect();
    assert_eq!(titles, ["Legal moves", "Points", "Meeples in hand"]);
    let table = finished(2);
    let record = table.record().to_string();
    let app = opened(&record, reviewed(&record, 2));
    let titles: Vec<_> = figures(&app).into_iter().map(|(title, _)| title).collect();
    assert_eq!(
        titles,
        [
            "Trajectory",
            "Critical decisions",
            "Legal moves",
            "Good and effective moves",
            "Points",
            "Meeples in hand"
        ]
    );
}

#[test]
fn the_rows_of_the_report_have_the_numbers_of_the_list_of_moves() {
    let table = finished(2);
    let record = table.record().to_string();
    let app = opened(&record, reviewed(&record, 2));
    let (state, review) = (app.model.review_page().unwrap(), app.model.game_review());
    let report = game_report(state, review, &app.model.shell);
    assert!(
        report
            .source
            .starts_with("From the review of this game of 71 moves: "),
        "{}",
        report.source
    );
    for figure in report
        .figures
        .iter()
        .filter(|figure| figure.table.columns[0] == "Turn")
    {
        let numbers = figure
            .table
            .rows
            .iter()
            .map(|row| row.cells[0].parse::<usize>().expect("a number"));
        let numbers: Vec<usize> = numbers.collect();
        assert!(numbers.is_sorted(), "{}: {numbers:?}", figure.title);
        assert!(
            numbers.iter().all(|number| (1..=71).contains(number)),
            "{numbers:?}"
        );
    }
    // What was agreed has no number; every ply after it has its own.
    let record = "ecalper/size=4.pie=on/e4.g1.e3.swap.xe4";
    let text = format!(
        "tessera-review 1\n{record}\n\
         0 1 500 c 20 1 4 n e4,200,0.7,0.02,,,e4\n\
         3 1 500 c 2 0 2 n swap,200,0.4,0.02,,,swap\n\
         4 1 500 c 9 0 2 n xe4,200,0.4,0.02,,,xe4\n"
    );
    let app = opened(record, text);
    let (state, review) = (app.model.review_page().unwrap(), app.model.game_review());
    let report = game_report(state, review, &app.model.shell);
    let moves = report
        .figures
        .iter()
        .find(|figure| figure.title == "Legal moves")
        .expect("a figure");
    assert_eq!(moves.table.columns[0], "No.");
    let heads: Vec<&str> = moves.table.rows.iter().map(|row| row.cells[0].as_str()).collect();
    assert_eq!(heads, ["1", "", "4"]);
}

#[test]
fn whoever_ran_out_of_meeples_first_is_named() {
    let game = include_str!("../goldens/carcassonne.txt")
        .lines()
        .next()
        .expect("a game");
    let (table, _) = catalog::replayed(&Record::parse(game).unwrap(), Language::English).unwrap();
    let record = table.record().to_string();
    let app = opened(&record, reviewed(&record, 2));
    let said = figures(&app)
        .into_iter()
        .find(|(title, _)| *title == "Meeples in hand");
    assert_eq!(said.expect("a figure").1, "Player 2 ran out of meeples first.");
}

#[test]
fn the_report_opens_as_a_dialog_and_says_where_it_comes_from() {
    let record = "linage/size=5.komi=0_5/c3.a1.e5.b2";
    let mut app = App::open();
    app.send(Msg::Navigate(format!("#review/{record}")));
    app.send(ReviewMsg::ShowReport(true));
    assert!(app.effects.contains(&Effect::Open("game-report")));
    let report = game_report(app.model.review_page().unwrap(), None, &app.model.shell);
    assert!(report.figures.is_empty());
    assert_eq!(
        report.source,
        "Review the game first: the figures come from its values."
    );
    let (address, _) = report.general.expect("the report on the game in general");
    assert!(address.starts_with("report/"));
    app.send(ReviewMsg::ShowReport(false));
    assert!(!app.model.review_page().unwrap().has_report);
}
