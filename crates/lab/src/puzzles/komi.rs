//! The komis for which a game of a corpus is looked at.
//!
//! Where a komi is bid, most late positions are won by more than a point, so that many moves win, or none does. With the
//! komi that makes the game close, one point decides. So a position is looked at for the komis next to the final lead of its
//! game, as a game with that komi and without bids. The earlier a position and the weaker its players, the farther from that
//! lead is what best play would earn, and the more komis are worth looking at.

use tessera_cli::failure::Failure;
use tessera_core::game::{Seat, lead};
use tessera_core::points::{self, LARGEST_KOMI};
use tessera_games::catalog::{self, GameId, Visitor};
use tessera_games::play::{Notation, Options, Record, replay};
use tessera_search::Heuristics;

/// How many plies of a record settle a komi that is bid: the bid and the choice of a side.
const AGREEMENT_PLIES: usize = 2;
/// The records of a game to be looked at: one for each of so many komis on either side of its final lead, the nearest first,
/// or the record itself where no komi is bid.
///
/// The komis lie a point apart, half a point from the lead at least, so that there is no draw.
pub(super) fn records(game: GameId, record: &Record, komis: u16) -> Result<Vec<Record>, Failure> {
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
    let beside = |distance: u16| [-1, 1].map(|sign| final_lead + sign * (2 * i32::from(distance) + 1));
    let komis = (0..komis)
        .flat_map(beside)
        .filter_map(|komi| i16::try_from(komi).ok());
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

    fn looked_at(record: &str, komis: u16) -> Vec<String> {
        let record = Record::parse(record).unwrap();
        let records = records(GameId::find(&record.game).unwrap(), &record, komis).unwrap();
        records.iter().map(Record::to_string).collect()
    }

    #[test]
    fn a_game_with_bids_is_looked_at_for_the_komis_beside_its_final_lead() {
        // Vertical and Horizontal have claimed as much.
        let game = "carteso/size=3.komi=bid/komi-0_5.horizontal.a2b.b2w.a3b.b3w.pass.pass";
        let with_komi = |komi: &str| format!("carteso/size=3.komi={komi}/a2b.b2w.a3b.b3w.pass.pass");
        assert_eq!(
            looked_at(game, 1),
            ["0_5"].map(with_komi),
            "a komi is not negative"
        );
        assert_eq!(looked_at(game, 3), ["0_5", "1_5", "2_5"].map(with_komi));
        let won = "linage/size=3.komi=bid/komi-4_5.vertical.a1.c1.a2.c2.a3.pass.pass";
        let komis = looked_at(won, 2);
        let komi_of = |record: &String| {
            let options = Record::parse(record).unwrap().options;
            options.get("komi").unwrap().to_owned()
        };
        assert_eq!(
            komis.iter().map(komi_of).collect::<Vec<_>>(),
            ["3_5", "4_5", "2_5", "5_5"],
            "Vertical leads by four points"
        );
    }

    #[test]
    fn a_game_without_bids_is_looked_at_as_it_is() {
        let games = [
            "linage/size=5.komi=3_5/c3.pass.pass",
            "ecalper/size=3.pie=on/a1.a2.a3",
        ];
        for game in games {
            assert_eq!(looked_at(game, 3), [game]);
        }
    }
}
