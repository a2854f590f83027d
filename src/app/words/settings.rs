//! The sentences of the settings.

crate::words! {
    /// What the settings say.
    pub struct SettingsWords {
        /// The heading.
        title,
        /// The theme.
        theme,
        /// The button that goes from theme to theme, with the theme in force.
        theme_button(theme: &str),
        /// The theme of the device.
        theme_system,
        /// Dark on light.
        theme_light,
        /// Light on dark.
        theme_dark,
        /// Black and white.
        theme_contrast,
        /// Where coordinates are written.
        coordinates,
        /// Nowhere.
        coordinates_off,
        /// Along the edge.
        coordinates_edge,
        /// In every cell.
        coordinates_cells,
        /// When a move waits to be confirmed.
        confirm,
        /// What that means.
        confirm_note,
        /// On touch screens.
        confirm_auto,
        /// Always.
        confirm_always,
        /// Never.
        confirm_never,
        /// How many workers search.
        workers,
        /// When that matters.
        workers_note,
        /// No worker could be started.
        no_worker_note,
        /// Workers failed again and again.
        workers_failed_note,
        /// As many as the device would use by itself.
        workers_of_device(workers: u32),
        /// How long the last level thinks.
        time,
        /// For whom.
        time_note,
        /// So many seconds a move.
        seconds_a_move(seconds: f64),
        /// How much is read aloud at a cell.
        cell_labels,
        /// For whom.
        cell_labels_note,
        /// All there is to know.
        cell_labels_full,
        /// Its name and what is on it.
        cell_labels_short,
        /// The engine moves without a pause.
        instant,
        /// Single keys work.
        shortcuts,
        /// Open the dialog in which keys are changed.
        keys,
        /// How a key is changed.
        keys_note,
        /// While a key is waited for.
        press_a_key,
        /// The button that changes a key.
        change_key(key: &str, effect: &str),
        /// The button that leaves an effect without a key.
        key_off,
        /// The same with the effect.
        key_off_of(effect: &str),
        /// The button that gives an effect its usual key.
        key_usual,
        /// The same with the effect.
        key_usual_of(effect: &str),
        /// An effect without a key.
        no_key,
        /// The button that gives every effect its usual key.
        keys_reset,
        /// Close the settings.
        done,
        /// Erase what is stored on the device.
        erase,
        /// The same, once it has been pressed.
        erase_again,
        /// Where settings and games are stored.
        stored_here,
    }
}

static ENGLISH: SettingsWords = SettingsWords {
    title: "Settings",
    theme: "Theme",
    theme_button: |theme| format!("Theme: {theme}"),
    theme_system: "Same as device",
    theme_light: "Light",
    theme_dark: "Dark",
    theme_contrast: "High contrast",
    coordinates: "Coordinates",
    coordinates_off: "Off",
    coordinates_edge: "Along the edge",
    coordinates_cells: "In every cell",
    confirm: "Confirm moves",
    confirm_note: "A first touch shows the move, a second one plays it.",
    confirm_auto: "On touch screens",
    confirm_always: "Always",
    confirm_never: "Never",
    workers: "Threads",
    workers_note: "How many of the processor's cores level 8 uses.",
    no_worker_note: "This browser allows no threads here, so the AI thinks in the page itself, and the page may be slow to \
                     react.",
    workers_failed_note: "The threads failed several times, so the AI thinks in the page itself. Reload the page to try \
                          threads again.",
    workers_of_device: |workers| format!("Automatic ({workers})"),
    time: "Time to think",
    time_note: "For level 8; the other levels are the same on every device.",
    seconds_a_move: |seconds| format!("{seconds} s per move"),
    cell_labels: "Cells read aloud",
    cell_labels_note: "For screen readers.",
    cell_labels_full: "In full",
    cell_labels_short: "Short: name and content",
    instant: "AI answers without a pause",
    shortcuts: "Single-key shortcuts",
    keys: "Change keys",
    keys_note: "Press a button and then the new key. Esc leaves it as it is.",
    press_a_key: "Press a key …",
    change_key: |key, effect| format!("{key}: {effect}. Change"),
    key_off: "Off",
    key_off_of: |effect| format!("Off: {effect}"),
    key_usual: "Usual",
    key_usual_of: |effect| format!("Usual key: {effect}"),
    no_key: "none",
    keys_reset: "Usual keys",
    done: "Done",
    erase: "Erase what is stored",
    erase_again: "Press again to erase games and settings",
    stored_here: "Settings and games stay in this browser. Nothing is sent anywhere.",
};
