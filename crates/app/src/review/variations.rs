//! What becomes of the variations: they are walked through and edited.

use super::message::Jump;
use super::state::ReviewState;
use super::tree::{NodeId, TreeLimit};
use super::tree_message::{BRANCH_DIALOG, MOVE_MENU, TreeMsg};
use super::view;
use crate::message::Effect;
use crate::notice::Notice;
use crate::play::BoardMsg;
use crate::shell::Shell;
use crate::words::{PlayWords, ReviewWords};
use tessera_core::game::Turn;
use tessera_protocol::assessment::Glyph;

impl ReviewState {
    /// Goes to another position of the line.
    pub(super) fn go(&mut self, shell: &mut Shell, jump: Jump) -> Vec<Effect> {
        let (ply, last) = (self.board.game.ply(), self.line().len());
        let branches = |&at: &usize| {
            let before = at.checked_sub(1).and_then(|at| self.line().get(at).copied());
            self.tree.children(before.unwrap_or(NodeId::ROOT)).len() > 1
        };
        let stops = |at: &usize| self.is_before_choice(*at) || branches(at);
        let to = match jump {
            Jump::Start => 0,
            Jump::Back => (0..ply).rev().find(stops).unwrap_or(0),
            Jump::Forward => (ply + 1..last).find(stops).unwrap_or(last),
            Jump::PlyBack => ply.saturating_sub(1),
            Jump::PlyForward => ply + 1,
            Jump::End => last,
            Jump::PreviousBranch => (0..ply).rev().find(branches).unwrap_or(0),
            Jump::NextBranch => (ply + 1..last).find(branches).unwrap_or(last),
        };
        self.play(shell, BoardMsg::GoTo(to))
    }

    /// Whether a ply of the line is a draw.
    fn is_draw(&self, ply: usize) -> bool {
        let node = self.line().get(ply);
        node.is_some_and(|&node| self.decided(node) == Turn::Chance)
    }

    /// Whether the choice of a turn follows so many plies of the line, which the analysis is about: the next turn is under way, its
    /// piece drawn. A piece that cannot be placed is drawn again. In other games every ply is a turn.
    fn is_before_choice(&self, ply: usize) -> bool {
        let is_drawn = ply.checked_sub(1).is_some_and(|last| self.is_draw(last));
        !self.goes_by_turns() || is_drawn && !self.is_draw(ply)
    }

    /// After how many plies a seat has decided last: as many as are shown, but for the draws that follow.
    pub(super) fn decided_ply(&self) -> usize {
        let mut ply = self.board.game.ply();
        while ply.checked_sub(1).is_some_and(|last| self.is_draw(last)) {
            ply -= 1;
        }
        ply
    }

    /// The plies of the turn that ends with the [last decision](ReviewState::decided_ply), the draw first: within a turn, and where
    /// every ply is one, only that decision.
    pub(super) fn turn_told(&self) -> &[NodeId] {
        let (end, shown) = (self.decided_ply(), self.board.game.ply());
        let is_ended = end < shown || end == self.line().len() || self.is_draw(end);
        let is_start =
            |&at: &usize| self.is_draw(at) && !at.checked_sub(1).is_some_and(|last| self.is_draw(last));
        let start = if self.goes_by_turns() && is_ended {
            (0..end).rev().find(is_start).unwrap_or(0)
        } else {
            end.saturating_sub(1)
        };
        &self.line()[start..end]
    }

    /// Whether a step goes through a whole turn.
    pub fn goes_by_turns(&self) -> bool {
        self.board.game.table().land().is_some()
    }

    /// Takes in what happened to the variations.
    pub(super) fn update_tree(&mut self, shell: &mut Shell, msg: TreeMsg) -> Vec<Effect> {
        match msg {
            TreeMsg::Show(node) if self.tree.contains(node) => self.look_at(shell, node),
            TreeMsg::Show(_) => Vec::new(),
            TreeMsg::Play(node, names) => self.play_names(shell, node, &names),
            TreeMsg::Choose(step) => self.choose_way(shell, step),
            TreeMsg::Next if self.tree.children(self.current()).len() > 1 => {
                vec![Effect::Open(BRANCH_DIALOG)]
            }
            TreeMsg::Next => self.go(shell, Jump::Forward),
            TreeMsg::NextSign(glyph) => self.next_sign(shell, glyph),
            TreeMsg::OpenMenu(node) => {
                let is_move = self.tree.contains(node) && node != NodeId::ROOT;
                self.menu = Some(node).filter(|_| is_move);
                self.menu.map(|_| Effect::Open(MOVE_MENU)).into_iter().collect()
            }
            TreeMsg::Promote(node) => {
                let edited = self.tree.promote(node);
                self.edited(shell, edited, |words| words.promoted)
            }
            TreeMsg::MakeMain(node) => {
                let edited = self.tree.make_main(node);
                self.edited(shell, edited, |words| words.made_main)
            }
            TreeMsg::Delete(node) => self.delete(shell, node),
            TreeMsg::Comment(node, text) => {
                let edited = self.tree.set_comment(node, &text);
                self.edited(shell, edited, |words| words.commented)
            }
            TreeMsg::Glyph(node, glyph) => {
                let edited = Ok(self.tree.set_glyph(node, glyph));
                self.edited(shell, edited, |words| words.rated)
            }
            TreeMsg::Undo => {
                let shown = self.tree.undo();
                self.went_back(
                    shell,
                    shown,
                    |words| words.edit_undone,
                    |words| words.nothing_to_undo,
                )
            }
            TreeMsg::Redo => {
                let shown = self.tree.redo();
                self.went_back(
                    shell,
                    shown,
                    |words| words.edit_redone,
                    |words| words.nothing_to_redo,
                )
            }
        }
    }

    /// Shows the position of a node.
    pub(super) fn look_at(&mut self, shell: &mut Shell, node: NodeId) -> Vec<Effect> {
        let before = self.board.game.revision();
        self.board.leave_position(shell);
        self.show(node);
        if self.board.game.revision() == before {
            Vec::new()
        } else {
            self.settle(shell)
        }
    }

    /// Plays moves from a position on, as far as they are legal, and shows the position after them.
    pub(super) fn play_names(&mut self, shell: &mut Shell, node: NodeId, names: &[String]) -> Vec<Effect> {
        if !self.tree.contains(node) {
            return Vec::new();
        }
        let before = self.tree.ply(self.current());
        self.board.leave_position(shell);
        self.show(node);
        let start = self.board.game.ply();
        for (at, name) in names.iter().enumerate() {
            // What nobody is asked for is played already.
            if self.board.game.line()[..self.board.game.ply()].get(start + at) == Some(name) {
                continue;
            }
            if self.board.game.play(name).is_err() {
                break;
            }
        }
        let mut effects = self.take_in_line(shell, before);
        effects.extend(self.settle(shell));
        effects
    }

    /// Shows the next move of the line with this sign; after the last one, the first.
    fn next_sign(&mut self, shell: &mut Shell, glyph: Glyph) -> Vec<Effect> {
        let (before, after) = self.line().split_at(self.board.game.ply());
        let mut moves = after.iter().chain(before);
        match moves.find(|&&node| self.sign(node) == Some(glyph)) {
            Some(&node) => self.look_at(shell, node),
            None => {
                let words = ReviewWords::of(shell.language);
                vec![Effect::Say((words.no_such_sign)(&(words.sign)(glyph)))]
            }
        }
    }

    /// Has the line go on with another of the ways on from the position that is shown.
    fn choose_way(&mut self, shell: &mut Shell, step: i8) -> Vec<Effect> {
        let (node, ply) = (self.current(), self.board.game.ply());
        let ways = self.tree.children(node).to_vec();
        let chosen = self
            .next()
            .and_then(|next| ways.iter().position(|&way| way == next));
        let (Some(at), 2..) = (chosen, ways.len()) else {
            return Vec::new();
        };
        let at = (at as isize + isize::from(step)).rem_euclid(ways.len() as isize) as usize;
        self.follow(self.tree.line(ways[at]), ply);
        let words = ReviewWords::of(shell.language);
        let text = view::move_in_words(self, shell, ways[at]);
        vec![Effect::Say((words.way_on)(&text, at + 1, ways.len()))]
    }

    /// Deletes a move with all that follows it; it can be undone.
    fn delete(&mut self, shell: &mut Shell, node: NodeId) -> Vec<Effect> {
        let Some(parent) = self.tree.parent(node) else {
            return Vec::new();
        };
        let is_shown = self.tree.path(self.current()).contains(&node);
        let was_on_line = self.line().contains(&node);
        let shown = if is_shown { parent } else { self.current() };
        let deleted = Ok(self.tree.delete(node));
        let mut effects = Vec::new();
        if is_shown {
            self.board.leave_position(shell);
        }
        if was_on_line {
            self.follow(self.tree.line(shown), self.tree.ply(shown));
        }
        effects.extend(self.edited(shell, deleted, |words| words.deleted));
        effects
    }

    /// After an edit: the line is where it was, the address tells the main line, and what was done is said; or why it
    /// was not.
    fn edited(
        &mut self,
        shell: &mut Shell,
        edited: Result<bool, TreeLimit>,
        say: fn(&ReviewWords) -> &'static str,
    ) -> Vec<Effect> {
        match edited {
            Ok(true) => {
                let words = ReviewWords::of(shell.language);
                let mut effects = vec![Effect::Go(self.address(), false)];
                effects.push(Effect::Say(say(words).to_owned()));
                effects
            }
            Ok(false) => Vec::new(),
            Err(limit) => vec![Effect::Alert(shell.notify(Notice::TreeLimit(limit)))],
        }
    }

    /// After an edit was undone or redone: shows what it was about; or says that there was none.
    fn went_back(
        &mut self,
        shell: &mut Shell,
        shown: Option<NodeId>,
        say: fn(&ReviewWords) -> &'static str,
        nothing: fn(&PlayWords) -> &'static str,
    ) -> Vec<Effect> {
        let Some(shown) = shown else {
            let text = nothing(PlayWords::of(shell.language));
            return vec![Effect::Say(text.to_owned())];
        };
        self.board.leave_position(shell);
        self.follow(self.tree.line(shown), self.tree.ply(shown));
        self.show_marks();
        let words = ReviewWords::of(shell.language);
        let news = format!("{} {}", say(words), view::news(self, shell));
        vec![Effect::Go(self.address(), false), Effect::Say(news)]
    }

    /// After something was played on the board: what is new becomes a variation. The board was at a ply of the line before.
    pub(super) fn take_in_line(&mut self, shell: &mut Shell, before: usize) -> Vec<Effect> {
        let names = self.board.game.line().to_vec();
        let is_same = |(node, name): &(&NodeId, &String)| self.tree.name(**node) == **name;
        let same = self.line().iter().zip(&names).take_while(is_same).count();
        let ply = self.board.game.ply();
        if same == names.len() {
            // What was played is what comes next: the line goes on as it did.
            if names.len() < self.line().len() {
                let line = self.line().to_vec();
                self.follow(line, ply);
            }
            return Vec::new();
        }
        let old = self.line().to_vec();
        let parent = same.checked_sub(1).map_or(NodeId::ROOT, |at| old[at]);
        match self.tree.add(parent, &names[same..]) {
            Ok(node) => {
                self.follow(self.tree.line(node), ply);
                Vec::new()
            }
            Err(limit) => {
                self.follow(old, before);
                vec![Effect::Alert(shell.notify(Notice::TreeLimit(limit)))]
            }
        }
    }
}
