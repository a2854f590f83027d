//! How keys are called.

tessera_core::words!(
    /// How keys are called, in the list of keys and beside what they do.
    pub enum KeyWords {
        /// Before the key that is pressed with Control.
        control = en("Ctrl-").es("Ctrl-"),
        /// Before the key that is pressed with Shift.
        shift = en("Shift-").es("Mayús-"),
        /// The key Home.
        home = en("Home").es("Inicio"),
        /// The key End.
        end = en("End").es("Fin"),
        /// The key Page Up.
        page_up = en("Page Up").es("Re Pág"),
        /// The key Page Down.
        page_down = en("Page Down").es("Av Pág"),
        /// The key Escape.
        escape = en("Esc").es("Esc"),
        /// The key Enter.
        enter = en("Enter").es("Enter"),
        /// The key Tab.
        tab = en("Tab").es("Tab"),
        /// The space bar.
        space = en("Space").es("Espacio"),
        /// In the place of keys where there are none.
        no_key = en("no key").es("sin tecla"),
    }
);
