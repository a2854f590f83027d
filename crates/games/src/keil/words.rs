//! What people read about Keil.

use super::rules::Reason;
use crate::agreement::Side;
use crate::play::{Measure, OptionSpec, counted};
use crate::words::{SideNames, SideWords, board_closed, komi_option, size_option, switch_option};
use tessera_core::language::Language;

tessera_core::words! {
    /// The sentences of Keil.
    pub struct KeilWords {
        /// Who invented it.
        designer,
        /// What one tries to do.
        goal,
        /// How long a game takes.
        tag_minutes,
        /// The rule of stones and links.
        rule_links,
        /// The rule of groups and captures.
        rule_captures,
        /// The rule of repetition.
        rule_repetition,
        /// The rule of the button and the end.
        rule_button,
        /// The rule of the score.
        rule_score,
        /// The note of the option for the size.
        option_size_note,
        /// The note of the option for the komi.
        option_komi_note,
        /// The label of the option for the button.
        option_button,
        /// The note of the option for the button.
        option_button_note,

        /// The prompt of a turn in which the button may be taken.
        prompt_button,
        /// The prompt of a turn.
        prompt_place,
        /// The prompt of a turn after a pass.
        prompt_place_after_pass,
        /// The note of the choice of the first side.
        play_first_note,
        /// The note of the choice of the second side, which gets so many points.
        play_second_note(points: &str),
        /// The label of taking the button.
        take_button,
        /// The note of taking the button.
        take_button_note,
        /// The caption of the button while nobody has it.
        button_caption,

        /// A black stone and its group.
        black_stone(stones: u32, liberties: u32),
        /// A white stone and its group.
        white_stone(stones: u32, liberties: u32),
        /// An empty point of a territory.
        empty_owned_by(side: &str),
        /// Why a stone cannot be placed: its group would have no liberty.
        suicide,
        /// Why a stone cannot be placed: the position occurred after this own move, counted as the list of moves does.
        repetition(ply: usize),

        /// Stones and points of territory.
        stones_and_territory(stones: &str, territory: u32),
        /// A score with the button; `parts` is the rest of the score.
        with_button(parts: &str),
    }
}

static ENGLISH: KeilWords = KeilWords {
    designer: "Luis Bolaños Mures, 2019",
    goal: "Surround more of the board; stones hold together only through open corners.",
    tag_minutes: "30 min",
    rule_links: "Black and White place stones in turn, Black first. Two neighbouring stones of a colour are linked if some point beside both is free of the other colour; so are a stone and an empty neighbour. Neighbouring empty points are always linked.",
    rule_captures: "Linked stones form a group, and the empty points linked to it are its liberties. After each placement enemy groups without a liberty are captured; after that your own stone's group must have one.",
    rule_repetition: "A placement must not repeat the position at the end of any of your own earlier turns.",
    rule_button: "The button is worth half a point. It may be taken once, instead of placing a stone; until then nobody may pass. Two passes in a row end the game.",
    rule_score: "You score your stones on the board and the empty areas to which only your stones are linked. White adds the komi.",
    option_size_note: "Points along each edge.",
    option_komi_note: "Points for White, who moves second.",
    option_button: "Button",
    option_button_note: "Half a point for whoever takes it instead of placing a stone.",
    prompt_button: "Place a stone, or take the button for half a point.",
    prompt_place: "Place a stone, or pass.",
    prompt_place_after_pass: "Place a stone, or pass too and end the game.",
    play_first_note: "You move first.",
    play_second_note: |points| format!("You move second and get {points}."),
    take_button: "Take the button",
    take_button_note: "Half a point for you instead of a stone. From then on players may pass.",
    button_caption: "button",
    black_stone: |stones, liberties| {
        format!(
            "black stone, group of {stones}, {}",
            counted(liberties, "liberty", "liberties")
        )
    },
    white_stone: |stones, liberties| {
        format!(
            "white stone, group of {stones}, {}",
            counted(liberties, "liberty", "liberties")
        )
    },
    empty_owned_by: |side| format!("empty, owned by {side}"),
    suicide: "suicide: the group of this stone would have no liberty",
    repetition: |ply| format!("it would repeat the position after move {ply} (superko)"),
    stones_and_territory: |stones, territory| format!("{stones} + {territory} territory"),
    with_button: |parts| format!("{parts} + ½ button"),
};

static SPANISH: KeilWords = KeilWords {
    designer: "Luis Bolaños Mures, 2019",
    goal: "Rodea más tablero que tu rival; las piedras solo se unen por esquinas abiertas.",
    tag_minutes: "30 min",
    rule_links: "Negro y Blanco colocan piedras por turnos; empieza Negro. Dos piedras vecinas del mismo color están unidas si alguna casilla vecina de ambas no está ocupada por el otro color; lo mismo vale para una piedra y una casilla vacía vecina. Dos casillas vacías vecinas siempre están unidas.",
    rule_captures: "Las piedras unidas forman un grupo, y las casillas vacías unidas a él son sus libertades. Tras cada colocación se capturan los grupos rivales sin libertades; después, el grupo de tu propia piedra debe tener al menos una.",
    rule_repetition: "No puedes colocar una piedra si con ello se repite la posición que había al final de alguno de tus turnos anteriores.",
    rule_button: "El botón vale medio punto. Se puede tomar una sola vez, en lugar de colocar una piedra; hasta entonces nadie puede pasar. La partida termina con dos pases seguidos.",
    rule_score: "Sumas un punto por cada piedra tuya en el tablero y por cada casilla de las zonas vacías unidas solo a piedras tuyas. Blanco suma además el komi.",
    option_size_note: "Casillas por lado.",
    option_komi_note: "Puntos para Blanco, que juega en segundo lugar.",
    option_button: "Botón",
    option_button_note: "Medio punto para quien lo tome en lugar de colocar una piedra.",
    prompt_button: "Coloca una piedra, o toma el botón por medio punto.",
    prompt_place: "Coloca una piedra, o pasa.",
    prompt_place_after_pass: "Coloca una piedra, o pasa tú también para terminar la partida.",
    play_first_note: "Juegas primero.",
    play_second_note: |points| format!("Juegas en segundo lugar y recibes {points}."),
    take_button: "Tomar el botón",
    take_button_note: "Medio punto para ti en lugar de una piedra. A partir de entonces se puede pasar.",
    button_caption: "botón",
    black_stone: |stones, liberties| {
        format!(
            "piedra negra, grupo de {stones}, {}",
            counted(liberties, "libertad", "libertades")
        )
    },
    white_stone: |stones, liberties| {
        format!(
            "piedra blanca, grupo de {stones}, {}",
            counted(liberties, "libertad", "libertades")
        )
    },
    empty_owned_by: |side| format!("vacía, territorio de {side}"),
    suicide: "suicidio: el grupo de esta piedra no tendría libertades",
    repetition: |ply| format!("repetiría la posición que quedó tras la jugada {ply} (superko)"),
    stones_and_territory: |stones, territory| format!("{stones} + {territory} de territorio"),
    with_button: |parts| format!("{parts} + ½ del botón"),
};

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
