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
        /// How much memory a worker may take.
        memory,
        /// When that matters.
        memory_note,
        /// As much as fits the device.
        memory_of_device,
        /// So many mebibytes.
        mebibytes(mebibytes: u16),
        /// How long the last level thinks.
        time,
        /// For whom.
        time_note,
        /// So many seconds a move.
        seconds_a_move(seconds: f64),
        /// The engine moves without a pause.
        instant,
        /// Single keys work.
        shortcuts,
        /// Close the settings.
        done,
        /// The group of what concerns stored data.
        data,
        /// Save all of it as a file.
        export,
        /// Read such a file.
        import,
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
    memory: "Memory",
    memory_note: "The most that a thread may use. Less spares the device, more helps long reviews.",
    memory_of_device: "Automatic",
    mebibytes: |mebibytes| format!("{mebibytes} MB"),
    time: "Time to think",
    time_note: "For level 8; the other levels are the same on every device.",
    seconds_a_move: |seconds| format!("{seconds} s per move"),
    instant: "AI answers without a pause",
    shortcuts: "Single-key shortcuts",
    done: "Done",
    data: "Stored data",
    export: "Export all",
    import: "Import",
    erase: "Erase what is stored",
    erase_again: "Press again to erase games and settings",
    stored_here: "Settings and games stay in this browser. Nothing is sent anywhere.",
};
