//! Games of Linage from Abstract Play: the winner and the margin are the same here, and what cannot be told is refused.
//!
//! The rules there are modelled literally; no file of theirs is kept here.

use std::collections::BTreeSet;

use rand::RngExt;
use serde_json::{Value, json};

use tessera_app::records::Changes;
use tessera_app::{Link, Msg, Pasted, pasted};
use tessera_core::game::{Dice, Seat, Turn, dice};
use tessera_core::language::Language;
use tessera_games::catalog;

use super::App;

/// A game as it is played there. The first player is Vertical.
struct Theirs {
    size: u8,
    komi: i32,
    /// The stones: column and row from 0, the lowest row first.
    stones: BTreeSet<(u8, u8)>,
    /// The moves after the komi.
    moves: Vec<String>,
    /// Who moves second and has the komi: 0 for the first player.
    second: usize,
    button: Option<usize>,
}

/// Who owns a region.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Owner {
    Player(usize),
    Free,
    Forbidden,
}

impl Theirs {
    fn regions(&self) -> Vec<(BTreeSet<(u8, u8)>, Owner)> {
        let all = (0..self.size).flat_map(|x| (0..self.size).map(move |y| (x, y)));
        let mut left: BTreeSet<_> = all.filter(|cell| !self.stones.contains(cell)).collect();
        let mut regions = Vec::new();
        while let Some(first) = left.pop_first() {
            let (mut region, mut open) = (BTreeSet::from([first]), vec![first]);
            while let Some((x, y)) = open.pop() {
                let near = [
                    (x.wrapping_sub(1), y),
                    (x + 1, y),
                    (x, y.wrapping_sub(1)),
                    (x, y + 1),
                ];
                for cell in near {
                    if left.remove(&cell) {
                        region.insert(cell);
                        open.push(cell);
                    }
                }
            }
            let has = |cell: (u8, u8)| region.contains(&cell);
            let lies = region.iter().any(|&(x, y)| has((x + 1, y)) && has((x + 2, y)));
            let stands = region.iter().any(|&(x, y)| has((x, y + 1)) && has((x, y + 2)));
            let owner = match (lies, stands) {
                (false, true) => Owner::Player(0),
                (true, false) => Owner::Player(1),
                (true, true) => Owner::Free,
                (false, false) => Owner::Forbidden,
            };
            regions.push((region, owner));
        }
        regions
    }

    /// A random cell where a stone may be placed; `None` where there is none.
    fn cell(&mut self, dice: &mut Dice) -> Option<(u8, u8)> {
        let regions = self.regions();
        let free = regions.into_iter().filter(|(_, owner)| *owner == Owner::Free);
        let mut cells: Vec<_> = free.flat_map(|(cells, _)| cells).collect();
        while !cells.is_empty() {
            let cell = cells.swap_remove(dice.random_range(0..cells.len() as u32) as usize);
            self.stones.insert(cell);
            let is_allowed = self.regions().iter().all(|(_, owner)| *owner != Owner::Forbidden);
            self.stones.remove(&cell);
            if is_allowed {
                return Some(cell);
            }
        }
        None
    }

    /// The points in halves of each player.
    fn scores(&self) -> [i32; 2] {
        let mut scores = [0; 2];
        for (cells, owner) in self.regions() {
            if let Owner::Player(player) = owner {
                scores[player] += 2 * cells.len() as i32;
            }
        }
        scores[self.second] += 2 * self.komi;
        if let Some(player) = self.button {
            scores[player] += 1;
        }
        scores
    }

    /// A random game to its end.
    fn random(size: u8, dice: &mut Dice) -> Theirs {
        let begins_second = dice.random_range(0..2) == 0;
        let mut game = Theirs {
            size,
            komi: dice.random_range(1..9),
            stones: BTreeSet::new(),
            moves: Vec::new(),
            second: usize::from(!begins_second),
            button: None,
        };
        if !begins_second {
            game.moves.push("play-second".into());
        }
        // The second player's first move follows the komi, or their wish to play second does.
        let mut mover = usize::from(begins_second);
        loop {
            let cell = match dice.random_range(0..12) {
                0 => None,
                _ => game.cell(dice),
            };
            let name = match cell {
                None if game.button.is_none() => {
                    game.button = Some(mover);
                    "take-button".to_owned()
                }
                None => "pass".to_owned(),
                Some((x, y)) => {
                    game.stones.insert((x, y));
                    format!("{}{}", char::from(b'a' + x), y + 1)
                }
            };
            game.moves.push(name);
            mover = 1 - mover;
            let is_closed = game.regions().iter().all(|(_, owner)| *owner != Owner::Free);
            if is_closed || game.moves.ends_with(&["pass".into(), "pass".into()]) {
                return game;
            }
        }
    }

    /// The record that can be downloaded there.
    fn record(&self) -> Value {
        let all: Vec<String> = [self.komi.to_string()]
            .into_iter()
            .chain(self.moves.clone())
            .collect();
        let rounds: Vec<&[String]> = all.chunks(2).collect();
        let scores = self.scores();
        let player = |name: &str, seat: usize| {
            json!({"name": name, "userid": name, "is_ai": false, "score": f64::from(scores[seat]) / 2.0,
                "result": i32::from(scores[seat] > scores[1 - seat])})
        };
        json!({
            "header": {
                "game": {"name": "Linage", "variants": [format!("size-{}", self.size)]},
                "site": {"name": "Abstract Play", "gameid": "x"},
                "date-start": "2026-07-01T10:00:00.000Z",
                "date-end": "2026-07-02T10:00:00.000Z",
                "date-generated": "2026-07-02T10:00:00.000Z",
                "players": [player("Ada", 0), player("Ben", 1)],
            },
            "moves": rounds,
        })
    }

    /// Whether two turns without a stone, the button among them, are followed by a stone.
    fn goes_on_after_passes(&self) -> bool {
        let moves = &self.moves[usize::from(self.moves[0] == "play-second")..];
        let is_stone = |name: &String| name != "pass" && name != "take-button";
        let at = moves.windows(2).position(|two| !two.iter().any(is_stone));
        at.is_some_and(|at| moves[at + 2..].iter().any(is_stone))
    }
}

/// What the record is here.
fn read(record: &Value) -> Result<(Link, Changes), String> {
    let text = serde_json::to_string_pretty(record).expect("plain data");
    match pasted(&text, None, Language::English) {
        Ok(Pasted::Shared(link, Some(changes))) => Ok((link, changes)),
        Ok(other) => panic!("{other:?}"),
        Err(fault) => Err(tessera_app::words::why_not_read(&fault, Language::English)),
    }
}

#[test]
fn the_winner_and_the_margin_of_random_games_are_the_same() {
    let (mut told, mut refused, mut mirrored) = (0, 0, 0);
    for seed in 0..40 {
        let mut dice = dice(seed);
        let game = Theirs::random(11, &mut dice);
        let record = game.record();
        let (link, changes) = match read(&record) {
            Ok(read) => read,
            Err(why) => {
                assert!(game.goes_on_after_passes(), "seed {seed}: {why}\n{record}");
                assert!(why.contains("follows the button and a pass"), "{why}");
                refused += 1;
                continue;
            }
        };
        assert!(!game.goes_on_after_passes(), "seed {seed}");
        let (table, fault) = catalog::replayed(&link.record, Language::English).expect("a game of Linage");
        assert_eq!(fault, None, "seed {seed}: {link}");
        assert_eq!(table.turn(), Turn::Over, "seed {seed}: {link}");
        let status = table.seat_status();
        let first = 1 - game.second;
        let scores = game.scores();
        let theirs = scores[first] - scores[game.second];
        assert_eq!(
            status[Seat(0)].score - status[Seat(1)].score,
            theirs,
            "seed {seed}: {link}"
        );
        assert_eq!(changes.is_mirrored, first == 1);
        assert_eq!(changes.has_button, game.button.is_some());
        assert_eq!(changes.ending, None);
        let names = if first == 0 {
            ["Ada", "Ben"]
        } else {
            ["Ben", "Ada"]
        };
        assert_eq!(link.names, names);
        told += 1;
        mirrored += usize::from(changes.is_mirrored);
    }
    assert!(
        told > 15 && mirrored > 5 && refused < 25,
        "{told} {mirrored} {refused}"
    );
}

/// A record of these rounds, won by the second player.
fn record(variants: Value, rounds: Value) -> Value {
    json!({
        "header": {
            "game": {"name": "Linage", "variants": variants},
            "players": [{"name": "Ada", "result": 0}, {"name": "Ben", "result": 1}],
        },
        "moves": rounds,
    })
}

#[test]
fn sizes_komi_and_endings_are_told() {
    let link = |variants: Value, rounds: Value| {
        let (link, changes) = read(&record(variants, rounds)).expect("it can be told");
        (link.record.to_string(), changes)
    };
    let (text, changes) = link(
        json!(null),
        json!([["7", "play-second"], ["C3", {"move": "d 4", "result": []}]]),
    );
    assert_eq!(text, "linage/size=15.komi=7/c3.d4");
    assert_eq!(changes, Changes::default());
    // As their records say it since July 2026, in any order.
    for variants in [
        json!(["15x15 board", "Lines of 3 (default)"]),
        json!(["Lines of 3 (default)", "15x15 board (default)"]),
        json!(["Lines of 3"]),
    ] {
        let (text, _) = link(variants, json!([["7", "play-second"], ["o15"]]));
        assert_eq!(text, "linage/size=15.komi=7/o15");
    }
    let both = json!(["Lines of 3 (default)", "13x13 board"]);
    let (text, _) = link(both, json!([["7", "play-second"], ["m13"]]));
    assert_eq!(text, "linage/size=13.komi=7/m13");
    // Where the second player began, the board is mirrored and they sit first.
    let (text, changes) = link(json!(["13x13 board"]), json!([["0", "a2"], ["c3", null]]));
    assert_eq!(text, "linage/size=13.komi=0/b1.c3");
    assert!(changes.is_mirrored);
    // The button counts for whoever moves second in the komi.
    let (text, _) = link(
        json!(["size-19"]),
        json!([["4", "play-second"], ["s19", "take-button"]]),
    );
    assert_eq!(text, "linage/size=19.komi=4_5/s19.pass");
    let (text, _) = link(
        json!(["size-19"]),
        json!([["4", "play-second"], ["take-button", "a1"]]),
    );
    assert_eq!(text, "linage/size=19.komi=3_5/pass.a1");
    // Ada, who lost, is to move in the second round.
    let (text, changes) = link(json!([]), json!([["4", "play-second"], ["resign"]]));
    assert_eq!(
        (text.as_str(), changes.ending),
        ("linage/size=15.komi=4/resign", None)
    );
    for (ending, told) in [
        ("timeout", "a player's time was up"),
        ("draw", "agreed on a draw"),
        ("abandoned", "given up without a winner"),
        ("resign", "the player who was not to move resigned"),
    ] {
        let rounds = json!([["4", "play-second"], ["a1", ending]]);
        let text = record(json!([]), rounds).to_string();
        let mut app = App::open();
        app.send(Msg::Navigate("open".into()));
        app.send(Msg::Pasted(text, None));
        assert_eq!(app.record(), "linage/size=15.komi=4/a1");
        let notice = app.panel().notice.expect("it is told where it is from");
        assert!(
            notice.starts_with("This game is from Abstract Play.") && notice.contains(told),
            "{notice}"
        );
        assert_eq!(app.panel().seats[0].name, "Ada");
    }
}

#[test]
fn what_cannot_be_told_is_refused_with_its_place() {
    let why = |record: &Value| read(record).expect_err("it is refused");
    let of = |rounds: Value| why(&record(json!([]), rounds));
    let mut hex = record(json!([]), json!([["a1"]]));
    hex["header"]["game"]["name"] = "Hex".into();
    assert!(
        why(&hex).contains("“header.game.name” is “Hex”, and of Abstract Play only games of Linage"),
        "{}",
        why(&hex)
    );
    let variant = why(&record(json!(["torus"]), json!([["1", "a1"]])));
    assert!(
        variant.contains("“header.game.variants[0]” is “torus”"),
        "{variant}"
    );
    for unknown in [
        "Lines of 13",
        "Lines of 4",
        "Lines of 3 (other)",
        "size-9",
        "size-013",
        "13x15 board",
        "13x13",
        "19x19 boards",
        "board 13",
        "Lines of 3, size-13",
        "",
        "size-13 (default) (default)",
    ] {
        let variant = why(&record(json!(["15x15 board", unknown]), json!([["1", "a1"]])));
        let named = match unknown {
            "" => "“header.game.variants[1]” is empty".to_owned(),
            unknown => format!("“header.game.variants[1]” is “{unknown}”"),
        };
        assert!(variant.contains(&named), "{variant}");
    }
    let two = why(&record(json!(["size-13", "size-15"]), json!([["1", "a1"]])));
    assert!(two.contains("“header.game.variants[1]” is “size-15”"), "{two}");
    for (rounds, told) in [
        (json!([]), "“moves” is empty, and a komi in whole points"),
        (
            json!([["a1"]]),
            "“moves[0][0]” is “a1”, and a komi in whole points",
        ),
        (
            json!([["-3", "a1"]]),
            "“moves[0][0]” leads to komi −3 with the button",
        ),
        (
            json!([["0", "play-second"], ["take-button"]]),
            "leads to komi −½ with the button",
        ),
        (
            json!([["1", "play-second"], ["p16"]]),
            "“moves[1][0]” is “p16”, which is no move",
        ),
        (
            json!([["1", "play-second"], ["a1", "a1"]]),
            "“moves[1][1]” is wrong: there is a stone already",
        ),
        (
            json!([["1", "play-second"], [null, "a1"]]),
            "“moves[1][1]” is out of turn",
        ),
        (
            json!([["1", "play-second"], ["draw", "a1"]]),
            "“moves[1][0]” is “draw”, which is no move",
        ),
        (
            json!([["1", "play-second"], ["take-button", "pass"], ["a1"]]),
            "“moves[2][0]” follows the button and a pass",
        ),
        (json!([["1", 7]]), "“moves[0][1]” must be a text in quotes"),
        (
            json!([["1", "a1", "b1"]]),
            "“moves[0]” must be a list of at most 2",
        ),
        (json!({}), "“moves” must be a list"),
    ] {
        let why = of(rounds.clone());
        assert!(why.starts_with("line ") && why.contains(told), "{rounds}: {why}");
    }
    // An address says nothing of the moves.
    let fault = pasted(
        "https://play.abstractplay.com/move/linage/1/x",
        None,
        Language::Spanish,
    )
    .expect_err("no game");
    let told = tessera_app::words::why_not_read(&fault, Language::Spanish);
    assert!(told.contains("descarga allí su registro"), "{told}");
}
