//! The low levels play on, for points, where they are lost: they do not pass away a board that is still open.

use std::sync::Arc;

use tessera_core::game::{Game, Turn, dice, lead};
use tessera_games::catalog::Visitor;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Notation, Options};
use tessera_protocol::Budget;
use tessera_protocol::ladder::rungs;
use tessera_search::Heuristics;

use super::think;

/// A game, options with which the seat to move is often lost from the start, and how many cells its board has.
const LOST: [(GameId, &str, u32); 6] = [
    (GameId::Linage, "size=5.komi=30", 25),
    (GameId::Linage, "size=4.komi=30", 16),
    (GameId::Linage, "size=7.komi=0_5", 49),
    (GameId::Carteso, "size=5.komi=30", 25),
    (GameId::Carteso, "size=4.komi=30", 16),
    (GameId::Keil, "size=3.komi=30.button=off", 19),
];

/// How often levels 1 to 3 were asked in a game of playouts where they could pass, and how often they passed.
struct Passes {
    seed: u64,
    id: GameId,
    cells: u32,
}

/// How far the seat to move leads, or would after a move.
fn lead_after<G: Game>(game: &G, state: &G::State, mv: Option<G::Move>) -> i32 {
    let Turn::Seat(seat) = game.turn(state) else {
        panic!("a seat is to move");
    };
    let mut after = state.clone();
    if let Some(mv) = mv {
        game.play(&mut after, mv);
    }
    lead(&game.score(&after), game.seats(), seat)
}

impl Visitor for Passes {
    type Output = (u32, u32);

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> (u32, u32) {
        let game = Arc::new(game);
        let (mut dice, mut buffer, mut state) = (dice(self.seed), Vec::new(), game.start());
        let (mut asked, mut passed) = (0, 0);
        while game.turn(&state) != Turn::Over {
            let mut moves = Vec::new();
            game.moves(&state, &mut moves);
            let pass = moves.iter().copied().find(|&mv| game.name(&state, mv) == "pass");
            for rung in pass.into_iter().flat_map(|_| &rungs(self.id)[..3]) {
                let Budget::Steps(steps) = rung.budget else {
                    panic!("low levels have steps");
                };
                let mut search = tessera_engine::search(rung.engine, game.clone(), &state);
                let result = think(&mut *search, steps, &mut dice);
                let line = result.best().expect("a move");
                let best = line.mv;
                asked += 1;
                // A pass that ends the game without a loss is no fault.
                if Some(best) != pass || line.proven && line.value > 0.0 {
                    continue;
                }
                passed += 1;
                let costs =
                    |mv: G::Move| lead_after(&*game, &state, Some(mv)) < lead_after(&*game, &state, None);
                let few = game.points_in_play(&state).saturating_mul(3) < self.cells;
                let nothing_else = moves.iter().all(|&mv| Some(mv) == pass || costs(mv));
                // In Keil stones on the own eyes cost nothing by the score, and still nobody puts them there.
                let only_eyes = self.id == GameId::Keil && game.is_sensible(&state, best);
                assert!(
                    few || nothing_else || only_eyes,
                    "{:?}, seed {}: {:?} passes though other moves cost nothing",
                    self.id,
                    self.seed,
                    rung.engine,
                );
            }
            let mv = game.playout_move(&state, &mut dice, &mut buffer);
            game.play(&mut state, mv);
        }
        (asked, passed)
    }
}

#[test]
fn levels_1_to_3_pass_only_where_little_is_left_or_every_move_costs_points() {
    for (id, options, cells) in LOST {
        let options = Options::parse(options).expect("options are read");
        let (mut asked, mut passed) = (0, 0);
        for seed in 0..12 {
            let game = Passes { seed, id, cells };
            let seen = catalog::with(id, &options, game).expect("the game is set up");
            (asked, passed) = (asked + seen.0, passed + seen.1);
        }
        println!("{id:?}, {options:?}: {asked} times asked, {passed} passes");
        assert!(asked > 100, "{id:?}: hardly ever asked");
    }
}
