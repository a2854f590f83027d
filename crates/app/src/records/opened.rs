//! A shared game on a table, so that it can be described in words.

use std::fmt;

use crate::link::Link;
use crate::live_game::LiveGame;
use crate::play::view;
use crate::player::Player;
use crate::player_names;
use crate::words::PlayWords;
use tessera_core::game::{BySeat, Seat};
use tessera_core::language::Language;
use tessera_games::catalog::{self, BadGame, GameId};
use tessera_games::play::{Record, RefusedMove, Table};

/// Why a record cannot be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// There is no such game, or it has no such options.
    Game(BadGame),
    /// A move is not legal.
    Move(RefusedMove),
}

/// English, for `lab`; the page shares only what was played.
impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unplayable::Game(fault) => fault.fmt(f),
            Unplayable::Move(fault) => fault.fmt(f),
        }
    }
}

/// A shared game after its last ply.
pub(crate) struct Opened {
    /// The game. Persons without a name have the usual ones.
    pub game: LiveGame,
    /// After each ply the half points that each seat has scored for good; empty in games that score only at the end.
    pub scores: Vec<Vec<i32>>,
}

impl Link {
    /// Plays the record on a table that speaks this language. No draw is made.
    pub(crate) fn opened(&self, language: Language) -> Result<Opened, Unplayable> {
        let record = &self.record;
        let (id, mut table) = opened_table(record, language)?;
        let mut scores = Vec::new();
        for name in &record.names {
            table.play(name).map_err(Unplayable::Move)?;
            scores.extend(scored(table.as_ref()));
        }
        let mut game = LiveGame::of_table(id, table);
        game.purist = self.purist;
        for seat in game.seats() {
            let index = usize::from(seat.0);
            let level = self.machines.iter().find(|(machine, _)| *machine == seat);
            game.players[seat] = level.map_or(Player::Person, |&(_, level)| Player::Machine(level));
            let name = self.names.get(index).filter(|name| !name.is_empty());
            // A stranger who reads it is nobody at the table, so nobody is called "you".
            game.names[seat] = match name {
                // Two spaces part columns.
                Some(name) => name.split_whitespace().collect::<Vec<_>>().join(" "),
                None => (PlayWords::of(language).player)(seat.0 + 1),
            };
        }
        Ok(Opened { game, scores })
    }
}

impl Opened {
    /// Who has won, and by how much. Nobody is called "you".
    pub fn outcome(&self, language: Language) -> String {
        let title = |seat| player_names::title(&self.game, seat, language);
        view::outcome(self.game.table(), language, title, |_| false)
    }
}

/// The game of a record, on a table before its first ply.
pub(super) fn opened_table(
    record: &Record,
    language: Language,
) -> Result<(GameId, Box<dyn Table>), Unplayable> {
    let unknown = || Unplayable::Game(BadGame::Unknown(record.game.clone()));
    let id = GameId::find(&record.game).ok_or_else(unknown)?;
    let opened = catalog::open(id, &record.options, language);
    let table = opened.map_err(|fault| Unplayable::Game(BadGame::Option(fault)))?;
    Ok((id, table))
}

/// What each seat has scored for good, where games score during play.
pub(super) fn scored(table: &dyn Table) -> Option<Vec<i32>> {
    table.land()?;
    let status: BySeat<_> = table.seat_status();
    Some(
        Seat::all(table.seats())
            .map(|seat| status[seat].scored())
            .collect(),
    )
}
