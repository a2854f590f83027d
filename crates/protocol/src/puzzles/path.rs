//! Paths: the easiest puzzles of a theme, one after the other.

use super::file::{Puzzle, PuzzleFile};
use super::theme::Theme;
use tessera_core::sorting;

/// How many puzzles a path has at least.
const SHORTEST: usize = 4;
/// How many it has at most.
const LONGEST: usize = 10;

/// Puzzles of one theme, the easiest first.
#[derive(Clone, PartialEq, Debug)]
pub struct Path<'a> {
    /// What the first move of all of them does.
    pub theme: Theme,
    /// The puzzles, the easiest first.
    pub puzzles: Vec<&'a Puzzle>,
}

impl PuzzleFile {
    /// The paths through the listed puzzles: one for each theme that has enough of them, the one that begins easiest first.
    pub fn paths(&self) -> Vec<Path<'_>> {
        let of_theme = |theme: Theme| {
            let mut puzzles: Vec<&Puzzle> = self.listed().filter(|puzzle| puzzle.theme == theme).collect();
            sorting::sort_by(&mut puzzles, |a, b| a.rating.total_cmp(&b.rating));
            puzzles.truncate(LONGEST);
            Path { theme, puzzles }
        };
        let all = Theme::ALL.into_iter().map(of_theme);
        let mut paths: Vec<Path<'_>> = all.filter(|path| path.puzzles.len() >= SHORTEST).collect();
        sorting::sort_by(&mut paths, |a, b| {
            a.puzzles[0].rating.total_cmp(&b.puzzles[0].rating)
        });
        paths
    }
}
