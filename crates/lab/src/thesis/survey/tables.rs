//! The searches of the thesis' tables.

use tessera_cli::failure::Failure;
use tessera_protocol::{Engine, StarOptions, ThesisEngine};

/// The searches of one table.
pub struct Survey {
    /// The number of the table, or of the section, in the thesis.
    pub table: &'static str,
    /// The default number of states.
    pub states: u32,
    /// Whether its searches are so expensive that only the first states are searched.
    pub deep: bool,
    /// The names of its figures: nodes and time.
    pub figures: Option<[&'static str; 2]>,
    /// The searches.
    pub rows: &'static [Row],
}

/// A search, which is a row of a table.
pub struct Row {
    /// The engine, written as on the command line.
    pub search: &'static str,
    /// Whether the algorithm is the thesis' listing with its errors.
    pub printed: bool,
    /// The thesis' mean nodes and milliseconds.
    pub published: Option<(f64, f64)>,
}

/// The value of [`StarOptions::bounds`] for sound bounds.
const SOUND_BOUNDS: u8 = 0;

impl Row {
    /// The options of the search. Error: it is not a search of turns.
    pub fn options(&self) -> Result<StarOptions, Failure> {
        match self.search.parse() {
            Ok(Engine::Thesis(ThesisEngine::Star(options))) => Ok(options),
            _ => Err(Failure::Usage(format!(
                "{} is not a search of turns",
                self.search
            ))),
        }
    }

    /// Whether the search finds the true value: by the corrected algorithm with sound bounds.
    pub fn is_exact(&self) -> bool {
        !self.printed && self.options().is_ok_and(|options| options.bounds == SOUND_BOUNDS)
    }
}

/// A search by the corrected algorithm.
pub const fn corrected(search: &'static str) -> Row {
    Row {
        search,
        printed: false,
        published: None,
    }
}

/// A search by the thesis' listing, with its errors.
const fn printed(search: &'static str, published: Option<(f64, f64)>) -> Row {
    Row {
        search,
        printed: true,
        published,
    }
}

/// Table 6.4: move orders.
pub const ORDERS: Survey = Survey {
    table: "6.4",
    states: 50,
    deep: false,
    figures: None,
    rows: &[
        printed("star1:bounds=fixed,order=0", Some((68128.9, 1509.0))),
        printed("star1:bounds=fixed,order=1", Some((67698.5, 1512.0))),
        printed("star1:bounds=fixed,order=2", Some((67388.9, 1487.0))),
        printed("star2:bounds=fixed,order=0", Some((32107.7, 859.0))),
        printed("star2:bounds=fixed,order=1", Some((35199.2, 963.0))),
        printed("star2:bounds=fixed,order=2", Some((25465.1, 717.0))),
        corrected("star1:bounds=sound,order=0"),
        corrected("star1:bounds=sound,order=1"),
        corrected("star1:bounds=sound,order=2"),
        corrected("star1:bounds=sound,order=3"),
        corrected("star2:bounds=sound,order=0"),
        corrected("star2:bounds=sound,order=1"),
        corrected("star2:bounds=sound,order=2"),
        corrected("star2:bounds=sound,order=3"),
    ],
};

/// Section 6.3.3: expectimax, Star1 and Star2.
pub const CUTS: Survey = Survey {
    table: "6.3.3",
    states: 50,
    deep: false,
    figures: Some(["figure-6.5", "figure-6.6"]),
    rows: &[
        corrected("expectimax:order=2"),
        printed("star1:bounds=fixed,order=2", Some((67388.9, 1487.0))),
        printed("star2:bounds=fixed,order=2", Some((25465.1, 717.0))),
        corrected("star1:bounds=fixed,order=2"),
        corrected("star2:bounds=fixed,order=2"),
        corrected("star1:bounds=sound,order=2"),
        corrected("star2:bounds=sound,order=2"),
        corrected("star2:bounds=sound,order=3"),
        corrected("star2:bounds=sound,order=3,table=1"),
    ],
};

/// Table 6.6: probing factors.
pub const PROBES: Survey = Survey {
    table: "6.6",
    states: 50,
    deep: false,
    figures: None,
    rows: &[
        printed("star2:bounds=fixed", Some((24463.1, 706.9))),
        printed("star2.5:probes=2,bounds=fixed", Some((24701.4, 714.0))),
        printed("star2.5:probes=3,bounds=fixed", Some((24057.6, 701.3))),
        printed("star2.5:probes=4,bounds=fixed", Some((23584.4, 694.4))),
        printed("star2.5:probes=5,bounds=fixed", Some((23221.6, 678.8))),
        printed("star2.5:probes=6,bounds=fixed", Some((23481.7, 684.2))),
        printed("star2.5:probes=7,bounds=fixed", Some((23591.8, 692.8))),
        corrected("star2"),
        corrected("star2.5:probes=2"),
        corrected("star2.5:probes=3"),
        corrected("star2.5:probes=4"),
        corrected("star2.5:probes=5"),
        corrected("star2.5:probes=6"),
        corrected("star2.5:probes=7"),
        corrected("star2:order=3"),
        corrected("star2.5:probes=2,order=3"),
        corrected("star2.5:probes=5,order=3"),
    ],
};

/// Table 6.7: iterative deepening.
pub const DEEPENING: Survey = Survey {
    table: "6.7",
    states: 8,
    deep: true,
    figures: None,
    rows: &[
        Row {
            published: Some((3236169.0, 76239.0)),
            ..corrected("star2.5:depth=3")
        },
        Row {
            published: Some((195865.0, 5107.0)),
            ..corrected("star2.5:depth=3,deepen=1")
        },
        corrected("star2.5:depth=3,deepen=1,table=1"),
        corrected("star2.5:depth=3,deepen=1,order=3,table=1"),
    ],
};
