//! What people call things, as links and files of others may tell it.

/// The longest name of a player, in characters.
pub(super) const LONGEST_NAME: usize = 20;

/// The name of a player: cut to what there is room for, without what makes other text unreadable.
pub(super) fn tidy_name(name: &str) -> String {
    tidy(name, LONGEST_NAME)
}

/// A text cut to so many characters, without control characters and those that reverse the direction of text or break lines.
pub(super) fn tidy(text: &str, most: usize) -> String {
    let plain = |letter: &char| {
        let reverses = matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        let breaks = matches!(letter, '\u{2028}' | '\u{2029}' | '\u{feff}');
        !letter.is_control() && !reverses && !breaks
    };
    // Spaces at the beginning count for nothing.
    let letters = text.chars().filter(plain);
    let tidied: String = letters
        .skip_while(|letter| letter.is_whitespace())
        .take(most)
        .collect();
    tidied.trim_end().to_owned()
}
