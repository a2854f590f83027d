//! The sentences of lessons, but for those of their steps, which stand in the files.

tessera_core::words!(
    /// What the page of a lesson says.
    pub enum LessonWords {
        /// The name of the panel.
        panel = en("Lesson").es("Lección"),
        /// The row of all steps.
        progress = en("Steps of the lesson").es("Pasos de la lección"),
        /// Which step of how many.
        step_of =
            en(|at: u8, of: usize| format!("Step {at} of {of}")).es(|at, of| format!("Paso {at} de {of}")),
        /// A step with what it is about.
        step = en(|number: u8, title: &str| format!("Step {number}: {title}"))
            .es(|number, title| format!("Paso {number}: {title}")),
        /// A step that is done.
        step_done = en(|number: u8, title: &str| format!("Step {number}: {title}, done"))
            .es(|number, title| format!("Paso {number}: {title}, hecho")),
        /// The step that is on the board.
        step_here = en(|number: u8, title: &str| format!("Step {number}: {title}, on the board"))
            .es(|number, title| format!("Paso {number}: {title}, en el tablero")),
        /// What the learner plays, without a full stop.
        you_are = en(|side: &str| format!("You are {side}")).es(|side| format!("Eres {side}")),
        /// A player without a side.
        player = en(|number: u8| format!("Player {number}")).es(|number| format!("Jugador {number}")),
        /// How cells are pointed at.
        point = en("Point at two cells, one after the other.").es("Señala dos casillas, una tras otra."),
        /// How the first game begins.
        begin_note = en("The game is kept on this device like any other.")
            .es("La partida se guarda en este dispositivo como cualquier otra."),
        /// The headline of a try that reaches the goal.
        right = en("Right").es("Bien"),
        /// The headline of a try that misses it.
        taken_back = en("Not that one").es("Esa no"),
        /// The headline of a cell where nothing can be played.
        closed = en(|cell: &str| format!("{cell} is closed")).es(|cell| format!("{cell} está cerrada")),
        /// The headline of two cells that are pointed at wrongly.
        not_these = en(|a: &str, b: &str| format!("Not {a} and {b}")).es(|a, b| format!("{a} y {b} no")),
        /// What can be said of any try that misses the goal.
        not_yet = en("That does not do what is asked. It is taken back.")
            .es("Eso no hace lo que se pide. Se deshace."),
        /// What a try does that misses the goal.
        does = en(|moves: &str, effects: &str| format!("{moves} {effects}. It is taken back."))
            .es(|moves, effects| format!("{moves} {effects}. Se deshace.")),
        /// The headline where it is shown how the goal is reached.
        look = en("Look at the board").es("Mira el tablero"),
        /// What reaches the goal.
        shown = en(|moves: &str| format!("This does it: {moves}."))
            .es(|moves| format!("Esto lo consigue: {moves}.")),
        /// A cell is pointed at, and another one is to come.
        pointed_at = en(|cell: &str| format!("{cell}. Point at the second cell."))
            .es(|cell| format!("{cell}. Señala la segunda casilla.")),
        /// A cell is no longer pointed at.
        not_pointed_at = en(|cell: &str| format!("{cell} is no longer chosen."))
            .es(|cell| format!("{cell} ya no está elegida.")),
        /// What is read aloud at a marked cell.
        marked = en("marked").es("marcada"),
        /// What is read aloud at a cell that is pointed at.
        is_pointed_at = en("chosen").es("elegida"),
        /// The link to the page of all steps.
        leave = en("Leave the lesson").es("Salir de la lección"),
        /// The button for the step before.
        back = en("Back").es("Atrás"),
        /// The button that shows what reaches the goal.
        show_me = en("Show me").es("Muéstramelo"),
        /// The button for the next step, where this one is not done.
        skip = en("Skip").es("Saltar"),
        /// The button that begins the step anew.
        again = en("Again").es("Otra vez"),
        /// The button for the next step.
        next = en("Next").es("Siguiente"),
        /// The button that begins the first game.
        begin = en("Begin the game").es("Empezar la partida"),
        /// The button for the page of all steps, after the last.
        all_steps = en("All steps").es("Todos los pasos"),
        /// The link to the pages of all lessons.
        all_lessons = en("All lessons").es("Todas las lecciones"),
        /// The file of the lesson is being fetched.
        loading = en("Loading the lesson …").es("Cargando la lección …"),
        /// Why an address shows nothing: there is no such lesson.
        no_lesson = en("there is no such lesson, or no such step of it")
            .es("no existe esa lección o ese paso de ella"),
        /// Why an address shows nothing: the file did not arrive.
        unreachable = en("the lesson could not be loaded. Check the connection, then reload this page")
            .es("no se pudo cargar la lección. Comprueba la conexión y vuelve a cargar esta página"),
        /// Why an address shows nothing: the file cannot be read.
        unreadable = en("the file of the lesson cannot be read. Reload this page")
            .es("no se puede leer el archivo de la lección. Vuelve a cargar esta página"),
    }
);
