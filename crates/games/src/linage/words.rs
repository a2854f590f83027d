//! What people read about Linage.

use crate::agreement::Side;
use crate::play::{Measure, OptionSpec};
use crate::words::{SideNames, SideWords, board_closed, komi_option, size_option};
use tessera_core::language::Language;

use super::rules::Reason;

tessera_core::words! {
    /// The sentences of Linage.
    pub struct LinageWords {
        /// Who invented it.
        designer,
        /// What one tries to do.
        goal,
        /// How long a game takes.
        tag_minutes,
        /// The rule of stones.
        rule_stones,
        /// The rule of regions.
        rule_regions,
        /// The rule of placements.
        rule_placements,
        /// The rule of the end and the score.
        rule_end,
        /// The rule of the komi by bid.
        rule_komi,
        /// The note of the option for the size.
        option_size_note,
        /// The note of the option for the komi.
        option_komi_note,

        /// The prompt of a turn.
        prompt_place,
        /// The prompt of a turn after a pass.
        prompt_place_after_pass,
        /// The prompt of a turn without a legal placement.
        prompt_no_placement,
        /// The prompt of a turn after a pass without a legal placement.
        prompt_no_placement_after_pass,
        /// The note of the choice of the first side.
        play_first_note,
        /// The note of the choice of the second side, which gets so many points.
        play_second_note(points: &str),
        /// The note of a placement.
        place_note,

        /// A stone.
        stone,
        /// An empty point of a free region.
        free,
        /// An empty point of a region that a side owns.
        owned_by(side: &str),
        /// Why a stone cannot be placed: a region without a line would remain.
        would_cut_off_region,
    }
}

static ENGLISH: LinageWords = LinageWords {
    designer: "Luis Bolaños Mures, 2016",
    goal: "Cut the board into regions where only your own lines are left.",
    tag_minutes: "10 min",
    rule_stones: "Vertical and Horizontal place stones in turn, Vertical first. Stones belong to nobody: what counts are the empty cells that they leave.",
    rule_regions: "Empty cells that touch along rows and columns form a region. Three empty cells in a row or column are a line. A region without a horizontal line is Vertical's, one without a vertical line is Horizontal's, and one with both is free.",
    rule_placements: "On your turn place a stone on a cell of a free region, or pass. Every region must always keep a line: a cell where a stone would leave a region without one is closed.",
    rule_end: "Two passes in a row end the game. You score a point for each cell of the regions that you own, and Horizontal adds the komi.",
    rule_komi: "If the komi is bid, one player names it and the other one then chooses a side, so it pays to name a fair one.",
    option_size_note: "Cells along each side.",
    option_komi_note: "Points for Horizontal, who moves second.",
    prompt_place: "Place a stone in a free region, or pass.",
    prompt_place_after_pass: "Place a stone, or pass too and end the game.",
    prompt_no_placement: "There is nowhere left to place a stone: pass.",
    prompt_no_placement_after_pass: "There is nowhere left to place a stone: pass and end the game.",
    play_first_note: "You move first and own the regions without a horizontal line.",
    play_second_note: |points| format!("You own the regions without a vertical line and get {points}."),
    place_note: "A stone belongs to nobody.",
    stone: "stone",
    free: "free",
    owned_by: |side| format!("owned by {side}"),
    would_cut_off_region: "would cut off a region without a line",
};

static SPANISH: LinageWords = LinageWords {
    designer: "Luis Bolaños Mures, 2016",
    goal: "Divide el tablero en regiones donde solo queden líneas tuyas.",
    tag_minutes: "10 min",
    rule_stones: "Vertical y Horizontal colocan piedras por turnos; empieza Vertical. Las piedras no son de nadie: lo que cuenta son las casillas vacías que dejan.",
    rule_regions: "Las casillas vacías que se tocan en fila o en columna forman una región. Tres casillas vacías seguidas en una fila o columna son una línea. Una región sin líneas horizontales es de Vertical; una sin líneas verticales, de Horizontal; una con líneas de los dos tipos es libre.",
    rule_placements: "En tu turno, coloca una piedra en una casilla de una región libre, o pasa. Toda región debe conservar siempre al menos una línea: la casilla donde una piedra dejaría una región sin ninguna está cerrada.",
    rule_end: "La partida termina con dos pases seguidos. Sumas un punto por cada casilla de las regiones que son tuyas, y Horizontal suma además el komi.",
    rule_komi: "Si el komi se decide por puja, un jugador lo propone y el otro elige bando, así que conviene proponer uno justo.",
    option_size_note: "Casillas por lado.",
    option_komi_note: "Puntos para Horizontal, que juega en segundo lugar.",
    prompt_place: "Coloca una piedra en una región libre, o pasa.",
    prompt_place_after_pass: "Coloca una piedra, o pasa tú también para terminar la partida.",
    prompt_no_placement: "Ya no se puede colocar ninguna piedra: pasa.",
    prompt_no_placement_after_pass: "Ya no se puede colocar ninguna piedra: pasa para terminar la partida.",
    play_first_note: "Juegas primero y son tuyas las regiones sin líneas horizontales.",
    play_second_note: |points| format!("Son tuyas las regiones sin líneas verticales y recibes {points}."),
    place_note: "Las piedras no son de nadie.",
    stone: "piedra",
    free: "libre",
    owned_by: |side| format!("región de {side}"),
    would_cut_off_region: "aislaría una región sin ninguna línea",
};

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
