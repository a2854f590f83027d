//! A picture as plain data: what is drawn, in which ink, and where one can point.
//!
//! One unit is the side of a board cell; y grows downwards. A scene has no colours and a theme has no
//! shapes: an [`Ink`] is a role, and the page's style sheet (`--ink-...`) says what it looks like.

mod compact;
mod point;
mod rotated;
mod seat_badge;
mod shared;

use std::fmt::Write;

pub use point::Point;
pub use rotated::Rotation;
pub use shared::SharedScene;

/// The role of a colour. Themes give each role a colour under the name [`Ink::name`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ink {
    /// The board itself.
    Board,
    /// Lines between cells.
    Grid,
    /// Coordinates.
    Label,
    /// A stone that belongs to nobody.
    Stone,
    /// The rim of such a stone.
    StoneRim,
    /// What the first side owns, as an area.
    FirstArea,
    /// What the second side owns, as an area.
    SecondArea,
    /// Lines and hatching of the first side.
    First,
    /// Lines and hatching of the second side.
    Second,
    /// A black stone.
    Black,
    /// The rim of a black stone.
    BlackRim,
    /// A white stone.
    White,
    /// The rim of a white stone, and the ring in it.
    WhiteRim,
    /// What a rule points at: stones open to replacement, points just captured.
    Mark,
    /// The last move.
    Last,
    /// The rim of the marks of last moves.
    LastRim,
    /// The last move of the seat before.
    Earlier,
    /// Where the pointer or the keyboard is.
    Focus,
    /// A point that may not be played.
    Bar,
    /// The ground of a tile of land.
    Meadow,
    /// Grass on it.
    Tuft,
    /// A road of the land.
    Road,
    /// The rims of roads and crossings.
    RoadRim,
    /// The ground of a city and of a cloister.
    City,
    /// Roofs of a city in the light.
    Roof,
    /// Roofs of a city in the shade.
    RoofShade,
    /// Walls, towers, and the rim of a pennant.
    Wall,
    /// The walk on top of a wall.
    WallTop,
    /// Roofs of a cloister in the light.
    Chapel,
    /// Roofs of a cloister in the shade.
    ChapelShade,
    /// The cloth of a pennant.
    Pennant,
    /// What is on the cloth.
    Charge,
    /// The border between tiles.
    TileEdge,
    /// What lies over everything that is not meant just now; half transparent.
    Veil,
    /// What lies over a piece that is only held there; nearly transparent.
    Ghost,
    /// The pattern of a field that nobody owns.
    NoOwner,
    /// The rim of a meeple.
    MeepleRim,
    /// What sets a meeple's rim off from dark ground.
    MeepleHalo,
    /// What is the first seat's, where seats have colours and no sides.
    Seat0,
    /// What is the second seat's, where seats have colours and no sides.
    Seat1,
    /// What is the third seat's, where seats have colours and no sides.
    Seat2,
    /// What is the fourth seat's, where seats have colours and no sides.
    Seat3,
    /// What is the fifth seat's, where seats have colours and no sides.
    Seat4,
    /// The first seat's mark on it.
    SeatMark0,
    /// The second seat's mark on it.
    SeatMark1,
    /// The third seat's mark on it.
    SeatMark2,
    /// The fourth seat's mark on it.
    SeatMark3,
    /// The fifth seat's mark on it.
    SeatMark4,
}

impl Ink {
    /// What is each seat's.
    pub const SEATS: [Ink; 5] = [Ink::Seat0, Ink::Seat1, Ink::Seat2, Ink::Seat3, Ink::Seat4];

    /// Every role, for themes to be checked against.
    pub const ALL: [Ink; 48] = [
        Ink::Board,
        Ink::Grid,
        Ink::Label,
        Ink::Stone,
        Ink::StoneRim,
        Ink::FirstArea,
        Ink::SecondArea,
        Ink::First,
        Ink::Second,
        Ink::Black,
        Ink::BlackRim,
        Ink::White,
        Ink::WhiteRim,
        Ink::Mark,
        Ink::Last,
        Ink::LastRim,
        Ink::Earlier,
        Ink::Focus,
        Ink::Bar,
        Ink::Meadow,
        Ink::Tuft,
        Ink::Road,
        Ink::RoadRim,
        Ink::City,
        Ink::Roof,
        Ink::RoofShade,
        Ink::Wall,
        Ink::WallTop,
        Ink::Chapel,
        Ink::ChapelShade,
        Ink::Pennant,
        Ink::Charge,
        Ink::TileEdge,
        Ink::Veil,
        Ink::Ghost,
        Ink::NoOwner,
        Ink::MeepleRim,
        Ink::MeepleHalo,
        Ink::Seat0,
        Ink::Seat1,
        Ink::Seat2,
        Ink::Seat3,
        Ink::Seat4,
        Ink::SeatMark0,
        Ink::SeatMark1,
        Ink::SeatMark2,
        Ink::SeatMark3,
        Ink::SeatMark4,
    ];

    /// The role's name in style sheets, after `--ink-`.
    pub fn name(self) -> &'static str {
        match self {
            Ink::Board => "board",
            Ink::Grid => "grid",
            Ink::Label => "label",
            Ink::Stone => "stone",
            Ink::StoneRim => "stone-rim",
            Ink::FirstArea => "first-area",
            Ink::SecondArea => "second-area",
            Ink::First => "first",
            Ink::Second => "second",
            Ink::Black => "black",
            Ink::BlackRim => "black-rim",
            Ink::White => "white",
            Ink::WhiteRim => "white-rim",
            Ink::Mark => "mark",
            Ink::Last => "last",
            Ink::LastRim => "last-rim",
            Ink::Earlier => "earlier",
            Ink::Focus => "focus",
            Ink::Bar => "bar",
            Ink::Meadow => "meadow",
            Ink::Tuft => "tuft",
            Ink::Road => "road",
            Ink::RoadRim => "road-rim",
            Ink::City => "city",
            Ink::Roof => "roof",
            Ink::RoofShade => "roof-shade",
            Ink::Wall => "wall",
            Ink::WallTop => "wall-top",
            Ink::Chapel => "chapel",
            Ink::ChapelShade => "chapel-shade",
            Ink::Pennant => "pennant",
            Ink::Charge => "charge",
            Ink::TileEdge => "tile-edge",
            Ink::Veil => "veil",
            Ink::Ghost => "ghost",
            Ink::NoOwner => "no-owner",
            Ink::MeepleRim => "meeple-rim",
            Ink::MeepleHalo => "meeple-halo",
            Ink::Seat0 => "seat-0",
            Ink::Seat1 => "seat-1",
            Ink::Seat2 => "seat-2",
            Ink::Seat3 => "seat-3",
            Ink::Seat4 => "seat-4",
            Ink::SeatMark0 => "seat-mark-0",
            Ink::SeatMark1 => "seat-mark-1",
            Ink::SeatMark2 => "seat-mark-2",
            Ink::SeatMark3 => "seat-mark-3",
            Ink::SeatMark4 => "seat-mark-4",
        }
    }
}

/// Contours that last as long as the program: to copy or compare them costs nothing, so that a board of many
/// pieces is quickly made and found to be the same.
#[derive(Clone, Copy, Debug)]
pub struct Contours(pub &'static [Vec<Point>]);

impl Contours {
    /// The contours moved by a point's coordinates.
    pub fn moved(self, to: Point) -> Vec<Vec<Point>> {
        let place = |point: &Point| Point::new(point.x + to.x, point.y + to.y);
        let contour = |points: &Vec<Point>| points.iter().map(place).collect();
        self.0.iter().map(contour).collect()
    }
}

impl PartialEq for Contours {
    fn eq(&self, other: &Contours) -> bool {
        std::ptr::eq(self.0, other.0) || self.0 == other.0
    }
}

/// A shape, in cells.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A filled polygon.
    Area(Vec<Point>),
    /// Filled contours in one: those that run clockwise add up, one that runs the other way round in another
    /// is a hole.
    Areas(Vec<Vec<Point>>),
    /// The same with contours that are made once and drawn in many places, each moved to a point.
    Stamp(Contours, Point),
    /// A filled disc: centre and radius.
    Disc(Point, f32),
    /// A circle line: centre, radius and width.
    Ring(Point, f32, f32),
    /// Separate straight lines of one width.
    Lines(Vec<[Point; 2]>, f32),
    /// The same few lines of one width at each of these points, measured from there: hatching, crosses. When
    /// the board is turned they stay upright, as text does.
    Signs(Vec<Point>, Vec<[Point; 2]>, f32),
    /// Text centred at a point, with the height of its capitals' line.
    Text(Point, f32, String),
}

impl Shape {
    /// The points that say where it lies: corners, ends, or its middle.
    pub fn points(&self) -> Vec<Point> {
        match self {
            Shape::Area(points) | Shape::Signs(points, ..) => points.clone(),
            Shape::Areas(contours) => contours.concat(),
            Shape::Stamp(contours, to) => contours.moved(*to).concat(),
            Shape::Disc(center, _) | Shape::Ring(center, ..) | Shape::Text(center, ..) => vec![*center],
            Shape::Lines(lines, _) => lines.concat(),
        }
    }
}

/// The lines of the same sign at each of these points.
pub fn stamped(points: &[Point], sign: &[[Point; 2]]) -> Vec<[Point; 2]> {
    let at = |place: &Point| {
        let Point { x, y } = *place;
        sign.iter()
            .map(move |line| line.map(|end| Point::new(x + end.x, y + end.y)))
    };
    points.iter().flat_map(at).collect()
}

/// A shape in an ink.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// What is drawn.
    pub shape: Shape,
    /// In which role's colour.
    pub ink: Ink,
    /// Whether it lies in a corner beside the board: it is not turned with it, but moved to a free corner.
    pub beside: bool,
}

impl Item {
    /// A shape on the board.
    pub fn new(ink: Ink, shape: Shape) -> Item {
        Item {
            shape,
            ink,
            beside: false,
        }
    }
}

/// What one can point at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SpotId {
    /// A cell of the board, by its number.
    Cell(u16),
    /// A segment of a tile, by its number among the segments of the land.
    Segment(u8),
    /// A badge of points scored, by its place in the list of gains.
    Badge(u8),
    /// A handle of a piece that waits to be confirmed: it rotates the piece to so many quarter turns clockwise.
    Handle(u8),
}

impl SpotId {
    /// The number of a cell; `None` for anything else.
    pub fn cell(self) -> Option<u16> {
        match self {
            SpotId::Cell(cell) => Some(cell),
            _ => None,
        }
    }
}

/// A place that one can point at.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    /// What is there.
    pub id: SpotId,
    /// The cell's name: `c5`.
    pub label: String,
    /// The middle of the cell.
    pub center: Point,
    /// The cell's outline.
    pub outline: Vec<Point>,
    /// The row in reading order, from the top, counted from 0.
    pub row: u16,
    /// The column in reading order, from the left, counted from 0.
    pub column: u16,
}

impl Spot {
    /// Whether the point lies inside the outline (even-odd rule).
    pub fn contains(&self, point: Point) -> bool {
        let mut inside = false;
        let mut from = self.outline.len() - 1;
        for to in 0..self.outline.len() {
            let (a, b) = (self.outline[from], self.outline[to]);
            if (a.y > point.y) != (b.y > point.y)
                && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
            {
                inside = !inside;
            }
            from = to;
        }
        inside
    }
}

/// A whole picture.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// How many cells wide the picture is.
    pub width: f32,
    /// How many cells high the picture is.
    pub height: f32,
    /// What is drawn, back to front.
    pub items: Vec<Item>,
    /// Where one can point, in reading order.
    pub spots: Vec<Spot>,
    /// Small things on the cells that one can point at too: no cells of their own to keyboards and screen
    /// readers, which meet them as choices and in what is told of a cell.
    pub marks: Vec<Spot>,
}

impl Scene {
    /// Adds a shape on top.
    pub fn draw(&mut self, ink: Ink, shape: Shape) {
        self.items.push(Item::new(ink, shape));
    }

    /// Adds a shape beside the board, in the top right corner of the picture: it is not turned with the board.
    pub fn draw_beside(&mut self, ink: Ink, shape: Shape) {
        let beside = true;
        self.items.push(Item { shape, ink, beside });
    }

    /// The spot or mark of this id.
    pub fn spot(&self, id: SpotId) -> Option<&Spot> {
        self.spots.iter().chain(&self.marks).find(|spot| spot.id == id)
    }

    /// The mark or else the spot under a point of the picture; where marks lie close, the nearest.
    pub fn spot_at(&self, point: Point) -> Option<&Spot> {
        let distance = |spot: &&Spot| (spot.center.x - point.x).hypot(spot.center.y - point.y);
        let marks = self.marks.iter().filter(|mark| mark.contains(point));
        marks
            .min_by(|a, b| distance(a).total_cmp(&distance(b)))
            .or_else(|| self.spots.iter().find(|spot| spot.contains(point)))
    }

    /// The picture as an SVG element, its colours the style sheet's `--ink-...` variables.
    pub fn svg(&self) -> String {
        self.svg_with(path)
    }

    /// The same picture with coordinates rounded to hundredths of a cell: a quarter of the bytes, for pages that
    /// show it small.
    pub fn compact_svg(&self) -> String {
        self.svg_with(compact::path)
    }

    fn svg_with(&self, path: fn(&[Point]) -> String) -> String {
        let mut out = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}">"#,
            self.width, self.height
        );
        for Item { shape, ink, .. } in &self.items {
            let color = format!("var(--ink-{})", ink.name());
            // Writing to a string cannot fail.
            let _ = match shape {
                Shape::Area(points) => {
                    write!(out, r#"<path fill="{color}" d="{}Z"/>"#, path(points))
                }
                Shape::Areas(contours) => write!(out, "{}", filled(&color, contours, path)),
                Shape::Stamp(contours, to) => write!(out, "{}", filled(&color, &contours.moved(*to), path)),
                Shape::Disc(center, radius) => {
                    write!(
                        out,
                        r#"<circle fill="{color}" cx="{}" cy="{}" r="{radius}"/>"#,
                        center.x, center.y
                    )
                }
                Shape::Ring(center, radius, width) => write!(
                    out,
                    r#"<circle fill="none" stroke="{color}" stroke-width="{width}" cx="{}" cy="{}" r="{radius}"/>"#,
                    center.x, center.y
                ),
                Shape::Lines(lines, width) => write!(out, "{}", strokes(&color, lines, *width, path)),
                Shape::Signs(points, sign, width) => {
                    write!(out, "{}", strokes(&color, &stamped(points, sign), *width, path))
                }
                Shape::Text(at, height, text) => write!(
                    out,
                    r#"<text fill="{color}" x="{}" y="{}" font-size="{height}" text-anchor="middle" dominant-baseline="central">{}</text>"#,
                    at.x,
                    at.y,
                    escape(text)
                ),
            };
        }
        out.push_str("</svg>");
        out
    }
}

fn filled(color: &str, contours: &[Vec<Point>], path: fn(&[Point]) -> String) -> String {
    let closed = |contour: &Vec<Point>| path(contour) + "Z";
    let d: String = contours.iter().map(closed).collect();
    format!(r#"<path fill="{color}" d="{d}"/>"#)
}

fn strokes(color: &str, lines: &[[Point; 2]], width: f32, path: fn(&[Point]) -> String) -> String {
    let d: String = lines.iter().map(|line| path(line)).collect();
    format!(r#"<path fill="none" stroke="{color}" stroke-width="{width}" d="{d}"/>"#)
}

fn path(points: &[Point]) -> String {
    let mut d = String::new();
    for (index, point) in points.iter().enumerate() {
        let _ = write!(d, "{}{} {}", if index == 0 { "M" } else { "L" }, point.x, point.y);
    }
    d
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spot_holds_the_points_inside_its_outline() {
        let corner = |x, y| Point::new(x, y);
        let outline = vec![
            corner(0.0, 0.0),
            corner(2.0, 0.0),
            corner(2.0, 1.0),
            corner(0.0, 1.0),
        ];
        let spot = Spot {
            id: SpotId::Cell(0),
            label: String::new(),
            center: corner(1.0, 0.5),
            outline,
            row: 0,
            column: 0,
        };
        assert!(spot.contains(corner(1.9, 0.9)));
        assert!(!spot.contains(corner(2.1, 0.5)) && !spot.contains(corner(1.0, -0.1)));
    }

    #[test]
    fn text_cannot_break_out_of_the_picture() {
        let mut scene = Scene::default();
        scene.draw(Ink::Label, Shape::Text(Point::default(), 1.0, "<b>&".into()));
        assert!(scene.svg().contains("&lt;b&gt;&amp;"));
    }

    #[test]
    fn contours_of_one_shape_are_one_path_and_each_is_closed() {
        let contour = |x| vec![Point::new(x, 0.0), Point::new(x + 1.0, 0.0), Point::new(x, 1.0)];
        let mut scene = Scene::default();
        scene.draw(Ink::Meadow, Shape::Areas(vec![contour(0.0), contour(2.0)]));
        assert!(scene.svg().contains(r#"d="M0 0L1 0L0 1ZM2 0L3 0L2 1Z""#));
    }
}
