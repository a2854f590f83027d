//! The fair komi of games where it is bid for, found by self-play beforehand, so that the machine need not guess.

use super::agreement::{Agreement, AgreementMove, AgreementRules, Side};
use crate::game::Seat;

/// A size of a board, its fair komi in half points, and the chances of the first side to win, in percent, at each
/// komi that can be bid, lowest first: a row of what `lab bids GAME --each --table` prints.
pub type Row = (u16, i16, [u8; AgreementRules::BIDS as usize]);

/// By how many percent a bid may be less fair than the fairest: games are not to begin all alike.
const VARIETY: u8 = 4;

/// The bids, or the side, that are best on a board of this size, each with the payoff to be expected; nothing
/// where no table tells. `told` makes a move of the game of each.
pub fn book_moves<M>(
    deal: &Agreement,
    terms: &AgreementRules,
    table: &[Row],
    size: u16,
    told: fn(AgreementMove) -> M,
) -> Vec<(M, f32)> {
    let known = known(deal, terms, table, size).into_iter();
    known.map(|(ask, payoff)| (told(ask), payoff)).collect()
}

fn known(deal: &Agreement, terms: &AgreementRules, table: &[Row], size: u16) -> Vec<(AgreementMove, f32)> {
    let Some((_, fair, chances)) = table.iter().find(|row| row.0 == size) else {
        return Vec::new();
    };
    let bids = || terms.bids().zip(chances.iter().copied());
    match deal.asked() {
        // The other seat will take the better side.
        Some(Seat::FIRST) => {
            let fairest = bids().find(|(komi, _)| komi == fair);
            let most = fairest.map_or(0, |(_, chance)| chance.abs_diff(50)) + VARIETY;
            bids()
                .filter(|(_, chance)| chance.abs_diff(50) <= most)
                .map(|(komi, chance)| (AgreementMove::Komi(komi), share(50 - chance.abs_diff(50))))
                .collect()
        }
        Some(_) => {
            let chance = bids().find(|(komi, _)| deal.komi() == Some(*komi));
            chance.map_or_else(Vec::new, |(_, chance)| {
                let side = if chance >= 50 { Side::First } else { Side::Second };
                vec![(AgreementMove::Play(side), share(50 + chance.abs_diff(50)))]
            })
        }
        None => Vec::new(),
    }
}

fn share(percent: u8) -> f32 {
    f32::from(percent) / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const TERMS: AgreementRules = AgreementRules {
        sides: ["vertical", "horizontal"],
        komi: None,
        lowest_bid: 1,
        button: false,
    };
    const TABLE: &[Row] = &[(9, 9, [80, 70, 60, 53, 49, 40, 30, 20, 10, 5, 0])];

    #[test]
    fn fair_bids_are_made_and_the_better_side_is_taken() {
        let mut deal = Agreement::open(&TERMS);
        let bids = known(&deal, &TERMS, TABLE, 9);
        assert_eq!(
            bids,
            [(AgreementMove::Komi(7), 0.47), (AgreementMove::Komi(9), 0.49)]
        );
        deal.agree(AgreementMove::Komi(1), Side::First);
        assert_eq!(
            known(&deal, &TERMS, TABLE, 9),
            [(AgreementMove::Play(Side::First), 0.8)]
        );
        let mut deal = Agreement::open(&TERMS);
        deal.agree(AgreementMove::Komi(21), Side::First);
        assert_eq!(
            known(&deal, &TERMS, TABLE, 9),
            [(AgreementMove::Play(Side::Second), 1.0)]
        );
        deal.agree(AgreementMove::Play(Side::Second), Side::First);
        assert!(known(&deal, &TERMS, TABLE, 9).is_empty(), "all is agreed");
        assert!(
            known(&Agreement::open(&TERMS), &TERMS, TABLE, 8).is_empty(),
            "nothing is known of this size"
        );
    }
}
