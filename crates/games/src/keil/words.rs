//! What people read about Keil.

use super::rules::Reason;
use crate::agreement::Side;
use crate::play::{Measure, OptionSpec, counted};
use crate::words::{SideNames, SideWords, board_closed, komi_option, size_option, switch_option};
use tessera_core::language::Language;

tessera_core::words!(
    /// The sentences of Keil.
    pub enum KeilWords {
        /// Who invented it.
        designer = en("Luis Bolaños Mures, 2019").es("Luis Bolaños Mures, 2019"),
        /// What one tries to do.
        goal = en("Surround more of the board; stones hold together only through open corners.")
            .es("Rodea más tablero que tu rival; las piedras solo se unen por esquinas abiertas."),
        /// How long a game takes.
        tag_minutes = en("30 min").es("30 min"),
        /// The rule of stones and links.
        rule_links = en(
            "Black and White place stones in turn, Black first. Two neighbouring stones of a colour are \
             linked if some point beside both is free of the other colour; so are a stone and an empty \
             neighbour. Neighbouring empty points are always linked.",
        )
        .es(
            "Negro y Blanco colocan piedras por turnos; empieza Negro. Dos piedras vecinas del mismo color \
             están unidas si alguna casilla vecina de ambas no está ocupada por el otro color; lo mismo vale \
             para una piedra y una casilla vacía vecina. Dos casillas vacías vecinas siempre están unidas.",
        ),
        /// The rule of groups and captures.
        rule_captures = en(
            "Linked stones form a group, and the empty points linked to it are its liberties. After each \
             placement enemy groups without a liberty are captured; after that your own stone's group must \
             have one.",
        )
        .es(
            "Las piedras unidas forman un grupo, y las casillas vacías unidas a él son sus libertades. Tras \
             cada colocación se capturan los grupos rivales sin libertades; después, el grupo de tu propia \
             piedra debe tener al menos una.",
        ),
        /// The rule of repetition.
        rule_repetition = en(
            "A placement must not repeat the position at the end of any of your own earlier turns.",
        )
        .es(
            "No puedes colocar una piedra si con ello se repite la posición que había al final de alguno de \
             tus turnos anteriores.",
        ),
        /// The rule of the button and the end.
        rule_button = en(
            "The button is worth half a point. It may be taken once, instead of placing a stone; until then \
             nobody may pass. Two passes in a row end the game.",
        )
        .es(
            "El botón vale medio punto. Se puede tomar una sola vez, en lugar de colocar una piedra; hasta \
             entonces nadie puede pasar. La partida termina con dos pases seguidos.",
        ),
        /// The rule of the score.
        rule_score = en(
            "You score your stones on the board and the empty areas to which only your stones are linked. \
             White adds the komi.",
        )
        .es(
            "Sumas un punto por cada piedra tuya en el tablero y por cada casilla de las zonas vacías unidas \
             solo a piedras tuyas. Blanco suma además el komi.",
        ),
        /// The note of the option for the size.
        option_size_note = en("Points along each edge.").es("Casillas por lado."),
        /// The note of the option for the komi.
        option_komi_note =
            en("Points for White, who moves second.").es("Puntos para Blanco, que juega en segundo lugar."),
        /// The label of the option for the button.
        option_button = en("Button").es("Botón"),
        /// The note of the option for the button.
        option_button_note = en("Half a point for whoever takes it instead of placing a stone.")
            .es("Medio punto para quien lo tome en lugar de colocar una piedra."),

        /// The prompt of a turn in which the button may be taken.
        prompt_button = en("Place a stone, or take the button for half a point.")
            .es("Coloca una piedra, o toma el botón por medio punto."),
        /// The prompt of a turn.
        prompt_place = en("Place a stone, or pass.").es("Coloca una piedra, o pasa."),
        /// The prompt of a turn after a pass.
        prompt_place_after_pass = en("Place a stone, or pass too and end the game.")
            .es("Coloca una piedra, o pasa tú también para terminar la partida."),
        /// The note of the choice of the first side.
        play_first_note = en("You move first.").es("Juegas primero."),
        /// The note of the choice of the second side, which gets so many points.
        play_second_note = en(|points: &str| format!("You move second and get {points}."))
            .es(|points| format!("Juegas en segundo lugar y recibes {points}.")),
        /// The label of taking the button.
        take_button = en("Take the button").es("Tomar el botón"),
        /// The note of taking the button.
        take_button_note = en("Half a point for you instead of a stone. From then on players may pass.")
            .es("Medio punto para ti en lugar de una piedra. A partir de entonces se puede pasar."),
        /// The caption of the button while nobody has it.
        button_caption = en("button").es("botón"),

        /// A black stone and its group.
        black_stone = en(|stones: u32, liberties: u32| {
            format!(
                "black stone, group of {stones}, {}",
                counted(liberties, "liberty", "liberties")
            )
        })
        .es(|stones, liberties| {
            format!(
                "piedra negra, grupo de {stones}, {}",
                counted(liberties, "libertad", "libertades")
            )
        }),
        /// A white stone and its group.
        white_stone = en(|stones: u32, liberties: u32| {
            format!(
                "white stone, group of {stones}, {}",
                counted(liberties, "liberty", "liberties")
            )
        })
        .es(|stones, liberties| {
            format!(
                "piedra blanca, grupo de {stones}, {}",
                counted(liberties, "libertad", "libertades")
            )
        }),
        /// An empty point of a territory.
        empty_owned_by = en(|side: &str| format!("empty, owned by {side}"))
            .es(|side| format!("vacía, territorio de {side}")),
        /// Why a stone cannot be placed: its group would have no liberty.
        suicide = en("suicide: the group of this stone would have no liberty")
            .es("suicidio: el grupo de esta piedra no tendría libertades"),
        /// Why a stone cannot be placed: the position occurred after this own move, counted as the list of moves does.
        repetition = en(|ply: usize| format!("it would repeat the position after move {ply} (superko)"))
            .es(|ply| format!("repetiría la posición que quedó tras la jugada {ply} (superko)")),

        /// Stones and points of territory.
        stones_and_territory = en(|stones: &str, territory: u32| format!("{stones} + {territory} territory"))
            .es(|stones, territory| format!("{stones} + {territory} de territorio")),
        /// A score with the button; `parts` is the rest of the score.
        with_button =
            en(|parts: &str| format!("{parts} + ½ button")).es(|parts| format!("{parts} + ½ del botón")),
    }
);

/// The names of the sides.
pub const SIDES: SideNames = SideNames::BlackWhite;

impl KeilWords {
    /// The tags of the game.
    pub fn tags(&self, language: Language) -> Vec<&'static str> {
        let shared = SideWords::of(language);
        vec![shared.tag_hexagonal_board, shared.tag_players, self.tag_minutes]
    }

    /// The options of the game.
    pub fn options(&self, language: Language) -> Vec<OptionSpec> {
        vec![
            size_option(Measure::Hexagon, 2, 10, 4, "7", self.option_size_note, language),
            komi_option(self.option_komi_note, language),
            switch_option("button", self.option_button, self.option_button_note, language),
        ]
    }
}

/// A stone of a side with the size of its group and the number of its liberties.
pub fn stone(side: Side, stones: u32, liberties: u32, language: Language) -> String {
    let words = KeilWords::of(language);
    match side {
        Side::First => (words.black_stone)(stones, liberties),
        Side::Second => (words.white_stone)(stones, liberties),
    }
}

/// Why no stone may be placed on a point. `agreement_plies` is how many plies of a record come before the first turn.
pub fn reason(reason: Reason, agreement_plies: usize, language: Language) -> String {
    let words = KeilWords::of(language);
    match reason {
        Reason::Closed(closed) => board_closed(closed, language).to_owned(),
        Reason::Occupied => SideWords::of(language).occupied.to_owned(),
        Reason::Suicide => words.suicide.to_owned(),
        Reason::Repetition(turn) => (words.repetition)(turn + agreement_plies),
    }
}
