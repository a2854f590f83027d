//! The sentences of refused jobs.

use crate::job::Refusal;
use tessera_core::language::Language;
use tessera_protocol::EngineRefusal;

tessera_core::words!(
    /// Why a job of the AI ended without a result. Each is the end of a sentence about it, without a full stop.
    pub enum JobWords {
        /// A later job took its place.
        replaced = en("it was asked something else").es("se le pidió otra cosa"),
        /// The page no longer wanted the result.
        cancelled = en("it was stopped").es("fue detenida"),
        /// The engine could not be loaded; with the browser's own message.
        load_failed = en(|detail: &str| format!("it could not be loaded ({detail})"))
            .es(|detail| format!("no se pudo cargar ({detail})")),
        /// The engine's program did not arrive in time.
        load_too_slow = en("it did not load within a minute").es("no se cargó en un minuto"),
        /// The engine comes from another build than the page: a sentence of its own.
        wrong_build = en("Tessera was updated since this page was opened. Reload the page to play on.").es(
            "Tessera se ha actualizado desde que abriste esta página. Vuelve a cargarla para seguir jugando.",
        ),
        /// No engine could be started.
        no_engine = en("this browser could not start it").es("este navegador no pudo iniciarla"),
        /// Every engine crashed or fell silent.
        engine_lost = en("it stopped answering").es("dejó de responder"),
        /// The page cannot decode what the engine answered.
        unreadable_answer = en("its answer could not be read").es("no se pudo leer su respuesta"),
        /// The engine could not decode the request.
        unreadable_request = en("it could not read the question").es("no pudo leer la pregunta"),
        /// The engine cannot open the game.
        bad_game = en("it cannot open this game").es("no puede abrir esta partida"),
        /// The engine does not have this search for this game.
        no_search =
            en("it cannot play this game at this level").es("no puede jugar a este juego en este nivel"),
        /// There is no move to choose.
        game_over = en("the game is over").es("la partida ha terminado"),
        /// The memory that the engine needs cannot be had.
        no_memory = en("the device has too little free memory for the engine")
            .es("el dispositivo tiene muy poca memoria libre para el motor"),
        /// The answer names no move.
        no_move = en("it found no move").es("no encontró ninguna jugada"),
    }
);

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
