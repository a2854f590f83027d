//! The address of a frame in a page of another site, and the messages of that page.

use serde_json::Value;

use tessera_app::{
    Effect, EmbedAddress, EmbedMsg, EmbedOptions, HostMessage, HostValue, Model, OpenPage, Post, SavedGames,
    Settings,
};
use tessera_core::game::dice;

/// The first line is the fragment of the frame's address, and each other one a message as JSON. The options that are read
/// are written as text that reads as the same options. The frame shows a game or says why not. Whatever the host sends,
/// nothing is stored, no address is written and nothing leads elsewhere; what is refused is answered with one error, what is
/// no message of ours with nothing; and only a new record changes a game that is looked at.
pub fn check(bytes: &[u8]) {
    let Some(text) = super::text(bytes) else { return };
    let mut lines = text.lines();
    let fragment = lines.next().unwrap_or_default();
    let address = EmbedAddress::parse(fragment);
    assert!(
        address
            .faults
            .iter()
            .all(|fault| fault.text.chars().count() <= 40)
    );
    let written = address.options.to_string();
    assert_eq!(
        EmbedOptions::parse(&written),
        (address.options.clone(), Vec::new())
    );

    let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(1));
    let effects = model.receive(EmbedMsg::Open(fragment.to_owned()));
    assert!(effects.iter().all(stays_within));
    let (mut ready, mut errors) = count(&effects);
    assert_eq!(ready, usize::from(model.board().is_some()));
    let is_lost = matches!(model.page, OpenPage::Lost(_)) && errors > 0;
    assert!(model.board().is_some() || is_lost || is_loading(&model));
    for line in lines.take(16) {
        let Some(message) = fields(line).as_deref().and_then(HostMessage::read) else {
            continue;
        };
        let before = shown(&model);
        let (is_fault, sets_record) = (message.is_err(), matches!(message, Ok(HostMessage::SetRecord(_))));
        let effects = model.receive(EmbedMsg::Host(message));
        assert!(effects.iter().all(stays_within));
        (ready, errors) = count(&effects);
        assert!(!is_fault || (ready, errors) == (0, 1));
        assert!(!sets_record || ready + errors > 0 || is_loading(&model));
        assert!(sets_record || ready == 0 && shown(&model) == before);
    }
}

/// Whether the file of a puzzle is being fetched.
fn is_loading(model: &Model) -> bool {
    matches!(model.page, OpenPage::PuzzleLoading(_))
}

/// The fields of a JSON object as the browser hands them over.
fn fields(line: &str) -> Option<Vec<(String, HostValue)>> {
    let Ok(Value::Object(object)) = serde_json::from_str(line) else {
        return None;
    };
    let value = |value: Value| match value {
        Value::String(text) => HostValue::Text(text),
        Value::Number(number) => number.as_f64().map_or(HostValue::Other, HostValue::Number),
        _ => HostValue::Other,
    };
    Some(
        object
            .into_iter()
            .map(|(key, found)| (key, value(found)))
            .collect(),
    )
}

/// The names of the line of the game that is shown.
fn shown(model: &Model) -> Vec<String> {
    model.see(|state, _| state.game.line().to_vec())
}

/// How many games were opened, and how many errors told.
fn count(effects: &[Effect]) -> (usize, usize) {
    let (mut ready, mut errors) = (0, 0);
    for effect in effects {
        if let Effect::Post(post) = effect {
            ready += usize::from(matches!(post, Post::Ready { .. }));
            errors += usize::from(matches!(post, Post::Error { .. }));
            let sent = serde_json::to_value(post.clone().posted(None)).expect("messages are plain data");
            let is_flat = |value: &Value| match value {
                Value::Array(values) => values.iter().all(Value::is_number),
                value => value.is_string() || value.is_number(),
            };
            assert!(
                sent.as_object()
                    .is_some_and(|object| object.values().all(is_flat))
            );
        }
    }
    (ready, errors)
}

fn stays_within(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Post(_)
            | Effect::Say(_)
            | Effect::Alert(_)
            | Effect::Ask(_)
            | Effect::Drop
            | Effect::Rest
            | Effect::After(..)
            | Effect::KeepSettings(_)
            | Effect::AskDay
            | Effect::FetchPuzzles(_)
    )
}
