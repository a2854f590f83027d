//! How the variations of a game come to this device and stay there.

use super::state::ReviewState;
use crate::job::Job;
use crate::live_game::LiveGame;
use crate::message::Effect;
use crate::model::{Model, OpenPage};
use crate::records::{AnnotatedGame, from_study, kept_tree, read_kept_tree};
use crate::route::LinkFault;
use crate::saved_game::SavedGame;
use crate::shell::Shell;
use tessera_games::play::Record;

impl Model {
    /// Opens the review of a game that somebody has shared with variations, comments or signs, as a new entry of the
    /// history. It is kept from now on.
    pub(crate) fn open_annotated(&mut self, game: AnnotatedGame) -> Vec<Effect> {
        let mut effects = self.show_annotated(game, None);
        if let OpenPage::Review(state) = &mut self.page {
            effects.extend(state.keep_tree(&mut self.shell));
        }
        for effect in &mut effects {
            if let Effect::Go(_, push) = effect {
                *push = true;
            }
        }
        effects
    }

    /// Opens the review of the game of a study. Its address stays, and nothing is kept, until somebody edits it.
    #[inline(never)]
    pub(crate) fn open_study(&mut self, digits: String) -> Vec<Effect> {
        match from_study(&digits, self.shell.language) {
            Ok(game) => self.show_annotated(game, Some(digits)),
            Err(fault) => self.open_page(OpenPage::Lost(LinkFault::BadStudy(fault))),
        }
    }

    /// Opens the review of a game with its variations, at the position that it shows.
    fn show_annotated(&mut self, game: AnnotatedGame, study: Option<String>) -> Vec<Effect> {
        let shown = game.shown_node();
        let mut effects = self.open_review(game.link, None);
        if let OpenPage::Review(state) = &mut self.page {
            state.take_tree(game.tree, shown);
            // What was asked is about the main line, and the board may lie elsewhere now.
            effects.retain(|effect| !matches!(effect, Effect::Start(Job::Analysis(_))));
            state.analysis.close();
            effects.extend(state.ask(&mut self.shell));
            if let Some(digits) = study {
                state.study = Some((digits, state.tree.revision()));
            }
            state.show_marks();
            let address = state.address();
            for effect in &mut effects {
                if let Effect::Go(known, _) = effect {
                    known.clone_from(&address);
                }
            }
        }
        effects.extend(self.share_verdicts());
        effects
    }
}

impl Model {
    /// After the review page has taken something in, with what follows from it: variations that were edited are kept; a
    /// move that was played in place of a mistake is rated. `plays` is the revision of the line before.
    pub(super) fn after_review(&mut self, plays: u32, mut effects: Vec<Effect>) -> Vec<Effect> {
        let OpenPage::Review(state) = &mut self.page else {
            return effects;
        };
        match &state.learning {
            None => effects.extend(state.keep_edited(&mut self.shell)),
            Some(_) if state.board.game.line_revision() != plays => {
                let rated = self.rate_tried();
                if !rated.is_empty() {
                    // What became of the move is said in place of the move.
                    effects.retain(|effect| !matches!(effect, Effect::Say(_)));
                }
                effects.extend(rated);
            }
            Some(_) => {}
        }
        // Moves may have been rated, by hand or by the analysis.
        if let OpenPage::Review(state) = &mut self.page {
            state.tell_sign(self.shell.language);
        }
        effects
    }
}

impl ReviewState {
    /// Takes the variations that are kept with the game, and goes on showing the same position.
    pub(super) fn take_kept_tree(&mut self, known: &SavedGame) {
        let Ok(record) = Record::parse(&known.record) else {
            return;
        };
        let game = &self.board.game;
        let mut tree = read_kept_tree(&known.tree, &record);
        // The link may tell of a game that has gone further.
        tree.include(game.line());
        let shown = tree.find(&game.line()[..game.ply()]);
        self.take_tree(tree, shown);
        self.show_marks();
    }

    /// Keeps the game with its variations if they were edited since they were kept last.
    fn keep_edited(&mut self, shell: &mut Shell) -> Option<Effect> {
        if self.tree.revision() == self.kept_revision {
            None
        } else {
            self.keep_tree(shell)
        }
    }

    /// Keeps the game with its variations. A game that the device does not know is kept only if it has some.
    fn keep_tree(&mut self, shell: &mut Shell) -> Option<Effect> {
        self.kept_revision = self.tree.revision();
        let known = shell.saved.find(self.board.slot.id);
        let mut saved = match known {
            Some(known) => known.clone(),
            None => self.as_saved(shell)?,
        };
        let played = Record::parse(&saved.record).ok()?;
        let tree = kept_tree(&self.tree, &played.names);
        if known.is_none() && tree.is_empty() {
            return None;
        }
        saved.tree = tree;
        shell.saved.keep(saved.clone());
        Some(Effect::Keep(saved))
    }

    /// The game without its variations, as it was opened.
    fn as_saved(&self, shell: &Shell) -> Option<SavedGame> {
        let (mut game, _) = LiveGame::review(&self.played, shell.language).ok()?;
        game.seat(self.board.game.seat_setups());
        game.purist = self.board.game.purist;
        Some(SavedGame::of(&game, &self.board.slot, shell.language))
    }
}
