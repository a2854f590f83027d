//! The sentences of the dialog in which a game is shared.

use tessera_games::play::counted;

tessera_core::words! {
    /// What the dialog says.
    pub struct ShareWords {
        /// The heading.
        heading,
        /// The tabs.
        tabs,
        /// The tab with the link.
        tab_link,
        /// The tab with the image.
        tab_image,
        /// The tab with the text.
        tab_text,
        /// The tab with the HTML for other pages.
        tab_embed,
        /// Closes the dialog.
        close,
        /// How much is shared.
        scope,
        /// Everything.
        whole_game,
        /// The position that is shown.
        this_position,
        /// The moves up to it.
        this_line,
        /// What the whole game means.
        whole_game_note,
        /// A picture that is no animation holds only one position, whatever is shared.
        one_position,
        /// What the position means, after so many moves.
        this_position_note(moves: usize),
        /// What the line means, of so many moves.
        this_line_note(moves: usize),
        /// What was added to the game stays here, and where it goes along.
        notes_left_out,
        /// What the review says about moves stays here.
        verdicts_left_out,
        /// The picture, with what it shows.
        picture(caption: &str),
        /// What the picture shows.
        caption(title: &str, mv: usize, scores: &str),
        /// Rotates the picture.
        rotate,
        /// Goes to the next theme of the picture, with the present one.
        picture_theme(theme: &str),
        /// The link.
        link,
        /// How long a text is.
        characters(count: usize),
        /// The game opens at the move whose number follows.
        open_at,
        /// The number of that move.
        open_at_number,
        /// The link is a study.
        as_study,
        /// The study is too long for a link: its length and the limit.
        no_study(length: usize, most: usize),
        /// The names of the players go along.
        with_names,
        /// Who was the machine goes along.
        with_machines,
        /// What others learn.
        privacy,
        /// The link is long.
        long_link(most: usize),
        /// The game is too long for a link: its length and the limit.
        no_link(length: usize, most: usize),
        /// Copies the link.
        copy_link,
        /// Hands the link to another program.
        send,
        /// Shows the code of the link.
        qr,
        /// What the code is.
        qr_picture,
        /// The link is too long for a code: its length and the limit.
        no_qr(length: usize, most: usize),
        /// Saves a file.
        save_file,
        /// The text.
        moves,
        /// The text is JSON.
        as_json,
        /// Copies the text.
        copy_text,
        /// The scores.
        score(scores: &str),
        /// The sentence that tells how the game ended.
        result(outcome: &str),
        /// A game with the number of its moves.
        title(game: &str, moves: usize),
        /// What an embedded board does.
        kind,
        /// It steps through the moves.
        kind_viewer,
        /// It stands still.
        kind_diagram,
        /// It is played on.
        kind_play,
        /// The width of an embedded board.
        width,
        /// As wide as its place.
        width_of_place,
        /// A width.
        pixels(width: u16),
        /// The theme of an embedded board.
        theme,
        /// Its language.
        language,
        /// What kind of HTML.
        snippet,
        /// A frame.
        snippet_frame,
        /// An element with a script.
        snippet_element,
        /// The address of the frame.
        snippet_address,
        /// A picture that leads to the game, in Markdown.
        snippet_markdown,
        /// The same in HTML.
        snippet_image,
        /// The same in BBCode.
        snippet_bbcode,
        /// The HTML.
        html,
        /// What is to be done with the file of the picture.
        place_picture(file: &str),
        /// The game is too long for the address of a frame.
        no_frame,
        /// The picture does not go along.
        no_picture,
        /// What a strict page has to allow is named after this.
        strict_pages,
        /// Copies the HTML.
        copy_html,
    }
}

static ENGLISH: ShareWords = ShareWords {
    heading: "Share",
    tabs: "Ways to share",
    tab_link: "Link",
    tab_image: "Image",
    tab_text: "Text",
    tab_embed: "Embed",
    close: "Close",
    scope: "What to share",
    whole_game: "Whole game",
    this_position: "This position",
    this_line: "This line",
    whole_game_note: "All moves, to be stepped through.",
    one_position: "The picture holds one position: the one of the preview. A GIF shows the moves.",
    this_position_note: |moves| match moves {
        0 => "The start of the game, to be played from here.".to_owned(),
        moves => format!(
            "The game ends at move {moves} and can be played on from there. Later moves are left out."
        ),
    },
    this_line_note: |moves| match moves {
        0 => "The start of the game: no move was played up to here.".to_owned(),
        moves => format!("Moves 1 to {moves}, seen from the start. Later moves are left out."),
    },
    notes_left_out: "Variations, comments, signs and marks are left out; a study and the JSON text of the whole game have them.",
    verdicts_left_out: "The verdicts of the review are left out.",
    picture: |caption| format!("Picture: {caption}"),
    caption: |title, ply, scores| match ply {
        0 => format!("{title} · start · {scores}"),
        ply => format!("{title} · move {ply} · {scores}"),
    },
    rotate: "Rotate the picture",
    picture_theme: |theme| format!("Theme of the picture: {theme}"),
    link: "Link",
    characters: |count| counted(count as u32, "character", "characters"),
    open_at: "Open at move",
    open_at_number: "Number of the move",
    as_study: "As a study: with variations, comments, signs, marks and verdicts",
    no_study: |length, most| {
        format!(
            "This review is too long for a study link: {length} characters of at most {most}. A file holds all of it; the \
             home page opens it."
        )
    },
    with_names: "With the names of the players",
    with_machines: "Say who was the AI",
    privacy: "Everything is inside the link. Our host sees only a page request.",
    long_link: |most| format!("Some programs cut off links of more than {most} characters. A file is safer."),
    no_link: |length, most| {
        format!(
            "This game is too long for a link: {length} characters of at most {most}. Save it as a file; the home page opens it."
        )
    },
    copy_link: "Copy link",
    send: "Send…",
    qr: "QR code",
    qr_picture: "QR code of the link",
    no_qr: |length, most| format!("A QR code holds at most {most} characters here; this link has {length}."),
    save_file: "Save file",
    moves: "Moves",
    as_json: "As JSON, to be read by programs",
    copy_text: "Copy text",
    score: |scores| format!("Score: {scores}"),
    result: |outcome| format!("Result: {outcome}"),
    title: |game, moves| format!("{game}, {}", counted(moves as u32, "move", "moves")),
    kind: "Kind",
    kind_viewer: "Viewer with moves",
    kind_diagram: "Diagram",
    kind_play: "Play from here",
    width: "Width",
    width_of_place: "As wide as the page",
    pixels: |width| format!("{width} px"),
    theme: "Theme",
    language: "Language",
    snippet: "For",
    snippet_frame: "Any page: a frame",
    snippet_element: "Your own page: with a script, fits its height",
    snippet_address: "The address of the frame alone",
    snippet_markdown: "A picture with a link: Markdown",
    snippet_image: "A picture with a link: HTML",
    snippet_bbcode: "A picture with a link: BBCode",
    html: "HTML",
    place_picture: |file| {
        format!(
            "Save the image and upload it where your text is published; then write its address in place of {file}."
        )
    },
    no_frame: "This game is too long for the address of a frame. Choose the one with a script.",
    no_picture: "The picture of this position is too large for the HTML: a link stands in its place until the board is there.",
    strict_pages: "A page with a Content Security Policy also needs",
    copy_html: "Copy HTML",
};

static SPANISH: ShareWords = ShareWords {
    heading: "Compartir",
    tabs: "Maneras de compartir",
    tab_link: "Enlace",
    tab_image: "Imagen",
    tab_text: "Texto",
    tab_embed: "Insertar",
    close: "Cerrar",
    scope: "Qué compartir",
    whole_game: "Toda la partida",
    this_position: "Esta posición",
    this_line: "Hasta aquí",
    whole_game_note: "Todas las jugadas, para verlas paso a paso.",
    one_position: "La imagen contiene una sola posición: la de la vista previa. Un GIF muestra las jugadas.",
    this_position_note: |moves| match moves {
        0 => "El comienzo de la partida, para jugar desde aquí.".to_owned(),
        moves => {
            format!(
                "La partida acaba en la jugada {moves} y se puede continuar desde ahí. Las jugadas posteriores no se incluyen."
            )
        }
    },
    this_line_note: |moves| match moves {
        0 => "El comienzo de la partida: hasta aquí no hay ninguna jugada.".to_owned(),
        moves => format!("Jugadas 1 a {moves}, vistas desde el comienzo. Las posteriores no se incluyen."),
    },
    notes_left_out: "No lleva variantes, comentarios, signos ni marcas; un estudio y el texto JSON de toda la partida los tienen.",
    verdicts_left_out: "No lleva las valoraciones de la revisión.",
    picture: |caption| format!("Imagen: {caption}"),
    caption: |title, ply, scores| match ply {
        0 => format!("{title} · comienzo · {scores}"),
        ply => format!("{title} · jugada {ply} · {scores}"),
    },
    rotate: "Girar la imagen",
    picture_theme: |theme| format!("Tema de la imagen: {}", theme.to_ascii_lowercase()),
    link: "Enlace",
    characters: |count| counted(count as u32, "carácter", "caracteres"),
    open_at: "Abrir en la jugada",
    open_at_number: "Número de la jugada",
    as_study: "Como estudio: con variantes, comentarios, signos, marcas y valoraciones",
    no_study: |length, most| {
        format!(
            "Esta revisión es demasiado larga para un enlace de estudio: {length} caracteres de {most} como máximo. Un archivo \
             la contiene entera; se abre en la página de inicio."
        )
    },
    with_names: "Con los nombres de los jugadores",
    with_machines: "Decir quién era la IA",
    privacy: "Todo va dentro del enlace. Nuestro servidor solo ve que se pide una página.",
    long_link: |most| {
        format!("Algunos programas cortan los enlaces de más de {most} caracteres. Un archivo es más seguro.")
    },
    no_link: |length, most| {
        format!(
            "Esta partida es demasiado larga para un enlace: {length} caracteres de {most} como máximo. Guárdala en un \
             archivo; se abre en la página de inicio."
        )
    },
    copy_link: "Copiar enlace",
    send: "Enviar…",
    qr: "Código QR",
    qr_picture: "Código QR del enlace",
    no_qr: |length, most| {
        format!("Aquí un código QR admite como máximo {most} caracteres; este enlace tiene {length}.")
    },
    save_file: "Guardar archivo",
    moves: "Jugadas",
    as_json: "En JSON, para programas",
    copy_text: "Copiar texto",
    score: |scores| format!("Puntos: {scores}"),
    result: |outcome| format!("Resultado: {outcome}"),
    title: |game, moves| format!("{game}, {}", counted(moves as u32, "jugada", "jugadas")),
    kind: "Tipo",
    kind_viewer: "Visor con jugadas",
    kind_diagram: "Diagrama",
    kind_play: "Jugar desde aquí",
    width: "Ancho",
    width_of_place: "Todo el ancho",
    pixels: |width| format!("{width} px"),
    theme: "Tema",
    language: "Idioma",
    snippet: "Para",
    snippet_frame: "Cualquier página: un marco",
    snippet_element: "Tu propia página: con script, ajusta su altura",
    snippet_address: "Solo la dirección del marco",
    snippet_markdown: "Una imagen con enlace: Markdown",
    snippet_image: "Una imagen con enlace: HTML",
    snippet_bbcode: "Una imagen con enlace: BBCode",
    html: "HTML",
    place_picture: |file| {
        format!(
            "Guarda la imagen y súbela donde se publica tu texto; después escribe su dirección en lugar de {file}."
        )
    },
    no_frame: "Esta partida es demasiado larga para la dirección de un marco. Elige la opción con script.",
    no_picture: "La imagen de esta posición es demasiado grande: mientras se carga el tablero, se ve solo un enlace.",
    strict_pages: "Una página con Content Security Policy necesita además",
    copy_html: "Copiar HTML",
};
