//! The home page: a card for each game, and the place where the app runs.

use maud::{Markup, html};

use super::board::board_of_card;
use super::contents::Contents;
use super::icons::icon;
use super::kept_words::KeptWords;
use super::learn::LearnWords;
use super::link::{Link, PUZZLES, Root};
use super::page::Page;
use super::shell;
use super::words::{Words, description};
use tessera_app::SavedGame;
use tessera_app::words::PanelWords;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

/// The game whose rules are the shortest, with which to begin.
const EASIEST: GameId = GameId::Linage;

/// The home page.
pub(super) fn pages(contents: &Contents, language: Language) -> Vec<Page> {
    let words = Words::of(language);
    let root = Root::of("", language);
    let main = html! {
        // www/device_store.js shows it; the place is always there, so that a screen reader says what comes into it.
        p.unkept #unkept role="alert" hidden { (words.unkept) }
        section.home #home {
            (shell::offers(&root, "", language))
            h1 { (words.home_heading) }
            p.lead { (words.lead) }
            p.note.unstarted { (words.no_script) }
            (never(contents, &root, language))
            (saved_games(language))
            (finished_games(language))
            p.wrong #undeleted role="alert" hidden { (words.not_deleted) }
            (manage(words))
            ul.cards {
                @for &game in GameId::ALL { (card(game, contents, &root, language)) }
            }
            (daily(contents, &root, language))
            (paste(words))
            // www/home.js shows it.
            div.message #aside role="status" hidden {
                p { (words.aside) }
                button.primary.export { (words.save_file) }
                button.remove { (words.delete) }
            }
            (shell::footer(&root, "", language))
            // www/offline.js shows it.
            div.message #update role="status" hidden {
                p { (words.new_version) }
                button.primary { (words.reload) }
            }
        }
        div #app { (frame(language)) }
    };
    vec![Page {
        language,
        address: String::new(),
        title: words.home_title.to_owned(),
        description: description(language),
        in_every_language: true,
        hosts_app: true,
        main,
    }]
}

/// The lessons, for whoever has played nothing yet; `www/start.js` takes them away where the device keeps anything.
fn never(contents: &Contents, root: &Root, language: Language) -> Markup {
    let words = LearnWords::of(language);
    html! {
        @if let Some(first) = contents.lessons.iter().find(|lesson| lesson.game == EASIEST).or(contents.lessons.iter().next()) {
            section.never #never aria-labelledby="never-title" {
                div {
                    h2 #never-title { (words.never) }
                    p.soft { (words.never_note) }
                }
                p.actions {
                    a.button.primary href=(root.to(Link::LessonNext(first.game))) {
                        ((words.begin_with)(first.game.name()))
                    }
                    a.button.quiet href=(root.to(Link::Learn)) { (words.title) }
                }
            }
        }
    }
}

/// The games that can be continued; `www/home.js` lists those that the device keeps.
fn saved_games(language: Language) -> Markup {
    let (words, kept) = (Words::of(language), KeptWords::of(language));
    html! {
        section.saved #saved aria-labelledby="saved-title" hidden {
            h2 #saved-title { (kept.continue_game) }
            ul {}
            button.more data-text=((kept.all_saved)("{}")) hidden {}
            template data-level=((kept.ai_level)("{}")) data-persons=((kept.persons)("{}")) data-player=((kept.player)("{}"))
                data-named=((kept.named_by_link)("{}")) data-link=(kept.by_link) {
                li {
                    a.card href="#" {
                        span.thumb aria-hidden="true" {}
                        span { b {} small {} }
                    }
                    button.manage aria-haspopup="dialog" title=(words.manage) aria-label=(words.manage) { (icon("more")) }
                    p.removed role="status" {
                        (words.deleted) " " button.restore { (words.restore) }
                    }
                }
            }
        }
    }
}

/// The games that are over, to be reviewed; `www/home.js` lists them in the same way. They are folded up, so that the games below
/// stay in view.
fn finished_games(language: Language) -> Markup {
    let words = KeptWords::of(language);
    html! {
        details.saved #finished hidden {
            summary { h2 data-text=((words.finished_games)("{}")) { ((words.finished_games)("0")) } }
            ul {}
            button.more data-text=((words.all_finished)("{}")) hidden {}
        }
    }
}

/// What can be done with a kept game; `www/home.js` opens it for one.
fn manage(words: &Words) -> Markup {
    html! {
        dialog #manage aria-labelledby="manage-title" {
            form method="dialog" {
                h2 #manage-title {}
                label for="game-name" { (words.game_name) }
                p.named {
                    input #game-name maxlength=(SavedGame::LONGEST_NAME) autocomplete="off";
                    button.primary.rename type="button" { (words.rename) }
                }
                ul.menu {
                    li { button.review type="button" { (words.review) } }
                    li { button.share type="button" { (words.share) } }
                    li { button.export type="button" { (words.save_file) } }
                    li { button.remove.danger type="button" { (words.delete) } }
                }
                p.actions { button { (words.close) } }
            }
        }
    }
}

/// The field for a game from elsewhere; `www/home.js` hands it over to the app.
fn paste(words: &Words) -> Markup {
    html! {
        section.paste #paste aria-labelledby="paste-title" {
            h2 #paste-title { (words.open_game) }
            form {
                label for="pasted" { (words.paste) }
                // Above the field, which is scrolled into view when it has the focus again.
                p.wrong #paste-fault role="alert" data-large=((words.file_too_large)("{}")) hidden {}
                textarea #pasted rows="2" spellcheck="false" autocomplete="off" autocapitalize="off" {}
                p.actions {
                    button.primary { (words.open) }
                    button.file type="button" { (words.choose_file) }
                }
            }
        }
    }
}

fn card(game: GameId, contents: &Contents, root: &Root, language: Language) -> Markup {
    let (about, words) = (game.about_in(language), Words::of(language));
    let (play, set_up, rules) = (
        root.to(Link::Play(game)),
        root.to(Link::SetUp(game)),
        root.to(Link::Rules(game)),
    );
    html! {
        li.card data-game=(game.id()) {
            a.thumb href=(play) tabindex="-1" aria-hidden="true" { (board_of_card(about.example, language)) }
            div {
                h2 { (about.name) }
                p { (about.goal) }
                (shell::tags(&about.tags))
                @let has_lesson = contents.lessons.of(game).is_some();
                @let (has_report, has_puzzles) = (contents.reports.of(game).is_some(), contents.puzzles.has(game));
                @if has_lesson || has_report || has_puzzles {
                    p.tags {
                        @if has_lesson {
                            @let learn = LearnWords::of(language);
                            a href=(root.to(Link::Lesson(game))) aria-label=((learn.learn)(about.name)) { (learn.title) }
                        }
                        @if has_lesson && has_report { " · " }
                        @if has_report { a href=(root.to(Link::Report(game))) { ((words.full_report)(about.name)) } }
                        @if (has_lesson || has_report) && has_puzzles { " · " }
                        @if has_puzzles {
                            a href=(root.to(Link::PuzzlesOf(game))) aria-label=((words.puzzles_of)(about.name)) { (words.puzzles) }
                        }
                    }
                }
                (ladder(game, root, words))
                p.actions {
                    a.button.primary href=(play) aria-label=((words.play_game)(about.name)) { (words.play) }
                    a.button.quiet href=(rules) aria-label=((words.rules_of)(about.name)) { (words.rules) }
                    a.icon href=(set_up) aria-label=((words.set_up_game)(about.name)) title=((words.set_up_game)(about.name)) { (icon("settings")) }
                }
            }
        }
    }
}

/// How somebody does against the level that was played last, and which level comes next; `www/home.js` fills it in from the
/// games that the device keeps.
fn ladder(game: GameId, root: &Root, words: &Words) -> Markup {
    html! {
        p.ladder hidden data-drawn=((words.drawn)("{}")) {
            span data-text=((words.ladder)("{level}", "{won}", "{lost}")) {}
            " "
            a href=(root.to(Link::SetUp(game))) data-up=((words.level_up)("{}")) data-down=((words.level_down)("{}")) hidden {}
        }
    }
}

/// The puzzle of the day, and puzzles of one's own games that are asked again; its position, its task and the days in a row are filled in by `www/daily.js` once the page is there.
fn daily(contents: &Contents, root: &Root, language: Language) -> Markup {
    let words = Words::of(language);
    let counts: Vec<String> = (GameId::ALL.iter())
        .map(|&game| {
            format!(
                "{}:{}",
                game.id(),
                contents.puzzles.of(game).map_or(0, |file| file.listed().count())
            )
        })
        .collect();
    html! {
        @if !contents.puzzles.is_empty() {
            section.daily {
                a.card #daily href=(root.to(Link::DailyPuzzle)) data-files=(root.file(PUZZLES)) data-puzzles=(counts.join(" "))
                    data-solved=(words.daily_solved) data-open=(words.daily_open) data-days=((words.daily_days)("{}")) {
                    span.thumb aria-hidden="true" { (icon("hint")) }
                    span {
                        b { (words.daily_puzzle) }
                        " "
                        small.task { (words.daily_note) }
                        " "
                        small.days {}
                    }
                }
                p #again hidden { a.button href="" data-text=((words.daily_again)("{}")) {} }
                p { a.button.quiet href=(root.to(Link::Puzzles)) { (words.all_puzzles) } }
            }
        }
    }
}

/// The cells of a board of hexagons, nine across, as a path in a square of that width.
fn hexagons() -> String {
    const CELL: &str = "l.5-.289.5.289v.577l-.5.289-.5-.289z";
    let row = |at: i32| {
        let cells = 9 - (at - 4).abs();
        let (x, y) = (f64::from(9 - cells) / 2.0, 0.748 + 0.866 * f64::from(at));
        let rest = format!("m1 0{CELL}").repeat(cells as usize - 1);
        format!("M{x} {y:.2}{CELL}{rest}")
    };
    (0..9).map(row).collect()
}

/// The frame of a board, shown while the app is loaded, with the name of the game and what it is about, which `www/start.js`
/// reads off its card, and beside it the rules of the game in short: by these `www/starting.css` knows the game and what its board
/// is made of.
fn frame(language: Language) -> Markup {
    let lines: String = (1..9).map(|at| format!("M{at} 0v9M0 {at}h9")).collect();
    html! {
        div.starting {
            svg viewBox="0 0 9 9" aria-hidden="true" {
                path d="M0 0h9v9H0z" fill="var(--ink-board)" {}
                path d=(lines) stroke="var(--ink-grid)" stroke-width="0.03" {}
                path.cells d=(hexagons()) fill="var(--ink-board)" stroke="var(--ink-grid)" stroke-width="0.03" {}
            }
            div.about hidden {
                p.name {}
                p.goal {}
            }
            div.short hidden {
                h2 { (PanelWords::of(language).rules_in_short) }
                @for &game in GameId::ALL {
                    ol data-game=(game.id()) hidden {
                        @for passage in game.about_in(language).rules { li { (passage.text) } }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::table;

    #[test]
    fn the_frame_is_made_of_what_the_board_of_its_game_is_made_of() {
        assert_eq!(hexagons().matches('z').count(), 61);
        let css = include_str!("../../../www/starting.css");
        for &game in GameId::ALL {
            let shown = table(game.about().example, Language::English);
            let is_hexagonal = shown.scene().spots[0].outline.len() == 6;
            let (name, is_land) = (game.id(), shown.land().is_some());
            let told = |rest: &str| css.contains(&format!("[data-game={name}]:not([hidden])) {rest}"));
            assert_eq!(told(".cells"), is_hexagonal, "{name}");
            assert_eq!(told("path"), is_hexagonal || is_land, "{name}");
        }
    }
}
