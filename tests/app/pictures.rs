//! Pictures and animations of games: what they show, and where it lies.

use serde_json::Value;
use tessera_app::{
    Destination, Format, MOST_FRAMES, Painter, PictureOrder, Range, Storyboard, Survey, paint,
};
use tessera_core::scene::{Form, Ink, InkTheme, Point, Scene, Shape};
use tessera_games::catalog;
use tessera_games::play::Record;

use super::*;

const LINAGE: &str = include_str!("../vectors/linage.jsonl");
const KEIL: &str = include_str!("../vectors/keil.jsonl");
const CARCASSONNE: &str = include_str!("../vectors/carcassonne.jsonl");

/// The longest reference game of a file.
fn longest(game: &str, vectors: &str) -> Record {
    let read = |line: &str| {
        let game: Value = serde_json::from_str(line).expect("JSON");
        let options = game["options"].as_str().expect("options").to_owned();
        let names = game["moves"].as_array().expect("moves").iter();
        let names: Vec<String> = names
            .map(|name| name.as_str().expect("a name").to_owned())
            .collect();
        (options, names)
    };
    let (options, names) = vectors
        .lines()
        .map(read)
        .max_by_key(|(_, names)| names.len())
        .expect("a game");
    Record::parse(&format!("{game}/{options}/{}", names.join("."))).expect("a record")
}

/// An animation of a whole record.
fn animation(record: Record, size: u16, rotation: u8) -> PictureOrder {
    PictureOrder {
        caption: None,
        story: Vec::new(),
        range: Range {
            from: 0,
            to: record.names.len(),
        },
        record,
        format: Format::Gif,
        size,
        delay: 50,
        theme: None,
        rotation,
        coordinates: true,
        letters: false,
        marks: Vec::new(),
        title: String::new(),
        to: Destination::File,
    }
}

pub fn storyboard(order: PictureOrder) -> Storyboard {
    let mut survey = Survey::new(order, Language::English).expect("a legal line");
    while survey.step() {}
    survey.finish()
}

/// Remembers how far what is drawn reaches.
struct Bounds {
    least: (f64, f64),
    most: (f64, f64),
}

impl Bounds {
    fn point(&mut self, (x, y): (f64, f64), around: f64) {
        self.least = (self.least.0.min(x - around), self.least.1.min(y - around));
        self.most = (self.most.0.max(x + around), self.most.1.max(y + around));
    }
}

impl Painter for Bounds {
    fn ink(&mut self, _: Ink) {}
    fn fill(&mut self, contours: &[Vec<(f64, f64)>]) {
        contours.iter().flatten().for_each(|&at| self.point(at, 0.0));
    }
    fn disc(&mut self, center: (f64, f64), radius: f64) {
        self.point(center, radius);
    }
    fn ring(&mut self, center: (f64, f64), radius: f64, width: f64) {
        self.point(center, radius + width / 2.0);
    }
    fn lines(&mut self, lines: &[[(f64, f64); 2]], _: f64) {
        lines.iter().flatten().for_each(|&at| self.point(at, 0.0));
    }
    fn stone(&mut self, _: Form, center: (f64, f64), radius: f64) {
        self.point(center, radius);
    }
    fn text(&mut self, middle: (f64, f64), height: f64, _: &str) {
        self.point(middle, height / 2.0);
    }
    fn coordinate(&mut self, _: (f64, f64), _: f64, _: bool, text: &str) {
        panic!("{text} is of a fixed size");
    }
}

#[test]
fn every_picture_of_an_animation_lies_within_its_frame_and_no_cell_moves() {
    for (record, size, rotation) in [
        (longest("linage", LINAGE), 480, 0),
        (longest("linage", LINAGE), 360, 3),
        (longest("carcassonne", CARCASSONNE), 720, 0),
        (longest("carcassonne", CARCASSONNE), 480, 6),
    ] {
        let mut board = storyboard(animation(record, size, rotation));
        let (width, height) = (f64::from(board.size.width), f64::from(board.size.height));
        assert_eq!(board.size.width.max(board.size.height), size);
        let mut first: Option<(f64, f64, f64)> = None;
        for at in 0..board.plies.len() {
            let (scene, placement) = board.picture(at);
            let mut bounds = Bounds {
                least: (f64::MAX, f64::MAX),
                most: (f64::MIN, f64::MIN),
            };
            paint(&scene.items, placement, &mut bounds);
            assert!(
                bounds.least.0 >= -1.0 && bounds.least.1 >= -1.0,
                "{at}: {:?}",
                bounds.least
            );
            assert!(
                bounds.most.0 <= width + 1.0 && bounds.most.1 <= height + 1.0,
                "{at}: {:?}",
                bounds.most
            );
            let anchor = scene
                .spots
                .iter()
                .min_by_key(|spot| spot.id)
                .expect("a cell")
                .center;
            let here = (placement.x(anchor), placement.y(anchor), placement.unit);
            let there = *first.get_or_insert(here);
            let apart = (here.0 - there.0).abs().max((here.1 - there.1).abs());
            assert!(apart < 0.01 && here.2 == there.2, "{at}: {here:?}, {there:?}");
        }
    }
}

#[test]
fn a_ply_that_changes_nothing_on_the_board_has_no_picture() {
    let board = storyboard(animation(
        Record::parse("linage/size=5.komi=bid/komi-3_5.vertical.c3.pass.b2").expect("a record"),
        360,
        0,
    ));
    // The bid and the choice of the side are seen on no board.
    assert_eq!(board.plies.first(), Some(&0));
    assert!(
        board.plies.contains(&3) && board.plies.contains(&5),
        "{:?}",
        board.plies
    );
    assert!(
        !board.plies.contains(&1) && !board.plies.contains(&2),
        "{:?}",
        board.plies
    );
    let whole = longest("carcassonne", CARCASSONNE);
    let all = whole.names.len();
    let board = storyboard(animation(whole, 480, 0));
    assert!(
        !board.is_cut && board.plies.len() < all * 3 / 4,
        "{} of {all}",
        board.plies.len()
    );
    assert!(board.plies.len() > 72, "each tile has a picture");
    assert_eq!(board.delay(0), 50);
    assert_eq!(board.delay(board.plies.len() - 1), 150, "the end is seen longer");
}

#[test]
fn an_animation_has_so_many_pictures_at_most_and_says_that_it_is_cut() {
    let record = longest("keil", KEIL);
    assert!(record.names.len() > MOST_FRAMES);
    let board = storyboard(animation(record.clone(), 360, 0));
    assert_eq!(board.plies.len(), MOST_FRAMES);
    assert!(board.is_cut);
    let mut short = animation(record, 360, 0);
    short.range.from = short.range.to - 20;
    let mut board = storyboard(short);
    assert!(!board.is_cut && board.plies.len() > 5);
    assert!(board.samples().iter().all(|at| *at < board.plies.len()));
    let (last, _) = board.picture(board.plies.len() - 1);
    let (first, _) = board.picture(0);
    assert_ne!(first.items, last.items, "pictures can be asked for in any order");
}

/// The inks of the shapes of a scene, as the elements of a file have them.
fn is_drawn(svg: &roxmltree::Document, theme: InkTheme, ink: Ink) -> bool {
    let hex = theme.color(ink).hex();
    svg.descendants().any(|node| {
        ["fill", "stroke", "stop-color"]
            .iter()
            .filter_map(|name| node.attribute(*name))
            .any(|value| value == hex || value.ends_with(&format!(" {hex}")))
    })
}

#[test]
fn an_svg_file_of_a_game_is_xml_with_the_colours_of_its_theme_alone() {
    for &game in GameId::ALL {
        let record = Record::parse(game.about().example).expect("examples are records");
        let (table, _) = catalog::replayed(&record, Language::English).expect("examples are legal");
        let scene = table.scene();
        for theme in InkTheme::ALL {
            let text = scene.svg_file(theme, 720, "A & B < \"C\"");
            let svg = roxmltree::Document::parse(&text).expect("XML");
            let root = svg.root_element();
            let side = |name: &str| {
                root.attribute(name)
                    .expect("a size")
                    .parse::<f64>()
                    .expect("a number")
            };
            assert_eq!(side("width").max(side("height")), 720.0);
            let title = root.first_element_child().expect("a title");
            assert_eq!(title.text(), Some("A & B < \"C\""));
            assert!(!text.contains("var("), "{game:?}");
            for item in scene.items.iter().filter(|item| !item.shape.points().is_empty()) {
                assert!(
                    is_drawn(&svg, theme, item.ink),
                    "{game:?} {theme:?}: {:?}",
                    item.ink
                );
            }
            // Whatever is referred to is in the file.
            let ids: Vec<&str> = svg
                .descendants()
                .filter_map(|node| node.attribute("id"))
                .collect();
            for node in svg.descendants() {
                let Some(fill) = node.attribute("fill").and_then(|fill| fill.strip_prefix("url(#")) else {
                    continue;
                };
                let id = fill.split(')').next().expect("a name");
                assert!(ids.contains(&id), "{id}");
            }
        }
    }
}

#[test]
fn every_ink_can_stand_in_a_file_with_its_opacity() {
    let mut scene = Scene::default();
    (scene.width, scene.height) = (70.0, 2.0);
    for (at, ink) in Ink::ALL.into_iter().enumerate() {
        let x = at as f32;
        scene.draw(ink, Shape::Disc(Point::new(x, 0.5), 0.4));
        let line = vec![[Point::new(x, 1.0), Point::new(x, 2.0)]];
        scene.draw(ink, Shape::Lines(line, 0.1));
    }
    for theme in InkTheme::ALL {
        let text = scene.svg_file(theme, 1400, "inks");
        let svg = roxmltree::Document::parse(&text).expect("XML");
        let root = svg.root_element().children();
        let drawn: Vec<_> = root
            .filter(|node| ["circle", "path"].contains(&node.tag_name().name()))
            .collect();
        assert_eq!(drawn.len(), 2 * Ink::ALL.len());
        for (pair, ink) in drawn.chunks(2).zip(Ink::ALL) {
            let color = theme.color(ink);
            let opacity = (color.percent < 100).then(|| f64::from(color.percent));
            for (node, [name, part]) in pair
                .iter()
                .zip([["fill", "fill-opacity"], ["stroke", "stroke-opacity"]])
            {
                assert_eq!(node.attribute(name), Some(color.hex().as_str()), "{ink:?}");
                let found = node
                    .attribute(part)
                    .map(|part| part.parse::<f64>().expect("a number"));
                assert_eq!(found.map(|part| (part * 100.0).round()), opacity, "{ink:?}");
            }
        }
    }
}
