//! Luck and decisions on the review page: how the result came about, as plain values.

use super::chart::{Chart, FigureRow, FigureTable, change_text, signed};
use super::luck_turn::{LuckTurn, luck_turn};
use super::state::ReviewState;
use super::verdict_text::move_text;
use crate::game_review::GameReview;
use crate::live_game::LiveGame;
use crate::player_names;
use crate::shell::Shell;
use crate::words::LuckWords;
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_protocol::assessment::{Event, LuckPoint, Unit, balance, change, luck_points, own_part};

/// Luck and decisions of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct LuckView {
    /// How the result came about: `You lost by 9: luck −14, decisions +5.`
    pub sentence: String,
    /// What luck, decisions and the rest are.
    pub note: &'static str,
    /// What the values are measured in, and what it is called.
    pub units: Vec<(Unit, &'static str, bool)>,
    /// Whose result can be seen, and which of them is.
    pub seats: Vec<(Seat, String, bool)>,
    /// The turn that is looked at.
    pub turn: Option<LuckTurn>,
    /// Whether the best turn is drawn on the land.
    pub shows_best: bool,
    /// The sums of luck and decisions.
    pub chart: Chart,
    /// What each choice and draw changed.
    pub table: FigureTable,
    /// The plies after which something changed, each with its sentence, for the control that goes along the chart.
    pub places: Vec<(usize, String)>,
    /// Which of them is shown.
    pub current: usize,
    /// What each seat drew and gave away itself.
    pub totals: FigureTable,
}

/// The unit in which values are shown: points where they are known.
fn known_unit(wanted: Unit, events: &[Event]) -> Unit {
    if events.iter().any(|event| change(event, Unit::Points).is_some()) {
        wanted
    } else {
        Unit::Chance
    }
}

/// Luck and decisions of the game on the page; `None` in a game without draws, and before anything is known.
pub fn luck(state: &ReviewState, review: &GameReview, shell: &Shell) -> Option<LuckView> {
    let events = review.events();
    if !review.has_draws() || events.is_empty() {
        return None;
    }
    let words = LuckWords::of(shell.language);
    let game = &state.board.game;
    let two = review.seats == 2;
    let unit = known_unit(state.luck.unit, &events);
    let seat = state.luck.seat.unwrap_or_else(|| viewer(game));
    let name = |seat: Seat| player_names::short(game, seat, shell.language);
    let text = |change: f64| change_text(change, unit, shell.language);
    let points = luck_points(&events, review.seats, seat, unit);
    let plies = review.record.names.len();
    let line = |of: fn(&LuckPoint) -> f64| {
        let after = |point: &LuckPoint| (end_of(review, point.ply) as u32, of(point));
        std::iter::once((0, 0.0))
            .chain(points.iter().map(after))
            .collect()
    };
    let lines = vec![
        (words.luck.to_owned(), line(|point| point.luck_so_far)),
        (words.decisions.to_owned(), line(|point| point.decisions_so_far)),
    ];
    let mut chart = Chart::new((words.chart)(&name(seat)), lines, plies, text);
    let shown = state.shown_ply();
    chart.now = state.is_as_played().then_some(shown as f32 / plies.max(1) as f32);
    let described = |point: &LuckPoint| {
        let known = review.at(point.ply as usize);
        let mv = known.map_or(String::new(), |known| move_text(game.table(), &known.played));
        let who = known.map_or(String::new(), |known| name(review.seat(known)));
        (mv, who)
    };
    let places: Vec<(usize, String)> = points
        .iter()
        .map(|point| {
            let (mv, _) = described(point);
            let sums = [point.luck_so_far, point.decisions_so_far].map(text);
            (end_of(review, point.ply), (words.place)(&mv, &sums[0], &sums[1]))
        })
        .collect();
    let row = |point: &LuckPoint| {
        let (mv, who) = described(point);
        let changed = point.luck + point.decision;
        FigureRow {
            ply: Some(end_of(review, point.ply)),
            cells: vec![
                mv,
                who,
                text(changed),
                text(point.luck_so_far),
                text(point.decisions_so_far),
            ],
        }
    };
    let columns = [
        words.column_move,
        words.column_who,
        words.column_change,
        words.column_luck,
        words.column_decisions,
    ];
    let chance = if two { words.in_chance } else { words.in_share };
    let knows_points = known_unit(Unit::Points, &events) == Unit::Points;
    Some(LuckView {
        sentence: sentence(state, review, shell, &events, seat),
        note: if two { words.note } else { words.note_for_many },
        units: [(Unit::Points, words.in_points), (Unit::Chance, chance)]
            .into_iter()
            .filter(|(unit, _)| knows_points || *unit == Unit::Chance)
            .map(|(of, name)| (of, name, of == unit))
            .collect(),
        seats: game.seats().map(|of| (of, name(of), of == seat)).collect(),
        turn: luck_turn(state, review, shell),
        shows_best: !state.luck.hides_best,
        table: FigureTable {
            caption: chart.label.clone(),
            columns: columns.map(str::to_owned).to_vec(),
            rows: points.iter().map(row).collect(),
        },
        chart,
        current: places.partition_point(|(ply, _)| *ply <= shown).saturating_sub(1),
        places,
        totals: totals(review, &events, &name, shell.language),
    })
}

/// How many plies are played after the choice or draw that begins at a ply.
fn end_of(review: &GameReview, ply: u32) -> usize {
    review.at(ply as usize).map_or(ply, |known| known.end()) as usize
}

/// The seat whose result is shown first: the only person's, or else the first.
fn viewer(game: &LiveGame) -> Seat {
    let mut seats = game.seats();
    seats
        .find(|&seat| player_names::is_you(game, seat))
        .unwrap_or(Seat::FIRST)
}

/// How the result came about. In points luck, decisions and the start add up to it, between two and once all is known; else
/// luck and decisions are told by themselves. As chances they are told by the turn.
fn sentence(state: &ReviewState, review: &GameReview, shell: &Shell, events: &[Event], seat: Seat) -> String {
    let (words, language) = (LuckWords::of(shell.language), shell.language);
    let game = &state.board.game;
    let end = review.results.get(usize::from(seat.0));
    let (known, all) = review.known(1);
    let is_done = known == all;
    let margin = end.and_then(|end| end.margin).filter(|_| is_done);
    let unit = known_unit(Unit::Points, events);
    let head = match margin {
        Some(margin) if unit == Unit::Points => {
            let (who, you) = (
                player_names::title(game, seat, language),
                player_names::is_you(game, seat),
            );
            let by = (margin.abs().round() as i32).to_string();
            match margin.round() as i32 {
                0 => words.drew.to_owned(),
                1.. => (words.won_by)(&who, you, &by),
                _ => (words.lost_by)(&who, you, &by),
            }
        }
        _ if end.is_some() && is_done => words.resigned.to_owned(),
        _ => words.so_far.to_owned(),
    };
    let Some(balance) = balance(events, review.seats, seat, unit, margin) else {
        return String::new();
    };
    let part = |number: i32| signed(number.into(), 0, language);
    let whole = balance
        .whole()
        .filter(|_| unit == Unit::Points && review.seats == 2);
    if let Some(whole) = whole {
        let [luck, decisions, start] = [whole.luck, whole.decisions, whole.start].map(part);
        return (words.sum_with_start)(&head, &luck, &decisions, &start);
    }
    match (unit, review.seats) {
        (Unit::Points, 2) => {
            let [luck, decisions] = [balance.luck, balance.decisions].map(|sum| part(sum.round() as i32));
            match margin {
                Some(_) => (words.own)(&head, &luck, &decisions),
                None => (words.sum)(&head, &luck, &decisions),
            }
        }
        _ => {
            let [luck, decisions] = own_texts(events, seat, unit, language);
            (words.own)(&head, &luck, &decisions)
        }
    }
}

/// What a seat drew and decided: points in all, and chances by the turn.
fn own_texts(events: &[Event], seat: Seat, unit: Unit, language: Language) -> [String; 2] {
    let words = LuckWords::of(language);
    let own = own_part(events, seat, unit).unwrap_or_default();
    [(own.luck, own.draws), (-own.regret, own.choices)].map(|(sum, count)| match unit {
        Unit::Points => change_text(sum, unit, language),
        Unit::Chance => {
            let mean = 100.0 * sum / f64::from(count.max(1));
            (words.a_turn)(&format!("{} %", signed(mean, 1, language)))
        }
    })
}

/// What each seat drew and decided itself.
fn totals(
    review: &GameReview,
    events: &[Event],
    name: &dyn Fn(Seat) -> String,
    language: Language,
) -> FigureTable {
    let words = LuckWords::of(language);
    let row = |seat: Seat| {
        let known = [Unit::Points, Unit::Chance]
            .into_iter()
            .filter(|unit| own_part(events, seat, *unit).is_some());
        let texts: Vec<[String; 2]> = known
            .map(|unit| own_texts(events, seat, unit, language))
            .collect();
        let joined = |at: usize| {
            texts
                .iter()
                .map(|both| &*both[at])
                .collect::<Vec<_>>()
                .join(" · ")
        };
        FigureRow {
            ply: None,
            cells: vec![name(seat), joined(0), joined(1)],
        }
    };
    let columns = [
        words.column_seat,
        words.column_own_luck,
        words.column_own_decisions,
    ];
    FigureTable {
        caption: words.seats.to_owned(),
        columns: columns.map(str::to_owned).to_vec(),
        rows: Seat::all(review.seats).map(row).collect(),
    }
}
