//! Why a name cannot be played, and what could be.

use super::turn_facts::Phase;
use tessera_core::game::Turn;
use tessera_core::quoted::Quoted;
use tessera_core::scene::{Spot, SpotId};
use tessera_games::play::{RefusedMove, Table, Target};

/// How many legal moves a sentence lists.
const LISTED: usize = 6;

/// Why a table refused a name, and what it expects.
pub(super) fn why_not(table: &dyn Table, refused: &RefusedMove) -> String {
    let name = &refused.mv.name;
    let place = format!("ply {}, {}", refused.mv.ply + 1, Quoted(name));
    if table.turn() == Turn::Over {
        return format!("{place}: the game is over");
    }
    match reason(table, name, &refused.why) {
        Reason::WithExpected(why) => format!("{place}: {why}"),
        Reason::Bare(why) => format!("{place}: {why}; {}", expected(table)),
    }
}

/// Why a name is no legal move.
enum Reason {
    /// What is wrong.
    Bare(String),
    /// What is wrong, and what was probably meant.
    WithExpected(String),
}

/// Why a name is no legal move. `usual` is what the table says of it.
fn reason(table: &dyn Table, name: &str, usual: &str) -> Reason {
    if name.is_empty() {
        return Reason::Bare("the name of a move is missing".into());
    }
    let parts: Vec<&str> = name
        .split(|mark: char| mark.is_whitespace() || ".,;".contains(mark))
        .filter(|part| !part.is_empty())
        .collect();
    if parts.len() > 1 {
        return Reason::WithExpected(format!("these are {} names; play them one by one", parts.len()));
    }
    let legal = table.legal();
    let small = name.to_ascii_lowercase();
    if small == "pass" && legal.find("pass").is_none() {
        return Reason::Bare(match legal.find("button") {
            Some(_) => "nobody may pass until the button is taken".into(),
            None => "nobody may pass now".into(),
        });
    }
    let is_same_letters = |other: &str| other.eq_ignore_ascii_case(name);
    if let Some((_, mv)) = legal.iter().find(|(_, mv)| is_same_letters(&mv.name)) {
        return Reason::WithExpected(if mv.name == small {
            format!("names are written small: {small}")
        } else {
            format!("names of tiles are capitals: {}", mv.name)
        });
    }
    if small != name
        && let Some(at_cell) = reason_at_cell(table, &small)
    {
        let and_small = |why| format!("names are written small: {small}; {why}");
        return match at_cell {
            Reason::Bare(why) => Reason::Bare(and_small(why)),
            Reason::WithExpected(why) => Reason::WithExpected(and_small(why)),
        };
    }
    reason_at_cell(table, name).unwrap_or_else(|| {
        let usual = || usual.to_owned();
        Reason::Bare(Phase::of(table).sentence().map_or_else(usual, str::to_owned))
    })
}

/// Why a name that begins with a cell of the board is no legal move; `None` for one that does not.
fn reason_at_cell(table: &dyn Table, name: &str) -> Option<Reason> {
    let Some((spot, rest)) = cell_of(table, name) else {
        return no_such_cell(table, name).map(Reason::Bare);
    };
    let label = &spot.label;
    if cell_of(table, rest).is_some_and(|(_, rest)| rest.is_empty()) {
        return Some(Reason::WithExpected(format!(
            "these are two cells, {label} and {rest}; play them one by one"
        )));
    }
    let at = Target::Spot(spot.id);
    let legal = table.legal().iter();
    let there: Vec<&str> = legal
        .filter(|(_, mv)| mv.gesture.first() == Some(&at))
        .map(|(_, mv)| mv.name.as_str())
        .collect();
    if there.is_empty() {
        let why = table.why_illegal(spot.id)?;
        return Some(Reason::Bare(format!("no move on {label}: {why}")));
    }
    let there = there.join(" or ");
    Some(Reason::WithExpected(if rest.is_empty() {
        format!("{label} names a cell only; expected {there}")
    } else {
        format!("{} does not go with {label}; expected {there}", Quoted(rest))
    }))
}

/// The cell whose name is the longest at the beginning of a name, and the rest of that name. A move that replaces a stone
/// has an `x` before the cell.
fn cell_of<'t, 'n>(table: &'t dyn Table, name: &'n str) -> Option<(&'t Spot, &'n str)> {
    let cells = || {
        let spots = table.scene().spots.iter();
        spots.filter(|spot| matches!(spot.id, SpotId::Cell(_)))
    };
    let at_start = |name: &'n str| {
        let named = cells().filter_map(|spot| Some((spot, name.strip_prefix(spot.label.as_str())?)));
        let whole = named.filter(|(_, rest)| !rest.starts_with(|next: char| next.is_ascii_digit()));
        whole.min_by_key(|(_, rest)| rest.len())
    };
    at_start(name).or_else(|| at_start(name.strip_prefix('x')?))
}

/// What is wrong with a name that reads like a cell of a larger board.
fn no_such_cell(table: &dyn Table, name: &str) -> Option<String> {
    let (letter, number) = split_cell(name.strip_prefix('x').unwrap_or(name))?;
    let cells = table.scene().spots.iter();
    let mut cells: Vec<(char, u32)> = cells.filter_map(|spot| split_cell(&spot.label)).collect();
    cells.sort_unstable();
    let written = |(letter, number): (char, u32)| format!("{letter}{number}");
    let row: Vec<_> = cells.iter().filter(|cell| cell.0 == letter).copied().collect();
    let (first, last) = match row[..] {
        [first, .., last] => (first, last),
        _ => (*cells.first()?, *cells.last()?),
    };
    Some(format!(
        "no cell is called {}; there are {} to {}",
        written((letter, number)),
        written(first),
        written(last)
    ))
}

/// The letter and the number of a name of a cell.
fn split_cell(name: &str) -> Option<(char, u32)> {
    let letter = name.chars().next().filter(char::is_ascii_lowercase)?;
    let digits = name[1..].bytes().take_while(u8::is_ascii_digit).count();
    Some((letter, name[1..=digits].parse().ok()?))
}

/// The legal moves, the first of them by name.
fn expected(table: &dyn Table) -> String {
    let names = table.legal().names();
    let shown = names.len().min(LISTED);
    let list = names[..shown].join(", ");
    match names.len() - shown {
        0 => format!("expected {list}"),
        more => format!("expected {list} or one of {more} more (see legal)"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::language::Language;
    use tessera_games::catalog;
    use tessera_games::play::Record;

    /// Why a name is refused after a record.
    fn why(record: &str, name: &str) -> String {
        let record = Record::parse(record).unwrap();
        let (mut table, refused) = catalog::replayed(&record, Language::English).unwrap();
        assert_eq!(refused, None);
        let refused = table.play(name).expect_err("it is refused");
        why_not(&*table, &refused)
    }

    #[test]
    fn what_is_wrong_is_named_and_what_was_expected() {
        let linage = "linage/size=5.komi=0/e5.c3";
        for (name, said) in [
            ("E4", "names are written small: e4"),
            ("PASS", "names are written small: pass"),
            (
                "c3",
                "no move on c3: there is a stone already; expected a1, b1, c1, ",
            ),
            (
                "C3",
                "names are written small: c3; no move on c3: there is a stone already; expected",
            ),
            ("a1 b1", "these are 2 names; play them one by one"),
            ("a1.b1", "these are 2 names; play them one by one"),
            ("a1b1", "these are two cells, a1 and b1; play them one by one"),
            ("a6", "no cell is called a6; there are a1 to a5; expected"),
            ("k12", "no cell is called k12; there are a1 to e5; expected"),
            ("a1b", "\"b\" does not go with a1; expected a1"),
            ("", "the name of a move is missing; expected"),
            ("castle", "not a legal move here; expected"),
        ] {
            let start = format!("ply 3, {name:?}: {said}");
            assert!(why(linage, name).starts_with(&start), "{}", why(linage, name));
        }
        let over = "linage/size=5.komi=0/pass.pass";
        assert_eq!(why(over, "a1"), "ply 3, \"a1\": the game is over");
    }

    #[test]
    fn a_missing_colour_or_a_wrong_step_is_told() {
        let said = why("carteso/size=5.komi=0/", "c3");
        assert_eq!(said, "ply 1, \"c3\": c3 names a cell only; expected c3b or c3w");
        let replace = "ecalper/size=4.pie=off/b2.d4.f3";
        let said = why(replace, "d4");
        assert_eq!(said, "ply 4, \"d4\": d4 names a cell only; expected xd4");
        let said = why(replace, "c3");
        assert!(said.contains("no move on c3: replace one of"), "{said}");
        assert!(said.ends_with("; expected xb2, xd4, xf3"), "{said}");
    }

    #[test]
    fn before_the_first_stone_the_agreement_is_asked_for() {
        let said = why("linage/size=5.komi=bid/", "komi-40");
        let start = "ply 1, \"komi-40\": the komi is to be bid; expected komi-0_5, komi-1_5, ";
        assert!(said.starts_with(start), "{said}");
        let said = why("keil/size=3.komi=0.button=on/a1", "pass");
        let start = "ply 2, \"pass\": nobody may pass until the button is taken; expected ";
        assert!(said.starts_with(start), "{said}");
        let said = why("linage/size=5.komi=bid/komi-4_5", "black");
        assert!(
            said.ends_with("a side is to be chosen; expected vertical, horizontal"),
            "{said}"
        );
    }

    #[test]
    fn tiles_and_meeples_are_told_apart() {
        let start = "carcassonne/players=2.small-city=4.unplaceable=aside/";
        let after = |names: &str, name: &str| why(&format!("{start}{names}"), name);
        assert!(after("", "e").ends_with("names of tiles are capitals: E"));
        assert!(after("", "0_1_0").contains("no move on 0_1: a tile must be drawn first; expected A, B"));
        assert!(
            after("E", "0_1_0").ends_with("does not go with 0_1; expected 0_1_2"),
            "{}",
            after("E", "0_1_0")
        );
        assert!(after("E", "5_5_0").contains("the tile in hand is to be placed; expected "));
        assert!(after("E.0_1_2", "city-n").contains("a meeple is to be placed, or none; expected "));
    }
}
