//! What people read about Ecalper.

use super::rules::{GroupSizes, Reason};
use crate::agreement::Side;
use crate::play::{Measure, OptionSpec, counted};
use crate::words::{SideNames, SideWords, size_option, switch_option};
use tessera_core::language::Language;

tessera_core::words! {
    /// The sentences of Ecalper.
    pub struct EcalperWords {
        /// Who invented it.
        designer,
        /// What one tries to do.
        goal,
        /// How long a game takes.
        tag_minutes,
        /// The rule of turns.
        rule_turns,
        /// The rule of replacements.
        rule_replacements,
        /// The pie rule.
        rule_pie,
        /// The rule of the end.
        rule_end,
        /// The note of the option for the size.
        option_size_note,
        /// The label of the option for the pie rule.
        option_pie,
        /// The note of the option for the pie rule.
        option_pie_note,

        /// The prompt of a placement in the first turn.
        prompt_first_turn(number: u8),
        /// The prompt of a placement in a later turn.
        prompt_place(number: u8),
        /// The prompt of the first replacement, when sides may be swapped.
        prompt_replace_or_swap,
        /// The prompt of the last replacement.
        prompt_last_replacement,
        /// The prompt of any other replacement.
        prompt_replace,
        /// The note of the swap.
        swap_note,

        /// A black stone.
        black_stone,
        /// A white stone.
        white_stone,
        /// A black stone that may be replaced.
        replaceable_black_stone,
        /// A white stone that may be replaced.
        replaceable_white_stone,
        /// Why a cell cannot be used: a stone must be replaced first.
        replace_first,
        /// Why a stone cannot be replaced: it belongs to the side to move.
        own_stone,
        /// Why a stone cannot be replaced: it was not among the three placed last.
        not_placed_last,
        /// The largest group of a side and the number of its groups.
        group_sizes(largest: u16, groups: u16),
    }
}

static ENGLISH: EcalperWords = EcalperWords {
    designer: "Matteo Perlini, 2010",
    goal: "Grow the largest group, though one of every three stones is taken over.",
    tag_minutes: "30 min",
    rule_turns: "Black opens with three stones. From then on each turn has four steps: replace one of the three stones that your opponent has just placed with one of yours, then place three more.",
    rule_replacements: "The stones that can be replaced are ringed. A stone that replaced another is never among them.",
    rule_pie: "With the pie rule White may take Black's side once, after the first three stones; the other player then goes on as White.",
    rule_end: "When White leaves a single empty cell, Black replaces one last stone and the game is over. The larger of the largest groups wins; if they are equally large, the side with fewer groups; if those are equal too, it is a draw.",
    option_size_note: "Cells along each edge.",
    option_pie: "Pie rule",
    option_pie_note: "White may swap sides once, after the first three stones.",
    prompt_first_turn: |number| {
        format!("Place stone {number} of 3: your opponent will take over one of the three.")
    },
    prompt_place: |number| format!("Place stone {number} of 3."),
    prompt_replace_or_swap: "Replace one of the three ringed stones, or swap sides.",
    prompt_last_replacement: "Last turn: replace one of the three ringed stones.",
    prompt_replace: "Replace one of the three ringed stones; then place 3 of your own.",
    swap_note: "You become Black and own the three stones; the other player becomes White and replaces one of them.",
    black_stone: "black stone",
    white_stone: "white stone",
    replaceable_black_stone: "black stone, can be replaced",
    replaceable_white_stone: "white stone, can be replaced",
    replace_first: "replace one of the three ringed stones first",
    own_stone: "this stone is yours already",
    not_placed_last: "only the three stones placed last can be replaced",
    group_sizes: |largest, groups| format!("largest group {largest}, {}", counted(groups, "group", "groups")),
};

static SPANISH: EcalperWords = EcalperWords {
    designer: "Matteo Perlini, 2010",
    goal: "Forma el grupo más grande, aunque tu rival se quede con una de cada tres piedras.",
    tag_minutes: "30 min",
    rule_turns: "Negro empieza con tres piedras. A partir de ahí, cada turno tiene cuatro pasos: reemplaza por una tuya una de las tres piedras que tu rival acaba de colocar y luego coloca tres más.",
    rule_replacements: "Las piedras que se pueden reemplazar llevan un anillo. La piedra que reemplazó a otra nunca está entre ellas.",
    rule_pie: "Con la regla del pastel, Blanco puede quedarse con el bando de Negro una vez, tras las tres primeras piedras; el otro jugador sigue entonces como Blanco.",
    rule_end: "Cuando Blanco deja una sola casilla vacía, Negro reemplaza una última piedra y la partida termina. Gana quien tenga el grupo más grande; si los de ambos son iguales, quien tenga menos grupos; si también en eso son iguales, hay empate.",
    option_size_note: "Casillas por lado.",
    option_pie: "Regla del pastel",
    option_pie_note: "Blanco puede cambiar de bando una vez, tras las tres primeras piedras.",
    prompt_first_turn: |number| {
        format!("Coloca la piedra {number} de 3: tu rival se quedará con una de las tres.")
    },
    prompt_place: |number| format!("Coloca la piedra {number} de 3."),
    prompt_replace_or_swap: "Reemplaza una de las tres piedras con anillo, o cambia de bando.",
    prompt_last_replacement: "Último turno: reemplaza una de las tres piedras con anillo.",
    prompt_replace: "Reemplaza una de las tres piedras con anillo; luego coloca 3 tuyas.",
    swap_note: "Pasas a ser Negro y las tres piedras son tuyas; el otro jugador pasa a ser Blanco y reemplaza una de ellas.",
    black_stone: "piedra negra",
    white_stone: "piedra blanca",
    replaceable_black_stone: "piedra negra, se puede reemplazar",
    replaceable_white_stone: "piedra blanca, se puede reemplazar",
    replace_first: "primero reemplaza una de las tres piedras con anillo",
    own_stone: "esta piedra ya es tuya",
    not_placed_last: "solo se puede reemplazar una de las tres últimas piedras colocadas",
    group_sizes: |largest, groups| {
        format!(
            "grupo mayor de {largest}, {} en total",
            counted(groups, "grupo", "grupos")
        )
    },
};

/// The names of the sides.
pub const SIDES: SideNames = SideNames::BlackWhite;

impl EcalperWords {
    /// The tags of the game.
    pub fn tags(&self, language: Language) -> Vec<&'static str> {
        let shared = SideWords::of(language);
        vec![shared.tag_hexagonal_board, shared.tag_players, self.tag_minutes]
    }

    /// The options of the game.
    pub fn options(&self, language: Language) -> Vec<OptionSpec> {
        vec![
            size_option(Measure::Hexagon, 2, 10, 4, "7", self.option_size_note, language),
            switch_option("pie", self.option_pie, self.option_pie_note, language),
        ]
    }

    /// A stone of a side.
    pub fn stone(&self, side: Side, replaceable: bool) -> &'static str {
        match (side, replaceable) {
            (Side::First, false) => self.black_stone,
            (Side::Second, false) => self.white_stone,
            (Side::First, true) => self.replaceable_black_stone,
            (Side::Second, true) => self.replaceable_white_stone,
        }
    }
}

/// The groups of a side: `largest group 5, 3 groups`.
pub fn group_sizes(sizes: GroupSizes, language: Language) -> String {
    (EcalperWords::of(language).group_sizes)(sizes.largest, sizes.groups)
}

/// Why a cell can be neither filled nor replaced now.
pub fn reason(reason: Reason, language: Language) -> &'static str {
    let (shared, words) = (SideWords::of(language), EcalperWords::of(language));
    match reason {
        Reason::GameOver => shared.closed_game_over,
        Reason::Occupied => shared.occupied,
        Reason::ReplaceFirst => words.replace_first,
        Reason::OwnStone => words.own_stone,
        Reason::NotPlacedLast => words.not_placed_last,
    }
}
