//! The laws of a game on the table: touching, taking back, previews, refusals.

use rand::RngExt;

use tessera_core::game::{BySeat, Seat, Turn, dice};
use tessera_core::scene::{Ink, Scene};
use tessera_games::catalog;
use tessera_games::catalog::ShowVisitor;
use tessera_games::play::{Ghost, Record, Show, Table, Target, Touch, replay};

use super::random_games::{Place, for_tables, legal};
use super::setting::settings;

/// The game's moves as gestures, from another table of the same game.
struct Gestures<'a>(&'a [String]);

// As the table: cells are numbered differently in another representation of the same board.
impl ShowVisitor for Gestures<'_> {
    type Output = Vec<(String, Vec<Target>)>;
    fn visit<G: Show + 'static>(self, game: G) -> Vec<(String, Vec<Target>)> {
        let state = replay(&game, self.0).expect("the names were legal");
        let gesture = |&mv: &G::Move| (game.name(&state, mv), game.gesture(&state, mv));
        legal(&game, &state).iter().map(gesture).collect()
    }
}

#[test]
fn touching_a_gesture_makes_its_move() {
    for setting in settings() {
        for_tables(&setting, 1, |table| {
            let gestures =
                catalog::with_show(setting.game, &setting.options, Gestures(&table.record().names));
            for (name, gesture) in gestures.expect("made from the specs") {
                for touched in 0..gesture.len() {
                    let Touch::Next(next) = table.legal().touch(&gesture[..touched]) else {
                        panic!("{name} cannot go on after {touched} touches");
                    };
                    assert!(next.contains(&gesture[touched]), "{name} after {touched} touches");
                }
                let mv = table.legal().find(&name).expect("it is listed");
                assert_eq!(table.legal().touch(&gesture), Touch::Move(mv));
                let beyond = [&gesture[..], &gesture[..1]].concat();
                assert_eq!(table.legal().touch(&beyond), Touch::Nothing);
            }
            assert_eq!(table.legal().touch(&[Target::cell(u16::MAX)]), Touch::Nothing);
        });
    }
}

/// All that a table shows.
fn shown(table: &dyn Table) -> (Record, Turn, Vec<String>, Scene, String) {
    (
        table.record(),
        table.turn(),
        table.legal().names(),
        table.scene().clone(),
        table.prompt(),
    )
}

#[test]
fn taking_back_leads_through_the_same_positions_to_the_start() {
    for setting in settings() {
        let place = Place {
            setting: &setting,
            seed: 1,
            ply: 0,
        };
        let mut dice = dice(1);
        let mut table = setting.open();
        let mut before = Vec::new();
        while table.turn() != Turn::Over && before.len() < 60 {
            before.push(shown(&*table));
            let names = table.legal().names();
            table
                .play(&names[dice.random_range(0..names.len() as u32) as usize])
                .expect("listed");
        }
        while let Some(was) = before.pop() {
            let last = table.record().names.pop();
            assert_eq!(table.undo(), last);
            assert_eq!(shown(&*table), was);
        }
        assert_eq!(table.undo(), None);
        drop(place);
    }
}

/// The picture without the marks of moves.
fn unmarked(scene: Scene) -> Scene {
    let mark = |ink| {
        matches!(
            ink,
            Ink::Last | Ink::LastOnWhite | Ink::Earlier | Ink::EarlierOnWhite | Ink::Focus
        )
    };
    let items = scene.items.into_iter().filter(|item| !mark(item.ink));
    Scene {
        items: items.collect(),
        ..scene
    }
}

#[test]
fn a_preview_shows_the_position_after_and_changes_nothing() {
    for setting in settings() {
        for_tables(&setting, 1, |table| {
            let before = shown(table);
            // The first, the middle and the last move stand for all.
            let names = table.legal().names();
            for name in [names.first(), names.get(names.len() / 2), names.last()]
                .into_iter()
                .flatten()
            {
                let lying = table.scene().clone();
                let mv = table.legal().find(name).expect("it is listed");
                let ghost = table.ghost(mv);
                let preview = table.preview(mv, &BySeat::default());
                assert_eq!(shown(table), before);
                table.play(name).expect("it is legal");
                match ghost {
                    // A board that grows stays where it is while one only points at it.
                    Ghost::Over(above) => {
                        assert!(table.land().is_some() && above.spots.is_empty(), "{name}");
                        let points = above.items.iter().flat_map(|item| item.shape.points());
                        for at in points {
                            let is_inside =
                                (0.0..=lying.width).contains(&at.x) && (0.0..=lying.height).contains(&at.y);
                            assert!(is_inside, "{name}: {at:?}");
                        }
                    }
                    Ghost::After(scene) => {
                        let (base, scene) = (unmarked(table.scene().clone()), unmarked(scene));
                        // What the move takes away may lie over it.
                        assert!(scene.items.starts_with(&base.items), "after {name}");
                        assert_eq!(base.spots, scene.spots, "after {name}");
                    }
                }
                let seat_status = table.seat_status();
                for seat in Seat::all(table.seats()) {
                    assert_eq!(
                        seat_status[seat].score, preview.score[seat],
                        "{seat:?} after {name}"
                    );
                }
                table.undo();
            }
        });
    }
}

#[test]
fn a_wrong_name_is_refused_with_its_ply_and_changes_nothing() {
    for setting in settings() {
        for_tables(&setting, 1, |table| {
            let before = shown(table);
            let first = before.2.first().cloned().unwrap_or_default();
            for name in [
                "",
                "no-move",
                "@",
                "é",
                &format!("{first} "),
                &first.to_uppercase(),
            ] {
                if before.2.iter().any(|legal| legal == name) {
                    continue;
                }
                let fault = table.play(name).expect_err("it is not legal");
                assert_eq!(
                    (fault.mv.ply, fault.mv.name.as_str()),
                    (before.0.names.len(), name)
                );
                assert!(!fault.why.is_empty());
                assert_eq!(shown(table), before, "after {name:?}");
            }
        });
    }
}
