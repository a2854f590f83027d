//! Few colours that stand for many: median cut (Heckbert 1982), which always divides the group that differs most.

/// A colour and its weight.
pub type Weighted = ([u8; 3], f32);

/// Colours that one colour will stand for.
struct Group {
    colors: Vec<Weighted>,
    /// The weighted mean.
    mean: [f32; 3],
    /// The channel that differs most.
    widest: usize,
    /// How much it differs: the weighted sum of the squared distances from the mean.
    spread: f32,
}

impl Group {
    fn new(colors: Vec<Weighted>) -> Group {
        let total: f32 = colors.iter().map(|(_, weight)| weight).sum();
        let mean = [0, 1, 2].map(|channel| {
            let sum: f32 = colors
                .iter()
                .map(|(color, weight)| f32::from(color[channel]) * weight)
                .sum();
            sum / total
        });
        let spread = [0, 1, 2].map(|channel| {
            let squared =
                |(color, weight): &Weighted| (f32::from(color[channel]) - mean[channel]).powi(2) * weight;
            colors.iter().map(squared).sum::<f32>()
        });
        let widest = (0..3).fold(
            0,
            |widest, at| if spread[at] > spread[widest] { at } else { widest },
        );
        Group {
            colors,
            mean,
            widest,
            spread: spread[widest],
        }
    }

    /// Divides the group at the mean of its widest channel; `None` if all its colours are one.
    fn divided(self) -> Result<[Group; 2], Group> {
        let (channel, mean) = (self.widest, self.mean[self.widest]);
        let is_low = |(color, _): &Weighted| f32::from(color[channel]) <= mean;
        let (low, high): (Vec<_>, Vec<_>) = self.colors.iter().copied().partition(is_low);
        if low.is_empty() || high.is_empty() {
            Err(self)
        } else {
            Ok([Group::new(low), Group::new(high)])
        }
    }
}

/// At most `count` colours that stand for these.
pub fn median_cut(colors: Vec<Weighted>, count: usize) -> Vec<[u8; 3]> {
    if colors.is_empty() || count == 0 {
        return Vec::new();
    }
    let mut groups = vec![Group::new(colors)];
    while groups.len() < count {
        let widest = (0..groups.len()).max_by(|&a, &b| groups[a].spread.total_cmp(&groups[b].spread));
        let Some(at) = widest.filter(|&at| groups[at].spread > 0.0) else {
            break;
        };
        match groups.swap_remove(at).divided() {
            Ok(halves) => groups.extend(halves),
            // Rounding alone made it look divisible.
            Err(group) => groups.push(Group { spread: 0.0, ..group }),
        }
    }
    let rounded = |group: Group| group.mean.map(|channel| channel.round() as u8);
    groups.into_iter().map(rounded).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_stay_as_they_are() {
        let colors = [[10, 20, 30], [250, 0, 0], [250, 0, 8]];
        let mut kept = median_cut(colors.map(|color| (color, 1.0)).into(), 5);
        kept.sort_unstable();
        assert_eq!(kept, colors);
        assert!(median_cut(Vec::new(), 5).is_empty());
    }

    #[test]
    fn a_ramp_is_divided_evenly_and_no_colour_is_far_from_its_stand_in() {
        let ramp = (0..=255u8).map(|grey| ([grey; 3], 1.0)).collect();
        let kept = median_cut(ramp, 32);
        assert_eq!(kept.len(), 32);
        for grey in 0..=255u8 {
            let nearest = kept.iter().map(|color| color[0].abs_diff(grey)).min();
            assert!(nearest.expect("a colour") <= 8, "{grey}");
        }
    }

    #[test]
    fn heavy_colours_are_met_more_closely() {
        let colors = vec![([0; 3], 100.0), ([20; 3], 1.0), ([200; 3], 1.0)];
        let kept = median_cut(colors, 2);
        assert!(kept.contains(&[0; 3]) || kept.contains(&[200; 3]), "{kept:?}");
        assert!(kept.iter().any(|color| color[0] < 3), "{kept:?}");
    }
}
