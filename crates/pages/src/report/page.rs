//! The page of the report of a game.

use maud::{Markup, html};

use super::cards;
use super::context::Context;
use super::figure::{LEFT_OUT, figure, is_absent, left_out};
use crate::contents::Contents;
use crate::icons::icon;
use crate::link::{Link, Root, report_address, report_file};
use crate::page::Page;
use crate::words::Words;
use crate::{chart, shell};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_report::{CAPPED, Report, Section, SectionId};

pub(super) fn page(game: GameId, report: &Report, contents: &Contents, language: Language) -> Page {
    let address = report_address(game);
    let root = Root::of(&address, language);
    let mut context = Context::new(game, report, &root, language);
    context.has_puzzles = contents.puzzles.has(game);
    let (words, name) = (context.words, game.name());
    let corpus = &report.corpus;
    let games = context.count(corpus.games);
    let heading = (words.report_of)(name);
    let other = contents
        .reports
        .by_game()
        .map(|(other, _)| other)
        .find(|&other| other != game);
    let facts = [
        context.options().join(" · "),
        (words.corpus)(
            &games,
            &context.engine(&corpus.engine),
            &context.count(corpus.steps.into()),
        ),
        (words.seed)(corpus.seed),
    ];
    let main = html! {
        div.rep {
            (shell::offers(&root, &address, language))
            nav.toc aria-label=(words.contents) { b { (name) } (table_of_contents(&context)) }
            article {
                svg.defs width="0" height="0" aria-hidden="true" { defs { (chart::patterns()) } }
                div.rh {
                    div { h1 { (heading) } p { (facts.join(" · ")) } }
                    p.actions {
                        @if let Some(other) = other {
                            a.button href=(root.to(Link::Compare(game, other))) { (icon("swap")) (words.compare) }
                        }
                        @if context.has_puzzles {
                            a.button href=(root.to(Link::PuzzlesOf(game))) { (icon("hint")) (Words::of(language).puzzles) }
                        }
                        a.button href=(root.file(&report_file(game))) download { (icon("download")) (words.data) }
                    }
                }
                details.tocm { summary { (words.contents) } (table_of_contents(&context)) }
                section #summary aria-label=(words.summary) { (cards::list(&cards::cards(&context))) }
                @for section in report.sections.iter().filter(|section| !is_absent(section)) {
                    (figure(section, &context))
                }
                (left_out(&context))
                (method(&context))
                (shell::footer(&root, &address, language))
            }
        }
    };
    Page {
        title: format!("{heading} · Tessera"),
        description: (words.report_description)(name, &games),
        language,
        address,
        in_every_language: true,
        hosts_app: false,
        main,
    }
}

fn table_of_contents(context: &Context) -> Markup {
    html! {
        ol {
            li { a href="#summary" { (context.words.summary) } }
            @for section in context.report.sections.iter().filter(|section| !is_absent(section)) {
                li { a href={ "#" (section.id.id()) } { (section.id.title(context.language)) } }
            }
            @if context.report.sections.iter().any(is_absent) {
                li { a href={ "#" (LEFT_OUT) } { (context.words.left_out) } }
            }
            li { a href="#method" { (context.words.method) } }
        }
    }
}

/// The commands that make the report again, a line each.
fn commands(report: &Report) -> String {
    let (game, options, corpus) = (&report.game, &report.options, &report.corpus);
    let (engine, capped) = match corpus.engine.strip_suffix(CAPPED) {
        Some(engine) => (engine, " --capped"),
        None => (corpus.engine.as_str(), ""),
    };
    let is_luck = |section: &Section| section.id == SectionId::Luck && section.data.section().is_some();
    let luck = if report.sections.iter().any(is_luck) {
        " luck"
    } else {
        ""
    };
    let (games, steps, seed) = (corpus.games, corpus.steps, corpus.seed);
    format!(
        "lab corpus {game} --options {options} --games {games} --engine {engine} --steps {steps}{capped} --seed {seed} --out {game}.jsonl\n\
         lab measure {game} --options {options} levels playouts speeds mirrors positions{luck} --out measured.jsonl\n\
         lab report {game} --corpus {game}.jsonl --measured measured.jsonl --out {game}.json"
    )
}

/// How the report was made, and what it cannot say.
fn method(context: &Context) -> Markup {
    let (report, words) = (context.report, context.words);
    let corpus = &report.corpus;
    let commands = commands(report);
    html! {
        section.card.figr #method {
            h2 { (words.method) }
            p { (words.limits) }
            p { ((words.made_with)(&report.commit)) " " (words.made_again) }
            pre tabindex="0" { code { (commands) } }
            p { (words.checksum) " " code { (corpus.sha256) } }
            p { a href=(context.root.file(&report_file(context.game))) download { (words.all_figures) } }
        }
    }
}
