//! The cards at the beginning of a report: its most important figures.

use maud::{Markup, html};

use super::context::Context;
use tessera_report::Counted;
use tessera_report::data::SectionData;

/// A figure with its name and a remark.
pub(super) struct Card {
    pub name: &'static str,
    pub value: String,
    /// What it counts; empty where the name says so.
    pub unit: String,
    /// An exponent after it; empty where there is none.
    pub exponent: String,
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
            unit: String::new(),
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
                        if data.draws.mean > 0.0 {
                            (words.between_with_draws)(&interval)
                        } else {
                            (words.between)(&interval)
                        },
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
                let length = Counted::mean(data.turns.mean, 1, context.report.decision());
                card(
                    words.turns_card,
                    length.number(context.language),
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
                let least = if data.is_open() { "≥ " } else { "" };
                card(
                    words.levels_card,
                    format!("{least}{}", data.accepted()),
                    plain(),
                    words.above_random.to_owned(),
                );
            }
            _ => {}
        }
    }
    // A length is one of moves or of turns.
    for length in cards.iter_mut().filter(|card| card.name == words.turns_card) {
        length.unit = Counted::mean(0.0, 1, context.report.decision()).noun(context.language);
    }
    cards
}

pub(super) fn list(cards: &[Card]) -> Markup {
    html! {
        ul.scs {
            @for card in cards {
                li.card.sc {
                    span { (card.name) }
                    b { (figure(card)) }
                    span { (card.note) }
                }
            }
        }
    }
}

/// The figure of a card with its exponent and what it counts.
pub(super) fn figure(card: &Card) -> Markup {
    html! {
        (card.value)
        @if !card.exponent.is_empty() { sup { (card.exponent) } }
        @if !card.unit.is_empty() { " " small { (card.unit) } }
    }
}
