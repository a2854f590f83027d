//! The proof that one choice of a position reaches the goal and no other does, put together from answers of the engines.
//!
//! Where no tiles are drawn the goal is to win, and the engines say of each position after a move whether it is won. With
//! the last tile in hand the goal is the best choice, which the rules alone know.

use std::cmp::Reverse;
use std::collections::HashMap;

use tessera_core::game::{Seat, Turn};
use tessera_core::sorting;
use tessera_games::play::Table;

/// The most moves that are one choice made in any order, as the stones of a turn are.
const MOST_IN_A_TURN: usize = 3;

/// The most ends of choices that are looked at where the rules alone know the best one.
const MOST_ENDS: usize = 5_000;

/// Why a position is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoPuzzle {
    /// Only one move is legal.
    OnlyMove,
    /// No move wins.
    NoneWins,
    /// Several moves win.
    SeveralWin,
    /// Several choices are as good.
    SeveralBest,
    /// A draw is still to come.
    Chance,
    /// It was not found out in time whether this move wins.
    Unproven(String),
}

/// What is next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum ProofStep {
    /// Find out whether the seat wins after these plies.
    Ask(Vec<String>),
    /// The plies of the only choice that reaches the goal.
    Found(Vec<String>),
    /// There is no such choice.
    Rejected(NoPuzzle),
}

/// What is known of the position after a line of plies.
#[derive(Clone, Copy)]
struct Known {
    /// Whether the same seat is to move.
    is_own: bool,
    /// Whether the seat wins.
    wins: Option<bool>,
}

/// The proof for the seat to move in a position.
pub(super) struct Proof {
    /// A table of its own at the position.
    table: Box<dyn Table>,
    seat: Seat,
    /// The legal moves after lines of plies.
    choices: HashMap<Vec<String>, Vec<String>>,
    known: HashMap<Vec<String>, Known>,
}

impl Proof {
    /// A proof in which nothing is known; `None` where no seat is to move.
    pub fn new(table: Box<dyn Table>) -> Option<Proof> {
        match table.turn() {
            Turn::Seat(seat) => Some(Proof {
                table,
                seat,
                choices: HashMap::new(),
                known: HashMap::new(),
            }),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// What is next.
    pub fn next(&mut self) -> ProofStep {
        if self.table.land().is_some() {
            return self
                .best_choice()
                .map_or_else(ProofStep::Rejected, ProofStep::Found);
        }
        let names = self.choices(&[]);
        if names.len() < 2 {
            return ProofStep::Rejected(NoPuzzle::OnlyMove);
        }
        let found = self.winning(&[]).and_then(|winning| {
            let is_single = self.is_single(&[], &winning)?;
            Ok((winning, is_single))
        });
        match found {
            Err(line) => ProofStep::Ask(line),
            Ok((winning, true)) => ProofStep::Found(winning),
            Ok((winning, false)) if winning.is_empty() => ProofStep::Rejected(NoPuzzle::NoneWins),
            Ok(_) => ProofStep::Rejected(NoPuzzle::SeveralWin),
        }
    }

    /// Takes in whether the seat to move after a line of plies wins; `value` is what that seat earns.
    pub fn take(&mut self, line: &[String], value: f32) {
        if let Some(known) = self.known.get_mut(line) {
            let own = if known.is_own { value } else { 1.0 - value };
            known.wins = Some(own >= 1.0);
        }
    }

    /// Of how many first moves it is known whether they win, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let names = self.choices.get(&[] as &[String]).map_or(&[][..], Vec::as_slice);
        let is_known = |name: &&String| {
            let known = self.known.get(std::slice::from_ref(*name));
            known.is_some_and(|known| known.wins.is_some())
        };
        (names.iter().filter(is_known).count(), names.len())
    }

    /// The legal moves after a line of plies.
    fn choices(&mut self, line: &[String]) -> Vec<String> {
        if let Some(names) = self.choices.get(line) {
            return names.clone();
        }
        for name in line {
            self.table.play(name).expect("a line of legal moves");
        }
        let legal = self.table.legal().names();
        let names: Vec<String> = legal.iter().map(ToString::to_string).collect();
        for name in &names {
            self.table.play(name).expect("a legal move");
            let turn = self.table.turn();
            let known = Known {
                is_own: turn == Turn::Seat(self.seat),
                wins: (turn == Turn::Over).then(|| self.table.seat_status()[self.seat].payoff == Some(1.0)),
            };
            self.known
                .insert([line, std::slice::from_ref(name)].concat(), known);
            self.table.undo();
        }
        for _ in line {
            self.table.undo();
        }
        self.choices.insert(line.to_vec(), names.clone());
        names
    }

    /// The moves after a line of plies that win, or so many of them that they are not one choice. Error: of the position
    /// after these plies it is not known.
    fn winning(&mut self, line: &[String]) -> Result<Vec<String>, Vec<String>> {
        let (mut winning, mut goes_on) = (Vec::new(), true);
        for name in self.choices(line) {
            let after = [line, std::slice::from_ref(&name)].concat();
            let known = self.known[&after];
            if known.wins.ok_or(after)? {
                goes_on &= known.is_own;
                winning.push(name);
            }
            if winning.len() > MOST_IN_A_TURN || winning.len() > 1 && !goes_on {
                break;
            }
        }
        Ok(winning)
    }

    /// Whether the winning moves are one choice: there is only one, or they are all to be made in this turn, in any order.
    fn is_single(&mut self, line: &[String], winning: &[String]) -> Result<bool, Vec<String>> {
        if winning.len() < 2 {
            return Ok(winning.len() == 1);
        }
        for first in winning {
            let after = [line, std::slice::from_ref(first)].concat();
            if !self.known[&after].is_own {
                return Ok(false);
            }
            let then = self.winning(&after)?;
            let others = winning.iter().filter(|name| *name != first);
            if !then.iter().eq(others) || !self.is_single(&after, &then)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The only best choice of the seat where each choice ends the game: that of the largest lead.
    fn best_choice(&mut self) -> Result<Vec<String>, NoPuzzle> {
        let mut ends = Vec::new();
        self.collect_ends(&mut Vec::new(), &mut ends)?;
        sorting::sort_by_key(&mut ends, |(lead, _)| Reverse(*lead));
        match &ends[..] {
            [] | [_] => Err(NoPuzzle::OnlyMove),
            [first, second, ..] if first.0 == second.0 => Err(NoPuzzle::SeveralBest),
            [(_, line), ..] => Ok(line.clone()),
        }
    }

    /// Collects every choice of the seat after a line of plies that ends the game, with its lead over the best of the
    /// others, in half points. Error: a choice does not end it.
    fn collect_ends(
        &mut self,
        line: &mut Vec<String>,
        ends: &mut Vec<(i32, Vec<String>)>,
    ) -> Result<(), NoPuzzle> {
        let legal = self.table.legal().names();
        let names: Vec<String> = legal.iter().map(ToString::to_string).collect();
        for name in names {
            self.table.play(&name).expect("a legal move");
            line.push(name);
            let result = match self.table.turn() {
                Turn::Seat(seat) if seat == self.seat => self.collect_ends(line, ends),
                Turn::Over if ends.len() < MOST_ENDS => {
                    ends.push((self.lead(), line.clone()));
                    Ok(())
                }
                Turn::Over | Turn::Seat(_) | Turn::Chance => Err(NoPuzzle::Chance),
            };
            line.pop();
            self.table.undo();
            result?;
        }
        Ok(())
    }

    fn lead(&self) -> i32 {
        let status = self.table.seat_status();
        let others = Seat::all(self.table.seats()).filter(|&seat| seat != self.seat);
        let best = others.map(|seat| status[seat].score).max();
        status[self.seat].score - best.unwrap_or_default()
    }
}
