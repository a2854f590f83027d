//! The messages between the page and the encoder.
//!
//! ```text
//! page      Begin { Sample } { Frame } Finish
//! encoder   Ready { Taken }              Finished | Failed
//! ```
//!
//! Each request but `Finish` is answered by `Taken`; `Sample` and `Frame` come with the pixels of a picture, `Finished`
//! with the file. After `Failed` the page begins again or not at all.

use serde::{Deserialize, Serialize};

/// What the page asks of the encoder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Begins an animation.
    Begin {
        /// How many pixels wide every picture is.
        width: u16,
        /// How many pixels high every picture is.
        height: u16,
        /// The colours that are kept exactly: red, green, blue.
        inks: Vec<[u8; 3]>,
    },
    /// Chooses the palette by this picture, too; it is not shown. All samples come before the first frame.
    Sample,
    /// Shows this picture.
    Frame {
        /// For how long, in hundredths of a second.
        delay: u16,
    },
    /// Asks for the file.
    Finish,
}

/// What the encoder answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The encoder listens.
    Ready,
    /// The request was carried out.
    Taken,
    /// The animation is finished: the file comes with this message.
    Finished,
    /// It cannot go on, in English: a fault of the program and not of a person.
    Failed(String),
}
