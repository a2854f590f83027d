//! The sentences about tiles, features and points.

use super::{english, spanish};
use crate::carcassonne::effects;
use crate::carcassonne::notation::{MoveName, SegmentName, parse_cell};
use crate::carcassonne::rules::{Award, Crowd, Feature, Kind, PlacedMeeple, Reason, Terrain, Tile};
use crate::effects::Effect;
use crate::play::{listed, listed_in_spanish};
use tessera_core::game::{BySeat, Seat};

tessera_core::words! {
    /// What people read about a game of Carcassonne. `names` is what each seat is called.
    pub struct CarcassonneWords {
        /// The prompt while a tile is drawn.
        draw_prompt,
        /// The prompt while a tile is placed.
        place_prompt,
        /// The prompt while a meeple is placed.
        meeple_prompt,
        /// The prompt after the end.
        over_prompt,
        /// The label of a draw.
        draw(kind: Kind),
        /// The label of a placement, by its coordinates.
        place(x: i8, y: i8),
        /// The note of a placement: what the tile shows as it lies there.
        placed(tile: Tile),
        /// The label of a meeple on a segment.
        meeple_on(tile: Tile, segment: u8),
        /// The note of a meeple on a feature, worth `now`, and `then`, at least, once it is complete.
        claim(feature: &Feature, now: &Award, then: &Award, names: &BySeat<String>),
        /// The label of the choice to place no meeple, and how it reads in the list of moves.
        no_meeple,
        /// A draw in the list of moves.
        drawn(kind: Kind),
        /// A placement in the list of moves: east, north, quarter turns clockwise.
        at(x: i8, y: i8, rotation: u8),
        /// A meeple in the list of moves.
        meeple(on: SegmentName),
        /// A segment, as the mark on it is called.
        segment(on: SegmentName),
        /// How many meeples are in hand.
        meeples_in_hand(number: u8),
        /// A tile as it lies.
        tile(tile: Tile),
        /// A feature as far as it has grown, and who holds it.
        feature(feature: &Feature, names: &BySeat<String>),
        /// A tile with the meeples on it, each with its feature.
        tile_with_meeples(tile: Tile, meeples: &[(PlacedMeeple, Feature)], names: &BySeat<String>),
        /// A cell without a tile.
        empty,
        /// A spot that is not on the land.
        nothing,
        /// What a feature is worth `now`, and `then`, at least, once it is complete.
        worth(now: &Award, then: &Award),
        /// What several features are worth.
        worths(worths: &[(Award, Award)]),
        /// How many of the tiles still to come fit a cell, and of how many.
        fitting(fitting: u8, coming: u8),
        /// Why a spot off the land cannot be played.
        nothing_there,
        /// Why nothing can be played after the end.
        game_over,
        /// Why nothing can be played before the draw.
        drawn_first,
        /// Why a meeple cannot be placed on another tile.
        other_tile,
        /// Why a meeple cannot be placed when none is left.
        none_in_hand,
        /// Why a meeple cannot be placed in a feature that is held.
        held,
        /// Why a cell cannot be touched while a meeple is placed.
        meeple_first,
        /// Why a tile cannot be placed on another.
        covered,
        /// Why a kind of tile cannot be placed on a cell.
        does_not_fit(kind: Kind),
        /// What a score is made of: the points by terrain, in the order of [`Terrain::ALL`].
        account(points: [u16; 4]),
        /// The tile in hand as it is turned.
        held_tile(tile: Tile),
        /// The tile in hand, and in how many cells and ways it fits.
        hand(tile: Tile, cells: usize, ways: usize),
        /// How many tiles are left in the bag.
        left(number: u8),
        /// A scored feature with its sum and the players who get the points. `small_city` is what a complete city
        /// of two tiles counts.
        award(award: &Award, small_city: u8, names: &BySeat<String>),
        /// A drawn tile that fits nowhere.
        set_aside(tile: Tile),
        /// What it means that a feature with meeples is completed. `small_city` is what a complete city of two tiles
        /// counts.
        completes(award: &Award, small_city: u8, names: &BySeat<String>),
        /// What it means that a feature without meeples is completed, worth these points.
        completes_unclaimed(terrain: Terrain, points: u16),
        /// What it means that features are joined, so many of them held, to one with these meeples.
        joins(terrain: Terrain, parts: u8, held: u8, crowd: Crowd, names: &BySeat<String>),
        /// What it means that a field is held by others, who get these points at the end.
        field_changes(from: &[String], to: &[String], points: u16),
        /// The same as a clause whose subject is the turn.
        takes_field(from: &[String], to: &[String]),
        /// The heading of a terrain's points.
        column(terrain: Terrain),
        /// The heading of the points scored at the end.
        at_end,
        /// The label of the overlay of cells where the tile fits.
        fits,
        /// What that overlay shows.
        fits_note,
        /// The label of the overlay of cells that stay empty.
        dead,
        /// What that overlay shows.
        dead_note,
        /// The label of the overlay of fields.
        fields,
        /// What that overlay shows.
        fields_note,
        /// The label of the overlay of the tiles placed last.
        last,
        /// What that overlay shows.
        last_note,
    }
}

impl CarcassonneWords {
    /// How a move of this name reads in the list of moves.
    pub fn move_text(&self, name: &str) -> String {
        match MoveName::parse(name) {
            Some(MoveName::Draw(kind)) => (self.drawn)(kind),
            Some(MoveName::Place { x, y, rotation }) => (self.at)(x, y, rotation),
            Some(MoveName::Meeple(on)) => (self.meeple)(on),
            Some(MoveName::NoMeeple) => self.no_meeple.to_owned(),
            None => name.to_owned(),
        }
    }

    /// What a move did, in a sentence; `None` where its picture says it. `small_city` is what a complete city of two tiles
    /// counts.
    pub fn effect(&self, effect: &Effect, small_city: u8, names: &BySeat<String>) -> Option<String> {
        let whole = |halves: i32| (halves / 2) as u16;
        let called =
            |seats: &[Seat]| -> Vec<String> { seats.iter().map(|&seat| names[seat].clone()).collect() };
        Some(match effect {
            Effect::Completed(feature) => (self.completes)(&effects::award(feature), small_city, names),
            Effect::CompletedUnclaimed { kind, halves } => {
                (self.completes_unclaimed)(effects::terrain(*kind), whole(*halves))
            }
            Effect::JoinedFeatures {
                kind,
                parts,
                held,
                meeples,
            } => {
                let crowd = Crowd::of_seats(meeples);
                (self.joins)(effects::terrain(*kind), *parts, *held, crowd, names)
            }
            Effect::FieldChanged { from, to, halves } => {
                (self.field_changes)(&called(from), &called(to), whole(*halves))
            }
            _ => return None,
        })
    }

    /// How the label of a cell or of a mark reads.
    pub fn spot_text(&self, label: &str) -> String {
        match (parse_cell(label), SegmentName::parse(label)) {
            (Some((x, y)), _) => (self.at)(x, y, 0),
            (None, Some(on)) => (self.segment)(on),
            (None, None) => label.to_owned(),
        }
    }

    /// Why nothing may be placed on a cell or a segment.
    pub fn reason(&self, reason: Reason) -> String {
        let why = match reason {
            Reason::GameOver => self.game_over,
            Reason::DrawFirst => self.drawn_first,
            Reason::MeepleFirst => self.meeple_first,
            Reason::Covered => self.covered,
            Reason::DoesNotFit(kind) => return (self.does_not_fit)(kind),
            Reason::OtherTile => self.other_tile,
            Reason::NoneInHand => self.none_in_hand,
            Reason::Held => self.held,
        };
        why.to_owned()
    }
}

static ENGLISH: CarcassonneWords = CarcassonneWords {
    draw_prompt: "A tile is drawn.",
    place_prompt: "Place the tile: pick a cell and a rotation.",
    meeple_prompt: "Place a meeple on the tile, or none.",
    over_prompt: "The game is over.",
    draw: |kind| format!("Draw {}", kind.letter()),
    place: |x, y| format!("Place it at {}", english::at(x, y, 0)),
    placed: |tile| format!("It then shows {}.", english::tile(tile)),
    meeple_on: english::meeple_on,
    claim: english::claim,
    no_meeple: "No meeple",
    drawn: |kind| format!("Tile {}", kind.letter()),
    at: english::at,
    meeple: |on| format!("Meeple: {}", english::segment(on)),
    segment: english::segment,
    meeples_in_hand: |number| format!("You have {}.", english::meeples(number.into())),
    tile: english::tile,
    feature: english::feature,
    tile_with_meeples: english::tile_with_meeples,
    empty: "empty",
    nothing: "nothing",
    worth: english::worth,
    worths: english::worths,
    fitting: english::fitting,
    nothing_there: "nothing is there",
    game_over: "the game is over",
    drawn_first: "a tile must be drawn first",
    other_tile: "a meeple goes on the tile that was just placed",
    none_in_hand: "you have no meeple left",
    held: "there is a meeple in it already",
    meeple_first: "the tile is placed: now place a meeple on it, or none",
    covered: "there is a tile already",
    does_not_fit: |kind| format!("tile {} does not fit here in any rotation", kind.letter()),
    account: english::account,
    held_tile: english::held_tile,
    hand: english::hand,
    left: |number| format!("{number} left"),
    award: english::award,
    set_aside: english::set_aside,
    completes: english::completes,
    completes_unclaimed: english::completes_unclaimed,
    joins: english::joins,
    field_changes: english::field_changes,
    takes_field: |from, to| format!("gives {} a field of {}", listed(to), listed(from)),
    column: |terrain| english::heading(terrain).to_owned(),
    at_end: "At the end",
    fits: "Where it fits",
    fits_note: "Cells where the tile in hand fits, with an arrow where it must be rotated first. Once it is placed: the parts of it that are claimed already.",
    dead: "Dead cells",
    dead_note: "Empty cells where none of the tiles still to come fits.",
    fields: "Fields",
    fields_note: "Every field in its owner's colour, with a pattern of its own and its points.",
    last: "Last tiles",
    last_note: "A frame around the tile that each player placed last.",
};

static SPANISH: CarcassonneWords = CarcassonneWords {
    draw_prompt: "Se roba una loseta.",
    place_prompt: "Coloca la loseta: elige una casilla y cómo girarla.",
    meeple_prompt: "Coloca un meeple en la loseta, o ninguno.",
    over_prompt: "La partida ha terminado.",
    draw: |kind| format!("Robar {}", kind.letter()),
    place: |x, y| format!("Colocarla en {}", spanish::at(x, y, 0)),
    placed: |tile| format!("Así colocada, muestra: {}.", spanish::tile(tile)),
    meeple_on: spanish::meeple_on,
    claim: spanish::claim,
    no_meeple: "Sin meeple",
    drawn: |kind| format!("Loseta {}", kind.letter()),
    at: spanish::at,
    meeple: |on| format!("Meeple: {}", spanish::segment(on)),
    segment: spanish::segment,
    meeples_in_hand: |number| format!("Tienes {}.", spanish::meeples(number.into())),
    tile: spanish::tile,
    feature: spanish::feature,
    tile_with_meeples: spanish::tile_with_meeples,
    empty: "vacía",
    nothing: "nada",
    worth: spanish::worth,
    worths: spanish::worths,
    fitting: spanish::fitting,
    nothing_there: "ahí no hay nada",
    game_over: "la partida ha terminado",
    drawn_first: "primero hay que robar una loseta",
    other_tile: "el meeple va en la loseta recién colocada",
    none_in_hand: "no te quedan meeples",
    held: "ahí ya hay un meeple",
    meeple_first: "la loseta ya está colocada: ahora coloca un meeple en ella, o ninguno",
    covered: "ya hay una loseta",
    does_not_fit: |kind| format!("la loseta {} no encaja aquí, se gire como se gire", kind.letter()),
    account: spanish::account,
    held_tile: spanish::held_tile,
    hand: spanish::hand,
    left: |number| format!("{} {number}", if number == 1 { "queda" } else { "quedan" }),
    award: spanish::award,
    set_aside: spanish::set_aside,
    completes: spanish::completes,
    completes_unclaimed: spanish::completes_unclaimed,
    joins: spanish::joins,
    field_changes: spanish::field_changes,
    takes_field: |from, to| {
        let (from, to) = (listed_in_spanish(from), listed_in_spanish(to));
        format!("da a {to} un campo de {from}")
    },
    column: |terrain| spanish::heading(terrain).to_owned(),
    at_end: "Al final",
    fits: "Dónde encaja",
    fits_note: "Casillas donde encaja la loseta de la mano, con una flecha donde antes hay que girarla. Una vez colocada: las partes de ella que ya están ocupadas.",
    dead: "Casillas muertas",
    dead_note: "Casillas vacías donde no encaja ninguna de las losetas por salir.",
    fields: "Campos",
    fields_note: "Cada campo en el color de su dueño, con una trama propia y sus puntos.",
    last: "Últimas losetas",
    last_note: "Un marco alrededor de la última loseta que colocó cada jugador.",
};

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::language::Language;

    #[test]
    fn names_of_moves_and_spots_are_read_as_people_say_them() {
        let words = CarcassonneWords::of(Language::English);
        for (name, text) in [
            ("D", "Tile D"),
            ("0_1_0", "0, 1"),
            ("-2_3_1", "−2, 3, turned 90°"),
            ("road-n", "Meeple: road north"),
            ("field-0", "Meeple: field north-west"),
            ("field-2", "Meeple: field north-east"),
            ("field-7", "Meeple: field north-west"),
            ("cloister", "Meeple: cloister"),
            ("none", "No meeple"),
            ("nonsense", "nonsense"),
        ] {
            assert_eq!(words.move_text(name), text);
        }
        for (label, text) in [
            ("2_-1", "2, −1"),
            ("city-w", "city west"),
            ("nonsense", "nonsense"),
        ] {
            assert_eq!(words.spot_text(label), text);
        }
    }
}
