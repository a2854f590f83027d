//! The set-up of a game: what fills in its form, and what is stored of it.

use tessera_app::{Effect, Model, Msg, SavedGames, Settings, Setup, SetupState, setup_form};
use tessera_core::game::dice;
use tessera_games::catalog::GameId;

/// The bytes are a stored set-up as JSON, or lines of a game's id and of `FIELD=VALUE`. A stored set-up is read as it is
/// written. It opens a board. Whatever is filled in, the form has its fields, and beginning the game opens a board or says why not.
pub fn check(bytes: &[u8]) {
    let Some(text) = super::text(bytes) else { return };
    let mut lines = text.lines();
    let Ok(setup) = serde_json::from_str::<Setup>(text) else {
        if let Some(game) = lines.next().and_then(GameId::find) {
            let fills = lines.filter_map(|line| line.split_once('='));
            begin(game, Setup::default(), fills);
        }
        return;
    };
    let written = serde_json::to_string(&setup).expect("a set-up is plain data");
    assert_eq!(
        serde_json::from_str::<Setup>(&written).expect("it was written"),
        setup
    );
    for &game in GameId::ALL {
        let is_begun = begin(game, setup.clone(), std::iter::empty());
        assert!(is_begun, "what was stored does not keep a game from being played");
    }
}

/// Fills in the form of a game that was set up like this, and begins the game; returns whether a board opened.
fn begin<'a>(game: GameId, setup: Setup, fills: impl Iterator<Item = (&'a str, &'a str)>) -> bool {
    let mut model = Model::new(
        Settings::default(),
        SavedGames::default(),
        vec![(game, setup)],
        dice(1),
    );
    model.update(Msg::SetUp(game));
    for (field, value) in fills {
        model.update(Msg::FillInSetup(field.to_owned(), value.to_owned()));
    }
    let state: Option<&SetupState> = model.setup.as_ref();
    assert!(state.is_some_and(|state| state.game == game));
    let form = setup_form(state, &model.shell);
    assert!(form.fields.len() >= 3, "{form:?}");
    let effects = model.update(Msg::Begin);
    match model.board() {
        Some(state) => {
            let is_kept = |effect: &Effect| matches!(effect, Effect::KeepSetup(..));
            assert!(state.game.id == game && effects.iter().any(is_kept));
        }
        None => assert!(model.shell.notice.is_some() && matches!(effects[..], [Effect::Alert(_)])),
    }
    model.board().is_some()
}
