//! Every sentence of the page for authors of other pages.

tessera_core::words!(
    /// The sentences of the page on embedding.
    pub(crate) enum EmbeddingWords {
        /// The heading, which is also the link to the page.
        title = en("Embed a board").es("Insertar un tablero"),
        /// What the page tells search engines of itself.
        description = en(
            "How to put a board on a page of your own: a position, a game to step through, or a game against \
             the AI. With examples to copy.",
        )
        .es(
            "Cómo poner un tablero en una página tuya: una posición, una partida para recorrerla o una \
             partida contra la IA. Con ejemplos para copiar.",
        ),
        /// The first sentence.
        lead = en(
            "Put a board on your own page: a position, a game to step through, or a game against the AI.",
        )
        .es(
            "Pon un tablero en tu propia página: una posición, una partida para recorrerla o una partida \
             contra la IA.",
        ),
        /// The heading of the boards that are shown.
        examples = en("Examples").es("Ejemplos"),
        /// What a board is that can be stepped through.
        viewer_example = en(|game: &str| format!("A game of {game} to step through"))
            .es(|game| format!("Una partida de {game} para recorrerla")),
        /// What a board is on which nothing moves.
        diagram_example =
            en(|game: &str| format!("A position of {game}")).es(|game| format!("Una posición de {game}")),
        /// What a board is on which one plays against the AI.
        play_example = en(|game: &str| format!("A game of {game} against the AI"))
            .es(|game| format!("Una partida de {game} contra la IA")),
        /// What opens the HTML of an example.
        html = en("HTML").es("Código HTML"),
        /// The button that copies HTML.
        copy = en("Copy").es("Copiar"),
        /// It was copied.
        copied = en("Copied.").es("Copiado."),
        /// The link from the picture of a position to its board.
        open = en("Open this position").es("Abrir esta posición"),

        /// The heading above the frame that any page can hold.
        frame = en("For any page: a frame").es("Para cualquier página: un marco"),
        /// What is said of it.
        frame_text = en(
            "A frame needs no script, so it works wherever you may write HTML. Its height does not change by \
             itself; choose a shape that suits the board.",
        )
        .es(
            "Un marco no necesita ningún script, así que funciona dondequiera que puedas escribir HTML. Su \
             altura no cambia por sí sola: elige una forma que convenga al tablero.",
        ),
        /// The heading above the element that needs a script.
        element = en("For pages with scripts: an element").es("Para páginas con scripts: un elemento"),
        /// What is said of it.
        element_text = en(
            "The element grows and shrinks with its board, is loaded when it comes near the view, and can be \
             controlled by a script of yours. Its own script has less than 4 KB.",
        )
        .es(
            "El elemento se adapta a la altura de su tablero, se carga cuando está a punto de verse y puedes \
             manejarlo con un script tuyo. El script del elemento ocupa menos de 4 KB.",
        ),
        /// What may be put between its tags.
        content_text = en(
            "Whatever stands between the tags is shown until the board is there, and without JavaScript: \
             best a picture of the position with a link. A long record may stand there too.",
        )
        .es(
            "Lo que pongas entre las etiquetas se muestra hasta que el tablero esté listo, y también sin \
             JavaScript: lo mejor es una imagen de la posición con un enlace. Ahí cabe también un registro \
             largo.",
        ),

        /// The heading of the table of attributes.
        attributes = en("Attributes").es("Atributos"),
        /// Where a frame takes the same options.
        options_text = en(
            "The first value is used where you give none. In the address of a frame the same names follow \
             the record; the position stands in the record, and the language in the folder (es/embed.html).",
        )
        .es(
            "Si no das ninguno, vale el primer valor. En la dirección de un marco los mismos nombres siguen \
             al registro; la posición va en el registro y el idioma en la carpeta (es/embed.html).",
        ),
        /// The column of names.
        name = en("Name").es("Nombre"),
        /// The column of values.
        values = en("Values").es("Valores"),
        /// The column that says what they do.
        meaning = en("What it does").es("Qué hace"),
        /// A value is a record or a link.
        record_value = en("a record or a link").es("un registro o un enlace"),
        /// A value is a number.
        number_value = en("a number").es("un número"),
        /// A value is a text.
        text_value = en("text").es("texto"),
        /// The attribute with the record.
        record = en("The game that is shown.").es("La partida que se muestra."),
        /// The attribute with the game.
        game =
            en("A new game, where you give no record.").es("Una partida nueva, si no das ningún registro."),
        /// The attribute with the size of the board.
        size = en("The size of the board of a new game.").es("El tamaño del tablero de una partida nueva."),
        /// A value is the name of a puzzle.
        puzzle_value = en("a name, such as linage-31").es("un nombre, como linage-31"),
        /// The attribute with the puzzle.
        puzzle = en("A puzzle, in place of a game: what its address has after “puzzle/”.")
            .es("Un problema en lugar de una partida: lo que su dirección tiene tras «puzzle/»."),
        /// The attribute with the ply.
        ply = en("The position that is shown first.").es("La posición que se muestra primero."),
        /// The attribute with the mode.
        mode = en("Step through a game, show one position only, play, or solve a puzzle.")
            .es("Recorrer una partida, mostrar una sola posición, jugar o resolver un problema."),
        /// The attribute for the list of moves.
        moves = en("Where the list of moves stands.").es("Dónde está la lista de jugadas."),
        /// The attribute for the buttons.
        controls = en("Whether there are buttons under the board.").es("Si hay botones bajo el tablero."),
        /// The attribute for the engine.
        engine = en("Whether the AI may think without being asked.")
            .es("Si la IA puede pensar sin que se lo pidan."),
        /// The attribute with the level.
        level = en("The level of the AI.").es("El nivel de la IA."),
        /// The attribute with the theme.
        theme = en(
            "The colours. Without it, those of your page, light or dark; in a plain frame those of the \
             device.",
        )
        .es(
            "Los colores. Sin él, los de tu página, claros u oscuros; en un marco sencillo, los del \
             dispositivo.",
        ),
        /// The attribute with the language.
        lang = en("The language. Without it, that of your page.").es("El idioma. Sin él, el de tu página."),
        /// The attribute for keys.
        keys = en("Whether arrow keys step through the game once the board has the focus.")
            .es("Si las flechas recorren la partida cuando el tablero tiene el foco."),
        /// The attribute for the wheel.
        wheel = en("Whether the wheel over the board steps through the game.")
            .es("Si la rueda del ratón sobre el tablero recorre la partida."),
        /// The attribute for the names of rows and columns.
        coords = en("Whether rows and columns have names.").es("Si las filas y las columnas llevan nombre."),
        /// The attribute with the rotation.
        orientation = en("How far the board is rotated, in twelfths of a turn.")
            .es("Cuánto está girado el tablero, en doceavos de vuelta."),
        /// The attribute that says when the board is loaded.
        start = en("Whether the board is loaded when it comes near the view, or by a click.")
            .es("Si el tablero se carga cuando está a punto de verse o con un clic."),
        /// The attributes for demonstrations that are always the same.
        seed = en("Together they make the AI always play the same moves.")
            .es("Juntos hacen que la IA juegue siempre las mismas jugadas."),
        /// The attribute with the name.
        named =
            en("What screen readers call the board.").es("Cómo llaman al tablero los lectores de pantalla."),

        /// The heading of events and methods.
        script = en("Events and methods").es("Eventos y métodos"),
        /// What is said of them.
        script_text = en(
            "Events do not bubble. Each has the values shown as its detail; seats are counted from 1.",
        )
        .es(
            "Los eventos no se propagan. Cada uno lleva los valores indicados en su propiedad detail; los \
             asientos se cuentan desde 1.",
        ),

        /// The heading above what a page has to allow.
        allow = en("What your page has to allow").es("Qué tiene que permitir tu página"),
        /// The Content Security Policy.
        policy = en(
            "A page with a Content Security Policy of its own needs these two lines in it; a plain frame \
             needs only the second. Nothing else is loaded into your page.",
        )
        .es(
            "Una página con su propia Content Security Policy necesita en ella estas dos líneas; a un marco \
             le basta la segunda. No se carga nada más en tu página.",
        ),
        /// Pages that isolate themselves.
        isolated = en(
            "A page that isolates itself (Cross-Origin-Embedder-Policy) can show boards if this host sends \
             the same header with them. The element works in Chrome in any case.",
        )
        .es(
            "Una página que se aísla (Cross-Origin-Embedder-Policy) puede mostrar tableros si este servidor \
             los envía con la misma cabecera. El elemento funciona en Chrome en cualquier caso.",
        ),
        /// The sandbox.
        sandbox = en(
            "The sandbox of the frame allows scripts, new windows and the origin of this site, so that all \
             boards share the browser’s cache; no more. A board cannot read or change your page or leave it, \
             and it stores nothing.",
        )
        .es(
            "El aislamiento del marco (sandbox) permite scripts, ventanas nuevas y el origen de este sitio, \
             para que todos los tableros compartan la caché del navegador; nada más. Un tablero no puede \
             leer ni cambiar tu página ni salir de ella, y no guarda nada.",
        ),
        /// The heading of what becomes known to whom.
        privacy = en("Privacy").es("Privacidad"),
        /// What is said there.
        privacy_text = en(
            "The game is in the part of the address that browsers keep to themselves. This host sees only \
             that files are loaded: no cookies, no statistics, and no other host is asked for anything. The \
             AI runs on the reader’s device.",
        )
        .es(
            "La partida está en la parte de la dirección que los navegadores no envían. Este servidor solo \
             ve que se cargan archivos: no hay cookies ni estadísticas, y no se pide nada a ningún otro \
             servidor. La IA funciona en el dispositivo de quien lee.",
        ),
    }
);
