//! The dialog in which keys are changed.

use maud::{Markup, html};

use crate::{Act, Screen, Stroke, Ui};
use tessera_app::words::SettingsWords;
use tessera_app::{KeyRow, KeySetting, Msg, Notice, Press, key_rows, key_value};

/// The id of the dialog.
pub const ID: &str = "keys";

/// Every key with what it does, to be changed or switched off.
pub fn dialog(screen: &Screen, ui: &mut Ui) -> Markup {
    let is_of_keys = |notice: &&Notice| {
        matches!(
            notice,
            Notice::KeySet(_) | Notice::KeyRefused(..) | Notice::KeysReset
        )
    };
    let told = ui.shell.notice.as_ref().filter(is_of_keys);
    let told = told.map(|notice| notice.text(ui.language()));
    let closed = told.is_some().then(|| ui.on(Msg::Dismiss));
    let awaited = screen.awaited_key;
    let key = awaited.map(|binding| ui.value(move |stroke| set(binding, &Stroke::read(stroke)?)));
    // What would close the dialog ends the wait for a key.
    let cancel = awaited.map(|_| ui.on(Act::AwaitKey(None)));
    let content = ui.region(ID, |ui| {
        html! {
            @if screen.is_open(ID) { (table(told.as_deref(), awaited, ui)) }
        }
    });
    html! {
        dialog.wide-dialog #(ID) aria-labelledby="keys-title" data-region=(ID) data-key=[key] data-cancel=[cancel] data-closed=[closed] {
            (content)
        }
    }
}

/// What the key that was waited for does.
fn set(binding: &str, stroke: &Stroke) -> Option<Act> {
    let key = key_value(stroke.key, stroke.code, stroke.shift);
    match &*key {
        // Tab leads on, and a key that only goes with others waits for them.
        "Tab" | "Shift" | "Control" | "Alt" | "AltGraph" | "Meta" | "CapsLock" | "Dead" => None,
        "Escape" => Some(Act::AwaitKey(None)),
        _ => {
            let press = Press {
                key: &key,
                control: stroke.control,
                shift: stroke.shift,
            };
            Some(Act::SetKey(KeySetting::new(binding, press)))
        }
    }
}

#[inline(never)]
fn table(told: Option<&str>, awaited: Option<&str>, ui: &mut Ui) -> Markup {
    let words = SettingsWords::of(ui.language());
    let rows = key_rows(ui.language(), &ui.shell.settings.keys);
    html! {
        form method="dialog" {
            h2 #keys-title tabindex="-1" autofocus { (words.keys) }
            p.small { (words.keys_note) }
            p.small.told role="status" { (told.unwrap_or_default()) }
            table.keys { @for line in &rows { (row(line, awaited == Some(line.binding), ui)) } }
            p.actions {
                button.primary { (words.done) }
                button type="button" data-on=(ui.on(Msg::ResetKeys)) { (words.keys_reset) }
            }
        }
    }
}

fn row(row: &KeyRow, is_awaited: bool, ui: &mut Ui) -> Markup {
    let words = SettingsWords::of(ui.language());
    let key = if row.key.is_empty() {
        words.no_key
    } else {
        &row.key
    };
    let label = (!is_awaited).then(|| (words.change_key)(key, &row.text));
    let left = is_awaited.then(|| ui.on(Act::AwaitKey(None)));
    let (other, other_label, msg) = if row.is_changed {
        (
            words.key_usual,
            (words.key_usual_of)(&row.text),
            Msg::UsualKey(row.binding.to_owned()),
        )
    } else {
        (
            words.key_off,
            (words.key_off_of)(&row.text),
            Msg::SetKey(KeySetting::off(row.binding)),
        )
    };
    html! {
        tr {
            th scope="row" { (row.text) }
            td {
                @if row.can_move {
                    button type="button" aria-label=[label] data-on=(ui.on(Act::AwaitKey(Some(row.binding)))) data-left=[left] {
                        (if is_awaited { words.press_a_key } else { key })
                    }
                } @else {
                    span { (key) }
                }
            }
            td { button.quiet type="button" aria-label=(other_label) data-on=(ui.on(msg)) { (other) } }
        }
    }
}
