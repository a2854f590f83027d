//! What the device has stored: settings, the games it keeps, how boards are rotated.

use serde::Serialize;
use serde::de::DeserializeOwned;

use tessera_app::play::view;
use tessera_app::{
    BoardMsg, Model, Msg, OpenPage, PlayMsg, SavedGame, SavedGames, Settings, settings_form, shallow,
};
use tessera_core::game::dice;
use tessera_games::catalog::GameId;

/// What is stored is read as it is written. An app with it starts: the form of the settings has its fields, the kept game
/// opens by its id and by its record, and can be looked at and taken back, and a new game can be started from its address.
pub fn check(bytes: &[u8]) {
    let settings = stored::<Settings>(bytes);
    let game = stored::<SavedGame>(bytes);
    if settings.is_none() && game.is_none() {
        return;
    }
    let addresses = game
        .iter()
        .flat_map(|game| [format!("saved/{}", game.id), game.record.clone()]);
    let addresses: Vec<String> = addresses.collect();
    let saved = SavedGames::new(game.into_iter().collect());
    let mut model = Model::new(settings.unwrap_or_default(), saved, Vec::new(), dice(1));
    model.shell.rotations = vec![(GameId::Keil, bytes.len() as u8)];
    assert!(!settings_form(&model.shell, 4).is_empty());
    for address in addresses {
        model.update(Msg::Navigate(address));
        look(&model);
        for msg in [
            BoardMsg::GoTo(0).into(),
            BoardMsg::Redo.into(),
            BoardMsg::Undo.into(),
            Msg::from(PlayMsg::Resign),
        ] {
            model.update(msg);
        }
        look(&model);
        // Else two games are in memory while the second opens.
        model.update(Msg::Home);
    }
    for (address, game) in [("play/linage", GameId::Linage), ("play/keil", GameId::Keil)] {
        model.update(Msg::Navigate(address.to_owned()));
        assert!(model.board().is_some_and(|state| state.game.id == game));
    }
    model.update(Msg::Navigate(String::new()));
    assert!(matches!(model.page, OpenPage::Home));
}

/// Makes what the page shows.
fn look(model: &Model) {
    drop(model.see(view::board));
    drop(model.panel());
    drop(model.see(view::cells));
    drop(model.see(view::hover));
}

/// The value, if the bytes are one, as the page reads it: JSON that was made shallow.
fn stored<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(bytes: &[u8]) -> Option<T> {
    let value: T = serde_json::from_str(&shallow(super::text(bytes)?)?).ok()?;
    let text = serde_json::to_string(&value).expect("what is stored is plain data");
    assert_eq!(serde_json::from_str::<T>(&text).expect("it was written"), value);
    Some(value)
}
