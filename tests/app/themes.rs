//! The colours of every theme, as `www/boards.css` has them: each ink has one, and inks that are drawn over each other
//! contrast.

use std::collections::BTreeMap;

use tessera_core::scene::{Ink, InkTheme};

const CSS: &str = include_str!("../../www/boards.css");

/// The declarations of a rule of the style sheet.
fn block(selector: &str) -> &'static str {
    let start = CSS
        .find(selector)
        .unwrap_or_else(|| panic!("boards.css has no {selector}"));
    let end = CSS[start..].find('}').expect("a block ends") + start;
    &CSS[start..end]
}

const USUAL: &str = ":root {";
const CONTRAST: &str = ":root[data-theme=\"contrast\"] {";

#[test]
fn every_theme_gives_every_ink_a_colour() {
    for selector in [USUAL, CONTRAST] {
        for ink in Ink::ALL {
            let property = format!("--ink-{}:", ink.name());
            assert!(
                block(selector).contains(&property),
                "{property} is missing in {selector}"
            );
        }
    }
}

/// What a rule of a style sheet declares in a theme, as it is written.
fn declared<'a>(rule: &'a str, property: &str, theme: InkTheme) -> &'a str {
    let line = rule.lines().find_map(|line| line.trim().strip_prefix(property));
    let line = line.unwrap_or_else(|| panic!("{property} is missing"));
    let value = line.trim_start_matches(':').trim().trim_end_matches(';');
    let Some(both) = value.strip_prefix("light-dark(") else {
        return value;
    };
    let (light, dark) = both.split_once(", ").expect("two colours");
    match theme {
        InkTheme::Dark => dark.strip_suffix(')').expect("it is closed"),
        _ => light,
    }
}

#[test]
fn pictures_have_the_colours_of_the_style_sheets() {
    for theme in InkTheme::ALL {
        let selector = if theme == InkTheme::Contrast {
            CONTRAST
        } else {
            USUAL
        };
        for ink in Ink::ALL {
            let written = declared(block(selector), &format!("--ink-{}:", ink.name()), theme);
            assert_eq!(theme.color(ink).css(), written, "{theme:?} {}", ink.name());
        }
        let tokens = include_str!("../../www/tokens.css");
        let start = tokens.find(selector).expect("tokens.css has the theme");
        assert_eq!(theme.ground().css(), declared(&tokens[start..], "--felt:", theme));
    }
}

#[test]
fn what_a_sign_means_has_one_colour_on_the_board_and_beside_it() {
    let tokens = include_str!("../../www/tokens.css");
    let pairs = [
        ("--ink-mark:", "--accent:"),
        ("--ink-focus:", "--accent:"),
        ("--ink-good-move:", "--good:"),
        ("--ink-inaccuracy:", "--inaccuracy:"),
        ("--ink-mistake:", "--mistake:"),
        ("--ink-blunder:", "--blunder:"),
    ];
    for theme in InkTheme::ALL {
        let selector = if theme == InkTheme::Contrast {
            CONTRAST
        } else {
            USUAL
        };
        let start = tokens.find(selector).expect("tokens.css has the theme");
        for (ink, token) in pairs {
            let [board, beside] = [(block(selector), ink), (&tokens[start..], token)]
                .map(|(rule, property)| declared(rule, property, theme));
            assert_eq!(board, beside, "{theme:?}: {ink} and {token}");
        }
    }
}

/// The font families of a list, in order.
fn families(list: &str) -> Vec<&str> {
    list.split(',')
        .map(|name| name.trim().trim_matches('"'))
        .collect()
}

#[test]
fn the_board_is_lettered_in_the_font_of_the_page() {
    let page = include_str!("../../www/style.css");
    let (_, page) = page
        .split_once("font: var(--t3) / 1.45 ")
        .expect("the font of the page");
    let (page, _) = page.split_once(';').expect("it ends");
    let canvas = include_str!("../../crates/site/src/board/canvas.rs");
    let (_, canvas) = canvas
        .split_once("const FAMILIES: &str = \" ")
        .expect("the font of the board");
    let (canvas, _) = canvas.split_once("\";").expect("it ends");
    assert_eq!(families(&canvas.replace('\\', "")), families(page));
}

/// A colour that is written in hexadecimal.
fn hexadecimal(text: &str) -> Option<[f64; 3]> {
    let hex = text.strip_prefix('#')?;
    let channel = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("hexadecimal");
    Some([0, 2, 4].map(|at| f64::from(channel(at))))
}

/// The colours of a theme by the names of the inks; half transparent ones are left out.
fn colours(theme: &str) -> BTreeMap<&'static str, [f64; 3]> {
    let selector = if theme == "contrast" { CONTRAST } else { USUAL };
    let mut colours = BTreeMap::new();
    for declaration in block(selector).split(';') {
        let Some((name, value)) = declaration.trim().split_once(':') else {
            continue;
        };
        let Some(ink) = Ink::ALL
            .iter()
            .find(|ink| name.trim() == format!("--ink-{}", ink.name()))
        else {
            continue;
        };
        let value = value.trim();
        let value = match value.strip_prefix("light-dark(") {
            Some(both) => {
                let (light, dark) = both.trim_end_matches(')').split_once(", ").expect("two colours");
                if theme == "light" { light } else { dark }
            }
            None => value,
        };
        if let Some(colour) = hexadecimal(value) {
            colours.insert(ink.name(), colour);
        }
    }
    colours
}

const FORCED: &str = ":root[data-theme][data-contrast] {\n    --felt";

/// The colours that a device forces, by the words of style sheets for them: those of a bright and a dark one, as Chromium
/// has them.
const DEVICES: [[(&str, [f64; 3]); 4]; 2] = [
    [
        ("Canvas", [255.0, 255.0, 255.0]),
        ("CanvasText", [0.0, 0.0, 0.0]),
        ("Highlight", [55.0, 51.0, 109.0]),
        ("LinkText", [0.0, 0.0, 159.0]),
    ],
    [
        ("Canvas", [0.0, 0.0, 0.0]),
        ("CanvasText", [255.0, 255.0, 255.0]),
        ("Highlight", [0.0, 184.0, 204.0]),
        ("LinkText", [255.0, 255.0, 0.0]),
    ],
];

/// The colours of the inks, and of the ground of a land (`felt`), where a device forces its own.
fn forced(device: &[(&str, [f64; 3])]) -> BTreeMap<&'static str, [f64; 3]> {
    let mut colours = colours("contrast");
    let known = |word: &str| {
        let found = device.iter().find(|(name, _)| *name == word);
        found.map(|(_, colour)| *colour).or_else(|| hexadecimal(word))
    };
    for line in block(FORCED).lines() {
        let Some((name, value)) = line
            .trim()
            .strip_prefix("--")
            .and_then(|line| line.split_once(": "))
        else {
            continue;
        };
        let value = value.trim_end_matches(';');
        let colour = match value.strip_prefix("color-mix(in srgb, ") {
            None => Some(known(value).unwrap_or_else(|| panic!("{value} is no colour"))),
            Some(mix) => {
                let (of, with) = mix.trim_end_matches(')').split_once("%, ").expect("two colours");
                let (one, share) = of.split_once(' ').expect("a share");
                let share = share.parse::<f64>().expect("a number") / 100.0;
                let one = known(one).expect("a colour of the device");
                // A mix with nothing is half transparent.
                let mixed = |other: [f64; 3]| [0, 1, 2].map(|at| one[at] * share + other[at] * (1.0 - share));
                known(with).map(mixed)
            }
        };
        let name = name.strip_prefix("ink-").unwrap_or(name);
        match colour {
            Some(colour) => colours.insert(name, colour),
            None => colours.remove(name),
        };
    }
    colours
}

#[test]
fn where_the_device_forces_its_colours_everything_on_boards_and_lands_stands_out() {
    for device in &DEVICES {
        let colours = forced(device);
        let ratio = |ink: &str, ground: &str| contrast(colours[ink], colours[ground]);
        for (figure, grounds) in DRAWN {
            for ground in *grounds {
                let ratios = figure.iter().map(|ink| ratio(ink.name(), ground.name()));
                let best = ratios.fold(0.0, f64::max);
                assert!(
                    best >= 3.0,
                    "{device:?}: {figure:?} on {ground:?} has only {best:.2}"
                );
            }
        }
        // Legal cells and cells in focus are marked on empty ground and on tiles; coordinates stand on empty ground.
        for ground in ["board", "felt", "free", "meadow", "city", "road"] {
            for mark in ["mark", "focus"] {
                assert!(ratio(mark, ground) >= 3.0, "{device:?}: {mark} on {ground}");
            }
            assert!(
                ratio("label", ground) >= 4.5,
                "{device:?}: coordinates on {ground}"
            );
        }
    }
}

/// The relative luminance of a colour (WCAG 2.2, "relative luminance").
fn luminance(colour: [f64; 3]) -> f64 {
    let [red, green, blue] = colour.map(|channel| {
        let part = channel / 255.0;
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio").
fn contrast(a: [f64; 3], b: [f64; 3]) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// What is drawn over what. A figure may have several inks, its own and that of its rim: one of them has to stand out.
const DRAWN: &[(&[Ink], &[Ink])] = &[
    (
        &[Ink::Black, Ink::BlackRim],
        &[Ink::Board, Ink::FirstArea, Ink::SecondArea],
    ),
    (
        &[Ink::White, Ink::WhiteRim],
        &[Ink::Board, Ink::FirstArea, Ink::SecondArea],
    ),
    // The ring in a white stone distinguishes it from a black one without colours.
    (&[Ink::WhiteRing], &[Ink::White, Ink::WhiteLight]),
    (&[Ink::White], &[Ink::Black]),
    (&[Ink::First], &[Ink::Board, Ink::FirstArea]),
    (&[Ink::Second], &[Ink::Board, Ink::SecondArea]),
    (&[Ink::Mark], &[Ink::Board]),
    (&[Ink::Last, Ink::Earlier], &[Ink::Black, Ink::BlackLight]),
    (&[Ink::LastOnWhite], &[Ink::White, Ink::WhiteShade]),
    (&[Ink::EarlierOnWhite], &[Ink::White]),
    (&[Ink::Focus], &[Ink::Board]),
    (&[Ink::Bar], &[Ink::Board, Ink::Meadow]),
    (&[Ink::Road, Ink::RoadRim], &[Ink::Meadow]),
    (&[Ink::RoadRim], &[Ink::Road]),
    (&[Ink::Wall, Ink::WallTop], &[Ink::Meadow, Ink::City]),
    (&[Ink::Roof, Ink::RoofShade], &[Ink::City]),
    (&[Ink::Chapel, Ink::ChapelShade], &[Ink::Meadow, Ink::City]),
    (&[Ink::Charge], &[Ink::Pennant]),
    (&[Ink::NoOwner], &[Ink::Meadow]),
    (&[Ink::MeepleRim], &[Ink::MeepleHalo]),
    (
        &[Ink::MeepleRim, Ink::MeepleHalo],
        &[Ink::Meadow, Ink::City, Ink::Road],
    ),
    (&[Ink::SeatMark0], &[Ink::Seat0]),
    (&[Ink::SeatMark1], &[Ink::Seat1]),
    (&[Ink::SeatMark2], &[Ink::Seat2]),
    (&[Ink::SeatMark3], &[Ink::Seat3]),
    (&[Ink::SeatMark4], &[Ink::Seat4]),
];

#[test]
fn what_is_drawn_over_something_stands_out_from_it_in_every_theme() {
    // WCAG 2.2, 1.4.11: graphical objects.
    const LEAST: f64 = 3.0;
    for theme in ["light", "dark", "contrast"] {
        let colours = colours(theme);
        for (figure, grounds) in DRAWN {
            for ground in *grounds {
                let ratio = |ink: &Ink| contrast(colours[ink.name()], colours[ground.name()]);
                let best = figure.iter().map(ratio).fold(0.0, f64::max);
                assert!(
                    best >= LEAST,
                    "{theme}: {figure:?} on {ground:?} has only {best:.2}"
                );
            }
        }
    }
}

#[test]
fn what_is_written_on_the_board_can_be_read_in_every_theme() {
    // WCAG 2.2, 1.4.3: text.
    const LEAST: f64 = 4.5;
    for theme in ["light", "dark", "contrast"] {
        let colours = colours(theme);
        let ratio = contrast(colours["label"], colours["board"]);
        assert!(ratio >= LEAST, "{theme}: coordinates have only {ratio:.2}");
    }
}

#[test]
fn the_contrast_of_black_and_white_is_twenty_one() {
    let (black, white) = ([0.0; 3], [255.0; 3]);
    assert!((contrast(black, white) - 21.0).abs() < 1e-9);
    assert!((contrast(white, white) - 1.0).abs() < 1e-9);
    // #767676 on white is the lightest grey that passes 4.5.
    let grey = [118.0; 3];
    assert!((4.5..4.6).contains(&contrast(grey, white)));
}

#[test]
fn every_style_sheet_closes_what_it_opens() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www");
    let sheets = std::fs::read_dir(folder).expect("www is there");
    let paths = sheets.map(|entry| entry.expect("an entry").path());
    let paths: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|end| end == "css"))
        .collect();
    assert!(paths.len() > 5, "{paths:?}");
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("a style sheet");
        let count = |sign| text.matches(sign).count();
        assert_eq!(count('{'), count('}'), "{}", path.display());
    }
}
