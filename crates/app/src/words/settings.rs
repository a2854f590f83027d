//! The sentences of the settings.

tessera_core::words! {
    /// What the settings say.
    pub struct SettingsWords {
        /// The heading.
        title,
        /// The language.
        language,
        /// The language of the page's address, or of the device.
        language_automatic,
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
        /// Stones bear the letter of their colour.
        letters,
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
        /// How deep the review of a game searches.
        review_depth,
        /// What that changes.
        review_depth_note,
        /// A quarter of the usual steps.
        review_quick,
        /// The usual steps.
        review_usual,
        /// Four times the usual steps.
        review_deep,
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
        seconds_a_move(seconds: &str),
        /// How loud sounds are.
        volume,
        /// There are no sounds.
        volume_off,
        /// Quiet.
        volume_quiet,
        /// Loud.
        volume_loud,
        /// The device vibrates.
        vibrates,
        /// Moves are shown by motion.
        motion,
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
        /// Whether the wheel steps through a game that is reviewed.
        wheel_steps,
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
    language: "Language",
    language_automatic: "Automatic",
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
    letters: "Letters on stones (B, W)",
    confirm: "Confirm moves",
    confirm_note: "A first touch shows the move, a second one plays it. A double click counts as one.",
    confirm_auto: "On touch screens",
    confirm_always: "Always",
    confirm_never: "Never",
    workers: "Threads",
    workers_note: "How many of the processor's cores the strongest level uses.",
    no_worker_note: "This browser allows no threads here, so the AI thinks in the page itself, and the page may be slow to \
                     react.",
    workers_failed_note: "The threads failed several times, so the AI thinks in the page itself. Reload the page to try \
                          threads again.",
    workers_of_device: |workers| format!("Automatic ({workers})"),
    review_depth: "Game review",
    review_depth_note: "A deeper review takes longer and leaves fewer moves unclear.",
    review_quick: "Quick: a quarter of the time",
    review_usual: "Usual",
    review_deep: "Deep: four times as long",
    memory: "Memory",
    memory_note: "The most that a thread may use. Less spares the device, more helps long reviews.",
    memory_of_device: "Automatic",
    mebibytes: |mebibytes| format!("{mebibytes} MB"),
    time: "Time to think",
    time_note: "For the strongest level; the other levels are the same on every device.",
    seconds_a_move: |seconds| format!("{seconds} s per move"),
    volume: "Sounds",
    volume_off: "Off",
    volume_quiet: "Quiet",
    volume_loud: "Loud",
    vibrates: "Vibrate when the AI has moved",
    motion: "Show moves by animation",
    cell_labels: "Cells read aloud",
    cell_labels_note: "For screen readers.",
    cell_labels_full: "In full",
    cell_labels_short: "Short: name and content",
    instant: "AI answers without a pause",
    shortcuts: "Single-key shortcuts",
    wheel_steps: "In a review: the wheel over the board steps through the game",
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
    data: "Stored data",
    export: "Export all",
    import: "Import",
    erase: "Erase what is stored",
    erase_again: "Press again to erase games and settings",
    stored_here: "Settings and games stay in this browser. Nothing is sent anywhere.",
};

static SPANISH: SettingsWords = SettingsWords {
    title: "Ajustes",
    language: "Idioma",
    language_automatic: "Automático",
    theme: "Tema",
    theme_button: |theme| format!("Tema: {}", theme.to_ascii_lowercase()),
    theme_system: "El del dispositivo",
    theme_light: "Claro",
    theme_dark: "Oscuro",
    theme_contrast: "Alto contraste",
    coordinates: "Coordenadas",
    coordinates_off: "No mostrar",
    coordinates_edge: "En el borde",
    coordinates_cells: "En cada casilla",
    letters: "Letras en las piedras (B: negra, W: blanca)",
    confirm: "Confirmar jugadas",
    confirm_note: "El primer toque muestra la jugada; el segundo la realiza. Un doble clic cuenta como uno.",
    confirm_auto: "En pantalla táctil",
    confirm_always: "Siempre",
    confirm_never: "Nunca",
    workers: "Hilos",
    workers_note: "Cuántos núcleos del procesador usa el nivel más fuerte.",
    no_worker_note: "Este navegador no permite hilos aquí, así que la IA piensa en la propia página, que puede \
                     responder despacio.",
    workers_failed_note: "Los hilos han fallado varias veces, así que la IA piensa en la propia página. Vuelve a \
                          cargar la página para probar de nuevo con hilos.",
    workers_of_device: |workers| format!("Automático ({workers})"),
    time: "Tiempo para pensar",
    time_note: "Para el nivel más fuerte; los demás niveles son iguales en todos los dispositivos.",
    seconds_a_move: |seconds| format!("{seconds} s por jugada"),
    volume: "Sonidos",
    volume_off: "Sin sonido",
    volume_quiet: "Suaves",
    volume_loud: "Fuertes",
    vibrates: "Vibrar cuando la IA ha jugado",
    motion: "Mostrar las jugadas con animación",
    instant: "La IA responde sin pausa",
    shortcuts: "Atajos de una sola tecla",
    wheel_steps: "En una revisión: la rueda sobre el tablero recorre la partida",
    done: "Listo",
    erase: "Borrar lo guardado",
    erase_again: "Pulsa otra vez para borrar partidas y ajustes",
    stored_here: "Los ajustes y las partidas se quedan en este navegador. No se envía nada a ningún sitio.",
    cell_labels: "Lectura de las casillas",
    cell_labels_note: "Para lectores de pantalla.",
    cell_labels_full: "Completa",
    cell_labels_short: "Breve: nombre y contenido",
    keys: "Cambiar teclas",
    keys_note: "Pulsa un botón y después la tecla nueva. Esc la deja como está.",
    press_a_key: "Pulsa una tecla…",
    change_key: |key, effect| format!("{key}: {effect}. Cambiar"),
    key_off: "Quitar",
    key_off_of: |effect| format!("Quitar: {effect}"),
    key_usual: "Habitual",
    key_usual_of: |effect| format!("Tecla habitual: {effect}"),
    no_key: "ninguna",
    keys_reset: "Teclas habituales",
    review_depth: "Revisión de partidas",
    review_depth_note: "Una revisión más profunda tarda más y deja menos jugadas dudosas.",
    review_quick: "Rápida: la cuarta parte del tiempo",
    review_usual: "Normal",
    review_deep: "Profunda: cuatro veces más tiempo",
    memory: "Memoria",
    memory_note: "Lo máximo que puede usar un hilo. Con menos, el dispositivo descansa; con más, las revisiones largas mejoran.",
    memory_of_device: "Automática",
    mebibytes: |mebibytes| format!("{mebibytes} MB"),
    data: "Datos guardados",
    export: "Exportar todo",
    import: "Importar",
};
