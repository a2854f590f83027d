//! The sentences about effects: each names only what has happened.

use tessera_core::game::{BySeat, Seat};
use tessera_core::language::Language;
use tessera_games::catalog;
use tessera_games::effects::Effect;

use super::random_games::for_tables;
use super::setting::settings;

/// Verbs of the clauses in English and in Spanish, with the facts that they stand for.
type Verb = (&'static str, &'static str, fn(&Effect) -> bool);

const VERBS: [Verb; 12] = [
    ("captures", "captura", |fact| {
        matches!(fact, Effect::Captured { .. })
    }),
    ("replaces", "reemplaza", |fact| {
        matches!(fact, Effect::TakenOver { .. })
    }),
    ("closes", "cierra", |fact| matches!(fact, Effect::Closed { .. })),
    ("divides", "divide", |fact| matches!(fact, Effect::Divided { .. })),
    ("finishes", "termina", |fact| {
        matches!(fact, Effect::Finished { .. })
    }),
    ("adds", "añade", |fact| matches!(fact, Effect::Extended { .. })),
    ("surrounds", "rodea", |fact| {
        matches!(fact, Effect::Surrounded { .. })
    }),
    ("takes", "quita", |fact| matches!(fact, Effect::Opened { .. })),
    ("joins", "une", |fact| matches!(fact, Effect::Joined { .. })),
    ("cuts", "corta", |fact| matches!(fact, Effect::Cut { .. })),
    ("makes", "mayor", |fact| matches!(fact, Effect::Largest { .. })),
    ("completes", "completa", |fact| matches!(fact, Effect::Row { .. })),
];

#[test]
fn a_sentence_names_only_what_has_happened_in_both_languages() {
    let who = BySeat(["Ana", "Bo", "Cy", "Di", "Ed"].map(String::from));
    let mut said = [0; VERBS.len()];
    for setting in settings() {
        let spanish =
            catalog::open(setting.game, &setting.options, Language::Spanish).expect("made from the specs");
        for_tables(&setting, 1, |table| {
            let Some(turn) = table.last_turn() else { return };
            let texts = [&*table, &*spanish].map(|table| table.effects_text(&turn.effects, &who));
            assert_eq!(texts[0].is_some(), texts[1].is_some());
            let [Some(english), Some(spanish)] = texts else {
                return;
            };
            let has = |text: &str, verb: &str| text.split([' ', ',']).any(|word| word == verb);
            for ((verb, verbo, is_meant), said) in VERBS.iter().zip(&mut said) {
                assert_eq!(has(&english, verb), has(&spanish, verbo), "{english}: {spanish}");
                if has(&english, verb) {
                    *said += 1;
                    assert!(
                        turn.effects.facts.iter().any(is_meant),
                        "{english}: {:?}",
                        turn.effects
                    );
                }
            }
            // The sizes that are named are sizes of what happened, or sums of what was closed or finished for a seat.
            let numbers = english.split(|letter: char| !letter.is_ascii_digit());
            let meant = format!("{:?}", turn.effects.facts);
            for number in numbers.filter_map(|number| number.parse::<usize>().ok()) {
                let sizes = turn.effects.facts.iter().any(|fact| fact.size() == number);
                let sums = Seat::all(table.seats()).any(|seat| turn.effects.secured(seat) >= number);
                let is_told = meant
                    .split(|letter: char| !letter.is_ascii_digit())
                    .any(|told| told == number.to_string());
                let counts = turn
                    .effects
                    .facts
                    .iter()
                    .any(|fact| matches!(fact, Effect::Joined { before, .. } if before.len() == number));
                assert!(
                    sizes || sums || is_told || counts,
                    "{number} in {english}: {meant}"
                );
            }
        });
    }
    for ((verb, ..), said) in VERBS.iter().zip(said) {
        assert!(said > 0, "{verb} is never said");
    }
}
