//! Who has won, in a sentence.

use crate::words::PlayWords;
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_core::points;
use tessera_games::play::Table;

/// Who has won at a table where the game is over, and by how much. `title` is what a sentence calls a seat at its beginning,
/// and `you` whether it speaks to that seat.
pub(crate) fn outcome(
    table: &dyn Table,
    language: Language,
    title: impl Fn(Seat) -> String,
    you: impl Fn(Seat) -> bool,
) -> String {
    let words = PlayWords::of(language);
    let several = table.seats() > 2;
    let seat_status = table.seat_status();
    let won = |seat: &Seat| seat_status[*seat].has_won();
    let winners: Vec<Seat> = Seat::all(table.seats()).filter(won).collect();
    if let (Some(_), [winner]) = (table.resigned(), &winners[..]) {
        return (words.won_by_resignation)(&title(*winner), you(*winner));
    }
    match winners[..] {
        [winner] => {
            let others = Seat::all(table.seats()).filter(|&seat| seat != winner);
            let next = others.map(|seat| seat_status[seat].score).max();
            match seat_status[winner].score - next.unwrap_or(0) {
                margin @ 1.. => (words.won_by)(&title(winner), you(winner), &points::in_words(margin)),
                _ => (words.won)(&title(winner), you(winner)),
            }
        }
        _ if several => {
            let names: Vec<String> = winners.into_iter().map(title).collect();
            (words.share_the_win)(&names)
        }
        _ => words.draw.to_owned(),
    }
}
