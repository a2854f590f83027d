//! Published figures beside ours.

use maud::{Markup, html};

use super::context::Context;
use super::figure_name::figure_name;
use tessera_report::data::SectionData;
use tessera_report::{
    Comparison, Counted, Difference, Figure, PublishedFigure, Section, Thing, published_sample,
};

/// The table of published figures; nothing where none was published.
pub(super) fn published(section: &Section, context: &Context) -> Markup {
    let words = context.words;
    let figures = &section.published;
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
                                @let [theirs, ours] = context.compared(
                                    figure.published, figure.ours, figure.verdict == Comparison::Differs,
                                );
                                tr {
                                    th.tx scope="row" { (figure_name(figure.figure, figure.at, context)) }
                                    td { (theirs) }
                                    td { (ours) }
                                    td.tx { (compared(figure, theirs == ours, section, context)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How a figure compares with the published one, and why.
fn compared(figure: &PublishedFigure, is_same: bool, section: &Section, context: &Context) -> String {
    let words = context.words;
    match (figure.verdict, &section.data) {
        (Comparison::NotMeasured, SectionData::LevelsOfPlay(data)) if figure.figure == Figure::Levels => {
            (words.levels_open)(data.accepted())
        }
        (Comparison::NotMeasured, _) => words.not_measured_here.to_owned(),
        (Comparison::Agrees, _) if is_same => words.same.to_owned(),
        (Comparison::Agrees, _) => words.within_chance.to_owned(),
        (Comparison::Differs, _) => {
            let reasons = figure.reasons.iter().map(|why| because(*why, figure, context));
            reasons.collect::<Vec<_>>().join(", ")
        }
    }
}

fn because(why: Difference, figure: &PublishedFigure, context: &Context) -> String {
    let words = context.words;
    let plain = match why {
        Difference::Sample => {
            let games = published_sample(context.game, figure.figure, figure.at).unwrap_or_default();
            return (words.because_sample)(&Counted::whole(games, Thing::Game).text(context.language));
        }
        Difference::Agent => words.because_agent,
        Difference::Machine => words.because_machine,
        Difference::Share => words.because_share,
        Difference::SingleGame => words.because_single_game,
        Difference::Definition => words.because_definition,
        Difference::Options => words.because_options,
    };
    plain.to_owned()
}
