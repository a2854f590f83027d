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
    /// Whether it stands beyond a single tile that lies on its side, and does not cover that.
    pub is_beyond: bool,
    /// Whether it stands in the left one of two columns where a window is too narrow for choices beside the tile.
    pub is_left_column: bool,
    /// Whether it stands above the tile there, and not below.
    pub is_upper: bool,
    /// How many rows of its column stand between it and the tile there.
    pub between: usize,
}

/// How many tiles lie one after the other to the left and to the right of a tile.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Beside {
    /// To the left.
    pub left: usize,
    /// To the right.
    pub right: usize,
}

/// Where the choice for one of these marks of a tile is written: those of its left half to the left, at most four a side where that
/// is possible, and those of one side in the order of their marks from top to bottom. Where only one side is free of tiles all
/// stand there, if they are no more than four. No two marks lie at one point.
pub(super) fn callout(tile: Point, marks: &[Point], mark: Point, beside: Beside) -> Callout {
    let count = |is_there: &dyn Fn(&Point) -> bool| marks.iter().filter(|mark| is_there(mark)).count();
    let left = count(&|mark| mark.x < tile.x - NEAR);
    let right = count(&|mark| mark.x > tile.x + NEAR);
    let most = MOST.max(marks.len().div_ceil(2));
    // What is in the middle makes the sides as even as they can be.
    let lefts = (marks.len() / 2).clamp(left, marks.len() - right);
    let lefts = lefts.clamp(marks.len().saturating_sub(most), most.min(marks.len()));
    let is_left_of = |mark: &Point, lefts| count(&|other| (other.x, other.y) < (mark.x, mark.y)) < lefts;
    let in_column = |mark: &Point| is_left_of(mark, lefts);
    let is_left_column = in_column(&mark);
    let lefts = match beside {
        Beside { left: 1.., right: 0 } if marks.len() <= MOST => 0,
        Beside { left: 0, right: 1.. } if marks.len() <= MOST => marks.len(),
        Beside { .. } => lefts,
    };
    let is_left = is_left_of(&mark, lefts);
    let is_beside = |other: &Point| is_left_of(other, lefts) == is_left;
    let all = count(&is_beside);
    let row = count(&|other| is_beside(other) && is_above(other, &mark));
    // The upper half of a column stands above the tile; of an odd number what is in the middle goes to where its mark is.
    let is_with = |other: &Point| in_column(other) == is_left_column;
    let with = count(&is_with);
    let higher = count(&|other| is_with(other) && other.y < tile.y);
    let uppers = higher.clamp(with / 2, with.div_ceil(2));
    let in_upper = |mark: &Point| count(&|other| is_with(other) && is_above(other, mark)) < uppers;
    let is_upper = in_upper(&mark);
    // The line of one whose mark is farther out goes straight, and those of the others come from between the columns: none cross.
    let is_nearer = |other: &Point| {
        let out = |mark: &Point| (mark.x - tile.x).abs();
        if out(other) == out(&mark) {
            is_above(other, &mark) != is_upper && *other != mark
        } else {
            out(other) > out(&mark)
        }
    };
    Callout {
        mark,
        tile,
        is_left,
        row: row as f32 - (all as f32 - 1.0) / 2.0,
        rows: all,
        is_beyond: (if is_left { beside.left } else { beside.right }) == 1,
        is_left_column,
        is_upper,
        between: count(&|other| is_with(other) && in_upper(other) == is_upper && is_nearer(other)),
    }
}

/// Whether a mark comes before another from top to bottom.
fn is_above(mark: &Point, other: &Point) -> bool {
    (mark.y, mark.x) < (other.y, other.x)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On which side, and in which row, each choice for marks around the middle of a tile is written.
    fn places(marks: &[(f32, f32)]) -> Vec<(bool, f32)> {
        let tile = Point::new(5.0, 5.0);
        let marks: Vec<Point> = marks.iter().map(|(x, y)| Point::new(5.0 + x, 5.0 + y)).collect();
        let placed = marks
            .iter()
            .map(|&mark| callout(tile, &marks, mark, Beside::default()));
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
            let placed = marks
                .iter()
                .map(|&mark| callout(tile, &marks, mark, Beside::default()));
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
    fn of_two_in_one_half_of_a_column_the_one_with_the_outer_mark_stands_nearer_to_the_tile() {
        let tile = Point::new(5.0, 5.0);
        let marks = [(-0.1, -0.4), (-0.4, -0.1), (-0.2, 0.3), (-0.3, 0.2)];
        let marks = marks.map(|(x, y)| Point::new(5.0 + x, 5.0 + y));
        let placed = marks.map(|mark| callout(tile, &marks, mark, Beside::default()));
        assert_eq!(placed.map(|one| one.is_upper), [true, true, false, false]);
        assert_eq!(placed.map(|one| one.between), [1, 0, 1, 0]);
    }

    #[test]
    fn up_to_four_stand_on_the_side_that_is_free_of_tiles_and_their_columns_stay() {
        let tile = Point::new(5.0, 5.0);
        let marks = [(-0.3, 0.1), (0.3, -0.2), (-0.2, -0.3), (0.2, 0.3), (0.1, 0.0)];
        let marks = marks.map(|(x, y)| Point::new(5.0 + x, 5.0 + y));
        let placed = |count: usize, left: usize, right: usize| {
            let marks = &marks[..count];
            let one = |&mark: &Point| callout(tile, marks, mark, Beside { left, right });
            marks.iter().map(one).collect::<Vec<_>>()
        };
        let lefts = |callouts: Vec<Callout>| callouts.iter().map(|one| one.is_left).collect::<Vec<_>>();
        assert_eq!(lefts(placed(4, 2, 0)), [false; 4]);
        assert_eq!(lefts(placed(4, 0, 1)), [true; 4]);
        assert_eq!(lefts(placed(4, 1, 2)), [true, false, true, false]);
        assert_eq!(lefts(placed(5, 1, 0)), lefts(placed(5, 0, 0)));
        let rows: Vec<f32> = placed(4, 2, 0).iter().map(|one| one.row).collect();
        assert_eq!(rows, [0.5, -0.5, -1.5, 1.5]);
        let columns = placed(4, 2, 0).into_iter().map(|one| one.is_left_column);
        assert!(columns.eq([true, false, true, false]));
        // Where they have to stand beside tiles they leave a single one uncovered.
        let beyond = |callouts: Vec<Callout>| callouts.iter().map(|one| one.is_beyond).collect::<Vec<_>>();
        assert_eq!(beyond(placed(4, 1, 2)), [true, false, true, false]);
        assert_eq!(beyond(placed(4, 1, 0)), [false; 4]);
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
