//! The games that fit the protocol, and their set-up.

use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Options, Record, Table};

/// A game that fits the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::engine) enum GtpGame {
    /// Linage: black is Vertical, white Horizontal, and stones belong to nobody.
    Linage,
    /// Keil, without the button; vertices are the names of its cells.
    Keil,
}

/// The game of this id. Error: why it does not fit the protocol.
pub(in crate::engine) fn game(id: &str) -> Result<GtpGame, String> {
    let why = match GameId::find(id) {
        Some(GameId::Linage) => return Ok(GtpGame::Linage),
        Some(GameId::Keil) => return Ok(GtpGame::Keil),
        Some(GameId::Carteso) => {
            "a move of Carteso chooses the colour of its stone, for which GTP has no place"
        }
        Some(GameId::Ecalper) => {
            "a turn of Ecalper is several moves of one colour, which GTP controllers do not ask for"
        }
        Some(GameId::Carcassonne) => "Carcassonne has tiles, meeples and draws by chance",
        Some(GameId::ConnectFour) => {
            "a move of Connect Four drops a stone into a column, and never to any other vertex of it"
        }
        Some(GameId::Filling) => "nobody wins at Filling",
        None => "there is no such game",
    };
    Err(format!("{why}; linage and keil can be played by GTP"))
}

impl GtpGame {
    /// The game in the catalogue.
    pub fn id(self) -> GameId {
        match self {
            GtpGame::Linage => GameId::Linage,
            GtpGame::Keil => GameId::Keil,
        }
    }

    /// The complete options of a game. Error: one of them does not fit the protocol.
    pub fn options(self, given: &Options) -> Result<Options, String> {
        let mut options = given.clone();
        if options.get("komi") == Some("bid") {
            return Err("GTP has no move that bids a komi; give one, such as komi=3_5".into());
        }
        if options.get("komi").is_none() {
            options.set("komi", "0");
        }
        if self == GtpGame::Keil {
            if options.get("button") == Some("on") {
                return Err("GTP has no move that takes the button; give button=off".into());
            }
            options.set("button", "off");
        }
        self.id().complete(&options).map_err(|error| error.to_string())
    }

    /// A table after these names. Error: the options are not the game's.
    pub fn table(self, options: &Options, names: Vec<String>) -> Result<Box<dyn Table>, String> {
        let record = Record {
            game: self.id().id().to_owned(),
            options: options.clone(),
            names,
            shown: None,
        };
        let replayed = catalog::replayed(&record, Language::English);
        replayed
            .map(|(table, _)| table)
            .map_err(|error| error.to_string())
    }
}
