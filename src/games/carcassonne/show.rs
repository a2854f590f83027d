//! Carcassonne for people: names, gestures, pictures and sentences.

mod art;
mod curve;
mod highlight;
mod houses;
mod land;
mod map;
mod meeple;
mod overlays;
mod pattern;
mod show_land;
mod tile_geometry;
mod words;

use self::map::Map;
use self::meeple::draw_meeple;
use super::rules::{Carcassonne, Move, Phase, Position, Terrain, Tile};
use crate::game::{BySeat, Seat};
use crate::language::Language;
use crate::play::{Choice, Gesture, Notation, Show, ShowLand, Target};
use crate::scene::{Ink, Item, Point, Scene, Shape, SpotId};

/// The height of a meeple on the land.
const MEEPLE: f32 = 0.3;

/// What a spot is on the land.
enum Place {
    /// A cell of the land.
    Cell(u8),
    /// A segment, by its number among all.
    Segment(u8),
}

/// What a spot is; `None` for one that is not on the land.
fn place(state: &Position, spot: SpotId) -> Option<Place> {
    match spot {
        SpotId::Segment(segment) if segment < state.segments() => Some(Place::Segment(segment)),
        SpotId::Cell(cell) if cell < state.patch().count().into() => Some(Place::Cell(cell as u8)),
        _ => None,
    }
}

/// Draws every meeple where it stands; in a field, where it lies.
fn draw_meeples(state: &Position, map: Map, scene: &mut Scene) {
    for meeple in state.standing() {
        let at = map.anchor(state, meeple.cell, meeple.segment);
        let terrain = state.terrain(state.segment(meeple.cell, meeple.segment));
        draw_meeple(scene, meeple.seat, at, MEEPLE, terrain == Terrain::Field);
    }
}

impl Show for Carcassonne {
    fn gesture(&self, state: &Position, mv: Move) -> Gesture {
        match (mv, state.phase()) {
            (Move::Lay { x, y, turn }, _) => {
                let cell = state
                    .patch()
                    .cell(x, y)
                    .expect("a legal placement is beside the land");
                vec![Target::cell(cell.into()), Target::Rotation(turn)]
            }
            (Move::Meeple(Some(segment)), Phase::Meeple(cell)) => {
                vec![Target::Spot(SpotId::Segment(state.segment(cell, segment)))]
            }
            _ => vec![Target::Choice(self.name(state, mv))],
        }
    }

    fn scene(&self, state: &Position) -> Scene {
        let map = Map::of(state);
        let mut scene = map.scene(state);
        for cell in state.patch().covered() {
            art::draw_tile(&mut scene, state.tile(cell), map.center(state, cell));
        }
        draw_meeples(state, map, &mut scene);
        let (top, bottom) = (0.3, scene.height - 0.3);
        for x in map.columns() {
            let at = map.point(x, 0).x;
            for edge in [top, bottom] {
                scene.draw(Ink::Label, Shape::Text(Point::new(at, edge), 0.18, x.to_string()));
            }
        }
        let (left, right) = (0.3, scene.width - 0.3);
        for y in map.rows() {
            let at = map.point(0, y).y;
            for edge in [left, right] {
                scene.draw(Ink::Label, Shape::Text(Point::new(edge, at), 0.18, y.to_string()));
            }
        }
        scene
    }

    fn rotation_steps(&self) -> u8 {
        4
    }

    fn sides(&self, _: &Position, _: Language) -> BySeat<Option<&'static str>> {
        BySeat::default()
    }

    fn prompt(&self, state: &Position, _: Language) -> String {
        match state.phase() {
            Phase::Draw => "A tile is drawn.".into(),
            Phase::Lay(_) => "Lay the tile: choose a cell and how it is turned.".into(),
            Phase::Meeple(_) => "Put a meeple on the tile, or none.".into(),
            Phase::Over => "The game is over.".into(),
        }
    }

    fn choice(&self, state: &Position, mv: Move, _: Language) -> Choice {
        let (label, note) = match (mv, state.phase()) {
            (Move::Draw(kind), _) => (format!("Draw {}", kind.letter()), words::tile(Tile::new(kind, 0))),
            (Move::Lay { x, y, turn }, Phase::Lay(kind)) => {
                let side = words::tile(Tile::new(kind, turn));
                (
                    format!("Lay it at {x}, {y}"),
                    format!("Turned so that it shows {side}."),
                )
            }
            (Move::Meeple(Some(segment)), Phase::Meeple(cell)) => {
                let number = state.segment(cell, segment);
                let noun = words::capital(words::noun(state.terrain(number)));
                let side = words::side(state.tile(cell), segment);
                (format!("{noun}{side}"), words::claim(self, state, number))
            }
            _ => (
                "No meeple".into(),
                format!(
                    "{} in hand.",
                    words::count(state.in_hand(state.mover()).into(), "meeple")
                ),
            ),
        };
        Choice { label, note }
    }

    fn content(&self, state: &Position, spot: SpotId, _: Language) -> String {
        match place(state, spot) {
            Some(Place::Segment(segment)) => words::feature(state, segment),
            Some(Place::Cell(cell)) if state.patch().is_covered(cell) => {
                let mut text = words::tile(state.tile(cell));
                for meeple in state.standing().into_iter().filter(|meeple| meeple.cell == cell) {
                    let feature = words::feature(state, state.segment(cell, meeple.segment));
                    text += &format!("; meeple of {} on a {feature}", words::player(meeple.seat));
                }
                text
            }
            Some(Place::Cell(_)) => "empty".into(),
            None => "nothing".into(),
        }
    }

    fn why_illegal(&self, state: &Position, spot: SpotId, _: Language) -> Option<String> {
        let Some(place) = place(state, spot) else {
            return Some("there is nothing".into());
        };
        match (state.phase(), place) {
            (Phase::Over, _) => Some("the game is over".into()),
            (Phase::Draw, _) => Some("a tile is drawn first".into()),
            (Phase::Meeple(at), Place::Segment(segment)) => {
                let (on, segment) = state.place_of(segment);
                if on != at {
                    Some("a meeple can only be put on the tile just laid".into())
                } else if state.in_hand(state.mover()) == 0 {
                    Some("there is no meeple in hand".into())
                } else if !state.free_segments(at).any(|free| free == segment) {
                    Some("somebody stands there already".into())
                } else {
                    None
                }
            }
            (Phase::Meeple(_), Place::Cell(_)) => Some("the tile lies: put a meeple on it, or none".into()),
            (Phase::Lay(_), Place::Segment(_)) => Some("a tile lies there".into()),
            (Phase::Lay(kind), Place::Cell(cell)) => {
                if state.patch().is_covered(cell) {
                    return Some("a tile lies there".into());
                }
                let fits = state.surroundings(cell).fitting(kind) != 0;
                (!fits).then(|| format!("{} does not fit here, however it is turned", words::kind(kind)))
            }
        }
    }

    fn account(&self, state: &Position, _: Language) -> BySeat<String> {
        // At the end what was promised is scored too.
        let over = (state.phase() == Phase::Over).then(|| self.projected(state));
        BySeat(std::array::from_fn(|seat| {
            let seat = Seat(seat as u8);
            let earned = over.map_or_else(|| state.earned(seat), |points| points[seat]);
            let part = |terrain: Terrain| match earned[terrain as usize] {
                0 => None,
                points => Some(format!("{points} {}", words::plural(terrain))),
            };
            let parts: Vec<String> = Terrain::ALL.into_iter().filter_map(part).collect();
            match parts.is_empty() {
                true => "nothing scored yet".into(),
                false => parts.join(" + "),
            }
        }))
    }

    /// The whole feature bright, everything else veiled.
    fn hint(&self, state: &Position, spot: SpotId) -> Vec<Item> {
        let Some(Place::Segment(segment)) = place(state, spot) else {
            return Vec::new();
        };
        let map = Map::of(state);
        let members = state.members(state.root(segment));
        let mut scene = Scene::default();
        let tile = |cell: u8| {
            let here = members.iter().filter(|member| member.0 == cell);
            let lit = here.fold(0, |lit, member| lit | 1 << member.1);
            (state.tile(cell), map.center(state, cell), lit)
        };
        highlight::draw_highlight(&mut scene, state.patch().covered().map(tile));
        scene.items
    }

    /// A meeple in a field does not come home before the end.
    fn is_irreversible(&self, state: &Position, mv: Move) -> bool {
        match (mv, state.phase()) {
            (Move::Meeple(Some(segment)), Phase::Meeple(cell)) => {
                state.terrain(state.segment(cell, segment)) == Terrain::Field
            }
            _ => false,
        }
    }

    fn land(&self) -> Option<&dyn ShowLand<Position, Move>> {
        Some(self)
    }
}
