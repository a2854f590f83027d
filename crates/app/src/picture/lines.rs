//! Texts in pictures, in lines.

use tessera_core::scene::{Ink, Point, Scene, Shape};

/// How wide a letter is, and how far two lines are apart, in heights of a letter.
const WIDTH: f32 = 0.55;
const LINE: f32 = 1.35;
/// What is free at each side of a line, as a part of the width.
const MARGIN: f32 = 0.03;
/// Between the parts of a text, where lines are broken first.
const BETWEEN: &str = " · ";

/// How many letters of a height fit into a width.
pub(super) fn letters(width: f32, height: f32) -> usize {
    (width * (1.0 - 2.0 * MARGIN) / (height * WIDTH)) as usize
}

/// Writes lines below a point, each centred there. Returns how high they are.
pub(super) fn write_lines(scene: &mut Scene, below: Point, height: f32, lines: &[String]) -> f32 {
    for (place, line) in lines.iter().enumerate() {
        let middle = Point::new(below.x, below.y + height * LINE * (place as f32 + 0.5));
        scene.draw(Ink::Label, Shape::Text(middle, height, line.clone()));
    }
    height * (LINE * lines.len() as f32 + LINE - 1.0)
}

/// A text in lines of at most so many letters, broken between its parts, else between words, else anywhere.
pub(super) fn lines(text: &str, most: usize) -> Vec<String> {
    let most = most.max(1);
    let count = |text: &str| text.chars().count();
    let mut lines: Vec<String> = Vec::new();
    for part in text.split(BETWEEN) {
        // A part begins a line of its own where it does not fit into the last one.
        match lines.last_mut() {
            Some(last) if count(last) + count(BETWEEN) + count(part) <= most => {
                last.extend([BETWEEN, part]);
                continue;
            }
            _ => lines.push(String::new()),
        }
        for word in part.split(' ') {
            let mut word = word.to_owned();
            match lines.last_mut() {
                Some(last) if last.is_empty() => {}
                Some(last) if count(last) + 1 + count(&word) <= most => {
                    last.extend([" ", &word]);
                    continue;
                }
                _ => lines.push(String::new()),
            }
            while count(&word) > most {
                let at = word.char_indices().nth(most).map_or(word.len(), |(at, _)| at);
                let rest = word.split_off(at);
                lines.last_mut().into_iter().for_each(|last| last.push_str(&word));
                lines.push(String::new());
                word = rest;
            }
            lines.last_mut().into_iter().for_each(|last| last.push_str(&word));
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn lines_are_broken_between_parts_else_between_words_else_anywhere() {
        let text = "Linage, 9 × 9 · komi 5½ · move 12 · Anna 5 – Ben 7";
        assert_eq!(lines(text, 99), [text]);
        assert_eq!(
            lines(text, 36),
            ["Linage, 9 × 9 · komi 5½ · move 12", "Anna 5 – Ben 7"]
        );
        assert_eq!(
            lines(text, 12),
            ["Linage, 9 ×", "9 · komi 5½", "move 12", "Anna 5 – Ben", "7"]
        );
        assert_eq!(
            lines("tessera.example/#linage", 9),
            ["tessera.e", "xample/#l", "inage"]
        );
        assert!(lines("", 9).is_empty());
    }

    #[test]
    fn no_line_is_longer_than_there_is_room_and_no_letter_is_lost() {
        let text = "Carcassonne, 5 · Maximiliane-Theodora 114 – B 7 · ää öö";
        for most in 1..60 {
            let lines = lines(text, most);
            assert!(
                lines.iter().all(|line| line.chars().count() <= most),
                "{most}: {lines:?}"
            );
            let letters = |text: &str| text.replace([' ', '·'], "");
            assert_eq!(letters(&lines.concat()), letters(text), "{most}");
        }
    }
}
