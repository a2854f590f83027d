//! What a report calls a decision, and what its sections are computed from.

use super::counted::Counted;
use super::envelope::{Report, Section};
use super::sections::SectionData;
use super::thing::Thing;

impl Report {
    /// What the report calls a decision: a move where each stands by itself, a turn where plies are decided together.
    pub fn decision(&self) -> Thing {
        let representative = self.sections.iter().find_map(|section| match &section.data {
            SectionData::Rules(data) => Some(&data.representative),
            _ => None,
        });
        let plies =
            |record: &str| tessera_games::play::Record::parse(record).map_or(0, |record| record.names.len());
        if representative.is_some_and(|game| plies(&game.record) > game.turns as usize) {
            Thing::Turn
        } else {
            Thing::Move
        }
    }

    pub fn decisions(&self, number: impl Into<u64>) -> Counted {
        Counted::whole(number, self.decision())
    }

    /// What a section is computed from; `None` where it is no sample.
    pub fn sample(&self, section: &Section) -> Option<Counted> {
        let thing = match section.id.sample()? {
            Thing::Move => self.decision(),
            thing => thing,
        };
        Some(Counted::whole(section.n, thing))
    }
}
