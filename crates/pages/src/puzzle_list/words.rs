//! The sentences of the list of puzzles.

use tessera_games::play::{listed, listed_in_spanish};

tessera_core::words! {
    /// What the list of puzzles says.
    pub(super) struct ListWords {
        /// The heading.
        title,
        /// What the page is.
        lead,
        /// The link to the puzzle of the day.
        daily,
        /// How the puzzles were made.
        method,
        /// What the page tells search engines of itself.
        description(games: &[String]),
        /// How many puzzles a game has.
        count(puzzles: usize),
        /// How many puzzles of a band are solved.
        solved_of(solved: &str, of: usize),
        /// A puzzle with its game.
        numbered(game: &str, number: &str),
        /// The easiest of three bands of difficulty.
        easy,
        /// The band between them.
        medium,
        /// The hardest band.
        hard,
        /// A puzzle is solved.
        solved,
        /// A puzzle was tried and is not solved.
        failed,
    }
}

static ENGLISH: ListWords = ListWords {
    title: "Puzzles",
    lead: "Positions from games that the AI played against itself, each with one goal. What you solve is kept on this \
           device.",
    daily: "Puzzle of the day",
    method: "Where the goal is to win, the solution is proven to the end of the game. Where it is the best move, every \
             choice was valued over all that could still be drawn, and the best leads by at least two points.",
    description: |games| {
        format!(
            "Puzzles for {}, by game and difficulty, with a puzzle of the day.",
            listed(games)
        )
    },
    count: |puzzles| match puzzles {
        1 => "1 puzzle".to_owned(),
        puzzles => format!("{puzzles} puzzles"),
    },
    solved_of: |solved, of| format!("{solved} of {of} solved"),
    numbered: |game, number| format!("{game} {number}"),
    easy: "Easy",
    medium: "Medium",
    hard: "Hard",
    solved: "solved",
    failed: "tried",
};

static SPANISH: ListWords = ListWords {
    title: "Problemas",
    lead: "Posiciones de partidas que la IA jugó contra sí misma, cada una con un objetivo. Lo que resuelves se guarda en \
           este dispositivo.",
    daily: "Problema del día",
    method: "Donde el objetivo es ganar, la solución está demostrada hasta el final de la partida. Donde es la mejor \
             jugada, cada opción se ha valorado con todo lo que aún podía salir, y la mejor gana por al menos dos puntos.",
    description: |games| {
        format!(
            "Problemas de {}, por juego y dificultad, con un problema del día.",
            listed_in_spanish(games)
        )
    },
    count: |puzzles| match puzzles {
        1 => "1 problema".to_owned(),
        puzzles => format!("{puzzles} problemas"),
    },
    solved_of: |solved, of| format!("{solved} de {of} resueltos"),
    numbered: |game, number| format!("{game} {number}"),
    easy: "Fáciles",
    medium: "Medios",
    hard: "Difíciles",
    solved: "resuelto",
    failed: "intentado",
};
