//! Why a finished game was won: a sentence for each kind of end, and that no reason names what is not there.

use rand::RngExt;
use tessera_app::play::view::{Reason, reasons, why};
use tessera_app::{ChanceSeed, LiveGame, PlayMsg};
use tessera_core::game::{Seat, Turn, dice};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_games::effects::Effect;
use tessera_games::play::{Options, RESIGN, Record};

use super::App;

fn game(record: &str, language: Language) -> LiveGame {
    let record = Record::parse(record).expect("a record");
    let (game, fault) = LiveGame::view(&record, language).expect("a game");
    assert_eq!(fault, None);
    game
}

/// Why the game of a record was won, in both languages.
fn said(record: &str) -> [String; 2] {
    [Language::English, Language::Spanish].map(|language| why(&game(record, language), language))
}

/// A random game, played to its end in this language; where `leaves`, a seat resigns now and then.
fn random(id: GameId, options: &str, seed: u64, leaves: bool, language: Language) -> LiveGame {
    let options = Options::parse(options).expect("options");
    let mut game = LiveGame::start(id, &options, ChanceSeed::new(seed), language).expect("a game");
    let mut dice = dice(seed);
    while !game.over() {
        let names = game.table().legal().names();
        let name = if leaves && dice.random_range(0..40) == 0 {
            RESIGN.to_owned()
        } else {
            names[dice.random_range(0..names.len())].clone()
        };
        game.play(&name).expect("a legal move");
    }
    game
}

/// Checks a reason against the table.
fn check(game: &LiveGame, reason: &Reason, told: &str) {
    let (table, status) = (game.table(), game.table().seat_status());
    let komi = i32::from(table.komi().unwrap_or(0));
    let score = |seat: Seat| status[seat].score;
    let lead = |winner: Seat| score(winner) - score(Seat(1 - winner.0));
    let facts = |ply: usize| table.effects_of_plies(ply..ply + 1).facts;
    match reason {
        Reason::Resigned(seats) => {
            assert!(!seats.is_empty(), "{told}");
            let left = |&seat: &Seat| table.has_left(seat) || table.resigned() == Some(seat);
            assert!(seats.iter().all(left), "{told}");
        }
        Reason::Agreed => panic!("nobody has agreed: {told}"),
        &Reason::LargerGroup(winner, larger, smaller) => {
            assert!(status[winner].has_won() && larger > smaller, "{told}");
            assert_eq!(
                [score(winner), score(Seat(1 - winner.0))],
                [2 * larger, 2 * smaller]
            );
        }
        &Reason::FewerGroups(winner, size) => {
            assert!(status[winner].has_won() && lead(winner) == 0, "{told}");
            assert_eq!(score(winner), 2 * size);
        }
        &Reason::EqualGroups(size) => assert!(game.seats().all(|seat| score(seat) == 2 * size), "{told}"),
        &Reason::Even(each) | &Reason::Shared(each) => {
            let won = game.seats().filter(|&seat| status[seat].has_won());
            assert!(won.count() > 1, "{told}");
            let best = game
                .seats()
                .filter(|&seat| status[seat].has_won())
                .map(score)
                .max();
            assert_eq!(best, Some(each), "{told}");
        }
        &Reason::Board(winner, own, lost) => {
            assert!(status[winner].has_won(), "{told}");
            let komi = if status[winner].side.expect("a side").is_first {
                -komi
            } else {
                komi
            };
            let button = lead(winner) - (own - lost + komi);
            assert!(
                button.abs() <= 1 && own % 2 == 0 && lost % 2 == 0,
                "{told}: {button}"
            );
        }
        &Reason::Button(winner) => {
            assert_eq!(lead(winner), 1, "{told}");
            let taken = (0..game.ply()).any(|ply| facts(ply).contains(&Effect::Button(winner)));
            assert!(taken, "{told}");
        }
        // All regions and groups of the ply together.
        &Reason::Closed(winner, ply, size) => {
            let closed = |fact: &Effect| match fact {
                Effect::Closed { owner, cells } if *owner == winner => cells.len(),
                _ => 0,
            };
            assert_eq!(facts(ply).iter().map(closed).sum::<usize>(), size, "{told}");
        }
        &Reason::Finished(winner, ply, size) => {
            let finished = |fact: &Effect| match fact {
                Effect::Finished { owner, cells, .. } if *owner == winner => cells.len(),
                _ => 0,
            };
            assert_eq!(facts(ply).iter().map(finished).sum::<usize>(), size, "{told}");
        }
        &Reason::Captured(winner, stones) => {
            let mut captured = 0;
            for ply in 0..game.ply() {
                if game.decided(ply) == Turn::Seat(winner) {
                    captured += table.effects_of_plies(ply..ply + 1).captured();
                }
            }
            assert!(stones > 0 && stones == captured, "{told}: {captured}");
        }
        &Reason::Source(at, [winner, next], [own, less]) => {
            let tally = table.land().expect("a land").score_breakdown();
            assert_eq!(
                [own, less],
                [winner, next].map(|seat| tally.rows[seat.0 as usize][at])
            );
            assert!(
                status[winner].has_won() && own > less && score(winner) > score(next),
                "{told}"
            );
            assert!(
                told.starts_with(&tally.columns[at]) || told.contains(&tally.columns[at]),
                "{told}"
            );
        }
    }
}

#[test]
fn a_reason_names_only_what_is_there() {
    let kinds = [
        (GameId::Linage, "size=5.komi=0_5"),
        (GameId::Linage, "size=5.komi=0"),
        (GameId::Linage, "size=5.komi=bid"),
        (GameId::Carteso, "size=4.komi=3"),
        (GameId::Carteso, "size=5.komi=bid"),
        (GameId::Keil, "size=3.komi=1_5"),
        (GameId::Keil, "size=3.komi=bid"),
        (GameId::Ecalper, "size=3"),
        (GameId::Carcassonne, "players=2"),
        (GameId::Carcassonne, "players=3"),
        (GameId::Carcassonne, "players=5"),
    ];
    let mut kinds_seen = std::collections::BTreeSet::new();
    for (id, options) in kinds {
        let games = if id == GameId::Carcassonne { 3 } else { 12 };
        for seed in 0..games {
            for language in [Language::English, Language::Spanish] {
                let game = random(id, options, seed, seed % 4 == 3, language);
                let (reasons, told) = (reasons(&game), why(&game, language));
                let place = format!("{} with seed {seed}: {told}", game.record());
                assert!((1..=2).contains(&reasons.len()), "{place}");
                for reason in &reasons {
                    check(&game, reason, &place);
                    let kind = format!("{reason:?}");
                    kinds_seen.insert(kind.split('(').next().unwrap_or_default().to_owned());
                }
                assert!(told.ends_with('.') && !told.contains("  "), "{place}");
                assert!(!told.contains("komi") || table_komi(&game) > 0, "{place}");
                let sentences: Vec<&str> = told.split_inclusive(". ").collect();
                let mut once = sentences.clone();
                once.dedup();
                assert_eq!(once, sentences, "{place}");
            }
        }
    }
    for kind in [
        "Resigned",
        "Board",
        "Closed",
        "Finished",
        "Captured",
        "LargerGroup",
        "Source",
    ] {
        assert!(kinds_seen.contains(kind), "{kind} was never said: {kinds_seen:?}");
    }
}

fn table_komi(game: &LiveGame) -> i16 {
    game.table().komi().unwrap_or(0)
}

#[test]
fn each_kind_of_end_has_its_sentence_in_both_languages() {
    assert_eq!(
        said("linage/size=5.komi=0_5/c3.a1.pass.pass"),
        [
            "On the board it is 0 to 0; the komi of ½ makes Horizontal win.",
            "En el tablero, 0 a 0; con el komi de ½ gana Horizontal."
        ]
    );
    assert_eq!(
        said("linage/size=5.komi=0/c3.a1.pass.pass"),
        ["Both sides have 0 points.", "Los dos bandos tienen 0 puntos."]
    );
    assert_eq!(
        said("linage/size=5.komi=0_5/c3.a1.resign"),
        ["Vertical resigned.", "Vertical ha abandonado."]
    );
    assert_eq!(
        said("linage/size=5.komi=0_5/c3.a1"),
        ["", ""],
        "a game that goes on has no reason"
    );
}

#[test]
fn the_banner_and_the_voice_say_why() {
    let mut app = App::friends("size=5.komi=0_5");
    app.tap("c3");
    app.send(PlayMsg::Resign);
    app.send(PlayMsg::Resign);
    let banner = app.panel().banner.expect("the game is over");
    assert_eq!(banner.why, "Horizontal resigned.");
    let said = format!("{:?}", app.effects);
    assert!(
        said.contains("\"Player 2 resigned. Player 1 (Vertical) won by resignation. Vertical 0"),
        "{said}"
    );
}
