//! The sentences for persons who share a device.

tessera_core::words!(
    /// What is said where persons share a device.
    pub enum HandOverWords {
        /// The setting.
        setting = en("Several people at this device").es("Varias personas en este dispositivo"),
        /// Nothing happens between two turns.
        still = en("The board stays as it is").es("El tablero no cambia"),
        /// The board turns to whoever is to move.
        turns = en("The board turns to whoever is to move").es("El tablero gira hacia quien juega"),
        /// A screen asks for the device to be handed over.
        screen = en("A screen asks to hand the device over").es("Una pantalla pide pasar el dispositivo"),
        /// Who is to get the device.
        to = en(|who: &str| format!("Hand the device to {who}"))
            .es(|who| format!("Pasa el dispositivo a {who}")),
        /// The button of whoever has it now.
        show = en("Show the board").es("Ver el tablero"),
    }
);
