//! The part of a picture that stays as it is while a pointer moves: a canvas keeps it as a bitmap and draws only the rest.

use crate::scene::Item;

/// Which items the bitmap holds.
#[derive(Default)]
pub struct Background {
    items: Vec<Item>,
}

/// How the next picture is painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PaintPlan {
    /// How many of the first items the bitmap holds; the others are drawn over it.
    pub kept: usize,
    /// Whether the bitmap must be painted anew with these items.
    pub renew: bool,
}

impl Background {
    /// Decides how a picture of these items is painted.
    ///
    /// The bitmap is kept as long as the picture begins with its items. A picture that changes near its end, like
    /// that of a hovered move, shortens the bitmap to what both share; any other picture becomes the bitmap whole.
    pub fn plan(&mut self, items: &[Item]) -> PaintPlan {
        if !self.items.is_empty() && items.starts_with(&self.items) {
            let kept = self.items.len();
            return PaintPlan { kept, renew: false };
        }
        let shared = self.items.iter().zip(items).take_while(|(a, b)| a == b).count();
        let kept = match shared * 10 >= items.len() * 9 {
            true => shared,
            false => items.len(),
        };
        self.items = items[..kept].to_vec();
        PaintPlan { kept, renew: true }
    }

    /// Forgets the bitmap: its size, place or colours have changed.
    pub fn clear(&mut self) {
        self.items.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Ink, Point, Shape};

    fn items(radii: impl IntoIterator<Item = u8>) -> Vec<Item> {
        let disc = |radius: u8| Shape::Disc(Point::default(), radius.into());
        radii
            .into_iter()
            .map(|radius| Item::new(Ink::Focus, disc(radius)))
            .collect()
    }

    #[test]
    fn what_is_drawn_over_a_picture_does_not_renew_it() {
        let mut background = Background::default();
        let plan = |kept, renew| PaintPlan { kept, renew };
        assert_eq!(background.plan(&items(0..100)), plan(100, true));
        assert_eq!(background.plan(&items(0..103)), plan(100, false));
        assert_eq!(background.plan(&items(0..100)), plan(100, false));
    }

    #[test]
    fn a_picture_that_changes_near_its_end_is_renewed_once() {
        let mut background = Background::default();
        background.plan(&items(0..100));
        let hovered = |ghost: u8| items((0..95).chain([ghost]).chain(95..100));
        let first = background.plan(&hovered(200));
        assert_eq!(
            first,
            PaintPlan {
                kept: 95,
                renew: true
            }
        );
        assert_eq!(
            background.plan(&hovered(201)),
            PaintPlan {
                kept: 95,
                renew: false
            }
        );
    }

    #[test]
    fn another_picture_or_another_place_renews_all() {
        let mut background = Background::default();
        background.plan(&items(0..100));
        assert_eq!(
            background.plan(&items(50..100)),
            PaintPlan {
                kept: 50,
                renew: true
            }
        );
        background.clear();
        assert_eq!(
            background.plan(&items(50..100)),
            PaintPlan {
                kept: 50,
                renew: true
            }
        );
        assert_eq!(background.plan(&[]), PaintPlan { kept: 0, renew: true });
    }
}
