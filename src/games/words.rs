//! What people read about the deal and the pass, once for the games of Vertical and Horizontal.

use super::agreement::{Agreement, AgreementMove, BoardClosed, Side};
use crate::game::{BySeat, Seat};
use crate::play::Choice;
use crate::points;

/// What people call a side.
pub fn name(side: Side) -> &'static str {
    match side {
        Side::First => "Vertical",
        Side::Second => "Horizontal",
    }
}

/// What each seat plays, once that is settled.
pub fn sides(deal: &Agreement) -> BySeat<Option<&'static str>> {
    let mut sides = BySeat::default();
    for seat in Seat::all(2) {
        sides[seat] = deal.side(seat).map(name);
    }
    sides
}

fn komi(deal: &Agreement) -> String {
    points::in_words(deal.komi().unwrap_or(0).into())
}

/// What the seat that is asked may do; `None` once play has begun.
pub fn prompt(deal: &Agreement) -> Option<String> {
    Some(match deal.chooser()? {
        Seat::FIRST => "Name the komi: the points Horizontal gets for moving second. Then the other player \
                        chooses a side, so name a fair one."
            .into(),
        _ => format!("The komi is {}. Choose your side.", komi(deal)),
    })
}

/// Why no stone may be placed anywhere.
pub fn board_closed(closed: BoardClosed) -> &'static str {
    match closed {
        BoardClosed::GameOver => "the game is over",
        BoardClosed::KomiNotBid => "name the komi first",
        BoardClosed::SideNotChosen => "choose your side first",
    }
}

/// How an answer to the deal is shown; `you` says what each side does: `["own tall ones", "own wide ones"]`.
pub fn answer(deal: &Agreement, ask: AgreementMove, you: [&str; 2]) -> Choice {
    match ask {
        AgreementMove::Komi(halves) => {
            let komi = points::in_words(halves.into());
            Choice {
                note: format!("Horizontal gets {komi} points."),
                label: komi,
            }
        }
        AgreementMove::Play(side) => Choice {
            label: format!("Play {}", name(side)),
            note: match side {
                Side::First => format!("You move first and {}.", you[0]),
                Side::Second => format!("You {} and get {} points.", you[1], komi(deal)),
            },
        },
        AgreementMove::Swap | AgreementMove::Button => unreachable!("neither is played with"),
    }
}

/// How the pass is shown after so many in succession.
pub fn pass(passes: u8) -> Choice {
    let (label, note) = match passes {
        0 => ("Pass", "If the other side passes too, the game ends."),
        _ => ("Pass and end", "Two passes end the game."),
    };
    Choice {
        label: label.into(),
        note: note.into(),
    }
}

/// A number with what it counts: `1 stone`, `3 stones`.
pub fn count(number: i32, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// What each seat's score is made of, from what each side has: `23 stones + 5½ komi`.
pub fn account(deal: &Agreement, points: [i32; 2], noun: &str) -> BySeat<String> {
    let mut account = BySeat::default();
    for seat in Seat::all(2) {
        let Some(side) = deal.side(seat) else {
            continue;
        };
        account[seat] = count(points[side as usize], noun);
        if side == Side::Second {
            account[seat] += &format!(" + {} komi", komi(deal));
        }
    }
    account
}
