//! What the device has stored: settings, the game that was played last, how boards are rotated.

use serde::Serialize;
use serde::de::DeserializeOwned;

use tessera::app::play::view;
use tessera::app::{Model, Msg, OpenPage, PlayMsg, Session, Settings, resume, settings_form};
use tessera::catalog::GameId;
use tessera::game::dice;

/// What is stored is read as it is written. An app with it starts: the form of the settings has its fields, the stored
/// game opens and can be looked at and taken back, and a new game can be started from its address.
pub fn check(bytes: &[u8]) {
    let settings = stored::<Settings>(bytes);
    let session = stored::<Session>(bytes);
    if settings.is_none() && session.is_none() {
        return;
    }
    let rotation = bytes.len() as u8;
    let record = session.as_ref().map(|session| session.record.clone());
    let mut model = Model::new(settings.unwrap_or_default(), session, Vec::new(), dice(1));
    model.shell.rotations = vec![(GameId::Keil, rotation)];
    assert!(!settings_form(&model.shell, 4).is_empty());
    drop(resume(&model.shell));
    if let Some(record) = record {
        model.update(Msg::Navigate(record));
        look(&model);
        for msg in [PlayMsg::GoTo(0), PlayMsg::Redo, PlayMsg::Undo, PlayMsg::Resign] {
            model.update(msg);
        }
        look(&model);
    }
    for (address, game) in [("play/linage", GameId::Linage), ("play/keil", GameId::Keil)] {
        model.update(Msg::Navigate(address.to_owned()));
        assert!(model.play().is_some_and(|state| state.game.id == game));
    }
    model.update(Msg::Navigate(String::new()));
    assert!(matches!(model.page, OpenPage::Home));
}

/// Makes what the page shows.
fn look(model: &Model) {
    drop(model.see(view::board));
    drop(model.see(view::panel));
    drop(model.see(view::cells));
    drop(model.see(view::hover));
}

/// The value, if the bytes are one.
fn stored<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(bytes: &[u8]) -> Option<T> {
    let value: T = serde_json::from_slice(bytes).ok()?;
    let text = serde_json::to_string(&value).expect("what is stored is plain data");
    assert_eq!(serde_json::from_str::<T>(&text).expect("it was written"), value);
    Some(value)
}
