//! What a coach says in the first games against the engine: what a person could win, and what could be lost, at the next move.
//!
//! The coach knows the rules and searches nothing: it names what one move would do, and never which move.

use super::board::Board;
use super::state::PlayState;
use crate::live_game::LiveGame;
use crate::player::Player;
use crate::player_names;
use crate::settings::Coach;
use crate::shell::Shell;
use crate::words::CoachWords;
use tessera_core::game::{Seat, Turn};
use tessera_games::catalog::GameId;
use tessera_games::effects::{Effects, Threat};

/// After how many wins of a game the coach falls silent by itself.
const WINS: usize = 2;

/// How many half points a move has to bring at once to be spoken of where the game knows no threats.
const WORTH_SAYING: i32 = 4;

/// How many games of a kind the device knows to be won against a level.
fn wins(shell: &Shell, game: GameId) -> usize {
    shell.saved.won(game)
}

/// Whether the coach speaks in a game: one person against the engine, with aids, and not by link.
pub(super) fn speaks(game: &LiveGame, shell: &Shell) -> bool {
    let wanted = match shell.settings.coach {
        Coach::First => wins(shell, game.id) < WINS,
        Coach::Always => true,
        Coach::Never => false,
    };
    let persons = game.seats().filter(|&seat| game.players[seat] == Player::Person);
    wanted
        && game.mode.engines_answer()
        && !(game.purist || game.by_link.is_some() || shell.embed.is_some())
        && persons.count() == 1
        && game
            .seats()
            .any(|seat| matches!(game.players[seat], Player::Machine(_)))
}

impl PlayState {
    /// Has the coach look at the position, if it is a person's turn and the engine has moved.
    pub(crate) fn consult_coach(&mut self, shell: &Shell) {
        let game = &self.board.game;
        let answered = |ply: usize| match game.decided(ply) {
            Turn::Seat(seat) => matches!(game.players[seat], Player::Machine(_)),
            _ => true,
        };
        let is_due = game.at_end() && game.persons_turn() && game.ply() > 0 && answered(game.ply() - 1);
        self.coach = if is_due && speaks(game, shell) {
            said(game, shell)
        } else {
            None
        };
    }

    /// What the coach says of the position, as long as somebody wants to hear it.
    pub(crate) fn coach<'s>(&'s self, shell: &Shell) -> Option<&'s str> {
        self.coach.as_deref().filter(|_| speaks(&self.board.game, shell))
    }
}

impl Board {
    /// Whether this game was the win after which the coach falls silent.
    pub(crate) fn ends_coach(&self, shell: &Shell) -> bool {
        let has_won = |seat: Seat| {
            self.game.players[seat] == Player::Person && self.game.table().seat_status()[seat].has_won()
        };
        shell.settings.coach == Coach::First
            && self.game.over()
            && !self.game.purist
            && wins(shell, self.game.id) == WINS
            && self.game.seats().any(has_won)
    }
}

/// What could be lost and what could be won, in a sentence each; `None` where there is nothing of either.
#[inline(never)]
fn said(game: &LiveGame, shell: &Shell) -> Option<String> {
    let (table, words) = (game.table(), CoachWords::of(shell.language));
    let seat = game.to_move()?;
    let who = player_names::of_effects(game, shell.language);
    let clause = |threat: &Threat| table.threat_text(&threat.effect, &who);
    let danger = table.dangers().into_iter().next();
    let danger = danger.and_then(|threat| Some((words.danger)(&who[threat.by], &clause(&threat)?)));
    let threats = table.threats();
    let own = threats
        .iter()
        .find(|threat| threat.by == seat && threat.effect.balance(seat) > 0);
    let chance = match own {
        Some(threat) => Some((words.chance)(&clause(threat)?)),
        None if threats.is_empty() && danger.is_none() => {
            gain(game, seat).and_then(|effects| Some((words.chance)(&table.effects_text(&effects, &who)?)))
        }
        None => None,
    };
    let sentences: Vec<String> = danger.into_iter().chain(chance).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// What the move does that brings a seat the most points at once, if these are worth saying.
fn gain(game: &LiveGame, seat: Seat) -> Option<Effects> {
    let table = game.table();
    let effects = table.legal().iter().map(|(mv, _)| table.effects(mv));
    let gains = effects.filter(|effects| effects.points[seat] >= WORTH_SAYING);
    gains.max_by_key(|effects| effects.points[seat])
}
