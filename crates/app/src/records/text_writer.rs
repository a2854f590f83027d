//! Writes a game as a list of moves in columns, for people; `text_reader` reads it back.
//!
//! ```text
//! text    = title NL head NL { seat NL } NL [ columns NL ] { line NL } NL scores NL [ result NL ]
//! head    = link without moves
//! seat    = SEAT ": " who
//! columns = "# " who "  " who
//! line    = setup | round | turn
//! setup   = "* " ply { " · " ply }
//! round   = NUMBER ". " moves [ "  " moves ]
//! turn    = NUMBER ". " who "  " moves "  [" scores "]"
//! moves   = "…" | ply { " · " ply }
//! ```
//!
//! Columns stand at least two spaces apart; a ply reads as in the list of moves of the page. Scores and result begin with
//! a word of their own, so that no name of a player is read as a move. `setup` is what was agreed: a
//! bid, the choice of a side, a swap.

use super::opened::Unplayable;
use crate::link::Link;
use crate::live_game::LiveGame;
use crate::play::view::{self, MoveLine, MoveRow};
use crate::player_names;
use crate::words::{PlayWords, ShareWords};
use tessera_core::language::Language;
use tessera_core::points;
use tessera_games::play::{Options, Record};

/// What stands between two plies of a turn.
pub(super) const BETWEEN: &str = " · ";
/// What stands in place of a turn that was not played.
pub(super) const NOT_PLAYED: &str = "…";

impl Link {
    /// The game as a list of moves in columns, in this language.
    pub fn text(&self, language: Language) -> Result<String, Unplayable> {
        let opened = self.opened(language)?;
        let (game, words) = (&opened.game, PlayWords::of(language));
        let name = game.id.name();
        let mut lines = vec![
            format!("{name}{BETWEEN}{}", view::options(game, language)),
            self.head().to_string(),
        ];
        let status = game.table().seat_status();
        lines.extend(game.seats().map(|seat| {
            let name = player_names::name(game, seat, language);
            let who = match status[seat].side {
                Some(side) => (words.with_side)(&name, side.name),
                None => name,
            };
            format!("{}: {who}", seat.0 + 1)
        }));
        lines.push(String::new());
        let table = view::moves(game, language);
        let mut rows: Vec<[String; 4]> = Vec::new();
        if !opened.scores.is_empty() {
            lines.push(words.scores_in_brackets.to_owned());
        } else if let [first, second] = &table.columns[..] {
            rows.push([COLUMNS.to_owned(), first.clone(), second.clone(), String::new()]);
        }
        let mut round = 0;
        for line in &table.lines {
            rows.push(match line {
                MoveLine::Agreed(plies) => ["*".to_owned(), joined(plies), String::new(), String::new()],
                MoveLine::Round(_, turns) => {
                    round += 1;
                    let mut turns = turns.iter().map(|plies| joined(plies));
                    let first = turns.next().filter(|turn| !turn.is_empty());
                    let first = first.unwrap_or_else(|| NOT_PLAYED.to_owned());
                    let second = turns.next().unwrap_or_default();
                    [format!("{round}."), first, second, String::new()]
                }
                MoveLine::Turn(number, seat, plies) => {
                    let last = plies.last().and_then(|ply| opened.scores.get(ply.ply - 1));
                    let scores = last.map(|scores| {
                        let scores: Vec<String> = scores.iter().copied().map(points::in_words).collect();
                        format!("[{}]", scores.join(" "))
                    });
                    let who = player_names::short(game, *seat, language);
                    [
                        format!("{number}."),
                        who,
                        joined(plies),
                        scores.unwrap_or_default(),
                    ]
                }
            });
        }
        lines.extend(in_columns(&rows));
        lines.extend([String::new(), score_line(game, language).text]);
        if game.over() {
            lines.push((ShareWords::of(language).result)(&opened.outcome(language)));
        }
        lines.push(String::new());
        Ok(lines.join("\n"))
    }

    /// The link of the game before its first move.
    fn head(&self) -> Link {
        let record = &self.record;
        let options: Options = record.options.clone();
        Link {
            record: Record {
                game: record.game.clone(),
                options,
                ..Record::default()
            },
            shared: None,
            ..self.clone()
        }
    }
}

/// The line that says what each seat has scored.
pub(super) struct Score {
    pub text: String,
}

impl Score {
    /// Whether another line says the scores of the same seats, whatever they are.
    pub fn has_labels_of(&self, other: &str) -> bool {
        let label = |letter: &char| !letter.is_numeric() && !" −-".contains(*letter);
        self.text.chars().filter(label).eq(other.chars().filter(label))
    }
}

/// What each seat has scored, as the list of moves says it.
pub(super) fn score_line(game: &LiveGame, language: Language) -> Score {
    let status = game.table().seat_status();
    let scores = game.seats().map(|seat| {
        let status = &status[seat];
        let name = || player_names::short(game, seat, language);
        let who = status.side.map_or_else(name, |side| side.name.to_owned());
        format!("{who} {}", points::in_words(status.scored()))
    });
    let scores: Vec<String> = scores.collect();
    Score {
        text: (ShareWords::of(language).score)(&scores.join(", ")),
    }
}

/// What begins the line of the names of the columns. No line of moves begins with it, whatever the players are called.
const COLUMNS: &str = "#";

/// The plies of a turn in a row.
fn joined(plies: &[MoveRow]) -> String {
    let texts: Vec<&str> = plies.iter().map(|ply| ply.text.as_str()).collect();
    texts.join(BETWEEN)
}

/// The rows with their columns below each other. The setup takes the place of all columns.
fn in_columns(rows: &[[String; 4]]) -> Vec<String> {
    let width = |column: usize| {
        let rows = rows.iter().filter(|row| row[0] != "*");
        let widths = rows.map(|row| row[column].chars().count());
        widths.max().unwrap_or(0)
    };
    let [number, first, second] = [0, 1, 2].map(width);
    let line = |[at, one, two, three]: &[String; 4]| {
        let line = format!("{at:>number$} {one:first$}  {two:second$}  {three}");
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
