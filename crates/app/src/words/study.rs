//! The sentences of studies: games with all that is said about them, as a link.

tessera_core::words!(
    /// What is said about studies. Why a link holds none is the end of a sentence, without a full stop.
    pub enum StudyWords {
        /// The link of a study holds no game, for this reason.
        no_study = en(|why: &str| format!("this is no whole study: {why}"))
            .es(|why| format!("no es un estudio completo: {why}")),
        /// The link is longer than this.
        too_long = en(|most: usize| format!("its link has more than {most} characters"))
            .es(|most| format!("su enlace tiene más de {most} caracteres")),
        /// A character, counted from 1, is none that studies have.
        digit = en(|place: usize| {
            format!("at character {place} after “study/” expected a letter, a digit, - or _")
        })
        .es(|place| {
            format!("en el carácter {place} después de «study/» debe haber una letra, una cifra, - o _")
        }),
        /// The end is missing.
        cut_off = en("the end of the link is missing").es("falta el final del enlace"),
        /// It is not as it was written.
        damaged = en("characters of the link are missing or wrong")
            .es("faltan caracteres del enlace o no son correctos"),
        /// The text is longer than this.
        too_large = en(|most: usize| format!("its text has more than {most} bytes"))
            .es(|most| format!("su texto tiene más de {most} bytes")),
        /// What is packed in it is no text from this byte on, counted from 1.
        not_text = en(|place: usize| format!("byte {place} of its content is no text"))
            .es(|place| format!("el byte {place} de su contenido no es texto")),
        /// A character of the text, counted from 1, and what is wrong there.
        json = en(|place: usize, why: &str| format!("at character {place} of its text {why}"))
            .es(|place, why| format!("en el carácter {place} de su texto {why}")),
        /// The text as a whole, and a predicate.
        whole = en(|why: &str| format!("its text {why}")).es(|why| format!("su texto {why}")),
    }
);
