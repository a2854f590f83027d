//! The link of a game that friends play by it, opened on a device that waits for one.

use tessera_app::{
    BoardMsg, ByLinkMsg, Effect, Msg, OpenPage, Opponent, PlayMsg, SavedGame, Setup, SharedId,
};
use tessera_games::catalog::GameId;
use tessera_games::play::{Options, Record};

/// A device that has sent `b2` and waits for the answer.
fn waiting() -> (tessera_app::Model, SharedId) {
    let mut model = super::model();
    let setup = Setup {
        options: Options::parse("size=3.komi=0").expect("options"),
        opponent: Opponent::ByLink,
        ..Setup::default()
    };
    model.update(Msg::Start(GameId::Linage, setup));
    model.update(BoardMsg::Choose("b2".into()));
    model.update(PlayMsg::ByLink(ByLinkMsg::Copy));
    model.update(BoardMsg::Copied);
    let game = &model.board().expect("a game").game;
    let id = game.by_link.expect("by link").id;
    (model, id)
}

fn names(game: &SavedGame) -> Vec<String> {
    Record::parse(&game.record).expect("a kept record").names
}

/// The first line is the end of the options and the moves, the second the notes, in which `*` stands for the id of the game that
/// the device keeps. Whatever comes, the game that is kept stays or goes on; it has another card only where the lines differ; and a
/// link that is refused, in the page or in the field beside the board, changes nothing.
pub fn check(bytes: &[u8]) {
    let Some(text) = super::text(bytes) else { return };
    let (mut model, id) = waiting();
    let (record, notes) = text.split_once('\n').unwrap_or((text, ""));
    let link = format!("{record};{}", notes.replace('*', &id.to_string()));
    let before: Vec<SavedGame> = model.shell.saved.by_link(id).cloned().collect();
    for way in 0..2 {
        let effects = match way {
            0 => model.update(PlayMsg::ByLink(ByLinkMsg::Paste(link.clone()))),
            _ => model.update(Msg::Navigate(link.clone())),
        };
        let after: Vec<SavedGame> = model.shell.saved.by_link(id).cloned().collect();
        let is_refused = matches!(model.page, OpenPage::Lost(_))
            || way == 0 && effects.iter().all(|effect| matches!(effect, Effect::Alert(_)));
        if is_refused {
            assert_eq!(after, before);
            break;
        }
        let own = names(&before[0]);
        assert!(
            after.iter().any(|game| names(game).starts_with(&own)),
            "the sent move stays"
        );
        assert!(after.len() <= 2);
        if let [one, other] = &after[..] {
            let (one, other) = (names(one), names(other));
            assert!(!one.starts_with(&other) && !other.starts_with(&one));
        }
        // Whoever goes on can do so, whatever came.
        model.update(PlayMsg::ByLink(ByLinkMsg::AcceptDraw));
        if way == 0 {
            // The second way begins as the first did.
            (model, _) = waiting();
        }
    }
}
