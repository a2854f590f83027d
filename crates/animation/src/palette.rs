//! The colours of an animation: the inks of its theme and the mixtures between them.

use std::collections::{BTreeMap, HashMap};

use super::median_cut::median_cut;

/// How many bytes a pixel has: red, green, blue, opacity.
pub const BYTES: usize = 4;
/// The place in the palette that stands for "as before" and for no colour.
pub const TRANSPARENT: u8 = 0;
/// How many colours a palette holds besides.
const COLORS: usize = 255;

/// How often each colour occurs in pictures.
#[derive(Clone, Default, Debug)]
pub struct Histogram(BTreeMap<[u8; 3], u32>);

impl Histogram {
    /// Counts the colours of a picture, four bytes a pixel.
    pub fn count(&mut self, pixels: &[u8]) {
        let mut rest = pixels.chunks_exact(BYTES).peekable();
        while let Some(pixel) = rest.next() {
            // Areas of one colour are counted at once.
            let mut run = 1;
            while rest.next_if(|next| next[..3] == pixel[..3]).is_some() {
                run += 1;
            }
            *self.0.entry([pixel[0], pixel[1], pixel[2]]).or_default() += run;
        }
    }
}

/// At most 255 colours, and which of them stands for a colour.
#[derive(Clone, Debug)]
pub struct Palette {
    colors: Vec<[u8; 3]>,
    /// The places of the colours that were looked up.
    known: HashMap<[u8; 3], u8>,
}

impl Palette {
    /// The palette of pictures with these colours: all inks, then as many mixtures as there is room for. Colours that
    /// fill large areas are met more closely than those at edges, but not in proportion to the areas.
    pub fn new(inks: &[[u8; 3]], histogram: &Histogram) -> Palette {
        let mut colors: Vec<[u8; 3]> = Vec::new();
        for ink in inks.iter().take(COLORS) {
            if !colors.contains(ink) {
                colors.push(*ink);
            }
        }
        let mixtures: Vec<([u8; 3], f32)> = histogram
            .0
            .iter()
            .filter(|(color, _)| !colors.contains(color))
            .map(|(color, count)| (*color, (*count as f32).sqrt()))
            .collect();
        let room = COLORS - colors.len();
        if mixtures.len() <= room {
            colors.extend(mixtures.into_iter().map(|(color, _)| color))
        } else {
            colors.extend(median_cut(mixtures, room))
        }
        Palette {
            colors,
            known: HashMap::new(),
        }
    }

    /// The place of the colour that stands for this one.
    pub fn place(&mut self, color: [u8; 3]) -> u8 {
        let colors = &self.colors;
        *self.known.entry(color).or_insert_with(|| {
            let distance = |other: &[u8; 3]| -> u32 {
                let squared = |at: usize| u32::from(color[at].abs_diff(other[at])).pow(2);
                (0..3).map(squared).sum()
            };
            let nearest = (0..colors.len()).min_by_key(|&at| distance(&colors[at]));
            // There are at most 255 colours, and the first place is taken.
            nearest.map_or(TRANSPARENT, |at| at as u8 + 1)
        })
    }

    /// The colour at a place; none at the transparent one.
    pub fn color(&self, place: u8) -> Option<[u8; 3]> {
        self.colors.get(usize::from(place).checked_sub(1)?).copied()
    }

    /// The bytes of the palette in the order of its places.
    pub fn bytes(&self) -> Vec<u8> {
        let first = self.colors.first().copied().unwrap_or_default();
        std::iter::once(first)
            .chain(self.colors.iter().copied())
            .flatten()
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn histogram(colors: impl IntoIterator<Item = [u8; 3]>) -> Histogram {
        let pixels: Vec<u8> = colors.into_iter().flat_map(|[r, g, b]| [r, g, b, 255]).collect();
        let mut histogram = Histogram::default();
        histogram.count(&pixels);
        histogram
    }

    #[test]
    fn runs_of_a_colour_are_counted_whole() {
        let [a, b] = [[1, 2, 3], [1, 2, 4]];
        let counted = histogram([a, a, a, b, a]);
        assert_eq!(counted.0, BTreeMap::from([(a, 4), (b, 1)]));
    }

    #[test]
    fn inks_are_exact_even_where_there_are_more_colours_than_places() {
        let inks = [[7, 99, 201], [12, 0, 3], [7, 99, 201]];
        let many = (0..4000u32).map(|at| [(at % 251) as u8, (at / 16) as u8, (at % 7 * 30) as u8]);
        let mut palette = Palette::new(&inks, &histogram(many.clone()));
        assert_eq!(palette.colors.len(), COLORS);
        for ink in inks {
            let place = palette.place(ink);
            assert_eq!(palette.color(place), Some(ink));
        }
        for color in many {
            assert_ne!(palette.place(color), TRANSPARENT);
        }
    }

    #[test]
    fn where_there_is_room_every_colour_is_exact() {
        let colors = [[0, 0, 0], [0, 0, 1], [9, 9, 9]];
        let mut palette = Palette::new(&[[255; 3]], &histogram(colors));
        for color in colors {
            let place = palette.place(color);
            assert_eq!(palette.color(place), Some(color));
        }
        assert_eq!(palette.bytes().len(), 3 * 5);
        assert_eq!(palette.color(TRANSPARENT), None);
    }
}
