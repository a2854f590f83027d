//! How a puzzle is made: what the engines are asked, and what the dialog shows of their answers.

use super::analysis::Subject;
use super::make_puzzle::{MAKE_PUZZLE_DIALOG, MakePuzzle, MakePuzzleMsg};
use super::proof::{NoPuzzle, Proof, ProofStep};
use super::state::ReviewState;
use super::tree::NodeId;
use crate::game_review::{GameReview, ReviewedPly};
use crate::link::Link;
use crate::message::Effect;
use crate::puzzle::AgainNews;
use crate::route::Route;
use crate::shell::{Shell, Visibility};
use crate::words::MakePuzzleWords;
use tessera_games::catalog;
use tessera_games::play::Record;
use tessera_protocol::Report;

/// For how long the engines look at each move, in milliseconds.
const MOVE_MILLIS: u32 = 3_000;

/// For how long they look at all of them together.
const ALL_MILLIS: u32 = 60_000;

/// What the dialog shows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MakePuzzleView {
    /// How far it is, or how it ended.
    pub text: String,
    /// Of how many moves it is known whether they win, and how many there are; `None` at the end.
    pub progress: Option<(usize, usize)>,
    /// The fragment of the address of the puzzle.
    pub address: Option<String>,
    /// Whether it is kept, to be asked again.
    pub is_kept: bool,
}

impl ReviewState {
    /// Takes in what happened in the dialog.
    pub(super) fn update_make_puzzle(&mut self, shell: &mut Shell, msg: MakePuzzleMsg) -> Vec<Effect> {
        match msg {
            MakePuzzleMsg::Open => {
                let Ok((table, None)) = catalog::replayed(&self.record_here(), shell.language) else {
                    return Vec::new();
                };
                let mut effects = self.put_down();
                self.make_puzzle = Some(MakePuzzle {
                    proof: Proof::new(table),
                    asked: Vec::new(),
                    millis: 0,
                    end: None,
                });
                effects.push(Effect::Open(MAKE_PUZZLE_DIALOG));
                effects.extend(self.go_on_proving(shell));
                effects
            }
            MakePuzzleMsg::Copy => match make_puzzle(self, shell).address {
                Some(address) => vec![Effect::Copy(format!("{}#{address}", shell.site))],
                None => Vec::new(),
            },
            MakePuzzleMsg::Keep => match make_puzzle(self, shell).address {
                Some(address) => vec![
                    Effect::KeepAgain(address, AgainNews::Kept),
                    Effect::Say(MakePuzzleWords::of(shell.language).kept.to_owned()),
                ],
                None => Vec::new(),
            },
            MakePuzzleMsg::Closed => {
                let is_open = self.is_proving();
                self.make_puzzle = None;
                let mut effects = if is_open { self.put_down() } else { Vec::new() };
                effects.extend(self.ask(shell));
                effects
            }
        }
    }

    /// Whether it is still looked for a proof.
    pub(super) fn is_proving(&self) -> bool {
        self.make_puzzle.as_ref().is_some_and(|made| made.end.is_none())
    }

    /// Asks the engines about the position that the proof needs next.
    pub(super) fn ask_proof(&mut self, shell: &mut Shell) -> Option<Effect> {
        let made = self.make_puzzle.as_ref()?;
        if self.analysis.is_searching() || shell.visibility == Visibility::Asleep {
            return None;
        }
        let mut record = self.record_here();
        record.names.extend(made.asked.iter().cloned());
        Some(self.open_question(shell, Subject::Proof, &record, Some(MOVE_MILLIS)))
    }

    /// Takes in what the engines have found out about a move.
    pub(super) fn take_proof(&mut self, shell: &mut Shell, report: &Report) -> Vec<Effect> {
        let Some(made) = self.make_puzzle.as_mut().filter(|made| made.end.is_none()) else {
            return Vec::new();
        };
        made.millis = made.millis.saturating_add(report.millis);
        match (report.lines.first().filter(|best| best.proven), &mut made.proof) {
            (Some(best), Some(proof)) => {
                proof.take(&made.asked, best.value);
                self.go_on_proving(shell)
            }
            _ => {
                let why = unproven(&made.asked);
                self.end_proof(shell, Err(why))
            }
        }
    }

    fn go_on_proving(&mut self, shell: &mut Shell) -> Vec<Effect> {
        let Some(made) = &mut self.make_puzzle else {
            return Vec::new();
        };
        let step = match &mut made.proof {
            Some(proof) => proof.next(),
            None => ProofStep::Rejected(NoPuzzle::Chance),
        };
        match step {
            ProofStep::Ask(line) if made.millis < ALL_MILLIS => {
                made.asked = line;
                self.ask_proof(shell).into_iter().collect()
            }
            ProofStep::Ask(line) => self.end_proof(shell, Err(unproven(&line))),
            ProofStep::Found(line) => self.end_proof(shell, Ok(line)),
            ProofStep::Rejected(why) => self.end_proof(shell, Err(why)),
        }
    }

    fn end_proof(&mut self, shell: &mut Shell, end: Result<Vec<String>, NoPuzzle>) -> Vec<Effect> {
        if let Some(made) = &mut self.make_puzzle {
            made.end = Some(end);
        }
        let mut effects = vec![Effect::Say(make_puzzle(self, shell).text)];
        effects.extend(self.ask(shell));
        effects
    }

    /// The address of the puzzle that these plies solve.
    fn puzzle_address(&self, line: &[String]) -> String {
        let mut record = self.record_here();
        let shown = Some(record.names.len());
        record.names.extend(line.iter().cloned());
        Route::OwnPuzzle(Link {
            record: Record { shown, ..record },
            ..Link::default()
        })
        .to_string()
    }
}

fn unproven(line: &[String]) -> NoPuzzle {
    NoPuzzle::Unproven(line.first().cloned().unwrap_or_default())
}

/// What the dialog shows.
pub fn make_puzzle(state: &ReviewState, shell: &Shell) -> MakePuzzleView {
    let words = MakePuzzleWords::of(shell.language);
    let Some(made) = &state.make_puzzle else {
        return MakePuzzleView::default();
    };
    let table = state.board.game.table();
    let (done, all) = made.proof.as_ref().map_or((0, 0), Proof::progress);
    let text = match &made.end {
        None => (words.proving)(done, all),
        Some(Ok(line)) => {
            let texts: Vec<String> = line.iter().map(|name| table.move_text(name)).collect();
            match table.land() {
                None => (words.found_win)(&texts.join(", ")),
                Some(_) => (words.found_best)(&texts.join(", ")),
            }
        }
        Some(Err(why)) => match why {
            NoPuzzle::OnlyMove => words.only_move.to_owned(),
            NoPuzzle::NoneWins => words.none_wins.to_owned(),
            NoPuzzle::SeveralWin => words.several_win.to_owned(),
            NoPuzzle::SeveralBest => words.several_best.to_owned(),
            NoPuzzle::Chance => words.chance.to_owned(),
            NoPuzzle::Unproven(name) => (words.unproven)(&table.move_text(name)),
        },
    };
    let address = match &made.end {
        Some(Ok(line)) => Some(state.puzzle_address(line)),
        _ => None,
    };
    let is_kept = |address: &String| shell.puzzles.again_of(address).is_some();
    MakePuzzleView {
        text,
        is_kept: address.as_ref().is_some_and(is_kept),
        progress: made.end.is_none().then_some((done, all)),
        address,
    }
}

/// How many positions of a game are offered at most.
const MOST_OFFERS: usize = 3;

/// The positions of the game that may be puzzles, the last ones: the review has proven that a move wins, and has found no other
/// that does. Each with the number of the move that was played there.
pub fn puzzle_offers(state: &ReviewState, review: &GameReview) -> Vec<(NodeId, usize)> {
    let is_offered = |ply: &&ReviewedPly| {
        let best = ply.report.lines.first();
        let is_won = best.is_some_and(|best| best.proven && best.value == 1.0);
        !ply.drawn && ply.moves > 1 && ply.winning == 1 && is_won
    };
    let mut offers: Vec<&ReviewedPly> = review.plies.iter().filter(is_offered).collect();
    offers.drain(..offers.len().saturating_sub(MOST_OFFERS));
    let offer = |ply: &ReviewedPly| {
        let before = state.played.names.get(..ply.ply as usize).unwrap_or_default();
        (
            state.tree.find(before),
            state.number_as_played(ply.end() as usize),
        )
    };
    offers.into_iter().map(offer).collect()
}
