//! The sentences of the list of puzzles.

use tessera_games::play::{listed, listed_in_spanish};

tessera_core::words!(
    /// What the list of puzzles says.
    pub(super) enum ListWords {
        /// The heading.
        title = en("Puzzles").es("Problemas"),
        /// What the page is.
        lead = en(
            "Positions from games that the AI played against itself, each with one goal. What you solve is \
             kept on this device.",
        )
        .es(
            "Posiciones de partidas que la IA jugó contra sí misma, cada una con un objetivo. Lo que \
             resuelves se guarda en este dispositivo.",
        ),
        /// The link to the puzzle of the day.
        daily = en("Puzzle of the day").es("Problema del día"),
        /// How the puzzles were made.
        method = en(
            "Where the goal is to win, the solution is proven to the end of the game. Where it is the best \
             move, every choice was valued over all that could still be drawn, and the best leads by at \
             least two points.",
        )
        .es(
            "Donde el objetivo es ganar, la solución está demostrada hasta el final de la partida. Donde es \
             la mejor jugada, cada opción se ha valorado con todo lo que aún podía salir, y la mejor gana \
             por al menos dos puntos.",
        ),
        /// What the page tells search engines of itself.
        description = en(|games: &[String]| {
            format!(
                "Puzzles for {}, by game and difficulty, with a puzzle of the day.",
                listed(games)
            )
        })
        .es(|games| {
            format!(
                "Problemas de {}, por juego y dificultad, con un problema del día.",
                listed_in_spanish(games)
            )
        }),
        /// How many puzzles a game has.
        count = en(|puzzles: usize| match puzzles {
            1 => "1 puzzle".to_owned(),
            puzzles => format!("{puzzles} puzzles"),
        })
        .es(|puzzles| match puzzles {
            1 => "1 problema".to_owned(),
            puzzles => format!("{puzzles} problemas"),
        }),
        /// How many puzzles of a band are solved.
        solved_of = en(|solved: &str, of: usize| format!("{solved} of {of} solved"))
            .es(|solved, of| format!("{solved} de {of} resueltos")),
        /// A puzzle with its game.
        numbered = en(|game: &str, number: &str| format!("{game} {number}"))
            .es(|game, number| format!("{game} {number}")),
        /// The easiest of three bands of difficulty.
        easy = en("Easy").es("Fáciles"),
        /// The band between them.
        medium = en("Medium").es("Medios"),
        /// The hardest band.
        hard = en("Hard").es("Difíciles"),
        /// A puzzle is solved.
        solved = en("solved").es("resuelto"),
        /// A puzzle was tried and is not solved.
        failed = en("tried").es("intentado"),
    }
);
