//! A review as an article: its moves, what is said about them, and its diagrams.

use tessera_app::play::Mark;
use tessera_app::review::{ARTICLE_DIALOG, Article, ArticlePart, MOST_DIAGRAMS, NodeId, TreeMsg};
use tessera_app::{Effect, Msg, ReviewMsg, Settings};
use tessera_core::language::Language;
use tessera_protocol::assessment::Glyph;

use super::App;

const GAME: &str = "linage/size=5.komi=0_5/c3.a1.e5.b4.d2.a4";

fn review(record: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(format!("review/{record}")));
    app
}

fn find(app: &App, names: &[&str]) -> NodeId {
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    app.model.review_page().expect("a review").tree.find(&names)
}

fn article(app: &mut App) -> Article {
    assert_eq!(
        app.send(ReviewMsg::ShowArticle(true)),
        [Effect::Open(ARTICLE_DIALOG)]
    );
    let state = app.model.review_page().expect("a review");
    state.article.clone().expect("it is open")
}

/// The parts without their pictures.
fn parts(article: &Article) -> Vec<String> {
    let text = |part: &ArticlePart| match part {
        ArticlePart::Moves(text) => format!("moves {text}"),
        ArticlePart::Comment(mv, text) => format!("comment {mv}: {text}"),
        ArticlePart::Aside(text) => format!("aside {text}"),
        ArticlePart::Diagram(svg, caption) => {
            assert!(svg.starts_with("<svg"), "{svg}");
            format!("diagram {caption}")
        }
    };
    article.parts.iter().map(text).collect()
}

#[test]
fn moves_run_on_until_something_is_said_and_there_the_position_is_drawn() {
    let mut app = review(GAME);
    let (second, third) = (find(&app, &["c3", "a1"]), find(&app, &["c3", "a1", "e5"]));
    app.send(ReviewMsg::Tree(TreeMsg::Comment(
        second,
        "Too far away.".to_owned(),
    )));
    app.send(ReviewMsg::Tree(TreeMsg::Glyph(second, Some(Glyph::Mistake))));
    app.send(ReviewMsg::Tree(TreeMsg::Play(
        third,
        vec!["b2".to_owned(), "d4".to_owned()],
    )));
    let variation = find(&app, &["c3", "a1", "e5", "b2"]);
    app.send(ReviewMsg::Tree(TreeMsg::Comment(
        variation,
        "The point.".to_owned(),
    )));
    let article = article(&mut app);
    assert_eq!(article.title, "Linage, 5 × 5 · komi ½");
    assert_eq!(article.facts, ["Player 1 (Vertical) – Player 2 (Horizontal)"]);
    assert_eq!(article.cut, "");
    assert_eq!(
        parts(&article),
        [
            "moves 1. c3 a1?",
            "diagram After 2. a1?",
            "comment a1: Too far away.",
            "moves 3. e5 b4",
            "aside 4. b2 – The point. d4",
            "moves 5. d2 a4",
            "diagram The end",
        ]
    );
    app.send(ReviewMsg::ShowArticle(false));
    assert_eq!(app.model.review_page().expect("a review").article, None);
}

#[test]
fn marks_are_drawn_and_show_a_position_without_a_comment() {
    let mut app = review(&format!("{GAME}@2"));
    let plain = article(&mut app);
    assert_eq!(
        parts(&plain),
        ["moves 1. c3 a1 3. e5 b4 5. d2 a4", "diagram The end"]
    );
    let (from, to) = (app.cell("c3"), app.cell("b2"));
    app.send(tessera_app::BoardMsg::Mark(Mark { from, to }));
    let marked = article(&mut app);
    assert_eq!(
        parts(&marked),
        [
            "moves 1. c3 a1",
            "diagram After 2. a1",
            "moves 3. e5 b4 5. d2 a4",
            "diagram The end"
        ]
    );
    assert_eq!(
        marked.parts.last(),
        plain.parts.last(),
        "marks belong to one position"
    );
}

#[test]
fn a_finished_game_says_its_result_and_a_game_of_tiles_who_moves() {
    let mut app = review("linage/size=5.komi=0_5/c3.resign");
    let facts = article(&mut app).facts;
    assert!(facts.len() == 2 && facts[1].starts_with("Result: "), "{facts:?}");
    let mut app = review(super::share::LAND);
    let article = article(&mut app);
    let parts = parts(&article);
    assert!(parts[0].contains("1. Player 1: "), "{parts:?}");
    assert!(!parts[0].contains("You"), "others read it: {parts:?}");
}

#[test]
fn no_more_positions_are_drawn_than_there_is_room_for_and_that_is_said() {
    let names: Vec<String> = (0..60)
        .map(|at| format!("{}{}", char::from(b'a' + at % 9), at / 9 + 1))
        .collect();
    let mut app = review(&format!("linage/size=9.komi=5_5/{}", names.join(".")));
    let line = {
        let tree = &app.model.review_page().expect("a review").tree;
        tree.main_line()
    };
    for (at, node) in line.iter().enumerate() {
        app.send(ReviewMsg::Tree(TreeMsg::Comment(*node, format!("Move {at}."))));
    }
    let article = article(&mut app);
    let drawn = article
        .parts
        .iter()
        .filter(|part| matches!(part, ArticlePart::Diagram(..)));
    assert_eq!(drawn.count(), MOST_DIAGRAMS.min(line.len()) + 1);
    assert_eq!(article.cut.is_empty(), line.len() <= MOST_DIAGRAMS);
}

#[test]
fn it_speaks_the_language_of_the_page() {
    let mut app = review(GAME);
    let second = find(&app, &["c3", "a1"]);
    app.send(ReviewMsg::Tree(TreeMsg::Comment(second, "Lejos.".to_owned())));
    app.model.shell.language = Language::Spanish;
    app.send(Msg::Set(Settings::default()));
    let article = article(&mut app);
    assert!(parts(&article).contains(&"diagram Después de 2. a1".to_owned()));
}
