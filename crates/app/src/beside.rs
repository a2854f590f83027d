//! Where something that belongs to a cell stands on the board: beside the cell, never over it.

/// A rectangle on the board, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rectangle {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// From the left edge to the right one.
    pub width: f64,
    /// From the upper edge to the lower one.
    pub height: f64,
}

/// The distance between a cell and what stands beside it, in CSS pixels.
const GAP: f64 = 6.0;

/// Where something of this width and height stands: to the right of the cell, or above it if `is_above`; on the other side
/// of the cell where there is no room; within a board of this width and height.
pub fn place_beside(cell: Rectangle, size: (f64, f64), board: (f64, f64), is_above: bool) -> Rectangle {
    let (width, height) = size;
    // A cell that is out of view is met at the edge.
    let within = |at: f64, length: f64, room: f64| at.clamp(0.0, (room - length).max(0.0));
    let (left, top) = if is_above {
        let above = cell.top - GAP - height;
        let top = if above >= 0.0 {
            above
        } else {
            cell.top + cell.height + GAP
        };
        (cell.left + (cell.width - width) / 2.0, top)
    } else {
        let right = cell.left + cell.width + GAP;
        let left = if right + width <= board.0 {
            right
        } else {
            cell.left - GAP - width
        };
        (left, cell.top + (cell.height - height) / 2.0)
    };
    Rectangle {
        left: within(left, width, board.0),
        top: within(top, height, board.1),
        width,
        height,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_stands_within_the_board_and_never_over_its_cell() {
        for (board, cells) in [((300.0, 300.0), 9), ((640.0, 640.0), 19), ((280.0, 280.0), 4)] {
            let side = board.0 / f64::from(cells);
            for is_above in [false, true] {
                for at in 0..cells * cells {
                    let (row, column) = (f64::from(at / cells), f64::from(at % cells));
                    let cell = Rectangle {
                        left: column * side,
                        top: row * side,
                        width: side,
                        height: side,
                    };
                    let place = place_beside(cell, (108.0, 56.0), board, is_above);
                    assert!(
                        place.left >= 0.0 && place.left + place.width <= board.0,
                        "{place:?}"
                    );
                    assert!(
                        place.top >= 0.0 && place.top + place.height <= board.1,
                        "{place:?}"
                    );
                    let apart = place.left + place.width <= cell.left
                        || cell.left + cell.width <= place.left
                        || place.top + place.height <= cell.top
                        || cell.top + cell.height <= place.top;
                    assert!(apart, "{place:?} {cell:?}");
                }
            }
        }
    }
}
