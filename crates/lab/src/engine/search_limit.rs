//! The limits of a search, and the shares of a turn's or a game's time.

use std::time::Instant;

use cpu_time::ThreadTime;

/// How long a search runs, as it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SearchLimit {
    /// This many steps: reproducible.
    Steps(u32),
    /// This many milliseconds by the wall clock.
    Millis(u32),
    /// This many milliseconds of processor time, for machines that do other things, too.
    ProcessorMillis(u32),
    /// This many milliseconds for the whole turn, of which a seat may need several moves.
    TurnMillis(u32),
    /// What the seat to move has left for the whole game, and what it gets for each turn.
    Clock {
        /// Milliseconds left.
        left: u32,
        /// Milliseconds that it gets at the end of the turn.
        increment: u32,
    },
    /// Until it is stopped.
    Infinite,
}

/// When a search ends by the clock.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum End {
    /// By no clock.
    Never,
    /// After so many milliseconds by the wall clock.
    Wall(f64),
    /// The same, or as soon as the leading move cannot be caught in the time.
    WallOrDecided(f64),
    /// After so many milliseconds of this thread's processor time.
    Processor(f64),
}

impl End {
    /// The milliseconds after which the search ends.
    pub fn millis(self) -> f64 {
        match self {
            End::Never => f64::INFINITY,
            End::Wall(millis) | End::WallOrDecided(millis) | End::Processor(millis) => millis,
        }
    }
}

/// The clocks by which a search is measured, both from its beginning on.
pub(super) struct Clocks {
    wall: Instant,
    processor: ThreadTime,
}

impl Clocks {
    /// Clocks that start now.
    pub fn start() -> Clocks {
        Clocks {
            wall: Instant::now(),
            processor: ThreadTime::now(),
        }
    }

    /// The milliseconds since the start by the wall clock.
    pub fn wall(&self) -> f64 {
        self.wall.elapsed().as_secs_f64() * 1e3
    }

    /// The milliseconds since the start by the clock that ends the search.
    pub fn until(&self, end: End) -> f64 {
        match end {
            End::Processor(_) => self.processor.elapsed().as_secs_f64() * 1e3,
            End::Never | End::Wall(_) | End::WallOrDecided(_) => self.wall(),
        }
    }
}

/// The share of a turn's time for the first of its remaining moves: twice as much as for each of the others, whose search
/// may go on with the tree of the first.
pub(super) fn share_of_turn(left: f64, moves: u32) -> f64 {
    left.max(0.0) * 2.0 / (f64::from(moves.max(1)) + 1.0)
}

/// The part of a clock that is never planned for, because answers take time to arrive, and the milliseconds that it is at
/// least.
const RESERVE: (f64, f64) = (0.05, 50.0);

/// The share of a game's time for a move, if the seat still makes about `moves` moves, `in_turn` of them in this turn.
pub(super) fn share_of_clock(left: f64, increment: f64, moves: f64, in_turn: u32) -> f64 {
    let (part, least) = RESERVE;
    let usable = (left - f64::max(left * part, least)).max(0.0);
    // The first moves of a game decide more than the last ones.
    let share = usable * 1.5 / (moves.max(1.0) + 0.5);
    (share + increment / f64::from(in_turn.max(1))).min(usable * 0.8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shares_of_a_turn_are_no_more_than_the_turn() {
        for moves in 1..=8 {
            let mut left = 1_000.0;
            for ahead in (1..=moves).rev() {
                let share = share_of_turn(left, ahead);
                assert!(share > 0.0 && share <= left, "{share} of {left}");
                left -= share;
            }
            assert!(left.abs() < 1e-9, "the last move takes what is left: {left}");
        }
    }

    #[test]
    fn a_clock_is_never_used_up_however_many_moves_there_are() {
        for expected in [1.0, 20.0, 200.0] {
            let mut left = 60_000.0;
            for _ in 0..500 {
                let share = share_of_clock(left, 0.0, expected, 1);
                assert!(share <= left);
                left -= share;
            }
            assert!(left > 0.0);
        }
        assert_eq!(
            share_of_clock(0.0, 1_000.0, 10.0, 1),
            0.0,
            "an increment comes too late"
        );
        assert!(share_of_clock(10_000.0, 100.0, 50.0, 1) > 100.0);
    }
}
