//! The sentences of studies: games with all that is said about them, as a link.

tessera_core::words! {
    /// What is said about studies. Why a link holds none is the end of a sentence, without a full stop.
    pub struct StudyWords {
        /// The link of a study holds no game, for this reason.
        no_study(why: &str),
        /// The link is longer than this.
        too_long(most: usize),
        /// A character, counted from 1, is none that studies have.
        digit(place: usize),
        /// The end is missing.
        cut_off,
        /// It is not as it was written.
        damaged,
        /// The text is longer than this.
        too_large(most: usize),
        /// What is packed in it is no text from this byte on, counted from 1.
        not_text(place: usize),
        /// A character of the text, counted from 1, and what is wrong there.
        json(place: usize, why: &str),
        /// The text as a whole, and a predicate.
        whole(why: &str),
    }
}

static ENGLISH: StudyWords = StudyWords {
    no_study: |why| format!("this is no whole study: {why}"),
    too_long: |most| format!("its link has more than {most} characters"),
    digit: |place| format!("at character {place} after “study/” expected a letter, a digit, - or _"),
    cut_off: "the end of the link is missing",
    damaged: "characters of the link are missing or wrong",
    too_large: |most| format!("its text has more than {most} bytes"),
    not_text: |place| format!("byte {place} of its content is no text"),
    json: |place, why| format!("at character {place} of its text {why}"),
    whole: |why| format!("its text {why}"),
};

static SPANISH: StudyWords = StudyWords {
    no_study: |why| format!("no es un estudio completo: {why}"),
    too_long: |most| format!("su enlace tiene más de {most} caracteres"),
    digit: |place| {
        format!("en el carácter {place} después de «study/» debe haber una letra, una cifra, - o _")
    },
    cut_off: "falta el final del enlace",
    damaged: "faltan caracteres del enlace o no son correctos",
    too_large: |most| format!("su texto tiene más de {most} bytes"),
    not_text: |place| format!("el byte {place} de su contenido no es texto"),
    json: |place, why| format!("en el carácter {place} de su texto {why}"),
    whole: |why| format!("su texto {why}"),
};
