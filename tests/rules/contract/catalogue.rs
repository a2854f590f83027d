//! The laws of the catalogue's entries.

use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::Record;

#[test]
fn the_catalogue_describes_every_game_and_its_options() {
    for &game in GameId::KNOWN {
        let about = game.about();
        assert_eq!(GameId::find(about.id), Some(game));
        assert!(
            about.id.bytes().all(|byte| byte.is_ascii_lowercase()),
            "{}",
            about.id
        );
        for text in [about.name, about.designer, about.goal] {
            assert!(!text.is_empty(), "{}", about.id);
        }
        for spec in game.specs() {
            assert_eq!(spec.check(spec.default), Ok(()), "{} {}", about.id, spec.key);
            assert!(
                !spec.label.is_empty() && !spec.note.is_empty(),
                "{} {}",
                about.id,
                spec.key
            );
        }
        let example = Record::parse(about.example).unwrap_or_else(|error| panic!("{}: {error}", about.id));
        assert_eq!(example.game, about.id);
        let (_, fault) = catalog::replayed(&example, Language::English)
            .unwrap_or_else(|error| panic!("{}: {error}", about.id));
        assert_eq!(fault, None, "{}", about.id);
    }
}
