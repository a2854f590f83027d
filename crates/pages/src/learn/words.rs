//! The sentences of the pages of lessons.

use tessera_games::play::{listed, listed_in_spanish};

tessera_core::words! {
    /// What the pages of lessons say.
    pub(crate) struct LearnWords {
        /// The heading of the list, and the link to it.
        title,
        /// What the list is.
        lead,
        /// What the list tells search engines of itself.
        description(games: &[String]),
        /// The heading of the lesson of a game, and the link to it.
        learn(game: &str),
        /// What the page of a lesson tells search engines of itself.
        lesson_description(game: &str, goal: &str),
        /// How many steps a lesson has, and how long they take.
        steps(count: usize),
        /// The button that begins, or goes on with the first step that is not done.
        start,
        /// The link to the rules.
        rules,
        /// The link to a game at once.
        play,
        /// A step is done.
        done,
        /// How many steps of a lesson are done.
        done_of(done: &str, of: usize),
        /// The heading for whoever has played nothing yet.
        never,
        /// What the lessons are, below that heading.
        never_note,
        /// The button that begins with a game.
        begin_with(game: &str),
    }
}

static ENGLISH: LearnWords = LearnWords {
    title: "Learn",
    lead: "Each game in a few small steps: one thing to do in each, an answer at once, and a first game at the end. \
           Nothing to read first.",
    description: |games| format!("Learn {} in small steps, on the board.", listed(games)),
    learn: |game| format!("Learn {game}"),
    lesson_description: |game, goal| format!("Learn {game} in small steps, on the board. {goal}"),
    steps: |count| format!("{count} steps, about 3 minutes"),
    start: "Start the lesson",
    rules: "Rules in full",
    play: "Play at once",
    done: "done",
    done_of: |done, of| format!("{done} of {of} done"),
    never: "Never heard of these? Learn one in three minutes",
    never_note: "A few small steps on the board, then a first game. Nothing to read first.",
    begin_with: |game| format!("Start with {game}"),
};

static SPANISH: LearnWords = LearnWords {
    title: "Aprender",
    lead: "Cada juego en unos pocos pasos: en cada uno haces una cosa y recibes la respuesta en el acto; al final, una \
           primera partida. No hay que leer nada antes.",
    description: |games| {
        format!(
            "Aprende {} en pasos cortos, en el tablero.",
            listed_in_spanish(games)
        )
    },
    learn: |game| format!("Aprender {game}"),
    lesson_description: |game, goal| format!("Aprende {game} en pasos cortos, en el tablero. {goal}"),
    steps: |count| format!("{count} pasos, unos 3 minutos"),
    start: "Empezar la lección",
    rules: "Reglas completas",
    play: "Jugar ya",
    done: "hecho",
    done_of: |done, of| format!("{done} de {of} hechos"),
    never: "¿No los conoces? Aprende uno en tres minutos",
    never_note: "Unos pocos pasos en el tablero y luego una primera partida. No hay que leer nada antes.",
    begin_with: |game| format!("Empezar con {game}"),
};
