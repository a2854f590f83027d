//! What people read about Linage.

use crate::agreement::Side;
use crate::play::{Measure, OptionSpec};
use crate::words::{SideNames, SideWords, board_closed, komi_option, size_option};
use tessera_core::language::Language;

use super::rules::Reason;

tessera_core::words!(
    /// The sentences of Linage.
    pub enum LinageWords {
        /// Who invented it.
        designer = en("Luis Bolaños Mures, 2016").es("Luis Bolaños Mures, 2016"),
        /// What one tries to do.
        goal = en("Cut the board into regions where only your own lines are left.")
            .es("Divide el tablero en regiones donde solo queden líneas tuyas."),
        /// How long a game takes.
        tag_minutes = en("10 min").es("10 min"),
        /// The rule of stones.
        rule_stones = en(
            "Vertical and Horizontal place stones in turn, Vertical first. Stones belong to nobody: what \
             counts are the empty cells that they leave.",
        )
        .es(
            "Vertical y Horizontal colocan piedras por turnos; empieza Vertical. Las piedras no son de \
             nadie: lo que cuenta son las casillas vacías que dejan.",
        ),
        /// The rule of regions.
        rule_regions = en(
            "Empty cells that touch along rows and columns form a region. Three empty cells in a row or \
             column are a line. A region without a horizontal line is Vertical's, one without a vertical \
             line is Horizontal's, and one with both is free.",
        )
        .es(
            "Las casillas vacías que se tocan en fila o en columna forman una región. Tres casillas vacías \
             seguidas en una fila o columna son una línea. Una región sin líneas horizontales es de \
             Vertical; una sin líneas verticales, de Horizontal; una con líneas de los dos tipos es libre.",
        ),
        /// The rule of placements.
        rule_placements = en(
            "On your turn place a stone on a cell of a free region, or pass. Every region must always keep a \
             line: a cell where a stone would leave a region without one is closed.",
        )
        .es(
            "En tu turno, coloca una piedra en una casilla de una región libre, o pasa. Toda región debe \
             conservar siempre al menos una línea: la casilla donde una piedra dejaría una región sin \
             ninguna está cerrada.",
        ),
        /// The rule of the end and the score.
        rule_end = en(
            "Two passes in a row end the game. You score a point for each cell of the regions that you own, \
             and Horizontal adds the komi.",
        )
        .es(
            "La partida termina con dos pases seguidos. Sumas un punto por cada casilla de las regiones que \
             son tuyas, y Horizontal suma además el komi.",
        ),
        /// The rule of the komi by bid.
        rule_komi = en(
            "If the komi is bid, one player names it and the other one then chooses a side, so it pays to \
             name a fair one.",
        )
        .es(
            "Si el komi se decide por puja, un jugador lo propone y el otro elige bando, así que conviene \
             proponer uno justo.",
        ),
        /// The note of the option for the size.
        option_size_note = en("Cells along each side.").es("Casillas por lado."),
        /// The note of the option for the komi.
        option_komi_note = en("Points for Horizontal, who moves second.")
            .es("Puntos para Horizontal, que juega en segundo lugar."),

        /// The prompt of a turn.
        prompt_place = en("Place a stone in a free region, or pass.")
            .es("Coloca una piedra en una región libre, o pasa."),
        /// The prompt of a turn after a pass.
        prompt_place_after_pass = en("Place a stone, or pass too and end the game.")
            .es("Coloca una piedra, o pasa tú también para terminar la partida."),
        /// The prompt of a turn without a legal placement.
        prompt_no_placement = en("There is nowhere left to place a stone: pass.")
            .es("Ya no se puede colocar ninguna piedra: pasa."),
        /// The prompt of a turn after a pass without a legal placement.
        prompt_no_placement_after_pass = en("There is nowhere left to place a stone: pass and end the game.")
            .es("Ya no se puede colocar ninguna piedra: pasa para terminar la partida."),
        /// The note of the choice of the first side.
        play_first_note = en("You move first and own the regions without a horizontal line.")
            .es("Juegas primero y son tuyas las regiones sin líneas horizontales."),
        /// The note of the choice of the second side, which gets so many points.
        play_second_note =
            en(|points: &str| format!("You own the regions without a vertical line and get {points}."))
                .es(|points| format!("Son tuyas las regiones sin líneas verticales y recibes {points}.")),
        /// The note of a placement.
        place_note = en("A stone belongs to nobody.").es("Las piedras no son de nadie."),

        /// A stone.
        stone = en("stone").es("piedra"),
        /// An empty point of a free region.
        free = en("free").es("libre"),
        /// An empty point of a region that a side owns.
        owned_by = en(|side: &str| format!("owned by {side}")).es(|side| format!("región de {side}")),
        /// Why a stone cannot be placed: a region without a line would remain.
        would_cut_off_region =
            en("would cut off a region without a line").es("aislaría una región sin ninguna línea"),
    }
);

/// The names of the sides.
pub const SIDES: SideNames = SideNames::VerticalHorizontal;

impl LinageWords {
    /// The tags of the game.
    pub fn tags(&self, language: Language) -> Vec<&'static str> {
        let shared = SideWords::of(language);
        vec![shared.tag_square_board, shared.tag_players, self.tag_minutes]
    }

    /// The options of the game.
    pub fn options(&self, language: Language) -> Vec<OptionSpec> {
        vec![
            size_option(Measure::Square, 3, 19, 5, "9", self.option_size_note, language),
            komi_option(self.option_komi_note, language),
        ]
    }
}

/// An empty point of a region that a side owns.
pub fn owned_by(side: Side, language: Language) -> String {
    (LinageWords::of(language).owned_by)(SIDES.of(side, language))
}

/// Why no stone may be placed on a point.
pub fn reason(reason: Reason, language: Language) -> String {
    match reason {
        Reason::Closed(closed) => board_closed(closed, language).to_owned(),
        Reason::Occupied => SideWords::of(language).occupied.to_owned(),
        Reason::OwnedBy(side) => owned_by(side, language),
        Reason::WouldCutOffRegion => LinageWords::of(language).would_cut_off_region.to_owned(),
    }
}
