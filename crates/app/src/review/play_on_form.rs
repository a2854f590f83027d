//! The dialog in which it is chosen who plays on: against any level, on any side.

use rand::RngExt;

use super::play_on::{PLAY_ON_DIALOG, PlayOn, PlayOnMsg};
use super::state::ReviewState;
use crate::form::{Choice, Field};
use crate::level::Level;
use crate::live_game::{ChanceSeed, LiveGame};
use crate::message::Effect;
use crate::model::Model;
use crate::player::Player;
use crate::player_names;
use crate::players_form::{level_of, levels};
use crate::shell::Shell;
use crate::words::ReviewWords;
use tessera_core::game::Seat;

/// The value of every seat.
const EVERY_SEAT: &str = "all";

impl ReviewState {
    /// Opens the dialog.
    fn open_play_on(&mut self) -> Vec<Effect> {
        let game = &self.board.game;
        if game.over() {
            return Vec::new();
        }
        let played = game.seats().find_map(|seat| match game.players[seat] {
            Player::Machine(level) => Some(level),
            Player::Person | Player::Elsewhere => None,
        });
        self.play_on = Some(PlayOn {
            seat: game.to_move().or(Some(Seat::FIRST)),
            level: played.unwrap_or(Level::USUAL),
        });
        vec![Effect::Open(PLAY_ON_DIALOG)]
    }

    /// Takes in that a field was filled in.
    fn fill_in_play_on(&mut self, field: &str, value: &str) -> Vec<Effect> {
        if let Some(form) = &mut self.play_on {
            let seat = self.board.game.seats().find(|seat| value_of(*seat) == value);
            match field {
                "seat" if seat.is_some() || value == EVERY_SEAT => form.seat = seat,
                "level" => form.level = level_of(value).unwrap_or(form.level),
                _ => {}
            }
        }
        Vec::new()
    }
}

/// The value of a seat in the form.
fn value_of(seat: Seat) -> String {
    (seat.0 + 1).to_string()
}

/// The fields of the dialog; empty while it was never open.
pub fn fields(state: &ReviewState, shell: &Shell) -> Vec<Field> {
    let (game, words) = (&state.board.game, ReviewWords::of(shell.language));
    let Some(form) = state.play_on else {
        return Vec::new();
    };
    let status = game.table().seat_status();
    let seat = |seat: Seat| {
        let name = match status[seat].side {
            Some(side) => side.name.to_owned(),
            None => (words.seat)(seat.0 + 1, &player_names::short(game, seat, shell.language)),
        };
        let is_next = game.to_move() == Some(seat);
        Choice::new(
            value_of(seat),
            if is_next { (words.moves_next)(&name) } else { name },
        )
    };
    let seats = game.seats().map(seat);
    let everybody = Choice::new(EVERY_SEAT, words.every_seat);
    let others = levels(shell.language);
    vec![
        Field::select(
            "seat",
            words.your_seat,
            seats.chain([everybody]).collect(),
            form.seat.map_or(EVERY_SEAT.to_owned(), value_of),
        ),
        Field::select("level", words.against, others, form.level.number().to_string())
            .hidden_if(form.seat.is_none()),
    ]
}

impl Model {
    /// Takes in what happened in the dialog in which it is chosen who plays on.
    #[inline(never)]
    pub(crate) fn play_on(&mut self, msg: PlayOnMsg) -> Vec<Effect> {
        match (msg, self.review_mut()) {
            (PlayOnMsg::Start, _) => self.start_from_here(),
            (PlayOnMsg::Open, Some(state)) => state.open_play_on(),
            (PlayOnMsg::FillIn(field, value), Some(state)) => state.fill_in_play_on(&field, &value),
            (PlayOnMsg::Open | PlayOnMsg::FillIn(..), None) => Vec::new(),
        }
    }

    /// Starts a game of its own from the position that is shown.
    fn start_from_here(&mut self) -> Vec<Effect> {
        let Some(state) = self.review_page().filter(|state| !state.board.game.over()) else {
            return Vec::new();
        };
        let Some(form) = state.play_on else {
            return Vec::new();
        };
        let old = &state.board.game;
        let purist = old.purist;
        let mut record = old.record();
        record.names.truncate(old.ply());
        record.shown = None;
        let chance_seed = ChanceSeed::new(self.shell.dice.random());
        let Ok((mut game, None)) = LiveGame::open(&record, chance_seed, self.shell.language) else {
            return Vec::new();
        };
        for seat in game.seats() {
            if form.seat.is_some_and(|own| own != seat) {
                game.players[seat] = Player::Machine(form.level);
            }
        }
        game.purist = purist;
        self.begin(game, true)
    }
}
