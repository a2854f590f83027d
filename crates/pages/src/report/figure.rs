//! A section of a report as a figure: heading, takeaway, chart or table, and how it was measured.

use maud::{Markup, html};

use super::context::Context;
use super::published::published;
use super::sections::panels;
use crate::chart::Caption;
use crate::link::{Link, report_file};
use crate::words::Words;
use tessera_report::{IntervalKind, Section, SectionId, method, takeaway};

/// The figure of a section that has data.
pub(super) fn figure(section: &Section, context: &Context) -> Markup {
    let id = section.id.id();
    let heading = section.id.title(context.language);
    let takeaway = takeaway(context.report, section, context.language);
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
                    p { (takeaway) }
                }
                @if has_chart { (switch(id, context)) }
            }
            @for (place, panel) in panels.into_iter().enumerate() {
                (panel.html(&Caption { id: &format!("{id}-{place}"), ..caption.clone() }))
            }
            (published(section, context))
            (foot(section, context))
        }
    }
}

/// The sections without data, each with the reason; nothing where every section has some.
pub(super) fn left_out(context: &Context) -> Markup {
    let words = context.words;
    let sections: Vec<_> = context
        .report
        .sections
        .iter()
        .filter(|section| is_absent(section))
        .collect();
    let is_elsewhere = |section: &Section| context.has_puzzles && section.id == SectionId::Puzzles;
    html! {
        @if !sections.is_empty() {
            section.card.left-out id=(LEFT_OUT) {
                h2 { (words.left_out) }
                @for section in sections {
                    figure.figr id=(section.id.id()) {
                        figcaption {
                            b { (section.id.title(context.language)) }
                            span { (takeaway(context.report, section, context.language)) }
                            @if is_elsewhere(section) {
                                a href=(context.root.to(Link::PuzzlesOf(context.game))) { (Words::of(context.language).all_puzzles) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The id of the list of sections without data.
pub(super) const LEFT_OUT: &str = "left-out";

/// Whether a section has no data.
pub(super) fn is_absent(section: &Section) -> bool {
    section.data.section().is_none()
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
    let sample = context.report.sample(section);
    let facts = [
        sample.map(|sample| (words.sample)(&sample.text(context.language))),
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
