//! What the data of a section say, in words. It follows from the data alone.

use super::comparison::compare;
use super::counted::{Counted, Wins};
use super::data::{
    AbsenceReason, ActionsData, BiasData, ComputationalData, GoodMovesData, LengthsData, MaterialData,
    MirrorsData, MovesData, OpeningHeatmapData, OpeningsData, Searched, SectionData, TrajectoryData,
};
use super::envelope::{Report, Section};
use super::interval::Interval;
use super::method::method;
use super::sides::side_name;
use super::thing::Thing;
use super::titles::title;
use super::words::{CourseTakeaways, TakeawayWords, quoted};
use tessera_core::language::{Language, power_of_ten};
use tessera_games::catalog::GameId;

/// An interval of more than this is too wide to say who wins.
const WIDE: f64 = 0.3;

impl Report {
    /// Writes all that follows from the data: the headings, the sentences, and what was published beside our figures. Data
    /// stay as they are.
    pub fn say(&mut self) {
        if let Some(game) = GameId::find(&self.game) {
            compare(self, game);
        }
        let english = Language::English;
        let said: Vec<[String; 2]> = self
            .sections
            .iter()
            .map(|section| [takeaway(self, section, english), method(self, section, english)])
            .collect();
        for (section, [takeaway, how]) in self.sections.iter_mut().zip(said) {
            section.title = title(section.id, english).to_owned();
            (section.takeaway, section.how) = (takeaway, how);
        }
    }
}

/// What the data of a section say, in one or two sentences.
pub fn takeaway(report: &Report, section: &Section, language: Language) -> String {
    let words = TakeawayWords::of(language);
    let say = Say {
        report,
        words,
        course: CourseTakeaways::of(language),
        language,
    };
    match &section.data {
        SectionData::Absent(absence) => absent(absence.absent, words).to_owned(),
        SectionData::Rules(data) => (words.rules)(
            report.decisions(data.representative.turns),
            data.winner.map(|seat| seat + 1),
        ),
        SectionData::Miscellaneous(data) => (words.miscellaneous)(
            Counted::whole(data.seats, Thing::Player),
            data.cells.map(|cells| Counted::whole(cells, Thing::Cell)),
        ),
        SectionData::BggStats(data) => (words.bgg_stats)(
            Counted::whole(data.voters, Thing::Rating),
            &say.number(data.rating, 2),
        ),
        SectionData::BggRatings(data) => {
            let low = data.ratings.iter().copied().fold(f64::INFINITY, f64::min);
            let high = data.ratings.iter().copied().fold(0.0, f64::max);
            (words.bgg_ratings)(&say.short(low), &say.short(high), &say.number(data.sd, 2))
        }
        SectionData::LevelsOfPlay(data) => (words.levels)(data.accepted(), data.is_open()),
        SectionData::Kolmogorov(data) => (words.kolmogorov)(&say.number(data.ratio, 2)),
        SectionData::PlayoutComplexity(data) => (words.playout)(
            &say.digits(data.microseconds),
            &say.digits(data.ratio),
            &quoted(&data.reference, language),
        ),
        SectionData::Bias(data) => say.bias(data),
        SectionData::SearchSpeed(data) => {
            let random = data.rows.iter().find(|row| row.search == Searched::Random);
            let games = random.map_or(0.0, |row| row.per_second.mean);
            (words.search_speed)(Counted::mean(games, 0, Thing::Game))
        }
        SectionData::Mirroring(data) => say.mirrors(data),
        SectionData::Complexity(data) => (words.complexity)(
            Counted::mean(data.turns.mean, 1, report.decision()),
            &say.digits(data.branching),
            &power_of_ten(data.log10_tree.mean),
        ),
        SectionData::ComputationalComplexity(data) => say.positions(data),
        SectionData::MoveClassification(data) => say.moves(data),
        SectionData::BoardCoverage(data) => (words.coverage)(&say.percent(data.share.mean)),
        SectionData::GameLengths(data) => say.lengths(data),
        SectionData::Material(data) => say.material(data),
        SectionData::Trajectory(data) => say.trajectory(data),
        SectionData::PositionHeatmap(data) => {
            let wins = |run: Option<&(i8, u32)>| run.is_some_and(|run| run.0 > 0);
            let winning = data.columns.iter().filter(|column| wins(column.runs.first()));
            (say.course.heatmap)(winning.count(), report.decisions(data.columns.len() as u64))
        }
        SectionData::GoodMoves(data) => say.good_moves(data),
        SectionData::ActionsPerTurn(data) => say.actions(data),
        SectionData::ActionTypes(data) => (say.course.action_types)(data.kinds.len()),
        SectionData::OpeningHeatmap(data) => say.opening_heatmap(data),
        SectionData::PositionsReachable(data) => {
            let [positions, depth] = data
                .rows
                .last()
                .map_or([0, 0], |row| [row.positions, row.depth.into()]);
            (say.course.reachable)(
                Counted::whole(positions, Thing::Position),
                Counted::whole(depth, Thing::Ply),
            )
        }
        SectionData::ShortestGames(data) => match data.depth {
            Some(depth) => (say.course.shortest)(&say.whole(data.count), Counted::whole(depth, Thing::Ply)),
            None => (say.course.no_shortest)(Counted::whole(data.searched, Thing::Ply)),
        },
        SectionData::Openings(data) => say.openings(data),
        SectionData::Puzzles(data) => (words.puzzles)(data.puzzles.len()),
        SectionData::Features(data) => {
            let most = data
                .rows
                .iter()
                .max_by(|a, b| a.points_share.total_cmp(&b.points_share));
            most.map_or_else(String::new, |row| {
                (words.features)(row.feature, &say.percent(row.points_share))
            })
        }
        SectionData::Luck(data) => (words.luck)(
            &say.percent(data.share.mean),
            &say.percent(data.share.low),
            &say.percent(data.share.high),
        ),
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
struct Say<'a> {
    report: &'a Report,
    words: &'static TakeawayWords,
    course: &'static CourseTakeaways,
    language: Language,
}

impl Say<'_> {
    fn number(&self, number: f64, decimals: usize) -> String {
        self.language.number(number, decimals)
    }

    /// With one decimal if there is a fraction.
    fn short(&self, number: f64) -> String {
        self.number(number, decimals_of(number))
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
        self.number(number as f64, 0)
    }

    /// All games of the corpus.
    fn games(&self) -> Counted {
        Counted::whole(self.report.corpus.games, Thing::Game)
    }

    /// How often somebody wins in games of the corpus.
    fn wins(&self, share: Interval) -> Wins {
        let with_draws = self.report.sections.iter().any(|section| match &section.data {
            SectionData::Bias(data) => data.draws.mean > 0.0,
            _ => false,
        });
        Wins { share, with_draws }
    }

    /// The move or turn that ends after so many plies: `move 32`, `turn 69`.
    fn at(&self, plies: u32) -> String {
        let is_turn = self.report.decision() == Thing::Turn;
        (self.course.at_number)(self.report.decision_at(plies), is_turn)
    }

    fn side(&self, id: &str) -> String {
        side_name(self.report, id, self.language)
    }

    fn bias(&self, data: &BiasData) -> String {
        let even = 1.0 / data.seats.len().max(1) as f64;
        let ahead = data.seats.iter().find(|seat| seat.share.low > even);
        let Some(seat) = ahead.or(data.seats.first()) else {
            return String::new();
        };
        let wins = self.wins(seat.share);
        let of_seats = match ahead {
            Some(_) => (self.words.advantage)(seat.seat + 1, wins),
            None => (self.words.no_advantage)(wins),
        };
        let sides = data.sides.iter();
        match sides.max_by(|a, b| a.share.mean.total_cmp(&b.share.mean)) {
            Some(side) => {
                let of_side = (self.words.side)(&self.side(&side.side), self.wins(side.share));
                format!("{of_seats} {of_side}")
            }
            None => of_seats,
        }
    }

    fn mirrors(&self, data: &MirrorsData) -> String {
        let wins: u32 = data.rows.iter().map(|row| row.wins).sum();
        let lost_all = data.rows.iter().all(|row| row.wins + row.draws == 0);
        let games: u32 = data.rows.iter().map(|row| row.games).sum();
        let games = Counted::whole(games, Thing::Game);
        match lost_all {
            true => (self.words.mirrors_lose)(games),
            false => (self.words.mirrors_win)(wins, games),
        }
    }

    fn positions(&self, data: &ComputationalData) -> String {
        let (games, seen) = (self.games(), Counted::whole(data.seen, Thing::Position));
        match data.log10_positions {
            Some(power) => (self.words.positions)(games, seen, &power_of_ten(power)),
            None => (self.words.positions_without_end)(games, seen),
        }
    }

    fn moves(&self, data: &MovesData) -> String {
        let thing = match self.report.decision() {
            Thing::Turn => Thing::MoveKind,
            _ => Thing::DifferentMove,
        };
        (self.words.moves)(Counted::whole(data.distinct, thing), data.killer, data.terrible)
    }

    fn lengths(&self, data: &LengthsData) -> String {
        let median = Counted::mean(data.median, decimals_of(data.median), self.report.decision());
        let longest = self.report.decisions(data.mode.1 - 1);
        (self.words.lengths)(median, data.mode.0, longest)
    }

    fn material(&self, data: &MaterialData) -> String {
        match data.greatest_swing {
            Some((ply, seat, points)) => {
                let points = Counted::mean(points, decimals_of(points), Thing::Point);
                (self.course.swing)(points, seat + 1, &self.at(ply + 1))
            }
            None => self.course.no_swing.to_owned(),
        }
    }

    fn trajectory(&self, data: &TrajectoryData) -> String {
        let changes = data.points.iter().filter(|point| point.lead_change).count();
        let critical = data.points.iter().filter(|point| point.critical).count();
        let critical = self.report.decisions(critical as u64);
        let lead = (self.course.trajectory)(changes, critical);
        match data.hot_share {
            Some(share) => {
                let with_null = self.report.decisions(data.with_null);
                format!("{lead} {}", (self.course.hot)(&self.percent(share), with_null))
            }
            None => lead,
        }
    }

    fn good_moves(&self, data: &GoodMovesData) -> String {
        let all = data.rows.iter().find(|row| row.seat.is_none());
        let (effective, good) = all.map_or((0.0, 0.0), |row| (row.effective_share, row.good_share));
        (self.course.good_moves)(&self.percent(effective), &self.percent(good))
    }

    fn actions(&self, data: &ActionsData) -> String {
        let most = data.game.iter().map(|turn| turn.1).max().unwrap_or_default();
        let first = data.game.iter().find(|turn| turn.1 == most);
        let at = self.at(first.map_or(0, |(ply, _)| ply + 1));
        (self.course.actions)(most, &at, data.game.last().map_or(0, |turn| turn.1))
    }

    fn opening_heatmap(&self, data: &OpeningHeatmapData) -> String {
        let first = self.report.decisions(data.turns);
        let most = data.seats.iter().enumerate().find_map(|(place, cells)| {
            // Of cells that were played as often, the first.
            let plays = cells.iter().map(|cell| cell.plays).max()?;
            Some((place, cells.iter().find(|cell| cell.plays == plays)?))
        });
        let named =
            most.and_then(|(place, plays)| Some((place, plays, data.board.cells.get(plays.cell as usize)?)));
        let Some((place, plays, cell)) = named else {
            return (self.course.no_opening_cell)(first, data.least);
        };
        let who = match data.sides.get(place) {
            Some(side) => self.side(side),
            None => (self.course.seat)(place as u8 + 1),
        };
        let percent = self.percent(plays.share);
        (self.course.opening_cell)(&who, first, &cell.name, plays.plays, self.games(), &percent)
    }

    fn openings(&self, data: &OpeningsData) -> String {
        let Some(opening) = data.openings.first() else {
            return self.course.no_opening.to_owned();
        };
        let share = opening.first_seat;
        match share.high - share.low > WIDE {
            true => (self.course.opening_of_few)(opening.games, self.games()),
            false => (self.course.opening)(opening.games, self.games(), self.wins(share)),
        }
    }
}

/// One decimal if a number has a fraction, else none.
fn decimals_of(number: f64) -> usize {
    usize::from(number.fract() != 0.0)
}
