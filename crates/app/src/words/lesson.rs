//! The sentences of lessons, but for those of their steps, which stand in the files.

tessera_core::words! {
    /// What the page of a lesson says.
    pub struct LessonWords {
        /// The name of the panel.
        panel,
        /// The row of all steps.
        progress,
        /// Which step of how many.
        step_of(at: u8, of: usize),
        /// A step with what it is about.
        step(number: u8, title: &str),
        /// A step that is done.
        step_done(number: u8, title: &str),
        /// The step that is on the board.
        step_here(number: u8, title: &str),
        /// What the learner plays, without a full stop.
        you_are(side: &str),
        /// A player without a side.
        player(number: u8),
        /// How cells are pointed at.
        point,
        /// How the first game begins.
        begin_note,
        /// The headline of a try that reaches the goal.
        right,
        /// The headline of a try that misses it.
        taken_back,
        /// The headline of a cell where nothing can be played.
        closed(cell: &str),
        /// The headline of two cells that are pointed at wrongly.
        not_these(a: &str, b: &str),
        /// What can be said of any try that misses the goal.
        not_yet,
        /// What a try does that misses the goal.
        does(moves: &str, effects: &str),
        /// The headline where it is shown how the goal is reached.
        look,
        /// What reaches the goal.
        shown(moves: &str),
        /// A cell is pointed at, and another one is to come.
        pointed_at(cell: &str),
        /// A cell is no longer pointed at.
        not_pointed_at(cell: &str),
        /// What is read aloud at a marked cell.
        marked,
        /// What is read aloud at a cell that is pointed at.
        is_pointed_at,
        /// The link to the page of all steps.
        leave,
        /// The button for the step before.
        back,
        /// The button that shows what reaches the goal.
        show_me,
        /// The button for the next step, where this one is not done.
        skip,
        /// The button that begins the step anew.
        again,
        /// The button for the next step.
        next,
        /// The button that begins the first game.
        begin,
        /// The button for the page of all steps, after the last.
        all_steps,
        /// The link to the pages of all lessons.
        all_lessons,
        /// The file of the lesson is being fetched.
        loading,
        /// Why an address shows nothing: there is no such lesson.
        no_lesson,
        /// Why an address shows nothing: the file did not arrive.
        unreachable,
        /// Why an address shows nothing: the file cannot be read.
        unreadable,
    }
}

static ENGLISH: LessonWords = LessonWords {
    panel: "Lesson",
    progress: "Steps of the lesson",
    step_of: |at, of| format!("Step {at} of {of}"),
    step: |number, title| format!("Step {number}: {title}"),
    step_done: |number, title| format!("Step {number}: {title}, done"),
    step_here: |number, title| format!("Step {number}: {title}, on the board"),
    you_are: |side| format!("You are {side}"),
    player: |number| format!("Player {number}"),
    point: "Point at two cells, one after the other.",
    begin_note: "The game is kept on this device like any other.",
    right: "Right",
    taken_back: "Not that one",
    closed: |cell| format!("{cell} is closed"),
    not_these: |a, b| format!("Not {a} and {b}"),
    not_yet: "That does not do what is asked. It is taken back.",
    does: |moves, effects| format!("{moves} {effects}. It is taken back."),
    look: "Look at the board",
    shown: |moves| format!("This does it: {moves}."),
    pointed_at: |cell| format!("{cell}. Point at the second cell."),
    not_pointed_at: |cell| format!("{cell} is no longer chosen."),
    marked: "marked",
    is_pointed_at: "chosen",
    leave: "Leave the lesson",
    back: "Back",
    show_me: "Show me",
    skip: "Skip",
    again: "Again",
    next: "Next",
    begin: "Begin the game",
    all_steps: "All steps",
    all_lessons: "All lessons",
    loading: "Loading the lesson …",
    no_lesson: "there is no such lesson, or no such step of it",
    unreachable: "the lesson could not be loaded. Check the connection, then reload this page",
    unreadable: "the file of the lesson cannot be read. Reload this page",
};

static SPANISH: LessonWords = LessonWords {
    panel: "Lección",
    progress: "Pasos de la lección",
    step_of: |at, of| format!("Paso {at} de {of}"),
    step: |number, title| format!("Paso {number}: {title}"),
    step_done: |number, title| format!("Paso {number}: {title}, hecho"),
    step_here: |number, title| format!("Paso {number}: {title}, en el tablero"),
    you_are: |side| format!("Eres {side}"),
    player: |number| format!("Jugador {number}"),
    point: "Señala dos casillas, una tras otra.",
    begin_note: "La partida se guarda en este dispositivo como cualquier otra.",
    right: "Bien",
    taken_back: "Esa no",
    closed: |cell| format!("{cell} está cerrada"),
    not_these: |a, b| format!("{a} y {b} no"),
    not_yet: "Eso no hace lo que se pide. Se deshace.",
    does: |moves, effects| format!("{moves} {effects}. Se deshace."),
    look: "Mira el tablero",
    shown: |moves| format!("Esto lo consigue: {moves}."),
    pointed_at: |cell| format!("{cell}. Señala la segunda casilla."),
    not_pointed_at: |cell| format!("{cell} ya no está elegida."),
    marked: "marcada",
    is_pointed_at: "elegida",
    leave: "Salir de la lección",
    back: "Atrás",
    show_me: "Muéstramelo",
    skip: "Saltar",
    again: "Otra vez",
    next: "Siguiente",
    begin: "Empezar la partida",
    all_steps: "Todos los pasos",
    all_lessons: "Todas las lecciones",
    loading: "Cargando la lección …",
    no_lesson: "no existe esa lección o ese paso de ella",
    unreachable: "no se pudo cargar la lección. Comprueba la conexión y vuelve a cargar esta página",
    unreadable: "no se puede leer el archivo de la lección. Vuelve a cargar esta página",
};
