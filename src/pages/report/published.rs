//! Published figures beside ours.

use maud::{Markup, html};

use super::context::Context;
use super::words::figure_name;
use crate::report::{Comparison, Difference, PublishedFigure};

/// The table of published figures; nothing where none was published.
pub(super) fn published(figures: &[PublishedFigure], context: &Context) -> Markup {
    let words = context.words;
    let reason = |figure: &PublishedFigure| match figure.verdict {
        Comparison::Agrees => words.agrees.to_owned(),
        Comparison::NotMeasured => words.not_measured_here.to_owned(),
        Comparison::Differs => {
            let reasons: Vec<&str> = figure.reasons.iter().map(|why| because(*why, context)).collect();
            reasons.join(", ")
        }
    };
    html! {
        @if !figures.is_empty() {
            details.published open[figures.len() <= 4] {
                summary { (words.published) }
                div.wide tabindex="0" role="group" aria-label=(words.published) {
                    table {
                        thead {
                            tr {
                                th.tx scope="col" { (words.published_figure) }
                                th scope="col" { (words.published_value) }
                                th scope="col" { (words.our_value) }
                                th.tx scope="col" { (words.published_reason) }
                            }
                        }
                        tbody {
                            @for figure in figures {
                                tr {
                                    th.tx scope="row" { (figure_name(figure.figure, figure.at, context.language)) }
                                    td { (context.three_digits(figure.published)) }
                                    td { @if let Some(ours) = figure.ours { (context.three_digits(ours)) } @else { "–" } }
                                    td.tx { (reason(figure)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn because(why: Difference, context: &Context) -> &'static str {
    let words = context.words;
    match why {
        Difference::Agent => words.because_agent,
        Difference::Machine => words.because_machine,
        Difference::Sample => words.because_sample,
        Difference::SingleGame => words.because_single_game,
        Difference::Definition => words.because_definition,
        Difference::Options => words.because_options,
    }
}
