//! From touches to moves: what a tap begins, what waits to be confirmed, how the piece in hand is turned.

use super::game::LiveGame;
use super::message::{Effect, Msg, Pointer};
use super::model::{Armed, Model, Notice};
use super::settings::Confirm;
use super::view;
use crate::play::{Table, Target, Touch};

/// How long a weighty choice or a resignation waits for its second press, in milliseconds.
const ARMED_MILLIS: u32 = 3_000;

/// The marks by which a pinned piece is turned have these numbers: the first one plus quarter turns.
pub const HANDLES: u16 = 60_000;

/// The move that touches lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aim {
    /// Its name.
    pub name: String,
    /// How the piece is turned, where pieces turn.
    pub facing: Option<u8>,
    /// Every way in which the piece may be turned there, in order.
    pub facings: Vec<u8>,
}

/// The move that these touches make; where only the turn of the piece is open, the piece faces as it is held or,
/// if it does not fit so, the next way clockwise in which it does.
pub fn aim(table: &dyn Table, taps: &[Target], facing: u8) -> Option<Aim> {
    let turned = |target: &Target| match target {
        Target::Rotation(turn) => Some(*turn),
        _ => None,
    };
    match table.touch(taps) {
        Touch::Move(name) => {
            let facing = taps.last().and_then(turned);
            let facings = facing.into_iter().collect();
            Some(Aim {
                name,
                facing,
                facings,
            })
        }
        Touch::Next(targets) => {
            let facings: Vec<u8> = targets.iter().map(turned).collect::<Option<_>>()?;
            let facing = (0..4)
                .map(|more| (facing + more) % 4)
                .find(|way| facings.contains(way))?;
            let whole = [taps, &[Target::Rotation(facing)]].concat();
            let aim = aim(table, &whole, facing)?;
            Some(Aim { facings, ..aim })
        }
        Touch::Nothing => None,
    }
}

impl Model {
    /// The move that touching `cell` now would complete.
    pub fn aim_at(&self, cell: u16) -> Option<Aim> {
        let game = self.game.as_ref()?;
        let mut taps = self.taps.clone();
        if taps.last() != Some(&Target::Cell(cell)) {
            taps.push(Target::Cell(cell));
        }
        aim(game.table(), &taps, self.facing)
    }

    /// The cell that the piece in hand is held over: pinned, or under the pointer or the keyboard.
    pub fn held_over(&self) -> Option<u16> {
        match (&self.ghost, self.taps.last()) {
            (Some(_), Some(Target::Cell(cell))) => Some(*cell),
            _ => self.hover,
        }
    }

    /// Whether the piece in hand can be held over `cell`.
    pub fn fits_at(&self, cell: u16) -> bool {
        let game = self.game.as_ref().filter(|game| game.persons_turn());
        game.is_some_and(|game| aim(game.table(), &[Target::Cell(cell)], self.facing).is_some())
    }

    /// Whether there is a piece in a person's hand that can be turned.
    pub fn can_rotate(&self) -> bool {
        let game = self.game.as_ref().filter(|game| game.persons_turn());
        game.is_some_and(|game| !game.table().facings().is_empty())
    }

    pub(super) fn tap(&mut self, cell: u16, pointer: Pointer) -> Vec<Effect> {
        self.armed = None;
        self.coarse = pointer == Pointer::Coarse;
        if let Some(facing) = cell.checked_sub(HANDLES) {
            return self.face(facing as u8);
        }
        let Some(game) = &self.game else { return Vec::new() };
        // What was scored there explains itself.
        if let Some(gain) = view::gain(self, game, cell) {
            let text = view::named(game, &gain.text);
            self.notice = Some(Notice {
                text: text.clone(),
                cell: None,
                lasting: false,
            });
            return vec![Effect::Say(text)];
        }
        if !game.persons_turn() {
            let over = game.over();
            return self.object(
                cell,
                if over {
                    "the game is over"
                } else {
                    "it is not your turn"
                },
            );
        }
        let confirm = match self.settings.confirm {
            Confirm::Auto => pointer == Pointer::Coarse,
            Confirm::Always => true,
            Confirm::Never => false,
        };
        let target = Target::Cell(cell);
        if self.ghost.is_some() && self.taps.last() == Some(&target) {
            // A finger turns what it touches again; whatever cannot be turned is played.
            let turns = self.aim_at(cell).is_some_and(|aim| aim.facing.is_some());
            if pointer == Pointer::Coarse && turns {
                return self.rotate(1);
            }
            return self.confirm();
        }
        // A finger that changes its mind begins anew; so does a cell that does not continue the gesture.
        let mut taps = std::mem::take(&mut self.taps);
        if self.ghost.take().is_some() {
            taps.clear();
        }
        taps.push(target.clone());
        let mut touch = game.table().touch(&taps);
        if touch == Touch::Nothing && taps.len() > 1 {
            taps = vec![target];
            touch = game.table().touch(&taps);
        }
        self.notice = None;
        if let Some(aim) = aim(game.table(), &taps, self.facing) {
            let weighty = game.table().is_irreversible(&aim.name) && self.settings.confirm != Confirm::Never;
            if !confirm && !weighty {
                return self.play(&aim.name);
            }
            self.taps = taps;
            self.hover = Some(cell);
            return self.pin(aim);
        }
        match touch {
            Touch::Next(_) => {
                self.taps = taps;
                Vec::new()
            }
            _ => {
                let why = game
                    .table()
                    .why_illegal(cell)
                    .unwrap_or_else(|| "no move begins here".into());
                self.object(cell, &why)
            }
        }
    }

    /// Lets a move wait to be confirmed.
    fn pin(&mut self, aim: Aim) -> Vec<Effect> {
        let again = match aim.facings.len() {
            0 | 1 => "touch it again or confirm".to_owned(),
            // What a second touch does is the pointer's affair: a finger turns, a mouse plays.
            ways if self.coarse => format!("touch it again to turn it, {ways} ways, or confirm"),
            ways => format!("press it again or confirm; it can be turned {ways} ways"),
        };
        let said = format!("{}: {again}.", aim.name);
        self.facing = aim.facing.unwrap_or(self.facing);
        self.ghost = Some(aim.name);
        vec![Effect::Say(said)]
    }

    pub(super) fn confirm(&mut self) -> Vec<Effect> {
        if !self.game.as_ref().is_some_and(LiveGame::persons_turn) {
            return Vec::new();
        }
        self.ghost.take().map_or(Vec::new(), |name| self.play(&name))
    }

    /// Turns the piece in hand to the next way in which it fits where it is held; held nowhere, to the next way
    /// in which it fits anywhere. Forwards is clockwise.
    pub(super) fn rotate(&mut self, step: i8) -> Vec<Effect> {
        let Some(game) = self.game.as_ref().filter(|game| game.persons_turn()) else {
            return Vec::new();
        };
        let held = self.held_over().and_then(|cell| self.aim_at(cell));
        let (from, ways) = match held {
            Some(Aim {
                facing: Some(facing),
                facings,
                ..
            }) => (facing, facings),
            _ => (self.facing, game.table().facings()),
        };
        let turned = (1..=4).map(|more| (i16::from(from) + i16::from(step) * more).rem_euclid(4) as u8);
        match turned.clone().find(|way| ways.contains(way)) {
            Some(way) => self.face(way),
            None => Vec::new(),
        }
    }

    /// Turns the piece in hand to face so; a pinned one stays pinned.
    fn face(&mut self, facing: u8) -> Vec<Effect> {
        self.facing = facing;
        let aim = self.held_over().and_then(|cell| self.aim_at(cell));
        if let (Some(ghost), Some(aim)) = (&mut self.ghost, aim) {
            *ghost = aim.name;
        }
        let panel = view::panel(self);
        let told = panel.hand.map(|hand| hand.text).into_iter().chain(panel.facts);
        vec![Effect::Say(told.collect::<Vec<_>>().join(" "))]
    }

    /// What is pointed at stays so only if it is still there: marks come and go, and a finger does not hover.
    pub(super) fn point(&mut self) {
        let scene = self.game.as_ref().map(|game| game.table().scene());
        let is_there = |cell: &u16| scene.is_some_and(|scene| scene.spot(*cell).is_some());
        self.hover = self.hover.filter(|_| !self.coarse).filter(is_there);
    }

    fn object(&mut self, cell: u16, why: &str) -> Vec<Effect> {
        let Some(game) = &self.game else { return Vec::new() };
        let label = game
            .table()
            .scene()
            .spot(cell)
            .map(|spot| spot.label.clone())
            .unwrap_or_default();
        let text = format!("{label}: {why}.");
        self.notice = Some(Notice {
            text: text.clone(),
            cell: Some(cell),
            lasting: false,
        });
        vec![Effect::Alert(text)]
    }

    pub(super) fn choose(&mut self, name: String) -> Vec<Effect> {
        let Some(game) = self.game.as_ref().filter(|game| game.persons_turn()) else {
            return Vec::new();
        };
        // What gives something away is pressed twice; a bid or a side is only chosen.
        let armed = Some(Armed::Choice(name.clone()));
        if game.table().is_irreversible(&name) && self.armed != armed {
            let said = match name.as_str() {
                "pass" => "Press again to pass.".into(),
                _ => format!("{name}: press again."),
            };
            self.armed = armed;
            return vec![Effect::After(ARMED_MILLIS, Msg::Disarm), Effect::Say(said)];
        }
        self.play(&name)
    }

    pub(super) fn resign(&mut self) -> Vec<Effect> {
        let Some(game) = self
            .game
            .as_mut()
            .filter(|game| game.at_end() && game.persons_turn())
        else {
            return Vec::new();
        };
        if self.armed != Some(Armed::Resignation) {
            self.armed = Some(Armed::Resignation);
            return vec![
                Effect::After(ARMED_MILLIS, Msg::Disarm),
                Effect::Say("Press again to resign.".into()),
            ];
        }
        game.resigned = game.to_move();
        self.put_down();
        self.settled()
    }

    /// Drops what was begun.
    pub(super) fn put_down(&mut self) {
        self.taps.clear();
        self.ghost = None;
        self.armed = None;
        self.point();
    }
}
