//! The cards at the beginning of a report: its most important figures.

use maud::{Markup, html};

use super::context::Context;
use crate::report::data::SectionData;

/// A figure with its name and a remark.
pub(super) struct Card {
    /// What it is.
    pub name: &'static str,
    /// The figure.
    pub value: String,
    /// An exponent after it; empty where there is none.
    pub exponent: String,
    /// A remark.
    pub note: String,
}

/// The cards of a report, as far as it has the figures.
pub(super) fn cards(context: &Context) -> Vec<Card> {
    let words = context.words;
    let mut cards = Vec::new();
    let mut card = |name, value: String, exponent: String, note: String| {
        cards.push(Card {
            name,
            value,
            exponent,
            note,
        });
    };
    let plain = String::new;
    for section in &context.report.sections {
        match &section.data {
            SectionData::Bias(data) => {
                if let Some(first) = data.seats.first() {
                    let interval = context.share_interval(first.share);
                    card(
                        words.first_card,
                        context.share(first.share.mean),
                        plain(),
                        (words.between)(&interval),
                    );
                }
                card(
                    words.draws_card,
                    context.share(data.draws.mean),
                    plain(),
                    (words.between)(&context.share_interval(data.draws)),
                );
            }
            SectionData::Complexity(data) => {
                let interval = context.interval(data.turns);
                card(
                    words.turns_card,
                    context.number(data.turns.mean, 1),
                    plain(),
                    (words.between)(&interval),
                );
                let most = context.count(data.most_moves.into());
                card(
                    words.choices_card,
                    context.number(data.branching, 1),
                    plain(),
                    (words.at_most)(&most),
                );
                let exponent = context.number(data.log10_tree.mean, 0);
                card(
                    words.tree_card,
                    "10".to_owned(),
                    exponent,
                    words.lines_of_play.to_owned(),
                );
            }
            SectionData::LevelsOfPlay(data) => {
                let levels = data.steps.iter().filter(|step| step.accepted).count();
                card(
                    words.levels_card,
                    levels.to_string(),
                    plain(),
                    words.above_random.to_owned(),
                );
            }
            _ => {}
        }
    }
    cards
}

/// The cards as a list.
pub(super) fn list(cards: &[Card]) -> Markup {
    html! {
        ul.scs {
            @for card in cards {
                li.card.sc {
                    span { (card.name) }
                    b { (card.value) @if !card.exponent.is_empty() { sup { (card.exponent) } } }
                    span { (card.note) }
                }
            }
        }
    }
}
