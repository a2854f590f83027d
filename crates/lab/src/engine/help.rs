//! What `help` answers.

use super::game_help::about_moves;
use tessera_core::language::Language;
use tessera_games::catalog::{self, BadGame, GameId};
use tessera_games::play::{OptionKind, OptionSpec, Options, Supply};

/// The commands, a line each.
const COMMANDS: &[&str] = &[
    "position GAME/OPTIONS/NAMES   set the position; NAMES are moves joined by dots, or nothing",
    "play NAME                     play a move, resign, or set the outcome of a draw",
    "undo [N]                      take N plies back, or one",
    "chance [seed=N]               draw by the bag and play the outcome, where chance is to move",
    "turn                          whose turn it is",
    "legal                         the names of all legal moves or outcomes",
    "moves                         the names played so far",
    "record                        the game as a record",
    "result                        the score as if the game ended now, and who has won",
    "go LIMIT [engine=E] [seed=N] [threads=N]",
    "                              search and choose a move; LIMIT is one of",
    "    steps=N                   so many steps: the same answer on every machine",
    "    millis=N                  so many milliseconds for this move",
    "    cpu-millis=N              the same in processor time, for a busy machine",
    "    turn-millis=N             so many milliseconds for a turn of several moves, this one among them",
    "    clock=N [inc=N]           N milliseconds left for the whole game, and inc more after each turn",
    "    infinite                  until stop",
    "stop                          end the search and answer with the best move so far",
    "ping [WORD]                   answered by pong and the word, during a search, too",
    "id, name, version             who speaks",
    "help [GAME]                   this, or the options and the names of moves of a game",
    "quit                          end; a search with a limit is finished first",
];

/// The answer to `help` or `help GAME`: lines that begin with `help`, and `ok`.
pub(super) fn text(game: &str) -> Result<String, String> {
    let ids: Vec<&str> = GameId::KNOWN.iter().map(|game| game.id()).collect();
    let lines = match (game, GameId::find(game)) {
        ("", _) => {
            let mut lines: Vec<String> = COMMANDS.iter().map(|line| (*line).to_owned()).collect();
            lines.push(format!("games: {}; help GAME tells more", ids.join(", ")));
            lines
        }
        (_, Some(game)) => about(game),
        (_, None) => {
            return Err(BadGame::Unknown(game.to_owned()).to_string());
        }
    };
    let lines = lines.iter().map(|line| format!("help {line}\n"));
    Ok(lines.collect::<String>() + "ok")
}

/// The lines about a game.
fn about(game: GameId) -> Vec<String> {
    let about = game.about();
    let mut lines = vec![format!("{}: {}", about.name, about.goal)];
    lines.extend(game.specs().iter().map(option));
    lines.extend(about_moves(game).iter().map(|line| (*line).to_owned()));
    lines.extend(tiles(game));
    lines.push("resign: the seat to move gives up; in no list of legal moves".into());
    lines.push(format!("example: position {}", about.example));
    lines
}

/// The kinds of tiles, with how many there are of each.
fn tiles(game: GameId) -> Vec<String> {
    let table = catalog::open(game, &Options::default(), Language::English);
    let table = table.expect("every game has usual options");
    let supply = table.land().map_or_else(Vec::new, |land| land.supply());
    let tile = |tile: &Supply| format!("tile {}, {} of them: {}", tile.name, tile.all, tile.text);
    supply.iter().map(tile).collect()
}

/// An option with its values and its default.
fn option(spec: &OptionSpec) -> String {
    let values = match &spec.kind {
        OptionKind::Number { least, most, .. } => format!("{least} to {most}"),
        OptionKind::OneOf(values) => {
            let values: Vec<String> = values
                .iter()
                .map(|(value, label)| {
                    if label.eq_ignore_ascii_case(value) {
                        value.clone()
                    } else {
                        format!("{value} ({label})")
                    }
                })
                .collect();
            values.join(" or ")
        }
        OptionKind::Komi => {
            "bid, or points in halves such as 3_5 (3.5 and 3½ are understood), 0 to 99_5".into()
        }
    };
    format!(
        "option {}={values}; default {}. {}",
        spec.key, spec.default, spec.note
    )
}
