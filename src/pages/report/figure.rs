//! A section of a report as a figure: heading, takeaway, chart or table, and how it was measured.

use maud::{Markup, html};

use super::context::Context;
use super::published::published;
use super::sections::panels;
use crate::pages::chart::Caption;
use crate::pages::link::{Link, report_file};
use crate::pages::words::Words;
use crate::report::data::{AbsenceReason, SectionData};
use crate::report::{IntervalKind, Section, method, takeaway, title};

/// The figure of a section.
pub(super) fn figure(section: &Section, context: &Context) -> Markup {
    let (id, words) = (section.id.id(), context.words);
    let heading = title(section.id, context.language);
    let absent = match &section.data {
        SectionData::Absent(absence) => Some(why_absent(absence.absent, context)),
        _ => None,
    };
    // Of the sections only the puzzles have a page of their own.
    let is_elsewhere = context.has_puzzles
        && matches!(&section.data, SectionData::Absent(absence) if absence.absent == AbsenceReason::OwnPage);
    let takeaway = takeaway(section, context.language);
    let panels = panels(section, context);
    let has_chart = panels.iter().any(|panel| panel.chart.is_some());
    let caption = Caption {
        id: "",
        title: heading,
        description: &takeaway,
    };
    html! {
        figure.card.figr id=(id) aria-labelledby={ (id) "-h" } {
            div.fh {
                div {
                    h2 id={ (id) "-h" } { (heading) }
                    p { @if let Some(why) = absent { (why) } @else { (takeaway) } }
                    @if is_elsewhere {
                        p { a href=(context.root.to(Link::PuzzlesOf(context.game))) { (Words::of(context.language).all_puzzles) } }
                    }
                }
                @if has_chart { (switch(id, context)) }
            }
            @for (place, panel) in panels.into_iter().enumerate() {
                (panel.html(&Caption { id: &format!("{id}-{place}"), ..caption.clone() }))
            }
            (published(&section.published, context))
            @if absent.is_none() { (foot(section, context)) }
            @else { figcaption.unseen { (words.how) } }
        }
    }
}

/// Chart or table: two radio buttons, which the style sheet reads.
fn switch(id: &str, context: &Context) -> Markup {
    let words = context.words;
    html! {
        fieldset.seg {
            legend.unseen { (words.show_as) }
            label { input.unseen type="radio" name={ (id) "-as" } checked; (words.chart) }
            label { input.unseen.as-table type="radio" name={ (id) "-as" }; (words.table) }
        }
    }
}

fn foot(section: &Section, context: &Context) -> Markup {
    let words = context.words;
    let interval = match section.interval {
        IntervalKind::None => None,
        IntervalKind::Wilson95 => Some(words.wilson),
        IntervalKind::Normal95 => Some(words.normal),
        IntervalKind::Percentiles => Some(words.percentiles),
        IntervalKind::Deviation => Some(words.standard_deviation),
    };
    let facts = [
        Some((words.games_count)(&context.count(section.n))),
        interval.map(str::to_owned),
        section.seed.map(words.seed),
    ];
    let facts: Vec<String> = facts.into_iter().flatten().collect();
    html! {
        figcaption {
            span { (facts.join(" · ")) }
            details { summary { (words.how) } p { (method(context.report, section, context.language)) } }
            a.save href=(context.root.file(&report_file(context.game))) download data-section=(section.id.id()) { "JSON" }
            @for format in ["csv", "svg", "png"] {
                button.save data-format=(format) { (format.to_uppercase()) }
            }
        }
    }
}

fn why_absent(reason: AbsenceReason, context: &Context) -> &'static str {
    let words = context.words;
    match reason {
        AbsenceReason::NotMeasured => words.not_measured,
        AbsenceReason::NotPublished => words.not_published,
        AbsenceReason::GrowingBoard => words.growing_board,
        AbsenceReason::NoChance => words.no_chance,
        AbsenceReason::NoFeatures => words.no_features,
        AbsenceReason::OwnPage => words.own_page,
    }
}
