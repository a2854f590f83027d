//! Letters on stones, for whoever tells black from white with difficulty.

use super::{Form, Ink, Item, Point, Scene, Shape};

/// The font size of a letter on a stone of radius 1.
const SIZE: f32 = 1.05;
/// The radius of the ring that marks a move on that stone instead of a mark in its middle.
const RIM: f32 = 0.88;
/// The inks in which moves are marked on stones.
const MARKS: [Ink; 4] = [Ink::Last, Ink::LastOnWhite, Ink::Earlier, Ink::EarlierOnWhite];

impl Scene {
    /// Writes on each stone that belongs to a side the letter that its colour has in records. What marks a move in the
    /// middle of such a stone becomes a ring along its rim.
    pub fn letter_stones(&mut self) {
        let items = std::mem::take(&mut self.items);
        let stones = items.iter().filter_map(stone).collect::<Vec<_>>();
        for item in items {
            let letter = letter(&item);
            self.items.push(if MARKS.contains(&item.ink) {
                along_the_rim(item, &stones)
            } else {
                item
            });
            self.items.extend(letter);
        }
    }
}

/// The middle and the radius of a stone that belongs to a side.
fn stone(item: &Item) -> Option<(Point, f32)> {
    match item.shape {
        Shape::Stone(Form::Disc, center, radius) => Some((center, radius)),
        _ => None,
    }
}

/// The letter on a stone.
fn letter(item: &Item) -> Option<Item> {
    let (center, radius) = stone(item)?;
    let (letter, ink) = match item.ink {
        Ink::White => ("W", Ink::Black),
        _ => ("B", Ink::White),
    };
    let shape = Shape::Text(center, radius * SIZE, letter.to_owned());
    Some(Item { shape, ink, ..*item })
}

/// A mark in the middle of one of these stones as a ring along its rim: a wide one for a ring, a narrow one for a disc.
fn along_the_rim(mark: Item, stones: &[(Point, f32)]) -> Item {
    let (center, width) = match mark.shape {
        Shape::Ring(center, ..) => (center, 0.2),
        Shape::Disc(center, _) => (center, 0.09),
        _ => return mark,
    };
    let Some((_, radius)) = stones.iter().find(|(middle, _)| *middle == center) else {
        return mark;
    };
    let shape = Shape::Ring(center, radius * RIM, radius * width);
    Item { shape, ..mark }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_stones_of_a_side_bear_letters_and_marks_leave_them_readable() {
        let mut scene = Scene::default();
        let at = |x| Point::new(x, 0.5);
        scene.draw(Ink::Black, Shape::Stone(Form::Disc, at(0.5), 0.4));
        scene.draw(Ink::White, Shape::Stone(Form::Disc, at(1.5), 0.4));
        scene.draw(Ink::Black, Shape::Stone(Form::Diamond, at(2.5), 0.4));
        scene.draw(Ink::EarlierOnWhite, Shape::Disc(at(1.5), 0.1));
        scene.draw(Ink::Last, Shape::Disc(at(2.5), 0.1));
        scene.letter_stones();
        let letter = |(place, item): (usize, &Item)| match &item.shape {
            Shape::Text(at, _, text) => Some((place, item.ink, at.x, text.clone())),
            _ => None,
        };
        let letters: Vec<_> = scene.items.iter().enumerate().filter_map(letter).collect();
        let letter = |place, ink, x, text: &str| (place, ink, x, text.to_owned());
        assert_eq!(
            letters,
            [letter(1, Ink::White, 0.5, "B"), letter(3, Ink::Black, 1.5, "W")]
        );
        let marks: Vec<&Shape> = scene.items[5..].iter().map(|item| &item.shape).collect();
        assert!(matches!(marks[0], Shape::Ring(middle, radius, _) if *middle == at(1.5) && *radius > 0.3));
        assert_eq!(*marks[1], Shape::Disc(at(2.5), 0.1), "a stone of nobody");
    }
}
