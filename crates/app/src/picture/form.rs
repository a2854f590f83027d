//! What is chosen in the form for pictures.

use super::news::PictureNews;
use crate::form::{Choice, Field, Names, ON, choices, name_of, value_of};
use crate::words::PictureWords;
use tessera_core::language::Language;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    /// A picture of pixels.
    #[default]
    Png,
    /// A picture of shapes.
    Svg,
    /// An animation.
    Gif,
}

const FORMATS: [(Format, &str); 3] = [(Format::Png, "png"), (Format::Svg, "svg"), (Format::Gif, "gif")];

impl Format {
    /// The end of a file's name, without the point.
    pub fn extension(self) -> &'static str {
        name_of(&FORMATS, &self)
    }

    /// The media type of a file.
    pub fn media_type(self) -> &'static str {
        match self {
            Format::Png => "image/png",
            Format::Svg => "image/svg+xml",
            Format::Gif => "image/gif",
        }
    }
}

/// The longer sides that pictures and animations can have, in pixels.
const SIZES: [u16; 3] = [360, 720, 1440];
const ANIMATION_SIZES: [u16; 3] = [360, 480, 720];

/// How long each picture of an animation is shown, in hundredths of a second.
const DELAYS: &Names<u16> = &[(30, "0.3"), (50, "0.5"), (100, "1"), (200, "2"), (300, "3")];

/// The plies of a line between which an animation goes: its first picture shows the position after `from` plies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// How many plies the first picture shows.
    pub from: usize,
    /// How many plies the last picture shows.
    pub to: usize,
}

/// What is chosen in the form for pictures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PictureForm {
    pub format: Format,
    /// The longer side of a picture, in pixels.
    pub size: u16,
    /// The longer side of an animation, in pixels.
    pub animation_size: u16,
    /// How long each picture of an animation is shown, in hundredths of a second.
    pub delay: u16,
    /// Between which plies an animation goes, where that was chosen.
    pub from: Option<usize>,
    /// The last ply of an animation, where that was chosen.
    pub to: Option<usize>,
    pub coordinates: bool,
    /// Whether the marks of the player are drawn.
    pub marks: bool,
    /// Whether the game, the players with their scores and the link stand below the picture.
    pub caption: bool,
    /// How many pictures are drawn, of how many, while they are.
    pub progress: Option<(usize, usize)>,
    /// What is to be told of the last picture.
    pub news: Vec<PictureNews>,
}

/// The form for pictures as plain values.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PictureView {
    pub fields: Vec<Field>,
    /// Between which plies an animation goes, and the last ply of the line; `None` for a picture.
    pub range: Option<(Range, usize)>,
    /// Whether the picture can be copied, where the browser can do so.
    pub is_copied: bool,
    /// How many pictures of an animation are drawn, of how many, and that as a sentence, while they are drawn.
    pub progress: Option<(usize, usize, String)>,
}

impl Default for PictureForm {
    fn default() -> PictureForm {
        PictureForm {
            format: Format::default(),
            size: 720,
            animation_size: 480,
            delay: 100,
            from: None,
            to: None,
            coordinates: true,
            marks: true,
            caption: false,
            progress: None,
            news: Vec::new(),
        }
    }
}

impl PictureForm {
    /// The form for a line of so many plies.
    pub fn view(&self, plies: usize, any_marks: bool, language: Language) -> PictureView {
        let words = PictureWords::of(language);
        PictureView {
            fields: self.fields(any_marks, language),
            range: (self.format == Format::Gif).then(|| (self.range(plies), plies)),
            is_copied: self.format == Format::Png,
            progress: self
                .progress
                .map(|(done, all)| (done, all, (words.drawn)(done, all))),
        }
    }

    /// A picture is ordered.
    pub fn begin(&mut self) {
        self.news.clear();
        self.progress = (self.format == Format::Gif).then_some((0, 0));
    }

    /// Takes news of it in.
    pub fn on_news(&mut self, news: PictureNews) {
        match news {
            PictureNews::Drawn(done, all) => self.progress = Some((done, all)),
            PictureNews::Begun(_) => self.news = vec![news],
            PictureNews::Cut(_) => self.news.push(news),
            _ => {
                self.progress = None;
                // That it began is over; that it was cut holds.
                self.news.retain(|known| matches!(known, PictureNews::Cut(_)));
                self.news.insert(0, news);
            }
        }
    }

    /// How far the last picture is, as the dialog says it.
    pub fn status_text(&self, language: Language) -> Option<String> {
        let told: Vec<String> = self.news.iter().map(|news| news.text(language)).collect();
        (!told.is_empty()).then(|| told.join(" "))
    }

    /// The fields; that of the marks is there where there are any.
    fn fields(&self, any_marks: bool, language: Language) -> Vec<Field> {
        let words = PictureWords::of(language);
        let is_gif = self.format == Format::Gif;
        let sizes = |sizes: [u16; 3]| {
            let choice = |size: u16| Choice::new(size.to_string(), (words.pixels)(size));
            sizes.map(choice).to_vec()
        };
        let delay =
            |(hundredths, name): &(u16, &str)| Choice::new(*name, (words.seconds)(*hundredths, language));
        let delays = DELAYS.iter().map(delay).collect();
        vec![
            Field::select(
                "format",
                words.format,
                choices(&FORMATS, &[words.png, words.svg, words.gif]),
                name_of(&FORMATS, &self.format),
            ),
            Field::select("size", words.size, sizes(SIZES), self.size.to_string()).hidden_if(is_gif),
            Field::select(
                "animation-size",
                words.size,
                sizes(ANIMATION_SIZES),
                self.animation_size.to_string(),
            )
            .hidden_if(!is_gif),
            Field::select("delay", words.speed, delays, name_of(DELAYS, &self.delay)).hidden_if(!is_gif),
            Field::switch("coordinates", words.coordinates, self.coordinates),
            Field::switch("marks", words.marks, self.marks).hidden_if(is_gif || !any_marks),
            Field::switch("caption", words.caption, self.caption),
        ]
    }

    /// Fills in a field. A value that is no choice changes nothing.
    pub fn fill_in(&mut self, name: &str, value: &str) {
        // What was told is not about the next picture.
        if self.progress.is_none() {
            self.news.clear();
        }
        let side = |sizes: [u16; 3]| {
            let size = value.parse().ok();
            size.filter(|size| sizes.contains(size))
        };
        match name {
            "format" => self.format = value_of(&FORMATS, value).unwrap_or(self.format),
            "size" => self.size = side(SIZES).unwrap_or(self.size),
            "animation-size" => self.animation_size = side(ANIMATION_SIZES).unwrap_or(self.animation_size),
            "delay" => self.delay = value_of(DELAYS, value).unwrap_or(self.delay),
            "from" => self.from = value.parse().ok(),
            "to" => self.to = value.parse().ok(),
            "coordinates" => self.coordinates = value == ON,
            "marks" => self.marks = value == ON,
            "caption" => self.caption = value == ON,
            _ => {}
        }
    }

    /// Between which plies an animation of a line of so many plies goes.
    pub fn range(&self, plies: usize) -> Range {
        let to = self.to.unwrap_or(plies).min(plies);
        Range {
            from: self.from.unwrap_or(0).min(to),
            to,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::form::Control;

    #[test]
    fn every_choice_of_the_form_can_be_filled_in_and_is_then_chosen() {
        for language in Language::ALL {
            let mut form = PictureForm::default();
            for field in form.fields(true, language) {
                let Control::Select { choices, .. } = &field.control else {
                    continue;
                };
                for choice in choices {
                    form.fill_in(&field.name, &choice.value);
                    let again = form.fields(true, language).into_iter();
                    let now = again.filter(|now| now.name == field.name).map(|now| now.control);
                    let chosen = now.filter_map(|now| match now {
                        Control::Select { chosen, .. } => Some(chosen),
                        _ => None,
                    });
                    assert!(chosen.eq([choice.value.clone()]), "{}", choice.value);
                }
            }
        }
    }

    #[test]
    fn what_is_no_choice_changes_nothing() {
        let mut form = PictureForm::default();
        for (name, value) in [("format", "bmp"), ("size", "9999"), ("delay", "0"), ("hue", "7")] {
            form.fill_in(name, value);
        }
        assert_eq!(form, PictureForm::default());
    }

    #[test]
    fn a_range_stays_within_the_line_and_does_not_run_backwards() {
        let range = |from: &str, to: &str| {
            let mut form = PictureForm::default();
            form.fill_in("from", from);
            form.fill_in("to", to);
            let Range { from, to } = form.range(34);
            (from, to)
        };
        assert_eq!(range("", ""), (0, 34));
        assert_eq!(range("3", "20"), (3, 20));
        assert_eq!(range("30", "20"), (20, 20));
        assert_eq!(range("-1", "400"), (0, 34));
    }
}
