//! The inks of a picture.

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
    /// Areas of the first side.
    FirstArea,
    /// Areas of the second side.
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
    /// Marks of the rules: stones that may be replaced, points just captured.
    Mark,
    /// The last move.
    Last,
    /// The rim of the marks of last moves.
    LastRim,
    /// The last move of the seat before.
    Earlier,
    /// The cell at which the pointer or the keyboard is.
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
    /// The charge on the cloth.
    Charge,
    /// The border between tiles.
    TileEdge,
    /// Half transparent, over everything that is not highlighted.
    Veil,
    /// Nearly transparent, over a piece that is not yet played.
    Ghost,
    /// The pattern of a field that nobody owns.
    NoOwner,
    /// The rim of a meeple.
    MeepleRim,
    /// A light line around a meeple's rim, visible on dark ground.
    MeepleHalo,
    /// The first seat, where seats have colours and no sides.
    Seat0,
    /// The second seat, where seats have colours and no sides.
    Seat1,
    /// The third seat, where seats have colours and no sides.
    Seat2,
    /// The fourth seat, where seats have colours and no sides.
    Seat3,
    /// The fifth seat, where seats have colours and no sides.
    Seat4,
    /// The mark on the first seat's colour.
    SeatMark0,
    /// The mark on the second seat's colour.
    SeatMark1,
    /// The mark on the third seat's colour.
    SeatMark2,
    /// The mark on the fourth seat's colour.
    SeatMark3,
    /// The mark on the fifth seat's colour.
    SeatMark4,
}

impl Ink {
    /// The ink of each seat.
    pub const SEATS: [Ink; 5] = [Ink::Seat0, Ink::Seat1, Ink::Seat2, Ink::Seat3, Ink::Seat4];

    /// The ink of the mark on each seat's colour.
    pub const SEAT_MARKS: [Ink; 5] = [
        Ink::SeatMark0,
        Ink::SeatMark1,
        Ink::SeatMark2,
        Ink::SeatMark3,
        Ink::SeatMark4,
    ];

    /// Every role, so that tests can check themes.
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
