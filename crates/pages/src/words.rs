//! Every sentence of the static pages. The names, goals and rules of the games come from the catalogue.

use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_games::play::{listed, listed_in_spanish};

/// What the site tells search engines of itself.
pub(super) fn description(language: Language) -> String {
    let games = GameId::ALL.iter();
    let names: Vec<String> = games.map(|game| game.name().to_owned()).collect();
    (Words::of(language).home_description)(&names)
}

tessera_core::words!(
    /// The sentences of the static pages.
    pub(super) enum Words {
        /// The link to the main part of a page.
        skip = en("Skip to content").es("Ir al contenido"),
        /// The name of the link to the home page.
        home = en("Tessera, all games").es("Tessera, todos los juegos"),
        /// The name of the list of games in the header.
        games = en("Games").es("Juegos"),
        /// The theme button, where the theme is that of the device.
        theme_system = en("Theme: Same as device").es("Tema: el del dispositivo"),
        /// The theme button in the light theme.
        theme_light = en("Theme: Light").es("Tema: claro"),
        /// The theme button in the dark theme.
        theme_dark = en("Theme: Dark").es("Tema: oscuro"),
        /// The theme button in the theme of high contrast.
        theme_contrast = en("Theme: High contrast").es("Tema: alto contraste"),
        /// The button that opens the settings.
        settings = en("Settings").es("Ajustes"),
        /// The button that opens the list of keys.
        help = en("Keys and help").es("Teclas y ayuda"),
        /// The button that closes a dialog.
        close = en("Close").es("Cerrar"),
        /// The link to the reports on the games.
        reports = en("Reports").es("Informes"),
        /// The link to the puzzles.
        puzzles = en("Puzzles").es("Problemas"),
        /// The link to the puzzles of a game.
        puzzles_of = en(|name: &str| format!("Puzzles for {name}")).es(|name| format!("Problemas de {name}")),
        /// The link to the puzzle of the day.
        daily_puzzle = en("Puzzle of the day").es("Problema del día"),
        /// What the puzzle of the day is, until its position is there.
        daily_note =
            en("One position a day, the same for everybody.").es("Una posición al día, la misma para todos."),
        /// Of which game it is, and what is to be found there.
        daily_task = en(|name: &str, goal: &str| format!("{name}: {goal}."))
            .es(|name, goal| format!("{name}: {goal}.")),
        /// It was solved today.
        daily_solved = en("Solved today").es("Resuelto hoy"),
        /// It was not solved today.
        daily_open = en("Not solved yet today").es("Aún sin resolver hoy"),
        /// On how many days in a row it was solved, more than one.
        daily_days = en(|number: &str| format!("{number} days in a row"))
            .es(|number| format!("{number} días seguidos")),
        /// How many puzzles of one's own games are asked again.
        daily_again = en(|number: &str| format!("Puzzles of your own games to solve today: {number}"))
            .es(|number| format!("Problemas de tus partidas para hoy: {number}")),
        /// The link to the list of puzzles beside it.
        all_puzzles = en("All puzzles").es("Todos los problemas"),
        /// The link to the report on a game.
        full_report = en(|name: &str| format!("Report on {name}")).es(|name| format!("Informe de {name}")),
        /// The licence, after the program's name and version.
        licence = en("MIT or Apache-2.0").es("MIT o Apache-2.0"),
        /// The link from a page to the same page in this language.
        read_here = en("View in English").es("Ver en español"),

        /// The title of the home page.
        home_title = en("Tessera: five board games in the browser")
            .es("Tessera: cinco juegos de mesa en el navegador"),
        /// What the home page tells search engines of itself.
        home_description = en(|games: &[String]| {
            format!(
                "Play {} free in your browser: against an AI that runs on your own device, or with friends \
                 at one screen. No account needed.",
                listed(games)
            )
        })
        .es(|games| {
            format!(
                "Juega gratis a {} en tu navegador: contra una IA que funciona en tu propio dispositivo o \
                 con amigos en la misma pantalla. Sin registrarte.",
                listed_in_spanish(games)
            )
        }),
        /// The heading of the home page.
        home_heading = en("Five board games, well played").es("Cinco juegos de mesa, bien jugados"),
        /// The first sentence of the home page.
        lead = en("Play against a strong AI or with friends at one screen. Nothing leaves your device.")
            .es("Juega contra una IA fuerte o con amigos en la misma pantalla. Nada sale de tu dispositivo."),
        /// The title of the frame in pages of other sites.
        frame_title = en("Tessera · A game").es("Tessera · Una partida"),
        /// In a frame that waits for a click, how many moves the game has; `{}` stands for the number.
        moves = en(|number: &str| match number {
            "1" => "1 move".to_owned(),
            number => format!("{number} moves"),
        })
        .es(|number| match number {
            "1" => "1 jugada".to_owned(),
            number => format!("{number} jugadas"),
        }),
        /// The button that shows the game there.
        show_game = en("Show the game").es("Ver la partida"),
        /// What to do where JavaScript is off, or where the first script did not load.
        no_script = en(
            "To play, switch on JavaScript and WebAssembly for this site, then reload this page. You can \
             read the rules without them.",
        )
        .es(
            "Para jugar, activa JavaScript y WebAssembly para este sitio y vuelve a cargar la página. Las \
             reglas se pueden leer sin ellos.",
        ),
        /// Against which level somebody plays a game, and how many games were won and lost.
        ladder = en(|level: &str, won: &str, lost: &str| format!("Level {level}: won {won}, lost {lost}"))
            .es(|level, won, lost| format!("Nivel {level}: ganadas {won}, perdidas {lost}")),
        /// What follows where some games were drawn.
        drawn = en(|number: &str| format!(", drawn {number}")).es(|number| format!(", empatadas {number}")),
        /// The link to a game against the next level.
        level_up =
            en(|level: &str| format!("Level {level} next?")).es(|level| format!("¿Ahora el nivel {level}?")),
        /// The link to a game against the level before.
        level_down = en(|level: &str| format!("Back to level {level}?"))
            .es(|level| format!("¿Volver al nivel {level}?")),
        /// Open the review of a game.
        review = en("Review").es("Revisar"),
        /// The button that opens what can be done with one.
        manage = en("Options").es("Opciones"),
        /// What a person calls one.
        game_name = en("Name of this game").es("Nombre de esta partida"),
        /// The button that names it so.
        rename = en("Rename").es("Cambiar el nombre"),
        /// The button that opens the dialog in which one is shared.
        share = en("Share").es("Compartir"),
        /// The button that saves one as a file.
        save_file = en("Save as a file").es("Guardar como archivo"),
        /// The button that removes one.
        delete = en("Delete").es("Eliminar"),
        /// One was removed.
        deleted = en("Deleted.").es("Partida eliminada."),
        /// It is still there.
        not_deleted = en("The game could not be deleted: the device does not answer. Try again later.")
            .es("No se ha podido eliminar la partida: el dispositivo no responde. Inténtalo más tarde."),
        /// The button that puts it back.
        restore = en("Undo").es("Deshacer"),
        /// The heading above the field for a game from elsewhere.
        open_game = en("Open a game").es("Abrir una partida"),
        /// What the field takes.
        paste = en("Paste a link, a list of moves or JSON, or drop a file or a picture of a QR code here").es(
            "Pega un enlace, una lista de jugadas o JSON, o suelta aquí un archivo o la imagen de un código \
             QR",
        ),
        /// The button that opens what is in the field.
        open = en("Open").es("Abrir"),
        /// The button that takes a file instead.
        choose_file = en("Choose a file").es("Elegir un archivo"),
        /// A file was not read because it has more than this number of mebibytes.
        file_too_large =
            en(|most: &str| format!("This file is no game: it is larger than {most} MB, and was not read."))
                .es(|most| {
                    format!("Este archivo no es una partida: ocupa más de {most} MB y no se ha leído.")
                }),
        /// What is shown while the app is loaded.
        loading = en("Loading the game…").es("Cargando el juego…"),
        /// What is shown when the app is still loading after a long time.
        loading_slow = en("Loading takes longer than usual. Please wait, or try again.")
            .es("La carga tarda más de lo normal. Espera, por favor, o inténtalo otra vez."),
        /// What is shown when a file of the page could not be loaded.
        loading_failed = en("Some files could not be loaded. Check the connection, then try again.")
            .es("No se pudieron cargar algunos archivos. Comprueba la conexión e inténtalo otra vez."),
        /// The same where the host has another version of the site than the page.
        loading_updated = en("Tessera was updated since this page was opened. Reload it to play on.").es(
            "Tessera se ha actualizado desde que abriste esta página. Vuelve a cargarla para seguir jugando.",
        ),
        /// The same where the host has the page but not all of its files.
        loading_incomplete = en(
            "Some files could not be loaded because the site is being updated. Try again in a few minutes.",
        )
        .es(
            "No se pudieron cargar algunos archivos porque el sitio se está actualizando. Inténtalo otra vez \
             dentro de unos minutos.",
        ),
        /// What is shown when the app ends by a fault.
        stopped = en(
            "Tessera has stopped because of a fault. Try again. If it stops again, set aside all that this \
             device keeps and start without it: nothing is deleted.",
        )
        .es(
            "Tessera se ha detenido por un fallo. Inténtalo otra vez. Si vuelve a detenerse, aparta todo lo \
             que guarda este dispositivo y empieza sin ello: no se elimina nada.",
        ),
        /// The button that starts it without what the device keeps.
        set_aside = en("Set aside and start").es("Apartar y empezar"),
        /// What home says of what was set aside so.
        aside = en(
            "What this device had kept is set aside: games, settings and puzzles. Save it as a file before \
             you delete it; the settings import such files.",
        )
        .es(
            "Lo que guardaba este dispositivo está apartado: partidas, ajustes y problemas. Guárdalo como \
             archivo antes de eliminarlo; los ajustes importan esos archivos.",
        ),
        /// What is shown where the browser cannot run the app at all.
        loading_without = en(
            "Games cannot be played here: WebAssembly is switched off in this browser, as in Lockdown Mode. \
             The rules, the reports and the lists of puzzles can be read all the same. To play, allow \
             WebAssembly for this site, or open it in another browser.",
        )
        .es(
            "Aquí no se puede jugar: WebAssembly está desactivado en este navegador, como en el modo de \
             aislamiento. Las reglas, los informes y las listas de problemas se pueden leer igualmente. Para \
             jugar, permite WebAssembly en este sitio o ábrelo en otro navegador.",
        ),
        /// The button that loads the page again.
        retry = en("Try again").es("Intentar otra vez"),
        /// What is said while the device keeps not everything.
        unkept = en(
            "Not kept on this device: it has no room, or nothing may be stored here. What you do now is lost \
             when this page is closed.",
        )
        .es(
            "No se guarda en este dispositivo: no tiene espacio, o aquí no se puede guardar nada. Lo que \
             hagas ahora se perderá al cerrar esta página.",
        ),
        /// What the home page says when another version of the site is on the device.
        new_version = en("A new version of Tessera is ready.").es("Hay una nueva versión de Tessera."),
        /// The button that loads it.
        reload = en("Reload").es("Recargar"),
        /// The link that starts a game.
        play = en("Play").es("Jugar"),
        /// The same with the game's name.
        play_game = en(|name: &str| format!("Play {name}")).es(|name| format!("Jugar a {name}")),
        /// The link that opens a game's set-up.
        set_up = en("Set up").es("Preparar"),
        /// The same with the game's name.
        set_up_game =
            en(|name: &str| format!("Set up {name}")).es(|name| format!("Preparar una partida de {name}")),
        /// The link to a game's rules.
        rules = en("Rules").es("Reglas"),
        /// The same with the game's name.
        rules_of = en(|name: &str| format!("Rules of {name}")).es(|name| format!("Reglas de {name}")),

        /// The heading of a game's rules.
        how_to_play =
            en(|name: &str| format!("How to play {name}")).es(|name| format!("Cómo se juega a {name}")),
        /// What the page of a game's rules tells search engines of itself.
        rules_description =
            en(|name: &str, goal: &str| format!("How to play {name}, rule by rule beside the board. {goal}"))
                .es(|name, goal| format!("Cómo se juega a {name}, regla por regla junto al tablero. {goal}")),
        /// Who invented a game.
        designed_by = en(|name: &str| format!("By {name}.")).es(|name| format!("De {name}.")),
        /// The link from a drawn example to its position on the board.
        open_position = en("Open this position").es("Abrir esta posición"),
        /// The link that opens the step of a lesson.
        try_it = en("Try it").es("Pruébalo"),
        /// The heading of the links to the rules of the other games.
        other_rules = en("Rules of the other games").es("Reglas de los otros juegos"),
        /// The link to the home page at the end of a page.
        all_games = en("All games").es("Todos los juegos"),

        /// The title of the page that a host shows for a missing address.
        missing_title = en("Page not found").es("Página no encontrada"),
        /// What that page says.
        missing = en("There is no page at this address.").es("No hay ninguna página en esta dirección."),
    }
);
