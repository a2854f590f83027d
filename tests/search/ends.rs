//! Who owns each cell at the end of games that are played on from lines.

use tessera_core::game::{Seat, Turn, dice};
use tessera_engine::{EngineRun, Refusal};
use tessera_games::catalog::Visitor;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Notation, Options};
use tessera_protocol::{Budget, Engine, Ownership, Question, Report, WeighedLine};
use tessera_search::Heuristics;

/// The games whose cells belong to somebody at the end, on small boards.
const GAMES: [(&str, &str); 3] = [
    ("linage", "size=6.komi=0_5"),
    ("carteso", "size=6.komi=0_5"),
    ("keil", "size=3.komi=0_5"),
];

fn question(record: &str, seed: u32) -> Question {
    Question {
        id: 7,
        record: record.to_owned(),
        engine: Engine::BEST,
        budget: Budget::Steps(u32::MAX),
        seed,
        pooled: false,
        memory: None,
    }
}

fn counted(record: &str, lines: &[WeighedLine], seed: u32, slices: &[u32]) -> Report {
    let mut run = EngineRun::start_ownership(&question(record, seed), lines).unwrap();
    for &steps in slices {
        run.step(steps);
    }
    run.report()
}

fn ownership(report: Report) -> Ownership {
    report.ownership.expect("it was asked for")
}

fn line(names: &[String], weight: u32) -> WeighedLine {
    WeighedLine {
        names: names.to_vec(),
        weight,
    }
}

/// The names of a game of playouts, and who owns each cell at its end.
struct Played(u64);

impl Visitor for Played {
    type Output = (Vec<String>, Vec<(String, Seat)>);
    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Self::Output {
        let (mut dice, mut buffer) = (dice(self.0), Vec::new());
        let (mut state, mut names, mut owners) = (game.start(), Vec::new(), Vec::new());
        while game.turn(&state) != Turn::Over {
            let mv = game.playout_move(&state, &mut dice, &mut buffer);
            names.push(game.name(&state, mv));
            game.play(&mut state, mv);
        }
        game.each_owned(&state, &mut |cell, seat| {
            owners.push((game.cell_name(cell), seat))
        });
        owners.sort();
        (names, owners)
    }
}

fn played(game: &str, options: &str, seed: u64) -> (Vec<String>, Vec<(String, Seat)>) {
    let game = GameId::find(game).expect("a game");
    let mut read = Options::default();
    for (key, value) in options.split('.').filter_map(|option| option.split_once('=')) {
        read.set(key, value);
    }
    catalog::with(game, &read, Played(seed)).expect("options")
}

#[test]
fn shares_lie_between_nothing_and_all_and_depend_on_the_seed_alone() {
    for (game, options) in GAMES {
        for seed in 1..4 {
            let (names, _) = played(game, options, seed);
            let record = format!("{game}/{options}/{}", names[..names.len() / 3].join("."));
            let report = counted(&record, &[], 5, &[200]);
            assert_eq!(
                (report.id, report.steps, report.lines.len()),
                (7, 200, 0),
                "{record}"
            );
            assert_eq!(counted(&record, &[], 5, &[1, 150, 49]), report, "{record}");
            assert_ne!(counted(&record, &[], 6, &[200]), report, "{record}");
            let owned = ownership(report);
            assert_eq!(owned.ends, 200);
            assert!(!owned.cells.is_empty(), "{record}");
            for (cell, shares) in owned.shares() {
                assert!(
                    shares.iter().all(|share| (0.0..=1.0).contains(share)),
                    "{record} {cell}"
                );
                let all: f32 = shares.iter().sum();
                assert!(all > 0.0 && all <= 1.0001, "{record} {cell}: one owner at a time");
                assert_eq!(shares[2..], [0.0; Seat::MAX - 2], "two seats play");
            }
        }
    }
}

/// The cells that somebody owns at every end, and no others are owned.
fn certain(owned: &Ownership) -> Vec<(String, Seat)> {
    let cells = owned.cells.iter().map(|cell| {
        let seat = cell.ends.iter().position(|&ends| ends == owned.ends);
        (
            cell.cell.clone(),
            Seat(seat.expect("one owner at all ends") as u8),
        )
    });
    cells.collect()
}

#[test]
fn after_a_line_to_the_end_the_owners_are_those_of_the_real_end() {
    for (game, options) in GAMES {
        for seed in 1..6 {
            let (names, owners) = played(game, options, seed);
            let (before, rest) = names.split_at(names.len() / 2);
            let record = format!("{game}/{options}/{}", before.join("."));
            let owned = ownership(counted(&record, &[line(rest, 9)], 1, &[20]));
            assert_eq!(certain(&owned), owners, "{record}");
        }
    }
}

#[test]
fn where_only_a_pass_is_left_the_owners_are_certain_without_a_line() {
    for (game, options) in &GAMES[..2] {
        for seed in 1..6 {
            let (names, owners) = played(game, options, seed);
            let (last, before) = names.split_last().expect("a game");
            assert_eq!(last, "pass");
            let record = format!("{game}/{options}/{}", before.join("."));
            let owned = ownership(counted(&record, &[], 1, &[50]));
            assert_eq!(certain(&owned), owners, "{record}");
        }
    }
}

#[test]
fn lines_are_played_as_often_as_their_weights_say() {
    let (game, options) = GAMES[0];
    let (a, a_owners) = played(game, options, 1);
    let (b, b_owners) = played(game, options, 2);
    let lines = [line(&a, 300), line(&b, 100), line(&["nonsense".to_owned()], 0)];
    let owned = ownership(counted(&format!("{game}/{options}/"), &lines, 3, &[4_000]));
    let only_a = a_owners
        .iter()
        .find(|(cell, _)| b_owners.iter().all(|(other, _)| cell != other));
    let (cell, seat) = only_a.expect("the games end differently");
    let share = owned
        .shares()
        .find(|(known, _)| *known == cell)
        .expect("it is owned")
        .1[usize::from(seat.0)];
    // The standard deviation is 0.007.
    assert!((share - 0.75).abs() < 0.03, "{share}");
}

#[test]
fn what_cannot_be_counted_is_refused() {
    let why =
        |record: &str, lines: &[WeighedLine]| EngineRun::start_ownership(&question(record, 1), lines).err();
    for nobodys in ["carcassonne//D", "ecalper/size=3/"] {
        assert_eq!(why(nobodys, &[]), Some(Refusal::Ownerless), "{nobodys}");
    }
    assert_eq!(why("linage/size=5.komi=0/pass.pass", &[]), Some(Refusal::Over));
    let illegal = why("linage/size=5.komi=0/c3", &[line(&["c3".to_owned()], 1)]);
    assert!(matches!(illegal, Some(Refusal::Move(_))), "{illegal:?}");
}
