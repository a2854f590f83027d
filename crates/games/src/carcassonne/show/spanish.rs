//! The Spanish of the sentences that are made of several facts. `names` is what each seat is called after a
//! preposition: `ti`, `Ana`, `la IA`.

mod nouns;

use self::nouns::{CITY, CLOISTER, FIELD, ROAD, noun};
use super::places;
use crate::carcassonne::notation::SegmentName;
use crate::carcassonne::rules::{Award, Crowd, Feature, PlacedMeeple, Terrain, Tile};
use crate::play::{counted, listed_in_spanish, percent};
use tessera_core::game::{BySeat, Seat};

/// The sides of a tile.
const SIDES: [&str; 4] = ["norte", "este", "sur", "oeste"];

/// The corners of a tile, clockwise, each between two of [`SIDES`].
const CORNERS: [&str; 4] = ["noreste", "sureste", "suroeste", "noroeste"];

/// Several of a terrain at the head of a column: `Ciudades`.
pub fn heading(terrain: Terrain) -> &'static str {
    noun(terrain).heading
}

fn tiles(number: u8) -> String {
    counted(number, "loseta", "losetas")
}

fn pennants(number: u8) -> String {
    counted(number, "escudo", "escudos")
}

fn complete_cities(number: u8) -> String {
    counted(number, "ciudad completa", "ciudades completas")
}

/// `1 meeple`, `2 meeples`.
pub fn meeples(number: usize) -> String {
    counted(number, "meeple", "meeples")
}

fn points(number: u16) -> String {
    counted(number, "punto", "puntos")
}

/// `ciudad al norte y oeste con escudo; camino de este a sur; 2 campos`
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
                let pennant = if segment.pennant { " con escudo" } else { "" };
                parts.push(format!("ciudad al {}{pennant}", listed_in_spanish(&sides)));
            }
            Terrain::Road if sides.len() == 2 => parts.push(format!("camino de {}", sides.join(" a "))),
            Terrain::Road => parts.push(format!(
                "camino al {} que termina aquí",
                listed_in_spanish(&sides)
            )),
            Terrain::Cloister => parts.push("monasterio".into()),
            Terrain::Field => {}
        }
    }
    let is_field = |terrain| terrain == Terrain::Field;
    let fields = segments
        .iter()
        .filter(|segment| is_field(segment.terrain))
        .count();
    parts.push(match fields {
        0 => "sin campos".into(),
        _ => counted(fields, "campo", "campos"),
    });
    parts.join("; ")
}

/// Everybody in a feature: `ocupada por Ana con 2 meeples y por ti`. `occupied` is the form of its gender.
fn occupied_by(occupied: &str, crowd: Crowd, names: &BySeat<String>) -> String {
    let holder = |seat: Seat| match crowd.of(seat) {
        0 => None,
        1 => Some(format!("por {}", names[seat])),
        number => Some(format!("por {} con {}", names[seat], meeples(number.into()))),
    };
    let seats: Vec<String> = Seat::all(Seat::MAX as u8).filter_map(holder).collect();
    format!("{occupied} {}", listed_in_spanish(&seats))
}

/// For everybody in a majority: `para Ana y para ti`.
fn for_majority(crowd: Crowd, names: &BySeat<String>) -> String {
    let seats: Vec<String> = crowd
        .majority()
        .map(|seat| format!("para {}", names[seat]))
        .collect();
    listed_in_spanish(&seats)
}

/// `4 losetas × 2 + 1 escudo × 2 = 10`
fn sum(award: &Award, small_city: u8) -> String {
    let terms = match (award.terrain, award.complete) {
        (Terrain::Field, _) => format!("{} × 3", complete_cities(award.tiles)),
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

/// `Ciudad: 4 losetas × 2 = 8 para Ana.`
pub fn award(award: &Award, small_city: u8, names: &BySeat<String>) -> String {
    let (noun, sum) = (noun(award.terrain).first, sum(award, small_city));
    format!("{noun}: {sum} {}.", for_majority(award.crowd, names))
}

/// What follows the noun of a feature: ` de 5 losetas con 1 escudo`.
fn size(feature: &Feature) -> String {
    match (feature.terrain, feature.pennants) {
        (Terrain::Field, _) => String::new(),
        (Terrain::Cloister, _) => format!(" con {} alrededor", tiles(feature.tiles - 1)),
        (_, 0) => format!(" de {}", tiles(feature.tiles)),
        (_, number) => format!(" de {} con {}", tiles(feature.tiles), pennants(number)),
    }
}

/// What follows the noun of a feature: ` de 5 losetas, ocupada por Ana`; ` de 5 losetas, sin ocupar`.
fn size_and_holders(feature: &Feature, names: &BySeat<String>) -> String {
    let size = size(feature);
    if feature.crowd.is_empty() {
        format!("{size}, sin ocupar")
    } else {
        let occupied = noun(feature.terrain).occupied;
        format!("{size}, {}", occupied_by(occupied, feature.crowd, names))
    }
}

/// `ciudad de 5 losetas con 1 escudo, ocupada por Ana`
pub fn feature(feature: &Feature, names: &BySeat<String>) -> String {
    let noun = noun(feature.terrain).one;
    format!("{noun}{}", size_and_holders(feature, names))
}

/// `monasterio; sin campos; meeple puesto por Ana en el monasterio con 3 losetas alrededor, ocupado por Ana`
pub fn tile_with_meeples(on: Tile, meeples: &[(PlacedMeeple, Feature)], names: &BySeat<String>) -> String {
    let mut text = tile(on);
    for (meeple, under) in meeples {
        text += &format!(
            "; meeple puesto por {} en {}{}",
            names[meeple.seat],
            noun(under.terrain).the,
            size_and_holders(under, names)
        );
    }
    text
}

/// `6 puntos ahora, al menos 14 al completarse`
pub fn worth(now: &Award, then: &Award) -> String {
    match now.terrain {
        Terrain::Field => format!(
            "{} junto a él, {} al final",
            complete_cities(now.tiles),
            points(now.points)
        ),
        _ if now.complete => format!("{}, vale {}", noun(now.terrain).complete, points(then.points)),
        Terrain::Cloister => format!("{} ahora, {} al completarse", points(now.points), then.points),
        _ => format!(
            "{} ahora, al menos {} al completarse",
            points(now.points),
            then.points
        ),
    }
}

/// Several of these in a row.
pub fn worths(worths: &[(Award, Award)]) -> String {
    let texts: Vec<String> = worths.iter().map(|(now, then)| worth(now, then)).collect();
    texts.join("; ")
}

/// `12 de las losetas por colocar encajan aquí (30 %)`
pub fn fitting(fitting: u8, coming: u8) -> String {
    if fitting == 0 {
        return "ninguna de las losetas por colocar encaja aquí".into();
    }
    let percent = percent(fitting, coming);
    let fit = if fitting == 1 { "encaja" } else { "encajan" };
    format!("{fitting} de las losetas por colocar {fit} aquí ({percent}\u{a0}%)")
}

/// `Ciudad de 2 losetas: 2 puntos ahora, al menos 6 al completarse.`
pub fn claim(feature: &Feature, now: &Award, then: &Award, names: &BySeat<String>) -> String {
    let noun = noun(feature.terrain);
    let size = if feature.crowd.is_empty() {
        size(feature)
    } else {
        size_and_holders(feature, names)
    };
    let worth = match feature.terrain {
        Terrain::Field => format!("{}. El meeple se queda hasta el final", worth(now, then)),
        _ if feature.open == 0 => format!(
            "{}. Da {} enseguida y el meeple vuelve",
            noun.complete,
            points(then.points)
        ),
        _ => worth(now, then),
    };
    format!("{}{size}: {worth}.", noun.first)
}

/// The terrain and, where a tile has several segments of it, where this one lies: `Ciudad al norte y oeste`,
/// `Campo al sureste`.
pub fn meeple_on(tile: Tile, segment: u8) -> String {
    let terrain = tile.kind().pattern().segments[usize::from(segment)].terrain;
    let noun = noun(terrain).first;
    match places::of_segment(tile, segment, &SIDES, &CORNERS) {
        Some(places) => format!("{noun} al {}", listed_in_spanish(&places)),
        None => noun.to_owned(),
    }
}

/// Coordinates and, unless it lies upright, by how much the tile is turned: `2, −1, girada 90°`.
pub fn at(x: i8, y: i8, rotation: u8) -> String {
    turned(places::coordinates(x, y), rotation)
}

/// Something and, unless it lies upright, by how much it is turned.
fn turned(text: String, rotation: u8) -> String {
    match rotation {
        0 => text,
        quarters => format!("{text}, girada {}°", 90 * u16::from(quarters)),
    }
}

/// `camino al norte`, `campo al suroeste`
pub fn segment(name: SegmentName) -> String {
    let side = |side: u8| SIDES[usize::from(side)];
    match name {
        SegmentName::City(at) => format!("{} al {}", CITY.one, side(at)),
        SegmentName::Road(at) => format!("{} al {}", ROAD.one, side(at)),
        SegmentName::Field(half) => format!("{} al {}", FIELD.one, places::corner(half, &CORNERS)),
        SegmentName::Cloister => CLOISTER.one.to_owned(),
    }
}

/// `ciudades 8, caminos 3`, by the points of each terrain.
pub fn account(points: [u16; 4]) -> String {
    let part = |(terrain, points): (Terrain, u16)| format!("{} {points}", noun(terrain).many);
    let scored = Terrain::ALL.into_iter().zip(points).filter(|part| part.1 > 0);
    let parts: Vec<String> = scored.map(part).collect();
    if parts.is_empty() {
        "aún sin puntos".into()
    } else {
        parts.join(", ")
    }
}

/// `Loseta J, girada 90°: ciudad al este; camino de sur a oeste; 2 campos.`
pub fn held_tile(in_hand: Tile) -> String {
    let name = turned(format!("Loseta {}", in_hand.kind().letter()), in_hand.rotation());
    format!("{name}: {}.", tile(in_hand))
}

/// `Loseta J: ciudad al norte; camino de este a sur; 2 campos. Encaja en 3 sitios, de 5 maneras en total.`
pub fn hand(in_hand: Tile, cells: usize, ways: usize) -> String {
    let held = held_tile(in_hand);
    let places = counted(cells, "sitio", "sitios");
    if ways == cells {
        format!("{held} Encaja en {places}.")
    } else {
        format!("{held} Encaja en {places}, de {ways} maneras en total.")
    }
}

/// `La loseta C (ciudad al norte, este, sur y oeste con escudo; sin campos) no encaja en ningún sitio y se aparta; se
/// roba otra.`
pub fn set_aside(drawn: Tile) -> String {
    let (letter, shown) = (drawn.kind().letter(), tile(drawn));
    format!("La loseta {letter} ({shown}) no encaja en ningún sitio y se aparta; se roba otra.")
}

/// `Completa una ciudad: 4 losetas × 2 = 8 para Ana; vuelve 1 meeple.`
pub fn completes(award: &Award, small_city: u8, names: &BySeat<String>) -> String {
    let back: usize = Seat::all(Seat::MAX as u8)
        .map(|seat| usize::from(award.crowd.of(seat)))
        .sum();
    let back = match back {
        1 => "vuelve 1 meeple".to_owned(),
        number => format!("vuelven {}", meeples(number)),
    };
    let (noun, sum) = (noun(award.terrain).a, sum(award, small_city));
    format!(
        "Completa {noun}: {sum} {}; {back}.",
        for_majority(award.crowd, names)
    )
}

/// `Completa un camino sin ocupar: 3 puntos para un meeple colocado ahí.`
pub fn completes_unclaimed(terrain: Terrain, worth: u16) -> String {
    let (noun, worth) = (noun(terrain).a, points(worth));
    format!("Completa {noun} sin ocupar: {worth} para un meeple colocado ahí.")
}

/// `Une 2 ciudades, 2 de ellas ocupadas; el conjunto queda ocupado por Ana y Ben.`
pub fn joins(terrain: Terrain, parts: u8, held: u8, crowd: Crowd, names: &BySeat<String>) -> String {
    let noun = noun(terrain);
    let joined = counted(parts, noun.one, noun.many);
    match held {
        0 | 1 => format!("Une {joined}."),
        _ => format!(
            "Une {joined}, {held} {}; el conjunto queda {}.",
            noun.of_them_occupied,
            occupied_by("ocupado", crowd, names)
        ),
    }
}

/// `Un campo de Ana queda ahora en manos de Ben: 6 puntos al final tal como está.`
pub fn field_changes(from: &[String], to: &[String], worth: u16) -> String {
    let (from, to, worth) = (listed_in_spanish(from), listed_in_spanish(to), points(worth));
    format!("Un campo de {from} queda ahora en manos de {to}: {worth} al final tal como está.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::carcassonne::rules::Kind;

    #[test]
    fn parts_of_a_tile_are_told_apart_by_directions_that_people_use() {
        for tile in Kind::all().flat_map(|kind| (0..4).map(move |rotation| Tile::new(kind, rotation))) {
            let segments = 0..tile.kind().pattern().segments.len() as u8;
            let labels: Vec<String> = segments.map(|segment| meeple_on(tile, segment)).collect();
            for (place, label) in labels.iter().enumerate() {
                assert!(!labels[..place].contains(label), "{tile:?}: {labels:?}");
                let directions = label
                    .split([' ', ','])
                    .skip(1)
                    .filter(|word| !["", "al", "y"].contains(word));
                assert!(
                    directions
                        .clone()
                        .all(|word| SIDES.contains(&word) || CORNERS.contains(&word)),
                    "{label}"
                );
            }
        }
    }
}
