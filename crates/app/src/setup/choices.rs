//! The choices before a game.

use rand::RngExt;
use serde::{Deserialize, Deserializer, Serialize};

use crate::level::Level;
use crate::player::Player;
use crate::readable::{readable, readable_each, readable_name};
use crate::tidy_name::{LONGEST_NAME, tidy_name};
use tessera_core::game::{Dice, Seat};
use tessera_core::language::Language;
use tessera_core::points;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{FairKomi, Options};

/// The key of the komi in the options.
pub(super) const KOMI: &str = "komi";

/// Against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Opponent {
    Machine(Level),
    /// Somebody at the same device.
    Friend,
    /// Somebody at another device, by link.
    ByLink,
    /// Nobody: the machine plays itself and one watches.
    Watch(Level),
}

impl Default for Opponent {
    fn default() -> Opponent {
        Opponent::Machine(Level::USUAL)
    }
}

/// Who has the first seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Starts {
    /// The person who sets the game up; where seats are set one by one, the first of them.
    #[default]
    Me,
    /// The opponent.
    Them,
    /// Whoever the dice say; all seats are drawn.
    Random,
}

/// A place at the table before the game: who sits there, and what they are called.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatSetup {
    /// Who decides.
    #[serde(default, deserialize_with = "readable")]
    pub player: Player,
    /// The name a person goes by; empty for the usual one.
    #[serde(default, deserialize_with = "readable_name")]
    pub name: String,
}

impl SeatSetup {
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = LONGEST_NAME;

    /// The seat with its name cut to what there is room for.
    fn tidied(self) -> SeatSetup {
        SeatSetup {
            player: self.player,
            name: tidy_name(&self.name),
        }
    }
}

/// The choices before a game; the last ones are remembered for each game. A part that is not stored or cannot be read is
/// what a first visitor gets without choosing: the default board, the first seat, level 2.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Setup {
    /// Board, komi and so on.
    #[serde(default, deserialize_with = "readable_options")]
    pub options: Options,
    /// Against whom, where seats are not set one by one.
    #[serde(default, deserialize_with = "readable")]
    pub opponent: Opponent,
    /// Who has the first seat.
    #[serde(default, deserialize_with = "readable")]
    pub starts: Starts,
    /// Who sits where, as far as that was chosen seat by seat; there may be more than play.
    #[serde(default, rename = "chairs", deserialize_with = "readable_each")]
    pub seats: Vec<SeatSetup>,
    /// Whether one plays without the aids that a game offers.
    #[serde(default, deserialize_with = "readable")]
    pub purist: bool,
    /// What the person who sets the game up is called, where two persons play whose seats are not set one by one.
    #[serde(default, deserialize_with = "readable_name")]
    pub mine: String,
    /// What the friend is called there.
    #[serde(default, deserialize_with = "readable_name")]
    pub theirs: String,
    /// Whether hints and analysis are allowed in a game by link.
    #[serde(default, deserialize_with = "readable")]
    pub aids: bool,
}

/// Reads options one by one, without those that cannot be read.
fn readable_options<'de, D: Deserializer<'de>>(from: D) -> Result<Options, D::Error> {
    let each: Vec<Option<(String, String)>> = readable_each(from)?;
    Ok(Options(each.into_iter().flatten().collect()))
}

impl Setup {
    /// The most seats whose choices are remembered.
    const MOST_SEATS: usize = 8;

    /// The set-up without what a game does not have: options that it does not know, and seats beyond all games'.
    pub fn fitted(mut self, game: GameId) -> Setup {
        self.options = self.options.fitted(&game.specs());
        self.seats.truncate(Setup::MOST_SEATS);
        self
    }

    /// The fair komi on the board that is chosen, where it is known.
    pub fn fair_komi(&self, game: GameId) -> Option<FairKomi> {
        let mut options = self.options.clone();
        options.clear(KOMI);
        let table = catalog::open(game, &options, Language::default()).ok()?;
        table.fair_komi()
    }

    /// The options of the game to be played. A komi that was not chosen is the fair one, where that is known.
    pub fn options(&self, game: GameId) -> Options {
        let mut options = self.options.clone();
        if options.get(KOMI).is_none()
            && let Some(fair) = self.fair_komi(game)
        {
            options.set(KOMI, &points::in_names(fair.komi));
        }
        options
    }

    /// Who sits on each of so many seats: as chosen, and on the others who the choice of opponent says.
    pub fn seats(&self, seats: u8) -> Vec<SeatSetup> {
        let (me, them) = match self.opponent {
            Opponent::Machine(level) => (Player::Person, Player::Machine(level)),
            Opponent::Friend => (Player::Person, Player::Person),
            Opponent::ByLink => (Player::Person, Player::Elsewhere),
            Opponent::Watch(level) => (Player::Machine(level), Player::Machine(level)),
        };
        let seat_setup = |seat: Seat| {
            let usual = || SeatSetup {
                player: if seat == Seat::FIRST { me } else { them },
                name: match (self.opponent, seat) {
                    (Opponent::ByLink | Opponent::Friend, Seat::FIRST) => self.mine.clone(),
                    (Opponent::ByLink | Opponent::Friend, _) => self.theirs.clone(),
                    _ => String::new(),
                },
            };
            self.seats.get(usize::from(seat.0)).cloned().unwrap_or_else(usual)
        };
        Seat::all(seats).map(seat_setup).collect()
    }

    /// Makes a level the opponent, at every seat where one plays.
    pub fn play_against(&mut self, level: Level) {
        self.opponent = Opponent::Machine(level);
        for seat in &mut self.seats {
            if let Player::Machine(chosen) = &mut seat.player {
                *chosen = level;
            }
        }
    }

    /// Whether somebody at another device plays along.
    pub fn is_by_link(&self, game: GameId) -> bool {
        let seats = catalog::seats(game, &self.options).unwrap_or(0);
        self.seats(seats)
            .iter()
            .any(|seat| seat.player == Player::Elsewhere)
    }

    /// Changes one of so many seats; those beyond them are kept for when more play again.
    pub fn change_seat(&mut self, seat: Seat, seats: u8, change: impl FnOnce(&mut SeatSetup)) {
        self.seats = self.seats(seats.max(self.seats.len() as u8));
        if let Some(seat) = self.seats.get_mut(usize::from(seat.0)) {
            change(seat);
        }
    }

    /// Who has which seat when the game begins, in the order of the seats.
    pub fn seated(&self, seats: u8, dice: &mut Dice) -> Vec<SeatSetup> {
        let mut seats: Vec<SeatSetup> = self.seats(seats).into_iter().map(SeatSetup::tidied).collect();
        // Whoever sets up a game by link plays in it.
        if seats.iter().any(|seat| seat.player == Player::Elsewhere)
            && seats.iter().all(|seat| seat.player != Player::Person)
        {
            seats[0].player = Player::Person;
        }
        match self.starts {
            Starts::Me => {}
            Starts::Them => seats.rotate_right(1),
            // Each goes to one of the places left (Fisher & Yates).
            Starts::Random => {
                for left in (1..seats.len()).rev() {
                    seats.swap(left, dice.random_range(0..=left as u32) as usize);
                }
            }
        }
        seats
    }
}
