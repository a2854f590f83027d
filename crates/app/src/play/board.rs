//! A board with a game on it, as every page has it that shows one.

use super::annotations::Annotations;
use super::asked::Asked;
use super::background::BackgroundCache;
use super::hint::Hint;
use super::marks::Mark;
use crate::by_link::ByLink;
use crate::level::Level;
use crate::link::{Link, tidy_name};
use crate::live_game::LiveGame;
use crate::player::Player;
use crate::saved_game::SaveSlot;
use crate::settings::Settings;
use crate::share::ShareState;
use tessera_core::game::Seat;
use tessera_core::scene::SpotId;
use tessera_games::play::{MoveIndex, Record, Target};

/// What was pressed once and waits for a second press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Armed {
    /// The choice that makes this move.
    Choice(MoveIndex),
    /// The resignation.
    Resignation,
    /// That a move of a game by link is taken back which was sent.
    TakingBack,
}

/// A board with a game on it: what a person does and sees there, whatever page is around it.
pub struct Board {
    /// The game on the board.
    pub game: LiveGame,
    /// Where the game is kept on the device.
    pub slot: SaveSlot,
    /// The seats that engines played in the game of the link, while persons sit there and have not played on yet.
    pub invited: Vec<(Seat, Level)>,
    /// Whether the names of the players came with the link, so that the address has them, too.
    pub named_by_link: bool,
    /// The dialog in which the game is shared, while it is open.
    pub share: Option<ShareState>,
    /// The targets touched so far of a half-entered move.
    pub taps: Vec<Target>,
    /// The move that waits to be confirmed.
    pub ghost: Option<MoveIndex>,
    /// Whether a move waits to be confirmed, by whatever pointer, where its cell leaves a choice: how the piece is rotated, or
    /// which piece it is. In a puzzle the first move is the one that counts.
    pub confirms_choices: bool,
    /// The move that the engine is about to play.
    pub announced: Option<MoveIndex>,
    /// The cell under the pointer or the keyboard.
    pub hover: Option<SpotId>,
    /// How the piece in hand is rotated, in quarters clockwise.
    pub facing: u8,
    /// The piece that was placed last, or that every placement takes; `None` before the first placement.
    pub piece: Option<String>,
    /// What a player has drawn over the board.
    pub marks: Vec<Mark>,
    /// What the page around the board says of it.
    pub annotations: Annotations,
    /// The hint for the position.
    pub hint: Option<Hint>,
    /// The kind of piece whose cells are marked.
    pub supply: Option<String>,
    /// The step of the final scoring that is shown, counted from 0.
    pub scoring_step: Option<usize>,
    /// What a screen reader was last told a person may do.
    pub told_prompt: String,
    /// What waits for a second press.
    pub armed: Option<Armed>,
    /// The place of the bid that is looked at, and the revision of the position for which it is.
    pub(super) bid: Option<(u32, usize)>,
    /// The last question about the board, with its answer.
    pub(super) asked: Option<Asked>,
    /// The board as it was drawn last.
    pub background: BackgroundCache,
}

impl Board {
    /// A game just opened.
    pub fn new(game: LiveGame, slot: SaveSlot, settings: &Settings) -> Board {
        Board {
            piece: settings.piece(game.id).map(str::to_owned),
            game,
            slot,
            invited: Vec::new(),
            named_by_link: false,
            share: None,
            taps: Vec::new(),
            ghost: None,
            confirms_choices: false,
            announced: None,
            hover: None,
            facing: 0,
            marks: Vec::new(),
            annotations: Annotations::default(),
            hint: None,
            supply: None,
            scoring_step: None,
            told_prompt: String::new(),
            armed: None,
            bid: None,
            asked: None,
            background: BackgroundCache::default(),
        }
    }

    /// The last question, as long as the position is the one that it was asked about.
    pub fn asked(&self) -> Option<&Asked> {
        let asked = self.asked.as_ref();
        asked.filter(|asked| asked.revision == self.game.revision())
    }

    /// The place of the bid that is looked at, once somebody has moved the slider.
    pub fn bid_aimed_at(&self) -> Option<usize> {
        let is_here = |&(revision, _): &(u32, usize)| revision == self.game.revision();
        self.bid.filter(is_here).map(|(_, place)| place)
    }

    /// Calls the persons what a link calls them, and so does every link to the game from now on.
    pub fn name_players(&mut self, names: &[String]) {
        for (seat, name) in self.game.seats().zip(names) {
            self.game.names[seat].clone_from(name);
        }
        self.named_by_link = !names.is_empty();
    }

    /// Offers the seats that engines played before the game was shared.
    pub fn offer_engines(&mut self, machines: &[(Seat, Level)]) {
        let seats = self.game.table().seats();
        let is_here = |(seat, _): &&(Seat, Level)| seat.0 < seats;
        self.invited = machines.iter().filter(is_here).copied().collect();
    }

    /// The game as a link tells it to others.
    pub fn link(&self) -> Link {
        self.link_of(self.game.record(), self.by_link())
    }

    /// The game as a link tells it to others, with this record, and with what it is besides if friends play it by link.
    pub(super) fn link_of(&self, record: Record, by_link: Option<&ByLink>) -> Link {
        let machine = |seat: Seat| match self.game.players[seat] {
            Player::Machine(level) => Some((seat, level)),
            Player::Person | Player::Elsewhere => None,
        };
        let mut machines: Vec<(Seat, Level)> = self.game.seats().filter_map(machine).collect();
        if machines.is_empty() {
            machines.clone_from(&self.invited);
        }
        Link {
            record,
            machines,
            names: if self.named_by_link || by_link.is_some() {
                self.told_names()
            } else {
                Vec::new()
            },
            purist: self.game.purist,
            shared: by_link.map(ByLink::notes),
        }
    }

    /// The names of the persons by seat, as a link tells them.
    pub fn told_names(&self) -> Vec<String> {
        let told = |seat: Seat| match self.game.players[seat] {
            Player::Machine(_) => String::new(),
            Player::Person | Player::Elsewhere => tidy_name(&self.game.names[seat]),
        };
        let mut names: Vec<String> = self.game.seats().map(told).collect();
        let last = names.iter().rposition(|name| !name.is_empty());
        names.truncate(last.map_or(0, |last| last + 1));
        names
    }
}
