//! Ecalper against what is known of it: the report's counts, the length of every game.

use std::collections::BTreeSet;

use tessera::game::{Game, Turn, dice};
use tessera::games::ecalper::{Ecalper, Move};
use tessera::play::Show;

/// Plays a random game and hands every position and the move made there to `see`.
fn play_through<const W: usize>(
    game: &Ecalper<W>,
    seed: u64,
    mut see: impl FnMut(&<Ecalper<W> as Game>::State, Move),
) -> <Ecalper<W> as Game>::State {
    let (mut dice, mut buffer) = (dice(seed), Vec::new());
    let mut state = game.start();
    while game.turn(&state) != Turn::Over {
        let mv = game.random_move(&state, &mut dice, &mut buffer);
        see(&state, mv);
        game.play(&mut state, mv);
    }
    state
}

#[test]
fn side_8_has_the_508_actions_of_the_report() {
    let game = Ecalper::<4>::new(8, true);
    let mut names = BTreeSet::new();
    let mut legal = Vec::new();
    for seed in 0..200 {
        play_through(&game, seed, |state, _| {
            legal.clear();
            game.moves(state, &mut legal);
            // Replacing turns a stone over, which is another action for each colour; placing is one.
            let Turn::Seat(seat) = game.turn(state) else {
                unreachable!("a move follows")
            };
            let action = |&mv: &Move| match mv {
                Move::Replace(_) => (game.name(state, mv), game.sides(state)[seat]),
                _ => (game.name(state, mv), None),
            };
            names.extend(legal.iter().map(action));
        });
    }
    assert_eq!(names.len(), 508, "169 placements, 2 * 169 replacements, swap");
}

#[test]
fn every_game_is_as_long_as_its_board_says() {
    fn check<const W: usize>(side: u16, plies: usize) {
        for (pie, seed) in [(false, 1), (true, 2), (true, 3), (true, 4), (true, 5)] {
            let game = Ecalper::<W>::new(side, pie);
            let (mut made, mut swaps) = (0, 0);
            play_through(&game, seed, |_, mv| {
                made += 1;
                swaps += usize::from(matches!(mv, Move::Deal(_)));
            });
            assert_eq!(made, plies + swaps, "side {side}");
            assert!(swaps <= usize::from(pie));
        }
    }
    check::<2>(2, 8);
    check::<2>(3, 24);
    check::<2>(4, 48);
    check::<2>(5, 80);
    check::<3>(6, 120);
    check::<3>(7, 168);
    check::<4>(8, 224);
    check::<6>(9, 288);
    check::<6>(10, 360);
}
