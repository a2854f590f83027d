//! Opens the page that an address names.

use super::found_link;
use super::message::Effect;
use super::model::{Model, OpenPage};
use super::play::Board;
use super::route::Route;
use super::saved_game::{SaveId, SavedGame};
use super::share::ShareMsg;

impl Model {
    /// Whether the page of an address, without its `#`, is open, with this game where one is named.
    pub fn is_at(&self, fragment: &str, id: Option<SaveId>) -> bool {
        let is_same = |board: &Board| id.is_none_or(|id| board.slot.id == id);
        self.address().as_deref() == Some(fragment) && self.board().is_some_and(is_same)
    }

    /// Opens the page of an address; of a game, that which the device keeps under an id, if the browser's history has one.
    pub(super) fn navigate(&mut self, fragment: &str, id: Option<SaveId>) -> Vec<Effect> {
        let fragment = fragment.trim_start_matches('#');
        if self.is_at(fragment, id) {
            return Vec::new();
        }
        match found_link::of_fragment(fragment) {
            Ok(Route::Home) => self.open_page(OpenPage::Home),
            Ok(Route::Bench) => self.open_page(OpenPage::Bench),
            Ok(Route::Open) => self.open_over_home(Effect::FetchPasted),
            Ok(Route::Settings) => self.open_over_home(Effect::Open("settings")),
            Ok(Route::SetUp(id, level)) => {
                self.setup = Some(self.last_setup(id).against(level));
                self.open_over_home(Effect::Open("setup"))
            }
            Ok(Route::Start(id)) => self.start(id, self.shell.setup(id), false),
            Ok(Route::Rules(id)) => vec![Effect::Leave(format!("rules/{}/", id.id()))],
            Ok(Route::Play(link)) if link.shared.is_some() => {
                let notes = link.shared.expect("it has notes");
                self.open_shared(&link, notes, false)
                    .unwrap_or_else(|fault| self.open_page(OpenPage::Lost(fault)))
            }
            Ok(Route::Play(link)) => {
                let known = self.known(&link.record, id);
                let known = known.filter(|known| known.by_link().is_none());
                self.open_link(link, known, fragment)
            }
            Ok(Route::Review(link)) => {
                // Who continued a kept game need not be who began it: of a link the players are those that it names.
                let is_same = |known: &SavedGame| id == Some(known.id) || known.begins_with(&link.record);
                let known = self.known(&link.record, id).filter(is_same);
                self.open_review(link, known)
            }
            Ok(Route::Study(digits)) => self.open_study(digits),
            Ok(Route::ReviewSaved(id)) => self.open_saved_review(id),
            Ok(Route::Puzzle(address)) => self.open_puzzle(address),
            Ok(Route::Lesson(address)) => self.open_lesson(address),
            Ok(Route::OwnPuzzle(link)) => self.open_own_puzzle(&link.record),
            Ok(Route::Saved(id)) => self.open_saved(id, fragment),
            Ok(Route::Share(id)) => {
                let mut effects = self.open_saved(id, fragment);
                effects.extend(self.update(ShareMsg::Open));
                effects
            }
            Err(fault) => self.open_page(OpenPage::Lost(fault)),
        }
    }

    /// Opens a dialog over the home page, whose address replaces the dialog's.
    fn open_over_home(&mut self, open: Effect) -> Vec<Effect> {
        let mut effects = self.open_page(OpenPage::Home);
        effects.extend([Effect::Go(String::new(), false), open]);
        effects
    }
}
