//! Keil against what is known of it: the report's counts.

use std::collections::{BTreeSet, HashSet};

use tessera::game::{Game, Turn, dice};
use tessera::games::deal::{Ask, Button, Side};
use tessera::games::keil::{Keil, Move, Position};
use tessera::play::Show;

#[test]
fn side_7_has_the_142_actions_of_the_report() {
    let game = Keil::<3>::new(7, None, true);
    let (mut dice, mut legal) = (dice(1), Vec::new());
    let mut names = BTreeSet::new();
    for _ in 0..20 {
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            legal.clear();
            game.moves(&state, &mut legal);
            names.extend(legal.iter().map(|&mv| game.name(&state, mv)));
            let mv = game.random_move(&state, &mut dice, &mut legal);
            game.play(&mut state, mv);
        }
    }
    assert_eq!(names.len(), 142, "127 points, pass, button, 11 bids, 2 sides");
}

/// What the report counts: komi, whether the game has begun, stones, and whether the button is taken.
type Counted = (Option<i16>, bool, [Vec<u16>; 2], bool);

fn counted(komi: Option<i16>, begun: bool, state: &Position<3>) -> Counted {
    let stones = Side::BOTH.map(|side| state.stones(side).iter().collect());
    (komi, begun, stones, matches!(state.button(), Button::Taken(_)))
}

#[test]
fn side_7_reaches_the_positions_of_the_report() {
    let game = Keil::<3>::new(7, None, true);
    let mut known = HashSet::new();
    let mut level = vec![(None, game.start())];
    let mut counts = vec![1];
    for _ in 0..3 {
        let mut next = Vec::new();
        for (komi, state) in level {
            let mut legal = Vec::new();
            game.moves(&state, &mut legal);
            for mv in legal {
                let mut after = state.clone();
                game.play(&mut after, mv);
                let komi = match mv {
                    Move::Deal(Ask::Komi(halves)) => Some(halves),
                    _ => komi,
                };
                // The report's program has no choice of sides when the komi is nothing.
                if mv == Move::Deal(Ask::Komi(0)) {
                    game.play(&mut after, Move::Deal(Ask::Play(Side::Second)));
                }
                legal_begun(&game, &after, komi, &mut known, &mut next);
            }
        }
        level = next;
        counts.push(known.len());
    }
    assert_eq!(counts, [1, 11, 149, 17_679]);
}

/// Keeps a position that has not been counted yet.
fn legal_begun(
    game: &Keil<3>,
    after: &Position<3>,
    komi: Option<i16>,
    known: &mut HashSet<Counted>,
    next: &mut Vec<(Option<i16>, Position<3>)>,
) {
    let mut legal = Vec::new();
    game.moves(after, &mut legal);
    let begun = !matches!(legal[0], Move::Deal(Ask::Komi(_) | Ask::Play(_)));
    if known.insert(counted(komi, begun, after)) {
        next.push((komi, after.clone()));
    }
}
