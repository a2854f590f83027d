//! Games that friends play by link: two devices, and what goes from one to the other.

use tessera_app::by_link::view::ByLinkCard;
use tessera_app::{
    BoardMsg, ByLinkMsg, Effect, LinkFault, Msg, Notice, OpenPage, Opponent, PlayMsg, Player, SavedGame,
    Setup, SharedFault, SharedId, Starts,
};
use tessera_core::game::{Seat, dice};
use tessera_games::catalog::GameId;
use tessera_games::play::Options;

use super::App;

const LINAGE: &str = "size=5.komi=0_5";

/// A device on which a game by link begins.
pub(super) fn host(options: &str, starts: Starts) -> App {
    start(App::open(), options, starts)
}

/// The same on this device.
fn start(mut app: App, options: &str, starts: Starts) -> App {
    app.send(Msg::Start(
        GameId::Linage,
        Setup {
            options: Options::parse(options).unwrap(),
            opponent: Opponent::ByLink,
            starts,
            mine: "Ada".into(),
            theirs: "Bob".into(),
            ..Setup::default()
        },
    ));
    app
}

/// Another device, with another seed.
pub(super) fn device(seed: u64) -> App {
    let mut app = App::open();
    app.model.shell.dice = dice(seed);
    app
}

impl App {
    pub(super) fn card(&self) -> ByLinkCard {
        self.panel().by_link.expect("a game by link")
    }

    /// Sends the link, and returns its address.
    pub(super) fn send_link(&mut self) -> String {
        self.send(PlayMsg::ByLink(ByLinkMsg::Copy));
        let copied = self.effects.iter().find_map(|effect| match effect {
            Effect::Copy(address) => Some(address.clone()),
            _ => None,
        });
        self.send(BoardMsg::Copied);
        copied.expect("a link is copied")
    }

    /// Opens a link that was sent to this device for the first time, and takes the seat.
    pub(super) fn accept(&mut self, link: &str) {
        self.send(Msg::Navigate(link.into()));
        self.send(PlayMsg::ByLink(ByLinkMsg::Accept));
    }

    /// The games by link that the device keeps, as JSON has them.
    pub(super) fn kept_by_link(&self, id: SharedId) -> Vec<SavedGame> {
        let games = self.model.shell.saved.by_link(id);
        let read = |game: &SavedGame| {
            let text = serde_json::to_string(game).expect("a game is stored as JSON");
            serde_json::from_str(&text).expect("what was stored")
        };
        games.map(read).collect()
    }

    pub(super) fn shared_id(&self) -> SharedId {
        self.model
            .board()
            .expect("a game")
            .game
            .by_link
            .expect("by link")
            .id
    }

    fn notice(&self) -> Option<&Notice> {
        self.model.shell.notice.as_ref()
    }
}

/// Ada has played c3 and sent it, Bob has taken his seat.
pub(super) fn two() -> (App, App) {
    let mut ada = host(LINAGE, Starts::Me);
    ada.tap("c3");
    let link = ada.send_link();
    let mut bob = device(9);
    bob.accept(&link);
    (ada, bob)
}

#[test]
fn the_board_is_locked_while_it_is_the_friends_turn() {
    let mut ada = host(LINAGE, Starts::Me);
    assert_eq!(ada.card().send.map(|send| send.is_due), None, "it is her turn");
    ada.tap("c3");
    assert_eq!(ada.panel().status, "Send your move to Bob");
    ada.tap("a1");
    assert_eq!(
        ada.record(),
        "linage/size=5.komi=0_5/c3",
        "the move of Bob is not hers"
    );
    let link = ada.send_link();
    assert!(link.contains(";to=2;names=Ada,Bob"), "{link}");
    assert_eq!(ada.panel().status, "Waiting for Bob");
    assert_eq!(ada.panel().main, None, "nothing is to be let go on");
    let page = ada.html();
    let card = page.by_id("by-link").expect("the card");
    let heading = card.all().into_iter().find(|element| element.tag == "h2");
    assert_eq!(heading.expect("a heading").text(), "Link sent");
    assert!(!card.text().contains("Waiting"), "the status alone says it");
}

#[test]
fn an_invitation_is_kept_once_the_seat_is_taken() {
    let mut ada = host(LINAGE, Starts::Me);
    ada.tap("c3");
    let link = ada.send_link();
    let mut bob = device(9);
    bob.send(Msg::Navigate(link.clone()));
    let card = bob.card();
    assert_eq!(card.heading, "Ada invites you to Linage");
    assert_eq!(card.facts[0], "You are Horizontal.");
    assert_eq!(bob.panel().status, "Your turn, once you take the seat");
    assert_eq!(card.name.as_ref().map(|(name, _)| name.as_str()), Some("Bob"));
    assert_eq!(bob.kept_by_link(bob.shared_id()), Vec::new());
    bob.tap("a1");
    assert_eq!(
        bob.record(),
        "linage/size=5.komi=0_5/c3",
        "he has not taken his seat"
    );
    bob.send(PlayMsg::ByLink(ByLinkMsg::Name("Robert".into())));
    let effects = bob.send(PlayMsg::ByLink(ByLinkMsg::Accept));
    assert!(effects.contains(&Effect::ToTop), "the board comes into view");
    assert_eq!(bob.kept_by_link(bob.shared_id()).len(), 1);
    bob.tap("a1");
    let back = bob.send_link();
    ada.send(PlayMsg::ByLink(ByLinkMsg::Paste(format!(
        "Here it is: {back} Bye"
    ))));
    assert_eq!(ada.record(), "linage/size=5.komi=0_5/c3.a1");
    assert_eq!(ada.panel().seats[1].name, "Robert", "he is called as he wishes");
}

#[test]
fn a_link_of_another_game_says_that_it_is_one_and_back_leads_to_the_game_before() {
    let (mut ada, _) = two();
    let id = ada.shared_id();
    let mut cleo = start(device(99), LINAGE, Starts::Me);
    cleo.tap("b2");
    let link = cleo.send_link();
    ada.effects.clear();
    ada.send(PlayMsg::ByLink(ByLinkMsg::Paste(link)));
    assert_ne!(ada.shared_id(), id);
    assert_eq!(ada.notice(), Some(&Notice::OtherLink));
    assert!(
        ada.effects
            .iter()
            .any(|effect| matches!(effect, Effect::Go(_, true)))
    );
}

#[test]
fn a_text_that_is_no_game_leaves_the_game_by_link_as_it_is() {
    let (mut ada, _) = two();
    let (record, address) = (ada.record(), ada.model.play().unwrap().address());
    for text in [
        "",
        "nonsense",
        "https://example.org/",
        "#linage/size=99/c3",
        "{\"a\":1}",
        "1. c3 zz",
    ] {
        ada.effects.clear();
        ada.send(PlayMsg::ByLink(ByLinkMsg::Paste(text.into())));
        let play = ada.model.play().expect("the board stays");
        assert_eq!(
            (ada.record(), play.address()),
            (record.clone(), address.clone()),
            "{text}"
        );
        let notice = ada.panel().notice.expect("it is said what is wrong");
        assert!(
            notice.starts_with("This opens no game") || text.is_empty(),
            "{text}: {notice}"
        );
        let elsewhere = |effect: &Effect| matches!(effect, Effect::RefusePasted(_) | Effect::Go(..));
        assert!(!ada.effects.iter().any(elsewhere), "{text}: {:?}", ada.effects);
    }
}

#[test]
fn a_link_that_comes_back_goes_on_with_the_same_game() {
    let (mut ada, mut bob) = two();
    let slot = ada.model.board().unwrap().slot.id;
    bob.tap("a1");
    let back = bob.send_link();
    // Ada has left the page meanwhile.
    ada.send(Msg::Home);
    ada.send(Msg::Navigate(back.clone()));
    assert_eq!(ada.model.board().unwrap().slot.id, slot);
    assert_eq!(ada.kept_by_link(ada.shared_id()).len(), 1);
    assert!(ada.kept().by_link.ends_with(" mine"), "{}", ada.kept().by_link);
    let spoken = ada
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Say(text) if text.contains("a1")));
    assert!(spoken, "{:?}", ada.effects);
    // The same link once more changes nothing.
    let before = ada.kept_by_link(ada.shared_id());
    ada.send(Msg::Home);
    ada.send(Msg::Pasted(back.clone(), None));
    assert_eq!(ada.kept_by_link(ada.shared_id()), before);
    // Once Ada has moved, it is older, and her game stays.
    ada.tap("e5");
    ada.send(Msg::Home);
    ada.send(Msg::Navigate(back));
    assert_eq!(ada.record(), "linage/size=5.komi=0_5/c3.a1.e5");
    assert_eq!(ada.notice(), Some(&Notice::OlderLink));
    assert_eq!(ada.kept_by_link(ada.shared_id()).len(), 1);
    assert!(
        ada.card().send.is_some_and(|send| send.is_due),
        "it is still to be sent"
    );
}

#[test]
fn lines_that_differ_are_both_kept_and_the_move_is_named() {
    let (mut ada, mut bob) = two();
    bob.tap("a1");
    let first = bob.send_link();
    ada.send(Msg::Navigate(first.clone()));
    // Bob takes back what he has sent, and plays elsewhere.
    bob.send(PlayMsg::ByLink(ByLinkMsg::TakeBack));
    assert_eq!(bob.record(), "linage/size=5.komi=0_5/c3.a1", "it is asked twice");
    bob.send(PlayMsg::ByLink(ByLinkMsg::TakeBack));
    bob.tap("b2");
    let second = bob.send_link();
    ada.send(Msg::Navigate(second.clone()));
    let expected = Notice::LinesParted {
        ply: 1,
        kept: "a1".into(),
        link: "b2".into(),
    };
    assert_eq!(ada.notice(), Some(&expected));
    let kept = ada.kept_by_link(ada.shared_id());
    assert_eq!(kept.len(), 2);
    assert!(
        kept.iter().all(|game| game.by_link().unwrap().has_parted),
        "both are marked"
    );
    // Each link finds its own line again.
    for (link, record) in [(first, "c3.a1"), (second, "c3.b2")] {
        ada.send(Msg::Navigate(link));
        assert_eq!(ada.record(), format!("linage/size=5.komi=0_5/{record}"));
    }
    assert_eq!(ada.kept_by_link(ada.shared_id()).len(), 2);
}

#[test]
fn links_that_cannot_be_of_the_game_change_nothing() {
    let (mut ada, _) = two();
    let id = ada.shared_id();
    let before = ada.kept_by_link(id);
    let start = "linage/size=5.komi=0_5/";
    for (link, expected) in [
        (format!("{start}c3.a1;game={id};to=2"), SharedFault::Seat),
        (format!("{start}c3.a1;game={id};to=3"), SharedFault::Seat),
        (
            format!("{start}c3;game={id};to=2;draw=agreed"),
            SharedFault::Offer,
        ),
        (format!("{start}c3.a1;game={id};to=1;draw=1"), SharedFault::Offer),
        (
            format!("{start}c3.a1;game={id};to=1;draw=agreed"),
            SharedFault::Offer,
        ),
        (
            format!("linage/size=7.komi=0_5/c3;game={id};to=2"),
            SharedFault::OtherGame,
        ),
        (
            format!("keil/size=3.komi=1/c3;game={id};to=2"),
            SharedFault::OtherGame,
        ),
    ] {
        ada.send(Msg::Navigate(link.clone()));
        let OpenPage::Lost(LinkFault::Foreign(fault)) = &ada.model.page else {
            panic!("{link} was opened")
        };
        assert_eq!(*fault, expected, "{link}");
        assert_eq!(ada.kept_by_link(id), before, "{link}");
        ada.send(Msg::Home);
        ada.send(Msg::Pasted(link.clone(), None));
        let is_refused = |effect: &Effect| matches!(effect, Effect::RefusePasted(_));
        assert!(ada.effects.iter().any(is_refused), "{link}");
        assert_eq!(ada.kept_by_link(id), before, "{link}");
    }
    ada.send(Msg::Navigate(format!("{start}c3.c3;game={id};to=1")));
    assert!(matches!(
        &ada.model.page,
        OpenPage::Lost(LinkFault::Foreign(SharedFault::Move(_)))
    ));
    // A record without the notes is another game, to be looked at.
    ada.send(Msg::Navigate(format!("{start}c3.a1")));
    assert_eq!(ada.model.board().unwrap().game.by_link, None);
    assert_eq!(ada.kept_by_link(id), before);
}

#[test]
fn a_move_is_taken_back_freely_until_it_is_sent() {
    let mut ada = host(LINAGE, Starts::Me);
    ada.tap("c3");
    ada.send(BoardMsg::Undo);
    assert_eq!(ada.record(), "linage/size=5.komi=0_5/");
    ada.tap("b2");
    let link = ada.send_link();
    // At an earlier position nothing is played in its place.
    ada.send(BoardMsg::GoTo(0));
    ada.tap("c3");
    assert_eq!(ada.record(), "linage/size=5.komi=0_5/b2@0");
    assert_eq!(ada.notice(), Some(&Notice::AlreadySent));
    let mut bob = device(9);
    bob.accept(&link);
    assert_eq!(bob.card().take_back, None, "the move of Ada is not his");
    bob.send(PlayMsg::ByLink(ByLinkMsg::TakeBack));
    assert_eq!(bob.record(), "linage/size=5.komi=0_5/b2");
}

#[test]
fn aids_are_allowed_for_both_or_for_nobody() {
    let (mut ada, mut bob) = two();
    assert!(!bob.panel().can_hint);
    bob.send(Msg::OpenReview);
    assert!(matches!(bob.model.page, OpenPage::Play(_)));
    assert_eq!(bob.notice(), Some(&Notice::NotReviewed));
    bob.send(PlayMsg::ByLink(ByLinkMsg::AllowAids));
    assert!(bob.panel().can_hint);
    bob.tap("a1");
    let link = bob.send_link();
    ada.send(Msg::Navigate(link));
    assert!(ada.panel().can_hint);
    assert_eq!(ada.notice(), Some(&Notice::AidsAllowedBy("Bob".into())));
}

#[test]
fn a_seat_elsewhere_is_taken_only_on_purpose() {
    let (mut ada, _) = two();
    ada.send(PlayMsg::Seat(Seat(1), Player::Person));
    ada.tap("a1");
    assert_eq!(ada.record(), "linage/size=5.komi=0_5/c3");
    ada.send(PlayMsg::ByLink(ByLinkMsg::TakeSeat));
    ada.tap("a1");
    assert_eq!(ada.record(), "linage/size=5.komi=0_5/c3.a1");
}

#[test]
fn a_friend_who_begins_is_sent_an_empty_game() {
    let mut ada = host(LINAGE, Starts::Them);
    assert_eq!(ada.card().heading, "Send the invitation");
    let link = ada.send_link();
    let mut bob = device(9);
    bob.accept(&link);
    bob.tap("c3");
    let back = bob.send_link();
    ada.send(Msg::Navigate(back));
    assert_eq!(ada.panel().status, "Your turn as Horizontal.");
}

#[test]
fn a_link_goes_into_a_mail_as_it_stands() {
    let mut ada = host(LINAGE, Starts::Me);
    ada.model.shell.site = "https://games.example/".into();
    ada.tap("c3");
    ada.send(PlayMsg::ByLink(ByLinkMsg::Mail));
    let mail = ada.effects.iter().find_map(|effect| match effect {
        Effect::Leave(address) => Some(address.clone()),
        _ => None,
    });
    let id = ada.shared_id();
    let body = format!(
        "https%3A%2F%2Fgames.example%2F%23linage%2Fsize%3D5.komi%3D0_5%2Fc3%3Bgame%3D{id}%3Bto%3D2%3Bnames%3DAda%2CBob"
    );
    assert_eq!(
        mail,
        Some(format!("mailto:?subject=Our%20game%20of%20Linage&body={body}"))
    );
    assert!(!ada.card().send.unwrap().is_due);
}

#[test]
fn a_device_without_a_share_sheet_copies_the_link() {
    let mut ada = host(LINAGE, Starts::Me);
    ada.tap("c3");
    ada.send(PlayMsg::ByLink(ByLinkMsg::Send));
    assert!(
        ada.effects
            .iter()
            .any(|effect| matches!(effect, Effect::Send(..)))
    );
    ada.send(Msg::Share(tessera_app::ShareMsg::NotSent));
    assert!(ada.effects.iter().any(|effect| matches!(effect, Effect::Copy(_))));
    assert!(!ada.card().send.unwrap().is_due);
}

#[test]
fn a_game_by_link_in_a_file_of_one_game_is_played_at_one_table() {
    let (ada, _) = two();
    let file = SavedGame {
        by_link: String::new(),
        ..ada.kept()
    };
    let mut other = device(11);
    other.send(Msg::Pasted(
        format!("{{\"format\":\"tessera-game\",\"record\":\"{}\"}}", file.record),
        Some(Box::new(file)),
    ));
    let game = &other.model.board().unwrap().game;
    assert!(game.seats().all(|seat| game.players[seat] == Player::Person));
}
