//! How keys are called.

tessera_core::words! {
    /// How keys are called, in the list of keys and beside what they do.
    pub struct KeyWords {
        /// Before the key that is pressed with Control.
        control,
        /// Before the key that is pressed with Shift.
        shift,
        /// The key Home.
        home,
        /// The key End.
        end,
        /// The key Page Up.
        page_up,
        /// The key Page Down.
        page_down,
        /// The key Escape.
        escape,
        /// The key Enter.
        enter,
        /// The key Tab.
        tab,
        /// The space bar.
        space,
        /// In the place of keys where there are none.
        no_key,
    }
}

static ENGLISH: KeyWords = KeyWords {
    control: "Ctrl-",
    shift: "Shift-",
    home: "Home",
    end: "End",
    page_up: "Page Up",
    page_down: "Page Down",
    escape: "Esc",
    enter: "Enter",
    tab: "Tab",
    space: "Space",
    no_key: "no key",
};

static SPANISH: KeyWords = KeyWords {
    control: "Ctrl-",
    shift: "Mayús-",
    home: "Inicio",
    end: "Fin",
    page_up: "Re Pág",
    page_down: "Av Pág",
    escape: "Esc",
    enter: "Enter",
    tab: "Tab",
    space: "Espacio",
    no_key: "sin tecla",
};
