//! What people read about Ecalper.

use super::rules::{GroupSizes, Reason};
use crate::agreement::Side;
use crate::play::{Measure, OptionSpec, counted};
use crate::words::{SideNames, SideWords, size_option, switch_option};
use tessera_core::language::Language;

tessera_core::words!(
    /// The sentences of Ecalper.
    pub enum EcalperWords {
        /// Who invented it.
        designer = en("Matteo Perlini, 2010").es("Matteo Perlini, 2010"),
        /// What one tries to do.
        goal = en("Grow the largest group, though one of every three stones is taken over.")
            .es("Forma el grupo más grande, aunque tu rival se quede con una de cada tres piedras."),
        /// How long a game takes.
        tag_minutes = en("30 min").es("30 min"),
        /// The rule of turns.
        rule_turns = en(
            "Black opens with three stones. From then on each turn has four steps: replace one of the three \
             stones that your opponent has just placed with one of yours, then place three more.",
        )
        .es(
            "Negro empieza con tres piedras. A partir de ahí, cada turno tiene cuatro pasos: reemplaza por \
             una tuya una de las tres piedras que tu rival acaba de colocar y luego coloca tres más.",
        ),
        /// The rule of replacements.
        rule_replacements = en(
            "The stones that can be replaced are ringed. A stone that replaced another is never among them.",
        )
        .es(
            "Las piedras que se pueden reemplazar llevan un anillo. La piedra que reemplazó a otra nunca \
             está entre ellas.",
        ),
        /// The pie rule.
        rule_pie = en(
            "With the pie rule White may take Black's side once, after the first three stones; the other \
             player then goes on as White.",
        )
        .es(
            "Con la regla del pastel, Blanco puede quedarse con el bando de Negro una vez, tras las tres \
             primeras piedras; el otro jugador sigue entonces como Blanco.",
        ),
        /// The rule of the end.
        rule_end = en(
            "When White leaves a single empty cell, Black replaces one last stone and the game is over. The \
             larger of the largest groups wins; if they are equally large, the side with fewer groups; if \
             those are equal too, it is a draw.",
        )
        .es(
            "Cuando Blanco deja una sola casilla vacía, Negro reemplaza una última piedra y la partida \
             termina. Gana quien tenga el grupo más grande; si los de ambos son iguales, quien tenga menos \
             grupos; si también en eso son iguales, hay empate.",
        ),
        /// The note of the option for the size.
        option_size_note = en("Cells along each edge.").es("Casillas por lado."),
        /// The label of the option for the pie rule.
        option_pie = en("Pie rule").es("Regla del pastel"),
        /// The note of the option for the pie rule.
        option_pie_note = en("White may swap sides once, after the first three stones.")
            .es("Blanco puede cambiar de bando una vez, tras las tres primeras piedras."),

        /// The prompt of a placement in the first turn.
        prompt_first_turn = en(|number: u8| {
            format!("Place stone {number} of 3: your opponent will take over one of the three.")
        })
        .es(|number| format!("Coloca la piedra {number} de 3: tu rival se quedará con una de las tres.")),
        /// The prompt of a placement in a later turn.
        prompt_place = en(|number: u8| format!("Place stone {number} of 3."))
            .es(|number| format!("Coloca la piedra {number} de 3.")),
        /// The prompt of the first replacement, when sides may be swapped.
        prompt_replace_or_swap = en("Replace one of the three ringed stones, or swap sides.")
            .es("Reemplaza una de las tres piedras con anillo, o cambia de bando."),
        /// The prompt of the last replacement.
        prompt_last_replacement = en("Last turn: replace one of the three ringed stones.")
            .es("Último turno: reemplaza una de las tres piedras con anillo."),
        /// The prompt of any other replacement.
        prompt_replace = en("Replace one of the three ringed stones; then place 3 of your own.")
            .es("Reemplaza una de las tres piedras con anillo; luego coloca 3 tuyas."),
        /// The note of the swap.
        swap_note = en(
            "You become Black and own the three stones; the other player becomes White and replaces one of \
             them.",
        )
        .es(
            "Pasas a ser Negro y las tres piedras son tuyas; el otro jugador pasa a ser Blanco y reemplaza \
             una de ellas.",
        ),

        /// A black stone.
        black_stone = en("black stone").es("piedra negra"),
        /// A white stone.
        white_stone = en("white stone").es("piedra blanca"),
        /// A black stone that may be replaced.
        replaceable_black_stone = en("black stone, can be replaced").es("piedra negra, se puede reemplazar"),
        /// A white stone that may be replaced.
        replaceable_white_stone = en("white stone, can be replaced").es("piedra blanca, se puede reemplazar"),
        /// Why a cell cannot be used: a stone must be replaced first.
        replace_first = en("replace one of the three ringed stones first")
            .es("primero reemplaza una de las tres piedras con anillo"),
        /// Why a stone cannot be replaced: it belongs to the side to move.
        own_stone = en("this stone is yours already").es("esta piedra ya es tuya"),
        /// Why a stone cannot be replaced: it was not among the three placed last.
        not_placed_last = en("only the three stones placed last can be replaced")
            .es("solo se puede reemplazar una de las tres últimas piedras colocadas"),
        /// The largest group of a side and the number of its groups.
        group_sizes = en(|largest: u16, groups: u16| {
            format!("largest group {largest}, {}", counted(groups, "group", "groups"))
        })
        .es(|largest, groups| {
            format!(
                "grupo mayor de {largest}, {} en total",
                counted(groups, "grupo", "grupos")
            )
        }),
    }
);

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
