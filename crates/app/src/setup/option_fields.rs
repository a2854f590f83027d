//! The fields for the options of a game: its board, its komi and so on.

use super::choices::Setup;
use crate::form::{Choice, Field};
use crate::words::SetupWords;
use tessera_core::points;
use tessera_games::play::{FairKomi, OptionKind, OptionSpec};

/// The largest komi that is offered, in half points.
const LARGEST_OFFERED_KOMI: i16 = 21;
/// The value of a komi that is fair, as self-play found it.
pub(super) const FAIR: &str = "fair";

/// The value of an option that is not chosen.
pub(super) fn usual_value(spec: &OptionSpec, fair: Option<FairKomi>) -> &'static str {
    match &spec.kind {
        OptionKind::Komi if fair.is_some() => FAIR,
        _ => spec.default,
    }
}

/// The field of an option of the game.
pub(super) fn option_field(
    spec: &OptionSpec,
    setup: &Setup,
    fair: Option<FairKomi>,
    words: &SetupWords,
) -> Field {
    let values = match &spec.kind {
        OptionKind::Number { most, offered, .. } => (*offered..=*most)
            .map(|number| Choice::new(number.to_string(), number.to_string()))
            .collect(),
        OptionKind::OneOf(values) => values
            .iter()
            .map(|(value, text)| Choice::new(value.clone(), text.clone()))
            .collect(),
        OptionKind::Komi => {
            let fixed = (0..=LARGEST_OFFERED_KOMI)
                .map(|halves| Choice::new(points::in_names(halves), points::in_words(halves.into())));
            let fair =
                fair.map(|fair| Choice::new(FAIR, (words.fair_komi)(&points::in_words(fair.komi.into()))));
            fair.into_iter()
                .chain([Choice::new("bid", words.by_bid)])
                .chain(fixed)
                .collect::<Vec<_>>()
        }
    };
    let default = usual_value(spec, fair);
    let usual = |choice: Choice| Choice {
        text: if choice.value == default && default != FAIR {
            (words.usual)(&choice.text)
        } else {
            choice.text
        },
        ..choice
    };
    let chosen = setup.options.get(spec.key).unwrap_or(default);
    Field::select(
        spec.key,
        spec.label,
        values.into_iter().map(usual).collect(),
        chosen,
    )
    .note(spec.note)
}
