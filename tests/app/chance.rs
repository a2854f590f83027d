//! The draws of a game on the page, which its seed decides.

use tessera_app::{ChanceSeed, LiveGame, SaveSlot, SavedGame};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_games::play::{Options, Record};

/// A game of Carcassonne with this seed.
fn start(seed: u64) -> LiveGame {
    let chance_seed = ChanceSeed::new(seed);
    LiveGame::start(
        GameId::Carcassonne,
        &Options::default(),
        chance_seed,
        Language::English,
    )
    .expect("the usual options")
}

/// Plays so many moves, each chosen by its place in the list of legal moves.
fn play_on(game: &mut LiveGame, moves: usize, choose: impl Fn(usize) -> usize) {
    for _ in 0..moves {
        let names = game.table().legal().names();
        game.play(&names[choose(names.len())]).expect("it was listed");
    }
}

/// The tiles that were drawn.
fn draws(game: &LiveGame) -> Vec<&str> {
    let names = game.line().iter().map(String::as_str);
    names.filter(|name| name.len() == 1).collect()
}

#[test]
fn the_same_seed_draws_the_same_tiles_whatever_is_played() {
    let (mut first, mut last, mut other) = (start(5), start(5), start(6));
    play_on(&mut first, 40, |_| 0);
    play_on(&mut last, 40, |count| count - 1);
    play_on(&mut other, 40, |_| 0);
    let count = draws(&first).len().min(draws(&last).len());
    assert!(count > 15, "{:?}", draws(&first));
    assert_eq!(draws(&first)[..count], draws(&last)[..count]);
    assert_ne!(first.line(), last.line());
    assert_ne!(draws(&first), draws(&other));
}

#[test]
fn a_move_that_is_taken_back_is_followed_by_the_same_draw() {
    let mut game = start(5);
    play_on(&mut game, 10, |_| 0);
    let line = game.line().to_vec();
    assert!(game.undo() && game.undo());
    play_on(&mut game, 1, |count| count - 1);
    assert_ne!(game.line(), line, "another move was played");
    let count = draws(&game).len();
    let before: Vec<&String> = line.iter().filter(|name| name.len() == 1).collect();
    assert!(draws(&game).iter().eq(before[..count].iter()));
}

#[test]
fn a_stored_game_goes_on_with_the_same_draws_and_its_record_does_not_hold_the_seed() {
    let mut game = start(5);
    play_on(&mut game, 10, |_| 0);
    let kept = SavedGame::of(&game, &SaveSlot::default(), Language::English);
    let stored = serde_json::to_string(&kept).expect("a game is kept as JSON");
    play_on(&mut game, 30, |_| 0);

    let kept: SavedGame = serde_json::from_str(&stored).expect("what was stored");
    let record = Record::parse(&kept.record).expect("a record");
    let open = |chance_seed| {
        let (mut again, fault) =
            LiveGame::open(&record, chance_seed, Language::English).expect("a record of the catalogue");
        assert_eq!(fault, None);
        play_on(&mut again, 30, |_| 0);
        again
    };
    assert_eq!(open(kept.chance_seed).line(), game.line());
    assert_ne!(draws(&open(ChanceSeed::new(6))), draws(&game));
}

#[test]
fn a_kept_game_keeps_its_seed() {
    let stored =
        r#"{"id":"00000000000000a5","record":"carcassonne//","players":[],"over":false,"luck":[1,2]}"#;
    let kept: SavedGame = serde_json::from_str(stored).expect("a kept game");
    assert_eq!(kept.chance_seed, ChanceSeed::new(1 << 32 | 2));
}
