//! The themes of the page, as forms and its button list them.

use super::form::{Names, name_of};
use super::settings::{Named, Theme};
use super::shell::Shell;
use super::words::SettingsWords;

/// The themes with their names in the style sheet and in forms.
pub(super) const THEMES: &Names<Theme> = Theme::NAMES;

/// What the themes are called, in the order of [`THEMES`].
pub(super) fn theme_texts(words: &SettingsWords) -> [&'static str; 4] {
    [
        words.theme_system,
        words.theme_light,
        words.theme_dark,
        words.theme_contrast,
    ]
}

/// What the button for the theme says: the theme in force.
pub fn theme_title(shell: &Shell) -> String {
    let words = SettingsWords::of(shell.language);
    (words.theme_button)(theme_texts(words)[place(shell.settings.theme)])
}

impl Theme {
    /// The theme's name in the style sheet and in the form.
    pub fn name(self) -> &'static str {
        name_of(THEMES, &self)
    }

    /// The theme after this one, in the order of the list.
    pub fn next(self) -> Theme {
        THEMES[(place(self) + 1) % THEMES.len()].0
    }
}

fn place(theme: Theme) -> usize {
    THEMES.iter().position(|(known, _)| *known == theme).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_steps_of_the_theme_lead_back() {
        let theme = Theme::Dark;
        assert_eq!(theme.next().next().next().next(), theme);
        assert_ne!(theme.next(), theme);
    }

    #[test]
    fn a_theme_has_the_name_that_it_is_listed_under() {
        for &(theme, name) in THEMES {
            assert_eq!(theme.name(), name);
        }
    }
}
