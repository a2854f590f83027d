//! The badges of a game that is over, which tell what was scored: where the cells are small they are larger than these, so that they
//! can be read while the whole land is in view.

use super::board::BoardView;
use super::land::Badge;
use crate::camera::Placement;
use crate::painter::{Painter, paint};
use tessera_core::scene::{Point, SpotId};

/// The side of a cell, in CSS pixels, at which what stands on a badge can just be read.
const LEAST: f64 = 56.0;

impl BoardView {
    /// Paints what lies over the background, with badges of a size that can be read; `ratio` is device pixels per CSS pixel.
    pub fn paint_above(&self, at: Placement, ratio: f64, painter: &mut impl Painter) {
        let items = &self.above.items;
        let mut painted = 0;
        for badge in &self.badges {
            paint(&items[painted..badge.items.start], at, painter);
            paint(
                &items[badge.items.clone()],
                enlarged(at, ratio, badge.at),
                painter,
            );
            painted = badge.items.end;
        }
        paint(&items[painted..], at, painter);
    }

    /// The mark or else the cell under a pixel; of badges that lie one over the other it is the uppermost.
    pub fn spot_under(&self, (x, y): (f64, f64), at: Placement, ratio: f64) -> Option<SpotId> {
        let lies_there = |badge: &&Badge| {
            let point = enlarged(at, ratio, badge.at).point(x, y);
            self.above
                .spot(badge.mark)
                .is_some_and(|mark| mark.contains(point))
        };
        let badge = self.badges.iter().rev().find(lies_there);
        badge.map_or_else(|| self.spot_at(at.point(x, y)), |badge| Some(badge.mark))
    }
}

/// A placement whose cells are large enough for badges, with this point where it is.
fn enlarged(at: Placement, ratio: f64, point: Point) -> Placement {
    let unit = at.unit.max(LEAST * ratio);
    Placement {
        unit,
        left: at.x(point) - f64::from(point.x) * unit,
        top: at.y(point) - f64::from(point.y) * unit,
    }
}
