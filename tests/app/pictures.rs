//! Pictures and animations of games: what they show, where it lies, and how they are ordered.

use serde_json::Value;
use tessera::app::form::Control;
use tessera::app::{
    Destination, Format, MOST_FRAMES, Mark, Painter, PictureNews, PictureOrder, Range, ShareMsg, ShareTab,
    Storyboard, Survey, paint, share_view,
};
use tessera::catalog;
use tessera::play::Record;
use tessera::scene::{Form, Ink, InkTheme, Point, Scene, Shape};

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

fn storyboard(order: PictureOrder) -> Storyboard {
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
    fn coordinate(&mut self, _: (f64, f64), text: &str) {
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

/// A game of Linage, its dialog open at the tab of pictures.
fn sharing(record: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(record.into()));
    app.send(PlayMsg::Share);
    app.share(ShareMsg::Tab(ShareTab::Image));
    app
}

impl App {
    fn share(&mut self, msg: ShareMsg) -> Vec<Effect> {
        self.send(PlayMsg::Sharing(msg)).to_vec()
    }

    fn fill_in_picture(&mut self, name: &str, value: &str) {
        self.share(ShareMsg::Picture(name.into(), value.into()));
    }

    fn ordered(&mut self, to: Destination) -> PictureOrder {
        match &self.share(ShareMsg::Draw(to))[..] {
            [Effect::Draw(order)] => PictureOrder::clone(order),
            other => panic!("an order: {other:?}"),
        }
    }

    fn drawn(&mut self, news: PictureNews) {
        self.share(ShareMsg::Drawn(news));
    }

    fn told(&self) -> Option<String> {
        self.model.see(share_view).told
    }

    fn progress(&self) -> Option<(usize, usize)> {
        let progress = self.model.see(share_view).image.progress;
        progress.map(|(done, all, _)| (done, all))
    }
}

const GAME: &str = "linage/size=5.komi=0_5/c3.b2.d4.a1";

#[test]
fn a_picture_is_ordered_as_the_dialog_says() {
    let mut app = sharing(&format!("{GAME}@3"));
    let order = app.ordered(Destination::File);
    assert_eq!(order.file_name(), "linage-3.png");
    assert_eq!((order.format, order.size, order.theme), (Format::Png, 720, None));
    assert_eq!(order.range, Range { from: 3, to: 3 });
    assert!(order.title.contains("Linage") && order.coordinates);
    for (name, value) in [("format", "svg"), ("size", "1440"), ("coordinates", "off")] {
        app.fill_in_picture(name, value);
    }
    app.share(ShareMsg::Theme);
    app.share(ShareMsg::Theme);
    app.share(ShareMsg::Rotate);
    let order = app.ordered(Destination::File);
    assert_eq!(order.file_name(), "linage-3.svg");
    assert_eq!((order.size, order.theme), (1440, Some(InkTheme::Dark)));
    assert!(order.rotation > 0 && !order.coordinates);
}

#[test]
fn stones_bear_letters_where_the_settings_say_so() {
    let texts = |letters: bool| {
        let mut app = App::open();
        app.send(Msg::Set(Settings {
            letters,
            ..Settings::default()
        }));
        app.send(Msg::Navigate("ecalper/size=3/a1.b2.c3".into()));
        app.send(PlayMsg::Share);
        let order = app.ordered(Destination::File);
        let scene = storyboard(order).picture(0).0;
        let is_text = |item: &&tessera::scene::Item| matches!(item.shape, Shape::Text(..));
        scene.items.iter().filter(is_text).count()
    };
    assert_eq!(texts(true), texts(false) + 3);
}

#[test]
fn an_animation_goes_between_two_plies_and_tells_how_far_it_is() {
    let mut app = sharing(GAME);
    for (name, value) in [
        ("format", "gif"),
        ("from", "1"),
        ("to", "3"),
        ("delay", "0.3"),
        ("animation-size", "360"),
    ] {
        app.fill_in_picture(name, value);
    }
    let order = app.ordered(Destination::File);
    assert_eq!(order.file_name(), "linage-1-3.gif");
    assert_eq!((order.size, order.delay), (360, 30));
    assert_eq!(app.progress(), Some((0, 0)));
    app.drawn(PictureNews::Begun(3));
    assert_eq!(app.told().as_deref(), Some("Drawing 3 pictures."));
    app.drawn(PictureNews::Drawn(2, 3));
    assert_eq!(app.progress(), Some((2, 3)));
    assert_eq!(app.told().as_deref(), Some("Drawing 3 pictures."), "said once");
    app.drawn(PictureNews::Saved("linage-1-3.gif".into(), 20_400));
    assert_eq!(app.progress(), None);
    assert_eq!(app.told().as_deref(), Some("Saved linage-1-3.gif, 21 kB."));
    app.fill_in_picture("delay", "2");
    assert_eq!(app.told(), None);
}

#[test]
fn an_animation_is_cancelled_by_its_button_with_the_dialog_and_with_the_page() {
    let mut app = sharing(GAME);
    app.fill_in_picture("format", "gif");
    app.ordered(Destination::File);
    app.drawn(PictureNews::Begun(5));
    assert_eq!(app.share(ShareMsg::Draw(Destination::File)), [], "one at a time");
    assert_eq!(app.share(ShareMsg::StopDrawing), [Effect::StopDrawing]);
    assert_eq!(app.progress(), None);
    assert_eq!(app.told().as_deref(), Some("Animation cancelled."));
    app.ordered(Destination::File);
    assert_eq!(app.told(), None);
    assert_eq!(app.share(ShareMsg::Close), [Effect::StopDrawing]);
    // What comes late changes nothing.
    app.drawn(PictureNews::Drawn(4, 5));
    app.send(PlayMsg::Share);
    app.share(ShareMsg::Tab(ShareTab::Image));
    assert_eq!(app.progress(), None);
    app.fill_in_picture("format", "gif");
    app.ordered(Destination::File);
    let effects = app.send(Msg::Navigate(String::new()));
    assert!(effects.contains(&Effect::StopDrawing), "{effects:?}");
    let mut app = sharing(GAME);
    let effects = app.send(Msg::Navigate(String::new()));
    assert!(!effects.contains(&Effect::StopDrawing), "nothing is drawn");
}

#[test]
fn that_an_animation_is_cut_is_still_told_at_its_end() {
    let mut app = sharing(GAME);
    app.fill_in_picture("format", "gif");
    app.ordered(Destination::File);
    app.drawn(PictureNews::Begun(200));
    app.drawn(PictureNews::Cut(213));
    app.drawn(PictureNews::Saved("a.gif".into(), 1_949_000));
    let told = app.told().expect("news");
    assert_eq!(
        told,
        "Saved a.gif, 1.9 MB. An animation has at most 200 pictures; this one ends at move 213."
    );
}

#[test]
fn marks_go_with_the_position_on_which_they_were_drawn() {
    let mut app = sharing(GAME);
    app.share(ShareMsg::Close);
    let cell = app.cell("c3");
    app.send(PlayMsg::Mark(Mark { from: cell, to: cell }));
    app.send(PlayMsg::Share);
    app.share(ShareMsg::Tab(ShareTab::Image));
    let fields = |app: &App| app.model.see(share_view).image.fields;
    let marks = |app: &App| {
        fields(app)
            .into_iter()
            .find(|field| field.name == "marks")
            .expect("a field")
    };
    assert!(!marks(&app).hidden && marks(&app).control == Control::Switch(true));
    let order = app.ordered(Destination::Clipboard);
    assert_eq!((order.marks.len(), order.to), (1, Destination::Clipboard));
    let with = storyboard(order.clone()).picture(0).0;
    let without = storyboard(PictureOrder {
        marks: Vec::new(),
        ..order
    });
    let without = { without }.picture(0).0;
    let rings = |scene: &Scene| scene.items.iter().filter(|item| item.ink == Ink::Mark).count();
    assert_eq!(rings(&with), rings(&without) + 1);
    app.fill_in_picture("marks", "off");
    assert!(app.ordered(Destination::File).marks.is_empty());
    app.share(ShareMsg::Start(1));
    assert!(marks(&app).hidden, "another position is shown");
    app.fill_in_picture("marks", "on");
    assert!(app.ordered(Destination::File).marks.is_empty());
}
