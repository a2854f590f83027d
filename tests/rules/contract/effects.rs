//! The laws of effects: what they say is how the positions before and after differ.

use std::collections::BTreeSet;

use tessera_core::game::{BySeat, Seat, Turn};
use tessera_core::language::Language;
use tessera_core::scene::SpotId;
use tessera_games::catalog::GameId;
use tessera_games::effects::{Effect, Threat};
use tessera_games::play::{Show, Target};

use super::random_games::{for_tables, legal};
use super::random_turns::{Check, PlayedTurn, on_random_turns, on_random_turns_of};
use super::setting::settings;

/// Who owns each cell, by seat.
fn owned<G: Show>(game: &G, state: &G::State) -> BySeat<BTreeSet<u16>> {
    let mut owned = BySeat::<BTreeSet<u16>>::default();
    game.each_owned(state, &mut |cell, seat| {
        owned[seat].insert(cell);
    });
    owned
}

fn set(cells: &[u16]) -> BTreeSet<u16> {
    cells.iter().copied().collect()
}

struct Differences;

impl Check for Differences {
    fn turn<G: Show>(&mut self, turn: &PlayedTurn<G>) {
        let (game, effects) = (turn.game, turn.effects);
        assert_eq!(
            Turn::Seat(effects.seat.expect("a seat decided")),
            game.turn(turn.before())
        );
        let scores = [game.score(turn.before()), game.score(turn.after())];
        let owners = [owned(game, turn.before()), owned(game, turn.after())];
        for seat in Seat::all(game.seats()) {
            assert_eq!(effects.points[seat], scores[1][seat] - scores[0][seat]);
            let gained: BTreeSet<u16> = &owners[1][seat] - &owners[0][seat];
            let lost: BTreeSet<u16> = &owners[0][seat] - &owners[1][seat];
            assert_eq!(
                (set(&effects.gained[seat]), set(&effects.lost[seat])),
                (gained, lost)
            );
            for fact in &effects.facts {
                let cells = fact.cells();
                assert!(cells.is_sorted(), "{fact:?}");
                match fact {
                    // What was closed or claimed is owned since then and by nobody before.
                    Effect::Closed { owner, .. }
                    | Effect::Finished { owner, .. }
                    | Effect::Extended { owner, .. } => {
                        assert!(set(cells).is_subset(&set(&effects.gained[*owner])), "{fact:?}");
                        assert!(set(cells).is_disjoint(&owners[0][seat]), "{fact:?}");
                    }
                    Effect::Surrounded { owner, .. } => {
                        assert!(set(cells).is_subset(&set(&effects.gained[*owner])), "{fact:?}");
                    }
                    Effect::Opened { owner, .. } => {
                        assert!(set(cells).is_subset(&set(&effects.lost[*owner])), "{fact:?}");
                    }
                    _ => {}
                }
            }
            // Where points are cells closed and stones claimed, the facts are all of them.
            let secures = |fact: &Effect| {
                matches!(
                    fact,
                    Effect::Closed { .. } | Effect::Finished { .. } | Effect::Extended { .. }
                )
            };
            let settles = |fact: &Effect| matches!(fact, Effect::Komi(_) | Effect::Side(_));
            if effects.facts.iter().any(secures) && !effects.facts.iter().any(settles) {
                assert_eq!(effects.points[seat], 2 * effects.secured(seat) as i32);
            }
        }
    }
}

#[test]
fn points_and_owners_are_how_the_positions_differ() {
    on_random_turns(Differences);
}

/// What lies on a cell, as a word of the game's own picture of its content.
fn contents<G: Show>(game: &G, state: &G::State) -> Vec<(u16, String)> {
    let scene = game.scene(state, Language::English);
    let cells = scene.spots.iter().filter_map(|spot| spot.id.cell());
    let content = |cell: u16| {
        let names = BySeat::default();
        let spot = SpotId::Cell(cell);
        let text = game.content(state, spot, &names, Language::English);
        // The first word says what lies there; the rest says what it belongs to.
        (cell, text.split([' ', ',']).next().unwrap_or_default().to_owned())
    };
    cells.map(content).collect()
}

#[derive(Default)]
struct Stones {
    captured: usize,
    taken_over: usize,
}

impl Check for Stones {
    fn turn<G: Show>(&mut self, turn: &PlayedTurn<G>) {
        let facts = &turn.effects.facts;
        if turn.game.land().is_some() {
            return;
        }
        let (mut captured, mut taken_over) = (BTreeSet::<u16>::new(), BTreeSet::<u16>::new());
        for fact in facts {
            match fact {
                Effect::Captured { cells, .. } => captured.extend(cells),
                Effect::TakenOver { cells, .. } => taken_over.extend(cells),
                _ => {}
            }
        }
        let is_stone = |content: &str| ["black", "white", "stone"].contains(&content.to_lowercase().as_str());
        let (before, after) = (
            contents(turn.game, turn.before()),
            contents(turn.game, turn.after()),
        );
        for ((cell, was), (_, is)) in before.iter().zip(&after) {
            let left = is_stone(was) && !is_stone(is);
            let changed = is_stone(was) && is_stone(is) && was != is;
            assert_eq!(
                captured.contains(cell),
                left,
                "{cell} was {was} and is {is}: {facts:?}"
            );
            assert_eq!(
                taken_over.contains(cell),
                changed,
                "{cell} was {was} and is {is}: {facts:?}"
            );
        }
        self.captured += captured.len();
        self.taken_over += taken_over.len();
    }
}

#[test]
fn stones_that_left_were_captured_and_those_that_changed_their_colour_were_taken_over() {
    let Stones { captured, taken_over } = on_random_turns(Stones::default());
    assert!(
        captured > 10 && taken_over > 10,
        "{captured} captured, {taken_over} taken over"
    );
}

#[derive(Default)]
struct Threats(usize);

impl Check for Threats {
    fn turn<G: Show>(&mut self, turn: &PlayedTurn<G>) {
        let (game, state) = (turn.game, turn.before());
        // What somebody could do is done by the move on that cell with that piece, and nothing else is a threat.
        let threats = game.threats(state);
        self.0 += threats.len();
        let Turn::Seat(mover) = game.turn(state) else {
            return;
        };
        let of_mover: Vec<&Threat> = threats.iter().filter(|threat| threat.by == mover).collect();
        for mv in legal(game, state) {
            let spots: Vec<u16> = game
                .gesture(state, mv)
                .iter()
                .filter_map(|target| match target {
                    Target::Spot(spot) => spot.cell(),
                    _ => None,
                })
                .collect();
            let &[at] = &spots[..] else { continue };
            let piece = game
                .gesture(state, mv)
                .into_iter()
                .find_map(|target| match target {
                    Target::Choice(name) => Some(name),
                    _ => None,
                });
            let mut after = state.clone();
            game.play(&mut after, mv);
            let effects = game.effects(state, &[mv], &after);
            let threatens = |effect: &&Effect| {
                matches!(
                    effect,
                    Effect::Captured { .. }
                        | Effect::Closed { .. }
                        | Effect::Finished { .. }
                        | Effect::Row { .. }
                )
            };
            let here = |threat: &&&Threat| threat.at == at && threat.piece.map(str::to_owned) == piece;
            let said = of_mover.iter().filter(here).map(|threat| &threat.effect);
            let said: Vec<&Effect> = said.filter(threatens).collect();
            let done: Vec<&Effect> = effects.facts.iter().filter(threatens).collect();
            assert_eq!(said, done, "{}", game.name(state, mv));
        }
    }
}

#[test]
fn threats_are_what_the_next_move_can_do() {
    let Threats(found) = on_random_turns(Threats::default());
    assert!(found > 100, "only {found} threats were met");
}

#[derive(Default)]
struct Land {
    completed: usize,
    changed: usize,
}

impl Check for Land {
    fn turn<G: Show>(&mut self, turn: &PlayedTurn<G>) {
        let Some(land) = turn.game.land() else { return };
        let holdings = [turn.before(), turn.after()].map(|state| land.holdings(state));
        let [Some(before), Some(after)] = holdings else {
            return;
        };
        let facts = &turn.effects.facts;
        let back = facts.iter().find_map(|fact| match fact {
            Effect::MeeplesBack(back) => Some(*back),
            _ => None,
        });
        for seat in Seat::all(turn.game.seats()) {
            let mut halves = 0;
            for fact in facts {
                if let Effect::Completed(feature) = fact
                    && feature.winners().any(|winner| winner == seat)
                {
                    halves += feature.halves;
                }
            }
            assert_eq!(
                after[seat].scored - before[seat].scored,
                halves,
                "{seat:?}: {facts:?}"
            );
            let is_placed =
                |fact: &&Effect| matches!(fact, Effect::Meeple { seat: whose, .. } if *whose == seat);
            let placed = facts.iter().filter(is_placed).count() as u8;
            let back = back.unwrap_or_default()[seat];
            assert_eq!(
                before[seat].pieces + back,
                after[seat].pieces + placed,
                "{seat:?}: {facts:?}"
            );
        }
        for fact in facts {
            match fact {
                Effect::Completed(_) => self.completed += 1,
                Effect::FieldChanged { from, to, .. } => {
                    self.changed += 1;
                    assert!(!from.is_empty() && !to.is_empty() && from != to, "{fact:?}");
                }
                _ => {}
            }
        }
    }
}

#[test]
fn features_completed_are_the_points_scored_and_meeples_placed_and_back_are_those_in_hand() {
    let Land { completed, changed } = on_random_turns_of(&[GameId::Carcassonne], 10_000, Land::default());
    assert!(
        completed > 10 && changed > 0,
        "{completed} completed, {changed} fields changed hands"
    );
}

#[test]
fn what_a_move_averts_could_be_done_after_a_pass_and_not_after_the_move() {
    let mut found = 0;
    for setting in settings() {
        for_tables(&setting, 1, |table| {
            let Turn::Seat(seat) = table.turn() else { return };
            let Some(pass) = table.legal().find("pass") else {
                return;
            };
            assert_eq!(table.averted(pass), None, "a pass averts nothing");
            let names = table.legal().names();
            // A few moves of each position will do.
            for name in names.iter().step_by(names.len() / 6 + 1) {
                let mv = table.legal().find(name).expect("it is listed");
                let Some(threat) = table.averted(mv) else { continue };
                found += 1;
                assert!(threat.by != seat && threat.effect.balance(seat) < 0, "{threat:?}");
                table.play("pass").expect("it is legal");
                assert!(table.threats().contains(&threat), "{threat:?} after a pass");
                table.undo();
                table.play(name).expect("it is legal");
                let cells = set(threat.effect.cells());
                let is_left = |left: &Threat| {
                    left.by != seat
                        && left.effect.balance(seat) < 0
                        && !set(left.effect.cells()).is_disjoint(&cells)
                };
                assert!(!table.threats().iter().any(is_left), "{threat:?} after {name}");
                table.undo();
            }
        });
    }
    assert!(found > 20, "only {found} moves averted something");
}
