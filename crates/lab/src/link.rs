//! How a record is read from the command line and from the lines of other programs: as a link has it, with its notes.

use tessera_app::{BadLink, Link};
use tessera_games::play::Record;

/// The record of a link, with or without the address before its `#`. The notes that may follow it, on engines, names and aids, say
/// nothing of the game.
pub(super) fn record(text: &str) -> Result<Record, BadLink> {
    let fragment = text.rsplit_once('#').map_or(text, |(_, fragment)| fragment);
    Link::parse(fragment).map(|link| link.record)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_of_a_link_are_no_part_of_the_record() {
        let read = |text: &str| record(text).map(|record| record.to_string());
        let plain = "linage/size=5.komi=0_5/c3";
        assert_eq!(read(plain).as_deref(), Ok(plain));
        assert_eq!(
            read(&format!("{plain};ai=2:3;names=Ada;purist")).as_deref(),
            Ok(plain)
        );
        assert_eq!(
            read(&format!("https://games.example/es/#{plain};ai=2:3")).as_deref(),
            Ok(plain)
        );
        for (text, told) in [
            (
                "linage//c3;robot",
                "at character 12: after ; expected ai=, names=, purist, or a note of a game by link, each once",
            ),
            (
                "linage//c3;ai=2:10",
                "at character 15: expected a seat and the level",
            ),
            (
                "linage//c3;names=",
                "at character 18: expected the names of players",
            ),
            ("linage//c3..d4", "at character 12: expected the name of a move"),
        ] {
            let fault = record(text).expect_err("it is refused").to_string();
            assert!(fault.starts_with(told), "{fault}");
        }
    }
}
