//! What is to be seen, as plain values derived from the model.

mod board;
mod estimate;
mod land;

pub use board::{CellView, Sight, board, cells, hover, next_open, sight};
pub use estimate::{Estimate, EstimateRow, estimate};
pub use land::{HandView, OverlayRow, SupplyRow, TallyView, gain, named, supply};

use serde::Serialize;

use super::game::LiveGame;
use super::model::{Armed, Model, count};
use super::player::Player;
use super::player_names;
use super::rotation::degrees;
use crate::catalog::GameId;
use crate::game::{Seat, Turn};
use crate::play::{OptionKind, Record, listed};
use crate::points;
use crate::protocol::Report;

/// The game that can be resumed, as the home page shows it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Resume {
    /// The record.
    pub record: String,
    /// `Linage, 12 plies, your turn`.
    pub text: String,
    /// The board, as SVG.
    pub picture: String,
}

/// A seat in the panel.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatRow {
    /// The seat.
    pub seat: Seat,
    /// Who plays: `You`, `Anna`, `AI, level 2`.
    pub name: String,
    /// The number of its colour, where seats and not sides have colours: the seat's, from 0.
    pub colour: Option<u8>,
    /// What they play: `Vertical`.
    pub side: Option<&'static str>,
    /// The score: `23½`.
    pub score: String,
    /// What the score is made of.
    pub account: String,
    /// The score if the game ended now, where it is partly promised: `41`.
    pub promised: Option<String>,
    /// Pieces in hand, and pieces in all.
    pub pieces: Option<(u8, u8)>,
    /// How the move under the pointer would change the score: `+3`.
    pub change: Option<String>,
    /// Whether this seat is to decide.
    pub to_move: bool,
    /// Who plays, for the control that changes it.
    pub player: Player,
}

/// A choice in the panel.
#[derive(Clone, PartialEq, Debug)]
pub struct OfferRow {
    /// The move's name.
    pub name: String,
    /// What the button says.
    pub label: String,
    /// What it means.
    pub note: String,
    /// The key that makes it, where the choices stand for marks on the board.
    pub key: Option<char>,
    /// The mark on the board that it stands for.
    pub mark: Option<u16>,
}

/// A ply in the list of moves.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveRow {
    /// How many plies lie on the table after it.
    pub ply: usize,
    /// Its name.
    pub name: String,
    /// Whether the board shows the position after it.
    pub current: bool,
}

/// How the game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Banner {
    /// Who won.
    pub headline: String,
    /// By what scores.
    pub detail: String,
}

/// Everything beside the board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Panel {
    /// The game.
    pub game: Option<GameId>,
    /// The game's name.
    pub title: &'static str,
    /// The board and the komi.
    pub subtitle: String,
    /// The seats.
    pub seats: Vec<SeatRow>,
    /// Whose turn it is and what they may do.
    pub status: String,
    /// The choices open to a person.
    pub offers: Vec<OfferRow>,
    /// The plies of the whole line.
    pub moves: Vec<MoveRow>,
    /// The ply looked at.
    pub ply: usize,
    /// Whether there is a ply to take back.
    pub can_undo: bool,
    /// Whether there is a ply to play again.
    pub can_redo: bool,
    /// Whether a person may give up now.
    pub can_resign: bool,
    /// Whether the second press of the resignation is awaited.
    pub resigning: bool,
    /// Whether the machine thinks.
    pub thinking: bool,
    /// What is told about the cell under the pointer or the keyboard.
    pub hover: String,
    /// Whether the machine waits to be told to go on.
    pub waiting: bool,
    /// Whether a move is begun that a choice completes.
    pub begun: bool,
    /// Whether a ghost waits to be confirmed, and its name.
    pub ghost: Option<String>,
    /// How the machine's last move came about.
    pub last_answer: Option<String>,
    /// By how many degrees the board is turned, if it may be.
    pub turned: Option<u16>,
    /// The piece in hand.
    pub hand: Option<HandView>,
    /// The switches for what lies over the board.
    pub overlays: Vec<OverlayRow>,
    /// What the machine thinks, if it is to be told.
    pub estimate: Option<Estimate>,
    /// How long the machine has been thinking, and how many percent of its budget are used up.
    pub progress: (String, u32),
    /// What the move under the pointer brings about.
    pub facts: Vec<String>,
    /// What the last round has brought, or the final scoring so far.
    pub gains: Vec<String>,
    /// Who has what from where, when the game is over.
    pub tally: Option<TallyView>,
    /// How many steps the final scoring has.
    pub final_scoring: usize,
    /// The step that is shown.
    pub scoring_step: Option<usize>,
    /// Whether pieces come out of a bag that can be looked into.
    pub bag: bool,
    /// How the game ended.
    pub banner: Option<Banner>,
    /// A message.
    pub notice: Option<String>,
    /// Whether the message stays.
    pub lasting: bool,
}

/// The game that was kept, if it is not over.
pub fn resume(model: &Model) -> Option<Resume> {
    let session = model.session.as_ref().filter(|session| !session.over)?;
    let record = Record::parse(&session.record).ok()?;
    let (mut game, _) = LiveGame::open(&record, session.luck)
        .ok()
        .filter(|(game, _)| !game.line().is_empty())?;
    session.seat(&mut game);
    let turn = match game.to_move() {
        Some(seat) if player_names::is_you(&game, seat) => ", your turn".to_owned(),
        Some(seat) if game.persons_turn() => format!(", {}'s turn", player_names::short(&game, seat)),
        Some(_) => ", the machine's turn".to_owned(),
        // A draw is looked at.
        None => String::new(),
    };
    let plies = count(game.ply(), "ply", "plies");
    Some(Resume {
        record: session.record.clone(),
        text: format!("{}, {plies}{turn}", game.id.about().name),
        picture: game.table().scene().compact_svg(),
    })
}

/// The options of a game as people read them: what is a matter of taste only where it is unusual.
fn told_options(game: &LiveGame) -> String {
    let options = game.record().options;
    let told = game.id.specs().into_iter().filter_map(|spec| {
        let value = options.get(spec.key)?;
        let usual = matches!(spec.kind, OptionKind::OneOf(_)) && value == spec.default;
        (!usual).then(|| format!("{} {}", spec.key, value.replace("_5", "½")))
    });
    let purist = game.purist.then(|| "purist".to_owned());
    told.chain(purist).collect::<Vec<_>>().join(", ")
}

/// Everything beside the board.
pub fn panel(model: &Model) -> Panel {
    let Some(game) = &model.game else {
        return Panel::default();
    };
    let table = game.table();
    let seat_status = table.seat_status();
    let (after, facts) = match board::preview(model).filter(|_| !game.purist) {
        Some(preview) => (Some(preview.score), preview.facts),
        None => (None, Vec::new()),
    };
    let row = |seat: Seat| {
        let seated = &seat_status[seat];
        let change = after
            .map(|score| score[seat] - seated.score)
            .filter(|&change| change != 0);
        SeatRow {
            seat,
            name: player_names::name(game, seat),
            colour: (game.id.seats_vary() && seated.side.is_none()).then_some(seat.0),
            side: seated.side,
            score: points::in_words(seated.holding.map_or(seated.score, |holding| holding.scored)),
            promised: seated
                .holding
                .filter(|_| !game.purist)
                .map(|_| points::in_words(seated.score)),
            pieces: seated.holding.map(|holding| (holding.pieces, holding.of)),
            account: seated.account.clone(),
            change: change.map(|change| {
                format!(
                    "{}{}",
                    if change > 0 { "+" } else { "" },
                    points::in_words(change)
                )
            }),
            to_move: game.to_move() == Some(seat) && !game.over(),
            player: game.players[seat],
        }
    };
    let offers = if game.persons_turn() {
        table.offers(&model.taps)
    } else {
        Vec::new()
    };
    let marked = offers.iter().any(|offer| offer.mark.is_some());
    let mut number = 0;
    let offer = |offer: crate::play::Offer| {
        // Marks are numbered; what is left beside them is to do without.
        let key = match offer.mark {
            Some(_) => {
                number += 1;
                char::from_digit(number, 10)
            }
            None => marked.then_some(' '),
        };
        let waits = model.armed == Some(Armed::Choice(offer.name.clone()));
        let label = if waits {
            format!("Press again: {}", offer.choice.label)
        } else {
            offer.choice.label
        };
        OfferRow {
            name: offer.name,
            label,
            note: if game.purist {
                String::new()
            } else {
                land::named(game, &offer.choice.note)
            },
            key,
            mark: offer.mark,
        }
    };
    let line = game.line().iter().enumerate();
    let options = told_options(game);
    Panel {
        game: Some(game.id),
        title: game.id.about().name,
        subtitle: options,
        seats: Seat::all(table.seats()).map(row).collect(),
        status: status(model, game),
        offers: offers.into_iter().map(offer).collect(),
        hand: land::hand(model, game),
        overlays: land::overlays(model, game)
            .into_iter()
            .chain(estimate::switch(model, game))
            .collect(),
        estimate: estimate(model),
        progress: estimate::progress(model),
        facts: facts.iter().map(|fact| land::named(game, fact)).collect(),
        gains: land::gains(model, game)
            .iter()
            .map(|gain| land::named(game, &gain.text))
            .collect(),
        tally: if game.over() { land::tally(game) } else { None },
        final_scoring: if game.over() {
            table.final_scoring().len()
        } else {
            0
        },
        scoring_step: model.scoring_step,
        bag: table.has_bag(),
        moves: line
            .map(|(index, name)| MoveRow {
                ply: index + 1,
                name: name.clone(),
                current: index + 1 == game.ply(),
            })
            .collect(),
        ply: game.ply(),
        can_undo: game.can_undo(),
        can_redo: !game.at_end(),
        can_resign: game.at_end() && game.persons_turn(),
        resigning: model.armed == Some(Armed::Resignation),
        thinking: model.thinking.is_some(),
        hover: hover(model),
        waiting: model.thinking.is_none() && game.to_move().is_some() && !game.persons_turn(),
        begun: model.ghost.is_none() && !model.taps.is_empty(),
        ghost: model.ghost.clone(),
        last_answer: model.last_answer.clone(),
        turned: (table.rotation_steps() > 1).then(|| degrees(model.rotated())),
        banner: banner(game),
        notice: model.notice.as_ref().map(|notice| notice.text.clone()),
        lasting: model.notice.as_ref().is_some_and(|notice| notice.lasting),
    }
}

fn status(model: &Model, game: &LiveGame) -> String {
    if game.over() {
        return "The game is over.".into();
    }
    let Some(seat) = game.to_move() else {
        return game.table().prompt();
    };
    let title = player_names::title(game, seat);
    match game.players[seat] {
        Player::Person if player_names::is_you(game, seat) => {
            let side = game.table().seat_status()[seat].side;
            let turn = side.map_or("Your turn".to_owned(), |side| format!("Your turn as {side}"));
            format!("{turn}. {}", game.table().prompt())
        }
        Player::Person => format!("{title} to move. {}", game.table().prompt()),
        Player::Machine(_) if model.thinking.is_some() => format!("{title} is thinking."),
        Player::Machine(_) if !game.at_end() => format!("{title} moved next here."),
        Player::Machine(_) => format!("{title} waits. Press Go on to let it move."),
    }
}

fn banner(game: &LiveGame) -> Option<Banner> {
    if !game.over() {
        return None;
    }
    let seat_status = game.table().seat_status();
    let several = game.table().seats() > 2;
    let mut ranking: Vec<Seat> = game.seats().collect();
    if several {
        ranking.sort_by_key(|&seat| -seat_status[seat].score);
    }
    let score = |&seat: &Seat| {
        let who = seat_status[seat]
            .side
            .map_or_else(|| player_names::name(game, seat), str::to_owned);
        format!(
            "{who} {} ({})",
            points::in_words(seat_status[seat].score),
            seat_status[seat].account
        )
    };
    Some(Banner {
        headline: headline(game),
        detail: ranking.iter().map(score).collect::<Vec<_>>().join(" · "),
    })
}

/// Who won and by how much.
fn headline(game: &LiveGame) -> String {
    let seat_status = game.table().seat_status();
    let several = game.table().seats() > 2;
    let won = |seat: Seat, how: String| format!("{} won{how}.", player_names::title(game, seat));
    if let Some(seat) = game.resigned {
        return match game.seats().find(|&other| other != seat) {
            Some(other) if !several => won(other, " by resignation".into()),
            _ => format!("{} resigned.", player_names::title(game, seat)),
        };
    }
    debug_assert_eq!(game.table().turn(), Turn::Over);
    let best: Vec<Seat> = game
        .seats()
        .filter(|&seat| seat_status[seat].payoff.is_some_and(|payoff| payoff > 0.0))
        .collect();
    match best[..] {
        [winner] => {
            let others = game.seats().filter(|&seat| seat != winner);
            let next = others.map(|seat| seat_status[seat].score).max();
            let how = match seat_status[winner].score - next.unwrap_or(0) {
                margin @ 1.. => format!(" by {}", points::in_words(margin)),
                _ => String::new(),
            };
            won(winner, how)
        }
        _ if several => {
            let names: Vec<String> = best.iter().map(|&seat| player_names::title(game, seat)).collect();
            format!("{} share the win.", listed(&names))
        }
        _ => "A draw.".into(),
    }
}

/// How a machine's move came about: `AI: d5 (1.2 s, 18 k visits)`.
pub fn answer(game: &LiveGame, seat: Seat, report: &Report) -> String {
    let Some(best) = report.lines.first() else {
        return String::new();
    };
    let (seconds, visits) = (
        estimate::seconds(report.millis),
        estimate::thousands(report.steps),
    );
    format!(
        "{}: {} ({seconds}, {visits} visits)",
        player_names::short(game, seat),
        best.name
    )
}
