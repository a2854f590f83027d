//! What single sections of the reports show.

use super::files;

/// The section of a report, in both languages.
fn section(game: &str, id: &str) -> Vec<String> {
    let path = format!("report/{game}/index.html");
    let pages = files()
        .into_iter()
        .filter(|file| file.path.trim_start_matches("es/") == path);
    let cut = |html: String| {
        let start = html
            .find(&format!("<figure class=\"card figr\" id=\"{id}\""))
            .expect("the section");
        let rest = &html[start..];
        // The next section of the report, if there is one.
        let end = rest[1..]
            .find("<figure class=\"card figr\"")
            .map_or(rest.len(), |end| end + 1);
        rest[..end].to_owned()
    };
    pages.map(|file| cut(file.html)).collect()
}

#[test]
fn an_empty_board_is_not_drawn() {
    for game in ["carteso", "linage"] {
        let sections = section(game, "shortest-games");
        assert_eq!(sections.len(), 2);
        assert!(
            sections.iter().all(|html| !html.contains("class=\"thumb\"")),
            "{game}"
        );
    }
    assert!(
        section("linage", "openings")
            .iter()
            .all(|html| html.contains("class=\"thumb\""))
    );
}

#[test]
fn the_classes_of_moves_say_which_of_them_are_part_of_others() {
    let texts = section("carcassonne", "move-classification");
    assert!(texts[0].contains("Every killer move is also counted as good, and every terrible move as bad."));
    assert!(
        texts[1].contains("Cada jugada decisiva cuenta también como buena, y cada jugada pésima como mala.")
    );
}

/// The texts of a page of a report in English, one after the other.
fn text_of(game: &str) -> String {
    let path = format!("report/{game}/index.html");
    let files = files();
    let file = files.iter().find(|file| file.path == path).expect("a report");
    let texts = super::parsed(file).texts;
    texts
        .iter()
        .map(|(_, text)| text.as_str())
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn sentences_say_what_they_count() {
    let ecalper = text_of("ecalper");
    assert!(
        ecalper.contains("A game lasts 224.2 moves"),
        "steps of a turn are no turns"
    );
    assert!(!ecalper.contains("224 turns") && ecalper.contains("extrapolation"));
    let carcassonne = text_of("carcassonne");
    assert!(carcassonne.contains("A game lasts 71.0 turns"));
    assert!(
        carcassonne
            .contains("player 1 wins 54.3 % of the games (49.9 to 58.6 %), a draw counted as half a win")
    );
    assert!(carcassonne.contains("Fields") && !carcassonne.contains("Farms"));
    assert!(
        text_of("carteso").contains("begins 6 of 1000 games: too few"),
        "a headline of six games"
    );
    let games = ["carteso", "linage", "keil", "ecalper", "carcassonne"];
    for text in games.map(text_of) {
        assert!(!text.contains("(no. ") && !text.contains("of the points ("));
        // Five digits in a row, but for decimals, are a number without its thousands apart.
        let is_long = |line: &&str| {
            let wholes = line.split(|char: char| !char.is_ascii_digit() && char != '.');
            let mut wholes = wholes.map(|number| number.split('.').next().unwrap_or_default());
            line.len() < 200 && !line.contains('#') && wholes.any(|whole| whole.len() > 4)
        };
        let lines = text
            .lines()
            .filter(|line| !line.contains("lab ") && !line.contains("commit"));
        let found: Vec<&str> = lines.filter(is_long).filter(|line| line.len() != 64).collect();
        assert!(found.is_empty(), "{found:?}");
    }
}

#[test]
fn a_published_figure_is_named_and_a_difference_is_seen() {
    let (linage, ecalper) = (text_of("linage"), text_of("ecalper"));
    assert!(linage.contains("Won by the strong AI, %: level 1") && linage.contains("Games won, %: Player 1"));
    assert!(linage.contains("at least 4 here") && linage.contains("\n≥ 4\n"));
    assert!(ecalper.contains("224.23") && ecalper.contains("224.18"));
}

#[test]
fn sections_without_data_stand_in_one_list_and_not_in_the_contents() {
    for file in files()
        .iter()
        .filter(|file| file.path.ends_with("report/carcassonne/index.html"))
    {
        let html = &file.html;
        assert!(!html.contains("href=\"#mirroring-strategies\"") && html.contains("href=\"#left-out\""));
        assert_eq!(html.matches("id=\"mirroring-strategies\"").count(), 1);
    }
}

#[test]
fn the_reports_say_what_this_program_says_of_their_data() {
    for (path, text) in super::texts("www/report") {
        let report = tessera_report::Report::parse(&text).expect("a report");
        let mut renewed = report.clone();
        renewed.say();
        for (old, new) in report.sections.iter().zip(&renewed.sections) {
            let compared = |section: &tessera_report::Section| -> Vec<_> {
                let figures = section.published.iter();
                figures
                    .map(|figure| (figure.figure, figure.at, figure.verdict, figure.reasons.clone()))
                    .collect()
            };
            assert_eq!(
                (&old.title, &old.takeaway, &old.how, compared(old)),
                (&new.title, &new.takeaway, &new.how, compared(new)),
                "{}: make its sentences anew with lab report --renew",
                path.display()
            );
        }
    }
}
