//! The rules of each game: every paragraph beside the board that shows it.

use maud::html;

use super::contents::Contents;
use super::learn::LearnWords;
use super::link::{Link, Root, rules_address};
use super::page::Page;
use super::rule::rule;
use super::shell;
use super::words::Words;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

/// A page for each game.
pub(super) fn pages(contents: &Contents, language: Language) -> Vec<Page> {
    GameId::ALL
        .iter()
        .map(|&game| page(game, contents, language))
        .collect()
}

fn page(game: GameId, contents: &Contents, language: Language) -> Page {
    let (about, words) = (game.about_in(language), Words::of(language));
    let address = rules_address(game);
    let root = Root::of(&address, language);
    let heading = (words.how_to_play)(about.name);
    let title = format!("{heading} · Tessera");
    let main = html! {
        article.rules {
            (shell::offers(&root, &address, language))
            h1 { (heading) }
            p.lead { (about.goal) }
            p.by { ((words.designed_by)(about.designer)) }
            (shell::tags(&about.tags))
            ol { @for passage in &about.rules { (rule(passage, game, contents.lessons.of(game), &root, language)) } }
            p.actions {
                a.button.primary href=(root.to(Link::Play(game))) { ((words.play_game)(about.name)) }
                @if contents.lessons.of(game).is_some() {
                    a.button href=(root.to(Link::Lesson(game))) { ((LearnWords::of(language).learn)(about.name)) }
                }
                a.button href=(root.to(Link::SetUp(game))) { ((words.set_up_game)(about.name)) }
                @if contents.puzzles.has(game) {
                    a.button href=(root.to(Link::PuzzlesOf(game))) { ((words.puzzles_of)(about.name)) }
                }
                @if contents.reports.of(game).is_some() {
                    a.button href=(root.to(Link::Report(game))) { ((words.full_report)(about.name)) }
                }
                a.button href=(root.to(Link::Home)) { (words.all_games) }
            }
            nav.others aria-labelledby="others" {
                h2 #others { (words.other_rules) }
                ul {
                    @for &other in GameId::ALL.iter().filter(|&&other| other != game) {
                        li { a href=(root.to(Link::Rules(other))) { (other.name()) } }
                    }
                }
            }
            (shell::footer(&root, &address, language))
        }
    };
    Page {
        language,
        address,
        title,
        description: (words.rules_description)(about.name, about.goal),
        in_every_language: true,
        hosts_app: false,
        main,
    }
}
