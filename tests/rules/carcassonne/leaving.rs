//! A player who leaves a game of more than two.

use rand::RngExt;

use tessera_core::game::{Game, Seat, Turn, dice};
use tessera_games::carcassonne::{Carcassonne, Move, Phase, Position};

/// Plays random moves until a seat is to lay a tile, or to decide on a meeple, with meeples of its own on the table.
fn until(game: &Carcassonne, state: &mut Position, seat: Seat, is_at: impl Fn(Phase) -> bool) {
    let mut dice = dice(3);
    loop {
        let stands = state.standing().iter().any(|meeple| meeple.seat == seat);
        if state.mover() == seat && stands && is_at(state.phase()) {
            return;
        }
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        // A meeple wherever one may stand.
        let mv = match state.phase() {
            Phase::Meeple(_) => *moves.last().expect("a move"),
            Phase::Draw => game.random_move(state, &mut dice, &mut Vec::new()),
            _ => moves[dice.random_range(0..moves.len() as u32) as usize],
        };
        game.play(state, mv);
    }
}

#[test]
fn who_leaves_takes_meeples_and_points_along_and_the_tile_in_hand_passes_on() {
    let game = Carcassonne::new(4);
    let mut state = game.start();
    until(&game, &mut state, Seat(1), |phase| matches!(phase, Phase::Lay(_)));
    let (phase, key) = (state.phase(), game.key(&state));
    assert!(game.leave(&mut state));
    assert_eq!((state.phase(), state.mover()), (phase, Seat(2)));
    assert_ne!(game.key(&state), key);
    assert!(state.has_left(Seat(1)));
    assert!(state.standing().iter().all(|meeple| meeple.seat != Seat(1)));
    assert_eq!((state.in_hand(Seat(1)), game.score(&state)[Seat(1)]), (7, 0));
    let crowd = |segment: u8| state.feature(segment).crowd.of(Seat(1));
    assert!(
        (0..state.segments()).all(|segment| crowd(segment) == 0),
        "its features are free"
    );
}

#[test]
fn a_tile_that_was_laid_before_its_player_left_is_scored_and_the_turn_ends() {
    let game = Carcassonne::new(3);
    let mut state = game.start();
    until(&game, &mut state, Seat(2), |phase| {
        matches!(phase, Phase::Meeple(_))
    });
    let mut other = state.clone();
    game.play(&mut other, Move::Meeple(None));
    assert!(game.leave(&mut state));
    assert_eq!((state.phase(), state.mover()), (Phase::Draw, Seat(0)));
    assert_eq!(game.score(&state)[Seat(2)], 0);
    assert_eq!(other.left(), state.left());
}

#[test]
fn the_others_play_to_the_end_without_the_seat_and_share_the_win_among_themselves() {
    for seed in 1..=5 {
        let game = Carcassonne::new(5);
        let mut state = game.start();
        until(&game, &mut state, Seat(0), |phase| matches!(phase, Phase::Lay(_)));
        assert!(game.leave(&mut state));
        until(&game, &mut state, Seat(3), |phase| matches!(phase, Phase::Lay(_)));
        assert!(game.leave(&mut state));
        let mut dice = dice(seed);
        while game.turn(&state) != Turn::Over {
            let turn = game.turn(&state);
            assert!(![Turn::Seat(Seat(0)), Turn::Seat(Seat(3))].contains(&turn));
            let mv = game.random_move(&state, &mut dice, &mut Vec::new());
            game.play(&mut state, mv);
        }
        let payoff = game.payoff(&state);
        assert_eq!((payoff[Seat(0)], payoff[Seat(3)]), (0.0, 0.0));
        assert!((payoff.0.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert_eq!(game.payoff_and_score(&state).0, payoff);
    }
}

#[test]
fn the_last_but_one_does_not_leave_the_game_but_ends_it() {
    let game = Carcassonne::new(3);
    let mut state = game.start();
    until(&game, &mut state, Seat(0), |phase| matches!(phase, Phase::Lay(_)));
    assert!(game.leave(&mut state));
    let key = game.key(&state);
    assert!(!game.leave(&mut state), "two are left");
    assert_eq!(game.key(&state), key);
    assert!(!Carcassonne::new(2).leave(&mut Carcassonne::new(2).start()));
}
