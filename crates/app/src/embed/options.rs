//! What the address of a frame may ask for besides the game.

use std::fmt;

use crate::form::{Names, name_of, value_of};
use crate::level::Level;
use crate::settings::Theme;

/// The longest text of options that is read, in bytes.
const OPTIONS_LIMIT: usize = 1_000;
/// The longest part of a wrong option that is quoted, in characters.
const MOST_QUOTED: usize = 40;
/// The longest name that a host may give a frame, in bytes.
const MOST_ID: usize = 40;

/// What a person can do in the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EmbedMode {
    /// Look at one position.
    Diagram,
    /// Step through a game.
    #[default]
    Viewer,
    /// Play on from the position of the link.
    Play,
    /// Solve a puzzle.
    Puzzle,
}

/// Where the list of moves stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MoveList {
    /// At the right of the board where the frame is wide enough for it, else nowhere.
    #[default]
    Auto,
    /// At the right of the board, or below it in a narrow frame.
    Right,
    /// Below the board.
    Bottom,
    /// Nowhere.
    None,
}

/// An option that is ignored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionFault {
    /// The option as the address has it, its beginning if it is long.
    pub text: String,
    pub problem: OptionProblem,
}

/// What is wrong with an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionProblem {
    /// No option has this name.
    Unknown,
    /// The option does not have such a value.
    Value,
    /// The address names no puzzle; the game is shown instead.
    NoPuzzle,
    /// The options are too long; none of them is read.
    TooLong,
}

pub(crate) const MODES: &Names<EmbedMode> = &[
    (EmbedMode::Diagram, "diagram"),
    (EmbedMode::Viewer, "viewer"),
    (EmbedMode::Play, "play"),
    (EmbedMode::Puzzle, "puzzle"),
];
const LISTS: &Names<MoveList> = &[
    (MoveList::Auto, "auto"),
    (MoveList::Right, "right"),
    (MoveList::Bottom, "bottom"),
    (MoveList::None, "none"),
];
const THEMES: &Names<Theme> = &[
    (Theme::System, "auto"),
    (Theme::Light, "light"),
    (Theme::Dark, "dark"),
    (Theme::Contrast, "contrast"),
];
/// What the theme `auto` is like, in place of what the device wants.
const SCHEMES: [&str; 2] = ["light", "dark"];
const SWITCH: &Names<bool> = &[(true, "on"), (false, "off")];
const STARTS: &Names<bool> = &[(true, "auto"), (false, "click")];

const LEVEL: &Written<Option<Level>> = &Written(
    |text| Level::numbered(number(text, 1, u8::MAX.into())? as u8).map(Some),
    |level| level.map(|level| level.number().to_string()).unwrap_or_default(),
);
const TWELFTHS: &Written<u8> = &Written(|text| Some(number(text, 0, 11)? as u8), u8::to_string);
const ID: &Written<Option<String>> = &Written(
    |text| is_id(text).then(|| Some(text.to_owned())),
    |id| id.clone().unwrap_or_default(),
);
const SEED: &Written<Option<u32>> = &Written(|text| number(text, 0, u32::MAX).map(Some), in_digits);
const STEPS: &Written<Option<u32>> = &Written(|text| number(text, 1, u32::MAX).map(Some), in_digits);

/// How the values of an option are written in an address.
trait ValueText<T> {
    /// The value that a text stands for, if it does for one.
    fn read(&self, text: &str) -> Option<T>;
    /// The text that stands for a value.
    fn write(&self, value: &T) -> String;
}

impl<T: Copy + PartialEq> ValueText<T> for Names<T> {
    fn read(&self, text: &str) -> Option<T> {
        value_of(self, text)
    }

    fn write(&self, value: &T) -> String {
        name_of(self, value).to_owned()
    }
}

/// Values that are read and written by functions.
struct Written<T>(fn(&str) -> Option<T>, fn(&T) -> String);

impl<T> ValueText<T> for Written<T> {
    fn read(&self, text: &str) -> Option<T> {
        (self.0)(text)
    }

    fn write(&self, value: &T) -> String {
        (self.1)(value)
    }
}

/// Writes [`EmbedOptions`] of rows: what an option says, its field, type and usual value, its name in an address and how its
/// values are written there.
macro_rules! options {
    ($($(#[$doc:meta])* $field:ident: $kind:ty = $usual:expr, $key:literal by $form:ident;)*) => {
        /// What the address of a frame asks for besides the game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct EmbedOptions {
            $($(#[$doc])* pub $field: $kind,)*
        }

        impl Default for EmbedOptions {
            fn default() -> EmbedOptions {
                EmbedOptions { $($field: $usual,)* }
            }
        }

        impl EmbedOptions {
            fn set(&mut self, key: &str, value: &str) -> Result<(), OptionProblem> {
                match key {
                    $($key => self.$field = $form.read(value).ok_or(OptionProblem::Value)?,)*
                    // `www/frame.js` reads it.
                    "scheme" if SCHEMES.contains(&value) => {}
                    // The element passes on a `ply` that it cannot read.
                    "scheme" | "ply" => return Err(OptionProblem::Value),
                    _ => return Err(OptionProblem::Unknown),
                }
                Ok(())
            }

            /// Every option that differs from its default, with its value. Attributes of the element are called the same.
            pub fn named(&self) -> Vec<(&'static str, String)> {
                let usual = EmbedOptions::default();
                let mut named = Vec::new();
                $(if self.$field != usual.$field {
                    named.push(($key, $form.write(&self.$field)));
                })*
                named
            }
        }
    };
}

options! {
    /// What a person can do.
    mode: EmbedMode = EmbedMode::default(), "mode" by MODES;
    /// Where the list of moves stands.
    moves: MoveList = MoveList::default(), "moves" by LISTS;
    /// Whether there are buttons below the board.
    controls: bool = true, "controls" by SWITCH;
    /// Whether an engine may think before a person has asked for it.
    engine: bool = false, "engine" by SWITCH;
    /// Light or dark.
    theme: Theme = Theme::System, "theme" by THEMES;
    /// Whether single keys work away from the board.
    keys: bool = true, "keys" by SWITCH;
    /// Whether the wheel steps through the game.
    wheel: bool = false, "wheel" by SWITCH;
    /// Whether coordinates are written at the edge of the board.
    coords: bool = true, "coords" by SWITCH;
    /// Whether the game is shown at once and not at a click; `www/start.js` waits for it.
    auto_start: bool = true, "start" by STARTS;
    /// How strong the AI plays; `None` leaves it to the link.
    level: Option<Level> = None, "level" by LEVEL;
    /// How far the board is rotated clockwise, in twelfths of a circle.
    orientation: u8 = 0, "orientation" by TWELFTHS;
    /// How the host calls the frame; its messages say it.
    id: Option<String> = None, "id" by ID;
    /// The seed of the engine and of all draws, for moves that can be repeated.
    seed: Option<u32> = None, "seed" by SEED;
    /// How many steps the engine searches, in place of what its level says.
    steps: Option<u32> = None, "steps" by STEPS;
}

impl EmbedOptions {
    /// Reads `key=value` parts joined by `&`, with those that are ignored. Of two values of an option the later one holds.
    pub fn parse(text: &str) -> (EmbedOptions, Vec<OptionFault>) {
        let (mut options, mut faults) = (EmbedOptions::default(), Vec::new());
        let mut fault = |part: &str, problem| {
            let text = part.chars().take(MOST_QUOTED).collect();
            faults.push(OptionFault { text, problem });
        };
        if text.len() > OPTIONS_LIMIT {
            fault(text, OptionProblem::TooLong);
            return (options, faults);
        }
        for part in text.split('&').filter(|part| !part.is_empty()) {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            if let Err(problem) = options.set(key, value) {
                fault(part, problem);
            }
        }
        (options, faults)
    }
}

/// A whole number from `least` to `most`, written in digits.
fn number(text: &str, least: u32, most: u32) -> Option<u32> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| is_plain);
    number.filter(|number| (least..=most).contains(number))
}

fn in_digits(number: &Option<u32>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

/// Whether a host may call a frame so.
fn is_id(text: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    (1..=MOST_ID).contains(&text.len()) && text.bytes().all(is_plain)
}

/// The options that are not as they are by themselves, each after an `&`, as an address has them.
impl fmt::Display for EmbedOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, value) in self.named() {
            write!(f, "&{key}={value}")?;
        }
        Ok(())
    }
}
