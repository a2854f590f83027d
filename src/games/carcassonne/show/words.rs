//! Tiles, features and scores in words.

use crate::game::{Game, Seat};
use crate::games::carcassonne::rules::{
    Award, Carcassonne, Crowd, Kind, Move, Phase, Position, Terrain, Tile,
};
use crate::play::listed;

/// The sides of a tile.
const SIDES: [&str; 4] = ["north", "east", "south", "west"];

/// What people call a terrain.
pub fn noun(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::City => "city",
        Terrain::Road => "road",
        Terrain::Cloister => "cloister",
        Terrain::Field => "field",
    }
}

/// A number with what it counts: `1 tile`, `3 tiles`, `2 cities`.
pub fn count(number: usize, noun: &str) -> String {
    match (number, noun.strip_suffix("ity")) {
        (1, _) => format!("1 {noun}"),
        (_, Some(stem)) => format!("{number} {stem}ities"),
        _ => format!("{number} {noun}s"),
    }
}

/// A tile as it lies: `city north and west with a pennant; road east to south`.
pub fn tile(tile: Tile) -> String {
    let segments = tile.kind().pattern().segments.iter().enumerate();
    let mut parts = Vec::new();
    for (place, segment) in segments {
        let reach = tile.reach(place as u8);
        let sides: Vec<String> = (0..4)
            .filter(|side| reach & 1 << side != 0)
            .map(|side| SIDES[side].to_owned())
            .collect();
        match segment.terrain {
            Terrain::City => {
                let pennant = if segment.pennant { " with a pennant" } else { "" };
                parts.push(format!("city {}{pennant}", listed(&sides)));
            }
            Terrain::Road if sides.len() == 2 => parts.push(format!("road {}", sides.join(" to "))),
            Terrain::Road => parts.push(format!("road {}, which ends here", listed(&sides))),
            Terrain::Cloister => parts.push("cloister".into()),
            Terrain::Field => {}
        }
    }
    let fields = tile.kind().pattern().segments.iter();
    let fields = fields.filter(|segment| segment.terrain == Terrain::Field).count();
    parts.push(match fields {
        0 => "no field".into(),
        _ => count(fields, "field"),
    });
    parts.join("; ")
}

/// Who stands somewhere: `player 1 with 2 meeples and player 3`; `nobody`.
pub fn crowd(crowd: Crowd) -> String {
    let of = |seat: Seat| match crowd.of(seat) {
        0 => None,
        1 => Some(player(seat)),
        meeples => Some(format!("{} with {meeples} meeples", player(seat))),
    };
    let seats: Vec<String> = Seat::all(Seat::MAX as u8).filter_map(of).collect();
    match seats.is_empty() {
        true => "nobody".into(),
        false => listed(&seats),
    }
}

/// A seat in sentences; the page puts the name there.
pub fn player(seat: Seat) -> String {
    format!("player {}", seat.0 + 1)
}

/// Everybody in a majority.
pub fn players(crowd: Crowd) -> String {
    let seats: Vec<String> = crowd.majority().map(player).collect();
    listed(&seats)
}

/// How a sum of points comes about: `4 tiles × 2 + 1 pennant × 2 = 10`.
pub fn sum(game: &Carcassonne, award: &Award) -> String {
    let (tiles, pennants) = (usize::from(award.tiles), usize::from(award.pennants));
    let left = match (award.terrain, award.complete) {
        (Terrain::Field, _) => format!("{} × 3", count(tiles, "complete city")),
        (Terrain::City, true) => {
            let each = if tiles == 2 { game.small_city / 2 } else { 2 };
            match pennants {
                0 => format!("{} × {each}", count(tiles, "tile")),
                _ => format!(
                    "{} × {each} + {} × 2",
                    count(tiles, "tile"),
                    count(pennants, "pennant")
                ),
            }
        }
        (Terrain::City, false) if pennants > 0 => {
            format!("{} + {}", count(tiles, "tile"), count(pennants, "pennant"))
        }
        _ => count(tiles, "tile"),
    };
    format!("{left} = {}", award.points)
}

/// An award as a badge explains it: `City: 4 tiles × 2 = 8 for player 1`.
pub fn award(game: &Carcassonne, award: &Award) -> String {
    let noun = match award.terrain {
        Terrain::City => "City",
        Terrain::Road => "Road",
        Terrain::Cloister => "Cloister",
        Terrain::Field => "Field",
    };
    format!("{noun}: {} for {}", sum(game, award), players(award.crowd))
}

/// A feature as far as it has grown: `city of 5 tiles with 1 pennant; player 1`.
pub fn feature(state: &Position, segment: u8) -> String {
    let feature = state.feature(segment);
    let (tiles, holds) = (usize::from(feature.tiles), crowd(feature.crowd));
    let size = match (feature.terrain, feature.pennants) {
        (Terrain::Field, _) => "field".into(),
        (Terrain::Cloister, _) => format!("cloister with {} around it", count(tiles - 1, "tile")),
        (terrain, 0) => format!("{} of {}", noun(terrain), count(tiles, "tile")),
        (terrain, pennants) => format!(
            "{} of {} with {}",
            noun(terrain),
            count(tiles, "tile"),
            count(pennants.into(), "pennant")
        ),
    };
    format!("{size}; {holds}")
}

/// What a feature is worth: `6 points now, 12 if completed`.
pub fn worth(game: &Carcassonne, state: &Position, segment: u8) -> String {
    let (now, then) = game.worth(state, state.root(segment));
    match now.terrain {
        Terrain::Field => {
            let beside = count(usize::from(now.tiles), "complete city");
            format!(
                "{beside} beside it, {} at the end",
                count(now.points.into(), "point")
            )
        }
        _ if now.complete => format!("complete, worth {}", count(then.points.into(), "point")),
        _ => format!(
            "{} now, {} if completed",
            count(now.points.into(), "point"),
            then.points
        ),
    }
}

/// How many of the tiles still to come fit an empty cell.
pub fn fitting(state: &Position, cell: u8) -> String {
    let fitting = state.fitting_tiles(cell);
    let coming = state.left() + u8::from(matches!(state.phase(), Phase::Lay(_)));
    match fitting {
        0 => "no tile that is left fits here".into(),
        _ => {
            let percent = 100.0 * f64::from(fitting) / f64::from(coming.max(1));
            let fit = if fitting == 1 { "fits" } else { "fit" };
            format!(
                "{} still to come {fit} here ({percent:.0} %)",
                count(fitting.into(), "tile")
            )
        }
    }
}

/// A kind of tile in a word or two, for those who know the letters: `tile J`.
pub fn kind(kind: Kind) -> String {
    format!("tile {}", kind.letter())
}

/// Several of a terrain.
pub fn plural(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::City => "cities",
        Terrain::Road => "roads",
        Terrain::Cloister => "cloisters",
        Terrain::Field => "fields",
    }
}

/// The same with a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// Where on its tile a segment lies, after its noun: ` north and west`, ` south-east`; nothing for the only one.
pub fn side(tile: Tile, segment: u8) -> String {
    const HALVES: [&str; 8] = [
        "north-west",
        "north-east",
        "east-north",
        "east-south",
        "south-east",
        "south-west",
        "west-south",
        "west-north",
    ];
    let segments = tile.kind().pattern().segments;
    let terrain = segments[usize::from(segment)].terrain;
    if segments.iter().filter(|other| other.terrain == terrain).count() < 2 {
        return String::new();
    }
    let reach = tile.reach(segment);
    let names: &[&str] = if terrain == Terrain::Field {
        &HALVES
    } else {
        &SIDES
    };
    let touched = (0..names.len()).filter(|end| reach & 1 << end != 0);
    match terrain {
        // The lowest half names a field well enough, and so it does in records.
        Terrain::Field => touched.take(1).map(|half| format!(" {}", names[half])).collect(),
        _ => {
            let sides: Vec<String> = touched.map(|side| names[side].to_owned()).collect();
            format!(" {}", listed(&sides))
        }
    }
}

/// What a meeple on a segment of the tile just laid claims: `City of 2 tiles: 2 points now, 4 if completed.`
pub fn claim(game: &Carcassonne, state: &Position, segment: u8) -> String {
    let text = feature(state, segment);
    let text = capital(text.trim_end_matches("; nobody"));
    let worth = worth(game, state, segment);
    let then = match state.terrain(segment) {
        Terrain::Field => ". The meeple stays until the end",
        _ if state.feature(segment).open == 0 => ": scored at once, and the meeple comes back",
        _ => "",
    };
    format!("{text}: {worth}{then}.")
}

/// What laying a tile completes, joins and brings back.
pub fn consequences(game: &Carcassonne, before: &Position, lay: Move) -> Vec<String> {
    let mut after = before.clone();
    game.play(&mut after, lay);
    let Phase::Meeple(cell) = after.phase() else {
        return Vec::new();
    };
    let mut facts = Vec::new();
    let awards = game.awards(&after, None);
    for award in &awards {
        let (noun, sum) = (noun(award.terrain), sum(game, award));
        let meeples: usize = Seat::all(game.players)
            .map(|seat| usize::from(award.crowd.of(seat)))
            .sum();
        let back = count(meeples, "meeple");
        facts.push(format!(
            "Completes the {noun} of {}: {sum}; {back} back.",
            players(award.crowd)
        ));
    }
    let segments = after.tile(cell).kind().pattern().segments;
    let mut seen = Vec::new();
    for (place, segment) in segments.iter().enumerate() {
        let root = after.root(after.segment(cell, place as u8));
        if seen.contains(&root) {
            continue;
        }
        seen.push(root);
        let feature = after.feature(root);
        if segment.terrain != Terrain::Field && feature.open == 0 && feature.crowd.is_empty() {
            let worth = game.worth(&after, root).1.points;
            facts.push(format!(
                "Completes a {} that nobody holds: {worth} points for a meeple on it.",
                noun(segment.terrain)
            ));
        }
        // What was several features before is one now.
        let mut parts: Vec<u8> = (0..before.segments())
            .filter(|&old| after.root(old) == root)
            .map(|old| before.root(old))
            .collect();
        parts.sort_unstable();
        parts.dedup();
        if parts.len() > 1 {
            let held = parts
                .iter()
                .filter(|&&part| !before.feature(part).crowd.is_empty())
                .count();
            let contest = if held > 1 {
                format!(", {} of them held: now {}", held, crowd(feature.crowd))
            } else {
                String::new()
            };
            facts.push(format!(
                "Joins {}{contest}.",
                count(parts.len(), noun(segment.terrain))
            ));
        }
    }
    facts
}
