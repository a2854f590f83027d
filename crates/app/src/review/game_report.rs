//! The report on one game: each figure with what it says, a chart and a table.

use super::chart::{Chart, FigureRow, FigureTable, Numbers, signed};
use super::state::ReviewState;
use super::verdict_text::move_text;
use crate::game_review::GameReview;
use crate::player_names;
use crate::shell::Shell;
use crate::words::GameReportWords;
use tessera_core::game::Seat;
use tessera_core::language::{Language, power_of_ten};
use tessera_protocol::assessment::{Event, GameFigures, GoodMoves, Trajectory};

/// The id of the dialog of the report.
pub const REPORT_DIALOG: &str = "game-report";

#[derive(Clone, PartialEq, Debug, Default)]
pub struct GameReport {
    /// What it is computed from.
    pub source: String,
    pub figures: Vec<Figure>,
    /// The address of the report on the game in general, below the page, and the words of its link.
    pub general: Option<(String, String)>,
}

/// A figure of the report.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// What it is about.
    pub title: &'static str,
    /// What it says, in a sentence.
    pub says: String,
    /// A picture of it, where there is something to draw.
    pub chart: Option<Chart>,
    /// Its numbers.
    pub table: FigureTable,
    /// How many decisions it is about, and how it is computed.
    pub how: String,
}

/// What the figures are made of.
struct Report<'a> {
    state: &'a ReviewState,
    review: &'a GameReview,
    language: Language,
    words: &'static GameReportWords,
    events: Vec<Event>,
    figures: GameFigures,
}

/// The report on the game of the page; without figures before anything is known.
pub fn game_report(state: &ReviewState, review: Option<&GameReview>, shell: &Shell) -> GameReport {
    let words = GameReportWords::of(shell.language);
    let game = state.board.game.id;
    let name = game.name();
    let general = Some((format!("report/{}/", game.id()), (words.general)(name)));
    let Some(review) = review.filter(|review| !review.plies.is_empty()) else {
        return GameReport {
            source: words.nothing.to_owned(),
            figures: Vec::new(),
            general,
        };
    };
    let (events, plies) = (review.events(), review.record.names.len());
    let figures = GameFigures::of(
        &events,
        review.first_seat(),
        review.seats,
        &review.results,
        review.material.clone(),
    );
    let report = Report {
        state,
        review,
        language: shell.language,
        words,
        events,
        figures,
    };
    let parts = [
        report.trajectory(),
        report.critical(),
        report.hot(),
        report.branching(),
        report.good_moves(),
        report.points(),
        report.in_hand(),
    ];
    GameReport {
        source: (words.source)(report.events.len(), state.number_as_played(plies)),
        figures: parts.into_iter().flatten().collect(),
        general,
    }
}

impl Report<'_> {
    fn plies(&self) -> usize {
        self.review.record.names.len()
    }

    fn percent(&self, share: f64) -> String {
        format!("{} %", self.language.decimal(100.0 * share, 0))
    }

    fn decimal(&self, number: f64) -> String {
        self.language.decimal(number, 1)
    }

    fn name(&self, seat: Seat) -> String {
        player_names::side_or_name(&self.state.board.game, seat, self.language)
    }

    /// The move that was played at a ply.
    fn move_at(&self, ply: u32) -> String {
        let table = self.state.board.game.table();
        let known = self.review.at(ply as usize);
        known.map_or_else(
            || {
                let name = self.review.record.names.get(ply as usize);
                name.map_or(String::new(), |name| table.move_text(name))
            },
            |known| move_text(table, &known.played),
        )
    }

    /// The number of the move, as the list of moves counts, after so many plies; empty after what was agreed, which has none.
    fn number(&self, plies: usize) -> String {
        let name = plies
            .checked_sub(1)
            .and_then(|last| self.review.record.names.get(last));
        if name.is_some_and(|name| self.state.board.game.table().is_agreement(name)) {
            String::new()
        } else {
            self.state.number_as_played(plies).to_string()
        }
    }

    /// The column of these numbers.
    fn number_column(&self) -> &'static str {
        if self.state.board.game.id.seats_vary() {
            self.words.turn
        } else {
            self.words.number
        }
    }

    /// The row of a decision: the number of its move, the move and these cells.
    fn row(&self, ply: u32, cells: Vec<String>) -> FigureRow {
        let known = self.review.at(ply as usize);
        let head = [self.number(ply as usize + 1), self.move_at(ply)];
        FigureRow {
            ply: known.map(|known| known.end() as usize),
            cells: head.into_iter().chain(cells).collect(),
        }
    }

    fn table(&self, caption: &str, columns: &[&str], rows: Vec<FigureRow>) -> FigureTable {
        let columns = columns.iter().map(|&column| column.to_owned());
        FigureTable {
            caption: caption.to_owned(),
            columns: columns.collect(),
            rows,
        }
    }

    fn how(&self, decisions: u32, how: &str) -> String {
        format!("{}. {how}", (self.words.count_decisions)(decisions))
    }

    fn trajectory_of_two(&self) -> Option<&Trajectory> {
        self.figures
            .trajectory
            .as_ref()
            .filter(|trajectory| trajectory.turns() > 1)
    }

    fn trajectory(&self) -> Option<Figure> {
        let (trajectory, words) = (self.trajectory_of_two()?, self.words);
        let numbers = |value: f64| signed(value, 2, self.language);
        let points: Numbers = (
            words.value.to_owned(),
            trajectory
                .points
                .iter()
                .map(|point| (point.ply, point.value))
                .collect(),
        );
        let passes: Numbers = (
            words.pass.to_owned(),
            trajectory
                .points
                .iter()
                .filter_map(|point| Some((point.ply, point.null?)))
                .collect(),
        );
        let lines = [points, passes]
            .into_iter()
            .filter(|(_, points)| !points.is_empty());
        let chart = Chart::new(
            words.trajectory.to_owned(),
            lines.collect(),
            self.plies(),
            numbers,
        );
        let has_pass = trajectory.with_null > 0;
        let rows = trajectory.points.iter().map(|point| {
            let pass = has_pass.then(|| point.null.map_or(String::new(), numbers));
            let cells = std::iter::once(numbers(point.value)).chain(pass);
            self.row(point.ply, cells.collect())
        });
        let columns = [self.number_column(), words.mv, words.value, words.pass];
        let columns = &columns[..if has_pass { 4 } else { 3 }];
        let share = trajectory.lead_change_share().unwrap_or_default();
        Some(Figure {
            title: words.trajectory,
            says: (words.lead_changes)(trajectory.lead_changes.len(), &self.percent(share)),
            chart: Some(chart.mark(&trajectory.lead_changes, self.plies())),
            table: self.table(words.trajectory, columns, rows.collect()),
            how: self.how(
                trajectory.turns(),
                &(words.trajectory_how)(&self.name(self.review.first_seat())),
            ),
        })
    }

    /// The decisions that begin at these plies, with how many moves each has.
    fn turns(&self, caption: &str, plies: &[u32]) -> FigureTable {
        let row = |&ply: &u32| {
            let event = self.events.iter().find(|event| event.ply == ply);
            let moves = event.map_or(0, |event| event.moves);
            self.row(ply, vec![moves.to_string()])
        };
        let words = self.words;
        let rows = plies.iter().map(row).collect();
        self.table(caption, &[self.number_column(), words.mv, words.moves], rows)
    }

    fn critical(&self) -> Option<Figure> {
        let (trajectory, words) = (self.trajectory_of_two()?, self.words);
        Some(Figure {
            title: words.critical,
            says: (words.critical_decisions)(trajectory.critical.len(), trajectory.turns()),
            chart: None,
            table: self.turns(words.critical, &trajectory.critical),
            how: self.how(trajectory.turns(), words.critical_how),
        })
    }

    fn hot(&self) -> Option<Figure> {
        let (trajectory, words) = (self.trajectory_of_two()?, self.words);
        let share = trajectory.hot_share()?;
        Some(Figure {
            title: words.hot,
            says: (words.hot_decisions)(&self.percent(share), trajectory.hot.len()),
            chart: None,
            table: self.turns(words.hot, &trajectory.hot),
            how: self.how(trajectory.with_null, words.hot_how),
        })
    }

    fn branching(&self) -> Option<Figure> {
        let (branching, words) = (&self.figures.branching, self.words);
        let factor = self.decimal(branching.factor()?);
        let [size, draw_size] = [branching.complexity, branching.chance_complexity].map(power_of_ten);
        let choices = || self.events.iter().filter(|event| !event.drawn && event.moves > 0);
        let points = choices().map(|event| (event.ply, f64::from(event.moves)));
        let lines = vec![(words.moves.to_owned(), points.collect())];
        let rows = choices().map(|event| self.row(event.ply, vec![event.moves.to_string()]));
        Some(Figure {
            title: words.branching,
            says: match branching.draws {
                0 => (words.branching_says)(&factor, &size),
                _ => (words.branching_with_draws)(&factor, &size, &draw_size),
            },
            chart: Some(Chart::new(
                words.branching.to_owned(),
                lines,
                self.plies(),
                |moves| format!("{moves:.0}"),
            )),
            table: self.table(
                words.branching,
                &[self.number_column(), words.mv, words.moves],
                rows.collect(),
            ),
            how: self.how(branching.turns, words.branching_how),
        })
    }

    fn good_moves(&self) -> Option<Figure> {
        let (all, words) = (self.figures.good_moves?, self.words);
        // With more than two seats the chance of one half says nothing.
        let two = self.review.seats == 2;
        let row = |name: String, moves: &GoodMoves| {
            let counted =
                |number: f64, share: f64| format!("{} · {}", self.decimal(number), self.percent(share));
            FigureRow {
                ply: None,
                cells: vec![
                    name,
                    counted(moves.good, moves.good_share),
                    counted(moves.effective, moves.effective_share),
                    power_of_ten(moves.effective_space),
                ],
            }
        };
        let seats = Seat::all(self.review.seats).zip(&self.figures.seats);
        let own =
            seats.filter_map(|(seat, figures)| Some(row(self.name(seat), figures.good_moves.as_ref()?)));
        let rows = std::iter::once(row(words.all.to_owned(), &all)).chain(own);
        let columns = [words.player, words.good, words.effective, words.space];
        two.then(|| Figure {
            title: words.good_moves,
            says: (words.good_moves_says)(&self.percent(all.effective_share), &self.percent(all.good_share)),
            chart: None,
            table: self.table(words.good_moves, &columns, rows.collect()),
            how: self.how(all.turns, words.good_moves_how),
        })
    }

    /// A line for each seat of what it has after each ply.
    fn by_seat(&self, of: &dyn Fn(usize, usize) -> Option<f64>) -> Vec<Numbers> {
        let line = |seat: Seat| {
            let at = |at: usize| Some((self.figures.material[at].plies, of(at, usize::from(seat.0))?));
            let points = (0..self.figures.material.len()).filter_map(at);
            (self.name(seat), points.collect())
        };
        Seat::all(self.review.seats).map(line).collect()
    }

    /// A row for each ply after which a seat has something else than before.
    fn changes(&self, caption: &str, lines: &[Numbers], show: &dyn Fn(f64) -> String) -> FigureTable {
        let values = |at: usize| -> Vec<f64> { lines.iter().map(|(_, points)| points[at].1).collect() };
        let count = lines.iter().map(|(_, points)| points.len()).min().unwrap_or(0);
        let changed = (1..count).filter(|&at| values(at) != values(at - 1));
        let rows = changed.map(|at| {
            let ply = lines[0].1[at].0;
            let mv = self.state.board.game.table().move_text(
                self.review
                    .record
                    .names
                    .get(ply as usize - 1)
                    .map_or("", String::as_str),
            );
            let head = [self.number(ply as usize), mv];
            FigureRow {
                ply: Some(ply as usize),
                cells: head.into_iter().chain(values(at).into_iter().map(show)).collect(),
            }
        });
        let names = lines.iter().map(|(name, _)| &**name);
        let columns: Vec<&str> = [self.number_column(), self.words.mv]
            .into_iter()
            .chain(names)
            .collect();
        self.table(caption, &columns, rows.collect())
    }

    fn points(&self) -> Option<Figure> {
        let (words, material) = (self.words, &self.figures.material);
        let show = |points: f64| {
            let halves = (2.0 * points).round() as i32;
            tessera_core::points::in_words(halves)
        };
        let lines = self.by_seat(&|at, seat| material[at].points.get(seat).copied());
        let table = self.changes(words.points, &lines, &show);
        let says = match self.figures.greatest_swing {
            Some(swing) => (words.swing)(
                &self.name(Seat(swing.seat)),
                &format!("+{}", show(swing.points)),
                &self.move_at(swing.ply),
            ),
            None => words.no_swing.to_owned(),
        };
        (material.len() > 1).then(|| Figure {
            title: words.points,
            says,
            chart: Some(Chart::new(words.points.to_owned(), lines, self.plies(), show)),
            table,
            how: self.how(self.figures.branching.turns, words.points_how),
        })
    }

    fn in_hand(&self) -> Option<Figure> {
        let (words, material) = (self.words, &self.figures.material);
        let lines = self.by_seat(&|at, seat| {
            material[at]
                .in_hand
                .as_ref()?
                .get(seat)
                .map(|&pieces| pieces.into())
        });
        // The fewest of each seat, and after how many plies it had so few first.
        let least = lines.iter().filter_map(|(name, points)| {
            let counts = points.iter().map(|&(ply, count)| (count as u8, ply));
            counts.min().map(|(count, ply)| (count, ply, name))
        });
        let least: Vec<_> = least.collect();
        let &(fewest, since, who) = least.iter().min()?;
        let is_first = least
            .iter()
            .any(|&(count, ply, _)| count == fewest && ply > since);
        let show = |count: f64| format!("{count:.0}");
        Some(Figure {
            title: words.in_hand,
            says: (words.in_hand_says)(who, fewest, is_first),
            table: self.changes(words.in_hand, &lines, &show),
            chart: Some(Chart::new(words.in_hand.to_owned(), lines, self.plies(), show)),
            how: self.how(self.figures.branching.turns, words.in_hand_how),
        })
    }
}
