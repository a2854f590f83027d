//! The size of the rules as a program, from the lines that `sizes/measure.sh` prints.

use std::path::Path;

use serde::Deserialize;

use super::budget::Budget;
use crate::report::Measurement;
use tessera_cli::failure::Failure;
use tessera_cli::file_lines::FileLines;
use tessera_games::catalog::GameId;
use tessera_report::IntervalKind;
use tessera_report::data::{KolmogorovData, SectionData};

/// The program of a game that only fills the board, which the others are compared with.
const REFERENCE: &str = "filling";

/// How `sizes/measure.sh` builds the programs.
const BUILD: &str = "rustc (opt-level z, LTO, one codegen unit) and wasm-opt -Oz";

/// A line of `sizes/measure.sh`: a program, by the id of its game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Size {
    game: String,
    bytes: u32,
    compressed_bytes: u32,
}

/// The size of a game's rules, from the file that the budget names. Error: there is none, or a line is missing or faulty.
pub(super) fn measure(game: GameId, command: &Budget) -> Result<Measurement, Failure> {
    let Some(path) = &command.sizes else {
        return Err(Failure::usage(
            "name the lines of sizes/measure.sh with --sizes FILE",
        ));
    };
    let sizes = read(path)?;
    let named = |name: &str| sizes.iter().find(|size| size.game == name);
    let size = |name: &str| {
        named(name).ok_or_else(|| Failure::usage(format!("{} has no line of {name}", path.display())))
    };
    let (own, reference) = (size(game.id())?, size(REFERENCE)?);
    let ratio = |bytes: u32, of: u32| f64::from(bytes) / f64::from(of);
    Ok(Measurement {
        n: 1,
        interval: IntervalKind::None,
        seed: None,
        data: SectionData::Kolmogorov(KolmogorovData {
            build: BUILD.to_owned(),
            bytes: own.bytes,
            compressed_bytes: own.compressed_bytes,
            reference_bytes: reference.bytes,
            reference_compressed_bytes: reference.compressed_bytes,
            connect_four_bytes: named(GameId::ConnectFour.id()).map(|size| size.bytes),
            ratio: ratio(own.bytes, reference.bytes),
            compressed_ratio: ratio(own.compressed_bytes, reference.compressed_bytes),
        }),
    })
}

fn read(path: &Path) -> Result<Vec<Size>, Failure> {
    let mut lines = FileLines::open(path)?;
    let mut sizes = Vec::new();
    while let Some(size) = lines.next_value::<Size>()? {
        if size.bytes == 0 || size.compressed_bytes == 0 {
            return Err(lines.fault("a program has no bytes"));
        }
        sizes.push(size);
    }
    Ok(sizes)
}
