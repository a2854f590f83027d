//! The dialog in which keys are changed.

use leptos::prelude::*;
use web_sys::{Event, KeyboardEvent};

use crate::app::App;
use tessera_app::words::SettingsWords;
use tessera_app::{KeyRow, KeySetting, Msg, Notice, Press, key_rows, key_value};

/// The id of the dialog.
pub const ID: &str = "keys";

/// Every key with what it does, to be changed or switched off.
#[component]
pub fn KeysDialog() -> impl IntoView {
    let app = App::here();
    let words = SettingsWords::of(app.language());
    let rows = app.see(|model| key_rows(model.shell.language, &model.shell.settings.keys));
    let told = app.see(|model| {
        let notice = model.shell.notice.as_ref();
        let is_of_keys = |notice: &&Notice| {
            matches!(
                notice,
                Notice::KeySet(_) | Notice::KeyRefused(..) | Notice::KeysReset
            )
        };
        let told = notice.filter(is_of_keys);
        told.map(|notice| notice.text(model.shell.language))
    });
    // The binding that the next key is for.
    let waiting = RwSignal::new(None::<&'static str>);
    let on_key = move |event: KeyboardEvent| {
        let Some(binding) = waiting.get_untracked() else {
            return;
        };
        let pressed = event.key();
        let key = key_value(&pressed, &event.code(), event.shift_key());
        // Tab leads on, and a key that only goes with others waits for them.
        match &*key {
            "Tab" => return waiting.set(None),
            "Shift" | "Control" | "Alt" | "AltGraph" | "Meta" | "CapsLock" | "Dead" => return,
            _ => {}
        }
        event.prevent_default();
        event.stop_propagation();
        waiting.set(None);
        if key != "Escape" {
            let press = Press {
                key: &key,
                control: event.ctrl_key() || event.meta_key(),
                shift: event.shift_key(),
            };
            app.send(Msg::SetKey(KeySetting::new(binding, press)));
        }
    };
    let on_cancel = move |event: Event| {
        if waiting.get_untracked().is_some() {
            event.prevent_default();
            waiting.set(None);
        }
    };
    let on_close = move |_| {
        waiting.set(None);
        if told.with_untracked(Option::is_some) {
            app.send(Msg::Dismiss);
        }
    };
    let row = move |at: usize| {
        let now = Memo::new(move |_| rows.with(|rows| rows.get(at).cloned()));
        let of = move |read: fn(&KeyRow) -> String| move || now.with(|row| row.as_ref().map(read));
        let Some(KeyRow {
            binding,
            text,
            can_move,
            ..
        }) = now.get_untracked()
        else {
            return ().into_any();
        };
        let key = move || {
            let key = of(|row| row.key.clone())().unwrap_or_default();
            if key.is_empty() {
                words.no_key.to_owned()
            } else {
                key
            }
        };
        let is_waiting = move || waiting.get() == Some(binding);
        let shown = move || {
            if is_waiting() {
                words.press_a_key.to_owned()
            } else {
                key()
            }
        };
        let label = move || {
            if is_waiting() {
                None
            } else {
                Some((words.change_key)(&key(), text))
            }
        };
        let is_changed = move || now.with(|row| row.as_ref().is_some_and(|row| row.is_changed));
        let other = move |_| {
            app.send(match is_changed() {
                true => Msg::UsualKey(binding.to_owned()),
                false => Msg::SetKey(KeySetting::off(binding)),
            });
        };
        let change = match can_move {
            true => view! {
                <button type="button" aria-label=label on:click=move |_| waiting.set(Some(binding))>{shown}</button>
            }
            .into_any(),
            false => view! { <span>{key}</span> }.into_any(),
        };
        view! {
            <tr>
                <th scope="row">{text}</th>
                <td>{change}</td>
                <td>
                    <button
                        type="button"
                        class="quiet"
                        aria-label=move || if is_changed() { (words.key_usual_of)(text) } else { (words.key_off_of)(text) }
                        on:click=other
                    >
                        {move || if is_changed() { words.key_usual } else { words.key_off }}
                    </button>
                </td>
            </tr>
        }
        .into_any()
    };
    let count = rows.with_untracked(Vec::len);
    view! {
        <dialog id=ID class="broad" aria-labelledby="keys-title" on:keydown=on_key on:cancel=on_cancel on:close=on_close>
            <form method="dialog">
                <h2 id="keys-title" tabindex="-1" autofocus>{words.keys}</h2>
                <p class="small">{words.keys_note}</p>
                <p class="small told" role="status">{move || told.get()}</p>
                <table class="keys">{(0..count).map(row).collect_view()}</table>
                <p class="actions">
                    <button class="primary">{words.done}</button>
                    <button type="button" on:click=app.on(Msg::ResetKeys)>{words.keys_reset}</button>
                </p>
            </form>
        </dialog>
    }
}
