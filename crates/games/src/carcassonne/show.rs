//! Carcassonne for people: names, gestures, pictures and sentences.

mod art;
mod church;
mod curve;
mod english;
mod grove;
mod highlight;
mod houses;
mod hub;
mod land;
mod map;
mod meeple;
mod offer_ghost;
mod overlays;
mod pattern;
mod places;
mod plate;
mod road;
mod shield;
mod show_land;
mod spanish;
mod tile_geometry;
mod turn_ghost;
mod wall;
mod words;

use self::curve::moved;
use self::map::Map;
use self::meeple::draw_meeple;
use self::words::CarcassonneWords;
use super::effects;
use super::rules::{Carcassonne, Move, Phase, Position, Reason, Terrain, Tile};
use crate::effects::{Effect, Effects};
use crate::play::{Choice, Gesture, Notation, Show, ShowLand, SideName, Target};
use tessera_core::game::{BySeat, Seat};
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Item, Point, Scene, Shape, SpotId};

/// The height of a meeple on the land.
const MEEPLE: f32 = 0.34;

/// The meaning of a spot.
enum Place {
    /// A cell of the land.
    Cell(u8),
    /// A segment, by its number among all.
    Segment(u8),
}

/// The meaning of a spot; `None` for one that is not on the land.
fn place(state: &Position, spot: SpotId) -> Option<Place> {
    match spot {
        SpotId::Segment(segment) if segment < state.segments() => Some(Place::Segment(segment)),
        SpotId::Cell(cell) if cell < state.patch().count().into() => Some(Place::Cell(cell as u8)),
        _ => None,
    }
}

/// Draws every meeple on the land: upright, or lying in a field.
fn draw_meeples(state: &Position, map: Map, scene: &mut Scene) {
    for meeple in state.standing() {
        let at = map.anchor(state, meeple.cell, meeple.segment);
        let terrain = state.terrain(state.segment(meeple.cell, meeple.segment));
        draw_meeple(scene, meeple.seat, at, MEEPLE, terrain == Terrain::Field);
    }
}

/// Why no move begins at a spot.
pub enum Closed {
    /// No tile lies there, and none can.
    Nothing,
    /// The rules forbid it.
    By(Reason),
}

impl Show for Carcassonne {
    fn gesture(&self, state: &Position, mv: Move) -> Gesture {
        match (mv, state.phase()) {
            (Move::Lay { x, y, rotation }, _) => {
                let cell = state
                    .patch()
                    .cell(x, y)
                    .expect("a legal placement is beside the land");
                vec![Target::cell(cell.into()), Target::Rotation(rotation)]
            }
            (Move::Meeple(Some(segment)), Phase::Meeple(cell)) => {
                vec![Target::Spot(SpotId::Segment(state.segment(cell, segment)))]
            }
            _ => vec![Target::Choice(self.name(state, mv))],
        }
    }

    fn scene(&self, state: &Position, _: Language) -> Scene {
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
                scene.draw(
                    Ink::Label,
                    Shape::Coordinate(Point::new(at, edge), 0.18, places::coordinate(x)),
                );
            }
        }
        let (left, right) = (0.3, scene.width - 0.3);
        for y in map.rows() {
            let at = map.point(0, y).y;
            for edge in [left, right] {
                scene.draw(
                    Ink::Label,
                    Shape::Coordinate(Point::new(edge, at), 0.18, places::coordinate(y)),
                );
            }
        }
        scene
    }

    fn rotation_steps(&self) -> u8 {
        4
    }

    fn sides(&self, _: &Position, _: Language) -> BySeat<Option<SideName>> {
        BySeat::default()
    }

    fn move_text(&self, name: &str, language: Language) -> String {
        CarcassonneWords::of(language).move_text(name)
    }

    fn spot_text(&self, label: &str, language: Language) -> String {
        CarcassonneWords::of(language).spot_text(label)
    }

    fn prompt(&self, state: &Position, language: Language) -> String {
        let words = CarcassonneWords::of(language);
        let prompt = match state.phase() {
            Phase::Draw => words.draw_prompt,
            Phase::Lay(_) => words.place_prompt,
            Phase::Meeple(_) => words.meeple_prompt,
            Phase::Over => words.over_prompt,
        };
        prompt.to_owned()
    }

    fn choice(&self, state: &Position, mv: Move, names: &BySeat<String>, language: Language) -> Choice {
        let words = CarcassonneWords::of(language);
        let (label, note) = match (mv, state.phase()) {
            (Move::Draw(kind), _) => ((words.draw)(kind), (words.tile)(Tile::new(kind, 0))),
            (Move::Lay { x, y, rotation }, Phase::Lay(kind)) => {
                ((words.place)(x, y), (words.placed)(Tile::new(kind, rotation)))
            }
            (Move::Meeple(Some(segment)), Phase::Meeple(cell)) => {
                let number = state.segment(cell, segment);
                let (now, then) = self.prospects(state, state.root(number));
                (
                    (words.meeple_on)(state.tile(cell), segment),
                    (words.claim)(state.feature(number), &now, &then, names),
                )
            }
            _ => (
                words.no_meeple.to_owned(),
                (words.meeples_in_hand)(state.in_hand(state.mover())),
            ),
        };
        Choice { label, note }
    }

    fn content(&self, state: &Position, spot: SpotId, names: &BySeat<String>, language: Language) -> String {
        let words = CarcassonneWords::of(language);
        match place(state, spot) {
            Some(Place::Segment(segment)) => (words.feature)(state.feature(segment), names),
            Some(Place::Cell(cell)) if state.patch().is_covered(cell) => {
                let standing = state.standing().into_iter();
                let meeples: Vec<_> = standing
                    .filter(|meeple| meeple.cell == cell)
                    .map(|meeple| {
                        let feature = *state.feature(state.segment(cell, meeple.segment));
                        (meeple, feature)
                    })
                    .collect();
                (words.tile_with_meeples)(state.tile(cell), &meeples, names)
            }
            Some(Place::Cell(_)) => words.empty.to_owned(),
            None => words.nothing.to_owned(),
        }
    }

    fn effects(&self, before: &Position, moves: &[Move], after: &Position) -> Effects {
        effects::effects(self, before, moves, after)
    }

    /// What is scored is said by itself, thing by thing.
    fn effect_text(&self, effect: &Effect, who: &BySeat<String>, language: Language) -> Option<String> {
        match effect {
            Effect::FieldChanged { from, to, .. } => {
                let called =
                    |seats: &[Seat]| -> Vec<String> { seats.iter().map(|&seat| who[seat].clone()).collect() };
                Some((CarcassonneWords::of(language).takes_field)(
                    &called(from),
                    &called(to),
                ))
            }
            _ => None,
        }
    }

    type Closed = Closed;

    fn closed(&self, state: &Position, spot: SpotId) -> Option<Closed> {
        let check = match place(state, spot) {
            Some(Place::Cell(cell)) => state.check_cell(cell),
            Some(Place::Segment(segment)) => state.check_segment(segment),
            None => return Some(Closed::Nothing),
        };
        check.err().map(Closed::By)
    }

    fn closed_text(&self, closed: Closed, language: Language) -> String {
        let words = CarcassonneWords::of(language);
        match closed {
            Closed::Nothing => words.nothing_there.to_owned(),
            Closed::By(reason) => words.reason(reason),
        }
    }

    fn is_told(&self, closed: &Closed) -> bool {
        matches!(closed, Closed::By(Reason::Covered))
    }

    /// A tile, or a segment on which a meeple stands.
    fn is_taken(&self, state: &Position, spot: SpotId) -> bool {
        match place(state, spot) {
            Some(Place::Cell(cell)) => state.patch().is_covered(cell),
            Some(Place::Segment(segment)) => state
                .standing()
                .into_iter()
                .any(|meeple| state.segment(meeple.cell, meeple.segment) == segment),
            None => false,
        }
    }

    fn account(&self, state: &Position, language: Language) -> BySeat<String> {
        // At the end incomplete features score too.
        let over = (state.phase() == Phase::Over).then(|| self.projected(state));
        BySeat(std::array::from_fn(|seat| {
            let seat = Seat(seat as u8);
            let earned = over.map_or_else(|| state.earned(seat), |points| points[seat]);
            (CarcassonneWords::of(language).account)(earned)
        }))
    }

    /// Highlights a feature and covers everything else.
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

    /// Whether the meeple stays until the end, as in a field.
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
