//! A lesson checked by the rules of its game: every position is put up, and every try that the file names is made.

use super::fault::{LessonFault, LessonReason};
use super::file::{Goal, Lesson, Step};
use super::goal::{is_pointed_out, is_reached};
use tessera_core::game::Turn;
use tessera_core::language::Language;
use tessera_core::scene::SpotId;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Record, Table};

impl Lesson {
    /// Checks everything that the rules say of the steps: records can be played, goals are not reached yet and are reached by
    /// the step's own line, tries that are said to be wrong can be made and miss the goal, and one of the replies is legal.
    pub fn check(&self) -> Result<(), LessonFault> {
        for (place, step) in self.steps.iter().enumerate() {
            let checked = check_step(self.game, step);
            checked.map_err(|fault| LessonFault {
                place: format!("steps[{place}].{}", fault.place),
                ..fault
            })?;
        }
        Ok(())
    }
}

/// The table of a step; `None` if its record cannot be played, or is of another game.
fn table(game: GameId, step: &Step) -> Option<Box<dyn Table>> {
    let record = Record::parse(&step.record).ok()?;
    let (table, fault) = catalog::replayed(&record, Language::English).ok()?;
    let is_whole = record.game == game.id() && fault.is_none() && record.shown.is_none();
    is_whole.then_some(table)
}

fn check_step(game: GameId, step: &Step) -> Result<(), LessonFault> {
    let fault = |place: &str, reason| LessonFault::new(place, reason);
    let mut table = table(game, step).ok_or_else(|| fault("record", LessonReason::Record))?;
    if step.goal == Goal::Game {
        let is_whole = step.line.is_empty() && step.wrong.is_empty();
        return if step.seat.0 < table.seats() && is_whole {
            Ok(())
        } else {
            Err(fault("goal", LessonReason::Expected("no line and nothing wrong")))
        };
    }
    if table.turn() != Turn::Seat(step.seat) {
        return Err(fault("seat", LessonReason::Seat));
    }
    for (place, mark) in step.show.iter().enumerate() {
        for (at, label) in mark.cells.iter().enumerate() {
            if table.scene().labelled(label).is_none() {
                return Err(LessonFault::new(
                    format!("show[{place}].cells[{at}]"),
                    LessonReason::Cell,
                ));
            }
        }
    }
    if step.look {
        return check_pointing(table.as_ref(), step);
    }
    let start = table.record().names.len();
    if is_reached(&step.goal, table.as_mut(), start, step.seat) {
        return Err(fault("goal", LessonReason::AlreadyReached));
    }
    match tried(table.as_mut(), step, start, &step.line) {
        None => return Err(fault("line", LessonReason::Impossible)),
        Some(false) => return Err(fault("line", LessonReason::NotReached)),
        Some(true) => {}
    }
    for (place, wrong) in step.wrong.iter().enumerate() {
        for (at, when) in wrong.when.iter().enumerate() {
            let names: Vec<String> = when.split('.').map(str::to_owned).collect();
            let reason = match tried(table.as_mut(), step, start, &names) {
                Some(false) => continue,
                Some(true) => LessonReason::Right,
                None if is_vain(table.as_ref(), when) => continue,
                None => LessonReason::Impossible,
            };
            return Err(LessonFault::new(format!("wrong[{place}].when[{at}]"), reason));
        }
    }
    check_reply(table.as_mut(), step)
}

/// Whether plies reach the goal where a try of the step ends with them; `None` where they cannot be played, or where the
/// try has not ended. The table ends as it was.
fn tried(table: &mut dyn Table, step: &Step, start: usize, names: &[String]) -> Option<bool> {
    let mut played = 0;
    let is_played = names.iter().all(|name| {
        let is_played = table.play(name).is_ok();
        played += usize::from(is_played);
        is_played
    });
    let is_whole = !step.whole_turn || table.turn() != Turn::Seat(step.seat);
    let is_reached = is_reached(&step.goal, table, start, step.seat);
    for _ in 0..played {
        table.undo();
    }
    (is_played && is_whole && (step.whole_turn || names.len() == 1)).then_some(is_reached)
}

/// Whether a cell is touched in vain.
fn is_vain(table: &dyn Table, label: &str) -> bool {
    let spot = table.scene().labelled(label);
    spot.is_some_and(|spot| !table.is_open(spot.id))
}

fn check_reply(table: &mut dyn Table, step: &Step) -> Result<(), LessonFault> {
    if step.reply.is_empty() {
        return Ok(());
    }
    for name in &step.line {
        // It was played before.
        let _ = table.play(name);
    }
    let is_legal = |name: &String| table.legal().find(name).is_some();
    if step.reply.iter().any(is_legal) {
        Ok(())
    } else {
        Err(LessonFault::new("reply", LessonReason::NoReply))
    }
}

/// Checks a step in which two cells are pointed at.
fn check_pointing(table: &dyn Table, step: &Step) -> Result<(), LessonFault> {
    let pair = |labels: &[&str]| -> Option<[SpotId; 2]> {
        let [a, b] = labels else { return None };
        let cell = |label: &str| table.scene().labelled(label).map(|spot| spot.id);
        Some([cell(a)?, cell(b)?])
    };
    let fault = |place: &str, reason| LessonFault::new(place, reason);
    let line: Vec<&str> = step.line.iter().map(String::as_str).collect();
    match pair(&line) {
        None => return Err(fault("line", LessonReason::Impossible)),
        Some(cells) if !is_pointed_out(&step.goal, table, cells) => {
            return Err(fault("line", LessonReason::NotReached));
        }
        Some(_) => {}
    }
    for (place, wrong) in step.wrong.iter().enumerate() {
        for (at, when) in wrong.when.iter().enumerate() {
            let labels: Vec<&str> = when.split(' ').collect();
            let reason = match pair(&labels) {
                None => LessonReason::Impossible,
                Some(cells) if is_pointed_out(&step.goal, table, cells) => LessonReason::Right,
                Some(_) => continue,
            };
            return Err(LessonFault::new(format!("wrong[{place}].when[{at}]"), reason));
        }
    }
    Ok(())
}
