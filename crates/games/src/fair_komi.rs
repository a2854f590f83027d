//! The fair komi of games in which it is bid, found by self-play beforehand, so that an engine need not guess.

use super::agreement::{Agreement, AgreementMove, AgreementRules, Side};
use crate::play::FairKomi;
use tessera_core::game::Seat;

/// What self-play says about the bids on one size of board; a row of what `lab bids GAME --each --table` prints.
///
/// The fields are the size, the fair komi in half points, and the first side's chance to win in percent at each komi
/// that can be bid, lowest first.
pub type Row = (u16, i16, [u8; AgreementRules::BIDS as usize]);

/// The fair bids of Linage by size of board, made by
/// `lab bids linage --options size=9 --options size=7 --engine mcts --steps 300 --games 60 --each --seed 1 --table`.
pub const LINAGE: &[Row] = &[
    (9, 5, [65, 65, 50, 48, 48, 47, 47, 35, 26, 26, 26]),
    (7, 3, [52, 48, 47, 42, 34, 34, 18, 18, 18, 12, 3]),
];

/// The fair bids of Carteso by size of board, made by
/// `lab bids carteso --options size=9 --options size=7 --engine mcts --steps 300 --games 60 --each --seed 1 --table`.
pub const CARTESO: &[Row] = &[
    (9, 5, [65, 65, 58, 41, 41, 41, 41, 41, 37, 37, 37]),
    (7, 7, [52, 52, 52, 50, 42, 32, 32, 25, 25, 22, 22]),
];

/// The fair bids of Keil by size of board, with the button, as the game is usually played. Made by
/// `lab bids keil --options size=5 --engine mcts --steps 300 --games 60 --each --seed 1 --table`, and the same with
/// size 7 and 40 games.
pub const KEIL: &[Row] = &[
    (5, 0, [51, 51, 51, 51, 45, 45, 45, 45, 41, 41, 41]),
    (7, 2, [62, 50, 50, 50, 44, 44, 39, 39, 39, 29, 29]),
];

/// By how many percent a bid may be less fair than the fairest one, so that games do not all begin alike.
const VARIETY: u8 = 4;

/// The fair komi on a board of this size; `None` if the table has no row for it.
pub fn fair(rules: &AgreementRules, table: &[Row], size: u16) -> Option<FairKomi> {
    let &(_, komi, chances) = table.iter().find(|row| row.0 == size)?;
    let place = rules.bids().position(|bid| bid == komi)?;
    Some(FairKomi {
        komi,
        first_wins: chances[place],
    })
}

/// The best bids, or the better side, on a board of this size, each with the payoff to expect. Empty if both are
/// settled or the table has no row for the size. `to_move` wraps each as a move of the game.
pub fn book_moves<M>(
    agreement: &Agreement,
    rules: &AgreementRules,
    table: &[Row],
    size: u16,
    to_move: fn(AgreementMove) -> M,
) -> Vec<(M, f32)> {
    let best = best_moves(agreement, rules, table, size).into_iter();
    best.map(|(mv, payoff)| (to_move(mv), payoff)).collect()
}

fn best_moves(
    agreement: &Agreement,
    rules: &AgreementRules,
    table: &[Row],
    size: u16,
) -> Vec<(AgreementMove, f32)> {
    let Some((_, fair, chances)) = table.iter().find(|row| row.0 == size) else {
        return Vec::new();
    };
    let bids = || rules.bids().zip(chances.iter().copied());
    match agreement.chooser() {
        // The other seat will take the better side.
        Some(Seat::FIRST) => {
            let fairest = bids().find(|(komi, _)| komi == fair);
            let tolerance = fairest.map_or(0, |(_, chance)| chance.abs_diff(50)) + VARIETY;
            bids()
                .filter(|(_, chance)| chance.abs_diff(50) <= tolerance)
                .map(|(komi, chance)| (AgreementMove::Komi(komi), payoff(50 - chance.abs_diff(50))))
                .collect()
        }
        Some(_) => {
            let chance = bids().find(|(komi, _)| agreement.komi() == Some(*komi));
            chance.map_or_else(Vec::new, |(_, chance)| {
                let side = if chance >= 50 { Side::First } else { Side::Second };
                vec![(AgreementMove::Play(side), payoff(50 + chance.abs_diff(50)))]
            })
        }
        None => Vec::new(),
    }
}

fn payoff(percent: u8) -> f32 {
    f32::from(percent) / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: AgreementRules = AgreementRules {
        side_names: ["vertical", "horizontal"],
        komi: None,
        lowest_bid: 1,
        button: false,
    };
    const TABLE: &[Row] = &[(9, 9, [80, 70, 60, 53, 49, 40, 30, 20, 10, 5, 0])];

    #[test]
    fn fair_bids_are_made_and_the_better_side_is_taken() {
        let mut agreement = Agreement::new(&RULES);
        let bids = best_moves(&agreement, &RULES, TABLE, 9);
        assert_eq!(
            bids,
            [(AgreementMove::Komi(7), 0.47), (AgreementMove::Komi(9), 0.49)]
        );
        agreement.apply(AgreementMove::Komi(1), Side::First);
        assert_eq!(
            best_moves(&agreement, &RULES, TABLE, 9),
            [(AgreementMove::Play(Side::First), 0.8)]
        );
        let mut agreement = Agreement::new(&RULES);
        agreement.apply(AgreementMove::Komi(21), Side::First);
        assert_eq!(
            best_moves(&agreement, &RULES, TABLE, 9),
            [(AgreementMove::Play(Side::Second), 1.0)]
        );
        agreement.apply(AgreementMove::Play(Side::Second), Side::First);
        assert!(
            best_moves(&agreement, &RULES, TABLE, 9).is_empty(),
            "everything is settled"
        );
        assert!(
            best_moves(&Agreement::new(&RULES), &RULES, TABLE, 8).is_empty(),
            "the table has no such size"
        );
    }
}
