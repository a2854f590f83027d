//! A corpus of games that an engine played against itself.

use tessera_games::play::Record;
use tessera_report::CorpusParser;

/// What is read is written as what reads the same, in ascending order of the index; what is refused is named by its line.
pub fn check(bytes: &[u8]) {
    let Some(text) = super::text(bytes) else { return };
    let mut lines = text.split('\n');
    let first = lines.next().unwrap_or_default();
    let mut parser = match CorpusParser::new("file", first) {
        Ok(parser) => parser,
        Err(fault) => return assert_eq!((&*fault.file, fault.line), ("file", 1)),
    };
    let header = serde_json::to_string(parser.header()).expect("a header can be written");
    let again = CorpusParser::new("file", &header).expect("a header is read as it is written");
    assert_eq!(again.header(), parser.header());
    let mut last = None;
    for (number, line) in (2..).zip(lines) {
        let mut before = parser.clone();
        match parser.game(line) {
            Ok(game) => {
                let written = serde_json::to_string(&game).expect("a game can be written");
                assert_eq!(before.game(&written), Ok(game.clone()));
                assert!(last.is_none_or(|last| last < game.index));
                assert!(Record::parse(&game.record).is_ok());
                last = Some(game.index);
            }
            Err(fault) => {
                assert_eq!(fault.line, number);
                assert!(fault.to_string().starts_with(&format!("file, line {number}: ")));
            }
        }
    }
}
