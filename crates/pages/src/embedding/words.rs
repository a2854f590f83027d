//! Every sentence of the page for authors of other pages.

tessera_core::words! {
    /// The sentences of the page on embedding.
    pub(crate) struct EmbeddingWords {
        /// The heading, which is also the link to the page.
        title,
        /// What the page tells search engines of itself.
        description,
        /// The first sentence.
        lead,
        /// The heading of the boards that are shown.
        examples,
        /// What a board is that can be stepped through.
        viewer_example(game: &str),
        /// What a board is on which nothing moves.
        diagram_example(game: &str),
        /// What a board is on which one plays against the AI.
        play_example(game: &str),
        /// What opens the HTML of an example.
        html,
        /// The button that copies HTML.
        copy,
        /// It was copied.
        copied,
        /// The link from the picture of a position to its board.
        open,

        /// The heading above the frame that any page can hold.
        frame,
        /// What is said of it.
        frame_text,
        /// The heading above the element that needs a script.
        element,
        /// What is said of it.
        element_text,
        /// What may be put between its tags.
        content_text,

        /// The heading of the table of attributes.
        attributes,
        /// Where a frame takes the same options.
        options_text,
        /// The column of names.
        name,
        /// The column of values.
        values,
        /// The column that says what they do.
        meaning,
        /// A value is a record or a link.
        record_value,
        /// A value is a number.
        number_value,
        /// A value is a text.
        text_value,
        /// The attribute with the record.
        record,
        /// The attribute with the game.
        game,
        /// The attribute with the size of the board.
        size,
        /// A value is the name of a puzzle.
        puzzle_value,
        /// The attribute with the puzzle.
        puzzle,
        /// The attribute with the ply.
        ply,
        /// The attribute with the mode.
        mode,
        /// The attribute for the list of moves.
        moves,
        /// The attribute for the buttons.
        controls,
        /// The attribute for the engine.
        engine,
        /// The attribute with the level.
        level,
        /// The attribute with the theme.
        theme,
        /// The attribute with the language.
        lang,
        /// The attribute for keys.
        keys,
        /// The attribute for the wheel.
        wheel,
        /// The attribute for the names of rows and columns.
        coords,
        /// The attribute with the rotation.
        orientation,
        /// The attribute that says when the board is loaded.
        start,
        /// The attributes for demonstrations that are always the same.
        seed,
        /// The attribute with the name.
        named,

        /// The heading of events and methods.
        script,
        /// What is said of them.
        script_text,

        /// The heading above what a page has to allow.
        allow,
        /// The Content Security Policy.
        policy,
        /// Pages that isolate themselves.
        isolated,
        /// The sandbox.
        sandbox,
        /// The heading of what becomes known to whom.
        privacy,
        /// What is said there.
        privacy_text,
    }
}

static ENGLISH: EmbeddingWords = EmbeddingWords {
    title: "Embed a board",
    description: "How to put a board on a page of your own: a position, a game to step through, or a game against the AI. \
                  With examples to copy.",
    lead: "Put a board on your own page: a position, a game to step through, or a game against the AI.",
    examples: "Examples",
    viewer_example: |game| format!("A game of {game} to step through"),
    diagram_example: |game| format!("A position of {game}"),
    play_example: |game| format!("A game of {game} against the AI"),
    html: "HTML",
    copy: "Copy",
    copied: "Copied.",
    open: "Open this position",

    frame: "For any page: a frame",
    frame_text: "A frame needs no script, so it works wherever you may write HTML. Its height does not change by itself; \
                 choose a shape that suits the board.",
    element: "For pages with scripts: an element",
    element_text: "The element grows and shrinks with its board, is loaded when it comes near the view, and can be controlled \
                   by a script of yours. Its own script has less than 4 KB.",
    content_text: "Whatever stands between the tags is shown until the board is there, and without JavaScript: best a \
                   picture of the position with a link. A long record may stand there too.",

    attributes: "Attributes",
    options_text: "The first value is used where you give none. In the address of a frame the same names follow the \
                   record; the position stands in the record, and the language in the folder (es/embed.html).",
    name: "Name",
    values: "Values",
    meaning: "What it does",
    record_value: "a record or a link",
    number_value: "a number",
    text_value: "text",
    record: "The game that is shown.",
    game: "A new game, where you give no record.",
    size: "The size of the board of a new game.",
    puzzle_value: "a name, such as linage-31",
    puzzle: "A puzzle, in place of a game: what its address has after “puzzle/”.",
    ply: "The position that is shown first.",
    mode: "Step through a game, show one position only, play, or solve a puzzle.",
    moves: "Where the list of moves stands.",
    controls: "Whether there are buttons under the board.",
    engine: "Whether the AI may think without being asked.",
    level: "The level of the AI.",
    theme: "The colours. Without it, those of your page, light or dark; in a plain frame those of the device.",
    lang: "The language. Without it, that of your page.",
    keys: "Whether arrow keys step through the game once the board has the focus.",
    wheel: "Whether the wheel over the board steps through the game.",
    coords: "Whether rows and columns have names.",
    orientation: "How far the board is rotated, in twelfths of a turn.",
    start: "Whether the board is loaded when it comes near the view, or by a click.",
    seed: "Together they make the AI always play the same moves.",
    named: "What screen readers call the board.",

    script: "Events and methods",
    script_text: "Events do not bubble. Each has the values shown as its detail; seats are counted from 1.",

    allow: "What your page has to allow",
    policy: "A page with a Content Security Policy of its own needs these two lines in it; a plain frame needs only the \
             second. Nothing else is loaded into your page.",
    isolated: "A page that isolates itself (Cross-Origin-Embedder-Policy) can show boards if this host sends the same header \
               with them. The element works in Chrome in any case.",
    sandbox: "The sandbox of the frame allows scripts, new windows and the origin of this site, so that all boards share \
              the browser’s cache; no more. A board cannot read or change your page or leave it, and it stores nothing.",
    privacy: "Privacy",
    privacy_text: "The game is in the part of the address that browsers keep to themselves. This host sees only that files \
                   are loaded: no cookies, no statistics, and no other host is asked for anything. The AI runs on the \
                   reader’s device.",
};

static SPANISH: EmbeddingWords = EmbeddingWords {
    title: "Insertar un tablero",
    description: "Cómo poner un tablero en una página tuya: una posición, una partida para recorrerla o una partida contra la \
                  IA. Con ejemplos para copiar.",
    lead: "Pon un tablero en tu propia página: una posición, una partida para recorrerla o una partida contra la IA.",
    examples: "Ejemplos",
    viewer_example: |game| format!("Una partida de {game} para recorrerla"),
    diagram_example: |game| format!("Una posición de {game}"),
    play_example: |game| format!("Una partida de {game} contra la IA"),
    html: "Código HTML",
    copy: "Copiar",
    copied: "Copiado.",
    open: "Abrir esta posición",

    frame: "Para cualquier página: un marco",
    frame_text: "Un marco no necesita ningún script, así que funciona dondequiera que puedas escribir HTML. Su altura no \
                 cambia por sí sola: elige una forma que convenga al tablero.",
    element: "Para páginas con scripts: un elemento",
    element_text: "El elemento se adapta a la altura de su tablero, se carga cuando está a punto de verse y puedes manejarlo con un \
                   script tuyo. El script del elemento ocupa menos de 4 KB.",
    content_text: "Lo que pongas entre las etiquetas se muestra hasta que el tablero esté listo, y también sin JavaScript: lo \
                   mejor es una imagen de la posición con un enlace. Ahí cabe también un registro largo.",

    attributes: "Atributos",
    options_text: "Si no das ninguno, vale el primer valor. En la dirección de un marco los mismos nombres siguen al registro; \
                   la posición va en el registro y el idioma en la carpeta (es/embed.html).",
    name: "Nombre",
    values: "Valores",
    meaning: "Qué hace",
    record_value: "un registro o un enlace",
    number_value: "un número",
    text_value: "texto",
    record: "La partida que se muestra.",
    game: "Una partida nueva, si no das ningún registro.",
    size: "El tamaño del tablero de una partida nueva.",
    puzzle_value: "un nombre, como linage-31",
    puzzle: "Un problema en lugar de una partida: lo que su dirección tiene tras «puzzle/».",
    ply: "La posición que se muestra primero.",
    mode: "Recorrer una partida, mostrar una sola posición, jugar o resolver un problema.",
    moves: "Dónde está la lista de jugadas.",
    controls: "Si hay botones bajo el tablero.",
    engine: "Si la IA puede pensar sin que se lo pidan.",
    level: "El nivel de la IA.",
    theme: "Los colores. Sin él, los de tu página, claros u oscuros; en un marco sencillo, los del dispositivo.",
    lang: "El idioma. Sin él, el de tu página.",
    keys: "Si las flechas recorren la partida cuando el tablero tiene el foco.",
    wheel: "Si la rueda del ratón sobre el tablero recorre la partida.",
    coords: "Si las filas y las columnas llevan nombre.",
    orientation: "Cuánto está girado el tablero, en doceavos de vuelta.",
    start: "Si el tablero se carga cuando está a punto de verse o con un clic.",
    seed: "Juntos hacen que la IA juegue siempre las mismas jugadas.",
    named: "Cómo llaman al tablero los lectores de pantalla.",

    script: "Eventos y métodos",
    script_text: "Los eventos no se propagan. Cada uno lleva los valores indicados en su propiedad detail; los asientos se \
                  cuentan desde 1.",

    allow: "Qué tiene que permitir tu página",
    policy: "Una página con su propia Content Security Policy necesita en ella estas dos líneas; a un marco le basta la \
             segunda. No se carga nada más en tu página.",
    isolated: "Una página que se aísla (Cross-Origin-Embedder-Policy) puede mostrar tableros si este servidor los envía con la \
               misma cabecera. El elemento funciona en Chrome en cualquier caso.",
    sandbox: "El aislamiento del marco (sandbox) permite scripts, ventanas nuevas y el origen de este sitio, para que todos los \
              tableros compartan la caché del navegador; nada más. Un tablero no puede leer ni cambiar tu página ni salir de \
              ella, y no guarda nada.",
    privacy: "Privacidad",
    privacy_text: "La partida está en la parte de la dirección que los navegadores no envían. Este servidor solo ve que se \
                   cargan archivos: no hay cookies ni estadísticas, y no se pide nada a ningún otro servidor. La IA \
                   funciona en el dispositivo de quien lee.",
};
