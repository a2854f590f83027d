//! What moves do, as facts that the rules know: a position is compared with the one after some moves.
//!
//! Cells are numbered as in the game's pictures, and every list of cells is in ascending order. Points are half points.

use tessera_core::game::{BySeat, Game, Seat, Turn};

/// What some moves of one seat in a row did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effects {
    /// Who decided them; `None` for a draw.
    pub seat: Option<Seat>,
    /// What happened, what matters most first.
    pub facts: Vec<Effect>,
    /// By how much the score of each seat grew, in half points; negative if it shrank.
    pub points: BySeat<i32>,
    /// The cells that each seat owns since then.
    pub gained: BySeat<Vec<u16>>,
    /// The cells that each seat no longer owns.
    pub lost: BySeat<Vec<u16>>,
}

/// Something that moves did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The komi is this many half points, for the side that moves second.
    Komi(i16),
    /// This seat plays the side that moves first.
    Side(Seat),
    /// The seats exchanged their sides; so many stones lay on the board.
    Swapped(u16),
    /// This seat took the button.
    Button(Seat),
    /// This seat passed.
    Pass(Seat),
    /// Stones left the board.
    Captured {
        /// Whose they were.
        whose: Seat,
        /// Where they lay.
        cells: Vec<u16>,
    },
    /// Stones became those of another seat where they lie.
    TakenOver {
        /// Whose they were.
        from: Seat,
        /// Where they lie.
        cells: Vec<u16>,
    },
    /// Empty cells that anybody could still win are a region of one owner for good.
    Closed {
        /// Whose the region is.
        owner: Seat,
        /// The empty cells that the region has.
        cells: Vec<u16>,
    },
    /// A region of empty cells fell apart.
    Divided {
        /// How many cells it had.
        before: u16,
        /// How many cells the parts have, largest first.
        after: Vec<u16>,
    },
    /// A group was finished and claimed.
    Finished {
        /// Who claimed it.
        owner: Seat,
        /// Its stones.
        cells: Vec<u16>,
        /// How many rows it spans.
        rows: u8,
        /// How many columns it spans.
        columns: u8,
    },
    /// Stones joined a group that had been claimed before.
    Extended {
        /// Whose the group is.
        owner: Seat,
        /// The stones that joined it.
        cells: Vec<u16>,
    },
    /// Empty points became the territory of a side.
    Surrounded {
        /// Whose they are.
        owner: Seat,
        /// The points, empty before and after.
        cells: Vec<u16>,
    },
    /// Empty points are no longer the territory of a side.
    Opened {
        /// Whose they were.
        owner: Seat,
        /// The points, empty before and after.
        cells: Vec<u16>,
    },
    /// Groups became one.
    Joined {
        /// Whose they are; `None` where stones belong to nobody.
        whose: Option<Seat>,
        /// How many stones each had, largest first.
        before: Vec<u16>,
        /// How many stones the one group has.
        after: u16,
    },
    /// A group fell apart.
    Cut {
        /// The seat whose group it was.
        whose: Seat,
        /// How many stones it had.
        before: u16,
        /// How many stones the groups have in which its stones are now, largest first.
        after: Vec<u16>,
    },
    /// The largest group of a seat changed its size.
    Largest {
        /// The seat whose largest group it is.
        whose: Seat,
        /// Its size before.
        before: u16,
        /// Its size after.
        after: u16,
    },
    /// A seat has four or more stones in a row, which wins.
    Row {
        /// Whose they are.
        owner: Seat,
        /// The stones of all such rows.
        cells: Vec<u16>,
    },
    /// A feature of the land was completed and scored.
    Completed(Feature),
    /// A feature of the land was completed that nobody holds: a meeple placed on it now would earn its points.
    CompletedUnclaimed {
        /// Which of the four kinds it is.
        kind: FeatureKind,
        /// What it is worth, in half points.
        halves: i32,
    },
    /// Features of the land became one.
    JoinedFeatures {
        /// The kind of all of them.
        kind: FeatureKind,
        /// How many features there were before.
        parts: u8,
        /// How many of them were held by somebody.
        held: u8,
        /// The meeples in the one feature, by seat, before any came back.
        meeples: BySeat<u8>,
    },
    /// A meeple was placed.
    Meeple {
        /// The seat that placed it.
        seat: Seat,
        /// What it stands on.
        kind: FeatureKind,
    },
    /// So many meeples of each seat came back.
    MeeplesBack(BySeat<u8>),
    /// A field is held by others than before.
    FieldChanged {
        /// Who held it.
        from: Vec<Seat>,
        /// Who holds it.
        to: Vec<Seat>,
        /// What it is worth at the end as it is now, in half points.
        halves: i32,
    },
}

/// What a feature of a land is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FeatureKind {
    /// 2 points for each tile and pennant when complete, 1 at the end.
    City,
    /// 1 point for each tile.
    Road,
    /// 1 point for itself and 1 for each tile around it.
    Cloister,
    /// 3 points at the end for each complete city beside it.
    Field,
}

/// A feature of a land that was scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    /// Which of the four kinds it is.
    pub kind: FeatureKind,
    /// The segment that stands for it.
    pub segment: u8,
    /// On how many tiles it lies.
    pub tiles: u8,
    /// How many pennants it has; 0 but for cities.
    pub pennants: u8,
    /// The meeples that stood in it.
    pub meeples: BySeat<u8>,
    /// What each seat with the most meeples got, in half points.
    pub halves: i32,
}

impl Feature {
    /// The seats that got its points: those with the most meeples in it.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + use<> {
        let meeples = self.meeples;
        let most = meeples.0.into_iter().max().unwrap_or(0);
        Seat::all(Seat::MAX as u8).filter(move |&seat| most > 0 && meeples[seat] == most)
    }
}

/// What a seat could do with its next move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threat {
    /// Who could do it.
    pub by: Seat,
    /// The cell that the move is made on.
    pub at: u16,
    /// The piece that has to be placed there, by its name; `None` where there is no choice.
    pub piece: Option<&'static str>,
    /// What it would do.
    pub effect: Effect,
}

impl Effect {
    /// How many cells it is about; 0 where it is about none.
    pub fn size(&self) -> usize {
        self.cells().len()
    }

    /// What it decides for good: cells and stones won for a seat, or negative if they are won for others or lost.
    pub fn balance(&self, seat: Seat) -> i32 {
        let is_won = match self {
            Effect::Captured { whose, .. } => *whose != seat,
            Effect::Closed { owner, .. } | Effect::Finished { owner, .. } | Effect::Row { owner, .. } => {
                *owner == seat
            }
            _ => return 0,
        };
        let size = self.size() as i32;
        if is_won { size } else { -size }
    }

    /// The cells that it is about, where it is about cells.
    pub fn cells(&self) -> &[u16] {
        match self {
            Effect::Captured { cells, .. }
            | Effect::TakenOver { cells, .. }
            | Effect::Closed { cells, .. }
            | Effect::Finished { cells, .. }
            | Effect::Extended { cells, .. }
            | Effect::Surrounded { cells, .. }
            | Effect::Opened { cells, .. }
            | Effect::Row { cells, .. } => cells,
            _ => &[],
        }
    }
}

impl Effects {
    /// The effects with these facts: who decided, and how scores and owners changed, are found by comparing the positions.
    pub fn between<G: Game>(game: &G, before: &G::State, after: &G::State, facts: Vec<Effect>) -> Effects {
        let (was, is) = (owned(game, before), owned(game, after));
        let (old, new) = (game.score(before), game.score(after));
        let mut effects = Effects {
            seat: match game.turn(before) {
                Turn::Seat(seat) => Some(seat),
                Turn::Chance | Turn::Over => None,
            },
            facts,
            ..Effects::default()
        };
        for seat in Seat::all(game.seats()) {
            effects.points[seat] = new[seat] - old[seat];
            effects.gained[seat] = without(&is[seat], &was[seat]);
            effects.lost[seat] = without(&was[seat], &is[seat]);
        }
        effects
    }

    /// How many stones of others were captured.
    pub fn captured(&self) -> usize {
        let stones = |fact: &Effect| match fact {
            Effect::Captured { cells, .. } => cells.len(),
            _ => 0,
        };
        self.facts.iter().map(stones).sum()
    }

    /// How many cells were closed, or stones claimed, for a seat.
    pub fn secured(&self, seat: Seat) -> usize {
        let cells = |fact: &Effect| match fact {
            Effect::Closed { owner, cells }
            | Effect::Finished { owner, cells, .. }
            | Effect::Extended { owner, cells }
                if *owner == seat =>
            {
                cells.len()
            }
            _ => 0,
        };
        self.facts.iter().map(cells).sum()
    }

    /// The cells that a picture marks after the moves: where stones were captured, changed their owner or joined a row, and
    /// what was won for good.
    pub fn marked(&self) -> Vec<u16> {
        let is_marked = |fact: &&Effect| !matches!(fact, Effect::Surrounded { .. } | Effect::Opened { .. });
        let marked = self.facts.iter().filter(is_marked);
        marked.flat_map(|fact| fact.cells().iter().copied()).collect()
    }
}

/// The cells that each seat owns, in ascending order.
fn owned<G: Game>(game: &G, state: &G::State) -> BySeat<Vec<u16>> {
    let mut owned = BySeat::<Vec<u16>>::default();
    game.each_owned(state, &mut |cell, seat| {
        let cells = &mut owned[seat];
        let at = cells.partition_point(|&other| other < cell);
        cells.insert(at, cell);
    });
    owned
}

/// What is in the first of two ascending lists and not in the second.
fn without(all: &[u16], others: &[u16]) -> Vec<u16> {
    let is_new = |cell: &u16| others.binary_search(cell).is_err();
    all.iter().copied().filter(is_new).collect()
}

/// The sizes of groups that became one, and its size.
pub type JoinedSizes = (Vec<u16>, u16);
/// The size of a group that fell apart, and the sizes of its parts.
pub type CutSizes = (u16, Vec<u16>);

/// The groups that became one or fell apart between two lists of groups of the same stones, each an ascending list of
/// cells: sizes before and after, as [`Effect::Joined`] and [`Effect::Cut`] have them.
pub fn regrouped(before: &[Vec<u16>], after: &[Vec<u16>]) -> (Vec<JoinedSizes>, Vec<CutSizes>) {
    let meets = |a: &[u16], b: &[u16]| a.iter().any(|cell| b.binary_search(cell).is_ok());
    let among = |group: &[u16], others: &[Vec<u16>]| -> Vec<u16> {
        let met = others.iter().filter(|other| meets(group, other));
        sizes(met.map(|other| other.len() as u16))
    };
    let mut joined = Vec::new();
    for group in after {
        let parts = among(group, before);
        if parts.len() > 1 {
            joined.push((parts, group.len() as u16));
        }
    }
    let mut cut = Vec::new();
    for group in before {
        let parts = among(group, after);
        if parts.len() > 1 {
            cut.push((group.len() as u16, parts));
        }
    }
    (joined, cut)
}

/// Sizes, largest first.
pub fn sizes(sizes: impl Iterator<Item = u16>) -> Vec<u16> {
    let mut sorted: Vec<u16> = Vec::new();
    for size in sizes {
        let at = sorted.partition_point(|&other| other >= size);
        sorted.insert(at, size);
    }
    sorted
}
