//! Whose turn it is, and what is to be decided: the facts that follow `ok`.

use std::fmt;

use tessera_core::game::{Seat, Turn};
use tessera_games::play::Table;

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    Komi,
    Side,
    Move,
    Draw,
    /// The tile in hand is placed.
    Tile,
    /// A meeple is placed, or none.
    Meeple,
    /// Nothing: the game is over.
    Over,
}

impl Phase {
    /// What is to be decided on a table.
    pub fn of(table: &dyn Table) -> Phase {
        let first = || table.legal().iter().next();
        match (table.turn(), table.land()) {
            (Turn::Over, _) => Phase::Over,
            (Turn::Chance, _) => Phase::Draw,
            (_, Some(land)) if land.hand(0).is_some() => Phase::Tile,
            (_, Some(_)) => Phase::Meeple,
            _ => match first() {
                Some((index, _)) if table.bid(index).is_some() => Phase::Komi,
                Some((_, mv)) if table.is_agreement(&mv.name) => Phase::Side,
                _ => Phase::Move,
            },
        }
    }

    /// What is to be decided, as the beginning of a sentence; `None` where that goes without saying.
    pub fn sentence(self) -> Option<&'static str> {
        match self {
            Phase::Komi => Some("the komi is to be bid"),
            Phase::Side => Some("a side is to be chosen"),
            Phase::Draw => Some("a tile is to be drawn"),
            Phase::Tile => Some("the tile in hand is to be placed"),
            Phase::Meeple => Some("a meeple is to be placed, or none"),
            Phase::Over => Some("the game is over"),
            Phase::Move => None,
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Phase::Komi => "komi",
            Phase::Side => "side",
            Phase::Move => "move",
            Phase::Draw => "draw",
            Phase::Tile => "tile",
            Phase::Meeple => "meeple",
            Phase::Over => "over",
        })
    }
}

/// Who decides, as the protocol writes it: a seat, counted from 1, `chance` or `over`.
pub(super) fn mover(turn: Turn) -> String {
    match turn {
        Turn::Seat(seat) => (seat.0 + 1).to_string(),
        Turn::Chance => "chance".into(),
        Turn::Over => "over".into(),
    }
}

/// The facts of a turn: `turn=2 ply=3 phase=move side=horizontal`, in Carcassonne with the tile in hand.
pub(super) fn turn_facts(table: &dyn Table) -> String {
    let (turn, phase) = (table.turn(), Phase::of(table));
    let ply = table.record().names.len();
    let mut facts = format!("turn={} ply={ply} phase={phase}", mover(turn));
    if let Turn::Seat(seat) = turn
        && let Some(side) = table.seat_status()[seat].side
    {
        facts += &format!(" side={}", side.id);
    }
    if phase == Phase::Tile
        && let Some(tile) = last_draw(table)
    {
        facts += &format!(" tile={tile}");
    }
    facts
}

/// The outcome of the last draw.
fn last_draw(table: &dyn Table) -> Option<String> {
    let mut names = table.record().names;
    let ply = (0..names.len())
        .rev()
        .find(|&ply| table.decided(ply) == Turn::Chance)?;
    Some(names.swap_remove(ply))
}

/// The last ply, if it was a draw of a tile that fits nowhere and so left the game.
pub(super) fn set_aside(table: &dyn Table) -> Option<String> {
    let last = table.record().names.pop()?;
    let ply = table.record().names.len() - 1;
    let was_draw = table.decided(ply) == Turn::Chance;
    (was_draw && !matches!(table.turn(), Turn::Seat(_))).then_some(last)
}

/// The result of a game, or what it would be if the game ended now.
pub(super) fn result(table: &dyn Table) -> String {
    let seat_status = table.seat_status();
    let seats = || Seat::all(table.seats());
    let joined = |numbers: Vec<String>| numbers.join(",");
    let scores = seats().map(|seat| seat_status[seat].score.to_string()).collect();
    let won = |seat: &Seat| seat_status[*seat].has_won();
    let winners = seats().filter(won).map(|seat| (seat.0 + 1).to_string()).collect();
    let mut result = format!(
        "result over={} half_points={} winners={} turn={}",
        table.turn() == Turn::Over,
        joined(scores),
        joined(winners),
        mover(table.turn())
    );
    if table.land().is_some() {
        let scored = seats()
            .map(|seat| seat_status[seat].scored().to_string())
            .collect();
        result += &format!(" scoreboard={}", joined(scored));
    }
    result
}
