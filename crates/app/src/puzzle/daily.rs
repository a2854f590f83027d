//! The puzzle of the day: the same for everybody, found without a server.

use tessera_core::game::StableHasher;
use tessera_games::catalog::GameId;

/// The number of the date that a clock shows, counted in days from 1970-01-01: `millis` since then in UTC, in a zone that is
/// so many minutes `west` of it. Both are what browsers say of a moment, so a change of summer time moves no day.
pub fn local_day(millis: f64, west: f64) -> u32 {
    // A clock before 1970 shows the first day.
    ((millis - west * 60_000.0) / 86_400_000.0) as u32
}

/// The game of the puzzle of a day, counted in dates from 1970-01-01. The games take turns. `passed_over` is how many
/// games were left out because they have no puzzles.
pub fn daily_game(day: u32, passed_over: usize) -> GameId {
    let games = GameId::ALL;
    games[(day as usize % games.len() + passed_over) % games.len()]
}

/// The place of the puzzle of a day among so many of its game; `None` where there are none. With other puzzles on the site a
/// day has another one.
pub fn daily_place(day: u32, puzzles: usize) -> Option<usize> {
    let key = StableHasher::new().with(day.into()).key();
    let place = key.checked_rem(puzzles as u64)?;
    Some(place as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: f64 = 3_600_000.0;
    /// 2026-11-02, a Monday.
    const MONDAY: u32 = 20_759;

    /// The moment at which a clock so many minutes west of UTC shows this hour of a day.
    fn at(day: u32, hour: f64, west: f64) -> f64 {
        f64::from(day) * 24.0 * HOUR + hour * HOUR + west * 60_000.0
    }

    #[test]
    fn a_day_is_the_date_that_the_clock_of_the_device_shows() {
        // UTC, Los Angeles, Kathmandu, Kiritimati, Niue.
        for west in [0.0, 480.0, -345.0, -840.0, 660.0] {
            for (hour, day) in [(0.0, MONDAY), (10.0, MONDAY), (23.99, MONDAY), (44.0, MONDAY + 1)] {
                assert_eq!(
                    local_day(at(MONDAY, hour, west), west),
                    day,
                    "{west} west, {hour} h"
                );
            }
        }
        assert_eq!(local_day(-1.0, 0.0), 0);
    }

    /// `tests/store/daily.test.js` has the same for the script of the home page.
    #[test]
    fn the_puzzles_of_some_days_are_those_that_the_home_page_finds() {
        let places = [0, 1, MONDAY, 20_783, 4_294_967_295].map(|day| daily_place(day, 90).unwrap());
        assert_eq!(places, [40, 36, 35, 81, 53]);
    }

    #[test]
    fn summer_time_that_begins_or_ends_moves_no_day() {
        // In Los Angeles the clock goes from UTC-7 to UTC-8 on the Sunday before: that day has 25 hours.
        let sunday = MONDAY - 1;
        let begins = at(sunday, 0.0, 420.0);
        for (hours, west, day) in [
            (-0.5, 420.0, sunday - 1),
            (0.5, 420.0, sunday),
            (1.5, 420.0, sunday),
            (2.5, 480.0, sunday),
            (24.5, 480.0, sunday),
            (25.5, 480.0, MONDAY),
        ] {
            assert_eq!(local_day(begins + hours * HOUR, west), day, "{hours} h");
        }
    }
}
