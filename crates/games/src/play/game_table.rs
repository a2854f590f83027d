//! The one implementation of a table, for every game that can be shown.

mod latest;
mod moves;

use std::cell::OnceCell;
use std::ops::Range;

use latest::LatestEffects;

use super::effect_words;
use super::expected;
use super::legal_moves::{LegalMove, LegalMoves, MoveIndex};
use super::notation::{IllegalMove, Ply, RESIGN, find, payoff_by_resignation};
use super::options::Options;
use super::record::Record;
use super::show::{Choice, FairKomi, Piece, Show};
use super::table::{Ghost, Land, PlayedTurn, Preview, RefusedMove, SeatStatus, Table};
use super::table_land::TableLand;
use super::words::PlayWords;
use crate::effects::{Effect, Effects, Threat};
use tessera_core::game::{BySeat, Seat, Turn};
use tessera_core::language::Language;
use tessera_core::scene::{Item, Scene, SpotId};

/// A game in play, its type known.
pub struct GameTable<G: Show> {
    id: &'static str,
    options: Options,
    language: Language,
    game: G,
    /// The states before each ply and the present one: one more than there are moves.
    states: Vec<G::State>,
    /// The moves; `None` where the seat to move resigned.
    moves: Vec<Option<G::Move>>,
    names: Vec<String>,
    /// The seat whose resignation, the last ply, ended the game.
    resigned: Option<Seat>,
    /// What has been made of the present position so far.
    scene: OnceCell<Scene>,
    legal: OnceCell<Legal<G::Move>>,
    latest: LatestEffects,
}

/// The legal moves of a position, for the rules and for people, in the same order.
struct Legal<M> {
    moves: Vec<M>,
    shown: LegalMoves,
}

impl<G: Show> GameTable<G> {
    /// A game before its first ply, with the id and the complete options that it was made from.
    pub fn start(id: &'static str, options: Options, language: Language, game: G) -> GameTable<G> {
        let states = vec![game.start()];
        GameTable {
            id,
            options,
            language,
            game,
            states,
            moves: Vec::new(),
            names: Vec::new(),
            resigned: None,
            scene: OnceCell::new(),
            legal: OnceCell::new(),
            latest: LatestEffects::default(),
        }
    }

    fn state(&self) -> &G::State {
        self.states.last().expect("the start is never taken back")
    }

    fn legal_moves(&self) -> &Legal<G::Move> {
        self.legal.get_or_init(|| {
            let (game, state) = (&self.game, self.state());
            let mut moves = Vec::new();
            if self.resigned.is_none() {
                game.moves(state, &mut moves);
            }
            let shown = moves.iter().map(|&mv| LegalMove {
                name: game.name(state, mv),
                gesture: game.gesture(state, mv),
                is_irreversible: game.is_irreversible(state, mv),
            });
            let shown = LegalMoves::new(shown.collect());
            Legal { moves, shown }
        })
    }

    fn at(&self, index: MoveIndex) -> G::Move {
        self.legal_moves().moves[usize::from(index.0)]
    }

    /// Forgets what was made of the position that is left.
    fn leave_position(&mut self) {
        self.scene.take();
        self.legal.take();
        self.latest.forget();
    }
}

impl<G: Show> Table for GameTable<G> {
    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn record(&self) -> Record {
        Record {
            game: self.id.to_owned(),
            options: self.options.clone(),
            names: self.names.clone(),
            shown: None,
        }
    }

    fn turn(&self) -> Turn {
        match self.resigned {
            None => self.game.turn(self.state()),
            Some(_) => Turn::Over,
        }
    }

    fn resigned(&self) -> Option<Seat> {
        self.resigned
    }

    fn has_left(&self, seat: Seat) -> bool {
        self.game.has_left(self.state(), seat)
    }

    fn decided(&self, ply: usize) -> Turn {
        self.game.turn(&self.states[ply])
    }

    fn legal(&self) -> &LegalMoves {
        &self.legal_moves().shown
    }

    fn play(&mut self, name: &str) -> Result<(), RefusedMove> {
        let found = match self.resigned {
            None => find(&self.game, self.state(), name, &mut Vec::new()),
            Some(_) => None,
        };
        let Some(ply) = found else {
            return Err(RefusedMove {
                mv: IllegalMove {
                    ply: self.moves.len(),
                    name: name.to_owned(),
                },
                why: self.why_refused(name),
            });
        };
        let mut state = self.state().clone();
        match ply {
            Ply::Move(mv) => {
                self.game.play(&mut state, mv);
                self.moves.push(Some(mv));
            }
            Ply::Resignation(seat) => {
                self.resigned = (!self.game.leave(&mut state)).then_some(seat);
                self.moves.push(None);
            }
        }
        self.states.push(state);
        self.names.push(name.to_owned());
        self.leave_position();
        Ok(())
    }

    fn undo(&mut self) -> Option<String> {
        self.moves.pop()?;
        self.states.pop();
        self.resigned = None;
        self.leave_position();
        self.names.pop()
    }

    fn scene(&self) -> &Scene {
        self.scene.get_or_init(|| {
            let mut scene = self.game.scene(self.state(), self.language);
            self.draw_marks(&mut scene);
            scene
        })
    }

    fn spots_of(&self, ply: usize) -> Vec<SpotId> {
        if ply >= self.moves.len() {
            return Vec::new();
        }
        self.spots_in_gesture(ply)
    }

    fn ghost(&self, mv: MoveIndex) -> Ghost {
        let (mv, state) = (self.at(mv), self.state());
        if let Some(land) = self.game.land() {
            let mut above = Scene::default();
            land.draw_ghost(state, mv, &mut above);
            return Ghost::Over(above);
        }
        Ghost::After(self.scene_after(mv))
    }

    fn preview(&self, mv: MoveIndex, names: &BySeat<String>) -> Preview {
        let mv = self.at(mv);
        let mut after = self.state().clone();
        self.game.play(&mut after, mv);
        let facts = match self.game.land() {
            Some(land) => land.facts(self.state(), mv, names, self.language),
            None => {
                let effects = self.game.effects(self.state(), &[mv], &after);
                let text = self.effects_text(&effects, names);
                text.into_iter()
                    .map(|text| effect_words::sentence(&text))
                    .collect()
            }
        };
        Preview {
            score: self.game.score(&after),
            facts,
        }
    }

    fn last_turn(&self) -> Option<PlayedTurn> {
        let is_seat = |ply: &usize| matches!(self.decided(*ply), Turn::Seat(_));
        let last = (0..self.moves.len()).rev().find(is_seat)?;
        self.moves[last]?;
        let same = |ply: &usize| self.decided(*ply) == self.decided(last);
        let first = (0..last).rev().take_while(same).last().unwrap_or(last);
        let plies = first..last + 1;
        Some(PlayedTurn {
            effects: self.effects_of_plies(plies.clone()),
            plies,
        })
    }

    fn effects_of_plies(&self, plies: Range<usize>) -> Effects {
        let (game, states) = (&self.game, &self.states);
        self.latest.of(plies.clone(), &mut || {
            let moves: Option<Vec<G::Move>> = self.moves[plies.clone()].iter().copied().collect();
            moves.map_or_else(Effects::default, |moves| {
                game.effects(&states[plies.start], &moves, &states[plies.end])
            })
        })
    }

    fn effects(&self, mv: MoveIndex) -> Effects {
        let mv = self.at(mv);
        let mut after = self.state().clone();
        self.game.play(&mut after, mv);
        self.game.effects(self.state(), &[mv], &after)
    }

    fn effects_of_line(&self, plies: usize, names: &[String]) -> Vec<Effects> {
        expected::effects_of_line(&self.game, &self.states[plies], names)
    }

    fn averted(&self, mv: MoveIndex) -> Option<Threat> {
        expected::averted(&self.game, self.state(), self.at(mv))
    }

    fn dangers(&self) -> Vec<Threat> {
        expected::dangers(&self.game, self.state())
    }

    fn effects_text(&self, effects: &Effects, who: &BySeat<String>) -> Option<String> {
        let clause = |effect: &Effect| self.game.effect_text(effect, who, self.language);
        effect_words::clauses(effects, who, clause, self.language)
    }

    fn threat_text(&self, effect: &Effect, who: &BySeat<String>) -> Option<String> {
        effect_words::could(effect, who, self.language)
    }

    fn threats(&self) -> Vec<Threat> {
        match self.turn() {
            Turn::Over => Vec::new(),
            _ => self.game.threats(self.state()),
        }
    }

    fn prompt(&self) -> String {
        self.game.prompt(self.state(), self.language)
    }

    fn move_text(&self, name: &str) -> String {
        match name {
            RESIGN => PlayWords::of(self.language).resigns.to_owned(),
            _ => self.game.move_text(name, self.language),
        }
    }

    fn spot_text(&self, label: &str) -> String {
        self.game.spot_text(label, self.language)
    }

    fn is_agreement(&self, name: &str) -> bool {
        self.game.is_agreement(name)
    }

    fn pieces(&self) -> Vec<Piece> {
        self.game.pieces(self.language)
    }

    fn bid_sides(&self) -> Option<[&'static str; 2]> {
        self.game.bid_sides(self.language)
    }

    fn komi(&self) -> Option<i16> {
        self.game.komi(self.state())
    }

    fn fair_komi(&self) -> Option<FairKomi> {
        self.game.fair_komi()
    }

    fn bid(&self, mv: MoveIndex) -> Option<i16> {
        self.game.bid(self.at(mv))
    }

    fn choice(&self, mv: MoveIndex, names: &BySeat<String>) -> Choice {
        self.game.choice(self.state(), self.at(mv), names, self.language)
    }

    fn seat_status(&self) -> BySeat<SeatStatus> {
        self.seat_status_after(self.moves.len())
    }

    fn seat_status_after(&self, plies: usize) -> BySeat<SeatStatus> {
        let state = &self.states[plies.min(self.moves.len())];
        let (sides, score, account) = (
            self.game.sides(state, self.language),
            self.game.score(state),
            self.game.account(state, self.language),
        );
        let holdings = self.game.land().and_then(|land| land.holdings(state));
        let is_last = plies >= self.moves.len();
        let payoff = (is_last && self.turn() == Turn::Over).then(|| match self.resigned {
            Some(seat) => payoff_by_resignation(&self.game, state, seat),
            None => self.game.payoff(state),
        });
        let mut seat_status = BySeat::default();
        for seat in Seat::all(self.seats()) {
            seat_status[seat] = SeatStatus {
                side: sides[seat],
                score: score[seat],
                account: account[seat].clone(),
                payoff: payoff.as_ref().map(|payoff| payoff[seat]),
                holding: holdings.as_ref().map(|holdings| holdings[seat]),
            };
        }
        seat_status
    }

    fn content(&self, spot: SpotId, names: &BySeat<String>) -> String {
        self.game.content(self.state(), spot, names, self.language)
    }

    fn is_open(&self, spot: SpotId) -> bool {
        self.game.closed(self.state(), spot).is_none()
    }

    fn why_illegal(&self, spot: SpotId) -> Option<String> {
        let closed = self.game.closed(self.state(), spot)?;
        Some(self.game.closed_text(closed, self.language))
    }

    fn tells_why_illegal(&self, spot: SpotId) -> bool {
        let closed = self.game.closed(self.state(), spot);
        closed.is_some_and(|closed| self.game.is_told(&closed))
    }

    fn is_taken(&self, spot: SpotId) -> bool {
        self.game.is_taken(self.state(), spot)
    }

    fn scores_largest_group(&self) -> bool {
        self.game.scores_largest_group()
    }

    fn has_owners(&self) -> bool {
        self.game.has_owners()
    }

    fn rotation_steps(&self) -> u8 {
        self.game.rotation_steps()
    }

    fn hint(&self, spot: SpotId) -> Vec<Item> {
        self.game.hint(self.state(), spot)
    }

    fn is_safe(&self, spot: SpotId) -> bool {
        self.game.is_safe(self.state(), spot)
    }

    fn is_linked(&self, a: SpotId, b: SpotId) -> Option<bool> {
        self.game.is_linked(self.state(), a, b)
    }

    fn land(&self) -> Option<Box<dyn Land + '_>> {
        let shown = self.game.land()?;
        Some(Box::new(TableLand {
            game: &self.game,
            shown,
            language: self.language,
            states: &self.states,
            moves: &self.moves,
        }))
    }
}
