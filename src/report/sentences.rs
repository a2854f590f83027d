//! What a section says in words: how it was computed, and what its data say. Both follow from the data alone.

use super::data::{
    AbsenceReason, ActionsData, BiasData, ComputationalData, GoodMovesData, MirrorsData, OpeningHeatmapData,
    Searched, SectionData, TrajectoryData,
};
use super::envelope::{Report, Section};
use super::words::{MethodWords, TakeawayWords};
use crate::language::{Language, power_of_ten};

/// What the data of a section say, in one sentence.
pub fn takeaway(section: &Section, language: Language) -> String {
    let words = TakeawayWords::of(language);
    let say = Say { words, language };
    match &section.data {
        SectionData::Absent(absence) => absent(absence.absent, words).to_owned(),
        SectionData::Rules(data) => {
            (words.rules)(data.representative.turns, data.winner.map(|seat| seat + 1))
        }
        SectionData::Miscellaneous(data) => (words.miscellaneous)(data.seats, data.cells),
        SectionData::BggStats(data) => (words.bgg_stats)(data.voters, &say.number(data.rating, 2)),
        SectionData::BggRatings(data) => {
            let low = data.ratings.iter().copied().fold(f64::INFINITY, f64::min);
            let high = data.ratings.iter().copied().fold(0.0, f64::max);
            (words.bgg_ratings)(&say.short(low), &say.short(high), &say.number(data.sd, 2))
        }
        SectionData::LevelsOfPlay(data) => (words.levels)(
            data.steps.iter().filter(|step| step.accepted).count() as u32,
            data.steps.last().is_some_and(|step| step.accepted),
        ),
        SectionData::Kolmogorov(data) => (words.kolmogorov)(&say.number(data.ratio, 2)),
        SectionData::PlayoutComplexity(data) => {
            (words.playout)(&say.digits(data.microseconds), &say.digits(data.ratio))
        }
        SectionData::Bias(data) => say.bias(data),
        SectionData::SearchSpeed(data) => {
            let random = data.rows.iter().find(|row| row.search == Searched::Random);
            (words.search_speed)(&say.digits(random.map_or(0.0, |row| row.per_second.mean)))
        }
        SectionData::Mirroring(data) => say.mirrors(data),
        SectionData::Complexity(data) => (words.complexity)(
            &say.digits(data.turns.mean),
            &say.digits(data.branching),
            &power_of_ten(data.log10_tree.mean),
        ),
        SectionData::ComputationalComplexity(data) => say.positions(data),
        SectionData::MoveClassification(data) => (words.moves)(data.distinct, data.killer, data.terrible),
        SectionData::BoardCoverage(data) => (words.coverage)(&say.percent(data.share.mean)),
        SectionData::GameLengths(data) => {
            (words.lengths)(&say.short(data.median), data.mode.0, data.mode.1 - 1)
        }
        SectionData::Material(data) => match data.greatest_swing {
            Some((ply, seat, points)) => (words.swing)(&say.short(points), seat + 1, ply + 1),
            None => words.no_swing.to_owned(),
        },
        SectionData::Trajectory(data) => say.trajectory(data),
        SectionData::PositionHeatmap(data) => {
            let wins = |run: Option<&(i8, u32)>| run.is_some_and(|run| run.0 > 0);
            let winning = data.columns.iter().filter(|column| wins(column.runs.first()));
            (words.heatmap)(winning.count(), data.columns.len())
        }
        SectionData::GoodMoves(data) => say.good_moves(data),
        SectionData::ActionsPerTurn(data) => say.actions(data),
        SectionData::ActionTypes(data) => (words.action_types)(data.kinds.len()),
        SectionData::OpeningHeatmap(data) => say.opening_heatmap(data),
        SectionData::PositionsReachable(data) => {
            let last = data.rows.last();
            (words.reachable)(
                &say.whole(last.map_or(0, |row| row.positions)),
                last.map_or(0, |row| row.depth),
            )
        }
        SectionData::ShortestGames(data) => match data.depth {
            Some(depth) => (words.shortest)(&say.whole(data.count), depth),
            None => (words.no_shortest)(data.searched),
        },
        SectionData::Openings(data) => match data.openings.first() {
            Some(opening) => (words.opening)(opening.games, &say.percent(opening.first_seat.mean)),
            None => words.no_opening.to_owned(),
        },
        SectionData::Puzzles(data) => (words.puzzles)(data.puzzles.len()),
        SectionData::Features(data) => {
            let rows = data.rows.iter().enumerate();
            let most = rows.max_by(|a, b| a.1.points_share.total_cmp(&b.1.points_share));
            let (place, share) = most.map_or((0, 0.0), |(place, row)| (place, row.points_share));
            (words.features)(place, &say.percent(share))
        }
        SectionData::Luck(data) => (words.luck)(
            &say.percent(data.share.mean),
            &say.percent(data.share.low),
            &say.percent(data.share.high),
        ),
    }
}

/// How a section of a report was computed or measured.
pub fn method(report: &Report, section: &Section, language: Language) -> String {
    let words = MethodWords::of(language);
    let corpus = &report.corpus;
    let counted = |sentence: &str| {
        let games = (words.corpus)(corpus.games, &corpus.engine, corpus.steps, corpus.seed);
        format!("{games} {sentence}")
    };
    // The engine and steps of the second search stand in the trajectory, or nowhere.
    let searched = |sentence: &str| {
        let trajectory = report.sections.iter().find_map(|section| match &section.data {
            SectionData::Trajectory(data) => Some(data),
            _ => None,
        });
        match trajectory {
            Some(data) => format!("{} {sentence}", (words.representative)(&data.engine, data.steps)),
            None => sentence.to_owned(),
        }
    };
    match &section.data {
        SectionData::Absent(_) => words.nothing.to_owned(),
        SectionData::Rules(_) | SectionData::Miscellaneous(_) => words.rules.to_owned(),
        SectionData::BggStats(_) | SectionData::BggRatings(_) => words.published.to_owned(),
        SectionData::LevelsOfPlay(data) => (words.levels)(data.points, data.games),
        SectionData::Kolmogorov(data) => (words.kolmogorov)(&data.build),
        SectionData::PlayoutComplexity(data) => {
            (words.playout)(data.trials, data.trial_ms, &data.machine.name, &data.reference)
        }
        SectionData::Bias(_) => counted(words.bias),
        SectionData::SearchSpeed(data) => {
            (words.search_speed)(data.rows.first().map_or("", |row| row.machine.name.as_str()))
        }
        SectionData::Mirroring(data) => {
            let games = data.rows.first().map_or(0, |row| row.games);
            (words.mirroring)(games, &data.engine, data.steps)
        }
        SectionData::Complexity(_) => counted(words.complexity),
        SectionData::ComputationalComplexity(_) => counted(words.computational),
        SectionData::MoveClassification(_) => counted(words.moves),
        SectionData::BoardCoverage(_) => counted(words.coverage),
        SectionData::GameLengths(_) => counted(words.lengths),
        SectionData::Material(_) => words.material.to_owned(),
        SectionData::Trajectory(_) => searched(words.trajectory),
        SectionData::PositionHeatmap(_) => searched(words.heatmap),
        SectionData::GoodMoves(_) => searched(words.good_moves),
        SectionData::ActionsPerTurn(_) => counted(words.actions),
        SectionData::ActionTypes(_) => words.action_types.to_owned(),
        SectionData::OpeningHeatmap(data) => counted(&(words.opening_heatmap)(data.turns, data.folded)),
        SectionData::PositionsReachable(_) => words.reachable.to_owned(),
        SectionData::ShortestGames(_) => words.shortest.to_owned(),
        SectionData::Openings(_) => counted(words.openings),
        SectionData::Puzzles(_) => words.nothing.to_owned(),
        SectionData::Features(_) => counted(words.features),
        SectionData::Luck(data) => (words.luck)(data.draws, data.games_per_draw),
    }
}

fn absent(reason: AbsenceReason, words: &TakeawayWords) -> &'static str {
    match reason {
        AbsenceReason::NotMeasured => words.not_measured,
        AbsenceReason::NotPublished => words.not_published,
        AbsenceReason::GrowingBoard => words.growing_board,
        AbsenceReason::NoChance => words.no_chance,
        AbsenceReason::NoFeatures => words.no_features,
        AbsenceReason::OwnPage => words.own_page,
    }
}

/// Sentences with numbers as a language writes them.
struct Say {
    words: &'static TakeawayWords,
    language: Language,
}

impl Say {
    fn number(&self, number: f64, decimals: usize) -> String {
        self.language.decimal(number, decimals)
    }

    /// With one decimal if there is a fraction.
    fn short(&self, number: f64) -> String {
        self.number(number, usize::from(number.fract() != 0.0))
    }

    /// With about three digits.
    fn digits(&self, number: f64) -> String {
        let decimals = match number.abs() {
            size if size >= 100.0 => 0,
            size if size >= 10.0 => 1,
            _ => 2,
        };
        self.number(number, decimals)
    }

    fn percent(&self, share: f64) -> String {
        self.number(100.0 * share, 1)
    }

    fn whole(&self, number: u64) -> String {
        number.to_string()
    }

    fn bias(&self, data: &BiasData) -> String {
        let even = 1.0 / data.seats.len().max(1) as f64;
        let ahead = data.seats.iter().find(|seat| seat.share.low > even);
        let Some(seat) = ahead.or(data.seats.first()) else {
            return String::new();
        };
        let [share, low, high] =
            [seat.share.mean, seat.share.low, seat.share.high].map(|part| self.percent(part));
        match ahead {
            Some(_) => (self.words.advantage)(seat.seat + 1, &share, &low, &high),
            None => (self.words.no_advantage)(&share, &low, &high),
        }
    }

    fn mirrors(&self, data: &MirrorsData) -> String {
        let wins: u32 = data.rows.iter().map(|row| row.wins).sum();
        let lost_all = data.rows.iter().all(|row| row.wins + row.draws == 0);
        let games = data.rows.iter().map(|row| row.games).sum();
        match lost_all {
            true => (self.words.mirrors_lose)(games),
            false => (self.words.mirrors_win)(wins, games),
        }
    }

    fn positions(&self, data: &ComputationalData) -> String {
        let seen = self.whole(data.seen);
        match data.log10_positions {
            Some(power) => (self.words.positions)(&seen, &power_of_ten(power)),
            None => (self.words.positions_without_end)(&seen),
        }
    }

    fn trajectory(&self, data: &TrajectoryData) -> String {
        let changes = data.points.iter().filter(|point| point.lead_change).count();
        let critical = data.points.iter().filter(|point| point.critical).count();
        let hot = data.hot_share.map(|share| self.percent(share));
        (self.words.trajectory)(changes, critical, hot.as_deref())
    }

    fn good_moves(&self, data: &GoodMovesData) -> String {
        let all = data.rows.iter().find(|row| row.seat.is_none());
        let (effective, good) = all.map_or((0.0, 0.0), |row| (row.effective_share, row.good_share));
        (self.words.good_moves)(&self.percent(effective), &self.percent(good))
    }

    fn actions(&self, data: &ActionsData) -> String {
        let turns = || data.game.iter().map(|turn| turn.1);
        let most = turns().max().unwrap_or_default();
        let turn = turns().position(|moves| moves == most).unwrap_or_default();
        (self.words.actions)(most, turn + 1, turns().next_back().unwrap_or_default())
    }

    fn opening_heatmap(&self, data: &OpeningHeatmapData) -> String {
        let most = (1..).zip(&data.seats).find_map(|(seat, cells)| {
            // Of cells that were played as often, the first.
            let plays = cells.iter().map(|cell| cell.plays).max()?;
            Some((seat, cells.iter().find(|cell| cell.plays == plays)?))
        });
        let named =
            most.and_then(|(seat, plays)| Some((seat, plays, data.board.cells.get(plays.cell as usize)?)));
        match named {
            Some((seat, plays, cell)) => {
                (self.words.opening_cell)(seat, &cell.name, plays.plays, &self.percent(plays.share))
            }
            None => (self.words.no_opening_cell)(data.least),
        }
    }
}
