//! A page for each thing that a page may hold.

use tessera_app::review::StoryMsg;
use tessera_app::{BoardMsg, ByLinkMsg, Msg, OneDevice, PlayMsg, ReviewMsg, Settings};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

use super::super::App;
use super::{frames, review_parts, share};

/// Positions with all that a play page may hold.
pub(super) const RECORDS: [&str; 10] = [
    "linage/size=5/",
    "linage/size=5.komi=bid/komi-5_5.vertical.c3.a1.e5",
    "linage/size=5.komi=5_5/c3.resign",
    "carteso/",
    "keil/",
    "ecalper/",
    "carcassonne/",
    "linage/size=5.komi=5_5/c3.a1;ai=2:3;names=Ada",
    INVITATION,
    "nonsense/",
];

/// A link that invites to a game.
const INVITATION: &str = "linage/size=5.komi=5_5/c3;game=k7f3q2abcd;to=2;names=Ada";

/// The pages of a game by link: a move that is to be sent, its link as a code, a friend who is waited for, and an offer.
fn by_link(language: Language) -> Vec<(String, App)> {
    let to_send = || {
        let mut app = App::in_language(language, INVITATION);
        app.send(PlayMsg::ByLink(ByLinkMsg::Accept));
        app.tap("a1");
        app
    };
    let (mut code, mut waiting) = (to_send(), to_send());
    code.send(PlayMsg::ByLink(ByLinkMsg::Code));
    let id = waiting.shared_id();
    waiting.send_link();
    waiting.send(PlayMsg::ByLink(ByLinkMsg::TakeBack));
    let mut offered = App::in_language(language, INVITATION);
    offered.send(PlayMsg::ByLink(ByLinkMsg::Accept));
    offered.send(Msg::Navigate(format!(
        "linage/size=5.komi=5_5/c3;game={id};to=2;draw=1;aids"
    )));
    vec![
        ("a move to send".into(), to_send()),
        ("a link as a code".into(), code),
        ("a friend who is waited for".into(), waiting),
        ("an offer of a draw".into(), offered),
    ]
}

/// A page for each of them, puzzles before and after they are solved, and steps of lessons.
pub(super) fn pages(language: Language) -> Vec<(String, App)> {
    let mut pages: Vec<_> = RECORDS
        .iter()
        .map(|record| (record.to_string(), App::in_language(language, record)))
        .collect();
    for game in [GameId::Linage, GameId::Ecalper] {
        let id = &super::super::puzzle::file(game).puzzles[0].id;
        let open = || {
            let mut app = App::in_language(language, "");
            super::super::puzzle::open(&mut app, id);
            app
        };
        let mut solved = open();
        super::super::puzzle::solve(&mut solved);
        pages.push((format!("puzzle {id}"), open()));
        pages.push((format!("puzzle {id}, solved"), solved));
    }
    for (address, tried) in [
        ("linage/2", ""),
        ("linage/6", "d3"),
        ("linage/6", "c1"),
        ("linage/10", ""),
        ("keil/1", ""),
        ("carcassonne/2", ""),
        ("carcassonne/3", ""),
    ] {
        let mut app = App::in_language(language, "");
        super::super::lessons::open(&mut app, address);
        if !tried.is_empty() {
            app.send(BoardMsg::Enter(tried.to_owned()));
        }
        pages.push((format!("lesson {address} {tried}"), app));
    }
    pages.push(("a review".into(), review_parts::reviewed(language, 3)));
    pages.push(("a review with variations".into(), review_parts::varied(language)));
    let mut article = review_parts::varied(language);
    article.send(ReviewMsg::ShowArticle(true));
    pages.push(("an article".into(), article));
    let mut story = super::super::moments::led(super::super::moments::values());
    story.model.shell.language = language;
    story.send(ReviewMsg::Story(StoryMsg::Open));
    pages.push(("a story".into(), story));
    let mut handed = App::in_language(language, "linage/size=5.komi=0_5/c3");
    handed.send(Msg::Set(Settings {
        one_device: OneDevice::HandOver,
        ..Settings::default()
    }));
    handed.tap("a1");
    pages.push(("a device that is handed over".into(), handed));
    pages.extend(by_link(language));
    pages.extend(share::pages(language));
    pages.extend(frames::pages(language));
    pages
}
