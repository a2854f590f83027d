//! A list of moves in columns is read; `text_writer` has the grammar.

use super::text_writer::{BETWEEN, NOT_PLAYED};
use crate::app::link::{BadLink, Link};
use crate::catalog::{self, BadGame, GameId};
use crate::language::Language;
use crate::play::{RESIGN, RefusedMove, Table};

/// A fault of a list of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextFault {
    /// The line that names the game is no link.
    Head(BadLink),
    /// There is no such game, or it has no such options.
    Game(BadGame),
    /// A move is not legal.
    Move(RefusedMove),
}

/// A fault with its byte.
type Placed = (usize, TextFault);

/// Reads a list of moves in columns; `None` for another text, which has no line that names a game.
pub fn from_text(text: &str) -> Option<Result<Link, Placed>> {
    let (from, head) = lines(text).find(|(_, line)| is_head(line))?;
    let head = match Link::parse(head) {
        Ok(link) => link,
        Err(fault) => return Some(Err((from + fault.at(), TextFault::Head(fault)))),
    };
    let moves = lines(text).skip_while(|&(at, _)| at <= from);
    let plies: Vec<(usize, &str)> = moves.flat_map(|(at, line)| plies(at, line, &head)).collect();
    if plies.is_empty() && !text.trim_end().contains('\n') {
        // A record alone is a link.
        return None;
    }
    // The text may be in any language: the one in which more of it is read.
    let mut best: Option<Placed> = None;
    for language in Language::ALL {
        match played(&head, &plies, language) {
            Ok(names) => {
                let mut link = head;
                link.record.names = names;
                return Some(Ok(link));
            }
            Err((at, fault)) => {
                let at = at.unwrap_or(from);
                if best.as_ref().is_none_or(|(other, _)| *other < at) {
                    best = Some((at, fault));
                }
            }
        }
    }
    best.map(Err)
}

/// The lines with the byte at which each begins, without the spaces around it.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_inclusive('\n').scan(0, |at, line| {
        let from = *at;
        *at += line.len();
        let trimmed = line.trim_start();
        Some((from + line.len() - trimmed.len(), trimmed.trim_end()))
    })
}

/// Whether a line is the link of a game before its first move.
fn is_head(line: &str) -> bool {
    let Some((game, rest)) = line.split_once('/') else {
        return false;
    };
    let record = rest.split(';').next().unwrap_or_default();
    record.ends_with('/') && GameId::find(game).is_some() && !line.contains(char::is_whitespace)
}

/// The plies of a line with their places; none of a line without moves.
fn plies<'t>(at: usize, line: &'t str, head: &Link) -> Vec<(usize, &'t str)> {
    let digits = line.len() - line.trim_start_matches(|char: char| char.is_ascii_digit()).len();
    let numbered = digits > 0 && line[digits..].starts_with(". ");
    let start = match numbered {
        true => digits + 2,
        false if line.starts_with("* ") => 2,
        false => return Vec::new(),
    };
    let mut cells = cells(at + start, &line[start..]);
    // Where many play, the first column says who, and the last one has the scores.
    if numbered && GameId::find(&head.record.game).is_some_and(GameId::seats_vary) {
        cells.pop_if(|(_, cell)| cell.starts_with('['));
        cells.drain(..cells.len().min(1));
    }
    let plies = cells.into_iter().flat_map(|(at, cell)| {
        let begin = cell.as_ptr() as usize;
        cell.split(BETWEEN)
            .map(move |ply| (at + (ply.as_ptr() as usize - begin), ply.trim()))
    });
    plies
        .filter(|(_, ply)| !ply.is_empty() && *ply != NOT_PLAYED)
        .collect()
}

/// The columns of a line, which stand at least two spaces apart.
fn cells(at: usize, line: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut from = 0;
    for cell in line.split("  ") {
        let trimmed = cell.trim_start();
        if !trimmed.trim_end().is_empty() {
            found.push((at + from + cell.len() - trimmed.len(), trimmed.trim_end()));
        }
        from += cell.len() + 2;
    }
    found
}

/// The names of the plies, once they are played on a table of this language. A fault has its byte unless it is of the game.
fn played(
    head: &Link,
    plies: &[(usize, &str)],
    language: Language,
) -> Result<Vec<String>, (Option<usize>, TextFault)> {
    let opened = catalog::replayed(&head.record, language);
    let (mut table, _) = opened.map_err(|fault| (None, TextFault::Game(fault)))?;
    // What is written in words is the same everywhere, so it is looked for once.
    let mut known: Vec<(&str, String)> = Vec::new();
    for &(at, text) in plies {
        let name = known.iter().find(|(word, _)| *word == text);
        let name = name.map_or(text, |(_, name)| name);
        let Err(refused) = table.play(name) else { continue };
        let Some(name) = named(table.as_ref(), text) else {
            return Err((Some(at), TextFault::Move(refused)));
        };
        let played = table.play(&name);
        played.map_err(|refused| (Some(at), TextFault::Move(refused)))?;
        known.push((text, name));
    }
    Ok(table.record().names)
}

/// The move that reads like this in the list of moves.
fn named(table: &dyn Table, text: &str) -> Option<String> {
    if table.move_text(RESIGN) == text {
        return Some(RESIGN.to_owned());
    }
    let names = table.legal().names();
    names.into_iter().find(|name| table.move_text(name) == text)
}
