//! What the views have to know of the browser's window.

use tessera_app::Placement;
use tessera_core::scene::SpotId;

/// What is true of a window and of no game. It is plain data: a test sets it, and `site` keeps it up to date.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Screen {
    /// How the board lies in its frame, once that is measured.
    pub board: Option<BoardPlace>,
    /// Whether the board can be dragged.
    pub movable: bool,
    /// Whether one may want to zoom in on the board.
    pub zooms: bool,
    /// The cell that the keyboard is at, which is the only one that the Tab key stops at.
    pub stop: Option<SpotId>,
    /// The ids of the dialogs that are open.
    pub open: Vec<&'static str>,
    /// Which of the pieces still to come are listed, and how.
    pub supply: SupplyChoice,
    /// The binding that the next key is for.
    pub awaited_key: Option<&'static str>,
    /// How many workers the device is good for.
    pub workers: u32,
    /// Whether the page may fill the screen.
    pub has_full_screen: bool,
    /// How fast the browser is, once that is measured.
    pub measured: Option<String>,
    /// Whether the device can hand a link to another program.
    pub can_send: bool,
    /// Whether the browser may let pictures be copied.
    pub copies_pictures: bool,
    /// The address of the site in the language of the page, for links out of a frame.
    pub home: String,
}

impl Screen {
    /// Whether the dialog with this id is open: what it holds is only written then.
    pub fn is_open(&self, dialog: &str) -> bool {
        self.open.contains(&dialog)
    }
}

/// How the board lies in its frame.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardPlace {
    /// The width and the height of the frame, in CSS pixels.
    pub size: (f64, f64),
    /// Device pixels per CSS pixel.
    pub ratio: f64,
    /// Where the scene lies on the canvas.
    pub place: Placement,
}

/// Which of the pieces still to come are listed, and how.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SupplyChoice {
    /// Only those that are still to come.
    pub only_left: bool,
    /// First those that have most of this kind of edge.
    pub order: Option<usize>,
}
