//! The sentences about tiles, features and points.

use super::{english, spanish};
use crate::carcassonne::effects;
use crate::carcassonne::notation::{MoveName, SegmentName, parse_cell};
use crate::carcassonne::rules::{Award, Crowd, Feature, Kind, PlacedMeeple, Reason, Terrain, Tile};
use crate::effects::Effect;
use crate::play::{listed, listed_in_spanish};
use tessera_core::game::{BySeat, Seat};

tessera_core::words!(
    /// What people read about a game of Carcassonne. `names` is what each seat is called.
    pub enum CarcassonneWords {
        /// The prompt while a tile is drawn.
        draw_prompt = en("A tile is drawn.").es("Se roba una loseta."),
        /// The prompt while a tile is placed.
        place_prompt = en("Place the tile: pick a cell and a rotation.")
            .es("Coloca la loseta: elige una casilla y cómo girarla."),
        /// The prompt while a meeple is placed.
        meeple_prompt =
            en("Place a meeple on the tile, or none.").es("Coloca un meeple en la loseta, o ninguno."),
        /// The prompt after the end.
        over_prompt = en("The game is over.").es("La partida ha terminado."),
        /// The label of a draw.
        draw =
            en(|kind: Kind| format!("Draw {}", kind.letter())).es(|kind| format!("Robar {}", kind.letter())),
        /// The label of a placement, by its coordinates.
        place = en(|x: i8, y: i8| format!("Place it at {}", english::at(x, y, 0)))
            .es(|x, y| format!("Colocarla en {}", spanish::at(x, y, 0))),
        /// The note of a placement: what the tile shows as it lies there.
        placed = en(|tile: Tile| format!("It then shows {}.", english::tile(tile)))
            .es(|tile| format!("Así colocada, muestra: {}.", spanish::tile(tile))),
        /// The label of a meeple on a segment.
        meeple_on = en(english::meeple_on as fn(tile: Tile, segment: u8) -> String).es(spanish::meeple_on),
        /// The note of a meeple on a feature, worth `now`, and `then`, at least, once it is complete.
        claim = en(english::claim
            as fn(feature: &Feature, now: &Award, then: &Award, names: &BySeat<String>) -> String)
        .es(spanish::claim),
        /// The label of the choice to place no meeple, and how it reads in the list of moves.
        no_meeple = en("No meeple").es("Sin meeple"),
        /// A draw in the list of moves.
        drawn =
            en(|kind: Kind| format!("Tile {}", kind.letter())).es(|kind| format!("Loseta {}", kind.letter())),
        /// A placement in the list of moves: east, north, quarter turns clockwise.
        at = en(english::at as fn(x: i8, y: i8, rotation: u8) -> String).es(spanish::at),
        /// A meeple in the list of moves.
        meeple = en(|on: SegmentName| format!("Meeple: {}", english::segment(on)))
            .es(|on| format!("Meeple: {}", spanish::segment(on))),
        /// A segment, as the mark on it is called.
        segment = en(english::segment as fn(on: SegmentName) -> String).es(spanish::segment),
        /// How many meeples are in hand.
        meeples_in_hand = en(|number: u8| format!("You have {}.", english::meeples(number.into())))
            .es(|number| format!("Tienes {}.", spanish::meeples(number.into()))),
        /// A tile as it lies.
        tile = en(english::tile as fn(tile: Tile) -> String).es(spanish::tile),
        /// A feature as far as it has grown, and who holds it.
        feature = en(english::feature as fn(feature: &Feature, names: &BySeat<String>) -> String)
            .es(spanish::feature),
        /// A tile with the meeples on it, each with its feature.
        tile_with_meeples = en(english::tile_with_meeples
            as fn(tile: Tile, meeples: &[(PlacedMeeple, Feature)], names: &BySeat<String>) -> String)
        .es(spanish::tile_with_meeples),
        /// A cell without a tile.
        empty = en("empty").es("vacía"),
        /// A spot that is not on the land.
        nothing = en("nothing").es("nada"),
        /// What a feature is worth `now`, and `then`, at least, once it is complete.
        worth = en(english::worth as fn(now: &Award, then: &Award) -> String).es(spanish::worth),
        /// What several features are worth.
        worths = en(english::worths as fn(worths: &[(Award, Award)]) -> String).es(spanish::worths),
        /// How many of the tiles still to be placed fit a cell, and of how many.
        fitting = en(english::fitting as fn(fitting: u8, coming: u8) -> String).es(spanish::fitting),
        /// Why a spot off the land cannot be played.
        nothing_there = en("nothing is there").es("ahí no hay nada"),
        /// Why nothing can be played after the end.
        game_over = en("the game is over").es("la partida ha terminado"),
        /// Why nothing can be played before the draw.
        drawn_first = en("a tile must be drawn first").es("primero hay que robar una loseta"),
        /// Why a meeple cannot be placed on another tile.
        other_tile = en("a meeple goes on the tile that was just placed")
            .es("el meeple va en la loseta recién colocada"),
        /// Why a meeple cannot be placed when none is left.
        none_in_hand = en("you have no meeple left").es("no te quedan meeples"),
        /// Why a meeple cannot be placed in a feature that is held.
        held = en("there is a meeple in it already").es("ahí ya hay un meeple"),
        /// Why a cell cannot be touched while a meeple is placed.
        meeple_first = en("the tile is placed: now place a meeple on it, or none")
            .es("la loseta ya está colocada: ahora coloca un meeple en ella, o ninguno"),
        /// Why a tile cannot be placed on another.
        covered = en("there is a tile already").es("ya hay una loseta"),
        /// Why a kind of tile cannot be placed on a cell.
        does_not_fit = en(|kind: Kind| format!("tile {} does not fit here in any rotation", kind.letter()))
            .es(|kind| format!("la loseta {} no encaja aquí, se gire como se gire", kind.letter())),
        /// What a score is made of: the points by terrain, in the order of [`Terrain::ALL`].
        account = en(english::account as fn(points: [u16; 4]) -> String).es(spanish::account),
        /// The tile in hand as it is turned.
        held_tile = en(english::held_tile as fn(tile: Tile) -> String).es(spanish::held_tile),
        /// The tile in hand, and in how many cells and ways it fits.
        hand = en(english::hand as fn(tile: Tile, cells: usize, ways: usize) -> String).es(spanish::hand),
        /// How many tiles are left in the bag.
        left = en(|number: u8| format!("{number} left"))
            .es(|number| format!("{} {number}", if number == 1 { "queda" } else { "quedan" })),
        /// A scored feature with its sum and the players who get the points. `small_city` is what a complete city
        /// of two tiles counts.
        award = en(english::award as fn(award: &Award, small_city: u8, names: &BySeat<String>) -> String)
            .es(spanish::award),
        /// A drawn tile that fits nowhere.
        set_aside = en(english::set_aside as fn(tile: Tile) -> String).es(spanish::set_aside),
        /// What it means that a feature with meeples is completed. `small_city` is what a complete city of two tiles
        /// counts.
        completes =
            en(english::completes as fn(award: &Award, small_city: u8, names: &BySeat<String>) -> String)
                .es(spanish::completes),
        /// What it means that a feature without meeples is completed, worth these points.
        completes_unclaimed = en(english::completes_unclaimed as fn(terrain: Terrain, points: u16) -> String)
            .es(spanish::completes_unclaimed),
        /// What it means that features are joined, so many of them held, to one with these meeples.
        joins = en(english::joins
            as fn(terrain: Terrain, parts: u8, held: u8, crowd: Crowd, names: &BySeat<String>) -> String)
        .es(spanish::joins),
        /// What it means that a field is held by others, who get these points at the end.
        field_changes =
            en(english::field_changes as fn(from: &[String], to: &[String], points: u16) -> String)
                .es(spanish::field_changes),
        /// The same as a clause whose subject is the turn.
        takes_field =
            en(|from: &[String], to: &[String]| format!("gives {} a field of {}", listed(to), listed(from)))
                .es(|from, to| {
                    let (from, to) = (listed_in_spanish(from), listed_in_spanish(to));
                    format!("da a {to} un campo de {from}")
                }),
        /// The heading of a terrain's points.
        column = en(|terrain: Terrain| english::heading(terrain).to_owned())
            .es(|terrain| spanish::heading(terrain).to_owned()),
        /// The heading of the points scored at the end.
        at_end = en("At the end").es("Al final"),
        /// The label of the overlay of cells where the tile fits.
        fits = en("Where it fits").es("Dónde encaja"),
        /// What that overlay shows.
        fits_note = en(
            "Cells where the tile in hand fits, with an arrow where it must be rotated first. Once it is \
             placed: the parts of it that are claimed already.",
        )
        .es(
            "Casillas donde encaja la loseta de la mano, con una flecha donde antes hay que girarla. Una vez \
             colocada: las partes de ella que ya están ocupadas.",
        ),
        /// The label of the overlay of cells that stay empty.
        dead = en("Dead cells").es("Casillas muertas"),
        /// What that overlay shows.
        dead_note = en("Empty cells where none of the tiles still to be placed fits.")
            .es("Casillas vacías donde no encaja ninguna de las losetas por colocar."),
        /// The label of the overlay of fields.
        fields = en("Fields").es("Campos"),
        /// What that overlay shows.
        fields_note = en("Every field in its owner's colour, with a pattern of its own and its points.")
            .es("Cada campo en el color de su dueño, con una trama propia y sus puntos."),
        /// The label of the overlay of the tiles placed last.
        last = en("Last tiles").es("Últimas losetas"),
        /// What that overlay shows.
        last_note = en("A frame around the tile that each player placed last.")
            .es("Un marco alrededor de la última loseta que colocó cada jugador."),
    }
);

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
