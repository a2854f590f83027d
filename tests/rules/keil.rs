//! Keil: the numbers of its report.

use std::collections::{BTreeSet, HashSet};

use tessera_core::game::{BySeat, Game, Seat, Turn, dice};
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Item, Scene, Shape, SpotId};
use tessera_games::agreement::{AgreementMove, Button, Side};
use tessera_games::catalog;
use tessera_games::keil::{Keil, Move, Position};
use tessera_games::play::{Ghost, Notation, Record, Table};

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

#[test]
fn a_move_is_checked_without_listing_all() {
    let game = Keil::<3>::new(7, Some(1), true);
    let (mut state, mut dice, mut untouched) = (game.start(), dice(1), Vec::new());
    while game.turn(&state) != Turn::Over {
        let mv = game.random_move(&state, &mut dice, &mut Vec::new());
        assert!(game.is_legal(&state, mv, &mut untouched));
        game.play(&mut state, mv);
    }
    assert!(untouched.is_empty());
}

/// A position as the report counts it: komi, whether the game has begun, stones, and whether the button is taken.
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
                    Move::Agreement(AgreementMove::Komi(halves)) => Some(halves),
                    _ => komi,
                };
                // The report's program has no choice of sides when the komi is nothing.
                if mv == Move::Agreement(AgreementMove::Komi(0)) {
                    game.play(&mut after, Move::Agreement(AgreementMove::Play(Side::Second)));
                }
                keep(&game, &after, komi, &mut known, &mut next);
            }
        }
        level = next;
        counts.push(known.len());
    }
    assert_eq!(counts, [1, 11, 149, 17_679]);
}

/// Keeps a position that has not been counted yet.
fn keep(
    game: &Keil<3>,
    after: &Position<3>,
    komi: Option<i16>,
    known: &mut HashSet<Counted>,
    next: &mut Vec<(Option<i16>, Position<3>)>,
) {
    let mut legal = Vec::new();
    game.moves(after, &mut legal);
    let begun = !matches!(
        legal[0],
        Move::Agreement(AgreementMove::Komi(_) | AgreementMove::Play(_))
    );
    if known.insert(counted(komi, begun, after)) {
        next.push((komi, after.clone()));
    }
}

/// The table after a record.
fn table(text: &str) -> Box<dyn Table> {
    let record = Record::parse(text).expect("a record");
    let (table, fault) = catalog::replayed(&record, Language::English).expect("a game");
    assert_eq!(fault, None);
    table
}

fn cell(table: &dyn Table, name: &str) -> SpotId {
    let spots = &table.scene().spots;
    spots.iter().find(|spot| spot.label == name).expect("a cell").id
}

#[test]
fn a_repetition_is_told_by_the_number_of_the_move_in_the_record() {
    for (deal, number) in [("komi=0.button=on/", 3), ("komi=bid.button=on/komi-0.white.", 5)] {
        let table = table(&format!("keil/size=3.{deal}c2.a2.a1.b1"));
        assert_eq!(
            table.why_illegal(cell(&*table, "a1")).as_deref(),
            Some(&*format!(
                "it would repeat the position after move {number} (superko)"
            ))
        );
        assert_eq!(table.record().names[number - 1], "a1");
    }
}

#[test]
fn a_preview_crosses_out_what_would_be_captured() {
    let marks = |scene: &Scene| {
        let marked = |item: &&Item| item.ink == Ink::Mark;
        let crosses = |item: &Item| match &item.shape {
            Shape::Signs(places, ..) => places.len(),
            _ => 0,
        };
        scene.items.iter().filter(marked).map(crosses).sum::<usize>()
    };
    let table = table("keil/size=3.komi=0.button=off/c2.a2.a1");
    assert_eq!(marks(table.scene()), 0);
    let mv = table.legal().find("b1").unwrap();
    let Ghost::After(preview) = table.ghost(mv) else {
        panic!("a board shows the position after the move");
    };
    let a1 = preview
        .spots
        .iter()
        .find(|spot| spot.label == "a1")
        .unwrap()
        .center;
    let last = |ink| preview.items.iter().rposition(|item| item.ink == ink).unwrap();
    let stone = preview
        .items
        .iter()
        .rposition(|item| matches!(item.shape, Shape::Stone(_, at, _) if at == a1));
    assert!(
        stone.is_some_and(|stone| stone < last(Ink::Mark)),
        "a1 is still there, under a cross"
    );
    let crossed = &preview.items[last(Ink::Mark)].shape;
    assert!(matches!(crossed, Shape::Signs(places, ..) if *places == [a1]));
}

#[test]
fn pointing_at_a_stone_shows_its_group_its_links_and_its_liberties() {
    // b2 and c3 are linked; d4 touches c3, and White's stones on both common points cut the link.
    let table = table("keil/size=4.komi=0.button=off/b2.c4.c3.d3.d4");
    let count = |name: &str| {
        let of = |item: &Item| match &item.shape {
            Shape::Areas(_) => (1, 0, 0),
            Shape::Lines(lines, _) => (0, lines.len(), 0),
            _ => (0, 0, 1),
        };
        let items = table.hint(cell(&*table, name));
        items.iter().map(of).fold((0, 0, 0), |sum, one| {
            (sum.0 + one.0, sum.1 + one.1, sum.2 + one.2)
        })
    };
    assert!(
        table
            .content(cell(&*table, "c3"), &BySeat::default())
            .starts_with("black stone, group of 2, 5 liberties"),
        "{}",
        table.content(cell(&*table, "c3"), &BySeat::default())
    );
    assert_eq!(
        count("c3"),
        (1, 1, 5),
        "the outline of two cells, one link, five liberties"
    );
    assert_eq!(count("c3"), count("b2"), "the same from every stone of the group");
    assert_eq!(count("d4").1, 0, "a stone that is cut off has no link");
    assert_eq!(count("a2"), (0, 0, 0), "an empty point has no group");
}

#[test]
fn cells_tell_groups_liberties_and_owners() {
    let table = table("keil/size=3.komi=0.button=off/c3.pass.b2.pass");
    let content = |name| table.content(cell(&*table, name), &BySeat::default());
    assert_eq!(content("c3"), "black stone, group of 2, 8 liberties");
    assert_eq!(content("a1"), "empty, owned by Black");
    let taken = self::table("keil/size=3.komi=2_5.button=on/c3.button");
    let account = |seat| taken.seat_status()[seat].account.clone();
    assert_eq!(account(Seat::FIRST), "1 stone + 18 territory");
    assert_eq!(
        account(Seat::SECOND),
        "0 stones + 0 territory + 2½ komi + ½ button"
    );
}
