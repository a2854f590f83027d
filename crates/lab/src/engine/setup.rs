//! The position that a line sets up.

use super::turn_facts::{Phase, turn_facts};
use super::why_not::why_not;
use super::written_komi::with_written_komi;
use crate::link;
use tessera_core::language::Language;
use tessera_games::catalog;
use tessera_games::play::{Record, Table};

/// A table as a record names it, and the facts of what was set up, with a note where it may not be what was meant.
pub(super) fn set_up(text: &str) -> Result<(Box<dyn Table>, String), String> {
    let (text, replaced) = with_written_komi(text);
    let record = link::record(&text).map_err(|error| error.to_string())?;
    let (table, refused) =
        catalog::replayed(&record, Language::English).map_err(|error| error.to_string())?;
    if let Some(refused) = refused {
        return Err(why_not(&*table, &refused));
    }
    let mut notes: Vec<String> = replaced
        .iter()
        .map(|(given, written)| format!("{given} is written {written}"))
        .collect();
    if let Some(shown) = record.shown {
        notes.push(format!("@{shown} is left out, all names are played"));
    }
    if Phase::of(&*table) == Phase::Komi {
        let bid = example_bid(&*table);
        let komi = bid.trim_start_matches("komi-");
        notes.push(format!(
            "the komi is bid: seat 1 names it, for example {bid}, then seat 2 chooses a side; komi={komi} among the \
             options fixes it"
        ));
    }
    let setup = Record {
        names: Vec::new(),
        ..table.record()
    };
    let mut facts = format!("{} setup={setup}", turn_facts(&*table));
    if !notes.is_empty() {
        facts += &format!(" note={}", notes.join("; "));
    }
    Ok((table, facts))
}

/// A bid to name as an example: the fair one where it is known, else the middle one.
fn example_bid(table: &dyn Table) -> String {
    let bids = table.legal();
    let fair = table.fair_komi().map(|fair| fair.komi);
    let is_fair = |index| fair.is_some() && table.bid(index) == fair;
    let found = bids.iter().find(|(index, _)| is_fair(*index));
    let (_, bid) = found
        .or_else(|| bids.iter().nth(bids.len() / 2))
        .expect("there are bids while the komi is bid");
    bid.name.clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(text: &str) -> String {
        set_up(text).map_or_else(|why| why, |(_, facts)| facts)
    }

    #[test]
    fn what_was_set_up_is_told() {
        assert_eq!(
            facts("linage/size=9.komi=3_5/e5"),
            "turn=2 ply=1 phase=move side=horizontal setup=linage/size=9.komi=3_5/"
        );
        assert_eq!(
            facts("linage/size=9.komi=3.5/e5@0"),
            "turn=2 ply=1 phase=move side=horizontal setup=linage/size=9.komi=3_5/ \
             note=komi=3.5 is written komi=3_5; @0 is left out, all names are played"
        );
    }

    #[test]
    fn a_komi_that_was_not_named_is_bid() {
        for options in ["", "size=9", "size=9.komi=bid"] {
            let facts = facts(&format!("linage/{options}"));
            let start = "turn=1 ply=0 phase=komi setup=linage/size=9.komi=bid/ note=the komi is bid: seat 1 names it, ";
            assert!(facts.starts_with(start), "{facts}");
        }
        assert!(!facts("ecalper//").contains("note="));
    }

    #[test]
    fn what_cannot_be_set_up_is_told_with_its_place() {
        for (text, start) in [
            ("chess//", "no game is called \"chess\""),
            ("linage/<>/", "at character 8"),
            (
                "linage/komi=3.25/",
                "option \"komi\": expected bid or points such as 3_5 (at most 99_5), got \"3_25\"",
            ),
            (
                "linage/size=5.komi=0/e5.e5",
                "ply 2, \"e5\": no move on e5: there is a stone already; expected a1",
            ),
            (
                "linage/size=5.komi=0/E5",
                "ply 1, \"E5\": names are written small: e5",
            ),
        ] {
            assert!(facts(text).starts_with(start), "{text}: {}", facts(text));
        }
    }
}
