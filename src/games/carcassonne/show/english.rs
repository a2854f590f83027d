//! The English of the sentences that are made of several facts. `names` is what each seat is called.

use super::consequences::Consequence;
use crate::game::{BySeat, Seat};
use crate::games::carcassonne::rules::{Award, Crowd, Feature, Kind, PlacedMeeple, Terrain, Tile};
use crate::play::{counted, listed};

/// The sides of a tile.
const SIDES: [&str; 4] = ["north", "east", "south", "west"];

/// The halves of a tile's sides, clockwise from the north's west end.
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

/// What people call a terrain: `city`.
fn noun(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::City => "city",
        Terrain::Road => "road",
        Terrain::Cloister => "cloister",
        Terrain::Field => "field",
    }
}

/// The same at the beginning of a sentence: `City`.
fn noun_first(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::City => "City",
        Terrain::Road => "Road",
        Terrain::Cloister => "Cloister",
        Terrain::Field => "Field",
    }
}

/// Several of a terrain: `cities`.
fn plural(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::City => "cities",
        Terrain::Road => "roads",
        Terrain::Cloister => "cloisters",
        Terrain::Field => "fields",
    }
}

/// Several of a terrain at the head of a column: `Cities`.
pub fn heading(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::City => "Cities",
        Terrain::Road => "Roads",
        Terrain::Cloister => "Cloisters",
        Terrain::Field => "Fields",
    }
}

fn tiles(number: u8) -> String {
    counted(number, "tile", "tiles")
}

fn pennants(number: u8) -> String {
    counted(number, "pennant", "pennants")
}

/// `1 meeple`, `2 meeples`.
pub fn meeples(number: usize) -> String {
    counted(number, "meeple", "meeples")
}

fn points(number: u16) -> String {
    counted(number, "point", "points")
}

/// `city north and west with a pennant; road east to south; 2 fields`
pub fn tile(tile: Tile) -> String {
    let segments = tile.kind().pattern().segments;
    let mut parts = Vec::new();
    for (index, segment) in segments.iter().enumerate() {
        let reach = tile.reach(index as u8);
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
    let is_field = |terrain| terrain == Terrain::Field;
    let fields = segments
        .iter()
        .filter(|segment| is_field(segment.terrain))
        .count();
    parts.push(match fields {
        0 => "no field".into(),
        _ => counted(fields, "field", "fields"),
    });
    parts.join("; ")
}

/// `Anna with 2 meeples and Player 3`; `nobody`
fn holders(crowd: Crowd, names: &BySeat<String>) -> String {
    let holder = |seat: Seat| match crowd.of(seat) {
        0 => None,
        1 => Some(names[seat].clone()),
        number => Some(format!("{} with {}", names[seat], meeples(number.into()))),
    };
    let seats: Vec<String> = Seat::all(Seat::MAX as u8).filter_map(holder).collect();
    match seats.is_empty() {
        true => "nobody".into(),
        false => listed(&seats),
    }
}

/// Everybody in a majority.
fn majority(crowd: Crowd, names: &BySeat<String>) -> String {
    let seats: Vec<String> = crowd.majority().map(|seat| names[seat].clone()).collect();
    listed(&seats)
}

/// `4 tiles × 2 + 1 pennant × 2 = 10`
fn sum(award: &Award, small_city: u8) -> String {
    let terms = match (award.terrain, award.complete) {
        (Terrain::Field, _) => format!("{} × 3", counted(award.tiles, "complete city", "complete cities")),
        (Terrain::City, true) => {
            let each = if award.tiles == 2 { small_city / 2 } else { 2 };
            let tiles = tiles(award.tiles);
            match award.pennants {
                0 => format!("{tiles} × {each}"),
                number => format!("{tiles} × {each} + {} × 2", pennants(number)),
            }
        }
        (Terrain::City, false) if award.pennants > 0 => {
            format!("{} + {}", tiles(award.tiles), pennants(award.pennants))
        }
        _ => tiles(award.tiles),
    };
    format!("{terms} = {}", award.points)
}

/// `City: 4 tiles × 2 = 8 for Anna`
pub fn award(award: &Award, small_city: u8, names: &BySeat<String>) -> String {
    let (noun, sum) = (noun_first(award.terrain), sum(award, small_city));
    format!("{noun}: {sum} for {}", majority(award.crowd, names))
}

/// What follows the noun of a feature: ` of 5 tiles with 1 pennant`.
fn size(feature: &Feature) -> String {
    match (feature.terrain, feature.pennants) {
        (Terrain::Field, _) => String::new(),
        (Terrain::Cloister, _) => format!(" with {} around it", tiles(feature.tiles - 1)),
        (_, 0) => format!(" of {}", tiles(feature.tiles)),
        (_, number) => format!(" of {} with {}", tiles(feature.tiles), pennants(number)),
    }
}

/// `city of 5 tiles with 1 pennant; Anna`
pub fn feature(feature: &Feature, names: &BySeat<String>) -> String {
    let (noun, size) = (noun(feature.terrain), size(feature));
    format!("{noun}{size}; {}", holders(feature.crowd, names))
}

/// `cloister; no field; meeple of Anna on a cloister with 3 tiles around it; Anna`
pub fn tile_with_meeples(on: Tile, meeples: &[(PlacedMeeple, Feature)], names: &BySeat<String>) -> String {
    let mut text = tile(on);
    for (meeple, under) in meeples {
        text += &format!(
            "; meeple of {} on a {}",
            names[meeple.seat],
            feature(under, names)
        );
    }
    text
}

/// `6 points now, 12 if completed`
pub fn worth(now: &Award, then: &Award) -> String {
    match now.terrain {
        Terrain::Field => format!(
            "{} beside it, {} at the end",
            counted(now.tiles, "complete city", "complete cities"),
            points(now.points)
        ),
        _ if now.complete => format!("complete, worth {}", points(then.points)),
        _ => format!("{} now, {} if completed", points(now.points), then.points),
    }
}

/// Several of these in a row.
pub fn worths(worths: &[(Award, Award)]) -> String {
    let texts: Vec<String> = worths.iter().map(|(now, then)| worth(now, then)).collect();
    listed(&texts)
}

/// `12 tiles still to come fit here (30 %)`
pub fn fitting(fitting: u8, coming: u8) -> String {
    if fitting == 0 {
        return "no tile that is left fits here".into();
    }
    let percent = 100.0 * f64::from(fitting) / f64::from(coming.max(1));
    let fit = if fitting == 1 { "fits" } else { "fit" };
    format!("{} still to come {fit} here ({percent:.0} %)", tiles(fitting))
}

/// `City of 2 tiles: 2 points now, 4 if completed.`
pub fn claim(feature: &Feature, now: &Award, then: &Award, names: &BySeat<String>) -> String {
    let (noun, size) = (noun_first(feature.terrain), size(feature));
    let holders = match feature.crowd.is_empty() {
        true => String::new(),
        false => format!("; {}", holders(feature.crowd, names)),
    };
    let after = match feature.terrain {
        Terrain::Field => ". The meeple stays until the end",
        _ if feature.open == 0 => ": scored at once, and the meeple comes back",
        _ => "",
    };
    format!("{noun}{size}{holders}: {}{after}.", worth(now, then))
}

/// The terrain and, where a tile has several segments of it, the sides that this one reaches: `City north and west`,
/// `Field south-east`.
pub fn meeple_on(tile: Tile, segment: u8) -> String {
    let segments = tile.kind().pattern().segments;
    let terrain = segments[usize::from(segment)].terrain;
    let noun = noun_first(terrain);
    if segments.iter().filter(|other| other.terrain == terrain).count() < 2 {
        return noun.to_owned();
    }
    let reach = tile.reach(segment);
    match terrain {
        // The lowest half names a field well enough, and so it does in records.
        Terrain::Field => format!("{noun} {}", HALVES[reach.trailing_zeros() as usize]),
        _ => {
            let reached = (0..4).filter(|side| reach & 1 << side != 0);
            let sides: Vec<String> = reached.map(|side| SIDES[side].to_owned()).collect();
            format!("{noun} {}", listed(&sides))
        }
    }
}

/// `8 cities + 3 roads`, by the points of each terrain.
pub fn account(points: [u16; 4]) -> String {
    let part = |(terrain, points): (Terrain, u16)| format!("{points} {}", plural(terrain));
    let scored = Terrain::ALL.into_iter().zip(points).filter(|part| part.1 > 0);
    let parts: Vec<String> = scored.map(part).collect();
    match parts.is_empty() {
        true => "nothing scored yet".into(),
        false => parts.join(" + "),
    }
}

/// `Tile J: city north; road east to south; 2 fields. It fits 3 cells in 5 ways.`
pub fn hand(in_hand: Tile, cells: usize, ways: usize) -> String {
    format!(
        "{}: {}. It fits {} in {}.",
        name_first(in_hand.kind()),
        tile(in_hand),
        counted(cells, "cell", "cells"),
        counted(ways, "way", "ways")
    )
}

/// `Tile C (city north, east, south and west with a pennant; no field) fits nowhere and is set aside; another is drawn.`
pub fn set_aside(drawn: Tile) -> String {
    let (name, shown) = (name_first(drawn.kind()), tile(drawn));
    format!("{name} ({shown}) fits nowhere and is set aside; another is drawn.")
}

/// A kind of tile at the beginning of a sentence: `Tile J`.
fn name_first(kind: Kind) -> String {
    format!("Tile {}", kind.letter())
}

/// What the placement of a tile brings about, in a sentence.
pub fn consequence(consequence: &Consequence, small_city: u8, names: &BySeat<String>) -> String {
    match consequence {
        Consequence::Completes(award) => {
            let back: usize = Seat::all(Seat::MAX as u8)
                .map(|seat| usize::from(award.crowd.of(seat)))
                .sum();
            format!(
                "Completes the {} of {}: {}; {} back.",
                noun(award.terrain),
                majority(award.crowd, names),
                sum(award, small_city),
                meeples(back)
            )
        }
        Consequence::CompletesUnclaimed(terrain, points) => format!(
            "Completes a {} that nobody holds: {points} points for a meeple on it.",
            noun(*terrain)
        ),
        Consequence::Joins {
            terrain,
            parts,
            held,
            crowd,
        } => {
            let joined = counted(*parts, noun(*terrain), plural(*terrain));
            match held {
                0 | 1 => format!("Joins {joined}."),
                _ => format!(
                    "Joins {joined}, {held} of them held: now {}.",
                    holders(*crowd, names)
                ),
            }
        }
    }
}
