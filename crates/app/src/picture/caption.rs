//! What stands below a picture: the game, the move, the players with their scores, and where it can be opened.

use super::lines::{letters, lines, write_lines};
use crate::words::ShareWords;
use tessera_core::game::{BySeat, Seat};
use tessera_core::language::Language;
use tessera_core::points;
use tessera_core::scene::{Point, Scene};
use tessera_games::play::Table;

/// The height of a letter, as a part of the longer side of the board.
const LETTER: f32 = 1.0 / 26.0;

/// What stands below a picture.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Caption {
    /// The game with its options: `Linage, 9 × 9 · komi 5½`.
    pub title: String,
    /// The number of the move after each number of plies, from 0 on, as the list of moves counts.
    pub numbers: Vec<usize>,
    /// What each seat is called.
    pub players: BySeat<String>,
    /// The address of the game, as somebody would type it.
    pub link: String,
    /// The address of the site, which stands there where that of the game does not fit into a line.
    pub site: String,
}

impl Caption {
    /// What is said of a table: the game, the move, and the score of each player.
    fn sentence(&self, table: &dyn Table, language: Language) -> String {
        let status = table.seat_status();
        let score = |seat: Seat| {
            format!(
                "{} {}",
                self.players[seat],
                points::in_words(status[seat].scored())
            )
        };
        let scores: Vec<String> = (0..table.seats()).map(|seat| score(Seat(seat))).collect();
        let plies = table.record().names.len();
        let number = self.numbers.get(plies).copied().unwrap_or_default();
        (ShareWords::of(language).caption)(&self.title, number, &scores.join(" – "))
    }

    /// Writes the caption of a table below its picture.
    pub fn write_below(&self, scene: &mut Scene, table: &dyn Table, language: Language) {
        let height = scene.width.max(scene.height) * LETTER;
        let room = letters(scene.width, height);
        let link = if self.link.chars().count() <= room {
            &self.link
        } else {
            &self.site
        };
        let sentence = self.sentence(table, language);
        let lines = [lines(&sentence, room), lines(link, room)].concat();
        let middle = Point::new(scene.width / 2.0, scene.height);
        scene.height += write_lines(scene, middle, height, &lines);
    }
}
