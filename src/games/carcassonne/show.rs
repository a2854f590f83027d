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
mod tile_geometry;
mod words;

use self::map::{Map, SEGMENTS, sides, square};
use self::meeple::draw_meeple;
use super::rules::{Award, Carcassonne, Kind, MEEPLES, Move, Phase, Position, Terrain, Tile};
use crate::game::{BySeat, Game, Seat};
use crate::play::{
    Choice, Gain, Gesture, Hand, Holding, Overlay, ScoreBreakdown, Show, Supply, Target, listed,
};
use crate::scene::{Ink, Item, Point, Scene, Shape};

/// The sides of a tile as names spell them.
const SIDES: [char; 4] = ['n', 'e', 's', 'w'];

/// The height of a meeple on the land.
const MEEPLE: f32 = 0.3;

/// The name of a segment in records: `city-n`, `field-5`: the lowest side or half that it touches.
fn segment_name(state: &Position, cell: u8, segment: u8) -> String {
    let tile = state.tile(cell);
    let lowest = tile.reach(segment).trailing_zeros() as usize;
    match tile.kind().pattern().segments[usize::from(segment)].terrain {
        Terrain::Cloister => "cloister".into(),
        Terrain::City => format!("city-{}", SIDES[lowest]),
        Terrain::Road => format!("road-{}", SIDES[lowest]),
        Terrain::Field => format!("field-{lowest}"),
    }
}

/// What a number of a cell or mark stands for.
enum Place {
    /// A cell of the land.
    Cell(u8),
    /// A segment, by its number among all.
    Segment(u8),
}

/// What a number stands for; `None` for one that nothing has yet.
fn place(state: &Position, number: u16) -> Option<Place> {
    match number.checked_sub(SEGMENTS) {
        Some(segment) if segment < state.segments().into() => Some(Place::Segment(segment as u8)),
        None if number < state.patch().count().into() => Some(Place::Cell(number as u8)),
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
    fn name(&self, state: &Position, mv: Move) -> String {
        match (mv, state.phase()) {
            (Move::Draw(kind), _) => kind.letter().into(),
            (Move::Lay { x, y, turn }, _) => format!("{x}_{y}_{turn}"),
            (Move::Meeple(Some(segment)), Phase::Meeple(cell)) => segment_name(state, cell, segment),
            (Move::Meeple(_), _) => "none".into(),
        }
    }

    fn cell(&self, state: &Position, name: &str) -> Option<u16> {
        let mut numbers = name.split('_').map(|number| number.parse::<i8>().ok());
        let (x, y) = (numbers.next()??, numbers.next()??);
        state.patch().cell(x, y).map(u16::from)
    }

    fn gesture(&self, state: &Position, mv: Move) -> Gesture {
        match (mv, state.phase()) {
            (Move::Lay { x, y, turn }, _) => {
                let cell = state
                    .patch()
                    .cell(x, y)
                    .expect("a legal placement is beside the land");
                vec![Target::Cell(cell.into()), Target::Rotation(turn)]
            }
            (Move::Meeple(Some(segment)), Phase::Meeple(cell)) => {
                vec![Target::Cell(SEGMENTS + u16::from(state.segment(cell, segment)))]
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

    fn sides(&self, _: &Position) -> BySeat<Option<&'static str>> {
        BySeat::default()
    }

    fn prompt(&self, state: &Position) -> String {
        match state.phase() {
            Phase::Draw => "A tile is drawn.".into(),
            Phase::Lay(_) => "Lay the tile: choose a cell and how it is turned.".into(),
            Phase::Meeple(_) => "Put a meeple on the tile, or none.".into(),
            Phase::Over => "The game is over.".into(),
        }
    }

    fn choice(&self, state: &Position, mv: Move) -> Choice {
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

    fn content(&self, state: &Position, cell: u16) -> String {
        match place(state, cell) {
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

    fn aid(&self, state: &Position, cell: u16) -> Option<String> {
        match place(state, cell)? {
            Place::Segment(segment) => Some(words::worth(self, state, segment)),
            Place::Cell(cell) if state.patch().is_covered(cell) => {
                let here = state.standing().into_iter().filter(|meeple| meeple.cell == cell);
                let worth: Vec<String> = here
                    .map(|meeple| words::worth(self, state, state.segment(cell, meeple.segment)))
                    .collect();
                (!worth.is_empty()).then(|| listed(&worth))
            }
            Place::Cell(cell) => Some(words::fitting(state, cell)),
        }
    }

    fn why_illegal(&self, state: &Position, cell: u16) -> Option<String> {
        let Some(place) = place(state, cell) else {
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

    fn account(&self, state: &Position) -> BySeat<String> {
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
    fn hint(&self, state: &Position, cell: u16) -> Vec<Item> {
        let Some(Place::Segment(segment)) = place(state, cell) else {
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

    fn ghost(&self, state: &Position, mv: Move, before: Scene) -> Scene {
        let mut scene = before;
        let map = Map::of(state);
        match (mv, state.phase()) {
            (Move::Lay { x, y, turn }, Phase::Lay(kind)) => {
                let center = map.point(x, y);
                art::draw_tile(&mut scene, Tile::new(kind, turn), center);
                scene.draw(Ink::Ghost, Shape::Area(square(center, 0.5)));
                scene.draw(Ink::Focus, Shape::Lines(sides(&square(center, 0.49)), 0.05));
            }
            (Move::Meeple(Some(segment)), Phase::Meeple(cell)) => {
                let number = state.segment(cell, segment);
                scene.items.extend(self.hint(state, SEGMENTS + u16::from(number)));
                let at = map.anchor(state, cell, segment);
                let lying = state.terrain(number) == Terrain::Field;
                draw_meeple(&mut scene, state.mover(), at, MEEPLE, lying);
            }
            _ => {}
        }
        scene
    }

    /// The land marks the last tiles itself, as an overlay.
    fn mark(&self, _: &mut Scene, _: &Position, _: Move, _: Ink) {}

    fn facts(&self, state: &Position, mv: Move) -> Vec<String> {
        match (mv, state.phase()) {
            (Move::Lay { .. }, _) => words::consequences(self, state, mv),
            (Move::Meeple(Some(segment)), Phase::Meeple(cell)) => {
                vec![words::claim(self, state, state.segment(cell, segment))]
            }
            _ => Vec::new(),
        }
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

    /// Whoever has nothing to put down, or nowhere to put it, is not asked.
    fn forced(&self, state: &Position) -> Option<Move> {
        match state.phase() {
            Phase::Meeple(cell) if state.free_segments(cell).next().is_none() => Some(Move::Meeple(None)),
            _ => None,
        }
    }

    fn hand(&self, state: &Position, facing: u8) -> Option<Hand> {
        let Phase::Lay(kind) = state.phase() else {
            return None;
        };
        let tile = Tile::new(kind, facing % kind.pattern().turns);
        let ways = state
            .patch()
            .empty()
            .iter()
            .map(|&cell| state.surroundings(cell).fitting(kind).count_ones() as usize)
            .filter(|&ways| ways > 0);
        let (cells, ways) = ways.fold((0, 0), |(cells, all), ways| (cells + 1, all + ways));
        Some(Hand {
            picture: picture(tile),
            text: format!(
                "{}: {}. It fits {} in {}.",
                words::capital(&words::kind(kind)),
                words::tile(tile),
                words::count(cells, "cell"),
                words::count(ways, "way")
            ),
            left: format!("{} left", state.left()),
        })
    }

    fn overlays(&self) -> &'static [Overlay] {
        overlays::OVERLAYS
    }

    fn overlay(&self, state: &Position, overlay: usize, facing: u8, scene: &mut Scene) {
        overlays::draw(self, state, overlay, facing, scene);
    }

    fn gains(&self, before: &Position, mv: Move, now: &Position) -> Vec<Gain> {
        match mv {
            Move::Meeple(segment) => {
                let awards = self.awards(before, segment);
                awards.iter().map(|award| self.gain(now, award)).collect()
            }
            // Nobody gains by it, but everybody wants to know.
            Move::Draw(kind) if !before.fits(kind) => vec![Gain {
                seats: Vec::new(),
                halves: 0,
                text: format!(
                    "{} ({}) fits nowhere and is set aside; another is drawn.",
                    words::capital(&words::kind(kind)),
                    words::tile(Tile::new(kind, 0))
                ),
                target: 0,
                at: Map::of(now).point(0, 0),
            }],
            _ => Vec::new(),
        }
    }

    fn final_scoring(&self, state: &Position) -> Vec<Gain> {
        let awards = self.final_awards(state);
        let worth = awards.iter().filter(|award| award.points > 0);
        worth.map(|award| self.gain(state, award)).collect()
    }

    fn tally(&self, state: &Position) -> Option<ScoreBreakdown> {
        let projected = self.projected(state);
        let row = |seat: Seat| {
            let by_terrain = projected[seat];
            let scored: u16 = state.earned(seat).iter().sum();
            let all: u16 = by_terrain.iter().sum();
            let columns = by_terrain.iter().copied().chain([all - scored]);
            columns.map(|points| 2 * i32::from(points)).collect()
        };
        let columns = Terrain::ALL.map(words::plural).map(|name| match name {
            "cities" => "Cities",
            "roads" => "Roads",
            "cloisters" => "Cloisters",
            _ => "Fields",
        });
        Some(ScoreBreakdown {
            columns: columns.into_iter().chain(["At end"]).collect(),
            rows: Seat::all(self.players).map(row).collect(),
        })
    }

    fn focus(&self, state: &Position) -> Option<u16> {
        let before = (state.mover().0 + self.players - 1) % self.players;
        let cell = match state.phase() {
            Phase::Meeple(cell) => Some(cell),
            _ => state.last_laid(Seat(before)),
        };
        cell.map(u16::from)
    }

    fn has_bag(&self) -> bool {
        true
    }

    fn supply(&self, state: &Position) -> Vec<Supply> {
        let mut laid = [0u8; super::rules::KINDS];
        for cell in state.patch().covered() {
            laid[usize::from(state.tile(cell).kind().0)] += 1;
        }
        // Only what can come up has a chance.
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
                text: words::tile(Tile::new(kind, 0)),
                picture: picture(Tile::new(kind, 0)),
                left: state.bag(kind).into(),
                all: all.into(),
                aside: (all - state.bag(kind) - laid[usize::from(kind.0)] - in_hand).into(),
                of: if self.drawable(state, kind) { of } else { 0 },
                cells: state
                    .patch()
                    .empty()
                    .iter()
                    .filter(fits)
                    .map(|&cell| cell.into())
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
        // Until the end is reckoned, what lies on the land is only promised.
        (self.turn(state) != crate::game::Turn::Over).then(|| BySeat(std::array::from_fn(holding)))
    }
}

impl Carcassonne {
    /// An award as the page tells it, on the land as it is now.
    fn gain(&self, now: &Position, award: &Award) -> Gain {
        let (cell, segment) = now.place_of(award.root);
        Gain {
            seats: award.crowd.majority().collect(),
            halves: 2 * i32::from(award.points),
            text: words::award(self, award),
            target: SEGMENTS + u16::from(award.root),
            at: Map::of(now).anchor(now, cell, segment),
        }
    }
}

/// A tile by itself.
fn picture(tile: Tile) -> Scene {
    let mut scene = Scene {
        width: 1.0,
        height: 1.0,
        ..Scene::default()
    };
    art::draw_tile(&mut scene, tile, Point::new(0.5, 0.5));
    scene
}
