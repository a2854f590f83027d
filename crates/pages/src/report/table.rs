//! The table of a figure.

use maud::{Markup, html};

/// Where a row of a table leads.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum Target {
    #[default]
    Nothing,
    Address(String),
    /// The position of the table's game before this ply.
    Ply(u32),
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Row {
    cells: Vec<String>,
    target: Target,
    is_best: bool,
}

/// A table: the first column names the rows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Table {
    /// The headings, each with whether its column holds words.
    columns: Vec<(String, bool)>,
    rows: Vec<Row>,
    /// The address of the game whose plies the rows are, up to the number of the ply: `../../#review/RECORD@`.
    game: Option<String>,
}

impl Table {
    /// A table whose first column has this heading and holds words.
    pub fn of(heading: &str) -> Table {
        Table::default().words(heading)
    }

    /// A table whose rows are turns of a game; `game` is its address, up to the number of the ply.
    pub fn of_plies(heading: &str, game: String) -> Table {
        Table {
            game: Some(game),
            ..Table::of(heading)
        }
    }

    /// Adds a column of numbers.
    pub fn number(mut self, heading: &str) -> Table {
        self.columns.push((heading.to_owned(), false));
        self
    }

    /// Adds a column of words.
    pub fn words(mut self, heading: &str) -> Table {
        self.columns.push((heading.to_owned(), true));
        self
    }

    /// Adds a row.
    pub fn row(&mut self, cells: Vec<String>) -> &mut Table {
        self.rows.push(Row {
            cells,
            ..Row::default()
        });
        self
    }

    /// Makes the last row a link to an address.
    pub fn to(&mut self, address: String) -> &mut Table {
        self.set(Target::Address(address))
    }

    /// Makes the last row stand for the position of the table's game before a ply, counted from 0.
    pub fn at(&mut self, ply: u32) -> &mut Table {
        self.set(Target::Ply(ply))
    }

    fn set(&mut self, target: Target) -> &mut Table {
        if let Some(row) = self.rows.last_mut() {
            row.target = target;
        }
        self
    }

    /// Marks the last row as the one that matters most.
    pub fn best(&mut self) -> &mut Table {
        if let Some(row) = self.rows.last_mut() {
            row.is_best = true;
        }
        self
    }

    /// Whether it has no rows.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The table with a name for those who hear it.
    pub fn html(&self, caption: &str) -> Markup {
        html! {
            table data-game=[self.game.as_ref()] {
                caption.unseen { (caption) }
                thead {
                    tr { @for (heading, words) in &self.columns { th scope="col" .tx[*words] { (heading) } } }
                }
                tbody { @for row in &self.rows { (self.row_html(row)) } }
            }
        }
    }

    fn row_html(&self, row: &Row) -> Markup {
        let ply = match row.target {
            Target::Ply(ply) => Some(ply),
            _ => None,
        };
        let class = |place: usize| self.columns.get(place).is_some_and(|(_, words)| *words);
        html! {
            tr .best[row.is_best] data-ply=[ply] {
                @for (place, cell) in row.cells.iter().enumerate() {
                    @if place > 0 {
                        td .tx[class(place)] { (cell) }
                    } @else if let Target::Address(address) = &row.target {
                        th scope="row" { a href=(address) { (cell) } }
                    } @else {
                        th scope="row" { (cell) }
                    }
                }
            }
        }
    }
}
