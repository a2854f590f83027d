//! The analysis of the position that is shown: what is asked of the engines, and what they have found so far.

use super::overlay::Overlay;
use crate::job::Refusal;
use tessera_core::game::Seat;
use tessera_core::scene::{Scene, SharedScene};
use tessera_core::sorting;
use tessera_games::play::Table;
use tessera_protocol::{NamedLine, Report};

pub(super) use tessera_protocol::assessment::PASS;

/// Values from fewer visits are hidden unless they are proven.
const FEWEST_VISITS: u32 = 10;

/// Whether enough is known of a line to tell what it is worth.
pub(super) fn is_known(line: &NamedLine) -> bool {
    line.proven || line.visits >= FEWEST_VISITS
}

/// How many visits a move needs to be called better than one that was searched more often.
const ENOUGH_VISITS: u32 = 100;
/// The part of the visits of the move that was searched most which such a move needs, too: one in so many.
const ENOUGH_PART: u32 = 10;

/// Orders the lines of a report by what they are worth, as it is told: first those of which enough is known. The search has them by
/// visits.
fn order_by_worth(report: &mut Report) {
    let most = report.lines.iter().map(|line| line.visits).max().unwrap_or(0);
    let enough = |line: &NamedLine| {
        let visits = line.visits;
        line.proven || visits == most || visits >= ENOUGH_VISITS && visits >= most / ENOUGH_PART
    };
    let best = match report.lines.first() {
        // No other move brings more.
        Some(first) if first.proven => first.value,
        _ => {
            let values = report.lines.iter().filter(|line| enough(line));
            values.map(|line| line.value).fold(f32::MIN, f32::max)
        }
    };
    // A move that surely loses is worse than any of which little is known.
    let rank = |line: &NamedLine| match line {
        line if line.proven && line.value <= 0.0 => 3,
        line if enough(line) => 0,
        line if is_known(line) => 1,
        _ => 2,
    };
    let told = |line: &NamedLine| line.value.min(best);
    // Of equal ones the one that was searched most comes first.
    sorting::sort_by(&mut report.lines, |one, other| {
        let by_rank = rank(one).cmp(&rank(other));
        by_rank.then(told(other).total_cmp(&told(one)))
    });
}

/// What a line of an ordered report is told to be worth: a move that was searched little may look better than one above it, but is
/// not told to be.
pub(super) fn told_value(report: &Report, line: &NamedLine) -> f32 {
    let above = report.lines.iter().take_while(|other| other.mv != line.mv);
    above.map(|other| other.value).fold(line.value, f32::min)
}

/// Something that happened to the analysis.
#[derive(Clone, PartialEq, Debug)]
pub enum AnalysisMsg {
    /// It is switched on or off.
    Switch,
    /// It is to go on for the same time again.
    Deeper,
    /// This lies over the board from now on.
    Overlay(Overlay),
    /// The next overlay of the list lies over the board from now on.
    NextOverlay,
    /// A move of a line is looked at, or none: the line and the move, both counted from 0.
    Look(Option<(usize, usize)>),
    /// So many moves further on in the line that is looked at, or back.
    Scrub(i32),
    /// A line is played up to this move of it: the line and the move, both counted from 0.
    Play(usize, usize),
    /// The position with this number has been shown for a moment.
    Settled(u32),
    /// What the engines have found so far.
    SoFar(Report),
    /// What they have found in the end.
    Final(Report),
    /// The question with this id ended without an answer, for this reason.
    Refused(u32, Refusal),
}

/// What a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Subject {
    Position,
    /// The same position with the other side to move.
    Threats,
    /// Who owns each cell at the end.
    Ownership,
    /// Whether a move wins.
    Proof,
}

/// A question that is open.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Open {
    pub id: u32,
    pub subject: Subject,
    /// For how long it may be searched, in milliseconds; none without an end.
    pub millis: Option<u32>,
    /// Whether the engines were told to stop.
    pub is_stopped: bool,
}

/// Why nothing more is searched.
#[derive(Clone, PartialEq, Debug)]
pub enum End {
    /// The time is over.
    Time,
    /// All there is to know is known.
    Solved,
    /// A bid or a choice of side, which the engines take from a table without a search.
    Book,
    /// There is only one move, which needs no search.
    OnlyMove,
    /// The memory is full.
    Memory,
    /// The engines gave no answer.
    Refused(Refusal),
}

/// The move of a line that is looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Look {
    /// The line, counted from 0.
    pub line: usize,
    /// The move of the line, counted from 0.
    pub mv: usize,
    /// The board after the move.
    pub scene: SharedScene,
}

/// The analysis of the position that is shown.
#[derive(Default)]
pub struct Analysis {
    /// Whether it is switched on.
    pub on: bool,
    /// Whether nothing of it is shown, because somebody looks for the move.
    pub hidden: bool,
    /// What lies over the board.
    pub overlay: Overlay,
    /// What has been found about the position.
    pub report: Option<Report>,
    /// What the other side would do if the seat to move passed: the moves are those after the pass.
    pub threats: Option<Report>,
    /// Who owns each cell at the end.
    pub ownership: Option<Report>,
    /// How many steps had been made for the position when that was asked.
    pub(super) ownership_steps: u32,
    /// What it lays over the board, where it is not rotated. It is drawn when something has changed, because the pointer
    /// asks for the board again and again.
    pub marks: Scene,
    /// Why nothing more is searched; none while a search goes on, or nothing was asked.
    pub end: Option<End>,
    /// The move of a line that is looked at.
    pub look: Option<Look>,
    /// The chance of the first seat of two to win the last position of which it is known.
    pub last_share: Option<f32>,
    /// The shares of the win of more seats in the last position of which they are known.
    pub(super) last_shares: Vec<(Seat, f32)>,
    /// Steps and milliseconds of the searches of this position that have ended.
    earlier: (u32, u32),
    /// How often more time was given.
    deeper: u32,
    /// How many positions were shown.
    number: u32,
    pub(super) open: Option<Open>,
    /// A copy of the board at this position, on which lines are played.
    pub(super) copy: Option<Box<dyn Table>>,
    /// The board after a pass of the seat to move, for which the threats are moves.
    pub(super) passed: Option<Box<dyn Table>>,
}

impl Analysis {
    /// An analysis before anything was asked.
    pub fn new(on: bool) -> Analysis {
        Analysis {
            on,
            ..Analysis::default()
        }
    }

    /// Forgets everything about the position. Returns the number of the next one.
    pub(super) fn forget(&mut self) -> u32 {
        *self = Analysis {
            on: self.on,
            hidden: self.hidden,
            overlay: self.overlay,
            last_share: self.last_share,
            last_shares: std::mem::take(&mut self.last_shares),
            number: self.number + 1,
            ..Analysis::default()
        };
        self.number
    }

    /// The number of the position.
    pub(super) fn number(&self) -> u32 {
        self.number
    }

    /// Gives the search the same time again.
    pub(super) fn deepen(&mut self) {
        self.deeper += 1;
        self.end = None;
    }

    /// For how long the position may still be searched where it may be searched for so many milliseconds at first; none
    /// without an end.
    pub(super) fn millis_left(&self, millis: Option<u32>) -> Option<u32> {
        let all = millis?.saturating_mul(self.deeper + 1);
        Some(all.saturating_sub(self.millis()))
    }

    /// Whether a search goes on.
    pub fn is_searching(&self) -> bool {
        self.open.is_some()
    }

    /// What part of its time the search has used, in percent; none without an end.
    pub fn progress(&self) -> Option<u32> {
        let open = self.open.as_ref()?;
        let left = u64::from(open.millis?.max(1));
        let used = match open.subject {
            Subject::Position => self.current().map_or(0, |report| report.millis),
            Subject::Threats => self.threats.as_ref().map_or(0, |report| report.millis),
            Subject::Ownership => self.ownership.as_ref().map_or(0, |report| report.millis),
            Subject::Proof => 0,
        };
        Some((u64::from(used) * 100 / left).min(100) as u32)
    }

    /// The report of the question that is open now, if that is about the position.
    fn current(&self) -> Option<&Report> {
        let id = self.open.as_ref().map(|open| open.id)?;
        self.report.as_ref().filter(|report| report.id == id)
    }

    /// For how many milliseconds the question that is open has been searched; 0 if none about the position is.
    pub fn searched(&self) -> u32 {
        self.current().map_or(0, |report| report.millis)
    }

    /// How many steps were made for this position.
    pub fn steps(&self) -> u32 {
        let steps = self.current().map_or(0, |report| report.steps);
        self.earlier.0.saturating_add(steps)
    }

    /// For how many milliseconds this position was searched.
    pub fn millis(&self) -> u32 {
        self.earlier.1.saturating_add(self.searched())
    }

    /// Takes a report in if it answers the open question; whether it does.
    pub(super) fn take(&mut self, mut report: Report) -> bool {
        let Some(open) = self.open.as_ref().filter(|open| open.id == report.id) else {
            return false;
        };
        order_by_worth(&mut report);
        match open.subject {
            Subject::Position => self.report = Some(report),
            Subject::Threats => self.threats = Some(report),
            Subject::Ownership => self.ownership = Some(report),
            Subject::Proof => {}
        }
        true
    }

    /// Closes the open question, and counts what was done for it. Returns it.
    pub(super) fn close(&mut self) -> Option<Open> {
        let (steps, millis) = self
            .current()
            .map_or((0, 0), |report| (report.steps, report.millis));
        self.earlier.0 = self.earlier.0.saturating_add(steps);
        self.earlier.1 = self.earlier.1.saturating_add(millis);
        self.open.take()
    }
}
