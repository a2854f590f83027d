//! The tab of the dialog in which pictures and animations are ordered, and what it tells of them.

use tessera_app::form::Control;
use tessera_app::{
    BoardMsg, Destination, Format, Mark, Msg, PictureNews, PictureOrder, Range, ShareMsg, ShareTab,
    share_view,
};
use tessera_core::scene::{Ink, InkTheme, Scene, Shape};

use super::pictures::storyboard;
use super::*;

/// A game of Linage, its dialog open at the tab of pictures.
fn sharing(record: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(record.into()));
    app.send(ShareMsg::Open);
    app.share(ShareMsg::Tab(ShareTab::Image));
    app
}

impl App {
    fn share(&mut self, msg: ShareMsg) -> Vec<Effect> {
        self.send(Msg::Share(msg)).to_vec()
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
        app.send(ShareMsg::Open);
        let order = app.ordered(Destination::File);
        let scene = storyboard(order).picture(0).0;
        let is_text = |item: &&tessera_core::scene::Item| matches!(item.shape, Shape::Text(..));
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
    app.send(ShareMsg::Open);
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
    app.drawn(PictureNews::Cut(3));
    app.drawn(PictureNews::Saved("a.gif".into(), 1_949_000));
    let told = app.told().expect("news");
    assert_eq!(
        told,
        "Saved a.gif, 1.9 MB. An animation has at most 200 pictures; this one ends at move 3."
    );
}

#[test]
fn marks_go_with_the_position_on_which_they_were_drawn() {
    let mut app = sharing(GAME);
    app.share(ShareMsg::Close);
    let cell = app.cell("c3");
    app.send(BoardMsg::Mark(Mark { from: cell, to: cell }));
    app.send(ShareMsg::Open);
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

/// What is written below the board in the picture at a place of an order's storyboard.
fn caption(order: PictureOrder, at: usize) -> Vec<String> {
    let plain = storyboard(PictureOrder {
        caption: None,
        ..order.clone()
    });
    let below = { plain }.picture(at).0.height;
    let scene = storyboard(order).picture(at).0;
    let texts = scene.items.iter().filter_map(|item| match &item.shape {
        Shape::Text(at, _, text) if at.y > below && at.y < scene.height => Some(text.clone()),
        _ => None,
    });
    texts.collect()
}

#[test]
fn a_caption_tells_the_game_the_move_the_players_with_their_scores_and_the_link() {
    let mut app = sharing(&format!("{GAME}@2"));
    app.model.shell.site = "https://tessera.example/".to_owned();
    assert_eq!(
        app.ordered(Destination::File).caption,
        None,
        "only where it is wished"
    );
    app.fill_in_picture("caption", "on");
    let order = app.ordered(Destination::File);
    assert_eq!(
        caption(order, 0),
        [
            "Linage, 5 × 5 · komi ½ · move 2",
            "Vertical 0 – Horizontal ½",
            "tessera.example"
        ]
    );
    // The line is broken between players where there is no room for both, and the engine has its name.
    super::share::name(&mut app, 0, "Maximiliane");
    let names = caption(app.ordered(Destination::File), 0);
    assert_eq!(names[1], "Maximiliane 0 – Horizontal ½");
    let mut short = sharing("linage/size=5.komi=0_5/c3");
    short.model.shell.site = "https://tessera.example/".to_owned();
    short.fill_in_picture("caption", "on");
    let short = caption(short.ordered(Destination::File), 0);
    assert_eq!(
        short[2], "tessera.example/#linage/size=5.komi=0_5/c3",
        "it fits into a line"
    );
    // The picture in the dialog is the one that is saved.
    assert!(
        app.model
            .see(share_view)
            .picture
            .contains("Maximiliane 0 – Horizontal ½")
    );
}
