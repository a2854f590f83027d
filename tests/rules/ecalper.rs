//! Ecalper: the numbers of its report, and the length of every game.

use std::collections::BTreeSet;

use tessera_core::game::{Game, Seat, Turn, dice};
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Item, Shape};
use tessera_games::catalog;
use tessera_games::ecalper::{Ecalper, Move};
use tessera_games::play::{Notation, Record, Show, Table};

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
                Move::Replace(_) => {
                    let sides = game.sides(state, Language::English);
                    (game.name(state, mv), sides[seat].map(|side| side.id))
                }
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
                swaps += usize::from(matches!(mv, Move::Agreement(_)));
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

/// The table after a record.
fn table(text: &str) -> Box<dyn Table> {
    let record = Record::parse(text).expect("a record");
    let (table, fault) = catalog::replayed(&record, Language::English).expect("a game");
    assert_eq!(fault, None);
    table
}

#[test]
fn the_three_stones_open_to_replacement_are_ringed_and_steps_are_counted() {
    let expect = |names: &str, rings, step: &str| {
        let table = table(&format!("ecalper/size=3.pie=on/{names}"));
        let marks = |item: &&Item| item.ink == Ink::Mark;
        assert_eq!(table.scene().items.iter().filter(marks).count(), rings, "{names}");
        assert!(table.prompt().contains(step), "{names}: {}", table.prompt());
    };
    expect("a1.a2", 0, "Place stone 3 of 3");
    expect("a1.a2.a3", 3, "or swap sides");
    expect("a1.a2.a3.swap", 3, "then place 3 of your own");
    expect("a1.a2.a3.xa1", 0, "Place stone 1 of 3");
    expect("a1.a2.a3.xa1.b1.b2", 0, "Place stone 3 of 3");
    expect("a1.a2.a3.xa1.b1.b2.b3", 3, "Replace one");
}

#[test]
fn each_sides_largest_groups_bear_their_size() {
    let table = table("ecalper/size=3.pie=off/a1.a2.e1.xa1.b2.e3.d4.xb2");
    let figures = |ink| {
        let scene = table.scene();
        let figure = |item: &Item| match &item.shape {
            Shape::Text(_, _, text) if item.ink == ink => Some(text.clone()),
            _ => None,
        };
        scene.items.iter().filter_map(figure).collect::<Vec<_>>()
    };
    assert_eq!(figures(Ink::White), ["2"], "written on black stones: a2-b2");
    assert_eq!(figures(Ink::Black), ["2"], "written on white stones: d4-e3");
    let account = |seat| table.seat_status()[seat].account.clone();
    assert_eq!(account(Seat::FIRST), "largest group 2, 2 groups");
    assert_eq!(account(Seat::SECOND), "largest group 2, 2 groups");
}
