//! The step in which the komi is bid.

use crate::play::board::Board;
use crate::shell::Shell;
use crate::words::BidWords;
use tessera_core::points;
use tessera_core::sorting;

/// The bids that are open to a person.
#[derive(Clone, PartialEq, Debug)]
pub struct BidView {
    /// Every bid, the lowest first.
    pub bids: Vec<Bid>,
    /// The place of the bid that is set: the one that was aimed at, else the fair one, where it is known.
    pub place: usize,
    /// What the button says that makes this bid.
    pub offer: String,
    /// Why that one is recommended; `None` where none is.
    pub reason: Option<String>,
    /// What happens next, and what a low and a high komi mean.
    pub texts: [String; 3],
}

#[derive(Clone, PartialEq, Debug)]
pub struct Bid {
    /// The move's name.
    pub name: String,
    /// How it reads: `5½`.
    pub text: String,
}

/// The bids, where a person is to bid.
pub(super) fn bid(state: &Board, shell: &Shell) -> Option<BidView> {
    let game = &state.game;
    let table = game.table();
    if !game.persons_turn() {
        return None;
    }
    let legal = table.legal();
    let mut bids: Vec<(i16, String)> = legal
        .iter()
        .map(|(index, mv)| Some((table.bid(index)?, mv.name.clone())))
        .collect::<Option<_>>()?;
    sorting::sort(&mut bids);
    let fair = table.fair_komi();
    let recommended = fair.and_then(|fair| bids.iter().position(|(komi, _)| *komi == fair.komi));
    let last = bids.len().checked_sub(1)?;
    let place = state
        .bid_aimed_at()
        .or(recommended)
        .unwrap_or(bids.len() / 2)
        .min(last);
    let words = BidWords::of(shell.language);
    let [first, second] = table.bid_sides()?;
    Some(BidView {
        place,
        offer: (words.offer)(&points::in_words(bids[place].0.into())),
        reason: fair.filter(|_| recommended.is_some()).map(|fair| {
            let komi = points::in_words(fair.komi.into());
            (words.recommended)(&komi, first, fair.first_wins)
        }),
        texts: [
            (words.next)(second),
            (words.good_for)(first),
            (words.good_for)(second),
        ],
        bids: bids
            .into_iter()
            .map(|(komi, name)| Bid {
                name,
                text: points::in_words(komi.into()),
            })
            .collect(),
    })
}
