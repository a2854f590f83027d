//! The laws of [`Notation`]: names and records.

use std::collections::HashSet;

use rand::RngExt;

use tessera_core::game::{Turn, dice};
use tessera_core::language::Language;
use tessera_games::catalog;
use tessera_games::play::{Notation, RESIGN, Record, replay};

use super::law::law;
use super::random_games::{Place, for_positions, legal};
use super::setting::Setting;

law! {
    fn names_are_unique_and_fit_into_records<G: Notation>(game: &G, setting: &Setting) {
        for_positions(game, setting, 4, |state| {
            let mut seen = HashSet::new();
            for mv in legal(game, state) {
                let name = game.name(state, mv);
                let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_~".contains(&byte);
                assert!(!name.is_empty() && name.bytes().all(plain), "{name:?} does not fit into a record");
                assert_ne!(name, RESIGN, "this name ends the game for a seat");
                assert!(seen.insert(name.clone()), "two moves are called {name}");
                assert_eq!(game.parse(state, &name), Some(mv), "{name} is read as another move");
            }
        });
    }
}

law! {
    fn a_record_leads_to_the_same_position_again<G: Notation>(game: &G, setting: &Setting) {
        for seed in 1..=4 {
            let mut place = Place { setting, seed, ply: 0 };
            let mut dice = dice(seed);
            let mut state = game.start();
            let mut names = Vec::new();
            let length = dice.random_range(0..100);
            while game.turn(&state) != Turn::Over && place.ply < length {
                let mv = game.random_move(&state, &mut dice, &mut Vec::new());
                names.push(game.name(&state, mv));
                game.play(&mut state, mv);
                place.ply += 1;
            }
            let text = format!("{setting}/{}", names.join("."));
            let record = Record::parse(&text).expect("names fit into records");
            assert_eq!(record.to_string(), text);
            let again = replay(game, &record.names).expect("the names were legal");
            assert_eq!(game.key(&again), game.key(&state));
            assert_eq!(game.score(&again), game.score(&state));
            let (table, fault) = catalog::replayed(&record, Language::English).expect("the game is known");
            assert_eq!(fault, None);
            assert_eq!(table.record().to_string(), text);
        }
    }
}
