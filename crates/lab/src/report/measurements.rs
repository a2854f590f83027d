//! What `lab measure` found, kept in a file: a line for each section.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use tessera_cli::failure::Failure;
use tessera_cli::file_lines::FileLines;
use tessera_games::catalog::GameId;
use tessera_report::data::SectionData;
use tessera_report::{IntervalKind, SectionId};

/// A section that was measured.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Measurement {
    /// How many games, trials or positions it is of.
    pub n: u64,
    pub interval: IntervalKind,
    pub seed: Option<u64>,
    pub data: SectionData,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    game: String,
    options: String,
    section: SectionId,
    n: u64,
    interval: IntervalKind,
    seed: Option<u64>,
    data: serde_json::Value,
}

/// What was measured of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Measurements {
    by_section: BTreeMap<SectionId, Measurement>,
}

impl Measurements {
    /// Reads those of a game with these options. Lines of other games are passed over; of two lines of a section the later
    /// one counts. Error: a line is none of this format.
    pub fn read(path: &Path, game: GameId, options: &str) -> Result<Measurements, Failure> {
        let mut lines = FileLines::open(path)?;
        let mut measurements = Measurements::default();
        while let Some(line) = lines.next_value::<Line>()? {
            if line.game != game.id() || line.options != options {
                continue;
            }
            let measurement = Measurement {
                n: line.n,
                interval: line.interval,
                seed: line.seed,
                data: SectionData::read(line.section, line.data).map_err(|why| lines.fault(why))?,
            };
            measurements.by_section.insert(line.section, measurement);
        }
        Ok(measurements)
    }

    /// What was measured of a section.
    pub fn get(&self, section: SectionId) -> Option<&Measurement> {
        self.by_section.get(&section)
    }
}

/// The line of a measurement, for a file that [`Measurements::read`] reads; `None` for one without data.
pub(crate) fn line(game: GameId, options: &str, measurement: &Measurement) -> Option<impl Serialize + use<>> {
    Some(Line {
        game: game.id().to_owned(),
        options: options.to_owned(),
        section: measurement.data.section()?,
        n: measurement.n,
        interval: measurement.interval,
        seed: measurement.seed,
        data: serde_json::to_value(&measurement.data).ok()?,
    })
}
