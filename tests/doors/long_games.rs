//! Games whose records are as long as a link can be.

use tessera_core::game::{Turn, dice};
use tessera_games::catalog::{self, GameId, Visitor};
use tessera_games::play::{LINK_LIMIT, Notation, Options, Record};
use tessera_search::Heuristics;

use crate::mutation::MOST_BYTES;

/// A record of each game on a large board, of random moves without passes, to the end of the game or of the link.
pub fn records() -> Vec<Vec<u8>> {
    let large = [
        (GameId::Keil, "size=10.komi=5_5.button=off"),
        (GameId::Keil, "size=5.komi=5_5.button=off"),
        (GameId::Linage, "size=19.komi=0"),
        (GameId::Carteso, "size=19"),
        (GameId::Ecalper, "size=10"),
        (GameId::Carcassonne, "players=5"),
    ];
    let record = |(game, text): (GameId, &str)| {
        let options = Options::parse(text).expect("well formed");
        let options = match game.complete(&options) {
            Ok(options) => options,
            Err(bad) => panic!("{bad}"),
        };
        let names = catalog::with(game, &options, RandomNames).expect("complete");
        let record = Record {
            game: game.id().to_owned(),
            options,
            names,
            shown: None,
        };
        let mut text = record.to_string();
        if text.len() > LINK_LIMIT {
            let end = text[..=LINK_LIMIT].rfind('.').expect("there are names");
            text.truncate(end);
        }
        text.into_bytes()
    };
    large.into_iter().map(record).collect()
}

/// What holds this record at the other doors: a line, a message, a kept game, a record as JSON.
pub fn wrapped(record: &str) -> [Vec<u8>; 4] {
    let question = format!(
        r#"{{"ask":{{"id":1,"record":"{record}","engine":"random","budget":{{"steps":1}},"seed":1}}}}"#
    );
    let kept = format!(
        r#"{{"id":"00000000000000a5","record":"{record}","players":["Person","Person"],"resigned":null,"over":false}}"#
    );
    let line = format!("position {record}\nresult\n");
    let mut parts = record.splitn(3, '/');
    let mut part = || parts.next().unwrap_or_default();
    let (game, options, names) = (part(), part(), part());
    let options = options.split('.').filter_map(|option| option.split_once('='));
    let options: Vec<String> = options
        .map(|(key, value)| format!(r#""{key}":"{value}""#))
        .collect();
    let plies: Vec<String> = names
        .split('.')
        .map(|name| format!(r#"{{"name":"{name}"}}"#))
        .collect();
    // As much as an input may have.
    let mut plies = plies.join(",");
    if plies.len() > MOST_BYTES - 200 {
        let end = plies[..MOST_BYTES - 200].rfind(",{").expect("there are plies");
        plies.truncate(end);
    }
    let json = format!(
        r#"{{"format":"tessera-record","version":1,"game":"{game}","options":{{{}}},"plies":[{plies}]}}"#,
        options.join(",")
    );
    [line, question, kept, json].map(String::into_bytes)
}

/// The names of random moves; a pass only where nothing else is legal.
struct RandomNames;

impl Visitor for RandomNames {
    type Output = Vec<String>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Vec<String> {
        let (mut state, mut dice) = (game.start(), dice(5));
        let (mut names, mut length) = (Vec::new(), 0);
        while game.turn(&state) != Turn::Over && length < LINK_LIMIT {
            let mut draw = || game.random_move(&state, &mut dice, &mut Vec::new());
            let is_pass = |mv| game.name(&state, mv) == "pass";
            let mv = std::iter::repeat_with(&mut draw)
                .take(50)
                .find(|&mv| !is_pass(mv));
            let mv = mv.unwrap_or_else(draw);
            let name = game.name(&state, mv);
            length += name.len() + 1;
            names.push(name);
            game.play(&mut state, mv);
        }
        names
    }
}
