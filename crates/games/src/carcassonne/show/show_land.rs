//! The parts of the picture that only a game of tiles has: the tile in hand, the bag, overlays, the points scored.

use super::map::{Map, dashes, square};
use super::meeple::draw_meeple;
use super::words::CarcassonneWords;
use super::{MEEPLE, Place, art, offer_ghost, overlays, place, turn_ghost};
use crate::carcassonne::rules::{
    Award, Carcassonne, KINDS, Kind, MEEPLES, Move, Phase, Position, Terrain, Tile,
};
use crate::play::{Gain, Hand, Holding, Overlay, ScoreBreakdown, Show, ShowLand, Supply};
use tessera_core::game::{BySeat, Game, Seat};
use tessera_core::language::Language;
use tessera_core::scene::{Ink, Point, Scene, Shape, SpotId};

impl ShowLand<Position, Move> for Carcassonne {
    fn aid(&self, state: &Position, spot: SpotId, language: Language) -> Option<String> {
        let words = CarcassonneWords::of(language);
        let worth = |segment: u8| self.prospects(state, state.root(segment));
        match place(state, spot)? {
            Place::Segment(segment) => {
                let (now, then) = worth(segment);
                Some((words.worth)(&now, &then))
            }
            Place::Cell(cell) if state.patch().is_covered(cell) => {
                let standing = state.standing().into_iter();
                let worths: Vec<_> = standing
                    .filter(|meeple| meeple.cell == cell)
                    .map(|meeple| worth(state.segment(cell, meeple.segment)))
                    .collect();
                (!worths.is_empty()).then(|| (words.worths)(&worths))
            }
            Place::Cell(cell) => {
                let in_hand = u8::from(matches!(state.phase(), Phase::Lay(_)));
                Some((words.fitting)(state.fitting_tiles(cell), state.left() + in_hand))
            }
        }
    }

    fn draw_ghost(&self, state: &Position, mv: Move, scene: &mut Scene) {
        let map = Map::of(state);
        match (mv, state.phase()) {
            (Move::Lay { x, y, rotation }, Phase::Lay(kind)) => {
                let center = map.point(x, y);
                art::draw_tile(scene, Tile::new(kind, rotation), center);
                scene.draw(Ink::Ghost, Shape::Area(square(center, 0.5)));
                scene.draw(Ink::Focus, Shape::Lines(dashes(center), 0.045));
            }
            (Move::Meeple(Some(segment)), Phase::Meeple(cell)) => {
                let number = state.segment(cell, segment);
                scene.items.extend(self.hint(state, SpotId::Segment(number)));
                let at = map.anchor(state, cell, segment);
                let lying = state.terrain(number) == Terrain::Field;
                draw_meeple(scene, state.mover(), at, MEEPLE, lying);
            }
            _ => {}
        }
    }

    fn draw_turn(
        &self,
        before: &Position,
        moves: &[Move],
        now: &Position,
        label: &str,
        above: [&mut Scene; 2],
    ) {
        turn_ghost::draw_turn(self, before, moves, now, label, above);
    }

    fn draw_offer(
        &self,
        state: &Position,
        mv: Move,
        number: Option<usize>,
        with_points: bool,
        above: &mut Scene,
    ) {
        offer_ghost::draw_offer(self, state, mv, number, with_points, above);
    }

    fn facts(&self, state: &Position, mv: Move, names: &BySeat<String>, language: Language) -> Vec<String> {
        let words = CarcassonneWords::of(language);
        match (mv, state.phase()) {
            (Move::Lay { .. }, _) => {
                let mut after = state.clone();
                self.play(&mut after, mv);
                let effects = self.effects(state, &[mv], &after);
                let sentence = |effect| words.effect(effect, self.small_city, names);
                effects.facts.iter().filter_map(sentence).collect()
            }
            (Move::Meeple(Some(segment)), Phase::Meeple(cell)) => {
                let number = state.segment(cell, segment);
                let (now, then) = self.prospects(state, state.root(number));
                vec![(words.claim)(state.feature(number), &now, &then, names)]
            }
            _ => Vec::new(),
        }
    }

    /// A seat that has no meeple, or no free segment, is not asked.
    fn forced(&self, state: &Position) -> Option<Move> {
        match state.phase() {
            Phase::Meeple(cell) if state.free_segments(cell).next().is_none() => Some(Move::Meeple(None)),
            _ => None,
        }
    }

    fn hand(&self, state: &Position, facing: u8, language: Language) -> Option<Hand> {
        let Phase::Lay(kind) = state.phase() else {
            return None;
        };
        let words = CarcassonneWords::of(language);
        let tile = Tile::new(kind, facing % kind.pattern().rotations);
        let ways = state
            .patch()
            .empty()
            .iter()
            .map(|&cell| state.surroundings(cell).fitting(kind).count_ones() as usize)
            .filter(|&ways| ways > 0);
        let (cells, ways) = ways.fold((0, 0), |(cells, all), ways| (cells + 1, all + ways));
        Some(Hand {
            picture: picture(tile),
            piece: (words.held_tile)(tile),
            text: (words.hand)(tile, cells, ways),
            left: (words.left)(state.left()),
        })
    }

    fn overlays(&self, language: Language) -> Vec<Overlay> {
        overlays::overlays(language)
    }

    fn draw_overlay(&self, state: &Position, overlay: &str, facing: u8, scene: &mut Scene) {
        overlays::draw(self, state, overlay, facing, scene);
    }

    fn gains(
        &self,
        before: &Position,
        mv: Move,
        now: &Position,
        names: &BySeat<String>,
        language: Language,
    ) -> Vec<Gain> {
        match mv {
            Move::Meeple(segment) => {
                let awards = self.awards(before, segment);
                awards
                    .iter()
                    .map(|award| self.gain(now, award, names, language))
                    .collect()
            }
            // It scores for no seat, but players want to know the points.
            Move::Draw(kind) if !before.fits(kind) => vec![Gain {
                seats: Vec::new(),
                halves: 0,
                text: (CarcassonneWords::of(language).set_aside)(Tile::new(kind, 0)),
                target: SpotId::Cell(0),
                at: Map::of(now).point(0, 0),
            }],
            _ => Vec::new(),
        }
    }

    fn final_scoring(&self, state: &Position, names: &BySeat<String>, language: Language) -> Vec<Gain> {
        let awards = self.final_awards(state);
        let worth = awards.iter().filter(|award| award.points > 0);
        worth
            .map(|award| self.gain(state, award, names, language))
            .collect()
    }

    fn score_breakdown(&self, state: &Position, language: Language) -> ScoreBreakdown {
        let projected = self.projected(state);
        let row = |seat: Seat| {
            let by_terrain = projected[seat];
            let scored: u16 = state.earned(seat).iter().sum();
            let all: u16 = by_terrain.iter().sum();
            let columns = by_terrain.iter().copied().chain([all - scored]);
            columns.map(|points| 2 * i32::from(points)).collect()
        };
        let words = CarcassonneWords::of(language);
        let columns = Terrain::ALL.map(words.column);
        ScoreBreakdown {
            columns: columns.into_iter().chain([words.at_end.to_owned()]).collect(),
            rows: Seat::all(self.players).map(row).collect(),
        }
    }

    fn tiles(&self, state: &Position) -> Vec<SpotId> {
        let cells = state.patch().covered();
        cells.map(|cell| SpotId::Cell(cell.into())).collect()
    }

    fn focus(&self, state: &Position) -> Option<SpotId> {
        let cell = match state.phase() {
            Phase::Meeple(cell) => Some(cell),
            _ => state.last_laid(self.seat_before(state)),
        };
        cell.map(|cell| SpotId::Cell(cell.into()))
    }

    fn edges(&self, language: Language) -> Vec<String> {
        let column = CarcassonneWords::of(language).column;
        [Terrain::City, Terrain::Road, Terrain::Field]
            .map(column)
            .to_vec()
    }

    fn supply(&self, state: &Position, language: Language) -> Vec<Supply> {
        let mut laid = [0u8; KINDS];
        for cell in state.patch().covered() {
            laid[usize::from(state.tile(cell).kind().0)] += 1;
        }
        // Only tiles that can be drawn have a chance.
        let drawable = |kind: &Kind| self.drawable(state, *kind);
        let of: u16 = Kind::all()
            .filter(drawable)
            .map(|kind| u16::from(state.bag(kind)))
            .sum();
        let row = |kind: Kind| {
            let in_hand = u8::from(state.phase() == Phase::Lay(kind));
            let all = kind.pattern().count;
            let fits = |cell: &&u8| state.surroundings(**cell).fitting(kind) != 0;
            Supply {
                name: kind.letter().into(),
                text: (CarcassonneWords::of(language).tile)(Tile::new(kind, 0)),
                picture: picture(Tile::new(kind, 0)),
                left: state.bag(kind).into(),
                all: all.into(),
                aside: (all - state.bag(kind) - laid[usize::from(kind.0)] - in_hand).into(),
                of: if self.drawable(state, kind) { of } else { 0 },
                edges: edges(kind),
                cells: state
                    .patch()
                    .empty()
                    .iter()
                    .filter(fits)
                    .map(|&cell| SpotId::Cell(cell.into()))
                    .collect(),
            }
        };
        Kind::all().map(row).collect()
    }

    fn holdings(&self, state: &Position) -> Option<BySeat<Holding>> {
        let holding = |seat: usize| {
            let seat = Seat(seat as u8);
            let scored: u16 = state.earned(seat).iter().sum();
            Holding {
                scored: 2 * i32::from(scored),
                pieces: state.in_hand(seat),
                of: MEEPLES,
            }
        };
        // Before the final scoring, the points of incomplete features are estimates.
        (self.turn(state) != tessera_core::game::Turn::Over).then(|| BySeat(std::array::from_fn(holding)))
    }
}

impl Carcassonne {
    /// An award with its sentence, at its place on the land as it is `now`.
    fn gain(&self, now: &Position, award: &Award, names: &BySeat<String>, language: Language) -> Gain {
        let (cell, segment) = now.place_of(award.root);
        Gain {
            seats: award.crowd.majority().collect(),
            halves: 2 * i32::from(award.points),
            text: (CarcassonneWords::of(language).award)(award, self.small_city, names),
            target: SpotId::Segment(award.root),
            at: Map::of(now).anchor(now, cell, segment),
        }
    }
}

/// The picture of a single tile.
fn picture(tile: Tile) -> Scene {
    let mut scene = Scene {
        width: 1.0,
        height: 1.0,
        ..Scene::default()
    };
    art::draw_tile(&mut scene, tile, Point::new(0.5, 0.5));
    scene
}

/// How many edges of a tile are part of a city, of a road, and of a field alone.
fn edges(kind: Kind) -> Vec<u8> {
    let of = |terrain: Terrain| -> u8 {
        let segments = kind.pattern().segments.iter();
        segments
            .filter(|segment| segment.terrain == terrain)
            .map(|segment| segment.ends())
            .sum()
    };
    let (city, road) = (of(Terrain::City), of(Terrain::Road));
    vec![city, road, 4 - city - road]
}
