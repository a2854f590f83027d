//! The report on a game, from reviews made by hand.

use tessera_app::review::game_report;
use tessera_app::{Effect, Msg, ReviewMsg};
use tessera_core::language::Language;
use tessera_games::catalog;
use tessera_games::play::Record;

use super::App;
use super::reviewed::{finished, opened, reviewed};

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
    let of_turns = report
        .figures
        .iter()
        .filter(|figure| figure.table.columns[0] == "Turn");
    assert!(of_turns.count() > 1, "several figures have a row for each turn");
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
