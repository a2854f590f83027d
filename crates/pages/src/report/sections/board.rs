//! Which parts of the board are used, and how well first moves do there.

use super::super::context::Context;
use super::super::panel::{Chart, Panel};
use super::super::table::Table;
use crate::chart::{BoardMap, Dot};
use tessera_report::data::{BoardShape, CellPlays, CellShape, CoverageData, OpeningHeatmapData};

/// The share that is shown in the lowest tone of the map of first moves, and the one in the highest.
const TONES: (f64, f64) = (0.3, 0.7);

fn map<'a>(board: &'a BoardShape, dots: Vec<Dot>) -> Chart<'a> {
    let cells = board.cells.iter();
    Chart::Board(BoardMap {
        cells: cells.map(|cell| (cell.name.as_str(), cell.x, cell.y)).collect(),
        hexagons: board.shape == CellShape::Hexagon,
        dots,
    })
}

/// How often each cell is used.
pub(super) fn coverage<'a>(data: &'a CoverageData, context: &Context) -> Vec<Panel<'a>> {
    let terms = context.terms;
    let most = data.used.iter().copied().fold(0.0, f64::max);
    let mut table = Table::of(terms.cell).number(context.course.used_in);
    let mut dots = Vec::new();
    for (cell, &used) in data.board.cells.iter().zip(&data.used) {
        table.row(vec![cell.name.clone(), context.share(used)]);
        let part = if most > 0.0 { used / most } else { 0.0 };
        dots.push(Dot {
            cell: cell.name.clone(),
            size: part,
            tone: part,
        });
    }
    let tones = [context.share(0.0), context.share(most)];
    vec![Panel {
        tones: Some(tones),
        ..Panel::new(map(&data.board, dots), table)
    }]
}

/// Where each side, or each seat, plays its first moves, and how well it does.
pub(super) fn opening_heatmap<'a>(data: &'a OpeningHeatmapData, context: &Context) -> Vec<Panel<'a>> {
    let seat = |(seat, plays): (usize, &Vec<CellPlays>)| {
        let terms = context.terms;
        let most = plays.iter().map(|cell| cell.plays).max().unwrap_or(0);
        let mut table = Table::of(terms.cell)
            .number(context.course.plays)
            .number(terms.won);
        let mut dots = Vec::new();
        for cell in plays {
            let Some(name) = data.board.cells.get(cell.cell as usize) else {
                continue;
            };
            table.row(vec![
                name.name.clone(),
                context.count(cell.plays.into()),
                context.share(cell.share),
            ]);
            dots.push(Dot {
                cell: name.name.clone(),
                size: f64::from(cell.plays) / f64::from(most.max(1)),
                tone: (cell.share - TONES.0) / (TONES.1 - TONES.0),
            });
        }
        let ends = [TONES.0, TONES.1].map(|share| context.number(100.0 * share, 0));
        Panel {
            tones: Some([format!("≤ {}\u{a0}%", ends[0]), format!("≥ {}\u{a0}%", ends[1])]),
            ..Panel::new(map(&data.board, dots), table)
        }
        .named(&match data.sides.get(seat) {
            Some(side) => context.move_text(side),
            None => context.seat_in_agreement(seat as u8),
        })
    };
    data.seats.iter().enumerate().map(seat).collect()
}
