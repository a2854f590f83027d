//! What the turns did that were asked about last, kept as long as the position stays the same: whatever follows the pointer asks
//! about the last turn again and again.

use std::cell::RefCell;
use std::ops::Range;

use crate::effects::Effects;

/// How many are kept: a turn, and what its seat agreed on just before it, together and one by one.
const MOST: usize = 4;

/// The effects that were asked for last, each with its plies.
#[derive(Default)]
pub(super) struct LatestEffects(RefCell<Vec<(Range<usize>, Effects)>>);

impl LatestEffects {
    /// The effects of some plies, which `find` finds where they are not known.
    #[inline(never)]
    pub(super) fn of(&self, plies: Range<usize>, find: &mut dyn FnMut() -> Effects) -> Effects {
        let is_same = |(known, _): &&(Range<usize>, Effects)| *known == plies;
        if let Some((_, effects)) = self.0.borrow().iter().find(is_same) {
            return effects.clone();
        }
        let effects = find();
        let mut known = self.0.borrow_mut();
        known.truncate(MOST - 1);
        known.insert(0, (plies, effects.clone()));
        effects
    }

    /// Forgets them: the position is another one.
    pub(super) fn forget(&mut self) {
        self.0.get_mut().clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::game::Seat;

    #[test]
    fn effects_are_found_once_as_long_as_the_position_stays() {
        let mut latest = LatestEffects::default();
        let mut times = 0;
        let mut find = |latest: &LatestEffects, plies: Range<usize>| {
            let seat = Some(Seat(plies.start as u8));
            let found = latest.of(plies, &mut || {
                times += 1;
                Effects {
                    seat,
                    ..Effects::default()
                }
            });
            assert_eq!(found.seat, seat, "each range has its own");
            times
        };
        assert_eq!([0, 0, 1, 0].map(|start| find(&latest, start..3)), [1, 1, 2, 2]);
        latest.forget();
        assert_eq!(find(&latest, 0..3), 3);
        // Whoever asks about all plies of a game keeps a few of them.
        for start in 0..9 {
            find(&latest, start..start + 1);
        }
        assert_eq!(latest.0.borrow().len(), MOST);
    }
}
