//! The sentences of the dialog in which a game is shared.

use tessera_games::play::counted;

tessera_core::words!(
    /// What the dialog says.
    pub enum ShareWords {
        /// The heading.
        heading = en("Share").es("Compartir"),
        /// The tabs.
        tabs = en("Ways to share").es("Maneras de compartir"),
        /// The tab with the link.
        tab_link = en("Link").es("Enlace"),
        /// The tab with the image.
        tab_image = en("Image").es("Imagen"),
        /// The tab with the text.
        tab_text = en("Text").es("Texto"),
        /// The tab with the HTML for other pages.
        tab_embed = en("Embed").es("Insertar"),
        /// Closes the dialog.
        close = en("Close").es("Cerrar"),
        /// How much is shared.
        scope = en("What to share").es("Qué compartir"),
        /// Everything.
        whole_game = en("Whole game").es("Toda la partida"),
        /// The position that is shown.
        this_position = en("This position").es("Esta posición"),
        /// The moves up to it.
        this_line = en("This line").es("Hasta aquí"),
        /// What the whole game means.
        whole_game_note =
            en("All moves, to be stepped through.").es("Todas las jugadas, para verlas paso a paso."),
        /// A picture that is no animation holds only one position, whatever is shared.
        one_position = en("The picture holds one position: the one of the preview. A GIF shows the moves.")
            .es("La imagen contiene una sola posición: la de la vista previa. Un GIF muestra las jugadas."),
        /// What the position means, after so many moves.
        this_position_note = en(|moves: usize| match moves {
            0 => "The start of the game, to be played from here.".to_owned(),
            moves => format!(
                "The game ends at move {moves} and can be played on from there. Later moves are left out."
            ),
        })
        .es(|moves| match moves {
            0 => "El comienzo de la partida, para jugar desde aquí.".to_owned(),
            moves => {
                format!(
                    "La partida acaba en la jugada {moves} y se puede continuar desde ahí. Las jugadas \
                     posteriores no se incluyen."
                )
            }
        }),
        /// What the line means, of so many moves.
        this_line_note = en(|moves: usize| match moves {
            0 => "The start of the game: no move was played up to here.".to_owned(),
            moves => format!("Moves 1 to {moves}, seen from the start. Later moves are left out."),
        })
        .es(|moves| match moves {
            0 => "El comienzo de la partida: hasta aquí no hay ninguna jugada.".to_owned(),
            moves => {
                format!("Jugadas 1 a {moves}, vistas desde el comienzo. Las posteriores no se incluyen.")
            }
        }),
        /// What was added to the game stays here, and where it goes along.
        notes_left_out = en(
            "Variations, comments, signs and marks are left out; a study and the JSON text of the whole game \
             have them.",
        )
        .es(
            "No lleva variantes, comentarios, signos ni marcas; un estudio y el texto JSON de toda la \
             partida los tienen.",
        ),
        /// What the review says about moves stays here.
        verdicts_left_out =
            en("The verdicts of the review are left out.").es("No lleva las valoraciones de la revisión."),
        /// The picture, with what it shows.
        picture =
            en(|caption: &str| format!("Picture: {caption}")).es(|caption| format!("Imagen: {caption}")),
        /// What the picture shows.
        caption = en(|title: &str, ply: usize, scores: &str| match ply {
            0 => format!("{title} · start · {scores}"),
            ply => format!("{title} · move {ply} · {scores}"),
        })
        .es(|title, ply, scores| match ply {
            0 => format!("{title} · comienzo · {scores}"),
            ply => format!("{title} · jugada {ply} · {scores}"),
        }),
        /// Rotates the picture.
        rotate = en("Rotate the picture").es("Girar la imagen"),
        /// Goes to the next theme of the picture, with the present one.
        picture_theme = en(|theme: &str| format!("Theme of the picture: {theme}"))
            .es(|theme| format!("Tema de la imagen: {}", theme.to_ascii_lowercase())),
        /// The link.
        link = en("Link").es("Enlace"),
        /// How long a text is.
        characters = en(|count: usize| counted(count as u32, "character", "characters"))
            .es(|count| counted(count as u32, "carácter", "caracteres")),
        /// The game opens at the move whose number follows.
        open_at = en("Open at move").es("Abrir en la jugada"),
        /// The number of that move.
        open_at_number = en("Number of the move").es("Número de la jugada"),
        /// The link is a study.
        as_study = en("As a study: with variations, comments, signs, marks and verdicts")
            .es("Como estudio: con variantes, comentarios, signos, marcas y valoraciones"),
        /// The study is too long for a link: its length and the limit.
        no_study = en(|length: usize, most: usize| {
            format!(
                "This review is too long for a study link: {length} characters of at most {most}. A file \
                 holds all of it; the home page opens it."
            )
        })
        .es(|length, most| {
            format!(
                "Esta revisión es demasiado larga para un enlace de estudio: {length} caracteres de {most} \
                 como máximo. Un archivo la contiene entera; se abre en la página de inicio."
            )
        }),
        /// The names of the players go along.
        with_names = en("With the names of the players").es("Con los nombres de los jugadores"),
        /// Who was the machine goes along.
        with_machines = en("Say who was the AI").es("Decir quién era la IA"),
        /// What others learn.
        privacy = en("Everything is inside the link. Our host sees only a page request.")
            .es("Todo va dentro del enlace. Nuestro servidor solo ve que se pide una página."),
        /// The link is long.
        long_link = en(|most: usize| {
            format!("Some programs cut off links of more than {most} characters. A file is safer.")
        })
        .es(|most| {
            format!(
                "Algunos programas cortan los enlaces de más de {most} caracteres. Un archivo es más seguro."
            )
        }),
        /// The game is too long for a link: its length and the limit.
        no_link = en(|length: usize, most: usize| {
            format!(
                "This game is too long for a link: {length} characters of at most {most}. Save it as a file; \
                 the home page opens it."
            )
        })
        .es(|length, most| {
            format!(
                "Esta partida es demasiado larga para un enlace: {length} caracteres de {most} como máximo. \
                 Guárdala en un archivo; se abre en la página de inicio."
            )
        }),
        /// Copies the link.
        copy_link = en("Copy link").es("Copiar enlace"),
        /// Hands the link to another program.
        send = en("Send…").es("Enviar…"),
        /// Shows the code of the link.
        qr = en("QR code").es("Código QR"),
        /// What the code is.
        qr_picture = en("QR code of the link").es("Código QR del enlace"),
        /// The link is too long for a code: its length and the limit.
        no_qr = en(|length: usize, most: usize| {
            format!("A QR code holds at most {most} characters here; this link has {length}.")
        })
        .es(|length, most| {
            format!("Aquí un código QR admite como máximo {most} caracteres; este enlace tiene {length}.")
        }),
        /// Saves a file.
        save_file = en("Save file").es("Guardar archivo"),
        /// The text.
        moves = en("Moves").es("Jugadas"),
        /// The text is JSON.
        as_json = en("As JSON, to be read by programs").es("En JSON, para programas"),
        /// Copies the text.
        copy_text = en("Copy text").es("Copiar texto"),
        /// The scores.
        score = en(|scores: &str| format!("Score: {scores}")).es(|scores| format!("Puntos: {scores}")),
        /// The sentence that tells how the game ended.
        result =
            en(|outcome: &str| format!("Result: {outcome}")).es(|outcome| format!("Resultado: {outcome}")),
        /// A game with the number of its moves.
        title = en(|game: &str, moves: usize| format!("{game}, {}", counted(moves as u32, "move", "moves")))
            .es(|game, moves| format!("{game}, {}", counted(moves as u32, "jugada", "jugadas"))),
        /// What an embedded board does.
        kind = en("Kind").es("Tipo"),
        /// It steps through the moves.
        kind_viewer = en("Viewer with moves").es("Visor con jugadas"),
        /// It stands still.
        kind_diagram = en("Diagram").es("Diagrama"),
        /// It is played on.
        kind_play = en("Play from here").es("Jugar desde aquí"),
        /// The width of an embedded board.
        width = en("Width").es("Ancho"),
        /// As wide as its place.
        width_of_place = en("As wide as the page").es("Todo el ancho"),
        /// A width.
        pixels = en(|width: u16| format!("{width} px")).es(|width| format!("{width} px")),
        /// The theme of an embedded board.
        theme = en("Theme").es("Tema"),
        /// Its language.
        language = en("Language").es("Idioma"),
        /// What kind of HTML.
        snippet = en("For").es("Para"),
        /// A frame.
        snippet_frame = en("Any page: a frame").es("Cualquier página: un marco"),
        /// An element with a script.
        snippet_element = en("Your own page: with a script, fits its height")
            .es("Tu propia página: con script, ajusta su altura"),
        /// The address of the frame.
        snippet_address = en("The address of the frame alone").es("Solo la dirección del marco"),
        /// A picture that leads to the game, in Markdown.
        snippet_markdown = en("A picture with a link: Markdown").es("Una imagen con enlace: Markdown"),
        /// The same in HTML.
        snippet_image = en("A picture with a link: HTML").es("Una imagen con enlace: HTML"),
        /// The same in BBCode.
        snippet_bbcode = en("A picture with a link: BBCode").es("Una imagen con enlace: BBCode"),
        /// The HTML.
        html = en("HTML").es("HTML"),
        /// What is to be done with the file of the picture.
        place_picture = en(|file: &str| {
            format!(
                "Save the image and upload it where your text is published; then write its address in place \
                 of {file}."
            )
        })
        .es(|file| {
            format!(
                "Guarda la imagen y súbela donde se publica tu texto; después escribe su dirección en lugar \
                 de {file}."
            )
        }),
        /// The game is too long for the address of a frame.
        no_frame = en("This game is too long for the address of a frame. Choose the one with a script.")
            .es("Esta partida es demasiado larga para la dirección de un marco. Elige la opción con script."),
        /// The picture does not go along.
        no_picture = en(
            "The picture of this position is too large for the HTML: a link stands in its place until the \
             board is there.",
        )
        .es(
            "La imagen de esta posición es demasiado grande: mientras se carga el tablero, se ve solo un \
             enlace.",
        ),
        /// What a strict page has to allow is named after this.
        strict_pages = en("A page with a Content Security Policy also needs")
            .es("Una página con Content Security Policy necesita además"),
        /// Copies the HTML.
        copy_html = en("Copy HTML").es("Copiar HTML"),
    }
);
