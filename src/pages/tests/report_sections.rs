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
