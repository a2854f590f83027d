//! The komis for which a game of a corpus is looked at.
//!
//! Where a komi is bid, most late positions are won by more than a point, so that many moves win, or none does. With the
//! komi that makes the game close, one point decides. So a position is looked at for the komis next to the final lead of its
//! game, as a game with that komi and without bids.

use super::super::failure::Failure;
use crate::catalog::{self, GameId, Visitor};
use crate::game::{Seat, lead};
use crate::play::{Notation, Options, Record, replay};
use crate::points::{self, LARGEST_KOMI};
use crate::search::Heuristics;

/// How many plies of a record settle a komi that is bid: the bid and the choice of a side.
const AGREEMENT_PLIES: usize = 2;
/// By how many half points a komi differs from the final lead. It is never equal, so that there is no draw.
const OFFSETS: [i32; 2] = [-1, 1];

/// The records of a game to be looked at: for each komi one, or the record itself where no komi is bid.
pub(super) fn records(game: GameId, record: &Record) -> Result<Vec<Record>, Failure> {
    let options = game.complete(&record.options).map_err(Failure::usage)?;
    if options.get("komi") != Some("bid") {
        return Ok(vec![Record {
            options,
            ..record.clone()
        }]);
    }
    let names = record.names.get(AGREEMENT_PLIES..).unwrap_or_default();
    let with_komi = |halves: i16| {
        let mut options: Options = options.clone();
        options.set("komi", &points::in_names(halves));
        options
    };
    let final_lead = catalog::with(game, &with_komi(0), FinalLead { names }).map_err(Failure::usage)??;
    let komis = OFFSETS.map(|offset| final_lead + offset).into_iter();
    let komis = komis.filter_map(|komi| i16::try_from(komi).ok());
    let record = |komi| Record {
        options: with_komi(komi),
        names: names.to_vec(),
        ..record.clone()
    };
    Ok(komis
        .filter(|komi| (0..=LARGEST_KOMI).contains(komi))
        .map(record)
        .collect())
}

/// The lead of the first seat after these names, in half points.
struct FinalLead<'n> {
    names: &'n [String],
}

impl Visitor for FinalLead<'_> {
    type Output = Result<i32, Failure>;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> Self::Output {
        let state = replay(&game, self.names).map_err(Failure::usage)?;
        Ok(lead(&game.score(&state), 2, Seat::FIRST))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn komis(record: &str) -> Vec<String> {
        let record = Record::parse(record).unwrap();
        let records = records(GameId::find(&record.game).unwrap(), &record).unwrap();
        records.iter().map(Record::to_string).collect()
    }

    #[test]
    fn a_game_with_bids_is_looked_at_for_the_komis_beside_its_final_lead() {
        // Vertical has claimed a2 and a3, two points, and Horizontal nothing.
        let game = "carteso/size=3.komi=bid/komi-0_5.horizontal.a2b.b2w.a3b.b3w.pass.pass";
        let lead_0 = komis(game);
        assert!(
            lead_0
                .iter()
                .all(|record| record.starts_with("carteso/size=3.komi=")),
            "{lead_0:?}"
        );
        assert!(
            lead_0
                .iter()
                .all(|record| record.ends_with("/a2b.b2w.a3b.b3w.pass.pass")),
            "{lead_0:?}"
        );
    }

    #[test]
    fn a_game_without_bids_is_looked_at_as_it_is() {
        let games = [
            "linage/size=5.komi=3_5/c3.pass.pass",
            "ecalper/size=3.pie=on/a1.a2.a3",
        ];
        for game in games {
            assert_eq!(komis(game), [game]);
        }
    }
}
