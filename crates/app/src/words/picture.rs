//! The words of pictures and animations.

use tessera_core::language::Language;

tessera_core::words! {
    /// The words of pictures and animations.
    pub struct PictureWords {
        /// The format.
        format,
        /// PNG.
        png,
        /// SVG.
        svg,
        /// GIF.
        gif,
        /// The longer side.
        size,
        /// So many pixels.
        pixels(pixels: u16),
        /// How fast an animation is.
        speed,
        /// So many hundredths of a second for each move.
        seconds(hundredths: u16, language: Language),
        /// The first move of an animation.
        from,
        /// The last move of an animation.
        to,
        /// Coordinates.
        coordinates,
        /// What the player has drawn.
        marks,
        /// What stands below the picture.
        caption,
        /// Saves the picture.
        save,
        /// Copies the picture.
        copy,
        /// Stops the drawing of an animation.
        cancel,
        /// The progress of an animation, for its bar.
        progress,
        /// So many pictures of so many are drawn.
        drawn(done: usize, all: usize),
        /// An animation begins to be drawn, of so many pictures.
        begun(all: usize),
        /// A file of so many bytes is saved.
        saved(name: &str, bytes: usize, language: Language),
        /// The animation leaves out what comes after a ply.
        cut(most: usize, number: usize),
        /// The picture is copied.
        copied,
        /// The browser did not let the picture be copied.
        not_copied,
        /// The animation was cancelled.
        cancelled,
        /// The browser does not let pixels be read.
        blocked,
        /// The program that makes animations did not load.
        not_loaded,
        /// Something failed.
        failed,
    }
}

/// A number of bytes, in kilobytes or megabytes.
fn size(bytes: usize, language: Language) -> String {
    match bytes {
        0..1_000_000 => format!("{} kB", bytes.div_ceil(1000)),
        _ => format!("{} MB", language.decimal(bytes as f64 / 1e6, 1)),
    }
}

static ENGLISH: PictureWords = PictureWords {
    format: "Format",
    png: "PNG, a picture",
    svg: "SVG, sharp at any size",
    gif: "GIF, an animation",
    size: "Size",
    pixels: |pixels| format!("{pixels} px"),
    speed: "Speed",
    seconds: |hundredths, language| match hundredths {
        100 => "1 second a move".into(),
        _ if hundredths % 100 == 0 => format!("{} seconds a move", hundredths / 100),
        _ => format!(
            "{} seconds a move",
            language.decimal(f64::from(hundredths) / 100.0, 1)
        ),
    },
    from: "From move",
    to: "To move",
    coordinates: "Coordinates",
    marks: "Arrows and circles",
    caption: "Caption: game, players, scores, link",
    save: "Save image",
    copy: "Copy image",
    cancel: "Cancel",
    progress: "Pictures drawn",
    drawn: |done, all| format!("{done} of {all} pictures drawn"),
    begun: |all| match all {
        1 => "Drawing 1 picture.".into(),
        _ => format!("Drawing {all} pictures."),
    },
    saved: |name, bytes, language| format!("Saved {name}, {}.", size(bytes, language)),
    cut: |most, number| format!("An animation has at most {most} pictures; this one ends at move {number}."),
    copied: "Image copied.",
    not_copied: "The browser does not let images be copied here. Save the image instead.",
    cancelled: "Animation cancelled.",
    blocked: "This browser protects your privacy by not letting pages read what they draw, so PNG and GIF would come out wrong. SVG works.",
    not_loaded: "The part that makes animations did not load. Check the connection and try again.",
    failed: "The image could not be made. Try a smaller size.",
};

static SPANISH: PictureWords = PictureWords {
    format: "Formato",
    png: "PNG, una imagen",
    svg: "SVG, nítido a cualquier tamaño",
    gif: "GIF, una animación",
    size: "Tamaño",
    pixels: |pixels| format!("{pixels} px"),
    speed: "Velocidad",
    seconds: |hundredths, language| match hundredths {
        100 => "1 segundo por jugada".into(),
        _ if hundredths % 100 == 0 => format!("{} segundos por jugada", hundredths / 100),
        _ => format!(
            "{} segundos por jugada",
            language.decimal(f64::from(hundredths) / 100.0, 1)
        ),
    },
    from: "Desde la jugada",
    to: "Hasta la jugada",
    coordinates: "Coordenadas",
    marks: "Flechas y círculos",
    caption: "Pie: juego, jugadores, puntos, enlace",
    save: "Guardar imagen",
    copy: "Copiar imagen",
    cancel: "Cancelar",
    progress: "Imágenes dibujadas",
    drawn: |done, all| format!("{done} de {all} imágenes dibujadas"),
    begun: |all| match all {
        1 => "Dibujando 1 imagen.".into(),
        _ => format!("Dibujando {all} imágenes."),
    },
    saved: |name, bytes, language| format!("Se guardó {name}, {}.", size(bytes, language)),
    cut: |most, ply| {
        format!("Una animación tiene como máximo {most} imágenes; esta termina en la jugada {ply}.")
    },
    copied: "Imagen copiada.",
    not_copied: "El navegador no permite copiar imágenes aquí. Guarda la imagen.",
    cancelled: "Animación cancelada.",
    blocked: "Este navegador protege tu privacidad y no deja que las páginas lean lo que dibujan, así que PNG y GIF saldrían mal. SVG funciona.",
    not_loaded: "No se cargó la parte que hace las animaciones. Comprueba la conexión e inténtalo de nuevo.",
    failed: "No se pudo hacer la imagen. Prueba con un tamaño menor.",
};
