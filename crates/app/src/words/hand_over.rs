//! The sentences for persons who share a device.

tessera_core::words! {
    /// What is said where persons share a device.
    pub struct HandOverWords {
        /// The setting.
        setting,
        /// Nothing happens between two turns.
        still,
        /// The board turns to whoever is to move.
        turns,
        /// A screen asks for the device to be handed over.
        screen,
        /// Who is to get the device.
        to(who: &str),
        /// The button of whoever has it now.
        show,
    }
}

static ENGLISH: HandOverWords = HandOverWords {
    setting: "Several people at this device",
    still: "The board stays as it is",
    turns: "The board turns to whoever is to move",
    screen: "A screen asks to hand the device over",
    to: |who| format!("Hand the device to {who}"),
    show: "Show the board",
};

static SPANISH: HandOverWords = HandOverWords {
    setting: "Varias personas en este dispositivo",
    still: "El tablero no cambia",
    turns: "El tablero gira hacia quien juega",
    screen: "Una pantalla pide pasar el dispositivo",
    to: |who| format!("Pasa el dispositivo a {who}"),
    show: "Ver el tablero",
};
