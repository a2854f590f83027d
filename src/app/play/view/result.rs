//! How the game ended.

use crate::app::live_game::LiveGame;
use crate::app::play::state::PlayState;
use crate::app::player_names;
use crate::app::shell::Shell;
use crate::app::words::PlayWords;
use crate::game::Seat;
use crate::language::Language;
use crate::play::Table;
use crate::points;

/// How the game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Banner {
    /// Who won.
    pub headline: String,
    /// By what scores.
    pub detail: String,
}

/// The result of a finished game.
pub(super) fn banner(state: &PlayState, shell: &Shell) -> Option<Banner> {
    let game = &state.game;
    if !game.over() {
        return None;
    }
    let seat_status = game.table().seat_status();
    let mut ranking: Vec<Seat> = game.seats().collect();
    if game.table().seats() > 2 {
        ranking.sort_by_key(|&seat| -seat_status[seat].score);
    }
    let words = PlayWords::of(shell.language);
    let score = |&seat: &Seat| {
        let status = &seat_status[seat];
        let who = match status.side {
            Some(side) => side.name.to_owned(),
            None => player_names::name(game, seat, shell.language),
        };
        (words.final_score)(&who, &points::in_words(status.score), &status.account)
    };
    Some(Banner {
        headline: headline(game, shell),
        detail: ranking
            .iter()
            .map(score)
            .chain((game.hints > 0).then(|| (words.hints)(game.hints)))
            .collect::<Vec<_>>()
            .join(" · "),
    })
}

/// Who won and by how much.
fn headline(game: &LiveGame, shell: &Shell) -> String {
    let title = |seat| player_names::title(game, seat, shell.language);
    let you = |seat| player_names::is_you(game, seat);
    outcome(game.table(), shell.language, title, you)
}

/// Who has won at a table where the game is over, and by how much. `title` is what a sentence calls a seat at its beginning,
/// and `you` whether it speaks to that seat.
pub(in crate::app) fn outcome(
    table: &dyn Table,
    language: Language,
    title: impl Fn(Seat) -> String,
    you: impl Fn(Seat) -> bool,
) -> String {
    let words = PlayWords::of(language);
    let several = table.seats() > 2;
    let seat_status = table.seat_status();
    let won = |seat: &Seat| seat_status[*seat].payoff.is_some_and(|payoff| payoff > 0.0);
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
