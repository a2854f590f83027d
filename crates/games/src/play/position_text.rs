//! A position in words: what stands on every cell.

use super::table::Table;
use super::words::PlayWords;
use tessera_core::game::BySeat;
use tessera_core::language::Language;
use tessera_core::scene::{Spot, SpotId};
use tessera_core::sorting;

/// How a position in words is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TextShape {
    /// Rows and columns that cross each other, as on a board of squares.
    #[default]
    Table,
    /// Rows that are shifted against each other, as on a board of hexagons.
    Rows,
    /// Tiles one after the other, in a single row.
    Tiles,
}

/// A cell in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextCell {
    /// Its name: `c5`.
    pub name: String,
    /// What lies on it, in words.
    pub content: String,
}

/// A row of a position in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextRow {
    /// What the names of its cells have in common: `5` on squares, `c` on hexagons; empty for tiles.
    pub name: String,
    /// Its cells, from the left.
    pub cells: Vec<TextCell>,
}

/// A position in words. The board is the right way up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PositionText {
    /// How it is laid out.
    pub shape: TextShape,
    /// The names of the columns of a table.
    pub columns: Vec<String>,
    /// The rows, from the top.
    pub rows: Vec<TextRow>,
}

impl PositionText {
    /// The position on a table. `names` is what each seat is called in sentences.
    pub fn of(table: &dyn Table, names: &BySeat<String>) -> PositionText {
        let scene = table.scene();
        let cell = |spot: &Spot| TextCell {
            name: table.spot_text(&spot.label),
            content: table.content(spot.id, names),
        };
        if let Some(land) = table.land() {
            let tiles: Vec<SpotId> = land.tiles();
            let covered = scene.spots.iter().filter(|spot| tiles.contains(&spot.id));
            let row = TextRow {
                name: String::new(),
                cells: covered.map(cell).collect(),
            };
            return PositionText {
                shape: TextShape::Tiles,
                columns: Vec::new(),
                rows: vec![row],
            };
        }
        let is_hexagonal = scene.spots.first().is_some_and(|spot| spot.outline.len() == 6);
        let name_of_row = |spots: &[&Spot]| {
            let first = spots.first().map_or("", |spot| spot.label.as_str());
            let (letter, number) = letter_and_number(first);
            let shares_letter = spots
                .iter()
                .all(|spot| letter_and_number(&spot.label).0 == letter);
            if spots.len() > 1 && !shares_letter {
                number
            } else {
                letter
            }
            .to_owned()
        };
        let mut spots: Vec<&Spot> = scene.spots.iter().collect();
        sorting::sort_by_key(&mut spots, |spot| (spot.row, spot.column));
        let lines: Vec<&[&Spot]> = spots.chunk_by(|a, b| a.row == b.row).collect();
        let row = |spots: &&[&Spot]| TextRow {
            name: if is_hexagonal {
                name_of_row(spots)
            } else {
                spots
                    .first()
                    .map_or("", |spot| letter_and_number(&spot.label).1)
                    .to_owned()
            },
            cells: spots.iter().map(|spot| cell(spot)).collect(),
        };
        let column = |spot: &&Spot| letter_and_number(&spot.label).0.to_owned();
        let (shape, columns) = if is_hexagonal {
            (TextShape::Rows, Vec::new())
        } else {
            let first = lines.first().copied().unwrap_or_default();
            (TextShape::Table, first.iter().map(column).collect())
        };
        PositionText {
            shape,
            columns,
            rows: lines.iter().map(row).collect(),
        }
    }

    /// The position as plain text: a line for each row, or for each tile.
    pub fn lines(&self, language: Language) -> Vec<String> {
        let words = PlayWords::of(language);
        match self.shape {
            TextShape::Tiles => {
                let cells = self.rows.iter().flat_map(|row| &row.cells);
                cells
                    .map(|cell| (words.on_cell)(&cell.name, &cell.content))
                    .collect()
            }
            TextShape::Table | TextShape::Rows => {
                let line = |row: &TextRow| (words.row)(&row.name, &runs(&row.cells, language));
                self.rows.iter().map(line).collect()
            }
        }
    }
}

/// Cells in a row in words: neighbours with the same content in one part.
pub fn runs(cells: &[TextCell], language: Language) -> Vec<String> {
    let words = PlayWords::of(language);
    let part = |cells: &[TextCell]| match cells {
        [cell] => (words.on_cell)(&cell.name, &cell.content),
        [first, .., last] => (words.on_cells)(&first.name, &last.name, &first.content),
        [] => String::new(),
    };
    cells.chunk_by(|a, b| a.content == b.content).map(part).collect()
}

/// The letter and the number of the name of a cell: `c` and `5` of `c5`.
fn letter_and_number(label: &str) -> (&str, &str) {
    label.split_at(
        label
            .find(|char: char| char.is_ascii_digit())
            .unwrap_or(label.len()),
    )
}
