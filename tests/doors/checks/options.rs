//! The options of a game as text.

use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::Options;

/// Options that are read are written as text that reads as the same options. Where a game completes them, the complete
/// options are complete, and a table with them has them.
pub fn check(bytes: &[u8]) {
    let Some(text) = super::text(bytes) else { return };
    let options = match Options::parse(text) {
        Ok(options) => options,
        Err(bad) => return assert!(!bad.to_string().is_empty()),
    };
    assert_eq!(Options::parse(&options.to_string()).as_ref(), Ok(&options));
    for &game in GameId::KNOWN {
        let complete = match game.complete(&options) {
            Ok(complete) => complete,
            Err(bad) => {
                assert!(!bad.to_string().is_empty());
                assert!(catalog::open(game, &options, Language::English).is_err());
                continue;
            }
        };
        assert_eq!(game.complete(&complete).as_ref(), Ok(&complete));
        assert_eq!(Options::parse(&complete.to_string()).as_ref(), Ok(&complete));
        let table = catalog::open(game, &options, Language::English).expect("they were completed");
        assert_eq!(table.record().options, complete);
        assert_eq!(catalog::seats(game, &options), Ok(table.seats()));
    }
}
