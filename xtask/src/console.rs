//! Lines on the terminal. Where the output is closed they are dropped, without a panic.

use std::fmt::Arguments;
use std::io::Write;
use std::time::Duration;

/// Prints a line on standard output.
pub fn print_line(line: Arguments) {
    if cfg!(test) {
        // The test harness captures only what goes through the macro.
        println!("{line}");
        return;
    }
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// Prints a line on standard error.
pub fn print_error(line: Arguments) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// Formats a duration with one or two units: `3.2 s`, `4 min 5 s`.
pub fn format_duration(duration: Duration) -> String {
    let seconds = duration.as_secs();
    if seconds < 60 {
        format!("{:.1} s", duration.as_secs_f64())
    } else {
        format!("{} min {} s", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_have_seconds_and_from_a_minute_on_minutes() {
        assert_eq!(format_duration(Duration::from_millis(3_240)), "3.2 s");
        assert_eq!(format_duration(Duration::from_secs(245)), "4 min 5 s");
    }
}
