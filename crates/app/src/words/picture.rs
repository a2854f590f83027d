//! The words of pictures and animations.

use tessera_core::language::Language;

tessera_core::words!(
    /// The words of pictures and animations.
    pub enum PictureWords {
        /// The format.
        format = en("Format").es("Formato"),
        /// PNG.
        png = en("PNG, a picture").es("PNG, una imagen"),
        /// SVG.
        svg = en("SVG, sharp at any size").es("SVG, nítido a cualquier tamaño"),
        /// GIF.
        gif = en("GIF, an animation").es("GIF, una animación"),
        /// The longer side.
        size = en("Size").es("Tamaño"),
        /// So many pixels.
        pixels = en(|pixels: u16| format!("{pixels} px")).es(|pixels| format!("{pixels} px")),
        /// How fast an animation is.
        speed = en("Speed").es("Velocidad"),
        /// So many hundredths of a second for each move.
        seconds = en(|hundredths: u16, language: Language| match hundredths {
            100 => "1 second a move".into(),
            _ if hundredths.is_multiple_of(100) => format!("{} seconds a move", hundredths / 100),
            _ => format!(
                "{} seconds a move",
                language.decimal(f64::from(hundredths) / 100.0, 1)
            ),
        })
        .es(|hundredths, language| match hundredths {
            100 => "1 segundo por jugada".into(),
            _ if hundredths.is_multiple_of(100) => format!("{} segundos por jugada", hundredths / 100),
            _ => format!(
                "{} segundos por jugada",
                language.decimal(f64::from(hundredths) / 100.0, 1)
            ),
        }),
        /// The first move of an animation.
        from = en("From move").es("Desde la jugada"),
        /// The last move of an animation.
        to = en("To move").es("Hasta la jugada"),
        /// Coordinates.
        coordinates = en("Coordinates").es("Coordenadas"),
        /// What the player has drawn.
        marks = en("Arrows and circles").es("Flechas y círculos"),
        /// What stands below the picture.
        caption = en("Caption: game, players, scores, link").es("Pie: juego, jugadores, puntos, enlace"),
        /// Saves the picture.
        save = en("Save image").es("Guardar imagen"),
        /// Copies the picture.
        copy = en("Copy image").es("Copiar imagen"),
        /// Stops the drawing of an animation.
        cancel = en("Cancel").es("Cancelar"),
        /// The progress of an animation, for its bar.
        progress = en("Pictures drawn").es("Imágenes dibujadas"),
        /// So many pictures of so many are drawn.
        drawn = en(|done: usize, all: usize| format!("{done} of {all} pictures drawn"))
            .es(|done, all| format!("{done} de {all} imágenes dibujadas")),
        /// An animation begins to be drawn, of so many pictures.
        begun = en(|all: usize| match all {
            1 => "Drawing 1 picture.".into(),
            _ => format!("Drawing {all} pictures."),
        })
        .es(|all| match all {
            1 => "Dibujando 1 imagen.".into(),
            _ => format!("Dibujando {all} imágenes."),
        }),
        /// A file of so many bytes is saved.
        saved = en(|name: &str, bytes: usize, language: Language| {
            format!("Saved {name}, {}.", size(bytes, language))
        })
        .es(|name, bytes, language| format!("Se guardó {name}, {}.", size(bytes, language))),
        /// The animation leaves out what comes after a ply.
        cut = en(|most: usize, number: usize| {
            format!("An animation has at most {most} pictures; this one ends at move {number}.")
        })
        .es(|most, ply| {
            format!("Una animación tiene como máximo {most} imágenes; esta termina en la jugada {ply}.")
        }),
        /// The picture is copied.
        copied = en("Image copied.").es("Imagen copiada."),
        /// The browser did not let the picture be copied.
        not_copied = en("The browser does not let images be copied here. Save the image instead.")
            .es("El navegador no permite copiar imágenes aquí. Guarda la imagen."),
        /// The animation was cancelled.
        cancelled = en("Animation cancelled.").es("Animación cancelada."),
        /// The browser does not let pixels be read.
        blocked = en(
            "This browser protects your privacy by not letting pages read what they draw, so PNG and GIF \
             would come out wrong. SVG works.",
        )
        .es(
            "Este navegador protege tu privacidad y no deja que las páginas lean lo que dibujan, así que PNG \
             y GIF saldrían mal. SVG funciona.",
        ),
        /// The program that makes animations did not load.
        not_loaded = en("The part that makes animations did not load. Check the connection and try again.")
            .es("No se cargó la parte que hace las animaciones. Comprueba la conexión e inténtalo de nuevo."),
        /// Something failed.
        failed = en("The image could not be made. Try a smaller size.")
            .es("No se pudo hacer la imagen. Prueba con un tamaño menor."),
    }
);

/// A number of bytes, in kilobytes or megabytes.
fn size(bytes: usize, language: Language) -> String {
    match bytes {
        0..1_000_000 => format!("{} kB", bytes.div_ceil(1000)),
        _ => format!("{} MB", language.decimal(bytes as f64 / 1e6, 1)),
    }
}
