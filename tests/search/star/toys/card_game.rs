//! A game of cards in which different ways lead to the same position.

use tessera_core::game::{BySeat, Game, Seat, StableHasher, Turn, payoff_by_score};
use tessera_search::{Evaluate, WeightSet};

/// Cards drawn without replacement. A turn is two moves: a pile for the card, and whether the rest of the pile is turned
/// over. The gain of a card depends on the pile, and different ways lead to the same position.
#[derive(Clone, Copy, Debug)]
pub struct CardGame {
    /// How many cards there are of each kind.
    pub cards: [u8; 4],
    pub seed: u64,
}

#[derive(Clone, Debug)]
pub struct CardTable {
    left: [u8; 4],
    drawn: Option<u8>,
    pile: Option<u8>,
    tops: [u8; 3],
    mover: Seat,
    lead: i32,
}

/// The largest gain of a turn.
const MOST: i32 = 9 + 3;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardMove {
    Draw(u8),
    Lay(u8),
    Turn(bool),
}

impl Game for CardGame {
    type State = CardTable;
    type Move = CardMove;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> CardTable {
        let mut table = CardTable {
            left: self.cards,
            drawn: None,
            pile: None,
            tops: [0; 3],
            mover: Seat::FIRST,
            lead: 0,
        };
        self.play(&mut table, CardMove::Draw((self.seed % 4) as u8));
        table
    }

    fn turn(&self, table: &CardTable) -> Turn {
        match table.drawn {
            Some(_) => Turn::Seat(table.mover),
            None if table.left == [0; 4] => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn moves(&self, table: &CardTable, out: &mut Vec<CardMove>) {
        match (table.drawn, table.pile) {
            (None, _) => out.extend(
                (0..4)
                    .filter(|&kind| table.left[kind as usize] > 0)
                    .map(CardMove::Draw),
            ),
            (Some(_), None) => out.extend((0..3).map(CardMove::Lay)),
            (Some(_), Some(_)) => out.extend([false, true].map(CardMove::Turn)),
        }
    }

    fn play(&self, table: &mut CardTable, act: CardMove) {
        match act {
            CardMove::Draw(kind) => {
                table.left[kind as usize] -= 1;
                table.drawn = Some(kind);
            }
            CardMove::Lay(pile) => table.pile = Some(pile),
            CardMove::Turn(over) => {
                let kind = table.drawn.take().expect("a card was drawn");
                let pile = usize::from(table.pile.take().expect("a pile was chosen"));
                let words = [self.seed, kind.into(), pile as u64, table.tops[pile].into()];
                let word = words
                    .iter()
                    .fold(StableHasher::new(), |key, &word| key.with(word))
                    .key();
                let gain = (word % 10) as i32 + if over { 3 - i32::from(table.tops[pile]) } else { 0 };
                table.lead += if table.mover == Seat::FIRST { gain } else { -gain };
                table.tops[pile] = if over { 0 } else { kind };
                table.mover = Seat(1 - table.mover.0);
            }
        }
    }

    fn payoff(&self, table: &CardTable) -> BySeat<f32> {
        payoff_by_score(2, &self.score(table))
    }

    fn score(&self, table: &CardTable) -> BySeat<i32> {
        BySeat([table.lead, -table.lead, 0, 0, 0])
    }

    fn key(&self, table: &CardTable) -> u64 {
        let of = |place: Option<u8>| place.map_or(9, u64::from);
        let words = [
            of(table.drawn),
            of(table.pile),
            table.mover.0.into(),
            table.lead as u64,
        ];
        let small = table
            .left
            .iter()
            .chain(&table.tops)
            .map(|&small| u64::from(small));
        words
            .into_iter()
            .chain(small)
            .fold(StableHasher::new(), StableHasher::with)
            .key()
    }

    fn weight(&self, table: &CardTable, outcome: CardMove) -> u32 {
        match outcome {
            CardMove::Draw(kind) => table.left[kind as usize].into(),
            _ => unreachable!("no outcome of chance"),
        }
    }
}

impl Evaluate for CardGame {
    fn evaluate(&self, table: &CardTable, seat: Seat, _: WeightSet) -> f64 {
        f64::from(if seat == Seat::FIRST {
            table.lead
        } else {
            -table.lead
        })
    }

    fn eval_bounds(&self, table: &CardTable, seat: Seat, turns: u8, weights: WeightSet) -> [f64; 2] {
        let of = |own: Seat| f64::from((turns + u8::from(table.mover == own)) / 2) * f64::from(MOST);
        let worth = self.evaluate(table, seat, weights);
        [worth - of(Seat(1 - seat.0)), worth + of(seat)]
    }
}
