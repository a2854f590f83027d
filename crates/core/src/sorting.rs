//! Sorting for page and workers. The sort of the standard library is compiled once for each type and order, with 4 KB each; here only
//! what compares and swaps is, and one sort of numbers serves all.

use std::cmp::Ordering;

/// Sorts by a comparison; what is equal keeps its order.
pub fn sort_by<T>(items: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    let mut order: Vec<usize> = (0..items.len()).collect();
    sort_numbers(&mut order, &mut |a, b| compare(&items[a], &items[b]));
    for place in 0..items.len() {
        // What was there before may have been swapped to a later place.
        let mut from = order[place];
        while from < place {
            from = order[from];
        }
        items.swap(place, from);
    }
}

/// Sorts by a key; what has equal keys keeps its order.
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(items, |a, b| key(a).cmp(&key(b)));
}

/// Sorts; what is equal keeps its order.
pub fn sort<T: Ord>(items: &mut [T]) {
    sort_by(items, T::cmp);
}

/// The one sort that is compiled: each number is put behind those before it that do not come after it. What is sorted here has some
/// hundred items at most, for which moving numbers costs less than the 4 KB of the sort of the standard library.
#[inline(never)]
fn sort_numbers(order: &mut [usize], compare: &mut dyn FnMut(usize, usize) -> Ordering) {
    for sorted in 1..order.len() {
        let number = order[sorted];
        let place = order[..sorted].partition_point(|&before| compare(before, number).is_le());
        order.copy_within(place..sorted, place + 1);
        order[place] = number;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::RngExt;

    #[test]
    fn it_sorts_as_the_standard_library_does() {
        for seed in 0..300 {
            let mut dice = crate::game::dice(seed);
            let length = dice.random_range(0..if seed < 250 { 40 } else { 600 });
            let items: Vec<(u8, usize)> = (0..length).map(|at| (dice.random_range(0..10), at)).collect();
            let (mut ours, mut theirs) = (items.clone(), items);
            sort_by_key(&mut ours, |&(key, _)| key);
            theirs.sort_by_key(|&(key, _)| key);
            assert_eq!(ours, theirs, "seed {seed}");
            sort(&mut ours);
            theirs.sort();
            assert_eq!(ours, theirs, "seed {seed}");
        }
    }
}
