//! The sections of a report put together.

use super::measurements::Measurements;
use super::representative::Representative;
use super::spread::Spread;
use tessera_cli::failure::Failure;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_games::play::{Options, Record};
use tessera_report::data::{
    AbsenceReason, ActionKind, ActionTypesData, ActionTypesTurn, ActionsData, GoodMovesData,
    MiscellaneousData, RulesData, SectionData,
};
use tessera_report::{
    CorpusSummary, CorpusTally, IntervalKind, PlayedGame, REPORT_SCHEMA, Replay, Report, Section, SectionId,
    link_to, published_facts,
};

/// Everything that a report is made of.
pub(super) struct Assembly<'a> {
    pub game: GameId,
    pub options: Options,
    pub commit: String,
    pub seed: u32,
    pub corpus: CorpusSummary,
    pub tally: &'a CorpusTally,
    pub replay: &'a dyn Replay,
    pub representative: Representative,
    pub spread: Spread,
    pub played: &'a PlayedGame,
    pub measured: &'a Measurements,
}

/// The data of a section with what they are computed from.
struct Content {
    n: u64,
    interval: IntervalKind,
    seed: Option<u64>,
    data: SectionData,
}

impl Assembly<'_> {
    pub fn report(&self) -> Result<Report, Failure> {
        let sections: Result<Vec<Section>, Failure> =
            SectionId::ALL.iter().map(|&id| self.section(id)).collect();
        let mut report = Report {
            schema: REPORT_SCHEMA,
            game: self.game.id().to_owned(),
            options: self.options.to_string(),
            commit: self.commit.clone(),
            corpus: self.corpus.clone(),
            sections: sections?,
        };
        report.say();
        Ok(report)
    }

    fn section(&self, id: SectionId) -> Result<Section, Failure> {
        let content = self.content(id)?.unwrap_or_else(|| Content {
            n: 0,
            interval: IntervalKind::None,
            seed: None,
            data: SectionData::absent(self.absence(id)),
        });
        Ok(Section {
            id,
            title: id.title(Language::English).to_owned(),
            n: content.n,
            interval: content.interval,
            seed: content.seed,
            how: String::new(),
            takeaway: String::new(),
            data: content.data,
            published: Vec::new(),
        })
    }

    /// Why a section has no data.
    fn absence(&self, id: SectionId) -> AbsenceReason {
        let grows = self.replay.board().is_none();
        match id {
            SectionId::BggStats | SectionId::BggRatings => AbsenceReason::NotPublished,
            SectionId::BoardCoverage | SectionId::OpeningHeatmap | SectionId::Mirroring if grows => {
                AbsenceReason::GrowingBoard
            }
            SectionId::Features => AbsenceReason::NoFeatures,
            SectionId::Luck if self.played.draws.is_empty() => AbsenceReason::NoChance,
            SectionId::Puzzles => AbsenceReason::OwnPage,
            _ => AbsenceReason::NotMeasured,
        }
    }

    /// The content of a section; `None` where there is none.
    fn content(&self, id: SectionId) -> Result<Option<Content>, Failure> {
        if let Some(measured) = self.measured.get(id) {
            return Ok(Some(Content {
                n: measured.n,
                interval: measured.interval,
                seed: measured.seed,
                data: measured.data.clone(),
            }));
        }
        let games = self.tally.games();
        if let Some(data) = self.tally.data(id, self.replay, self.seed.into()) {
            let interval = match id {
                SectionId::Bias | SectionId::MoveClassification | SectionId::Openings => {
                    IntervalKind::Wilson95
                }
                SectionId::ComputationalComplexity | SectionId::OpeningHeatmap => IntervalKind::None,
                _ => IntervalKind::Normal95,
            };
            return Ok(Some(Content {
                n: games,
                interval,
                seed: Some(self.corpus.seed),
                data,
            }));
        }
        let of_game = |data: SectionData| Content {
            n: self.played.turns().into(),
            interval: IntervalKind::None,
            seed: None,
            data,
        };
        let searched = |data: SectionData| Content {
            n: self.representative.turns(),
            seed: Some(self.seed.into()),
            ..of_game(data)
        };
        let fact = |data: SectionData, n: u64| Content { n, ..of_game(data) };
        let facts = published_facts(self.game);
        let shown = &self.representative;
        Ok(match id {
            SectionId::Rules => Some(fact(SectionData::Rules(self.rules()), games)),
            SectionId::Miscellaneous => Some(fact(SectionData::Miscellaneous(self.miscellaneous()), games)),
            SectionId::BggStats => {
                facts.map(|facts| fact(SectionData::BggStats(facts.stats()), facts.voters.into()))
            }
            SectionId::BggRatings => facts.map(|facts| {
                fact(
                    SectionData::BggRatings(facts.ratings()),
                    facts.ratings.len() as u64,
                )
            }),
            SectionId::Material => Some(of_game(SectionData::Material(shown.material()))),
            SectionId::Trajectory => shown
                .trajectory(self.tally.fan.fan())
                .map(|data| searched(SectionData::Trajectory(data))),
            SectionId::PositionHeatmap => shown
                .heatmap()
                .map(|data| searched(SectionData::PositionHeatmap(data))),
            SectionId::GoodMoves => shown.good_moves().map(|data| {
                let (over_games, games) = (self.spread.quartiles(), self.spread.games().max(1));
                searched(SectionData::GoodMoves(GoodMovesData {
                    over_games,
                    games,
                    ..data
                }))
            }),
            SectionId::ActionsPerTurn => Some(Content {
                n: games,
                interval: IntervalKind::Percentiles,
                ..of_game(SectionData::ActionsPerTurn(self.actions()))
            }),
            SectionId::ActionTypes => Some(of_game(SectionData::ActionTypes(self.action_types()?))),
            _ => None,
        })
    }

    fn rules(&self) -> RulesData {
        let about = self.game.about();
        RulesData {
            designer: about.designer.to_owned(),
            goal: about.goal.to_owned(),
            rules: about
                .rules
                .iter()
                .map(|passage| passage.text.to_owned())
                .collect(),
            representative: link_to(self.played),
            winner: self.played.winner(),
        }
    }

    fn miscellaneous(&self) -> MiscellaneousData {
        let facts = published_facts(self.game);
        let text = |text: &str| text.to_owned();
        MiscellaneousData {
            seats: self.replay.seats(),
            cells: self.replay.board().map(|board| board.cells() as u32),
            chance: !self.played.draws.is_empty(),
            options: self.options.to_string(),
            play: facts.map(|facts| text(facts.play)),
            family: facts.and_then(|facts| facts.family).map(text),
            mechanisms: facts.map(|facts| text(facts.mechanisms)),
            components: facts.and_then(|facts| facts.components).map(text),
        }
    }

    fn actions(&self) -> ActionsData {
        // Heyden (2009), figure 3.1: the plies with a number of moves that the text names.
        let thesis = match self.game {
            GameId::Carcassonne => vec![(1, 22.0), (14, 63.0)],
            _ => Vec::new(),
        };
        ActionsData {
            record: self.played.record.clone(),
            game: self
                .played
                .turns
                .iter()
                .map(|turn| (turn.ply, turn.moves()))
                .collect(),
            corpus: self.tally.actions.corpus(),
            thesis,
        }
    }

    fn action_types(&self) -> Result<ActionTypesData, Failure> {
        let record = Record::parse(&self.played.record).map_err(Failure::usage)?;
        let turns = self.replay.kinds(&record).map_err(Failure::usage)?;
        let mut kinds: Vec<ActionKind> = turns.iter().flat_map(|turn| turn.kinds.iter().copied()).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let count = |of: &[ActionKind]| {
            let of_kind = |kind: &ActionKind| of.iter().filter(|other| *other == kind).count() as u32;
            kinds.iter().map(of_kind).collect()
        };
        Ok(ActionTypesData {
            record: self.played.record.clone(),
            turns: turns
                .iter()
                .map(|turn| ActionTypesTurn {
                    ply: turn.ply,
                    counts: count(&turn.kinds),
                })
                .collect(),
            kinds,
        })
    }
}
