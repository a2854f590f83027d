//! Carries out what keys do on the play page, by the keymap.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::grid::{self, Roving};
use super::text;
use super::viewport::{STEP, Viewport, ZOOM};
use crate::app::App;
use crate::browser;
use tessera_app::play::view;
use tessera_app::{
    Command, Focus, MOVE_DIALOG, PlayMsg, Press, Query, Typed, TypedName, commands, key_value, step_from,
};
use tessera_core::scene::{SharedScene, SpotId};

/// The id of what follows the board in a frame.
pub const AFTER_BOARD: &str = "after-board";

/// What the keys of the play page act on.
#[derive(Clone, Copy)]
pub struct Keys {
    /// The app.
    pub app: App,
    /// The board as it is shown.
    pub scene: Memo<SharedScene>,
    /// What of the board is in view.
    pub viewport: Viewport,
    /// The cell that the keyboard is at.
    pub roving: Roving,
}

impl Keys {
    /// Listens to keys as long as the page is open.
    pub fn listen(self) {
        let typed = StoredValue::new(TypedName::default());
        let listener = window_event_listener(leptos::ev::keydown, move |event| self.on_key(&event, typed));
        on_cleanup(move || listener.remove());
    }

    fn on_key(self, event: &KeyboardEvent, typed: StoredValue<TypedName>) {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let pressed = event.key();
        let key = key_value(&pressed, &event.code(), event.shift_key());
        // A key that is typed into a field, or presses the button at the focus, is meant for that.
        let taken = |element: &Element| {
            browser::takes_keys(element) || pressed == " " && browser::is_pressed_by_space(element)
        };
        if event.default_prevented() || event.alt_key() || target.as_ref().is_some_and(taken) {
            return;
        }
        let press = Press {
            key: &key,
            control: event.ctrl_key() || event.meta_key(),
            shift: event.shift_key(),
        };
        let at_board = target.is_some_and(|element| grid::cell_of(&element).is_some());
        let (shortcuts, changed, in_review) = self.app.model.with_untracked(|model| {
            let settings = &model.shell.settings;
            (
                settings.shortcuts,
                settings.keys.clone(),
                model.review_page().is_some(),
            )
        });
        let focus = Focus { at_board, in_review };
        let commands = || commands(press, focus, shortcuts, &changed);
        let is_meant = |command: &Command| !event.repeat() || command.repeats();
        let is_done = commands()
            .filter(is_meant)
            .any(|command| self.run(command, &key, typed));
        // A held key that does nothing more does not scroll the page either.
        if is_done || event.repeat() && commands().next().is_some() {
            event.prevent_default();
        }
    }

    /// Carries a command out; whether it had anything to do.
    fn run(self, command: Command, key: &str, typed: StoredValue<TypedName>) -> bool {
        let app = self.app;
        if browser::is_embedded() && !works_in_frame(command) {
            return false;
        }
        let movable = || self.viewport.framing.with_untracked(|framing| framing.movable);
        match command {
            Command::Step(step) => {
                let to = self.roving.stop(self.scene);
                let to = to.and_then(|from| self.scene.with_untracked(|scene| step_from(scene, from, step)));
                self.focus(to);
            }
            // On a board of tiles the key does nothing else, even if there is no tile to place.
            Command::NextFit(step) if movable() => {
                let from = self.roving.stop(self.scene);
                self.focus(
                    from.and_then(|from| app.peek(|state, shell| view::next_open(state, shell, from, step))),
                );
            }
            Command::TypeCell => {
                let push = |typed: &mut TypedName| {
                    self.scene
                        .with_untracked(|scene| typed.push(key, browser::now(), scene))
                };
                match typed.try_update_value(push) {
                    Some(Typed::Cell(cell)) => self.focus(Some(cell)),
                    Some(Typed::Begun) => {}
                    Some(Typed::Nothing) | None => return false,
                }
            }
            Command::Zoom(steps) => self.viewport.zoom(ZOOM.powi(steps.into()), None),
            Command::Fit => self.viewport.fit(),
            Command::Pan(x, y) if movable() => {
                self.viewport.drag(-STEP * f64::from(x), -STEP * f64::from(y));
            }
            Command::Ask(query) => app.send(PlayMsg::Ask(query, self.roving.stop(self.scene))),
            Command::LastTiles if movable() => app.send(PlayMsg::Ask(Query::LastMove, None)),
            Command::Supply if movable() => browser::open_dialog("supply"),
            Command::EnterMove => browser::open_dialog(MOVE_DIALOG),
            Command::ShowText => browser::open_dialog(text::ID),
            Command::Help => browser::open_dialog("help"),
            Command::Cancel if browser::is_embedded() && app.peek(|state, _| !state.is_begun()) => {
                return leave_grid();
            }
            _ => {
                let msg = app.model.with_untracked(|model| model.key_message(command, key));
                let Some(msg) = msg else { return false };
                app.send(msg);
            }
        }
        true
    }

    fn focus(self, cell: Option<SpotId>) {
        if let Some(cell) = cell {
            grid::focus(cell);
        }
    }
}

/// Whether a command has a use in a frame of another site, which has no dialogs and starts no other game.
fn works_in_frame(command: Command) -> bool {
    !matches!(
        command,
        Command::Hint
            | Command::Switch
            | Command::Supply
            | Command::Share
            | Command::NewGame
            | Command::EnterMove
            | Command::ShowText
            | Command::BoardOnly
            | Command::Help
    )
}

/// Moves the focus from the board to what follows it; whether it was at the board.
fn leave_grid() -> bool {
    let focused = leptos::prelude::document().active_element();
    let is_at_board = focused.is_some_and(|element| grid::cell_of(&element).is_some());
    if is_at_board {
        browser::focus(AFTER_BOARD);
    }
    is_at_board
}
