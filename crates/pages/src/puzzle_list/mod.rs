//! The list of all puzzles, by game and band. What of it somebody has solved is marked by `www/puzzles.js`, which reads what
//! the device keeps.

mod ideas;
mod paths;
mod words;

use maud::{Markup, html};

use super::contents::Contents;
use super::link::{Link, PUZZLES, Root};
use super::page::Page;
use super::shell;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_protocol::puzzles::{BANDS, Puzzle, PuzzleFile};
use words::ListWords;

/// The list; none where there are no puzzles.
pub(super) fn pages(contents: &Contents, language: Language) -> Vec<Page> {
    if contents.puzzles.is_empty() {
        return Vec::new();
    }
    let words = ListWords::of(language);
    let root = Root::of(PUZZLES, language);
    let name = |file: &PuzzleFile| file.game.name().to_owned();
    let names: Vec<String> = contents.puzzles.iter().map(name).collect();
    let main = html! {
        article.rules.puzzles data-solved=(words.solved) data-failed=(words.failed) {
            (shell::offers(&root, PUZZLES, language))
            h1 { (words.title) }
            p.lead { (words.lead) }
            p.actions { a.button.primary href=(root.to(Link::DailyPuzzle)) { (words.daily) } }
            @for file in contents.puzzles.iter() { (game(file, &root, language)) }
            p.small { (words.method) }
            (shell::footer(&root, PUZZLES, language))
        }
    };
    vec![Page {
        language,
        address: PUZZLES.to_owned(),
        title: format!("{} · Tessera", words.title),
        description: (words.description)(&names),
        in_every_language: true,
        hosts_app: false,
        main,
    }]
}

fn game(file: &PuzzleFile, root: &Root, language: Language) -> Markup {
    let (words, id) = (ListWords::of(language), file.game.id());
    let heading = format!("{id}-title");
    let of_band = |band: u8| {
        let puzzles = file.listed().filter(move |puzzle| puzzle.band() == band);
        puzzles.collect::<Vec<_>>()
    };
    html! {
        section id=(id) aria-labelledby=(heading) {
            h2 id=(heading) { (file.game.name()) }
            p.soft { ((words.count)(file.listed().count())) }
            (paths::paths(file, root, language))
            @for (band, puzzles) in (1..=BANDS).map(|band| (band, of_band(band))).filter(|(_, puzzles)| !puzzles.is_empty()) {
                h3 { (band_name(band, words)) " " span.progress data-text=((words.solved_of)("{}", puzzles.len())) {} }
                ul.chips { @for puzzle in puzzles { li { (chip(puzzle, file.game, root, language)) } } }
            }
        }
    }
}

/// The link to a puzzle: its number.
fn chip(puzzle: &Puzzle, game: GameId, root: &Root, language: Language) -> Markup {
    let number = puzzle.number(game).unwrap_or_default().to_string();
    let name = (ListWords::of(language).numbered)(game.name(), &number);
    html! {
        a href=(root.to(Link::Puzzle(&puzzle.id))) data-puzzle=(puzzle.id) aria-label=(name) { (number) }
    }
}

fn band_name(band: u8, words: &ListWords) -> &'static str {
    match band {
        1 => words.easy,
        2 => words.medium,
        _ => words.hard,
    }
}
