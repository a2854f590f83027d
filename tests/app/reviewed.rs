//! Reviews made by hand, as the device keeps them, and the pages that open with them.

use tessera_app::{Effect, GameReviewMsg, Msg};
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_games::catalog;
use tessera_games::play::{Record, Table};

use super::App;

/// A finished game of Carcassonne for so many, in which every move is the one at an arbitrary place of the list.
pub(super) fn finished(players: u8) -> Box<dyn Table> {
    let start = Record::parse(&format!("carcassonne/players={players}/")).unwrap();
    let (mut table, _) = catalog::replayed(&start, Language::English).unwrap();
    for ply in 0.. {
        let legal = table.legal().names();
        let Some(name) = legal.get(ply * 7 % legal.len().max(1)) else {
            break;
        };
        table.play(name).unwrap();
    }
    table
}

/// The review of a game of Carcassonne, as the device keeps it. A tile drawn is worth a point more than the mean, for one of
/// four is another worth 3 less. The first seat plays turns that lose 2 points, the others play the best. Between two every
/// value continues the one before it, up to the result.
pub(super) fn reviewed(record: &str, players: u8) -> String {
    let parsed = Record::parse(record).unwrap();
    let (table, _) = catalog::replayed(&parsed, Language::English).unwrap();
    let names = parsed.names;
    let mut text = format!("tessera-review 1\n{record}\n");
    let mut seat = 0;
    let mut ply = 0;
    // What the first of two seats expects: 36 tiles of its own, 35 of the other, and 36 turns.
    let mut lead = margin(&*table) - 36 + 35 + 2 * 36;
    while ply < names.len() {
        let own = match (players, seat) {
            (2, 0) => lead,
            (2, _) => -lead,
            _ => 3,
        };
        let other = if names[ply] == "A" { "B" } else { "A" };
        let tile = &names[ply];
        let (drawn, rest) = (own + 1, own - 3);
        text += &format!("{ply} 1 300 d 2 2 2 n {tile},3,0.5,0,{drawn},, {other},1,0.5,0,{rest},,\n");
        ply += 1;
        if ply + 1 >= names.len() {
            break;
        }
        let turn = names[ply..ply + 2].join(".");
        let played = drawn - 2;
        let best = match seat {
            0 => format!("9_9_0.none,200,0.5,0.02,{drawn},,9_9_0.none {turn},80,0.5,0.02,{played},,{turn}"),
            _ => format!("{turn},200,0.5,0.02,{drawn},,{turn}"),
        };
        text += &format!("{ply} 2 300 c 40 10 4 n {best}\n");
        ply += 2;
        lead -= 1;
        seat = (seat + 1) % players;
    }
    text
}

/// The review page of a game of which the device keeps this.
pub(super) fn opened(link: &str, text: String) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(format!("#review/{link}")));
    let asked = app.effects.iter().find_map(|effect| match effect {
        Effect::FetchReview { keys, start } => Some((keys[0], *start)),
        _ => None,
    });
    let (key, start) = asked.expect("a question to the device");
    app.send(GameReviewMsg::Fetched {
        key,
        text: Some(text),
        start,
    });
    assert!(app.model.game_review().is_some(), "the review is read");
    app
}

/// How many points the first seat leads by.
pub(super) fn margin(table: &dyn Table) -> i32 {
    let status = table.seat_status();
    (status[Seat(0)].score - status[Seat(1)].score) / 2
}
