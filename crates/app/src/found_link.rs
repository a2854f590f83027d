//! The link to a game, found in any text by its grammar.
//!
//! ```text
//! found = mark word "/" rest
//! mark  = "#" | "%23" | the beginning of the text | for a record also any character but letters, digits, "/" and "-"
//! word  = GAME | "review" | "puzzle" | "setup" | "play"
//! ```
//!
//! It ends before the first character that no link has, and at the last letter, digit or `/` before that. Where a
//! program has written `%2F` for `/`, up to three times over, that is put back. A line of at least [`FULL_LINE`]
//! characters may go on in the next one. Of several links the first one counts that leads to a game whose moves are
//! all legal, those after a `#` before bare records.

use super::link::{BadLink, Link, decoded};
use super::records::{STUDY, StudyFault, from_study};
use super::route::{LinkFault, Route};
use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};

/// What the addresses begin with that open a game and are no record.
const PREFIXES: [&str; 4] = ["review", "puzzle", "setup", "play"];
/// How often a program may have written an address with percent signs.
const DEPTH: usize = 3;
/// From how many characters on a line may have been broken within a link.
const FULL_LINE: usize = 40;
/// The most lines over which a link goes, and the most links that are looked at.
const MOST: usize = 250;
/// For how many links a study counts: it takes as long to read.
const STUDY_WEIGHT: usize = 10;

/// What was looked for in a text.
pub(super) enum Found {
    /// What the first whole link leads to.
    Whole(Route),
    /// No link is whole; the first leads to this game, of which a move is not legal.
    Broken(Route),
    /// No text is a link; why the first is none, with its byte.
    Bad(usize, BadLink),
    /// No text is a link; why the first, which is a study, is none, with its byte.
    BadStudy(usize, StudyFault),
    /// No link begins anywhere.
    Nothing,
}

/// Looks for a link in a text. Why a study holds no game is said in this language.
pub(super) fn find(text: &str, language: Language) -> Found {
    let (mut bare, mut broken, mut bad, mut bad_study) = (None, None, None, None);
    let (mut from, mut looked) = (0, 0);
    while let Some((at, is_marked)) = start(text, from).filter(|_| looked < MOST) {
        let run = &text[at..][..run_length(&text[at..])];
        looked += if run.starts_with(STUDY) { STUDY_WEIGHT } else { 1 };
        from = at + run.len();
        let mut first = None;
        let mut texts = wrapped(text, at, from);
        texts.push(run.to_owned());
        // The longest first: it may be a whole game without its end.
        for read in texts.iter().map(|text| read(text)) {
            match read {
                Ok(route) if is_whole(&route) => {
                    first = Some(Ok(route));
                    break;
                }
                // What stands on one line alone says best what is wrong.
                other => first = Some(other),
            }
        }
        match first {
            Some(Ok(route)) if is_whole(&route) && is_marked => return Found::Whole(route),
            Some(Ok(route)) if is_whole(&route) => {
                let has_moves = run.matches('/').count() > 1 || run.contains('%') || at == 0;
                bare = bare.or(Some(route).filter(|_| has_moves));
            }
            Some(Ok(Route::Study(digits))) => {
                let fault = from_study(&digits, language).err();
                bad_study = bad_study.or(fault.map(|fault| (at, fault)));
            }
            Some(Err(LinkFault::BadStudy(fault))) => bad_study = bad_study.or(Some((at, fault))),
            Some(Ok(route)) => broken = broken.or(Some(route).filter(|_| is_marked || at == 0)),
            Some(Err(LinkFault::Unreadable(fault))) if is_marked || at == 0 => {
                bad = bad.or(Some((at, fault)));
            }
            _ => {}
        }
    }
    match (bare, broken, bad_study, bad) {
        (Some(route), ..) => Found::Whole(route),
        (_, Some(route), ..) => Found::Broken(route),
        (_, _, Some((at, fault)), _) => Found::BadStudy(at, fault),
        (_, _, _, Some((at, fault))) => Found::Bad(at, fault),
        _ => of_attributes(text).map_or(Found::Nothing, Found::Whole),
    }
}

/// What the attributes of a `<board-game>` lead to that are no address: its puzzle, or a new game.
fn of_attributes(text: &str) -> Option<Route> {
    let value = |name| attribute(text, name);
    let address = match (value("puzzle"), value("game"), value("size")) {
        (Some(puzzle), ..) => format!("puzzle/{puzzle}"),
        (_, Some(game), Some(size)) => format!("{game}/size={size}/"),
        (_, game, _) => format!("{}/", game?),
    };
    read(&address).ok().filter(is_whole)
}

/// The value of the first attribute of this name, in whatever quotes.
fn attribute<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let of_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    text.match_indices(name).find_map(|(at, _)| {
        let value = text[at + name.len()..]
            .trim_start()
            .strip_prefix('=')?
            .trim_start();
        let value = value.trim_start_matches(['"', '\'', '“', '”', '‘', '’']);
        let value = &value[..run_length(value)];
        (!text[..at].ends_with(of_word) && !value.is_empty()).then_some(value)
    })
}

/// What the fragment of an address leads to: as it stands, or without what programs have added to it.
pub(super) fn of_fragment(fragment: &str) -> Result<Route, LinkFault> {
    let read: Result<Route, LinkFault> = fragment.parse();
    let ends_well = fragment.ends_with(|last: char| last.is_ascii_alphanumeric() || last == '/');
    if read.is_ok() && (ends_well || fragment.contains(";names=")) {
        return read;
    }
    let run = &fragment[..run_length(fragment)];
    let rest = &fragment[run.len()..];
    let is_added =
        rest.starts_with(['&', '?', '#']) || !rest.contains(|letter: char| letter.is_ascii_alphanumeric());
    match self::read(run) {
        Ok(route) if is_added && start(fragment, 0).is_some_and(|(at, _)| at == 0) => Ok(route),
        _ => read,
    }
}

/// Where a link may begin, from a byte on, and whether a `#` stands before it.
fn start(text: &str, from: usize) -> Option<(usize, bool)> {
    let bytes = text.as_bytes();
    (from..bytes.len()).find_map(|at| {
        if !bytes[at].is_ascii_lowercase() {
            return None;
        }
        let before = &bytes[..at];
        let code = escaped_before(before);
        let is_marked = before.ends_with(b"#") || code == Some(b'#');
        let is_apart = match before.last() {
            None => true,
            Some(_) if code.is_some() => code != Some(b'/'),
            Some(last) => !last.is_ascii_alphanumeric() && !b"/-".contains(last),
        };
        let rest = &text[at..];
        let begins = |word: &str| rest.strip_prefix(word).is_some_and(begins_with_slash);
        let is_record = || GameId::KNOWN.iter().any(|game| begins(game.id()));
        let is_page = || (is_marked || at == 0) && PREFIXES.into_iter().any(begins);
        ((is_marked || is_apart) && (is_record() || is_page())).then_some((at, is_marked))
    })
}

/// The character that stands at the end of a text with a percent sign, such as `%23` or `%2523`.
fn escaped_before(text: &[u8]) -> Option<u8> {
    let (mut before, digits) = text.split_at_checked(text.len().checked_sub(2)?)?;
    while let Some(shorter) = before.strip_suffix(b"25") {
        before = shorter;
    }
    let digits = std::str::from_utf8(digits)
        .ok()
        .filter(|_| before.ends_with(b"%"))?;
    u8::from_str_radix(digits, 16).ok()
}

/// Whether a text begins with a slash, which may be written with percent signs.
fn begins_with_slash(text: &str) -> bool {
    let code = text.strip_prefix('%').map(|text| text.trim_start_matches("25"));
    text.starts_with('/') || code.is_some_and(|code| code.starts_with("2F") || code.starts_with("2f"))
}

/// How many bytes a text begins with that a link may have.
fn run_length(text: &str) -> usize {
    let is_of_link = |letter: char| letter.is_ascii_alphanumeric() || "-_~=./@;:,%".contains(letter);
    text.find(|letter| !is_of_link(letter)).unwrap_or(text.len())
}

/// The link from one byte to another with the lines into which it may go on, the longest first.
fn wrapped(text: &str, at: usize, end: usize) -> Vec<String> {
    let mut texts = Vec::new();
    let mut whole = text[at..end].to_owned();
    let mut line_start = text[..at].rfind('\n').map_or(0, |at| at + 1);
    let mut end = end;
    while texts.len() < MOST && end - line_start >= FULL_LINE {
        let broken = text[end..].strip_prefix('\r').unwrap_or(&text[end..]);
        let Some(next) = broken.strip_prefix('\n') else {
            break;
        };
        line_start = text.len() - next.len();
        let line = next.trim_start_matches([' ', '\t', '>', '|']);
        let run = &line[..run_length(line)];
        let after = &line[run.len()..];
        // Whether a study goes on is known by its checksum.
        let is_study = whole.starts_with(STUDY);
        // A sentence that follows is no part of it: it has spaces, or a word behind the name of a player.
        let is_word = whole.contains("names=") && run.bytes().all(|byte| byte.is_ascii_alphabetic());
        let is_word = is_word && !format!("{whole}{run}").ends_with(";purist");
        if run.is_empty() || !is_study && (is_word || after.starts_with(' ') && !run.contains('.')) {
            break;
        }
        whole.push_str(run);
        end = text.len() - after.len();
        texts.push(whole.clone());
    }
    texts.reverse();
    texts
}

/// What a text leads to that may have been written with percent signs. Error: why it leads nowhere as it stands.
fn read(run: &str) -> Result<Route, LinkFault> {
    let mut text = run.to_owned();
    let mut first = None;
    for _ in 0..=DEPTH {
        match read_written(&text[..run_length(&text)]) {
            Ok(route) => return Ok(route),
            Err(fault) => first = first.or(Some(fault)),
        }
        let Some(decoded) = decoded(&text) else { break };
        text = decoded;
    }
    Err(first.expect("it was read"))
}

/// What a text leads to once what no link ends with is cut off.
fn read_written(text: &str) -> Result<Route, LinkFault> {
    let cut = text.trim_end_matches(|last: char| !last.is_ascii_alphanumeric() && last != '/');
    let read = cut.parse();
    match (&read, cut.strip_suffix('/')) {
        (Err(_), Some(shorter)) => shorter.parse().or(read),
        // What was cut off may be the place of the fault.
        (Err(_), None) if cut.len() < text.len() => text.parse().or(read),
        _ => read,
    }
}

/// Whether all moves are legal, and a study is read.
fn is_whole(route: &Route) -> bool {
    let is_legal = |link: &Link| {
        catalog::replayed(&link.record, Language::English).is_ok_and(|(_, refused)| refused.is_none())
    };
    match route {
        Route::Play(link) | Route::Review(link) | Route::OwnPuzzle(link) => is_legal(link),
        Route::Study(digits) => from_study(digits, Language::English).is_ok(),
        _ => true,
    }
}
