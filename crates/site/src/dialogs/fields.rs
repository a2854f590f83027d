//! The fields of a form as views.

use leptos::prelude::*;

use tessera_app::form::{Choice, Control, Field, ON};

/// The fields of a form. They are made anew only when there are other fields: whoever fills one in keeps the focus.
pub fn fields(fields: Memo<Vec<Field>>, fill_in: impl Fn(&str, &str) + Copy + Send + 'static) -> AnyView {
    let shape = Memo::new(move |_| {
        fields.with(|fields| {
            let choices = |field: &Field| match &field.control {
                Control::Select { choices, .. } => choices.clone(),
                Control::Switch(_) | Control::Text { .. } => Vec::new(),
            };
            let shape = |field: &Field| {
                (
                    field.name.clone(),
                    field.label.clone(),
                    field.note,
                    choices(field),
                )
            };
            fields.iter().map(shape).collect::<Vec<_>>()
        })
    });
    let view = move || {
        shape.with(|_| ());
        let mut rows = Vec::new();
        let mut now = fields.get_untracked().into_iter().enumerate().peekable();
        while let Some((at, field)) = now.next() {
            let first = view_of(fields, at, field, fill_in);
            // A line of text belongs to the field before it: the name of a person to the choice of the player.
            let text = now.next_if(|(_, next)| matches!(next.control, Control::Text { .. }));
            rows.push(match text {
                Some((at, text)) => {
                    view! { <div class="seat-setup">{first}{view_of(fields, at, text, fill_in)}</div> }
                        .into_any()
                }
                None => view! { <div hidden=move || is_hidden(fields, at)>{first}</div> }.into_any(),
            });
        }
        rows.collect_view()
    };
    view.into_any()
}

/// Whether the field at a place of the form is hidden.
fn is_hidden(fields: Memo<Vec<Field>>, at: usize) -> bool {
    fields.with(|fields| fields.get(at).is_none_or(|field| field.hidden))
}

/// What is filled in at a place of the form.
fn control_at(fields: Memo<Vec<Field>>, at: usize) -> Option<Control> {
    fields.with(|fields| fields.get(at).map(|field| field.control.clone()))
}

fn view_of(
    fields: Memo<Vec<Field>>,
    at: usize,
    field: Field,
    fill_in: impl Fn(&str, &str) + Copy + Send + 'static,
) -> AnyView {
    let Field {
        name,
        label,
        note,
        control,
        ..
    } = field;
    let named = name.clone();
    match control {
        Control::Select { choices, .. } => {
            let chosen = Memo::new(move |_| match control_at(fields, at) {
                Some(Control::Select { chosen, .. }) => chosen,
                _ => String::new(),
            });
            let option = |choice: Choice| {
                let value = choice.value.clone();
                let selected = move || chosen.with(|chosen| *chosen == value);
                // As a property: a browser heeds the attribute only until a person has chosen.
                view! { <option value=choice.value prop:selected=selected>{choice.text}</option> }
            };
            view! {
                <label>
                    <span>{label}<small>{note}</small></span>
                    <select name=name on:change=move |event| fill_in(&named, &event_target_value(&event))>
                        {choices.into_iter().map(option).collect_view()}
                    </select>
                </label>
            }
            .into_any()
        }
        Control::Switch(_) => {
            let on = move || matches!(control_at(fields, at), Some(Control::Switch(true)));
            let change = move |event| {
                fill_in(&named, if event_target_checked(&event) { ON } else { "off" });
            };
            view! {
                <label class="check">
                    <input type="checkbox" prop:checked=on on:change=change />
                    <span>{label}<small>{note}</small></span>
                </label>
            }
            .into_any()
        }
        Control::Text {
            placeholder, longest, ..
        } => {
            let text = move || match control_at(fields, at) {
                Some(Control::Text { text, .. }) => text,
                _ => String::new(),
            };
            view! {
                <input
                    name=name
                    aria-label=label
                    placeholder=placeholder
                    maxlength=longest.to_string()
                    autocomplete="off"
                    hidden=move || is_hidden(fields, at)
                    prop:value=text
                    on:input=move |event| fill_in(&named, &event_target_value(&event))
                />
            }
            .into_any()
        }
    }
}
