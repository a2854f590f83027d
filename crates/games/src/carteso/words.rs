//! What people read about Carteso.

use std::cmp::Ordering;

use super::rules::{Group, Reason, Stone};
use crate::agreement::Side;
use crate::play::{Measure, OptionSpec, counted};
use crate::words::{SideNames, SideWords, board_closed, komi_option, size_option};
use tessera_core::language::Language;

tessera_core::words!(
    /// The sentences of Carteso.
    pub enum CartesoWords {
        /// Who invented it.
        designer =
            en("Luis Bolaños Mures and Corey L. Clark, 2016").es("Luis Bolaños Mures y Corey L. Clark, 2016"),
        /// What one tries to do.
        goal = en("Finish groups of stones: tall ones go to Vertical, wide ones to Horizontal.")
            .es("Termina grupos de piedras: los altos son para Vertical; los anchos, para Horizontal."),
        /// How long a game takes.
        tag_minutes = en("15 min").es("15 min"),
        /// The rule of stones.
        rule_stones = en(
            "Vertical and Horizontal place stones in turn, Vertical first. You choose the colour of each \
             stone, black or white; stones belong to nobody. Stones of one colour that touch along rows and \
             columns form a group.",
        )
        .es(
            "Vertical y Horizontal colocan piedras por turnos; empieza Vertical. En cada turno eliges el \
             color de tu piedra, negro o blanco; las piedras no son de nadie. Las piedras del mismo color \
             que se tocan en fila o en columna forman un grupo.",
        ),
        /// The rule of ownership.
        rule_owners = en(
            "A group spans the rows and columns that it reaches. If it spans more rows than columns, it is \
             Vertical's; if more columns than rows, Horizontal's. If it spans as many of both, it belongs to \
             the opponent of whoever placed the last stone.",
        )
        .es(
            "Un grupo abarca las filas y columnas a las que llega. Si abarca más filas que columnas, es de \
             Vertical; si abarca más columnas que filas, de Horizontal. Si abarca tantas filas como \
             columnas, es del rival de quien colocó la última piedra.",
        ),
        /// The rule of finished groups.
        rule_finished = en(
            "A group is finished when no further stones, whoever places them and in whatever colour, could \
             make it span more rows or columns. After each placement its owner claims every finished group \
             that is not yet claimed, for good. A claimed group may still gain stones within its span. \
             Corners around a stone mark a group that one more stone would finish; point at it to see which \
             stone.",
        )
        .es(
            "Un grupo está terminado cuando, por más piedras que se coloquen, del color que sean y las \
             coloque quien las coloque, ya no puede llegar a abarcar más filas ni columnas. Tras cada \
             colocación, el dueño de cada grupo terminado que aún no se haya reclamado lo reclama para \
             siempre. Un grupo reclamado todavía puede ganar piedras dentro de lo que abarca. Unas esquinas \
             alrededor de una piedra marcan un grupo que quedaría terminado con una piedra más; señala la \
             piedra marcada para ver con cuál.",
        ),
        /// The rule of the end and the score.
        rule_end = en(
            "Two passes in a row end the game. You score the stones in the groups that you have claimed, and \
             Horizontal adds the komi.",
        )
        .es(
            "La partida termina con dos pases seguidos. Sumas un punto por cada piedra de los grupos que has \
             reclamado, y Horizontal suma además el komi.",
        ),
        /// The rule of the komi by bid.
        rule_komi = en("If the komi is bid, one player names it and the other one then chooses a side.")
            .es("Si el komi se decide por puja, un jugador lo propone y el otro elige bando."),
        /// The note of the option for the size.
        option_size_note = en("Cells along each side.").es("Casillas por lado."),
        /// The note of the option for the komi.
        option_komi_note = en("Points for Horizontal, who moves second.")
            .es("Puntos para Horizontal, que juega en segundo lugar."),

        /// The prompt of a turn.
        prompt_place = en("Place a black or a white stone on an empty cell, or pass.")
            .es("Coloca una piedra negra o blanca en una casilla vacía, o pasa."),
        /// The prompt of a turn after a pass.
        prompt_place_after_pass = en("Place a stone, or pass too and end the game.")
            .es("Coloca una piedra, o pasa tú también para terminar la partida."),
        /// The prompt of a turn on a full board.
        prompt_full = en("The board is full: pass.").es("El tablero está lleno: pasa."),
        /// The prompt of a turn after a pass on a full board.
        prompt_full_after_pass = en("The board is full: pass and end the game.")
            .es("El tablero está lleno: pasa para terminar la partida."),
        /// The note of the choice of the first side.
        play_first_note = en("You move first and claim finished groups that span more rows than columns.")
            .es("Juegas primero y reclamas los grupos terminados que abarcan más filas que columnas."),
        /// The note of the choice of the second side, which gets so many points.
        play_second_note = en(|points: &str| {
            format!("You claim finished groups that span more columns than rows and get {points}.")
        })
        .es(|points| {
            format!("Reclamas los grupos terminados que abarcan más columnas que filas y recibes {points}.")
        }),

        /// A black stone, where one is chosen for all placements.
        piece_black = en("Black").es("Negra"),
        /// A white stone, where one is chosen for all placements.
        piece_white = en("White").es("Blanca"),
        /// The label of the choice of a black stone.
        choose_black = en("Black stone").es("Piedra negra"),
        /// The label of the choice of a white stone.
        choose_white = en("White stone").es("Piedra blanca"),
        /// A black stone in a list.
        black = en("black").es("negra"),
        /// A white stone in a list.
        white = en("white").es("blanca"),
        /// A black stone with the description of its group and what would finish it.
        black_stone = en(|group: &str, finishers: &str| format!("black stone, {group}{finishers}"))
            .es(|group, finishers| format!("piedra negra, {group}{finishers}")),
        /// A white stone with the description of its group and what would finish it.
        white_stone = en(|group: &str, finishers: &str| format!("white stone, {group}{finishers}"))
            .es(|group, finishers| format!("piedra blanca, {group}{finishers}")),
        /// A group of one stone.
        single = en("group of its own").es("grupo de una sola piedra"),
        /// A group of several stones.
        group = en(|stones: u32, rows: u8, columns: u8| {
            format!("group of {stones}, {rows} high and {columns} wide")
        })
        .es(|stones, rows, columns| format!("grupo de {stones}, {rows} de alto y {columns} de ancho")),
        /// A group and its status.
        group_is = en(|group: &str, status: &str| format!("{group}, {status}"))
            .es(|group, status| format!("{group}, {status}")),
        /// The status of a group that a side has claimed.
        claimed_by = en(|side: &str| format!("claimed by {side}")).es(|side| format!("reclamado por {side}")),
        /// The status of a group that nobody has claimed.
        not_finished = en("not finished").es("sin terminar"),

        /// What a placement makes.
        makes = en(|group: &str| format!("Makes a {group}.")).es(|group| format!("Forma un {group}.")),
        /// What a placement makes, if the group is not finished; `side` is its present owner.
        makes_owned = en(|group: &str, side: &str| {
            format!("Makes a {group}. Finished at this size, it goes to {side}.")
        })
        .es(|group, side| format!("Forma un {group}. Si se termina con este tamaño, es para {side}.")),
        /// What a placement makes, if the group is not finished and spans as many rows as columns.
        makes_square = en(|group: &str| {
            format!("Makes a {group}. Finished at this size, it goes to the opponent of whoever finishes it.")
        })
        .es(|group| {
            format!("Forma un {group}. Si se termina con este tamaño, es para el rival de quien lo termine.")
        }),
        /// The black stones of other groups that a side claims by the placement.
        also_claims_black = en(|side: &str, stones: u32| {
            let stones = counted(stones, "black stone", "black stones");
            format!(" {side} also claims {stones}.")
        })
        .es(|side, stones| {
            let stones = counted(stones, "piedra negra", "piedras negras");
            format!(" {side} reclama además {stones}.")
        }),
        /// The white stones of other groups that a side claims by the placement.
        also_claims_white = en(|side: &str, stones: u32| {
            let stones = counted(stones, "white stone", "white stones");
            format!(" {side} also claims {stones}.")
        })
        .es(|side, stones| {
            let stones = counted(stones, "piedra blanca", "piedras blancas");
            format!(" {side} reclama además {stones}.")
        }),
        /// The points where one stone of a colour would finish a group.
        finishers_of = en(|color: &str, points: &[String]| format!("{color} at {}", points.join(" or ")))
            .es(|color, points| format!("{color} en {}", any_in_spanish(points))),
        /// The points where one stone would finish a group, by colour.
        finishers = en(|parts: &[String]| format!("; one more stone would finish it: {}", parts.join(", ")))
            .es(|parts| format!("; quedaría terminado con una piedra más: {}", parts.join("; "))),
    }
);

/// Any of these points, in Spanish: `b3`, `b3 o c4`, `b3, c4 u o5`.
fn any_in_spanish(points: &[String]) -> String {
    match points {
        [] => String::new(),
        [one] => one.clone(),
        [firsts @ .., last] => {
            let or = if last.starts_with('o') { "u" } else { "o" };
            format!("{} {or} {last}", firsts.join(", "))
        }
    }
}

/// The names of the sides.
pub const SIDES: SideNames = SideNames::VerticalHorizontal;

impl CartesoWords {
    /// The tags of the game.
    pub fn tags(&self, language: Language) -> Vec<&'static str> {
        let shared = SideWords::of(language);
        vec![shared.tag_square_board, shared.tag_players, self.tag_minutes]
    }

    /// The options of the game.
    pub fn options(&self, language: Language) -> Vec<OptionSpec> {
        vec![
            size_option(Measure::Square, 1, 19, 3, "9", self.option_size_note, language),
            komi_option(self.option_komi_note, language),
        ]
    }

    /// The name of a stone where one is chosen for all placements.
    pub fn piece(&self, stone: Stone) -> &'static str {
        match stone {
            Stone::Black => self.piece_black,
            Stone::White => self.piece_white,
        }
    }

    /// The label of the choice of a stone.
    pub fn choose(&self, stone: Stone) -> &'static str {
        match stone {
            Stone::Black => self.choose_black,
            Stone::White => self.choose_white,
        }
    }

    /// The colour of a stone in a list.
    fn color(&self, stone: Stone) -> &'static str {
        match stone {
            Stone::Black => self.black,
            Stone::White => self.white,
        }
    }
}

/// How large a group is: `group of 5, 3 high and 2 wide`.
fn size<const W: usize>(group: &Group<W>, words: &CartesoWords) -> String {
    match group.points.count() {
        1 => words.single.to_owned(),
        stones => (words.group)(stones, group.span.height(), group.span.width()),
    }
}

/// A group: `group of 5, 3 high and 2 wide, claimed by Vertical`.
fn group<const W: usize>(group: &Group<W>, language: Language) -> String {
    let words = CartesoWords::of(language);
    let status = match group.claimer {
        Some(side) => (words.claimed_by)(SIDES.of(side, language)),
        None => words.not_finished.to_owned(),
    };
    (words.group_is)(&size(group, words), &status)
}

/// A stone with its group and the points where one stone more would finish the group, by colour.
pub fn stone<const W: usize>(own: &Group<W>, finishers: [Vec<String>; 2], language: Language) -> String {
    let words = CartesoWords::of(language);
    let parts: Vec<String> = Stone::BOTH
        .into_iter()
        .zip(&finishers)
        .filter(|(_, points)| !points.is_empty())
        .map(|(stone, points)| (words.finishers_of)(words.color(stone), points))
        .collect();
    let finishers = if parts.is_empty() {
        String::new()
    } else {
        (words.finishers)(&parts)
    };
    let sentence = match own.stone {
        Stone::Black => words.black_stone,
        Stone::White => words.white_stone,
    };
    sentence(&group(own, language), &finishers)
}

/// What a placement makes: its group, and the stones of the other colour that each side claims by it.
pub fn forecast<const W: usize>(own: &Group<W>, also_claimed: [u32; 2], language: Language) -> String {
    let words = CartesoWords::of(language);
    let text = size(own, words);
    let owner = |side| (words.makes_owned)(&text, SIDES.of(side, language));
    let mut forecast = match own.span.height().cmp(&own.span.width()) {
        _ if own.claimer.is_some() => (words.makes)(&group(own, language)),
        Ordering::Greater => owner(Side::First),
        Ordering::Less => owner(Side::Second),
        Ordering::Equal => (words.makes_square)(&text),
    };
    let also_claims = match own.stone {
        Stone::Black => words.also_claims_white,
        Stone::White => words.also_claims_black,
    };
    for side in Side::BOTH {
        let stones = also_claimed[side as usize];
        if stones > 0 {
            forecast += &also_claims(SIDES.of(side, language), stones);
        }
    }
    forecast
}

/// Why no stone may be placed on a point.
pub fn reason(reason: Reason, language: Language) -> &'static str {
    match reason {
        Reason::Closed(closed) => board_closed(closed, language),
        Reason::Occupied => SideWords::of(language).occupied,
    }
}
