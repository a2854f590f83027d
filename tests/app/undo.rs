//! UX test 10: from any position of any game, undo leads to the start and redo back to the same position.

use std::collections::BTreeMap;

use rand::RngExt;
use tessera_app::{ChanceSeed, Level, LiveGame, Player};
use tessera_core::game::{Seat, dice};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_games::play::{Options, Record};

/// What there is to know of a position: record, moves, whose turn it is, and the picture.
fn position(game: &LiveGame) -> String {
    let table = game.table();
    let statuses = table.seat_status();
    let scores: Vec<i32> = game.seats().map(|seat| statuses[seat].score).collect();
    format!(
        "{} {:?} {scores:?} {:?} {:?}",
        table.record(),
        table.turn(),
        table.legal().names(),
        table.scene()
    )
}

#[test]
fn undo_leads_to_the_start_and_redo_back_to_the_same_position() {
    for (&id, seed) in GameId::ALL.iter().zip(7..) {
        let options = Options::default();
        let mut game = LiveGame::start(id, &options, ChanceSeed::new(seed), Language::English).unwrap();
        let mut random = dice(seed);
        let mut known = BTreeMap::from([(game.ply(), position(&game))]);
        for _ in 0..24 {
            let legal = game.table().legal().names();
            if legal.is_empty() {
                break;
            }
            let name = &legal[random.random_range(0..legal.len() as u32) as usize];
            game.play(name).expect("it was listed");
            known.insert(game.ply(), position(&game));
        }
        let whole = position(&game);
        let mut steps = 0;
        while game.can_undo() {
            assert!(game.undo(), "{id:?}, seed {seed}");
            steps += 1;
            let before = known.get(&game.ply());
            assert_eq!(before, Some(&position(&game)), "{id:?}, seed {seed}");
        }
        assert!(!game.undo(), "{id:?}, seed {seed}");
        assert_eq!(known.first_key_value().map(|(ply, _)| *ply), Some(game.ply()));
        for _ in 0..steps {
            assert!(game.redo(), "{id:?}, seed {seed}");
        }
        assert_eq!(position(&game), whole, "{id:?}, seed {seed}");
        assert!(!game.redo());
    }
}

#[test]
fn what_an_engine_or_a_friend_has_played_before_anybody_here_cannot_be_undone() {
    for other in [
        Player::Machine(Level::numbered(2).expect("a level")),
        Player::Elsewhere,
    ] {
        let record = Record::parse("linage/size=5.komi=2/c3").expect("a record");
        let (mut game, _) = LiveGame::open(&record, ChanceSeed::new(1), Language::English).expect("a game");
        game.players[Seat(0)] = other;
        assert!(!game.can_undo() && !game.undo());
        assert!(game.can_step_back());
        game.play("b2").expect("it is legal");
        assert!(game.can_undo() && game.undo());
    }
}
