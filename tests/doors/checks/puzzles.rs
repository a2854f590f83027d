//! A file of puzzles.

use tessera_protocol::puzzles::PuzzleFile;

/// A file that is read is written as text that reads as the same file, and finds each puzzle by its id. One that is refused
/// has a place.
pub fn check(bytes: &[u8]) {
    let Some(text) = super::text(bytes) else { return };
    match PuzzleFile::parse(text) {
        Ok(file) => {
            let again = PuzzleFile::parse(&file.to_json()).expect("it was written");
            assert_eq!(again, file);
            for puzzle in &file.puzzles {
                assert_eq!(file.find(&puzzle.id), Some(puzzle));
            }
        }
        Err(fault) => assert!(!fault.place.is_empty(), "{fault}"),
    }
}
