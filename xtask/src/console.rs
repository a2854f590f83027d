//! Lines for the person at the terminal. A closed pipe is no reason to panic.

use std::fmt::Arguments;
use std::io::Write;
use std::time::Duration;

/// Prints a line of progress.
pub fn say(line: Arguments) {
    if cfg!(test) {
        // The test harness keeps what passing tests print to itself, but only by this way.
        println!("{line}");
        return;
    }
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// Prints a line about something that went wrong.
pub fn complain(line: Arguments) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// A duration as one reads it: `3.2 s`, `4 min 5 s`.
pub fn readable(duration: Duration) -> String {
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
    fn durations_read_well() {
        assert_eq!(readable(Duration::from_millis(3_240)), "3.2 s");
        assert_eq!(readable(Duration::from_secs(245)), "4 min 5 s");
    }
}
