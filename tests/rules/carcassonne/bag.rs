//! The bag: rulings 6 and 17, and the option that tiles go back.

use tessera_core::board::COMPASS;
use tessera_core::game::{Game, Seat, Turn, dice};
use tessera_core::language::Language;
use tessera_games::carcassonne::{Carcassonne, Kind, Move, Phase, Position, Tile, UnplaceableTile};
use tessera_games::catalog;
use tessera_games::play::Record;

use super::{Laid, kind, laid, laid_by};

/// The city of the start tile is closed: nowhere is there a side of city, and C has nothing else.
const NO_CITY_OPEN: &str = "E.0_1_2.none";

fn returning() -> Carcassonne {
    Carcassonne {
        unplaceable: UnplaceableTile::Return,
        ..Carcassonne::new(2)
    }
}

/// How many of the tiles that can be drawn there are in all: the weights, summed.
fn weight(table: &Laid) -> u32 {
    let outcomes = table.moves().into_iter();
    outcomes.map(|mv| table.game.weight(&table.state, mv)).sum()
}

#[test]
fn ruling_6_a_tile_that_fits_nowhere_leaves_the_game_and_the_same_seat_draws_another() {
    let before = laid(NO_CITY_OPEN);
    assert!(before.legal().contains('C'), "it can be drawn");
    assert_eq!(weight(&before), 70);
    let aside = laid(&format!("{NO_CITY_OPEN} C"));
    assert_eq!(aside.game.turn(&aside.state), Turn::Chance);
    assert_eq!(aside.state.mover(), Seat::SECOND);
    assert_eq!(aside.state.bag(kind('C')), 0, "it does not come back");
    assert_eq!((aside.state.left(), weight(&aside)), (69, 69));
    let drawn = laid(&format!("{NO_CITY_OPEN} C.V"));
    assert_eq!(drawn.game.turn(&drawn.state), Turn::Seat(Seat::SECOND));
}

#[test]
fn by_option_a_tile_that_fits_nowhere_cannot_be_drawn_and_stays_in_the_bag() {
    let before = laid_by(returning(), NO_CITY_OPEN);
    assert!(!before.legal().contains('C'));
    assert_eq!(before.state.bag(kind('C')), 1);
    assert_eq!((before.state.left(), weight(&before)), (70, 69));
    // As soon as a side of city is open again, it can come up again.
    let again = laid_by(returning(), &format!("{NO_CITY_OPEN} E.0_-1_2.none"));
    assert!(again.legal().contains('C'));
    assert_eq!(weight(&again), 69);
}

#[test]
fn options_in_a_record_reach_the_rules() {
    let open = |options: &str, names: &str| {
        let record = format!("carcassonne/{options}/{names}");
        let record = Record::parse(&record).expect("a record");
        let (table, fault) = catalog::replayed(&record, Language::English).expect("a game");
        assert_eq!(fault, None);
        table
    };
    let points = |options: &str| open(options, "E.0_1_2.city-s").seat_status()[Seat::FIRST].score / 2;
    assert_eq!(points(""), 4);
    assert_eq!(points("small-city=2"), 2);
    let can_draw = |options: &str| open(options, NO_CITY_OPEN).legal().find("C").is_some();
    assert!(can_draw("") && can_draw("unplaceable=aside"));
    assert!(!can_draw("unplaceable=return"));
    assert_eq!(open("players=5", "").seats(), 5);
}

#[test]
fn ruling_17_the_start_tile_is_a_d_at_0_0_not_turned_and_71_tiles_are_drawn() {
    let start = laid("");
    let cell = start.state.patch().cell(0, 0).expect("a tile lies there");
    assert_eq!(start.state.patch().covered().collect::<Vec<_>>(), [cell]);
    assert_eq!(start.state.tile(cell), Tile::new(kind('D'), 0));
    assert_eq!(start.state.left(), 71);
    assert_eq!(start.state.bag(kind('D')), 3);
    assert_eq!(weight(&start), 71);
    for seed in 1..=50 {
        let (game, mut dice, mut buffer) = (Carcassonne::new(2), dice(seed), Vec::new());
        let (mut state, mut drawn) = (game.start(), 0);
        while game.turn(&state) != Turn::Over {
            let mv = game.random_move(&state, &mut dice, &mut buffer);
            drawn += u32::from(matches!(mv, Move::Draw(_)));
            game.play(&mut state, mv);
        }
        assert_eq!(drawn, 71, "seed {seed}");
    }
}

/// Plays a game in which no open side of city is left if that can be, and in which C is drawn only when nothing
/// else is: how it ended, with the number of tiles that lie.
fn c_last(game: &Carcassonne, seed: u64) -> (Position, usize) {
    let (mut dice, mut state) = (dice(seed), game.start());
    let c = kind('C');
    let places = |state: &Position| {
        let empty = state.patch().empty().iter();
        empty
            .filter(|&&cell| state.surroundings(cell).fitting(c) != 0)
            .count()
    };
    loop {
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        moves.retain(|&mv| mv != Move::Draw(c) || state.left() == 1);
        let Some(&first) = moves.first() else { break };
        let mv = match state.phase() {
            // A tile that fits, if there is one: none is to be set aside but C.
            Phase::Draw => moves[rand::RngExt::random_range(&mut dice, 0..moves.len())],
            Phase::Lay(_) => {
                let after = |&mv: &Move| {
                    let mut after = state.clone();
                    game.play(&mut after, mv);
                    places(&after)
                };
                moves.iter().copied().min_by_key(after).expect("a placement")
            }
            _ => first,
        };
        game.play(&mut state, mv);
    }
    let covered = state.patch().covered().count();
    (state, covered)
}

#[test]
fn the_game_ends_when_nothing_left_fits_and_by_option_the_tile_stays_in_the_bag() {
    let mut ended = 0;
    for seed in 1..=40 {
        let (aside, laid_aside) = c_last(&Carcassonne::new(2), seed);
        let (kept, laid_kept) = c_last(&returning(), seed);
        assert_eq!(
            (aside.phase(), kept.phase()),
            (Phase::Over, Phase::Over),
            "seed {seed}"
        );
        assert_eq!(aside.left(), 0, "seed {seed}");
        assert_eq!(
            laid_kept + usize::from(kept.left()),
            72,
            "seed {seed}: no tile is lost"
        );
        let fits = |kind: Kind| kept.bag(kind) > 0 && kept.fits(kind);
        assert!(!Kind::all().any(fits), "seed {seed}");
        if kept.left() == 1 && kept.bag(kind('C')) == 1 {
            ended += 1;
            assert!(laid_aside <= 71, "seed {seed}");
        }
    }
    assert!(ended > 0, "in some game C is left over");
}

/// How many of the tiles in the bag and in hand match everything around a cell, rotation by rotation, side by side.
fn matching(state: &Position, cell: u8) -> u8 {
    let (x, y) = state.patch().at(cell);
    let neighbours = COMPASS.map(|(east, north)| {
        let there = state.patch().cell(x + east, y + north);
        there.filter(|&there| state.patch().is_covered(there))
    });
    let fits = |tile: Tile| {
        (0..4).all(|side| {
            let across = |there: u8| state.tile(there).borders().terrain[(side + 2) % 4];
            neighbours[side].is_none_or(|there| tile.borders().terrain[side] == across(there))
        })
    };
    let mut count = 0;
    for kind in Kind::all() {
        if (0..4).any(|rotation| fits(Tile::new(kind, rotation))) {
            count += state.bag(kind) + u8::from(state.phase() == Phase::Lay(kind));
        }
    }
    count
}

#[test]
fn what_still_fits_on_a_cell_is_what_matches_its_neighbours_in_10_000_random_states() {
    let (mut states, mut dead, mut seed) = (0, 0, 0);
    while states < 10_000 {
        seed += 1;
        let (game, mut dice, mut buffer) = (Carcassonne::new(2), dice(seed), Vec::new());
        let mut state = game.start();
        while game.turn(&state) != Turn::Over {
            for &cell in state.patch().empty() {
                let fitting = state.fitting_tiles(cell);
                assert_eq!(fitting, matching(&state, cell), "seed {seed}, cell {cell}");
                dead += u32::from(fitting == 0);
            }
            states += 1;
            let mv = game.random_move(&state, &mut dice, &mut buffer);
            game.play(&mut state, mv);
        }
    }
    assert!(dead > 100, "{dead} times a cell was dead");
}
