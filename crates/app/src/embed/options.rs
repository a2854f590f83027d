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

/// What the address of a frame asks for besides the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmbedOptions {
    /// What a person can do.
    pub mode: EmbedMode,
    /// Where the list of moves stands.
    pub moves: MoveList,
    /// Whether there are buttons below the board.
    pub controls: bool,
    /// Whether an engine may think before a person has asked for it.
    pub engine: bool,
    /// How strong the AI plays; `None` leaves it to the link.
    pub level: Option<Level>,
    /// Light or dark.
    pub theme: Theme,
    /// Whether single keys work away from the board.
    pub keys: bool,
    /// Whether the wheel steps through the game.
    pub wheel: bool,
    /// Whether coordinates are written at the edge of the board.
    pub coords: bool,
    /// How far the board is rotated clockwise, in twelfths of a circle.
    pub orientation: u8,
    /// Whether the game is shown at once and not at a click; `www/start.js` waits for it.
    pub auto_start: bool,
    /// How the host calls the frame; its messages say it.
    pub id: Option<String>,
    /// The seed of the engine and of all draws, for moves that can be repeated.
    pub seed: Option<u32>,
    /// How many steps the engine searches, in place of what its level says.
    pub steps: Option<u32>,
}

impl Default for EmbedOptions {
    fn default() -> EmbedOptions {
        EmbedOptions {
            mode: EmbedMode::default(),
            moves: MoveList::default(),
            controls: true,
            engine: false,
            level: None,
            theme: Theme::System,
            keys: true,
            wheel: false,
            coords: true,
            orientation: 0,
            auto_start: true,
            id: None,
            seed: None,
            steps: None,
        }
    }
}

/// An option that is ignored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionFault {
    /// The option as the address has it, its beginning if it is long.
    pub text: String,
    /// What is wrong with it.
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

/// The names of modes.
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

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionProblem> {
        match key {
            "mode" => self.mode = one_of(MODES, value)?,
            "moves" => self.moves = one_of(LISTS, value)?,
            "controls" => self.controls = one_of(SWITCH, value)?,
            "engine" => self.engine = one_of(SWITCH, value)?,
            "level" => self.level = Some(number(value, 1, u8::MAX.into()).and_then(level)?),
            "theme" => self.theme = one_of(THEMES, value)?,
            // `www/frame.js` reads it.
            "scheme" if SCHEMES.contains(&value) => {}
            // The element passes on a `ply` that it cannot read.
            "scheme" | "ply" => return Err(OptionProblem::Value),
            "keys" => self.keys = one_of(SWITCH, value)?,
            "wheel" => self.wheel = one_of(SWITCH, value)?,
            "coords" => self.coords = one_of(SWITCH, value)?,
            "orientation" => self.orientation = number(value, 0, 11)? as u8,
            "start" => self.auto_start = one_of(STARTS, value)?,
            "id" if is_id(value) => self.id = Some(value.to_owned()),
            "id" => return Err(OptionProblem::Value),
            "seed" => self.seed = Some(number(value, 0, u32::MAX)?),
            "steps" => self.steps = Some(number(value, 1, u32::MAX)?),
            _ => return Err(OptionProblem::Unknown),
        }
        Ok(())
    }
}

/// The value that has this name.
fn one_of<T: Copy>(values: &Names<T>, name: &str) -> Result<T, OptionProblem> {
    value_of(values, name).ok_or(OptionProblem::Value)
}

/// A whole number from `least` to `most`, written in digits.
fn number(text: &str, least: u32, most: u32) -> Result<u32, OptionProblem> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| is_plain);
    number
        .filter(|number| (least..=most).contains(number))
        .ok_or(OptionProblem::Value)
}

fn level(number: u32) -> Result<Level, OptionProblem> {
    Level::numbered(number as u8).ok_or(OptionProblem::Value)
}

/// Whether a host may call a frame so.
fn is_id(text: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    (1..=MOST_ID).contains(&text.len()) && text.bytes().all(is_plain)
}

impl EmbedOptions {
    /// Every option that differs from its default, with its value. Attributes of the element are called the same.
    pub fn named(&self) -> Vec<(&'static str, String)> {
        let usual = EmbedOptions::default();
        let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
        let named = [
            ("mode", name_of(MODES, &self.mode), self.mode != usual.mode),
            ("moves", name_of(LISTS, &self.moves), self.moves != usual.moves),
            (
                "controls",
                name_of(SWITCH, &self.controls),
                self.controls != usual.controls,
            ),
            (
                "engine",
                name_of(SWITCH, &self.engine),
                self.engine != usual.engine,
            ),
            ("theme", name_of(THEMES, &self.theme), self.theme != usual.theme),
            ("keys", name_of(SWITCH, &self.keys), self.keys != usual.keys),
            ("wheel", name_of(SWITCH, &self.wheel), self.wheel != usual.wheel),
            (
                "coords",
                name_of(SWITCH, &self.coords),
                self.coords != usual.coords,
            ),
            (
                "start",
                name_of(STARTS, &self.auto_start),
                self.auto_start != usual.auto_start,
            ),
        ];
        let others = [
            ("level", number(self.level.map(|level| level.number().into()))),
            (
                "orientation",
                number(Some(self.orientation.into()).filter(|_| self.orientation > 0)),
            ),
            ("id", self.id.clone().unwrap_or_default()),
            ("seed", number(self.seed)),
            ("steps", number(self.steps)),
        ];
        let named = named.into_iter().filter(|(.., is_set)| *is_set);
        let named = named.map(|(key, value, _)| (key, value.to_owned()));
        let others = others.into_iter().filter(|(_, value)| !value.is_empty());
        named.chain(others).collect()
    }
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
