//! What the analysis asks of the engines, and what becomes of their answers.

use rand::RngExt;

use super::analysis::{AnalysisMsg, End, Look, Open, PASS, Subject};
use super::make_puzzle::MAKE_PUZZLE_DIALOG;
use super::overlay::Overlay;
use super::overlay_marks;
use super::ownership;
use super::state::ReviewState;
use super::view;
use crate::job::{Job, Refusal};
use crate::message::{Effect, Msg};
use crate::notice::Notice;
use crate::shell::{Shell, Visibility};
use tessera_core::game::Turn;
use tessera_core::sorting;
use tessera_games::catalog;
use tessera_games::play::{Record, Table};
use tessera_protocol::{Budget, Engine, Question, Report};

/// For how long a position is shown before it is asked about, in milliseconds: whoever steps through a game quickly starts
/// no search on the way.
pub const SETTLED_MILLIS: u32 = 100;
/// For how long threats are searched, in milliseconds.
const THREAT_MILLIS: u32 = 1_500;
/// For how long ends are counted, in milliseconds.
const ENDS_MILLIS: u32 = 1_000;
/// After so many milliseconds a search knows lines from which ends can be counted.
const LINES_MILLIS: u32 = 500;
/// After how many times the steps ends are counted again.
const MORE_STEPS: u32 = 8;
/// The time of a search without an end, in milliseconds: 49 days.
const ENDLESS_MILLIS: u32 = u32::MAX;
/// A search that ends by so many milliseconds before its time knows all there is to know.
const EARLY_MILLIS: u32 = 250;

impl ReviewState {
    /// Takes in what happened to the analysis.
    pub(super) fn analyse(&mut self, shell: &mut Shell, msg: AnalysisMsg) -> Vec<Effect> {
        match msg {
            AnalysisMsg::Switch => self.switch_analysis(shell),
            AnalysisMsg::Deeper => {
                let mut effects = self.put_down();
                self.analysis.on = true;
                self.analysis.deepen();
                effects.extend(self.ask(shell));
                effects
            }
            AnalysisMsg::Overlay(overlay) => self.lay_over(shell, overlay),
            AnalysisMsg::NextOverlay => {
                let next = self.analysis.overlay.next(self.board.game.table().has_owners());
                let mut effects = self.lay_over(shell, next);
                effects.push(Effect::Say(view::overlay_name(next, shell).to_owned()));
                effects
            }
            AnalysisMsg::Look(at) => {
                self.look(shell, at);
                Vec::new()
            }
            AnalysisMsg::Scrub(moves) => {
                if let Some(Look { line, mv, .. }) = self.analysis.look {
                    self.look(shell, Some((line, mv.saturating_add_signed(moves as isize))));
                }
                Vec::new()
            }
            AnalysisMsg::Play(line, mv) => self.play_line(shell, line, mv),
            AnalysisMsg::Settled(number) if number == self.analysis.number() => {
                self.ask(shell).into_iter().collect()
            }
            AnalysisMsg::Settled(_) => Vec::new(),
            AnalysisMsg::SoFar(report) => self.so_far(shell, report),
            AnalysisMsg::Final(report) => self.finish(shell, report),
            AnalysisMsg::Refused(id, refusal) => self.refuse_analysis(shell, id, refusal),
        }
    }

    fn switch_analysis(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let mut effects = self.put_down();
        self.analysis.on = !self.analysis.on;
        shell.settings.analysis = self.analysis.on;
        effects.push(Effect::KeepSettings(shell.settings.clone()));
        effects.push(Effect::Say(
            view::switched(self.analysis.on, shell.language).to_owned(),
        ));
        if self.analysis.on {
            self.analysis.end = None;
            effects.extend(self.ask(shell));
        } else {
            self.analysis.look = None;
        }
        self.draw_over(shell);
        effects
    }

    /// Another position is shown: the old question is void, and the new one is asked in a moment.
    pub(super) fn position_changed(&mut self, shell: &Shell) -> Vec<Effect> {
        let mut effects = self.put_down();
        let number = self.analysis.forget();
        self.draw_over(shell);
        let is_wanted = self.analysis.on && !self.analysis.hidden;
        if is_wanted && self.board.game.to_move().is_some() {
            let settled = AnalysisMsg::Settled(number);
            effects.push(Effect::After(SETTLED_MILLIS, Msg::Review(settled.into())));
        }
        effects
    }

    /// The page is no longer shown, or the settings have changed: the open question is taken back.
    pub(crate) fn put_down(&mut self) -> Vec<Effect> {
        self.analysis.close().map(|_| Effect::Drop).into_iter().collect()
    }

    /// Goes on with the search as the settings say now.
    pub(crate) fn resume_analysis(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let mut effects = self.put_down();
        if matches!(self.analysis.end, Some(End::Time)) {
            self.analysis.end = None;
        }
        self.draw_over(shell);
        effects.extend(self.ask(shell));
        effects
    }

    /// Asks what is not known yet, if anything is.
    pub(crate) fn ask(&mut self, shell: &mut Shell) -> Option<Effect> {
        if self.is_proving() {
            return self.ask_proof(shell);
        }
        let analysis = &self.analysis;
        let is_wanted = analysis.on
            && !analysis.hidden
            && !analysis.is_searching()
            && shell.visibility != Visibility::Asleep;
        if !is_wanted || self.board.game.to_move().is_none() {
            return None;
        }
        let wants_threats = analysis.overlay == Overlay::Threats && analysis.threats.is_none();
        if wants_threats && let Some((passed, record)) = self.passed(shell) {
            self.analysis.passed = Some(passed);
            return Some(self.open_question(shell, Subject::Threats, &record, Some(THREAT_MILLIS)));
        }
        if self.wants_ends() {
            let record = self.record_here();
            self.analysis.ownership_steps = self.analysis.steps();
            return Some(self.open_question(shell, Subject::Ownership, &record, Some(ENDS_MILLIS)));
        }
        if self.analysis.end.is_some() {
            return None;
        }
        let millis = self.analysis.millis_left(shell.settings.analysis_millis());
        if millis == Some(0) {
            self.analysis.end = Some(End::Time);
            return None;
        }
        let record = self.record_here();
        Some(self.open_question(shell, Subject::Position, &record, millis))
    }

    pub(super) fn open_question(
        &mut self,
        shell: &mut Shell,
        subject: Subject,
        record: &Record,
        millis: Option<u32>,
    ) -> Effect {
        let id = shell.next_question();
        self.analysis.open = Some(Open {
            id,
            subject,
            millis,
            is_stopped: false,
        });
        let question = Question {
            id,
            record: record.to_string(),
            engine: Engine::BEST,
            budget: Budget::Millis(millis.unwrap_or(ENDLESS_MILLIS)),
            seed: shell.dice.random(),
            pooled: false,
            memory: None,
        };
        Effect::Start(match subject {
            Subject::Position | Subject::Proof => Job::Analysis(question),
            Subject::Threats => Job::SideSearch(question),
            Subject::Ownership => Job::Ownership {
                question,
                lines: self.analysis.weighed_lines(),
            },
        })
    }

    /// The game up to the position that is shown.
    pub(super) fn record_here(&self) -> Record {
        let game = &self.board.game;
        let mut record = game.record();
        record.names.truncate(game.ply());
        record.shown = None;
        record
    }

    /// The position after a pass, if the rules allow one here that does not end the game.
    fn passed(&self, shell: &Shell) -> Option<(Box<dyn Table>, Record)> {
        let game = &self.board.game;
        game.table().legal().find(PASS)?;
        let mut record = self.record_here();
        record.names.push(PASS.to_owned());
        let (table, fault) = catalog::replayed(&record, shell.language).ok()?;
        let is_other = matches!(table.turn(), Turn::Seat(seat) if Some(seat) != game.to_move());
        (is_other && fault.is_none()).then_some((table, record))
    }

    /// Whether the position has threats that can be shown: whether the seat to move may pass and the game goes on.
    pub(super) fn has_threats(&self, shell: &Shell) -> bool {
        self.analysis.passed.is_some() || self.passed(shell).is_some()
    }

    /// Whether it is to be counted who owns each cell at the end: once the search knows good lines, and again when it has
    /// made many times the steps, or is over.
    fn wants_ends(&self) -> bool {
        let analysis = &self.analysis;
        let is_laid_over = analysis.overlay == Overlay::Ownership && self.board.game.table().has_owners();
        let least = if analysis.end.is_some() {
            analysis.ownership_steps
        } else {
            analysis.ownership_steps.saturating_mul(MORE_STEPS)
        };
        let knows_lines = analysis.end.is_some() || analysis.millis() >= LINES_MILLIS;
        is_laid_over
            && analysis.report.is_some()
            && knows_lines
            && (analysis.ownership.is_none() || analysis.steps() > least)
    }

    fn lay_over(&mut self, shell: &mut Shell, overlay: Overlay) -> Vec<Effect> {
        self.analysis.overlay = overlay;
        let wants_threats = overlay == Overlay::Threats && self.analysis.threats.is_none();
        let asks = wants_threats && self.has_threats(shell) || self.wants_ends();
        let mut effects = Vec::new();
        if asks {
            effects.extend(self.put_down());
            effects.extend(self.ask(shell));
        }
        self.draw_over(shell);
        effects
    }

    fn so_far(&mut self, shell: &mut Shell, report: Report) -> Vec<Effect> {
        let is_full = report.full;
        if !self.analysis.take(report) {
            return Vec::new();
        }
        self.draw_over(shell);
        let is_about_position = |open: &Open| open.subject == Subject::Position;
        if self.analysis.open.as_ref().is_some_and(is_about_position) && self.wants_ends() {
            let mut effects = self.put_down();
            effects.extend(self.ask(shell));
            return effects;
        }
        let is_endless = shell.settings.analysis_millis().is_none();
        match &mut self.analysis.open {
            // Without room for what is found the search only takes power.
            Some(open) if is_full && is_endless && !open.is_stopped => {
                open.is_stopped = true;
                vec![Effect::Stop(open.id)]
            }
            _ => Vec::new(),
        }
    }

    fn finish(&mut self, shell: &mut Shell, report: Report) -> Vec<Effect> {
        let (millis, is_full) = (report.millis, report.full);
        let is_about = |open: &Open| open.id == report.id && open.subject == Subject::Proof;
        if self.analysis.open.take_if(|open| is_about(open)).is_some() {
            return self.take_proof(shell, &report);
        }
        let is_book = self.is_from_book(&report);
        if !self.analysis.take(report) {
            return Vec::new();
        }
        if let Some(open) = self.analysis.close()
            && open.subject == Subject::Position
        {
            let is_early = |allowed: u32| millis.saturating_add(EARLY_MILLIS) < allowed;
            self.analysis.end = Some(match open.millis {
                _ if open.is_stopped && is_full => End::Memory,
                Some(allowed) if !is_early(allowed) => End::Time,
                _ if self.board.game.table().legal().len() == 1 => End::OnlyMove,
                _ if is_book => End::Book,
                _ => End::Solved,
            });
            // The engines put the one that they have drawn first.
            if self.analysis.end == Some(End::Book)
                && let Some(report) = &mut self.analysis.report
            {
                sorting::sort_by(&mut report.lines, |one, other| other.value.total_cmp(&one.value));
            }
        }
        self.draw_over(shell);
        self.ask(shell).into_iter().collect()
    }

    /// Whether a report that ended early has its values from a table: what settles how the game is played is not searched
    /// where there is one.
    fn is_from_book(&self, report: &Report) -> bool {
        let table = self.board.game.table();
        let best = report.lines.first();
        best.is_some_and(|line| !line.proven && table.is_agreement(&line.mv))
    }

    fn refuse_analysis(&mut self, shell: &mut Shell, id: u32, refusal: Refusal) -> Vec<Effect> {
        if self.analysis.open.as_ref().is_none_or(|open| open.id != id) {
            return Vec::new();
        }
        let subject = self.analysis.close().map(|open| open.subject);
        match subject {
            Some(Subject::Threats) => self.analysis.threats = Some(Report::default()),
            Some(Subject::Ownership) => self.analysis.ownership = Some(Report::default()),
            Some(Subject::Position | Subject::Proof) | None => {}
        }
        if refusal == Refusal::Replaced || refusal == Refusal::Cancelled {
            return Vec::new();
        }
        self.analysis.end = Some(End::Refused(refusal.clone()));
        let closes = subject == Some(Subject::Proof) && self.make_puzzle.take().is_some();
        let mut effects = Vec::new();
        effects.extend(closes.then_some(Effect::Close(MAKE_PUZZLE_DIALOG)));
        effects.push(Effect::Alert(shell.notify(Notice::NoAnswer(refusal))));
        effects
    }

    /// Draws what lies over the board anew.
    fn draw_over(&mut self, shell: &Shell) {
        let count = usize::from(shell.settings.analysis_lines);
        let game = &self.board.game;
        let mut over = overlay_marks::draw(&self.analysis, game.table(), count);
        ownership::draw(&self.analysis, game, &mut over);
        self.analysis.marks = over;
        self.analysis.last_share = view::first_share(self).or(self.analysis.last_share);
        if let Some(shares) = view::all_shares(self) {
            self.analysis.last_shares = shares;
        }
        if let Some(annotations) = ownership::annotations(&self.analysis, &self.board.game, shell) {
            self.board.annotations = annotations;
        }
        self.tell_sign(shell.language);
    }

    /// Shows the board after a move of a line, as far as the line is legal.
    fn look(&mut self, shell: &Shell, at: Option<(usize, usize)>) {
        self.analysis.look = at.and_then(|(line, mv)| self.looked_at(shell, line, mv));
    }

    fn looked_at(&mut self, shell: &Shell, line: usize, mv: usize) -> Option<Look> {
        let names = self.analysis.report.as_ref()?.lines.get(line)?.variation.clone();
        let mv = mv.min(names.len().checked_sub(1)?);
        let copy = match self.analysis.copy.take() {
            Some(copy) => copy,
            None => catalog::replayed(&self.record_here(), shell.language).ok()?.0,
        };
        let copy = self.analysis.copy.insert(copy);
        let ply = self.board.game.ply();
        let played = names[..=mv]
            .iter()
            .take_while(|name| copy.play(name).is_ok())
            .count();
        let scene = copy.scene().rotated(shell.rotation(&self.board.game)).into();
        while copy.record().names.len() > ply {
            copy.undo();
        }
        (played > 0).then_some(Look {
            line,
            mv: mv.min(played.saturating_sub(1)),
            scene,
        })
    }

    /// Plays a line up to a move of it, as a variation.
    fn play_line(&mut self, shell: &mut Shell, line: usize, mv: usize) -> Vec<Effect> {
        let known = self.analysis.report.as_ref();
        let Some(line) = known.and_then(|report| report.lines.get(line)) else {
            return Vec::new();
        };
        let names: Vec<String> = line.variation.iter().take(mv + 1).cloned().collect();
        let ply = self.board.game.ply();
        let mut effects = Vec::new();
        for name in names {
            effects.extend(self.board.play(shell, &name));
        }
        effects.extend(self.take_in_line(shell, ply));
        effects.extend(self.settle(shell));
        effects
    }
}
