//! What becomes of a message to the review page.

use rand::RngExt;

use super::game_report::REPORT_DIALOG;
use super::message::ReviewMsg;
use super::played::Sought;
use super::state::ReviewState;
use super::tree_message::TreeMsg;
use super::view;
use crate::live_game::ChanceSeed;
use crate::message::Effect;
use crate::model::{Model, OpenPage};
use crate::play::BoardMsg;
use crate::share::ShareMsg;
use crate::shell::Shell;
use crate::words::PlayWords;

impl Model {
    /// Takes in what happened on the review page, if that is open.
    #[inline(never)]
    pub(crate) fn update_review(&mut self, msg: ReviewMsg) -> Vec<Effect> {
        let OpenPage::Review(state) = &mut self.page else {
            return Vec::new();
        };
        let (shell, plays) = (&mut self.shell, state.board.game.line_revision());
        let effects = match msg {
            // What opens another page, or asks the review of the game.
            ReviewMsg::PlayOn(msg) => return self.play_on(msg),
            ReviewMsg::ToVerdict(seat, verdict) => return self.seek_told(Sought::Next(seat, verdict)),
            ReviewMsg::NextFault => return self.seek_told(Sought::NextFault),
            ReviewMsg::PreviousFault => return self.seek_told(Sought::PreviousFault),
            ReviewMsg::ShowArticle(shows) => return self.show_article(shows),
            ReviewMsg::Story(msg) => return self.update_story(msg),
            ReviewMsg::Learn(msg) => return self.update_learn(msg),
            ReviewMsg::Moments(msg) => return self.update_moments(msg),
            ReviewMsg::Go(jump) => state.go(shell, jump),
            // What is tried while somebody learns is no variation, and goes again.
            ReviewMsg::Tree(msg) if state.learning.is_some() && msg.is_edit() => Vec::new(),
            ReviewMsg::Tree(msg) => state.update_tree(shell, msg),
            ReviewMsg::Draw(name) => state.draw(shell, name),
            ReviewMsg::ShowDraws(shows) => {
                state.redrawn = shows.then(|| state.current());
                Vec::new()
            }
            ReviewMsg::Slide(ply) => {
                let mut effects = state.play(shell, BoardMsg::GoTo(ply));
                // The slider itself says where it is.
                effects.retain(|effect| !matches!(effect, Effect::Say(_)));
                effects
            }
            ReviewMsg::CopyPosition => {
                vec![Effect::Copy(format!("{}#{}", shell.site, state.position_link()))]
            }
            ReviewMsg::Analysis(msg) => {
                let mut effects = state.analyse(shell, msg);
                effects.extend(state.tell_solved(&mut self.reviews));
                effects
            }
            ReviewMsg::MakePuzzle(msg) => state.update_make_puzzle(shell, msg),
            ReviewMsg::Seek(ply) => state.seek(shell, ply),
            ReviewMsg::Scrub(ply) => {
                let mut effects = state.seek(shell, ply);
                effects.retain(|effect| !matches!(effect, Effect::Say(_)));
                effects
            }
            ReviewMsg::Point(pointed) => {
                state.pointed = pointed;
                Vec::new()
            }
            ReviewMsg::Tab(tab) => {
                state.tab = tab;
                Vec::new()
            }
            ReviewMsg::ShowTable(is_table) => {
                state.is_table = is_table;
                Vec::new()
            }
            ReviewMsg::Luck(msg) => {
                state.luck.update(msg);
                Vec::new()
            }
            ReviewMsg::ShowReport(shows) => {
                state.has_report = shows;
                shows.then_some(Effect::Open(REPORT_DIALOG)).into_iter().collect()
            }
        };
        self.after_review(plays, effects)
    }

    /// Takes in what happened on the board of the review page, if that is open.
    #[inline(never)]
    pub(crate) fn play_in_review(&mut self, msg: BoardMsg) -> Vec<Effect> {
        let OpenPage::Review(state) = &mut self.page else {
            return Vec::new();
        };
        let plays = state.board.game.line_revision();
        let effects = state.play(&mut self.shell, msg);
        self.after_review(plays, effects)
    }
}

impl ReviewState {
    /// Takes in what happened on the board.
    pub fn play(&mut self, shell: &mut Shell, msg: BoardMsg) -> Vec<Effect> {
        let begins_move = matches!(
            msg,
            BoardMsg::Tap(..) | BoardMsg::Place(..) | BoardMsg::Choose(_) | BoardMsg::Enter(_)
        );
        let mut effects = if begins_move {
            self.take_back(shell)
        } else {
            Vec::new()
        };
        effects.extend(self.play_on_board(shell, msg));
        effects
    }

    fn play_on_board(&mut self, shell: &mut Shell, msg: BoardMsg) -> Vec<Effect> {
        let words = PlayWords::of(shell.language);
        match msg {
            BoardMsg::Undo if self.board.is_begun() => {}
            BoardMsg::Undo if self.hides_best() => return self.undo_tried(shell),
            BoardMsg::Undo if self.learning.is_some() => {
                return vec![Effect::Say(words.nothing_to_undo.to_owned())];
            }
            BoardMsg::Redo if self.learning.is_some() => {
                return vec![Effect::Say(words.nothing_to_redo.to_owned())];
            }
            BoardMsg::Undo => return self.update_tree(shell, TreeMsg::Undo),
            BoardMsg::Redo => return self.update_tree(shell, TreeMsg::Redo),
            _ => {}
        }
        let game = &self.board.game;
        let (revision, ply) = (game.revision(), game.ply());
        let is_of_marks = matches!(msg, BoardMsg::Mark(_) | BoardMsg::Cancel);
        let mut effects = self.board.act(shell, msg);
        if self.board.game.revision() != revision {
            effects.extend(self.take_in_line(shell, ply));
            effects.extend(self.settle(shell));
        } else if is_of_marks {
            self.keep_marks();
        }
        effects
    }

    /// Takes in what happened in the dialog in which the game is shared with its variations.
    pub(crate) fn share(&mut self, shell: &mut Shell, msg: ShareMsg) -> Vec<Effect> {
        let opens = msg == ShareMsg::Open;
        let effects = self.board.update_share(shell, msg);
        if opens {
            let (tree, shown) = (self.told_tree(), self.current());
            if let Some(share) = &mut self.board.share {
                share.take_variations(tree, self.board.game.line(), shown);
            }
        }
        effects
    }

    /// Draws a piece where the position waits for a draw: this one, or one by lot.
    fn draw(&mut self, shell: &mut Shell, name: Option<String>) -> Vec<Effect> {
        let seed = ChanceSeed::new(shell.dice.random());
        let name = name.or_else(|| self.board.game.drawn_by(seed));
        let Some(name) = name.filter(|_| self.board.game.awaits_draw()) else {
            return Vec::new();
        };
        let ply = self.board.game.ply();
        let mut effects = self.board.play(shell, &name);
        effects.extend(self.take_in_line(shell, ply));
        effects.extend(self.settle(shell));
        effects
    }

    /// After another position is shown: writes the address, and has it read aloud where that is.
    pub(super) fn settle(&mut self, shell: &mut Shell) -> Vec<Effect> {
        self.show_marks();
        let mut effects = vec![Effect::Go(self.address(), false)];
        // A message about what could not be done is said already.
        let news = match shell.notice {
            None => view::news(self, shell),
            Some(_) => String::new(),
        };
        effects.extend((!news.is_empty()).then_some(Effect::Say(news)));
        effects.extend(self.position_changed(shell));
        effects
    }
}
