//! Reads a list of moves, as `text_writer` writes it and as people type it.
//!
//! A line is a number with plies behind it, a bullet with plies, or plies alone, which go on under the number before.
//! Every ply must be legal and stand under the number that it has in the game's own list; so a line that is lost, doubled or
//! out of place is found, and nothing is read as another game.

use super::line::{Line, Mark, mark};
use super::text_writer::{BETWEEN, NOT_PLAYED, Score, score_line};
use crate::link::{BadLink, Link};
use crate::live_game::LiveGame;
use crate::play::view;
use crate::words::ShareWords;
use tessera_core::language::Language;
use tessera_games::catalog::{self, BadGame, GameId};
use tessera_games::play::{RESIGN, RefusedMove, Table};

/// The most words that the text of a ply has.
const MOST_WORDS: usize = 8;

/// A fault of a list of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextFault {
    /// The line that names the game is no link.
    Head(BadLink),
    /// There is no such game, or it has no such options.
    Game(BadGame),
    /// A move is not legal.
    Move(RefusedMove),
    /// The list is not whole, or not in order.
    Order(OrderFault),
}

/// Why a list of moves is not the whole list of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrderFault {
    /// After one number, 0 for none, comes another than the next.
    Number(usize, usize),
    /// A move stands under this number and has another one in the game, or none.
    Elsewhere(usize),
    /// A move stands under no number and has this one in the game.
    NoNumber(usize),
    /// Under this number stands no move.
    Empty(usize),
    /// The score is not that of the game.
    Score,
    /// A move is expected.
    NoMove,
}

/// A fault with its byte.
type Placed = (usize, TextFault);

/// Reads a list of moves; `None` for another text, which has no line that names a game.
pub fn from_text(text: &str) -> Option<Result<Link, Placed>> {
    let (at, head) = lines(text).find_map(|line| {
        // The address of the site may stand before it.
        let head = line.text.rsplit('#').next().unwrap_or_default();
        is_head(head).then_some((line.at + line.text.len() - head.len(), head))
    })?;
    let head = match Link::parse(head) {
        Ok(link) => link,
        Err(fault) => return Some(Err((at + fault.at(), TextFault::Head(fault)))),
    };
    // A record alone is a link.
    text[at..].trim_end().lines().nth(1)?;
    // The text may be in any language: the one in which more of it is read.
    let mut best: Option<Placed> = None;
    for language in Language::ALL {
        let read = Reader::of(&head, language).map_err(|fault| (at, TextFault::Game(fault)));
        match read.and_then(|reader| reader.read(text, at)) {
            Ok(link) => return Some(Ok(link)),
            Err(fault) if best.as_ref().is_none_or(|(other, _)| *other < fault.0) => best = Some(fault),
            Err(_) => {}
        }
    }
    best.map(Err)
}

fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.split_inclusive('\n').scan(0, |at, line| {
        *at += line.len();
        Some(Line::of(*at - line.len(), line))
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

/// A list of moves in one language, as far as it is read.
struct Reader<'a> {
    head: &'a Link,
    language: Language,
    table: Box<dyn Table>,
    /// The names of texts that were looked for once: they are the same everywhere.
    known: Vec<(String, String)>,
    /// Of every ply its byte, and the number under which it stands.
    plies: Vec<(usize, Option<usize>)>,
    /// The last number, 0 before the first, with its byte.
    last: (usize, usize),
    /// The number under which the next ply stands.
    number: Option<usize>,
    /// Whether the list has ended.
    ended: bool,
    /// The line of the score, with its byte, and whether a result follows it.
    score: Option<(usize, String)>,
    result: bool,
}

impl<'a> Reader<'a> {
    fn of(head: &'a Link, language: Language) -> Result<Reader<'a>, BadGame> {
        let (table, _) = catalog::replayed(&head.record, language)?;
        Ok(Reader {
            head,
            language,
            table,
            known: Vec::new(),
            plies: Vec::new(),
            last: (0, 0),
            number: None,
            ended: false,
            score: None,
            result: false,
        })
    }

    /// Reads the lines after the one that names the game.
    fn read(mut self, text: &str, head: usize) -> Result<Link, Placed> {
        let (mut seats, mut is_after_gap) = (0, false);
        for line in lines(text).skip_while(|line| line.at <= head) {
            if line.text.is_empty() {
                is_after_gap = true;
                continue;
            }
            // The lines of the seats stand before the first move, in order.
            let is_first = self.plies.is_empty() && self.last.0 == 0;
            if is_first && seats < self.table.seats() && line.is_of_seat(usize::from(seats) + 1) {
                seats += 1;
                continue;
            }
            self.line(&line, is_after_gap)?;
            is_after_gap = false;
        }
        self.finished()
    }

    fn line(&mut self, line: &Line<'_>, is_after_gap: bool) -> Result<(), Placed> {
        if line.text.starts_with("# ") || self.is_footer(line) {
            return Ok(());
        }
        let (at, is_listed, number) = line.begin();
        if self.ended {
            return match number {
                Some(Mark { number, .. }) if number == self.last.0 + 1 => order(at, OrderFault::NoMove),
                _ => Ok(()),
            };
        }
        let begins =
            number.filter(|mark| mark.is_sure || [self.last.0, self.last.0 + 1].contains(&mark.number));
        let rest = match begins {
            Some(mark) => {
                self.count(at, mark.number)?;
                mark.length
            }
            None => {
                if is_listed {
                    self.number = None;
                }
                0
            }
        };
        let mut cells = line.cells(at + rest);
        if begins.is_some() && self.table.land().is_some() {
            self.leave_out_name(&mut cells);
        }
        let before = self.plies.len();
        for (at, cell) in cells {
            let Err(fault) = self.cell(at, cell) else { continue };
            let is_prose = begins.is_none() && self.plies.len() == before;
            if is_prose && (before == 0 && self.last.0 == 0 || is_after_gap && !is_listed) {
                self.ended = before > 0;
                return Ok(());
            } else {
                return Err(fault);
            }
        }
        Ok(())
    }

    /// Whether a line says how the game stands after its moves.
    fn is_footer(&mut self, line: &Line<'_>) -> bool {
        let begins = |text: String| line.text.starts_with(text.trim_end());
        let is = |form: fn(&ShareWords) -> String| {
            Language::ALL
                .iter()
                .any(|&language| begins(form(ShareWords::of(language))))
        };
        let is_score = is(|words| (words.score)(""));
        if is_score {
            self.score = Some((line.at, line.text.to_owned()));
        }
        let is_result = is(|words| (words.result)(""));
        self.result |= is_result;
        let is_points = ["1-0", "0-1", "1/2-1/2", "½-½", "*"].contains(&line.text);
        let ends = is_score || is_result || is_points;
        self.ended |= ends;
        ends
    }

    /// A number stands here.
    fn count(&mut self, at: usize, number: usize) -> Result<(), Placed> {
        let last = self.last.0;
        if number != last && number != last + 1 || number == 0 {
            return order(at, OrderFault::Number(last, number));
        }
        self.last = (number, at);
        self.number = Some(number);
        Ok(())
    }

    /// Leaves out the player who made a turn: the first cell, or the words before the first that is a ply.
    fn leave_out_name(&mut self, cells: &mut Vec<(usize, &str)>) {
        let Some(&(at, first)) = cells.first() else { return };
        if cells.len() > 1 && !first.contains(BETWEEN) {
            cells.remove(0);
            return;
        }
        let turn = first.split(BETWEEN).next().unwrap_or(first);
        let words = turn.match_indices(' ').map(|(at, _)| at + 1);
        let mut begins = std::iter::once(0).chain(words);
        if let Some(from) = begins.find(|&from| self.named(&turn[from..]).is_some()) {
            cells[0] = (at + from, &first[from..]);
        }
    }

    /// Reads plies that stand behind each other, with or without ` · ` between them.
    fn cell(&mut self, mut at: usize, mut cell: &str) -> Result<(), Placed> {
        loop {
            let trimmed = cell.trim_start_matches([' ', '\t', '·', ',', ';', '!', '?']);
            at += cell.len() - trimmed.len();
            cell = trimmed;
            let not_played = [NOT_PLAYED, "...", ".."]
                .into_iter()
                .find(|dots| cell.starts_with(dots));
            let read = match (cell, not_played) {
                ("", _) => return Ok(()),
                (_, Some(dots)) => dots.len(),
                _ => match mark(cell).filter(|mark| mark.is_sure) {
                    Some(mark) => {
                        self.count(at, mark.number)?;
                        mark.length
                    }
                    None => self.ply(at, cell)?,
                },
            };
            at += read;
            cell = &cell[read..];
        }
    }

    /// Plays the ply with which a text begins: its longest words that are one. How many bytes they have.
    fn ply(&mut self, at: usize, text: &str) -> Result<usize, Placed> {
        let end = text.find(BETWEEN).unwrap_or(text.len());
        let words = text[..end].match_indices(char::is_whitespace).map(|(at, _)| at);
        let mut ends: Vec<usize> = words.take(MOST_WORDS).collect();
        ends.push(end);
        let first = &text[..ends[0]];
        // How good it was is no part of it.
        let bare = first.trim_end_matches(['!', '?', ',', ';', '.']);
        let tries = ends
            .iter()
            .rev()
            .map(|&end| &text[..end])
            .filter(|text| !text.is_empty());
        let tries = tries.chain(Some(bare).filter(|bare| !bare.is_empty() && *bare != first));
        let mut refused = None;
        for text in tries {
            let name = self.named(text).unwrap_or_else(|| text.to_owned());
            match self.table.play(&name) {
                Ok(_) => {
                    self.plies.push((at, self.number));
                    return Ok(text.len());
                }
                Err(fault) => {
                    refused = Some(refused.filter(|_| text == bare && bare != first).unwrap_or(fault))
                }
            }
        }
        let refused = refused.expect("a text that is not empty is tried");
        Err((at, TextFault::Move(refused)))
    }

    /// The name of the ply that reads like this, or has this name.
    fn named(&mut self, text: &str) -> Option<String> {
        let is_legal =
            |table: &dyn Table, name: &str| table.legal().names().iter().any(|legal| legal == name);
        // The same words may be of another part of another tile.
        let table = self.table.as_ref();
        let mut known = self.known.iter().filter(|(known, _)| known == text);
        if let Some((_, name)) =
            known.find(|(_, name)| is_legal(table, name) && table.move_text(name) == text)
        {
            return Some(name.clone());
        }
        if text == RESIGN || self.table.move_text(RESIGN) == text {
            return Some(RESIGN.to_owned());
        }
        if is_legal(self.table.as_ref(), text) {
            return Some(text.to_owned());
        }
        let names = self.table.legal().names();
        let name = names
            .into_iter()
            .find(|name| self.table.move_text(name) == text)?;
        self.known.push((text.to_owned(), name.clone()));
        Some(name)
    }

    /// The game, if every ply stands under its number and the score is that of the game.
    fn finished(self) -> Result<Link, Placed> {
        let Reader {
            head,
            language,
            table,
            plies,
            last: (last, at),
            score,
            result,
            ..
        } = self;
        let mut link = head.clone();
        link.record.names = table.record().names;
        // The game is opened once more, and two of the longest take much memory.
        drop(table);
        if last > 0 && !plies.iter().any(|&(_, number)| number == Some(last)) {
            return order(at, OrderFault::Empty(last));
        }
        let Ok(opened) = link.opened(language) else {
            return Ok(link);
        };
        let numbers = numbers(&opened.game, language);
        for (&(at, stands), belongs) in plies.iter().zip(numbers) {
            match (stands, belongs) {
                (Some(number), belongs) if belongs != stands => {
                    return order(at, OrderFault::Elsewhere(number));
                }
                (None, Some(number)) if last > 0 => return order(at, OrderFault::NoNumber(number)),
                _ => {}
            }
        }
        let Some((at, score)) = score else {
            return Ok(link);
        };
        let told: Vec<Score> = Language::ALL
            .map(|language| score_line(&opened.game, language))
            .into();
        let same = told.iter().find(|told| told.has_labels_of(&score));
        match same {
            Some(told) if told.text != score || result && !opened.game.over() => order(at, OrderFault::Score),
            _ => Ok(link),
        }
    }
}

fn order<T>(at: usize, fault: OrderFault) -> Result<T, Placed> {
    Err((at, TextFault::Order(fault)))
}

/// The round or the turn of every ply; none for what was agreed.
fn numbers(game: &LiveGame, language: Language) -> Vec<Option<usize>> {
    let (mut numbers, mut last) = (Vec::new(), 0);
    for line in view::moves(game, language).lines {
        last += usize::from(line.number().is_some());
        numbers.resize(numbers.len() + line.count(), line.number().map(|_| last));
    }
    numbers
}
