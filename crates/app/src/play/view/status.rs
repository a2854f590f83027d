//! The lines that say what is going on.

use super::offers::OfferRow;
use super::{effects, estimate, land, offers, played_turn, result};
use crate::keymap::choice_key;
use crate::live_game::LiveGame;
use crate::play::board::Board;
use crate::play::state::Doing;
use crate::player::Player;
use crate::player_names;
use crate::shell::Shell;
use crate::words::PlayWords;
use tessera_core::game::{Seat, Turn};
use tessera_protocol::Report;

/// Whose turn it is, and what they may do.
pub(super) fn status(state: &Board, doing: Doing, shell: &Shell) -> (String, String) {
    let (game, words) = (&state.game, PlayWords::of(shell.language));
    if game.over() {
        return (words.game_over.to_owned(), String::new());
    }
    let table = game.table();
    let Some(seat) = game.to_move() else {
        return (table.prompt(), String::new());
    };
    let title = player_names::title(game, seat, shell.language);
    match game.players[seat] {
        _ if doing == Doing::Trying => ((words.to_move)(&title), table.prompt()),
        Player::Elsewhere if game.at_end() => {
            let text = state.by_link_status(shell, &player_names::in_sentences(game, shell.language)[seat]);
            (text.unwrap_or(title), String::new())
        }
        Player::Elsewhere => ((words.moved_next)(&title), String::new()),
        Player::Person if player_names::is_you(game, seat) || state.by_link().is_some() => {
            let turn = match table.seat_status()[seat].side {
                Some(side) => (words.your_turn_as)(side.name),
                None => words.your_turn.to_owned(),
            };
            (turn, table.prompt())
        }
        Player::Person => ((words.to_move)(&title), table.prompt()),
        // Whoever reviews a game decides for every seat.
        Player::Machine(_) if !game.mode.engines_answer() => ((words.to_move)(&title), table.prompt()),
        Player::Machine(_) if doing == Doing::Thinking => ((words.is_thinking)(&title), String::new()),
        Player::Machine(_) if !game.at_end() => ((words.moved_next)(&title), String::new()),
        Player::Machine(_) => ((words.waits)(&title), words.go_on_to_let_it_move.to_owned()),
    }
}

/// How the engine's move came about: `AI: d5 (1.2 s, 18 k visits)`. Empty if the report has no move.
pub(crate) fn answer(game: &LiveGame, shell: &Shell, seat: Seat, report: &Report) -> String {
    let Some(best) = report.lines.first() else {
        return String::new();
    };
    let words = PlayWords::of(shell.language);
    let name = player_names::short(game, seat, shell.language);
    let (seconds, effort) = (
        estimate::seconds(report.millis, shell.language),
        estimate::visits(report, shell.language),
    );
    (words.answer)(&name, &game.table().move_text(&best.mv), &seconds, &effort)
}

/// What is read aloud after the position has changed: what was played or taken back since a ply, what was scored, whose
/// turn it is, and what there is to be placed; or the result. What a person may do is said only where it is not what was
/// said last.
pub(crate) fn news(state: &Board, doing: Doing, shell: &Shell, since: usize) -> String {
    let game = &state.game;
    let played = played_turn::turns(game, since);
    let resigns = game.resigned().is_some() && !played.is_empty();
    let mut texts: Vec<String> = played
        .into_iter()
        .map(|turn| effects::with_effects(game, shell, turn))
        .collect();
    texts.extend(taken_back(game, shell, since));
    if let Some(banner) = result::banner(state, shell) {
        // That somebody resigned is what was played.
        let why = Some(banner.why).filter(|_| !resigns);
        texts.push(banner.headline);
        texts.extend(why);
        texts.push(banner.detail);
        texts.retain(|text| !text.is_empty());
        return texts.join(" ");
    }
    texts.extend(land::gains(state, shell).into_iter().map(|gain| gain.text));
    // An engine that thinks will be heard when it has moved.
    if doing != Doing::Thinking {
        let (status, prompt) = status(state, doing, shell);
        texts.push(status);
        texts.push(prompt);
        texts.retain(|text| !text.is_empty() && *text != state.told_prompt);
        texts.extend(choices(state, shell));
        texts.extend(land::hand(state, shell).map(|hand| hand.text));
    }
    texts.join(" ")
}

/// What is read aloud when a game is opened: which it is, who plays, and where it stands.
pub(crate) fn opened(state: &Board, doing: Doing, shell: &Shell, subtitle: &str) -> String {
    let game = &state.game;
    let title = |seat| player_names::title(game, seat, shell.language);
    let players = game.seats().map(title).collect::<Vec<_>>().join("; ");
    let news = news(state, doing, shell, game.ply());
    let text = format!("{}, {subtitle}. {players}. {news}", game.id.name());
    text.trim_end().to_owned()
}

/// What was taken back from a ply of the line to the one that is shown.
fn taken_back(game: &LiveGame, shell: &Shell, from: usize) -> Option<String> {
    let plies = (game.ply()..from).filter(|&ply| matches!(game.decided(ply), Turn::Seat(_)));
    let moves: Vec<String> = plies
        .map(|ply| game.table().move_text(&game.line()[ply]))
        .collect();
    (!moves.is_empty()).then(|| (PlayWords::of(shell.language).taken_back)(&moves))
}

/// The choices that stand for marks on the board, each with its key: `1: City south, Space: No meeple.`
pub(crate) fn choices(state: &Board, shell: &Shell) -> Option<String> {
    let choice = |row: OfferRow| {
        let key = choice_key(row.key?, shell.language, &shell.settings.keys);
        Some(if key.is_empty() {
            row.label
        } else {
            format!("{key}: {}", row.label)
        })
    };
    let (none, marked): (Vec<OfferRow>, Vec<OfferRow>) = offers::offers(state, shell)
        .into_iter()
        .partition(|row| row.leaves_marks_out);
    let texts: Vec<String> = marked.into_iter().chain(none).filter_map(choice).collect();
    (!texts.is_empty()).then(|| format!("{}.", texts.join(", ")))
}

/// The last ply that was played, with the side or the player that played it: `Vertical: g4`.
pub(crate) fn last_played(game: &LiveGame, shell: &Shell) -> String {
    let ply = game.ply() - 1;
    let text = game.table().move_text(&game.line()[ply]);
    match mover(game, shell, game.decided(ply)) {
        Some(name) => (PlayWords::of(shell.language).played_by)(&name, &text),
        None => text,
    }
}

/// The side or the player that decides at a turn; `None` at a draw.
pub(crate) fn mover(game: &LiveGame, shell: &Shell, turn: Turn) -> Option<String> {
    let Turn::Seat(seat) = turn else { return None };
    Some(match game.table().seat_status()[seat].side {
        Some(side) => side.name.to_owned(),
        None => player_names::short(game, seat, shell.language),
    })
}
