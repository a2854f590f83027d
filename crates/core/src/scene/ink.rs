//! The inks of a picture.

/// Declares the inks, each with its name in style sheets.
macro_rules! inks {
    ($($(#[$doc:meta])* $ink:ident $name:literal,)*) => {
        /// The role of a colour. Themes give each role a colour under the name [`Ink::name`].
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Ink {
            $($(#[$doc])* $ink,)*
        }

        impl Ink {
            /// Every role, in the order of their declaration.
            pub const ALL: [Ink; [$($name),*].len()] = [$(Ink::$ink),*];

            /// The role's name in style sheets, after `--ink-`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Ink::$ink => $name,)*
                }
            }
        }
    };
}

inks! {
    /// The board itself.
    Board "board",
    /// The frame around a board of squares.
    Frame "frame",
    /// Lines between cells.
    Grid "grid",
    /// Coordinates.
    Label "label",
    /// Areas of the first side.
    FirstArea "first-area",
    /// Areas of the second side.
    SecondArea "second-area",
    /// The outlines of the first side's areas.
    First "first",
    /// The outlines of the second side's areas.
    Second "second",
    /// The hatching of the first side.
    FirstHatch "first-hatch",
    /// The hatching of the second side.
    SecondHatch "second-hatch",
    /// A black stone, and a stone that belongs to nobody.
    Black "black",
    /// A black stone in the light.
    BlackLight "black-light",
    /// A black stone in the shade.
    BlackShade "black-shade",
    /// The rim of a black stone.
    BlackRim "black-rim",
    /// A white stone.
    White "white",
    /// A white stone in the light.
    WhiteLight "white-light",
    /// A white stone in the shade.
    WhiteShade "white-shade",
    /// The rim of a white stone.
    WhiteRim "white-rim",
    /// The ring in a white stone.
    WhiteRing "white-ring",
    /// The shadow that a stone casts.
    Cast "cast",
    /// Marks of the rules: stones that may be replaced, points just captured.
    Mark "mark",
    /// The last move, on a black stone.
    Last "last",
    /// The last move, on a white stone.
    LastOnWhite "last-on-white",
    /// The last move of the seat before, on a black stone.
    Earlier "earlier",
    /// The last move of the seat before, on a white stone.
    EarlierOnWhite "earlier-on-white",
    /// The cell at which the pointer or the keyboard is.
    Focus "focus",
    /// Half transparent, over a stone that is not yet played.
    Faded "faded",
    /// A point that may not be played.
    Bar "bar",
    /// The sign of a good move.
    GoodMove "good-move",
    /// The sign of an inaccuracy.
    Inaccuracy "inaccuracy",
    /// The sign of a mistake.
    Mistake "mistake",
    /// The sign of a blunder.
    Blunder "blunder",
    /// The ground of a tile of land.
    Meadow "meadow",
    /// Patches of it in the shade.
    MeadowShade "meadow-shade",
    /// Patches of it in the light, and gardens.
    MeadowLight "meadow-light",
    /// Trees.
    Tree "tree",
    /// Trees in the light.
    TreeLight "tree-light",
    /// The shadows of walls and houses.
    Shade "shade",
    /// A road of the land.
    Road "road",
    /// The rims of roads and crossings.
    RoadRim "road-rim",
    /// The ground of a city and of a cloister.
    City "city",
    /// Roofs of a city in the light.
    Roof "roof",
    /// Roofs of a city in the shade.
    RoofShade "roof-shade",
    /// Walls, towers, and the rim of a pennant.
    Wall "wall",
    /// The walk on top of a wall.
    WallTop "wall-top",
    /// Roofs of a cloister in the light.
    Chapel "chapel",
    /// Roofs of a cloister in the shade.
    ChapelShade "chapel-shade",
    /// The joints between the stones of a wall.
    WallJoint "wall-joint",
    /// The rim of a shield with a pennant.
    PennantRim "pennant-rim",
    /// The cloth of a pennant.
    Pennant "pennant",
    /// The charge on the cloth.
    Charge "charge",
    /// The border between tiles.
    TileEdge "tile-edge",
    /// A cell of the land where the tile fits as it is held.
    Free "free",
    /// Half transparent, over everything that is not highlighted.
    Veil "veil",
    /// Nearly transparent, over a tile that is not yet placed.
    Ghost "ghost",
    /// The pattern of a field that nobody owns.
    NoOwner "no-owner",
    /// The rim of a meeple.
    MeepleRim "meeple-rim",
    /// A light line around a meeple's rim, visible on dark ground.
    MeepleHalo "meeple-halo",
    /// The first seat, where seats have colours and no sides.
    Seat0 "seat-0",
    /// The second seat, where seats have colours and no sides.
    Seat1 "seat-1",
    /// The third seat, where seats have colours and no sides.
    Seat2 "seat-2",
    /// The fourth seat, where seats have colours and no sides.
    Seat3 "seat-3",
    /// The fifth seat, where seats have colours and no sides.
    Seat4 "seat-4",
    /// The mark on the first seat's colour.
    SeatMark0 "seat-mark-0",
    /// The mark on the second seat's colour.
    SeatMark1 "seat-mark-1",
    /// The mark on the third seat's colour.
    SeatMark2 "seat-mark-2",
    /// The mark on the fourth seat's colour.
    SeatMark3 "seat-mark-3",
    /// The mark on the fifth seat's colour.
    SeatMark4 "seat-mark-4",
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

    /// The tones of a stone of this ink, from the light to the shade.
    pub fn tones(self) -> [Ink; 3] {
        match self {
            Ink::White => [Ink::WhiteLight, Ink::White, Ink::WhiteShade],
            _ => [Ink::BlackLight, Ink::Black, Ink::BlackShade],
        }
    }
}
