//! A game on the page: the line played, the ply looked at, and who plays.

mod line;

use serde::{Deserialize, Serialize};
use tessera_games::catalog::{self, BadGame, GameId};

use tessera_core::game::{BySeat, Dice, Seat, StableHasher, Turn, dice};
use tessera_core::language::Language;
use tessera_core::scene::Reach;
use tessera_games::play::{Options, Record, RefusedMove, Table};

use super::by_link::{ByLink, DrawOffer};
use super::mode::Mode;
use super::player::Player;
use super::setup::SeatSetup;

/// A game on the page. It shows the position at one ply of the line; plies after it can be stepped to again until another
/// move is played there.
pub struct LiveGame {
    pub id: GameId,
    /// Who decides for each seat.
    pub players: BySeat<Player>,
    /// The names of persons; empty for the usual ones.
    pub names: BySeat<String>,
    /// Whether it is played without aids: nothing is shown that players could work out by looking.
    pub purist: bool,
    /// How many hints were asked for.
    pub hints: u32,
    /// How many moves were taken back after a warning.
    pub retries: u32,
    /// What the game is besides, if friends play it by link.
    pub by_link: Option<ByLink>,
    pub mode: Mode,
    table: Box<dyn Table>,
    line: Vec<String>,
    /// Who decided each ply of the line.
    deciders: Vec<Turn>,
    ply: usize,
    /// Whether the line goes on to the end of the game.
    complete: bool,
    chance_seed: ChanceSeed,
    /// Whether the last move was followed by one that nobody was asked for.
    forced: bool,
    /// How often another position was shown.
    revision: u32,
    /// How often a ply was played.
    line_revision: u32,
    /// How far the board reaches in all lines that were followed, where it grows.
    reach: Option<Reach>,
}

/// The seed that decides all draws of a game. It never leaves the device: it is not part of the record, so nobody can
/// read coming draws from a link. Each draw depends only on the seed and on the number of draws before it, so a move that
/// is undone and played again is followed by the same draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ChanceSeed(u32, u32);

impl ChanceSeed {
    /// The seed of these random bits.
    pub fn new(bits: u64) -> ChanceSeed {
        ChanceSeed((bits >> 32) as u32, bits as u32)
    }

    /// The dice for a draw, by the number of draws before it.
    fn dice(self, draws: usize) -> Dice {
        let seed = u64::from(self.0) << 32 | u64::from(self.1);
        dice(StableHasher::new().with(seed).with(draws as u64).key())
    }
}

impl LiveGame {
    /// A game before its first ply, persons on all seats.
    pub fn start(
        id: GameId,
        options: &Options,
        chance_seed: ChanceSeed,
        language: Language,
    ) -> Result<LiveGame, BadGame> {
        let table = catalog::open(id, options, language).map_err(BadGame::Option)?;
        let mut game = LiveGame {
            chance_seed,
            ..LiveGame::of_table(id, table)
        };
        game.run_on();
        Ok(game)
    }

    /// A game as it stands on a table, persons on all seats. No draw follows.
    pub(super) fn of_table(id: GameId, table: Box<dyn Table>) -> LiveGame {
        let line = table.record().names;
        let reach = table.land().map(|_| table.scene().reach());
        LiveGame {
            id,
            players: BySeat::default(),
            names: BySeat::default(),
            purist: false,
            hints: 0,
            retries: 0,
            by_link: None,
            mode: Mode::Play,
            deciders: (0..line.len()).map(|ply| table.decided(ply)).collect(),
            complete: table.turn() == Turn::Over,
            table,
            ply: line.len(),
            line,
            chance_seed: ChanceSeed::default(),
            forced: false,
            revision: 0,
            line_revision: 0,
            reach,
        }
    }

    /// The game of a record, at the ply it shows, persons on all seats. A name that is not legal ends the line before it
    /// and is returned. Where the record ends before a draw, the draw is made.
    pub fn open(
        record: &Record,
        chance_seed: ChanceSeed,
        language: Language,
    ) -> Result<(LiveGame, Option<RefusedMove>), BadGame> {
        let (mut game, fault) = LiveGame::view(record, language)?;
        game.mode = Mode::Play;
        game.chance_seed = chance_seed;
        game.carry_on();
        Ok((game, fault))
    }

    /// The same game, only to be looked at: nobody can play, and no draw is made.
    pub fn view(record: &Record, language: Language) -> Result<(LiveGame, Option<RefusedMove>), BadGame> {
        let id = GameId::find(&record.game).ok_or_else(|| BadGame::Unknown(record.game.clone()))?;
        let (table, fault) = catalog::replayed(record, language)?;
        let mut game = LiveGame {
            mode: Mode::Look,
            ..LiveGame::of_table(id, table)
        };
        if let Some(shown) = record.shown {
            game.go_to(shown);
        }
        Ok((game, fault))
    }

    /// The same game to be reviewed.
    pub fn review(record: &Record, language: Language) -> Result<(LiveGame, Option<RefusedMove>), BadGame> {
        let (mut game, fault) = LiveGame::view(record, language)?;
        game.mode = Mode::Review;
        Ok((game, fault))
    }

    /// Gives the seats to those who play, in the order of the seats.
    pub fn seat(&mut self, seats: Vec<SeatSetup>) {
        for (seat, setup) in self.seats().zip(seats) {
            self.players[seat] = setup.player;
            self.names[seat] = setup.name;
        }
    }

    /// Who sits where, in the order of the seats.
    pub fn seat_setups(&self) -> Vec<SeatSetup> {
        let setup = |seat: Seat| SeatSetup {
            player: self.players[seat],
            name: self.names[seat].clone(),
        };
        self.seats().map(setup).collect()
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.seats())
    }

    /// The table at the ply that is shown.
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// Every name of the line, also those after the ply that is shown.
    pub fn line(&self) -> &[String] {
        &self.line
    }

    /// Who decided a ply of the line.
    pub fn decided(&self, ply: usize) -> Turn {
        self.deciders[ply]
    }

    /// The ply that is shown: how many names of the line have been played.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Whether the last ply of the line is shown.
    pub fn at_end(&self) -> bool {
        self.ply == self.line.len()
    }

    /// The whole line as a record that shows the same ply.
    pub fn record(&self) -> Record {
        let shown = (!self.at_end()).then_some(self.ply);
        Record {
            names: self.line.clone(),
            shown,
            ..self.table.record()
        }
    }

    /// The seat to decide; `None` at a draw, and at the end, be it by resignation.
    pub fn to_move(&self) -> Option<Seat> {
        match self.table.turn() {
            Turn::Seat(seat) if !self.over() => Some(seat),
            _ => None,
        }
    }

    pub fn is_agreed_draw(&self) -> bool {
        self.by_link
            .is_some_and(|by_link| by_link.draw == DrawOffer::Agreed)
    }

    /// Whether the position that is shown is the end of the game.
    pub fn over(&self) -> bool {
        self.table.turn() == Turn::Over || self.at_end() && self.is_agreed_draw()
    }

    /// Whether the line goes on to the end of the game, whatever ply is shown.
    pub fn is_finished(&self) -> bool {
        self.complete || self.is_agreed_draw()
    }

    /// The seat whose resignation ended the game, if one did and the end is shown.
    pub fn resigned(&self) -> Option<Seat> {
        self.table.resigned()
    }

    /// Whether persons played and all of them have resigned, so that only engines could go on.
    pub fn is_left_to_engines(&self) -> bool {
        let is_person = |seat: Seat| !matches!(self.players[seat], Player::Machine(_));
        self.seats().any(is_person) && !self.any_person()
    }

    /// Whether a person is to decide.
    pub fn persons_turn(&self) -> bool {
        self.to_move()
            .is_some_and(|seat| self.mode.asks_person(self.players[seat]))
    }

    /// Whether several persons play at this device.
    pub fn shares_device(&self) -> bool {
        let persons = self.seats().filter(|&seat| self.players[seat] == Player::Person);
        self.mode == Mode::Play && persons.count() > 1
    }

    /// Whether anybody who is still in the game is a person, here or elsewhere.
    fn any_person(&self) -> bool {
        let is_in = |seat: &Seat| !self.table.has_left(*seat);
        self.seats()
            .filter(is_in)
            .any(|seat| !matches!(self.players[seat], Player::Machine(_)))
    }

    /// Whether the last move was followed by one that nobody was asked for.
    pub fn was_forced(&self) -> bool {
        self.forced
    }

    /// The seed of the draws.
    pub fn chance_seed(&self) -> ChanceSeed {
        self.chance_seed
    }

    /// Whether the record leaves draws to come that only this device decides.
    pub fn is_shuffled(&self) -> bool {
        self.table.land().is_some() && self.table.turn() != Turn::Over
    }

    /// A number that changes whenever another position is shown.
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// How far the board reaches in the lines that were followed: where somebody only steps through them, it is not to move
    /// at each step. `None` where it grows under the players' hands, or not at all.
    pub fn room(&self) -> Option<Reach> {
        self.reach.filter(|_| self.mode == Mode::Review)
    }

    /// A number that changes whenever a ply is played.
    pub fn line_revision(&self) -> u32 {
        self.line_revision
    }
}
