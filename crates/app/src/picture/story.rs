//! Several positions of a game side by side, each with what is said about it.

use super::lines::{letters, lines, write_lines};
use tessera_core::scene::{Point, Scene};

/// A position of a story, and what is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoryPanel {
    /// How many plies are played.
    pub ply: usize,
    /// What it is about.
    pub heading: String,
    /// What is said, in a sentence or more.
    pub text: String,
}

/// How wide each position is, what lies between two, and the heights of letters, in the units of the picture.
const WIDTH: f32 = 10.0;
const GAP: f32 = 0.8;
const TITLE: f32 = 0.55;
const HEADING: f32 = 0.5;
const TEXT: f32 = 0.42;

/// The picture of a story: its title, and below it the positions.
pub(super) fn side_by_side(title: &str, panels: &[StoryPanel], positions: &[Scene]) -> Scene {
    let count = panels.len() as f32;
    let mut story = Scene {
        width: count * WIDTH + (count - 1.0) * GAP,
        ..Scene::default()
    };
    let middle = Point::new(story.width / 2.0, GAP / 2.0);
    let title = lines(title, letters(story.width, TITLE));
    let top = middle.y + write_lines(&mut story, middle, TITLE, &title);
    let mut bottom = top;
    for (place, (panel, position)) in panels.iter().zip(positions).enumerate() {
        let left = place as f32 * (WIDTH + GAP);
        let height = story.place(position, Point::new(left, top), WIDTH);
        let mut below = Point::new(left + WIDTH / 2.0, top + height);
        for (text, height) in [(&panel.heading, HEADING), (&panel.text, TEXT)] {
            below.y += write_lines(&mut story, below, height, &lines(text, letters(WIDTH, height)));
        }
        bottom = bottom.max(below.y);
    }
    story.height = bottom + GAP / 2.0;
    story
}
