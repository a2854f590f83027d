//! The puzzles of a game that are published: chosen among those that were found, so that bands and themes vary.

use std::collections::HashMap;
use std::fmt;
use std::path::Path;

use tessera_cli::failure::Failure;
use tessera_cli::output_file;
use tessera_games::catalog::GameId;
use tessera_protocol::puzzles::{BANDS, Puzzle, PuzzleFault, PuzzleFile, SCHEMA, Theme};

/// Reads the file of a game; an empty one where there is none.
pub(super) fn read(path: &Path, game: GameId) -> Result<PuzzleFile, Failure> {
    read_by(path, game, PuzzleFile::parse)
}

/// The same, whatever puzzles it sets aside.
pub(super) fn read_unsifted(path: &Path, game: GameId) -> Result<PuzzleFile, Failure> {
    read_by(path, game, PuzzleFile::parse_unsifted)
}

/// The failure of a file that is wrong.
pub(super) fn bad(path: &Path, why: &dyn fmt::Display) -> Failure {
    Failure::Usage(format!("{}: {why}", path.display()))
}

fn read_by(
    path: &Path,
    game: GameId,
    parse: fn(&str) -> Result<PuzzleFile, PuzzleFault>,
) -> Result<PuzzleFile, Failure> {
    if !path.exists() {
        return Ok(PuzzleFile {
            schema: SCHEMA,
            game,
            puzzles: Vec::new(),
        });
    }
    let text = std::fs::read_to_string(path).map_err(Failure::file(path))?;
    let file = parse(&text).map_err(|fault| bad(path, &fault))?;
    if file.game == game {
        Ok(file)
    } else {
        let why = format!("game: expected {:?}, found {:?}", game.id(), file.game.id());
        Err(bad(path, &why))
    }
}

/// The file with puzzles added until it lists `most`, with the next numbers; the puzzles that it has stay as they are.
///
/// Of each band in turn the puzzle is taken whose theme is the rarest so far; of several the one with the highest rating.
/// The new puzzles are then numbered from easy to hard.
pub(super) fn extended(mut file: PuzzleFile, found: &[Puzzle], most: usize) -> PuzzleFile {
    let is_new = |puzzle: &&Puzzle| file.puzzles.iter().all(|old| old.record != puzzle.record);
    let mut left: Vec<&Puzzle> = found.iter().filter(is_new).collect();
    let mut themes: HashMap<Theme, usize> = HashMap::new();
    for puzzle in file.listed() {
        *themes.entry(puzzle.theme).or_default() += 1;
    }
    let mut chosen: Vec<Puzzle> = Vec::new();
    let mut band = 0;
    let listed = file.listed().count();
    while listed + chosen.len() < most && !left.is_empty() {
        band = band % BANDS + 1;
        let of_band = left
            .iter()
            .enumerate()
            .filter(|(_, puzzle)| puzzle.band() == band);
        let rarity = |puzzle: &Puzzle| themes.get(&puzzle.theme).copied().unwrap_or_default();
        let next = of_band.min_by(|(_, a), (_, b)| {
            let by_theme = rarity(a).cmp(&rarity(b));
            by_theme.then(b.rating.total_cmp(&a.rating))
        });
        let Some((at, _)) = next else { continue };
        let puzzle = left.remove(at).clone();
        *themes.entry(puzzle.theme).or_default() += 1;
        chosen.push(puzzle);
    }
    chosen.sort_by(|a, b| a.rating.total_cmp(&b.rating));
    let last = file.puzzles.last();
    let last = last.and_then(|puzzle| puzzle.number(file.game)).unwrap_or(0);
    for (number, mut puzzle) in (last + 1..).zip(chosen) {
        puzzle.id = format!("{}-{number}", file.game.id());
        file.puzzles.push(puzzle);
    }
    file
}

/// Writes a file, whole or not at all.
pub(super) fn write(path: &Path, file: &PuzzleFile) -> Result<(), Failure> {
    output_file::write(path, file.to_json())
}
