//! The sentences of the settings.

tessera_core::words!(
    /// What the settings say.
    pub enum SettingsWords {
        /// The heading.
        title = en("Settings").es("Ajustes"),
        /// The language.
        language = en("Language").es("Idioma"),
        /// The language of the page's address, or of the device.
        language_automatic = en("Automatic").es("Automático"),
        /// The theme.
        theme = en("Theme").es("Tema"),
        /// The button that goes from theme to theme, with the theme in force.
        theme_button = en(|theme: &str| format!("Theme: {theme}"))
            .es(|theme| format!("Tema: {}", theme.to_ascii_lowercase())),
        /// The theme of the device.
        theme_system = en("Same as device").es("El del dispositivo"),
        /// Dark on light.
        theme_light = en("Light").es("Claro"),
        /// Light on dark.
        theme_dark = en("Dark").es("Oscuro"),
        /// Black and white.
        theme_contrast = en("High contrast").es("Alto contraste"),
        /// Where coordinates are written.
        coordinates = en("Coordinates").es("Coordenadas"),
        /// Nowhere.
        coordinates_off = en("Off").es("No mostrar"),
        /// Along the edge.
        coordinates_edge = en("Along the edge").es("En el borde"),
        /// In every cell.
        coordinates_cells = en("In every cell").es("En cada casilla"),
        /// Stones bear the letter of their colour.
        letters = en("Letters on stones (B, W)").es("Letras en las piedras (B: negra, W: blanca)"),
        /// When a move waits to be confirmed.
        confirm = en("Confirm moves").es("Confirmar jugadas"),
        /// What that means.
        confirm_note = en(
            "A first touch shows the move, a second one plays it. A double click counts as one.",
        )
        .es("El primer toque muestra la jugada; el segundo la realiza. Un doble clic cuenta como uno."),
        /// On touch screens.
        confirm_auto = en("On touch screens").es("En pantalla táctil"),
        /// Always.
        confirm_always = en("Always").es("Siempre"),
        /// Never.
        confirm_never = en("Never").es("Nunca"),
        /// How many workers search.
        workers = en("Threads").es("Hilos"),
        /// When that matters.
        workers_note = en("How many of the processor's cores the strongest level uses.")
            .es("Cuántos núcleos del procesador usa el nivel más fuerte."),
        /// No worker could be started.
        no_worker_note = en(
            "This browser allows no threads here, so the AI thinks in the page itself, and the page may be \
             slow to react.",
        )
        .es(
            "Este navegador no permite hilos aquí, así que la IA piensa en la propia página, que puede \
             responder despacio.",
        ),
        /// Workers failed again and again.
        workers_failed_note = en(
            "The threads failed several times, so the AI thinks in the page itself. Reload the page to try \
             threads again.",
        )
        .es(
            "Los hilos han fallado varias veces, así que la IA piensa en la propia página. Vuelve a cargar \
             la página para probar de nuevo con hilos.",
        ),
        /// As many as the device would use by itself.
        workers_of_device = en(|workers: u32| format!("Automatic ({workers})"))
            .es(|workers| format!("Automático ({workers})")),
        /// How deep the review of a game searches.
        review_depth = en("Game review").es("Revisión de partidas"),
        /// What that changes.
        review_depth_note = en("A deeper review takes longer and leaves fewer moves unclear.")
            .es("Una revisión más profunda tarda más y deja menos jugadas dudosas."),
        /// A quarter of the usual steps.
        review_quick = en("Quick: a quarter of the time").es("Rápida: la cuarta parte del tiempo"),
        /// The usual steps.
        review_usual = en("Usual").es("Normal"),
        /// Four times the usual steps.
        review_deep = en("Deep: four times as long").es("Profunda: cuatro veces más tiempo"),
        /// How much memory a worker may take.
        memory = en("Memory").es("Memoria"),
        /// When that matters.
        memory_note = en("The most that a thread may use. Less spares the device, more helps long reviews.").es(
            "Lo máximo que puede usar un hilo. Con menos, el dispositivo descansa; con más, las revisiones \
             largas mejoran.",
        ),
        /// As much as fits the device.
        memory_of_device = en("Automatic").es("Automática"),
        /// So many mebibytes.
        mebibytes = en(|mebibytes: u16| format!("{mebibytes} MB")).es(|mebibytes| format!("{mebibytes} MB")),
        /// How long the last level thinks.
        time = en("Time to think").es("Tiempo para pensar"),
        /// For whom.
        time_note = en("For the strongest level; the other levels are the same on every device.")
            .es("Para el nivel más fuerte; los demás niveles son iguales en todos los dispositivos."),
        /// So many seconds a move.
        seconds_a_move = en(|seconds: &str| format!("{seconds} s per move"))
            .es(|seconds| format!("{seconds} s por jugada")),
        /// How loud sounds are.
        volume = en("Sounds").es("Sonidos"),
        /// There are no sounds.
        volume_off = en("Off").es("Sin sonido"),
        /// Quiet.
        volume_quiet = en("Quiet").es("Suaves"),
        /// Loud.
        volume_loud = en("Loud").es("Fuertes"),
        /// The device vibrates.
        vibrates = en("Vibrate when the AI has moved").es("Vibrar cuando la IA ha jugado"),
        /// Moves are shown by motion.
        motion = en("Show moves by animation").es("Mostrar las jugadas con animación"),
        /// How much is read aloud at a cell.
        cell_labels = en("Cells read aloud").es("Lectura de las casillas"),
        /// For whom.
        cell_labels_note = en("For screen readers.").es("Para lectores de pantalla."),
        /// All there is to know.
        cell_labels_full = en("In full").es("Completa"),
        /// Its name and what is on it.
        cell_labels_short = en("Short: name and content").es("Breve: nombre y contenido"),
        /// The engine moves without a pause.
        instant = en("AI answers without a pause").es("La IA responde sin pausa"),
        /// Single keys work.
        shortcuts = en("Single-key shortcuts").es("Atajos de una sola tecla"),
        /// Whether the wheel steps through a game that is reviewed.
        wheel_steps = en("In a review: the wheel over the board steps through the game")
            .es("En una revisión: la rueda sobre el tablero recorre la partida"),
        /// Open the dialog in which keys are changed.
        keys = en("Change keys").es("Cambiar teclas"),
        /// How a key is changed.
        keys_note = en("Press a button and then the new key. Esc leaves it as it is.")
            .es("Pulsa un botón y después la tecla nueva. Esc la deja como está."),
        /// While a key is waited for.
        press_a_key = en("Press a key …").es("Pulsa una tecla…"),
        /// The button that changes a key.
        change_key = en(|key: &str, effect: &str| format!("{key}: {effect}. Change"))
            .es(|key, effect| format!("{key}: {effect}. Cambiar")),
        /// The button that leaves an effect without a key.
        key_off = en("Off").es("Quitar"),
        /// The same with the effect.
        key_off_of = en(|effect: &str| format!("Off: {effect}")).es(|effect| format!("Quitar: {effect}")),
        /// The button that gives an effect its usual key.
        key_usual = en("Usual").es("Habitual"),
        /// The same with the effect.
        key_usual_of = en(|effect: &str| format!("Usual key: {effect}"))
            .es(|effect| format!("Tecla habitual: {effect}")),
        /// An effect without a key.
        no_key = en("none").es("ninguna"),
        /// The button that gives every effect its usual key.
        keys_reset = en("Usual keys").es("Teclas habituales"),
        /// Close the settings.
        done = en("Done").es("Listo"),
        /// The group of what concerns stored data.
        data = en("Stored data").es("Datos guardados"),
        /// Save all of it as a file.
        export = en("Export all").es("Exportar todo"),
        /// Read such a file.
        import = en("Import").es("Importar"),
        /// Erase what is stored on the device.
        erase = en("Erase what is stored").es("Borrar lo guardado"),
        /// The same, once it has been pressed.
        erase_again =
            en("Press again to erase games and settings").es("Pulsa otra vez para borrar partidas y ajustes"),
        /// Where settings and games are stored.
        stored_here = en("Settings and games stay in this browser. Nothing is sent anywhere.")
            .es("Los ajustes y las partidas se quedan en este navegador. No se envía nada a ningún sitio."),
    }
);
