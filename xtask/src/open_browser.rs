//! Opens an address in the person's browser.

use std::env;

use crate::console::print_line;

/// Opens the address, or prints why it does not.
pub fn open_browser(address: &str) {
    if !has_display(env::consts::OS, |name| {
        env::var_os(name).is_some_and(|value| !value.is_empty())
    }) {
        print_line(format_args!(
            "there is no display: open the address in a browser yourself"
        ));
    } else if let Err(error) = opener::open_browser(address) {
        print_line(format_args!(
            "no browser was opened ({error}): open the address yourself"
        ));
    }
}

/// Whether a browser with a window can be shown. Without this `opener` may start a text browser in the terminal.
fn has_display(system: &str, is_set: impl Fn(&str) -> bool) -> bool {
    matches!(system, "macos" | "windows") || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linux_needs_a_display_and_other_desktops_do_not() {
        assert!(!has_display("linux", |_| false));
        assert!(has_display("linux", |name| name == "DISPLAY"));
        assert!(has_display("linux", |name| name == "WAYLAND_DISPLAY"));
        assert!(has_display("macos", |_| false));
        assert!(has_display("windows", |_| false));
    }
}
