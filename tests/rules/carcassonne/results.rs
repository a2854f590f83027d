//! Points ply by ply, and who has won: ruling 19.

use std::fs;
use std::path::Path;

use serde::Deserialize;

use tessera_core::game::{Game, Seat, dice, playout};
use tessera_games::carcassonne::Carcassonne;
use tessera_games::play::{Notation, Options};

/// What is read here of a line of `tests/vectors/carcassonne.jsonl`.
#[derive(Deserialize)]
struct Played {
    id: u32,
    options: String,
    moves: Vec<String>,
    /// Points of each seat after each ply, before the final scoring.
    score_after_ply: Vec<Vec<u16>>,
}

#[test]
fn the_reference_games_have_the_same_points_after_every_ply() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors/carcassonne.jsonl");
    let text = fs::read_to_string(path).expect("tests/vectors/carcassonne.jsonl");
    let mut plies = 0;
    for line in text.lines() {
        let played: Played = serde_json::from_str(line).expect("a game");
        let options = Options::parse(&played.options).expect("options");
        let game = Carcassonne::new(options.number("players") as u8);
        let (mut state, mut legal) = (game.start(), Vec::new());
        for (ply, (name, wanted)) in played.moves.iter().zip(&played.score_after_ply).enumerate() {
            legal.clear();
            game.moves(&state, &mut legal);
            let mv = legal.iter().find(|&&mv| game.name(&state, mv) == *name);
            game.play(&mut state, *mv.expect("a legal name"));
            let earned: Vec<u16> = Seat::all(game.players)
                .map(|seat| state.earned(seat).iter().sum())
                .collect();
            assert_eq!(earned, *wanted, "game {}, ply {}", played.id, ply + 1);
            plies += 1;
        }
        assert_eq!(played.moves.len(), played.score_after_ply.len());
    }
    assert!(plies > 20_000, "{plies} plies");
}

#[test]
fn ruling_19_seats_with_equal_scores_share_the_win() {
    // How many games were won by so many seats.
    let mut shared = [0; Seat::MAX + 1];
    for players in 2..=5 {
        let game = Carcassonne::new(players);
        let mut buffer = Vec::new();
        for seed in 1..=4_000 {
            let mut state = game.start();
            playout(&game, &mut state, &mut dice(seed), &mut buffer);
            let (score, payoff) = (game.score(&state), game.payoff(&state));
            let best = Seat::all(players).map(|seat| score[seat]).max();
            let winners: Vec<Seat> = Seat::all(players)
                .filter(|&seat| Some(score[seat]) == best)
                .collect();
            shared[winners.len()] += 1;
            for seat in Seat::all(players) {
                let wanted = if winners.contains(&seat) {
                    1.0 / winners.len() as f32
                } else {
                    0.0
                };
                assert_eq!(payoff[seat], wanted, "seed {seed}, {players} players, {seat:?}");
            }
        }
    }
    assert!(
        shared[2] > 100 && shared[3] > 0,
        "{shared:?} games won by so many"
    );
}
