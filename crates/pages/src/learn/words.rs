//! The sentences of the pages of lessons.

use tessera_games::play::{listed, listed_in_spanish};

tessera_core::words!(
    /// What the pages of lessons say.
    pub(crate) enum LearnWords {
        /// The heading of the list, and the link to it.
        title = en("Learn").es("Aprender"),
        /// What the list is.
        lead = en(
            "Each game in a few small steps: one thing to do in each, an answer at once, and a first game at \
             the end. Nothing to read first.",
        )
        .es(
            "Cada juego en unos pocos pasos: en cada uno haces una cosa y recibes la respuesta en el acto; \
             al final, una primera partida. No hay que leer nada antes.",
        ),
        /// What the list tells search engines of itself.
        description = en(|games: &[String]| format!("Learn {} in small steps, on the board.", listed(games)))
            .es(|games| {
                format!(
                    "Aprende {} en pasos cortos, en el tablero.",
                    listed_in_spanish(games)
                )
            }),
        /// The heading of the lesson of a game, and the link to it.
        learn = en(|game: &str| format!("Learn {game}")).es(|game| format!("Aprender {game}")),
        /// What the page of a lesson tells search engines of itself.
        lesson_description =
            en(|game: &str, goal: &str| format!("Learn {game} in small steps, on the board. {goal}"))
                .es(|game, goal| format!("Aprende {game} en pasos cortos, en el tablero. {goal}")),
        /// How many steps a lesson has, and how long they take.
        steps = en(|count: usize| format!("{count} steps, about 3 minutes"))
            .es(|count| format!("{count} pasos, unos 3 minutos")),
        /// The button that begins, or goes on with the first step that is not done.
        start = en("Start the lesson").es("Empezar la lección"),
        /// The link to the rules.
        rules = en("Rules in full").es("Reglas completas"),
        /// The link to a game at once.
        play = en("Play at once").es("Jugar ya"),
        /// A step is done.
        done = en("done").es("hecho"),
        /// How many steps of a lesson are done.
        done_of = en(|done: &str, of: usize| format!("{done} of {of} done"))
            .es(|done, of| format!("{done} de {of} hechos")),
        /// The heading for whoever has played nothing yet.
        never = en("Never heard of these? Learn one in three minutes")
            .es("¿No los conoces? Aprende uno en tres minutos"),
        /// What the lessons are, below that heading.
        never_note = en("A few small steps on the board, then a first game. Nothing to read first.")
            .es("Unos pocos pasos en el tablero y luego una primera partida. No hay que leer nada antes."),
        /// The button that begins with a game.
        begin_with = en(|game: &str| format!("Start with {game}")).es(|game| format!("Empezar con {game}")),
    }
);
