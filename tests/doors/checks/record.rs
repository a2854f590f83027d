//! The text of a link or of a saved game.

use tessera_core::game::{BySeat, Turn};
use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId, Visitor};
use tessera_games::play::{IllegalMove, LINK_LIMIT, Notation, RECORD_LIMIT, RESIGN, Record, play_on};
use tessera_search::Heuristics;

/// A text above the limit is refused, and from a link one above the limit of a link. A record that is read is written as text that reads as the same record. The legal
/// names before the first illegal one replay, to the same position in both representations of the game.
pub fn check(bytes: &[u8]) {
    let Some(text) = super::text(bytes) else { return };
    let record = match Record::parse(text) {
        Ok(record) => record,
        Err(bad) => return assert!(bad.at <= text.len() && !bad.to_string().is_empty()),
    };
    assert!(text.len() <= RECORD_LIMIT);
    assert_eq!(Record::from_link(text).is_ok(), text.len() <= LINK_LIMIT);
    reads_as_written(&record);
    replays(&record);
}

/// The record is read as it is written, where its text is not above the limit: slashes may have been added.
pub fn reads_as_written(record: &Record) {
    let text = record.to_string();
    if text.len() > RECORD_LIMIT {
        return;
    }
    let shown = record.shown.filter(|&ply| ply < record.names.len());
    let same = Record {
        shown,
        ..record.clone()
    };
    assert_eq!(Record::parse(&text), Ok(same));
}

fn replays(record: &Record) {
    let Ok((table, refused)) = catalog::replayed(record, Language::English) else {
        return;
    };
    let played = table.record();
    match &refused {
        None => assert_eq!(played.names, record.names),
        Some(refused) => {
            assert_eq!(refused.mv.ply, played.names.len());
            assert!(record.names.starts_with(&played.names));
            assert_eq!(refused.mv.name, record.names[refused.mv.ply]);
            assert!(!refused.why.is_empty());
        }
    }
    let status = table.seat_status();
    let mut score = BySeat::default();
    for seat in tessera_core::game::Seat::all(table.seats()) {
        score[seat] = status[seat].score;
    }
    let here = Position {
        refused: refused.map(|refused| refused.mv),
        turn: table.turn(),
        score,
        legal: table.legal().names(),
    };
    drop(table);
    let game = GameId::find(&record.game).expect("the record was replayed");
    let there = catalog::with(game, &record.options, Replay(record)).expect("the record was replayed");
    assert_eq!(here.sorted(), there.sorted());
}

/// What is known of the position that a record leads to.
#[derive(PartialEq, Debug)]
struct Position {
    refused: Option<IllegalMove>,
    turn: Turn,
    score: BySeat<i32>,
    legal: Vec<String>,
}

impl Position {
    /// The cells, and so the moves, have another order in another representation.
    fn sorted(mut self) -> Position {
        self.legal.sort_unstable();
        self
    }
}

/// Replays a record in the fastest representation of the game.
struct Replay<'a>(&'a Record);

impl Visitor for Replay<'_> {
    type Output = Position;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Position {
        let mut state = game.start();
        let played = play_on(&game, &mut state, &self.0.names);
        // Where a name was refused, the game may have ended before it.
        let ended = match &played {
            Ok(played) => played.resigned.is_some(),
            Err(illegal) => {
                let legal = self.0.names[..illegal.ply].to_vec();
                legal.last().is_some_and(|name| name == RESIGN)
                    && play_on(&game, &mut game.start(), &legal).is_ok_and(|played| played.resigned.is_some())
            }
        };
        let refused = played.err();
        let mut moves = Vec::new();
        if !ended {
            game.moves(&state, &mut moves);
        }
        let mut score = BySeat::default();
        for seat in tessera_core::game::Seat::all(game.seats()) {
            score[seat] = game.score(&state)[seat];
        }
        Position {
            refused,
            turn: if ended { Turn::Over } else { game.turn(&state) },
            score,
            legal: moves.iter().map(|&mv| game.name(&state, mv)).collect(),
        }
    }
}
