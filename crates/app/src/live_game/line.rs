//! The line of a game: plies played, draws and forced moves that follow, and steps along it.

use super::{ChanceSeed, LiveGame};
use tessera_core::game::Turn;
use tessera_games::play::RefusedMove;

impl LiveGame {
    /// Plays a move by its name, or a resignation; plies after the one that is shown are dropped. Draws and forced moves follow.
    pub fn play(&mut self, name: &str) -> Result<(), RefusedMove> {
        self.table.play(name)?;
        self.line.truncate(self.ply);
        self.deciders.truncate(self.ply);
        self.extend(name.to_owned());
        self.run_on();
        Ok(())
    }

    /// Puts a ply that the table has just played at the end of the line.
    fn extend(&mut self, name: String) {
        self.deciders.push(self.table.decided(self.ply));
        self.line.push(name);
        self.ply = self.line.len();
        self.revision += 1;
        self.line_revision += 1;
    }

    /// Whether anybody has decided anything before the position that is shown.
    pub fn can_step_back(&self) -> bool {
        self.table.land().map_or(0, |land| land.draws()) < self.ply
    }

    /// Whether [`undo`](Self::undo) finds a move of a person at this device, or of an engine where nobody else plays.
    pub fn can_undo(&self) -> bool {
        let alone = !self.any_person();
        let is_own = |turn: &Turn| matches!(*turn, Turn::Seat(seat) if alone || self.mode.asks_person(self.players[seat]));
        self.deciders[..self.ply].iter().any(is_own)
    }

    /// Whether anybody has decided anything in the line.
    pub fn is_begun(&self) -> bool {
        self.line.len() > self.table.land().map_or(0, |land| land.draws())
    }

    /// Whether the position that is shown waits for a draw.
    pub fn awaits_draw(&self) -> bool {
        self.table.turn() == Turn::Chance
    }

    /// What these draws give where the position waits for one.
    pub fn drawn_by(&self, chance_seed: ChanceSeed) -> Option<String> {
        let land = self.table.land()?;
        land.draw(&mut chance_seed.dice(land.draws()))
    }

    /// Plays draws and forced moves where the line ends: a link may end before a draw.
    pub fn carry_on(&mut self) {
        if self.at_end() && self.mode.draws_follow() {
            self.run_on();
        }
    }

    /// Plays draws and forced moves until somebody has to decide.
    pub(super) fn run_on(&mut self) {
        self.forced = false;
        loop {
            let outcome = match self.table.turn() {
                Turn::Over => break,
                Turn::Chance if !self.mode.draws_follow() => break,
                Turn::Chance => self.drawn_by(self.chance_seed),
                Turn::Seat(_) => {
                    let forced = self.forced_move();
                    self.forced |= forced.is_some();
                    forced
                }
            };
            let Some(name) = outcome else { break };
            self.table.play(&name).expect("draws and forced moves are legal");
            self.extend(name);
        }
        self.complete = self.table.turn() == Turn::Over;
    }

    /// The only legal move, where nobody wants to be asked for it.
    fn forced_move(&self) -> Option<String> {
        self.table.land()?.forced()
    }

    /// Follows another line of names, which are legal, and shows the position after `ply` of them. What both lines begin with
    /// stays as it is.
    pub fn follow(&mut self, names: Vec<String>, ply: usize) {
        let same = self
            .line
            .iter()
            .zip(&names)
            .take_while(|(old, new)| old == new)
            .count();
        if same < names.len().max(self.line.len()) {
            self.go_to(same);
            self.line.truncate(same);
            self.deciders.truncate(same);
            for name in names.into_iter().skip(same) {
                self.table.play(&name).expect("the line is legal");
                self.extend(name);
            }
            self.complete = self.table.turn() == Turn::Over;
            self.reach = self.reach.map(|reach| reach.and(self.table.scene().reach()));
        }
        self.go_to(ply);
    }

    /// Shows the position after `ply` names, at most the whole line.
    pub fn go_to(&mut self, ply: usize) {
        let ply = ply.min(self.line.len());
        while self.ply > ply {
            self.table.undo();
            self.revision += 1;
            self.ply -= 1;
        }
        while self.ply < ply {
            self.table
                .play(&self.line[self.ply])
                .expect("the line was legal when it was played");
            self.revision += 1;
            self.ply += 1;
        }
    }

    /// Steps back to where a person decides: over the engine's answer and the move before it. `false` if there is
    /// nothing to undo.
    pub fn undo(&mut self) -> bool {
        self.walk(-1)
    }

    /// Steps forward to where a person decides, or to the end of the line. `false` at the end.
    pub fn redo(&mut self) -> bool {
        self.walk(1)
    }

    fn walk(&mut self, step: isize) -> bool {
        let from = self.ply;
        let alone = !self.any_person();
        while let Some(ply) = self
            .ply
            .checked_add_signed(step)
            .filter(|&ply| ply <= self.line.len())
        {
            self.go_to(ply);
            let asked = self.to_move().is_some() && self.forced_move().is_none();
            if asked && (alone || self.persons_turn()) {
                return true;
            }
        }
        // Nobody to decide on the way (a machine opened the game, or the game is over): stay at the end of
        // the walk when going forward, and do not undo what no person did.
        if step < 0 {
            self.go_to(from);
        }
        self.ply != from
    }
}
