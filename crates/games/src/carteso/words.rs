//! What people read about Carteso.

use std::cmp::Ordering;

use super::rules::{Group, Reason, Stone};
use crate::agreement::Side;
use crate::play::{Measure, OptionSpec, counted};
use crate::words::{SideNames, SideWords, board_closed, komi_option, size_option};
use tessera_core::language::Language;

tessera_core::words! {
    /// The sentences of Carteso.
    pub struct CartesoWords {
        /// Who invented it.
        designer,
        /// What one tries to do.
        goal,
        /// How long a game takes.
        tag_minutes,
        /// The rule of stones.
        rule_stones,
        /// The rule of ownership.
        rule_owners,
        /// The rule of finished groups.
        rule_finished,
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
        /// The prompt of a turn on a full board.
        prompt_full,
        /// The prompt of a turn after a pass on a full board.
        prompt_full_after_pass,
        /// The note of the choice of the first side.
        play_first_note,
        /// The note of the choice of the second side, which gets so many points.
        play_second_note(points: &str),

        /// A black stone, where one is chosen for all placements.
        piece_black,
        /// A white stone, where one is chosen for all placements.
        piece_white,
        /// The label of the choice of a black stone.
        choose_black,
        /// The label of the choice of a white stone.
        choose_white,
        /// A black stone in a list.
        black,
        /// A white stone in a list.
        white,
        /// A black stone with the description of its group and what would finish it.
        black_stone(group: &str, finishers: &str),
        /// A white stone with the description of its group and what would finish it.
        white_stone(group: &str, finishers: &str),
        /// A group of one stone.
        single,
        /// A group of several stones.
        group(stones: u32, rows: u8, columns: u8),
        /// A group and its status.
        group_is(group: &str, status: &str),
        /// The status of a group that a side has claimed.
        claimed_by(side: &str),
        /// The status of a group that nobody has claimed.
        not_finished,

        /// What a placement makes.
        makes(group: &str),
        /// What a placement makes, if the group is not finished; `side` is its present owner.
        makes_owned(group: &str, side: &str),
        /// What a placement makes, if the group is not finished and spans as many rows as columns.
        makes_square(group: &str),
        /// The black stones of other groups that a side claims by the placement.
        also_claims_black(side: &str, stones: u32),
        /// The white stones of other groups that a side claims by the placement.
        also_claims_white(side: &str, stones: u32),
        /// The points where one stone of a colour would finish a group.
        finishers_of(color: &str, points: &[String]),
        /// The points where one stone would finish a group, by colour.
        finishers(parts: &[String]),
    }
}

static ENGLISH: CartesoWords = CartesoWords {
    designer: "Luis Bolaños Mures and Corey L. Clark, 2016",
    goal: "Finish groups of stones: tall ones go to Vertical, wide ones to Horizontal.",
    tag_minutes: "15 min",
    rule_stones: "Vertical and Horizontal place stones in turn, Vertical first. You choose the colour of each stone, black or white; stones belong to nobody. Stones of one colour that touch along rows and columns form a group.",
    rule_owners: "A group spans the rows and columns that it reaches. If it spans more rows than columns, it is Vertical's; if more columns than rows, Horizontal's. If it spans as many of both, it belongs to the opponent of whoever placed the last stone.",
    rule_finished: "A group is finished when no further stones, whoever places them and in whatever colour, could make it span more rows or columns. After each placement its owner claims every finished group that is not yet claimed, for good. A claimed group may still gain stones within its span. Corners around a stone mark a group that one more stone would finish; point at it to see which stone.",
    rule_end: "Two passes in a row end the game. You score the stones in the groups that you have claimed, and Horizontal adds the komi.",
    rule_komi: "If the komi is bid, one player names it and the other one then chooses a side.",
    option_size_note: "Cells along each side.",
    option_komi_note: "Points for Horizontal, who moves second.",
    prompt_place: "Place a black or a white stone on an empty cell, or pass.",
    prompt_place_after_pass: "Place a stone, or pass too and end the game.",
    prompt_full: "The board is full: pass.",
    prompt_full_after_pass: "The board is full: pass and end the game.",
    play_first_note: "You move first and claim finished groups that span more rows than columns.",
    play_second_note: |points| {
        format!("You claim finished groups that span more columns than rows and get {points}.")
    },
    piece_black: "Black",
    piece_white: "White",
    choose_black: "Black stone",
    choose_white: "White stone",
    black: "black",
    white: "white",
    black_stone: |group, finishers| format!("black stone, {group}{finishers}"),
    white_stone: |group, finishers| format!("white stone, {group}{finishers}"),
    single: "group of its own",
    group: |stones, rows, columns| format!("group of {stones}, {rows} high and {columns} wide"),
    group_is: |group, status| format!("{group}, {status}"),
    claimed_by: |side| format!("claimed by {side}"),
    not_finished: "not finished",
    makes: |group| format!("Makes a {group}."),
    makes_owned: |group, side| format!("Makes a {group}. Finished at this size, it goes to {side}."),
    makes_square: |group| {
        format!("Makes a {group}. Finished at this size, it goes to the opponent of whoever finishes it.")
    },
    also_claims_black: |side, stones| {
        let stones = counted(stones, "black stone", "black stones");
        format!(" {side} also claims {stones}.")
    },
    also_claims_white: |side, stones| {
        let stones = counted(stones, "white stone", "white stones");
        format!(" {side} also claims {stones}.")
    },
    finishers_of: |color, points| format!("{color} at {}", points.join(" or ")),
    finishers: |parts| format!("; one more stone would finish it: {}", parts.join(", ")),
};

static SPANISH: CartesoWords = CartesoWords {
    designer: "Luis Bolaños Mures y Corey L. Clark, 2016",
    goal: "Termina grupos de piedras: los altos son para Vertical; los anchos, para Horizontal.",
    tag_minutes: "15 min",
    rule_stones: "Vertical y Horizontal colocan piedras por turnos; empieza Vertical. En cada turno eliges el color de tu piedra, negro o blanco; las piedras no son de nadie. Las piedras del mismo color que se tocan en fila o en columna forman un grupo.",
    rule_owners: "Un grupo abarca las filas y columnas a las que llega. Si abarca más filas que columnas, es de Vertical; si abarca más columnas que filas, de Horizontal. Si abarca tantas filas como columnas, es del rival de quien colocó la última piedra.",
    rule_finished: "Un grupo está terminado cuando, por más piedras que se coloquen, del color que sean y las coloque quien las coloque, ya no puede llegar a abarcar más filas ni columnas. Tras cada colocación, el dueño de cada grupo terminado que aún no se haya reclamado lo reclama para siempre. Un grupo reclamado todavía puede ganar piedras dentro de lo que abarca. Unas esquinas alrededor de una piedra marcan un grupo que quedaría terminado con una piedra más; señala la piedra marcada para ver con cuál.",
    rule_end: "La partida termina con dos pases seguidos. Sumas un punto por cada piedra de los grupos que has reclamado, y Horizontal suma además el komi.",
    rule_komi: "Si el komi se decide por puja, un jugador lo propone y el otro elige bando.",
    option_size_note: "Casillas por lado.",
    option_komi_note: "Puntos para Horizontal, que juega en segundo lugar.",
    prompt_place: "Coloca una piedra negra o blanca en una casilla vacía, o pasa.",
    prompt_place_after_pass: "Coloca una piedra, o pasa tú también para terminar la partida.",
    prompt_full: "El tablero está lleno: pasa.",
    prompt_full_after_pass: "El tablero está lleno: pasa para terminar la partida.",
    play_first_note: "Juegas primero y reclamas los grupos terminados que abarcan más filas que columnas.",
    play_second_note: |points| {
        format!("Reclamas los grupos terminados que abarcan más columnas que filas y recibes {points}.")
    },
    piece_black: "Negra",
    piece_white: "Blanca",
    choose_black: "Piedra negra",
    choose_white: "Piedra blanca",
    black: "negra",
    white: "blanca",
    black_stone: |group, finishers| format!("piedra negra, {group}{finishers}"),
    white_stone: |group, finishers| format!("piedra blanca, {group}{finishers}"),
    single: "grupo de una sola piedra",
    group: |stones, rows, columns| format!("grupo de {stones}, {rows} de alto y {columns} de ancho"),
    group_is: |group, status| format!("{group}, {status}"),
    claimed_by: |side| format!("reclamado por {side}"),
    not_finished: "sin terminar",
    makes: |group| format!("Forma un {group}."),
    makes_owned: |group, side| format!("Forma un {group}. Si se termina con este tamaño, es para {side}."),
    makes_square: |group| {
        format!("Forma un {group}. Si se termina con este tamaño, es para el rival de quien lo termine.")
    },
    also_claims_black: |side, stones| {
        let stones = counted(stones, "piedra negra", "piedras negras");
        format!(" {side} reclama además {stones}.")
    },
    also_claims_white: |side, stones| {
        let stones = counted(stones, "piedra blanca", "piedras blancas");
        format!(" {side} reclama además {stones}.")
    },
    finishers_of: |color, points| format!("{color} en {}", any_in_spanish(points)),
    finishers: |parts| format!("; quedaría terminado con una piedra más: {}", parts.join("; ")),
};

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
