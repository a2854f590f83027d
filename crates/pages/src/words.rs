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

tessera_core::words! {
    /// The sentences of the static pages.
    pub(super) struct Words {
        /// The link to the main part of a page.
        skip,
        /// The name of the link to the home page.
        home,
        /// The name of the list of games in the header.
        games,
        /// The theme button, where the theme is that of the device.
        theme_system,
        /// The theme button in the light theme.
        theme_light,
        /// The theme button in the dark theme.
        theme_dark,
        /// The theme button in the theme of high contrast.
        theme_contrast,
        /// The button that opens the settings.
        settings,
        /// The button that opens the list of keys.
        help,
        /// The button that closes a dialog.
        close,
        /// The link to the reports on the games.
        reports,
        /// The link to the puzzles.
        puzzles,
        /// The link to the puzzles of a game.
        puzzles_of(name: &str),
        /// The link to the puzzle of the day.
        daily_puzzle,
        /// What the puzzle of the day is, until its position is there.
        daily_note,
        /// Of which game it is, and what is to be found there.
        daily_task(name: &str, goal: &str),
        /// It was solved today.
        daily_solved,
        /// It was not solved today.
        daily_open,
        /// On how many days in a row it was solved, more than one.
        daily_days(number: &str),
        /// How many puzzles of one's own games are asked again.
        daily_again(number: &str),
        /// The link to the list of puzzles beside it.
        all_puzzles,
        /// The link to the report on a game.
        full_report(name: &str),
        /// The licence, after the program's name and version.
        licence,
        /// The link from a page to the same page in this language.
        read_here,

        /// The title of the home page.
        home_title,
        /// What the home page tells search engines of itself.
        home_description(games: &[String]),
        /// The heading of the home page.
        home_heading,
        /// The first sentence of the home page.
        lead,
        /// The title of the frame in pages of other sites.
        frame_title,
        /// In a frame that waits for a click, how many moves the game has; `{}` stands for the number.
        moves(number: &str),
        /// The button that shows the game there.
        show_game,
        /// What to do where JavaScript is off, or where the first script did not load.
        no_script,
        /// Against which level somebody plays a game, and how many games were won and lost.
        ladder(level: &str, won: &str, lost: &str),
        /// What follows where some games were drawn.
        drawn(number: &str),
        /// The link to a game against the next level.
        level_up(level: &str),
        /// The link to a game against the level before.
        level_down(level: &str),
        /// Open the review of a game.
        review,
        /// The button that opens what can be done with one.
        manage,
        /// What a person calls one.
        game_name,
        /// The button that names it so.
        rename,
        /// The button that opens the dialog in which one is shared.
        share,
        /// The button that saves one as a file.
        save_file,
        /// The button that removes one.
        delete,
        /// One was removed.
        deleted,
        /// It is still there.
        not_deleted,
        /// The button that puts it back.
        restore,
        /// The heading above the field for a game from elsewhere.
        open_game,
        /// What the field takes.
        paste,
        /// The button that opens what is in the field.
        open,
        /// The button that takes a file instead.
        choose_file,
        /// A file was not read because it has more than this number of mebibytes.
        file_too_large(most: &str),
        /// What is shown while the app is loaded.
        loading,
        /// What is shown when the app is still loading after a long time.
        loading_slow,
        /// What is shown when a file of the page could not be loaded.
        loading_failed,
        /// The same where the host has another version of the site than the page.
        loading_updated,
        /// The same where the host has the page but not all of its files.
        loading_incomplete,
        /// What is shown when the app ends by a fault.
        stopped,
        /// The button that starts it without what the device keeps.
        set_aside,
        /// What home says of what was set aside so.
        aside,
        /// What is shown where the browser cannot run the app at all.
        loading_without,
        /// The button that loads the page again.
        retry,
        /// What is said while the device keeps not everything.
        unkept,
        /// What the home page says when another version of the site is on the device.
        new_version,
        /// The button that loads it.
        reload,
        /// The link that starts a game.
        play,
        /// The same with the game's name.
        play_game(name: &str),
        /// The link that opens a game's set-up.
        set_up,
        /// The same with the game's name.
        set_up_game(name: &str),
        /// The link to a game's rules.
        rules,
        /// The same with the game's name.
        rules_of(name: &str),

        /// The heading of a game's rules.
        how_to_play(name: &str),
        /// What the page of a game's rules tells search engines of itself.
        rules_description(name: &str, goal: &str),
        /// Who invented a game.
        designed_by(name: &str),
        /// The link from a drawn example to its position on the board.
        open_position,
        /// The link that opens the step of a lesson.
        try_it,
        /// The heading of the links to the rules of the other games.
        other_rules,
        /// The link to the home page at the end of a page.
        all_games,

        /// The title of the page that a host shows for a missing address.
        missing_title,
        /// What that page says.
        missing,
    }
}

static ENGLISH: Words = Words {
    skip: "Skip to content",
    home: "Tessera, all games",
    games: "Games",
    theme_system: "Theme: Same as device",
    theme_light: "Theme: Light",
    theme_dark: "Theme: Dark",
    theme_contrast: "Theme: High contrast",
    settings: "Settings",
    help: "Keys and help",
    close: "Close",
    reports: "Reports",
    puzzles: "Puzzles",
    puzzles_of: |name| format!("Puzzles for {name}"),
    daily_puzzle: "Puzzle of the day",
    daily_note: "One position a day, the same for everybody.",
    daily_task: |name, goal| format!("{name}: {goal}."),
    daily_solved: "Solved today",
    daily_open: "Not solved yet today",
    daily_days: |number| format!("{number} days in a row"),
    daily_again: |number| format!("Puzzles of your own games to solve today: {number}"),
    all_puzzles: "All puzzles",
    full_report: |name| format!("Report on {name}"),
    licence: "MIT or Apache-2.0",
    read_here: "View in English",

    home_title: "Tessera: five board games in the browser",
    home_description: |games| {
        format!(
            "Play {} free in your browser: against an AI that runs on your own device, or with friends at one \
             screen. No account needed.",
            listed(games)
        )
    },
    home_heading: "Five board games, well played",
    lead: "Play against a strong AI or with friends at one screen. Nothing leaves your device.",
    frame_title: "Tessera · A game",
    moves: |number| match number {
        "1" => "1 move".to_owned(),
        number => format!("{number} moves"),
    },
    show_game: "Show the game",
    no_script: "To play, switch on JavaScript and WebAssembly for this site, then reload this page. You can read the \
                rules without them.",
    ladder: |level, won, lost| format!("Level {level}: won {won}, lost {lost}"),
    drawn: |number| format!(", drawn {number}"),
    level_up: |level| format!("Level {level} next?"),
    level_down: |level| format!("Back to level {level}?"),
    review: "Review",
    manage: "Options",
    game_name: "Name of this game",
    rename: "Rename",
    share: "Share",
    save_file: "Save as a file",
    delete: "Delete",
    deleted: "Deleted.",
    not_deleted: "The game could not be deleted: the device does not answer. Try again later.",
    restore: "Undo",
    open_game: "Open a game",
    paste: "Paste a link, a list of moves or JSON, or drop a file or a picture of a QR code here",
    open: "Open",
    choose_file: "Choose a file",
    file_too_large: |most| format!("This file is no game: it is larger than {most} MB, and was not read."),
    loading: "Loading the game…",
    loading_slow: "Loading takes longer than usual. Please wait, or try again.",
    loading_failed: "Some files could not be loaded. Check the connection, then try again.",
    loading_updated: "Tessera was updated since this page was opened. Reload it to play on.",
    loading_incomplete: "Some files could not be loaded because the site is being updated. Try again in a few minutes.",
    stopped: "Tessera has stopped because of a fault. Try again. If it stops again, set aside all that this device keeps \
              and start without it: nothing is deleted.",
    set_aside: "Set aside and start",
    aside: "What this device had kept is set aside: games, settings and puzzles. Save it as a file before you delete it; \
            the settings import such files.",
    loading_without: "Games cannot be played here: WebAssembly is switched off in this browser, as in Lockdown Mode. The rules, \
                      the reports and the lists of puzzles can be read all the same. To play, allow WebAssembly for this \
                      site, or open it in another browser.",
    retry: "Try again",
    unkept: "Not kept on this device: it has no room, or nothing may be stored here. What you do now is lost when this page is \
             closed.",
    new_version: "A new version of Tessera is ready.",
    reload: "Reload",
    play: "Play",
    play_game: |name| format!("Play {name}"),
    set_up: "Set up",
    set_up_game: |name| format!("Set up {name}"),
    rules: "Rules",
    rules_of: |name| format!("Rules of {name}"),

    how_to_play: |name| format!("How to play {name}"),
    rules_description: |name, goal| format!("How to play {name}, rule by rule beside the board. {goal}"),
    designed_by: |name| format!("By {name}."),
    open_position: "Open this position",
    try_it: "Try it",
    other_rules: "Rules of the other games",
    all_games: "All games",

    missing_title: "Page not found",
    missing: "There is no page at this address.",
};

static SPANISH: Words = Words {
    skip: "Ir al contenido",
    home: "Tessera, todos los juegos",
    games: "Juegos",
    theme_system: "Tema: el del dispositivo",
    theme_light: "Tema: claro",
    theme_dark: "Tema: oscuro",
    theme_contrast: "Tema: alto contraste",
    settings: "Ajustes",
    help: "Teclas y ayuda",
    close: "Cerrar",
    reports: "Informes",
    puzzles: "Problemas",
    puzzles_of: |name| format!("Problemas de {name}"),
    daily_puzzle: "Problema del día",
    daily_note: "Una posición al día, la misma para todos.",
    daily_task: |name, goal| format!("{name}: {goal}."),
    daily_solved: "Resuelto hoy",
    daily_open: "Aún sin resolver hoy",
    daily_days: |number| format!("{number} días seguidos"),
    daily_again: |number| format!("Problemas de tus partidas para hoy: {number}"),
    all_puzzles: "Todos los problemas",
    full_report: |name| format!("Informe de {name}"),
    licence: "MIT o Apache-2.0",
    read_here: "Ver en español",

    home_title: "Tessera: cinco juegos de mesa en el navegador",
    home_description: |games| {
        format!(
            "Juega gratis a {} en tu navegador: contra una IA que funciona en tu propio dispositivo o con amigos en la \
             misma pantalla. Sin registrarte.",
            listed_in_spanish(games)
        )
    },
    home_heading: "Cinco juegos de mesa, bien jugados",
    lead: "Juega contra una IA fuerte o con amigos en la misma pantalla. Nada sale de tu dispositivo.",
    frame_title: "Tessera · Una partida",
    moves: |number| match number {
        "1" => "1 jugada".to_owned(),
        number => format!("{number} jugadas"),
    },
    show_game: "Ver la partida",
    no_script: "Para jugar, activa JavaScript y WebAssembly para este sitio y vuelve a cargar la página. Las reglas se \
                pueden leer sin ellos.",
    ladder: |level, won, lost| format!("Nivel {level}: ganadas {won}, perdidas {lost}"),
    drawn: |number| format!(", empatadas {number}"),
    level_up: |level| format!("¿Ahora el nivel {level}?"),
    level_down: |level| format!("¿Volver al nivel {level}?"),
    review: "Revisar",
    delete: "Eliminar",
    deleted: "Partida eliminada.",
    not_deleted: "No se ha podido eliminar la partida: el dispositivo no responde. Inténtalo más tarde.",
    restore: "Deshacer",
    loading: "Cargando el juego…",
    loading_slow: "La carga tarda más de lo normal. Espera, por favor, o inténtalo otra vez.",
    loading_failed: "No se pudieron cargar algunos archivos. Comprueba la conexión e inténtalo otra vez.",
    loading_updated: "Tessera se ha actualizado desde que abriste esta página. Vuelve a cargarla para seguir jugando.",
    loading_incomplete: "No se pudieron cargar algunos archivos porque el sitio se está actualizando. Inténtalo otra vez \
                         dentro de unos minutos.",
    stopped: "Tessera se ha detenido por un fallo. Inténtalo otra vez. Si vuelve a detenerse, aparta todo lo que guarda este \
              dispositivo y empieza sin ello: no se elimina nada.",
    set_aside: "Apartar y empezar",
    aside: "Lo que guardaba este dispositivo está apartado: partidas, ajustes y problemas. Guárdalo como archivo antes de \
            eliminarlo; los ajustes importan esos archivos.",
    loading_without: "Aquí no se puede jugar: WebAssembly está desactivado en este navegador, como en el modo de aislamiento. \
                      Las reglas, los informes y las listas de problemas se pueden leer igualmente. Para jugar, permite \
                      WebAssembly en este sitio o ábrelo en otro navegador.",
    retry: "Intentar otra vez",
    unkept: "No se guarda en este dispositivo: no tiene espacio, o aquí no se puede guardar nada. Lo que hagas ahora se \
             perderá al cerrar esta página.",
    new_version: "Hay una nueva versión de Tessera.",
    reload: "Recargar",
    play: "Jugar",
    play_game: |name| format!("Jugar a {name}"),
    set_up: "Preparar",
    set_up_game: |name| format!("Preparar una partida de {name}"),
    rules: "Reglas",
    rules_of: |name| format!("Reglas de {name}"),

    how_to_play: |name| format!("Cómo se juega a {name}"),
    rules_description: |name, goal| {
        format!("Cómo se juega a {name}, regla por regla junto al tablero. {goal}")
    },
    designed_by: |name| format!("De {name}."),
    open_position: "Abrir esta posición",
    try_it: "Pruébalo",
    other_rules: "Reglas de los otros juegos",
    all_games: "Todos los juegos",

    missing_title: "Página no encontrada",
    missing: "No hay ninguna página en esta dirección.",
    manage: "Opciones",
    game_name: "Nombre de esta partida",
    rename: "Cambiar el nombre",
    share: "Compartir",
    save_file: "Guardar como archivo",
    open_game: "Abrir una partida",
    paste: "Pega un enlace, una lista de jugadas o JSON, o suelta aquí un archivo o la imagen de un código QR",
    open: "Abrir",
    choose_file: "Elegir un archivo",
    file_too_large: |most| {
        format!("Este archivo no es una partida: ocupa más de {most} MB y no se ha leído.")
    },
};
