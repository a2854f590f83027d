//! An order: the picture or animation that the browser is asked to draw.

use super::caption::Caption;
use super::form::{Format, PictureForm, Range};
use super::story::StoryPanel;
use crate::play::Mark;
use tessera_core::scene::InkTheme;
use tessera_games::play::Record;

/// Where a picture goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    File,
    Clipboard,
}

/// An order: the picture or animation that the browser is asked to draw.
#[derive(Clone, PartialEq, Debug)]
pub struct PictureOrder {
    /// The whole line.
    pub record: Record,
    /// The plies that are drawn: one, or all of an animation.
    pub range: Range,
    pub format: Format,
    /// The longer side, in pixels.
    pub size: u16,
    /// How long each picture of an animation is shown, in hundredths of a second.
    pub delay: u16,
    /// The colours; `None` for those in force on the page.
    pub theme: Option<InkTheme>,
    /// How far the board is rotated clockwise, in twelfths of a circle.
    pub rotation: u8,
    pub coordinates: bool,
    /// Whether stones bear the letter of their colour, as the settings say.
    pub letters: bool,
    /// What the player has drawn over the position.
    pub marks: Vec<Mark>,
    /// What stands below the picture.
    pub caption: Option<Caption>,
    /// The positions of a story, which are drawn side by side; empty for the picture of one position.
    pub story: Vec<StoryPanel>,
    /// What the picture shows, for screen readers; the title of a story, too.
    pub title: String,
    /// Where it goes.
    pub to: Destination,
}

impl PictureOrder {
    /// What a form orders of a record, whose names are those that are shared. A picture shows the position after `ply`
    /// of them.
    pub fn new(form: &PictureForm, record: Record, ply: usize, to: Destination) -> PictureOrder {
        let is_gif = form.format == Format::Gif;
        PictureOrder {
            range: if is_gif {
                form.range(record.names.len())
            } else {
                Range { from: ply, to: ply }
            },
            record,
            format: form.format,
            size: if is_gif { form.animation_size } else { form.size },
            delay: form.delay,
            theme: None,
            rotation: 0,
            coordinates: form.coordinates,
            letters: false,
            marks: Vec::new(),
            caption: None,
            story: Vec::new(),
            title: String::new(),
            to,
        }
    }

    /// The name of the file: `linage-34.png`, `linage-20-34.gif`, `linage-story.png`.
    pub fn file_name(&self) -> String {
        let (game, Range { from, to }) = (&self.record.game, self.range);
        let extension = self.format.extension();
        if !self.story.is_empty() {
            return format!("{game}-story.{extension}");
        }
        match self.format {
            Format::Gif => format!("{game}-{from}-{to}.{extension}"),
            Format::Png | Format::Svg => format!("{game}-{to}.{extension}"),
        }
    }
}
