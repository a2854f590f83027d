//! The English of the sentences that are made of several facts. `names` is what each seat is called.

use super::places;
use crate::carcassonne::notation::SegmentName;
use crate::carcassonne::rules::{Award, Crowd, Feature, Kind, PlacedMeeple, Terrain, Tile};
use crate::play::{counted, listed, percent};
use tessera_core::game::{BySeat, Seat};

/// The sides of a tile.
const SIDES: [&str; 4] = ["north", "east", "south", "west"];

/// The corners of a tile, clockwise, each between two of [`SIDES`].
const CORNERS: [&str; 4] = ["north-east", "south-east", "south-west", "north-west"];

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

/// `held by Anna with 2 meeples and you`; `unclaimed`
fn holders(crowd: Crowd, names: &BySeat<String>) -> String {
    let holder = |seat: Seat| match crowd.of(seat) {
        0 => None,
        1 => Some(names[seat].clone()),
        number => Some(format!("{} with {}", names[seat], meeples(number.into()))),
    };
    let seats: Vec<String> = Seat::all(Seat::MAX as u8).filter_map(holder).collect();
    if seats.is_empty() {
        "unclaimed".into()
    } else {
        format!("held by {}", listed(&seats))
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

/// `City: 4 tiles × 2 = 8 for Anna.`
pub fn award(award: &Award, small_city: u8, names: &BySeat<String>) -> String {
    let (noun, sum) = (noun_first(award.terrain), sum(award, small_city));
    format!("{noun}: {sum} for {}.", majority(award.crowd, names))
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

/// `city of 5 tiles with 1 pennant, held by Anna`
pub fn feature(feature: &Feature, names: &BySeat<String>) -> String {
    let (noun, size) = (noun(feature.terrain), size(feature));
    format!("{noun}{size}, {}", holders(feature.crowd, names))
}

/// `cloister; no field; meeple (Anna) on the cloister with 3 tiles around it, held by Anna`
pub fn tile_with_meeples(on: Tile, meeples: &[(PlacedMeeple, Feature)], names: &BySeat<String>) -> String {
    let mut text = tile(on);
    for (meeple, under) in meeples {
        text += &format!(
            "; meeple ({}) on the {}",
            names[meeple.seat],
            feature(under, names)
        );
    }
    text
}

/// `6 points now, at least 14 when complete`
pub fn worth(now: &Award, then: &Award) -> String {
    match now.terrain {
        Terrain::Field => format!(
            "{} beside it, {} at the end",
            counted(now.tiles, "complete city", "complete cities"),
            points(now.points)
        ),
        _ if now.complete => format!("complete, worth {}", points(then.points)),
        Terrain::Cloister => format!("{} now, {} when complete", points(now.points), then.points),
        _ => format!(
            "{} now, at least {} when complete",
            points(now.points),
            then.points
        ),
    }
}

/// Several of these in a row.
pub fn worths(worths: &[(Award, Award)]) -> String {
    let texts: Vec<String> = worths.iter().map(|(now, then)| worth(now, then)).collect();
    listed(&texts)
}

/// `12 of the tiles still to be placed fit here (30 %)`, the one in hand counted
pub fn fitting(fitting: u8, coming: u8) -> String {
    if fitting == 0 {
        return "none of the tiles still to be placed fits here".into();
    }
    let percent = percent(fitting, coming);
    let fit = if fitting == 1 { "fits" } else { "fit" };
    format!("{fitting} of the tiles still to be placed {fit} here ({percent}\u{a0}%)")
}

/// `City of 2 tiles: 2 points now, at least 6 when complete.`
pub fn claim(feature: &Feature, now: &Award, then: &Award, names: &BySeat<String>) -> String {
    let (noun, size) = (noun_first(feature.terrain), size(feature));
    let holders = if feature.crowd.is_empty() {
        String::new()
    } else {
        format!(", {}", holders(feature.crowd, names))
    };
    let worth = match feature.terrain {
        Terrain::Field => format!("{}. The meeple stays until the end", worth(now, then)),
        _ if feature.open == 0 => format!(
            "complete. It scores {} at once, and the meeple comes back",
            points(then.points)
        ),
        _ => worth(now, then),
    };
    format!("{noun}{size}{holders}: {worth}.")
}

/// The terrain and, where a tile has several segments of it, where this one lies: `City north and west`,
/// `Field south-east`.
pub fn meeple_on(tile: Tile, segment: u8) -> String {
    let terrain = tile.kind().pattern().segments[usize::from(segment)].terrain;
    let noun = noun_first(terrain);
    match places::of_segment(tile, segment, &SIDES, &CORNERS) {
        Some(places) => format!("{noun} {}", listed(&places)),
        None => noun.to_owned(),
    }
}

/// Coordinates and, unless it lies upright, by how much the tile is turned: `2, −1, turned 90°`.
pub fn at(x: i8, y: i8, rotation: u8) -> String {
    turned(places::coordinates(x, y), rotation)
}

/// Something and, unless it lies upright, by how much it is turned.
fn turned(text: String, rotation: u8) -> String {
    match rotation {
        0 => text,
        quarters => format!("{text}, turned {}°", 90 * u16::from(quarters)),
    }
}

/// `road north`, `field south-west`
pub fn segment(name: SegmentName) -> String {
    let side = |side: u8| SIDES[usize::from(side)];
    match name {
        SegmentName::City(at) => format!("{} {}", noun(Terrain::City), side(at)),
        SegmentName::Road(at) => format!("{} {}", noun(Terrain::Road), side(at)),
        SegmentName::Field(half) => format!("{} {}", noun(Terrain::Field), places::corner(half, &CORNERS)),
        SegmentName::Cloister => noun(Terrain::Cloister).to_owned(),
    }
}

/// `cities 8, roads 3`, by the points of each terrain.
pub fn account(points: [u16; 4]) -> String {
    let part = |(terrain, points): (Terrain, u16)| format!("{} {points}", plural(terrain));
    let scored = Terrain::ALL.into_iter().zip(points).filter(|part| part.1 > 0);
    let parts: Vec<String> = scored.map(part).collect();
    if parts.is_empty() {
        "nothing scored yet".into()
    } else {
        parts.join(", ")
    }
}

/// `Tile J, turned 90°: city east; road south to west; 2 fields.`
pub fn held_tile(in_hand: Tile) -> String {
    let name = turned(name_first(in_hand.kind()), in_hand.rotation());
    format!("{name}: {}.", tile(in_hand))
}

/// `Tile J: city north; road east to south; 2 fields. It fits in 3 places, 5 ways in all.`
pub fn hand(in_hand: Tile, cells: usize, ways: usize) -> String {
    let held = held_tile(in_hand);
    let places = counted(cells, "place", "places");
    if ways == cells {
        format!("{held} It fits in {places}.")
    } else {
        format!("{held} It fits in {places}, {ways} ways in all.")
    }
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

/// `Completes a city: 4 tiles × 2 = 8 for Anna; 1 meeple comes back.`
pub fn completes(award: &Award, small_city: u8, names: &BySeat<String>) -> String {
    let back: usize = Seat::all(Seat::MAX as u8)
        .map(|seat| usize::from(award.crowd.of(seat)))
        .sum();
    let back = match back {
        1 => "1 meeple comes back".to_owned(),
        number => format!("{} come back", meeples(number)),
    };
    let (noun, sum) = (noun(award.terrain), sum(award, small_city));
    format!(
        "Completes a {noun}: {sum} for {}; {back}.",
        majority(award.crowd, names)
    )
}

/// `Completes an unclaimed road: 3 points for a meeple on it.`
pub fn completes_unclaimed(terrain: Terrain, worth: u16) -> String {
    let (noun, worth) = (noun(terrain), points(worth));
    format!("Completes an unclaimed {noun}: {worth} for a meeple on it.")
}

/// `Joins 2 cities, 2 of them claimed; now held by Anna and Ben.`
pub fn joins(terrain: Terrain, parts: u8, held: u8, crowd: Crowd, names: &BySeat<String>) -> String {
    let joined = counted(parts, noun(terrain), plural(terrain));
    match held {
        0 | 1 => format!("Joins {joined}."),
        _ => format!(
            "Joins {joined}, {held} of them claimed; now {}.",
            holders(crowd, names)
        ),
    }
}

/// `A field of Anna is now held by Ben: 6 points at the end as it is now.`
pub fn field_changes(from: &[String], to: &[String], worth: u16) -> String {
    let (from, to, worth) = (listed(from), listed(to), points(worth));
    format!("A field of {from} is now held by {to}: {worth} at the end as it is now.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_tile_are_told_apart_by_directions_that_people_use() {
        let corners_and_sides = |name: &str| SIDES.contains(&name) || CORNERS.contains(&name);
        for tile in Kind::all().flat_map(|kind| (0..4).map(move |rotation| Tile::new(kind, rotation))) {
            let segments = 0..tile.kind().pattern().segments.len() as u8;
            let labels: Vec<String> = segments.map(|segment| meeple_on(tile, segment)).collect();
            for (place, label) in labels.iter().enumerate() {
                assert!(!labels[..place].contains(label), "{tile:?}: {labels:?}");
                let directions = label
                    .split([' ', ','])
                    .skip(1)
                    .filter(|word| !["", "and"].contains(word));
                assert!(directions.clone().all(corners_and_sides), "{label}");
            }
        }
    }
}
