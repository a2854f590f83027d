//! The sentences of refused jobs.

use crate::job::Refusal;
use tessera_core::language::Language;
use tessera_protocol::EngineRefusal;

tessera_core::words! {
    /// Why a job of the AI ended without a result. Each is the end of a sentence about it, without a full stop.
    pub struct JobWords {
        /// A later job took its place.
        replaced,
        /// The page no longer wanted the result.
        cancelled,
        /// The engine could not be loaded; with the browser's own message.
        load_failed(detail: &str),
        /// The engine's program did not arrive in time.
        load_too_slow,
        /// The engine comes from another build than the page: a sentence of its own.
        wrong_build,
        /// No engine could be started.
        no_engine,
        /// Every engine crashed or fell silent.
        engine_lost,
        /// The page cannot decode what the engine answered.
        unreadable_answer,
        /// The engine could not decode the request.
        unreadable_request,
        /// The engine cannot open the game.
        bad_game,
        /// The engine does not have this search for this game.
        no_search,
        /// There is no move to choose.
        game_over,
        /// The memory that the engine needs cannot be had.
        no_memory,
        /// The answer names no move.
        no_move,
    }
}

static ENGLISH: JobWords = JobWords {
    replaced: "it was asked something else",
    cancelled: "it was stopped",
    load_failed: |detail| format!("it could not be loaded ({detail})"),
    load_too_slow: "it did not load within a minute",
    wrong_build: "Tessera was updated since this page was opened. Reload the page to play on.",
    no_engine: "this browser could not start it",
    engine_lost: "it stopped answering",
    unreadable_answer: "its answer could not be read",
    unreadable_request: "it could not read the question",
    bad_game: "it cannot open this game",
    no_search: "it cannot play this game at this level",
    game_over: "the game is over",
    no_memory: "the device has too little free memory for the engine",
    no_move: "it found no move",
};

static SPANISH: JobWords = JobWords {
    replaced: "se le pidió otra cosa",
    cancelled: "fue detenida",
    load_failed: |detail| format!("no se pudo cargar ({detail})"),
    load_too_slow: "no se cargó en un minuto",
    wrong_build: "Tessera se ha actualizado desde que abriste esta página. Vuelve a cargarla para seguir jugando.",
    no_engine: "este navegador no pudo iniciarla",
    engine_lost: "dejó de responder",
    unreadable_answer: "no se pudo leer su respuesta",
    unreadable_request: "no pudo leer la pregunta",
    bad_game: "no puede abrir esta partida",
    no_search: "no puede jugar a este juego en este nivel",
    game_over: "la partida ha terminado",
    no_memory: "el dispositivo tiene muy poca memoria libre para el motor",
    no_move: "no encontró ninguna jugada",
};

impl Refusal {
    /// Returns the reason in words: the end of a sentence, without a full stop; a whole sentence only if
    /// [`is_sentence`](Refusal::is_sentence) says so.
    pub fn text(&self, language: Language) -> String {
        let words = JobWords::of(language);
        match self {
            Refusal::Replaced => words.replaced.into(),
            Refusal::Cancelled => words.cancelled.into(),
            Refusal::LoadFailed { detail } => (words.load_failed)(detail),
            Refusal::LoadTooSlow => words.load_too_slow.into(),
            Refusal::WrongBuild { .. } => words.wrong_build.into(),
            Refusal::NoEngine => words.no_engine.into(),
            Refusal::EngineLost => words.engine_lost.into(),
            Refusal::UnreadableAnswer => words.unreadable_answer.into(),
            Refusal::NoMove => words.no_move.into(),
            Refusal::Engine(refusal) => match refusal {
                EngineRefusal::Request(_) => words.unreadable_request.into(),
                EngineRefusal::Record(_) | EngineRefusal::Game(_) | EngineRefusal::Move { .. } => {
                    words.bad_game.into()
                }
                EngineRefusal::Search => words.no_search.into(),
                EngineRefusal::GameOver => words.game_over.into(),
                EngineRefusal::Memory => words.no_memory.into(),
            },
        }
    }

    /// Returns whether the text stands for itself: asking again would not help before the page is loaded again.
    pub fn is_sentence(&self) -> bool {
        matches!(self, Refusal::WrongBuild { .. })
    }
}
