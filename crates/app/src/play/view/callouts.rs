//! Where the choices are written that stand for marks on a tile: around it, each beside its mark.

use crate::live_game::LiveGame;
use crate::shell::Shell;
use tessera_core::scene::Point;

/// The most choices on one side of the tile, where all of them find room so.
const MOST: usize = 4;
/// Marks that are no farther from the middle line of the tile, in cells, are in the middle.
const NEAR: f32 = 0.05;

/// Whether the choices are written around the tile: where a game is played and has all of a window.
pub(super) fn are_around(game: &LiveGame, shell: &Shell) -> bool {
    shell.embed.is_none() && game.mode.is_kept() && game.table().land().is_some()
}

/// Where a choice is written.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Callout {
    /// The mark that it stands for, in the scene.
    pub mark: Point,
    /// The middle of the tile, in the scene.
    pub tile: Point,
    /// Whether it stands to the left of the tile, and not to the right.
    pub is_left: bool,
    /// How many rows below the middle of its side it stands: -0.5 and 0.5 are the rows of two.
    pub row: f32,
    /// How many rows its side has.
    pub rows: usize,
    /// Whether it stands above the tile where a window is too narrow for choices beside it, and not below.
    pub is_upper: bool,
    /// How many rows of its side stand between it and the tile there.
    pub between: usize,
}

/// Where the choice for one of these marks of a tile is written: those of its left half to the left, at most four a side where that
/// is possible, and those of one side in the order of their marks from top to bottom. No two marks lie at one point.
pub(super) fn callout(tile: Point, marks: &[Point], mark: Point) -> Callout {
    let count = |is_there: &dyn Fn(&Point) -> bool| marks.iter().filter(|mark| is_there(mark)).count();
    let left = count(&|mark| mark.x < tile.x - NEAR);
    let right = count(&|mark| mark.x > tile.x + NEAR);
    let most = MOST.max(marks.len().div_ceil(2));
    // What is in the middle makes the sides as even as they can be.
    let lefts = (marks.len() / 2).clamp(left, marks.len() - right);
    let lefts = lefts.clamp(marks.len().saturating_sub(most), most.min(marks.len()));
    let is_left_of = |mark: &Point| count(&|other| (other.x, other.y) < (mark.x, mark.y)) < lefts;
    let is_left = is_left_of(&mark);
    let all = count(&|other| is_left_of(other) == is_left);
    let above = count(&|other| is_left_of(other) == is_left && (other.y, other.x) < (mark.y, mark.x));
    // The upper half of a side stands above the tile; of an odd number what is in the middle goes to where its mark is.
    let higher = count(&|other| is_left_of(other) == is_left && other.y < tile.y);
    let upper = higher.clamp(all / 2, all.div_ceil(2));
    let is_upper = above < upper;
    Callout {
        mark,
        tile,
        is_left,
        row: above as f32 - (all as f32 - 1.0) / 2.0,
        rows: all,
        is_upper,
        between: if is_upper {
            upper - 1 - above
        } else {
            above - upper
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On which side, and in which row, each choice for marks around the middle of a tile is written.
    fn places(marks: &[(f32, f32)]) -> Vec<(bool, f32)> {
        let tile = Point::new(5.0, 5.0);
        let marks: Vec<Point> = marks.iter().map(|(x, y)| Point::new(5.0 + x, 5.0 + y)).collect();
        let placed = marks.iter().map(|&mark| callout(tile, &marks, mark));
        placed.map(|callout| (callout.is_left, callout.row)).collect()
    }

    #[test]
    fn each_choice_stands_on_the_side_of_its_mark_and_as_high_as_it_is_among_those_there() {
        assert_eq!(
            places(&[(-0.3, 0.3), (0.3, 0.0), (-0.3, -0.3)]),
            [(true, 0.5), (false, 0.0), (true, -0.5)]
        );
        assert_eq!(places(&[]), []);
    }

    #[test]
    fn in_a_narrow_window_the_upper_half_of_a_side_stands_above_the_tile_and_the_rest_below() {
        let tile = Point::new(5.0, 5.0);
        let narrow = |marks: &[(f32, f32)]| {
            let marks: Vec<Point> = marks.iter().map(|(x, y)| Point::new(5.0 + x, 5.0 + y)).collect();
            let placed = marks.iter().map(|&mark| callout(tile, &marks, mark));
            placed
                .map(|one| (one.is_left, one.is_upper, one.between))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            narrow(&[(-0.3, -0.3), (-0.3, 0.3), (0.3, -0.2), (0.3, 0.1)]),
            [
                (true, true, 0),
                (true, false, 0),
                (false, true, 0),
                (false, false, 0)
            ]
        );
        // One alone stands where its mark is, and of three the middle one.
        assert_eq!(
            narrow(&[(-0.3, -0.3), (0.3, 0.2)]),
            [(true, true, 0), (false, false, 0)]
        );
        let three = [(0.3, -0.3), (0.3, -0.1), (0.3, 0.3), (-0.3, 0.0)];
        assert_eq!(
            narrow(&three)[..3],
            [(false, true, 1), (false, true, 0), (false, false, 0)]
        );
    }

    #[test]
    fn what_is_in_the_middle_makes_the_sides_even() {
        let sides = |marks: &[(f32, f32)]| places(marks).iter().filter(|(is_left, _)| *is_left).count();
        assert_eq!(sides(&[(0.0, -0.4), (0.0, 0.0), (0.0, 0.4), (0.01, 0.2)]), 2);
        assert_eq!(sides(&[(-0.3, 0.0), (0.0, 0.0)]), 1);
        assert_eq!(sides(&[(0.3, 0.0), (0.3, 0.2), (0.0, 0.0)]), 1);
    }

    #[test]
    fn no_side_has_more_than_four_of_up_to_eight_and_none_is_left_out_of_more() {
        for count in 0..12 {
            let marks: Vec<(f32, f32)> = (0..count)
                .map(|at| (0.1 + at as f32 / 30.0, at as f32 / 30.0))
                .collect();
            let places = places(&marks);
            assert_eq!(places.len(), count);
            let left = places.iter().filter(|(is_left, _)| *is_left).count();
            assert!(
                left.max(count - left) <= 4.max(count.div_ceil(2)),
                "{count}: {left}"
            );
        }
    }
}
