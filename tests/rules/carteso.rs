//! Carteso: the numbers of its report, and the sentences that players read.

use std::collections::BTreeSet;

use tessera_core::game::{BySeat, Game, Turn};
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Shape, SpotId};
use tessera_games::carteso::{Carteso, Move, Position};
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Notation, Options, Record, Show, Table, Target, Touch};

fn legal(game: &Carteso<2>, state: &Position<2>) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

fn after(game: &Carteso<2>, state: &Position<2>, mv: Move) -> Position<2> {
    let mut after = *state;
    game.play(&mut after, mv);
    after
}

fn table(record: &str) -> Box<dyn Table> {
    let record = Record::parse(record).expect("a record");
    let (table, fault) = catalog::replayed(&record, Language::English).expect("a game");
    assert_eq!(fault, None);
    table
}

fn cell(table: &dyn Table, label: &str) -> SpotId {
    let spots = &table.scene().spots;
    spots.iter().find(|spot| spot.label == label).expect("a cell").id
}

/// The number of sequences of so many plies from here, in a count where a finished game continues: it has the moves that
/// it had before the last pass, `unpassed`.
fn sequences(game: &Carteso<2>, state: &Position<2>, unpassed: Option<&Position<2>>, plies: u32) -> u64 {
    // A finished game cannot be played on; before the two passes the position was the same.
    let (state, unpassed) = match (game.turn(state), unpassed) {
        (Turn::Over, Some(before)) => (before, None),
        _ => (state, unpassed),
    };
    let moves = legal(game, state);
    if plies == 1 {
        return moves.len() as u64;
    }
    let next = |&mv: &Move| {
        let before = (mv == Move::Pass).then(|| unpassed.unwrap_or(state));
        sequences(game, &after(game, state, mv), before, plies - 1)
    };
    moves.iter().map(next).sum()
}

/// "Positions Reachable at Depth (Includes Transpositions)", 0 to 5. From depth 1 on the start is no longer
/// counted.
#[test]
fn there_are_as_many_sequences_by_depth_as_the_report_says() {
    let game = Carteso::<2>::new(9, None);
    let bids = legal(&game, &game.start());
    let bid = after(&game, &game.start(), bids[0]);
    let sides = legal(&game, &bid);
    let begun = after(&game, &bid, sides[0]);
    // Whatever was agreed, as much can be played.
    let deals = (bids.len() * sides.len()) as u64;
    let played = [1, 2, 3].map(|plies| deals * sequences(&game, &begun, None, plies));
    let mut reached = 0;
    let cumulated = [bids.len() as u64, deals, played[0], played[1], played[2]].map(|new| {
        reached += new;
        reached
    });
    assert_eq!(cumulated, [11, 33, 3619, 581_009, 92_400_363]);
}

/// "Distinct actions 176": two colours on 81 points, the pass, eleven bids and two sides.
#[test]
fn there_are_as_many_distinct_actions_as_the_report_says() {
    let mut table = catalog::open(GameId::Carteso, &Options::default(), Language::English).expect("defaults");
    let mut names = BTreeSet::new();
    for name in ["komi-5_5", "vertical", "e5b"] {
        names.extend(table.legal().names());
        table.play(name).expect("it is legal");
    }
    assert_eq!(names.len(), 176, "{names:?}");
}

/// "22 solutions found at depth 4": every deal, and two passes.
#[test]
fn two_passes_are_the_shortest_game() {
    let game = Carteso::<2>::new(9, Some(1));
    let over = |state: &Position<2>| game.turn(state) == Turn::Over;
    let once: Vec<_> = legal(&game, &game.start())
        .into_iter()
        .map(|mv| after(&game, &game.start(), mv))
        .collect();
    assert!(!once.iter().any(over));
    let ends = |state: &Position<2>| {
        let next = legal(&game, state).into_iter().map(|mv| after(&game, state, mv));
        next.filter(over).count()
    };
    assert_eq!(once.iter().map(ends).sum::<usize>(), 1);
}

#[test]
fn a_cell_is_touched_and_then_a_colour() {
    let table = table("carteso/size=5.komi=0/c3b");
    let spot = |label| Target::Spot(cell(&*table, label));
    let color = |name: &str| Target::Choice(name.into());
    assert_eq!(
        table.legal().touch(&[spot("c4")]),
        Touch::Next(vec![color("b"), color("w")])
    );
    assert_eq!(
        table.legal().touch(&[spot("c4"), color("w")]),
        Touch::Move(table.legal().find("c4w").unwrap())
    );
    assert_eq!(table.legal().touch(&[spot("c3")]), Touch::Nothing);
    assert_eq!(
        table.why_illegal(cell(&*table, "c3")).as_deref(),
        Some("there is a stone already")
    );
    assert_eq!(table.why_illegal(cell(&*table, "c4")), None);
}

#[test]
fn a_stone_says_what_its_group_spans_and_who_claimed_it() {
    let table = table("carteso/size=3.komi=0/a1b.a2w.b2b.a3b.b1w");
    let content = |label| table.content(cell(&*table, label), &BySeat::default());
    assert_eq!(
        content("a1"),
        "black stone, group of its own, claimed by Horizontal"
    );
    assert_eq!(
        content("b1"),
        "white stone, group of its own, not finished; one more stone would finish it: black at c1"
    );
    assert_eq!(content("c3"), "empty");
}

#[test]
fn a_group_that_one_stone_would_finish_is_marked_and_pointing_at_it_shows_where() {
    let table = table("carteso/size=3.komi=0/a1b.a2w.b2b.a3b.b1w");
    let scene = table.scene();
    let center = |label: &str| scene.spot(cell(&*table, label)).unwrap().center;
    let marked = scene.items.iter().find_map(|item| match &item.shape {
        Shape::Signs(places, ..) if item.ink == Ink::Mark => Some(places.clone()),
        _ => None,
    });
    assert_eq!(
        marked,
        Some(vec![center("b1"), center("a3")]),
        "one stone shuts either in"
    );
    let hint = table.hint(cell(&*table, "b1"));
    let points: Vec<_> = hint.iter().filter(|item| item.ink == Ink::Mark).collect();
    assert_eq!(points.len(), 1);
    assert!(
        matches!(points[0].shape, Shape::Disc(at, ..) if at == center("c1")),
        "a round stone at c1"
    );
    assert!(
        table.hint(cell(&*table, "c3")).is_empty(),
        "there is no group on an empty point"
    );
}

/// The consequences of each placement in this position as players read them, by the name of the move.
fn forecast(record: &str, name: &str) -> String {
    let Record { options, names, .. } = Record::parse(record).expect("a record");
    let size = options.number("size");
    let game = Carteso::<2>::new(size, Some(0));
    let state = tessera_games::play::replay(&game, &names).expect("legal names");
    let mv = legal(&game, &state)
        .into_iter()
        .find(|&mv| game.name(&state, mv) == name)
        .expect("a legal name");
    game.choice(&state, mv, &BySeat::default(), Language::English)
        .note
}

#[test]
fn a_placement_is_told_what_it_makes_and_who_claims_what() {
    assert_eq!(
        forecast("carteso/size=5/c3b.c4b", "c5b"),
        "Makes a group of 3, 3 high and 1 wide. Finished at this size, it goes to Vertical."
    );
    assert_eq!(
        forecast("carteso/size=3/a1b.a2w", "b1w"),
        "Makes a group of its own. Finished at this size, it goes to the opponent of whoever finishes it. \
         Horizontal also claims 1 black stone."
    );
    assert_eq!(
        forecast("carteso/size=3/a1b.a2b.a3b.b1b", "c1b"),
        "Makes a group of 5, 3 high and 3 wide, claimed by Horizontal."
    );
}
