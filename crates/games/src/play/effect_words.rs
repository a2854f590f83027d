//! What moves did, in words.

use super::words::{counted, listed, listed_in_spanish};
use crate::effects::{Effect, Effects};
use tessera_core::capital::with_capital;
use tessera_core::game::{BySeat, Seat};
use tessera_core::language::Language;

/// How many facts are said of a move at most.
const MOST_CLAUSES: usize = 3;

tessera_core::words!(
    /// What moves did, each a clause without a subject, which is the move. `who` is what a seat is called after a
    /// preposition.
    pub enum EffectWords {
        /// Stones were captured.
        captures = en(|stones: usize| format!("captures {}", counted(stones as u32, "stone", "stones")))
            .es(|stones| format!("captura {}", counted(stones as u32, "piedra", "piedras"))),
        /// Stones of somebody became those of whoever moved.
        replaces = en(|stones: usize, who: &str| match who {
            YOU => format!("replaces {stones} of your stones"),
            _ => format!("replaces {} of {who}", counted(stones as u32, "stone", "stones")),
        })
        .es(|stones, who| match who {
            TI => format!("reemplaza {stones} de tus piedras"),
            _ => format!(
                "reemplaza {} de {who}",
                counted(stones as u32, "piedra", "piedras")
            ),
        }),
        /// Regions of so many cells in all were closed for their owner.
        closes = en(|regions: usize, cells: usize, who: &str| {
            let cells = counted(cells as u32, "cell", "cells");
            match regions {
                1 => format!("closes a region of {cells} for {who}"),
                _ => format!("closes {regions} regions with {cells} in all for {who}"),
            }
        })
        .es(|regions, cells, who| {
            let cells = counted(cells as u32, "casilla", "casillas");
            match regions {
                1 => format!("cierra una región de {cells} para {who}"),
                _ => format!("cierra {regions} regiones con {cells} en total para {who}"),
            }
        }),
        /// A region fell apart into parts of these sizes.
        divides = en(|cells: u16, parts: &[String]| {
            let cells = counted(cells, "cell", "cells");
            format!("divides a region of {cells} into {}", listed(parts))
        })
        .es(|cells, parts| {
            let cells = counted(cells, "casilla", "casillas");
            format!("divide una región de {cells} en {}", listed_in_spanish(parts))
        }),
        /// Groups of so many stones in all were finished and claimed.
        finishes = en(|groups: usize, stones: usize, who: &str| {
            let stones = counted(stones as u32, "stone", "stones");
            match groups {
                1 => format!("finishes a group of {stones} for {who}"),
                _ => format!("finishes {groups} groups with {stones} in all for {who}"),
            }
        })
        .es(|groups, stones, who| {
            let stones = counted(stones as u32, "piedra", "piedras");
            match groups {
                1 => format!("termina un grupo de {stones} para {who}"),
                _ => format!("termina {groups} grupos con {stones} en total para {who}"),
            }
        }),
        /// Stones joined a group that somebody had claimed.
        extends = en(|stones: usize, who: &str| {
            let stones = counted(stones as u32, "stone", "stones");
            format!("adds {stones} to a claimed group for {who}")
        })
        .es(|stones, who| {
            let stones = counted(stones as u32, "piedra", "piedras");
            format!("añade {stones} a un grupo ya reclamado, para {who}")
        }),
        /// Empty points became territory.
        surrounds = en(|points: usize, who: &str| {
            let points = counted(points as u32, "point", "points");
            format!("surrounds {points} for {who}")
        })
        .es(|points, who| {
            let points = counted(points as u32, "punto", "puntos");
            format!("rodea {points} para {who}")
        }),
        /// Territory was lost.
        opens = en(|points: usize, who: &str| {
            let points = counted(points as u32, "point", "points");
            format!("takes {points} of territory from {who}")
        })
        .es(|points, who| {
            let points = counted(points as u32, "punto", "puntos");
            format!("quita {points} de territorio a {who}")
        }),
        /// Groups became one of so many stones.
        joins = en(|groups: usize, stones: u16| format!("joins {groups} groups into one of {stones} stones"))
            .es(|groups, stones| format!("une {groups} grupos en uno de {stones} piedras")),
        /// A group fell apart into groups of these sizes.
        cuts = en(|stones: u16, parts: &[String]| {
            format!("cuts a group of {stones} stones into {}", listed(parts))
        })
        .es(|stones, parts| {
            format!(
                "corta un grupo de {stones} piedras en {}",
                listed_in_spanish(parts)
            )
        }),
        /// The largest group of a seat has grown.
        grows = en(|who: &str, before: u16, after: u16| {
            let after = counted(after, "stone", "stones");
            format!("makes {} grow from {before} to {after}", largest_of(who))
        })
        .es(|who, before, after| {
            let after = counted(after, "piedra", "piedras");
            format!("hace crecer {} de {before} a {after}", largest_of_in_spanish(who))
        }),
        /// The largest group of a seat has shrunk.
        shrinks = en(|who: &str, before: u16, after: u16| {
            let after = counted(after, "stone", "stones");
            format!("makes {} shrink from {before} to {after}", largest_of(who))
        })
        .es(|who, before, after| {
            let after = counted(after, "piedra", "piedras");
            format!("reduce {} de {before} a {after}", largest_of_in_spanish(who))
        }),
        /// Four stones are in a row.
        row = en("completes four in a row").es("completa cuatro en línea"),
        /// Stones could be captured.
        could_capture = en(|stones: usize, who: &str| match who {
            YOU => format!("could capture {stones} of your stones"),
            _ => format!(
                "could capture {} of {who}",
                counted(stones as u32, "stone", "stones")
            ),
        })
        .es(|stones, who| match who {
            TI => format!("podría capturar {stones} de tus piedras"),
            _ => format!(
                "podría capturar {} de {who}",
                counted(stones as u32, "piedra", "piedras")
            ),
        }),
        /// A region could be closed for its owner.
        could_close = en(|cells: usize, who: &str| {
            let cells = counted(cells as u32, "cell", "cells");
            format!("could close a region of {cells} for {who}")
        })
        .es(|cells, who| {
            let cells = counted(cells as u32, "casilla", "casillas");
            format!("podría cerrar una región de {cells} para {who}")
        }),
        /// A group could be finished and claimed.
        could_finish = en(|stones: usize, who: &str| {
            let stones = counted(stones as u32, "stone", "stones");
            format!("could finish a group of {stones} for {who}")
        })
        .es(|stones, who| {
            let stones = counted(stones as u32, "piedra", "piedras");
            format!("podría terminar un grupo de {stones} para {who}")
        }),
        /// Four stones in a row could be completed.
        could_row = en("could complete four in a row").es("podría completar cuatro en línea"),
        /// Several clauses in a row.
        listed = en(listed as fn(clauses: &[String]) -> String).es(listed_in_spanish),
    }
);

/// What the person is called after a preposition, in English: what belongs to the person is said in another way.
pub const YOU: &str = "you";
/// What the person is called after a preposition, in Spanish.
pub const TI: &str = "ti";

fn largest_of(who: &str) -> String {
    match who {
        YOU => "your largest group".to_owned(),
        _ => format!("the largest group of {who}"),
    }
}

fn largest_of_in_spanish(who: &str) -> String {
    match who {
        TI => "tu mayor grupo".to_owned(),
        _ => format!("el mayor grupo de {who}"),
    }
}

/// A fact as a clause; `None` where the name of the move or the picture says enough, and for what [`clauses`] sums up. `who` is what each seat is called
/// after a preposition.
pub fn clause(effect: &Effect, who: &BySeat<String>, language: Language) -> Option<String> {
    let words = EffectWords::of(language);
    let parts = |sizes: &[u16]| -> Vec<String> { sizes.iter().map(u16::to_string).collect() };
    Some(match effect {
        Effect::Captured { cells, .. } => (words.captures)(cells.len()),
        Effect::TakenOver { from, cells } => (words.replaces)(cells.len(), &who[*from]),
        Effect::Divided { before, after } => (words.divides)(*before, &parts(after)),
        Effect::Extended { owner, cells } => (words.extends)(cells.len(), &who[*owner]),
        Effect::Surrounded { owner, cells } => (words.surrounds)(cells.len(), &who[*owner]),
        Effect::Opened { owner, cells } => (words.opens)(cells.len(), &who[*owner]),
        // A stone that joins a group is seen.
        Effect::Joined { before, after, .. } if before[1] > 1 => (words.joins)(before.len(), *after),
        Effect::Cut { before, after, .. } => (words.cuts)(*before, &parts(after)),
        Effect::Largest { whose, before, after } if *after > before + 1 => {
            (words.grows)(&who[*whose], *before, *after)
        }
        Effect::Largest { whose, before, after } if after < before => {
            (words.shrinks)(&who[*whose], *before, *after)
        }
        Effect::Row { .. } => words.row.to_owned(),
        _ => return None,
    })
}

/// What somebody could do, as a clause; `None` for what is no threat.
pub fn could(effect: &Effect, who: &BySeat<String>, language: Language) -> Option<String> {
    let words = EffectWords::of(language);
    Some(match effect {
        Effect::Captured { whose, cells } => (words.could_capture)(cells.len(), &who[*whose]),
        Effect::Closed { owner, cells } => (words.could_close)(cells.len(), &who[*owner]),
        Effect::Finished { owner, cells, .. } => (words.could_finish)(cells.len(), &who[*owner]),
        Effect::Row { .. } => words.could_row.to_owned(),
        _ => return None,
    })
}

/// The clauses of some facts in a row, what matters most first; `None` where there is nothing to be said. What was closed
/// or finished for a seat is one clause; `clause` makes those of all other facts.
pub fn clauses(
    effects: &Effects,
    who: &BySeat<String>,
    clause: impl Fn(&Effect) -> Option<String>,
    language: Language,
) -> Option<String> {
    let words = EffectWords::of(language);
    let mut said = Vec::new();
    for seat in Seat::all(Seat::MAX as u8) {
        let (mut closed, mut finished) = ([0; 2], [0; 2]);
        for fact in &effects.facts {
            let (sum, cells) = match fact {
                Effect::Closed { owner, cells } if *owner == seat => (&mut closed, cells),
                Effect::Finished { owner, cells, .. } if *owner == seat => (&mut finished, cells),
                _ => continue,
            };
            *sum = [sum[0] + 1, sum[1] + cells.len()];
        }
        if closed[0] > 0 {
            said.push((words.closes)(closed[0], closed[1], &who[seat]));
        }
        if finished[0] > 0 {
            said.push((words.finishes)(finished[0], finished[1], &who[seat]));
        }
    }
    // What is left of a region that was closed in part says little.
    let has_closed = !said.is_empty();
    let is_told = |fact: &&Effect| !(has_closed && matches!(fact, Effect::Divided { .. }));
    said.extend(effects.facts.iter().filter(is_told).filter_map(clause));
    said.truncate(MOST_CLAUSES);
    (!said.is_empty()).then(|| (words.listed)(&said))
}

/// A clause as a sentence of its own: `Captures 4 stones.`
pub fn sentence(clause: &str) -> String {
    with_capital(clause) + "."
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_to_the_person_is_theirs() {
        let (english, spanish) = (
            EffectWords::of(Language::English),
            EffectWords::of(Language::Spanish),
        );
        assert_eq!(
            (english.grows)(YOU, 1, 3),
            "makes your largest group grow from 1 to 3 stones"
        );
        assert_eq!(
            (english.shrinks)("Anna", 3, 1),
            "makes the largest group of Anna shrink from 3 to 1 stone"
        );
        assert_eq!((english.could_capture)(2, YOU), "could capture 2 of your stones");
        assert_eq!((english.replaces)(1, YOU), "replaces 1 of your stones");
        assert_eq!(
            (spanish.shrinks)(TI, 3, 2),
            "reduce tu mayor grupo de 3 a 2 piedras"
        );
        assert_eq!((spanish.could_capture)(2, TI), "podría capturar 2 de tus piedras");
        assert_eq!((spanish.replaces)(1, TI), "reemplaza 1 de tus piedras");
    }
}
