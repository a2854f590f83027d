//! Carcassonne by link: every device draws the same tiles.

use tessera_app::{BoardMsg, LinkFault, Msg, OpenPage, Player, SeatSetup, Setup, SharedFault};
use tessera_games::catalog::GameId;
use tessera_games::play::Options;

use super::App;
use super::by_link::device;

/// A device on which a game of Carcassonne for so many begins.
pub(super) fn carcassonne(seats: usize, seed: u64) -> App {
    let mut app = device(seed);
    let seat = |seat: usize| SeatSetup {
        player: if seat == 0 {
            Player::Person
        } else {
            Player::Elsewhere
        },
        name: format!("P{}", seat + 1),
    };
    app.send(Msg::Start(
        GameId::Carcassonne,
        Setup {
            options: Options::parse(&format!("players={seats}")).unwrap(),
            seats: (0..seats).map(seat).collect(),
            ..Setup::default()
        },
    ));
    app
}

/// Plays the first legal moves until the turn is over.
fn play_turn(app: &mut App) {
    while app.model.board().unwrap().game.persons_turn() {
        let name = app.legal()[0].clone();
        app.send(BoardMsg::Choose(name));
    }
}

#[test]
fn the_tiles_of_carcassonne_are_the_same_on_every_device() {
    let mut first = carcassonne(3, 1);
    let mut devices = vec![device(2), device(3)];
    play_turn(&mut first);
    let mut link = first.send_link();
    for device in &mut devices {
        device.accept(&link);
        play_turn(device);
        link = device.send_link();
    }
    let opened = first.record();
    first.send(Msg::Navigate(link.clone()));
    assert!(first.record().starts_with(&opened) && first.panel().status.starts_with("Your turn"));
    // Opened anew, it draws the same tile.
    let drawn = first.record();
    let mut again = App::with(first.kept_by_link(first.shared_id()));
    again.send(Msg::Navigate(link.clone()));
    assert_eq!(again.record(), drawn);
    // A tile of somebody's own choice is refused.
    let (record, notes) = link.split_once(';').unwrap();
    let mut names: Vec<&str> = record.rsplit_once('/').unwrap().1.split('.').collect();
    let last = names.len() - 1;
    names[last] = if names[last] == "U" { "V" } else { "U" };
    let head = record.rsplit_once('/').unwrap().0;
    again.send(Msg::Navigate(format!("{head}/{};{notes}", names.join("."))));
    assert!(
        matches!(&again.model.page, OpenPage::Lost(LinkFault::Foreign(SharedFault::Draw(ply))) if *ply == last)
    );
}
