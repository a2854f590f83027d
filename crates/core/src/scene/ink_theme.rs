//! The colours of the inks in each theme, for pictures that leave the page.
//!
//! They stand in the style sheets alone and are read from there when the program is compiled, so that an ink that a
//! theme gives no colour does not compile.

use super::Ink;

const BOARDS: &[u8] = include_bytes!("../../../../www/boards.css");
const TOKENS: &[u8] = include_bytes!("../../../../www/tokens.css");

/// Where the rules of the usual themes and of strong contrasts begin in the style sheets.
const USUAL: &[u8] = b":root {";
const CONTRAST: &[u8] = b":root[data-theme=\"contrast\"] {";

/// A theme that a picture can have: each gives every ink a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InkTheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Few colours, far apart.
    Contrast,
}

/// A colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Color {
    /// Red, green and blue, 0 to 255.
    pub rgb: [u8; 3],
    /// How opaque it is, in percent.
    pub percent: u8,
}

/// The colours of every ink in a theme, in the order of [`Ink::ALL`].
type Colors = [Color; Ink::ALL.len()];

const COLORS: [Colors; 3] = [
    colors(InkTheme::Light),
    colors(InkTheme::Dark),
    colors(InkTheme::Contrast),
];
const GROUNDS: [Color; 3] = [
    ground(InkTheme::Light),
    ground(InkTheme::Dark),
    ground(InkTheme::Contrast),
];

impl InkTheme {
    /// Every theme.
    pub const ALL: [InkTheme; 3] = [InkTheme::Light, InkTheme::Dark, InkTheme::Contrast];

    /// The name of the theme in the settings, in addresses and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            InkTheme::Light => "light",
            InkTheme::Dark => "dark",
            InkTheme::Contrast => "contrast",
        }
    }

    /// The colour of an ink.
    pub fn color(self, ink: Ink) -> Color {
        COLORS[self as usize][ink as usize]
    }

    /// The colour of what a board lies on.
    pub fn ground(self) -> Color {
        GROUNDS[self as usize]
    }
}

impl Color {
    /// The colour without its opacity: `#d2c8b0`.
    pub fn hex(self) -> String {
        let [red, green, blue] = self.rgb;
        format!("#{red:02x}{green:02x}{blue:02x}")
    }

    /// The colour as style sheets and canvases read it.
    pub fn css(self) -> String {
        let ([red, green, blue], percent) = (self.rgb, self.percent);
        match percent {
            100 => self.hex(),
            _ => format!("rgb({red} {green} {blue} / {percent}%)"),
        }
    }
}

/// Reads the colours of all inks.
const fn colors(theme: InkTheme) -> Colors {
    const NONE: Color = Color {
        rgb: [0; 3],
        percent: u8::MAX,
    };
    const PREFIX: &[u8] = b"--ink-";
    let mut colors = [NONE; Ink::ALL.len()];
    let mut at = rule(BOARDS, theme);
    while BOARDS[at] != b'}' {
        if starts_with(BOARDS, at, PREFIX) {
            at += PREFIX.len();
            let mut ink = 0;
            while ink < Ink::ALL.len() {
                let name = Ink::ALL[ink].name().as_bytes();
                if starts_with(BOARDS, at, name) && BOARDS[at + name.len()] == b':' {
                    colors[ink] = value(BOARDS, at + name.len() + 1, theme);
                }
                ink += 1;
            }
        }
        at += 1;
    }
    let mut ink = 0;
    while ink < Ink::ALL.len() {
        assert!(colors[ink].percent <= 100, "boards.css gives an ink no colour");
        ink += 1;
    }
    colors
}

/// Reads the colour of what a board lies on.
const fn ground(theme: InkTheme) -> Color {
    const NAME: &[u8] = b"--felt:";
    value(
        TOKENS,
        find(TOKENS, rule(TOKENS, theme), NAME) + NAME.len(),
        theme,
    )
}

/// Where the rule of a theme begins.
const fn rule(css: &[u8], theme: InkTheme) -> usize {
    match theme {
        InkTheme::Light | InkTheme::Dark => find(css, 0, USUAL),
        InkTheme::Contrast => find(css, 0, CONTRAST),
    }
}

/// Reads a colour, or the one of two colours that a theme chooses: `light-dark(#d2c8b0, rgb(0 0 0 / 55%))`.
const fn value(css: &[u8], at: usize, theme: InkTheme) -> Color {
    const BOTH: &[u8] = b"light-dark(";
    const SEPARATOR: &[u8] = b", ";
    const RGB: &[u8] = b"rgb(";
    let mut at = spaces(css, at);
    if starts_with(css, at, BOTH) {
        at += BOTH.len();
        if matches!(theme, InkTheme::Dark) {
            at = find(css, at, SEPARATOR) + SEPARATOR.len();
        }
    }
    let (mut rgb, mut percent) = ([0; 3], 100);
    let mut part = 0;
    if css[at] == b'#' {
        while part < 3 {
            rgb[part] = 16 * digit(css[at + 1 + 2 * part]) + digit(css[at + 2 + 2 * part]);
            part += 1;
        }
        return Color { rgb, percent };
    }
    assert!(
        starts_with(css, at, RGB),
        "a colour is #rrggbb or rgb(r g b / p%)"
    );
    at += RGB.len();
    while part < 3 {
        (rgb[part], at) = number(css, at);
        part += 1;
    }
    if css[at] == b'/' {
        (percent, _) = number(css, spaces(css, at + 1));
    }
    Color { rgb, percent }
}

/// Reads a decimal number, and where what follows it and its spaces begins.
const fn number(css: &[u8], mut at: usize) -> (u8, usize) {
    let mut number = 0;
    while css[at].is_ascii_digit() {
        number = 10 * number + digit(css[at]);
        at += 1;
    }
    (number, spaces(css, at))
}

const fn digit(byte: u8) -> u8 {
    match byte {
        b'0'..=b'9' => byte - b'0',
        b'a'..=b'f' => byte - b'a' + 10,
        _ => panic!("a colour has digits 0 to 9 and a to f"),
    }
}

const fn spaces(css: &[u8], mut at: usize) -> usize {
    while css[at] == b' ' {
        at += 1;
    }
    at
}

const fn starts_with(css: &[u8], at: usize, start: &[u8]) -> bool {
    let mut length = 0;
    while length < start.len() {
        if at + length >= css.len() || css[at + length] != start[length] {
            return false;
        }
        length += 1;
    }
    true
}

/// Where a text begins, from a place on; a style sheet without it does not compile.
const fn find(css: &[u8], mut at: usize, what: &[u8]) -> usize {
    while !starts_with(css, at, what) {
        assert!(at < css.len(), "a style sheet lacks a rule or a property");
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_read_in_every_form_that_the_style_sheets_have() {
        let read = |css: &str, theme| value(format!("{css};").as_bytes(), 0, theme).css();
        for (css, light, dark) in [
            (" #2a323d", "#2a323d", "#2a323d"),
            ("light-dark(#f8f4e9, #323a45)", "#f8f4e9", "#323a45"),
            (
                "rgb(255 255 255 / 70%)",
                "rgb(255 255 255 / 70%)",
                "rgb(255 255 255 / 70%)",
            ),
            (
                " light-dark(rgb(60 48 20 / 28%), rgb(0 0 0 / 5%))",
                "rgb(60 48 20 / 28%)",
                "rgb(0 0 0 / 5%)",
            ),
        ] {
            assert_eq!(read(css, InkTheme::Light), light);
            assert_eq!(read(css, InkTheme::Dark), dark);
        }
    }
}
